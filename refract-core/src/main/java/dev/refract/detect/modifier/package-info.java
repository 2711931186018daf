/** Modifiers that came or went, and access that changed. */
package dev.refract.detect.modifier;

/** Code that went from one callable to another: extracted and inlined methods. */
package dev.refract.detect.crossing;

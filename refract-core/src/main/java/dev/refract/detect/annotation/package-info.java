/** Annotations that came, went or changed. */
package dev.refract.detect.annotation;

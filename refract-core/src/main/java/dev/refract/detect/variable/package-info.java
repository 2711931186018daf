/** Parameters and local variables that got another name, or became one another. */
package dev.refract.detect.variable;

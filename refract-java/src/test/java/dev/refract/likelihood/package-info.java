/** How alike the bodies of the elements of findings are. */
package dev.refract.likelihood;

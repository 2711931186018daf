/** Tests of the inputs that need no repository. */
package dev.refract.source;

/** Which pieces of code findings name, and what they call them. */
package dev.refract.places;

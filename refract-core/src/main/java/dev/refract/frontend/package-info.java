/** What a language has to provide: a parser into the neutral model, and the rendering of its elements. */
package dev.refract.frontend;

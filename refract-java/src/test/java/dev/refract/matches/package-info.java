/** Which entity became which, as the library and the outputs tell it, on parsed Java. */
package dev.refract.matches;

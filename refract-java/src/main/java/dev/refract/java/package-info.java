/** Java front end on Eclipse JDT; no type of the parser leaves this package. */
package dev.refract.java;

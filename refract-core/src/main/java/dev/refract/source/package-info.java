/** What is compared: two sets of source files with their paths, and what could not be read of them. */
package dev.refract.source;

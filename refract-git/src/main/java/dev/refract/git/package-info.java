/** Git as an input: commits, ranges, index and working tree, read from the object database and never written. */
package dev.refract.git;

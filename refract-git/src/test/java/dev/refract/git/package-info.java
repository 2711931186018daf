/** Tests of git as an input, against repositories that the git command line makes. */
package dev.refract.git;

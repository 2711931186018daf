/** Tests of the command line, in this process, over repositories in temporary folders. */
package dev.refract.cli;

/** The command line: {@link dev.refract.cli.Main} puts the commands together. */
package dev.refract.cli;

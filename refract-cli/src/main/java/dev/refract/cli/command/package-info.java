/** One class a command, and the groups of options that they share. */
package dev.refract.cli.command;

/** Tests of what all commands share. */
package dev.refract.cli.console;

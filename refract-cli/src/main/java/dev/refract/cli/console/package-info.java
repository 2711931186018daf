/** What every command talks to: streams, terminal, exit codes, and how failures are told. */
package dev.refract.cli.console;

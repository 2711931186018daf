/** Asking a database of mined histories, and what is made of the answers. */
package dev.refract.cli.ask;

/** Tests of the history of one element. */
package dev.refract.cli.history;

/** Tests of how revisions are read. */
package dev.refract.cli.subject;

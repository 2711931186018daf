/** What every format keeps to: a name, a writer of findings, and what a user can set of it. */
package dev.refract.output.spi;

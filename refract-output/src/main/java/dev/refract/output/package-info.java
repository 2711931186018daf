/** Writes findings in the formats of the command line; the entry is {@link dev.refract.output.OutputFormat}. */
package dev.refract.output;

/** Renames one thing of a commit in the version after, and looks at what the analysis makes of it. */
package dev.refract.bench.rename;

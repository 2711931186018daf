/** Answers with rows and columns, as text, CSV and JSON. */
package dev.refract.output.table;

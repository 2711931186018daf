/** Findings as JSON and JSON Lines, both ways; the format is described in {@code docs/json.md}. */
package dev.refract.output.json;

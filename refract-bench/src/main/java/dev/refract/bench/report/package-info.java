/** What the bench tells: text for people, and a summary as JSON for scripts. */
package dev.refract.bench.report;

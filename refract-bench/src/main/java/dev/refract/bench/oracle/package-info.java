/** Oracles: repositories whose branches are commits with judged answers, read into memory. */
package dev.refract.bench.oracle;

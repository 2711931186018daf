/** Small benchmarks for work on one stage; the figures that count come from runs over oracles. */
package dev.refract.bench.jmh;

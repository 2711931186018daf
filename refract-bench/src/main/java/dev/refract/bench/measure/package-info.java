/** What a run costs: time beside the time of a bare parse, heap, and work units. */
package dev.refract.bench.measure;

/** Other tools on the same cases in the same run: each in a process of its own, with its own libraries. */
package dev.refract.bench.peer;

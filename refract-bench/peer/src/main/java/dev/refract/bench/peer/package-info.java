/** The worker processes of other tools. */
package dev.refract.bench.peer;

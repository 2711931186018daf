/** Result files held against an oracle's labels, and against each other, item by item. */
package dev.refract.bench.accuracy;

/** The bench's commands, one class each. */
package dev.refract.bench.command;

/** Tests of runs with an engine that says what the test wants. */
package dev.refract.cli.run;

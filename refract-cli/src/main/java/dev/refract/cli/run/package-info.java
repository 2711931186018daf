/** The way from subjects to written results: analyse in parallel, write in order, count. */
package dev.refract.cli.run;

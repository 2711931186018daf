/** What is analysed: commits, ranges, staged and unstaged work, pairs of folders. */
package dev.refract.cli.subject;

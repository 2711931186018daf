/** The history of one element: followed from its newest version to its oldest, through renames and moves. */
package dev.refract.cli.history;

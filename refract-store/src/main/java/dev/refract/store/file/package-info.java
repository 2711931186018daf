/** The database file: how it is made, opened and shared, and what is told where that fails. */
package dev.refract.store.file;

/** Asks a database: any question, those that have a name, and findings as records again. */
package dev.refract.store.read;

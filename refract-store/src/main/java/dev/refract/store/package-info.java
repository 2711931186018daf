/** Results of whole histories, kept in a database file: {@link dev.refract.store.MiningStore} writes, {@link dev.refract.store.Archive} reads. */
package dev.refract.store;

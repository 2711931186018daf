/** Makes rows of records. */
package dev.refract.store.write;

/** The tables, in versions. */
package dev.refract.store.schema;

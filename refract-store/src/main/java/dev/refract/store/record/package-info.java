/** What is kept, as records. */
package dev.refract.store.record;

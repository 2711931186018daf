/** What code refers to, as far as its own syntax tells: local declarations, and names with arity and receiver. */
package dev.refract.model.reference;

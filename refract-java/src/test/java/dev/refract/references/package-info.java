/** What code refers to, on parsed Java. */
package dev.refract.references;

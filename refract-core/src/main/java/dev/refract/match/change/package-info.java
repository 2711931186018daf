/** What differs between matched entities, down to the smallest node. */
package dev.refract.match.change;

/** The neutral model of a code base: files without paths, and the entities and names of a whole version. */
package dev.refract.model;

/** One parsed file, free of paths and of resolution, so that it can be cached by the id of its content. */
package dev.refract.model.file;

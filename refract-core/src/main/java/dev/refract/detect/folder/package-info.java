/** Packages and source folders that moved, were renamed, split or merged. */
package dev.refract.detect.folder;

/** Matching of two versions, wired together: the matcher decides, detectors name. */
package dev.refract.match;

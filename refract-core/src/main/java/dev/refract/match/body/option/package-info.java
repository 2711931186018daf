/**
 * What a user may change about the matching of bodies: the thresholds, and the rules that are switched off.
 */
package dev.refract.match.body.option;

/**
 * Two bodies that belong together: statements, then variables, then forms, until nothing changes any more.
 */
package dev.refract.match.body.pair;

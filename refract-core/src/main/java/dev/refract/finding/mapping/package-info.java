/** Which entity became which, as outputs see it: places and names on both sides, and what differs in between. */
package dev.refract.finding.mapping;

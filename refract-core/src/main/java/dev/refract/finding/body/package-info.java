/** Which statement became which, as outputs see it: records of code and places. */
package dev.refract.finding.body;

/** Tests of the list of formats, and the findings that the tests of all formats write. */
package dev.refract.output;

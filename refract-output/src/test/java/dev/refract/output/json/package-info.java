/** Tests of this format. */
package dev.refract.output.json;

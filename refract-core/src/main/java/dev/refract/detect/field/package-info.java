/** Fields and what stands between them and the code that uses them. */
package dev.refract.detect.field;

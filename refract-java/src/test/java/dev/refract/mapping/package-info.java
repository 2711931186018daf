/** Which entity became which, on whole cases. */
package dev.refract.mapping;

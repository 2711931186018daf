/** Types, parameters and exceptions in the declarations of callables and fields. */
package dev.refract.detect.signature;

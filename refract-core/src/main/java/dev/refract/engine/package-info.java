/** The entry of the library: {@link dev.refract.engine.Refract} runs the whole way from two versions to findings. */
package dev.refract.engine;

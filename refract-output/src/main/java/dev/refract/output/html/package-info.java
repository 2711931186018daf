/** One page with charts that needs no network. */
package dev.refract.output.html;

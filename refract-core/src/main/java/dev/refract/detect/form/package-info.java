/** Code that does the same in another form: conditions, loops, lambdas, clauses and creations. */
package dev.refract.detect.form;

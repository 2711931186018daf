/**
 * Code that says the same in another form: an expression that got a name, a condition as its opposite, a loop of another
 * kind, a pipeline, a lambda expression. Each form is found by one class; {@link dev.refract.match.body.form.Forms} lists them.
 */
package dev.refract.match.body.form;

/**
 * What linked statements say of fields: which one stands for another, which got an expression, which is gone.
 */
package dev.refract.match.body.field;

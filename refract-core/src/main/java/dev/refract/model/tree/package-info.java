/**
 * Syntax trees of any language in primitive arrays. Only this package touches the arrays; everybody else sees {@link
 * dev.refract.model.tree.Node}.
 */
package dev.refract.model.tree;

/** The stages that pair the entities of two versions. */
package dev.refract.match.entity;

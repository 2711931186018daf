/** What an analysis may take: files that are kept, and time. */
package dev.refract.limits;

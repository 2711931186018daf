/** The bench: accuracy and speed on oracles, peers side by side. A tool of the project, not published. */
package dev.refract.bench;

/** Who gets whom, where several compete: the best total. */
package dev.refract.match.assign;

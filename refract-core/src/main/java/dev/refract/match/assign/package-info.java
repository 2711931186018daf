/** Who gets whom, where several compete: the best total; and where the order counts, the longest that keeps it. */
package dev.refract.match.assign;

/** Variables, parameters and fields that hold together what others held. */
package dev.refract.match.regroup;

/** Types that moved, were renamed, or became another kind of type. */
package dev.refract.detect.type;

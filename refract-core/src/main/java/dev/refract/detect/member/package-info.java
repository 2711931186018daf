/** Members that got another name or another owner. */
package dev.refract.detect.member;

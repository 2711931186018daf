/** Mining: the commits of histories, analysed in parallel and saved in order. */
package dev.refract.cli.mine;

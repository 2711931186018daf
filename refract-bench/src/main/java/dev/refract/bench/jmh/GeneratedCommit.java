package dev.refract.bench.jmh;

import dev.refract.source.Comparison;
import dev.refract.source.Texts;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/** Commits made up of many alike classes, so that a benchmark needs no repository. */
public enum GeneratedCommit {
    /** One statement more in one method of a large class. */
    EDIT(1, 400, text -> text.replace("return total7;", "total7++;\n        return total7;")),
    /** Every class gets an annotation and its methods another access. */
    ANNOTATE(
            40,
            20,
            text -> text.replace("public class", "@Deprecated\npublic class").replace("protected", "public")),
    /** Every class moves to another package. */
    MOVE_PACKAGE(60, 10, text -> text.replace("package com.old;", "package org.fresh;"));

    private final int classes;
    private final int methods;
    private final UnaryOperator<String> change;

    GeneratedCommit(int classes, int methods, UnaryOperator<String> change) {
        this.classes = classes;
        this.methods = methods;
        this.change = change;
    }

    /** Both versions. */
    public Comparison comparison() {
        Map<String, String> before = new TreeMap<>();
        Map<String, String> after = new TreeMap<>();
        for (int number = 0; number < classes; number++) {
            String text = type(number);
            String changed = change.apply(text);
            before.put(path(text, number), text);
            after.put(path(changed, number), changed);
        }
        return Texts.compare(before, after);
    }

    private static String path(String text, int number) {
        String folder = text.startsWith("package com.old;") ? "com/old" : "org/fresh";
        return "src/" + folder + "/Type" + number + ".java";
    }

    private String type(int number) {
        StringBuilder text = new StringBuilder("package com.old;\n\nimport java.util.List;\n\n");
        text.append("public class Type").append(number).append(" {\n");
        for (int method = 0; method < methods; method++) {
            text.append(method(number, method));
        }
        return text.append("}\n").toString();
    }

    private static String method(int number, int method) {
        return """
                    private int field%1$d = %2$d;

                    protected int sum%1$d(List<Integer> values, int start) {
                        int total%1$d = start + field%1$d;
                        for (int value : values) {
                            if (value %% %3$d == 0) {
                                total%1$d += value * %2$d;
                            }
                        }
                        return total%1$d;
                    }
                """.formatted(method, number * 31 + method, method % 7 + 2);
    }
}

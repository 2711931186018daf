package dev.refract.match.assign;

import java.util.Arrays;

/** The assignment of the largest total weight (Kuhn and Munkres, in the form with potentials), in cubic time. */
final class Hungarian {
    private final double[][] weights;
    private final int size;
    private final double[] rowPotential;
    private final double[] columnPotential;
    private final int[] rowOfColumn;
    private final int[] previous;

    private Hungarian(double[][] weights) {
        this.weights = weights;
        this.size = weights.length;
        this.rowPotential = new double[size + 1];
        this.columnPotential = new double[size + 1];
        this.rowOfColumn = new int[size + 1];
        this.previous = new int[size + 1];
    }

    /**
     * Solves a square matrix.
     *
     * @return the column of each row
     */
    static int[] solve(double[][] weights) {
        Hungarian hungarian = new Hungarian(weights);
        for (int row = 1; row <= hungarian.size; row++) {
            hungarian.insert(row);
        }
        int[] columnOfRow = new int[hungarian.size];
        for (int column = 1; column <= hungarian.size; column++) {
            columnOfRow[hungarian.rowOfColumn[column] - 1] = column - 1;
        }
        return columnOfRow;
    }

    /** Finds the cheapest path from a free row to a free column; column 0 stands for the start. */
    private void insert(int row) {
        rowOfColumn[0] = row;
        double[] slack = new double[size + 1];
        Arrays.fill(slack, Double.POSITIVE_INFINITY);
        boolean[] used = new boolean[size + 1];
        int column = 0;
        do {
            used[column] = true;
            column = extend(column, slack, used);
        } while (rowOfColumn[column] != 0);
        while (column != 0) {
            rowOfColumn[column] = rowOfColumn[previous[column]];
            column = previous[column];
        }
    }

    private int extend(int column, double[] slack, boolean[] used) {
        int row = rowOfColumn[column];
        int next = 0;
        double delta = Double.POSITIVE_INFINITY;
        for (int candidate = 1; candidate <= size; candidate++) {
            if (used[candidate]) {
                continue;
            }
            double cost = -weights[row - 1][candidate - 1] - rowPotential[row] - columnPotential[candidate];
            if (cost < slack[candidate]) {
                slack[candidate] = cost;
                previous[candidate] = column;
            }
            if (slack[candidate] < delta) {
                delta = slack[candidate];
                next = candidate;
            }
        }
        shift(delta, slack, used);
        return next;
    }

    private void shift(double delta, double[] slack, boolean[] used) {
        for (int column = 0; column <= size; column++) {
            if (used[column]) {
                rowPotential[rowOfColumn[column]] += delta;
                columnPotential[column] -= delta;
            } else {
                slack[column] -= delta;
            }
        }
    }
}

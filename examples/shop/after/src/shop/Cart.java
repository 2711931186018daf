package shop;

import java.util.ArrayList;
import java.util.List;

public class Cart {
    private final List<Item> items = new ArrayList<>();

    public void add(Item item) {
        items.add(item);
    }

    public long total() {
        long sum = 0;
        for (Item item : items) {
            sum += item.price();
        }
        return sum;
    }
}

package shop;

import java.util.ArrayList;
import java.util.List;

public class Basket {
    List<Item> items = new ArrayList<>();

    void add(Item item) {
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

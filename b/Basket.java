package shop;

class Basket implements Stock {
    private final Stock stock = new Shelf();

    int putAll(String name, List<String> values) {
        int rest = values.size();
        return stock.put(name, rest);
    }

    int put(String name, int amount) {
        return stock.put(name, amount);
    }
}

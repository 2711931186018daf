package shop;

class Basket extends Shelf {
    private final Stock stock = new Shelf();

    int putAll(String name, List<String> values) {
        int rest = values.size();
        return put(name, rest);
    }
}

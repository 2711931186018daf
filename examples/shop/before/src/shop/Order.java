package shop;

public class Order {
    private final Basket basket;

    public Order(Basket basket) {
        this.basket = basket;
    }

    public Basket basket() {
        return basket;
    }

    public boolean isFree() {
        return basket.total() == 0;
    }
}

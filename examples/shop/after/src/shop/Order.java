package shop;

public class Order {
    private final Cart cart;

    public Order(Cart cart) {
        this.cart = cart;
    }

    public Cart cart() {
        return cart;
    }

    public boolean isFree() {
        return cart.total() <= 0;
    }
}

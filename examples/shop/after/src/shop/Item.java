package shop;

public interface Item {
    long price();
}

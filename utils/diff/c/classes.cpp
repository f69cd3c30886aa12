// Classes with virtual and public members, exceptions with clean-up and filters,
// templates with a constructor of their own, and objects made before main.
#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>

class Shape {
public:
  struct Size {
    int width, height;
  };
  union Value {
    long whole;
    double part;
  };
  explicit Shape(const char *name) : name(name) {}
  virtual ~Shape() {}
  virtual double area() const = 0;
  virtual Size size() const { return {1, 2}; }
  const std::string name;

protected:
  Value value = {0};
};

class Square final : public Shape {
public:
  explicit Square(double side) : Shape("square"), side(side) { value.part = side; }
  double area() const override {
    if (side < 0)
      throw std::domain_error("a side below zero");
    return side * value.part;
  }

private:
  double side;
};

struct Node {
  Node *next;
  int number;
};

template <typename T> struct Counted {
  static inline std::vector<T> made = std::vector<T>(3, T(7));
};

static std::vector<int> early = {1, 2, 3};

static int sum(const Node *node) { return node ? node->number + sum(node->next) : 0; }

static double measure(const Shape &shape) noexcept(false) {
  std::string text = shape.name + "!";
  try {
    return shape.area() + static_cast<double>(text.size());
  } catch (const std::logic_error &error) {
    std::printf("%s: %s\n", text.c_str(), error.what());
    throw;
  }
}

int main() {
  Node last = {nullptr, 5}, first = {&last, 4};
  std::printf("%d %zu %d\n", sum(&first), early.size(), Counted<int>::made[1]);
  for (double side : {2.0, -1.0}) {
    Square square(side);
    try {
      std::printf("%g %d\n", measure(square), square.size().height);
    } catch (const std::exception &error) {
      std::printf("caught %s\n", error.what());
    } catch (...) {
      std::printf("caught something\n");
    }
  }
  return 0;
}

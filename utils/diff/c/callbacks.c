// SPDX-License-Identifier: Apache-2.0
// Function pointers: tables, callbacks, returned functions, objects.
#include <stdio.h>
#include <stdlib.h>

typedef double (*Operation)(double, double);

static double plus(double a, double b) { return a + b; }
static double minus(double a, double b) { return a - b; }
static double times(double a, double b) { return a * b; }

static const struct {
  char symbol;
  Operation apply;
} operations[] = {{'+', plus}, {'-', minus}, {'*', times}};

static Operation choose(char symbol) {
  for (unsigned i = 0; i < 3; i++)
    if (operations[i].symbol == symbol)
      return operations[i].apply;
  return NULL;
}

typedef struct Shape Shape;
struct Shape {
  const struct {
    double (*area)(const Shape *);
    void (*grow)(Shape *, double);
    void (*release)(Shape *);
  } * methods;
  double a, b;
};

static double rectangle_area(const Shape *s) { return s->a * s->b; }
static double disc_area(const Shape *s) { return 3.0 * s->a * s->a; }
static void grow_both(Shape *s, double by) {
  s->a *= by;
  s->b *= by;
}
static void release(Shape *s) { free(s); }

static Shape *make(int is_disc, double a, double b) {
  static const struct {
    double (*area)(const Shape *);
    void (*grow)(Shape *, double);
    void (*release)(Shape *);
  } kinds[2] = {{rectangle_area, grow_both, release},
                {disc_area, grow_both, release}};
  Shape *s = malloc(sizeof *s);
  if (!s)
    exit(1);
  s->methods = (const void *)&kinds[is_disc];
  s->a = a;
  s->b = b;
  return s;
}

static void for_each(const int *values, int n, void (*visit)(int, void *),
                     void *user) {
  for (int i = 0; i < n; i++)
    visit(values[i], user);
}

static void add_to(int value, void *user) { *(long *)user += value; }
static void keep_max(int value, void *user) {
  int *max = user;
  if (value > *max)
    *max = value;
}

_Noreturn static void fail(const char *why) {
  fprintf(stderr, "%s\n", why);
  exit(3);
}

int main(int argc, char **argv) {
  if (argc > 5)
    fail(argv[0]);
  double value = 1;
  const char *program = "+*-*+";
  for (const char *p = program; *p; p++)
    value = choose(*p)(value, (double)(p - program) + 1.5);
  Shape *shapes[] = {make(0, 2, 3), make(1, 2, 0)};
  double areas = 0;
  for (int i = 0; i < 2; i++) {
    shapes[i]->methods->grow(shapes[i], 1.5);
    areas += shapes[i]->methods->area(shapes[i]);
    shapes[i]->methods->release(shapes[i]);
  }
  int values[] = {4, -9, 22, 7}, max = 0;
  long sum = 0;
  for_each(values, 4, add_to, &sum);
  for_each(values, 4, keep_max, &max);
  printf("%g %g %ld %d %d\n", value, areas, sum, max, choose('/') == NULL);
  return 0;
}

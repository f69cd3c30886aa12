// SPDX-License-Identifier: Apache-2.0
// Globals: initializers of all kinds, linkage, sections, aliases,
// constructors, thread-local storage, weak symbols.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

typedef struct Node {
  const char *name;
  struct Node *next;
  int (*call)(int);
  union {
    int i;
    char text[12];
  } data;
} Node;

static int twice(int x) { return 2 * x; }
static int square(int x) { return x * x; }

static Node last = {"last", NULL, square, {.text = "tail"}};
static Node middle = {"middle", &last, NULL, {42}};
Node head = {"head", &middle, twice, {.i = -1}};

const double table[] = {1, 2.5, -0.0, 1e300, 0x1p-1074};
static const char *const names[][2] = {{"a", "b"}, {"c", NULL}};
int64_t big[64] = {[3] = 7, [60] = -9};
char zeros[1000];
static const unsigned char bytes[] = {1, 2, 3, 255, 0, 128};
int *const pointer_into = (int *)&big[3];
static const short diff[] = {'a' - 'b', 300};
_Thread_local int per_thread = 5;
int common_one;
__attribute__((section("mine"), used)) static int sectioned = 11;
__attribute__((weak)) int weak_one = 13;
extern int aliased __attribute__((alias("weak_one")));
__attribute__((visibility("hidden"))) int hidden_one = 17;
static const wchar_t wide[] = L"w\u00e9";
const _Float16 halves[] = {0.5, -2};
const long double extended = 1.25L;

static int order;
__attribute__((constructor)) static void first(void) { order = order * 10 + 1; }
__attribute__((constructor(200))) static void second(void) {
  order = order * 10 + 2;
}
__attribute__((destructor)) static void done(void) { puts("done"); }

extern int missing __attribute__((weak));

int main(void) {
  int sum = 0;
  for (Node *n = &head; n; n = n->next)
    sum += n->call ? n->call(n->data.i & 0xff) : 1000;
  for (int i = 0; i < 64; i++)
    sum += (int)big[i];
  per_thread += sectioned + aliased + hidden_one + common_one;
  printf("%d %d %s %s %g\n", sum, per_thread, names[1][0], last.data.text,
         table[3]);
  printf("%d %d %d %d %d\n", *pointer_into, bytes[3], diff[0], (int)wide[1],
         zeros[999]);
  printf("%d %d %g %Lg\n", order, &missing == NULL, (double)halves[1],
         extended);
  return 0;
}

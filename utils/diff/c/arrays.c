// SPDX-License-Identifier: Apache-2.0
// Arrays of variable length, alloca, flexible array members, restrict, memory
// functions.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Text {
  size_t size;
  char data[];
} Text;

static Text *text_make(const char *source) {
  size_t size = strlen(source);
  Text *text = malloc(sizeof *text + size + 1);
  if (!text)
    abort();
  text->size = size;
  memcpy(text->data, source, size + 1);
  return text;
}

static int edit_distance(const Text *a, const Text *b) {
  int rows[2][b->size + 1];
  for (size_t j = 0; j <= b->size; j++)
    rows[0][j] = (int)j;
  for (size_t i = 1; i <= a->size; i++) {
    int *now = rows[i & 1], *before = rows[(i - 1) & 1];
    now[0] = (int)i;
    for (size_t j = 1; j <= b->size; j++) {
      int best = before[j - 1] + (a->data[i - 1] != b->data[j - 1]);
      if (before[j] + 1 < best)
        best = before[j] + 1;
      if (now[j - 1] + 1 < best)
        best = now[j - 1] + 1;
      now[j] = best;
    }
  }
  return rows[a->size & 1][b->size];
}

static long triangle(int n) {
  long m[n][n];
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= i; j++)
      m[i][j] = j == 0 || j == i ? 1 : m[i - 1][j - 1] + m[i - 1][j];
  return m[n - 1][n / 2];
}

static int reversed(const char *text) {
  size_t size = strlen(text);
  char *copy = __builtin_alloca(size + 1);
  for (size_t i = 0; i < size; i++)
    copy[i] = text[size - 1 - i];
  copy[size] = 0;
  return strcmp(copy, text);
}

int main(void) {
  Text *a = text_make("kitten sitting"), *b = text_make("sitting kitten");
  int wave[16] = {0};
  for (int step = 0; step < 20; step++) {
    memmove(wave + 1, wave, 15 * sizeof *wave);
    wave[0] = step % 3;
  }
  int grid[3][4][5] = {{{1, 2}, {3}}, {{4}}};
  memset(grid[2], 0xff, sizeof grid[2]);
  int sum = 0;
  for (int *p = &grid[0][0][0]; p < &grid[2][4][0]; p++)
    sum += *p;
  printf("%d %ld %d %d\n", edit_distance(a, b), triangle(16),
         reversed("level") == 0, reversed("levels") != 0);
  printf("%d %d %d\n", wave[0], wave[15], sum);
  free(a);
  free(b);
  return 0;
}

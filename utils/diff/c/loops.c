// SPDX-License-Identifier: Apache-2.0
// Loops of all kinds, with hints to unroll and vectorize; bits and primes.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static unsigned char sieve[2000];

static int primes(int limit) {
  int count = 0;
  for (int i = 2; i < limit; i++) {
    if (sieve[i])
      continue;
    count++;
    for (int j = i * i; j < limit; j += i)
      sieve[j] = 1;
  }
  return count;
}

static uint32_t crc(const unsigned char *data, size_t size) {
  uint32_t value = ~0u;
  while (size--) {
    value ^= *data++;
#pragma clang loop unroll(full)
    for (int bit = 0; bit < 8; bit++)
      value = value >> 1 ^ (0xedb88320u & -(value & 1));
  }
  return ~value;
}

static long dot(const int *restrict a, const short *restrict b, int n) {
  long sum = 0;
#pragma clang loop vectorize(enable) interleave_count(2)
  for (int i = 0; i < n; i++)
    sum += (long)a[i] * b[i];
  return sum;
}

static void scale(float *data, int n, float by) {
#pragma clang loop unroll(disable) vectorize(disable)
  for (int i = 0; i < n; i++)
    data[i] *= by;
}

static int collatz(unsigned n) {
  int steps = 0;
  do {
    n = n % 2 ? 3 * n + 1 : n / 2;
    steps++;
  } while (n != 1);
  return steps;
}

static int spiral(int n) {
  int *grid = calloc((size_t)(n * n), sizeof *grid);
  int x = 0, y = 0, dx = 1, dy = 0, check = 0;
  for (int i = 1; i <= n * n; i++) {
    grid[y * n + x] = i;
    int nx = x + dx, ny = y + dy;
    if (nx < 0 || ny < 0 || nx >= n || ny >= n || grid[ny * n + nx]) {
      int t = dx;
      dx = -dy;
      dy = t;
      nx = x + dx;
      ny = y + dy;
    }
    x = nx;
    y = ny;
  }
  for (int i = 0; i < n; i++)
    check = check * 31 + grid[i * n + i];
  free(grid);
  return check;
}

int main(void) {
  int a[100];
  short b[100];
  float f[40];
  for (int i = 0; i < 100; i++) {
    a[i] = i * 37 % 101;
    b[i] = (short)(50 - i);
    if (i < 40)
      f[i] = (float)i;
  }
  scale(f, 40, 0.25f);
  int found = -1;
  for (int i = 0; i < 10 && found < 0; i++)
    for (int j = i; j < 10; j++) {
      if (i * j == 42) {
        found = i * 100 + j;
        goto out;
      }
      if (i + j > 15)
        break;
    }
out:
  printf("%d %08x %ld %g\n", primes(2000),
         crc((const unsigned char *)"123456789", 9), dot(a, b, 100),
         (double)f[39]);
  printf("%d %d %d\n", collatz(27), spiral(7), found);
  return 0;
}

// SPDX-License-Identifier: Apache-2.0
// Inline assembly, builtins, vector extensions, prefetch, overflow.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef int Vector __attribute__((vector_size(16)));
typedef float Floats __attribute__((vector_size(32)));

#if defined(__x86_64__)
static uint32_t add_asm(uint32_t a, uint32_t b) {
  __asm__("addl %1, %0" : "+r"(a) : "r"(b) : "cc");
  return a;
}
static void divide(uint64_t a, uint64_t b, uint64_t *quotient, uint64_t *rest) {
  __asm__ volatile("divq %4"
                   : "=a"(*quotient), "=d"(*rest)
                   : "0"(a), "1"(0ull), "r"(b));
}
#else
static uint32_t add_asm(uint32_t a, uint32_t b) { return a + b; }
static void divide(uint64_t a, uint64_t b, uint64_t *quotient, uint64_t *rest) {
  *quotient = a / b;
  *rest = a % b;
}
#endif

static void barrier(void *p) { __asm__ volatile("" : : "r"(p) : "memory"); }

static Vector clamp(Vector v, int low, int high) {
  Vector lows = {low, low, low, low};
  Vector highs = {high, high, high, high};
  Vector below = v<lows, above = v> highs;
  return (v & ~(below | above)) | (lows & below) | (highs & above);
}

static uint32_t mixture(uint32_t x) {
  x ^= (uint32_t)__builtin_popcount(x) << 8;
  x = __builtin_bswap32(x) + (uint32_t)__builtin_clz(x | 1);
  x = (x << 7 | x >> 25) ^ (uint32_t)__builtin_ctz(x | 0x100);
  return x + (uint32_t)__builtin_parity(x) + __builtin_bitreverse32(x);
}

int main(void) {
  uint64_t quotient = 0, rest = 0;
  divide(1000003, 17, &quotient, &rest);
  barrier(&quotient);
  Vector v = clamp((Vector){-50, 3, 70, 9}, 0, 10);
  Vector shuffled = __builtin_shufflevector(v, v, 3, 6, 1, 4);
  v[2] = 99;
  Floats f = {1, 2, 3, 4, 5, 6, 7, 8};
  f = f * f + 0.5f;
  float total = 0;
  for (int i = 0; i < 8; i++)
    total += f[i];
  int sum, product;
  int wrapped =
      __builtin_add_overflow(2000000000, (int)quotient * 100000, &sum);
  wrapped |= __builtin_mul_overflow((int)rest, 3, &product) << 1;
  int data[64];
  memset(data, 1, sizeof data);
  for (int i = 0; i < 64; i++) {
    __builtin_prefetch(&data[(i + 8) & 63], 1, 3);
    data[i] += i;
  }
  if (__builtin_expect(total < 0, 0))
    __builtin_trap();
  printf("%u %llu %llu\n", add_asm(40, 2), (unsigned long long)quotient,
         (unsigned long long)rest);
  printf("%d %d %d %d %g\n", v[0], v[2], shuffled[0], shuffled[2],
         (double)total);
  printf("%08x %d %d %d %d\n", mixture(0x1234567), wrapped, product, data[63],
         (int)__builtin_object_size(data, 0));
  return 0;
}

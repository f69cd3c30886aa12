// SPDX-License-Identifier: Apache-2.0
// Structs by value, unions, bit-fields, packed layout, complex numbers.
#include <complex.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef struct Point {
  double x, y;
} Point;
typedef struct Small {
  int16_t a;
  char b;
} Small;
typedef struct Large {
  int64_t values[5];
  Point corner;
} Large;
typedef struct __attribute__((packed)) Packed {
  char tag;
  int32_t value;
  short tail;
} Packed;
typedef union Bits {
  float f;
  uint32_t u;
  unsigned char bytes[4];
} Bits;
typedef struct Flags {
  unsigned low : 3;
  signed middle : 7;
  unsigned long long wide : 40;
  _Bool flag : 1;
} Flags;
typedef struct Mixed {
  int id;
  float weight;
  union {
    long l;
    double d;
  };
} Mixed;

static Point add(Point a, Point b) { return (Point){a.x + b.x, a.y + b.y}; }
__attribute__((noinline)) static Small shrink(Small s) {
  return (Small){(int16_t)(s.a / 2), (char)(s.b + 1)};
}
__attribute__((noinline)) static Large scale(Large in, int64_t by) {
  for (int i = 0; i < 5; i++)
    in.values[i] *= by;
  in.corner = add(in.corner, in.corner);
  return in;
}
__attribute__((noinline)) static int sum_packed(const Packed *p, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum += p[i].tag + p[i].value + p[i].tail;
  return sum;
}
__attribute__((noinline)) static Mixed blend(Mixed m, float by) {
  m.weight *= by;
  m.l += m.id;
  return m;
}
__attribute__((noinline)) static double complex rotate(double complex z) {
  return z * (0.6 + 0.8 * I);
}
__attribute__((noinline)) static __int128 wide(__int128 x, long y) {
  return x * y + (x >> 3);
}

int main(void) {
  Point p = add((Point){1, 2}, (Point){.5, .25});
  Small s = shrink((Small){100, 'x'});
  Large l = scale((Large){{1, 2, 3, 4, 5}, p}, -3);
  Packed packed[3] = {{1, 100000, 7}, {-2, -5, 9}, {3, 1 << 20, -1}};
  Bits bits = {.f = -1.5f};
  bits.bytes[0] ^= 0x40;
  Flags flags = {5, -33, 0x123456789aull, 1};
  flags.middle += 2;
  flags.wide >>= 4;
  flags.low++;
  Mixed m = blend((Mixed){7, 2.5f, {1000}}, 4);
  double complex z = rotate(rotate(3 + 4 * I));
  __int128 big = wide((__int128)1 << 70, 12345);
  printf("%g %g %d %d\n", p.x, p.y, s.a, s.b);
  printf("%lld %g %d\n", (long long)l.values[4], l.corner.y,
         sum_packed(packed, 3));
  printf("%g %08x %u %d %llx %d\n", (double)bits.f, bits.u, flags.low,
         flags.middle, (unsigned long long)flags.wide, flags.flag);
  printf("%g %ld %.4f %.4f\n", (double)m.weight, m.l, creal(z), cimag(z));
  printf("%016llx%016llx\n", (unsigned long long)(big >> 64),
         (unsigned long long)big);
  return 0;
}

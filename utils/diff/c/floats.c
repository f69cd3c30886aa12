// SPDX-License-Identifier: Apache-2.0
// Floating point: the math library, special values, conversions.
#include <float.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static double integrate(double (*f)(double), double from, double to, int n) {
  double h = (to - from) / n, sum = 0.5 * (f(from) + f(to));
  for (int i = 1; i < n; i++)
    sum += f(from + i * h);
  return sum * h;
}

static double bell(double x) { return exp(-x * x); }

static float fast_root(float x) {
  uint32_t bits;
  memcpy(&bits, &x, 4);
  bits = 0x5f3759df - (bits >> 1);
  float y;
  memcpy(&y, &bits, 4);
  for (int i = 0; i < 3; i++)
    y *= 1.5f - 0.5f * x * y * y;
  return y;
}

static const char *kind(double x) {
  if (isnan(x))
    return "nan";
  if (isinf(x))
    return x < 0 ? "-inf" : "inf";
  return x == 0 ? (signbit(x) ? "-0" : "0") : "finite";
}

__attribute__((noinline)) static double mix(double a, double b, double t) {
  return fma(t, b, fma(-t, a, a)) + fmin(a, b) * 0 + copysign(0.5, b);
}

__attribute__((noinline)) static int to_int(float f) { return (int)f; }
__attribute__((noinline)) static uint64_t to_unsigned(double f) {
  return (uint64_t)f;
}

int main(void) {
  printf("%.8f %.8f\n", integrate(sin, 0, M_PI, 1000),
         integrate(bell, -5, 5, 1000));
  printf("%.5f %.5f\n", (double)fast_root(2), (double)fast_root(100));
  volatile double zero = 0;
  printf("%s %s %s %s %s\n", kind(zero / zero), kind(1 / zero), kind(-1 / zero),
         kind(-zero), kind(DBL_MIN));
  printf("%g %d %llu\n", mix(1, 5, 0.25), to_int(-7.9f),
         (unsigned long long)to_unsigned(1e19));
  printf("%g %g %g %g\n", floor(-1.5), ceil(1.2), trunc(-2.7), round(2.5));
  printf("%g %g %g\n", sqrt(2.25), pow(2, 0.5), fmod(10, 3.5));
  long double l = 1.0L / 3;
  printf("%.15Lf %a %g\n", l * 3, 0.1, (double)(float)0.1);
  int exponent;
  double fraction = frexp(48, &exponent);
  printf("%g %d %ld\n", fraction, exponent, lrint(2.5));
  return 0;
}

// SPDX-License-Identifier: Apache-2.0
// Variadic functions: a small printf of our own, sums, and forwarding.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static char buffer[512];
static size_t used;

static void put(char c) {
  if (used + 1 < sizeof buffer)
    buffer[used++] = c;
}

static void put_number(unsigned long value, unsigned base, int is_negative) {
  char digits[24];
  int n = 0;
  do
    digits[n++] = "0123456789abcdef"[value % base];
  while (value /= base);
  if (is_negative)
    put('-');
  while (n)
    put(digits[--n]);
}

static void format_list(const char *format, va_list list) {
  for (; *format; format++) {
    if (*format != '%') {
      put(*format);
      continue;
    }
    switch (*++format) {
    case 'd': {
      int v = va_arg(list, int);
      put_number(v < 0 ? -(unsigned long)v : (unsigned long)v, 10, v < 0);
      break;
    }
    case 'x':
      put_number(va_arg(list, unsigned), 16, 0);
      break;
    case 'l':
      put_number(va_arg(list, unsigned long), 10, 0);
      break;
    case 'c':
      put((char)va_arg(list, int));
      break;
    case 's':
      for (const char *s = va_arg(list, const char *); *s; s++)
        put(*s);
      break;
    case 'f': {
      double v = va_arg(list, double);
      put_number((unsigned long)v, 10, 0);
      put('.');
      put_number((unsigned long)((v - (double)(unsigned long)v) * 1000), 10, 0);
      break;
    }
    default:
      put(*format);
    }
  }
}

static void format(const char *text, ...) {
  va_list list, again;
  va_start(list, text);
  va_copy(again, list);
  format_list(text, list);
  va_end(list);
  format_list("[%d]", again);
  va_end(again);
}

static long double total(int count, ...) {
  va_list list;
  long double sum = 0;
  va_start(list, count);
  while (count-- > 0)
    sum += va_arg(list, long double);
  va_end(list);
  return sum;
}

typedef struct Pair {
  long a, b;
} Pair;

static long pairs(int count, ...) {
  va_list list;
  long sum = 0;
  va_start(list, count);
  for (int i = 0; i < count; i++) {
    Pair p = va_arg(list, Pair);
    sum += p.a * p.b;
  }
  va_end(list);
  return sum;
}

int main(void) {
  int (*print)(const char *, ...) = printf;
  format("%d %x %s %c%% %l %f", -42, 0xbeefu, "text", '!', 123456789012ul,
         3.25);
  print("%s\n%.2Lf %ld\n", buffer, total(3, 1.5L, 2.25L, -8.0L),
        pairs(2, (Pair){3, 4}, (Pair){-5, 6}));
  return 0;
}

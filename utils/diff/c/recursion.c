// SPDX-License-Identifier: Apache-2.0
// Recursion: Ackermann, hanoi, queens, mutual and tail calls, a small parser.
#include <ctype.h>
#include <stdio.h>

static unsigned ackermann(unsigned m, unsigned n) {
  return m == 0 ? n + 1 : ackermann(m - 1, n == 0 ? 1 : ackermann(m, n - 1));
}

static int hanoi(int n, int from, int to, int via) {
  return n == 0 ? 0
                : hanoi(n - 1, from, via, to) + 1 + hanoi(n - 1, via, to, from);
}

static int queens(unsigned columns, unsigned left, unsigned right,
                  unsigned all) {
  if (columns == all)
    return 1;
  int count = 0;
  for (unsigned free = all & ~(columns | left | right); free;) {
    unsigned bit = free & -free;
    free ^= bit;
    count += queens(columns | bit, (left | bit) << 1, (right | bit) >> 1, all);
  }
  return count;
}

static int is_odd(unsigned n);
static int is_even(unsigned n) { return n == 0 ? 1 : is_odd(n - 1); }
static int is_odd(unsigned n) { return n == 0 ? 0 : is_even(n - 1); }

static long sum_to(long n, long sum) {
  if (n == 0)
    return sum;
  __attribute__((musttail)) return sum_to(n - 1, sum + n);
}

typedef struct Parser {
  const char *at;
  int errors;
} Parser;

static long expression(Parser *p);

static long primary(Parser *p) {
  while (*p->at == ' ')
    p->at++;
  if (*p->at == '(') {
    p->at++;
    long value = expression(p);
    if (*p->at == ')')
      p->at++;
    else
      p->errors++;
    return value;
  }
  if (*p->at == '-') {
    p->at++;
    return -primary(p);
  }
  long value = 0;
  if (!isdigit((unsigned char)*p->at))
    p->errors++;
  while (isdigit((unsigned char)*p->at))
    value = value * 10 + *p->at++ - '0';
  return value;
}

static long term(Parser *p) {
  long value = primary(p);
  for (;; p->at++) {
    while (*p->at == ' ')
      p->at++;
    if (*p->at == '*') {
      p->at++;
      value *= primary(p);
    } else if (*p->at == '/') {
      p->at++;
      long by = primary(p);
      value = by ? value / by : (p->errors++, 0);
    } else {
      return value;
    }
    p->at--;
  }
}

static long expression(Parser *p) {
  long value = term(p);
  while (*p->at == '+' || *p->at == '-') {
    char sign = *p->at++;
    long next = term(p);
    value += sign == '+' ? next : -next;
  }
  return value;
}

int main(void) {
  printf("%u %d %d %d %ld\n", ackermann(2, 6), hanoi(8, 0, 1, 2),
         queens(0, 0, 0, (1u << 7) - 1), is_even(100) + 2 * is_odd(33),
         sum_to(1000, 0));
  const char *texts[] = {"1 + 2*3", "-(4 - 10) * (7/2)", "1/0", "(3",
                         "8/2/2-1"};
  for (int i = 0; i < 5; i++) {
    Parser p = {texts[i], 0};
    long value = expression(&p);
    printf("%ld/%d ", value, p.errors);
  }
  printf("\n");
  return 0;
}

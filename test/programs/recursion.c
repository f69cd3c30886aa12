// SPDX-License-Identifier: Apache-2.0
#include <stdbool.h>

#include "memref.h"

int64_t ackermann(int64_t m, int64_t n);
bool is_even(int32_t n);
bool is_odd(int32_t n);

int main(void) {
  CHECK(ackermann(0, 5) == 6);
  CHECK(ackermann(2, 3) == 9);
  CHECK(ackermann(3, 4) == 125);
  CHECK(is_even(20) && !is_even(7));
  CHECK(is_odd(21) && !is_odd(8));
  return 0;
}

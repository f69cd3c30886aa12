// SPDX-License-Identifier: Apache-2.0
#include "memref.h"

int64_t results(int64_t x, int64_t y);

int main(void) {
  CHECK(results(47, 10) == 4 * 1000 + 7 * 2);
  CHECK(results(-47, 10) == -4 * 1000 - 7 * 2);
  return 0;
}

// SPDX-License-Identifier: Apache-2.0
#include "memref.h"

int64_t prime(int64_t i, int64_t j);
int64_t num_calls(void);

int main(void) {
  CHECK(prime(0, 0) == 2 && prime(0, 2) == 5);
  CHECK(prime(1, 0) == 7 && prime(1, 2) == 13);
  CHECK(num_calls() == 4);
  return 0;
}

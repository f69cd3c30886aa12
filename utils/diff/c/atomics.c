// SPDX-License-Identifier: Apache-2.0
// Atomics, fences and volatile accesses.
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>

static atomic_int counter;
static _Atomic uint64_t wide;
static atomic_flag lock = ATOMIC_FLAG_INIT;
static _Atomic(int *) shared;
static volatile int device[4];
static atomic_short narrow;

static int raise_to(atomic_int *at, int value) {
  int old = atomic_load_explicit(at, memory_order_relaxed);
  while (old < value &&
         !atomic_compare_exchange_weak_explicit(
             at, &old, value, memory_order_acq_rel, memory_order_acquire))
    ;
  return old;
}

static void with_lock(void (*call)(int), int argument) {
  while (atomic_flag_test_and_set_explicit(&lock, memory_order_acquire))
    ;
  call(argument);
  atomic_flag_clear_explicit(&lock, memory_order_release);
}

static void work(int by) {
  atomic_fetch_add(&counter, by);
  atomic_fetch_xor_explicit(&wide, (uint64_t)by << 33, memory_order_relaxed);
  device[by & 3] += by;
}

int main(void) {
  static int target = 3;
  for (int i = 0; i < 20; i++)
    with_lock(work, i);
  int before = raise_to(&counter, 1000);
  int expected = 1000;
  _Bool swapped = atomic_compare_exchange_strong(&counter, &expected, 7);
  atomic_store(&shared, &target);
  atomic_thread_fence(memory_order_seq_cst);
  *atomic_load(&shared) += 4;
  atomic_signal_fence(memory_order_acq_rel);
  uint64_t old = atomic_exchange(&wide, 1);
  atomic_fetch_or(&wide, 12);
  atomic_fetch_and_explicit(&wide, ~4ull, memory_order_release);
  narrow += 5;
  narrow *= 3;
  int previous = __atomic_fetch_nand(&target, 5, __ATOMIC_SEQ_CST);
  previous += __sync_val_compare_and_swap(&target, ~(7 & 5), 1);
  printf("%d %d %d %d\n", before, expected, swapped, atomic_load(&counter));
  printf("%llx %llx %d %d %d\n", (unsigned long long)old,
         (unsigned long long)wide, target, narrow, previous);
  printf("%d %d\n", device[0], device[3]);
  return 0;
}

// SPDX-License-Identifier: Apache-2.0
// Thread pools: each task once, workers in range, reuse.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdatomic.h>
#include <stdbool.h>

#include "support/thread_pool.h"

enum { NUM_TASKS = 1000 };

/// How often each task ran.
typedef struct Counts {
  atomic_uint runs[NUM_TASKS];
  atomic_bool has_bad_worker;
  unsigned num_workers;
} Counts;

static void count_run(void *arg, size_t index, unsigned worker) {
  Counts *counts = arg;
  counts->runs[index]++;
  if (worker >= counts->num_workers)
    counts->has_bad_worker = true;
}

static void assert_each_runs(ThreadPool *pool, unsigned num_loops) {
  Counts counts = {.num_workers = thread_pool_num_workers(pool)};
  for (unsigned i = 0; i < num_loops; i++)
    thread_pool_for(pool, NUM_TASKS, count_run, &counts);
  for (size_t i = 0; i < NUM_TASKS; i++)
    assert_int_equal(counts.runs[i], num_loops);
  assert_false(counts.has_bad_worker);
}

static void no_pool_runs_in_the_caller(void **state) {
  (void)state;
  assert_int_equal(thread_pool_num_workers(NULL), 1);
  assert_each_runs(NULL, 1);
}

static void many_loops_run_each_task_once(void **state) {
  (void)state;
  ThreadPool *pool = thread_pool_create(4);
  assert_int_equal(thread_pool_num_workers(pool), 4);
  assert_each_runs(pool, 200);
  thread_pool_for(pool, 0, count_run, NULL);
  thread_pool_free(pool);
}

typedef struct Nested {
  ThreadPool *pool;
  Counts counts;
} Nested;

static void run_inner_loop(void *arg, size_t index, unsigned worker) {
  (void)index;
  (void)worker;
  Nested *nested = arg;
  thread_pool_for(nested->pool, NUM_TASKS, count_run, &nested->counts);
}

/// The threads are taken: the inner loops run where they begin.
static void loops_nest(void **state) {
  (void)state;
  enum { NUM_LOOPS = 50 };
  ThreadPool *pool = thread_pool_create(4);
  Nested nested = {pool, {.num_workers = 1}};
  thread_pool_for(pool, NUM_LOOPS, run_inner_loop, &nested);
  for (size_t i = 0; i < NUM_TASKS; i++)
    assert_int_equal(nested.counts.runs[i], NUM_LOOPS);
  assert_false(nested.counts.has_bad_worker);
  thread_pool_free(pool);
}

static void unused_pool_is_freed(void **state) {
  (void)state;
  ThreadPool *pool = thread_pool_create(0);
  assert_true(thread_pool_num_workers(pool) > 0);
  thread_pool_free(pool);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(no_pool_runs_in_the_caller),
      cmocka_unit_test(many_loops_run_each_task_once),
      cmocka_unit_test(loops_nest),
      cmocka_unit_test(unused_pool_is_freed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

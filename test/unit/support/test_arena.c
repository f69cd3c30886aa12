// SPDX-License-Identifier: Apache-2.0
// Arenas: alignment, growth, marks, absorption.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/arena.h"

static void memory_is_aligned(void **state) {
  (void)state;
  Arena arena;
  arena_init(&arena);
  for (size_t size = 0; size < 100; size++)
    assert_int_equal((uintptr_t)arena_alloc(&arena, size) % 8, 0);
  arena_free(&arena);
}

static void empty_allocation_has_an_address(void **state) {
  (void)state;
  Arena arena;
  arena_init(&arena);
  assert_non_null(arena_alloc(&arena, 0));
  arena_free(&arena);
  assert_int_equal(arena_size(&arena), 0);
}

static void large_allocations_fit(void **state) {
  (void)state;
  Arena arena;
  arena_init(&arena);
  char *large = arena_alloc_zero(&arena, 5 << 20);
  assert_int_equal(large[(5 << 20) - 1], 0);
  char *small = arena_copy_text(&arena, "abc", 3);
  assert_string_equal(small, "abc");
  arena_free(&arena);
}

static void rewind_gives_memory_back(void **state) {
  (void)state;
  Arena arena;
  arena_init(&arena);
  ArenaMark empty = arena_mark(&arena);
  char *first = arena_alloc(&arena, 16);
  ArenaMark mark = arena_mark(&arena);
  char *second = arena_alloc(&arena, 16);
  for (int i = 0; i < 100; i++)
    arena_alloc(&arena, 1000);
  arena_rewind(&arena, mark);
  assert_ptr_equal(arena_alloc(&arena, 16), second);
  assert_ptr_not_equal(first, second);
  arena_rewind(&arena, empty);
  assert_int_equal(arena_size(&arena), 0);
}

static void absorbed_chunks_live_on(void **state) {
  (void)state;
  Arena into, from;
  arena_init(&into);
  arena_init(&from);
  arena_alloc(&into, 8);
  char *text = arena_copy_text(&from, "kept", 4);
  size_t size = arena_size(&into) + arena_size(&from);
  arena_absorb(&into, &from);
  assert_int_equal(arena_size(&into), size);
  assert_int_equal(arena_size(&from), 0);
  assert_string_equal(text, "kept");
  arena_free(&into);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(memory_is_aligned),
      cmocka_unit_test(empty_allocation_has_an_address),
      cmocka_unit_test(large_allocations_fit),
      cmocka_unit_test(rewind_gives_memory_back),
      cmocka_unit_test(absorbed_chunks_live_on),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

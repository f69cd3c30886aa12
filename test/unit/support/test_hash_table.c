// SPDX-License-Identifier: Apache-2.0
// Hash tables: growth, removal, empty keys, interning.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "support/hash_table.h"

static void pointers_survive_growth_and_removal(void **state) {
  (void)state;
  PtrMap map = {0};
  static char keys[5000];
  for (int i = 0; i < 5000; i++)
    ptr_map_set(&map, &keys[i], &keys[i]);
  for (int i = 0; i < 5000; i += 2)
    assert_true(ptr_map_remove(&map, &keys[i]));
  assert_false(ptr_map_remove(&map, &keys[0]));
  assert_int_equal(map.size, 2500);
  for (int i = 0; i < 5000; i++)
    assert_ptr_equal(ptr_map_get(&map, &keys[i]), i % 2 ? &keys[i] : NULL);
  ptr_map_free(&map);
}

static void adding_and_removing_does_not_grow(void **state) {
  (void)state;
  PtrMap map = {0};
  static char keys[1000];
  for (int i = 0; i < 100000; i++) {
    ptr_map_set(&map, &keys[i % 1000], keys);
    ptr_map_remove(&map, &keys[i % 1000]);
  }
  assert_int_equal(map.size, 0);
  assert_true(map.capacity <= 16);
  ptr_map_free(&map);
}

static void keys_that_come_and_go_leave_no_trace(void **state) {
  (void)state;
  PtrMap pointers = {0};
  StringMap texts = {0};
  static char stays, goes;
  ptr_map_set(&pointers, &stays, &stays);
  string_map_set(&texts, STR("stays"), &stays);
  for (int i = 0; i < 5; i++) {
    ptr_map_set(&pointers, &goes, &goes);
    assert_true(ptr_map_remove(&pointers, &goes));
    string_map_set(&texts, STR("goes"), &goes);
    assert_true(string_map_remove(&texts, STR("goes")));
    assert_int_equal(pointers.used, 2);
    assert_int_equal(texts.used, 2);
  }
  assert_ptr_equal(ptr_map_get(&pointers, &stays), &stays);
  assert_ptr_equal(string_map_get(&texts, STR("stays")), &stays);
  ptr_map_free(&pointers);
  string_map_free(&texts);
}

static void cleared_map_is_empty(void **state) {
  (void)state;
  PtrMap map = {0};
  ptr_map_clear(&map);
  *ptr_map_slot(&map, &map) = &map;
  assert_true(ptr_map_has(&map, &map));
  ptr_map_clear(&map);
  assert_false(ptr_map_has(&map, &map));
  ptr_map_free(&map);
}

static void texts_are_compared_whole(void **state) {
  (void)state;
  StringMap map = {0};
  int one, two, three;
  string_map_set(&map, STR("a"), &one);
  string_map_set(&map, STR("a\0b"), &two);
  string_map_set(&map, string_ref(NULL, 0), &three);
  assert_ptr_equal(string_map_get(&map, STR("a")), &one);
  assert_ptr_equal(string_map_get(&map, STR("a\0b")), &two);
  assert_ptr_equal(string_map_get(&map, STR("")), &three);
  assert_null(string_map_get(&map, STR("b")));
  assert_true(string_map_remove(&map, STR("")));
  assert_null(string_map_get(&map, STR("")));
  assert_int_equal(map.size, 2);
  string_map_free(&map);
}

static bool int_equals(const void *object, const void *key) {
  return *(const int *)object == *(const int *)key;
}

static void interned_objects_are_found_in_collisions(void **state) {
  (void)state;
  InternTable table = {0};
  int numbers[300];
  for (int i = 0; i < 300; i++) {
    numbers[i] = i;
    assert_null(
        intern_table_find(&table, (uint64_t)i % 3, int_equals, &numbers[i]));
    intern_table_add(&table, (uint64_t)i % 3, &numbers[i]);
  }
  for (int i = 0; i < 300; i++)
    assert_ptr_equal(intern_table_find(&table, (uint64_t)i % 3, int_equals, &i),
                     &numbers[i]);
  intern_table_free(&table);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(pointers_survive_growth_and_removal),
      cmocka_unit_test(adding_and_removing_does_not_grow),
      cmocka_unit_test(keys_that_come_and_go_leave_no_trace),
      cmocka_unit_test(cleared_map_is_empty),
      cmocka_unit_test(texts_are_compared_whole),
      cmocka_unit_test(interned_objects_are_found_in_collisions),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

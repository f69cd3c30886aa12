// SPDX-License-Identifier: Apache-2.0
// Types: uniqueness, normal forms, strides, text, and nesting without limits.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ir/affine/affine.h"
#include "ir/attributes/attribute.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/op_def.h"
#include "ir/definitions/type_def.h"
#include "ir/print/printer.h"
#include "ir/types/type.h"

static int setup(void **state) {
  *state = mem_alloc(sizeof(Context));
  context_init(*state);
  return 0;
}

static int teardown(void **state) {
  context_free(*state);
  mem_free(*state);
  return 0;
}

static void assert_text(const Type *type, const char *expected) {
  Stream out = {0};
  type_print(&out, type);
  stream_char(&out, '\0');
  assert_string_equal(out.data, expected);
  stream_free(&out);
}

static void equal_types_are_one_object(void **state) {
  Context *ctx = *state;
  const Type *f32 = float_type_get(ctx, FLOAT_F32);
  const int64_t shape[] = {4, DYNAMIC_SIZE};
  assert_ptr_equal(integer_type_get(ctx, 32), integer_type_get(ctx, 32));
  assert_ptr_equal(integer_type_get(ctx, 7777), integer_type_get(ctx, 7777));
  assert_ptr_equal(memref_type_get(ctx, shape, 2, f32, NULL, NULL),
                   memref_type_get(ctx, shape, 2, f32, NULL, NULL));
  assert_ptr_equal(function_type_get(ctx, &f32, 1, &f32, 1),
                   function_type_get(ctx, &f32, 1, &f32, 1));
}

static void unequal_types_are_two_objects(void **state) {
  Context *ctx = *state;
  const Type *i8 = integer_type_get(ctx, 8);
  const int64_t shape[] = {4};
  assert_ptr_not_equal(integer_type_get_signed(ctx, 8, UNSIGNED), i8);
  assert_ptr_not_equal(function_type_get(ctx, &i8, 1, NULL, 0),
                       function_type_get(ctx, NULL, 0, &i8, 1));
  assert_ptr_not_equal(vector_type_get(ctx, shape, 1, i8),
                       ranked_tensor_type_get(ctx, shape, 1, i8, NULL));
}

static void default_layout_and_space_of_memrefs_vanish(void **state) {
  Context *ctx = *state;
  const Type *f32 = float_type_get(ctx, FLOAT_F32);
  const int64_t shape[] = {4, 4};
  const Attribute *identity =
      affine_map_attr_get(ctx, affine_identity_map_get(ctx, 2));
  const Attribute *zero =
      integer_attr_get_i64(ctx, integer_type_get(ctx, 64), 0);
  assert_ptr_equal(memref_type_get(ctx, shape, 2, f32, identity, zero),
                   memref_type_get(ctx, shape, 2, f32, NULL, NULL));
}

static void shaped_types_print(void **state) {
  Context *ctx = *state;
  const Type *f32 = float_type_get(ctx, FLOAT_F32);
  const int64_t shape[] = {4, 2};
  const int64_t dynamic[] = {DYNAMIC_SIZE};
  const bool scalable[] = {true, false};
  const Attribute *layout =
      strided_layout_attr_get(ctx, DYNAMIC_SIZE, (int64_t[]){1}, 1);
  const Attribute *space =
      integer_attr_get_i64(ctx, integer_type_get(ctx, 64), 3);
  assert_text(scalable_vector_type_get(ctx, shape, scalable, 2, f32),
              "vector<[4]x2xf32>");
  assert_text(memref_type_get(ctx, dynamic, 1, f32, layout, space),
              "memref<?xf32, strided<[1], offset: ?>, 3>");
  assert_text(ranked_tensor_type_get(ctx, shape, 2, f32, space),
              "tensor<4x2xf32, 3 : i64>");
  assert_text(unranked_memref_type_get(ctx, f32, space), "memref<*xf32, 3>");
  assert_text(unranked_tensor_type_get(ctx, f32), "tensor<*xf32>");
}

static void functions_print(void **state) {
  Context *ctx = *state;
  const Type *types[] = {integer_type_get(ctx, 32), index_type_get(ctx)};
  const Type *inner = function_type_get(ctx, NULL, 0, types, 1);
  assert_text(inner, "() -> i32");
  assert_text(function_type_get(ctx, types, 2, types, 2),
              "(i32, index) -> (i32, index)");
  assert_text(function_type_get(ctx, types, 1, &inner, 1),
              "(i32) -> (() -> i32)");
}

static void opaque_types_print_pretty_where_they_can(void **state) {
  Context *ctx = *state;
  assert_text(opaque_type_get(ctx, STR("a"), STR("b")), "!a.b");
  assert_text(opaque_type_get(ctx, STR("a"), STR("b<c->d, [\">\"]>")),
              "!a.b<c->d, [\">\"]>");
  assert_text(opaque_type_get(ctx, STR("a"), STR("\"b c\"")), "!a<\"b c\">");
  assert_text(opaque_type_get(ctx, STR("a"), STR("b c")), "!a<b c>");
}

static const DialectDef llvm = {.name = STR_INIT("llvm")};
static const TypeDef pointer = {.name = STR_INIT("llvm.ptr"),
                                .shape = TYPE_SHAPE_POINTER,
                                .dialect = &llvm};
static const TypeDef record = {.name = STR_INIT("llvm.struct"),
                               .shape = TYPE_SHAPE_STRUCT,
                               .dialect = &llvm};
static const TypeDef procedure = {.name = STR_INIT("llvm.func"),
                                  .shape = TYPE_SHAPE_FUNCTION,
                                  .dialect = &llvm};

static void nested_dialect_types_have_no_prefix(void **state) {
  Context *ctx = *state;
  const Type *ptr = dialect_type_get(ctx, &(DialectType){.def = &pointer});
  const Type *types[] = {ptr, vector_type_get(ctx, (int64_t[]){2}, 1, ptr)};
  const int64_t packed[] = {1, 0}, variadic[] = {1};
  const Type *named = identified_struct_get(ctx, &record, STR("a\"b"));
  DialectType body = {.def = &record,
                      .ints = packed,
                      .num_ints = 2,
                      .types = types,
                      .num_types = 2};
  assert_true(identified_struct_set_body(ctx, named, &body));
  assert_text(named,
              "!llvm.struct<\"a\\22b\", packed (ptr, vector<2x!llvm.ptr>)>");
  assert_text(dialect_type_get(ctx, &(DialectType){.def = &procedure,
                                                   .ints = variadic,
                                                   .num_ints = 1,
                                                   .types = types,
                                                   .num_types = 1}),
              "!llvm.func<ptr (...)>");
}

/// Two structs in each other, whose bodies are set once.
static void structs_by_name_may_hold_themselves(void **state) {
  Context *ctx = *state;
  const int64_t flags[] = {0, 0};
  const Type *a = identified_struct_get(ctx, &record, STR("a"));
  const Type *b = identified_struct_get(ctx, &record, STR("b"));
  assert_true(a != b && a == identified_struct_get(ctx, &record, STR("a")));
  assert_true(type_is_identified_struct(a) && !identified_struct_has_body(a));
  DialectType holds_a = {.def = &record,
                         .ints = flags,
                         .num_ints = 2,
                         .types = &a,
                         .num_types = 1};
  DialectType holds_b = holds_a;
  holds_b.types = &b;
  assert_true(identified_struct_set_body(ctx, a, &holds_b));
  assert_true(identified_struct_set_body(ctx, b, &holds_a));
  assert_true(identified_struct_set_body(ctx, b, &holds_a));
  assert_false(identified_struct_set_body(ctx, b, &holds_b));
  assert_true(identified_struct_has_body(b));
  assert_text(a, "!llvm.struct<\"a\", (struct<\"b\", (struct<\"a\">)>)>");
  assert_text(b, "!llvm.struct<\"b\", (struct<\"a\", (struct<\"b\">)>)>");
  context_forget_structs(ctx);
  assert_true(a != identified_struct_get(ctx, &record, STR("a")));
}

static void nesting_has_no_limit(void **state) {
  Context *ctx = *state;
  const Type *type = integer_type_get(ctx, 1);
  enum { DEPTH = 1000000 };
  for (int i = 0; i < DEPTH; ++i)
    type = tuple_type_get(ctx, &type, 1);
  Stream out = {0};
  type_print(&out, type);
  assert_int_equal(out.size, 7 * DEPTH + 2);
  stream_free(&out);
}

static void strides_are_row_major_without_a_layout(void **state) {
  Context *ctx = *state;
  const Type *f32 = float_type_get(ctx, FLOAT_F32);
  int64_t strides[3], offset;
  const int64_t shape[] = {2, DYNAMIC_SIZE, 3};
  const ShapedType *type =
      type_as_shaped(memref_type_get(ctx, shape, 3, f32, NULL, NULL));
  assert_true(memref_type_strides(ctx, type, strides, &offset));
  assert_true(strides[0] == DYNAMIC_SIZE && strides[1] == 3 && strides[2] == 1);
  assert_int_equal(offset, 0);
}

static void strides_of_an_affine_layout(void **state) {
  Context *ctx = *state;
  const Type *f32 = float_type_get(ctx, FLOAT_F32);
  int64_t strides[2], offset;
  const int64_t shape[] = {4, 4}, wanted[] = {DYNAMIC_SIZE, 2};
  const AffineMap *map = affine_strided_map_get(ctx, wanted, 2, 5);
  const ShapedType *type = type_as_shaped(
      memref_type_get(ctx, shape, 2, f32, affine_map_attr_get(ctx, map), NULL));
  assert_true(memref_type_strides(ctx, type, strides, &offset));
  assert_true(strides[0] == DYNAMIC_SIZE && strides[1] == 2 && offset == 5);
}

static void a_layout_with_a_remainder_is_not_strided(void **state) {
  Context *ctx = *state;
  const Type *f32 = float_type_get(ctx, FLOAT_F32);
  int64_t stride, offset;
  const int64_t shape[] = {4};
  const AffineExpr *expr = affine_binary_get(
      ctx, AFFINE_MOD, affine_dim_get(ctx, 0), affine_constant_get(ctx, 2));
  const AffineMap *map = affine_map_get(ctx, 1, 0, &expr, 1);
  const ShapedType *type = type_as_shaped(
      memref_type_get(ctx, shape, 1, f32, affine_map_attr_get(ctx, map), NULL));
  assert_false(memref_type_strides(ctx, type, &stride, &offset));
}

/// Each task makes types that others make too.
static void intern_some(void *arg, size_t index, unsigned worker) {
  (void)index, (void)worker;
  Context fork;
  context_fork(&fork, arg);
  for (unsigned i = 0; i < 2000; ++i) {
    const Type *type = integer_type_get(&fork, 1000 + i % 500);
    assert_ptr_equal(tuple_type_get(&fork, &type, 1),
                     tuple_type_get(&fork, &type, 1));
    integer_attr_get_i64(&fork, type, i);
    location_file_line_col_get(&fork, STR("file"), i, 1);
  }
  context_free(&fork);
}

static void interning_is_safe_from_several_threads(void **state) {
  Context *ctx = *state;
  ThreadPool *pool = thread_pool_create(4);
  context_set_thread_pool(ctx, pool);
  thread_pool_for(pool, 16, intern_some, ctx);
  context_set_thread_pool(ctx, NULL);
  thread_pool_free(pool);
  assert_int_equal(location_file_id(ctx, STR("file")), 0);
}

static void freed_operation_memory_is_used_again(void **state) {
  Context *ctx = *state;
  const size_t sizes[] = {1, 8, 160, 1024, 1025, 1 << 20};
  for (size_t i = 0; i < ARRAY_LENGTH(sizes); ++i) {
    void *memory = ir_alloc(ctx, sizes[i]);
    ir_release(ctx, memory, sizes[i]);
    assert_ptr_equal(ir_alloc(ctx, sizes[i]), memory);
  }
}

int main(void) {
#define TEST(NAME) cmocka_unit_test_setup_teardown(NAME, setup, teardown)
  const struct CMUnitTest tests[] = {
      TEST(equal_types_are_one_object),
      TEST(unequal_types_are_two_objects),
      TEST(default_layout_and_space_of_memrefs_vanish),
      TEST(shaped_types_print),
      TEST(functions_print),
      TEST(opaque_types_print_pretty_where_they_can),
      TEST(nested_dialect_types_have_no_prefix),
      TEST(structs_by_name_may_hold_themselves),
      TEST(nesting_has_no_limit),
      TEST(strides_are_row_major_without_a_layout),
      TEST(strides_of_an_affine_layout),
      TEST(a_layout_with_a_remainder_is_not_strided),
      TEST(interning_is_safe_from_several_threads),
      TEST(freed_operation_memory_is_used_again),
  };
#undef TEST
  return cmocka_run_group_tests(tests, NULL, NULL);
}

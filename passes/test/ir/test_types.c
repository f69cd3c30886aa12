// SPDX-License-Identifier: Apache-2.0
// -test-recursive-types and -test-derived-attr: types that stand in their own
// body, attributes that follow from types.
#include "dialects/test/test_types.h"
#include "dialects/func/func.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/walk.h"
#include "passes/test/patterns/test_patterns.h"
#include "passes/test/test_passes.h"

/// `!test.test_rec<NAME, test_rec<NAME>>` at the start of the body.
static bool create_recursive(Context *ctx, Operation *function) {
  Block *entry = op_region(function, 0)->first;
  const Type *type = test_rec_type_get(ctx, STR("some_long_and_unique_name"));
  if (!test_rec_type_set_body(ctx, type, type)) {
    op_emit_error(ctx, function, "the type has another body already");
    return false;
  }
  Builder builder;
  builder_init(&builder, ctx);
  if (!entry)
    return true;
  builder_set_to_start(&builder, entry);
  builder_create_op(&builder, &test_ops[TEST_DUMMY_TYPE_TEST_OP],
                    location_unknown(), NULL, 0, type, NULL);
  return true;
}

static bool run_recursive(Context *ctx, Operation *op, const void *options) {
  (void)options;
  StringRef name = attr_string_value(op_prop(op, FUNC_PROP_SYM_NAME));
  if (string_ref_equals(name, STR("create")))
    return create_recursive(ctx, op);
  if (string_ref_equals(name, STR("roundtrip")))
    return true;
  return op_reject(ctx, op, "unexpected function name");
}

const PassDef test_recursive_types_pass = {
    .flag = "test-recursive-types",
    .summary = "Test support for recursive types",
    .anchor = "func.func",
    .run = run_recursive,
};

static void tell_derived(Context *ctx, const Operation *op) {
  const ShapedType *type = type_as_shaped(op_result_type(op, 0));
  if (!type)
    return;
  Diagnostic *diag = op_emit(ctx, op, DIAG_REMARK, "element_dtype = ");
  diag_attr(diag, type_attr_get(ctx, type->element));
  if (!shaped_type_has_static_shape(type))
    return;
  const Type *i32 = integer_type_get(ctx, 32);
  diag = op_emit(ctx, op, DIAG_REMARK, "num_elements = ");
  diag_attr(diag,
            integer_attr_get_i64(ctx, i32, shaped_type_num_elements(type)));
}

static bool run_derived(Context *ctx, Operation *root, const void *options) {
  (void)options;
  for (Operation *op = walk_first_postorder(root); op;
       op = walk_next_postorder(root, op))
    if (op_is(op, &test_ops[TEST_DERIVED_TYPE_ATTR]))
      tell_derived(ctx, op);
  return true;
}

const PassDef test_derived_attr_pass = {
    .flag = "test-derived-attr",
    .summary = "Run test derived attributes",
    .anchor = "func.func",
    .run = run_derived,
};

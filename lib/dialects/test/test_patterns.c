// SPDX-License-Identifier: Apache-2.0
// Canonicalizations of the test dialect.
#include "dialects/arith/arith_build.h"
#include "dialects/func/func.h"
#include "dialects/test/test.h"
#include "dialects/test/test_internal.h"
#include "rewrite/pattern.h"

/// The dialect's own: dialect_canonicalizable -> 42.
static bool become_42(const RewritePattern *self, Operation *op, Rewriter *rw) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  Value *value = arith_build_constant(
      rw, op->loc, integer_attr_get_i64(ctx, integer_type_get(ctx, 32), 42));
  rewriter_replace_op_with(rw, op, value);
  return true;
}

/// fold_to_call_op -> call of its callee, which takes and gives nothing.
static bool become_call(const RewritePattern *self, Operation *op,
                        Rewriter *rw) {
  (void)self;
  const Attribute *props[] = {
      [CALL_PROP_CALLEE] = op_prop(op, 0),
      [CALL_PROP_ARG_ATTRS] = NULL,
      [CALL_PROP_RES_ATTRS] = NULL,
      [CALL_PROP_NO_INLINE] = NULL,
  };
  builder_create_op(&rw->builder, &func_ops[FUNC_CALL], op->loc, NULL, 0, NULL,
                    props);
  rewriter_replace_op(rw, op, NULL);
  return true;
}

/// It goes, with all in it.
static bool remove_with_inner_ops(const RewritePattern *self, Operation *op,
                                  Rewriter *rw) {
  (void)self;
  rewriter_erase_op(rw, op);
  return true;
}

static const RewritePattern patterns[] = {
    {.name = "TestRemoveOpWithInnerOps",
     .root = &test_ops[TEST_OP_WITH_REGION_PATTERN],
     .benefit = 1,
     .run = remove_with_inner_ops},
    {.name = "become_42",
     .root = &test_ops[TEST_DIALECT_CANONICALIZABLE],
     .benefit = 1,
     .run = become_42},
    {.name = "become_call",
     .root = &test_ops[TEST_FOLD_TO_CALL_OP],
     .benefit = 1,
     .run = become_call},
};

const PatternTable test_patterns = PATTERN_TABLE(patterns);

// SPDX-License-Identifier: Apache-2.0
// Which operations of test may be inlined, and how they change when they are.
#include "dialects/common/control_flow.h"
#include "dialects/test/test.h"
#include "dialects/test/test_internal.h"
#include "ir/op_attrs.h"
#include "ir/walk.h"

static bool is_legal_call(const Operation *call, const Operation *callable,
                          bool would_be_cloned) {
  (void)callable;
  (void)would_be_cloned;
  return !op_attr(call, STR("noinline"));
}

static bool looks_inside(const Operation *op) {
  return !op_is(op, &test_ops[TEST_FUNCTIONAL_REGION_OP]);
}

/// A return becomes a branch of this dialect.
static void terminator_to_branch(Context *ctx, Operation *terminator,
                                 Block *next) {
  if (op_is(terminator, &test_ops[TEST_RETURN]))
    inline_terminator_as(ctx, terminator, &test_ops[TEST_BR], next);
}

static bool is_short_or_int(const Type *type) {
  return type_is_integer_of_width(type, 16) ||
         type_is_integer_of_width(type, 32);
}

/// i16 and i32 become each other.
static Value *convert_type(Builder *builder, const Operation *call,
                           Value *input, const Type *type) {
  if (!is_short_or_int(type) || !is_short_or_int(value_type(input)))
    return NULL;
  return op_result(builder_create_op(builder, &test_ops[TEST_CAST], call->loc,
                                     &input, 1, type, NULL),
                   0);
}

/// A test.type_changer of `value`, if `name` is among `attrs`.
static Value *change_if(Builder *builder, const Operation *call, Value *value,
                        const Attribute *attrs, StringRef name) {
  if (!attrs || !dictionary_get(attrs, name))
    return value;
  return op_result(builder_create_op(builder, &test_ops[TEST_TYPE_CHANGER],
                                     call->loc, &value, 1, value_type(value),
                                     NULL),
                   0);
}

static Value *handle_argument(Builder *builder, const Operation *call,
                              const Operation *callable, Value *value,
                              const Attribute *attrs, SymbolTables *tables) {
  (void)callable;
  (void)tables;
  return change_if(builder, call, value, attrs, STR("test.handle_argument"));
}

static Value *handle_result(Builder *builder, const Operation *call,
                            Value *value, const Attribute *attrs) {
  return change_if(builder, call, value, attrs, STR("test.handle_result"));
}

static void mark(Context *ctx, Operation *first, const Operation *end) {
  for (Operation *root = first; root != end; root = root->next)
    FOR_EACH_OP_PREORDER(op, root) {
      op_set_attr(ctx, op, STR("inlined_conversion"), unit_attr_get(ctx));
    }
}

/// Operations inlined for a conversion call are marked.
static void process_inlined(Context *ctx, Operation *call,
                            const InlinedBody *body) {
  if (!op_is(call, &test_ops[TEST_CONVERSION_CALL_OP]))
    return;
  mark(ctx, body->first, body->end);
  for (const Block *block = body->others; block != body->rest;
       block = block->next)
    mark(ctx, block->first, NULL);
}

const InlinerInterface test_inliner = {
    .is_legal_call = is_legal_call,
    .is_legal_region = inline_any_region,
    .is_legal_op = inline_any_op,
    .looks_inside = looks_inside,
    .terminator_to_branch = terminator_to_branch,
    .convert_type = convert_type,
    .process_inlined = process_inlined,
    .handle_argument = handle_argument,
    .handle_result = handle_result,
};

// SPDX-License-Identifier: Apache-2.0
// What the tests of the conversion driver share: a context, a root operation
// with one block, a target, patterns, a converter; and IR as text.
#ifndef MLOPT_TEST_UNIT_REWRITE_CONVERSION_FIXTURE_H
#define MLOPT_TEST_UNIT_REWRITE_CONVERSION_FIXTURE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ir/erase.h"
#include "ir/print/printer.h"
#include "rewrite/conversion/conversion.h"

typedef struct Fixture {
  Context ctx;
  Operation *root; ///< `test.root`, legal.
  Block *body;
  PatternSet patterns;
  ConversionTarget target;
  TypeConverter converter;
  ConversionConfig config;
} Fixture;

static inline const OpDef *named_op(Fixture *fixture, const char *name) {
  return context_unregistered_op_def(&fixture->ctx, string_ref_from_cstr(name));
}

static inline const Type *integer(Fixture *fixture, uint32_t width) {
  return integer_type_get(&fixture->ctx, width);
}

/// A detached operation.
static inline Operation *make(Fixture *fixture, const char *name,
                              Value *const *operands, uint32_t num_operands,
                              const Type *const *results, uint32_t num_results,
                              uint32_t num_regions) {
  OpState state = {.def = named_op(fixture, name),
                   .operands = operands,
                   .num_operands = num_operands,
                   .result_types = results,
                   .num_results = num_results,
                   .num_regions = num_regions};
  return op_create(&fixture->ctx, &state);
}

/// At the end of `block`, with at most one operand and one result.
static inline Operation *add(Fixture *fixture, Block *block, const char *name,
                             Value *operand, const Type *result) {
  Operation *op = make(fixture, name, &operand, operand != NULL, &result,
                       result != NULL, 0);
  block_append_op(block, op);
  return op;
}

static inline Operation *add_region_op(Fixture *fixture, Block *block,
                                       const char *name, Block **inner) {
  Operation *op = make(fixture, name, NULL, 0, NULL, 0, 1);
  block_append_op(block, op);
  *inner = block_create(&fixture->ctx);
  region_append_block(op_region(op, 0), *inner);
  return op;
}

static inline void fixture_init(Fixture *fixture) {
  *fixture = (Fixture){0};
  context_init(&fixture->ctx);
  context_allow_unregistered_dialects(&fixture->ctx, true);
  fixture->root = make(fixture, "test.root", NULL, 0, NULL, 0, 1);
  fixture->body = block_create(&fixture->ctx);
  region_append_block(op_region(fixture->root, 0), fixture->body);
  conversion_target_init(&fixture->target);
  type_converter_init(&fixture->converter);
  conversion_target_add_legal_op(&fixture->target,
                                 named_op(fixture, "test.root"));
}

static inline void fixture_free(Fixture *fixture) {
  op_erase(&fixture->ctx, fixture->root);
  pattern_set_free(&fixture->patterns);
  conversion_target_free(&fixture->target);
  type_converter_free(&fixture->converter);
  context_free(&fixture->ctx);
}

static inline void legal(Fixture *fixture, const char *name) {
  conversion_target_add_legal_op(&fixture->target, named_op(fixture, name));
}

static inline void illegal(Fixture *fixture, const char *name) {
  conversion_target_add_illegal_op(&fixture->target, named_op(fixture, name));
}

static inline void add_pattern(Fixture *fixture, RewritePattern pattern,
                               const char *root, bool has_converter) {
  pattern.root = named_op(fixture, root);
  pattern_set_add(&fixture->patterns, &pattern, 1,
                  has_converter ? &fixture->converter : NULL, fixture);
}

static inline bool convert(Fixture *fixture, ConversionMode mode) {
  FrozenPatternSet frozen;
  frozen_pattern_set_init(&frozen, &fixture->patterns);
  bool converted =
      conversion_apply(&fixture->ctx, mode, &fixture->root, 1, &fixture->target,
                       &frozen, &fixture->config);
  frozen_pattern_set_free(&frozen);
  return converted;
}

/// The IR as text; to be freed with stream_free.
static inline Stream print(Fixture *fixture) {
  Stream text = {0};
  PrintOptions options = print_options_default();
  options.generic = true;
  op_print(&fixture->ctx, fixture->root, &options, &text);
  stream_char(&text, 0);
  return text;
}

/// The body of the root is `lines`, each without its indentation.
static inline void expect_body(Fixture *fixture, const char *lines) {
  Stream text = print(fixture);
  Stream expected = {0};
  stream_cstr(&expected, "\"test.root\"() ({\n");
  stream_cstr(&expected, lines);
  stream_cstr(&expected, "}) : () -> ()\n");
  stream_char(&expected, 0);
  assert_string_equal(text.data, expected.data);
  stream_free(&text);
  stream_free(&expected);
}

static inline void expect_error(Fixture *fixture, const char *message) {
  assert_non_null(fixture->ctx.diags.first);
  Stream *text = &fixture->ctx.diags.first->text;
  stream_char(text, 0);
  assert_string_equal(text->data, message);
}

#endif

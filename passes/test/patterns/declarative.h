// SPDX-License-Identifier: Apache-2.0
// Helpers that the declarative patterns are written with.
#ifndef MLOPT_PASSES_TEST_PATTERNS_DECLARATIVE_H
#define MLOPT_PASSES_TEST_PATTERNS_DECLARATIVE_H

#include "ir/interfaces/fold.h"
#include "passes/test/patterns/test_patterns.h"

#define RULE(NAME)                                                             \
  static bool NAME(const RewritePattern *self, Operation *op, Rewriter *rw)

/// Expands to two arguments: an array of values and its size.
#define VALUES(...)                                                            \
  ((Value *const[]){__VA_ARGS__}),                                             \
      (uint32_t)(sizeof((Value *const[]){__VA_ARGS__}) / sizeof(Value *))

/// The defining operation of operand `index` if it is a `def`, else NULL.
const Operation *test_producer(const Operation *op, unsigned index, TestOp def);
/// Number in property `index`; INT64_MIN if it has none.
int64_t test_number(const Operation *op, unsigned index);
/// `value : i32`.
const Attribute *test_i32_attr(Rewriter *rw, int64_t value);
/// Fused locations of `root` and `second`, and of `third` if it is not NULL.
Location test_fused_loc(Rewriter *rw, const Operation *root,
                        const Operation *second, const Operation *third);

/// Creates an operation of result type `type` (NULL: without result), and
/// returns its result.
Value *test_make(Rewriter *rw, TestOp def, Location loc, Value *const *operands,
                 uint32_t num_operands, const Type *type,
                 const Attribute *const *props);
/// A new operation of the root's result types takes its place; one without
/// results is erased. Properties that are not given are absent.
void test_become(Rewriter *rw, Operation *root, TestOp def, Location loc,
                 Value *const *operands, uint32_t num_operands,
                 const Attribute *const *props);
/// The root becomes self->generated[0], with its operands and properties.
bool test_rename(const RewritePattern *self, Operation *root, Rewriter *rw);

#define GENERATED_1(A) &test_ops[TEST_##A]
#define GENERATED_2(A, B) GENERATED_1(A), GENERATED_1(B)
#define GENERATED_3(A, B, C) GENERATED_2(A, B), GENERATED_1(C)
#define GENERATED_4(A, B, C, D) GENERATED_3(A, B, C), GENERATED_1(D)
#define GENERATED_NTH(A, B, C, D, NAME, ...) NAME
#define GENERATED(...)                                                         \
  GENERATED_NTH(__VA_ARGS__, GENERATED_4, GENERATED_3, GENERATED_2,            \
                GENERATED_1, )                                                 \
  (__VA_ARGS__)

/// A row: name, function, root, benefit, what it generates.
#define ROW(NAME, FUNCTION, ROOT, BENEFIT, ...)                                \
  {                                                                            \
    .name = NAME, .root = &test_ops[TEST_##ROOT], .benefit = BENEFIT,          \
    .generated = (const OpDef *const[]){GENERATED(__VA_ARGS__), NULL},         \
    .run = FUNCTION                                                            \
  }
/// ROW for a pattern that makes no operation.
#define ROW_OF_VALUES(NAME, FUNCTION, ROOT, BENEFIT)                           \
  {                                                                            \
    .name = NAME, .root = &test_ops[TEST_##ROOT], .benefit = BENEFIT,          \
    .generated = (const OpDef *const[]){NULL}, .run = FUNCTION                 \
  }

/// The tables of test_add_declarative_patterns.
extern const PatternTable test_declarative_patterns;
extern const PatternTable test_attribute_patterns;
extern const PatternTable test_value_patterns;
extern const PatternTable test_group_patterns;

#endif

// SPDX-License-Identifier: Apache-2.0
// Conversion of cf's branches: blocks get arguments of the types of what is
// passed to them, and the branch is made anew with 1:N operands in place.
// Follows mlir::cf::populateCFStructuralTypeConversions.
#include "dialects/cf/cf.h"
#include "passes/test/patterns/test_patterns.h"
#include "rewrite/conversion/signature.h"

/// The parts of a new branch.
typedef struct Branch {
  ValueVector operands;
  VECTOR(int32_t) counts; ///< Per successor.
  VECTOR(Block *) blocks;
} Branch;

static void branch_free(Branch *branch) {
  VECTOR_FREE(&branch->operands);
  VECTOR_FREE(&branch->counts);
  VECTOR_FREE(&branch->blocks);
}

static bool has_types(const Block *block, Value *const *values, size_t count) {
  if (block->num_arguments != count)
    return false;
  for (size_t i = 0; i < count; i++)
    if (value_type(block_argument(block, (unsigned)i)) != value_type(values[i]))
      return false;
  return true;
}

/// The block with arguments for `values` that `block` becomes, or NULL.
static Block *convert_block(const RewritePattern *self, Operation *op,
                            Block *block, Value *const *values, size_t count,
                            ConversionRewriter *conversion) {
  Rewriter *rw = &conversion->rewriter;
  if (has_types(block, values, count))
    return block;
  SignatureConversion signature;
  if (!type_converter_convert_block_signature(
          self->converter, rewriter_context(rw), block, &signature)) {
    rewriter_match_failure(rw, op, "could not compute block signature");
    return NULL;
  }
  bool fits = signature.types.size == count;
  for (size_t i = 0; fits && i < count; i++)
    fits = signature.types.data[i] == value_type(values[i]);
  Block *converted = NULL;
  if (fits)
    converted = conversion_apply_signature(conversion, block, &signature,
                                           self->converter);
  else
    rewriter_match_failure(rw, op,
                           "mismatch between adaptor operand types and "
                           "computed block signature");
  signature_conversion_free(&signature);
  return converted;
}

/// Successor `index` with what is passed to it.
static bool convert_successor(const RewritePattern *self, Operation *op,
                              unsigned index, const Adaptor *adaptor,
                              ConversionRewriter *conversion, Branch *branch) {
  unsigned first, count;
  op->def->successor_operands(op, index, &first, &count);
  size_t begin = branch->operands.size;
  for (unsigned i = first; i < first + count; i++)
    for (uint32_t k = 0; k < adaptor->operands[i].count; k++)
      VECTOR_PUSH(&branch->operands, adaptor->operands[i].values[k]);
  size_t size = branch->operands.size - begin;
  Block *block = convert_block(self, op, op_successor(op, index),
                               branch->operands.data + begin, size, conversion);
  VECTOR_PUSH(&branch->counts, (int32_t)size);
  VECTOR_PUSH(&branch->blocks, block);
  return block != NULL;
}

/// Sizes of the groups: the condition, and what each successor gets.
static void set_segments(Context *ctx, const Operation *op,
                         const Branch *branch, const Attribute **props) {
  int32_t sizes[] = {1, branch->counts.data[0], 0};
  const int32_t *counts = branch->counts.data;
  size_t num_cases = branch->counts.size - 1;
  for (size_t i = 1; i <= num_cases; i++)
    sizes[2] += counts[i];
  const Attribute *segments = dense_i32_array_attr_get(ctx, sizes, 3);
  if (op_is(op, &cf_ops[CF_COND_BR]))
    props[CF_COND_BR_SEGMENTS] = segments;
  if (!op_is(op, &cf_ops[CF_SWITCH]))
    return;
  props[CF_SWITCH_SEGMENTS] = segments;
  props[CF_SWITCH_CASE_SEGMENTS] =
      dense_i32_array_attr_get(ctx, counts + 1, num_cases);
}

static void replace_branch(Rewriter *rw, Operation *op, const Branch *branch) {
  enum { MAX_PROPS = 4 };
  const Attribute *props[MAX_PROPS] = {0};
  for (unsigned i = 0; i < op->num_props; i++)
    props[i] = op_prop(op, i);
  set_segments(rewriter_context(rw), op, branch, props);
  OpState state = {.def = op->def,
                   .loc = op->loc,
                   .operands = branch->operands.data,
                   .num_operands = (uint32_t)branch->operands.size,
                   .successors = branch->blocks.data,
                   .num_successors = (uint32_t)branch->blocks.size,
                   .props = props};
  builder_set_before(&rw->builder, op);
  builder_create(&rw->builder, &state);
  rewriter_replace_op(rw, op, NULL);
}

static bool convert_branch(const RewritePattern *self, Operation *op,
                           const Adaptor *adaptor,
                           ConversionRewriter *conversion) {
  Branch branch = {0};
  bool ok = true;
  if (!op_is(op, &cf_ops[CF_BR])) {
    ok = adaptor->operands[0].count == 1;
    if (ok)
      VECTOR_PUSH(&branch.operands, adaptor->operands[0].values[0]);
    else
      rewriter_match_failure(&conversion->rewriter, op,
                             "expected single element after type conversion");
  }
  for (unsigned i = 0; ok && i < op->num_successors; i++)
    ok = convert_successor(self, op, i, adaptor, conversion, &branch);
  if (ok)
    replace_branch(&conversion->rewriter, op, &branch);
  branch_free(&branch);
  return ok;
}

#define ROW(NAME, ROOT)                                                        \
  {                                                                            \
    .name = NAME, .root = &cf_ops[CF_##ROOT], .benefit = 1,                    \
    .convert = convert_branch                                                  \
  }

static const RewritePattern branches[] = {
    ROW("convert_br", BR),
    ROW("convert_cond_br", COND_BR),
    ROW("convert_switch", SWITCH),
};

void test_add_branch_patterns(PatternSet *set, const TypeConverter *converter) {
  pattern_set_add(set, branches, ARRAY_LENGTH(branches), converter, NULL);
}

// SPDX-License-Identifier: Apache-2.0
// The table of arith's canonicalization patterns, by root and in the order in
// which they are tried, and the functions that they build with. A benefit is
// the number of operations that the pattern matches, without constants.
#include "dialects/arith/arith_patterns.h"

#include "ir/attributes/attribute.h"

Operation *arith_operand_op(const Operation *op, unsigned index, ArithOp def) {
  Operation *inner = value_defining_op(op_operand(op, index));
  return inner && op_is(inner, &arith_ops[def]) ? inner : NULL;
}

Value *arith_build(Rewriter *rw, ArithOp def, Location loc, Value *lhs,
                   Value *rhs, const Type *type, const Attribute *flags) {
  enum { MAX_PROPS = 2 };
  const Attribute *props[MAX_PROPS] = {flags};
  Value *operands[] = {lhs, rhs};
  assert(arith_ops[def].num_props <= MAX_PROPS);
  Operation *op = builder_create_op(&rw->builder, &arith_ops[def], loc,
                                    operands, rhs ? 2 : 1, type, props);
  return op_result(op, 0);
}

Location arith_fused_loc(Rewriter *rw, const Operation *op,
                         const Value *value) {
  const Operation *other = value_defining_op(value);
  Location parts[] = {op->loc, other ? other->loc : location_unknown()};
  return location_fused_get(rewriter_context(rw), parts, 2, NULL);
}

#define MERGE(pattern_name, ROOT, OUTER, INNER, INNER_CONSTANT, KIND, RESULT,  \
              RESULT_CONSTANT, LOSES)                                          \
  {                                                                            \
    .name = pattern_name, .root = &arith_ops[ARITH_##ROOT], .benefit = 2,      \
    .run = arith_merge_constants,                                              \
    .user = &(const ConstantMergeRule){OUTER,          ARITH_##INNER,          \
                                       INNER_CONSTANT, MERGE_##KIND,           \
                                       ARITH_##RESULT, RESULT_CONSTANT,        \
                                       LOSES},                                 \
    .operand_def = &arith_ops[ARITH_##INNER], .operand = 1 - (OUTER)           \
  }

#define PATTERN(pattern_name, ROOT, number, function)                          \
  {                                                                            \
    .name = pattern_name, .root = &arith_ops[ARITH_##ROOT], .benefit = number, \
    .run = function                                                            \
  }

#define CAST(pattern_name, ROOT, number, function, INNER, RESULT)              \
  {                                                                            \
    .name = pattern_name, .root = &arith_ops[ARITH_##ROOT], .benefit = number, \
    .run = function, .user = &(const CastRule){ARITH_##INNER, ARITH_##RESULT}, \
    .operand_def = &arith_ops[ARITH_##INNER]                                   \
  }

static const RewritePattern patterns[] = {
    MERGE("add-of-add", ADDI, 1, ADDI, 1, SUM, ADDI, 1, false),
    MERGE("add-of-sub", ADDI, 1, SUBI, 1, OUTER_MINUS, ADDI, 1, false),
    MERGE("add-of-sub-from", ADDI, 1, SUBI, 0, SUM, SUBI, 0, false),
    PATTERN("add-negated-rhs", ADDI, 2, arith_add_negated_rhs),
    PATTERN("add-negated-lhs", ADDI, 2, arith_add_negated_lhs),

    PATTERN("drop-carry", ADDUI_EXTENDED, 1, arith_drop_high_result),

    MERGE("sub-of-add", SUBI, 1, ADDI, 1, INNER_MINUS, ADDI, 1, true),
    MERGE("sub-from-add", SUBI, 0, ADDI, 1, OUTER_MINUS, SUBI, 0, false),
    MERGE("sub-of-sub", SUBI, 1, SUBI, 1, SUM, SUBI, 1, false),
    MERGE("sub-of-sub-from", SUBI, 1, SUBI, 0, INNER_MINUS, SUBI, 0, false),
    MERGE("sub-from-sub", SUBI, 0, SUBI, 1, SUM, SUBI, 0, false),
    MERGE("sub-from-sub-from", SUBI, 0, SUBI, 0, OUTER_MINUS, ADDI, 1, false),
    PATTERN("negate-difference", SUBI, 2, arith_negate_difference),

    MERGE("mul-of-mul", MULI, 1, MULI, 1, PRODUCT, MULI, 1, false),
    PATTERN("drop-high-signed", MULSI_EXTENDED, 1, arith_drop_high_result),
    PATTERN("high-of-times-one", MULSI_EXTENDED, 1, arith_high_of_times_one),
    PATTERN("drop-high-unsigned", MULUI_EXTENDED, 1, arith_drop_high_result),

    CAST("narrow-and-extui", ANDI, 3, arith_narrow_bits, EXTUI, ANDI),
    CAST("narrow-and-extsi", ANDI, 3, arith_narrow_bits, EXTSI, ANDI),
    CAST("narrow-or-extui", ORI, 3, arith_narrow_bits, EXTUI, ORI),
    CAST("narrow-or-extsi", ORI, 3, arith_narrow_bits, EXTSI, ORI),
    PATTERN("invert-compare", XORI, 2, arith_invert_compare),
    CAST("narrow-xor-extui", XORI, 3, arith_narrow_bits, EXTUI, XORI),
    CAST("narrow-xor-extsi", XORI, 3, arith_narrow_bits, EXTSI, XORI),

    CAST("compare-extsi", CMPI, 3, arith_compare_sources, EXTSI, CMPI),
    CAST("compare-extui", CMPI, 3, arith_compare_sources, EXTUI, CMPI),
    PATTERN("compare-ints", CMPF, 1, arith_compare_ints),

    PATTERN("drop-selected-in-false", SELECT, 2, arith_drop_selected_in_false),
    PATTERN("drop-selected-in-true", SELECT, 2, arith_drop_selected_in_true),
    PATTERN("select-of-not", SELECT, 2, arith_select_of_not),
    PATTERN("select-to-not", SELECT, 1, arith_select_to_not),
    PATTERN("select-to-ext", SELECT, 1, arith_select_to_ext),

    CAST("index-cast-round-trip", INDEX_CAST, 2, arith_drop_round_trip,
         INDEX_CAST, INDEX_CAST),
    CAST("index-cast-of-extsi", INDEX_CAST, 2, arith_cast_of_cast, EXTSI,
         INDEX_CAST),
    CAST("index-castui-round-trip", INDEX_CASTUI, 2, arith_drop_round_trip,
         INDEX_CASTUI, INDEX_CASTUI),
    CAST("index-castui-of-extui", INDEX_CASTUI, 2, arith_cast_of_cast, EXTUI,
         INDEX_CASTUI),
    CAST("bitcast-of-bitcast", BITCAST, 2, arith_cast_of_cast, BITCAST,
         BITCAST),
    CAST("extsi-of-extui", EXTSI, 2, arith_cast_of_cast, EXTUI, EXTUI),
    CAST("trunc-of-extsi", TRUNCI, 2, arith_trunc_of_ext, EXTSI, EXTSI),
    CAST("trunc-of-extui", TRUNCI, 2, arith_trunc_of_ext, EXTUI, EXTUI),
    PATTERN("trunc-of-shift", TRUNCI, 2, arith_trunc_of_shift),
    CAST("trunc-of-sitofp", TRUNCF, 2, arith_trunc_of_int, SITOFP, SITOFP),
    CAST("trunc-of-uitofp", TRUNCF, 2, arith_trunc_of_int, UITOFP, UITOFP),

    PATTERN("drop-two-signs-mul", MULF, 3, arith_drop_two_signs),
    PATTERN("drop-two-signs-div", DIVF, 3, arith_drop_two_signs),
};

const PatternTable arith_patterns = PATTERN_TABLE(patterns);

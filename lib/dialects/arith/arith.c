// SPDX-License-Identifier: Apache-2.0
// The arith dialect: its attributes, constants, names of results and inference
// of their types.
#include "dialects/arith/arith.h"

#include "dialects/arith/arith_internal.h"
#include "dialects/arith/arith_patterns.h"
#include "dialects/common/constant_fold.h"
#include "dialects/common/constraints.h"
#include "dialects/common/control_flow.h"
#include "dialects/common/infer.h"
#include "dialects/func/func.h"
#include "dialects/ub/ub.h"
#include "ir/attributes/attribute.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/interfaces/fold.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/print/printer.h"

static const EnumCase fastmath_cases[] = {
    {STR_INIT("none"), 0},
    {STR_INIT("reassoc"), ARITH_FASTMATH_REASSOC},
    {STR_INIT("nnan"), ARITH_FASTMATH_NNAN},
    {STR_INIT("ninf"), ARITH_FASTMATH_NINF},
    {STR_INIT("nsz"), ARITH_FASTMATH_NSZ},
    {STR_INIT("arcp"), ARITH_FASTMATH_ARCP},
    {STR_INIT("contract"), ARITH_FASTMATH_CONTRACT},
    {STR_INIT("afn"), ARITH_FASTMATH_AFN},
    {STR_INIT("fast"), ARITH_FASTMATH_FAST},
};

static const EnumCase overflow_cases[] = {
    {STR_INIT("none"), 0},
    {STR_INIT("nsw"), ARITH_OVERFLOW_NSW},
    {STR_INIT("nuw"), ARITH_OVERFLOW_NUW},
};

const AttrDef arith_attr_defs[ARITH_NUM_ATTRS] = {
    [ARITH_ATTR_FASTMATH] = {.name = STR_INIT("arith.fastmath"),
                             .shape = ATTR_SHAPE_FLAGS,
                             .dialect = &arith_dialect,
                             .cases = fastmath_cases,
                             .num_cases = ARRAY_LENGTH(fastmath_cases),
                             .separator = ",",
                             .cpp_name = "Arith_FastMathAttr",
                             .enum_name = "::mlir::arith::FastMathFlags"},
    [ARITH_ATTR_OVERFLOW] = {.name = STR_INIT("arith.overflow"),
                             .shape = ATTR_SHAPE_FLAGS,
                             .dialect = &arith_dialect,
                             .cases = overflow_cases,
                             .num_cases = ARRAY_LENGTH(overflow_cases),
                             .cpp_name = "Arith_IntegerOverflowAttr",
                             .enum_name =
                                 "::mlir::arith::IntegerOverflowFlags"},
};

uint64_t arith_flags(const Operation *op, unsigned slot) {
  const DialectAttr *flags = attr_as_dialect(op_prop(op, slot), NULL);
  return flags ? flags->value : 0;
}

// --- constants --------------------------------------------------------------

bool arith_fold_constant(Context *ctx, Operation *op,
                         const Attribute *const *constants,
                         FoldResult *results) {
  (void)ctx;
  (void)constants;
  results[0].attr = op_prop(op, CONSTANT_PROP_VALUE);
  return true;
}

void arith_name_constant(const Operation *op, Stream *name) {
  const IntegerAttr *value = attr_as_integer(op_prop(op, CONSTANT_PROP_VALUE));
  const Type *type = op_result_type(op, 0);
  if (!value) {
    stream_cstr(name, "cst");
    return;
  }
  const IntegerType *integer = type_as_integer(type);
  if (integer && integer->width == 1) {
    stream_cstr(name, wide_int_is_zero(&value->value) ? "false" : "true");
    return;
  }
  stream_char(name, 'c');
  wide_int_print(name, &value->value, true);
  if (!integer)
    return;
  stream_char(name, '_');
  type_print(name, type);
}

static bool has_elements(const Attribute *value) {
  return attr_as_dense_elements(value) || attr_as_dense_resource(value) ||
         attr_as_sparse_elements(value);
}

bool arith_is_constant(const Attribute *value, const Type *type) {
  const IntegerType *integer = type_as_integer(type);
  if (attr_type(value) != type || (integer && integer->signedness != SIGNLESS))
    return false;
  return attr_as_integer(value) || attr_as_float(value) || has_elements(value);
}

bool arith_materialize_constant(Context *ctx, const Attribute *value,
                                const Type *type, OpState *state,
                                const Attribute **props) {
  (void)ctx;
  if (ub_materialize_poison(value, state, props))
    return true;
  if (!arith_is_constant(value, type))
    return false;
  state->def = &arith_ops[ARITH_CONSTANT];
  props[CONSTANT_PROP_VALUE] = value;
  return true;
}

// --- results ----------------------------------------------------------------

void arith_name_sum(const Operation *op, Stream *name) {
  (void)op;
  stream_cstr(name, "sum,overflow");
}

void arith_name_product(const Operation *op, Stream *name) {
  (void)op;
  stream_cstr(name, "low,high");
}

/// The factor of a multiple of vscale: `scale` is a vector.vscale, and `factor`
/// a constant. NULL otherwise.
static const IntegerAttr *vscale_factor(const Value *scale,
                                        const Value *factor) {
  const Operation *op = value_defining_op(scale);
  return op && string_ref_equals(op->def->name, STR("vector.vscale"))
             ? attr_as_integer(value_constant(factor))
             : NULL;
}

/// `%c4_vscale`. Knows vector's operation by name only, as mlir-opt's does.
void arith_name_vscale(const Operation *op, Stream *name) {
  if (!type_is_index(op_result_type(op, 0)))
    return;
  const Value *lhs = op_operand(op, 0), *rhs = op_operand(op, 1);
  const IntegerAttr *factor = vscale_factor(rhs, lhs);
  if (!factor)
    factor = vscale_factor(lhs, rhs);
  if (!factor)
    return;
  stream_char(name, 'c');
  wide_int_print(name, &factor->value, true);
  stream_cstr(name, "_vscale");
}

static bool infer_two(Arena *arena, OpState *state, const Type *first,
                      const Type *second) {
  const Type **types = arena_alloc(arena, 2 * sizeof *types);
  types[0] = first;
  types[1] = second;
  state->result_types = types;
  state->num_results = 2;
  return true;
}

bool arith_infer_addui_extended(Context *ctx, Arena *arena, OpState *state,
                                SourcePos pos) {
  (void)pos;
  const Type *type = value_type(state->operands[0]);
  return infer_two(arena, state, type, type_i1_same_shape(ctx, type));
}

bool arith_infer_mul_extended(Context *ctx, Arena *arena, OpState *state,
                              SourcePos pos) {
  (void)ctx;
  (void)pos;
  const Type *type = value_type(state->operands[0]);
  return infer_two(arena, state, type, type);
}

bool arith_infer_select(Context *ctx, Arena *arena, OpState *state,
                        SourcePos pos) {
  (void)ctx;
  (void)pos;
  return infer_one(arena, state, value_type(state->operands[1]));
}

const DialectDef arith_dialect = {
    .name = STR_INIT("arith"),
    .ops = arith_ops,
    .num_ops = ARITH_NUM_OPS,
    .lowering_pass = "convert-arith-to-llvm",
    .attrs = arith_attr_defs,
    .num_attrs = ARITH_NUM_ATTRS,
    .materialize_constant = arith_materialize_constant,
    .patterns = &arith_patterns,
    .inliner = &inline_everything,
};

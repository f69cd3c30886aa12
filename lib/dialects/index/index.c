// SPDX-License-Identifier: Apache-2.0
// The index dialect: its operations with their operands, results and
// properties, verifiers, constants.
#include "dialects/index/index.h"

#include "dialects/common/control_flow.h"
#include "dialects/common/infer.h"
#include "dialects/common/memory.h"
#include "dialects/common/op_rows.h"
#include "dialects/index/index_internal.h"
#include "ir/attributes/attribute.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/operation.h"
#include "ir/syntax/asm_shape.h"

#define BINARY                                                                 \
  .format = "$lhs `,` $rhs attr-dict", OPERANDS(binary),                       \
  RESULTS(index_result), .infer = infer_index, .fold = index_fold_binary
#define DIVISION .interfaces = &division_interfaces
#define INDEX_CAST                                                             \
  OPERANDS(cast_operand), RESULTS(cast_result), .verify = verify_cast

/// A division is speculatable by any divisor: mlir-opt does not check for 0.
static const OpInterfaces division_interfaces = {.speculatability =
                                                     SPECULATABLE_NEVER};

/// An index has 32 bits or 64.
static void sizeof_bounds(const Operation *op, IntegerBounds *bounds) {
  (void)op;
  WideInt least = {.width = 64, .value = 32}, most = {.width = 64, .value = 64};
  *bounds = (IntegerBounds){.smin = least, .smax = most, .umin = least};
}

static const OpInterfaces sizeof_interfaces = {.result_bounds = sizeof_bounds};

#define ONE(name, constraint)                                                  \
  { name, &constraint_##constraint, ARITY_ONE }

static const ValueDef binary[] = {ONE("lhs", index), ONE("rhs", index)};
static const ValueDef index_result[] = {ONE("result", index)};
static const ValueDef bool_result[] = {ONE("result", i1)};
static const ValueDef cast_operand[] = {ONE("input", integer_or_index)};
static const ValueDef cast_result[] = {ONE("output", integer_or_index)};

const AttrDef index_predicate_attr_def = {
    .name = STR_INIT("index.cmp_predicate"),
    .shape = ATTR_SHAPE_KEYWORD,
    .dialect = &index_dialect,
    .cases = cmpi_cases,
    .num_cases = NUM_CMPI_CASES,
    .cpp_name = "IndexCmpPredicateAttr",
    .enum_name = "::mlir::index::IndexCmpPredicate"};

static bool is_index_attr(const Attribute *attr) {
  const IntegerAttr *integer = attr_as_integer(attr);
  return integer && type_is_index(integer->type);
}

static bool is_predicate(const Attribute *attr) {
  return attr_as_dialect(attr, &index_predicate_attr_def) != NULL;
}

static const AttrConstraint constraint_index_attr = {"index attribute",
                                                     is_index_attr};
static const AttrConstraint constraint_predicate = {
    "index comparison predicate kind", is_predicate};

static const PropDef constant_props[] = {
    [INDEX_VALUE] = {.name = STR_INIT("value"),
                     .constraint = &constraint_index_attr}};
static const PropDef bool_constant_props[] = {[INDEX_VALUE] =
                                                  PROP("value", bool)};
static const PropDef cmp_props[] = {
    [INDEX_CMP_PREDICATE] = {.name = STR_INIT("pred"),
                             .constraint = &constraint_predicate,
                             .case_attr = STR_INIT("index.cmp_predicate")}};

static void name_constant(const Operation *op, Stream *name) {
  const IntegerAttr *value = attr_as_integer(op_prop(op, INDEX_VALUE));
  stream_cstr(name, "idx");
  if (value)
    wide_int_print(name, &value->value, true);
}

static void name_bool_constant(const Operation *op, Stream *name) {
  const IntegerAttr *value = attr_as_integer(op_prop(op, INDEX_VALUE));
  bool is_true = value && !wide_int_is_zero(&value->value);
  stream_cstr(name, is_true ? "true" : "false");
}

static bool verify_cast(Context *ctx, const Operation *op) {
  return type_is_index(op_operand_type(op, 0)) !=
             type_is_index(op_result_type(op, 0)) ||
         emit_cast_incompatible(ctx, op);
}

CmpIPredicate index_cmp_predicate(const Operation *op) {
  const DialectAttr *predicate =
      attr_as_dialect(op_prop(op, INDEX_CMP_PREDICATE), NULL);
  return predicate ? (CmpIPredicate)predicate->value : CMPI_EQ;
}

/// A bool of type i1, or an index.
static bool materialize_constant(Context *ctx, const Attribute *value,
                                 const Type *type, OpState *state,
                                 const Attribute **props) {
  (void)ctx;
  if (!attr_as_integer(value) || attr_type(value) != type)
    return false;
  bool is_bool = type_is_integer_of_width(type, 1);
  if (!is_bool && !type_is_index(type))
    return false;
  state->def = &index_ops[is_bool ? INDEX_BOOL_CONSTANT : INDEX_CONSTANT];
  props[INDEX_VALUE] = value;
  return true;
}

const OpDef index_ops[INDEX_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, TRAITS, ...)                                       \
  [INDEX_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TRAITS, __VA_ARGS__,          \
                  .dialect = &index_dialect},
#include "dialects/index/index_ops.def"
};

const DialectDef index_dialect = {
    .name = STR_INIT("index"),
    .ops = index_ops,
    .num_ops = INDEX_NUM_OPS,
    .lowering_pass = "convert-index-to-llvm",
    .attrs = &index_predicate_attr_def,
    .num_attrs = 1,
    .materialize_constant = materialize_constant,
    .patterns = &index_patterns,
    .inliner = &inline_everything,
};

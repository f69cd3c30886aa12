// SPDX-License-Identifier: Apache-2.0
// The complex dialect: its operations with their operands, results and
// properties, verifiers, constants.
#include "dialects/complex/complex.h"

#include "dialects/arith/arith.h"
#include "dialects/arith/arith_props.h"
#include "dialects/common/control_flow.h"
#include "dialects/common/infer.h"
#include "dialects/common/op_rows.h"
#include "dialects/complex/complex_internal.h"
#include "ir/attributes/attribute.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/operation.h"
#include "ir/syntax/asm_shape.h"

#define TRAITS_MAP (TRAIT_PURE | TRAIT_ELEMENTWISE)
#define TRAITS_COMPLEX (TRAITS_MAP | TRAIT_SAME_TYPES)
#define FASTMATH PROPS(arith_fastmath_props)
#define COMPLEX_UNARY OPERANDS(unary), RESULTS(complex_result), FASTMATH
#define COMPLEX_BINARY OPERANDS(binary), RESULTS(complex_result), FASTMATH
#define PART(result)                                                           \
  OPERANDS(unary), RESULTS(result##_result), FASTMATH,                         \
      .infer = infer_part, .verify_types = verify_part
#define EQUALITY                                                               \
  OPERANDS(binary), RESULTS(bool_result), .infer = infer_i1,                   \
                                          .verify_types = verify_equality

#define ONE(name, constraint)                                                  \
  { name, &constraint_##constraint, ARITY_ONE }

static const ValueDef unary[] = {ONE("complex", complex_of_float)};
static const ValueDef binary[] = {ONE("lhs", complex_of_float),
                                  ONE("rhs", complex_of_float)};
static const ValueDef powi_operands[] = {ONE("lhs", complex_of_float),
                                         ONE("rhs", signless_integer)};
static const ValueDef create_operands[] = {ONE("real", any_float),
                                           ONE("imaginary", any_float)};
static const ValueDef complex_result[] = {ONE("complex", complex_of_float)};
static const ValueDef constant_result[] = {ONE("complex", complex)};
static const ValueDef real_result[] = {ONE("real", any_float)};
static const ValueDef imaginary_result[] = {ONE("imaginary", any_float)};
static const ValueDef number_result[] = {ONE("result", any_float)};
static const ValueDef bool_result[] = {ONE("result", i1)};
static const ValueDef any_operand[] = {{"operand", NULL, ARITY_ONE}};
static const ValueDef any_result[] = {{"result", NULL, ARITY_ONE}};

static const PropDef constant_props[] = {[COMPLEX_VALUE] =
                                             PROP("value", array)};

static const Type *element_of(const Type *type) {
  return type_as_complex(type)->element;
}

// --- types ------------------------------------------------------------------

static bool infer_part(Context *ctx, Arena *arena, OpState *state,
                       SourcePos pos) {
  (void)ctx;
  (void)pos;
  return infer_one(arena, state, element_of(value_type(state->operands[0])));
}

static bool verify_part(Context *ctx, const Operation *op) {
  return element_of(op_operand_type(op, 0)) == op_result_type(op, 0) ||
         op_reject(ctx, op,
                   "failed to verify that complex element type matches result "
                   "type");
}

static bool verify_equality(Context *ctx, const Operation *op) {
  return op_operand_type(op, 0) == op_operand_type(op, 1) ||
         op_reject(ctx, op,
                   "failed to verify that all of {lhs, rhs} have same type");
}

static bool verify_powi(Context *ctx, const Operation *op) {
  return op_operand_type(op, 0) == op_result_type(op, 0) ||
         op_reject(ctx, op,
                   "failed to verify that all of {lhs, result} have same type");
}

static bool verify_create(Context *ctx, const Operation *op) {
  const Type *real = op_operand_type(op, 0);
  if (op_operand_type(op, 1) != real)
    return op_reject(
        ctx, op,
        "failed to verify that all of {real, imaginary} have same type");
  return element_of(op_result_type(op, 0)) == real ||
         op_reject(ctx, op,
                   "failed to verify that complex element type matches real "
                   "operand type");
}

static bool is_number(const Type *type) {
  return type_as_integer(type) || type_as_float(type);
}

static bool verify_bitcast(Context *ctx, const Operation *op) {
  const Type *from = op_operand_type(op, 0);
  const Type *to = op_result_type(op, 0);
  const ComplexType *complex = type_as_complex(from);
  if (from == to)
    return true;
  if (!is_number(from) && !complex)
    return op_reject(ctx, op, "operand must be int/float/complex");
  if (!is_number(to) && !type_as_complex(to))
    return op_reject(ctx, op, "result must be int/float/complex");
  if ((complex != NULL) == (type_as_complex(to) != NULL))
    return op_reject(ctx, op,
                     "requires that either input or output has a complex type");
  const Type *number = complex ? to : from;
  if (!complex)
    complex = type_as_complex(to);
  return 2 * (uint64_t)type_bit_width(complex->element) ==
             type_bit_width(number) ||
         op_reject(ctx, op, "casting bitwidths do not match");
}

// --- constants --------------------------------------------------------------

static bool is_number_attr(const Attribute *attr) {
  return attr_as_float(attr) || attr_as_integer(attr);
}

static bool verify_constant(Context *ctx, const Operation *op) {
  const ArrayAttr *value = attr_as_array(op_prop(op, COMPLEX_VALUE));
  if (value->size != 2)
    return op_reject(
        ctx, op,
        "requires 'value' to be a complex constant, represented as "
        "array of two values");
  if (!is_number_attr(value->elements[0]) ||
      !is_number_attr(value->elements[1]))
    return op_reject(ctx, op,
                     "requires attribute's elements to be float or integer "
                     "attributes");
  const Type *element = element_of(op_result_type(op, 0));
  const Type *real = attr_type(value->elements[0]);
  const Type *imaginary = attr_type(value->elements[1]);
  if (real == element && imaginary == element)
    return true;
  Diagnostic *diag =
      op_emit_op_error(ctx, op, "requires attribute's element types (");
  diag_type(diag, real);
  diag_text(diag, ", ");
  diag_type(diag, imaginary);
  diag_text(diag, ") to match the element type of the op's return type (");
  diag_type(diag, element);
  diag_text(diag, ")");
  return false;
}

static void name_constant(const Operation *op, Stream *name) {
  (void)op;
  stream_cstr(name, "cst");
}

/// Two numbers of the element type. Follows
/// mlir::complex::ConstantOp::isBuildableWith.
static bool is_complex_constant(const Attribute *value, const Type *type) {
  const ArrayAttr *parts = attr_as_array(value);
  const ComplexType *complex = type_as_complex(type);
  return parts && complex && parts->size == 2 &&
         is_number_attr(parts->elements[0]) &&
         is_number_attr(parts->elements[1]) &&
         attr_type(parts->elements[0]) == complex->element &&
         attr_type(parts->elements[1]) == complex->element;
}

static bool materialize_constant(Context *ctx, const Attribute *value,
                                 const Type *type, OpState *state,
                                 const Attribute **props) {
  if (!is_complex_constant(value, type))
    return arith_materialize_constant(ctx, value, type, state, props);
  state->def = &complex_ops[COMPLEX_CONSTANT];
  props[COMPLEX_VALUE] = value;
  return true;
}

const OpDef complex_ops[COMPLEX_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, TRAITS, ...)                                       \
  [COMPLEX_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TRAITS, __VA_ARGS__,        \
                    .dialect = &complex_dialect},
#include "dialects/complex/complex_ops.def"
};

static bool is_float_type_attr(const Attribute *attr) {
  return type_as_float(attr_as_type(attr)->value) != NULL;
}

static const ParamDef number_params[] = {
    {.name = STR_INIT("element"),
     .kind = PARAM_TYPE,
     .holds = is_float_type_attr,
     .meaning = "a floating-point type"},
    {.name = STR_INIT("real"), .kind = PARAM_FLOAT},
    {.name = STR_INIT("imag"), .kind = PARAM_FLOAT},
    {.name = STR_INIT("type"), .kind = PARAM_SELF_TYPE}};

static const Type *number_type(Context *ctx, const Attribute *const *params) {
  return complex_type_get(ctx, attr_as_type(params[0])->value);
}

/// `#complex.number<:f32 1.0, 2.0>`
static const AttrDef number_attr_def = {
    .name = STR_INIT("complex.number"),
    .shape = ATTR_SHAPE_FORMAT,
    .dialect = &complex_dialect,
    .params = number_params,
    .num_params = ARRAY_LENGTH(number_params),
    .format = "`<` `:` `` $element $real `,` $imag `>`",
    .type_of = number_type,
    .cpp_name = "NumberAttr",
};

const DialectDef complex_dialect = {
    .name = STR_INIT("complex"),
    .ops = complex_ops,
    .num_ops = COMPLEX_NUM_OPS,
    .lowering_pass = "convert-complex-to-llvm",
    .attrs = &number_attr_def,
    .num_attrs = 1,
    .materialize_constant = materialize_constant,
    .patterns = &complex_patterns,
    .inliner = &inline_everything,
};

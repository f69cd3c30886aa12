// SPDX-License-Identifier: Apache-2.0
// Predicates of the shared type and attribute constraints.
#include "dialects/common/constraints.h"

#include "ir/definitions/prop_def.h"
#include "ir/operation.h"

#include "ir/attributes/attribute.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/types/type.h"

static bool is_float(const Type *type) { return type_as_float(type) != NULL; }

/// The element of a vector or tensor, else the type itself.
static const Type *value_element(const Type *type) {
  const ShapedType *shaped = type_as_vector(type);
  if (!shaped)
    shaped = type_as_tensor(type);
  return shaped ? shaped->element : type;
}

static bool is_float_like(const Type *type) {
  return is_float(value_element(type));
}

static bool is_signless_integer_like(const Type *type) {
  return type_is_int_or_index(value_element(type)) &&
         (type_is_index(value_element(type)) ||
          type_is_signless_integer(value_element(type)));
}

static bool is_i1(const Type *type) {
  return type_is_integer_of_width(type, 1);
}

static bool is_signless_fixed_width_integer_like(const Type *type) {
  return type_is_signless_integer(value_element(type));
}

static bool is_signless_integer_like_or_memref(const Type *type) {
  const ShapedType *memref = type_as_ranked_memref(type);
  return is_signless_integer_like(memref ? memref->element : type);
}

static bool is_signless_integer_or_float_like_or_memref(const Type *type) {
  const ShapedType *memref = type_as_ranked_memref(type);
  const Type *element = memref ? memref->element : value_element(type);
  return type_is_signless_integer(element) || is_float(element);
}

static bool is_bool_like(const Type *type) {
  return is_i1(value_element(type));
}

static bool is_signless_integer_or_float(const Type *type) {
  return type_is_signless_integer(type) || is_float(type);
}

static bool is_any_integer(const Type *type) {
  return type_as_integer(type) != NULL;
}

static bool is_function(const Type *type) {
  return type_as_function(type) != NULL;
}

static bool is_complex(const Type *type) {
  return type_as_complex(type) != NULL;
}

static bool is_complex_of_float(const Type *type) {
  const ComplexType *complex = type_as_complex(type);
  return complex && is_float(complex->element);
}

static bool is_memref(const Type *type) {
  return type_as_ranked_memref(type) != NULL;
}

static bool is_any_memref(const Type *type) {
  return type_as_memref(type) != NULL;
}

static bool is_non_0_ranked_memref(const Type *type) {
  const ShapedType *memref = type_as_ranked_memref(type);
  return type_as_memref(type) && (!memref || memref->rank > 0);
}

static bool is_tensor(const Type *type) { return type_as_tensor(type) != NULL; }

static bool is_ranked_tensor(const Type *type) {
  return type_as_ranked_tensor(type) != NULL;
}

static bool is_non_0_ranked_tensor(const Type *type) {
  const ShapedType *tensor = type_as_tensor(type);
  return tensor && tensor->rank != 0;
}

static bool is_static_tensor(const Type *type) {
  const ShapedType *tensor = type_as_ranked_tensor(type);
  return tensor && shaped_type_has_static_shape(tensor);
}

static bool is_vector(const Type *type) { return type_as_vector(type) != NULL; }

static bool is_static_tensor_or_vector(const Type *type) {
  return type_as_vector(type) || is_static_tensor(type);
}

static bool is_vector_or_tensor(const Type *type) {
  return type_as_vector(type) || type_as_tensor(type);
}

static bool is_memref_or_tensor(const Type *type) {
  return type_as_memref(type) || type_as_tensor(type);
}

static bool is_i8_memref(const Type *type) {
  const ShapedType *memref = type_as_ranked_memref(type);
  return memref && memref->rank == 1 &&
         type_is_integer_of_width(memref->element, 8);
}

const TypeConstraint constraint_float_like = {"floating-point-like",
                                              is_float_like, SYNTAX_ANY};
const TypeConstraint constraint_signless_integer_like = {
    "signless-integer-like", is_signless_integer_like, SYNTAX_ANY};
const TypeConstraint constraint_signless_fixed_width_integer_like = {
    "signless-fixed-width-integer-like", is_signless_fixed_width_integer_like,
    SYNTAX_ANY};
const TypeConstraint constraint_signless_integer_like_or_memref = {
    "signless-integer-like or memref of signless-integer",
    is_signless_integer_like_or_memref, SYNTAX_ANY};
const TypeConstraint constraint_signless_integer_or_float_like_or_memref = {
    "signless-integer-or-float-like or memref of signless-integer or float",
    is_signless_integer_or_float_like_or_memref, SYNTAX_ANY};
const TypeConstraint constraint_bool_like = {"bool-like", is_bool_like,
                                             SYNTAX_ANY};
const TypeConstraint constraint_index = {"index", type_is_index, SYNTAX_ANY};
const TypeConstraint constraint_i1 = {"1-bit signless integer", is_i1,
                                      SYNTAX_ANY};
const TypeConstraint constraint_any_float = {"floating-point", is_float,
                                             SYNTAX_ANY};
const TypeConstraint constraint_integer_or_float = {
    "signless integer or floating-point", is_signless_integer_or_float,
    SYNTAX_ANY};
const TypeConstraint constraint_signless_integer_or_float = {
    "signless integer or floating-point", is_signless_integer_or_float,
    SYNTAX_ANY};
const TypeConstraint constraint_any_integer = {"integer", is_any_integer,
                                               SYNTAX_ANY};
const TypeConstraint constraint_signless_integer = {
    "signless integer", type_is_signless_integer, SYNTAX_INTEGER};
const TypeConstraint constraint_integer_or_index = {
    "integer or index", type_is_int_or_index, SYNTAX_ANY};
const TypeConstraint constraint_function = {"function type", is_function,
                                            SYNTAX_ANY};
const TypeConstraint constraint_complex = {"complex-type", is_complex,
                                           SYNTAX_COMPLEX};
const TypeConstraint constraint_complex_of_float = {
    "complex type with floating-point elements", is_complex_of_float,
    SYNTAX_COMPLEX};
const TypeConstraint constraint_memref = {"memref of any type values",
                                          is_memref, SYNTAX_RANKED_MEMREF};
const TypeConstraint constraint_any_memref = {
    "ranked or unranked memref of any type values", is_any_memref,
    SYNTAX_MEMREF};
const TypeConstraint constraint_non_0_ranked_memref = {
    "unranked.memref of any type values or non-0-ranked.memref of any type "
    "values",
    is_non_0_ranked_memref, SYNTAX_ANY};
const TypeConstraint constraint_tensor = {"tensor of any type values",
                                          is_tensor, SYNTAX_TENSOR};
const TypeConstraint constraint_ranked_tensor = {
    "ranked tensor of any type values", is_ranked_tensor, SYNTAX_RANKED_TENSOR};
const TypeConstraint constraint_non_0_ranked_tensor = {
    "non-0-ranked or unranked tensor", is_non_0_ranked_tensor, SYNTAX_TENSOR};
const TypeConstraint constraint_static_tensor = {
    "statically shaped tensor of any type values", is_static_tensor,
    SYNTAX_RANKED_TENSOR};
const TypeConstraint constraint_vector = {"vector of any type values",
                                          is_vector, SYNTAX_VECTOR};
const TypeConstraint constraint_static_tensor_or_vector = {
    "vector of any type values or statically shaped tensor of any type values",
    is_static_tensor_or_vector, SYNTAX_ANY};
const TypeConstraint constraint_vector_or_tensor = {
    "vector of any type values or tensor of any type values",
    is_vector_or_tensor, SYNTAX_ANY};
const TypeConstraint constraint_memref_or_tensor = {
    "memref or tensor of any type values", is_memref_or_tensor, SYNTAX_ANY};
const TypeConstraint constraint_i8_memref = {
    "1D memref of 8-bit signless integer values", is_i8_memref,
    SYNTAX_RANKED_MEMREF};

static bool is_strided_memref(const Type *type) {
  const ShapedType *memref = type_as_ranked_memref(type);
  return memref && memref_type_is_strided(memref);
}

static bool is_strided_memref_of_rank_0(const Type *type) {
  return is_strided_memref(type) && type_as_ranked_memref(type)->rank == 0;
}

static bool is_1d_memref(const Type *type) {
  const ShapedType *memref = type_as_ranked_memref(type);
  return memref && memref->rank == 1;
}

static bool is_shape_memref(const Type *type) {
  const ShapedType *memref = type_as_ranked_memref(type);
  return is_1d_memref(type) && (type_is_index(memref->element) ||
                                type_is_signless_integer(memref->element));
}

static bool is_static_memref(const Type *type) {
  const ShapedType *memref = type_as_ranked_memref(type);
  return memref && shaped_type_has_static_shape(memref);
}

static bool is_atomic_memref(const Type *type) {
  const ShapedType *memref = type_as_ranked_memref(type);
  return memref && is_signless_integer_or_float(memref->element);
}

const TypeConstraint constraint_strided_memref = {
    "strided memref of any type values", is_strided_memref,
    SYNTAX_RANKED_MEMREF};
const TypeConstraint constraint_strided_memref_of_rank_0 = {
    "strided memref of any type values of rank 0", is_strided_memref_of_rank_0,
    SYNTAX_RANKED_MEMREF};
const TypeConstraint constraint_1d_memref = {
    "1D memref of any type values", is_1d_memref, SYNTAX_RANKED_MEMREF};
const TypeConstraint constraint_shape_memref = {
    "1D memref of signless integer or index values", is_shape_memref,
    SYNTAX_RANKED_MEMREF};
const TypeConstraint constraint_static_memref = {
    "statically shaped memref of any type values", is_static_memref,
    SYNTAX_RANKED_MEMREF};
const TypeConstraint constraint_atomic_memref = {
    "memref of signless integer or floating-point values", is_atomic_memref,
    SYNTAX_RANKED_MEMREF};

static bool is_any_attr(const Attribute *attr) { return attr != NULL; }

static bool is_typed_attr(const Attribute *attr) {
  return attr_type(attr) || attr_kind(attr) == ATTR_STRING;
}

static bool is_integer_attr_of_width(const Attribute *attr, uint32_t width) {
  const IntegerAttr *integer = attr_as_integer(attr);
  return integer && type_is_integer_of_width(integer->type, width);
}

static bool is_bool_attr(const Attribute *attr) {
  return is_integer_attr_of_width(attr, 1);
}

static bool is_unit_attr(const Attribute *attr) {
  return attr_kind(attr) == ATTR_UNIT;
}

static bool is_string_attr(const Attribute *attr) {
  return attr_as_string(attr) != NULL;
}

static bool is_type_attr(const Attribute *attr) {
  return attr_as_type(attr) != NULL;
}

static bool is_function_type_attr(const Attribute *attr) {
  const TypeAttr *type = attr_as_type(attr);
  return type && type_as_function(type->value);
}

static bool is_flat_symbol_attr(const Attribute *attr) {
  const SymbolRefAttr *symbol = attr_as_symbol_ref(attr);
  return symbol && symbol->size == 1;
}

static bool is_array_attr(const Attribute *attr) {
  return attr_as_array(attr) != NULL;
}

static bool is_dict_array_attr(const Attribute *attr) {
  const ArrayAttr *array = attr_as_array(attr);
  for (size_t i = 0; array && i < array->size; i++)
    if (!attr_as_dictionary(array->elements[i]))
      return false;
  return array != NULL;
}

static bool is_i64_attr(const Attribute *attr) {
  return is_integer_attr_of_width(attr, 64);
}

static bool is_i32_attr(const Attribute *attr) {
  return is_integer_attr_of_width(attr, 32);
}

static bool is_i64_power_of_two_attr(const Attribute *attr) {
  int64_t value;
  return is_i64_attr(attr) && attr_integer_value(attr, &value) && value > 0 &&
         (value & (value - 1)) == 0;
}

static bool is_i64_not_negative_attr(const Attribute *attr) {
  int64_t value;
  return is_i64_attr(attr) && attr_integer_value(attr, &value) && value >= 0;
}

static bool is_i32_positive_attr(const Attribute *attr) {
  int64_t value;
  return is_i32_attr(attr) && attr_integer_value(attr, &value) && value > 0;
}

static bool is_i32_locality_attr(const Attribute *attr) {
  int64_t value;
  return is_i32_attr(attr) && attr_integer_value(attr, &value) && value >= 0 &&
         value <= 3;
}

static bool is_i64_array_attr(const Attribute *attr) {
  const ArrayAttr *array = attr_as_array(attr);
  for (size_t i = 0; array && i < array->size; i++)
    if (!is_i64_attr(array->elements[i]))
      return false;
  return array != NULL;
}

static bool is_dense_array_of_width(const Attribute *attr, uint32_t width) {
  const DenseArrayAttr *array = attr_as_dense_array(attr);
  return array && type_is_integer_of_width(array->element, width);
}

static bool is_dense_i64_array_attr(const Attribute *attr) {
  return is_dense_array_of_width(attr, 64);
}

static bool is_dense_i32_array_attr(const Attribute *attr) {
  return is_dense_array_of_width(attr, 32);
}

static bool is_i64_case(const Attribute *attr, int64_t count) {
  int64_t value;
  return is_i64_attr(attr) && attr_integer_value(attr, &value) && value >= 0 &&
         value < count;
}

static bool is_cmpi_predicate_attr(const Attribute *attr) {
  return is_i64_case(attr, NUM_CMPI_CASES);
}

static bool is_cmpf_predicate_attr(const Attribute *attr) {
  return is_i64_case(attr, NUM_CMPF_CASES);
}

static bool is_atomic_kind_attr(const Attribute *attr) {
  return is_i64_case(attr, NUM_ATOMIC_CASES);
}

static bool is_array_of_i64_arrays_attr(const Attribute *attr) {
  const ArrayAttr *array = attr_as_array(attr);
  for (size_t i = 0; array && i < array->size; i++)
    if (!is_i64_array_attr(array->elements[i]))
      return false;
  return array != NULL;
}

static bool is_memref_type_attr(const Attribute *attr) {
  const TypeAttr *type = attr_as_type(attr);
  return type && type_as_ranked_memref(type->value);
}

static bool is_affine_map_attr(const Attribute *attr) {
  return attr_as_affine_map(attr) != NULL;
}

static bool is_modern_atomic_kind_attr(const Attribute *attr) {
  return is_i64_case(attr, NUM_MODERN_ATOMIC_CASES);
}

const AttrConstraint attr_constraint_i64_arrays = {
    "Array of 64-bit integer array attributes", is_array_of_i64_arrays_attr};
const AttrConstraint attr_constraint_memref_type = {"memref type attribute",
                                                    is_memref_type_attr};
const AttrConstraint attr_constraint_affine_map = {"AffineMap attribute",
                                                   is_affine_map_attr};
const AttrConstraint attr_constraint_modern_atomic_kind = {
    "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, "
    "11, 12, 13, 14, 15",
    is_modern_atomic_kind_attr};

const AttrConstraint attr_constraint_any = {"any attribute", is_any_attr};
const AttrConstraint attr_constraint_typed = {"TypedAttr instance",
                                              is_typed_attr};
const AttrConstraint attr_constraint_bool = {"bool attribute", is_bool_attr};
const AttrConstraint attr_constraint_unit = {"unit attribute", is_unit_attr};
const AttrConstraint attr_constraint_string = {"string attribute",
                                               is_string_attr};
const AttrConstraint attr_constraint_type = {"any type attribute",
                                             is_type_attr};
const AttrConstraint attr_constraint_function_type = {
    "type attribute of function type", is_function_type_attr};
const AttrConstraint attr_constraint_flat_symbol = {
    "flat symbol reference attribute", is_flat_symbol_attr};
const AttrConstraint attr_constraint_array = {"array attribute", is_array_attr};
const AttrConstraint attr_constraint_dict_array = {
    "Array of dictionary attributes", is_dict_array_attr};
const AttrConstraint attr_constraint_i64 = {"64-bit signless integer attribute",
                                            is_i64_attr};
const AttrConstraint attr_constraint_i32 = {"32-bit signless integer attribute",
                                            is_i32_attr};
const AttrConstraint attr_constraint_i64_not_negative = {
    "64-bit signless integer attribute whose minimum value is 0",
    is_i64_not_negative_attr};
const AttrConstraint attr_constraint_i64_power_of_two = {
    "64-bit signless integer attribute whose value is positive and whose value "
    "is a power of two > 0",
    is_i64_power_of_two_attr};
const AttrConstraint attr_constraint_i32_positive = {
    "32-bit signless integer attribute whose value is positive",
    is_i32_positive_attr};
const AttrConstraint attr_constraint_i32_locality = {
    "32-bit signless integer attribute whose minimum value is 0 whose maximum "
    "value is 3",
    is_i32_locality_attr};
const AttrConstraint attr_constraint_i64_array = {
    "64-bit integer array attribute", is_i64_array_attr};
const AttrConstraint attr_constraint_dense_i64_array = {
    "i64 dense array attribute", is_dense_i64_array_attr};
const AttrConstraint attr_constraint_dense_i32_array = {
    "i32 dense array attribute", is_dense_i32_array_attr};
const AttrConstraint attr_constraint_cmpi_predicate = {
    "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
    is_cmpi_predicate_attr};
const AttrConstraint attr_constraint_cmpf_predicate = {
    "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, "
    "11, 12, 13, 14, 15",
    is_cmpf_predicate_attr};
const AttrConstraint attr_constraint_atomic_kind = {
    "allowed 64-bit signless integer cases: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10",
    is_atomic_kind_attr};

const EnumCase cmpi_cases[] = {
    {STR_INIT("eq"), CMPI_EQ},   {STR_INIT("ne"), CMPI_NE},
    {STR_INIT("slt"), CMPI_SLT}, {STR_INIT("sle"), CMPI_SLE},
    {STR_INIT("sgt"), CMPI_SGT}, {STR_INIT("sge"), CMPI_SGE},
    {STR_INIT("ult"), CMPI_ULT}, {STR_INIT("ule"), CMPI_ULE},
    {STR_INIT("ugt"), CMPI_UGT}, {STR_INIT("uge"), CMPI_UGE},
};

const EnumCase cmpf_cases[] = {
    {STR_INIT("false"), CMPF_FALSE}, {STR_INIT("oeq"), CMPF_OEQ},
    {STR_INIT("ogt"), CMPF_OGT},     {STR_INIT("oge"), CMPF_OGE},
    {STR_INIT("olt"), CMPF_OLT},     {STR_INIT("ole"), CMPF_OLE},
    {STR_INIT("one"), CMPF_ONE},     {STR_INIT("ord"), CMPF_ORD},
    {STR_INIT("ueq"), CMPF_UEQ},     {STR_INIT("ugt"), CMPF_UGT},
    {STR_INIT("uge"), CMPF_UGE},     {STR_INIT("ult"), CMPF_ULT},
    {STR_INIT("ule"), CMPF_ULE},     {STR_INIT("une"), CMPF_UNE},
    {STR_INIT("uno"), CMPF_UNO},     {STR_INIT("true"), CMPF_TRUE},
};

const EnumCase atomic_rmw_cases[] = {
    {STR_INIT("addf"), ATOMIC_ADDF},     {STR_INIT("addi"), ATOMIC_ADDI},
    {STR_INIT("assign"), ATOMIC_ASSIGN}, {STR_INIT("maxf"), ATOMIC_MAXF},
    {STR_INIT("maxs"), ATOMIC_MAXS},     {STR_INIT("maxu"), ATOMIC_MAXU},
    {STR_INIT("minf"), ATOMIC_MINF},     {STR_INIT("mins"), ATOMIC_MINS},
    {STR_INIT("minu"), ATOMIC_MINU},     {STR_INIT("mulf"), ATOMIC_MULF},
    {STR_INIT("muli"), ATOMIC_MULI},
};

const EnumCase modern_atomic_rmw_cases[] = {
    {STR_INIT("addf"), MODERN_ATOMIC_ADDF},
    {STR_INIT("addi"), MODERN_ATOMIC_ADDI},
    {STR_INIT("andi"), MODERN_ATOMIC_ANDI},
    {STR_INIT("assign"), MODERN_ATOMIC_ASSIGN},
    {STR_INIT("maximumf"), MODERN_ATOMIC_MAXIMUMF},
    {STR_INIT("maxnumf"), MODERN_ATOMIC_MAXNUMF},
    {STR_INIT("maxs"), MODERN_ATOMIC_MAXS},
    {STR_INIT("maxu"), MODERN_ATOMIC_MAXU},
    {STR_INIT("minimumf"), MODERN_ATOMIC_MINIMUMF},
    {STR_INIT("minnumf"), MODERN_ATOMIC_MINNUMF},
    {STR_INIT("mins"), MODERN_ATOMIC_MINS},
    {STR_INIT("minu"), MODERN_ATOMIC_MINU},
    {STR_INIT("mulf"), MODERN_ATOMIC_MULF},
    {STR_INIT("muli"), MODERN_ATOMIC_MULI},
    {STR_INIT("ori"), MODERN_ATOMIC_ORI},
    {STR_INIT("xori"), MODERN_ATOMIC_XORI},
};

const Type *type_i1_same_shape(Context *ctx, const Type *type) {
  const Type *i1 = integer_type_get(ctx, 1);
  const ShapedType *shaped = type_as_shaped(type);
  return shaped ? shaped_type_of_element(ctx, shaped, i1) : i1;
}

bool verify_select_condition(Context *ctx, const Operation *op) {
  const Type *condition = op_operand_type(op, 0);
  const Type *result = op_result_type(op, 0);
  if (type_is_integer_of_width(condition, 1))
    return true;
  if (!type_as_vector(result) && !type_as_tensor(result)) {
    Diagnostic *diag = op_emit_op_error(
        ctx, op, "expected condition to be a signless i1, but got ");
    diag_type(diag, condition);
    return false;
  }
  const Type *expected = type_i1_same_shape(ctx, result);
  if (condition == expected)
    return true;
  Diagnostic *diag = op_emit_op_error(
      ctx, op,
      "expected condition type to have the same shape as the result type, "
      "expected ");
  diag_type(diag, expected);
  diag_text(diag, ", but got ");
  diag_type(diag, condition);
  return false;
}

bool operands_are_index(const Operation *op, unsigned first, unsigned count) {
  for (unsigned i = first; i < first + count; i++)
    if (!type_is_index(op_operand_type(op, i)))
      return false;
  return true;
}

bool verify_i1_same_shape(Context *ctx, const Operation *op) {
  if (op_result_type(op, 0) == type_i1_same_shape(ctx, op_operand_type(op, 0)))
    return true;
  return op_reject(ctx, op,
                   "failed to verify that result type has i1 element type and "
                   "same shape as operands");
}

// SPDX-License-Identifier: Apache-2.0
// Constraints on types and attributes that only the test operations have:
// tuples, ranks, arrays whose elements are in order or have a sign.
#include "dialects/test/test_constraints.h"

#include "dialects/common/constraints.h"
#include "dialects/test/test.h"
#include "ir/attributes/attribute.h"
#include "ir/types/type.h"
#include "support/vector.h"

// --- types -------------------------------------------------------------------

static bool is_integer(const Type *type, uint32_t width, Signedness sign) {
  const IntegerType *integer = type_as_integer(type);
  return integer && integer->width == width && integer->signedness == sign;
}

static bool is_float(const Type *type, FloatKind kind) {
  const FloatType *number = type_as_float(type);
  return number && number->format == kind;
}

static bool is_any_i16(const Type *type) {
  const IntegerType *integer = type_as_integer(type);
  return integer && integer->width == 16;
}
static bool is_si32(const Type *type) { return is_integer(type, 32, SIGNED); }
static bool is_ui64(const Type *type) { return is_integer(type, 64, UNSIGNED); }

static bool is_complex_f64(const Type *type) {
  const ComplexType *complex = type_as_complex(type);
  return complex && is_float(complex->element, FLOAT_F64);
}
static bool is_complex_f64_tensor(const Type *type) {
  const ShapedType *tensor = type_as_tensor(type);
  return tensor && is_complex_f64(tensor->element);
}

static bool is_i32_or_f32(const Type *type) {
  return is_integer(type, 32, SIGNLESS) || is_float(type, FLOAT_F32);
}

static bool is_tuple_32_bit(const Type *type) {
  const TupleType *tuple = type_as_tuple(type);
  for (uint32_t i = 0; tuple && i < tuple->num_types; i++)
    if (!is_i32_or_f32(tuple->types[i]))
      return false;
  return tuple != NULL;
}

/// A tuple whose place in a walk of nested ones is kept.
typedef struct TupleCursor {
  const TupleType *tuple;
  uint32_t next;
} TupleCursor;

static bool is_nested_tuple_32_bit(const Type *type) {
  if (!type_as_tuple(type))
    return false;
  VECTOR(TupleCursor) open = {0};
  VECTOR_PUSH(&open, ((TupleCursor){type_as_tuple(type), 0}));
  bool holds = true;
  while (holds && open.size) {
    TupleCursor *top = &VECTOR_LAST(&open);
    if (top->next == top->tuple->num_types) {
      open.size--;
      continue;
    }
    const Type *element = top->tuple->types[top->next++];
    const TupleType *inner = type_as_tuple(element);
    if (inner)
      VECTOR_PUSH(&open, ((TupleCursor){inner, 0}));
    else
      holds = is_i32_or_f32(element);
  }
  VECTOR_FREE(&open);
  return holds;
}

static bool is_signless_like(const Type *type) {
  return constraint_signless_fixed_width_integer_like.holds(type);
}

static bool is_static_memref(const Type *type) {
  const ShapedType *memref = type_as_ranked_memref(type);
  return memref && shaped_type_has_static_shape(memref);
}

static bool is_i32_memref(const Type *type) {
  const ShapedType *memref = type_as_ranked_memref(type);
  return memref && is_integer(memref->element, 32, SIGNLESS);
}

static bool is_small_memref(const Type *type) {
  const ShapedType *memref = type_as_ranked_memref(type);
  return memref && memref->rank < 2 &&
         (is_integer(memref->element, 8, SIGNLESS) ||
          is_float(memref->element, FLOAT_F32));
}

static bool is_small_tensor(const Type *type) {
  const ShapedType *tensor = type_as_ranked_tensor(type);
  return tensor && tensor->rank < 2 &&
         (is_integer(tensor->element, 8, SIGNLESS) ||
          is_i32_or_f32(tensor->element));
}

static bool is_f32_tensor(const Type *type, int32_t rank) {
  const ShapedType *tensor = type_as_ranked_tensor(type);
  return tensor && tensor->rank == rank && is_float(tensor->element, FLOAT_F32);
}
static bool is_f32_tensor_0(const Type *type) { return is_f32_tensor(type, 0); }
static bool is_f32_tensor_1(const Type *type) { return is_f32_tensor(type, 1); }

static bool is_i16_tensor(const Type *type, int32_t rank) {
  const ShapedType *tensor = type_as_ranked_tensor(type);
  return tensor && tensor->rank == rank &&
         is_integer(tensor->element, 16, SIGNLESS);
}
static bool is_i16_tensor_2(const Type *type) { return is_i16_tensor(type, 2); }
static bool is_i16_tensor_3(const Type *type) { return is_i16_tensor(type, 3); }
static bool is_i16_tensor_4(const Type *type) { return is_i16_tensor(type, 4); }

static bool is_ranked_f32_tensor(const Type *type) {
  const ShapedType *tensor = type_as_ranked_tensor(type);
  return tensor && is_float(tensor->element, FLOAT_F32);
}
static bool is_ranked_si32_tensor(const Type *type) {
  const ShapedType *tensor = type_as_ranked_tensor(type);
  return tensor && is_si32(tensor->element);
}
static bool is_ranked_i1_tensor(const Type *type) {
  const ShapedType *tensor = type_as_ranked_tensor(type);
  return tensor && is_integer(tensor->element, 1, SIGNLESS);
}

static bool is_any_tuple(const Type *type) {
  return type_as_tuple(type) != NULL;
}
static bool is_addend(const Type *type) {
  return is_integer(type, 32, SIGNLESS) ||
         type_as_dialect(type, &test_types[TEST_TYPE_I32]);
}
static bool is_f80(const Type *type) { return is_float(type, FLOAT_F80); }
/// What integer range analysis knows of.
static bool is_bounded(const Type *type) {
  const ShapedType *vector = type_as_vector(type);
  const Type *element = vector && vector->rank > 0 ? vector->element : type;
  return type_as_integer(element) || type_is_index(element);
}

#define TYPES(NAME, TEXT, HOLDS)                                               \
  const TypeConstraint test_constraint_##NAME = {TEXT, HOLDS, SYNTAX_ANY};
TYPES(any_i16, "16-bit integer", is_any_i16)
TYPES(si32, "32-bit signed integer", is_si32)
TYPES(ui64, "64-bit unsigned integer", is_ui64)
TYPES(complex_f64, "complex type with 64-bit float elements", is_complex_f64)
TYPES(complex_f64_tensor,
      "tensor of complex type with 64-bit float elements values",
      is_complex_f64_tensor)
TYPES(tuple_32_bit,
      "tuple with any combination of 32-bit signless integer or 32-bit float "
      "values",
      is_tuple_32_bit)
TYPES(nested_tuple_32_bit,
      "nested tuple with any combination of 32-bit signless integer or 32-bit "
      "float values",
      is_nested_tuple_32_bit)
TYPES(signless_like, "signless-integer", is_signless_like)
TYPES(static_memref, "statically shaped memref of any type values",
      is_static_memref)
TYPES(i32_memref, "memref of 32-bit signless integer values", is_i32_memref)
TYPES(small_memref,
      "0D/1D memref of 8-bit signless integer or 32-bit float values",
      is_small_memref)
TYPES(small_tensor,
      "0D/1D tensor of 8-bit signless integer or 32-bit signless integer or "
      "32-bit float values",
      is_small_tensor)
TYPES(f32_tensor_0, "0D tensor of 32-bit float values", is_f32_tensor_0)
TYPES(f32_tensor_1, "1D tensor of 32-bit float values", is_f32_tensor_1)
TYPES(i16_tensor_2, "2D tensor of 16-bit signless integer values",
      is_i16_tensor_2)
TYPES(i16_tensor_3, "3D tensor of 16-bit signless integer values",
      is_i16_tensor_3)
TYPES(i16_tensor_4, "4D tensor of 16-bit signless integer values",
      is_i16_tensor_4)
TYPES(any_tuple, "tuple with any combination of any type values", is_any_tuple)
TYPES(addend, "32-bit signless integer or ", is_addend)
TYPES(f80, "80-bit float", is_f80)
TYPES(bounded, "integer or index or vector of integer or index values",
      is_bounded)
TYPES(ranked_f32_tensor, "ranked tensor of 32-bit float values",
      is_ranked_f32_tensor)
TYPES(ranked_si32_tensor, "ranked tensor of 32-bit signed integer values",
      is_ranked_si32_tensor)
TYPES(ranked_i1_tensor, "ranked tensor of 1-bit signless integer values",
      is_ranked_i1_tensor)

// --- arrays of numbers -------------------------------------------------------

typedef enum ArrayRule {
  ARRAY_ANY,
  ARRAY_SORTED,
  ARRAY_STRICTLY_SORTED,
  ARRAY_POSITIVE,
  ARRAY_NOT_NEGATIVE,
} ArrayRule;

/// Element `index` of an array of integers or floats of up to 64 bits.
static double element_at(const DenseArrayAttr *array, size_t index) {
  if (is_float(array->element, FLOAT_F64))
    return ((const double *)array->data)[index];
  if (is_float(array->element, FLOAT_F32))
    return (double)((const float *)array->data)[index];
  switch (type_as_integer(array->element)->width) {
  case 16:
    return ((const int16_t *)array->data)[index];
  case 32:
    return ((const int32_t *)array->data)[index];
  case 64:
    return (double)((const int64_t *)array->data)[index];
  }
  return ((const int8_t *)array->data)[index];
}

/// Is element `index` greater than the one before, or as great?
static bool is_in_order(const DenseArrayAttr *array, size_t index,
                        bool is_strict) {
  if (!index)
    return true;
  if (is_integer(array->element, 64, SIGNLESS)) { // No double holds them all.
    const int64_t *values = array->data;
    return is_strict ? values[index - 1] < values[index]
                     : values[index - 1] <= values[index];
  }
  double before = element_at(array, index - 1), it = element_at(array, index);
  return is_strict ? before < it : before <= it;
}

static bool obeys(const DenseArrayAttr *array, size_t index, ArrayRule rule) {
  switch (rule) {
  case ARRAY_ANY:
    return true;
  case ARRAY_SORTED:
    return is_in_order(array, index, false);
  case ARRAY_STRICTLY_SORTED:
    return is_in_order(array, index, true);
  case ARRAY_POSITIVE:
    return element_at(array, index) > 0;
  case ARRAY_NOT_NEGATIVE:
    return element_at(array, index) >= 0;
  }
  return false;
}

/// An array of floats of `bits`, or of signless integers, whose elements all
/// obey.
static bool is_array(const Attribute *attr, bool is_of_floats, uint32_t bits,
                     ArrayRule rule) {
  const DenseArrayAttr *array = attr_as_dense_array(attr);
  if (!array)
    return false;
  bool has_type = is_of_floats ? is_float(array->element,
                                          bits == 32 ? FLOAT_F32 : FLOAT_F64)
                               : is_integer(array->element, bits, SIGNLESS);
  for (size_t i = 0; has_type && i < array->size; i++)
    if (!obeys(array, i, rule))
      return false;
  return has_type;
}

#define ARRAY(NAME, IS_FLOAT, BITS, RULE, TEXT)                                \
  static bool is_##NAME(const Attribute *attr) {                               \
    return is_array(attr, IS_FLOAT, BITS, RULE);                               \
  }                                                                            \
  const AttrConstraint test_attr_constraint_##NAME = {TEXT, is_##NAME};
#define POSITIVE " dense array attribute whose value is positive"
#define NOT_NEGATIVE " dense array attribute whose value is non-negative"

ARRAY(bool_array, false, 1, ARRAY_ANY, "i1 dense array attribute")
ARRAY(i8_array, false, 8, ARRAY_ANY, "i8 dense array attribute")
ARRAY(i16_array, false, 16, ARRAY_ANY, "i16 dense array attribute")
ARRAY(f32_array, true, 32, ARRAY_ANY, "f32 dense array attribute")
ARRAY(f64_array, true, 64, ARRAY_ANY, "f64 dense array attribute")
ARRAY(i32_sorted, false, 32, ARRAY_SORTED,
      "i32 dense array attribute should be in non-decreasing order")
ARRAY(i16_strictly_sorted, false, 16, ARRAY_STRICTLY_SORTED,
      "i16 dense array attribute should be in increasing order")
ARRAY(i64_strictly_sorted, false, 64, ARRAY_STRICTLY_SORTED,
      "i64 dense array attribute should be in increasing order")
ARRAY(i8_positives, false, 8, ARRAY_POSITIVE, "i8" POSITIVE)
ARRAY(i16_positives, false, 16, ARRAY_POSITIVE, "i16" POSITIVE)
ARRAY(i32_positives, false, 32, ARRAY_POSITIVE, "i32" POSITIVE)
ARRAY(i64_positives, false, 64, ARRAY_POSITIVE, "i64" POSITIVE)
ARRAY(f32_positives, true, 32, ARRAY_POSITIVE, "f32" POSITIVE)
ARRAY(f64_positives, true, 64, ARRAY_POSITIVE, "f64" POSITIVE)
ARRAY(i8_not_negatives, false, 8, ARRAY_NOT_NEGATIVE, "i8" NOT_NEGATIVE)
ARRAY(i16_not_negatives, false, 16, ARRAY_NOT_NEGATIVE, "i16" NOT_NEGATIVE)
ARRAY(i32_not_negatives, false, 32, ARRAY_NOT_NEGATIVE, "i32" NOT_NEGATIVE)
ARRAY(i64_not_negatives, false, 64, ARRAY_NOT_NEGATIVE, "i64" NOT_NEGATIVE)
ARRAY(f32_not_negatives, true, 32, ARRAY_NOT_NEGATIVE, "f32" NOT_NEGATIVE)
ARRAY(f64_not_negatives, true, 64, ARRAY_NOT_NEGATIVE, "f64" NOT_NEGATIVE)

// --- other attributes --------------------------------------------------------

static bool is_string_elements(const Attribute *attr) {
  const DenseElementsAttr *dense = attr_as_dense_elements(attr);
  return dense && dense->storage == DENSE_STRINGS;
}
const AttrConstraint test_attr_constraint_string_elements = {
    "string elements attribute", is_string_elements};

static bool is_any_integer(const Attribute *attr) {
  return attr_as_integer(attr) != NULL;
}
const AttrConstraint test_attr_constraint_any_integer = {
    "arbitrary integer attribute", is_any_integer};

static bool is_any_i64(const Attribute *attr) {
  const IntegerAttr *integer = attr_as_integer(attr);
  const IntegerType *type = integer ? type_as_integer(integer->type) : NULL;
  return type && type->width == 64;
}
const AttrConstraint test_attr_constraint_any_i64 = {"64-bit integer attribute",
                                                     is_any_i64};

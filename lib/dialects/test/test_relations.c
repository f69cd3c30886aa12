// SPDX-License-Identifier: Apache-2.0
// Relations between the types of an operation, and verifiers that report that
// they ran: for the test operations of traits.
#include <inttypes.h>
#include <string.h>

#include "dialects/common/constraints.h"
#include "dialects/test/test.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"

#include "dialects/test/test_internal.h"

static bool is_shaped(const Type *type) { return type_as_shaped(type) != NULL; }
const TypeConstraint test_constraint_shaped = {"shaped of any type values",
                                               is_shaped, SYNTAX_ANY};

typedef VECTOR(int64_t) SizeVector;

static bool fail(Context *ctx, const Operation *op, const char *message) {
  op_emit_op_error(ctx, op, "%s", message);
  return false;
}

bool test_verify_operand_element_types(Context *ctx, const Operation *op) {
  for (uint32_t i = 1; i < op->num_operands; i++)
    if (type_element_or_self(op_operand_type(op, i)) !=
        type_element_or_self(op_operand_type(op, 0)))
      return fail(ctx, op, "requires the same element type for all operands");
  return true;
}

static bool have_compatible_dims(const ShapedType *lhs, const ShapedType *rhs) {
  if (lhs->rank != rhs->rank)
    return false;
  for (int32_t i = 0; i < lhs->rank; i++)
    if (lhs->shape[i] != rhs->shape[i] && lhs->shape[i] != DYNAMIC_SIZE &&
        rhs->shape[i] != DYNAMIC_SIZE)
      return false;
  return true;
}

/// Follows mlir::verifyCompatibleShape.
static bool have_compatible_shapes(const Type *lhs, const Type *rhs) {
  const ShapedType *left = type_as_shaped(lhs);
  const ShapedType *right = type_as_shaped(rhs);
  if (!left || !right)
    return !left && !right;
  return left->rank < 0 || right->rank < 0 || have_compatible_dims(left, right);
}

bool test_verify_operand_shapes(Context *ctx, const Operation *op) {
  if (!op->num_operands)
    return fail(ctx, op, "expected 1 or more operands, but found 0");
  for (uint32_t i = 1; i < op->num_operands; i++)
    if (!have_compatible_shapes(op_operand_type(op, 0), op_operand_type(op, i)))
      return fail(ctx, op, "requires the same shape for all operands");
  return true;
}

/// Widens `shape`, whose last entry is the innermost size, by that of `type`.
/// False: two sizes differ, and neither is 1.
static bool broadcast(SizeVector *shape, const ShapedType *type) {
  size_t rank = (size_t)type->rank;
  size_t missing = rank > shape->size ? rank - shape->size : 0;
  if (missing) {
    VECTOR_RESERVE(shape, rank);
    memmove(shape->data + missing, shape->data,
            shape->size * sizeof *shape->data);
    memcpy(shape->data, type->shape, missing * sizeof *shape->data);
    shape->size = rank;
  }
  int64_t *sizes = shape->data + (shape->size - rank);
  for (size_t i = missing; i < rank; i++) {
    int64_t size = type->shape[i];
    if (sizes[i] == DYNAMIC_SIZE || size == DYNAMIC_SIZE)
      sizes[i] = sizes[i] > 1 ? sizes[i] : size > 1 ? size : DYNAMIC_SIZE;
    else if (sizes[i] == 1)
      sizes[i] = size;
    else if (size != 1 && size != sizes[i])
      return false;
  }
  return true;
}

/// The innermost sizes of `type` are those of `shape`, or not known.
static bool ends_with_shape(const ShapedType *type, const SizeVector *shape) {
  if ((size_t)type->rank < shape->size)
    return false;
  const int64_t *sizes = type->shape + ((size_t)type->rank - shape->size);
  for (size_t i = 0; i < shape->size; i++)
    if (sizes[i] != shape->data[i] && sizes[i] != DYNAMIC_SIZE &&
        shape->data[i] != DYNAMIC_SIZE)
      return false;
  return true;
}

static void diag_sizes(Diagnostic *diag, const int64_t *sizes, size_t count) {
  for (size_t i = 0; i < count; i++) {
    diag_text(diag, i ? "x" : "");
    if (sizes[i] == DYNAMIC_SIZE)
      diag_text(diag, "?");
    else
      diag_format(diag, "%" PRId64, sizes[i]);
  }
}

bool test_verify_broadcast(Context *ctx, const Operation *op) {
  const ShapedType *result = type_as_shaped(op_result_type(op, 0));
  SizeVector shape = {0};
  bool has_shape = false, ok = true;
  for (uint32_t i = 0; ok && i < op->num_operands; i++) {
    const ShapedType *type = type_as_shaped(op_operand_type(op, i));
    if (type->rank < 0)
      continue;
    has_shape = true;
    ok = broadcast(&shape, type);
  }
  if (!ok) {
    fail(ctx, op, "operands don't have broadcast-compatible shapes");
  } else if (has_shape && result->rank >= 0 &&
             !ends_with_shape(result, &shape)) {
    ok = false;
    Diagnostic *diag = op_emit_op_error(ctx, op, "result type '");
    diag_sizes(diag, result->shape, (size_t)result->rank);
    diag_text(diag, "' not broadcast compatible with broadcasted operands's "
                    "shapes '");
    diag_sizes(diag, shape.data, shape.size);
    diag_text(diag, "'");
  }
  VECTOR_FREE(&shape);
  return ok;
}

bool test_verify_same_type(Context *ctx, const Operation *op) {
  return op_operand_type(op, 0) == op_operand_type(op, 1) ||
         fail(ctx, op, "failed to verify that all of {x, y} have same type");
}

bool test_verify_same_element_type(Context *ctx, const Operation *op) {
  return type_element_or_self(op_operand_type(op, 0)) ==
             type_element_or_self(op_operand_type(op, 1)) ||
         fail(ctx, op,
              "failed to verify that all of {x, y} have same element type");
}

bool test_verify_same_rank(Context *ctx, const Operation *op) {
  return type_as_shaped(op_operand_type(op, 0))->rank ==
             type_as_shaped(op_operand_type(op, 1))->rank ||
         fail(ctx, op, "failed to verify that all of {x, y} have same rank");
}

bool test_verify_result_type(Context *ctx, const Operation *op) {
  return op_operand_type(op, 0) == op_result_type(op, 0) ||
         fail(ctx, op, "failed to verify that all of {x, res} have same type");
}

bool test_verify_result_element_type(Context *ctx, const Operation *op) {
  return type_element_or_self(op_operand_type(op, 0)) ==
             type_element_or_self(op_result_type(op, 0)) ||
         fail(ctx, op,
              "failed to verify that all of {x, res} have same element type");
}

/// The number of elements, or -1 where sizes are unknown: then no count can
/// differ.
static int64_t element_count(const ShapedType *type) {
  return type->rank >= 0 && shaped_type_has_static_shape(type)
             ? shaped_type_num_elements(type)
             : -1;
}

bool test_verify_result_element_count(Context *ctx, const Operation *op) {
  const ShapedType *from = type_as_shaped(op_operand_type(op, 0));
  const ShapedType *to = type_as_shaped(op_result_type(op, 0));
  return element_count(from) == element_count(to) ||
         fail(ctx, op,
              "failed to verify that all of {x, res} have same element count");
}

bool test_verify_result_rank(Context *ctx, const Operation *op) {
  return type_as_shaped(op_operand_type(op, 0))->rank ==
             type_as_shaped(op_result_type(op, 0))->rank ||
         fail(ctx, op, "failed to verify that all of {x, res} have same rank");
}

bool test_verify_result_shape(Context *ctx, const Operation *op) {
  const ShapedType *from = type_as_shaped(op_operand_type(op, 0));
  const ShapedType *to = type_as_shaped(op_result_type(op, 0));
  bool are_same = from->rank == to->rank;
  for (int32_t i = 0; are_same && i < from->rank; i++)
    are_same = from->shape[i] == to->shape[i];
  return are_same ||
         fail(ctx, op, "failed to verify that all of {x, res} have same shape");
}

/// A rank that is not known is like any other.
static bool ranks_match(int32_t lhs, int32_t rhs) {
  return lhs == rhs || lhs < 0 || rhs < 0;
}

bool test_verify_all_ranks(Context *ctx, const Operation *op) {
  int32_t first = type_as_shaped(op_operand_type(op, 0))->rank;
  int32_t second = type_as_shaped(op_operand_type(op, 1))->rank;
  int32_t result = type_as_shaped(op_result_type(op, 0))->rank;
  if (!ranks_match(first, second))
    return fail(ctx, op, "operands don't have matching ranks");
  return ranks_match(first < 0 ? second : first, result) ||
         fail(ctx, op, "result type has different rank than operands");
}

bool test_verify_rank_is_size(Context *ctx, const Operation *op) {
  int32_t rank = type_as_shaped(op_operand_type(op, 0))->rank;
  return element_count(type_as_shaped(op_result_type(op, 0))) == rank ||
         fail(ctx, op, "failed to verify that operand rank equals result size");
}

bool test_verify_four_equals_five(Context *ctx, const Operation *op) {
  return fail(ctx, op, "failed to verify that 4 equals 5");
}

bool test_verify_none_operands(Context *ctx, const Operation *op) {
  return type_kind(op_operand_type(op, 0)) != TYPE_NONE ||
         type_kind(op_operand_type(op, 1)) == TYPE_NONE ||
         fail(ctx, op,
              "failed to verify that has either both none type operands or "
              "first is not none");
}

bool test_verify_fixed_element_types(Context *ctx, const Operation *op) {
  const Type *first = type_element_or_self(op_operand_type(op, 0));
  const FloatType *second =
      type_as_float(type_element_or_self(op_operand_type(op, 1)));
  const Type *result = type_element_or_self(op_result_type(op, 0));
  if (!type_is_integer_of_width(first, 32) || !second ||
      second->format != FLOAT_F32)
    return fail(ctx, op, "failed to verify that fixed type combination");
  return type_is_integer_of_width(result, 16) ||
         fail(ctx, op,
              "failed to verify that 'res' is 16-bit signless integer");
}

bool test_verify_type_trait(Context *ctx, const Operation *op) {
  if (type_as_dialect(op_result_type(op, 0), &test_types[TEST_TYPE_WITH_TRAIT]))
    return true;
  op_emit_error(ctx, op, "result type should have trait 'TestTypeTrait'");
  return false;
}

bool test_verify_attr_trait(Context *ctx, const Operation *op) {
  if (attr_as_dialect(op_prop(op, TEST_ONLY_ATTR),
                      &test_attrs[TEST_ATTR_WITH_TRAIT]))
    return true;
  op_emit_error(ctx, op, "'attr' attribute should have trait 'TestAttrTrait'");
  return false;
}

bool test_verify_symbol_with_result(Context *ctx, const Operation *op) {
  return fail(ctx, op, "symbols must not have results");
}

/// Before what is in the operation is verified, and after.
bool test_verify_and_tell(Context *ctx, const Operation *op) {
  location_emit(ctx, op->loc, DIAG_REMARK, "success run of verifier");
  return true;
}

bool test_verify_regions_and_tell(Context *ctx, const Operation *op) {
  location_emit(ctx, op->loc, DIAG_REMARK, "success run of region verifier");
  return true;
}

/// The first group goes to the second successor.
static unsigned other_group(const Operation *op, unsigned index) {
  (void)op;
  return !index;
}
static unsigned same_group(const Operation *op, unsigned index) {
  (void)op;
  return index;
}
static unsigned second_produces_one(const Operation *op, unsigned index) {
  (void)op;
  return index == 1;
}

const OpInterfaces test_producing_br = {.successor_group = other_group};
const OpInterfaces test_internal_br = {
    .successor_group = same_group, .produced_arguments = second_produces_one};

void test_group_successor_operands(const Operation *op, unsigned index,
                                   unsigned *first, unsigned *count) {
  op_operand_segment(op, op->def->interfaces->successor_group(op, index), first,
                     count);
}

//===- Attributes ---------------------------------------------------------===//

static const IntegerType *integer_of(const Attribute *attr, uint32_t width,
                                     Signedness signedness) {
  const IntegerAttr *integer = attr_as_integer(attr);
  const IntegerType *type = integer ? type_as_integer(integer->type) : NULL;
  return type && type->width == width && type->signedness == signedness ? type
                                                                        : NULL;
}

/// Is it a signless integer of `width` bits, and at least `least`?
static bool is_at_least(const Attribute *attr, uint32_t width, int64_t least) {
  int64_t value;
  return integer_of(attr, width, SIGNLESS) &&
         attr_integer_value(attr, &value) && value >= least;
}

static bool is_index(const Attribute *attr) {
  const IntegerAttr *integer = attr_as_integer(attr);
  return integer && type_is_index(integer->type);
}
static bool is_si32(const Attribute *attr) {
  return integer_of(attr, 32, SIGNED) != NULL;
}
static bool is_ui32(const Attribute *attr) {
  return integer_of(attr, 32, UNSIGNED) != NULL;
}
static bool is_i32_not_negative(const Attribute *attr) {
  return is_at_least(attr, 32, 0);
}
static bool is_i64_not_negative(const Attribute *attr) {
  return is_at_least(attr, 64, 0);
}
static bool is_i32_positive(const Attribute *attr) {
  return is_at_least(attr, 32, 1);
}
static bool is_i64_positive(const Attribute *attr) {
  return is_at_least(attr, 64, 1);
}

static bool is_type_array(const Attribute *attr) {
  const ArrayAttr *array = attr_as_array(attr);
  for (size_t i = 0; array && i < array->size; i++)
    if (!attr_as_type(array->elements[i]))
      return false;
  return array != NULL;
}

/// The element type of dense elements, of `rank` and `shape` unless that is
/// NULL; NULL if it is something else.
static const Type *elements_of(const Attribute *attr, const int64_t *shape,
                               int32_t rank) {
  const DenseElementsAttr *dense = attr_as_dense_elements(attr);
  const ShapedType *type = dense ? type_as_shaped(dense->type) : NULL;
  if (!type || (shape && type->rank != rank))
    return NULL;
  for (int32_t i = 0; shape && i < rank; i++)
    if (type->shape[i] != shape[i])
      return NULL;
  return type->element;
}

static bool is_i32_elements(const Attribute *attr) {
  const Type *element = elements_of(attr, NULL, 0);
  return element && type_is_integer_of_width(element, 32);
}
static bool is_any_i32_elements(const Attribute *attr) {
  const Type *element = elements_of(attr, NULL, 0);
  const IntegerType *integer = element ? type_as_integer(element) : NULL;
  return integer && integer->width == 32;
}
static bool is_index_elements(const Attribute *attr) {
  const Type *element = elements_of(attr, NULL, 0);
  return element && type_is_index(element);
}
static bool is_i32_elements_2(const Attribute *attr) {
  static const int64_t shape[] = {2};
  const Type *element = elements_of(attr, shape, 1);
  return element && type_is_integer_of_width(element, 32);
}
static bool is_i64_elements_4_8(const Attribute *attr) {
  static const int64_t shape[] = {4, 8};
  const Type *element = elements_of(attr, shape, 2);
  return element && type_is_integer_of_width(element, 64);
}

static bool is_symbol(const Attribute *attr) {
  return attr_as_symbol_ref(attr) != NULL;
}
static bool is_location(const Attribute *attr) {
  return attr_as_location(attr) != NULL;
}
static bool is_string_array(const Attribute *attr) {
  const ArrayAttr *array = attr_as_array(attr);
  for (size_t i = 0; array && i < array->size; i++)
    if (!attr_as_string(array->elements[i]))
      return false;
  return array != NULL;
}
static bool is_integer_string(const Attribute *attr) {
  const StringAttr *string = attr_as_string(attr);
  return string && string->type && type_as_integer(string->type);
}
static bool is_integer_string_or_i64(const Attribute *attr) {
  return is_integer_string(attr) || attr_constraint_i64.holds(attr);
}
static bool is_i64_type(const Attribute *attr) {
  const TypeAttr *type = attr_as_type(attr);
  return type && type_is_integer_of_width(type->value, 64);
}

#define CONSTRAINT(NAME, TEXT, HOLDS)                                          \
  const AttrConstraint test_attr_constraint_##NAME = {TEXT, HOLDS};
#define SIGNLESS_INTEGER(WIDTH) WIDTH "-bit signless integer attribute "
CONSTRAINT(symbol, "symbol reference attribute", is_symbol)
CONSTRAINT(location, "location attribute", is_location)
CONSTRAINT(string_array, "string array attribute", is_string_array)
CONSTRAINT(integer_string, "string attribute of integer", is_integer_string)
CONSTRAINT(integer_string_or_i64,
           "string attribute of integer or 64-bit signless integer attribute",
           is_integer_string_or_i64)
CONSTRAINT(i64_type, "type attribute of 64-bit signless integer", is_i64_type)
CONSTRAINT(index, "index attribute", is_index)
CONSTRAINT(si32, "32-bit signed integer attribute", is_si32)
CONSTRAINT(ui32, "32-bit unsigned integer attribute", is_ui32)
CONSTRAINT(i32_not_negative,
           SIGNLESS_INTEGER("32") "whose value is non-negative",
           is_i32_not_negative)
CONSTRAINT(i64_not_negative,
           SIGNLESS_INTEGER("64") "whose value is non-negative",
           is_i64_not_negative)
CONSTRAINT(i32_positive, SIGNLESS_INTEGER("32") "whose value is positive",
           is_i32_positive)
CONSTRAINT(i64_positive, SIGNLESS_INTEGER("64") "whose value is positive",
           is_i64_positive)
CONSTRAINT(type_array, "type array attribute", is_type_array)
CONSTRAINT(i32_elements, "32-bit signless integer elements attribute",
           is_i32_elements)
CONSTRAINT(any_i32_elements, "32-bit integer elements attribute",
           is_any_i32_elements)
CONSTRAINT(index_elements, "index elements attribute", is_index_elements)
CONSTRAINT(i32_elements_2,
           "32-bit signless int elements attribute of shape [2]",
           is_i32_elements_2)
CONSTRAINT(i64_elements_4_8,
           "64-bit signless int elements attribute of shape [4, 8]",
           is_i64_elements_4_8)

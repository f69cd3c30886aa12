// SPDX-License-Identifier: Apache-2.0
// Contractions, outer products and scans: types, custom syntax, verifiers.
#include "dialects/vector/vector_contract.h"
#include "dialects/common/infer.h"
#include "dialects/vector/vector_internal.h"
#include "ir/attributes/attribute.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/syntax/written_op.h"

const AffineMap *contract_map(const Operation *op, unsigned index) {
  const ArrayAttr *maps = attr_as_array(op_prop(op, VECTOR_CONTRACT_MAPS));
  return attr_as_affine_map(maps->elements[index])->value;
}

unsigned contract_num_iterators(const Operation *op) {
  return (unsigned)attr_as_array(op_prop(op, VECTOR_CONTRACT_ITERATORS))->size;
}

bool contract_is_reduction(const Operation *op, unsigned dim) {
  const ArrayAttr *types =
      attr_as_array(op_prop(op, VECTOR_CONTRACT_ITERATORS));
  const DialectAttr *type = attr_as_dialect(
      types->elements[dim], &vector_attr_defs[VECTOR_ATTR_ITERATOR]);
  return type && type->value == VECTOR_ITERATOR_REDUCTION;
}

int affine_map_result_of_dim(const AffineMap *map, unsigned dim) {
  for (uint32_t i = 0; i < map->num_results; i++)
    if (map->results[i]->kind == AFFINE_DIM && map->results[i]->value == dim)
      return (int)i;
  return -1;
}

// --- syntax -----------------------------------------------------------------

static const Attribute *iterator_attr(Context *ctx, uint64_t value) {
  return dialect_attr_get(ctx, &vector_attr_defs[VECTOR_ATTR_ITERATOR], value,
                          STR(""));
}

/// The enumerators as strings, as custom syntax has them.
const Attribute *vector_written_iterators(Context *ctx, const Attribute *attr) {
  const ArrayAttr *types = attr_as_array(attr);
  if (!types)
    return attr;
  const Attribute **names = mem_alloc((types->size + 1) * sizeof *names);
  for (size_t i = 0; i < types->size; i++) {
    const DialectAttr *type = attr_as_dialect(
        types->elements[i], &vector_attr_defs[VECTOR_ATTR_ITERATOR]);
    names[i] = type
                   ? string_attr_get(ctx, type->def->cases[type->value].keyword)
                   : types->elements[i];
  }
  const Attribute *written = array_attr_get(ctx, names, types->size);
  mem_free(names);
  return written;
}

static const char *unknown_iterator(WrittenOp *written, StringRef name) {
  Stream text = {0};
  stream_cstr(&text, "unexpected iterator_type (");
  stream_text(&text, name);
  stream_cstr(&text, ")");
  char *message = arena_alloc(written->arena, text.size + 1);
  memcpy(message, text.data, text.size);
  message[text.size] = 0;
  stream_free(&text);
  return message;
}

/// Turns strings into enumerators; drops what is not a string.
static const char *read_iterators(WrittenOp *written, const ArrayAttr *names) {
  static const char *const keywords[] = {"parallel", "reduction"};
  const Attribute **types =
      arena_alloc(written->arena, (names->size + 1) * sizeof *types);
  size_t count = 0;
  for (size_t i = 0; i < names->size; i++) {
    if (!attr_as_string(names->elements[i]))
      continue;
    StringRef name = attr_string_value(names->elements[i]);
    uint64_t value = 0;
    while (value < ARRAY_LENGTH(keywords) &&
           !string_ref_equals(name, string_ref_from_cstr(keywords[value])))
      value++;
    if (value == ARRAY_LENGTH(keywords))
      return unknown_iterator(written, name);
    types[count++] = iterator_attr(written->ctx, value);
  }
  written->props[VECTOR_CONTRACT_ITERATORS] =
      array_attr_get(written->ctx, types, count);
  return NULL;
}

static void add_default_kind(WrittenOp *written, unsigned slot) {
  if (!written->is_given[slot])
    written->props[slot] = dialect_attr_get(
        written->ctx, &vector_attr_defs[VECTOR_ATTR_KIND], VECTOR_ADD, STR(""));
}

const char *vector_complete_contract(WrittenOp *written) {
  written->place = WRITTEN_START;
  const ArrayAttr *names =
      attr_as_array(written->props[VECTOR_CONTRACT_ITERATORS]);
  if (!names)
    return "expected \"iterator_types\" array attribute";
  const char *wrong = read_iterators(written, names);
  add_default_kind(written, VECTOR_KIND);
  return wrong;
}

/// The type of an outer product, or of a product with a scalar; NULL: there is
/// none.
static const Type *product_type(Context *ctx, const Type *lhs_type,
                                const Type *rhs_type) {
  const ShapedType *lhs = type_as_vector(lhs_type);
  const ShapedType *rhs = type_as_vector(rhs_type);
  if (!lhs || !lhs->rank || (rhs && !rhs->rank))
    return NULL;
  int64_t shape[] = {lhs->shape[0], rhs ? rhs->shape[0] : 0};
  bool scalable[] = {vector_is_scalable_at(lhs, 0),
                     rhs && vector_is_scalable_at(rhs, 0)};
  return scalable_vector_type_get(ctx, shape, scalable, rhs ? 2 : 1,
                                  lhs->element);
}

const char *vector_complete_outerproduct(WrittenOp *written) {
  const Type **types = written->operand_types;
  const Type *result = product_type(written->ctx, types[0], types[1]);
  if (!result)
    return "expected vector type for operand #1";
  types[2] = result;
  add_default_kind(written, VECTOR_KIND);
  return NULL;
}

INFER_HOOK(vector_infer_outerproduct) {
  (void)pos;
  return infer_one(arena, state,
                   product_type(ctx, value_type(state->operands[0]),
                                value_type(state->operands[1])));
}

// --- outer products ---------------------------------------------------------

static bool verify_element(Context *ctx, const Operation *op, unsigned operand,
                           const char *otherwise) {
  return type_element_or_self(op_operand_type(op, operand)) ==
             type_element_or_self(op_result_type(op, 0)) ||
         op_reject(ctx, op, otherwise);
}

bool vector_verify_outerproduct_types(Context *ctx, const Operation *op) {
  return verify_element(ctx, op, 0,
                        "failed to verify that lhs operand and result have "
                        "same element type") &&
         verify_element(ctx, op, 1,
                        "failed to verify that rhs operand and result have "
                        "same element type");
}

static const char *wrong_product_shape(const ShapedType *lhs,
                                       const ShapedType *rhs,
                                       const ShapedType *result) {
  if (lhs->rank != 1)
    return "expected 1-d vector for operand #1";
  if (rhs && rhs->rank != 1)
    return "expected 1-d vector for operand #2";
  if (result->rank != (rhs ? 2 : 1))
    return rhs ? "expected 2-d vector result" : "expected 1-d vector result";
  if (lhs->shape[0] != result->shape[0])
    return "expected #1 operand dim to match result dim #1";
  if (rhs && rhs->shape[0] != result->shape[1])
    return "expected #2 operand dim to match result dim #2";
  if (rhs && vector_is_scalable(lhs) && !vector_is_scalable(rhs))
    return "expected either both or only #2 operand dim to be scalable";
  return NULL;
}

bool vector_verify_outerproduct(Context *ctx, const Operation *op) {
  const ShapedType *result = type_as_vector(op_result_type(op, 0));
  const char *wrong =
      wrong_product_shape(type_as_vector(op_operand_type(op, 0)),
                          type_as_vector(op_operand_type(op, 1)), result);
  if (wrong)
    return op_reject(ctx, op, wrong);
  if (op->num_operands > 2 && op_operand_type(op, 2) != &result->base)
    return op_reject(ctx, op,
                     "expected operand #3 of same type as result type");
  return vector_kind_takes(vector_kind(op), result->element) ||
         op_reject(ctx, op, "unsupported outerproduct type");
}

// --- scans ------------------------------------------------------------------

bool vector_verify_scan_types(Context *ctx, const Operation *op) {
  if (op_operand_type(op, 0) != op_result_type(op, 0))
    return op_reject(
        ctx, op, "failed to verify that all of {source, dest} have same type");
  return op_operand_type(op, 1) == op_result_type(op, 1) ||
         op_reject(ctx, op,
                   "failed to verify that all of {initial_value, "
                   "accumulated_value} have same type");
}

bool vector_verify_scan(Context *ctx, const Operation *op) {
  const ShapedType *source = type_as_vector(op_operand_type(op, 0));
  const ShapedType *initial = type_as_vector(op_operand_type(op, 1));
  int64_t dim = 0;
  attr_integer_value(op_prop(op, VECTOR_SCAN_DIM), &dim);
  if (dim >= source->rank) {
    op_emit_op_error(ctx, op, "reduction dimension %lld has to be less than %d",
                     (long long)dim, (int)source->rank);
    return false;
  }
  if (initial->rank != source->rank - 1) {
    op_emit_op_error(ctx, op, "initial value rank %d has to be equal to %d",
                     (int)initial->rank, (int)source->rank - 1);
    return false;
  }
  if (dim < 0)
    return op_reject(ctx, op, "incompatible input/initial value shapes");
  for (int32_t i = 0; i < initial->rank; i++)
    if (initial->shape[i] != source->shape[i + (i >= dim)])
      return op_reject(ctx, op, "incompatible input/initial value shapes");
  if (vector_kind_takes(vector_kind(op), source->element))
    return true;
  Diagnostic *diag = op_emit_op_error(ctx, op, "unsupported reduction type ");
  diag_type(diag, source->element);
  diag_text(diag, " for kind '");
  diag_text_ref(
      diag, vector_attr_defs[VECTOR_ATTR_KIND].cases[vector_kind(op)].keyword);
  diag_text(diag, "'");
  return false;
}

// --- contractions -----------------------------------------------------------

bool vector_verify_contract_types(Context *ctx, const Operation *op) {
  if (type_element_or_self(op_operand_type(op, 0)) !=
      type_element_or_self(op_operand_type(op, 1)))
    return op_reject(ctx, op,
                     "failed to verify that lhs and rhs have same element "
                     "type");
  return verify_element(ctx, op, 2,
                        "failed to verify that third operand acc and result "
                        "have same element type");
}

static bool is_projected_permutation(const AffineMap *map) {
  bool *seen = mem_alloc_zero((map->num_dims + 1) * sizeof *seen);
  bool ok = map->num_results <= map->num_dims;
  for (uint32_t i = 0; ok && i < map->num_results; i++) {
    const AffineExpr *result = map->results[i];
    ok = result->kind == AFFINE_DIM && !seen[result->value];
    if (ok)
      seen[result->value] = true;
  }
  mem_free(seen);
  return ok;
}

static bool verify_map(Context *ctx, const Operation *op, unsigned index) {
  const AffineMap *map = contract_map(op, index);
  const ShapedType *vector = type_as_vector(op_operand_type(op, index));
  unsigned rank = vector ? (unsigned)vector->rank : 0;
  unsigned num_iterators = contract_num_iterators(op);
  if (map->num_symbols)
    op_emit_op_error(ctx, op, "expected indexing map %u to have no symbols",
                     index);
  else if (map->num_dims != num_iterators)
    op_emit_op_error(ctx, op,
                     "expected indexing map %u to have %u number of inputs",
                     index, num_iterators);
  else if (map->num_results != rank)
    op_emit_op_error(ctx, op,
                     "expected indexing map %u to have %u number of outputs",
                     index, rank);
  else if (!is_projected_permutation(map))
    op_emit_op_error(ctx, op,
                     "expected indexing map %u to be a projected permutation "
                     "of its inputs",
                     index);
  else
    return true;
  return false;
}

/// Checks the dims of both operands that are reductions, or those that are not.
/// `*found`: there are some.
static bool dims_agree(const Operation *op, bool are_reductions, bool *found) {
  const ShapedType *lhs = type_as_vector(op_operand_type(op, 0));
  const ShapedType *rhs = type_as_vector(op_operand_type(op, 1));
  *found = false;
  for (unsigned i = 0; i < contract_num_iterators(op); i++) {
    int at_lhs = affine_map_result_of_dim(contract_map(op, 0), i);
    int at_rhs = affine_map_result_of_dim(contract_map(op, 1), i);
    if (at_lhs < 0 || at_rhs < 0 ||
        contract_is_reduction(op, i) != are_reductions)
      continue;
    *found = true;
    if (lhs->shape[at_lhs] != rhs->shape[at_rhs])
      return false;
  }
  return true;
}

bool contract_bound(const Operation *op, unsigned dim, int64_t *size,
                    bool *is_scalable) {
  for (unsigned i = 0; i < 2; i++) {
    const ShapedType *vector = type_as_vector(op_operand_type(op, i));
    int at = affine_map_result_of_dim(contract_map(op, i), dim);
    if (at < 0)
      continue;
    *size = vector->shape[at];
    *is_scalable = vector_is_scalable_at(vector, (size_t)at);
    return true;
  }
  return false;
}

static bool reject_shape(Context *ctx, const Operation *op) {
  return op_reject(ctx, op, "invalid accumulator/result vector shape");
}

/// Does an operand have a dim that is not contracted with the other one?
static bool has_free_dim(const Operation *op) {
  for (unsigned operand = 0; operand < 2; operand++) {
    const AffineMap *map = contract_map(op, operand);
    const AffineMap *other = contract_map(op, 1 - operand);
    for (uint32_t i = 0; i < map->num_results; i++) {
      unsigned dim = (unsigned)map->results[i]->value;
      if (!contract_is_reduction(op, dim) ||
          affine_map_result_of_dim(other, dim) < 0)
        return true;
    }
  }
  return false;
}

/// The type that follows from the sizes of the operands' dims.
static const Type *expected_type(Context *ctx, const Operation *op,
                                 const ShapedType *result) {
  const AffineMap *map = contract_map(op, 2);
  int64_t *shape = mem_alloc((map->num_results + 1) * sizeof *shape);
  for (uint32_t i = 0; i < map->num_results; i++) {
    bool is_scalable;
    contract_bound(op, (unsigned)map->results[i]->value, &shape[i],
                   &is_scalable);
  }
  const Type *type = scalable_vector_type_get(
      ctx, shape, result->scalable, map->num_results, result->element);
  mem_free(shape);
  return type;
}

static bool verify_result(Context *ctx, const Operation *op) {
  const ShapedType *result = type_as_vector(op_result_type(op, 0));
  const ShapedType *acc = type_as_vector(op_operand_type(op, 2));
  if (!has_free_dim(op))
    return (!result && !acc) || reject_shape(ctx, op);
  if (!result || !acc)
    return reject_shape(ctx, op);
  for (unsigned i = 0; i < contract_num_iterators(op); i++) {
    int64_t size;
    bool is_scalable;
    if (!contract_bound(op, i, &size, &is_scalable))
      return op_reject(ctx, op,
                       "expected all dimensions to be either a LHS or a RHS "
                       "dimension");
  }
  if (result->rank != acc->rank)
    return reject_shape(ctx, op);
  const Type *expected = expected_type(ctx, op, result);
  if (&result->base == expected && &acc->base == expected)
    return true;
  Diagnostic *diag = op_emit_op_error(
      ctx, op, "invalid accumulator/result vector shape, expected: ");
  diag_type(diag, expected);
  return false;
}

static bool has_three_maps(const Operation *op) {
  const ArrayAttr *maps = attr_as_array(op_prop(op, VECTOR_CONTRACT_MAPS));
  bool ok = maps->size == 3;
  for (size_t i = 0; ok && i < maps->size; i++)
    ok = attr_as_affine_map(maps->elements[i]) != NULL;
  return ok;
}

bool vector_verify_contract(Context *ctx, const Operation *op) {
  const IntegerType *integer =
      type_as_integer(type_as_vector(op_operand_type(op, 0))->element);
  if (integer && integer->signedness != SIGNLESS)
    return op_reject(ctx, op, "only supports signless integer types");
  if (!has_three_maps(op))
    return op_reject(ctx, op,
                     "expected an indexing map for each vector operand");
  for (unsigned i = 0; i < 3; i++)
    if (!verify_map(ctx, op, i))
      return false;
  bool found;
  bool are_equal = dims_agree(op, true, &found);
  if (!found)
    return op_reject(ctx, op,
                     "expected at least one contracting dimension pair");
  if (!are_equal)
    return op_reject(ctx, op, "invalid contracting dimension map");
  if (!dims_agree(op, false, &found))
    return op_reject(ctx, op, "invalid batch dimension map");
  if (!verify_result(ctx, op))
    return false;
  return vector_kind_takes(vector_kind(op),
                           type_element_or_self(op_result_type(op, 0))) ||
         op_reject(ctx, op, "unsupported contraction type");
}

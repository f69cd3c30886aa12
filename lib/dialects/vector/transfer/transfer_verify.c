// SPDX-License-Identifier: Apache-2.0
// Verifiers of transfers between vectors and memory.
#include "dialects/vector/transfer/transfer.h"
#include "dialects/vector/vector_internal.h"
#include "ir/attributes/attribute.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"

/// Bits of a number; 0 where only a data layout would tell.
static uint64_t element_bits(const Type *type) {
  if (type_is_index(type))
    return 64;
  return type_is_int_or_float(type) ? type_bit_width(type) : 0;
}

/// Can it be a vector's element?
static bool is_vector_element(const Type *type) {
  return type_is_int_or_index(type) || type_as_float(type) ||
         type_as_dialect(type, NULL);
}

/// Bits of the last dimension of `type`, if its size is known.
static uint64_t minor_bits(const ShapedType *type) {
  uint64_t size = type->rank ? (uint64_t)type->shape[type->rank - 1] : 1;
  return element_bits(type->element) * size;
}

static bool verify_vector_elements(Context *ctx, const Operation *op,
                                   const Transfer *transfer,
                                   const ShapedType *inner) {
  uint64_t bits = minor_bits(inner);
  if (bits && minor_bits(transfer->vector) % bits)
    return op_reject(
        ctx, op,
        "requires the bitwidth of the minor 1-D vector to be an integral "
        "multiple of the bitwidth of the minor 1-D vector of the source");
  if (inner->rank > transfer->vector->rank)
    return op_reject(
        ctx, op,
        "requires source vector element and vector result ranks to match.");
  if (transfer->map->num_results !=
      (uint32_t)(transfer->vector->rank - inner->rank))
    return op_reject(ctx, op,
                     "requires a permutation_map with result dims of the same "
                     "rank as the vector type");
  return !transfer->mask ||
         op_reject(ctx, op, "does not support masks with vector element type");
}

static bool verify_elements(Context *ctx, const Operation *op,
                            const Transfer *transfer) {
  uint64_t bits = element_bits(transfer->shaped->element);
  if (bits && minor_bits(transfer->vector) % bits)
    return op_reject(
        ctx, op,
        "requires the bitwidth of the minor 1-D vector to be an integral "
        "multiple of the bitwidth of the source element type");
  return transfer->map->num_results == (uint32_t)transfer->vector->rank ||
         op_reject(ctx, op,
                   "requires a permutation_map with result dims of the same "
                   "rank as the vector type");
}

static bool verify_mask(Context *ctx, const Operation *op,
                        const Transfer *transfer) {
  const Type *expected =
      transfer->mask ? transfer_mask_type(ctx, transfer->vector, transfer->map)
                     : NULL;
  if (!expected || expected == value_type(transfer->mask))
    return true;
  Diagnostic *diag = op_emit_op_error(ctx, op, "inferred mask type (");
  diag_type(diag, expected);
  diag_text(diag, ") and mask operand type (");
  diag_type(diag, value_type(transfer->mask));
  diag_text(diag, ") don't match");
  return false;
}

static bool verify_in_bounds(Context *ctx, const Operation *op,
                             const Transfer *transfer) {
  if (transfer->map->num_results == transfer->in_bounds->size)
    return true;
  Diagnostic *diag =
      op_emit_op_error(ctx, op,
                       "expects the in_bounds attr of same rank as "
                       "permutation_map results: ");
  diag_attr(diag, op_prop(op, VECTOR_TRANSFER_MAP));
  diag_text(diag, " vs inBounds of size: ");
  diag_format(diag, "%zu", transfer->in_bounds->size);
  return false;
}

static bool verify_transfer(Context *ctx, const Operation *op,
                            const Transfer *transfer) {
  const Type *base = value_type(transfer->base);
  if (op_attr(op, STR("masked")))
    return op_reject(
        ctx, op, "masked attribute has been removed. Use in_bounds instead.");
  if (!type_as_ranked_memref(base) && !type_as_ranked_tensor(base))
    return op_reject(ctx, op,
                     "requires source to be a memref or ranked tensor type");
  const ShapedType *inner = type_as_vector(transfer->shaped->element);
  if (inner ? !verify_vector_elements(ctx, op, transfer, inner)
            : !verify_elements(ctx, op, transfer))
    return false;
  if (transfer->map->num_symbols)
    return op_reject(ctx, op, "requires permutation_map without symbols");
  if (transfer->map->num_dims != (uint32_t)transfer->shaped->rank)
    return op_reject(ctx, op,
                     "requires a permutation_map with input dims of the same "
                     "rank as the source type");
  return verify_mask(ctx, op, transfer) && verify_in_bounds(ctx, op, transfer);
}

/// Each result is a dim, each at most once, or 0.
static bool verify_map(Context *ctx, const Operation *op,
                       const AffineMap *map) {
  bool *seen = mem_alloc_zero((map->num_dims + 1) * sizeof *seen);
  const char *wrong = NULL;
  for (uint32_t i = 0; !wrong && i < map->num_results; i++) {
    const AffineExpr *result = map->results[i];
    bool is_dim = result->kind == AFFINE_DIM;
    if (!is_dim && (result->kind != AFFINE_CONSTANT || result->value != 0))
      wrong = "requires a projected permutation_map (at most one dim or the "
              "zero constant can appear in each result)";
    else if (is_dim && seen[result->value])
      wrong = "requires a permutation_map that is a permutation (found one dim "
              "used more than once)";
    else if (is_dim)
      seen[result->value] = true;
  }
  mem_free(seen);
  return !wrong || op_reject(ctx, op, wrong);
}

static bool verify_num_indices(Context *ctx, const Operation *op,
                               const Transfer *transfer) {
  int rank = transfer->shaped->rank < 0 ? 0 : (int)transfer->shaped->rank;
  if (transfer->num_indices == (unsigned)rank)
    return true;
  op_emit_op_error(ctx, op, "requires %d indices", rank);
  return false;
}

static bool verify_padding(Context *ctx, const Operation *op,
                           const Transfer *transfer) {
  const Type *element = transfer->shaped->element;
  const Type *padding = value_type(transfer->padding);
  if (type_as_vector(element))
    return element == padding ||
           op_reject(ctx, op,
                     "requires source element type and padding type to match.");
  if (!is_vector_element(padding))
    return op_reject(ctx, op, "requires valid padding vector elemental type");
  return padding == element ||
         op_reject(ctx, op,
                   "requires formal padding and source of the same elemental "
                   "type");
}

bool vector_verify_transfer_read(Context *ctx, const Operation *op) {
  Transfer transfer = transfer_get(op);
  return verify_num_indices(ctx, op, &transfer) &&
         verify_transfer(ctx, op, &transfer) &&
         verify_padding(ctx, op, &transfer) &&
         verify_map(ctx, op, transfer.map);
}

bool vector_verify_transfer_write(Context *ctx, const Operation *op) {
  Transfer transfer = transfer_get(op);
  if (!verify_num_indices(ctx, op, &transfer))
    return false;
  if (transfer_has_broadcast(&transfer))
    return op_reject(ctx, op, "should not have broadcast dimensions");
  return verify_transfer(ctx, op, &transfer) &&
         verify_map(ctx, op, transfer.map);
}

// SPDX-License-Identifier: Apache-2.0
// Parts, maps and custom syntax of transfers between vectors and memory.
#include "dialects/vector/transfer/transfer.h"

#include "dialects/common/infer.h"
#include "dialects/vector/vector_internal.h"
#include "ir/attributes/attribute.h"
#include "ir/interfaces/effects.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/op_attrs.h"
#include "ir/syntax/written_op.h"

bool op_is_transfer(const Operation *op) {
  return op_is(op, &vector_ops[VECTOR_TRANSFER_READ]) ||
         op_is(op, &vector_ops[VECTOR_TRANSFER_WRITE]);
}

static Value *group_value(const Operation *op, unsigned group) {
  unsigned first, count;
  op_operand_segment(op, group, &first, &count);
  return count ? op_operand(op, first) : NULL;
}

Transfer transfer_get(const Operation *op) {
  Transfer transfer = {.is_read = op_is(op, &vector_ops[VECTOR_TRANSFER_READ])};
  unsigned base = transfer.is_read ? 0 : 1;
  transfer.base = op_operand(op, base);
  transfer.value = transfer.is_read ? NULL : op_operand(op, 0);
  transfer.shaped = type_as_shaped(value_type(transfer.base));
  transfer.vector = type_as_vector(
      transfer.is_read ? op_result_type(op, 0) : value_type(transfer.value));
  op_operand_segment(op, base + 1, &transfer.first_index,
                     &transfer.num_indices);
  transfer.padding = transfer.is_read ? group_value(op, 2) : NULL;
  transfer.mask = group_value(op, 3);
  const AffineMapAttr *map =
      attr_as_affine_map(op_prop(op, VECTOR_TRANSFER_MAP));
  transfer.map = map ? map->value : NULL;
  transfer.in_bounds = attr_as_array(op_prop(op, VECTOR_TRANSFER_IN_BOUNDS));
  return transfer;
}

bool transfer_dim_is_in_bounds(const Transfer *transfer, size_t dim) {
  return attr_is_true(transfer->in_bounds->elements[dim]);
}

bool transfer_is_in_bounds(const Transfer *transfer) {
  for (size_t i = 0; i < transfer->in_bounds->size; i++)
    if (!transfer_dim_is_in_bounds(transfer, i))
      return false;
  return true;
}

static bool is_zero(const AffineExpr *expr) {
  return expr->kind == AFFINE_CONSTANT && expr->value == 0;
}

bool transfer_dim_is_broadcast(const Transfer *transfer, size_t dim) {
  return is_zero(transfer->map->results[dim]);
}

bool transfer_has_broadcast(const Transfer *transfer) {
  for (uint32_t i = 0; i < transfer->map->num_results; i++)
    if (is_zero(transfer->map->results[i]))
      return true;
  return false;
}

// --- maps -------------------------------------------------------------------

bool affine_map_is_minor_identity(const AffineMap *map) {
  if (map->num_dims < map->num_results || map->num_symbols)
    return false;
  uint32_t first = map->num_dims - map->num_results;
  for (uint32_t i = 0; i < map->num_results; i++)
    if (map->results[i]->kind != AFFINE_DIM ||
        map->results[i]->value != (int64_t)(first + i))
      return false;
  return true;
}

const AffineMap *transfer_default_map(Context *ctx, const ShapedType *shaped,
                                      const ShapedType *vector) {
  if (shaped->rank == 0 && vector->rank == 1 && vector->shape[0] == 1) {
    const AffineExpr *zero = affine_constant_get(ctx, 0);
    return affine_map_get(ctx, 0, 0, &zero, 1);
  }
  const ShapedType *inner = type_as_vector(shaped->element);
  int32_t rank = vector->rank - (inner ? inner->rank : 0);
  if (rank < 0 || rank > shaped->rank)
    return NULL;
  const AffineExpr **dims = mem_alloc(((size_t)rank + 1) * sizeof *dims);
  for (int32_t i = 0; i < rank; i++)
    dims[i] = affine_dim_get(ctx, (unsigned)(shaped->rank - rank + i));
  const AffineMap *map =
      affine_map_get(ctx, (unsigned)shaped->rank, 0, dims, (size_t)rank);
  mem_free(dims);
  return map;
}

const Type *transfer_mask_type(Context *ctx, const ShapedType *vector,
                               const AffineMap *map) {
  if (map->num_results != (uint32_t)vector->rank)
    return NULL;
  size_t size = (size_t)map->num_dims + 1, rank = 0;
  int64_t *shape = mem_alloc(size * sizeof *shape);
  bool *scalable = mem_alloc_zero(size * sizeof *scalable);
  for (uint32_t dim = 0; dim < map->num_dims; dim++)
    for (uint32_t i = 0; i < map->num_results; i++)
      if (map->results[i]->kind == AFFINE_DIM &&
          map->results[i]->value == (int64_t)dim) {
        scalable[rank] = vector_is_scalable_at(vector, i);
        shape[rank++] = vector->shape[i];
        break;
      }
  if (!rank)
    shape[rank++] = 1;
  const Type *type = scalable_vector_type_get(ctx, shape, scalable, rank,
                                              integer_type_get(ctx, 1));
  mem_free(shape);
  mem_free(scalable);
  return type;
}

// --- syntax -----------------------------------------------------------------

static const Attribute *all_out_of_bounds(WrittenOp *written, uint32_t count) {
  const Attribute **flags =
      arena_alloc(written->arena, (count + 1) * sizeof *flags);
  for (uint32_t i = 0; i < count; i++)
    flags[i] = bool_attr_get(written->ctx, false);
  return array_attr_get(written->ctx, flags, count);
}

/// Derives the mask's type; the mask is operand group 3. `map` is NULL if the
/// property is no map.
static const char *complete_mask(WrittenOp *written, const ShapedType *shaped,
                                 const ShapedType *vector,
                                 const AffineMap *map) {
  written->num_resolved = 3;
  if (type_as_vector(shaped->element)) {
    written->place = WRITTEN_OPERANDS;
    return "does not support masks with vector element type";
  }
  if (map)
    written->operand_types[3] = transfer_mask_type(written->ctx, vector, map);
  return written->operand_types[3]
             ? NULL
             : "expected the same rank for the vector and the results of the "
               "permutation map";
}

static const char *complete(WrittenOp *written, const Type *base,
                            const Type *value) {
  const ShapedType *shaped = type_as_shaped(base);
  const ShapedType *vector = type_as_vector(value);
  written->place = WRITTEN_COLON;
  if (!type_as_ranked_memref(base) && !type_as_ranked_tensor(base))
    return "requires memref or ranked tensor type";
  if (!vector)
    return "requires vector type";
  const Attribute **map = &written->props[VECTOR_TRANSFER_MAP];
  if (!written->is_given[VECTOR_TRANSFER_MAP]) {
    const ShapedType *inner = type_as_vector(shaped->element);
    const AffineMap *usual = transfer_default_map(written->ctx, shaped, vector);
    if (!usual || shaped->rank + (inner ? inner->rank : 0) < vector->rank)
      return "expected a custom permutation_map when rank(source) != "
             "rank(destination)";
    *map = affine_map_attr_get(written->ctx, usual);
  }
  const AffineMap *used =
      attr_as_affine_map(*map) ? attr_as_affine_map(*map)->value : NULL;
  if (!written->is_given[VECTOR_TRANSFER_IN_BOUNDS])
    written->props[VECTOR_TRANSFER_IN_BOUNDS] =
        all_out_of_bounds(written, used ? used->num_results : 0);
  return written->num_operands[3]
             ? complete_mask(written, shaped, vector, used)
             : NULL;
}

const char *vector_complete_transfer_read(WrittenOp *written) {
  const ShapedType *base = type_as_shaped(written->operand_types[0]);
  written->operand_types[2] = base ? base->element : NULL;
  return complete(written, written->operand_types[0], written->result_types[0]);
}

const char *vector_complete_transfer_write(WrittenOp *written) {
  return complete(written, written->operand_types[1],
                  written->operand_types[0]);
}

/// A write into a tensor gives the tensor.
INFER_HOOK(vector_infer_transfer_write) {
  (void)ctx;
  (void)pos;
  const Type *base = value_type(state->operands[1]);
  if (type_as_ranked_tensor(base))
    return infer_one(arena, state, base);
  state->num_results = 0;
  return true;
}

// --- effects ----------------------------------------------------------------

/// Transfers from and to tensors have no effect on memory.
static bool is_of_tensor(const Operation *op) {
  unsigned base = op_is(op, &vector_ops[VECTOR_TRANSFER_READ]) ? 0 : 1;
  return !type_as_memref(op_operand_type(op, base));
}

static unsigned read_effects(const Operation *op) {
  return is_of_tensor(op) ? 0 : EFFECT_ANY | EFFECT_ONLY_READS;
}

static unsigned write_effects(const Operation *op) {
  return is_of_tensor(op) ? 0 : EFFECT_ANY | EFFECT_WRITES | EFFECT_STAYS;
}

const OpInterfaces vector_transfer_read_interfaces = {
    .effects = read_effects, .is_speculatable = is_of_tensor};
const OpInterfaces vector_transfer_write_interfaces = {
    .effects = write_effects, .is_speculatable = is_of_tensor};

// SPDX-License-Identifier: Apache-2.0
// Folds of transfers between vectors and memory.
#include "dialects/common/fold_util.h"
#include "dialects/vector/transfer/transfer.h"
#include "dialects/vector/vector_build.h"
#include "dialects/vector/vector_internal.h"
#include "ir/attributes/attribute.h"

static bool give_self(Operation *op, FoldResult *results) {
  if (op->num_results)
    results[0].value = op_result(op, 0);
  return true;
}

// --- in place ---------------------------------------------------------------

/// Does dimension `dim` of the vector end within the memory?
static bool ends_within(const Operation *op, const Transfer *transfer,
                        uint32_t dim) {
  int64_t at = transfer->map->results[dim]->value;
  int64_t size = transfer->shaped->shape[at], index, end;
  return size != DYNAMIC_SIZE &&
         vector_constant_number(
             op_operand(op, transfer->first_index + (unsigned)at), &index) &&
         !__builtin_add_overflow(index, transfer->vector->shape[dim], &end) &&
         end <= size;
}

/// Sets `flags` to the dimensions that are known to be in bounds. True if there
/// are more than before.
static bool infer_in_bounds(const Operation *op, const Transfer *transfer,
                            bool *flags) {
  bool changed = false, all_in_bounds = true;
  for (uint32_t i = 0; i < transfer->map->num_results; i++) {
    flags[i] = transfer_dim_is_in_bounds(transfer, i);
    if (flags[i] || transfer->map->results[i]->kind != AFFINE_DIM)
      continue;
    flags[i] = ends_within(op, transfer, i);
    changed |= flags[i];
    all_in_bounds &= flags[i];
  }
  for (uint32_t i = 0; all_in_bounds && i < transfer->map->num_results; i++) {
    changed |= !flags[i];
    flags[i] = true;
  }
  return changed;
}

/// Marks the dimensions that are known to be in bounds.
static bool fold_in_bounds(Context *ctx, Operation *op) {
  Transfer transfer = transfer_get(op);
  size_t count = transfer.map->num_results;
  bool *flags = mem_alloc((count + 1) * sizeof *flags);
  bool changed = infer_in_bounds(op, &transfer, flags);
  if (changed) {
    const Attribute **attrs = mem_alloc(count * sizeof *attrs);
    for (size_t i = 0; i < count; i++)
      attrs[i] = bool_attr_get(ctx, flags[i]);
    op_set_prop(op, VECTOR_TRANSFER_IN_BOUNDS,
                array_attr_get(ctx, attrs, count));
    mem_free(attrs);
  }
  mem_free(flags);
  return changed;
}

/// Drops a mask that is true everywhere.
static bool fold_full_mask(Context *ctx, Operation *op) {
  Transfer transfer = transfer_get(op);
  if (!transfer.mask || vector_mask_format(ctx, transfer.mask) != MASK_ALL_TRUE)
    return false;
  bool *erase = mem_alloc_zero(op->num_operands * sizeof *erase);
  erase[op->num_operands - 1] = true;
  op_erase_operands(ctx, op, erase);
  mem_free(erase);
  int32_t segments[] = {1, (int32_t)transfer.num_indices, 1, 0};
  if (!transfer.is_read) {
    segments[1] = 1;
    segments[2] = (int32_t)transfer.num_indices;
  }
  op_set_prop(op, VECTOR_TRANSFER_SEGMENTS,
              dense_i32_array_attr_get(ctx, segments, 4));
  return true;
}

static bool fold_in_place(Context *ctx, Operation *op,
                          const Attribute *const *constants,
                          FoldResult *results) {
  if (fold_in_bounds(ctx, op) || fold_full_mask(ctx, op))
    return give_self(op, results);
  return fold_memref_cast_operands(ctx, op, constants, results);
}

// --- through tensors --------------------------------------------------------

bool transfers_have_same_place(const Operation *lhs_op,
                               const Operation *rhs_op) {
  Transfer lhs = transfer_get(lhs_op), rhs = transfer_get(rhs_op);
  if (lhs.vector != rhs.vector || lhs.map != rhs.map ||
      lhs.num_indices != rhs.num_indices)
    return false;
  for (unsigned i = 0; i < lhs.num_indices; i++)
    if (op_operand(lhs_op, lhs.first_index + i) !=
        op_operand(rhs_op, rhs.first_index + i))
      return false;
  return true;
}

bool transfers_are_disjoint(const Operation *lhs_op, const Operation *rhs_op) {
  Transfer lhs = transfer_get(lhs_op), rhs = transfer_get(rhs_op);
  if (lhs.vector != rhs.vector || lhs.num_indices != rhs.num_indices ||
      lhs.map->num_results > lhs.num_indices)
    return false;
  unsigned lead = lhs.num_indices - lhs.map->num_results;
  for (unsigned i = 0; i < lhs.num_indices; i++) {
    int64_t first, second, distance;
    if (!vector_constant_number(op_operand(lhs_op, lhs.first_index + i),
                                &first) ||
        !vector_constant_number(op_operand(rhs_op, rhs.first_index + i),
                                &second) ||
        __builtin_sub_overflow(first, second, &distance))
      continue;
    if (distance < 0)
      distance = -distance;
    if (distance >= (i < lead ? 1 : lhs.vector->shape[i - lead]))
      return true;
  }
  return false;
}

Operation *transfer_written_by(const Value *tensor) {
  return defining_op_of(tensor, &vector_ops[VECTOR_TRANSFER_WRITE]);
}

/// Does a masked read give the splat that was written, because its padding is
/// the same?
static bool is_same_splat(Context *ctx, const Transfer *write,
                          const Transfer *read) {
  if (!read->mask || (write->mask && write->mask != read->mask))
    return false;
  const DenseElementsAttr *splat =
      attr_as_dense_elements(value_constant(write->value));
  const Attribute *padding = value_constant(read->padding);
  return splat && padding && splat->is_splat &&
         dense_elements_splat_value(ctx, splat) == padding;
}

/// Does the read give what was written?
static bool gives_written(Context *ctx, const Operation *write_op,
                          const Operation *read_op) {
  Transfer write = transfer_get(write_op), read = transfer_get(read_op);
  return transfer_is_in_bounds(&write) &&
         transfers_have_same_place(write_op, read_op) &&
         ((!write.mask && !read.mask) || is_same_splat(ctx, &write, &read));
}

/// A read looks back over this many writes.
enum { MAX_WRITES = 1000 };

/// transfer_read(transfer_write(v, t)) -> v; skips writes elsewhere
static Value *find_written(Context *ctx, const Operation *read) {
  const Value *tensor = op_operand(read, 0);
  if (!type_as_ranked_tensor(value_type(tensor)))
    return NULL;
  Operation *write = transfer_written_by(tensor);
  for (unsigned i = 0; write && i < MAX_WRITES; i++) {
    if (gives_written(ctx, write, read))
      return op_operand(write, 0);
    if (!transfers_are_disjoint(write, read))
      return NULL;
    write = transfer_written_by(op_operand(write, 1));
  }
  return NULL;
}

FOLD_HOOK(vector_fold_transfer_read) {
  Value *written = find_written(ctx, op);
  return written ? give_value(results, written)
                 : fold_in_place(ctx, op, constants, results);
}

static bool are_indices_zero(const Operation *op, const Transfer *transfer) {
  for (unsigned i = 0; i < transfer->num_indices; i++) {
    int64_t index;
    if (!vector_constant_number(op_operand(op, transfer->first_index + i),
                                &index) ||
        index)
      return false;
  }
  return true;
}

/// Do both move all of a tensor?
static bool move_all(const Operation *read_op, const Operation *write_op) {
  Transfer read = transfer_get(read_op), write = transfer_get(write_op);
  if (!read.map->num_results || !write.map->num_results ||
      !affine_map_is_minor_identity(read.map) ||
      !affine_map_is_minor_identity(write.map) || read.shaped != write.shaped ||
      read.vector != write.vector || !transfer_is_in_bounds(&read) ||
      !transfer_is_in_bounds(&write) || read.vector->rank != read.shaped->rank)
    return false;
  for (int32_t i = 0; i < read.vector->rank; i++)
    if (read.vector->shape[i] != read.shaped->shape[i])
      return false;
  return are_indices_zero(read_op, &read) && are_indices_zero(write_op, &write);
}

/// Does the write put back what was read in the same place?
static bool puts_back(const Operation *read_op, const Operation *write_op) {
  Transfer read = transfer_get(read_op), write = transfer_get(write_op);
  return read.base == write.base && !read.mask && !write.mask &&
         transfers_have_same_place(read_op, write_op);
}

/// transfer_write(transfer_read(t), …) -> t, if both take all of a tensor, or
/// the same place
FOLD_HOOK(vector_fold_transfer_write) {
  Operation *read =
      defining_op_of(op_operand(op, 0), &vector_ops[VECTOR_TRANSFER_READ]);
  if (op->num_results && read && (move_all(read, op) || puts_back(read, op)))
    return give_value(results, op_operand(read, 0));
  return fold_in_place(ctx, op, constants, results);
}

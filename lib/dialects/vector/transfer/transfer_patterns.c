// SPDX-License-Identifier: Apache-2.0
// Canonicalization of transfers, and of contractions that are added to.
#include "dialects/arith/arith.h"
#include "dialects/common/fold_util.h"
#include "dialects/vector/transfer/transfer.h"
#include "dialects/vector/vector_build.h"
#include "dialects/vector/vector_patterns.h"
#include "ir/attributes/attribute.h"
#include "rewrite/rewriter.h"
#include "rewrite/rewriter_clone.h"
#include "support/hash_table.h"

/// Does `later` overwrite everything that `earlier` writes?
static bool is_written_over(const Operation *earlier, const Operation *later) {
  return transfers_have_same_place(earlier, later) &&
         transfer_get(earlier).mask == transfer_get(later).mask;
}

/// transfer_write(v, transfer_write(w, t)) in the same place ->
/// transfer_write(v, t); skips writes elsewhere that have no other use
PATTERN(write_over) {
  (void)self;
  Operation *user = op;
  Operation *write =
      op->num_results ? transfer_written_by(op_operand(op, 1)) : NULL;
  while (write) {
    if (is_written_over(write, op)) {
      rewriter_start_modify(rw, user);
      op_set_operand(user, 1, op_operand(write, 1));
      rewriter_finalize_modify(rw, user);
      return true;
    }
    if (!transfers_are_disjoint(write, op) ||
        !value_has_one_use(op_result(write, 0)))
      break;
    user = write;
    write = transfer_written_by(op_operand(write, 1));
  }
  return rewriter_match_failure(
      rw, op, "no earlier write to the same place is overwritten");
}

/// Are both in bounds and without mask, of vectors of the tensor's own
/// elements?
static bool are_whole(const Transfer *read, const Transfer *write) {
  const Transfer *both[] = {read, write};
  for (unsigned i = 0; i < 2; i++)
    if (both[i]->mask || !transfer_is_in_bounds(both[i]) ||
        both[i]->vector->element != both[i]->shaped->element)
      return false;
  return true;
}

static bool have_same_indices(const Operation *lhs, const Transfer *left,
                              const Operation *rhs, const Transfer *right) {
  for (unsigned i = 0; i < left->num_indices; i++)
    if (op_operand(lhs, left->first_index + i) !=
        op_operand(rhs, right->first_index + i))
      return false;
  return true;
}

/// The dimension of the written vector that lies along dimension `dim` of the
/// tensor, or -1.
static int32_t written_dim(const Transfer *write, int64_t dim) {
  for (uint32_t i = 0; i < write->map->num_results; i++)
    if (write->map->results[i]->kind == AFFINE_DIM &&
        write->map->results[i]->value == dim)
      return (int32_t)i;
  return -1;
}

/// Is dimension `i` of the read vector as long as dimension `j` of the written
/// one?
static bool are_as_long(const Transfer *read, uint32_t i, const Transfer *write,
                        uint32_t j) {
  return read->vector->shape[i] == write->vector->shape[j] &&
         vector_is_scalable_at(read->vector, i) ==
             vector_is_scalable_at(write->vector, j);
}

/// Finds for each dimension of what is read its place in the written vector
/// with as many dimensions of other sizes in front: those that are repeated
/// take the free places. False if more or less is read than was written.
static bool match_dims(const Transfer *read, const Transfer *write,
                       int64_t *places) {
  uint32_t rank = read->map->num_results, written = write->map->num_results;
  bool *taken = mem_alloc_zero((rank + 1) * sizeof *taken);
  uint32_t found = 0;
  bool fits = rank >= written;
  for (uint32_t i = 0; fits && i < rank; i++) {
    if (transfer_dim_is_broadcast(read, i))
      continue;
    int32_t dim = written_dim(write, read->map->results[i]->value);
    fits = dim >= 0 && are_as_long(read, i, write, (uint32_t)dim);
    if (!fits)
      break;
    places[i] = dim + (int64_t)(rank - written);
    taken[places[i]] = true;
    found++;
  }
  for (uint32_t i = 0, next = 0; fits && i < rank; i++) {
    if (!transfer_dim_is_broadcast(read, i))
      continue;
    while (next < rank && taken[next])
      next++;
    places[i] = next++;
  }
  mem_free(taken);
  return fits && found == written;
}

/// The type of `vector` before its dimension i comes from dimension places[i].
static const Type *type_before(Context *ctx, const ShapedType *vector,
                               const int64_t *places) {
  size_t rank = (size_t)vector->rank;
  int64_t *shape = mem_alloc(rank * sizeof *shape);
  bool *scalable = mem_alloc(rank * sizeof *scalable);
  for (size_t i = 0; i < rank; i++) {
    shape[places[i]] = vector->shape[i];
    scalable[places[i]] = vector_is_scalable_at(vector, (uint32_t)i);
  }
  const Type *type =
      scalable_vector_type_get(ctx, shape, scalable, rank, vector->element);
  mem_free(shape);
  mem_free(scalable);
  return type;
}

/// transfer_read(transfer_write(v, t)) of the same elements, repeated or in
/// another order -> transpose(broadcast(v))
PATTERN(read_of_written) {
  (void)self;
  Operation *source = transfer_written_by(op_operand(op, 0));
  Transfer read = transfer_get(op);
  if (!source || !read.map->num_results)
    return rewriter_match_failure(rw, op,
                                  "the source was not written by a transfer");
  Transfer write = transfer_get(source);
  int64_t *places = mem_alloc(read.map->num_results * sizeof *places);
  bool fits = are_whole(&read, &write) &&
              have_same_indices(op, &read, source, &write) &&
              match_dims(&read, &write, places);
  if (fits) {
    const Type *type = type_before(rewriter_context(rw), read.vector, places);
    Value *wide =
        vector_build_cast(rw, VECTOR_BROADCAST, op->loc, write.value, type);
    rewriter_replace_op_with(rw, op,
                             vector_build_transpose(rw, op->loc, wide, places,
                                                    read.map->num_results,
                                                    op_result_type(op, 0)));
  }
  mem_free(places);
  return fits ||
         rewriter_match_failure(rw, op, "does not read all that was written");
}

/// The constant zero, of integers or floats.
static const Attribute *zero_of(Context *ctx, const Type *type) {
  const Type *element = type_element_or_self(type);
  const Attribute *zero = vector_zero_attr(ctx, element);
  return element == type || !zero ? zero
                                  : dense_splat_attr_get_value(ctx, type, zero);
}

/// The contraction at operand `index`, if its accumulator is zero.
static Operation *contraction_of_zeros(Context *ctx, const Operation *op,
                                       unsigned index) {
  Operation *contract =
      defining_op_of(op_operand(op, index), &vector_ops[VECTOR_CONTRACT]);
  const Attribute *acc =
      contract ? value_constant(op_operand(contract, 2)) : NULL;
  return acc && acc == zero_of(ctx, op_operand_type(contract, 2)) ? contract
                                                                  : NULL;
}

/// add(contract(a, b, 0), c) -> contract(a, b, c)
PATTERN(add_to_contraction) {
  (void)self;
  for (unsigned i = 0; i < 2; i++) {
    Operation *contract = contraction_of_zeros(rewriter_context(rw), op, i);
    if (!contract)
      continue;
    PtrMap mapping = {0};
    ptr_map_set(&mapping, op_operand(contract, 2), op_operand(op, 1 - i));
    Operation *copy = rewriter_clone(rw, contract, &mapping);
    ptr_map_free(&mapping);
    rewriter_replace_op_with(rw, op, op_result(copy, 0));
    return true;
  }
  return rewriter_match_failure(
      rw, op, "no operand is a contraction that starts from zero");
}

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
  return rewriter_match_failure(rw, op, "nothing is written over");
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
  return rewriter_match_failure(rw, op, "adds to no contraction");
}

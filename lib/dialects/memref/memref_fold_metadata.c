// SPDX-License-Identifier: Apache-2.0
// The fold of extract_strided_metadata. Known results become constants in their
// users. A list of fold results could not say that only some results are
// constant, so this is the one fold that creates operations
// (OpDef.fold_creates). MLIR's does the same, and it shows wherever a fold is
// tried: the constants stay when the try is taken back.
#include "dialects/memref/memref.h"
#include "dialects/memref/memref_internal.h"
#include "dialects/memref/memref_patterns.h"
#include "ir/builder.h"

/// The results of `op` from `first` on, one for each entry of `known`; numbers
/// where these are.
static void results_or_numbers(const Operation *op, uint32_t first,
                               const int64_t *known, size_t count,
                               MixedValues *mixed) {
  for (size_t i = 0; i < count; i++) {
    MixedValue entry = {.number = known[i]};
    if (known[i] == DYNAMIC_SIZE)
      entry.value = op_result(op, first + (uint32_t)i);
    VECTOR_PUSH(mixed, entry);
  }
}

void memref_metadata_lists(Context *ctx, const Operation *op,
                           ViewLists *lists) {
  enum { OFFSET = 1, SIZES };
  const ShapedType *source = type_as_shaped(op_operand_type(op, 0));
  size_t rank = (size_t)source->rank;
  int64_t *strides = mem_alloc((rank + 1) * sizeof *strides);
  int64_t offset = DYNAMIC_SIZE;
  memref_type_strides(ctx, source, strides, &offset);
  *lists = (ViewLists){0};
  results_or_numbers(op, OFFSET, &offset, 1, &lists->offsets);
  results_or_numbers(op, SIZES, source->shape, rank, &lists->sizes);
  results_or_numbers(op, SIZES + (uint32_t)rank, strides, rank,
                     &lists->strides);
  mem_free(strides);
}

/// Uses of `from` become uses of `to`, operation by operation. It stops after
/// an operation that uses `from` twice; the remaining uses get another constant
/// when `from` is visited again. Upstream does the same, as its iterator has
/// moved on to `to`.
static void replace_users(Value *from, Value *to) {
  for (Use *use = from->first_use, *next; use; use = next) {
    Operation *user = use->owner;
    next = use->next;
    for (uint32_t i = 0; i < user->num_operands; i++)
      if (op_operand(user, i) == from)
        op_set_operand(user, i, to);
    if (next && next->value != from)
      return;
  }
}

/// Uses of the known results of `op` from `first` on become constants. The
/// driver is not told: it finds them when it visits everything again.
static bool replace_known(Context *ctx, Operation *op, uint32_t first,
                          const MixedValues *known) {
  bool found = false;
  Builder builder;
  builder_init(&builder, ctx);
  builder_set_before(&builder, op);
  for (size_t i = 0; i < known->size; i++) {
    Value *result = op_result(op, first + (uint32_t)i);
    if (known->data[i].value || value_is_unused(result))
      continue;
    replace_users(result,
                  memref_build_index(&builder, op->loc, known->data[i].number));
    found = true;
  }
  return found;
}

/// A known offset, size or stride -> a constant in its users; the source is a
/// cast -> what was cast
FOLD_HOOK(memref_fold_metadata) {
  (void)constants, (void)results;
  enum { OFFSET = 1, SIZES };
  uint32_t rank = (uint32_t)type_as_shaped(op_operand_type(op, 0))->rank;
  ViewLists known;
  memref_metadata_lists(ctx, op, &known);
  bool found = replace_known(ctx, op, OFFSET, &known.offsets);
  found |= replace_known(ctx, op, SIZES, &known.sizes);
  found |= replace_known(ctx, op, SIZES + rank, &known.strides);
  view_lists_free(&known);
  const Operation *cast = memref_defining_op(op_operand(op, 0), MEMREF_CAST);
  if (cast && type_as_ranked_memref(op_operand_type(cast, 0))) {
    op_set_operand(op, 0, op_operand(cast, 0));
    found = true;
  }
  return found;
}

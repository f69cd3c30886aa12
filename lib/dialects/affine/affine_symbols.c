// SPDX-License-Identifier: Apache-2.0
// Which values are symbols.
#include "dialects/affine/affine_use.h"
#include "dialects/memref/memref.h"
#include "dialects/tensor/tensor.h"
#include "ir/interfaces/fold.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/op_attrs.h"

/// Values still to be checked; all must be symbols.
typedef VECTOR(const Value *) Candidates;

/// After this many values the answer is no.
enum { MAX_CANDIDATES = 1024 };

/// Is it defined directly in a function or module, by an argument or an
/// operation?
static bool is_top_level(const Value *value) {
  const Block *block = value_parent_block(value);
  const Operation *parent =
      block && block->parent ? block->parent->parent : NULL;
  return parent && op_has_trait(parent, TRAIT_FUNCTION | TRAIT_SYMBOL_TABLE);
}

/// Group of the operands of `op` that are its dynamic sizes; -1: it has none.
static int sizes_group(const Operation *op) {
  if (op_is(op, &memref_ops[MEMREF_ALLOC]))
    return 0;
  return op_is(op, &memref_ops[MEMREF_VIEW]) ||
                 op_is(op, &memref_ops[MEMREF_SUBVIEW])
             ? 2
             : -1;
}

/// Finds out whether the size that `dim` asks for is a symbol, by how its
/// source was made. Adds the value that is that size, if there is one, to
/// `candidates`. False: it is not known to be.
static bool look_at_size(const Operation *dim, Candidates *candidates) {
  const Operation *source = value_defining_op(op_operand(dim, 0));
  const Attribute *index = value_constant(op_operand(dim, 1));
  const ShapedType *type = type_as_ranked_memref(op_operand_type(dim, 0));
  int group = source ? sizes_group(source) : -1;
  int64_t position;
  if (group < 0 || !index || !attr_integer_value(index, &position) ||
      position < 0 || position >= type->rank)
    return false;
  if (type->shape[position] != DYNAMIC_SIZE)
    return true;
  unsigned first, count, before = 0;
  op_operand_segment(source, (unsigned)group, &first, &count);
  for (int64_t i = 0; i < position; i++)
    before += type->shape[i] == DYNAMIC_SIZE;
  if (before >= count)
    return false;
  VECTOR_PUSH(candidates, op_operand(source, first + before));
  return true;
}

static bool look_at(const Value *value, Candidates *candidates) {
  if (!type_is_index(value_type(value)))
    return false;
  const Operation *op = value_defining_op(value);
  if (is_top_level(value) || value_constant(value))
    return true;
  if (!op)
    return false;
  if (op_is(op, &memref_ops[MEMREF_DIM]) || op_is(op, &tensor_ops[TENSOR_DIM]))
    return is_top_level(op_operand(op, 0)) || look_at_size(op, candidates);
  for (uint32_t i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(candidates, op_operand(op, i));
  return op_is_pure(op);
}

bool affine_is_symbol(const Value *value) {
  Candidates candidates = {0};
  bool holds = true;
  VECTOR_PUSH(&candidates, value);
  for (size_t i = 0; holds && i < candidates.size; i++)
    holds = i < MAX_CANDIDATES && look_at(candidates.data[i], &candidates);
  VECTOR_FREE(&candidates);
  return holds;
}

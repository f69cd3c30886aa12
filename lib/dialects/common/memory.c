// SPDX-License-Identifier: Apache-2.0
// Rules for memory operations that std and memref share.
#include "dialects/common/memory.h"

#include "dialects/common/folds.h"
#include "ir/affine/affine.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/fold.h"
#include "ir/op_attrs.h"
#include "support/memory.h"

/// Are `lhs` and `rhs` equal, or is one of them unknown?
static bool sizes_agree(int64_t lhs, int64_t rhs) {
  return lhs == rhs || lhs == DYNAMIC_SIZE || rhs == DYNAMIC_SIZE;
}

static bool shapes_agree(const ShapedType *from, const ShapedType *to) {
  if (from->rank != to->rank)
    return false;
  for (int32_t i = 0; i < from->rank; i++)
    if (!sizes_agree(from->shape[i], to->shape[i]))
      return false;
  return true;
}

static bool layouts_agree(Context *ctx, const ShapedType *from,
                          const ShapedType *to) {
  if (from->layout == to->layout && from->rank == 0)
    return true;
  size_t rank = (size_t)from->rank;
  int64_t *strides = mem_alloc((2 * rank + 1) * sizeof *strides);
  int64_t from_offset, to_offset;
  bool agree = memref_type_strides(ctx, from, strides, &from_offset) &&
               memref_type_strides(ctx, to, strides + rank, &to_offset);
  if (agree) {
    agree = sizes_agree(from_offset, to_offset);
    for (size_t i = 0; agree && i < rank; i++)
      agree = sizes_agree(strides[i], strides[rank + i]) ||
              from->shape[i] == 1 || to->shape[i] == 1;
  } else {
    agree = from->layout == to->layout;
  }
  mem_free(strides);
  return agree;
}

bool memref_types_cast_compatible(Context *ctx, const Type *from,
                                  const Type *to) {
  const ShapedType *lhs = type_as_memref(from);
  const ShapedType *rhs = type_as_memref(to);
  if (!lhs || !rhs || lhs->element != rhs->element ||
      lhs->memory_space != rhs->memory_space)
    return false;
  bool lhs_ranked = type_as_ranked_memref(from) != NULL;
  bool rhs_ranked = type_as_ranked_memref(to) != NULL;
  if (!lhs_ranked || !rhs_ranked)
    return lhs_ranked || rhs_ranked;
  return shapes_agree(lhs, rhs) && layouts_agree(ctx, lhs, rhs);
}

static bool may_forget(int64_t from, int64_t to) {
  return from == to || from != DYNAMIC_SIZE || to == DYNAMIC_SIZE;
}

bool memref_cast_forgets(Context *ctx, const Type *from_type,
                         const Type *to_type) {
  const ShapedType *from = type_as_ranked_memref(from_type);
  const ShapedType *to = type_as_ranked_memref(to_type);
  if (!from || !to || from->element != to->element || from->rank != to->rank)
    return false;
  size_t rank = (size_t)from->rank;
  int64_t *strides = mem_alloc((2 * rank + 1) * sizeof *strides);
  int64_t from_offset, to_offset;
  bool forgets = memref_type_strides(ctx, from, strides, &from_offset) &&
                 memref_type_strides(ctx, to, strides + rank, &to_offset) &&
                 may_forget(from_offset, to_offset);
  for (size_t i = 0; forgets && i < rank; i++)
    forgets = may_forget(from->shape[i], to->shape[i]) &&
              may_forget(strides[i], strides[rank + i]);
  mem_free(strides);
  return forgets;
}

unsigned memref_type_num_symbols(const ShapedType *memref) {
  const AffineMapAttr *map = attr_as_affine_map(memref->layout);
  if (map)
    return map->value->num_symbols;
  const StridedLayoutAttr *strided = attr_as_strided_layout(memref->layout);
  if (!strided)
    return 0;
  unsigned count = strided->offset == DYNAMIC_SIZE;
  for (size_t i = 0; i < strided->rank; i++)
    count += strided->strides[i] == DYNAMIC_SIZE;
  return count;
}

bool memory_verify_alloc(Context *ctx, const Operation *op) {
  const ShapedType *memref = type_as_ranked_memref(op_result_type(op, 0));
  unsigned first, num_sizes, num_symbols;
  op_operand_segment(op, 0, &first, &num_sizes);
  op_operand_segment(op, 1, &first, &num_symbols);
  if (num_sizes != shaped_type_num_dynamic_dims(memref))
    return op_reject(ctx, op,
                     "dimension operand count does not equal memref dynamic "
                     "dimension count");
  if (num_symbols != memref_type_num_symbols(memref)) {
    op_emit_op_error(ctx, op,
                     "symbol operand count does not equal memref symbol count: "
                     "expected %u, got %u",
                     memref_type_num_symbols(memref), num_symbols);
    return false;
  }
  return true;
}

bool memory_verify_alloca(Context *ctx, const Operation *op) {
  if (op_parent_with_trait(op, TRAIT_AUTOMATIC_ALLOCATION_SCOPE))
    return true;
  return op_reject(
      ctx, op, "requires an ancestor op with AutomaticAllocationScope trait");
}

bool tensor_types_cast_compatible(const ShapedType *from,
                                  const ShapedType *to) {
  if (from->element != to->element)
    return false;
  if (from->rank < 0 || to->rank < 0)
    return true;
  bool agrees = from->rank == to->rank;
  for (int32_t i = 0; agrees && i < from->rank; i++)
    agrees = from->shape[i] == to->shape[i] || from->shape[i] == DYNAMIC_SIZE ||
             to->shape[i] == DYNAMIC_SIZE;
  return agrees;
}

bool emit_cast_incompatible(Context *ctx, const Operation *op) {
  Diagnostic *diag = op_emit_op_error(ctx, op, "operand type ");
  diag_type(diag, op_operand_type(op, 0));
  diag_text(diag, " and result type ");
  diag_type(diag, op_result_type(op, 0));
  diag_text(diag, " are cast incompatible");
  return false;
}

bool memory_verify_cast(Context *ctx, const Operation *op) {
  return memref_types_cast_compatible(ctx, op_operand_type(op, 0),
                                      op_result_type(op, 0)) ||
         emit_cast_incompatible(ctx, op);
}

/// The ranked memref that operand `at` is.
static const ShapedType *memref_at(const Operation *op, unsigned at) {
  return type_as_ranked_memref(op_operand_type(op, at));
}

/// Is each operand after the memref, which is operand `at`, one of its indices?
static bool has_all_indices(const Operation *op, unsigned at) {
  return (int64_t)op->num_operands - at - 1 == memref_at(op, at)->rank;
}

bool memory_verify_loaded(Context *ctx, const Operation *op) {
  return op_result_type(op, 0) == memref_at(op, 0)->element ||
         op_reject(ctx, op,
                   "failed to verify that result type matches element type of "
                   "'memref'");
}

bool memory_verify_stored(Context *ctx, const Operation *op) {
  return op_operand_type(op, 0) == memref_at(op, 1)->element ||
         op_reject(ctx, op,
                   "failed to verify that type of 'value' matches element type "
                   "of 'memref'");
}

bool memory_verify_store_indices(Context *ctx, const Operation *op) {
  return has_all_indices(op, 1) ||
         op_reject(ctx, op,
                   "store index operand count not equal to memref rank");
}

bool memory_verify_prefetch(Context *ctx, const Operation *op) {
  return has_all_indices(op, 0) || op_reject(ctx, op, "too few indices");
}

bool memory_verify_atomic_value(Context *ctx, const Operation *op) {
  return op_operand_type(op, 0) == memref_at(op, 1)->element ||
         op_reject(ctx, op,
                   "failed to verify that value type matches element type of "
                   "memref");
}

bool memory_verify_atomic_result(Context *ctx, const Operation *op) {
  return op_result_type(op, 0) == op_operand_type(op, 0) ||
         op_reject(ctx, op,
                   "failed to verify that all of {value, result} have same "
                   "type");
}

bool memory_verify_subscripts(Context *ctx, const Operation *op, unsigned at) {
  return has_all_indices(op, at) ||
         op_reject(ctx, op,
                   "expects the number of subscripts to be equal to memref "
                   "rank");
}

bool memory_verify_atomic_kind(Context *ctx, const Operation *op,
                               const EnumCase *kind, bool wants_float) {
  const Type *type = op_operand_type(op, 0);
  if (wants_float ? type_as_float(type) != NULL : type_as_integer(type) != NULL)
    return true;
  op_emit_op_error(ctx, op, "with kind '%.*s' expects %s type",
                   STR_ARGS(kind->keyword),
                   wants_float ? "a floating-point" : "an integer");
  return false;
}

bool memory_verify_generic_atomic(Context *ctx, const Operation *op) {
  const Block *body = op_region(op, 0)->first;
  if (op_result_type(op, 0) != memref_at(op, 0)->element)
    return op_reject(ctx, op,
                     "failed to verify that result type matches element type "
                     "of memref");
  if (!body || body->num_arguments != 1)
    return op_reject(ctx, op,
                     "expected single number of entry block arguments");
  return value_type(block_argument(body, 0)) == op_result_type(op, 0) ||
         op_reject(ctx, op,
                   "expected block argument of the same type result type");
}

bool memory_verify_atomic_yield(Context *ctx, const Operation *op) {
  const Operation *parent = op_parent(op);
  if (!parent || parent->num_results == 0 ||
      op_result_type(parent, 0) == op_operand_type(op, 0))
    return true;
  Diagnostic *diag =
      op_emit_op_error(ctx, op, "types mismatch between yield op: ");
  diag_type(diag, op_operand_type(op, 0));
  diag_text(diag, " and its parent: ");
  diag_type(diag, op_result_type(parent, 0));
  return false;
}

Value *memref_cast_source(const Value *value) {
  Operation *op = value_defining_op(value);
  if (!op || !op_has_trait(op, TRAIT_CAST) || op->num_operands != 1 ||
      op->def->num_operand_defs != 1 ||
      op->def->operands[0].arity != ARITY_ONE ||
      !type_as_memref(op_operand_type(op, 0)) ||
      !type_as_memref(value_type(value)))
    return NULL;
  return op_operand(op, 0);
}

bool fold_memref_cast_operands(Context *ctx, Operation *op,
                               const Attribute *const *constants,
                               FoldResult *results) {
  (void)ctx;
  (void)constants;
  bool changed = false;
  for (unsigned i = 0; i < op->num_operands; i++) {
    Value *source = memref_cast_source(op_operand(op, i));
    if (!source || !type_as_ranked_memref(value_type(source)))
      continue;
    op_set_operand(op, i, source);
    changed = true;
  }
  if (changed && op->num_results)
    results[0] = (FoldResult){.value = op_result(op, 0)};
  return changed;
}

/// Operand for dynamic dimension `dim` of an allocation, or NULL.
static Value *allocation_size(const Operation *alloc, const ShapedType *memref,
                              int64_t dim) {
  unsigned first, count, position = 0;
  op_operand_segment(alloc, 0, &first, &count);
  for (int64_t i = 0; i < dim; i++)
    position += memref->shape[i] == DYNAMIC_SIZE;
  return position < count ? op_operand(alloc, first + position) : NULL;
}

bool fold_dim(Context *ctx, Operation *op, const Attribute *const *constants,
              FoldResult *results) {
  const ShapedType *shaped = type_as_shaped(op_operand_type(op, 0));
  int64_t dim;
  if (!constants[1] || !attr_integer_value(constants[1], &dim))
    return false;
  if (shaped && shaped->rank >= 0 && dim >= 0 && dim < shaped->rank) {
    if (shaped->shape[dim] != DYNAMIC_SIZE) {
      results[0].attr =
          integer_attr_get_i64(ctx, index_type_get(ctx), shaped->shape[dim]);
      return true;
    }
    Operation *alloc = value_defining_op(op_operand(op, 0));
    if (alloc && op_has_trait(alloc, TRAIT_ALLOCATES) &&
        alloc->def->segment_prop) {
      results[0].value = allocation_size(alloc, shaped, dim);
      return results[0].value != NULL;
    }
  }
  return fold_memref_cast_operands(ctx, op, constants, results);
}

// SPDX-License-Identifier: Apache-2.0
// The checks that go with an operation's traits.
#include "ir/definitions/type_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/verify/verifier_internal.h"

#include "ir/interfaces/op_interfaces.h"

/// Follows mlir::verifyCompatibleShape: unranked fits all, `?` fits any size.
static bool shapes_are_compatible(const Type *lhs, const Type *rhs) {
  if (lhs == rhs)
    return true;
  const ShapedType *left = type_as_shaped(lhs);
  const ShapedType *right = type_as_shaped(rhs);
  if (!left || !right)
    return !left && !right;
  if (left->rank < 0 || right->rank < 0)
    return true;
  if (left->rank != right->rank)
    return false;
  for (int32_t i = 0; i < left->rank; i++)
    if (left->shape[i] != right->shape[i] && left->shape[i] != DYNAMIC_SIZE &&
        right->shape[i] != DYNAMIC_SIZE)
      return false;
  return true;
}

static bool has_scalable_dim(const ShapedType *type) {
  if (!type->scalable)
    return false;
  for (int32_t i = 0; i < type->rank; i++)
    if (type->scalable[i])
      return true;
  return false;
}

/// Has a vector a scalable dimension where the other one has?
static bool scalability_agrees(const Type *lhs, const Type *rhs) {
  const ShapedType *left = type_as_shaped(lhs);
  const ShapedType *right = type_as_shaped(rhs);
  return !left || !right || has_scalable_dim(left) == has_scalable_dim(right);
}

static const Type *value_type_at(const Operation *op, unsigned index) {
  return index < op->num_operands
             ? op_operand_type(op, index)
             : op_result_type(op, index - op->num_operands);
}

/// At least one operand and, where results count, one result.
static bool has_values(Context *ctx, const Operation *op, bool with_results) {
  if (op->num_operands == 0)
    return op_reject(ctx, op, "expected 1 or more operands, but found 0");
  if (with_results && op->num_results == 0)
    return op_reject(ctx, op, "expected 1 or more results");
  return true;
}

static bool verify_same_operand_types(Context *ctx, const Operation *op) {
  for (uint32_t i = 1; i < op->num_operands; i++) {
    if (op_operand_type(op, i) == op_operand_type(op, 0))
      continue;
    return op_reject(ctx, op, "requires all operands to have the same type");
  }
  return true;
}

static bool verify_same_shape(Context *ctx, const Operation *op) {
  if (!has_values(ctx, op, true))
    return false;
  const Type *first = op_operand_type(op, 0);
  for (uint32_t i = 0; i < op->num_operands + op->num_results; i++) {
    const Type *type = value_type_at(op, i);
    if (shapes_are_compatible(type, first) && scalability_agrees(type, first))
      continue;
    return op_reject(ctx, op,
                     "requires the same shape for all operands and results");
  }
  return true;
}

/// The same of a vector of a dialect.
static const Type *element_or_self(const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  return dialect && dialect->def->is_vector ? dialect->types[0]
                                            : type_element_or_self(type);
}

static bool verify_same_element_type(Context *ctx, const Operation *op) {
  if (!has_values(ctx, op, true))
    return false;
  const Type *element = element_or_self(op_result_type(op, 0));
  for (uint32_t i = 0; i < op->num_operands + op->num_results; i++) {
    if (element_or_self(value_type_at(op, i)) == element)
      continue;
    return op_reject(
        ctx, op, "requires the same element type for all operands and results");
  }
  return true;
}

static const Attribute *type_encoding(const Type *type) {
  const ShapedType *tensor = type_as_ranked_tensor(type);
  return tensor ? tensor->layout : NULL;
}

Diagnostic *op_emit_inferred_types(Context *ctx, const Operation *op) {
  return location_emit(ctx, op->loc, DIAG_ERROR, "'%.*s' op inferred type(s) ",
                       STR_ARGS(op->def->name));
}

bool op_verify_inferred_type(Context *ctx, const Operation *op,
                             const Type *inferred) {
  if (op_result_type(op, 0) == inferred)
    return true;
  Diagnostic *diag = op_emit_inferred_types(ctx, op);
  diag_type(diag, inferred);
  diag_text(diag, " are incompatible with return type(s) of operation ");
  diag_type(diag, op_result_type(op, 0));
  return op_reject(ctx, op, "failed to infer returned types");
}

/// Compatible is not enough: the result has the type of the first operand.
static bool verify_inferred(Context *ctx, const Operation *op) {
  return op_verify_inferred_type(ctx, op, op_operand_type(op, 0));
}

static bool verify_same_types(Context *ctx, const Operation *op) {
  if (!has_values(ctx, op, true))
    return false;
  const Type *first = op_result_type(op, 0);
  for (uint32_t i = 0; i < op->num_operands + op->num_results; i++) {
    const Type *type = value_type_at(op, i);
    if (type == first)
      continue;
    if (type_element_or_self(type) != type_element_or_self(first) ||
        !shapes_are_compatible(type, first))
      return op_reject(ctx, op,
                       "requires the same type for all operands and results");
    if (i < op->num_operands || type_encoding(type) == type_encoding(first))
      continue;
    return op_reject(ctx, op,
                     "requires the same encoding for all operands and results");
  }
  return true;
}

static bool is_mappable(const Type *type) {
  return type->kind == TYPE_VECTOR || type->kind == TYPE_RANKED_TENSOR ||
         type->kind == TYPE_UNRANKED_TENSOR;
}

/// Do all vectors and tensors among operands and results have one kind and
/// compatible shapes?
static bool mappable_types_agree(const Operation *op) {
  const ShapedType *shape = NULL; // The most definite one so far.
  const Type *first = NULL;
  for (uint32_t i = 0; i < op->num_operands + op->num_results; i++) {
    const Type *type = value_type_at(op, i);
    if (!is_mappable(type))
      continue;
    if (first && type->kind != first->kind)
      return false;
    first = type;
    const ShapedType *shaped = type_as_shaped(type);
    if (shape && !(scalability_agrees(type, &shape->base) &&
                   shapes_are_compatible(type, &shape->base)))
      return false;
    if (!shape || shaped_type_num_dynamic_dims(shaped) <
                      shaped_type_num_dynamic_dims(shape))
      shape = shaped;
  }
  return true;
}

bool op_verify_elementwise(Context *ctx, const Operation *op) {
  uint32_t num_operands = 0;
  uint32_t num_results = 0;
  for (uint32_t i = 0; i < op->num_operands; i++)
    num_operands += is_mappable(op_operand_type(op, i));
  for (uint32_t i = 0; i < op->num_results; i++)
    num_results += is_mappable(op_result_type(op, i));
  if (!num_operands && !num_results)
    return true;
  const char *why = NULL;
  if (!num_operands)
    why = "if a result is non-scalar, then at least one operand must be "
          "non-scalar";
  else if (!num_results)
    why = "if an operand is non-scalar, then there must be at least one "
          "non-scalar result";
  else if (num_results != op->num_results)
    why = "if an operand is non-scalar, then all results must be non-scalar";
  else if (!mappable_types_agree(op))
    why = "all non-scalar operands/results must have the same shape and base "
          "type";
  else
    return true;
  op_emit_op_error(ctx, op, "%s", why);
  return false;
}

static bool verify_branch_successor(Context *ctx, const Operation *op,
                                    unsigned index) {
  unsigned first = 0;
  unsigned count = 0;
  op->def->successor_operands(op, index, &first, &count);
  const Block *block = op_successor(op, index);
  unsigned produced = op_produced_arguments(op, index);
  if (produced + count != block->num_arguments) {
    op_emit_error(ctx, op,
                  "branch has %u operands for successor #%u, but target block "
                  "has %u",
                  produced + count, index, block->num_arguments);
    return false;
  }
  for (unsigned i = 0; i < count; i++) {
    if (op_operand_type(op, first + i) ==
        block_argument(block, produced + i)->type)
      continue;
    op_emit_error(ctx, op, "type mismatch for bb argument #%u of successor #%u",
                  produced + i, index);
    return false;
  }
  return true;
}

static bool verify_branch(Context *ctx, const Operation *op) {
  if (!op->def->successor_operands)
    return true;
  for (uint32_t i = 0; i < op->num_successors; i++)
    if (!verify_branch_successor(ctx, op, i))
      return false;
  return true;
}

bool verify_op_parent(Context *ctx, const Operation *op) {
  const char *const *parents = op->def->parents;
  if (!parents)
    return true;
  const Operation *parent = op_parent(op);
  for (size_t i = 0; parent && parents[i]; i++)
    if (string_ref_equals(op_name(parent), string_ref_from_cstr(parents[i])))
      return true;
  Diagnostic *diag = op_emit_op_error(ctx, op, "expects parent op %s'",
                                      parents[1] ? "to be one of " : "");
  for (size_t i = 0; parents[i]; i++)
    diag_format(diag, "%s%s", i ? ", " : "", parents[i]);
  diag_text(diag, "'");
  return false;
}

static bool verify_terminator(Context *ctx, const Operation *op) {
  if (op->block && op->block->last == op)
    return true;
  return op_reject(ctx, op, "must be the last operation in the parent block");
}

static bool verify_single_block(Context *ctx, const Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++) {
    const Region *region = op_region(op, i);
    if (!region->first)
      continue;
    if (region->first != region->last) {
      op_emit_op_error(ctx, op, "expects region #%u to have 0 or 1 blocks", i);
      return false;
    }
    if (!region->first->first && !op_has_trait(op, TRAIT_NO_TERMINATOR))
      return op_reject(ctx, op, "expects a non-empty block");
  }
  return true;
}

static bool verify_no_region_arguments(Context *ctx, const Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++) {
    const Region *region = op_region(op, i);
    if (!region->first || !region->first->num_arguments)
      continue;
    if (op->num_regions == 1)
      return op_reject(ctx, op, "region should have no arguments");
    op_emit_op_error(ctx, op, "region #%u should have no arguments", i);
    return false;
  }
  return true;
}

#define TRAITS_OF_TYPES                                                        \
  (TRAIT_SAME_TYPES | TRAIT_SAME_OPERAND_TYPES | TRAIT_SAME_SHAPE |            \
   TRAIT_SAME_ELEMENT_TYPE | TRAIT_ELEMENTWISE)
#define TRAITS_OF_STRUCTURE                                                    \
  (TRAIT_BRANCH | TRAIT_TERMINATOR | TRAIT_SINGLE_BLOCK | TRAIT_SYMBOL |       \
   TRAIT_FUNCTION | TRAIT_IMPLICIT_TERMINATOR | TRAIT_NO_REGION_ARGUMENTS)

static bool verify_type_traits(Context *ctx, const Operation *op,
                               Traits traits) {
  return (!(traits & TRAIT_SAME_OPERAND_TYPES) ||
          verify_same_operand_types(ctx, op)) &&
         (!(traits & TRAIT_SAME_SHAPE) || verify_same_shape(ctx, op)) &&
         (!(traits & TRAIT_SAME_ELEMENT_TYPE) ||
          verify_same_element_type(ctx, op)) &&
         (!(traits & TRAIT_SAME_TYPES) || verify_same_types(ctx, op)) &&
         (!(traits & TRAIT_ELEMENTWISE) || op_verify_elementwise(ctx, op)) &&
         (!(traits & TRAIT_SAME_TYPES) || verify_inferred(ctx, op));
}

static bool verify_structure_traits(Context *ctx, const Operation *op,
                                    Traits traits) {
  bool is_single =
      (traits & (TRAIT_SINGLE_BLOCK | TRAIT_IMPLICIT_TERMINATOR)) != 0;
  return (!(traits & TRAIT_BRANCH) || verify_branch(ctx, op)) &&
         (!(traits & TRAIT_TERMINATOR) || verify_terminator(ctx, op)) &&
         (!is_single || verify_single_block(ctx, op)) &&
         (!(traits & TRAIT_NO_REGION_ARGUMENTS) ||
          verify_no_region_arguments(ctx, op)) &&
         (!(traits & TRAIT_SYMBOL) || verify_symbol(ctx, op)) &&
         (!(traits & TRAIT_FUNCTION) || verify_function(ctx, op));
}

bool op_def_has_place(const OpDef *def) {
  return def->num_successors || def->parents ||
         (def->traits & TRAITS_OF_STRUCTURE);
}

bool verify_traits_of_place(Context *ctx, const Operation *op) {
  Traits traits = op->def->traits;
  return verify_op_parent(ctx, op) &&
         (!(traits & TRAITS_OF_STRUCTURE) ||
          verify_structure_traits(ctx, op, traits));
}

bool verify_op_traits(Context *ctx, const Operation *op, const Type *type) {
  Traits traits = op->def->traits;
  if ((traits & TRAITS_OF_TYPES) && !type &&
      !verify_type_traits(ctx, op, traits))
    return false;
  return verify_traits_of_place(ctx, op);
}

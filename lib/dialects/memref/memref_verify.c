// SPDX-License-Identifier: Apache-2.0
// Verifiers of memref's allocations, accesses, scopes and globals, in
// mlir-opt's words.
#include "dialects/memref/memref.h"

#include "dialects/common/constraints.h"
#include "dialects/common/memory.h"
#include "dialects/memref/memref_internal.h"
#include "dialects/memref/memref_views.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/effects.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/op_attrs.h"
#include "ir/walk.h"

bool memref_reject_types(Context *ctx, const Operation *op, const char *text,
                         const Type *first, const char *between,
                         const Type *second) {
  Diagnostic *diag = op_emit_error(ctx, op, "%s", text);
  diag_type(diag, first);
  if (between)
    diag_text(diag, between);
  if (second)
    diag_type(diag, second);
  return false;
}

// --- allocation -------------------------------------------------------------

bool memref_verify_dynamic_sizes(Context *ctx, const Operation *op,
                                 unsigned group) {
  const ShapedType *memref = type_as_ranked_memref(op_result_type(op, 0));
  unsigned first, count;
  op_operand_segment(op, group, &first, &count);
  unsigned expected = shaped_type_num_dynamic_dims(memref);
  if (count == expected)
    return true;
  op_emit_op_error(ctx, op,
                   "incorrect number of dynamic sizes, has %u, expected %u",
                   count, expected);
  return false;
}

VERIFY_HOOK(memref_verify_alloc) {
  return memref_verify_dynamic_sizes(ctx, op, 0) &&
         memory_verify_alloc(ctx, op);
}

VERIFY_HOOK(memref_verify_alloca) {
  return memory_verify_alloca(ctx, op) && memref_verify_alloc(ctx, op);
}

VERIFY_HOOK(memref_verify_realloc) {
  static const char and_result[] = " and result memref type ";
  const Type *from = op_operand_type(op, 0), *to = op_result_type(op, 0);
  const ShapedType *source = type_as_shaped(from), *result = type_as_shaped(to);
  bool is_dynamic = shaped_type_num_dynamic_dims(result) > 0;
  bool has_size = op->num_operands > 1;
  if (!memref_layout_is_identity(source))
    return memref_reject_types(ctx, op,
                               "unsupported layout for source memref type ",
                               from, NULL, NULL);
  if (!memref_layout_is_identity(result))
    return memref_reject_types(
        ctx, op, "unsupported layout for result memref type ", to, NULL, NULL);
  if (source->memory_space != result->memory_space)
    return memref_reject_types(
        ctx, op,
        "different memory spaces specified for source memref "
        "type ",
        from, and_result, to);
  if (source->element != result->element)
    return memref_reject_types(
        ctx, op,
        "different element types specified for source memref "
        "type ",
        from, and_result, to);
  if (is_dynamic && !has_size)
    return memref_reject_types(
        ctx, op, "missing dimension operand for result type ", to, NULL, NULL);
  if (!is_dynamic && has_size)
    return memref_reject_types(ctx, op,
                               "unnecessary dimension operand for result type ",
                               to, NULL, NULL);
  return true;
}

// --- scopes -----------------------------------------------------------------

/// The terminator's operands are the results. Follows
/// mlir::detail::verifyTypesAlongControlFlowEdges.
VERIFY_HOOK(memref_verify_alloca_scope_results) {
  static const char edge[] =
      "along control flow edge from Operation memref.alloca_scope.return to "
      "parent: ";
  const Operation *last = op_region(op, 0)->first->last;
  if (last->num_operands != op->num_results) {
    op_emit_op_error(ctx, op,
                     "%sregion branch point has %u operands, but region "
                     "successor needs %u inputs",
                     edge, last->num_operands, op->num_results);
    return false;
  }
  for (uint32_t i = 0; i < op->num_results; i++) {
    if (op_operand_type(last, i) == op_result_type(op, i))
      continue;
    Diagnostic *diag =
        op_emit_op_error(ctx, op, "%ssuccessor operand type #%u ", edge, i);
    diag_type(diag, op_operand_type(last, i));
    diag_format(diag, " should match successor input type #%u ", i);
    diag_type(diag, op_result_type(op, i));
    return false;
  }
  return true;
}

// --- access -----------------------------------------------------------------

VERIFY_HOOK(memref_verify_load) {
  const ShapedType *memref = type_as_ranked_memref(op_operand_type(op, 0));
  if (!memory_verify_loaded(ctx, op))
    return false;
  if ((int64_t)op->num_operands - 1 == memref->rank)
    return true;
  op_emit_op_error(ctx, op,
                   "incorrect number of indices for load, expected %d but "
                   "got %u",
                   (int)memref->rank, op->num_operands - 1);
  return false;
}

VERIFY_HOOK(memref_verify_store) {
  return memory_verify_stored(ctx, op) && memory_verify_store_indices(ctx, op);
}

static bool shapes_are_compatible(const ShapedType *lhs,
                                  const ShapedType *rhs) {
  if (lhs->rank < 0 || rhs->rank < 0)
    return true;
  if (lhs->rank != rhs->rank)
    return false;
  for (int32_t i = 0; i < lhs->rank; i++)
    if (lhs->shape[i] != rhs->shape[i] && lhs->shape[i] != DYNAMIC_SIZE &&
        rhs->shape[i] != DYNAMIC_SIZE)
      return false;
  return true;
}

VERIFY_HOOK(memref_verify_copy) {
  const ShapedType *source = type_as_memref(op_operand_type(op, 0));
  const ShapedType *target = type_as_memref(op_operand_type(op, 1));
  if (source->element != target->element)
    return op_reject(ctx, op,
                     "requires the same element type for all operands");
  return shapes_are_compatible(source, target) ||
         op_reject(ctx, op, "requires the same shape for all operands");
}

static bool verify_atomic_kind(Context *ctx, const Operation *op) {
  int64_t kind = 0;
  attr_integer_value(op_prop(op, MEMREF_ATOMIC_RMW_KIND), &kind);
  bool takes_any = kind == MODERN_ATOMIC_ASSIGN ||
                   kind == MODERN_ATOMIC_MAXNUMF ||
                   kind == MODERN_ATOMIC_MINNUMF;
  bool wants_float =
      kind == MODERN_ATOMIC_ADDF || kind == MODERN_ATOMIC_MAXIMUMF ||
      kind == MODERN_ATOMIC_MINIMUMF || kind == MODERN_ATOMIC_MULF;
  return takes_any || memory_verify_atomic_kind(
                          ctx, op, &modern_atomic_rmw_cases[kind], wants_float);
}

VERIFY_HOOK(memref_verify_atomic_rmw) {
  return memory_verify_atomic_result(ctx, op) &&
         memory_verify_atomic_value(ctx, op) &&
         memory_verify_subscripts(ctx, op, 1) && verify_atomic_kind(ctx, op);
}

/// Follows GenericAtomicRMWOp::verify, which visits the body in postorder.
VERIFY_HOOK(memref_verify_generic_atomic_rmw) {
  if (!memory_verify_generic_atomic(ctx, op))
    return false;
  // The walk only reads; its cursor is not const because it serves writers too.
  Operation *root = (Operation *)(uintptr_t)op;
  for (Operation *inner = walk_first_postorder(root); inner != root;
       inner = walk_next_postorder(root, inner)) {
    if (op_is_memory_effect_free(inner))
      continue;
    op_emit_error(ctx, inner,
                  "body of 'memref.generic_atomic_rmw' should contain only "
                  "operations with no side effects");
    return false;
  }
  return true;
}

// --- DMA --------------------------------------------------------------------

/// Checks the memref at `*at` and its indices, and moves `*at` after them.
/// `*least` is the number of operands there must be, without this memref's
/// indices.
static bool verify_dma_group(Context *ctx, const Operation *op, unsigned *at,
                             uint64_t *least, const char *what) {
  const ShapedType *memref = type_as_ranked_memref(op_operand_type(op, *at));
  if (!memref) {
    op_emit_op_error(ctx, op, "expected %s to be of memref type", what);
    return false;
  }
  *least += (uint64_t)memref->rank;
  if (op->num_operands < *least) {
    op_emit_op_error(ctx, op, "expected at least %llu operands",
                     (unsigned long long)*least);
    return false;
  }
  if (!operands_are_index(op, *at + 1, (unsigned)memref->rank)) {
    op_emit_op_error(ctx, op, "expected %s indices to be of index type", what);
    return false;
  }
  *at += 1 + (unsigned)memref->rank;
  return true;
}

VERIFY_HOOK(memref_verify_dma_start) {
  uint64_t least = 4;
  unsigned at = 0;
  if (op->num_operands < least)
    return op_reject(ctx, op, "expected at least 4 operands");
  if (!verify_dma_group(ctx, op, &at, &least, "source") ||
      !verify_dma_group(ctx, op, &at, &least, "destination"))
    return false;
  if (!operands_are_index(op, at, 1))
    return op_reject(ctx, op, "expected num elements to be of index type");
  at++;
  if (!verify_dma_group(ctx, op, &at, &least, "tag"))
    return false;
  unsigned rest = op->num_operands - at;
  if (rest != 0 && rest != 2)
    return op_reject(ctx, op, "incorrect number of operands");
  return operands_are_index(op, at, rest) ||
         op_reject(ctx, op,
                   "expected stride and num elements per stride to be of type "
                   "index");
}

VERIFY_HOOK(memref_verify_dma_wait) {
  const ShapedType *memref = type_as_ranked_memref(op_operand_type(op, 0));
  if ((int64_t)op->num_operands - 2 == memref->rank)
    return true;
  op_emit_op_error(ctx, op,
                   "expected tagIndices to have the same number of elements as "
                   "the tagMemRef rank, expected %d, but got %u",
                   (int)memref->rank, op->num_operands - 2);
  return false;
}

// --- globals ----------------------------------------------------------------

static void diag_shape(Diagnostic *diag, const ShapedType *type) {
  for (int32_t i = 0; i < type->rank; i++)
    diag_format(diag, "%s%lld", i ? ", " : "", (long long)type->shape[i]);
}

static bool verify_initial_value(Context *ctx, const Operation *op,
                                 const ShapedType *memref,
                                 const Attribute *value) {
  const ShapedType *tensor = attr_kind(value) == ATTR_DENSE_ELEMENTS ||
                                     attr_kind(value) == ATTR_DENSE_RESOURCE ||
                                     attr_kind(value) == ATTR_SPARSE_ELEMENTS
                                 ? type_as_ranked_tensor(attr_type(value))
                                 : NULL;
  if (!tensor) {
    Diagnostic *diag = op_emit_op_error(
        ctx, op,
        "initial value should be a unit or elements attribute, but got ");
    diag_attr(diag, value);
    return false;
  }
  if (tensor->element != memref->element) {
    Diagnostic *diag = op_emit_op_error(
        ctx, op, "initial value element expected to be of type ");
    diag_type(diag, memref->element);
    diag_text(diag, ", but was of type ");
    diag_type(diag, tensor->element);
    return false;
  }
  if (tensor->rank == memref->rank &&
      memcmp(tensor->shape, memref->shape,
             (size_t)tensor->rank * sizeof *tensor->shape) == 0)
    return true;
  Diagnostic *diag =
      op_emit_op_error(ctx, op, "initial value shape expected to be ");
  diag_shape(diag, memref);
  diag_text(diag, " but was ");
  diag_shape(diag, tensor);
  return false;
}

VERIFY_HOOK(memref_verify_global) {
  const TypeAttr *type = attr_as_type(op_prop(op, MEMREF_GLOBAL_TYPE));
  const ShapedType *memref = type_as_ranked_memref(type->value);
  if (!shaped_type_has_static_shape(memref)) {
    Diagnostic *diag = op_emit_op_error(
        ctx, op, "type should be static shaped memref, but got ");
    diag_type(diag, type->value);
    return false;
  }
  const Attribute *value = op_prop(op, MEMREF_GLOBAL_INITIAL_VALUE);
  return !value || attr_kind(value) == ATTR_UNIT ||
         verify_initial_value(ctx, op, memref, value);
}

bool memref_verify_get_global(Context *ctx, const Operation *op,
                              SymbolTables *tables) {
  const Attribute *ref = op_prop(op, MEMREF_GET_GLOBAL_NAME);
  StringRef name = attr_as_symbol_ref(ref)->path[0];
  const Operation *global = symbol_tables_lookup_nearest(tables, op, ref);
  if (!global || !op_is(global, &memref_ops[MEMREF_GLOBAL])) {
    op_emit_op_error(ctx, op, "'%.*s' does not reference a valid global memref",
                     STR_ARGS(name));
    return false;
  }
  const TypeAttr *type = attr_as_type(op_prop(global, MEMREF_GLOBAL_TYPE));
  if (type && type->value == op_result_type(op, 0))
    return true;
  Diagnostic *diag = op_emit_op_error(ctx, op, "result type ");
  diag_type(diag, op_result_type(op, 0));
  diag_text(diag, " does not match type ");
  if (type)
    diag_type(diag, type->value);
  diag_format(diag, " of the global memref @%.*s", STR_ARGS(name));
  return false;
}

// SPDX-License-Identifier: Apache-2.0
// Verifiers of llvm's operations on memory.
#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_layout.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/attributes/attribute.h"
#include "ir/definitions/type_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"

/// In the wrapped spelling, operand `index` is a pointer to `pointee`.
static bool verify_pointee(Context *ctx, const Operation *op, unsigned index,
                           const Type *pointee) {
  const Type *type = op_operand_type(op, index);
  if (!llvm_type_is_pointer(type))
    return op_reject(ctx, op, "expected LLVM pointer type");
  const Type *expected = llvm_pointer_pointee(type);
  return !expected || expected == pointee ||
         op_reject(
             ctx, op,
             "expected the type of the value to be what the pointer points "
             "to");
}

bool llvm_verify_alloca(Context *ctx, const Operation *op) {
  const Type *result = op_result_type(op, 0);
  if (!llvm_type_is_pointer(result))
    return op_reject(ctx, op, "expected LLVM pointer type");
  const TypeAttr *element = attr_as_type(op_prop(op, LLVM_ALLOCA_ELEM_TYPE));
  if (element && llvm_type_is_target(element->value) &&
      !llvm_target_has_memory(element->value))
    return op_reject(ctx, op,
                     "this target extension type cannot be used in alloca");
  return true;
}

static size_t count_dynamic(const Attribute *indices) {
  size_t count = 0;
  for (size_t i = 0; i < llvm_index_array_size(indices); i++)
    count += llvm_index_array_at(indices, i) == INT32_MIN;
  return count;
}

/// The type that index number `at` selects in `type`; NULL after an error.
/// `index` is its value. Follows mlir's verifyStructIndices.
static const Type *indexed_type(Context *ctx, const Operation *op,
                                const Type *type, size_t at, int64_t index) {
  const ShapedType *shaped = type_as_shaped(type);
  if (shaped && llvm_type_is_vector(type))
    return shaped->element;
  const DialectType *outer = type_as_dialect(type, NULL);
  if (llvm_type_is_array(type))
    return outer->types[0];
  if (!llvm_type_is_struct(type)) {
    Diagnostic *diag = op_emit_op_error(ctx, op, "type ");
    diag_type(diag, type);
    diag_format(diag, " cannot be indexed (index #%zu)", at);
    return NULL;
  }
  const Type *member = NULL;
  if (index >= 0 && outer->def->element)
    member = outer->def->element(outer, index);
  else if (index >= 0 && (uint64_t)index < outer->num_types)
    member = outer->types[index];
  if (index == INT32_MIN)
    op_emit_op_error(ctx, op,
                     "expected index %zu indexing a struct to be constant", at);
  else if (!member)
    op_emit_op_error(ctx, op, "index %zu indexing a struct is out of bounds",
                     at);
  return member;
}

static bool verify_indices(Context *ctx, const Operation *op,
                           const Attribute *indices) {
  const TypeAttr *element = attr_as_type(op_prop(op, LLVM_GEP_ELEM_TYPE));
  const Type *type = element ? element->value : NULL;
  for (size_t i = 1; type && i < llvm_index_array_size(indices); i++)
    type = indexed_type(ctx, op, type, i, llvm_index_array_at(indices, i));
  return type != NULL;
}

bool llvm_verify_gep(Context *ctx, const Operation *op) {
  const Type *pointers = op_operand_type(op, 0);
  // Where pointers say what they point to, values may count members, too.
  if (llvm_type_is_wrapped(pointers) || llvm_pointers_pointee(pointers))
    return true;
  const Attribute *indices = op_prop(op, LLVM_GEP_RAW_CONSTANT_INDICES);
  int64_t flags = 0;
  if (attr_integer_value(op_prop(op, LLVM_GEP_NO_WRAP_FLAGS), &flags) &&
      (flags & LLVM_GEP_INBOUNDS_FLAG) && !(flags & LLVM_GEP_NUSW))
    return op_reject(ctx, op, "'inbounds_flag' cannot be used directly.");
  if (count_dynamic(indices) + 1 != op->num_operands)
    return op_reject(ctx, op,
                     "expected as many dynamic indices as specified in "
                     "'rawConstantIndices'");
  return verify_indices(ctx, op, indices);
}

/// Is it a number or pointer of at least 8 bits, and a power of two of them?
/// Follows mlir::LLVM::isTypeCompatibleWithAtomicOp.
static bool is_atomic_type(const Type *type) {
  uint64_t size;
  uint32_t width = llvm_integer_width(type);
  if (width)
    return width >= 8 && (width & (width - 1)) == 0;
  if (llvm_type_is_wrapped(type))
    return llvm_type_is_float(type) || llvm_type_is_pointer(type);
  LLVMLayout layout;
  return (llvm_type_is_float(type) || llvm_type_is_pointer(type)) &&
         llvm_type_size(NULL, type, &size) &&
         llvm_type_layout(NULL, type, &layout) && layout.bits >= 8 &&
         (layout.bits & (layout.bits - 1)) == 0;
}

static bool verify_atomic(Context *ctx, const Operation *op, const Type *type,
                          int64_t unsupported) {
  int64_t ordering = LLVM_ORDERING_NOT_ATOMIC;
  const Attribute *attr = op_prop(op, LLVM_ACCESS_ORDERING);
  if (attr)
    attr_integer_value(attr, &ordering);
  if (ordering == LLVM_ORDERING_NOT_ATOMIC)
    return !op_prop(op, LLVM_ACCESS_SYNCSCOPE) ||
           op_reject(ctx, op,
                     "expected syncscope to be null for non-atomic access");
  if (!is_atomic_type(type)) {
    Diagnostic *diag = op_emit_op_error(ctx, op, "unsupported type ");
    diag_type(diag, type);
    diag_text(diag, " for atomic access");
    return false;
  }
  if (ordering == unsupported || ordering == LLVM_ORDERING_ACQ_REL) {
    op_emit_op_error(ctx, op, "unsupported ordering '%s'",
                     ordering == LLVM_ORDERING_ACQ_REL   ? "acq_rel"
                     : ordering == LLVM_ORDERING_RELEASE ? "release"
                                                         : "acquire");
    return false;
  }
  return op_prop(op, LLVM_ACCESS_ALIGNMENT) ||
         op_reject(ctx, op, "expected alignment for atomic access");
}

/// Follows mlir's DereferenceableOpInterface.
bool llvm_verify_dereferenceable(Context *ctx, const Operation *op) {
  return !op_attr(op, STR("dereferenceable")) ||
         llvm_type_is_pointer(op_result_type(op, 0)) ||
         op_reject(ctx, op, "expected op to return a single LLVM pointer type");
}

bool llvm_verify_load(Context *ctx, const Operation *op) {
  const Type *type = op_result_type(op, 0);
  return llvm_verify_dereferenceable(ctx, op) &&
         verify_pointee(ctx, op, 0, type) &&
         verify_atomic(ctx, op, type, LLVM_ORDERING_RELEASE);
}

bool llvm_verify_store(Context *ctx, const Operation *op) {
  const Type *type = op_operand_type(op, 0);
  return verify_pointee(ctx, op, 1, type) &&
         verify_atomic(ctx, op, type, LLVM_ORDERING_ACQUIRE);
}

static bool is_float_kind(int64_t kind) {
  return (kind >= LLVM_ATOMIC_FADD && kind <= LLVM_ATOMIC_FMIN) || kind > 18;
}

static bool verify_rmw_kind(Context *ctx, const Operation *op, const Type *type,
                            int64_t kind) {
  uint32_t width = llvm_integer_width(type);
  if (is_float_kind(kind) && llvm_type_is_vector(type))
    return llvm_type_is_float_like(type) ||
           op_reject(ctx, op,
                     "expected LLVM IR floating point type for vector element");
  if (is_float_kind(kind))
    return llvm_type_is_float(type) ||
           op_reject(ctx, op, "expected LLVM IR floating point type");
  if (kind == LLVM_ATOMIC_XCHG)
    return is_atomic_type(type) ||
           op_reject(ctx, op, "unexpected LLVM IR type for 'xchg' bin_op");
  return width == 8 || width == 16 || width == 32 || width == 64 ||
         op_reject(ctx, op, "expected LLVM IR integer type");
}

static bool verify_rmw_ordering(Context *ctx, const Operation *op) {
  int64_t ordering = 0;
  attr_integer_value(op_prop(op, LLVM_ATOMICRMW_ORDERING), &ordering);
  return ordering >= LLVM_ORDERING_MONOTONIC ||
         op_reject(ctx, op, "expected at least 'monotonic' ordering");
}

bool llvm_verify_atomicrmw(Context *ctx, const Operation *op) {
  const Type *pointer = op_operand_type(op, 0);
  const Type *type = op_operand_type(op, 1);
  int64_t kind = 0;
  attr_integer_value(op_prop(op, LLVM_ATOMICRMW_BIN_OP), &kind);
  if (!llvm_type_is_pointer(pointer))
    return op_reject(ctx, op, "expected LLVM IR pointer type for operand #0");
  if (op_result_type(op, 0) != type)
    return op_reject(ctx, op,
                     "failed to verify that result #0 and operand #1 have the "
                     "same type");
  const Type *pointee = llvm_pointer_pointee(pointer);
  if (pointee && pointee != type)
    return op_reject(
        ctx, op,
        "expected LLVM IR element type for operand #0 to match type "
        "for operand #1");
  return verify_rmw_kind(ctx, op, type, kind) && verify_rmw_ordering(ctx, op);
}

static bool verify_cmpxchg_types(Context *ctx, const Operation *op) {
  const Type *pointer = op_operand_type(op, 0);
  const Type *type = op_operand_type(op, 2);
  if (!llvm_type_is_pointer(pointer))
    return op_reject(ctx, op, "expected LLVM IR pointer type for operand #0");
  if (op_operand_type(op, 1) != type)
    return op_reject(ctx, op,
                     "failed to verify that operand #1 and operand #2 have the "
                     "same type");
  const Type *pointee = llvm_pointer_pointee(pointer);
  if (pointee && pointee != type)
    return op_reject(
        ctx, op,
        "expected LLVM IR element type for operand #0 to match type "
        "for all other operands");
  const Type *result = op_result_type(op, 0);
  return (llvm_struct_size(result) == 2 &&
          llvm_struct_element(result, 0) == type &&
          llvm_integer_width(llvm_struct_element(result, 1)) == 1) ||
         op_reject(ctx, op,
                   "failed to verify that result #0 has an LLVM struct type "
                   "consisting of the type of operand #2 and a bool");
}

bool llvm_verify_cmpxchg(Context *ctx, const Operation *op) {
  int64_t success = 0, failure = 0;
  attr_integer_value(op_prop(op, LLVM_CMPXCHG_SUCCESS_ORDERING), &success);
  attr_integer_value(op_prop(op, LLVM_CMPXCHG_FAILURE_ORDERING), &failure);
  if (!verify_cmpxchg_types(ctx, op))
    return false;
  if (!is_atomic_type(op_operand_type(op, 2)))
    return op_reject(ctx, op, "unexpected LLVM IR type");
  if (success < LLVM_ORDERING_MONOTONIC || failure < LLVM_ORDERING_MONOTONIC)
    return op_reject(ctx, op, "ordering must be at least 'monotonic'");
  return (failure != LLVM_ORDERING_RELEASE &&
          failure != LLVM_ORDERING_ACQ_REL) ||
         op_reject(ctx, op,
                   "failure ordering cannot be 'release' or 'acq_rel'");
}

bool llvm_verify_fence(Context *ctx, const Operation *op) {
  int64_t ordering = 0;
  attr_integer_value(op_prop(op, LLVM_FENCE_ORDERING), &ordering);
  return ordering >= LLVM_ORDERING_ACQUIRE ||
         op_reject(ctx, op,
                   "can be given only acquire, release, acq_rel, and seq_cst "
                   "orderings");
}

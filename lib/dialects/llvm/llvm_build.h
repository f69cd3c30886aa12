// SPDX-License-Identifier: Apache-2.0
// Builders of llvm operations, for lowering passes. Each serves both spellings:
// what differs is decided by the types that it is given.
#ifndef MLOPT_DIALECTS_LLVM_LLVM_BUILD_H
#define MLOPT_DIALECTS_LLVM_LLVM_BUILD_H

#include "dialects/llvm/llvm.h"
#include "ir/builder.h"

/// Room for the inherent attributes of any llvm operation but llvm.func, and of
/// that.
enum { LLVM_MAX_PROPS = 32, LLVM_FUNC_MAX_PROPS = 64 };

/// `llvm.mlir.constant(value) : type`.
Value *llvm_build_constant(Builder *builder, Location loc, const Type *type,
                           const Attribute *value);
/// Constant with an attribute of type `index`, as lowered index values have it.
Value *llvm_build_index_constant(Builder *builder, Location loc,
                                 const Type *type, int64_t value);
/// Start of an aggregate that is filled in: undef (wrapped) or poison (modern).
Value *llvm_build_undef(Builder *builder, Location loc, const Type *type);
/// Null pointer: `llvm.mlir.null` (wrapped) or `llvm.mlir.zero`.
Value *llvm_build_null(Builder *builder, Location loc, const Type *type);
Value *llvm_build_addressof(Builder *builder, Location loc, const Type *type,
                            StringRef symbol);

/// `position`: `depth` indices into nested aggregates.
Value *llvm_build_extractvalue(Builder *builder, Location loc, Value *aggregate,
                               const int64_t *position, size_t depth,
                               const Type *type);
Value *llvm_build_insertvalue(Builder *builder, Location loc, Value *value,
                              Value *aggregate, const int64_t *position,
                              size_t depth);
/// The same with the position as the attribute that it becomes.
Value *llvm_build_extractvalue_at(Builder *builder, Location loc,
                                  Value *aggregate, const Attribute *position,
                                  const Type *type);
Value *llvm_build_insertvalue_at(Builder *builder, Location loc, Value *value,
                                 Value *aggregate, const Attribute *position);

Value *llvm_build_binary(Builder *builder, const OpDef *def, Location loc,
                         Value *lhs, Value *rhs);
/// The same, marked `overflow<nsw, nuw>`.
Value *llvm_build_binary_no_wrap(Builder *builder, const OpDef *def,
                                 Location loc, Value *lhs, Value *rhs);
Value *llvm_build_cast(Builder *builder, const OpDef *def, Location loc,
                       Value *operand, const Type *type);
/// `predicate` as in std.cmpi; `type`: i1 in the spelling of the operands.
Value *llvm_build_icmp(Builder *builder, Location loc, int64_t predicate,
                       Value *lhs, Value *rhs, const Type *type);

/// Predicates of llvm.fcmp that lowerings use, numbered as in its table.
typedef enum LLVMFCmpPredicate {
  FCMP_OEQ = 1,
  FCMP_OGT = 2,
  FCMP_OLT = 4,
  FCMP_ONE = 6,
  FCMP_ORD = 7,
  FCMP_UNO = 14,
} LLVMFCmpPredicate;
/// `type`: as of llvm_build_icmp.
Value *llvm_build_fcmp(Builder *builder, Location loc,
                       LLVMFCmpPredicate predicate, Value *lhs, Value *rhs,
                       const Type *type);
Value *llvm_build_select(Builder *builder, Location loc, Value *condition,
                         Value *if_true, Value *if_false);

/// Element type `element` is written in the modern spelling only. `flags`: how
/// the address may wrap, see LLVMGepFlags.
typedef enum LLVMGepFlags {
  LLVM_GEP_NONE = 0,
  LLVM_GEP_INBOUNDS_NUW = 7, ///< inbounds (which is nusw too) and nuw.
} LLVMGepFlags;
Value *llvm_build_gep(Builder *builder, Location loc, Value *pointer,
                      Value *index, const Type *element, LLVMGepFlags flags);
/// `pointer[0, index]`: element `index` of an array in memory. `zero` is used
/// in the wrapped spelling only and may be NULL in the other.
Value *llvm_build_array_gep(Builder *builder, Location loc, Value *pointer,
                            Value *zero, Value *index, const Type *array,
                            const Type *type);
/// `pointer[0, field]`: a field of a structure in memory. `type`: pointer to
/// it, in the wrapped spelling.
Value *llvm_build_field_gep(Builder *builder, Location loc, Value *pointer,
                            const Type *structure, int32_t field,
                            const Type *type);
/// `pointer[indices…]`, all of them constants. `type`: the result's, in the
/// wrapped spelling.
Value *llvm_build_constant_gep(Builder *builder, Location loc, Value *pointer,
                               const int32_t *indices, size_t count,
                               const Type *element, const Type *type);
Value *llvm_build_alloca(Builder *builder, Location loc, Value *count,
                         const Type *element, const Type *type,
                         int64_t alignment);
Value *llvm_build_load(Builder *builder, Location loc, Value *pointer,
                       const Type *type);
void llvm_build_store(Builder *builder, Location loc, Value *value,
                      Value *pointer);

/// Direct call; `result` NULL: none. Gives the operation. `attrs` may be NULL.
Operation *llvm_build_call(Builder *builder, Location loc, StringRef callee,
                           Value *const *arguments, uint32_t count,
                           const Type *result);
void llvm_build_return(Builder *builder, Location loc, Value *value);
void llvm_build_br(Builder *builder, Location loc, Block *dest,
                   Value *const *arguments, uint32_t count);

/// A detached `llvm.func` with external linkage and an empty region.
Operation *llvm_build_func(Context *ctx, Location loc, StringRef name,
                           const Type *type);

/// Gives each terminator below `root` distinct successors, where these have
/// arguments.
void llvm_ensure_distinct_successors(Context *ctx, Operation *root);

#endif

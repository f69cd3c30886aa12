// SPDX-License-Identifier: Apache-2.0
// Builders of llvm operations for lowering passes. Each serves both spellings;
// the types that it is given decide which one is built.
#ifndef MLOPT_DIALECTS_LLVM_LLVM_BUILD_H
#define MLOPT_DIALECTS_LLVM_LLVM_BUILD_H

#include "dialects/llvm/llvm.h"
#include "ir/builder.h"

/// The number of inherent attributes that suffices for any llvm operation but
/// llvm.func, and the number for llvm.func.
enum { LLVM_MAX_PROPS = 32, LLVM_FUNC_MAX_PROPS = 64 };

/// Creates `llvm.mlir.constant(value) : type`.
Value *llvm_build_constant(Builder *builder, Location loc, const Type *type,
                           const Attribute *value);
/// Creates a constant whose attribute is of type `index`, as lowered index
/// values have it.
Value *llvm_build_index_constant(Builder *builder, Location loc,
                                 const Type *type, int64_t value);
/// Creates the empty aggregate to insert into: undef (wrapped) or poison
/// (modern).
Value *llvm_build_undef(Builder *builder, Location loc, const Type *type);
/// Creates a null pointer: `llvm.mlir.null` (wrapped) or `llvm.mlir.zero`.
Value *llvm_build_null(Builder *builder, Location loc, const Type *type);
/// Creates the address of global or function `symbol`; `type` is a pointer.
Value *llvm_build_addressof(Builder *builder, Location loc, const Type *type,
                            StringRef symbol);

/// Creates an extractvalue. `position` has `depth` indices into nested
/// aggregates.
Value *llvm_build_extractvalue(Builder *builder, Location loc, Value *aggregate,
                               const int64_t *position, size_t depth,
                               const Type *type);
/// Creates an insertvalue of `value` into `aggregate`, whose type the result
/// has. The position is as in llvm_build_extractvalue.
Value *llvm_build_insertvalue(Builder *builder, Location loc, Value *value,
                              Value *aggregate, const int64_t *position,
                              size_t depth);
/// Like llvm_build_extractvalue, but takes the position as its attribute.
Value *llvm_build_extractvalue_at(Builder *builder, Location loc,
                                  Value *aggregate, const Attribute *position,
                                  const Type *type);
/// Like llvm_build_insertvalue, but takes the position as its attribute.
Value *llvm_build_insertvalue_at(Builder *builder, Location loc, Value *value,
                                 Value *aggregate, const Attribute *position);

/// Creates an operation `def` of two operands; the result has the type of
/// `lhs`.
Value *llvm_build_binary(Builder *builder, const OpDef *def, Location loc,
                         Value *lhs, Value *rhs);
/// Like llvm_build_binary, with `overflow<nsw, nuw>`.
Value *llvm_build_binary_no_wrap(Builder *builder, const OpDef *def,
                                 Location loc, Value *lhs, Value *rhs);
/// Creates an operation `def` from `operand` to `type`.
Value *llvm_build_cast(Builder *builder, const OpDef *def, Location loc,
                       Value *operand, const Type *type);
/// Creates an icmp. `predicate` is as in std.cmpi; `type` is i1 in the spelling
/// of the operands.
Value *llvm_build_icmp(Builder *builder, Location loc, int64_t predicate,
                       Value *lhs, Value *rhs, const Type *type);

/// The predicates of llvm.fcmp that lowerings use, with their numbers in its
/// table.
typedef enum LLVMFCmpPredicate {
  FCMP_OEQ = 1,
  FCMP_OGT = 2,
  FCMP_OLT = 4,
  FCMP_ONE = 6,
  FCMP_ORD = 7,
  FCMP_UNO = 14,
} LLVMFCmpPredicate;
/// Creates an fcmp. `type` is as in llvm_build_icmp.
Value *llvm_build_fcmp(Builder *builder, Location loc,
                       LLVMFCmpPredicate predicate, Value *lhs, Value *rhs,
                       const Type *type);
/// Creates a select of the type of `if_true`.
Value *llvm_build_select(Builder *builder, Location loc, Value *condition,
                         Value *if_true, Value *if_false);

/// How the address of a gep may wrap.
typedef enum LLVMGepFlags {
  LLVM_GEP_NONE = 0,
  LLVM_GEP_INBOUNDS_NUW = 7, ///< inbounds, which implies nusw, and nuw.
} LLVMGepFlags;
/// Creates a gep. Its element type `element` is written only in the modern
/// spelling.
Value *llvm_build_gep(Builder *builder, Location loc, Value *pointer,
                      Value *index, const Type *element, LLVMGepFlags flags);
/// Creates `pointer[0, index]`, the address of an element of an array in
/// memory. `zero` is used only in the wrapped spelling; it may be NULL in the
/// modern one.
Value *llvm_build_array_gep(Builder *builder, Location loc, Value *pointer,
                            Value *zero, Value *index, const Type *array,
                            const Type *type);
/// Creates `pointer[0, field]`, the address of a field of a structure in
/// memory. `type` is the pointer to the field in the wrapped spelling.
Value *llvm_build_field_gep(Builder *builder, Location loc, Value *pointer,
                            const Type *structure, int32_t field,
                            const Type *type);
/// Creates `pointer[indices…]` with constant indices. `type` is the result's in
/// the wrapped spelling.
Value *llvm_build_constant_gep(Builder *builder, Location loc, Value *pointer,
                               const int32_t *indices, size_t count,
                               const Type *element, const Type *type);
/// Creates an alloca of `count` times `element`. `type` is the pointer's, in
/// either spelling. `alignment` 0: none.
Value *llvm_build_alloca(Builder *builder, Location loc, Value *count,
                         const Type *element, const Type *type,
                         int64_t alignment);
/// Creates a load of `type` without alignment and flags.
Value *llvm_build_load(Builder *builder, Location loc, Value *pointer,
                       const Type *type);
/// Creates a store without alignment and flags.
void llvm_build_store(Builder *builder, Location loc, Value *value,
                      Value *pointer);

/// Creates a direct call and returns it. `result` is NULL if there is none.
Operation *llvm_build_call(Builder *builder, Location loc, StringRef callee,
                           Value *const *arguments, uint32_t count,
                           const Type *result);
/// Creates a return; `value` may be NULL.
void llvm_build_return(Builder *builder, Location loc, Value *value);
/// Creates a branch to `dest` with `count` arguments.
void llvm_build_br(Builder *builder, Location loc, Block *dest,
                   Value *const *arguments, uint32_t count);

/// Creates a detached `llvm.func` with external linkage and an empty region.
Operation *llvm_build_func(Context *ctx, Location loc, StringRef name,
                           const Type *type);

/// Makes the successors of each terminator below `root` distinct where they
/// have arguments.
void llvm_ensure_distinct_successors(Context *ctx, Operation *root);
/// The expression with fragments of fragments made one; `expression` itself, or
/// NULL, if there are none.
const Attribute *llvm_merge_fragments(Context *ctx,
                                      const Attribute *expression);
/// Merges the fragments of globals and debug intrinsics in `root`. Linear.
void llvm_legalize_expressions(Context *ctx, Operation *root);

#endif

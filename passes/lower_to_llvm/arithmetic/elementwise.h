// SPDX-License-Identifier: Apache-2.0
// Operations that work element by element: one LLVM operation on scalars and
// 1-D vectors, unrolled over the outer dimensions of n-D vectors.
#ifndef MLOPT_PASSES_LOWER_TO_LLVM_ARITHMETIC_ELEMENTWISE_H
#define MLOPT_PASSES_LOWER_TO_LLVM_ARITHMETIC_ELEMENTWISE_H

#include "passes/lower_to_llvm/type_converter.h"

enum { ELEMENTWISE_MAX_OPERANDS = 4 };

/// How an operation's flags are converted.
typedef enum FlagKind {
  FLAGS_NONE,
  FLAGS_OVERFLOW, ///< #arith.overflow to an i32 integer.
  FLAGS_FASTMATH, ///< #arith.fastmath to #llvm.fastmath.
  FLAGS_EXACT,    ///< A unit attribute.
} FlagKind;

/// The operation that replaces another one to one: a row's RewritePattern.data.
typedef struct OneToOne {
  const OpDef *target;
  FlagKind flags;
} OneToOne;
#define ONE_TO_ONE_DATA(TARGET, FLAGS)                                         \
  (&(const OneToOne){&llvm_ops[LLVM_##TARGET], FLAGS_##FLAGS})

/// One std operation that is being lowered.
typedef struct Elementwise {
  const LLVMTypeConverter *converter;
  ConversionRewriter *rw;
  Builder *builder;
  Operation *op;
  Location loc;
  Value *operands[ELEMENTWISE_MAX_OPERANDS]; ///< Converted.
  uint32_t num_operands;
  const Type *type; ///< The result's, converted.
  Value *start;     ///< Aggregate to fill in; NULL: one is made.
  /// For elementwise_emit_op.
  const OpDef *def;
  const Attribute *const *props;
  const Attribute *attrs;
} Elementwise;

/// Makes the value of one row (or scalar) of type `type` from the operands'.
typedef Value *ElementwiseEmit(Elementwise *work, Value *const *operands,
                               const Type *type, const void *user);

/// Gathers what is known of `op`; false, with a reason, if a type cannot be
/// converted.
bool elementwise_init(Elementwise *work, const RewritePattern *self,
                      Operation *op, const Adaptor *adaptor,
                      ConversionRewriter *rw);

/// Type of one row of the result.
const Type *elementwise_row_type(const Elementwise *work);

/// Constant of type `type` for one row: `value`, an attribute of the std
/// element type, as a splat where the row is a vector.
Value *elementwise_build_constant(Elementwise *work, const Type *type,
                                  const Attribute *value);

/// Replaces the operation by what `emit` makes of each row, in row-major order.
/// Linear in the rows.
void elementwise_replace(Elementwise *work, ElementwiseEmit *emit,
                         const void *user);

/// Replaces a cast between integers of the result's width: by a truncation, by
/// `extension`, or, where both are as wide, by the operand.
bool elementwise_replace_by_width(const RewritePattern *self, Operation *op,
                                  const Adaptor *adaptor,
                                  ConversionRewriter *rw,
                                  const OpDef *extension);

/// Replaces a constant by the llvm.mlir.constant of `value` with the converted
/// type and the same attributes. False, with a reason, if the type cannot be
/// converted.
bool lowering_replace_constant(const RewritePattern *self, Operation *op,
                               const Attribute *value, ConversionRewriter *rw);

/// The `def` with `props` and `attrs` on the operands.
ElementwiseEmit elementwise_emit_op;

/// Formulas of one float: 1 / sqrt(x), log(1 + x), exp(x) - 1. `props` (of
/// functions and arithmetic alike: fast-math flags) and `attrs` are those of
/// each operation in them.
ElementwiseEmit elementwise_emit_rsqrt;
/// log(1 + x), with `props` on both operations.
ElementwiseEmit elementwise_emit_log1p;
/// exp(x) - 1, with `props` on both operations.
ElementwiseEmit elementwise_emit_expm1;

/// The bit of #llvm.fastmath that lets operations be done in another order.
enum { LLVM_FASTMATH_REASSOC = 64 };

/// `#llvm.fastmath<…>` of property `slot`, which is arith's; NULL: none is set.
const Attribute *lowering_fastmath(Context *ctx, const Operation *op,
                                   unsigned slot);
/// Is the first operand or result of floats that LLVM has only as integers of
/// their bits?
bool lowering_has_unsupported_float(const Operation *op);
/// Fails for that reason.
bool lowering_fail_on_float(Operation *op, ConversionRewriter *rw);

#endif

// SPDX-License-Identifier: Apache-2.0
// Declarations shared by the files that fold constants.
#ifndef MLOPT_TARGET_LLVM_IR_CONSTANTS_FOLD_INTERNAL_H
#define MLOPT_TARGET_LLVM_IR_CONSTANTS_FOLD_INTERNAL_H

#include "target/llvm_ir/llvm_ir_internal.h"

//===- fold_expressions.c -------------------------------------------------===//

/// The operand of `constant`, seen through its bitcasts.
const Constant *fold_without_bitcast(const Constant *constant);

//===- fold_compare.c -----------------------------------------------------===//

/// Is `constant` a number of `*format`?
bool fold_has_format(const Constant *constant, FloatKind *format);
/// The operation that defines the symbol whose address it is, or NULL.
const Operation *fold_symbol(const Exporter *exporter,
                             const Constant *constant);
/// Comparisons of two scalars, or NULL. `type` is that of one lane.
const Constant *fold_icmp(Exporter *exporter, const Operation *op,
                          const Type *type, const Constant *lhs,
                          const Constant *rhs);
/// The comparison of two floats. A poison operand gives poison; an undefined
/// one acts as a NaN.
const Constant *fold_fcmp(Exporter *exporter, const Operation *op,
                          const Type *type, const Constant *lhs,
                          const Constant *rhs);

//===- fold_aggregates.c --------------------------------------------------===//

/// The element at the position of `op`; NULL if `container` is not spelled out
/// that deep.
const Constant *fold_extractvalue(Exporter *exporter, const Operation *op,
                                  const Constant *container);
/// `container` with `value` at the position of `op`, or NULL. Linear in the
/// sizes of the aggregates on the way.
const Constant *fold_insertvalue(Exporter *exporter, const Operation *op,
                                 const Constant *container,
                                 const Constant *value);
/// Poison for a position that is undefined or beyond the end. NULL if it is not
/// a number.
const Constant *fold_extractelement(Exporter *exporter, const Constant *vector,
                                    const Constant *position);
/// Poison for a position that is undefined or beyond the end. NULL if it is not
/// a number, or the vector is scalable.
const Constant *fold_insertelement(Exporter *exporter, const Constant *vector,
                                   const Constant *value,
                                   const Constant *position);
/// The lanes that the mask of `op` picks; poison if it picks none. NULL if a
/// lane is not known.
const Constant *fold_shufflevector(Exporter *exporter, const Operation *op,
                                   const Constant *lhs, const Constant *rhs);
/// Follows llvm::ConstantFoldSelectInstruction.
const Constant *fold_choice(Exporter *exporter, const Constant *condition,
                            const Constant *if_true, const Constant *if_false);

#endif

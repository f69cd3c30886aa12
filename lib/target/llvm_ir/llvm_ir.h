// SPDX-License-Identifier: Apache-2.0
// Export of the llvm dialect, in either spelling, as LLVM IR text. Follows
// mlir::translateModuleToLLVMIR, constant folding of its builder included.
#ifndef MLOPT_TARGET_LLVM_IR_LLVM_IR_H
#define MLOPT_TARGET_LLVM_IR_LLVM_IR_H

#include "ir/operation.h"
#include "support/text_pieces.h"

/// Appends `module`, a verified builtin.module, as LLVM IR to `out`. False
/// after errors that name what cannot be exported; `out` is then as it was.
/// Linear in the module; no recursion over types or blocks.
bool llvm_ir_export(Context *ctx, Operation *module, TextPieces *out);

/// llvm_ir_export for a module whose functions are not all in memory at once.
typedef struct Exporter Exporter;

/// Begins to append `module`, whose functions may lack their bodies, to `out`.
/// The module and what is in it stays where it is until the end.
Exporter *llvm_ir_export_begin(Context *ctx, const Operation *module,
                               TextPieces *out);
/// Each operation of the module's block, in order, with its body, which may be
/// changed, and is not needed any more afterwards. `ctx` is told what is wrong.
/// False after errors.
bool llvm_ir_export_op(Exporter *exporter, Context *ctx, Operation *op);
/// Ends and frees it. Not `is_complete`, as where an operation was left out,
/// and after errors: false, and `out` is as it was.
bool llvm_ir_export_end(Exporter *exporter, bool is_complete);

#endif

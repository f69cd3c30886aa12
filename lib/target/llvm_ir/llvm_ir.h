// SPDX-License-Identifier: Apache-2.0
// Export of the llvm dialect, in either spelling, as LLVM IR text. Follows
// mlir::translateModuleToLLVMIR, constant folding of its builder included.
#ifndef MLOPT_TARGET_LLVM_IR_LLVM_IR_H
#define MLOPT_TARGET_LLVM_IR_LLVM_IR_H

#include "ir/operation.h"
#include "support/stream.h"

/// Appends `module`, a verified builtin.module, as LLVM IR to `out`. False
/// after errors that name what cannot be exported; `out` is then as it was.
/// Linear in the module; no recursion over types or blocks.
bool llvm_ir_export(Context *ctx, Operation *module, Stream *out);

#endif

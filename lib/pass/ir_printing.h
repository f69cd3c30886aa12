// SPDX-License-Identifier: Apache-2.0
// Prints IR before and after passes. Follows MLIR's IRPrinting.
#ifndef MLOPT_PASS_IR_PRINTING_H
#define MLOPT_PASS_IR_PRINTING_H

#include "ir/print/printer.h"
#include "pass/instrumentation.h"
#include "pass/ir_tree.h"

/// A set of passes, or all of them.
typedef struct PassFilter {
  bool has_all;
  VECTOR(const PassDef *) passes; ///< Owned by whoever fills it.
} PassFilter;

typedef struct IrPrintingOptions {
  PassFilter before;
  PassFilter after;
  bool only_on_change;  ///< After a pass: only if the IR changed.
  bool only_on_failure; ///< After a pass: only if it failed; any pass.
  bool module_scope;    ///< Print all of the IR. Passes then run one at a time.
  const char *tree; ///< Folder for the dumps. NULL or empty: they are written
                    ///< as messages.
} IrPrintingOptions;

/// Is anything printed?
bool ir_printing_is_on(const IrPrintingOptions *options);
/// Do the dumps go into files?
bool ir_printing_has_tree(const IrPrintingOptions *options);

/// The watcher that prints. It writes to ctx->diags.messages, or to a tree of
/// files.
typedef struct IrPrinting {
  PassInstrumentation base;
  const IrPrintingOptions *options; ///< Borrowed.
  const PrintOptions *print;        ///< Borrowed.
  IrTree tree;                      ///< Owned; unused without options->tree.
} IrPrinting;

/// `options` and `print` are borrowed.
void ir_printing_init(IrPrinting *printing, const IrPrintingOptions *options,
                      const PrintOptions *print);
/// Frees what the instrumentation has of its own.
void ir_printing_free(IrPrinting *printing);

/// Starts the file numbers again, for another module.
void ir_printing_restart(IrPrinting *printing);

/// A hash of everything in `root`, with the identities of operations. Linear.
/// Follows mlir::OperationFingerPrint.
uint64_t op_fingerprint(Operation *root);

#endif

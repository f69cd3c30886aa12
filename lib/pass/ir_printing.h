// SPDX-License-Identifier: Apache-2.0
// Printing IR before and after passes. Follows mlir's IRPrinting.
#ifndef MLOPT_PASS_IR_PRINTING_H
#define MLOPT_PASS_IR_PRINTING_H

#include "ir/print/printer.h"
#include "pass/instrumentation.h"
#include "pass/ir_tree.h"

/// Some passes, or all.
typedef struct PassFilter {
  bool has_all;
  VECTOR(const PassDef *) passes; ///< Owned by who fills it.
} PassFilter;

typedef struct IrPrintingOptions {
  PassFilter before;
  PassFilter after;
  bool only_on_change;  ///< After a pass, if the IR is not what it was.
  bool only_on_failure; ///< After a pass, if it failed; any pass.
  bool module_scope;    ///< All of the IR; then passes run one at a time.
  const char *tree;     ///< Folder of the dumps; NULL or empty: they are
                        ///< messages.
} IrPrintingOptions;

/// Does anything get printed?
bool ir_printing_is_on(const IrPrintingOptions *options);
/// Into files?
bool ir_printing_has_tree(const IrPrintingOptions *options);

/// Writes to ctx->diags.messages, or to a tree of files.
typedef struct IrPrinting {
  PassInstrumentation base;
  const IrPrintingOptions *options; ///< Borrowed.
  const PrintOptions *print;        ///< Borrowed.
  IrTree tree;                      ///< Owned; unused without options->tree.
} IrPrinting;

void ir_printing_init(IrPrinting *printing, const IrPrintingOptions *options,
                      const PrintOptions *print);
void ir_printing_free(IrPrinting *printing);

/// Another module comes.
void ir_printing_restart(IrPrinting *printing);

#endif

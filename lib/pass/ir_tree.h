// SPDX-License-Identifier: Apache-2.0
// A folder of dumps: a file for each, in a folder for each operation around it.
// Follows mlir's FileTreeIRPrinterConfig.
#ifndef MLOPT_PASS_IR_TREE_H
#define MLOPT_PASS_IR_TREE_H

#include <pthread.h>

#include "pass/pass.h"
#include "support/hash_table.h"

/// How many files each operation has so far. Threads may write at once.
typedef struct IrTree {
  const char *root; ///< Borrowed.
  pthread_mutex_t mutex;
  PtrMap counts; ///< Operation * to size_t *, in `arena`. Owned.
  Arena arena;
  bool has_failed; ///< A file or folder could not be made.
} IrTree;

void ir_tree_init(IrTree *tree, const char *root);
void ir_tree_free(IrTree *tree);

/// Makes the root, if it is not there. False after a line on `messages`.
bool ir_tree_open(const IrTree *tree, Stream *messages);

/// Begins to count again, for another module.
void ir_tree_restart(IrTree *tree);

/// Writes `text`, a dump of `op` around `pass`, to the file that is next:
/// `builtin_module_NAME/func_func_NAME/2_0_cse.mlir`, where the numbers are
/// those of the module and of the function. Errors go to `messages`, in a line
/// each, and the dump is left out: `has_failed`. Linear in depth and text.
void ir_tree_write(IrTree *tree, const Operation *op, const PassDef *pass,
                   StringRef text, Stream *messages);

#endif

// SPDX-License-Identifier: Apache-2.0
// A folder of dumps: each dump is a file, in a folder for each operation around
// it. Follows MLIR's FileTreeIRPrinterConfig.
#ifndef MLOPT_PASS_IR_TREE_H
#define MLOPT_PASS_IR_TREE_H

#include <pthread.h>

#include "pass/pass.h"
#include "support/hash_table.h"

/// Counts the files written for each operation. Threads may write at once.
typedef struct IrTree {
  const char *root; ///< Borrowed.
  pthread_mutex_t mutex;
  PtrMap counts; ///< Maps Operation * to size_t *, in `arena`. Owned.
  Arena arena;
  bool has_failed; ///< A file or folder could not be made.
} IrTree;

/// `root` is borrowed.
void ir_tree_init(IrTree *tree, const char *root);
/// Writes nothing; the files stay.
void ir_tree_free(IrTree *tree);

/// Creates the root if it does not exist. On failure writes a line to
/// `messages` and returns false.
bool ir_tree_open(const IrTree *tree, Stream *messages);

/// Starts counting again, for another module.
void ir_tree_restart(IrTree *tree);

/// Writes `text`, a dump of `op` around `pass`, to the next file, such as
/// `builtin_module_NAME/func_func_NAME/2_0_cse.mlir`. The numbers are those of
/// the module and of the function. On an error writes a line to `messages`,
/// drops the dump and sets `has_failed`. Linear in the depth of `op` and in
/// `text`.
void ir_tree_write(IrTree *tree, const Operation *op, const PassDef *pass,
                   StringRef text, Stream *messages);

#endif

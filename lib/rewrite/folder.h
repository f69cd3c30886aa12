// SPDX-License-Identifier: Apache-2.0
// The folder folds operations and turns the resulting attributes into
// constants. It keeps one constant for each value, in the entry block of the
// region that holds the constants. Follows mlir::OperationFolder.
#ifndef MLOPT_REWRITE_FOLDER_H
#define MLOPT_REWRITE_FOLDER_H

#include "ir/interfaces/fold.h"
#include "rewrite/rewriter.h"
#include "support/hash_table.h"

/// Makes a constant `value` of `type` at the insertion point, as `dialect`
/// defines it. NULL if the dialect has no constant for this value. Follows
/// Dialect::materializeConstant.
Operation *materialize_constant(Builder *builder, const DialectDef *dialect,
                                const Attribute *value, const Type *type,
                                Location loc);

/// Fills `values` with what `op` folded to. Attributes become constants, made
/// at the insertion point, and operations in `op` whose results it folded to go
/// in front of it. False if a constant cannot be made; none is left then.
bool rewriter_materialize_results(Rewriter *rw, Operation *op,
                                  const FoldResult *results, Value **values);

/// Creates an operation at the insertion point, unless it folds. If it folds,
/// `values` get what it folded to, with attributes made into constants there,
/// and the function returns NULL. Otherwise `values` get the results of the
/// operation, which is returned; folding may have changed it in place. `state`
/// has at least one result. Follows mlir::OpBuilder::createOrFold.
Operation *rewriter_create_or_fold(Rewriter *rw, const OpState *state,
                                   Value **values);

/// The constants that were made or seen, by region, dialect, value and type.
/// Owns its tables. While it lives, no region may be created or moved.
typedef struct OperationFolder {
  Rewriter *rw;  ///< Borrowed; constants are made and erased through it.
  PtrMap scopes; ///< Maps Region * to FolderScope *.
  PtrMap owned;  ///< Maps a constant Operation * to its FolderEntry *.
  PtrMap
      keepers; ///< Maps Region * to the enclosing one that holds its constants.
  Arena arena;
} OperationFolder;

/// `rw` is borrowed and must outlive the folder.
void folder_init(OperationFolder *folder, Rewriter *rw);
/// Leaves the constants that the folder made where they are.
void folder_free(OperationFolder *folder);

/// Folds `op`. On FOLD_REPLACED, `values` (op->num_results of them) are the
/// replacements for its results; the caller replaces and erases `op`. New
/// constants go to the entry block of the region that holds them.
FoldStatus folder_try_fold(OperationFolder *folder, Operation *op,
                           Value **values);

/// Registers the constant `op` and moves it to the entry block. False if an
/// equal constant was there already: `op` was then replaced by it and erased.
bool folder_insert_known_constant(OperationFolder *folder, Operation *op);

/// Must be called before an operation is erased. Constant time.
void folder_notify_removal(OperationFolder *folder, const Operation *op);

/// The constant `value` of `type` for use in `block`. It is made if there is
/// none. NULL if `dialect` cannot make it.
Value *folder_constant(OperationFolder *folder, Block *block,
                       const DialectDef *dialect, const Attribute *value,
                       const Type *type, Location loc);

#endif

// SPDX-License-Identifier: Apache-2.0
// The folder: folds operations, turns folded attributes into constants, of
// which there is one for each value in the entry block of the region that they
// belong to. Follows mlir::OperationFolder.
#ifndef MLOPT_REWRITE_FOLDER_H
#define MLOPT_REWRITE_FOLDER_H

#include "ir/interfaces/fold.h"
#include "rewrite/rewriter.h"
#include "support/hash_table.h"

/// Makes a constant `value` of `type` at the insertion point, as `dialect`
/// says; NULL: it has no such constant. Follows Dialect::materializeConstant.
Operation *materialize_constant(Builder *builder, const DialectDef *dialect,
                                const Attribute *value, const Type *type,
                                Location loc);

/// Values for what `op` folded to, constants for attributes being made at the
/// insertion point. False, and no constant is left, if one cannot be made.
bool rewriter_materialize_results(Rewriter *rw, const Operation *op,
                                  const FoldResult *results, Value **values);

/// Creates an operation at the insertion point, unless it folds: `values` are
/// then what it would have given, constants for attributes being made there.
/// Else the operation's results; it may have been changed in place. Returns the
/// operation, NULL if it has folded away. `state` has at least one result.
/// Follows mlir::OpBuilder::createOrFold.
Operation *rewriter_create_or_fold(Rewriter *rw, const OpState *state,
                                   Value **values);

/// Constants that were made or seen, by region, dialect, value and type. Owns
/// its tables. While it lives, no region is made or comes to another place.
typedef struct OperationFolder {
  Rewriter *rw;   ///< Borrowed; constants are made and erased through it.
  PtrMap scopes;  ///< Region * to FolderScope *.
  PtrMap owned;   ///< Operation * (constant) to its FolderEntry *.
  PtrMap keepers; ///< Region * to the one around it that has its constants.
  Arena arena;
} OperationFolder;

void folder_init(OperationFolder *folder, Rewriter *rw);
void folder_free(OperationFolder *folder);

/// Folds `op`. FOLD_REPLACED: `values` (op->num_results of them) are what its
/// results are; the caller replaces and erases it. Constants are hoisted.
FoldStatus folder_try_fold(OperationFolder *folder, Operation *op,
                           Value **values);

/// Takes note of constant `op`, moved to the entry block. False: an equal one
/// is there already; `op` was replaced by it and erased.
bool folder_insert_known_constant(OperationFolder *folder, Operation *op);

/// To be called before an operation is erased. Constant time.
void folder_notify_removal(OperationFolder *folder, const Operation *op);

/// The constant for `block`'s region, made if there is none. NULL: `dialect`
/// cannot make one.
Value *folder_constant(OperationFolder *folder, Block *block,
                       const DialectDef *dialect, const Attribute *value,
                       const Type *type, Location loc);

#endif

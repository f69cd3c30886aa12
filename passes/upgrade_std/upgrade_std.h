// SPDX-License-Identifier: Apache-2.0
// What the files of -upgrade-std share.
#ifndef MLOPT_PASSES_UPGRADE_STD_UPGRADE_STD_H
#define MLOPT_PASSES_UPGRADE_STD_UPGRADE_STD_H

#include "ir/builder.h"
#include "ir/types/type_replacer.h"
#include "support/vector.h"

/// The run of the pass.
typedef struct Upgrade {
  Context *ctx;
  Builder builder;
  TypeReplacer types;       ///< Layouts of 2020 to today's.
  VECTOR(Value *) operands; ///< Scratch, as are the next three.
  VECTOR(const Type *) result_types;
  VECTOR(Block *) successors;
  VECTOR(const Attribute *) props;
  bool has_assumptions; ///< An assume_alignment was made.
} Upgrade;

/// A layout that strides and an offset say becomes these.
const Type *upgraded_memref_type(Context *ctx, const Type *type);

/// An operation `name` in front of `op` that has its operands, discardable
/// attributes, successors and regions, results of its types, and its properties
/// where the new definition has one of that name. `op` stays, without regions.
/// NULL after an error: the dialect is not there.
Operation *upgrade_create(Upgrade *up, Operation *op, const char *name);
/// Has `with` take the place of `op`, and erases that. Gives `with`, which may
/// be NULL: then nothing happens.
Operation *upgrade_replace(Upgrade *up, Operation *op, Operation *with);

/// How an operation of std is upgraded: gives what stands for it, or NULL after
/// an error.
typedef Operation *UpgradeOp(Upgrade *up, Operation *op);

UpgradeOp upgrade_alloc;
UpgradeOp upgrade_assume_alignment;
UpgradeOp upgrade_atomic_rmw;
UpgradeOp upgrade_dim;
UpgradeOp upgrade_extract_element;
UpgradeOp upgrade_rank;
UpgradeOp upgrade_splat;
UpgradeOp upgrade_subtensor;
UpgradeOp upgrade_subview;
UpgradeOp upgrade_tensor_load;
UpgradeOp upgrade_tensor_store;
UpgradeOp upgrade_view;

/// Uses of a memref that an assume_alignment dominates become uses of its
/// result. Linear.
void upgrade_assumptions(Operation *root);

#endif

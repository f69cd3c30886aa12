// SPDX-License-Identifier: Apache-2.0
// Declarations shared by the files of -upgrade-std and -upgrade.
#ifndef MLOPT_PASSES_UPGRADE_UPGRADE_H
#define MLOPT_PASSES_UPGRADE_UPGRADE_H

#include "ir/builder.h"
#include "ir/types/type_replacer.h"
#include "support/vector.h"

/// The run of a pass.
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

/// A memref type whose layout has only an offset and strides gets `strided<…>`.
const Type *upgraded_memref_type(Context *ctx, const Type *type);

/// An operation `name` in front of `op` that has its operands, discardable
/// attributes, successors and regions, results of its types, and its properties
/// where the new definition has one of that name. `op` stays, without regions.
/// NULL after an error: the dialect is not there.
Operation *upgrade_create(Upgrade *up, Operation *op, const char *name);
/// Has `with` take the place of `op`, and erases that. Gives `with`, which may
/// be NULL: then nothing happens.
Operation *upgrade_replace(Upgrade *up, Operation *op, Operation *with);

/// Upgrades the operations of std in `root`, and the layouts of memrefs
/// everywhere. False after an error.
bool upgrade_std(Upgrade *up, Operation *root);
/// Gives the data layouts in `root` the numbers of 64 bits that they have
/// today.
void upgrade_layouts(Upgrade *up, Operation *root);
/// Makes the typed pointers in `root` opaque. False after an error.
bool upgrade_llvm(Upgrade *up, Operation *root);
/// Sets up a run.
void upgrade_init(Upgrade *up, Context *ctx);
/// Frees what a run has.
void upgrade_free(Upgrade *up);

/// How an operation of std is upgraded: gives what stands for it, or NULL after
/// an error.
typedef Operation *UpgradeOp(Upgrade *up, Operation *op);

/// alloc, alloca -> memref.alloc, memref.alloca, and a cast where the layout's
/// symbols are bound in another order.
UpgradeOp upgrade_alloc;
/// assume_alignment %m -> %n = memref.assume_alignment %m. upgrade_assumptions
/// has later operations use %n.
UpgradeOp upgrade_assume_alignment;
/// atomic_rmw -> memref.atomic_rmw. The kinds have other numbers, those of
/// floats other names.
UpgradeOp upgrade_atomic_rmw;
/// dim -> memref.dim or tensor.dim, by the operand.
UpgradeOp upgrade_dim;
/// extract_element -> tensor.extract, or vector.extract at dynamic positions.
UpgradeOp upgrade_extract_element;
/// rank -> memref.rank or tensor.rank, by the operand.
UpgradeOp upgrade_rank;
/// splat -> vector.broadcast or tensor.splat, by the result.
UpgradeOp upgrade_splat;
/// subtensor -> tensor.extract_slice.
UpgradeOp upgrade_subtensor;
/// subview -> memref.subview.
UpgradeOp upgrade_subview;
/// tensor_load -> bufferization.to_tensor restrict.
UpgradeOp upgrade_tensor_load;
/// tensor_store -> bufferization.materialize_in_destination restrict writable.
UpgradeOp upgrade_tensor_store;
/// view %m[%o][…] to memref<…, layout> -> view %m[…][…], reinterpret_cast.
UpgradeOp upgrade_view;

/// Uses of a memref that an assume_alignment dominates become uses of its
/// result. Linear.
void upgrade_assumptions(Operation *root);

#endif

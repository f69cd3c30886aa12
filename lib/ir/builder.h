// SPDX-License-Identifier: Apache-2.0
// Builder: creates operations at an insertion point.
#ifndef MLOPT_IR_BUILDER_H
#define MLOPT_IR_BUILDER_H

#include "ir/operation.h"

/// Is told of insertions. Embedded in a Rewriter's listener.
typedef struct Builder {
  Context *ctx;
  Block *block;      ///< NULL: operations are made detached.
  Operation *before; ///< NULL: at the end of `block`.
  /// Called after an operation was created and inserted; may be NULL.
  void (*op_inserted)(struct Builder *builder, Operation *op);
  void (*block_created)(struct Builder *builder, Block *block);
} Builder;

typedef struct InsertionPoint {
  Block *block;
  Operation *before;
} InsertionPoint;

/// A builder without an insertion point: operations are made detached.
void builder_init(Builder *builder, Context *ctx);
static inline InsertionPoint builder_save(const Builder *builder) {
  return (InsertionPoint){builder->block, builder->before};
}
static inline void builder_restore(Builder *builder, InsertionPoint point) {
  builder->block = point.block;
  builder->before = point.before;
}

/// Inserts in front of `op` from now on. Follows
/// mlir::OpBuilder::setInsertionPoint.
void builder_set_before(Builder *builder, Operation *op);

/// Inserts after `op` from now on.
void builder_set_after(Builder *builder, Operation *op);

/// Inserts at the start of `block` from now on.
void builder_set_to_start(Builder *builder, Block *block);

/// Inserts at the end of `block` from now on.
void builder_set_to_end(Builder *builder, Block *block);

/// Inserts `op`, which is in no block. Follows mlir::OpBuilder::insert.
void builder_insert(Builder *builder, Operation *op);
/// Creates an operation and inserts it.
Operation *builder_create(Builder *builder, const OpState *state);
/// The common case: operands, one result (NULL: none), properties.
Operation *builder_create_op(Builder *builder, const OpDef *def, Location loc,
                             Value *const *operands, uint32_t num_operands,
                             const Type *result, const Attribute *const *props);
/// New block at the end of `region` (or before `before`, if not NULL), with
/// arguments.
Block *builder_create_block(Builder *builder, Region *region, Block *before,
                            const Type *const *types, const Location *locs,
                            uint32_t count);

#endif

// SPDX-License-Identifier: Apache-2.0
// Rewriter: the one interface through which patterns change IR. Each change is
// told to a listener; a driver may also take a change over (the conversion
// driver logs or delays it). Follows mlir::RewriterBase.
#ifndef MLOPT_REWRITE_REWRITER_H
#define MLOPT_REWRITE_REWRITER_H

#include "ir/builder.h"
#include "ir/operation.h"

typedef struct Rewriter Rewriter;

/// Told of changes, after (inserted, modified) or before (erased, replaced)
/// they happen. Any member may be NULL. Follows mlir::RewriterBase::Listener.
typedef struct RewriteListener {
  /// `previous.block` NULL: it was not linked; with `previous.before` being the
  /// operation itself it was, but where is not known any more.
  void (*op_inserted)(struct RewriteListener *self, Operation *op,
                      InsertionPoint previous);
  void (*op_modified)(struct RewriteListener *self, Operation *op);
  void (*op_replaced)(struct RewriteListener *self, Operation *op,
                      Value *const *values);
  void (*op_erased)(struct RewriteListener *self, Operation *op);
  void (*block_inserted)(struct RewriteListener *self, Block *block,
                         Region *previous, Block *previous_before);
  void (*block_erased)(struct RewriteListener *self, Block *block);
  void (*match_failed)(struct RewriteListener *self, Operation *op,
                       const char *reason);
} RewriteListener;

/// What a driver does in place of the plain change. A NULL member: the plain
/// change.
typedef struct RewriterHooks {
  void (*replace_op)(Rewriter *rw, Operation *op, Value *const *values);
  void (*erase_op)(Rewriter *rw, Operation *op);
  void (*erase_block)(Rewriter *rw, Block *block);
  void (*start_modify)(Rewriter *rw, Operation *op);
  void (*finalize_modify)(Rewriter *rw, Operation *op);
  void (*cancel_modify)(Rewriter *rw, Operation *op);
  void (*inline_block)(Rewriter *rw, Block *source, Block *dest,
                       Operation *before, Value *const *arguments);
  Block *(*split_block)(Rewriter *rw, Block *block, Operation *before);
  Block *(*split_front)(Rewriter *rw, Block *block, Operation *rest);
  void (*move_op)(Rewriter *rw, Operation *op, Block *block, Operation *before);
  void (*move_block)(Rewriter *rw, Block *block, Region *region, Block *before);
  void (*replace_all_uses)(Rewriter *rw, Value *from, Value *to);
  void (*match_failure)(Rewriter *rw, Operation *op, const char *reason);
} RewriterHooks;

struct Rewriter {
  Builder builder;            ///< First, so that a Rewriter is a Builder.
  RewriteListener *listener;  ///< Borrowed, may be NULL.
  const RewriterHooks *hooks; ///< Borrowed, may be NULL.
  bool kept_op; ///< An operation was to be replaced by itself, and stayed.
};

void rewriter_init(Rewriter *rw, Context *ctx);
static inline Context *rewriter_context(const Rewriter *rw) {
  return rw->builder.ctx;
}

/// Replaces all results of `op` by `values` and erases it. Where one of these
/// is its own result, it is defined through itself, and stays.
void rewriter_replace_op(Rewriter *rw, Operation *op, Value *const *values);
/// The same for an operation with one result.
void rewriter_replace_op_with(Rewriter *rw, Operation *op, Value *value);
/// Tells the listener that `op` and everything in it goes, in the order in
/// which erasing it would.
void rewriter_notify_erased(Rewriter *rw, Operation *op);
/// `op` must be unused.
void rewriter_erase_op(Rewriter *rw, Operation *op);
void rewriter_erase_block(Rewriter *rw, Block *block);
/// Between these two `op`'s operands, attributes, successors may be changed.
void rewriter_start_modify(Rewriter *rw, Operation *op);
void rewriter_finalize_modify(Rewriter *rw, Operation *op);
/// Instead of finalize: nothing was changed after all.
void rewriter_cancel_modify(Rewriter *rw, Operation *op);
/// Moves the operations of `source` before `before` (NULL: the end of `dest`),
/// its arguments replaced by `arguments`, and erases it.
void rewriter_inline_block_before(Rewriter *rw, Block *source, Block *dest,
                                  Operation *before, Value *const *arguments);
/// The same at the end of `dest`. Either block may be the one that is left, in
/// the place of `dest` with its arguments and predecessors: where `source` is
/// long, fewer operations move. So to merge again and again is linear.
void rewriter_merge_blocks(Rewriter *rw, Block *source, Block *dest,
                           Value *const *arguments);
/// A new block after `block` with its operations from `before` on.
Block *rewriter_split_block(Rewriter *rw, Block *block, Operation *before);
typedef struct SplitBlock {
  Block *before;
  Block *after;
} SplitBlock;
/// Splits the block of `op` in front of it. What is after it moves to a new
/// block, or what is in front of it where that is less: so to split a block
/// again and again is linear. Arguments and predecessors are those of the first
/// half.
SplitBlock rewriter_split_before(Rewriter *rw, Operation *op);
void rewriter_move_op_before(Rewriter *rw, Operation *op, Operation *before);
/// Moves all blocks of `from` before `before` in `to` (NULL: to the end).
void rewriter_inline_region_before(Rewriter *rw, Region *from, Region *to,
                                   Block *before);
void rewriter_replace_all_uses_with(Rewriter *rw, Value *from, Value *to);
Block *rewriter_create_block(Rewriter *rw, Region *region, Block *before,
                             const Type *const *types, const Location *locs,
                             uint32_t count);

void rewriter_move_op_after(Rewriter *rw, Operation *op, Operation *after);
/// Branches to `from` go to `to`. Linear in the uses of `from`.
void rewriter_replace_all_uses_of_block(Rewriter *rw, Block *from, Block *to);
/// A copy of `op` at the insertion point; see op_clone. The listener is told of
/// it and of all in it.
struct PtrMap;
Operation *rewriter_clone(Rewriter *rw, const Operation *op,
                          struct PtrMap *mapping);
/// Copies of the blocks of `from` before `before`, in another region. Follows
/// mlir::OpBuilder::cloneRegionBefore.
void rewriter_clone_region_before(Rewriter *rw, const Region *from,
                                  Block *before, struct PtrMap *mapping);

/// Says why a pattern does not apply, to the listener and the trace; returns
/// false. `reason` is a literal or lives as long as the Context.
bool rewriter_match_failure(Rewriter *rw, Operation *op, const char *reason);

#endif

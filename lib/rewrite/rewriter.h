// SPDX-License-Identifier: Apache-2.0
// Rewriter: the only interface through which patterns change IR. A listener is
// told of each change. A driver may also take over a change; the conversion
// driver logs or delays it. Follows mlir::RewriterBase.
#ifndef MLOPT_REWRITE_REWRITER_H
#define MLOPT_REWRITE_REWRITER_H

#include "ir/builder.h"
#include "ir/operation.h"

typedef struct Rewriter Rewriter;

/// Callbacks for changes. They run after an insertion or a modification, and
/// before an erasure or a replacement. Any member may be NULL. Follows
/// mlir::RewriterBase::Listener.
typedef struct RewriteListener {
  /// `previous` is where the operation was before. If `previous.block` is NULL,
  /// it was not linked. If `previous.before` is the operation itself, it was
  /// linked, but the place is no longer known.
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

/// What a driver does instead of the plain change. Where a member is NULL, the
/// plain change is made.
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
  /// The blocks from `first` to `last` were copied together, and each was told
  /// of. Their operations may use each other's results in any order.
  void (*copied_blocks)(Rewriter *rw, Block *first, Block *last);
  void (*move_op)(Rewriter *rw, Operation *op, Block *block, Operation *before);
  void (*move_block)(Rewriter *rw, Block *block, Region *region, Block *before);
  void (*replace_all_uses)(Rewriter *rw, Value *from, Value *to);
  void (*match_failure)(Rewriter *rw, Operation *op, const char *reason);
} RewriterHooks;

/// What a pattern remembers of an operation for when it meets it again.
typedef struct RewriterNote {
  const Operation *op; ///< NULL: nothing is noted here. May have been erased.
  uint32_t id;         ///< Of `op`, so that another one is told from it.
  uint32_t numbers[2]; ///< What they mean is the pattern's.
} RewriterNote;
enum { REWRITER_NUM_NOTES = 32 };

struct Rewriter {
  Builder builder;            ///< First, so that a Rewriter is a Builder.
  RewriteListener *listener;  ///< Borrowed, may be NULL.
  const RewriterHooks *hooks; ///< Borrowed, may be NULL.
  /// Set when an operation was to be replaced by itself and so was kept.
  bool kept_op;
  /// An operation that is being inserted is a copy, with all that is in it.
  bool is_copying;
  /// Set by a pattern that changes IR without the rewriter, so that nothing is
  /// visited again because of it, as with a pattern upstream.
  bool is_bypassed;
  /// By the last digits of the operation's id; newer ones replace older ones.
  RewriterNote notes[REWRITER_NUM_NOTES];
};

/// Sets up `rw` without listener and hooks.
void rewriter_init(Rewriter *rw, Context *ctx);
static inline Context *rewriter_context(const Rewriter *rw) {
  return rw->builder.ctx;
}

/// Replaces all results of `op` by `values` and erases it. If one of the values
/// is a result of `op` itself, `op` stays as it is, and `kept_op` is set.
void rewriter_replace_op(Rewriter *rw, Operation *op, Value *const *values);
/// Replaces `op`, which has one result, by `value`.
void rewriter_replace_op_with(Rewriter *rw, Operation *op, Value *value);
/// Tells the listener that `op` and everything in it is erased, in the same
/// order as erasing would.
void rewriter_notify_erased(Rewriter *rw, Operation *op);
/// Erases `op`, which must be unused.
void rewriter_erase_op(Rewriter *rw, Operation *op);
/// Erases `block` and its operations.
void rewriter_erase_block(Rewriter *rw, Block *block);
/// Begins a change of `op` in place. Until finalize or cancel its operands,
/// attributes and successors may be changed.
void rewriter_start_modify(Rewriter *rw, Operation *op);
/// Ends the change of `op`, and tells the listener.
void rewriter_finalize_modify(Rewriter *rw, Operation *op);
/// Ends the change of `op` when nothing was changed after all.
void rewriter_cancel_modify(Rewriter *rw, Operation *op);
/// Moves the operations of `source` before `before`, or to the end of `dest` if
/// that is NULL. Replaces the arguments of `source` by `arguments` and erases
/// `source`.
void rewriter_inline_block_before(Rewriter *rw, Block *source, Block *dest,
                                  Operation *before, Value *const *arguments);
/// Appends the operations of `source` to those of `dest`. Either block may be
/// the one that survives; it stands in the place of `dest` and has its
/// arguments and predecessors. If `source` is much longer, the operations of
/// `dest` move instead, so repeated merging stays linear.
void rewriter_merge_blocks(Rewriter *rw, Block *source, Block *dest,
                           Value *const *arguments);
/// Moves the operations of `block` from `before` on to a new block after it,
/// which is returned.
Block *rewriter_split_block(Rewriter *rw, Block *block, Operation *before);
typedef struct SplitBlock {
  Block *before;
  Block *after;
} SplitBlock;
/// Splits the block of `op` before `op`. Either half may move to a new block:
/// if the first half is much shorter, it moves, so repeated splitting stays
/// linear. The first half gets the arguments and the predecessors.
SplitBlock rewriter_split_before(Rewriter *rw, Operation *op);
/// Moves `op` before `before`, in the same or another block.
void rewriter_move_op_before(Rewriter *rw, Operation *op, Operation *before);
/// Moves all blocks of `from` to `to`, before `before`, or to the end if that
/// is NULL.
void rewriter_inline_region_before(Rewriter *rw, Region *from, Region *to,
                                   Block *before);
/// Replaces all uses of `from` by `to`, and tells the listener of each user.
void rewriter_replace_all_uses_with(Rewriter *rw, Value *from, Value *to);
/// A new block in `region` with `count` arguments; see builder_create_block.
Block *rewriter_create_block(Rewriter *rw, Region *region, Block *before,
                             const Type *const *types, const Location *locs,
                             uint32_t count);

/// Notes two numbers for `op`, which may be forgotten again.
void rewriter_set_note(Rewriter *rw, const Operation *op, uint32_t first,
                       uint32_t second);
/// What was noted last for `op`, or NULL: nothing, or it was forgotten.
const uint32_t *rewriter_note(const Rewriter *rw, const Operation *op);

/// Tells the listener or the driver why a pattern does not apply. Returns
/// false. `reason` is a literal or lives as long as the Context.
bool rewriter_match_failure(Rewriter *rw, Operation *op, const char *reason);

#endif

// SPDX-License-Identifier: Apache-2.0
// A check of what no text can break: lists, parents, orders and uses. The
// verifier takes these as given. And of patterns: they say what they did.
#ifndef MLOPT_IR_VERIFY_CHECK_IR_H
#define MLOPT_IR_VERIFY_CHECK_IR_H

#include "ir/operation.h"

/// The first broken invariant in `root`, which may be detached, or NULL. Sets
/// `*at` to the operation that has it. Linear in operations and uses.
const char *ir_find_fault(Operation *root, const Operation **at);

/// The changes that a pattern claims, and those that the rewriter saw.
typedef enum PatternClaim {
  PATTERN_FAILED,  ///< It returned failure.
  PATTERN_APPLIED, ///< It returned success, and used the rewriter.
  PATTERN_DELAYED, ///< As APPLIED; some of the changes are still to be made.
  PATTERN_UNSEEN,  ///< It returned success without any use of the rewriter.
} PatternClaim;

/// With -debug-check-ir, in builds with assertions: if `root` is broken, says
/// so on standard error, with the name of what was applied last, and ends the
/// process. Otherwise nothing.
#ifdef NDEBUG
static inline void ir_check_after(const Context *ctx, Operation *root,
                                  const char *applied) {
  (void)ctx, (void)root, (void)applied;
}

static inline uint64_t ir_fingerprint(const Context *ctx, Operation *root) {
  (void)ctx, (void)root;
  return 0;
}

static inline void ir_check_claim(const Context *ctx, const char *pattern,
                                  PatternClaim claim, bool has_changed) {
  (void)ctx, (void)pattern, (void)claim, (void)has_changed;
}
#else
/// Under -debug-check-ir: ends the process with a message if ir_find_fault
/// finds something in `root` after `applied`. Otherwise does nothing. Linear.
void ir_check_after(const Context *ctx, Operation *root, const char *applied);

/// Under -debug-check-ir: a number that stands for all of `root` as it is now.
/// Otherwise 0. Linear.
uint64_t ir_fingerprint(const Context *ctx, Operation *root);

/// Under -debug-check-ir: ends the process with a message unless `pattern` did
/// what it claims; `has_changed`: the IR has another fingerprint than before.
/// Follows MLIR's expensive checks of patterns.
void ir_check_claim(const Context *ctx, const char *pattern, PatternClaim claim,
                    bool has_changed);
#endif

#endif

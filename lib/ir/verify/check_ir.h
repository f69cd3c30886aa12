// SPDX-License-Identifier: Apache-2.0
// A check of what no text can break: lists, parents, orders and uses. The
// verifier takes these as given.
#ifndef MLOPT_IR_VERIFY_CHECK_IR_H
#define MLOPT_IR_VERIFY_CHECK_IR_H

#include "ir/operation.h"

/// The first broken invariant in `root`, which may be detached, or NULL. Sets
/// `*at` to the operation that has it. Linear in operations and uses.
const char *ir_find_fault(Operation *root, const Operation **at);

/// With -debug-check-ir, in builds with assertions: if `root` is broken, says
/// so on standard error, with the name of what was applied last, and ends the
/// process. Otherwise nothing.
#ifdef NDEBUG
static inline void ir_check_after(const Context *ctx, Operation *root,
                                  const char *applied) {
  (void)ctx, (void)root, (void)applied;
}
#else
/// Under -debug-check-ir: ends the process with a message if ir_find_fault
/// finds something in `root` after `applied`. Otherwise does nothing. Linear.
void ir_check_after(const Context *ctx, Operation *root, const char *applied);
#endif

#endif

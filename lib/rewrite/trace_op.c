// SPDX-License-Identifier: Apache-2.0
#include "rewrite/trace_op.h"

#include "ir/print/printer.h"
#include "ir/walk.h"

/// The limit up to which the values of a whole function are numbered. Every
/// change shifts the numbers, so each traced operation costs time linear in its
/// function.
enum { MAX_NUMBERED_OPS = 2048 };

/// Is `op` in a function, or another isolated operation, with too many
/// operations?
static bool is_in_large_scope(const Operation *op) {
  Operation *scope = op_parent_with_trait(op, TRAIT_ISOLATED);
  unsigned count = 0;
  for (Operation *inner = scope; inner && count <= MAX_NUMBERED_OPS; count++)
    inner = walk_next_preorder(scope, inner);
  return count > MAX_NUMBERED_OPS;
}

void trace_write_generic(Context *ctx, const Operation *op) {
  PrintOptions options = print_options_default();
  options.generic = true;
  options.local_scope = true;
  options.elide_repeated = true;
  options.use_local_numbering = is_in_large_scope(op);
  op_print(ctx, op, &options, ctx->trace.out);
}

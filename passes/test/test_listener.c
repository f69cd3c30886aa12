// SPDX-License-Identifier: Apache-2.0
// Notifications as lines of text.
#include "passes/test/patterns/test_patterns.h"

static Stream *text_of(RewriteListener *self) {
  return ((TestListener *)(void *)self)->text;
}

static void tell(RewriteListener *self, const char *event,
                 const Operation *op) {
  stream_format(text_of(self), "%s: %.*s\n", event, STR_ARGS(op->def->name));
}

/// If the operation had a place before, it is described by the operation that
/// followed it there.
static void op_inserted(RewriteListener *self, Operation *op,
                        InsertionPoint previous) {
  Stream *text = text_of(self);
  stream_format(text, "notifyOperationInserted: %.*s", STR_ARGS(op->def->name));
  if (!previous.block && previous.before)
    stream_cstr(text, ", was linked, exact position unknown\n");
  else if (!previous.block)
    stream_cstr(text, ", was unlinked\n");
  else if (!previous.before)
    stream_cstr(text, ", was last in block\n");
  else
    stream_format(text, ", previous = %.*s\n",
                  STR_ARGS(previous.before->def->name));
}

static void op_modified(RewriteListener *self, Operation *op) {
  tell(self, "notifyOperationModified", op);
}

static void op_replaced(RewriteListener *self, Operation *op,
                        Value *const *values) {
  (void)values;
  tell(self, "notifyOperationReplaced", op);
}

static void op_erased(RewriteListener *self, Operation *op) {
  tell(self, "notifyOperationErased", op);
}

static void block_inserted(RewriteListener *self, Block *block,
                           Region *previous, Block *before) {
  (void)before;
  Stream *text = text_of(self);
  const Operation *parent = block->parent ? block->parent->parent : NULL;
  stream_cstr(text, "notifyBlockInserted into ");
  if (parent)
    stream_format(text, "%.*s", STR_ARGS(parent->def->name));
  else
    stream_cstr(text, "unknown op");
  stream_format(text, ": was %s\n", previous ? "linked" : "unlinked");
}

static void block_erased(RewriteListener *self, Block *block) {
  (void)block;
  stream_cstr(text_of(self), "notifyBlockErased\n");
}

void test_listener_init(TestListener *listener, Context *ctx) {
  *listener = (TestListener){.listener = {.op_inserted = op_inserted,
                                          .op_modified = op_modified,
                                          .op_replaced = op_replaced,
                                          .op_erased = op_erased,
                                          .block_inserted = block_inserted,
                                          .block_erased = block_erased},
                             .text = &ctx->output};
}

// SPDX-License-Identifier: Apache-2.0
// Listeners of clients.
#include "capi/own/listener_internal.h"

#include "capi/rewrite/patterns_internal.h"

static const MloptRewriteListener *client_of(RewriteListener *self) {
  return &((OwnListener *)(void *)self)->client;
}

static void tell_op_inserted(RewriteListener *self, Operation *op,
                             InsertionPoint previous) {
  const MloptRewriteListener *client = client_of(self);
  client->opInserted(wrap_op(op), wrap_block(previous.block), client->user);
}

static void tell_op_modified(RewriteListener *self, Operation *op) {
  const MloptRewriteListener *client = client_of(self);
  client->opModified(wrap_op(op), client->user);
}

static void tell_op_replaced(RewriteListener *self, Operation *op,
                             Value *const *values) {
  const MloptRewriteListener *client = client_of(self);
  client->opReplaced(wrap_op(op), (const MlirValue *)(const void *)values,
                     client->user);
}

static void tell_op_erased(RewriteListener *self, Operation *op) {
  const MloptRewriteListener *client = client_of(self);
  client->opErased(wrap_op(op), client->user);
}

static void tell_block_inserted(RewriteListener *self, Block *block,
                                Region *previous, Block *previous_before) {
  (void)previous_before;
  const MloptRewriteListener *client = client_of(self);
  client->blockInserted(wrap_block(block), wrap_region(previous), client->user);
}

static void tell_block_erased(RewriteListener *self, Block *block) {
  const MloptRewriteListener *client = client_of(self);
  client->blockErased(wrap_block(block), client->user);
}

static void tell_match_failed(RewriteListener *self, Operation *op,
                              const char *reason) {
  const MloptRewriteListener *client = client_of(self);
  client->matchFailed(wrap_op(op), wrap_text(string_ref_from_cstr(reason)),
                      client->user);
}

RewriteListener *own_listener_init(OwnListener *own,
                                   const MloptRewriteListener *client) {
  if (!client)
    return NULL;
  *own = (OwnListener){
      .base = {.op_inserted = client->opInserted ? tell_op_inserted : NULL,
               .op_modified = client->opModified ? tell_op_modified : NULL,
               .op_replaced = client->opReplaced ? tell_op_replaced : NULL,
               .op_erased = client->opErased ? tell_op_erased : NULL,
               .block_inserted =
                   client->blockInserted ? tell_block_inserted : NULL,
               .block_erased = client->blockErased ? tell_block_erased : NULL,
               .match_failed = client->matchFailed ? tell_match_failed : NULL},
      .client = *client};
  return &own->base;
}

void mloptGreedyRewriteDriverConfigSetListener(
    MlirGreedyRewriteDriverConfig config,
    const MloptRewriteListener *listener) {
  CapiGreedyConfig *object = config.ptr;
  object->config.listener = own_listener_init(&object->listener, listener);
}

void mloptIRRewriterSetListener(MlirRewriterBase rewriter,
                                const MloptRewriteListener *listener) {
  CapiRewriter *object = rewriter.ptr;
  object->rewriter.listener = own_listener_init(&object->listener, listener);
}

// SPDX-License-Identifier: Apache-2.0
#include "rewrite/trace_op.h"

#include "ir/print/printer.h"
#include "ir/walk.h"

/// The limit up to which the values of a whole function are numbered. Every
/// change shifts the numbers, so each traced operation costs time linear in its
/// function.
enum { MAX_NUMBERED_OPS = 2048 };

bool trace_is_in_large_scope(const Operation *op) {
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
  options.use_local_numbering = trace_is_in_large_scope(op);
  op_print(ctx, op, &options, ctx->trace.out);
}

static void write_id(Stream *out, uint32_t id) {
  stream_cstr(out, "(#");
  stream_uint(out, id);
  stream_char(out, ')');
}

void trace_write_address(const Trace *trace, const Operation *op) {
  if (trace->stable_ids)
    write_id(trace->out, op->id);
  else
    stream_format(trace->out, "(%p)", (const void *)op);
}

void trace_write_op(const Trace *trace, const Operation *op) {
  stream_char(trace->out, '\'');
  stream_text(trace->out, op->def->name);
  stream_char(trace->out, '\'');
  trace_write_address(trace, op);
}

void trace_begin_op(Context *ctx, const char *action, const Operation *op) {
  Trace *trace = &ctx->trace;
  trace_settled(ctx);
  if (trace->limit && trace->out->size > trace->limit) {
    trace->enabled = 0;
    return;
  }
  stream_char(trace->out, '\n');
  trace_rule(trace);
  trace_begin(trace);
  stream_cstr(trace->out, action);
  stream_cstr(trace->out, " operation : ");
  trace_write_op(trace, op);
  stream_cstr(trace->out, " {\n");
  trace->indent++;
  if (op->num_regions || trace->observer)
    return;
  trace_begin(trace);
  trace_write_generic(ctx, op);
  stream_cstr(trace->out, "\n\n");
}

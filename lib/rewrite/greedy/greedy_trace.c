// SPDX-License-Identifier: Apache-2.0
// The trace of the greedy driver, in mlir-opt's words, and the driver's
// warning.
#include "rewrite/greedy/greedy_trace.h"

#include "ir/diagnostics/op_diag.h"
#include "ir/print/printer.h"
#include "rewrite/trace_op.h"

void greedy_trace_begin_op(GreedyDriver *driver, const Operation *op) {
  trace_begin_op(driver->ctx, "Processing", op);
}

static void end_block(GreedyDriver *driver, bool success, const char *text) {
  Trace *trace = &driver->ctx->trace;
  trace->indent--;
  trace_begin(trace);
  stream_cstr(trace->out, success ? "} -> success : " : "} -> failure : ");
  stream_cstr(trace->out, text);
  stream_char(trace->out, '\n');
}

void greedy_trace_end_op(GreedyDriver *driver, bool success, const char *text) {
  if (!greedy_traces(driver))
    return;
  trace_settled(driver->ctx);
  end_block(driver, success, text);
  trace_rule(&driver->ctx->trace);
}

void greedy_trace_end_pattern(GreedyDriver *driver, bool success) {
  if (!greedy_traces(driver))
    return;
  trace_settled(driver->ctx);
  end_block(driver, success,
            success ? "pattern applied successfully"
                    : "pattern failed to match");
}

void greedy_trace_begin_pattern(GreedyDriver *driver, const Operation *op,
                                const RewritePattern *pattern) {
  if (!greedy_traces(driver))
    return;
  Trace *trace = &driver->ctx->trace;
  stream_char(trace->out, '\n');
  trace_begin(trace);
  stream_format(trace->out, "* Pattern %s : '%.*s -> (", pattern->name,
                STR_ARGS(op->def->name));
  if (pattern->generated_names)
    stream_cstr(trace->out, pattern->generated_names);
  for (size_t i = 0; pattern->generated && pattern->generated[i]; i++) {
    if (i)
      stream_cstr(trace->out, ", ");
    stream_text(trace->out, pattern->generated[i]->name);
  }
  stream_cstr(trace->out, ")' {\n");
  trace->indent++;
}

static void trace_action(GreedyDriver *driver, const char *action,
                         const Operation *op) {
  if (!greedy_traces(driver))
    return;
  Trace *trace = &driver->ctx->trace;
  trace_begin(trace);
  stream_format(trace->out, "** %-8s: ", action);
  trace_write_op(&driver->ctx->trace, op);
  stream_char(trace->out, '\n');
}

void greedy_trace_did(GreedyDriver *driver, const char *action,
                          Operation *op) {
  trace_action(driver, action, op);
  if (greedy_traces(driver))
    trace_changed(driver->ctx, op);
}

void greedy_trace_will(GreedyDriver *driver, const char *action,
                          Operation *op) {
  trace_action(driver, action, op);
  if (greedy_traces(driver))
    trace_changes(driver->ctx, op);
}

void greedy_trace_match_failure(GreedyDriver *driver, const char *reason) {
  if (greedy_traces(driver))
    trace_line(&driver->ctx->trace, "** Match Failure : %s", reason);
}

Operation *greedy_trace_dump_root(GreedyDriver *driver, Operation *op) {
  return greedy_traces(driver) ? op_parent_with_trait(op, TRAIT_ISOLATED)
                               : NULL;
}

void greedy_trace_folded(GreedyDriver *driver, const Operation *root) {
  trace_settled(driver->ctx);
  if (!root || driver->ctx->trace.observer)
    return;
  Stream *out = driver->ctx->trace.out;
  stream_cstr(out, "// *** IR Dump After Successful Folding ***\n");
  PrintOptions options = print_options_default();
  options.local_scope = true;
  options.elide_repeated = true;
  op_print(driver->ctx, root, &options, out);
  stream_cstr(out, "\n\n\n");
}

void greedy_trace_no_fixpoint(GreedyDriver *driver, const char *before,
                              int64_t count, const char *after) {
  if (greedy_traces(driver))
    stream_format(driver->ctx->trace.out,
                  "The pattern rewrite did not converge after %s%lld %s\n",
                  before, (long long)count, after);
}

/// Appends the names of the patterns in `recent`, each once, oldest first.
static void append_recent_patterns(const GreedyHistory *history,
                                   Diagnostic *diag) {
  size_t kept = history->num_steps < GREEDY_NUM_RECENT ? history->num_steps
                                                       : GREEDY_NUM_RECENT;
  PtrMap seen = {0};
  for (size_t i = history->num_steps - kept; i < history->num_steps; i++) {
    const RewritePattern *pattern = history->recent[i % GREEDY_NUM_RECENT];
    const char *name = pattern ? pattern->name : "fold";
    if (ptr_map_has(&seen, name))
      continue;
    diag_text(diag, seen.size ? ", '" : "'");
    diag_text(diag, name);
    diag_text(diag, "'");
    ptr_map_set(&seen, name, diag);
  }
  ptr_map_free(&seen);
}

void greedy_warn_endless(GreedyDriver *driver) {
  const GreedyHistory *history = &driver->history;
  if (!history->num_steps || !history->last_def)
    return;
  Diagnostic *diag =
      location_emit(driver->ctx, history->last_loc, DIAG_WARNING,
                    "rewriting does not converge: '%.*s' is changed again and "
                    "again by ",
                    STR_ARGS(history->last_def->name));
  append_recent_patterns(history, diag);
}

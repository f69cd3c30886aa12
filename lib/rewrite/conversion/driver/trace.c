// SPDX-License-Identifier: Apache-2.0
// The trace of conversions: a tree of indented lines, as printed by mlir-opt's
// -debug-only=dialect-conversion.
#include "rewrite/conversion/driver/trace.h"

#include <stdarg.h>
#include <stdio.h>

#include "ir/print/printer.h"
#include "rewrite/trace_op.h"

static Stream *trace_out(ConversionDriver *driver) {
  return driver->ctx->trace.out;
}

static void end_line(ConversionDriver *driver) {
  stream_char(trace_out(driver), '\n');
}

void trace_legalize_begin(ConversionDriver *driver, Operation *op) {
  if (driver_traces(driver))
    trace_begin_op(driver->ctx, "Legalizing", op);
}

void trace_success(ConversionDriver *driver, const char *text) {
  if (!driver_traces(driver))
    return;
  trace_settled(driver->ctx);
  Trace *trace = &driver->ctx->trace;
  trace->indent--;
  if (text)
    trace_line(trace, "} -> SUCCESS : %s", text);
  else
    trace_line(trace, "} -> SUCCESS");
}

void trace_failure(ConversionDriver *driver, const char *format, ...) {
  if (!driver_traces(driver))
    return;
  char text[512];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  Trace *trace = &driver->ctx->trace;
  trace->indent--;
  trace_line(trace, "} -> FAILURE : %s", text);
}

void trace_end_rule(ConversionDriver *driver) {
  if (driver_traces(driver))
    trace_rule(&driver->ctx->trace);
}

void trace_fold_begin(ConversionDriver *driver) {
  if (!driver_traces(driver))
    return;
  trace_line(&driver->ctx->trace, "* Fold {");
  driver->ctx->trace.indent++;
}

static void write_generated(ConversionDriver *driver,
                            const RewritePattern *pattern) {
  Stream *out = trace_out(driver);
  if (pattern->generated_names) {
    stream_cstr(out, pattern->generated_names);
    return;
  }
  for (size_t i = 0; pattern->generated && pattern->generated[i]; i++) {
    if (i)
      stream_cstr(out, ", ");
    stream_text(out, pattern->generated[i]->name);
  }
}

void trace_pattern_begin(ConversionDriver *driver, const Operation *op,
                         const RewritePattern *pattern) {
  if (!driver_traces(driver))
    return;
  Trace *trace = &driver->ctx->trace;
  trace_settled(driver->ctx);
  end_line(driver);
  trace_begin(trace);
  stream_format(trace->out, "* Pattern : '%.*s -> (", STR_ARGS(op->def->name));
  write_generated(driver, pattern);
  stream_cstr(trace->out, ")' {\n");
  trace->indent++;
}

void trace_failed_op(ConversionDriver *driver, const char *text,
                     const Operation *op) {
  if (!driver_traces(driver))
    return;
  Trace *trace = &driver->ctx->trace;
  trace->indent--;
  trace_begin(trace);
  stream_format(trace->out, "} -> FAILURE : %s ", text);
  trace_write_op(&driver->ctx->trace, op);
  end_line(driver);
}

static void write_action(ConversionDriver *driver, const char *action,
                         const Operation *op) {
  trace_begin(&driver->ctx->trace);
  stream_format(trace_out(driver), "** %s : ", action);
  trace_write_op(&driver->ctx->trace, op);
  end_line(driver);
}

void trace_did(ConversionDriver *driver, const char *action, Operation *op) {
  if (!driver_traces(driver))
    return;
  write_action(driver, action, op);
  trace_changed(driver->ctx, op);
}

void trace_will(ConversionDriver *driver, const char *action, Operation *op) {
  if (!driver_traces(driver))
    return;
  write_action(driver, action, op);
  trace_changes(driver->ctx, op);
}

static void write_types(Stream *out, const Type *const *types, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (i)
      stream_cstr(out, ", ");
    type_print_brief(out, types[i]);
  }
}

static bool has_types(const ValueList *list, const TypeVector *types) {
  if (list->count != types->size)
    return false;
  for (uint32_t i = 0; i < list->count; i++)
    if (list->values[i] && list->values[i]->type != types->data[i])
      return false;
  return true;
}

static void write_replaced_types(ConversionDriver *driver, const Type *type,
                                 const ValueList *list) {
  Stream *out = trace_out(driver);
  trace_begin(&driver->ctx->trace);
  stream_cstr(out, "   Note: Replacing op result of type ");
  type_print_brief(out, type);
  stream_cstr(out, " with value(s) of type (");
  for (uint32_t i = 0; i < list->count; i++) {
    if (i)
      stream_cstr(out, ", ");
    if (list->values[i])
      type_print_brief(out, list->values[i]->type);
  }
  stream_cstr(out, "), but the ");
}

static void note_replaced_types(ConversionDriver *driver, Value *result,
                                const ValueList *list, TypeVector *types) {
  types->size = 0;
  bool converts = type_converter_convert_value(driver->rewriter.converter,
                                               driver->ctx, result, types);
  if (converts && has_types(list, types))
    return;
  write_replaced_types(driver, result->type, list);
  Stream *out = trace_out(driver);
  if (!converts) {
    stream_cstr(out, "type converter failed to legalize the original type.\n");
    return;
  }
  stream_cstr(out, "legalized type(s) is/are (");
  write_types(out, types->data, types->size);
  stream_cstr(out, ")\n");
}

void trace_replaced_types(ConversionDriver *driver, const Operation *op,
                          const ValueList *lists) {
  if (!driver_traces(driver) || !driver->rewriter.converter)
    return;
  TypeVector types = {0};
  for (unsigned i = 0; i < op->num_results; i++)
    note_replaced_types(driver, op_result(op, i), &lists[i], &types);
  VECTOR_FREE(&types);
}

void trace_replace_value(ConversionDriver *driver, const Value *value) {
  if (!driver_traces(driver))
    return;
  Stream *out = trace_out(driver);
  trace_begin(&driver->ctx->trace);
  stream_cstr(out, "** Replace Value : '");
  const Operation *op = value_defining_op(value);
  if (op) {
    trace_write_generic(driver->ctx, op);
    stream_cstr(out, "'\n");
    return;
  }
  stream_cstr(out, "<block argument> of type '");
  type_print_brief(out, value->type);
  stream_format(out, "' at index: %u'", value->index);
  const Block *block = value_block_argument(value)->owner;
  if (block->parent && block->parent->parent) {
    const Operation *parent = block->parent->parent;
    stream_format(out, " (in region of '%.*s' ", STR_ARGS(parent->def->name));
    trace_write_address(&driver->ctx->trace, parent);
    stream_char(out, ')');
  }
  end_line(driver);
}

void trace_insert_block(ConversionDriver *driver, const Block *block) {
  if (!driver_traces(driver))
    return;
  Operation *parent = block->parent ? block->parent->parent : NULL;
  if (!parent) {
    trace_line(&driver->ctx->trace,
               "** Insert Block into detached Region (nullptr parent op)");
    return;
  }
  trace_will(driver, "Insert Block into", parent);
}

void trace_match_failure(ConversionDriver *driver, const char *reason) {
  if (driver_traces(driver))
    trace_line(&driver->ctx->trace, "** Failure : %s", reason);
}

void trace_rollback(ConversionDriver *driver, Operation *op, LogMark mark) {
  if (!driver_traces(driver))
    return;
  size_t num_changes = 0;
  for (size_t i = mark.log_size; i < driver->log.size; i++)
    num_changes += driver->log.data[i].kind != REWRITE_NONE;
  if (!num_changes)
    return;
  trace_line(&driver->ctx->trace, "** Rollback : %zu change(s)", num_changes);
  trace_changes(driver->ctx, op);
}

// SPDX-License-Identifier: Apache-2.0
// Comments with the users of a value: -mlir-print-value-users. Operations
// without results have numbers then. Follows mlir's printUsersComment.
#include "ir/interfaces/effects.h"
#include "ir/print/printer_internal.h"

static void print_op_ids(AsmPrinter *printer, const Operation *op) {
  Stream *out = printer->out;
  if (!op->num_results) {
    stream_char(out, '%');
    stream_uint(out, op->order);
  }
  for (uint32_t i = 0; i < op->num_results; i++) {
    if (i)
      stream_cstr(out, ", ");
    names_print_value(printer->names, out, &op->results[i], true);
  }
}

/// `%1, %2`: each user once, latest first.
static void print_value_users(AsmPrinter *printer, const Value *value) {
  if (!value->first_use)
    stream_cstr(printer->out, "unused");
  PtrMap seen = {0};
  FOR_EACH_USE(use, value) {
    if (ptr_map_has(&seen, use->owner))
      continue;
    if (seen.size)
      stream_cstr(printer->out, ", ");
    ptr_map_set(&seen, use->owner, use);
    print_op_ids(printer, use->owner);
  }
  ptr_map_free(&seen);
}

/// Do the users of the only result have at most one name in all?
static bool has_one_user(const Operation *op) {
  const Operation *user =
      op->results[0].first_use ? op->results[0].first_use->owner : NULL;
  if (!user || op->num_results > 1 || user->num_results > 1)
    return false;
  FOR_EACH_USE(use, &op->results[0])
    if (use->owner != user)
      return false;
  return true;
}

void asm_print_users(AsmPrinter *printer, const Operation *op) {
  Stream *out = printer->out;
  if (!printer->options->value_users || (!op->num_results && !op->num_operands))
    return;
  if (!op->num_results) {
    stream_cstr(out, " // id: ");
    print_op_ids(printer, op);
    return;
  }
  if (op_is_unused(op)) {
    stream_cstr(out, " // unused");
    return;
  }
  stream_cstr(out, has_one_user(op) ? " // user: " : " // users: ");
  for (uint32_t i = 0; i < op->num_results; i++) {
    stream_cstr(out, i ? ", (" : op->num_results > 1 ? "(" : "");
    print_value_users(printer, &op->results[i]);
    stream_cstr(out, op->num_results > 1 ? ")" : "");
  }
}

void asm_print_argument_users(AsmPrinter *printer, const Block *block) {
  if (!printer->options->value_users || printer->is_collecting)
    return;
  for (uint32_t i = 0; i < block->num_arguments; i++) {
    const Value *argument = &block->arguments[i]->value;
    asm_indentation(printer);
    stream_cstr(printer->out, "// ");
    names_print_value(printer->names, printer->out, argument, true);
    stream_cstr(printer->out, argument->first_use ? " is used by " : " is ");
    print_value_users(printer, argument);
    stream_char(printer->out, '\n');
  }
}

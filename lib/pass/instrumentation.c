// SPDX-License-Identifier: Apache-2.0
// Shared by all instrumentations.
#include "pass/instrumentation.h"

#include "ir/interfaces/symbol_table.h"
#include "ir/print/printer.h"

void pass_instrumentor_add(PassInstrumentor *instrumentor,
                           PassInstrumentation *instrumentation) {
  assert(instrumentor->size < MAX_INSTRUMENTATIONS);
  instrumentor->list[instrumentor->size++] = instrumentation;
}

void pass_print_op(Stream *out, const Operation *op) {
  stream_format(out, "'%.*s' operation", STR_ARGS(op_name(op)));
  if (!op_has_trait(op, TRAIT_SYMBOL) || !symbol_name(op).size)
    return;
  stream_format(out, ": @%.*s", STR_ARGS(symbol_name(op)));
}

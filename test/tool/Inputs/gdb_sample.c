// SPDX-License-Identifier: Apache-2.0
// A module in memory, and a place to stop: what gdb's printers are tried on.
#include "ir/attributes/attribute.h"
#include "ir/operation.h"
#include "ir/print/printer.h"
#include "ir/types/type.h"
#include "parser/parser.h"
#include "tool/registry.h"

static const char text[] =
    "func.func @add(%x: i32, %y: tensor<4x?xf32>) -> i32 {\n"
    "  %0 = arith.addi %x, %x overflow<nsw> : i32\n"
    "  return %0 : i32\n"
    "}\n";

/// Where gdb stops.
static bool stop_here(const Context *ctx, const Operation *module,
                      const Operation *add, const Value *sum,
                      const Value *argument, const Type *type,
                      const Attribute *attr) {
  return ctx && module && add && sum && argument && type && attr;
}

int main(void) {
  Context ctx;
  context_init(&ctx);
  for (size_t i = 0; i < tool_registry.num_dialects; i++)
    context_register_dialect(&ctx, tool_registry.dialects[i]);
  SourceBuffer buffer = {STR("sample"), string_ref(text, sizeof text - 1), 0,
                         NULL};
  // Referring to them links what the printers call.
  PrintOptions options = print_options_default();
  ParseOptions parse_options = {0};
  Operation *module = parse_source(&ctx, &buffer, &parse_options);
  bool ok = false;
  if (module) {
    const Operation *func = op_regions(module)->first->first;
    Block *body = op_regions(func)->first;
    const Value *argument = &body->arguments[1]->value;
    ok = stop_here(&ctx, module, body->first, op_result(body->first, 0),
                   argument, argument->type,
                   integer_attr_get_i64(&ctx, op_result_type(body->first, 0),
                                        options.generic ? 1 : -7));
  }
  context_free(&ctx);
  return !ok;
}

// SPDX-License-Identifier: Apache-2.0
// Passes that print what the IR consists of: -test-print-nesting,
// -test-print-defuse, -test-print-invalid.
#include <stdlib.h>

#include "dialects/builtin/builtin.h"
#include "dialects/func/func.h"
#include "ir/definitions/prop_def.h"
#include "ir/erase.h"
#include "ir/print/printer.h"
#include "ir/walk.h"
#include "passes/test/ir/ir_cursor.h"
#include "passes/test/patterns/test_patterns.h"
#include "passes/test/test_passes.h"

/// Lines of the output, with an indentation.
typedef struct Printer {
  Stream *out;
  unsigned indent;
} Printer;

static Stream *indented(Printer *printer) {
  stream_fill(printer->out, ' ', (size_t)2 * printer->indent);
  return printer->out;
}

static int compare_names(const void *lhs, const void *rhs) {
  return string_ref_compare(((const NamedAttribute *)lhs)->name,
                            ((const NamedAttribute *)rhs)->name);
}

/// Properties and other attributes together, by name.
static void print_attributes(Printer *printer, const Operation *op) {
  VECTOR(NamedAttribute) attrs = {0};
  const DictionaryAttr *others = attr_as_dictionary(op->attrs);
  for (size_t i = 0; others && i < others->size; i++)
    VECTOR_PUSH(&attrs, others->entries[i]);
  for (unsigned i = 0; !op->def->is_unregistered && i < op->num_props; i++)
    if (op_prop(op, i))
      VECTOR_PUSH(&attrs,
                  (NamedAttribute){op->def->props[i].name, op_prop(op, i)});
  if (attrs.size) {
    qsort(attrs.data, attrs.size, sizeof *attrs.data, compare_names);
    stream_format(indented(printer), "%zu attributes:\n", attrs.size);
    for (size_t i = 0; i < attrs.size; i++) {
      stream_format(indented(printer), " - '%.*s' : '",
                    STR_ARGS(attrs.data[i].name));
      attr_print(printer->out, attrs.data[i].value);
      stream_cstr(printer->out, "'\n");
    }
  }
  VECTOR_FREE(&attrs);
}

static void print_op(Printer *printer, const Operation *op) {
  stream_format(indented(printer),
                "visiting op: '%.*s' with %u operands and %u results\n",
                STR_ARGS(op->def->name), op->num_operands, op->num_results);
  print_attributes(printer, op);
  stream_format(indented(printer), " %u nested regions:\n", op->num_regions);
}

static void print_block(Printer *printer, const Block *block) {
  uint32_t num_ops = 0;
  FOR_EACH_OP(op, block)
    num_ops++;
  uint32_t num_successors = block->last ? block->last->num_successors : 0;
  stream_format(indented(printer),
                "Block with %u arguments, %u successors, and %u operations\n",
                block->num_arguments, num_successors, num_ops);
}

static bool run_nesting(Context *ctx, Operation *root, const void *options) {
  (void)options;
  Printer printer = {.out = &ctx->output};
  IRWalk walk = {.root = root};
  for (IREvent event = ir_walk_first(&walk); event.kind != IR_END;
       event = ir_walk_next(&walk, event)) {
    switch (event.kind) {
    case IR_ENTER_OP:
      print_op(&printer, event.op);
      printer.indent++;
      break;
    case IR_ENTER_REGION:
      stream_format(indented(&printer), "Region with %u blocks:\n",
                    event.region->num_blocks);
      printer.indent++;
      break;
    case IR_ENTER_BLOCK:
      print_block(&printer, event.block);
      printer.indent++;
      break;
    case IR_LEAVE_BLOCK:
    case IR_LEAVE_REGION:
    case IR_LEAVE_OP:
      printer.indent--;
      break;
    case IR_END:
      break;
    }
  }
  return true;
}

const PassDef test_print_nesting_pass = {
    .flag = "test-print-nesting",
    .summary = "Test various printing.",
    .run = run_nesting,
};

static void print_users(Stream *out, const Value *value) {
  size_t count = 0;
  FOR_EACH_USE(use, value)
    count++;
  if (!count) {
    stream_cstr(out, " has no uses\n");
    return;
  }
  if (count == 1)
    stream_cstr(out, " has a single use: ");
  else
    stream_format(out, " has %zu uses:\n", count);
  FOR_EACH_USE(use, value)
    stream_format(out, "    - %.*s\n", STR_ARGS(use->owner->def->name));
}

static void print_def_use(Stream *out, const Operation *op) {
  stream_format(out, "Visiting op '%.*s' with %u operands:\n",
                STR_ARGS(op->def->name), op->num_operands);
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const Value *value = op_operand(op, i);
    const Operation *producer = value_defining_op(value);
    if (producer)
      stream_format(out, "  - Operand produced by operation '%.*s'\n",
                    STR_ARGS(producer->def->name));
    else
      stream_format(out, "  - Operand produced by Block argument, number %u\n",
                    value->index);
  }
  stream_format(out, "Has %u results:\n", op->num_results);
  for (uint32_t i = 0; i < op->num_results; i++) {
    stream_format(out, "  - Result %u", i);
    print_users(out, op_result(op, i));
  }
}

static bool run_defuse(Context *ctx, Operation *root, const void *options) {
  (void)options;
  for (Operation *op = walk_first_postorder(root); op;
       op = walk_next_postorder(root, op))
    print_def_use(&ctx->output, op);
  return true;
}

const PassDef test_print_defuse_pass = {
    .flag = "test-print-defuse",
    .summary = "Test various printing.",
    .run = run_defuse,
};

static void print_with_heading(Context *ctx, const char *heading,
                               const Operation *op, bool is_generic) {
  PrintOptions options = print_options_default();
  options.generic = is_generic;
  stream_cstr(&ctx->output, heading);
  op_print(ctx, op, &options, &ctx->output);
  stream_char(&ctx->output, '\n');
}

/// A function without and with an end, printed generic and custom.
static bool run_invalid(Context *ctx, Operation *module, const void *options) {
  (void)options;
  Builder builder;
  builder_init(&builder, ctx);
  builder_set_to_start(&builder, op_region(module, 0)->first);
  const Attribute *props[] = {
      [FUNC_PROP_SYM_NAME] = string_attr_get(ctx, STR("test")),
      [FUNC_PROP_FUNCTION_TYPE] =
          type_attr_get(ctx, function_type_get(ctx, NULL, 0, NULL, 0)),
      [FUNC_PROP_SYM_VISIBILITY] = NULL,
      [FUNC_PROP_ARG_ATTRS] = NULL,
      [FUNC_PROP_RES_ATTRS] = NULL,
      [FUNC_PROP_NO_INLINE] = NULL,
  };
  OpState state = {.def = &func_ops[FUNC_FUNC],
                   .loc = module->loc,
                   .props = props,
                   .num_regions = 1};
  Operation *function = builder_create(&builder, &state);
  builder_create_block(&builder, op_region(function, 0), NULL, NULL, NULL, 0);
  print_with_heading(ctx, "Invalid operation:\n", function, true);
  builder_create_op(&builder, &func_ops[FUNC_RETURN], module->loc, NULL, 0,
                    NULL, NULL);
  print_with_heading(ctx, "Valid operation:\n", function, false);
  op_erase(ctx, function);
  return true;
}

const PassDef test_print_invalid_pass = {
    .flag = "test-print-invalid",
    .summary = "Test printing invalid ops.",
    .anchor = "builtin.module",
    .run = run_invalid,
};

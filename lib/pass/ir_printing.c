// SPDX-License-Identifier: Apache-2.0
// Dumps the IR around passes. Whether a pass changed anything is found by
// hashing all operations, including their identities, before and after.
#include "pass/ir_printing.h"

#include "ir/walk.h"
#include "support/hash_table.h"

bool ir_printing_is_on(const IrPrintingOptions *options) {
  return options->before.has_all || options->before.passes.size ||
         options->after.has_all || options->after.passes.size ||
         options->only_on_failure;
}

bool ir_printing_has_tree(const IrPrintingOptions *options) {
  return options->tree && *options->tree;
}

static bool filter_has(const PassFilter *filter, const PassDef *pass) {
  if (filter->has_all)
    return true;
  for (size_t i = 0; i < filter->passes.size; i++)
    if (filter->passes.data[i] == pass)
      return true;
  return false;
}

static uint64_t hash_op(uint64_t hash, const Operation *op) {
  hash = hash_mix(hash_pointer(hash_pointer(hash, op), op->def), op->id);
  hash = hash_mix(hash_pointer(hash, op->block), op->loc.bits);
  hash = hash_mix(hash_pointer(hash, op->attrs), op->num_operands);
  for (uint32_t i = 0; i < op->num_operands; i++)
    hash = hash_pointer(hash, op_operand(op, i));
  for (uint32_t i = 0; i < op->num_results; i++)
    hash = hash_pointer(hash, op_result_type(op, i));
  for (uint32_t i = 0; i < op->num_props; i++)
    hash = hash_pointer(hash, op_prop(op, i));
  for (uint32_t i = 0; i < op->num_successors; i++)
    hash = hash_pointer(hash, op_successor(op, i));
  return hash;
}

static uint64_t hash_blocks(uint64_t hash, const Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i)) {
      hash = hash_pointer(hash + block->num_arguments, block);
      for (uint32_t k = 0; k < block->num_arguments; k++)
        hash = hash_pointer(hash, value_type(block_argument(block, k)));
    }
  return hash;
}

uint64_t op_fingerprint(Operation *root) {
  uint64_t hash = 1;
  FOR_EACH_OP_PREORDER(op, root)
    hash = hash_blocks(hash_op(hash, op), op);
  return hash;
}

/// Writes a dump. `when` and `how` go around the pass's name: `After CSE
/// Failed`.
static void print_dump(const IrPrinting *printing, Context *ctx,
                       const PassDef *pass, const Operation *op,
                       const char *when, const char *how, Stream *out) {
  PrintOptions print = *printing->print;
  const Operation *root = op;
  stream_format(out, "// -----// IR Dump %s %s%s (%s)", when, pass_name(pass),
                how, pass->flag);
  if (printing->options->module_scope) {
    stream_cstr(out, " (");
    pass_print_op(out, op);
    stream_char(out, ')');
    while (op_parent(root))
      root = op_parent(root);
  }
  stream_cstr(out, " //----- //\n");
  print.local_scope |= root->block != NULL;
  op_print(ctx, root, &print, out);
  stream_cstr(out, "\n\n");
}

static void dump(IrPrinting *printing, Context *ctx, const PassDef *pass,
                 const Operation *op, const char *when, const char *how) {
  Stream *messages = &ctx->diags.messages;
  if (!ir_printing_has_tree(printing->options)) {
    print_dump(printing, ctx, pass, op, when, how, messages);
    return;
  }
  Stream text = {0};
  print_dump(printing, ctx, pass, op, when, how, &text);
  ir_tree_write(&printing->tree, op, pass, stream_view(&text), messages);
  stream_free(&text);
}

static uint64_t before_step(PassInstrumentation *self, Context *ctx,
                            const PipelineStep *step, Operation *op) {
  IrPrinting *printing = (IrPrinting *)(void *)self;
  const IrPrintingOptions *options = printing->options;
  if (!step->pass)
    return 0;
  if (filter_has(&options->before, step->pass))
    dump(printing, ctx, step->pass, op, "Before", "");
  return options->only_on_change ? op_fingerprint(op) : 0;
}

static bool is_wanted_after(const IrPrintingOptions *options,
                            const PassDef *pass, Operation *op,
                            uint64_t fingerprint_before, bool ok) {
  if (!ok)
    return options->only_on_failure || filter_has(&options->after, pass);
  return !options->only_on_failure && filter_has(&options->after, pass) &&
         !(options->only_on_change && op_fingerprint(op) == fingerprint_before);
}

static void after_step(PassInstrumentation *self, Context *ctx,
                       const PipelineStep *step, Operation *op, uint64_t token,
                       bool ok) {
  IrPrinting *printing = (IrPrinting *)(void *)self;
  if (step->pass &&
      is_wanted_after(printing->options, step->pass, op, token, ok))
    dump(printing, ctx, step->pass, op, "After", ok ? "" : " Failed");
}

void ir_printing_init(IrPrinting *printing, const IrPrintingOptions *options,
                      const PrintOptions *print) {
  *printing = (IrPrinting){
      .base = {before_step, after_step}, .options = options, .print = print};
  ir_tree_init(&printing->tree, options->tree);
}

void ir_printing_free(IrPrinting *printing) { ir_tree_free(&printing->tree); }

void ir_printing_restart(IrPrinting *printing) {
  ir_tree_restart(&printing->tree);
}

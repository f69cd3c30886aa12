// SPDX-License-Identifier: Apache-2.0
// Walks whose visitor is told how far an operation's regions have been visited,
// and which it may stop: -test-generic-ir-visitors and its kin; and
// -test-operations-equality.
#include <stdio.h>

#include "ir/diagnostics/op_diag.h"
#include "ir/equivalence.h"
#include "ir/op_attrs.h"
#include "ir/print/printer.h"
#include "passes/test/ir/ir_cursor.h"
#include "passes/test/patterns/test_patterns.h"
#include "passes/test/test_passes.h"

/// How far the visit of an operation is.
typedef struct Stage {
  Operation *op;
  bool is_before_all;
  bool is_after_all; ///< For an operation with regions.
  unsigned region;   ///< Otherwise: the region that comes next.
} Stage;

/// Is `event` one at which the visitor is called? Before all regions, before
/// each but the first, after all.
static bool stage_of(IREvent event, Stage *stage) {
  *stage = (Stage){.op = event.op};
  if (event.kind == IR_ENTER_OP) {
    stage->is_before_all = true;
    return true;
  }
  if (event.kind == IR_LEAVE_OP) {
    stage->is_after_all = true;
    return event.op->num_regions > 0;
  }
  if (event.kind != IR_ENTER_REGION || event.region->index == 0)
    return false;
  stage->op = event.region->parent;
  stage->region = event.region->index;
  return true;
}

static void print_stage(Stream *out, unsigned step, const Stage *stage) {
  stream_format(out, "step %u op '%.*s' ", step,
                STR_ARGS(stage->op->def->name));
  if (stage->is_before_all)
    stream_cstr(out, "before all regions\n");
  else if (stage->is_after_all)
    stream_cstr(out, "after all regions\n");
  else
    stream_format(out, "before region #%u\n", stage->region);
}

static bool is_two_regions(const Operation *op) {
  return op_is(op, &test_ops[TEST_TWO_REGION_OP]);
}

static bool run_visitors(Context *ctx, Operation *root, const void *options) {
  (void)options;
  IRWalk walk = {.root = root};
  unsigned step = 0;
  for (unsigned round = 0; round < 2; round++)
    for (IREvent event = ir_walk_first(&walk); event.kind != IR_END;
         event = ir_walk_next(&walk, event)) {
      Stage stage;
      if (stage_of(event, &stage) && (round == 0 || is_two_regions(stage.op)))
        print_stage(&ctx->output, step++, &stage);
    }
  return true;
}

const PassDef test_generic_ir_visitors_pass = {
    .flag = "test-generic-ir-visitors",
    .summary = "Test generic IR visitors.",
    .run = run_visitors,
};

/// Does the attribute `PREFIX_before_all` and so on of `stage` hold?
static bool asks_for(const Stage *stage, const char *prefix) {
  char name[64];
  if (!stage->is_before_all && !stage->is_after_all) {
    snprintf(name, sizeof name, "%s_after_region", prefix);
    int64_t region;
    return attr_integer_value(op_attr(stage->op, string_ref_from_cstr(name)),
                              &region) &&
           region == (int64_t)stage->region - 1;
  }
  snprintf(name, sizeof name, "%s_%s_all", prefix,
           stage->is_before_all ? "before" : "after");
  return attr_is_true(op_attr(stage->op, string_ref_from_cstr(name)));
}

/// One walk over the operations that `wants` (NULL: all). Gives the number of
/// the next step.
static unsigned visit_until_interrupted(Stream *out, Operation *root,
                                        bool (*wants)(const Operation *op),
                                        unsigned step) {
  IRWalk walk = {.root = root};
  IREvent event = ir_walk_first(&walk);
  while (event.kind != IR_END) {
    Stage stage;
    if (stage_of(event, &stage) && (!wants || wants(stage.op))) {
      if (asks_for(&stage, "interrupt")) {
        stream_format(out, "step %u walk was interrupted\n", step++);
        return step;
      }
      if (asks_for(&stage, "skip")) {
        IREvent leaving = {.kind = IR_LEAVE_OP, .op = stage.op};
        event = ir_walk_next(&walk, leaving);
        continue;
      }
      print_stage(out, step++, &stage);
    }
    event = ir_walk_next(&walk, event);
  }
  return step;
}

static bool run_interrupt(Context *ctx, Operation *root, const void *options) {
  (void)options;
  unsigned step = visit_until_interrupted(&ctx->output, root, NULL, 0);
  visit_until_interrupted(&ctx->output, root, is_two_regions, step);
  return true;
}

const PassDef test_generic_ir_visitors_interrupt_pass = {
    .flag = "test-generic-ir-visitors-interrupt",
    .summary = "Test generic IR visitors with interrupts.",
    .run = run_interrupt,
};

static bool has_interrupt(const Block *block) {
  FOR_EACH_OP(op, block)
    if (attr_is_true(op_attr(op, STR("interrupt"))))
      return true;
  return false;
}

static bool region_has_interrupt(const Region *region) {
  FOR_EACH_BLOCK(block, region)
    if (has_interrupt(block))
      return true;
  return false;
}

/// A line for each block or region, from the inside out.
static void count_parts(Stream *out, Operation *root, IREventKind wanted) {
  IRWalk walk = {.root = root};
  unsigned step = 0;
  for (IREvent event = ir_walk_first(&walk); event.kind != IR_END;
       event = ir_walk_next(&walk, event)) {
    if (event.kind != wanted)
      continue;
    bool stops = event.block ? has_interrupt(event.block)
                             : region_has_interrupt(event.region);
    if (stops) {
      stream_format(out, "step %u walk was interrupted\n", step);
      return;
    }
    stream_format(out, "step %u\n", step++);
  }
}

static bool run_blocks(Context *ctx, Operation *root, const void *options) {
  (void)options;
  count_parts(&ctx->output, root, IR_LEAVE_BLOCK);
  return true;
}

const PassDef test_generic_ir_block_visitors_interrupt_pass = {
    .flag = "test-generic-ir-block-visitors-interrupt",
    .summary =
        "Test generic IR visitors with interrupts, starting with Blocks.",
    .anchor = "builtin.module",
    .run = run_blocks,
};

static bool run_regions(Context *ctx, Operation *root, const void *options) {
  (void)options;
  count_parts(&ctx->output, root, IR_LEAVE_REGION);
  return true;
}

const PassDef test_generic_ir_region_visitors_interrupt_pass = {
    .flag = "test-generic-ir-region-visitors-interrupt",
    .summary =
        "Test generic IR visitors with interrupts, starting with Regions.",
    .anchor = "builtin.module",
    .run = run_regions,
};

static bool run_equality(Context *ctx, Operation *module, const void *options) {
  (void)options;
  uint32_t count = 0;
  const Block *body = op_region(module, 0)->first;
  FOR_EACH_OP(op, body)
    count++;
  if (count != 2) {
    op_emit_error(ctx, module, "expected 2 top-level ops in the module, got %u",
                  count);
    return false;
  }
  const Operation *first = body->first;
  bool is_equal = op_is_equivalent(first, body->last);
  if (test_has_attr(first, "strict_loc_check"))
    is_equal &= location_equals(first->loc, body->last->loc);
  Stream *out = &ctx->output;
  stream_format(out, "%.*s with attr ", STR_ARGS(first->def->name));
  attr_print(out,
             first->attrs ? first->attrs : dictionary_attr_get(ctx, NULL, 0));
  stream_cstr(out,
              is_equal ? " compares equals.\n" : " compares NOT equals!\n");
  return true;
}

const PassDef test_operations_equality_pass = {
    .flag = "test-operations-equality",
    .summary = "Test operations equality.",
    .anchor = "builtin.module",
    .run = run_equality,
};

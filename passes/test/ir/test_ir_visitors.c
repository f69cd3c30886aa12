// SPDX-License-Identifier: Apache-2.0
// -test-ir-visitors: walks in each order, and walks that erase what they see.
#include "dialects/builtin/builtin.h"
#include "ir/clone.h"
#include "ir/erase.h"
#include "ir/walk.h"
#include "passes/test/ir/ir_cursor.h"
#include "passes/test/patterns/test_patterns.h"
#include "passes/test/test_passes.h"

typedef enum Subject { SUBJECT_OP, SUBJECT_BLOCK, SUBJECT_REGION } Subject;

static const char *const subject_names[] = {[SUBJECT_OP] = "Op",
                                            [SUBJECT_BLOCK] = "Block",
                                            [SUBJECT_REGION] = "Region"};

/// The event by which a walk sees its subject, before or after what is in it.
static IREventKind event_of(Subject subject, bool is_preorder) {
  switch (subject) {
  case SUBJECT_OP:
    return is_preorder ? IR_ENTER_OP : IR_LEAVE_OP;
  case SUBJECT_BLOCK:
    return is_preorder ? IR_ENTER_BLOCK : IR_LEAVE_BLOCK;
  case SUBJECT_REGION:
    return is_preorder ? IR_ENTER_REGION : IR_LEAVE_REGION;
  }
  unreachable("subject");
}

static void print_region(Stream *out, const Region *region) {
  stream_format(out, "region %u from operation '%.*s'", region->index,
                STR_ARGS(region->parent->def->name));
}

static void print_block(Stream *out, const Block *block) {
  unsigned number = 0;
  for (const Block *at = block->prev; at; at = at->prev)
    number++;
  stream_format(out, "block ^bb%u from ", number);
  print_region(out, block->parent);
}

static void print_subject(Stream *out, IREvent event) {
  if (event.op)
    stream_format(out, "op '%.*s'", STR_ARGS(event.op->def->name));
  else if (event.block)
    print_block(out, event.block);
  else
    print_region(out, event.region);
  stream_char(out, '\n');
}

static void visit(Stream *out, const IRWalk *walk, Subject subject,
                  bool is_preorder) {
  IREventKind wanted = event_of(subject, is_preorder);
  for (IREvent event = ir_walk_first(walk); event.kind != IR_END;
       event = ir_walk_next(walk, event)) {
    if (event.kind != wanted)
      continue;
    stream_cstr(out, "Visiting ");
    print_subject(out, event);
  }
}

static void visit_all(Stream *out, const IRWalk *walk, const char *order,
                      bool is_preorder) {
  for (unsigned i = 0; i < ARRAY_LENGTH(subject_names); i++) {
    stream_format(out, "%s %s visits\n", subject_names[i], order);
    visit(out, walk, (Subject)i, is_preorder);
  }
}

/// A block and the next of its successors to be looked at.
typedef struct Frame {
  Block *block;
  unsigned next;
} Frame;

/// Enters the reachable blocks of `region` into `order`: depth first, a block
/// before those after it, or (`backwards`) after them.
static void order_region(Region *region, bool backwards, PtrMap *order) {
  if (!region->first)
    return;
  PtrMap seen = {0};
  VECTOR(Frame) stack = {0};
  const void *last = region;
  ptr_map_set(&seen, region->first, region->first);
  VECTOR_PUSH(&stack, (Frame){region->first, 0});
  while (stack.size) {
    Frame *frame = &VECTOR_LAST(&stack);
    const Operation *end = frame->block->last;
    bool is_done = !end || frame->next >= end->num_successors;
    if (backwards ? is_done : frame->next == 0) {
      ptr_map_set(order, last, frame->block);
      last = frame->block;
    }
    if (is_done) {
      stack.size--;
      continue;
    }
    Block *next = op_successor(end, frame->next++);
    if (ptr_map_has(&seen, next))
      continue;
    ptr_map_set(&seen, next, next);
    VECTOR_PUSH(&stack, (Frame){next, 0});
  }
  ptr_map_free(&seen);
  VECTOR_FREE(&stack);
}

static void visit_by_dominance(Stream *out, Operation *root, bool backwards) {
  PtrMap order = {0};
  FOR_EACH_OP_PREORDER(op, root)
    for (unsigned i = 0; i < op->num_regions; i++)
      order_region(op_region(op, i), backwards, &order);
  IRWalk walk = {.root = root, .backwards = backwards, .block_order = &order};
  visit_all(out, &walk,
            backwards ? "reverse dominance post-order"
                      : "forward dominance post-order",
            false);
  ptr_map_free(&order);
}

/// Blocks walked from themselves on, or regions.
static void visit_marked(Stream *out, Operation *root, const char *attribute,
                         Subject subject, bool is_preorder) {
  IRWalk walk = {.root = root};
  FOR_EACH_OP_PREORDER(op, root) {
    if (!test_has_attr(op, attribute))
      continue;
    walk.root = op;
    visit(out, &walk, subject, is_preorder);
  }
}

static void visit_all_marked(Stream *out, Operation *root) {
  stream_cstr(out, "Invoke block pre-order visits on blocks\n");
  visit_marked(out, root, "walk_blocks", SUBJECT_BLOCK, true);
  stream_cstr(out, "Invoke block post-order visits on blocks\n");
  visit_marked(out, root, "walk_blocks", SUBJECT_BLOCK, false);
  stream_cstr(out, "Invoke region pre-order visits on region\n");
  visit_marked(out, root, "walk_regions", SUBJECT_REGION, true);
  stream_cstr(out, "Invoke region post-order visits on region\n");
  visit_marked(out, root, "walk_regions", SUBJECT_REGION, false);
}

static void drop_uses(Value *value) {
  while (value->first_use)
    use_set(value->first_use, NULL);
}

/// Drops the uses of everything defined in `root`, so that it may be erased.
static void drop_uses_inside(Operation *root) {
  FOR_EACH_OP_PREORDER(op, root) {
    for (uint32_t i = 0; i < op->num_results; i++)
      drop_uses(op_result(op, i));
    for (unsigned i = 0; i < op->num_regions; i++)
      FOR_EACH_BLOCK(block, op_region(op, i))
        for (uint32_t k = 0; k < block->num_arguments; k++)
          drop_uses(block_argument(block, k));
  }
}

static bool is_outer(const Operation *op, const Operation *root) {
  return op == root || (op && op_is(op, &builtin_ops[BUILTIN_MODULE]));
}

/// Is it left alone: the root or a module, or directly in one?
static bool is_at_top(IREvent event, const Operation *root) {
  const Operation *op = event.op ? event.op : event.block->parent->parent;
  return is_outer(op, root) || is_outer(op_parent(op), root);
}

/// Erases what `event` speaks of; true if it could.
static bool erase(Context *ctx, Stream *out, IREvent event) {
  if (event.block && event.block->first_use) {
    stream_cstr(out, "Cannot erase block ");
    Stream name = {0};
    print_block(&name, event.block);
    stream_text(out, string_ref_drop(stream_view(&name), strlen("block ")));
    stream_cstr(out, ", still has uses\n");
    stream_free(&name);
    return false;
  }
  stream_cstr(out, "Erasing ");
  print_subject(out, event);
  if (event.op) {
    drop_uses_inside(event.op);
    op_erase(ctx, event.op);
    return true;
  }
  FOR_EACH_OP(op, event.block)
    drop_uses_inside(op);
  for (uint32_t i = 0; i < event.block->num_arguments; i++)
    drop_uses(block_argument(event.block, i));
  block_erase(ctx, event.block);
  return true;
}

/// Erases subjects of a copy of `original`; `skips` the outermost ones.
static void erase_all(Context *ctx, const Operation *original, Subject subject,
                      bool is_preorder, bool skips) {
  Stream *out = &ctx->output;
  stream_format(out, "%s %s erasures (%s)\n", subject_names[subject],
                is_preorder ? "pre-order" : "post-order",
                skips ? "skip" : "no skip");
  Operation *root = op_clone(ctx, original, NULL);
  IRWalk walk = {.root = root};
  IREventKind wanted = event_of(subject, is_preorder);
  IREvent leaving = {.kind = event_of(subject, false)};
  IREvent event = ir_walk_first(&walk);
  while (event.kind != IR_END) {
    if (event.kind != wanted || (skips && is_at_top(event, root))) {
      event = ir_walk_next(&walk, event);
      continue;
    }
    leaving.op = event.op;
    leaving.block = event.block;
    IREvent next = ir_walk_next(&walk, event);
    IREvent after = ir_walk_next(&walk, leaving);
    bool is_root = event.op == root;
    bool is_erased = erase(ctx, out, event);
    if (is_erased && is_root)
      return;
    event = is_erased ? after : next;
  }
  drop_uses_inside(root);
  op_erase(ctx, root);
}

static bool run(Context *ctx, Operation *root, const void *options) {
  (void)options;
  Stream *out = &ctx->output;
  IRWalk forwards = {.root = root};
  IRWalk backwards = {.root = root, .backwards = true};
  visit_all(out, &forwards, "pre-order", true);
  visit_all(out, &forwards, "post-order", false);
  visit_all(out, &backwards, "reverse post-order", false);
  for (Operation *op = walk_first_postorder(root); op;
       op = walk_next_postorder(root, op)) {
    if (!op_has_trait(op, TRAIT_FUNCTION))
      continue;
    visit_by_dominance(out, op, false);
    visit_by_dominance(out, op, true);
  }
  visit_all_marked(out, root);
  erase_all(ctx, root, SUBJECT_OP, true, true);
  erase_all(ctx, root, SUBJECT_BLOCK, true, true);
  erase_all(ctx, root, SUBJECT_OP, false, true);
  erase_all(ctx, root, SUBJECT_BLOCK, false, true);
  erase_all(ctx, root, SUBJECT_OP, false, false);
  erase_all(ctx, root, SUBJECT_BLOCK, false, false);
  return true;
}

const PassDef test_ir_visitors_pass = {
    .flag = "test-ir-visitors",
    .summary = "Test various visitors.",
    .run = run,
};

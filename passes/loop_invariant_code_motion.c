// SPDX-License-Identifier: Apache-2.0
// -loop-invariant-code-motion: operations without effects, whose operands come
// from outside of a loop, move in front of it; out of loops in loops as far as
// they can. Follows mlir's LoopInvariantCodeMotion.
//
// mlir goes through the loops from the innermost outwards, and moves an
// operation out of one after the other. Here each moves once: operations are
// gone through in the order of the text, what is in them first, so that what an
// operation uses is at its place already, and how deep that is says how far the
// operation can go. What comes to stand in front of a loop is in that order
// both ways, for the regions of loops are of one block, where definitions come
// before uses.
#include "ir/effects.h"
#include "ir/op_interfaces.h"
#include "ir/walk.h"
#include "passes/passes.h"

/// An operation with regions: an outermost loop, or in one.
typedef struct Nest Nest;
struct Nest {
  Operation *op;
  Nest *around; ///< NULL: it is in no loop.
  Nest *jump;   ///< One further outwards, so that the one of some depth is
                ///< found in logarithmic time; itself if there is none.
  size_t depth; ///< 1 in no loop.
  size_t top;   ///< Depth of the outermost of the loops, each directly in the
                ///< next one, of which this is the innermost; more than `depth`
                ///< if it is no loop.
};

typedef struct Frame {
  Nest *nest;
  Operation *next; ///< In it; NULL: it is done.
} Frame;

typedef struct Motion {
  PtrMap nests; ///< Operation * to Nest *, of those that were come to.
  VECTOR(Frame) frames;
  EffectSummaries effects;
  PtrMap unspeculatable; ///< Operations with regions that are not speculatable.
  Arena arena;           ///< Owns the nests.
} Motion;

static bool is_loop_nest(const Nest *nest) { return nest->top <= nest->depth; }

static Nest *nest_create(Motion *motion, Operation *op, Nest *around) {
  Nest *nest = arena_alloc(&motion->arena, sizeof *nest);
  *nest = (Nest){.op = op, .around = around, .jump = nest, .depth = 1};
  if (around) {
    Nest *jump = around->jump;
    size_t step = around->depth - jump->depth;
    bool is_even = step == jump->depth - jump->jump->depth;
    nest->jump = is_even ? jump->jump : around;
    nest->depth = around->depth + 1;
  }
  nest->top = op_is_loop(op) ? nest->depth : nest->depth + 1;
  if (op_is_loop(op) && around && is_loop_nest(around))
    nest->top = around->top;
  ptr_map_set(&motion->nests, op, nest);
  return nest;
}

static const Nest *nest_at_depth(const Nest *nest, size_t depth) {
  while (nest->depth > depth)
    nest = nest->jump->depth >= depth ? nest->jump : nest->around;
  return nest;
}

/// Depth of the innermost nest around `op` that defines what it, or something
/// in it, uses; 0: none does.
static size_t needed_depth(const Motion *motion, Operation *op) {
  const Nest *own = op->num_regions ? ptr_map_get(&motion->nests, op) : NULL;
  size_t depth = 0;
  FOR_EACH_OP_PREORDER(inner, op)
    for (uint32_t i = 0; i < inner->num_operands; i++) {
      const Block *block = value_parent_block(op_operand(inner, i));
      const Operation *parent = block->parent ? block->parent->parent : NULL;
      const Nest *nest = parent ? ptr_map_get(&motion->nests, parent) : NULL;
      bool is_inside = nest && own && nest->depth >= own->depth;
      if (nest && nest->depth > depth && !is_inside)
        depth = nest->depth;
    }
  return depth;
}

static bool may_move(Motion *motion, const Operation *op) {
  if (op_has_trait(op, TRAIT_TERMINATOR))
    return false;
  if (op->num_regions == 0)
    return op_is_speculatable(op) && op_is_memory_effect_free(op);
  return !ptr_map_has(&motion->unspeculatable, op) &&
         !(effect_summaries_get(&motion->effects, op) & EFFECT_ANY);
}

/// Moves `op`, directly in `nest`, out of the loops in which it need not be.
static void move_out(Motion *motion, const Nest *nest, Operation *op) {
  if (!is_loop_nest(nest) || !may_move(motion, op))
    return;
  size_t depth = needed_depth(motion, op) + 1;
  if (depth > nest->depth)
    return;
  depth = depth > nest->top ? depth : nest->top;
  op_move_before(op, nest_at_depth(nest, depth)->op);
}

static Operation *first_op(const Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      if (block->first)
        return block->first;
  return NULL;
}

static void enter(Motion *motion, Operation *op, Nest *around) {
  Frame frame = {nest_create(motion, op, around), first_op(op)};
  VECTOR_PUSH(&motion->frames, frame);
}

static void leave(Motion *motion) {
  const Nest *nest = VECTOR_POP(&motion->frames).nest;
  if (nest->around)
    move_out(motion, nest->around, nest->op);
}

/// Goes on with the innermost nest.
static void step(Motion *motion) {
  Frame *frame = &VECTOR_LAST(&motion->frames);
  Operation *op = frame->next;
  if (!op) {
    leave(motion);
    return;
  }
  frame->next = walk_next_skipping_regions(frame->nest->op, op);
  if (op->num_regions)
    enter(motion, op, frame->nest);
  else
    move_out(motion, frame->nest, op);
}

/// Finds out, from the inside outwards, what the operations with regions in
/// `loop` do.
static void summarize(Motion *motion, Operation *loop) {
  for (Operation *op = walk_first_postorder(loop); op != loop;
       op = walk_next_postorder(loop, op)) {
    if (!op->num_regions)
      continue;
    effect_summaries_get(&motion->effects, op);
    if (!op_is_speculatable_but_for(op, &motion->unspeculatable))
      ptr_map_set(&motion->unspeculatable, op, op);
  }
}

/// `loop` is in no other.
static void run_on_loop(Motion *motion, Operation *loop) {
  summarize(motion, loop);
  enter(motion, loop, NULL);
  while (motion->frames.size)
    step(motion);
}

static bool run(Context *ctx, Operation *root, const void *options) {
  (void)ctx;
  (void)options;
  Motion motion = {0};
  arena_init(&motion.arena);
  Operation *op = walk_next_preorder(root, root);
  while (op) {
    bool is_loop = op_is_loop(op);
    if (is_loop)
      run_on_loop(&motion, op);
    op = is_loop ? walk_next_skipping_regions(root, op)
                 : walk_next_preorder(root, op);
  }
  VECTOR_FREE(&motion.frames);
  ptr_map_free(&motion.nests);
  ptr_map_free(&motion.unspeculatable);
  effect_summaries_free(&motion.effects);
  arena_free(&motion.arena);
  return true;
}

const PassDef loop_invariant_code_motion_pass = {
    .flag = "loop-invariant-code-motion",
    .name = "LoopInvariantCodeMotion",
    .summary = "Hoist loop invariant instructions outside of the loop",
    .run = run,
};

// SPDX-License-Identifier: Apache-2.0
// -loop-invariant-code-motion: operations without effects, whose operands come
// from outside of a loop, move in front of it, out of as many nested loops as
// possible. Follows mlir's LoopInvariantCodeMotion.
//
// mlir goes through the loops from the innermost outwards, and moves an
// operation out of one after the other. Here each operation moves once.
// Operations are visited in the order of the text, nested ones first, so that
// the operands of an operation are already in place, and their depth says how
// far the operation can go. An operation with regions depends on everything
// inside: each nest hands a heap of depths to the nest around it.
//
// Operations moved in front of a loop end up in the same order either way,
// because the regions of loops have one block, where definitions come before
// uses. Only in the graph region of a loop may a use come first: there, the
// users of an operation that has moved are visited once more at the end.
#include "ir/interfaces/effects.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/walk.h"
#include "passes/passes.h"

/// The depth of a nest that defines a value used here; an entry of a skew heap,
/// deepest first.
typedef struct Need Need;
struct Need {
  Need *left, *right;
  size_t depth;
};

/// An operation with regions: an outermost loop, or one inside.
typedef struct Nest Nest;
struct Nest {
  Operation *op;
  Nest *around; ///< NULL: it is in no loop.
  Nest *jump;   ///< One further outwards, so that the one of some depth is
                ///< found in logarithmic time; itself if there is none.
  size_t depth; ///< 1 outside of loops.
  size_t top;   ///< Depth of the outermost of the loops, each directly in the
                ///< next one, of which this is the innermost; more than `depth`
                ///< if it is no loop.
  Need *needs;  ///< What is in it uses of these; kept if it or one around it
                ///< may move, without those that are in it themselves once it
                ///< is left.
  bool is_movable;
  bool is_kept; ///< It, or one around it, is movable: `needs` are kept.
};

typedef struct Frame {
  Nest *nest;
  Operation *next;    ///< In it; NULL: it is done.
  size_t first_retry; ///< Of Motion.retries, those of this nest start here,
  size_t retry;       ///< and this is the next one.
} Frame;

typedef struct Motion {
  PtrMap nests; ///< Operation * to Nest *, for visited operations.
  VECTOR(Frame) frames;
  VECTOR(Operation *) retries; ///< Users, in graph regions, of what has moved.
  EffectSummaries effects;
  PtrMap unspeculatable; ///< Operations with regions that are not speculatable.
  Arena arena;           ///< Owns the nests.
} Motion;

static bool is_loop_nest(const Nest *nest) { return nest->top <= nest->depth; }

static bool may_move(Motion *motion, const Operation *op) {
  if (op_has_trait(op, TRAIT_TERMINATOR))
    return false;
  if (op->num_regions == 0)
    return op_is_speculatable(op) && op_is_memory_effect_free(op);
  return !ptr_map_has(&motion->unspeculatable, op) &&
         !(effect_summaries_get(&motion->effects, op) & EFFECT_ANY);
}

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
  nest->is_movable = around && is_loop_nest(around) && may_move(motion, op);
  nest->is_kept = nest->is_movable || (around && around->is_kept);
  ptr_map_set(&motion->nests, op, nest);
  return nest;
}

static Nest *nest_at_depth(Nest *nest, size_t depth) {
  while (nest->depth > depth)
    nest = nest->jump->depth >= depth ? nest->jump : nest->around;
  return nest;
}

/// Both heaps as one, in amortized logarithmic time.
static Need *merge_needs(Need *one, Need *other) {
  Need *root = NULL;
  Need **end = &root;
  while (one && other) {
    Need *deep = one->depth < other->depth ? other : one;
    other = deep == one ? other : one;
    *end = deep;
    one = deep->right;
    deep->right = deep->left;
    end = &deep->left;
  }
  *end = one ? one : other;
  return root;
}

/// Depth of the nest that defines `value`; 0: none does.
static size_t defining_depth(const Motion *motion, const Value *value) {
  const Block *block = value_parent_block(value);
  const Operation *parent = block->parent ? block->parent->parent : NULL;
  const Nest *nest = parent ? ptr_map_get(&motion->nests, parent) : NULL;
  return nest ? nest->depth : 0;
}

/// Depth of the innermost nest that defines an operand of `op`; 0: none does.
static size_t operands_depth(const Motion *motion, const Operation *op) {
  size_t depth = 0;
  for (uint32_t i = 0; i < op->num_operands; i++) {
    size_t defined = defining_depth(motion, op_operand(op, i));
    depth = defined > depth ? defined : depth;
  }
  return depth;
}

/// `nest`, or an operation in it, uses a value that a nest at `depth` defines.
static void add_need(Motion *motion, Nest *nest, size_t depth) {
  if (depth == 0 || depth >= nest->depth ||
      (nest->needs && nest->needs->depth == depth))
    return;
  Need *need = arena_alloc(&motion->arena, sizeof *need);
  *need = (Need){.depth = depth};
  nest->needs = merge_needs(nest->needs, need);
}

static void add_operands(Motion *motion, Nest *nest, const Operation *op) {
  if (nest->is_kept)
    for (uint32_t i = 0; i < op->num_operands; i++)
      add_need(motion, nest, defining_depth(motion, op_operand(op, i)));
}

/// Moves `op`, directly in `nest`, out of as many loops as possible. Its
/// operands are defined at depth `needed`, and it may move. Returns the nest
/// that it moved to.
static Nest *move_out(Nest *nest, Operation *op, size_t needed) {
  size_t depth = needed + 1 > nest->top ? needed + 1 : nest->top;
  if (depth > nest->depth)
    return nest;
  Nest *loop = nest_at_depth(nest, depth);
  op_move_before(op, loop->op);
  return loop->around;
}

static Operation *first_op(const Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      if (block->first)
        return block->first;
  return NULL;
}

static void enter(Motion *motion, Operation *op, Nest *around) {
  Frame frame = {nest_create(motion, op, around), first_op(op),
                 motion->retries.size, motion->retries.size};
  add_operands(motion, frame.nest, op);
  VECTOR_PUSH(&motion->frames, frame);
}

static void leave(Motion *motion) {
  Frame frame = VECTOR_POP(&motion->frames);
  Nest *nest = frame.nest;
  motion->retries.size = frame.first_retry;
  if (!nest->is_kept)
    return;
  while (nest->needs && nest->needs->depth >= nest->depth)
    nest->needs = merge_needs(nest->needs->left, nest->needs->right);
  Nest *around = nest->around;
  if (nest->is_movable)
    around = move_out(around, nest->op, nest->needs ? nest->needs->depth : 0);
  if (around && around->is_kept)
    around->needs = merge_needs(around->needs, nest->needs);
}

/// Users deeper inside count too: they may still move into the nest.
static void add_retries(Motion *motion, Operation *op) {
  for (uint32_t i = 0; i < op->num_results; i++)
    FOR_EACH_USE(use, op_result(op, i))
      VECTOR_PUSH(&motion->retries, use->owner);
}

static void visit(Motion *motion, Nest *nest, Operation *op) {
  Nest *from = nest;
  if (is_loop_nest(nest) && may_move(motion, op))
    nest = move_out(nest, op, operands_depth(motion, op));
  if (nest != from && op_has_trait(from->op, TRAIT_GRAPH_REGION))
    add_retries(motion, op);
  if (nest)
    add_operands(motion, nest, op);
}

/// Goes on with the innermost nest.
static void step(Motion *motion) {
  Frame *frame = &VECTOR_LAST(&motion->frames);
  Operation *op = frame->next;
  if (!op && frame->retry < motion->retries.size) {
    op = motion->retries.data[frame->retry++];
    if (op_parent(op) == frame->nest->op && !op->num_regions)
      visit(motion, frame->nest, op);
    return;
  }
  if (!op) {
    leave(motion);
    return;
  }
  frame->next = walk_next_skipping_regions(frame->nest->op, op);
  if (op->num_regions)
    enter(motion, op, frame->nest);
  else
    visit(motion, frame->nest, op);
}

/// Visits the operations with regions in `loop`, innermost first, and notes
/// what they use and whether they can move.
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

/// `loop` is not in another one.
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
  VECTOR_FREE(&motion.retries);
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
    .is_local = true,
};

// SPDX-License-Identifier: Apache-2.0
// -convert-scf-to-cf: structured control flow becomes branches between blocks.
// A partial dialect conversion; each pattern splits the block at the operation
// and puts the operation's blocks between the halves. Follows mlir's
// SCFToControlFlow, the order of blocks included.
#include "dialects/arith/arith_build.h"
#include "dialects/cf/cf.h"
#include "dialects/scf/scf.h"
#include "dialects/scf/scf_build.h"
#include "dialects/scf/scf_forall.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/op_attrs.h"
#include "passes/passes.h"
#include "rewrite/conversion/conversion.h"

/// Puts a br to `dest` with the operands of `terminator` in its place.
static void replace_with_br(Rewriter *rw, Location loc, Operation *terminator,
                            Block *dest) {
  ValueVector operands = {0};
  for (uint32_t i = 0; i < terminator->num_operands; i++)
    VECTOR_PUSH(&operands, op_operand(terminator, i));
  builder_set_to_end(&rw->builder, terminator->block);
  cf_build_br(&rw->builder, loc, dest, operands.data, operands.size);
  rewriter_erase_op(rw, terminator);
  VECTOR_FREE(&operands);
}

static void replace_with_arguments(Rewriter *rw, Operation *op,
                                   const Block *block, unsigned first) {
  ValueVector values = {0};
  for (uint32_t i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&values, block_argument(block, first + i));
  rewriter_replace_op(rw, op, values.data);
  VECTOR_FREE(&values);
}

/// Attributes of the llvm dialect, such as a loop's annotations, go to the
/// latch.
static void copy_llvm_attrs(Context *ctx, const Operation *from,
                            Operation *to) {
  const DictionaryAttr *attrs = attr_as_dictionary(from->attrs);
  for (size_t i = 0; attrs && i < attrs->size; i++) {
    const DialectAttr *attr = attr_as_dialect(attrs->entries[i].value, NULL);
    const OpaqueAttr *opaque = attr_as_opaque(attrs->entries[i].value);
    StringRef dialect = attr     ? attr->def->dialect->name
                        : opaque ? opaque->dialect
                                 : STR("");
    if (string_ref_equals(dialect, STR("llvm")))
      op_set_attr(ctx, to, attrs->entries[i].name, attrs->entries[i].value);
  }
}

/// Ends the last block of the loop: adds the step and branches back.
static void close_loop(Rewriter *rw, Operation *op, Block *last,
                       Block *condition) {
  Operation *yield = last->last;
  builder_set_to_end(&rw->builder, last);
  ValueVector values = {0};
  Value *stepped = arith_build_binary(rw, &arith_ops[ARITH_ADDI], op->loc,
                                      block_argument(condition, 0),
                                      op_operand(op, SCF_STEP));
  VECTOR_PUSH(&values, stepped);
  for (uint32_t i = 0; i < yield->num_operands; i++)
    VECTOR_PUSH(&values, op_operand(yield, i));
  Operation *branch =
      cf_build_br(&rw->builder, op->loc, condition, values.data, values.size);
  copy_llvm_attrs(rewriter_context(rw), op, branch);
  rewriter_erase_op(rw, yield);
  VECTOR_FREE(&values);
}

/// for i = lb to ub step s iter_args(a = x) { … } ->
///   br ^cond(lb, x)
/// ^cond(i, a): cond_br i < ub, ^body, ^end
/// ^body: … br ^cond(i + s, …)
static bool lower_for(const RewritePattern *self, Operation *op, Rewriter *rw) {
  (void)self;
  SplitBlock split = rewriter_split_before(rw, op);
  Block *end = split.after;
  Region *region = op_region(op, 0);
  SplitBlock loop = rewriter_split_before(rw, region->first->first);
  Block *condition = loop.before;
  Block *last = region->last;
  rewriter_inline_region_before(rw, region, end->parent, end);
  close_loop(rw, op, last, condition);

  builder_set_to_end(&rw->builder, split.before);
  ValueVector inits = {0};
  VECTOR_PUSH(&inits, op_operand(op, SCF_LOWER));
  for (uint32_t i = SCF_INIT; i < op->num_operands; i++)
    VECTOR_PUSH(&inits, op_operand(op, i));
  cf_build_br(&rw->builder, op->loc, condition, inits.data, inits.size);
  VECTOR_FREE(&inits);

  builder_set_to_end(&rw->builder, condition);
  bool is_unsigned = op_prop(op, SCF_FOR_UNSIGNED_CMP) != NULL;
  Value *goes_on =
      arith_build_cmpi(rw, op->loc, is_unsigned ? CMPI_ULT : CMPI_SLT,
                       block_argument(condition, 0), op_operand(op, SCF_UPPER));
  cf_build_cond_br(&rw->builder, op->loc, goes_on, loop.after, end);
  replace_with_arguments(rw, op, condition, 1);
  return true;
}

/// Moves the blocks of a region in front of `next`, to which they then branch.
/// Gives the first.
static Block *inline_branch(Rewriter *rw, Operation *op, unsigned index,
                            Block *next) {
  Region *region = op_region(op, index);
  Block *first = region->first;
  replace_with_br(rw, op->loc, region->last->last, next);
  rewriter_inline_region_before(rw, region, next->parent, next);
  return first;
}

/// Where control goes after `op`: `after`, or a block in front of it that takes
/// the results.
static Block *result_block(Rewriter *rw, const Operation *op, Block *after) {
  if (!op->num_results)
    return after;
  VECTOR(const Type *) types = {0};
  VECTOR(Location) locs = {0};
  for (uint32_t i = 0; i < op->num_results; i++) {
    VECTOR_PUSH(&types, op_result_type(op, i));
    VECTOR_PUSH(&locs, op->loc);
  }
  Block *block = rewriter_create_block(rw, after->parent, after, types.data,
                                       locs.data, op->num_results);
  builder_set_to_end(&rw->builder, block);
  cf_build_br(&rw->builder, op->loc, after, NULL, 0);
  VECTOR_FREE(&types);
  VECTOR_FREE(&locs);
  return block;
}

/// if c { … } else { … } -> cond_br c, ^then, ^else
static bool lower_if(const RewritePattern *self, Operation *op, Rewriter *rw) {
  (void)self;
  SplitBlock split = rewriter_split_before(rw, op);
  Block *next = result_block(rw, op, split.after);
  Block *then = inline_branch(rw, op, SCF_IF_THEN, next);
  Block *otherwise = next;
  if (!region_is_empty(op_region(op, SCF_IF_ELSE)))
    otherwise = inline_branch(rw, op, SCF_IF_ELSE, next);
  builder_set_to_end(&rw->builder, split.before);
  cf_build_cond_br(&rw->builder, op->loc, op_operand(op, 0), then, otherwise);
  replace_with_arguments(rw, op, next, 0);
  return true;
}

/// Gives `block` arguments that replace the results of `op`.
static void add_result_arguments(Rewriter *rw, const Operation *op,
                                 Block *block) {
  for (uint32_t i = 0; i < op->num_results; i++)
    block_add_argument(rewriter_context(rw), block, op_result_type(op, i),
                       op->loc);
}

static bool lower_execute_region(const RewritePattern *self, Operation *op,
                                 Rewriter *rw) {
  (void)self;
  SplitBlock split = rewriter_split_before(rw, op);
  Region *region = op_region(op, 0);
  builder_set_to_end(&rw->builder, split.before);
  cf_build_br(&rw->builder, op->loc, region->first, NULL, 0);
  FOR_EACH_BLOCK(block, region)
    if (block->last && op_is(block->last, &scf_ops[SCF_YIELD]))
      replace_with_br(rw, op->loc, block->last, split.after);
  rewriter_inline_region_before(rw, region, split.after->parent, split.after);
  add_result_arguments(rw, op, split.after);
  replace_with_arguments(rw, op, split.after, 0);
  return true;
}

// --- parallel loops ----------------------------------------------------------

/// Moves the bodies of the reductions in front of the reduce; `carried`
/// replaces their first arguments. Gives what they return.
static void inline_reductions(Rewriter *rw, Operation *reduce,
                              ValueVector *carried) {
  for (unsigned i = 0; i < reduce->num_regions; i++) {
    Block *body = op_region(reduce, i)->first;
    Operation *end = body->last;
    Value *const arguments[] = {carried->data[i], op_operand(reduce, i)};
    // An argument of the block does not outlive it.
    Value *value = op_operand(end, 0);
    bool is_argument = value_kind(value) == VALUE_BLOCK_ARGUMENT &&
                       value_block_argument(value)->owner == body;
    carried->data[i] = is_argument ? arguments[value->index] : value;
    rewriter_erase_op(rw, end);
    rewriter_inline_block_before(rw, body, reduce->block, reduce, arguments);
  }
  rewriter_erase_op(rw, reduce);
}

/// A nest of scf.for, which are lowered in turn.
static bool lower_parallel(const RewritePattern *self, Operation *op,
                           Rewriter *rw) {
  (void)self;
  Block *body = op_region(op, 0)->first;
  if (!body->last || !op_is(body->last, &scf_ops[SCF_REDUCE]))
    return rewriter_match_failure(rw, op, "has no reduce at the end");
  uint32_t rank = body->num_arguments;
  ValueVector carried = {0}, variables = {0}, results = {0};
  for (uint32_t i = 3 * rank; i < op->num_operands; i++)
    VECTOR_PUSH(&carried, op_operand(op, i));
  for (uint32_t i = 0; i < rank; i++) {
    Operation *loop = scf_build_for(
        &rw->builder, op->loc, op_operand(op, i), op_operand(op, rank + i),
        op_operand(op, 2 * rank + i), carried.data, carried.size);
    Block *inner = op_region(loop, 0)->first;
    VECTOR_PUSH(&variables, block_argument(inner, 0));
    for (size_t k = 0; k < carried.size; k++)
      carried.data[k] = block_argument(inner, (unsigned)k + 1);
    if (i == 0)
      for (uint32_t k = 0; k < loop->num_results; k++)
        VECTOR_PUSH(&results, op_result(loop, k));
    else if (loop->num_results)
      scf_build_yield_results(&rw->builder, op->loc, loop);
    builder_set_to_start(&rw->builder, inner);
  }
  Block *innermost = rw->builder.block;
  inline_reductions(rw, body->last, &carried);
  rewriter_inline_block_before(rw, body, innermost, innermost->last,
                               variables.data);
  if (carried.size) {
    builder_set_to_end(&rw->builder, innermost);
    scf_build_yield(&rw->builder, op->loc, carried.data, carried.size);
  }
  rewriter_replace_op(rw, op, results.data);
  VECTOR_FREE(&carried);
  VECTOR_FREE(&variables);
  VECTOR_FREE(&results);
  return true;
}

/// forall without outputs -> parallel
static bool lower_forall(const RewritePattern *self, Operation *op,
                         Rewriter *rw) {
  (void)self;
  if (op->num_results)
    return rewriter_match_failure(
        rw, op,
        "only fully bufferized scf.forall ops can be lowered to scf.parallel");
  scf_forall_to_parallel(rw, op);
  return true;
}

// --- while -------------------------------------------------------------------

/// Replaces `condition` by a cond_br. Its values go to `loop`, and are
/// returned.
static ValueVector close_while(Rewriter *rw, Operation *condition, Block *loop,
                               Block *end) {
  ValueVector operands = {0};
  for (uint32_t i = 0; i < condition->num_operands; i++)
    VECTOR_PUSH(&operands, op_operand(condition, i));
  int32_t segments[] = {1, (int32_t)operands.size - 1, 0};
  const Attribute *props[CF_COND_BR_NUM_PROPS] = {
      [CF_COND_BR_SEGMENTS] =
          dense_i32_array_attr_get(rewriter_context(rw), segments, 3)};
  Block *const dests[] = {loop, end};
  OpState state = {.def = &cf_ops[CF_COND_BR],
                   .loc = condition->loc,
                   .operands = operands.data,
                   .num_operands = (uint32_t)operands.size,
                   .successors = dests,
                   .num_successors = 2,
                   .props = props};
  builder_set_to_end(&rw->builder, condition->block);
  builder_create(&rw->builder, &state);
  return operands;
}

static void enter_while(Rewriter *rw, const Operation *op, Block *from,
                        Block *before) {
  ValueVector inits = {0};
  for (uint32_t i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&inits, op_operand(op, i));
  builder_set_to_end(&rw->builder, from);
  cf_build_br(&rw->builder, op->loc, before, inits.data, inits.size);
  VECTOR_FREE(&inits);
}

/// while { … condition(c) x } do { … yield y } ->
/// ^before: … cond_br c, ^after(x), ^end
/// ^after: … br ^before(y)
static bool lower_while(const RewritePattern *self, Operation *op,
                        Rewriter *rw) {
  (void)self;
  SplitBlock split = rewriter_split_before(rw, op);
  Block *before = op_region(op, SCF_WHILE_BEFORE)->first;
  Block *after = op_region(op, SCF_WHILE_AFTER)->first;
  rewriter_inline_region_before(rw, op_region(op, SCF_WHILE_AFTER),
                                split.after->parent, split.after);
  rewriter_inline_region_before(rw, op_region(op, SCF_WHILE_BEFORE),
                                after->parent, after);
  enter_while(rw, op, split.before, before);
  Operation *condition = before->last;
  ValueVector values = close_while(rw, condition, after, split.after);
  rewriter_erase_op(rw, condition);
  replace_with_br(rw, after->last->loc, after->last, before);
  copy_llvm_attrs(rewriter_context(rw), op, after->last);
  rewriter_replace_op(rw, op, values.data + 1);
  VECTOR_FREE(&values);
  return true;
}

/// Does `block` only yield its arguments?
static bool only_forwards(const Block *block) {
  const Operation *yield = block->first;
  if (!yield || yield != block->last || !op_is(yield, &scf_ops[SCF_YIELD]) ||
      yield->num_operands != block->num_arguments)
    return false;
  for (uint32_t i = 0; i < yield->num_operands; i++)
    if (op_operand(yield, i) != block_argument(block, i))
      return false;
  return true;
}

/// Lowers a loop whose `after` region only forwards to one block.
static bool lower_do_while(const RewritePattern *self, Operation *op,
                           Rewriter *rw) {
  (void)self;
  if (!only_forwards(op_region(op, SCF_WHILE_AFTER)->first))
    return rewriter_match_failure(rw, op,
                                  "do-while simplification applicable only to "
                                  "forwarding 'after' regions");
  SplitBlock split = rewriter_split_before(rw, op);
  Block *before = op_region(op, SCF_WHILE_BEFORE)->first;
  rewriter_inline_region_before(rw, op_region(op, SCF_WHILE_BEFORE),
                                split.after->parent, split.after);
  enter_while(rw, op, split.before, before);
  Operation *condition = before->last;
  ValueVector values = close_while(rw, condition, before, split.after);
  copy_llvm_attrs(rewriter_context(rw), op, before->last);
  rewriter_replace_op(rw, op, values.data + 1);
  rewriter_erase_op(rw, condition);
  VECTOR_FREE(&values);
  return true;
}

// --- switches ----------------------------------------------------------------

/// Case values have 32 bits; mlir cuts them too.
static const Attribute *switch_values(Context *ctx, const Operation *op) {
  const DenseArrayAttr *cases =
      attr_as_dense_array(op_prop(op, SCF_INDEX_SWITCH_CASES));
  const int64_t *values = cases->data;
  VECTOR(int32_t) cut = {0};
  if (cases->size == 0)
    return NULL;
  for (size_t i = 0; i < cases->size; i++)
    VECTOR_PUSH(&cut, (int32_t)values[i]);
  int64_t shape = (int64_t)cases->size;
  const Type *type = vector_type_get(ctx, &shape, 1, integer_type_get(ctx, 32));
  const Attribute *attr = dense_elements_attr_get(
      ctx, type,
      string_ref((const char *)cut.data, cut.size * sizeof *cut.data));
  VECTOR_FREE(&cut);
  return attr;
}

static void build_switch(Rewriter *rw, Operation *op, Block *const *blocks) {
  Context *ctx = rewriter_context(rw);
  Value *flag = arith_build_index_cast(rw, op->loc, op_operand(op, 0),
                                       integer_type_get(ctx, 32));
  static const int32_t segments[] = {1, 0, 0};
  VECTOR(int32_t) sizes = {0};
  for (unsigned i = 1; i < op->num_regions; i++)
    VECTOR_PUSH(&sizes, 0);
  const Attribute *props[CF_SWITCH_NUM_PROPS] = {
      [CF_SWITCH_CASE_VALUES] = switch_values(ctx, op),
      [CF_SWITCH_CASE_SEGMENTS] =
          dense_i32_array_attr_get(ctx, sizes.data, sizes.size),
      [CF_SWITCH_SEGMENTS] = dense_i32_array_attr_get(ctx, segments, 3)};
  OpState state = {.def = &cf_ops[CF_SWITCH],
                   .loc = op->loc,
                   .operands = &flag,
                   .num_operands = 1,
                   .successors = blocks,
                   .num_successors = op->num_regions,
                   .props = props};
  builder_create(&rw->builder, &state);
  VECTOR_FREE(&sizes);
}

static bool lower_index_switch(const RewritePattern *self, Operation *op,
                               Rewriter *rw) {
  (void)self;
  SplitBlock split = rewriter_split_before(rw, op);
  add_result_arguments(rw, op, split.after);
  VECTOR(Block *) blocks = {0};
  VECTOR_PUSH(&blocks, op_region(op, 0)->first);
  for (unsigned k = 1; k <= op->num_regions; k++) {
    unsigned i = k % op->num_regions; // The default comes last.
    Operation *yield = scf_terminator(op, i);
    if (i)
      VECTOR_PUSH(&blocks, yield->block);
    replace_with_br(rw, yield->loc, yield, split.after);
    rewriter_inline_region_before(rw, op_region(op, i), split.after->parent,
                                  split.after);
  }
  builder_set_to_end(&rw->builder, split.before);
  build_switch(rw, op, blocks.data);
  VECTOR_FREE(&blocks);
  replace_with_arguments(rw, op, split.after, 0);
  return true;
}

// --- the pass ----------------------------------------------------------------

#define PATTERN(pattern_name, ROOT, function, pattern_benefit)                 \
  {                                                                            \
    .name = pattern_name, .root = &scf_ops[SCF_##ROOT],                        \
    .benefit = pattern_benefit, .run = function                                \
  }

static const RewritePattern patterns_table[] = {
    PATTERN("lower-forall", FORALL, lower_forall, 1),
    PATTERN("lower-for", FOR, lower_for, 1),
    PATTERN("lower-if", IF, lower_if, 1),
    PATTERN("lower-parallel", PARALLEL, lower_parallel, 1),
    PATTERN("lower-while", WHILE, lower_while, 1),
    PATTERN("lower-execute-region", EXECUTE_REGION, lower_execute_region, 1),
    PATTERN("lower-index-switch", INDEX_SWITCH, lower_index_switch, 1),
    PATTERN("lower-do-while", WHILE, lower_do_while, 2),
};

typedef struct ScfToCfOptions {
  bool allow_pattern_rollback;
} ScfToCfOptions;

static const PassOption options_table[] = {
    {.name = "allow-pattern-rollback",
     .kind = PASS_OPTION_BOOL,
     .offset = offsetof(ScfToCfOptions, allow_pattern_rollback),
     .help = "Undo what leads nowhere (on by default)"},
};
static const ScfToCfOptions defaults = {.allow_pattern_rollback = true};

static LegalityAction is_legal(const Operation *op, const void *user) {
  (void)op;
  (void)user;
  return LEGALITY_LEGAL;
}

static bool run(Context *ctx, Operation *op, const void *pass_options) {
  const ScfToCfOptions *options = pass_options;
  static const ScfOp illegal[] = {SCF_FORALL,  SCF_IF,    SCF_INDEX_SWITCH,
                                  SCF_FOR,     SCF_WHILE, SCF_EXECUTE_REGION,
                                  SCF_PARALLEL};
  ConversionTarget target;
  conversion_target_init(&target);
  // All known operations are legal; so are the others, but that has to be asked
  // for.
  for (size_t i = 0; i < context_num_dialects(ctx); i++)
    conversion_target_add_legal_dialect(&target, context_dialect_at(ctx, i));
  for (size_t i = 0; i < ARRAY_LENGTH(illegal); i++)
    conversion_target_add_illegal_op(&target, &scf_ops[illegal[i]]);
  conversion_target_mark_unknown_dynamic(&target, is_legal, NULL);
  PatternSet set = {0};
  pattern_set_add(&set, patterns_table, ARRAY_LENGTH(patterns_table), NULL,
                  NULL);
  ConversionConfig config = {.no_pattern_rollback =
                                 !options->allow_pattern_rollback};
  bool converted = conversion_apply_once(ctx, CONVERSION_PARTIAL, op, &target,
                                         &set, &config);
  conversion_target_free(&target);
  return converted;
}

const PassDef convert_scf_to_cf_pass = {
    .flag = "convert-scf-to-cf",
    .name = "SCFToControlFlowPass",
    .summary = "Convert structured control flow to branches between blocks",
    .run = run,
    .is_local = true,
    PASS_OPTIONS(options_table, ScfToCfOptions),
    .defaults = &defaults,
};

// SPDX-License-Identifier: Apache-2.0
// Conversions of random IR by patterns that change it in every way, which fail
// in the end: the IR is what it was, to the byte.
#include "conversion_fixture.h"

#include "ir/op_attrs.h"
#include "ir/walk.h"

typedef struct Random {
  uint64_t state;
} Random;

static unsigned pick(Random *random, unsigned count) {
  random->state = random->state * 6364136223846793005u + 1442695040888963407u;
  return (unsigned)((random->state >> 33) % count);
}

/// What is done to an operation named `a.KIND`, after which it is a `b.KIND` or
/// gone.
typedef bool Change(Fixture *fixture, Operation *op, const Adaptor *adaptor,
                    ConversionRewriter *rw);

static bool finish(Fixture *fixture, Operation *op, const Adaptor *adaptor,
                   ConversionRewriter *rw, uint32_t width) {
  const Type *type = integer(fixture, width);
  Operation *made = builder_create_op(
      &rw->rewriter.builder, named_op(fixture, "b.new"), op->loc, adaptor->flat,
      adaptor->num_flat, op->num_results ? type : NULL, NULL);
  Value *value = op->num_results ? op_result(made, 0) : NULL;
  rewriter_replace_op(&rw->rewriter, op, &value);
  return true;
}

static bool rename(Fixture *fixture, Operation *op, const Adaptor *adaptor,
                   ConversionRewriter *rw) {
  return finish(fixture, op, adaptor, rw, 8);
}

static bool retype(Fixture *fixture, Operation *op, const Adaptor *adaptor,
                   ConversionRewriter *rw) {
  return finish(fixture, op, adaptor, rw, 9);
}

static bool forward(Fixture *fixture, Operation *op, const Adaptor *adaptor,
                    ConversionRewriter *rw) {
  (void)fixture;
  if (adaptor->num_flat != 1)
    return false;
  rewriter_replace_op(&rw->rewriter, op, adaptor->flat);
  return true;
}

static bool split(Fixture *fixture, Operation *op, const Adaptor *adaptor,
                  ConversionRewriter *rw) {
  Block *block = op->block;
  Block *rest = rewriter_split_block(&rw->rewriter, block, op);
  if (op->id % 2)
    rewriter_merge_blocks(&rw->rewriter, rest, block, NULL);
  builder_set_before(&rw->rewriter.builder, op);
  return finish(fixture, op, adaptor, rw, 8);
}

static bool move(Fixture *fixture, Operation *op, const Adaptor *adaptor,
                 ConversionRewriter *rw) {
  if (op->prev)
    rewriter_move_op_before(&rw->rewriter, op, op->prev);
  builder_set_before(&rw->rewriter.builder, op);
  return finish(fixture, op, adaptor, rw, 8);
}

static bool modify(Fixture *fixture, Operation *op, const Adaptor *adaptor,
                   ConversionRewriter *rw) {
  (void)adaptor;
  rewriter_start_modify(&rw->rewriter, op);
  op_set_attr(&fixture->ctx, op, STR("ok"), unit_attr_get(&fixture->ctx));
  op_set_operands(&fixture->ctx, op, NULL, 0);
  rewriter_finalize_modify(&rw->rewriter, op);
  return true;
}

static bool value(Fixture *fixture, Operation *op, const Adaptor *adaptor,
                  ConversionRewriter *rw) {
  if (op->num_operands)
    rewriter_replace_all_uses_with(&rw->rewriter, op_operand(op, 0),
                                   op_result(fixture->body->first, 0));
  return finish(fixture, op, adaptor, rw, 8);
}

static bool inline_blocks(Fixture *fixture, Operation *op,
                          const Adaptor *adaptor, ConversionRewriter *rw) {
  Block *inner = op_region(op, 0)->first;
  Value *argument = op_result(fixture->body->first, 0);
  rewriter_inline_block_before(&rw->rewriter, inner, op->block, op, &argument);
  builder_set_before(&rw->rewriter.builder, op);
  return finish(fixture, op, adaptor, rw, 8);
}

static bool inline_region(Fixture *fixture, Operation *op,
                          const Adaptor *adaptor, ConversionRewriter *rw) {
  rewriter_inline_region_before(&rw->rewriter, op_region(op, 0),
                                op->block->parent, op->block->next);
  return finish(fixture, op, adaptor, rw, 8);
}

static bool convert_types(Fixture *fixture, Operation *op,
                          const Adaptor *adaptor, ConversionRewriter *rw) {
  if (!conversion_convert_region_types(rw, op_region(op, 0),
                                       &fixture->converter, NULL))
    return false;
  return modify(fixture, op, adaptor, rw);
}

static bool erase_block(Fixture *fixture, Operation *op, const Adaptor *adaptor,
                        ConversionRewriter *rw) {
  rewriter_erase_block(&rw->rewriter, op_region(op, 0)->last);
  rewriter_create_block(&rw->rewriter, op_region(op, 0),
                        op_region(op, 0)->first, NULL, NULL, 0);
  return modify(fixture, op, adaptor, rw);
}

static bool erase(Fixture *fixture, Operation *op, const Adaptor *adaptor,
                  ConversionRewriter *rw) {
  (void)fixture, (void)adaptor;
  rewriter_erase_op(&rw->rewriter, op);
  return true;
}

typedef struct Kind {
  const char *name;
  Change *change;
  bool has_region;
} Kind;

static const Kind kinds[] = {
    {"a.rename", rename, false},
    {"a.retype", retype, false},
    {"a.forward", forward, false},
    {"a.split", split, false},
    {"a.move", move, false},
    {"a.modify", modify, false},
    {"a.value", value, false},
    {"a.erase", erase, true},
    {"a.inline_blocks", inline_blocks, true},
    {"a.inline_region", inline_region, true},
    {"a.convert_types", convert_types, true},
    {"a.erase_block", erase_block, true},
};

typedef struct KindOf {
  Fixture *fixture;
  const Kind *kind;
} KindOf;

static bool run_kind(const RewritePattern *self, Operation *op,
                     const Adaptor *adaptor, ConversionRewriter *rw) {
  const KindOf *kind = self->user;
  return kind->kind->change(kind->fixture, op, adaptor, rw);
}

/// Fills `block` with a few operations that take values of it.
static void fill(Fixture *fixture, Random *random, Block *block,
                 unsigned depth) {
  const Type *i8 = integer(fixture, 8);
  ValueVector values = {0};
  VECTOR_PUSH(&values, op_result(fixture->body->first, 0));
  for (unsigned i = 0; i < block->num_arguments; i++)
    VECTOR_PUSH(&values, block_argument(block, i));
  unsigned count = 1 + pick(random, 6);
  for (unsigned i = 0; i < count; i++) {
    const Kind *kind = &kinds[pick(random, ARRAY_LENGTH(kinds))];
    if (kind->has_region && depth == 3)
      continue;
    Value *operand = values.data[pick(random, (unsigned)values.size)];
    bool is_unknown = pick(random, 5) == 0;
    Operation *op =
        make(fixture, is_unknown ? "u.unknown" : kind->name, &operand,
             pick(random, 4) != 0, &i8, 1, kind->has_region);
    block_append_op(block, op);
    VECTOR_PUSH(&values, op_result(op, 0));
    for (unsigned k = 0; kind->has_region && k < 1 + pick(random, 2); k++) {
      Block *inner = block_create(&fixture->ctx);
      region_append_block(op_region(op, 0), inner);
      block_add_argument(&fixture->ctx, inner, i8, location_unknown());
      fill(fixture, random, inner, depth + 1);
    }
  }
  VECTOR_FREE(&values);
}

static LegalityAction is_ok(const Operation *op, const void *user) {
  (void)user;
  return op_attr(op, STR("ok")) ? LEGALITY_LEGAL : LEGALITY_ILLEGAL;
}

static TypeConversionResult widen(const TypeConverter *converter, Context *ctx,
                                  const Type *type, TypeVector *results,
                                  const void *user) {
  (void)converter, (void)user;
  for (unsigned i = 0; i < type_bit_width(type) % 3; i++)
    VECTOR_PUSH(results, integer_type_get(ctx, type_bit_width(type) + 1));
  return TYPE_CONVERTED;
}

static void add_kinds(Fixture *fixture, KindOf *kind_of) {
  for (size_t i = 0; i < ARRAY_LENGTH(kinds); i++) {
    kind_of[i] = (KindOf){fixture, &kinds[i]};
    RewritePattern pattern = {.name = kinds[i].name,
                              .root = named_op(fixture, kinds[i].name),
                              .benefit = 1,
                              .convert = run_kind};
    pattern_set_add(&fixture->patterns, &pattern, 1, NULL, &kind_of[i]);
    conversion_target_add_dynamic_op(&fixture->target, pattern.root, is_ok,
                                     NULL);
  }
  legal(fixture, "b.new");
  legal(fixture, "x.def");
  type_converter_add_conversion(&fixture->converter, widen, NULL);
}

enum { NUM_SEEDS = 600 };

/// How many failed, of which `*num_casts` because of a cast at the very end.
static unsigned run_seed(uint64_t seed, unsigned *num_casts) {
  Fixture fixture;
  fixture_init(&fixture);
  Random random = {seed};
  KindOf kind_of[ARRAY_LENGTH(kinds)];
  add_kinds(&fixture, kind_of);
  add(&fixture, fixture.body, "x.def", NULL, integer(&fixture, 8));
  fill(&fixture, &random, fixture.body, 0);
  // Every other one can only fail when all is committed.
  if (seed % 2) {
    add(&fixture, fixture.body, "z.illegal", NULL, NULL);
    illegal(&fixture, "z.illegal");
  }
  Stream before = print(&fixture);
  bool converted = convert(&fixture, CONVERSION_PARTIAL);
  if (!converted) {
    Stream after = print(&fixture);
    assert_string_equal(before.data, after.data);
    stream_free(&after);
    StringRef error = stream_view(&fixture.ctx.diags.first->text);
    *num_casts += string_ref_starts_with(
        error, STR("failed to legalize unresolved materialization"));
    FOR_EACH_OP_PREORDER(op, fixture.root)
      assert_int_equal(op->flags & OP_MARKS, 0);
  }
  stream_free(&before);
  fixture_free(&fixture);
  return !converted;
}

/// R14, R89, R95, R132.
static void failed_conversions_leave_the_ir(void **state) {
  (void)state;
  unsigned num_failed = 0, num_casts = 0;
  for (uint64_t seed = 1; seed <= NUM_SEEDS; seed++)
    num_failed += run_seed(seed, &num_casts);
  assert_true(num_failed >= NUM_SEEDS / 2);
  assert_true(num_casts > NUM_SEEDS / 20);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(failed_conversions_leave_the_ir),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

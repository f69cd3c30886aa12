// SPDX-License-Identifier: Apache-2.0
// Dominance: trees against a slow definition on random graphs, large graphs of
// bad shapes, and the verifier's use of it.
#include "ir_fixture.h"

#include <string.h>

#include "ir/erase.h"
#include "ir/verify/dominance.h"
#include "ir/verify/verifier.h"

enum { MAX_BLOCKS = 12 };

typedef struct Graph {
  Operation *root;
  Block *blocks[MAX_BLOCKS];
  unsigned count;
} Graph;

static uint32_t next_random(uint32_t *seed) {
  *seed = *seed * 1664525u + 1013904223u;
  return *seed >> 16;
}

static Graph make_random_graph(Context *ctx, uint32_t *seed) {
  Graph graph = {.count = 2 + next_random(seed) % (MAX_BLOCKS - 2)};
  graph.root = make_op(ctx, NULL, &fixture_isolated, (Shape){0, 1}, NULL, 0);
  for (unsigned i = 0; i < graph.count; i++)
    graph.blocks[i] = make_block(ctx, graph.root);
  for (unsigned i = 0; i < graph.count; i++) {
    Block *successors[3];
    unsigned count = next_random(seed) % 4;
    for (unsigned j = 0; j < count; j++)
      successors[j] = graph.blocks[1 + next_random(seed) % (graph.count - 1)];
    make_branch(ctx, graph.blocks[i], successors, count);
  }
  return graph;
}

/// Marks what can be reached from the entry without going through `without`.
static void mark_reachable(const Graph *graph, const Block *without,
                           bool *marks) {
  memset(marks, 0, MAX_BLOCKS);
  marks[0] = graph->blocks[0] != without;
  for (unsigned round = 0; round < graph->count; round++)
    for (unsigned i = 0; i < graph->count; i++) {
      const Operation *last = graph->blocks[i]->last;
      for (uint32_t j = 0; marks[i] && j < last->num_successors; j++)
        for (unsigned k = 0; k < graph->count; k++)
          if (graph->blocks[k] == op_successor(last, j) &&
              graph->blocks[k] != without)
            marks[k] = true;
    }
}

static void trees_agree_with_the_definition(void **state) {
  (void)state;
  Context ctx;
  context_init(&ctx);
  uint32_t seed = 1;
  for (unsigned round = 0; round < 2000; round++) {
    Graph graph = make_random_graph(&ctx, &seed);
    DominanceInfo info = {0};
    bool reachable[MAX_BLOCKS];
    mark_reachable(&graph, NULL, reachable);
    for (unsigned i = 0; i < graph.count; i++) {
      bool without[MAX_BLOCKS];
      mark_reachable(&graph, graph.blocks[i], without);
      assert_int_equal(dominance_is_reachable(&info, graph.blocks[i]),
                       reachable[i]);
      for (unsigned j = 0; j < graph.count; j++) {
        bool expected =
            i == j || !reachable[j] || (reachable[i] && !without[j]);
        assert_int_equal(
            dominance_block_dominates(&info, graph.blocks[i], graph.blocks[j]),
            expected);
      }
    }
    dominance_free(&info);
    op_erase(&ctx, graph.root);
  }
  context_free(&ctx);
}

enum { MANY = 100000 };

/// A chain of blocks, each of which may also leave to the last one.
static Operation *make_ladder(Context *ctx, bool leaves) {
  Operation *root =
      make_op(ctx, NULL, &fixture_isolated, (Shape){0, 1}, NULL, 0);
  Block *block = make_block(ctx, root);
  Block *exit = block_create(ctx);
  for (unsigned i = 0; i < MANY; i++) {
    Block *next = make_block(ctx, root);
    make_branch(ctx, block, (Block *[]){next, exit}, leaves ? 2 : 1);
    block = next;
  }
  make_branch(ctx, block, &exit, 1);
  region_append_block(op_region(root, 0), exit);
  make_branch(ctx, exit, NULL, 0);
  return root;
}

static void long_chains_and_wide_joins_are_fast(void **state) {
  (void)state;
  Context ctx;
  context_init(&ctx);
  for (int leaves = 0; leaves < 2; leaves++) {
    Operation *root = make_ladder(&ctx, leaves);
    Region *region = op_region(root, 0);
    DominanceInfo info = {0};
    assert_true(dominance_block_dominates(&info, region->first, region->last));
    assert_int_equal(
        dominance_block_dominates(&info, region->first->next, region->last),
        !leaves);
    assert_true(dominance_block_dominates(&info, region->first->next,
                                          region->last->prev));
    assert_false(dominance_block_dominates(&info, region->last->prev,
                                           region->first->next));
    dominance_free(&info);
    assert_true(op_verify(&ctx, root));
    op_erase(&ctx, root);
  }
  context_free(&ctx);
}

static void values_reach_into_regions(void **state) {
  (void)state;
  Context ctx;
  context_init(&ctx);
  Operation *root = make_op(&ctx, NULL, &fixture_any, (Shape){0, 1}, NULL, 0);
  Block *block = make_block(&ctx, root);
  Operation *def = make_op(&ctx, block, &fixture_any, (Shape){1, 0}, NULL, 0);
  Operation *around =
      make_op(&ctx, block, &fixture_any, (Shape){1, 1}, NULL, 0);
  Operation *user = make_op(&ctx, make_block(&ctx, around), &fixture_any,
                            (Shape){1, 0}, NULL, 0);
  Operation *later = make_op(&ctx, block, &fixture_any, (Shape){1, 0}, NULL, 0);
  DominanceInfo info = {0};
  assert_true(dominance_value_dominates(&info, op_result(def, 0), user));
  assert_false(dominance_value_dominates(&info, op_result(later, 0), user));
  assert_false(dominance_value_dominates(&info, op_result(around, 0), user));
  assert_false(dominance_value_dominates(&info, op_result(user, 0), later));
  assert_false(dominance_value_dominates(&info, op_result(def, 0), def));
  dominance_free(&info);
  op_erase(&ctx, root);
  context_free(&ctx);
}

static void order_does_not_count_in_graph_regions(void **state) {
  (void)state;
  Context ctx;
  context_init(&ctx);
  Operation *root =
      make_op(&ctx, NULL, &fixture_module, (Shape){0, 1}, NULL, 0);
  Block *block = make_block(&ctx, root);
  Operation *user = make_op(&ctx, block, &fixture_any, (Shape){1, 0}, NULL, 0);
  Operation *def = make_op(&ctx, block, &fixture_any, (Shape){1, 0}, NULL, 0);
  DominanceInfo info = {0};
  assert_true(dominance_value_dominates(&info, op_result(def, 0), user));
  assert_true(dominance_value_dominates(&info, op_result(def, 0), def));
  dominance_free(&info);
  op_erase(&ctx, root);
  context_free(&ctx);
}

static void isolated_regions_use_nothing_outside(void **state) {
  (void)state;
  Context ctx;
  context_init(&ctx);
  Operation *root = make_op(&ctx, NULL, &fixture_any, (Shape){0, 1}, NULL, 0);
  Block *block = make_block(&ctx, root);
  Operation *def = make_op(&ctx, block, &fixture_any, (Shape){1, 0}, NULL, 0);
  Value *value = op_result(def, 0);
  Operation *isolated =
      make_op(&ctx, block, &fixture_module, (Shape){0, 1}, NULL, 0);
  Operation *inner = make_op(&ctx, make_block(&ctx, isolated), &fixture_any,
                             (Shape){0, 1}, NULL, 0);
  make_op(&ctx, make_block(&ctx, inner), &fixture_any, (Shape){0}, &value, 1);
  assert_false(op_verify(&ctx, root));
  assert_int_equal(ctx.diags.num_errors, 1);
  assert_true(string_ref_equals(
      stream_view(&ctx.diags.first->text),
      STR("'t.any' op using value defined outside the region")));
  assert_true(
      string_ref_equals(stream_view(&ctx.diags.first->last_note->text),
                        STR("required by region isolation constraints")));
  op_erase(&ctx, root);
  context_free(&ctx);
}

/// Uses from the outermost value at every depth, and isolated nests: both
/// linear, neither recursive.
static void deep_nests_are_verified(void **state) {
  (void)state;
  Context ctx;
  context_init(&ctx);
  const OpDef *defs[] = {&fixture_any, &fixture_module};
  for (unsigned kind = 0; kind < 2; kind++) {
    Operation *root = make_op(&ctx, NULL, defs[kind], (Shape){0, 1}, NULL, 0);
    Block *block = make_block(&ctx, root);
    Operation *def = make_op(&ctx, block, &fixture_any, (Shape){1, 0}, NULL, 0);
    Value *outermost = op_result(def, 0);
    for (unsigned i = 0; i < 1000000; i++) {
      Operation *op = make_op(&ctx, block, defs[kind], (Shape){0, 1},
                              &outermost, kind == 0);
      block = make_block(&ctx, op);
    }
    assert_true(op_verify(&ctx, root));
    op_erase(&ctx, root);
  }
  context_free(&ctx);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(trees_agree_with_the_definition),
      cmocka_unit_test(long_chains_and_wide_joins_are_fast),
      cmocka_unit_test(values_reach_into_regions),
      cmocka_unit_test(order_does_not_count_in_graph_regions),
      cmocka_unit_test(isolated_regions_use_nothing_outside),
      cmocka_unit_test(deep_nests_are_verified),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

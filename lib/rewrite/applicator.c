// SPDX-License-Identifier: Apache-2.0
// Builds each list from the patterns with that root and the rootless ones.
#include "rewrite/applicator.h"

void applicator_init(PatternApplicator *applicator,
                     const FrozenPatternSet *patterns) {
  *applicator = (PatternApplicator){.patterns = patterns};
  arena_init(&applicator->arena);
}

void applicator_free(PatternApplicator *applicator) {
  ptr_map_free(&applicator->lists);
  arena_free(&applicator->arena);
}

static bool pattern_fits(const RewritePattern *pattern, const OpDef *def) {
  return pattern->run &&
         (!pattern->root_trait || (def->traits & pattern->root_trait));
}

static void append_fitting(PatternList *list, const PatternList *from,
                           const OpDef *def) {
  for (size_t i = 0; from && i < from->size; i++)
    if (pattern_fits(from->patterns[i], def))
      list->patterns[list->size++] = from->patterns[i];
}

/// Sorts stably by falling benefit. It is a counting sort.
static void sort_by_benefit(PatternList *list) {
  enum { NUM_BENEFITS = UINT16_MAX + 1 };
  bool is_sorted = true;
  for (size_t i = 1; i < list->size; i++)
    is_sorted &= list->patterns[i - 1]->benefit >= list->patterns[i]->benefit;
  if (is_sorted)
    return;
  uint32_t *first = mem_alloc((NUM_BENEFITS + 1) * sizeof *first);
  const RewritePattern **sorted = mem_alloc(list->size * sizeof *sorted);
  memset(first, 0, (NUM_BENEFITS + 1) * sizeof *first);
  for (size_t i = 0; i < list->size; i++)
    first[UINT16_MAX - list->patterns[i]->benefit + 1]++;
  for (size_t i = 1; i <= NUM_BENEFITS; i++)
    first[i] += first[i - 1];
  for (size_t i = 0; i < list->size; i++)
    sorted[first[UINT16_MAX - list->patterns[i]->benefit]++] =
        list->patterns[i];
  memcpy(list->patterns, sorted, list->size * sizeof *sorted);
  mem_free(sorted);
  mem_free(first);
}

static PatternList *list_create(PatternApplicator *applicator,
                                const OpDef *def) {
  const PatternList *own = frozen_pattern_set_for(applicator->patterns, def);
  const PatternList *any = applicator->patterns->any;
  size_t capacity = (own ? own->size : 0) + (any ? any->size : 0);
  PatternList *list = arena_alloc(
      &applicator->arena, sizeof *list + capacity * sizeof list->patterns[0]);
  list->size = 0;
  append_fitting(list, own, def);
  append_fitting(list, any, def);
  assert(list->size <= capacity);
  sort_by_benefit(list);
  return list;
}

const PatternList *applicator_list_slow(PatternApplicator *applicator,
                                        const OpDef *def) {
  void **slot = ptr_map_slot(&applicator->lists, def);
  if (!*slot)
    *slot = list_create(applicator, def);
  *applicator_recent(applicator, def) = (struct RecentList){def, *slot};
  return *slot;
}

bool applicator_run(const RewritePattern *pattern, Operation *op,
                    Rewriter *rw) {
  Context *ctx = rw->builder.ctx;
  if (__builtin_expect(!ctx->actions, 1))
    return pattern->run(pattern, op, rw);
  Action action = pattern_action(pattern, op);
  if (!action_begin(ctx, &action))
    return false;
  action.applied = pattern->run(pattern, op, rw);
  action_end(ctx, &action);
  return action.applied;
}

void applicator_trace_try(const Context *ctx, const RewritePattern *pattern) {
  if (trace_is_enabled(&ctx->trace, TRACE_PATTERN_APPLICATION))
    stream_format(ctx->trace.out, "Trying to match \"%s\"\n",
                  pattern->name ? pattern->name : "");
}

void applicator_trace_result(const Context *ctx, const RewritePattern *pattern,
                             bool applied) {
  if (trace_is_enabled(&ctx->trace, TRACE_PATTERN_APPLICATION))
    stream_format(ctx->trace.out, "\"%s\" result %d\n",
                  pattern->name ? pattern->name : "", applied);
}

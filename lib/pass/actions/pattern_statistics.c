// SPDX-License-Identifier: Apache-2.0
#include "pass/actions/pattern_statistics.h"

#include <stdlib.h>
#include <string.h>

#include "pass/timing.h"
#include "support/memory.h"

static PatternStatistics *statistics_of(ActionHandler *handler) {
  return (PatternStatistics *)(void *)handler;
}

static uint32_t pass_index(PatternStatistics *statistics, const char *name) {
  void **slot =
      string_map_slot(&statistics->pass_indices, string_ref_from_cstr(name));
  if (!*slot) {
    VECTOR_PUSH(&statistics->passes, name);
    *slot = (void *)(uintptr_t)statistics->passes.size;
  }
  return (uint32_t)(uintptr_t)*slot - 1;
}

/// The row of a pattern in the pass that runs. Names live as long as the
/// patterns, so their addresses tell them apart.
static PatternRow *find_row(PatternStatistics *statistics, const char *name) {
  uint64_t key = hash_pointer(statistics->pass + 1, name) | 2;
  while (true) {
    void **slot = ptr_map_slot_wide(&statistics->by_name, key);
    PatternRow *row = *slot;
    const char *pass = statistics->passes.size
                           ? statistics->passes.data[statistics->pass]
                           : "";
    if (row && (row->name != name || row->pass != pass)) {
      key += 4; // Another row has this hash.
      continue;
    }
    if (row)
      return row;
    row = mem_alloc(sizeof *row);
    *row = (PatternRow){.pass = pass, .name = name};
    *slot = row;
    VECTOR_PUSH(&statistics->rows, row);
    return row;
  }
}

static bool before(ActionHandler *self, Context *ctx, const Action *action) {
  (void)ctx;
  PatternStatistics *statistics = statistics_of(self);
  OpenAction open = {.kind = action->kind, .outer_pass = statistics->pass};
  if (action->kind == ACTION_PASS_EXECUTION)
    statistics->pass = pass_index(statistics, action->name);
  if (action->kind == ACTION_APPLY_PATTERN || action->kind == ACTION_FOLD)
    open.row = find_row(statistics, action->name);
  open.start = timing_now();
  VECTOR_PUSH(&statistics->open, open);
  return true;
}

static void after(ActionHandler *self, Context *ctx, const Action *action) {
  (void)ctx;
  PatternStatistics *statistics = statistics_of(self);
  OpenAction open = VECTOR_POP(&statistics->open);
  statistics->pass = open.outer_pass;
  if (!open.row)
    return;
  open.row->num_tried++;
  open.row->num_applied += action->applied;
  open.row->seconds += timing_now() - open.start;
}

static void failed(ActionHandler *self, const Operation *op,
                   const char *reason) {
  (void)op;
  PatternStatistics *statistics = statistics_of(self);
  if (!statistics->open.size || !VECTOR_LAST(&statistics->open).row)
    return;
  PatternRow *row = VECTOR_LAST(&statistics->open).row;
  for (size_t i = 0; i < row->reasons.size; i++)
    if (!strcmp(row->reasons.data[i].text, reason)) {
      row->reasons.data[i].count++;
      return;
    }
  VECTOR_PUSH(&row->reasons, ((FailureReason){reason, 1}));
}

void pattern_statistics_init(PatternStatistics *statistics) {
  *statistics = (PatternStatistics){.base = {.before = before,
                                             .after = after,
                                             .failed = failed,
                                             .wants_folds = true}};
}

static int compare_rows(const void *lhs, const void *rhs) {
  const PatternRow *a = *(PatternRow *const *)lhs;
  const PatternRow *b = *(PatternRow *const *)rhs;
  if (a->seconds != b->seconds)
    return a->seconds < b->seconds ? 1 : -1;
  return strcmp(a->name ? a->name : "", b->name ? b->name : "");
}

static void print_row(Stream *out, const PatternRow *row) {
  enum { TIME_WIDTH = 20 };
  stream_cstr(out, "  ");
  stream_fixed(out, row->seconds * 1e6, TIME_WIDTH, 1);
  stream_format(
      out, "  %13llu  %13llu  %s\n", (unsigned long long)row->num_tried,
      (unsigned long long)row->num_applied, row->name ? row->name : "(folds)");
  for (size_t i = 0; i < row->reasons.size; i++) {
    const FailureReason *reason = &row->reasons.data[i];
    stream_format(out, "  %35llu times: %s\n",
                  (unsigned long long)reason->count, reason->text);
  }
}

void pattern_statistics_print(PatternStatistics *statistics, Stream *out) {
  report_title(out, "... Pattern statistics report ...");
  if (statistics->rows.size)
    qsort(statistics->rows.data, statistics->rows.size,
          sizeof *statistics->rows.data, compare_rows);
  for (size_t i = 0; i < statistics->passes.size; i++) {
    const char *pass = statistics->passes.data[i];
    bool has_title = false;
    for (size_t k = 0; k < statistics->rows.size; k++) {
      if (statistics->rows.data[k]->pass != pass)
        continue;
      if (!has_title)
        stream_format(out,
                      "%s\n  ----Microseconds----  ----Tried----  "
                      "---Applied---  ----Name----\n",
                      pass);
      has_title = true;
      print_row(out, statistics->rows.data[k]);
    }
  }
  stream_char(out, '\n');
}

void pattern_statistics_free(PatternStatistics *statistics) {
  for (size_t i = 0; i < statistics->rows.size; i++) {
    VECTOR_FREE(&statistics->rows.data[i]->reasons);
    mem_free(statistics->rows.data[i]);
  }
  VECTOR_FREE(&statistics->rows);
  VECTOR_FREE(&statistics->passes);
  VECTOR_FREE(&statistics->open);
  string_map_free(&statistics->pass_indices);
  ptr_map_free(&statistics->by_name);
}

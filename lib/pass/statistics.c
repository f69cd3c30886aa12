// SPDX-License-Identifier: Apache-2.0
// -mlir-pass-statistics. A Context collects the counts of the pass that runs;
// afterwards they are added to those of its step.
#include "pass/statistics.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t *counts_of(PassStatistics *statistics,
                           const PipelineStep *step) {
  void **slot = ptr_map_slot(&statistics->counts, step);
  if (!*slot)
    *slot = arena_alloc_zero(&statistics->arena,
                             step->pass->num_statistics * sizeof(uint64_t));
  return *slot;
}

/// Adds what `pass` has counted once more to `counts`.
static void add_counts(const PassDef *pass, uint64_t *counts,
                       const uint64_t *more) {
  for (size_t i = 0; i < pass->num_statistics; i++)
    if (!pass->statistics[i].is_maximum)
      counts[i] += more[i];
    else if (counts[i] < more[i])
      counts[i] = more[i];
}

static bool does_count(const PipelineStep *step) {
  return step->pass && step->pass->num_statistics;
}

/// A pass's counts. Passes may run passes, so the outer pass's counts are kept.
typedef struct Counting {
  uint64_t *outer;
  uint64_t counts[];
} Counting;

static uint64_t before_step(PassInstrumentation *self, Context *ctx,
                            const PipelineStep *step, Operation *op) {
  (void)self;
  (void)op;
  if (!does_count(step))
    return 0;
  size_t size = sizeof(Counting) + step->pass->num_statistics * 8;
  Counting *counting = mem_alloc(size);
  memset(counting, 0, size);
  counting->outer = ctx->statistics;
  ctx->statistics = counting->counts;
  return (uintptr_t)counting;
}

static void after_step(PassInstrumentation *self, Context *ctx,
                       const PipelineStep *step, Operation *op, uint64_t token,
                       bool ok) {
  (void)op;
  (void)ok;
  if (!does_count(step))
    return;
  PassStatistics *statistics = (PassStatistics *)(void *)self;
  Counting *counting = (Counting *)(uintptr_t)token;
  ctx->statistics = counting->outer;
  pthread_mutex_lock(&statistics->mutex);
  add_counts(step->pass, counts_of(statistics, step), counting->counts);
  pthread_mutex_unlock(&statistics->mutex);
  mem_free(counting);
}

void pass_statistics_init(PassStatistics *statistics) {
  *statistics = (PassStatistics){.base = {before_step, after_step}};
  pthread_mutex_init(&statistics->mutex, NULL);
  arena_init(&statistics->arena);
}

void pass_statistics_free(PassStatistics *statistics) {
  pthread_mutex_destroy(&statistics->mutex);
  ptr_map_free(&statistics->counts);
  arena_free(&statistics->arena);
}

void report_title(Stream *out, const char *title) {
  enum { WIDTH = 80, RULE = 73 };
  for (unsigned line = 0; line < 3; line++) {
    if (line == 1) {
      stream_fill(out, ' ', (WIDTH - strlen(title)) / 2);
      stream_cstr(out, title);
    } else {
      stream_cstr(out, "===");
      stream_fill(out, '-', RULE);
      stream_cstr(out, "===");
    }
    stream_char(out, '\n');
  }
}

//===- Passes and what they counted ---------------------------------------===//

static void print_entry(Stream *out, size_t indent, const PassDef *pass,
                        const uint64_t *counts) {
  stream_fill(out, ' ', indent);
  stream_cstr(out, pass_name(pass));
  stream_char(out, '\n');
  int name_width = 0, value_width = 0;
  for (size_t i = 0; i < pass->num_statistics; i++) {
    int name = (int)strlen(pass->statistics[i].name);
    int value = snprintf(NULL, 0, "%llu", (unsigned long long)counts[i]);
    name_width = name > name_width ? name : name_width;
    value_width = value > value_width ? value : value_width;
  }
  for (size_t i = 0; i < pass->num_statistics; i++) {
    const PassStatistic *statistic = &pass->statistics[i];
    stream_fill(out, ' ', indent + 2);
    stream_format(out, "(S) %*llu %-*s - %s\n", value_width,
                  (unsigned long long)counts[i], name_width, statistic->name,
                  statistic->help);
  }
}

/// Recursion goes as deep as pipelines nest.
static void print_steps(const PassStatistics *statistics,
                        const Pipeline *pipeline, size_t indent, Stream *out) {
  for (size_t i = 0; i < pipeline->num_steps; i++) {
    const PipelineStep *step = &pipeline->steps[i];
    if (step->pass) {
      static const uint64_t none[16] = {0};
      const uint64_t *counts = ptr_map_get(&statistics->counts, step);
      assert(step->pass->num_statistics <= ARRAY_LENGTH(none));
      print_entry(out, indent, step->pass, counts ? counts : none);
      continue;
    }
    stream_fill(out, ' ', indent);
    stream_format(out, "'%.*s' Pipeline\n", STR_ARGS(step->nested->anchor));
    print_steps(statistics, step->nested, indent + 2, out);
  }
}

/// A pass of the list, with the counts of all its steps.
typedef struct PassTotal {
  const PassDef *pass;
  uint64_t counts[16];
} PassTotal;

typedef VECTOR(PassTotal) PassTotals;

static void collect_totals(const PassStatistics *statistics,
                           const Pipeline *pipeline, PassTotals *totals) {
  for (size_t i = 0; i < pipeline->num_steps; i++) {
    const PipelineStep *step = &pipeline->steps[i];
    if (step->nested) {
      collect_totals(statistics, step->nested, totals);
      continue;
    }
    size_t at = 0;
    while (at < totals->size && totals->data[at].pass != step->pass)
      at++;
    if (at == totals->size)
      VECTOR_PUSH(totals, (PassTotal){.pass = step->pass});
    const uint64_t *counts = ptr_map_get(&statistics->counts, step);
    if (counts)
      add_counts(step->pass, totals->data[at].counts, counts);
  }
}

static int compare_names(const void *lhs, const void *rhs) {
  return strcmp(pass_name(((const PassTotal *)lhs)->pass),
                pass_name(((const PassTotal *)rhs)->pass));
}

static void print_list(const PassStatistics *statistics,
                       const Pipeline *pipeline, Stream *out) {
  PassTotals totals = {0};
  collect_totals(statistics, pipeline, &totals);
  if (totals.size)
    qsort(totals.data, totals.size, sizeof *totals.data, compare_names);
  for (size_t i = 0; i < totals.size; i++)
    print_entry(out, 0, totals.data[i].pass, totals.data[i].counts);
  VECTOR_FREE(&totals);
}

void pass_statistics_print(const PassStatistics *statistics,
                           const Pipeline *pipeline, ReportStyle style,
                           Stream *out) {
  report_title(out, "... Pass statistics report ...");
  if (style == REPORT_LIST)
    print_list(statistics, pipeline, out);
  else
    print_steps(statistics, pipeline, 0, out);
  stream_char(out, '\n');
}

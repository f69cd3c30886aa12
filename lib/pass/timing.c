// SPDX-License-Identifier: Apache-2.0
// The timing reports of -mlir-timing.
#include "pass/timing.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

double timing_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/// Returns the time, as bits in the token.
static uint64_t before_step(PassInstrumentation *self, Context *ctx,
                            const PipelineStep *step, Operation *op) {
  (void)self;
  (void)ctx;
  (void)step;
  (void)op;
  double now = timing_now();
  uint64_t token;
  memcpy(&token, &now, sizeof token);
  return token;
}

static void after_step(PassInstrumentation *self, Context *ctx,
                       const PipelineStep *step, Operation *op, uint64_t token,
                       bool ok) {
  (void)ctx;
  (void)op;
  (void)ok;
  PassTiming *timing = (PassTiming *)(void *)self;
  double begin;
  memcpy(&begin, &token, sizeof begin);
  double seconds = timing_now() - begin;
  pthread_mutex_lock(&timing->mutex);
  void **slot = ptr_map_slot(&timing->steps, step);
  if (!*slot)
    *slot = arena_alloc_zero(&timing->arena, sizeof(double));
  *(double *)*slot += seconds;
  pthread_mutex_unlock(&timing->mutex);
}

void pass_timing_init(PassTiming *timing) {
  *timing = (PassTiming){.base = {before_step, after_step}};
  pthread_mutex_init(&timing->mutex, NULL);
  arena_init(&timing->arena);
  timing->start = timing_now();
}

void pass_timing_free(PassTiming *timing) {
  pthread_mutex_destroy(&timing->mutex);
  ptr_map_free(&timing->steps);
  arena_free(&timing->arena);
}

//===- The report ---------------------------------------------------------===//

typedef struct TimingLine {
  char name[96];
  double seconds;
  unsigned depth;
} TimingLine;

typedef VECTOR(TimingLine) TimingLines;

__attribute__((format(printf, 4, 5))) static void
add_line(TimingLines *lines, unsigned depth, double seconds, const char *format,
         ...) {
  TimingLine line = {.seconds = seconds, .depth = depth};
  va_list args;
  va_start(args, format);
  vsnprintf(line.name, sizeof line.name, format, args);
  va_end(args);
  VECTOR_PUSH(lines, line);
}

/// Recursion goes as deep as pipelines nest.
static void add_steps(const PassTiming *timing, const Pipeline *pipeline,
                      unsigned depth, TimingLines *lines) {
  for (size_t i = 0; i < pipeline->num_steps; i++) {
    const PipelineStep *step = &pipeline->steps[i];
    const double *seconds = ptr_map_get(&timing->steps, step);
    if (!seconds)
      continue; // It was never reached.
    if (step->pass) {
      add_line(lines, depth, *seconds, "%s", pass_name(step->pass));
    } else {
      add_line(lines, depth, *seconds, "'%.*s' Pipeline",
               STR_ARGS(step->nested->anchor));
      add_steps(timing, step->nested, depth + 1, lines);
    }
  }
}

static double percentage(const TimingLine *line, double total) {
  return total > 0 ? 100 * line->seconds / total : 0;
}

static void print_line(Stream *out, const TimingLine *line, double total) {
  enum { WIDTH = 20 }; // The width of the column's title.
  stream_cstr(out, "  ");
  stream_fixed(out, line->seconds * 1e6, WIDTH, 1);
  stream_cstr(out, "  ");
  stream_fixed(out, line->seconds, 8, 4);
  stream_cstr(out, " (");
  stream_fixed(out, percentage(line, total), 5, 1);
  stream_cstr(out, "%)  ");
  stream_fill(out, ' ', 2 * line->depth);
  stream_cstr(out, line->name);
  stream_char(out, '\n');
}

static int compare_seconds(const void *lhs, const void *rhs) {
  double a = ((const TimingLine *)lhs)->seconds;
  double b = ((const TimingLine *)rhs)->seconds;
  return (a < b) - (a > b);
}

/// Merges the lines of each name into one, and sorts them, longest first.
static void make_list(TimingLines *lines, double total) {
  size_t count = 0;
  for (size_t i = 0; i < lines->size; i++) {
    TimingLine *line = &lines->data[i];
    size_t at = 0;
    while (at < count && strcmp(lines->data[at].name, line->name) != 0)
      at++;
    if (at < count)
      lines->data[at].seconds += line->seconds;
    else
      lines->data[count++] = *line;
    lines->data[at].depth = 0;
  }
  lines->size = count;
  add_line(lines, 0, total, "root");
  qsort(lines->data, lines->size, sizeof *lines->data, compare_seconds);
}

static void print_text(Stream *out, const TimingLines *lines, double total) {
  report_title(out, "... Execution time report ...");
  stream_cstr(out, "  Total Execution Time: ");
  stream_fixed(out, total, 0, 4);
  stream_cstr(out, " seconds\n\n");
  stream_cstr(out, "  ----Microseconds----  ----Wall Time----  ----Name----\n");
  for (size_t i = 0; i < lines->size; i++)
    print_line(out, &lines->data[i], total);
}

/// Ends the list of what ran inside the pass at `depth`.
static void print_json_end(Stream *out, unsigned depth) {
  stream_fill(out, ' ', 2 * depth);
  stream_cstr(out, "{}]},\n");
}

static void print_json_line(Stream *out, const TimingLine *line, double total,
                            const char *end) {
  stream_fill(out, ' ', 2 * line->depth);
  stream_cstr(out, "{\"wall\": {\"duration\": ");
  stream_fixed(out, line->seconds, 8, 4);
  stream_cstr(out, ", \"percentage\": ");
  stream_fixed(out, percentage(line, total), 5, 1);
  stream_cstr(out, "}, \"name\": \"");
  for (const char *at = line->name; *at; at++) {
    if (*at == '"' || *at == '\\')
      stream_char(out, '\\');
    stream_char(out, *at);
  }
  stream_format(out, "\"%s\n", end);
}

/// Writes one object per line. In a tree each object but the last two, Rest and
/// Total, has a list `passes` of what ran inside.
static void print_json(Stream *out, const TimingLines *lines, double total,
                       ReportStyle style) {
  const TimingLine *last = &lines->data[lines->size - 1];
  bool is_tree = style == REPORT_PIPELINE;
  stream_cstr(out, "[\n");
  for (const TimingLine *line = lines->data; line < last; line++) {
    bool has_list = is_tree && line + 1 < last;
    print_json_line(out, line, total, has_list ? ", \"passes\": [" : "},");
    unsigned depth = line->depth + 1;
    while (has_list && depth > line[1].depth)
      print_json_end(out, --depth);
  }
  print_json_line(out, last, total, "}");
  stream_cstr(out, "]\n");
}

void pass_timing_print(const PassTiming *timing, const Pipeline *pipeline,
                       ReportStyle style, ReportFormat format, Stream *out) {
  double total = timing_now() - timing->start;
  TimingLines lines = {0};
  // mlir-translate's work is one step, reading included.
  bool is_one = timing->translates && !pipeline->num_steps;
  if (!is_one)
    add_line(&lines, 0, timing->parsing, "Parser");
  add_steps(timing, pipeline, 0, &lines);
  add_line(&lines, 0, timing->output + (is_one ? timing->parsing : 0), "%s",
           timing->translates ? "Translate MLIR to LLVMIR" : "Output");
  TimingLine rest = {.name = "Rest", .seconds = total};
  for (size_t i = 0; i < lines.size; i++)
    rest.seconds -= lines.data[i].depth ? 0 : lines.data[i].seconds;
  rest.seconds = fmax(rest.seconds, 0);
  if (style == REPORT_LIST)
    make_list(&lines, total);
  VECTOR_PUSH(&lines, rest);
  add_line(&lines, 0, total, "Total");
  if (format == REPORT_JSON)
    print_json(out, &lines, total, style);
  else
    print_text(out, &lines, total);
  VECTOR_FREE(&lines);
}

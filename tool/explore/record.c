// SPDX-License-Identifier: Apache-2.0
#include "tool/explore/explore.h"

#include <string.h>

#include "ir/print/printer.h"
#include "pass/ir_printing.h"
#include "pass/timing.h"
#include "rewrite/trace_op.h"

// --- texts ------------------------------------------------------------------

uint32_t explore_line(ExploreTexts *texts, StringRef line) {
  void *known = string_map_get(&texts->line_numbers, line);
  if (known)
    return (uint32_t)(uintptr_t)known - 1;
  StringRef copy = string_ref(
      arena_copy_text(&texts->arena, line.data, line.size), line.size);
  VECTOR_PUSH(&texts->lines, copy);
  string_map_set(&texts->line_numbers, copy,
                 (void *)(uintptr_t)texts->lines.size);
  return (uint32_t)texts->lines.size - 1;
}

/// Where the operations of a text begin.
typedef struct Marks {
  PrintObserver base;
  const Context *ctx;
  VECTOR(size_t) places;
  VECTOR(const Operation *) ops;
} Marks;

static void op_begins(PrintObserver *self, const Operation *op, size_t place) {
  Marks *marks = (Marks *)(void *)self;
  VECTOR_PUSH(&marks->places, place);
  VECTOR_PUSH(&marks->ops, op);
}

static uint32_t source_line_of(const Context *ctx, const Operation *op) {
  SourcePos pos = location_position(ctx, op->loc);
  return pos.line;
}

/// Adds the rows of a printed operation. Returns their number.
static size_t add_rows(ExploreTexts *texts, const Context *ctx,
                       const Operation *root, const Marks *marks,
                       StringRef text) {
  size_t count = 0, next = 0;
  for (size_t at = 0; at < text.size; count++) {
    const char *end = memchr(text.data + at, '\n', text.size - at);
    size_t stop = end ? (size_t)(end - text.data) : text.size;
    const Operation *op = count == 0 ? root : NULL;
    while (next < marks->places.size && marks->places.data[next] <= stop) {
      if (!op || marks->places.data[next] >= at)
        op = marks->ops.data[next];
      next++;
    }
    ExploreRow row = {
        .line = explore_line(texts, string_ref(text.data + at, stop - at))};
    if (op) {
      row.op = op->id + 1;
      row.source = source_line_of(ctx, op);
    }
    VECTOR_PUSH(&texts->rows, row);
    at = stop + 1;
  }
  return count;
}

/// Bytes of a type or attribute that are shown: tags of optimized programs
/// have thousands.
enum { MOST_OF_A_TYPE = 160 };

/// The number of a chunk; an equal one that was there before is used again.
/// Adds the size of its text to `*size`.
static uint32_t print_chunk(ExploreTexts *texts, Context *ctx,
                            const Operation *op, size_t *text_size) {
  Marks marks = {.base = {op_begins}, .ctx = ctx};
  PrintOptions options = print_options_default();
  options.local_scope = options.use_local_numbering = true;
  options.elide_repeated = true;
  options.cut_after = MOST_OF_A_TYPE;
  options.elide_elements = true;
  options.elide_elements_above = 64;
  options.observer = &marks.base;
  Stream text = {0};
  op_print(ctx, op, &options, &text);
  *text_size += text.size;
  size_t first = texts->rows.size;
  size_t size = add_rows(texts, ctx, op, &marks, stream_view(&text));
  StringRef key = string_ref((const char *)(texts->rows.data + first),
                             size * sizeof *texts->rows.data);
  void *known = string_map_get(&texts->chunk_numbers, key);
  if (known) {
    texts->rows.size = first;
  } else {
    key.data = arena_copy_text(&texts->arena, key.data, key.size);
    VECTOR_PUSH(&texts->chunks,
                (ExploreChunk){.op = op->id,
                               .num_ops = (uint32_t)marks.ops.size + 1,
                               .first = first,
                               .size = size});
    known = (void *)(uintptr_t)texts->chunks.size;
    string_map_set(&texts->chunk_numbers, key, known);
  }
  VECTOR_FREE(&marks.places);
  VECTOR_FREE(&marks.ops);
  stream_free(&text);
  return (uint32_t)(uintptr_t)known - 1;
}

/// The number of the chunk of `op`, which may be as it was.
static uint32_t add_chunk(ExploreTexts *texts, Context *ctx, Operation *op) {
  uint64_t hash = op_fingerprint(op);
  void **slot =
      ptr_map_slot(&texts->newest, (const void *)((uintptr_t)op->id + 1));
  if (!*slot)
    *slot = arena_alloc_zero(&texts->arena, sizeof(ExploreNewest));
  ExploreNewest *newest = *slot;
  if (newest->hash != hash) {
    *newest = (ExploreNewest){.hash = hash};
    newest->chunk = print_chunk(texts, ctx, op, &newest->size);
  }
  return newest->chunk;
}

// --- steps ------------------------------------------------------------------

static ExploreRun *current_run(Explorer *explorer) {
  return &VECTOR_LAST(&explorer->runs);
}

static ExploreStep *step_of(ExploreRun *run, const PipelineStep *step) {
  void **slot = ptr_map_slot(&run->step_numbers, step);
  if (!*slot) {
    VECTOR_PUSH(&run->steps, (ExploreStep){.step = step});
    *slot = (void *)(uintptr_t)run->steps.size;
  }
  return &run->steps.data[(uintptr_t)*slot - 1];
}

// --- moments ----------------------------------------------------------------

/// The operation of the module that `op` is in. NULL: it is not in the module.
static Operation *top_of(const Explorer *explorer, Operation *op) {
  for (Operation *parent = op_parent(op); parent; parent = op_parent(op)) {
    if (parent == explorer->module)
      return op;
    op = parent;
  }
  return NULL;
}

/// How large the text of `top` was at the end of the last step.
static size_t last_size(const Explorer *explorer, const Operation *top) {
  const ExploreNewest *newest = ptr_map_get(
      &explorer->texts.newest, (const void *)((uintptr_t)top->id + 1));
  return newest ? newest->size : 0;
}

/// Records `top` as it is now: a line of the trace names the chunk. In a run
/// that is long, the beginning has that.
static void record_moment(Explorer *explorer, Context *ctx, Operation *top) {
  Stream *out = ctx->trace.out;
  if (!explorer->moments_left)
    return;
  size_t size = last_size(explorer, top);
  if (size <= explorer->moments_left) {
    size = 0;
    uint32_t chunk = print_chunk(&explorer->texts, ctx, top, &size);
    stream_cstr(out, "// *** IR ");
    stream_uint(out, chunk);
    stream_char(out, '\n');
  }
  if (size < explorer->moments_left) {
    explorer->moments_left -= size;
    return;
  }
  explorer->moments_left = 0;
  stream_cstr(out, "// *** No more IR\n");
}

static Explorer *explorer_of(TraceObserver *self) {
  return (Explorer *)(void *)((char *)self - offsetof(Explorer, observer));
}

static void on_settled(TraceObserver *self, Context *ctx) {
  Explorer *explorer = explorer_of(self);
  Operation *top = explorer->changing;
  explorer->changing = NULL;
  if (top)
    record_moment(explorer, ctx, top);
}

/// For an erased operation, the operation around it is shown instead.
static void on_changes(TraceObserver *self, Context *ctx, Operation *op) {
  Explorer *explorer = explorer_of(self);
  Operation *top = top_of(explorer, op);
  if (top != explorer->changing)
    on_settled(self, ctx);
  explorer->changing = top == op ? NULL : top;
}

static void on_changed(TraceObserver *self, Context *ctx, Operation *op) {
  Explorer *explorer = explorer_of(self);
  Operation *top = top_of(explorer, op);
  if (top != explorer->changing)
    on_settled(self, ctx);
  explorer->changing = NULL;
  if (top)
    record_moment(explorer, ctx, top);
}

/// The limit of what a step may write: a number of bytes, and a fraction of the
/// module's size. With these, recording took 2.0 to 3.0 times the instructions
/// of the run.
enum {
  LEAST_TRACE = 64 << 10,
  TRACE_PART = 3,
  LEAST_MOMENTS = 256 << 10,
  MOMENTS_PART = 4
};

/// The operations that a step runs on share its limits.
static void trace_step(Explorer *explorer, Context *ctx,
                       const ExploreStep *step) {
  size_t most = LEAST_TRACE + explorer->module_size / TRACE_PART;
  size_t left = step->traced < most ? most - step->traced : 1;
  if (!step->traced)
    explorer->moments_left =
        LEAST_MOMENTS + explorer->module_size / MOMENTS_PART;
  Trace *trace = &ctx->trace;
  trace->limit = trace->out->size + left;
  trace->indent = 0;
  trace->enabled = 1u << TRACE_DIALECT_CONVERSION |
                   1u << TRACE_GREEDY_REWRITER |
                   1u << TRACE_PATTERN_APPLICATION;
}

static uint64_t before_step(PassInstrumentation *self, Context *ctx,
                            const PipelineStep *step, Operation *op) {
  Explorer *explorer = (Explorer *)(void *)self;
  (void)ctx;
  (void)op;
  double now = timing_now();
  uint64_t token;
  memcpy(&token, &now, sizeof token);
  if (!step->pass)
    return token;
  ExploreRun *run = current_run(explorer);
  ExploreStep *record = step_of(run, step);
  VECTOR_PUSH(&record->traces, (ExploreSpan){run->trace.size, run->trace.size});
  trace_step(explorer, ctx, record);
  return token;
}

/// All operations of the module as they are now.
static void add_module(Explorer *explorer, Context *ctx, Operation *module,
                       ExploreStep *step) {
  step->changes.size = 0;
  step->is_whole = true;
  if (module->num_regions && op_region(module, 0)->first)
    FOR_EACH_OP(op, op_region(module, 0)->first) {
      uint32_t chunk = add_chunk(&explorer->texts, ctx, op);
      VECTOR_PUSH(&step->changes, (ExploreChange){op->id, chunk});
    }
}

static void after_step(PassInstrumentation *self, Context *ctx,
                       const PipelineStep *step, Operation *op, uint64_t token,
                       bool ok) {
  Explorer *explorer = (Explorer *)(void *)self;
  double begin;
  memcpy(&begin, &token, sizeof begin);
  if (!step->pass)
    return;
  ExploreRun *run = current_run(explorer);
  ExploreStep *record = step_of(run, step);
  record->seconds += timing_now() - begin;
  record->has_failed |= !ok;
  ExploreSpan *trace = &VECTOR_LAST(&record->traces);
  trace->end = run->trace.size;
  run->is_cut |= ctx->trace.enabled == 0;
  ctx->trace.enabled = 0;
  explorer->changing = NULL;
  record->traced += trace->end - trace->begin;
  if (!op_parent(op)) {
    add_module(explorer, ctx, op, record);
    return;
  }
  Operation *top = op;
  while (op_parent(op_parent(top)))
    top = op_parent(top);
  uint32_t chunk = add_chunk(&explorer->texts, ctx, top);
  VECTOR_PUSH(&record->changes, (ExploreChange){top->id, chunk});
}

// --- a run ------------------------------------------------------------------

void explorer_init(Explorer *explorer, const char *path) {
  *explorer = (Explorer){.base = {before_step, after_step},
                         .observer = {on_changed, on_changes, on_settled},
                         .path = path};
  arena_init(&explorer->texts.arena);
}

static void step_free(ExploreStep *step) {
  VECTOR_FREE(&step->changes);
  VECTOR_FREE(&step->traces);
}

static void run_free(ExploreRun *run) {
  for (size_t i = 0; i < run->steps.size; i++)
    step_free(&run->steps.data[i]);
  VECTOR_FREE(&run->steps);
  VECTOR_FREE(&run->start);
  ptr_map_free(&run->step_numbers);
  stream_free(&run->trace);
  stream_free(&run->header);
  stream_free(&run->result);
}

void explorer_free(Explorer *explorer) {
  for (size_t i = 0; i < explorer->runs.size; i++)
    run_free(&explorer->runs.data[i]);
  VECTOR_FREE(&explorer->runs);
  string_map_free(&explorer->texts.line_numbers);
  string_map_free(&explorer->texts.chunk_numbers);
  ptr_map_free(&explorer->texts.newest);
  VECTOR_FREE(&explorer->texts.lines);
  VECTOR_FREE(&explorer->texts.rows);
  VECTOR_FREE(&explorer->texts.chunks);
  arena_free(&explorer->texts.arena);
}

/// `module @name attributes {…} {`.
static void write_header(ExploreRun *run, Context *ctx,
                         const Operation *module) {
  PrintOptions options = print_options_default();
  options.local_scope = options.skip_regions = options.elide_repeated = true;
  op_print(ctx, module, &options, &run->header);
}

void explorer_begin(Explorer *explorer, Context *ctx, Operation *module) {
  VECTOR_PUSH(&explorer->runs, (ExploreRun){0});
  ExploreRun *run = current_run(explorer);
  ptr_map_clear(&explorer->texts.newest);
  ExploreStep start = {0};
  add_module(explorer, ctx, module, &start);
  explorer->module = module;
  explorer->module_size = 0;
  for (size_t i = 0; i < start.changes.size; i++)
    VECTOR_PUSH(&run->start, start.changes.data[i]);
  if (module->num_regions && op_region(module, 0)->first)
    FOR_EACH_OP(op, op_region(module, 0)->first)
      explorer->module_size += last_size(explorer, op);
  step_free(&start);
  write_header(run, ctx, module);
  ctx->trace = (Trace){
      .stable_ids = true, .out = &run->trace, .observer = &explorer->observer};
  run->seconds = timing_now();
}

void explorer_end(Explorer *explorer, Context *ctx, bool is_ok) {
  ExploreRun *run = current_run(explorer);
  ctx->trace = (Trace){0};
  run->is_ok = is_ok;
  run->seconds = timing_now() - run->seconds;
}

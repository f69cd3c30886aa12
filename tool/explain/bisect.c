// SPDX-License-Identifier: Apache-2.0
#include "tool/explain/bisect.h"

#include <stdio.h>

#include "bytecode/reader.h"
#include "ir/diagnostics/action.h"
#include "ir/verify/verifier.h"

/// A rewrite or pass, in words.
typedef struct Subject {
  const char *name; ///< Name of a pattern or pass; NULL for a fold.
  Stream place;     ///< `'arith.addi' at file:1:2`.
} Subject;

#define NO_LIMIT INT64_MAX

/// Lets some passes run, and some rewrites of the last of them.
typedef struct Limit {
  ActionHandler base;
  int64_t max_passes, num_passes;
  int64_t max_rewrites, num_rewrites; ///< Rewrites in the last pass.
  unsigned depth; ///< Nesting of passes in passes; only the outermost count.
  VECTOR(Subject) open;
  Subject last_pass, last_rewrite; ///< The last that was let run.
} Limit;

static void subject_free(Subject *subject) { stream_free(&subject->place); }

static Subject describe(Context *ctx, const Action *action) {
  Subject subject = {.name = action->name};
  SourcePos pos = location_position(ctx, action->op->loc);
  stream_format(&subject.place, "'%.*s'", STR_ARGS(op_name(action->op)));
  if (pos.line)
    stream_format(&subject.place, " at %.*s:%u:%u", STR_ARGS(pos.file),
                  pos.line, pos.column);
  return subject;
}

static bool is_adaptor(const Action *action) {
  return !strcmp(action->name, "mlir::detail::OpToOpPassAdaptor");
}

static bool before_pass(Limit *limit, Context *ctx, const Action *action) {
  if (is_adaptor(action) || limit->depth++)
    return true;
  if (limit->num_passes == limit->max_passes) {
    limit->depth--;
    return false;
  }
  limit->num_passes++;
  limit->num_rewrites = 0;
  subject_free(&limit->last_pass);
  limit->last_pass = describe(ctx, action);
  return true;
}

static bool before(ActionHandler *self, Context *ctx, const Action *action) {
  Limit *limit = (Limit *)(void *)self;
  if (action->kind == ACTION_PASS_EXECUTION)
    return before_pass(limit, ctx, action);
  if (action->kind != ACTION_APPLY_PATTERN && action->kind != ACTION_FOLD)
    return true;
  if (limit->num_passes == limit->max_passes &&
      limit->num_rewrites >= limit->max_rewrites)
    return false;
  VECTOR_PUSH(&limit->open, describe(ctx, action));
  return true;
}

static void after(ActionHandler *self, Context *ctx, const Action *action) {
  (void)ctx;
  Limit *limit = (Limit *)(void *)self;
  if (action->kind == ACTION_PASS_EXECUTION) {
    limit->depth -= !is_adaptor(action);
    return;
  }
  if (action->kind != ACTION_APPLY_PATTERN && action->kind != ACTION_FOLD)
    return;
  Subject subject = VECTOR_POP(&limit->open);
  if (action->applied) {
    limit->num_rewrites++;
    Subject old = limit->last_rewrite;
    limit->last_rewrite = subject;
    subject = old;
  }
  subject_free(&subject);
}

static void limit_free(Limit *limit) {
  while (limit->open.size) {
    Subject subject = VECTOR_POP(&limit->open);
    subject_free(&subject);
  }
  VECTOR_FREE(&limit->open);
  subject_free(&limit->last_pass);
  subject_free(&limit->last_rewrite);
}

typedef struct Bisection {
  const BisectOptions *options;
  const SourceBuffer *buffer;
  Interest *interest;
  bool has_failed_runs; ///< Some were no use: a pass failed.
} Bisection;

/// Runs what `limit` lets run, and writes the result to `text`. False if a pass
/// failed.
static bool run_limited(const Bisection *work, Limit *limit, Stream *text) {
  const BisectOptions *options = work->options;
  Context ctx;
  context_fork(&ctx, options->ctx);
  ActionHandlers handlers = {0};
  limit->base =
      (ActionHandler){.before = before, .after = after, .wants_folds = true};
  action_handlers_add(&handlers, &limit->base);
  ParseOptions parse = {.no_implicit_module = options->no_implicit_module};
  PipelineRunOptions run = {.verify_each = options->verify_each};
  Operation *root = source_read_any(&ctx, work->buffer, &parse);
  ctx.actions = &handlers;
  bool ok = root && op_verify(&ctx, root) &&
            pipeline_run(&ctx, options->pipeline, root, &run);
  ctx.actions = NULL;
  if (ok) {
    op_print(&ctx, root, &options->print, text);
    stream_char(text, '\n');
  }
  context_free(&ctx);
  return ok;
}

/// Does the result go wrong with so many passes, and rewrites of the last one?
/// `seen` (may be NULL) gets the limit as it was at the end.
static bool is_wrong(Bisection *work, int64_t passes, int64_t rewrites,
                     Limit *seen, Stream *text) {
  Limit limit = {.max_passes = passes, .max_rewrites = rewrites};
  Stream own = {0};
  Stream *out = text ? text : &own;
  bool ran = run_limited(work, &limit, out);
  work->has_failed_runs |= !ran;
  bool wrong = ran && interest_holds(work->interest, stream_view(out));
  stream_free(&own);
  if (seen)
    *seen = limit;
  else
    limit_free(&limit);
  return wrong;
}

/// The smallest number up to `most`, which is wrong, that is wrong: of passes,
/// or of rewrites of pass `pass` (not 0).
static int64_t find_first(Bisection *work, int64_t most, int64_t pass) {
  int64_t good = 0, wrong = most;
  while (wrong - good > 1 && !work->interest->interrupted_by) {
    int64_t middle = good + (wrong - good) / 2;
    bool is_bad = pass ? is_wrong(work, pass, middle, NULL, NULL)
                       : is_wrong(work, middle, NO_LIMIT, NULL, NULL);
    *(is_bad ? &wrong : &good) = middle;
  }
  return wrong;
}

static void write_name(const Bisection *work, const char *name, Stream *out) {
  const PassRegistry *passes = work->options->passes;
  for (size_t i = 0; i < passes->size; i++)
    if (!strcmp(pass_name(passes->passes[i]), name)) {
      stream_format(out, "-%s", passes->passes[i]->flag);
      return;
    }
  stream_cstr(out, name);
}

/// Writes the lines that differ: those between the common ones at both ends.
static void write_difference(StringRef before, StringRef after, Stream *out) {
  size_t front = 0, line = 0, back = 0, tail = 0;
  size_t limit = before.size < after.size ? before.size : after.size;
  for (; front < limit && before.data[front] == after.data[front]; front++)
    if (before.data[front] == '\n')
      line = front + 1;
  for (; back < limit - line && before.data[before.size - 1 - back] ==
                                    after.data[after.size - 1 - back];
       back++)
    if (before.data[before.size - 1 - back] == '\n')
      tail = back;
  const StringRef texts[] = {before, after};
  for (unsigned i = 0; i < 2; i++) {
    StringRef rest = string_ref_drop(texts[i], line);
    rest.size = rest.size > tail ? rest.size - tail : 0;
    while (rest.size) {
      size_t end = string_ref_find(rest, '\n');
      end = end < rest.size ? end : rest.size;
      if (end)
        stream_format(out, "%c %.*s\n", i ? '+' : '-', (int)end, rest.data);
      rest = string_ref_drop(rest, end < rest.size ? end + 1 : end);
    }
  }
}

static void write_pass(const Bisection *work, int64_t pass, int64_t num_passes,
                       const Limit *limit, Stream *out) {
  stream_format(out, "pass %lld of %lld, ", (long long)pass,
                (long long)num_passes);
  write_name(work, limit->last_pass.name, out);
  stream_format(out, ", on %.*s\n",
                STR_ARGS(stream_view(&limit->last_pass.place)));
}

/// Finds the rewrite of pass `pass` and writes it.
static void bisect_rewrites(Bisection *work, int64_t pass, int64_t num_rewrites,
                            Stream *out) {
  if (!num_rewrites || is_wrong(work, pass, 0, NULL, NULL)) {
    stream_cstr(out, "  not by one of its patterns or folds\n");
    return;
  }
  int64_t first = find_first(work, num_rewrites, pass);
  if (work->interest->interrupted_by) {
    stream_cstr(out, "  interrupted before its rewrite was found\n");
    return;
  }
  Limit limit, earlier;
  Stream before = {0}, after = {0};
  is_wrong(work, pass, first - 1, &earlier, &before);
  is_wrong(work, pass, first, &limit, &after);
  const Subject *rewrite = &limit.last_rewrite;
  stream_format(out, "  rewrite %lld of %lld, ", (long long)first,
                (long long)num_rewrites);
  if (rewrite->name)
    stream_format(out, "pattern '%s'", rewrite->name);
  else
    stream_cstr(out, "a fold");
  stream_format(out, ", of %.*s\n", STR_ARGS(stream_view(&rewrite->place)));
  if (work->has_failed_runs)
    stream_cstr(out, "  (with fewer rewrites the pass may fail; that did not "
                     "count as wrong)\n");
  write_difference(stream_view(&before), stream_view(&after), out);
  limit_free(&limit);
  limit_free(&earlier);
  stream_free(&before);
  stream_free(&after);
}

bool bisect_run(const BisectOptions *options, const SourceBuffer *buffer,
                Interest *interest, Stream *out) {
  Bisection work = {options, buffer, interest, false};
  Limit all;
  const char *problem = NULL;
  if (!is_wrong(&work, NO_LIMIT, NO_LIMIT, &all, NULL))
    problem =
        work.has_failed_runs ? "the passes fail" : "the result passes the test";
  else if (is_wrong(&work, 0, 0, NULL, NULL))
    problem = "the input fails the test before any pass";
  int64_t num_passes = all.num_passes;
  limit_free(&all);
  int64_t pass = problem ? 0 : find_first(&work, num_passes, 0);
  if (interest->interrupted_by)
    problem = "interrupted before the pass was found";
  else if (interest->is_broken)
    problem = "the test cannot be run any more";
  if (problem) {
    interest_reject(interest, "bisect", problem);
    return false;
  }
  Limit limit;
  is_wrong(&work, pass, NO_LIMIT, &limit, NULL);
  write_pass(&work, pass, num_passes, &limit, out);
  bisect_rewrites(&work, pass, limit.num_rewrites, out);
  limit_free(&limit);
  return true;
}

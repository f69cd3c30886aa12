// SPDX-License-Identifier: Apache-2.0
// The text is read, a step is applied to some of its places, and what comes of
// it is printed and tested; it is kept if it passes and is smaller. A step is
// first tried on all its places, then on halves of them, and so on to single
// ones. The steps come in turn until none makes anything smaller.
#include "tool/reduce/reduce.h"

#include <stdio.h>

#include "bytecode/reader.h"
#include "ir/walk.h"
#include "parser/parser.h"
#include "tool/reduce/steps.h"
#include "tool/reduce/types.h"
#include "tool/watch/terminal.h"

/// What takes much away comes first. Bodies go before functions: those that
/// are called cannot go, and each that is tried costs a test.
static const ReduceStep steps[] = {
    {"bodies", step_drop_bodies},
    {"functions", step_erase_symbols},
    {"operations", step_erase_ops},
    {"branches", step_straighten_branches},
    {"unreachable blocks", step_erase_blocks},
    {"blocks", step_merge_blocks},
    {"early returns", step_return_early},
    {"unreachable blocks", step_erase_blocks},
    {"cut-off blocks", step_join_blocks},
    {"regions", step_hoist_regions},
    {"operands", step_replace_operands},
    {"block arguments", step_erase_arguments},
    {"arguments of functions", step_erase_parameters},
    {"results of functions", step_erase_function_results},
    {"attributes", step_erase_attributes},
    {"placeholders", step_erase_placeholders},
};

/// The size of a text: operations count first, then bytes.
typedef struct Size {
  size_t ops;
  size_t bytes;
} Size;

typedef struct Reduction {
  const ReduceOptions *options;
  StringRef name;
  Interest *interest;
  bool needs_valid; ///< The original text passed the verifier.
  Stream text;      ///< The smallest so far.
  Size size;
} Reduction;

static bool is_smaller(Size lhs, Size rhs) {
  return lhs.ops != rhs.ops ? lhs.ops < rhs.ops : lhs.bytes < rhs.bytes;
}

static size_t count_ops(Operation *root) {
  size_t count = 0;
  FOR_EACH_OP_PREORDER(op, root)
    count += op != NULL;
  return count;
}

static Operation *parse(const Reduction *work, Context *ctx, StringRef text) {
  ParseOptions options = {.no_implicit_module =
                              work->options->no_implicit_module};
  SourceBuffer buffer = {.name = work->name, .text = text};
  return source_read_any(ctx, &buffer, &options);
}

static void print(const Reduction *work, Context *ctx, Operation *root,
                  Stream *text) {
  op_print(ctx, root, &work->options->print, text);
  stream_char(text, '\n');
  stream_char(text, '\0'); // What is parsed ends with one.
  text->size--;
}

static const char *plural(size_t count) { return count == 1 ? "" : "s"; }

static void show_progress(const Reduction *work, const char *step) {
  if (!work->options->shows_progress)
    return;
  char line[128];
  Size size = work->size;
  size_t num_runs = work->interest->num_runs;
  snprintf(line, sizeof line,
           "reduce: %zu operation%s, %zu bytes, %zu test%s, %s", size.ops,
           plural(size.ops), size.bytes, num_runs, plural(num_runs), step);
  terminal_show_line(line);
}

/// Keeps `text` if it is smaller and passes the test.
static bool keep_if_better(Reduction *work, const Stream *text, size_t ops) {
  Size size = {ops, text->size};
  if (!is_smaller(size, work->size) ||
      !interest_holds(work->interest, stream_view(text)))
    return false;
  work->text.size = 0;
  stream_text(&work->text, stream_view(text));
  stream_char(&work->text, '\0');
  work->text.size--;
  work->size = size;
  return true;
}

/// Keeps `root` if it may be kept and is smaller. False: it is not.
static bool keep_op(Reduction *work, Context *ctx, Operation *root) {
  if (work->needs_valid && !op_verify(ctx, root))
    return false;
  Stream text = {0};
  print(work, ctx, root, &text);
  bool is_better = keep_if_better(work, &text, count_ops(root));
  stream_free(&text);
  return is_better;
}

/// Applies `step` to the places in the range. Sets `*count` to how many there
/// are. True if that made it smaller.
static bool try_range(Reduction *work, const ReduceStep *step, StepRange range,
                      size_t *count) {
  Context ctx;
  context_fork(&ctx, work->options->ctx);
  Operation *root = parse(work, &ctx, stream_view(&work->text));
  bool is_better = false;
  if (root) {
    *count = step->run(&ctx, root, range);
    is_better = range.begin < range.end && keep_op(work, &ctx, root);
  }
  context_free(&ctx);
  return is_better;
}

static bool is_interrupted(const Reduction *work) {
  return work->interest->interrupted_by != 0;
}

/// True if the step made it smaller.
static bool run_step(Reduction *work, const ReduceStep *step) {
  size_t count = 0;
  bool changed = false;
  try_range(work, step, (StepRange){0, 0}, &count);
  for (size_t chunk = count; chunk > 0 && !is_interrupted(work); chunk /= 2) {
    // From the end: what uses a value stands after it.
    size_t end = count;
    while (end > 0 && !is_interrupted(work)) {
      show_progress(work, step->name);
      StepRange range = {end > chunk ? end - chunk : 0, end};
      size_t left = count;
      changed |= try_range(work, step, range, &left);
      end = range.begin;
    }
    StepRange none = {0, 0};
    count = 0;
    try_range(work, step, none, &count);
    if (chunk > count)
      chunk = count + 1;
  }
  return changed;
}

/// Tries a text that was not made by a step on the IR.
static bool try_text(Reduction *work, const Stream *candidate) {
  Context ctx;
  context_fork(&ctx, work->options->ctx);
  Operation *root = parse(work, &ctx, stream_view(candidate));
  bool is_better = root && keep_op(work, &ctx, root);
  context_free(&ctx);
  return is_better;
}

/// True if a simpler type made it smaller.
static bool simplify_types(Reduction *work) {
  Stream before = {0};
  TypeChanges changes = {0};
  bool changed = false;
  show_progress(work, "types");
  stream_text(&before, stream_view(&work->text));
  type_changes_find(stream_view(&before), &changes);
  for (size_t i = 0; i < changes.size && !is_interrupted(work); i++) {
    Stream text = {0};
    type_change_apply(stream_view(&work->text), &changes.data[i], &text);
    stream_char(&text, '\0');
    text.size--;
    changed |= try_text(work, &text);
    stream_free(&text);
  }
  type_changes_free(&changes);
  stream_free(&before);
  return changed;
}

/// Reads the text once: is it valid, and how large is it? What does not parse
/// stays as it is.
static bool measure(Reduction *work) {
  Context ctx;
  context_fork(&ctx, work->options->ctx);
  Operation *root = parse(work, &ctx, stream_view(&work->text));
  if (root) {
    work->needs_valid = op_verify(&ctx, root);
    work->size = (Size){count_ops(root), work->text.size};
    Stream text = {0};
    print(work, &ctx, root, &text);
    keep_if_better(work, &text, work->size.ops);
    stream_free(&text);
  }
  context_free(&ctx);
  return root != NULL;
}

/// All steps in turn, until none makes anything smaller or a signal comes.
static void reduce(Reduction *work) {
  for (bool changed = true; changed && !is_interrupted(work);) {
    changed = false;
    for (size_t i = 0; i < ARRAY_LENGTH(steps) && !is_interrupted(work); i++)
      changed |= run_step(work, &steps[i]);
    changed |= simplify_types(work);
  }
}

static bool reject(const Reduction *work) {
  interest_reject(work->interest, "reduce",
                  is_interrupted(work)
                      ? "interrupted before the first test has ended"
                      : "the input does not fail the test");
  return false;
}

/// Says at the end how much is left, on a terminal or after a signal.
static void report(const Reduction *work) {
  if (work->options->shows_progress)
    terminal_erase_line();
  if (work->options->shows_progress || is_interrupted(work))
    fprintf(stderr, "%s: %zu operation%s after %zu test%s\n",
            is_interrupted(work) ? "mlopt: -reduce: interrupted; the smallest "
                                   "so far is written"
                                 : "reduce",
            work->size.ops, plural(work->size.ops), work->interest->num_runs,
            plural(work->interest->num_runs));
}

bool reduce_text(const ReduceOptions *options, StringRef name, StringRef text,
                 Interest *interest, Stream *out) {
  Reduction work = {.options = options, .name = name, .interest = interest};
  stream_text(&work.text, text);
  stream_char(&work.text, '\0');
  work.text.size--;
  bool ok = interest_holds(interest, text) || reject(&work);
  if (ok && measure(&work))
    reduce(&work);
  else if (ok)
    fprintf(stderr,
            "mlopt: -reduce: an input that cannot be read cannot be reduced\n");
  if (ok) {
    report(&work);
    stream_text(out, stream_view(&work.text));
  }
  stream_free(&work.text);
  return ok;
}

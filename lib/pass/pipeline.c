// SPDX-License-Identifier: Apache-2.0
// Textual pass pipelines. The nesting depth is up to the user, so it is kept on
// an explicit stack.
#include <string.h>

#include "pass/old_passes.h"
#include "pass/other_passes.h"
#include "pass/pass.h"
#include "pass/pass_internal.h"

Pipeline *pipeline_create(Arena *arena, StringRef anchor) {
  Pipeline *pipeline = arena_alloc_zero(arena, sizeof *pipeline);
  pipeline->anchor =
      string_ref(arena_copy_text(arena, anchor.data, anchor.size), anchor.size);
  pipeline->is_met = arena_alloc_zero(arena, sizeof *pipeline->is_met);
  return pipeline;
}

static PipelineStep *add_step(Arena *arena, Pipeline *pipeline) {
  if (pipeline->num_steps == pipeline->capacity) {
    size_t capacity = pipeline->capacity ? 2 * pipeline->capacity : 4;
    PipelineStep *steps = arena_alloc(arena, capacity * sizeof *steps);
    if (pipeline->num_steps)
      memcpy(steps, pipeline->steps, pipeline->num_steps * sizeof *steps);
    pipeline->steps = steps;
    pipeline->capacity = capacity;
  }
  PipelineStep *step = &pipeline->steps[pipeline->num_steps++];
  *step = (PipelineStep){0};
  return step;
}

void pipeline_add_step(Arena *arena, Pipeline *pipeline, PipelineStep step) {
  *add_step(arena, pipeline) = step;
}

Pipeline *pipeline_nest(Arena *arena, Pipeline *pipeline, StringRef anchor) {
  PipelineStep *step = add_step(arena, pipeline);
  step->nested = pipeline_create(arena, anchor);
  return step->nested;
}

/// The pipeline to which `pass` is appended. A pass for one kind of operation
/// gets a nested pipeline of its own in a pipeline for another kind; neighbours
/// share it. Follows the implicit nesting of mlir::OpPassManager.
static Pipeline *pipeline_for_pass(Arena *arena, Pipeline *pipeline,
                                   const PassDef *pass) {
  if (!pass->anchor)
    return pipeline;
  StringRef anchor = string_ref_from_cstr(pass->anchor);
  if (string_ref_equals(anchor, pipeline->anchor) ||
      string_ref_equals(pipeline->anchor, STR("any")))
    return pipeline;
  if (pipeline->num_steps) {
    PipelineStep *last = &pipeline->steps[pipeline->num_steps - 1];
    if (last->nested && string_ref_equals(last->nested->anchor, anchor))
      return last->nested;
  }
  return pipeline_nest(arena, pipeline, anchor);
}

bool pipeline_add_pass(Arena *arena, Pipeline *pipeline, const PassDef *pass,
                       StringRef options, Stream *error) {
  if (pass->expand)
    return pass->expand(arena, pipeline, options, error);
  void *values = pass_options_create(arena, pass);
  if (!pass_options_parse(arena, pass, options, values, error) ||
      (pass->check_options && !pass->check_options(arena, values, error)))
    return false;
  PipelineStep *step =
      add_step(arena, pipeline_for_pass(arena, pipeline, pass));
  step->pass = pass;
  step->options = values;
  return true;
}

typedef struct PipelineParser {
  Arena *arena;
  const PassRegistry *registry;
  StringRef text;
  size_t at;
  VECTOR(Pipeline *) stack; ///< Open pipelines, innermost last.
  Stream *error;
} PipelineParser;

static void skip_blanks(PipelineParser *parser) {
  while (parser->at < parser->text.size &&
         strchr(" \t\n", parser->text.data[parser->at]))
    parser->at++;
}

static bool accept(PipelineParser *parser, char expected) {
  skip_blanks(parser);
  if (parser->at == parser->text.size ||
      parser->text.data[parser->at] != expected)
    return false;
  parser->at++;
  return true;
}

static StringRef parse_name(PipelineParser *parser) {
  skip_blanks(parser);
  size_t begin = parser->at;
  while (parser->at < parser->text.size &&
         !strchr("(){}, \t\n", parser->text.data[parser->at]))
    parser->at++;
  return string_ref(parser->text.data + begin, parser->at - begin);
}

static bool fail(PipelineParser *parser, const char *problem) {
  stream_format(parser->error, "pipeline, character %zu: %s", parser->at + 1,
                problem);
  if (parser->at < parser->text.size)
    stream_format(parser->error, ", got '%c'", parser->text.data[parser->at]);
  else
    stream_cstr(parser->error, ", got the end");
  return false;
}

/// Parses `{…}` after a pass. Braces may nest.
static bool parse_options(PipelineParser *parser, StringRef *options) {
  *options = string_ref("", 0);
  if (!accept(parser, '{'))
    return true;
  size_t begin = parser->at, depth = 1;
  for (; parser->at < parser->text.size; parser->at++) {
    char c = parser->text.data[parser->at];
    if (c == '{')
      depth++;
    else if (c == '}' && --depth == 0)
      break;
  }
  if (parser->at == parser->text.size)
    return fail(parser, "missing closing '}' while processing pass options");
  *options = string_ref(parser->text.data + begin, parser->at - begin);
  parser->at++;
  return true;
}

static bool report_unknown_pass(PipelineParser *parser, StringRef name) {
  stream_format(parser->error,
                "'%.*s' does not refer to a registered pass or pass pipeline",
                STR_ARGS(name));
  const PassDef *nearest = pass_registry_nearest(parser->registry, name);
  StringRef today = old_pass_today(name);
  if (today.size)
    stream_format(
        parser->error, "; it is called '%.*s' today%s", STR_ARGS(today),
        other_passes_have(today) ? ", which mlir-opt 22 has and mlopt has not"
                                 : "");
  else if (other_passes_have(name))
    stream_cstr(parser->error, "; mlir-opt 22 has it, mlopt does not");
  else if (nearest)
    stream_format(parser->error, "; did you mean '%s'?", nearest->flag);
  return false;
}

/// This is deeper than any useful pipeline. Running one costs stack per level.
enum { MAX_PIPELINE_DEPTH = 64 };

/// Notes that the newest step of `pipeline` begins at `begin` in the text.
static void set_column(const PipelineParser *parser, Pipeline *pipeline,
                       const char *begin) {
  pipeline->steps[pipeline->num_steps - 1].column =
      (uint32_t)(begin - parser->text.data) + 1;
}

static bool open_pipeline(PipelineParser *parser, StringRef anchor) {
  if (parser->stack.size == MAX_PIPELINE_DEPTH)
    return fail(parser, "expected at most 64 nested pipelines");
  Pipeline *nested =
      parser->stack.size
          ? pipeline_nest(parser->arena, VECTOR_LAST(&parser->stack), anchor)
          : pipeline_create(parser->arena, anchor);
  if (parser->stack.size)
    set_column(parser, VECTOR_LAST(&parser->stack), anchor.data);
  VECTOR_PUSH(&parser->stack, nested);
  return true;
}

/// Checks that a pass is nested where it can run; in a text nothing is nested
/// implicitly.
static bool check_anchor(PipelineParser *parser, const PassDef *pass) {
  StringRef found = VECTOR_LAST(&parser->stack)->anchor;
  if (!pass->anchor || string_ref_equals(found, STR("any")) ||
      string_ref_equals(found, string_ref_from_cstr(pass->anchor)))
    return true;
  stream_format(parser->error,
                "Can't add pass '%s' restricted to '%s' on a PassManager "
                "intended to run on '%.*s', did you intend to nest?",
                pass_name(pass), pass->anchor, STR_ARGS(found));
  return false;
}

static bool parse_pass(PipelineParser *parser, StringRef name) {
  const PassDef *pass = pass_registry_find(parser->registry, name);
  if (!pass)
    return report_unknown_pass(parser, name);
  StringRef options;
  Pipeline *pipeline = VECTOR_LAST(&parser->stack);
  if (!check_anchor(parser, pass) || !parse_options(parser, &options) ||
      !pipeline_add_pass(parser->arena, pipeline, pass, options, parser->error))
    return false;
  if (!pass->expand)
    set_column(parser, pipeline, name.data);
  return true;
}

/// Closes the pipelines that end after a step. Sets `*root` when all are
/// closed.
static bool parse_after_step(PipelineParser *parser, Pipeline **root) {
  while (accept(parser, ')')) {
    Pipeline *closed = VECTOR_POP(&parser->stack);
    if (parser->stack.size)
      continue;
    skip_blanks(parser);
    if (parser->at != parser->text.size)
      return fail(parser,
                  parser->text.data[parser->at] == ')'
                      ? "encountered extra closing ')' creating unbalanced "
                        "parentheses while parsing pipeline"
                      : "expected the end after the outermost ')'");
    *root = closed;
    return true;
  }
  return accept(parser, ',') ? true : fail(parser, "expected ',' or ')'");
}

static bool parse_step(PipelineParser *parser) {
  StringRef name = parse_name(parser);
  if (!name.size)
    return fail(parser, "expected a pass or an operation name");
  if (accept(parser, '('))
    return open_pipeline(parser, name);
  if (!parser->stack.size)
    return fail(parser, "expected pass pipeline to be wrapped with the anchor "
                        "operation type, e.g. 'builtin.module(...)'");
  return parse_pass(parser, name);
}

Pipeline *pipeline_parse(Arena *arena, const PassRegistry *registry,
                         StringRef text, Stream *error) {
  PipelineParser parser = {
      .arena = arena, .registry = registry, .text = text, .error = error};
  Pipeline *root = NULL;
  bool ok = true;
  while (ok && !root) {
    size_t depth = parser.stack.size;
    skip_blanks(&parser);
    bool is_empty = depth && !VECTOR_LAST(&parser.stack)->num_steps &&
                    parser.at < text.size && text.data[parser.at] == ')';
    if (!is_empty)
      ok = parse_step(&parser);
    if (ok && (is_empty || parser.stack.size <= depth))
      ok = parse_after_step(&parser, &root);
  }
  VECTOR_FREE(&parser.stack);
  return ok ? root : NULL;
}

void pass_print(Stream *out, const PassDef *pass, const void *options) {
  stream_cstr(out, pass->flag);
  pass_options_print(out, pass, options);
}

typedef struct PrintFrame {
  const Pipeline *pipeline;
  size_t next;
} PrintFrame;

/// How the parts of a printed pipeline are separated.
typedef struct PipelineStyle {
  const char *separator; ///< Written between steps.
  bool has_lines;        ///< Each step is on a line of its own.
} PipelineStyle;

static void print_line(Stream *out, const PipelineStyle *style, size_t depth) {
  if (!style->has_lines)
    return;
  stream_char(out, '\n');
  stream_fill(out, ' ', 2 * depth);
}

static void print_pipeline(Stream *out, const Pipeline *pipeline,
                           const PipelineStyle *style) {
  VECTOR(PrintFrame) stack = {0};
  stream_format(out, "%.*s(", STR_ARGS(pipeline->anchor));
  VECTOR_PUSH(&stack, (PrintFrame){pipeline, 0});
  while (stack.size) {
    PrintFrame *frame = &VECTOR_LAST(&stack);
    if (frame->next == frame->pipeline->num_steps) {
      stack.size--;
      // An empty pipeline contains only a line end.
      if (!frame->pipeline->num_steps && style->has_lines)
        stream_char(out, '\n');
      print_line(out, style, stack.size);
      stream_char(out, ')');
      continue;
    }
    if (frame->next)
      stream_cstr(out, style->separator);
    print_line(out, style, stack.size);
    const PipelineStep *step = &frame->pipeline->steps[frame->next++];
    if (step->pass) {
      pass_print(out, step->pass, step->options);
    } else {
      stream_format(out, "%.*s(", STR_ARGS(step->nested->anchor));
      VECTOR_PUSH(&stack, (PrintFrame){step->nested, 0});
    }
  }
  VECTOR_FREE(&stack);
}

void pipeline_print(Stream *out, const Pipeline *pipeline,
                    const char *separator) {
  print_pipeline(out, pipeline, &(PipelineStyle){separator, false});
}

void pipeline_dump(Stream *out, const Pipeline *pipeline) {
  stream_format(out, "Pass Manager with %zu passes:\n", pipeline->num_steps);
  print_pipeline(out, pipeline, &(PipelineStyle){",", true});
  stream_cstr(out, "\n\n");
}

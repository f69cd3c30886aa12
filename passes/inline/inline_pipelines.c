// SPDX-License-Identifier: Apache-2.0
#include "passes/inline/inline_pipelines.h"

#include <string.h>

#include "pass/unmet.h"
#include "passes/passes.h"

static const PassDef *const passes[] = {
#define PASS(ID) &ID##_pass,
#include "passes/passes.def"
};
static const PassRegistry registry = {passes, ARRAY_LENGTH(passes)};

/// End of the pipeline that begins at `at`: the next comma outside of brackets.
static size_t pipeline_end(StringRef text, size_t at) {
  size_t depth = 0;
  for (; at < text.size; at++) {
    char c = text.data[at];
    if (c == ',' && !depth)
      break;
    if (c == '(' || c == '{')
      depth++;
    else if ((c == ')' || c == '}') && depth)
      depth--;
  }
  return at;
}

/// Parses the pipeline that begins at `*at` and steps over it and its comma.
/// NULL after an error.
static Pipeline *parse_next(Arena *arena, StringRef list, size_t *at,
                            Stream *error) {
  size_t begin = *at;
  size_t end = pipeline_end(list, begin);
  *at = end + 1;
  return pipeline_parse(arena, &registry,
                        string_ref(list.data + begin, end - begin), error);
}

static Pipeline *parse_default(Arena *arena, StringRef text, Stream *error) {
  Stream whole = {0};
  stream_format(&whole, "any(%.*s)", STR_ARGS(text));
  Pipeline *pipeline =
      pipeline_parse(arena, &registry, stream_view(&whole), error);
  stream_free(&whole);
  return pipeline;
}

bool inline_pipelines_init(InlinePipelines *pipelines, StringRef op_pipelines,
                           StringRef default_pipeline, Stream *error) {
  *pipelines = (InlinePipelines){0};
  arena_init(&pipelines->arena);
  for (size_t at = 0; at < op_pipelines.size;) {
    Pipeline *pipeline =
        parse_next(&pipelines->arena, op_pipelines, &at, error);
    if (!pipeline)
      return false;
    VECTOR_PUSH(&pipelines->by_op, pipeline);
  }
  if (!default_pipeline.size)
    return true;
  pipelines->default_pipeline =
      parse_default(&pipelines->arena, default_pipeline, error);
  return pipelines->default_pipeline != NULL;
}

void inline_pipelines_free(InlinePipelines *pipelines) {
  VECTOR_FREE(&pipelines->by_op);
  arena_free(&pipelines->arena);
}

Pipeline *inline_pipelines_find(const InlinePipelines *pipelines,
                                const Operation *op) {
  for (size_t i = 0; i < pipelines->by_op.size; i++) {
    Pipeline *pipeline = pipelines->by_op.data[i];
    if (string_ref_equals(pipeline->anchor, op_name(op)))
      return pipeline;
  }
  return pipelines->default_pipeline;
}

/// The pipelines with all options of their passes, separated by commas.
static StringRef write_out(Arena *arena, const InnerPipelines *pipelines) {
  Stream text = {0};
  for (size_t i = 0; i < pipelines->size; i++) {
    stream_cstr(&text, i ? "," : "");
    pipeline_print(&text, pipelines->list[i], ",");
  }
  StringRef copy =
      string_ref(arena_copy_text(arena, text.data, text.size), text.size);
  stream_free(&text);
  return copy;
}

bool inline_pipelines_prepare(Arena *arena, StringRef *op_pipelines,
                              StringRef default_pipeline, InnerPipelines *inner,
                              Stream *error) {
  Stream ignored = {0};
  Pipeline *by_default = parse_default(arena, default_pipeline, &ignored);
  VECTOR(Pipeline *) list = {0};
  bool ok = true;
  for (size_t at = 0; ok && at < op_pipelines->size;) {
    VECTOR_PUSH(&list, parse_next(arena, *op_pipelines, &at, error));
    ok = VECTOR_LAST(&list) != NULL;
  }
  if (ok) {
    size_t size = list.size * sizeof(Pipeline *);
    inner->list = arena_alloc(arena, size + sizeof(Pipeline *));
    if (size)
      memcpy(inner->list, list.data, size);
    inner->size = list.size;
    *op_pipelines = write_out(arena, inner);
    if (by_default)
      inner->list[inner->size++] = by_default;
  }
  VECTOR_FREE(&list);
  stream_free(&ignored);
  return ok;
}

void inline_pipelines_note_met(const InlinePipelines *pipelines,
                               const InnerPipelines *inner) {
  size_t count = pipelines->by_op.size;
  for (size_t i = 0; i < count; i++)
    pipeline_add_met(pipelines->by_op.data[i], inner->list[i]);
  if (pipelines->default_pipeline)
    pipeline_add_met(pipelines->default_pipeline, inner->list[count]);
}

// SPDX-License-Identifier: Apache-2.0
#include "passes/inline/inline_pipelines.h"

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

static bool parse_default(InlinePipelines *pipelines, StringRef text,
                          Stream *error) {
  if (!text.size)
    return true;
  Stream whole = {0};
  stream_format(&whole, "any(%.*s)", STR_ARGS(text));
  pipelines->default_pipeline =
      pipeline_parse(&pipelines->arena, &registry, stream_view(&whole), error);
  stream_free(&whole);
  return pipelines->default_pipeline != NULL;
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
  return parse_default(pipelines, default_pipeline, error);
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

bool inline_pipelines_write_out(Arena *arena, StringRef *op_pipelines,
                                Stream *error) {
  Stream text = {0};
  bool ok = true;
  for (size_t at = 0; ok && at < op_pipelines->size;) {
    const Pipeline *pipeline = parse_next(arena, *op_pipelines, &at, error);
    ok = pipeline != NULL;
    if (text.size)
      stream_char(&text, ',');
    if (ok)
      pipeline_print(&text, pipeline, ",");
  }
  if (ok)
    *op_pipelines =
        string_ref(arena_copy_text(arena, text.data, text.size), text.size);
  stream_free(&text);
  return ok;
}

// SPDX-License-Identifier: Apache-2.0
#include "tool/information/pattern_names.h"

#include "ir/definitions/dialect_def.h"
#include "rewrite/pattern.h"
#include "support/suggestion.h"

/// mlir-opt's labels for them.
static const char *const labels[] = {
#define LABEL(PATTERN, NAME) NAME,
#include "passes/canonicalize_labels.def"
};

/// Looks for `name`. False: no pattern has it.
static bool consider_all(const ToolRegistry *registry, StringRef name,
                         Suggestion *suggestion) {
  for (size_t i = 0; i < ARRAY_LENGTH(labels); i++)
    if (string_ref_equals(string_ref_from_cstr(labels[i]), name))
      return true;
  for (size_t i = 0; i < registry->num_dialects; i++) {
    const PatternTable *table = registry->dialects[i]->patterns;
    for (size_t k = 0; table && k < table->num_patterns; k++) {
      const char *pattern = table->patterns[k].name;
      if (!pattern)
        continue;
      if (string_ref_equals(string_ref_from_cstr(pattern), name))
        return true;
      suggestion_consider(suggestion, string_ref_from_cstr(pattern));
    }
  }
  return false;
}

static void check_list(const ToolRegistry *registry, const PipelineStep *step,
                       const PassOption *option, Stream *warnings) {
  const void *field = (const char *)step->options + option->offset;
  StringRef list = *(const StringRef *)field, name;
  while (pass_list_next(&list, &name)) {
    Suggestion suggestion = suggestion_for(name);
    if (consider_all(registry, name, &suggestion))
      continue;
    stream_format(warnings,
                  "mlopt: warning: %s of -%s: no pattern is called '%.*s'",
                  option->name, step->pass->flag, STR_ARGS(name));
    if (suggestion.nearest.size)
      stream_format(warnings, "; did you mean '%.*s'?",
                    STR_ARGS(suggestion.nearest));
    stream_char(warnings, '\n');
  }
}

static bool names_patterns(const PassOption *option) {
  StringRef name = string_ref_from_cstr(option->name);
  return option->kind == PASS_OPTION_LIST &&
         (string_ref_equals(name, STR("enable-patterns")) ||
          string_ref_equals(name, STR("disable-patterns")));
}

/// Recursion goes as deep as pipelines nest.
void pattern_names_check(const ToolRegistry *registry, const Pipeline *pipeline,
                         Stream *warnings) {
  for (size_t i = 0; i < pipeline->num_steps; i++) {
    const PipelineStep *step = &pipeline->steps[i];
    if (step->nested) {
      pattern_names_check(registry, step->nested, warnings);
      continue;
    }
    for (size_t k = 0; k < step->pass->num_options; k++)
      if (names_patterns(&step->pass->options[k]))
        check_list(registry, step, &step->pass->options[k], warnings);
  }
}

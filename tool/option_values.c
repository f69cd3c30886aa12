// SPDX-License-Identifier: Apache-2.0
#include "tool/option_values.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pass/old_passes.h"
#include "pass/other_passes.h"
#include "support/suggestion.h"
#include "support/trace.h"

static void print_nearest(const Suggestion *suggestion) {
  if (suggestion->nearest.size)
    fprintf(stderr, "mlopt: Did you mean '%.*s'?\n",
            STR_ARGS(suggestion->nearest));
}

bool read_bool(const char *flag, const char *text, bool *value) {
  return read_bool_or("", flag, text, value);
}

bool read_bool_or(const char *word, const char *flag, const char *text,
                  bool *value) {
  if (!text || !strcmp(text, "true") || !strcmp(text, "1")) {
    *value = true;
    return true;
  }
  if (!strcmp(text, "false") || !strcmp(text, "0")) {
    *value = false;
    return true;
  }
  fprintf(stderr,
          "mlopt: for the --%s option: '%s' is invalid value for boolean "
          "argument! Try 0 or 1\n",
          flag, text);
  Suggestion suggestion = suggestion_for(string_ref_from_cstr(text));
  suggestion_consider(&suggestion, STR("true"));
  suggestion_consider(&suggestion, STR("false"));
  suggestion_consider(&suggestion, string_ref_from_cstr(word));
  print_nearest(&suggestion);
  return false;
}

bool read_integer(const char *flag, const char *text, int64_t least,
                  int64_t *value) {
  char *end;
  errno = 0;
  long long number = strtoll(text, &end, 10);
  if (!errno && end != text && !*end && number >= least) {
    *value = number;
    return true;
  }
  fprintf(stderr,
          "mlopt: for the --%s option: '%s' value invalid for %s argument!\n",
          flag, text, least < 0 ? "long" : "uint");
  return false;
}

bool read_choice(const char *flag, const char *text, const Choice *choices,
                 size_t count, int *value) {
  Suggestion suggestion = suggestion_for(string_ref_from_cstr(text));
  for (size_t i = 0; i < count; i++) {
    if (!strcmp(choices[i].word, text)) {
      *value = choices[i].value;
      return true;
    }
    suggestion_consider(&suggestion, string_ref_from_cstr(choices[i].word));
  }
  fprintf(stderr,
          "mlopt: for the --%s option: Cannot find option named '%s'!\n", flag,
          text);
  if (suggestion.nearest.size) {
    print_nearest(&suggestion);
    return false;
  }
  fprintf(stderr, "mlopt: Try");
  for (size_t i = 0, shown = 0; i < count; i++)
    if (*choices[i].word)
      fprintf(stderr, "%s '%s'", shown++ ? " or" : "", choices[i].word);
  fprintf(stderr, "\n");
  return false;
}

static void report_trace(const char *flag, StringRef name) {
  fprintf(stderr, "mlopt: for the --%s option: no trace type '%.*s'; there are",
          flag, STR_ARGS(name));
  Suggestion suggestion = suggestion_for(name);
  for (unsigned i = 0; i < TRACE_NUM_TYPES; i++) {
    const char *type = trace_type_name((TraceType)i);
    fprintf(stderr, "%s %s", i ? "," : "", type);
    suggestion_consider(&suggestion, string_ref_from_cstr(type));
  }
  fprintf(stderr, "\n");
  print_nearest(&suggestion);
}

bool read_traces(const char *flag, const char *text, unsigned *traces) {
  while (true) {
    StringRef name = string_ref(text, strcspn(text, ","));
    TraceType type = trace_type_from_name(name);
    if (type == TRACE_NUM_TYPES) {
      report_trace(flag, name);
      return false;
    }
    *traces |= 1u << type;
    if (!text[name.size])
      return true;
    text += name.size + 1;
  }
}

static void report_pass(const PassRegistry *registry, const char *flag,
                        StringRef name) {
  fprintf(stderr,
          "mlopt: for the --%s option: Cannot find option named '%.*s'!\n",
          flag, STR_ARGS(name));
  const PassDef *nearest = pass_registry_nearest(registry, name);
  StringRef today = old_pass_today(name);
  if (today.size)
    fprintf(stderr, "mlopt: the pass is called '%.*s' today\n",
            STR_ARGS(today));
  else if (other_passes_have(name))
    fprintf(stderr, "mlopt: mlir-opt 22 has this pass, mlopt does not\n");
  else if (nearest)
    fprintf(stderr, "mlopt: Did you mean '%s'?\n", nearest->flag);
}

bool read_passes(const PassRegistry *registry, const char *flag,
                 const char *text, PassFilter *filter) {
  while (true) {
    StringRef name = string_ref(text, strcspn(text, ","));
    const PassDef *pass = pass_registry_find(registry, name);
    if (!pass) {
      report_pass(registry, flag, name);
      return false;
    }
    VECTOR_PUSH(&filter->passes, pass);
    text += name.size;
    if (!*text)
      return true;
    text++;
  }
}

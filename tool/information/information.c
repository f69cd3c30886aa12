// SPDX-License-Identifier: Apache-2.0
#include "tool/information/information.h"

#include "ir/definitions/dialect_def.h"
#include "rewrite/pattern.h"
#include "support/diagnostics/diagnostics_json.h"

static void print_text(Stream *out, const char *name, const char *text) {
  stream_format(out, "\"%s\": ", name);
  json_quoted(out, string_ref_from_cstr(text ? text : ""));
}

static const char *kind_name(PassOptionKind kind) {
  static const char *const names[] = {
      [PASS_OPTION_BOOL] = "bool",     [PASS_OPTION_UNSIGNED] = "unsigned",
      [PASS_OPTION_STRING] = "string", [PASS_OPTION_ENUM] = "enum",
      [PASS_OPTION_INT] = "int",       [PASS_OPTION_LIST] = "list",
      [PASS_OPTION_GROUPS] = "groups"};
  return names[kind];
}

static void print_option(const PassOption *option, Stream *out) {
  stream_char(out, '{');
  print_text(out, "name", option->name);
  stream_format(out, ", \"kind\": \"%s\", ", kind_name(option->kind));
  if (option->values) {
    stream_cstr(out, "\"values\": [");
    for (size_t i = 0; option->values[i]; i++) {
      stream_cstr(out, i ? ", " : "");
      json_quoted(out, string_ref_from_cstr(option->values[i]));
    }
    stream_cstr(out, "], ");
  }
  print_text(out, "help", option->help);
  stream_char(out, '}');
}

static void print_pass_object(const PassDef *pass, Stream *out) {
  stream_cstr(out, "  {");
  print_text(out, "flag", pass->flag);
  stream_cstr(out, ", ");
  print_text(out, "name", pass_name(pass));
  stream_cstr(out, ", ");
  print_text(out, "summary", pass->summary);
  if (pass->anchor) {
    stream_cstr(out, ", ");
    print_text(out, "anchor", pass->anchor);
  }
  stream_cstr(out, ", \"options\": [");
  for (size_t i = 0; i < pass->num_options; i++) {
    stream_cstr(out, i ? ", " : "");
    print_option(&pass->options[i], out);
  }
  stream_cstr(out, "], \"statistics\": [");
  for (size_t i = 0; i < pass->num_statistics; i++) {
    stream_cstr(out, i ? ", {" : "{");
    print_text(out, "name", pass->statistics[i].name);
    stream_cstr(out, ", ");
    print_text(out, "help", pass->statistics[i].help);
    stream_char(out, '}');
  }
  stream_cstr(out, "]}");
}

void information_print_passes(const PassRegistry *passes, Stream *out) {
  stream_cstr(out, "[\n");
  for (size_t i = 0; i < passes->size; i++) {
    stream_cstr(out, i ? ",\n" : "");
    print_pass_object(passes->passes[i], out);
  }
  stream_cstr(out, "\n]\n");
}

void information_print_patterns(const ToolRegistry *registry, Stream *out) {
  for (size_t i = 0; i < registry->num_dialects; i++) {
    const PatternTable *table = registry->dialects[i]->patterns;
    for (size_t k = 0; table && k < table->num_patterns; k++) {
      const RewritePattern *pattern = &table->patterns[k];
      StringRef root = pattern->root ? pattern->root->name : pattern->root_name;
      stream_format(out, "%-44s %.*s\n", pattern->name ? pattern->name : "-",
                    (int)(root.size ? root.size : 1),
                    root.size ? root.data : "*");
    }
  }
}

bool information_print_pass(const PassRegistry *passes, StringRef flag,
                            Stream *out) {
  while (flag.size && flag.data[0] == '-')
    flag = string_ref_drop(flag, 1);
  const PassDef *pass = pass_registry_find(passes, flag);
  if (!pass)
    return false;
  stream_format(out, "-%s: %s\n", pass->flag, pass->summary);
  if (pass->anchor)
    stream_format(out, "It runs on %s.\n", pass->anchor);
  if (pass->num_options)
    stream_format(out, "\nOptions, as in -%s='%s=…':\n", pass->flag,
                  pass->options[0].name);
  for (size_t i = 0; i < pass->num_options; i++) {
    const PassOption *option = &pass->options[i];
    stream_format(out, "  %-32s %s", option->name, option->help);
    for (size_t k = 0; option->values && option->values[k]; k++)
      stream_format(out, "%s%s", k ? ", " : ": ", option->values[k]);
    stream_char(out, '\n');
  }
  if (pass->num_statistics)
    stream_cstr(out, "\nWhat it counts, for -mlir-pass-statistics:\n");
  for (size_t i = 0; i < pass->num_statistics; i++)
    stream_format(out, "  %-32s %s\n", pass->statistics[i].name,
                  pass->statistics[i].help);
  return true;
}

// SPDX-License-Identifier: Apache-2.0
// Remarks: filters, and how a remark is written.
#include "ir/diagnostics/remark.h"

#include "ir/diagnostics/op_diag.h"
#include "ir/diagnostics/remark_yaml.h"
#include "ir/print/printer.h"
#include "support/memory.h"
#include "support/stream.h"

static bool compile_filter(RemarkEngine *filters, unsigned kind,
                           const char *first, const char *second) {
  Stream pattern = {0};
  stream_format(&pattern, "^(%s%s%s)$", first ? first : "",
                first && second ? "|" : "", second ? second : "");
  stream_char(&pattern, 0);
  int error =
      regcomp(&filters->regexes[kind], pattern.data, REG_EXTENDED | REG_NOSUB);
  if (error == REG_ESPACE)
    mem_exhausted(0);
  filters->has_regex[kind] = !error;
  stream_free(&pattern);
  return !error;
}

bool remark_engine_init(RemarkEngine *filters,
                        const char *const patterns[REMARK_NUM_KINDS],
                        const char *pattern) {
  bool is_valid = true;
  *filters = (RemarkEngine){0};
  for (unsigned i = 0; i < REMARK_NUM_KINDS; i++)
    if (patterns[i] || pattern)
      is_valid &= compile_filter(filters, i, pattern, patterns[i]);
  return is_valid;
}

void remark_engine_free(RemarkEngine *filters) {
  for (unsigned i = 0; i < REMARK_NUM_KINDS; i++)
    if (filters->has_regex[i])
      regfree(&filters->regexes[i]);
}

static bool is_told(const RemarkEngine *filters, const Remark *remark) {
  if (!filters || !filters->has_regex[remark->kind])
    return false;
  int error =
      regexec(&filters->regexes[remark->kind], remark->category, 0, NULL, 0);
  if (error == REG_ESPACE)
    mem_exhausted(0);
  return !error;
}

static const char *kind_name(RemarkKind kind) {
  static const char *const names[REMARK_NUM_KINDS] = {
      [REMARK_PASSED] = "Passed",
      [REMARK_MISSED] = "Missed",
      [REMARK_FAILED] = "Failure",
      [REMARK_ANALYSIS] = "Analysis",
  };
  return names[kind];
}

static void write_line(Diagnostic *diag, const Remark *remark) {
  const struct {
    const char *key, *text;
  } parts[] = {{"Reason", remark->reason},
               {"Remark", remark->text},
               {"Suggestion", remark->suggestion}};
  diag_format(diag, "[%s] %s | Category:%s", kind_name(remark->kind),
              remark->name, remark->category);
  const char *separator = " | ";
  for (size_t i = 0; i < ARRAY_LENGTH(parts); i++) {
    if (!parts[i].text)
      continue;
    diag_format(diag, "%s%s=\"%s\"", separator, parts[i].key, parts[i].text);
    separator = ", ";
  }
}

void remark_emit(Context *ctx, Location loc, const Remark *remark) {
  const RemarkEngine *engine = ctx->remarks;
  if (!is_told(engine, remark))
    return;
  Diagnostic *diag = location_emit(ctx, loc, DIAG_REMARK, "%s", "");
  if (engine->format == REMARK_YAML) {
    diag->is_record = true;
    diag->text.size = 0;
    remark_write_yaml(ctx, loc, kind_name(remark->kind), remark, &diag->text);
  } else {
    write_line(diag, remark);
  }
  if (engine->policy != REMARK_FINAL)
    return;
  stream_format(&diag->key, "%s %s %s ", kind_name(remark->kind), remark->name,
                remark->category);
  location_print(ctx, &diag->key, loc);
}

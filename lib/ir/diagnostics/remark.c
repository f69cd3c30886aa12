// SPDX-License-Identifier: Apache-2.0
// Remarks: filters, and how a remark is written.
#include "ir/diagnostics/remark.h"

#include "ir/diagnostics/op_diag.h"
#include "support/memory.h"
#include "support/stream.h"

static bool compile_filter(RemarkFilters *filters, unsigned kind,
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

bool remark_filters_init(RemarkFilters *filters,
                         const char *const patterns[REMARK_NUM_KINDS],
                         const char *pattern) {
  bool is_valid = true;
  *filters = (RemarkFilters){0};
  for (unsigned i = 0; i < REMARK_NUM_KINDS; i++)
    if (patterns[i] || pattern)
      is_valid &= compile_filter(filters, i, pattern, patterns[i]);
  return is_valid;
}

void remark_filters_free(RemarkFilters *filters) {
  for (unsigned i = 0; i < REMARK_NUM_KINDS; i++)
    if (filters->has_regex[i])
      regfree(&filters->regexes[i]);
}

static bool is_told(const RemarkFilters *filters, const Remark *remark) {
  if (!filters || !filters->has_regex[remark->kind])
    return false;
  int error =
      regexec(&filters->regexes[remark->kind], remark->category, 0, NULL, 0);
  if (error == REG_ESPACE)
    mem_exhausted(0);
  return !error;
}

void remark_emit(Context *ctx, Location loc, const Remark *remark) {
  static const char *const kinds[REMARK_NUM_KINDS] = {
      [REMARK_PASSED] = "Passed",
      [REMARK_MISSED] = "Missed",
      [REMARK_FAILED] = "Failure",
      [REMARK_ANALYSIS] = "Analysis",
  };
  if (!is_told(ctx->remarks, remark))
    return;
  const struct {
    const char *key, *text;
  } parts[] = {{"Reason", remark->reason},
               {"Remark", remark->text},
               {"Suggestion", remark->suggestion}};
  Diagnostic *diag =
      location_emit(ctx, loc, DIAG_REMARK, "[%s] %s | Category:%s",
                    kinds[remark->kind], remark->name, remark->category);
  const char *separator = " | ";
  for (size_t i = 0; i < ARRAY_LENGTH(parts); i++) {
    if (!parts[i].text)
      continue;
    diag_format(diag, "%s%s=\"%s\"", separator, parts[i].key, parts[i].text);
    separator = ", ";
  }
}

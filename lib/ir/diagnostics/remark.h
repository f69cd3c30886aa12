// SPDX-License-Identifier: Apache-2.0
// Remarks on optimizations that were made or missed: diagnostics of a kind and
// a category, which are reported on request, or written to a file of YAML.
// Follows MLIR's remark engine.
#ifndef MLOPT_IR_DIAGNOSTICS_REMARK_H
#define MLOPT_IR_DIAGNOSTICS_REMARK_H

#include <regex.h>

#include "ir/operation.h"

typedef enum RemarkKind {
  REMARK_PASSED,
  REMARK_MISSED,
  REMARK_FAILED,
  REMARK_ANALYSIS,
  REMARK_NUM_KINDS,
} RemarkKind;

typedef enum RemarkFormat {
  REMARK_DIAGNOSTIC, ///< A remark is told as other diagnostics are.
  REMARK_YAML,       ///< It is a record: a document of LLVM's remark files.
} RemarkFormat;

typedef enum RemarkPolicy {
  REMARK_ALL,
  REMARK_FINAL, ///< Where several say the same of a place, the last counts.
} RemarkPolicy;

/// The categories that are reported, by kind, and how. Without a pattern: none.
typedef struct RemarkEngine {
  RemarkFormat format;
  RemarkPolicy policy;
  regex_t regexes[REMARK_NUM_KINDS];
  bool has_regex[REMARK_NUM_KINDS];
} RemarkEngine;

/// Categories of a kind that match `patterns[kind]` or `pattern`, as a whole;
/// NULL: nothing does. False if one is no regular expression; in any case to be
/// freed.
bool remark_engine_init(RemarkEngine *filters,
                        const char *const patterns[REMARK_NUM_KINDS],
                        const char *pattern);

/// Frees the compiled filters.
void remark_engine_free(RemarkEngine *filters);

/// Texts that are NULL are left out.
typedef struct Remark {
  RemarkKind kind;
  const char *name; ///< What is done, or the pass's name.
  const char *category;
  const char *reason;
  const char *text;
  const char *suggestion;
} Remark;

/// Tells a remark, if `ctx->remarks` lets it through.
void remark_emit(Context *ctx, Location loc, const Remark *remark);

#endif

// SPDX-License-Identifier: Apache-2.0
// -print-op-stats: the number of operations of each name, by name. Follows
// mlir's PrintOpStats.
#include <stdlib.h>
#include <string.h>

#include "ir/walk.h"
#include "passes/passes.h"
#include "support/hash_table.h"

typedef struct OpStatsOptions {
  bool json;
} OpStatsOptions;

static const PassOption options[] = {
    {.name = "json",
     .kind = PASS_OPTION_BOOL,
     .offset = offsetof(OpStatsOptions, json),
     .help = "Print as JSON"},
};

typedef struct OpCount {
  StringRef name;
  size_t count;
} OpCount;

typedef VECTOR(OpCount) OpCounts;

static void count_ops(Operation *root, OpCounts *counts) {
  PtrMap numbers = {0};
  FOR_EACH_OP_PREORDER(op, root) {
    void **slot = ptr_map_slot(&numbers, op->def);
    if (!*slot) {
      VECTOR_PUSH(counts, (OpCount){op_name(op), 0});
      *slot = (void *)(uintptr_t)counts->size;
    }
    counts->data[(uintptr_t)*slot - 1].count++;
  }
  ptr_map_free(&numbers);
}

static int compare_names(const void *lhs, const void *rhs) {
  StringRef a = ((const OpCount *)lhs)->name;
  StringRef b = ((const OpCount *)rhs)->name;
  int order = memcmp(a.data, b.data, a.size < b.size ? a.size : b.size);
  return order ? order : (a.size > b.size) - (a.size < b.size);
}

static void print_json(Stream *out, const OpCounts *counts) {
  stream_cstr(out, "{\n");
  for (size_t i = 0; i < counts->size; i++)
    stream_format(out, "%s  \"%.*s\" : %zu", i ? ",\n" : "",
                  STR_ARGS(counts->data[i].name), counts->data[i].count);
  stream_cstr(out, "\n}\n");
}

/// The parts of a name before and after the first dot.
typedef struct SplitName {
  StringRef dialect;
  StringRef rest;
} SplitName;

static SplitName split_name(StringRef name) {
  size_t dot = string_ref_find(name, '.');
  if (dot == SIZE_MAX || dot + 1 == name.size)
    return (SplitName){string_ref(name.data, 0),
                       dot == SIZE_MAX ? name : string_ref(name.data, dot)};
  return (SplitName){string_ref(name.data, dot),
                     string_ref_drop(name, dot + 1)};
}

/// Prints columns, with the dots aligned.
static void print_table(Stream *out, const OpCounts *counts) {
  size_t dialect_size = 0, rest_size = 0;
  for (size_t i = 0; i < counts->size; i++) {
    SplitName name = split_name(counts->data[i].name);
    if (name.dialect.size > dialect_size)
      dialect_size = name.dialect.size;
    if (name.rest.size > rest_size)
      rest_size = name.rest.size;
  }
  stream_cstr(out, "Operations encountered:\n-----------------------\n");
  for (size_t i = 0; i < counts->size; i++) {
    SplitName name = split_name(counts->data[i].name);
    stream_fill(out, ' ', 2 + dialect_size - name.dialect.size);
    stream_text(out, name.dialect);
    stream_char(out, name.dialect.size ? '.' : ' ');
    stream_text(out, name.rest);
    stream_fill(out, ' ', rest_size - name.rest.size);
    stream_format(out, " , %zu\n", counts->data[i].count);
  }
}

static bool run(Context *ctx, Operation *root, const void *pass_options) {
  const OpStatsOptions *chosen = pass_options;
  OpCounts counts = {0};
  count_ops(root, &counts);
  qsort(counts.data, counts.size, sizeof *counts.data, compare_names);
  if (chosen->json)
    print_json(&ctx->diags.messages, &counts);
  else
    print_table(&ctx->diags.messages, &counts);
  VECTOR_FREE(&counts);
  return true;
}

const PassDef print_op_stats_pass = {
    .flag = "print-op-stats",
    .name = "PrintOpStats",
    .summary = "Print statistics of operations",
    .run = run,
    PASS_OPTIONS(options, OpStatsOptions),
};

// SPDX-License-Identifier: Apache-2.0
#include "pass/actions/debug_counter.h"

#include <stdlib.h>
#include <string.h>

#include "support/suggestion.h"

static DebugCount *find_count(DebugCounters *counters, StringRef tag) {
  for (size_t i = 0; i < counters->counts.size; i++)
    if (string_ref_equals(counters->counts.data[i].tag, tag))
      return &counters->counts.data[i];
  return NULL;
}

/// Counts an action called `tag`, which may be NULL. False: it is not executed.
static bool count(DebugCounters *counters, const char *tag) {
  DebugCount *counter =
      tag ? find_count(counters, string_ref_from_cstr(tag)) : NULL;
  if (!counter)
    return true;
  int64_t number = counter->count++;
  int64_t skipped = counter->skip < 0 ? 0 : counter->skip;
  return number >= skipped &&
         (counter->stop_after < 0 || number < skipped + counter->stop_after);
}

static bool before(ActionHandler *self, Context *ctx, const Action *action) {
  (void)ctx;
  DebugCounters *counters = (DebugCounters *)(void *)self;
  const char *flag = action->flag, *name = action->name;
  bool is_named_twice = flag && name && !strcmp(flag, name);
  bool executes = count(counters, action_tag(action->kind));
  executes &= count(counters, flag);
  return executes & (is_named_twice || count(counters, name));
}

/// Takes `suffix` off `name`, if it ends so.
static bool drop_suffix(StringRef *name, StringRef suffix) {
  if (name->size < suffix.size ||
      memcmp(name->data + name->size - suffix.size, suffix.data, suffix.size))
    return false;
  name->size -= suffix.size;
  return true;
}

/// Reads one `name=value`.
static bool read_entry(DebugCounters *counters, StringRef entry,
                       Stream *error) {
  const char *equals = memchr(entry.data, '=', entry.size);
  if (!equals) {
    stream_format(error,
                  "expected DebugCounter argument to have an `=` separating "
                  "the counter name and value, but the provided argument was: "
                  "`%.*s`",
                  STR_ARGS(entry));
    return false;
  }
  StringRef name = string_ref(entry.data, (size_t)(equals - entry.data));
  char *end;
  long long value = strtoll(equals + 1, &end, 0);
  if (end == equals + 1 || end != entry.data + entry.size) {
    stream_format(error,
                  "expected DebugCounter counter value to be numeric, but got "
                  "`%.*s`",
                  (int)(entry.data + entry.size - equals - 1), equals + 1);
    return false;
  }
  StringRef tag = name;
  bool is_skip = drop_suffix(&tag, STR("-skip"));
  if (!is_skip && !drop_suffix(&tag, STR("-count"))) {
    stream_format(error,
                  "expected DebugCounter counter name to end with either "
                  "`-skip` or `-count`, but got `%.*s`",
                  STR_ARGS(name));
    return false;
  }
  if (!find_count(counters, tag))
    VECTOR_PUSH(&counters->counts,
                (DebugCount){.tag = tag, .skip = -1, .stop_after = -1});
  DebugCount *counter = find_count(counters, tag);
  *(is_skip ? &counter->skip : &counter->stop_after) = value;
  return true;
}

bool debug_counters_init(DebugCounters *counters, const char *text,
                         Stream *error) {
  *counters = (DebugCounters){.base = {.before = before}};
  while (*text) {
    size_t size = strcspn(text, ",");
    if (!read_entry(counters, string_ref(text, size), error))
      return false;
    text += size + (text[size] == ',');
  }
  return true;
}

void debug_counters_warn(const DebugCounters *counters, Stream *out) {
  for (size_t i = 0; i < counters->counts.size; i++) {
    StringRef tag = counters->counts.data[i].tag;
    Suggestion suggestion = suggestion_for(tag);
    bool is_kind = false;
    for (int kind = 0; kind <= ACTION_FOLD; kind++) {
      StringRef name = string_ref_from_cstr(action_tag((ActionKind)kind));
      suggestion_consider(&suggestion, name);
      is_kind |= string_ref_equals(name, tag);
    }
    if (is_kind || counters->counts.data[i].count)
      continue;
    stream_format(out,
                  "mlopt: warning: -mlir-debug-counter: no action, pass or "
                  "pattern called '%.*s' was counted",
                  STR_ARGS(tag));
    if (suggestion.nearest.size)
      stream_format(out, "; did you mean '%.*s'?",
                    STR_ARGS(suggestion.nearest));
    stream_char(out, '\n');
  }
}

void debug_counters_free(DebugCounters *counters) {
  VECTOR_FREE(&counters->counts);
}

static int compare_tags(const void *lhs, const void *rhs) {
  return string_ref_compare(((const DebugCount *)lhs)->tag,
                            ((const DebugCount *)rhs)->tag);
}

void debug_counters_print(const DebugCounters *counters, Stream *out) {
  VECTOR(DebugCount) sorted = {0};
  for (size_t i = 0; i < counters->counts.size; i++)
    VECTOR_PUSH(&sorted, counters->counts.data[i]);
  if (sorted.size)
    qsort(sorted.data, sorted.size, sizeof *sorted.data, compare_tags);
  stream_cstr(out, "DebugCounter counters:\n");
  for (size_t i = 0; i < sorted.size; i++)
    stream_format(out, "%-32.*s: {%lld,%lld,%lld}\n",
                  STR_ARGS(sorted.data[i].tag), (long long)sorted.data[i].count,
                  (long long)sorted.data[i].skip,
                  (long long)sorted.data[i].stop_after);
  VECTOR_FREE(&sorted);
}

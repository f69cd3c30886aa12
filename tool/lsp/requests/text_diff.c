// SPDX-License-Identifier: Apache-2.0
// Patience diff: the lines that both texts have exactly once are the anchors.
// Their longest common order is kept, and from each anchor equal lines are
// followed in both directions.
#include "tool/lsp/requests/text_diff.h"

#include <string.h>

#include "support/arena.h"
#include "support/hash_table.h"
#include "support/memory.h"
#include "support/vector.h"

typedef VECTOR(StringRef) TextLines;

#define NOT_MATCHED SIZE_MAX

typedef struct Diff {
  TextLines before, after;
  size_t *matches; ///< By line of `after`: the line of `before`.
} Diff;

static void split(StringRef text, TextLines *lines) {
  for (size_t at = 0; at < text.size;) {
    const char *end = memchr(text.data + at, '\n', text.size - at);
    size_t stop = end ? (size_t)(end - text.data) : text.size;
    VECTOR_PUSH(lines, string_ref(text.data + at, stop - at));
    at = stop + 1;
  }
}

/// How often each text has a line, and where first.
typedef struct LineCount {
  size_t counts[2];
  size_t places[2];
} LineCount;

static void count_lines(StringMap *map, Arena *arena, const TextLines *lines,
                        unsigned side) {
  for (size_t i = 0; i < lines->size; i++) {
    LineCount **slot = (LineCount **)string_map_slot(map, lines->data[i]);
    if (!*slot)
      *slot = arena_alloc_zero(arena, sizeof **slot);
    if ((*slot)->counts[side]++ == 0)
      (*slot)->places[side] = i;
  }
}

/// Keeps of the pairs `(anchors[i], i)` the longest ascending row; the rest
/// become NOT_MATCHED.
static void keep_ascending(size_t *anchors, size_t count) {
  VECTOR(size_t) tops = {0}; // Index of the last one of a row of each length.
  size_t *before = mem_alloc((count + 1) * sizeof *before);
  for (size_t i = 0; i < count; i++) {
    if (anchors[i] == NOT_MATCHED)
      continue;
    size_t low = 0, high = tops.size;
    while (low < high) {
      size_t middle = (low + high) / 2;
      if (anchors[tops.data[middle]] < anchors[i])
        low = middle + 1;
      else
        high = middle;
    }
    before[i] = low ? tops.data[low - 1] : NOT_MATCHED;
    if (low == tops.size)
      VECTOR_PUSH(&tops, i);
    else
      tops.data[low] = i;
  }
  size_t kept = tops.size ? VECTOR_LAST(&tops) : NOT_MATCHED;
  for (size_t i = count; i > 0; i--) {
    if (i - 1 == kept)
      kept = before[kept];
    else
      anchors[i - 1] = NOT_MATCHED;
  }
  mem_free(before);
  VECTOR_FREE(&tops);
}

static bool are_equal(const Diff *diff, size_t before, size_t after) {
  return string_ref_equals(diff->before.data[before], diff->after.data[after]);
}

/// Follows equal lines after each anchor, then before each, without crossing
/// another match.
static void extend(Diff *diff) {
  size_t next = 0; // Line of `before` that is not matched yet.
  for (size_t i = 0; i < diff->after.size; i++) {
    if (diff->matches[i] == NOT_MATCHED && next < diff->before.size &&
        are_equal(diff, next, i))
      diff->matches[i] = next;
    if (diff->matches[i] != NOT_MATCHED)
      next = diff->matches[i] + 1;
  }
  keep_ascending(diff->matches, diff->after.size);
  size_t last = diff->before.size;
  for (size_t i = diff->after.size; i > 0; i--) {
    size_t *match = &diff->matches[i - 1];
    size_t floor = 0;
    if (*match == NOT_MATCHED && last > 0 && are_equal(diff, last - 1, i - 1)) {
      for (size_t j = i - 1; j > 0 && i - j < 64; j--)
        if (diff->matches[j - 1] != NOT_MATCHED) {
          floor = diff->matches[j - 1] + 1;
          break;
        }
      if (last - 1 >= floor)
        *match = last - 1;
    }
    if (*match != NOT_MATCHED)
      last = *match;
  }
  keep_ascending(diff->matches, diff->after.size);
}

static void match_lines(Diff *diff) {
  StringMap map = {0};
  Arena arena;
  arena_init(&arena);
  count_lines(&map, &arena, &diff->before, 0);
  count_lines(&map, &arena, &diff->after, 1);
  diff->matches = mem_alloc((diff->after.size + 1) * sizeof *diff->matches);
  for (size_t i = 0; i < diff->after.size; i++) {
    const LineCount *line = string_map_get(&map, diff->after.data[i]);
    bool is_anchor = line->counts[0] == 1 && line->counts[1] == 1;
    diff->matches[i] = is_anchor ? line->places[0] : NOT_MATCHED;
  }
  keep_ascending(diff->matches, diff->after.size);
  extend(diff);
  string_map_free(&map);
  arena_free(&arena);
}

/// A line of the result.
typedef struct DiffLine {
  char mark;
  StringRef text;
} DiffLine;

enum { CONTEXT = 3 };

static void write_lines(const DiffLine *lines, size_t count, Stream *out) {
  size_t last_change = SIZE_MAX, shown = 0;
  for (size_t i = 0; i < count; i++) {
    if (lines[i].mark == ' ')
      continue;
    size_t first = i > shown + CONTEXT ? i - CONTEXT : shown;
    if (last_change != SIZE_MAX && first > last_change + 1 + CONTEXT) {
      for (size_t j = shown; j <= last_change + CONTEXT; j++)
        stream_format(out, " %.*s\n", STR_ARGS(lines[j].text));
      shown = last_change + CONTEXT + 1;
    } else if (last_change != SIZE_MAX) {
      first = shown;
    }
    if (first > shown)
      stream_cstr(out, "…\n");
    for (size_t j = first; j <= i; j++)
      stream_format(out, "%c%.*s\n", lines[j].mark, STR_ARGS(lines[j].text));
    shown = i + 1;
    last_change = i;
  }
  for (size_t j = shown;
       last_change != SIZE_MAX && j < count && j <= last_change + CONTEXT; j++)
    stream_format(out, " %.*s\n", STR_ARGS(lines[j].text));
}

void text_diff(StringRef before, StringRef after, Stream *out) {
  Diff diff = {0};
  split(before, &diff.before);
  split(after, &diff.after);
  match_lines(&diff);
  VECTOR(DiffLine) lines = {0};
  size_t next = 0;
  for (size_t i = 0; i < diff.after.size; i++) {
    size_t match = diff.matches[i];
    while (match != NOT_MATCHED && next < match)
      VECTOR_PUSH(&lines, (DiffLine){'-', diff.before.data[next++]});
    VECTOR_PUSH(&lines, (DiffLine){match == NOT_MATCHED ? '+' : ' ',
                                   diff.after.data[i]});
    next = match == NOT_MATCHED ? next : match + 1;
  }
  while (next < diff.before.size)
    VECTOR_PUSH(&lines, (DiffLine){'-', diff.before.data[next++]});
  write_lines(lines.data, lines.size, out);
  VECTOR_FREE(&lines);
  VECTOR_FREE(&diff.before);
  VECTOR_FREE(&diff.after);
  mem_free(diff.matches);
}

// SPDX-License-Identifier: Apache-2.0
#include "tool/lsp/text/scope.h"

#include "support/hash_table.h"
#include "tool/lsp/text/scan.h"

/// The values on the way through a text.
typedef struct ScopeWalk {
  VisibleValues *values;
  PtrMap definitions;   ///< Place in the text to its record.
  VECTOR(size_t) outer; ///< By open brace: how many values are outside.
  size_t num_settled;   ///< Values that do not belong to the next brace.
} ScopeWalk;

/// An argument that is written before a brace is seen inside of it. The
/// arguments of a label are in its block.
static void add_value(ScopeWalk *walk, const Unit *unit, ScanToken token,
                      bool is_in_label) {
  const ParseRecord *record =
      ptr_map_get(&walk->definitions, unit->text.data + token.begin);
  if (!record)
    return;
  bool is_settled = is_in_label || record->value->kind == VALUE_RESULT;
  VECTOR_PUSH(&walk->values->list,
              (VisibleValue){scan_text(stream_view(&unit->text), token),
                             record->value->type});
  if (is_settled)
    walk->num_settled = walk->values->list.size;
}

static void walk_text(ScopeWalk *walk, const Unit *unit, size_t end) {
  StringRef text = string_ref(unit->text.data, end);
  bool is_in_label = false;
  size_t parens = 0;
  for (size_t at = 0;;) {
    ScanToken token = scan_next(text, at);
    if (token.kind == SCAN_END)
      return;
    at = token.end;
    if (token.kind == SCAN_VALUE)
      add_value(walk, unit, token, is_in_label);
    else if (token.kind == SCAN_BLOCK)
      is_in_label = true;
    parens += scan_is(text, token, '(');
    parens -= scan_is(text, token, ')') && parens;
    if (scan_is(text, token, ':') && !parens)
      is_in_label = false;
    if (scan_is(text, token, '{')) {
      VECTOR_PUSH(&walk->outer, walk->num_settled);
      walk->num_settled = walk->values->list.size;
    } else if (scan_is(text, token, '}') && walk->outer.size) {
      walk->num_settled = VECTOR_POP(&walk->outer);
      walk->values->list.size = walk->num_settled;
    }
  }
}

void visible_values_find(const Unit *unit, size_t at, VisibleValues *values) {
  *values = (VisibleValues){0};
  ScopeWalk walk = {.values = values};
  for (size_t i = 0; i < unit->recorder.records.size; i++) {
    const ParseRecord *record = &unit->recorder.records.data[i];
    if (record->kind == RECORD_DEFINITION)
      ptr_map_set(&walk.definitions, record->at, (void *)(uintptr_t)record);
  }
  walk_text(&walk, unit, at);
  ptr_map_free(&walk.definitions);
  VECTOR_FREE(&walk.outer);
}

void visible_values_free(VisibleValues *values) { VECTOR_FREE(&values->list); }

const VisibleValue *visible_values_find_name(const VisibleValues *values,
                                             StringRef name) {
  for (size_t i = values->list.size; i > 0; i--)
    if (string_ref_equals(values->list.data[i - 1].name, name))
      return &values->list.data[i - 1];
  return NULL;
}

Span scope_region_at(StringRef text, Span span, size_t at) {
  VECTOR(size_t) open = {0};
  StringRef before = string_ref(text.data, at);
  for (size_t place = span.begin;;) {
    ScanToken token = scan_next(before, place);
    if (token.kind == SCAN_END)
      break;
    place = token.end;
    if (scan_is(text, token, '{'))
      VECTOR_PUSH(&open, token.begin);
    else if (scan_is(text, token, '}') && open.size)
      open.size--;
  }
  Span region = span;
  if (open.size) {
    size_t begin = VECTOR_LAST(&open);
    region.begin = begin + 1;
    region.end = scan_matching(string_ref(text.data, span.end), begin);
    if (region.end > region.begin && text.data[region.end - 1] == '}')
      region.end--;
  }
  VECTOR_FREE(&open);
  return region;
}

// SPDX-License-Identifier: Apache-2.0
#include "tool/reduce/types.h"

#include "support/ascii.h"
#include "support/hash_table.h"

static bool is_word(char c) {
  return is_letter(c) || is_digit(c) || c == '_' || c == '.' || c == '$';
}

/// Does a type begin at `at`: no part of a longer word?
static bool begins_at(StringRef text, size_t at) {
  if (at == 0)
    return true;
  char before = text.data[at - 1];
  return !is_word(before) && before != '%' && before != '@' && before != '#' &&
         before != '^' && before != '"';
}

/// The end of the type that begins at `at` with `size` characters: after its
/// last `>`.
static size_t type_end(StringRef text, size_t at, size_t size) {
  size_t depth = 0;
  for (size_t i = at + size - 1; i < text.size; i++) {
    char c = text.data[i];
    depth += c == '<';
    if (c == '>' && text.data[i - 1] != '-' && --depth == 0)
      return i + 1;
    if (c == '\n')
      return at;
  }
  return at;
}

static void add(TypeChanges *changes, StringMap *seen, StringRef from,
                StringRef to) {
  Stream key = {0};
  stream_format(&key, "%.*s>%.*s", STR_ARGS(from), STR_ARGS(to));
  bool is_new = !string_map_get(seen, stream_view(&key));
  if (!is_new || !to.size || string_ref_equals(from, to)) {
    stream_free(&key);
    return;
  }
  TypeChange change = {.from = from};
  stream_text(&change.to, to);
  VECTOR_PUSH(changes, change);
  // The key lives on in the table; the change has its own text.
  string_map_set(seen, stream_view(&key), key.data);
}

/// The part of `vector<4x8xf32>` after the last dimension: `f32`.
static StringRef element_of(StringRef inside) {
  size_t at = 0;
  for (size_t i = 0; i + 1 < inside.size; i++) {
    char c = inside.data[i];
    if (!is_digit(c) && c != '?' && c != '*' && c != 'x' && c != '[' &&
        c != ']')
      break;
    if (c == 'x')
      at = i + 1;
  }
  StringRef element = string_ref_drop(inside, at);
  size_t comma = string_ref_find(element, ',');
  return string_ref(element.data, comma < element.size ? comma : element.size);
}

/// `vector<4x8xf32>`: its element, and one dimension less.
static void add_shaped(TypeChanges *changes, StringMap *seen, StringRef type,
                       size_t prefix) {
  StringRef inside = string_ref(type.data + prefix, type.size - prefix - 1);
  StringRef element = element_of(inside);
  add(changes, seen, type, element);
  size_t cross = string_ref_find(inside, 'x');
  if (cross >= inside.size)
    return;
  Stream shorter = {0};
  stream_bytes(&shorter, type.data, prefix);
  stream_text(&shorter, string_ref_drop(inside, cross + 1));
  stream_char(&shorter, '>');
  add(changes, seen, type, stream_view(&shorter));
  stream_free(&shorter);
}

static size_t number_end(StringRef text, size_t at) {
  while (at < text.size && is_digit(text.data[at]))
    at++;
  return at;
}

/// `i32`, `f64`, `index`: a shorter one of the kind.
static size_t add_scalar(TypeChanges *changes, StringMap *seen, StringRef text,
                         size_t at) {
  size_t end = number_end(text, at + 1);
  if (end == at + 1 || (end < text.size && is_word(text.data[end])))
    return at + 1;
  StringRef type = string_ref(text.data + at, end - at);
  if (text.data[at] == 'i' && !string_ref_equals(type, STR("i1")))
    add(changes, seen, type, STR("i1"));
  return end;
}

void type_changes_find(StringRef text, TypeChanges *changes) {
  static const StringRef shaped[] = {
      STR_INIT("vector<"), STR_INIT("tensor<"), STR_INIT("memref<"),
      STR_INIT("!llvm.array<"), STR_INIT("complex<")};
  StringMap seen = {0};
  for (size_t at = 0; at < text.size;) {
    if (!begins_at(text, at)) {
      at++;
      continue;
    }
    size_t next = at + 1;
    for (size_t i = 0; i < sizeof shaped / sizeof *shaped; i++) {
      if (!string_ref_starts_with(string_ref_drop(text, at), shaped[i]))
        continue;
      size_t end = type_end(text, at, shaped[i].size);
      if (end > at)
        add_shaped(changes, &seen, string_ref(text.data + at, end - at),
                   shaped[i].size);
    }
    if (text.data[at] == 'i')
      next = add_scalar(changes, &seen, text, at);
    at = next;
  }
  for (size_t i = 0; i < seen.capacity; i++)
    if (seen.entries[i].value)
      mem_free(seen.entries[i].value);
  string_map_free(&seen);
}

void type_changes_free(TypeChanges *changes) {
  for (size_t i = 0; i < changes->size; i++)
    stream_free(&changes->data[i].to);
  VECTOR_FREE(changes);
}

void type_change_apply(StringRef text, const TypeChange *change, Stream *out) {
  StringRef from = change->from;
  for (size_t at = 0; at < text.size;) {
    StringRef rest = string_ref_drop(text, at);
    bool is_here = string_ref_starts_with(rest, from) && begins_at(text, at) &&
                   (rest.size == from.size || !is_word(rest.data[from.size]));
    if (is_here)
      stream_text(out, stream_view(&change->to));
    else
      stream_char(out, text.data[at]);
    at += is_here ? from.size : 1;
  }
}

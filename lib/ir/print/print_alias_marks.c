// SPDX-License-Identifier: Apache-2.0
// Marks that stand in the text for aliases whose names are not known yet.
#include "ir/print/alias_internal.h"

/// A mark is a NUL, which the text does not have, and a key, or in its place
/// the number of an entry. It is as long as the longest name that may replace
/// it.
enum { MARK_SIZE = 1 + sizeof(uint64_t), LONGEST_NUMBER = 10 };

static size_t mark_size(const char *name) {
  return strlen("#_") + strlen(name) + LONGEST_NUMBER;
}
_Static_assert(sizeof "#_" + LONGEST_NUMBER > MARK_SIZE, "a key fits");

/// The number of an entry in the place of a key. No address and, as it is even,
/// no location is like that.
static uint64_t mark_of_entry(uint32_t number) {
  return (uint64_t)UINT32_MAX << 32 | (uint64_t)number << 1;
}

static const Alias *entry_of_mark(const Aliases *aliases, uint64_t key) {
  if (key >> 32 == UINT32_MAX && !(key & 1))
    return &aliases->entries.data[(uint32_t)key >> 1];
  return entry_of(aliases, key);
}

/// The word that the alias of `node`, which has no entry, begins with, or NULL.
static const char *unmet_name(Aliases *aliases, DataNode node) {
  const char *name = alias_name(node);
  if (!name)
    name = given_name(aliases, node);
  if (!name || !aliases->is_unsure)
    return name; // If it is never visited, aliases_resolve fails.
  VECTOR_PUSH(&aliases->unmet, node);
  return NULL;
}

bool aliases_print_mark(void *user, DataNode node, Stream *out) {
  Aliases *aliases = user;
  node = resolve(node);
  if (is_plain(aliases, node))
    return false;
  uint64_t key = node_key(node);
  uint32_t number = aliases->has_log ? UINT32_MAX : entry_number(aliases, key);
  bool is_met = number != UINT32_MAX;
  const char *name =
      is_met ? aliases->entries.data[number].name : unmet_name(aliases, node);
  if (!name)
    return false;
  if (is_met)
    key = mark_of_entry(number);
  size_t size = mark_size(name);
  char *mark = stream_reserve(out, size);
  mark[0] = '\0';
  memcpy(mark + 1, &key, sizeof key);
  memset(mark + MARK_SIZE, ' ', size - MARK_SIZE);
  out->size += size;
  return true;
}

/// Replaces the marks in `text` by names. Gives the new size, which is no
/// larger; SIZE_MAX if something has no alias. `name` is scratch.
static size_t resolve_text(const Aliases *aliases, char *text, size_t size,
                           Stream *name) {
  const char *end = text + size;
  const char *from = memchr(text, '\0', size);
  if (!from)
    return size;
  char *to = text + (from - text);
  while (from < end) {
    uint64_t key;
    memcpy(&key, from + 1, sizeof key);
    const Alias *alias = entry_of_mark(aliases, key);
    if (!alias || !alias->name)
      return SIZE_MAX;
    name->size = 0;
    print_alias_name(alias, name);
    from += mark_size(alias->name);
    memcpy(to, name->data, name->size);
    to += name->size;
    const char *next = memchr(from, '\0', (size_t)(end - from));
    size_t plain = (size_t)((next ? next : end) - from);
    memmove(to, from, plain);
    to += plain;
    from += plain;
    assert(to <= from); // A name is no longer than its mark.
  }
  return (size_t)(to - text);
}

bool aliases_resolve(const Aliases *aliases, TextPieces *text, size_t first) {
  for (size_t i = 0; i < aliases->unmet.size; i++) {
    const Alias *alias = entry_of(aliases, node_key(aliases->unmet.data[i]));
    if (alias && alias->name)
      return false;
  }
  Stream name = {0};
  bool ok = true;
  for (size_t i = first; ok && i < text->pieces.size; i++) {
    TextPiece *piece = &text->pieces.data[i];
    char *data = text->streams.data[piece->stream].data + piece->begin;
    piece->size = resolve_text(aliases, data, piece->size, &name);
    ok = piece->size != SIZE_MAX;
  }
  stream_free(&name);
  return ok;
}

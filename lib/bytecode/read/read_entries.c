// SPDX-License-Identifier: Apache-2.0
// Attributes and types, decoded once and on demand. What an entry refers to is
// decoded before it: if parts are missing, decoding stops, pushes them on a
// stack, and starts again after them.
#include "bytecode/read/reader_internal.h"

/// Does its text take up all of the entry but the NUL at its end?
static StringRef entry_text(Reader *reader, const ReadEntry *entry) {
  const unsigned char *end = memchr(entry->data, 0, entry->size);
  if (!end)
    reader_fail(reader,
                "malformed null-terminated string, no null character found");
  return string_ref((const char *)entry->data, (size_t)(end - entry->data));
}

static void set_attr(ReadEntry *entry, const Attribute *attr) {
  const LocationAttr *loc = attr_as_location(attr);
  entry->what = loc ? ENTRY_IS_LOCATION : ENTRY_IS_ATTR;
  if (loc)
    entry->loc = loc->value;
  else
    entry->attr = attr;
}

/// Decodes an entry that is text. Errors are reported in a file named after the
/// text.
static void decode_text(Reader *reader, ReadEntry *entry, bool is_type) {
  StringRef text = entry_text(reader, entry);
  SourceBuffer buffer = {.name = text.size ? text : STR("-"), .text = text};
  const void *value =
      is_type ? (const void *)parse_type_buffer(reader->ctx, &buffer)
              : parse_attribute_buffer(reader->ctx, &buffer);
  if (!value)
    reader_leave(reader);
  if (!is_type) {
    set_attr(entry, value);
    return;
  }
  entry->type = value;
  entry->what = ENTRY_IS_TYPE;
}

/// The entry's name in errors.
static const char *entry_word(const Reader *reader, bool is_type) {
  static const char *const words[2][2] = {{"attribute", "Attribute"},
                                          {"type", "Type"}};
  return words[is_type][reader->waiting.size == 1];
}

/// False: parts of it were pushed on the stack.
static bool decode_bytes(Reader *reader, ReadEntry *entry, bool is_type) {
  StringRef dialect = reader->dialects[entry->dialect].name;
  Decoder decoder = {reader, {entry->data, entry->data + entry->size}, 0};
  ReadEntry done = *entry;
  bool is_done;
  if (string_ref_equals(dialect, STR("builtin")))
    is_done = is_type ? decode_builtin_type(&decoder, &done)
                      : decode_builtin_attr(&decoder, &done);
  else if (string_ref_equals(dialect, STR("llvm")) && !is_type)
    is_done = decode_llvm_attr(&decoder, &done);
  else
    reader_fail(reader,
                "dialect '%.*s' does not implement the bytecode interface",
                STR_ARGS(dialect));
  if (!is_done)
    return false;
  if (decoder.bytes.at != decoder.bytes.end)
    reader_fail(reader, "unexpected trailing bytes after %s entry",
                entry_word(reader, is_type));
  *entry = done;
  return true;
}

static bool decode_entry(Reader *reader, ReadEntry *entry, bool is_type) {
  reader_check_dialect(reader, entry->dialect);
  if (entry->is_encoded)
    return decode_bytes(reader, entry, is_type);
  decode_text(reader, entry, is_type);
  return true;
}

/// Decodes `entry` with everything that it refers to.
static void resolve(Reader *reader, ReadEntry *entry, bool is_type) {
  size_t bottom = reader->waiting.size;
  VECTOR_PUSH(&reader->waiting, (EntryRef){entry, is_type});
  while (reader->waiting.size > bottom) {
    EntryRef next = VECTOR_LAST(&reader->waiting);
    if (next.entry->state != ENTRY_DONE) {
      next.entry->state = ENTRY_OPEN;
      if (!decode_entry(reader, next.entry, next.is_type))
        continue;
      next.entry->state = ENTRY_DONE;
    }
    reader->waiting.size--;
  }
}

static inline const ReadEntry *resolved(Reader *reader, ReadEntry *entry,
                                        bool is_type) {
  if (entry->state != ENTRY_DONE)
    resolve(reader, entry, is_type);
  return entry;
}

const ReadEntry *reader_attr_entry(Reader *reader, uint64_t index) {
  if (index >= reader->num_attrs)
    reader_fail(reader, "invalid Attribute index: %llu",
                (unsigned long long)index);
  return resolved(reader, &reader->attrs[index], false);
}

const Type *reader_type(Reader *reader, uint64_t index) {
  if (index >= reader->num_types)
    reader_fail(reader, "invalid Type index: %llu", (unsigned long long)index);
  return resolved(reader, &reader->types[index], true)->type;
}

const Attribute *entry_attr(Reader *reader, const ReadEntry *entry) {
  return entry->what == ENTRY_IS_LOCATION
             ? location_attr_get(reader->ctx, entry->loc)
             : entry->attr;
}

const Attribute *reader_attr(Reader *reader, uint64_t index) {
  return entry_attr(reader, reader_attr_entry(reader, index));
}

Location reader_location(Reader *reader, uint64_t index) {
  const ReadEntry *entry = reader_attr_entry(reader, index);
  if (entry->what == ENTRY_IS_LOCATION)
    return entry->loc;
  reader_fail_attr(
      reader,
      "expected attribute of type: mlir::LocationAttr, but got: ", entry->attr);
}

// --- parts ------------------------------------------------------------------

uint64_t decode_varint(Decoder *decoder) {
  return read_varint(decoder->reader, &decoder->bytes);
}

StringRef decode_string(Decoder *decoder) {
  return read_string(decoder->reader, &decoder->bytes);
}

/// The entry if it is decoded; else it is pushed on the stack.
static const ReadEntry *part(Decoder *decoder, ReadEntry *entry, bool is_type) {
  Reader *reader = decoder->reader;
  if (entry->state == ENTRY_DONE)
    return entry;
  if (entry->state == ENTRY_OPEN)
    reader_fail(reader, "%s index %zu refers to itself",
                is_type ? "type" : "attribute",
                (size_t)(entry - (is_type ? reader->types : reader->attrs)));
  VECTOR_PUSH(&reader->waiting, (EntryRef){entry, is_type});
  decoder->num_missing++;
  return NULL;
}

static const ReadEntry *attr_part(Decoder *decoder, uint64_t index) {
  if (index >= decoder->reader->num_attrs)
    reader_fail(decoder->reader, "invalid attribute index: %llu",
                (unsigned long long)index);
  return part(decoder, &decoder->reader->attrs[index], false);
}

const ReadEntry *decode_part(Decoder *decoder) {
  return attr_part(decoder, decode_varint(decoder));
}

const Attribute *decode_attr(Decoder *decoder) {
  const ReadEntry *entry = decode_part(decoder);
  return entry ? entry_attr(decoder->reader, entry) : NULL;
}

const Attribute *decode_optional_attr(Decoder *decoder) {
  bool is_there;
  uint64_t index =
      read_flagged_varint(decoder->reader, &decoder->bytes, &is_there);
  const ReadEntry *entry = is_there ? attr_part(decoder, index) : NULL;
  return entry ? entry_attr(decoder->reader, entry) : NULL;
}

const Type *decode_type(Decoder *decoder) {
  uint64_t index = decode_varint(decoder);
  if (index >= decoder->reader->num_types)
    reader_fail(decoder->reader, "invalid type index: %llu",
                (unsigned long long)index);
  const ReadEntry *entry = part(decoder, &decoder->reader->types[index], true);
  return entry ? entry->type : NULL;
}

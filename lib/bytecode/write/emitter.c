// SPDX-License-Identifier: Apache-2.0
#include "bytecode/write/emitter.h"

void emitter_free(Emitter *emitter) { stream_free(&emitter->bytes); }

void emit_byte(Emitter *emitter, unsigned byte) {
  stream_char(&emitter->bytes, (char)byte);
}

unsigned varint_size(uint64_t value) {
  unsigned size = 1;
  while (size < 9 && value >> (7 * size))
    size++;
  return size;
}

static void emit_little_endian(Emitter *emitter, uint64_t value,
                               unsigned size) {
  char *target = stream_reserve(&emitter->bytes, size);
  for (unsigned i = 0; i < size; i++)
    target[i] = (char)(value >> (8 * i));
  emitter->bytes.size += size;
}

void emit_varint(Emitter *emitter, uint64_t value) {
  unsigned size = varint_size(value);
  if (size == 9) {
    emit_byte(emitter, 0);
    emit_little_endian(emitter, value, 8);
    return;
  }
  emit_little_endian(emitter, (value << 1 | 1) << (size - 1), size);
}

void emit_signed_varint(Emitter *emitter, int64_t value) {
  uint64_t bits = (uint64_t)value;
  emit_varint(emitter, bits << 1 ^ (value < 0 ? UINT64_MAX : 0));
}

void emit_flagged_varint(Emitter *emitter, uint64_t value, bool flag) {
  emit_varint(emitter, value << 1 | flag);
}

void emit_bytes(Emitter *emitter, StringRef bytes) {
  stream_text(&emitter->bytes, bytes);
}

/// True if the next byte's place is a multiple of `alignment`.
static bool is_aligned(const Emitter *emitter, size_t alignment) {
  return !((emitter->bytes.size - emitter->begin) & (alignment - 1));
}

void emit_padding(Emitter *emitter, size_t alignment) {
  if (alignment < 2)
    return;
  while (!is_aligned(emitter, alignment))
    emit_byte(emitter, BYTECODE_PADDING);
  if (emitter->alignment < alignment)
    emitter->alignment = alignment;
}

void emit_section(Emitter *emitter, SectionId id, Emitter *body) {
  size_t head = emitter->bytes.size;
  emit_byte(emitter, id);
  emit_varint(emitter, body->bytes.size);
  if (body->alignment > 1 && !is_aligned(emitter, body->alignment)) {
    emitter->bytes.data[head] = (char)(id | SECTION_IS_ALIGNED);
    emit_varint(emitter, body->alignment);
    emit_padding(emitter, body->alignment);
  } else if (emitter->alignment < body->alignment) {
    emitter->alignment = body->alignment;
  }
  emit_bytes(emitter, stream_view(&body->bytes));
  emitter_free(body);
}

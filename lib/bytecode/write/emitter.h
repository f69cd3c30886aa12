// SPDX-License-Identifier: Apache-2.0
// Emitter: bytes of a bytecode file, or of a section of it.
#ifndef MLOPT_BYTECODE_WRITE_EMITTER_H
#define MLOPT_BYTECODE_WRITE_EMITTER_H

#include "bytecode/format.h"
#include "support/stream.h"

/// `{0}` is empty and valid.
typedef struct Emitter {
  Stream bytes; ///< Owned.
  /// Where the file begins in `bytes`: data is aligned relative to it.
  size_t begin;
  /// The alignment that the first byte needs for all data to be aligned.
  size_t alignment;
} Emitter;

/// Frees the bytes and leaves `emitter` empty.
void emitter_free(Emitter *emitter);

/// The lowest 8 bits of `byte`.
void emit_byte(Emitter *emitter, unsigned byte);
/// A number in 1 to 9 bytes: the zeros at the low end of the first one say how
/// many follow.
void emit_varint(Emitter *emitter, uint64_t value);
/// Negative numbers take few bytes, too.
void emit_signed_varint(Emitter *emitter, int64_t value);
/// The number with `flag` as its lowest bit.
void emit_flagged_varint(Emitter *emitter, uint64_t value, bool flag);
/// As they are; no size before them.
void emit_bytes(Emitter *emitter, StringRef bytes);
/// Pads up to a multiple of `alignment`, a power of 2, from where the file
/// begins.
void emit_padding(Emitter *emitter, size_t alignment);
/// Appends `body` as a section and frees it.
void emit_section(Emitter *emitter, SectionId id, Emitter *body);

/// Bytes that emit_varint takes.
unsigned varint_size(uint64_t value);

#endif

// SPDX-License-Identifier: Apache-2.0
// Source buffers: the text of a file, and where in it something stands.
#ifndef MLOPT_SUPPORT_SOURCE_H
#define MLOPT_SUPPORT_SOURCE_H

#include <stddef.h>
#include <stdint.h>

#include "support/arena.h"
#include "support/string_ref.h"

/// A place for people. `line` 0: the place is not known. Lines and columns
/// count from 1, columns in bytes.
typedef struct SourcePos {
  StringRef file;
  uint32_t line;
  uint32_t column;
} SourcePos;

/// The text of one file. `text.data[text.size]` is NUL. `first_line` is the
/// number of its first line less 1: not 0 for a chunk of a split file.
typedef struct SourceBuffer {
  StringRef name;
  StringRef text;
  uint32_t first_line;
  const char *mapped_end; ///< Pages before it are a file's; NULL: none are.
} SourceBuffer;

/// A stretch of the text that was read, and will hardly be read again soon.
typedef struct SourceRead {
  const char *begin; ///< NULL: nothing yet.
  const char *end;
} SourceRead;

/// Reads all of `path` (`-`: standard input, named `<stdin>`) into `arena`.
/// Size in bytes, the final NUL not counted. On failure gives the errno.
int source_read(Arena *arena, const char *path, SourceBuffer *buffer);

/// A file whose text need not be copied: a large regular one is mapped. If it
/// is truncated while it is read, that raises SIGBUS.
typedef struct SourceFile {
  SourceBuffer buffer;
  Arena arena;   ///< Owned: what is not mapped.
  void *mapping; ///< Owned. NULL: none.
  size_t mapped_size;
} SourceFile;

/// As source_read, into an empty `file`, to be closed even after a failure.
int source_open(SourceFile *file, const char *path);
/// The text will hardly be looked at any more: if it is mapped, its memory is
/// given back until it is.
void source_rest(const SourceFile *file);
/// Notes that `text`, a part of `buffer`, was read. The memory of long
/// stretches is given back, if they are mapped, until they are looked at again.
void source_pass(const SourceBuffer *buffer, SourceRead *read, StringRef text);
/// Unmaps or frees the text: nothing may point into it any more.
void source_close(SourceFile *file);

#endif

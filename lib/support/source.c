// SPDX-License-Identifier: Apache-2.0
// Reading source files, and finding lines in them.
#include "support/source.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/memory.h"

/// Reads until `size` bytes are there or the file ends. Gives the errno.
static int read_up_to(int fd, char *data, size_t size, size_t *num_read) {
  *num_read = 0;
  while (*num_read < size) {
    ssize_t count = read(fd, data + *num_read, size - *num_read);
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      return errno;
    if (count == 0)
      break;
    *num_read += (size_t)count;
  }
  return 0;
}

/// Reads all that is left of a file of which `data` (on the heap, of `size`
/// bytes) was read already.
static int read_rest(int fd, Arena *arena, StringRef start, StringRef *text) {
  size_t size = start.size;
  size_t capacity = size + (1 << 16);
  char *data = mem_alloc(capacity);
  if (size)
    memcpy(data, start.data, size);
  int error = 0;
  for (;;) {
    size_t count;
    error = read_up_to(fd, data + size, capacity - size, &count);
    size += count;
    if (error || size < capacity)
      break;
    if (capacity > SIZE_MAX / 2)
      mem_exhausted(SIZE_MAX);
    data = mem_grow(data, capacity, 2 * capacity);
    capacity *= 2;
  }
  if (!error)
    *text = string_ref(arena_copy_text(arena, data, size), size);
  mem_free(data);
  return error;
}

/// The size that a regular file says it has; 0 for others, and for what is
/// larger than memory.
static size_t expected_size(int fd) {
  struct stat state;
  if (fstat(fd, &state) != 0 || !S_ISREG(state.st_mode) || state.st_size < 0 ||
      (uintmax_t)state.st_size >= SIZE_MAX)
    return 0;
  return (size_t)state.st_size;
}

static int read_all(int fd, Arena *arena, StringRef *text) {
  size_t size = expected_size(fd);
  if (size == 0)
    return read_rest(fd, arena, string_ref(NULL, 0), text);
  char *data = arena_alloc(arena, size + 1);
  size_t num_read;
  int error = read_up_to(fd, data, size, &num_read);
  if (error)
    return error;
  data[num_read] = '\0';
  *text = string_ref(data, num_read);
  // The file may have grown meanwhile.
  char next;
  ssize_t more = num_read == size ? read(fd, &next, 1) : 0;
  if (more <= 0)
    return 0;
  data[size] = next;
  return read_rest(fd, arena, string_ref(data, size + 1), text);
}

int source_read(Arena *arena, const char *path, SourceBuffer *buffer) {
  bool is_stdin = strcmp(path, "-") == 0;
  *buffer = (SourceBuffer){0};
  int fd = is_stdin ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    return errno;
  int error = read_all(fd, arena, &buffer->text);
  if (!is_stdin)
    close(fd);
  if (error)
    return error;
  StringRef name = is_stdin ? STR("<stdin>") : string_ref_from_cstr(path);
  buffer->name =
      string_ref(arena_copy_text(arena, name.data, name.size), name.size);
  return 0;
}

/// Maps `size` bytes of `fd`: whole pages of the file, and a page with a copy
/// of its end, so that the NUL is after the text whatever becomes of the file.
static bool map_text(SourceFile *file, int fd, size_t size) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  size_t shared = size / page * page;
  file->mapped_size = shared + page;
  char *memory = mmap(NULL, file->mapped_size, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    return false;
  file->mapping = memory;
  size_t rest;
  if (mmap(memory, shared, PROT_READ, MAP_PRIVATE | MAP_FIXED, fd, 0) ==
          MAP_FAILED ||
      lseek(fd, (off_t)shared, SEEK_SET) < 0 ||
      read_up_to(fd, memory + shared, size - shared, &rest) != 0 ||
      rest < size - shared) {
    munmap(memory, file->mapped_size);
    file->mapping = NULL;
    return false;
  }
  file->buffer.text = string_ref(memory, size);
  file->buffer.mapped_end = memory + shared;
  return true;
}

/// False if it is read instead.
static bool try_to_map(SourceFile *file, const char *path) {
  enum { SMALLEST_MAPPED = 1 << 20 };
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  size_t size = fd < 0 ? 0 : expected_size(fd);
  bool is_mapped = size >= SMALLEST_MAPPED && map_text(file, fd, size);
  if (fd >= 0)
    close(fd);
  file->buffer.name = string_ref_from_cstr(path);
  return is_mapped;
}

int source_open(SourceFile *file, const char *path) {
  *file = (SourceFile){0};
  if (strcmp(path, "-") != 0 && try_to_map(file, path))
    return 0;
  return source_read(&file->arena, path, &file->buffer);
}

/// Gives back the pages of the file from the one in which `begin` is up to that
/// of `end`.
static void release_pages(const SourceBuffer *buffer, const char *begin,
                          const char *end) {
  if (!buffer->mapped_end)
    return;
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  const char *text = buffer->text.data; // Where a page begins.
  if (end > buffer->mapped_end)
    end = buffer->mapped_end;
  size_t first = (size_t)(begin - text) / page * page;
  size_t limit = (size_t)(end - text) / page * page;
  if (limit > first)
    madvise((char *)(uintptr_t)text + first, limit - first, MADV_DONTNEED);
}

void source_rest(const SourceFile *file) {
  const SourceBuffer *buffer = &file->buffer;
  release_pages(buffer, buffer->text.data, buffer->mapped_end);
}

void source_pass(const SourceBuffer *buffer, SourceRead *read, StringRef text) {
  enum { WINDOW = 1 << 20 };
  const char *end = text.data + text.size;
  bool follows =
      read->begin && read->end <= text.data && text.data - read->end < WINDOW;
  bool precedes =
      read->begin && end <= read->begin && read->begin - end < WINDOW;
  if (read->begin && !follows && !precedes)
    release_pages(buffer, read->begin, read->end);
  read->begin = follows ? read->begin : text.data;
  read->end = precedes ? read->end : end;
  if (read->end - read->begin < WINDOW)
    return;
  release_pages(buffer, read->begin, read->end);
  *read = (SourceRead){0};
}

void source_close(SourceFile *file) {
  if (file->mapping)
    munmap(file->mapping, file->mapped_size);
  arena_free(&file->arena);
  *file = (SourceFile){0};
}

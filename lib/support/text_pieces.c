// SPDX-License-Identifier: Apache-2.0
// Text in pieces: appended to the newest of some streams, and listed in order.
#include "support/text_pieces.h"

void text_pieces_free(TextPieces *text) {
  for (size_t i = 0; i < text->streams.size; i++)
    stream_free(&text->streams.data[i]);
  VECTOR_FREE(&text->streams);
  VECTOR_FREE(&text->pieces);
  *text = (TextPieces){0};
}

/// Streams from this size on are not written to any more: making one larger
/// would copy it. The first one begins small; what is longer than it may be
/// comes to large pages.
enum { FULL_FIRST_STREAM = 256 << 10, FULL_STREAM = (2 << 20) - (128 << 10) };

static bool is_full(const TextPieces *text) {
  size_t size = VECTOR_LAST(&text->streams).size;
  return size > (text->streams.size > 1 ? FULL_STREAM : FULL_FIRST_STREAM);
}

/// Puts a stream after the others, with room to be filled.
static void push_stream(TextPieces *text) {
  Stream stream = {0};
  if (text->streams.size) {
    stream.capacity = 2 << 20;
    stream.data = mem_alloc(stream.capacity);
  }
  VECTOR_PUSH(&text->streams, stream);
}

Stream *text_pieces_open(TextPieces *text) {
  if (text->streams.size == 0 || is_full(text))
    push_stream(text);
  Stream *stream = &VECTOR_LAST(&text->streams);
  text->begin = stream->size;
  return stream;
}

void text_pieces_close(TextPieces *text) {
  size_t size = VECTOR_LAST(&text->streams).size - text->begin;
  if (size)
    VECTOR_PUSH(&text->pieces,
                (TextPiece){text->streams.size - 1, text->begin, size});
}

size_t text_pieces_leave_gap(TextPieces *text) {
  text_pieces_close(text);
  text->begin = VECTOR_LAST(&text->streams).size;
  VECTOR_PUSH(&text->pieces,
              (TextPiece){text->streams.size - 1, text->begin, 0});
  return text->pieces.size - 1;
}

void text_pieces_fill_gap(TextPieces *text, size_t gap) {
  size_t size = VECTOR_LAST(&text->streams).size - text->begin;
  text->pieces.data[gap] =
      (TextPiece){text->streams.size - 1, text->begin, size};
}

TextMark text_pieces_mark(const TextPieces *text) {
  size_t count = text->streams.size;
  return (TextMark){count, text->pieces.size,
                    count ? text->streams.data[count - 1].size : 0};
}

void text_pieces_cut(TextPieces *text, TextMark mark) {
  while (text->streams.size > mark.num_streams)
    stream_free(&text->streams.data[--text->streams.size]);
  if (mark.num_streams)
    VECTOR_LAST(&text->streams).size = mark.size;
  text->pieces.size = mark.num_pieces;
}

void text_pieces_add(TextPieces *text, Stream *stream) {
  VECTOR_PUSH(&text->streams, *stream);
  *stream = (Stream){0};
  text->begin = 0;
  text_pieces_close(text);
}

static void reverse(TextPiece *pieces, size_t count) {
  for (size_t i = 0; i < count / 2; i++) {
    TextPiece piece = pieces[i];
    pieces[i] = pieces[count - 1 - i];
    pieces[count - 1 - i] = piece;
  }
}

void text_pieces_reverse(TextPieces *text, size_t first) {
  if (first < text->pieces.size)
    reverse(text->pieces.data + first, text->pieces.size - first);
}

void text_pieces_move_to(TextPieces *text, size_t to, size_t from) {
  size_t num_moved = text->pieces.size - from;
  if (num_moved == 0 || to == from)
    return;
  text_pieces_reverse(text, to);
  reverse(text->pieces.data + to, num_moved);
  reverse(text->pieces.data + to + num_moved, from - to);
}

void text_pieces_clear(TextPieces *text) {
  text->pieces.size = 0;
  for (size_t i = 0; i < text->streams.size; i++)
    text->streams.data[i].size = 0;
  text->begin = 0;
}

int text_pieces_write_atomic(const char *path, const TextPieces *text) {
  VECTOR(StringRef) parts = {0};
  for (size_t i = 0; i < text->pieces.size; i++) {
    const TextPiece *piece = &text->pieces.data[i];
    const Stream *stream = &text->streams.data[piece->stream];
    VECTOR_PUSH(&parts, string_ref(stream->data + piece->begin, piece->size));
  }
  int error = file_write_parts_atomic(path, parts.data, parts.size);
  VECTOR_FREE(&parts);
  return error;
}

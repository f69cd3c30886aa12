// SPDX-License-Identifier: Apache-2.0
// TextPieces: a text whose parts are made in another order than they are read
// in, or by several threads; put in order without copying.
#ifndef MLOPT_SUPPORT_TEXT_PIECES_H
#define MLOPT_SUPPORT_TEXT_PIECES_H

#include "support/stream.h"
#include "support/vector.h"

/// `size` characters of stream `stream`, from `begin` on.
typedef struct TextPiece {
  size_t stream;
  size_t begin;
  size_t size;
} TextPiece;

/// `{0}` is empty and valid.
typedef struct TextPieces {
  VECTOR(Stream) streams;   ///< Owned.
  VECTOR(TextPiece) pieces; ///< In the order of the text.
  size_t begin;             ///< Where the open piece begins.
} TextPieces;

/// Leaves an empty text.
void text_pieces_free(TextPieces *text);

/// Begins a piece at the end of the text: the stream to write it to, which
/// holds other pieces too. Valid until another one is opened or added.
Stream *text_pieces_open(TextPieces *text);
/// Ends the piece that was opened.
void text_pieces_close(TextPieces *text);
/// In the piece that is open: ends it and begins another one after a gap,
/// whose number it gives. The stream stays.
size_t text_pieces_leave_gap(TextPieces *text);
/// Ends the piece that was opened, which goes into the gap. Gaps keep their
/// numbers only until pieces are moved.
void text_pieces_fill_gap(TextPieces *text, size_t gap);
/// Appends all of `stream`, which it takes over.
void text_pieces_add(TextPieces *text, Stream *stream);
/// Turns the order of the pieces from number `first` on around.
void text_pieces_reverse(TextPieces *text, size_t first);

/// Moves the pieces from number `from` on in front of number `to`, before them.
void text_pieces_move_to(TextPieces *text, size_t to, size_t from);

/// Where a text ends, with no piece open.
typedef struct TextMark {
  size_t num_streams;
  size_t num_pieces;
  size_t size; ///< The newest stream's.
} TextMark;
/// Where the text ends now. Valid until something before it is dropped.
TextMark text_pieces_mark(const TextPieces *text);
/// Forgets what came since `mark`.
void text_pieces_cut(TextPieces *text, TextMark mark);

/// Forgets all of the text, with no piece open; the newest stream stays, empty.
void text_pieces_clear(TextPieces *text);

/// As file_write_atomic.
int text_pieces_write_atomic(const char *path, const TextPieces *text);

#endif

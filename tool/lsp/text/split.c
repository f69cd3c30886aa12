// SPDX-License-Identifier: Apache-2.0
#include "tool/lsp/text/split.h"

#include <string.h>

#include "tool/lsp/text/scan.h"

/// The place in a part that is cut into operations.
typedef struct Splitter {
  StringRef text; ///< The document, to the end of the part.
  size_t at;
  size_t start;    ///< Where the piece begins.
  size_t depth;    ///< Open brackets of the statement.
  size_t column;   ///< Where the statement begins.
  bool is_open;    ///< A statement has begun.
  bool is_inside;  ///< In a module that contains the rest.
  bool had_module; ///< There was one.
  bool repeats;    ///< One piece is looked at again.
  bool recovers;   ///< A function at the statement's column ends it.
  bool is_unbalanced;
  bool continues; ///< The token before asks for more.
  PieceKind kind; ///< The kind of statement.
  uint32_t part;
  uint32_t header; ///< Index of the header's piece.
  Span symbol;     ///< The symbol that the statement defines, in the document.
  PieceList *pieces;
} Splitter;

static size_t column_of(StringRef text, size_t at) {
  size_t column = 0;
  while (column < at && text.data[at - column - 1] != '\n')
    column++;
  return column;
}

static bool begins_line(StringRef text, size_t at) {
  while (at && (text.data[at - 1] == ' ' || text.data[at - 1] == '\t'))
    at--;
  return at == 0 || text.data[at - 1] == '\n';
}

/// Ends the piece at `end`.
static void cut(Splitter *splitter, size_t end) {
  if (end == splitter->start)
    return;
  Piece piece = {.span = {splitter->start, end},
                 .is_unbalanced = splitter->depth > 0,
                 .kind = splitter->is_open ? splitter->kind : PIECE_REST,
                 .part = splitter->part,
                 .header = NO_HEADER};
  if (splitter->is_inside ||
      (splitter->had_module && piece.kind == PIECE_REST && !splitter->repeats))
    piece.header = splitter->header;
  if (splitter->is_open && splitter->symbol.end)
    piece.symbol = (Span){splitter->symbol.begin - splitter->start,
                          splitter->symbol.end - splitter->start};
  PieceList *pieces = splitter->pieces;
  Piece *last = pieces->size ? &VECTOR_LAST(pieces) : NULL;
  bool is_more = last && last->part == piece.part && last->kind == piece.kind &&
                 piece.kind != PIECE_OP;
  if (is_more)
    last->span.end = end;
  else
    VECTOR_PUSH(pieces, piece);
  splitter->start = end;
  splitter->is_open = false;
  splitter->symbol = (Span){0};
  splitter->depth = 0;
}

static bool is_one_of(StringRef word, const char *const *words, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (string_ref_equals(word, string_ref_from_cstr(words[i])))
      return true;
  return false;
}
#define IS_ONE_OF(word, ...)                                                   \
  is_one_of(word, (const char *const[]){__VA_ARGS__},                          \
            ARRAY_LENGTH(((const char *const[]){__VA_ARGS__})))

static bool is_module(StringRef word) {
  return IS_ONE_OF(word, "module", "builtin.module");
}

static bool is_function(StringRef word) {
  return IS_ONE_OF(word, "func", "func.func", "llvm.func", "std.func");
}

static bool is_assigned(StringRef text, ScanToken token) {
  ScanToken next = scan_next(text, token.end);
  return scan_is(text, next, '=');
}

/// Does a statement of the module begin with `token`, the first of its line?
static bool begins_statement(StringRef text, ScanToken token) {
  switch (token.kind) {
  case SCAN_ATTR:
  case SCAN_TYPE:
    return is_assigned(text, token);
  case SCAN_VALUE:
  case SCAN_STRING:
    return true;
  case SCAN_WORD: {
    StringRef word = scan_text(text, token);
    return string_ref_find(word, '.') != SIZE_MAX || is_module(word) ||
           is_function(word);
  }
  case SCAN_OTHER:
    return text.data[token.begin] == '}' ||
           (text.data[token.begin] == '{' && token.end < text.size &&
            text.data[token.end] == '-');
  case SCAN_END:
  case SCAN_COMMENT:
  case SCAN_RESULT:
  case SCAN_BLOCK:
  case SCAN_SYMBOL:
  case SCAN_NUMBER:
  case SCAN_ARROW:
    return false;
  }
  unreachable("kind of token");
}

/// Moves to the body of the module that begins at `token`.
static void enter_module(Splitter *splitter, ScanToken token) {
  StringRef text = splitter->text;
  size_t at = token.end;
  while (true) {
    ScanToken next = scan_next(text, at);
    if (next.kind == SCAN_END)
      break;
    if (!scan_is(text, next, '{')) {
      bool has_dict =
          next.kind == SCAN_WORD &&
          string_ref_equals(scan_text(text, next), STR("attributes"));
      at = next.end;
      ScanToken dict = scan_next(text, at);
      if (has_dict && scan_is(text, dict, '{'))
        at = scan_matching(text, dict.begin);
      continue;
    }
    at = next.end;
    break;
  }
  splitter->is_open = true;
  splitter->kind = PIECE_HEADER;
  cut(splitter, at);
  splitter->header = (uint32_t)splitter->pieces->size - 1;
  splitter->is_inside = splitter->had_module = true;
  splitter->at = at;
}

static bool asks_for_more(StringRef text, ScanToken token) {
  if (token.kind == SCAN_OTHER)
    return strchr("=,:(<[", text.data[token.begin]) != NULL;
  if (token.kind == SCAN_WORD)
    return IS_ONE_OF(scan_text(text, token), "to", "attributes", "loc");
  return token.kind == SCAN_ARROW;
}

/// Takes a token of a statement that has begun.
static void continue_statement(Splitter *splitter, ScanToken token) {
  StringRef text = splitter->text;
  splitter->at = token.end;
  splitter->continues = asks_for_more(text, token);
  if (token.kind == SCAN_SYMBOL && !splitter->symbol.end && !splitter->depth &&
      splitter->kind == PIECE_OP)
    splitter->symbol = (Span){token.begin, token.end};
  if (token.kind != SCAN_OTHER)
    return;
  if (strchr("{([", text.data[token.begin]))
    splitter->depth++;
  else if (strchr("})]", text.data[token.begin]) && splitter->depth)
    splitter->depth--;
}

static void begin_statement(Splitter *splitter, ScanToken token) {
  StringRef text = splitter->text;
  bool is_alias = token.kind == SCAN_ATTR || token.kind == SCAN_TYPE;
  splitter->column = column_of(text, token.begin);
  splitter->at = token.end;
  if (scan_is(text, token, '}') && splitter->is_inside) {
    cut(splitter, token.begin);
    splitter->is_inside = false;
    return;
  }
  if (token.kind == SCAN_WORD && !splitter->had_module &&
      is_module(scan_text(text, token))) {
    enter_module(splitter, token);
    return;
  }
  splitter->is_open = true;
  splitter->kind = is_alias                   ? PIECE_ALIASES
                   : token.kind == SCAN_OTHER ? PIECE_REST
                                              : PIECE_OP;
  continue_statement(splitter, token);
}

/// Is a function written where a statement with open brackets goes on?
static bool is_lost(const Splitter *splitter, ScanToken token) {
  if (!splitter->recovers || token.kind != SCAN_WORD ||
      !is_function(scan_text(splitter->text, token)) ||
      column_of(splitter->text, token.begin) > splitter->column)
    return false;
  return true;
}

static void split_statements(Splitter *splitter) {
  StringRef text = splitter->text;
  while (true) {
    ScanToken token = scan_next(text, splitter->at);
    if (token.kind == SCAN_END)
      break;
    if (token.kind == SCAN_COMMENT) {
      splitter->at = token.end;
      continue;
    }
    bool is_close = scan_is(text, token, '}') && splitter->is_inside;
    bool is_first =
        !splitter->is_open || is_close || begins_line(text, token.begin);
    bool is_new = (!splitter->depth || is_lost(splitter, token)) && is_first &&
                  !(splitter->is_open && splitter->continues) &&
                  begins_statement(text, token);
    if (is_new && splitter->is_open)
      cut(splitter, token.begin);
    if (is_new || !splitter->is_open)
      begin_statement(splitter, token);
    else
      continue_statement(splitter, token);
  }
  splitter->is_unbalanced = splitter->depth > 0 || splitter->is_inside;
  cut(splitter, text.size);
}

/// Cuts a part into operations. False if its brackets do not match.
static bool split_part(StringRef text, Span part, uint32_t number,
                       bool recovers, PieceList *pieces) {
  Splitter splitter = {.text = string_ref(text.data, part.end),
                       .at = part.begin,
                       .start = part.begin,
                       .part = number,
                       .recovers = recovers,
                       .pieces = pieces};
  split_statements(&splitter);
  return !splitter.is_unbalanced;
}

/// Do the brackets of a part match?
static bool is_balanced(StringRef text, Span part) {
  size_t depth = 0;
  StringRef inside = string_ref(text.data, part.end);
  for (size_t at = part.begin;;) {
    ScanToken token = scan_next(inside, at);
    if (token.kind == SCAN_END)
      return depth == 0;
    at = token.end;
    if (token.kind != SCAN_OTHER)
      continue;
    if (strchr("{([", text.data[token.begin]))
      depth++;
    else if (strchr("})]", text.data[token.begin]) && !depth--)
      return false;
  }
}

/// Says which pieces are the first of their parts.
static void mark_parts(PieceList *pieces) {
  for (size_t i = 0; i < pieces->size; i++)
    pieces->data[i].begins_part =
        i == 0 || pieces->data[i - 1].part != pieces->data[i].part;
}

void split_text(StringRef text, size_t limit, PieceList *pieces) {
  static const char marker[] = "// -----";
  uint32_t number = 0;
  for (size_t at = 0, stop; at <= text.size; at = stop + sizeof marker - 1) {
    const char *found = at < text.size ? memmem(text.data + at, text.size - at,
                                                marker, sizeof marker - 1)
                                       : NULL;
    stop = found ? (size_t)(found - text.data) : text.size;
    // The marker belongs to the part that follows it; it is a comment.
    Span part = {number ? at - (sizeof marker - 1) : at, stop};
    if (part.end - part.begin <= limit && is_balanced(text, part)) {
      VECTOR_PUSH(pieces, (Piece){.span = part,
                                  .kind = PIECE_PART,
                                  .part = number,
                                  .header = NO_HEADER});
    } else {
      size_t before = pieces->size;
      if (!split_part(text, part, number, false, pieces)) {
        pieces->size = before;
        split_part(text, part, number, true, pieces);
      }
    }
    number++;
  }
  mark_parts(pieces);
}

bool split_again(StringRef text, size_t limit, Piece *piece) {
  static const char marker[] = "// -----";
  StringRef inside = string_ref(text.data + piece->span.begin,
                                piece->span.end - piece->span.begin);
  // The marker that a part begins with may be gone.
  bool begins_part = piece->begins_part && piece->part;
  if (begins_part && !string_ref_starts_with(inside, STR("// -----")))
    return false;
  if (piece->kind == PIECE_PART)
    return inside.size <= limit &&
           !memmem(inside.data + (piece->part ? sizeof marker - 1 : 0),
                   inside.size - (piece->part ? sizeof marker - 1 : 0), marker,
                   sizeof marker - 1) &&
           is_balanced(text, piece->span);
  if (piece->kind != PIECE_OP ||
      memmem(inside.data, inside.size, marker, sizeof marker - 1))
    return false;
  PieceList pieces = {0};
  Splitter splitter = {.text = string_ref(text.data, piece->span.end),
                       .at = piece->span.begin,
                       .start = piece->span.begin,
                       .part = piece->part,
                       .had_module = true,
                       .repeats = true,
                       .recovers = piece->is_unbalanced,
                       .pieces = &pieces};
  split_statements(&splitter);
  bool is_same = pieces.size == 1 && pieces.data[0].kind == PIECE_OP &&
                 splitter.is_unbalanced == piece->is_unbalanced;
  if (is_same)
    piece->symbol = pieces.data[0].symbol;
  VECTOR_FREE(&pieces);
  return is_same;
}

// SPDX-License-Identifier: Apache-2.0
// The words of a text, valid or not, for an editor: the lexer's tokens without
// their meaning, and comments. Never fails.
#ifndef MLOPT_TOOL_LSP_TEXT_SCAN_H
#define MLOPT_TOOL_LSP_TEXT_SCAN_H

#include <stdbool.h>

#include "support/string_ref.h"

typedef enum ScanKind {
  SCAN_END,
  SCAN_COMMENT, ///< `// …`, to the end of the line.
  SCAN_VALUE,   ///< `%name`.
  SCAN_RESULT,  ///< `#1` after a value.
  SCAN_BLOCK,   ///< `^name`.
  SCAN_SYMBOL,  ///< `@name` or `@"name"`.
  SCAN_ATTR,    ///< `#name`.
  SCAN_TYPE,    ///< `!name`.
  SCAN_STRING,  ///< `"…"`, to the end of the line if it has no other end.
  SCAN_NUMBER,  ///< Also `0x1F` and `1.0e3`.
  SCAN_WORD,    ///< `arith.addi`, `module`, `i32`.
  SCAN_ARROW,   ///< `->`.
  SCAN_OTHER,   ///< One character.
} ScanKind;

typedef struct ScanToken {
  ScanKind kind;
  size_t begin;
  size_t end;
} ScanToken;

/// The first token of `text` that begins at `at` or after. Linear in it and in
/// the blanks before.
ScanToken scan_next(StringRef text, size_t at);

static inline StringRef scan_text(StringRef text, ScanToken token) {
  return string_ref(text.data + token.begin, token.end - token.begin);
}

/// Is the token this one character?
static inline bool scan_is(StringRef text, ScanToken token, char character) {
  return token.kind == SCAN_OTHER && text.data[token.begin] == character;
}

/// Can `byte` be part of a word, or of a name after its sigil?
bool scan_is_name(char byte);

/// The end of the `{…}`, `(…)`, `[…]` that begins at `at`, after its last
/// bracket; the end of `text` if it has none. Linear.
size_t scan_matching(StringRef text, size_t at);

#endif

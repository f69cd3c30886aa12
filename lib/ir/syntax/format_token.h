// SPDX-License-Identifier: Apache-2.0
// The words that formats are made of (OpDef.format, AttrDef.format), and where
// mlir's generated printers put blanks between what these write.
#ifndef MLOPT_IR_SYNTAX_FORMAT_TOKEN_H
#define MLOPT_IR_SYNTAX_FORMAT_TOKEN_H

#include <stdbool.h>

#include "support/string_ref.h"

typedef enum FormatTokenKind {
  FORMAT_TOKEN_END,
  FORMAT_TOKEN_LITERAL, ///< `word`
  FORMAT_TOKEN_SPACE,   ///< ` `, ``, `\n`: `text` is what is written.
  FORMAT_TOKEN_NAME,    ///< $name
  FORMAT_TOKEN_WORD,    ///< word, word(arguments)
  FORMAT_TOKEN_OPEN,    ///< (
  FORMAT_TOKEN_ELSE,    ///< ) : (
  FORMAT_TOKEN_CLOSE,   ///< )?
  FORMAT_TOKEN_RPAREN,  ///< ) without a question mark
  FORMAT_TOKEN_OR,      ///< |
  FORMAT_TOKEN_WRONG,   ///< None of these, or it does not end.
} FormatTokenKind;

typedef struct FormatToken {
  FormatTokenKind kind;
  bool is_anchor;        ///< `^` stands after it.
  bool has_arguments;    ///< For WORD.
  StringRef text;        ///< For LITERAL, SPACE, NAME, WORD: without marks.
  StringRef arguments;   ///< For WORD: what stands in its parentheses.
  const char *at, *next; ///< Its text, and what follows it.
} FormatToken;

/// The token at or after `at`, which points into a format.
FormatToken format_token(const char *at);
/// Takes the first of several names with commas between from `list`.
StringRef format_take_name(StringRef *list);

/// What an element leaves for the blank in front of the next one.
typedef struct FormatBlanks {
  bool is_needed;
  bool is_after_punctuation;
} FormatBlanks;

/// Does the literal `text` have a blank in front of it?
bool format_literal_has_blank(FormatBlanks blanks, StringRef text);
/// Does anything else have one?
bool format_variable_has_blank(FormatBlanks blanks);
/// What `literal` leaves for the next element.
FormatBlanks format_blanks_after(StringRef literal);

#endif

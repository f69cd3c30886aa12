// SPDX-License-Identifier: Apache-2.0
// What the files of syntax errors share: the error itself, and phrases for
// what is missing at a place.
#ifndef MLOPT_PARSER_ERRORS_ERRORS_H
#define MLOPT_PARSER_ERRORS_ERRORS_H

#include "parser/parser_internal.h"

/// A token that the grammar does not take where it stands.
typedef struct SyntaxError {
  Parser *parser;
  int token; ///< Kind of `found`; 0: the end of the file.
  Token found;
  const bool *accepts; ///< By token.
  unsigned count;      ///< How many tokens are accepted.
  const Stacked *stacked;
} SyntaxError;

/// What mlir's parser says where `missing` should close or follow `around`: the
/// innermost tokens that the grammar has not finished, innermost first.
typedef struct Phrase {
  int missing;
  int around[3]; ///< 0: any.
  const char *text;
} Phrase;

static inline bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

/// Sources end in NUL, which is no blank.
static inline const char *skip_blanks(const char *at) {
  while (is_blank(*at))
    at++;
  return at;
}

bool phrase_fits(const Phrase *phrase, const SyntaxError *error);

/// Errors of builtin types, attributes, locations and resources; returns if
/// this is none that has words of its own.
void parser_fail_builtin(const SyntaxError *error);
/// Fails if what was found looks like a dimension where one could have come.
void parser_fail_dimension(const SyntaxError *error);
/// The second line of an error in an array's size.
_Noreturn void parser_fail_array_size(Parser *parser, const char *at);
#endif

// SPDX-License-Identifier: Apache-2.0
// Shared by the files of syntax errors: the error itself, and phrases for what
// is missing at a place.
#ifndef MLOPT_PARSER_ERRORS_ERRORS_H
#define MLOPT_PARSER_ERRORS_ERRORS_H

#include "parser/parser_internal.h"

/// A token that the grammar does not accept at its place.
typedef struct SyntaxError {
  Parser *parser;
  int token; ///< Kind of `found`; 0: the end of the file.
  Token found;
  const bool *accepts; ///< Indexed by token.
  unsigned count;      ///< Number of accepted tokens.
  const Stacked *stacked;
} SyntaxError;

/// The words of mlir's parser where `missing` should close or follow `around`:
/// the innermost unreduced tokens, innermost first.
typedef struct Phrase {
  int missing;
  int around[3]; ///< 0: any.
  const char *text;
} Phrase;

/// Does the token that the phrase speaks of fit, with those around it?
bool phrase_fits(const Phrase *phrase, const SyntaxError *error);

/// The definition of the custom operation being read, or NULL.
const OpDef *custom_op_def(const Parser *parser);
/// Notes which word may have been meant by the one at `at`: of the operation's
/// syntax where `diag` expects a sign, of the grammar's where `syntax` (may be
/// NULL) is what `diag` reports.
void suggest_word(Parser *parser, Diagnostic *diag, const char *at,
                  const SyntaxError *syntax);
/// Notes which word may have been meant by `name` if it continues the operation
/// before it on its line. False: none.
bool suggest_continuation(Parser *parser, Diagnostic *diag, Token name);
/// Reports that no symbol's name follows the words after an operation's name:
/// at the first of these words that does not stand there, otherwise at the
/// token found.
_Noreturn void fail_symbol_name(const SyntaxError *error);
/// Reports what is no number after the sign of a parameter, and no operation
/// of a debug expression after a comma. Returns if the error is another one.
void params_fail_syntax(const SyntaxError *error);
/// Can a type start with `token`?
bool token_begins_type(int token);
/// Is the newest open bracket of `stacked` the one of a dictionary?
bool is_in_dictionary(const Stacked *stacked);
/// Is the list of values of `def` one that mlir's OperandList reads, with its
/// brackets?
bool has_operand_list(const OpDef *def);
/// Reports errors in the custom form of `def`. Returns if the error is not one
/// with words of its own.
void parser_fail_op(const SyntaxError *error, const OpDef *def);
/// Reports errors of builtin types, attributes, locations and resources.
/// Returns if the error is not one with words of its own.
void parser_fail_builtin(const SyntaxError *error);
/// Fails if the found token looks like a dimension and one was possible.
void parser_fail_dimension(const SyntaxError *error);
/// Fails if a parameter of a dialect's type is missing.
void parser_fail_dialect_type(const SyntaxError *error);
/// Reports the second line of an error in an array's size.
_Noreturn void parser_fail_array_size(Parser *parser, const char *at);
/// Reports the second line of an error in a pointer's address space.
_Noreturn void parser_fail_pointer_space(Parser *parser, const char *at);
/// Fails if `at`, where no type begins, follows the `ptr<` of a pointer.
void parser_check_pointee(Parser *parser, const char *at);
#endif

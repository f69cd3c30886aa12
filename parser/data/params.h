// SPDX-License-Identifier: Apache-2.0
// The open attributes with parameters, and the errors in their values.
#ifndef MLOPT_PARSER_DATA_PARAMS_H
#define MLOPT_PARSER_DATA_PARAMS_H

#include "ir/definitions/attr_def.h"
#include "parser/actions.h"

typedef struct ParamFrame {
  struct ParamFrame *outer;
  const AttrDef *def;
  Token open;               ///< The token `<`.
  const char *value_at;     ///< The place of the next value.
  const Attribute **values; ///< One for each of def->params.
  Attributes list;          ///< ENTRIES, or LIST parameter `current`.
  size_t current;           ///< The parameter to set next, or SIZE_MAX.
  bool has_list;
  bool is_bare; ///< It, or one around it, is written without its dialect.
} ParamFrame;

/// Fails in the innermost open attribute. As upstream, an error names the
/// operation where the attribute is written without its dialect.
_Noreturn __attribute__((format(printf, 3, 4))) void
params_fail(Parser *parser, const char *at, const char *format, ...);

/// Begins the error at `at` that `word` is not a case of the parameter.
void param_case_error(Parser *parser, const ParamDef *param, StringRef word,
                      const char *at);
/// Can a parameter of `kind` have this value?
bool param_holds(ParamKind kind, const Attribute *value);
/// Reads digits as a number that `param`, an INT or a NUMBER, holds. False if
/// it is out of range. A negative number wraps where none is allowed, as in
/// mlir's parser.
bool param_parse_number(Parser *parser, const ParamDef *param, StringRef digits,
                        bool is_negative, int64_t *number);
/// Reports text at `at` that is no value of `param`, in the words of the reader
/// that MLIR has for the kind.
_Noreturn void params_fail_unread(Parser *parser, const ParamDef *param,
                                  const char *at);
/// Reports the attribute at `at`, which is no value of `param`.
_Noreturn void params_fail_value(Parser *parser, const ParamDef *param,
                                 const char *at);
/// Reports what is no argument of an operator in a debug expression.
_Noreturn void params_fail_operand(Parser *parser, const char *at);
/// Reports a word in a debug expression that is no operator.
_Noreturn void params_fail_operator(Parser *parser, Token name);
/// What stands between parameter `index` of `def` and the one before it: `,`, a
/// word, or `>` after the last one.
StringRef params_separator_of(const AttrDef *def, size_t index);
/// As params_separator_of, for the parameter that `frame` reads next.
StringRef params_separator(const ParamFrame *frame);
/// Reports `found`, which stands where `expected` separates parameters.
_Noreturn void params_fail_separator(Parser *parser, Token found,
                                     StringRef expected);
/// Reports text at `at` that is not the name of a parameter and `=`.
_Noreturn void params_fail_name(Parser *parser, const char *at);
/// Fails if the token at `at`, which the grammar does not accept, is in the
/// place of a named parameter's value.
void params_fail_token(Parser *parser, const char *at);
/// Reports the parameters that are being read, from the innermost outwards:
/// none of them could be. Follows the parsers that MLIR generates.
void params_report_open(Parser *parser);
#endif

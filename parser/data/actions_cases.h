// SPDX-License-Identifier: Apache-2.0
// The cases of enum attributes: `#arith.fastmath<nnan, ninf>`.
#ifndef MLOPT_PARSER_DATA_ACTIONS_CASES_H
#define MLOPT_PARSER_DATA_ACTIONS_CASES_H

#include "parser/actions.h"

/// The text between the brackets of `name<…>`; empty if there are none.
StringRef token_body(Token token);
/// Sets `value` to that of the case with this `keyword`, if there is one.
bool attr_find_case(const AttrDef *def, StringRef keyword, uint64_t *value);
/// The identifier at the start of `text`, or the text between quotes. Empty if
/// there is neither.
StringRef leading_word(StringRef text);
/// Sets `all` to the cases that `text` lists, all of them together: what one
/// string can say of flags. Zero has no place in a list.
bool find_listed_cases(const EnumCase *cases, size_t count, StringRef text,
                       char separator, uint64_t *all);
/// The value of one case or, for FLAGS, of several that are separated by `,`
/// or `|`. Leaves the parser if there is no such case.
uint64_t parse_cases(Parser *parser, const AttrDef *def, Token token);
/// Reports that `word` is no case of a KEYWORD, and leaves the parser. It is
/// empty where there is none.
_Noreturn void fail_keyword(Parser *parser, const AttrDef *def, StringRef word);

#endif

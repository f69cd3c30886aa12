// SPDX-License-Identifier: Apache-2.0
// What AsmReader is: the place in an operation, parameter or type that is read
// with functions of its own.
#ifndef MLOPT_PARSER_FORMAT_ASM_READER_H
#define MLOPT_PARSER_FORMAT_ASM_READER_H

#include "ir/syntax/asm_reader.h"
#include "parser/format/actions_format.h"

struct AsmReader {
  Parser *parser;
  FormatHead *head; ///< The operation's, or NULL.
  DataHead *data;   ///< The parameter's or type's, or NULL.
  int token; ///< The kind of the newest one.
};

#endif

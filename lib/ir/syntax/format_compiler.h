// SPDX-License-Identifier: Apache-2.0
// What compiling a format and checking it share.
#ifndef MLOPT_IR_SYNTAX_FORMAT_COMPILER_H
#define MLOPT_IR_SYNTAX_FORMAT_COMPILER_H

#include "ir/syntax/asm_format.h"
#include "ir/syntax/format_token.h"
#include "support/vector.h"

/// Where an element stands in the text.
typedef struct FormatPlace {
  const char *at, *end;
  bool is_anchor; ///< `^` stands after it.
} FormatPlace;

typedef struct FormatCompiler {
  Context *ctx;
  const OpDef *def;
  FormatToken token; ///< The newest.
  VECTOR(FormatElement) elements;
  VECTOR(FormatPlace) places; ///< One for each element.
  Stream *why;                ///< Borrowed. The first error.
  Stream ignored;             ///< The ones after it.
  bool is_wrong;
} FormatCompiler;

/// Begins an error about element `index`, which stands at `place`; the caller
/// adds what is wrong.
Stream *format_wrong(FormatCompiler *compiler, size_t index, FormatPlace place);
/// As format_wrong, for an element that was read.
Stream *format_wrong_at(FormatCompiler *compiler, size_t index);

/// Settles what the elements have to do with each other.
void format_link(FormatCompiler *compiler);
/// Checks that there are not too many groups of values and properties.
bool format_check_size(FormatCompiler *compiler);
/// Checks elements one by one, and that nothing of the operation is missing.
void format_check(FormatCompiler *compiler, const AsmFormat *format);

#endif

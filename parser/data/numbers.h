// SPDX-License-Identifier: Apache-2.0
// Number literals as the bits of a type.
#ifndef MLOPT_PARSER_DATA_NUMBERS_H
#define MLOPT_PARSER_DATA_NUMBERS_H

#include "parser/parser_internal.h"

/// Width of integers of `type` (64 for index); false if it is neither.
bool number_width(const Type *type, uint32_t *width);

/// Digits (`0x…` too) as a number of `type`, integer or index. False if it is
/// out of range. Words are in scratch. Follows mlir's buildAttributeAPInt.
bool number_parse_int(Parser *parser, const Type *type, StringRef digits,
                      bool is_negative, WideInt *value);

/// A float literal, or the bits in hexadecimal, as a number of `kind`. Reports
/// what is neither, at `text`.
FloatBits number_parse_float(Parser *parser, FloatKind kind, StringRef text,
                             bool is_float, bool is_negative);

#endif

// SPDX-License-Identifier: Apache-2.0
// Number literals as bits of a type.
#ifndef MLOPT_PARSER_DATA_NUMBERS_H
#define MLOPT_PARSER_DATA_NUMBERS_H

#include "parser/parser_internal.h"

/// The width of integers of `type`, with 64 for index. False if it is neither
/// an integer nor index.
bool number_width(const Type *type, uint32_t *width);

/// Reads digits (`0x…` too) as a number of `type`, an integer type or index.
/// False if it is out of range. The words are in scratch. Follows mlir's
/// buildAttributeAPInt.
bool number_parse_int(Parser *parser, const Type *type, StringRef digits,
                      bool is_negative, WideInt *value);

/// Reads a float literal, or its bits in hexadecimal, as a number of `kind`.
/// Reports an error at `text` if it is neither.
FloatBits number_parse_float(Parser *parser, FloatKind kind, StringRef text,
                             bool is_float, bool is_negative);

#endif

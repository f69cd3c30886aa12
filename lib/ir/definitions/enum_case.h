// SPDX-License-Identifier: Apache-2.0
// Cases of enumerations, as properties and parameters of attributes spell them.
#ifndef MLOPT_IR_DEFINITIONS_ENUM_CASE_H
#define MLOPT_IR_DEFINITIONS_ENUM_CASE_H

#include <stdint.h>

#include "support/string_ref.h"

/// A keyword and the number it stands for.
typedef struct EnumCase {
  StringRef keyword;
  uint64_t value;
} EnumCase;

#endif

// SPDX-License-Identifier: Apache-2.0
// Words of DWARF, with which debug information is written, and their numbers,
// which bytecode and MLIR's C interface have in their place.
#ifndef MLOPT_IR_ATTRIBUTES_DWARF_H
#define MLOPT_IR_ATTRIBUTES_DWARF_H

#include "support/string_ref.h"

typedef struct Attribute Attribute;
typedef struct Context Context;

/// The number of `word` (`DW_TAG_member`). False: it is not known.
bool dwarf_number(StringRef word, uint64_t *number);
/// The word with `prefix` for `number`; empty: there is none.
StringRef dwarf_word(StringRef prefix, uint64_t number);

/// The word as a string attribute, or NULL. `prefix` as in ParamDef.
const Attribute *dwarf_word_attr(Context *ctx, const char *prefix,
                                 uint64_t number);
/// What a parameter holds that is a number: an i64 integer.
const Attribute *dwarf_number_attr(Context *ctx, uint64_t number);
/// How the word begins that argument `index`, from 0, of the step `operation`
/// of an expression stands for: `DW_OP_LLVM_convert(16, DW_ATE_signed)` names
/// an encoding. NULL: the argument is a number.
const char *dwarf_argument_prefix(StringRef operation, size_t index);

#endif

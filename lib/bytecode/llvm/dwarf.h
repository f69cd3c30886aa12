// SPDX-License-Identifier: Apache-2.0
// Words of DWARF, which bytecode has as numbers.
#ifndef MLOPT_BYTECODE_LLVM_DWARF_H
#define MLOPT_BYTECODE_LLVM_DWARF_H

#include "support/string_ref.h"

/// The number of `word` (`DW_TAG_member`). False: it is not known.
bool dwarf_number(StringRef word, uint64_t *number);
/// The word that begins with `prefix` and has `number`; empty: there is none.
StringRef dwarf_word(StringRef prefix, uint64_t number);

#endif

// SPDX-License-Identifier: Apache-2.0
// Earlier names of passes.
#ifndef MLOPT_PASS_OLD_PASSES_H
#define MLOPT_PASS_OLD_PASSES_H

#include <stddef.h>

#include "support/string_ref.h"

/// A pass's current flag, and an earlier one.
typedef struct OldPass {
  StringRef old;
  StringRef today;
} OldPass;

/// The current flag of the pass once called `flag`; empty if it is not known.
StringRef old_pass_today(StringRef flag);
/// How many there are.
size_t old_passes_count(void);
/// The one at `index`.
const OldPass *old_passes_at(size_t index);

#endif

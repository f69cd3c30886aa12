// SPDX-License-Identifier: Apache-2.0
// Passes that mlir-opt 22 has and mlopt does not, so that an error can say so.
#ifndef MLOPT_PASS_OTHER_PASSES_H
#define MLOPT_PASS_OTHER_PASSES_H

#include <stdbool.h>
#include <stddef.h>

#include "support/string_ref.h"

/// Is `flag` one of them? Takes logarithmic time.
bool other_passes_have(StringRef flag);
/// How many there are.
size_t other_passes_count(void);
/// The one at `index`, in the order of their bytes.
StringRef other_passes_at(size_t index);

#endif

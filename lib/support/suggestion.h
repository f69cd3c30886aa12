// SPDX-License-Identifier: Apache-2.0
// "did you mean": of some names, the one that is most like a name that is
// wrong.
#ifndef MLOPT_SUPPORT_SUGGESTION_H
#define MLOPT_SUPPORT_SUGGESTION_H

#include <stdbool.h>
#include <stdint.h>

#include "support/string_ref.h"

/// The search for a name.
typedef struct Suggestion {
  StringRef wanted;  ///< Borrowed.
  StringRef nearest; ///< Borrowed; empty: no name is like it.
  unsigned distance; ///< Edits from one to the other; one less than at first.
  uint32_t num_left; ///< Further names that are looked at.
} Suggestion;

/// Begins a search. At most one edit for each three characters of `wanted`
/// makes a name like it.
Suggestion suggestion_for(StringRef wanted);
/// Looks at `name`, which is borrowed. The first of several that are equally
/// like the wrong name stays. Only the first 10,000 names are looked at.
void suggestion_consider(Suggestion *suggestion, StringRef name);

#endif

// SPDX-License-Identifier: Apache-2.0
// Which values can be used at a place.
#ifndef MLOPT_TOOL_LSP_TEXT_SCOPE_H
#define MLOPT_TOOL_LSP_TEXT_SCOPE_H

#include "tool/lsp/text/unit.h"

typedef struct VisibleValue {
  StringRef name; ///< With its `%`; in the unit's text.
  const Type *type;
} VisibleValue;

typedef struct VisibleValues {
  VECTOR(VisibleValue) list;
} VisibleValues;

/// The values that are defined before `at` of the unit, in regions around it.
/// Linear in the unit.
void visible_values_find(const Unit *unit, size_t at, VisibleValues *values);
/// Frees the list.
void visible_values_free(VisibleValues *values);
/// The innermost value of that name, or NULL.
const VisibleValue *visible_values_find_name(const VisibleValues *values,
                                             StringRef name);

/// The innermost braces in `span` around `at`, without them.
Span scope_region_at(StringRef text, Span span, size_t at);

#endif

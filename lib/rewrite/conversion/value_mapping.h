// SPDX-License-Identifier: Apache-2.0
// What values were replaced by during a conversion, while the IR still has the
// old ones: from one value to a list of values. Casts are not in it. Follows
// the ConversionValueMapping of the 1:N proposal.
#ifndef MLOPT_REWRITE_CONVERSION_VALUE_MAPPING_H
#define MLOPT_REWRITE_CONVERSION_VALUE_MAPPING_H

#include "rewrite/conversion/conversion.h"

/// `{0}` with the arenas set is empty. A list is one tagged pointer: a Value,
/// or a MappedList in `arena`. First results are found by their operation's
/// number, in pages, which keeps neighbours together; others by hash.
typedef struct ValueMapping {
  PtrMap lists;
  PtrMap pages; ///< Page number + 1 to MappingPage *.
  struct MappingPage *last_page;
  size_t num_entries;
  PtrMap shortcuts; ///< From a value to one further along its chain, so that
                    ///< long chains cost their length once.
  PtrMap targets;   ///< Values put in place of others when they themselves had
                    ///< been replaced already.
  Arena *arena;     ///< Borrowed. May be rewound with what is restored.
  Arena *permanent; ///< Borrowed. Not rewound.
} ValueMapping;

void value_mapping_free(ValueMapping *mapping);

/// `from` becomes `to[0]` … `to[count-1]`. Gives the former entry, to be given
/// back to value_mapping_restore. Constant time.
void *value_mapping_set(ValueMapping *mapping, Value *from, Value *const *to,
                        uint32_t count);
/// The entry of `value` as it is, for value_mapping_restore, or NULL.
void *value_mapping_entry(const ValueMapping *mapping, const Value *value);
/// Puts back what value_mapping_set gave (NULL: no entry).
void value_mapping_restore(ValueMapping *mapping, Value *from, void *former);

bool value_mapping_has(const ValueMapping *mapping, const Value *value);
/// Was `value` put in place of another one after it was itself replaced?
bool value_mapping_is_target(const ValueMapping *mapping, const Value *value);

typedef enum MappingKind {
  MAPPING_NONE, ///< Not replaced.
  MAPPING_ONE,  ///< By one value.
  MAPPING_LIST, ///< By a list of values.
} MappingKind;

/// What `value` was replaced by: one step.
MappingKind value_mapping_get(const ValueMapping *mapping, const Value *value,
                              Value **one, ValueList *list);

/// Last value of the chain of 1:1 replacements from `value` (itself if there is
/// none), and in `*stop` whether a list follows. Amortized constant time.
Value *value_mapping_last_one(ValueMapping *mapping, Value *value,
                              bool *has_list);

#endif

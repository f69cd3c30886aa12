// SPDX-License-Identifier: Apache-2.0
// What values were replaced by during a conversion, while the IR still has the
// old ones: from one value to a list of values. Casts are not in it. Follows
// the ConversionValueMapping of the 1:N proposal.
#ifndef MLOPT_REWRITE_CONVERSION_VALUE_MAPPING_H
#define MLOPT_REWRITE_CONVERSION_VALUE_MAPPING_H

#include "rewrite/conversion/conversion.h"

/// One replacement.
typedef struct MappedValue {
  Value *from;
  void *to;          ///< A Value, or a MappedList in `arena`, tagged.
  uint32_t previous; ///< Number of the entry that `from` had before, or 0.
} MappedValue;

/// `{0}` with the arena set is empty. The replacements are a stack, so that
/// they are taken back from its end; a value has the number of its newest one
/// (Value.mapping, counted from 1), so that it is found without a search.
typedef struct ValueMapping {
  VECTOR(MappedValue) entries;
  PtrMap shortcuts; ///< From a value to one further along its chain, so that
                    ///< long chains cost their length once.
  PtrMap type_shortcuts; ///< The same, where all between have one type.
  PtrMap targets; ///< Values put in place of others when they themselves had
                  ///< been replaced already, and what they had become.
  Arena *arena;   ///< Borrowed. May be rewound with what is taken back.
} ValueMapping;

/// All values are unmapped; what was mapped must still be there.
void value_mapping_free(ValueMapping *mapping);

/// The same, and the mapping is empty and can be used again.
void value_mapping_clear(ValueMapping *mapping);

/// `from` becomes `to[0]` … `to[count-1]`. Constant time.
void value_mapping_set(ValueMapping *mapping, Value *from, Value *const *to,
                       uint32_t count);
/// Takes back all but the oldest `size` replacements. Linear in them.
void value_mapping_rewind(ValueMapping *mapping, size_t size);

enum { VALUE_MAPPING_LIST_TAG = 1 };
static inline bool value_mapping_is_list(const void *entry) {
  return ((uintptr_t)entry & VALUE_MAPPING_LIST_TAG) != 0;
}

static inline bool value_mapping_has(const Value *value) {
  return value->mapping != 0;
}
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

/// Last value of the chain of 1:1 replacements from `value`, which was
/// replaced, and in `*has_list` whether a list follows. Amortized constant
/// time.
Value *value_mapping_follow(ValueMapping *mapping, Value *value,
                            bool *has_list);
/// Last value of the chain of 1:1 replacements from `value` by values of its
/// type that are no casts of the driver; itself if it was not replaced.
/// Amortized constant time.
Value *value_mapping_follow_type(ValueMapping *mapping, Value *value);
/// value_mapping_follow for any value: itself if it was not replaced. Mostly
/// the chain is one step long.
static inline Value *value_mapping_last_one(ValueMapping *mapping, Value *value,
                                            bool *has_list) {
  *has_list = false;
  if (!value->mapping)
    return value;
  void *next = mapping->entries.data[value->mapping - 1].to;
  if (!value_mapping_is_list(next) && !((Value *)next)->mapping)
    return next;
  return value_mapping_follow(mapping, value, has_list);
}

#endif

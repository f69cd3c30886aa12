// SPDX-License-Identifier: Apache-2.0
// What replaces each value during a conversion, while the IR still has the old
// values. It maps one value to a list of values. Casts are not in it. Follows
// the ConversionValueMapping of the 1:N proposal.
#ifndef MLOPT_REWRITE_CONVERSION_VALUE_MAPPING_H
#define MLOPT_REWRITE_CONVERSION_VALUE_MAPPING_H

#include "rewrite/conversion/conversion.h"

/// One replacement.
typedef struct MappedValue {
  Value *from;
  void *to;          ///< A Value, or a MappedList in `arena`, tagged.
  uint32_t previous; ///< Number of `from`'s previous entry, or 0.
} MappedValue;

/// A stack of replacements, which are undone from its end. Value.mapping is the
/// number of the value's newest entry, counted from 1, so lookup needs no
/// search. `{0}` with the arena set is empty.
typedef struct ValueMapping {
  VECTOR(MappedValue) entries;
  PtrMap shortcuts; ///< Maps a value to a later one in its chain, so that a
                    ///< long chain is walked once.
  PtrMap type_shortcuts; ///< Likewise, if all values between have one type.
  PtrMap targets; ///< Values that replaced others after they had been replaced
                  ///< themselves, and the values they had become.
  Arena *arena;   ///< Borrowed. May be rewound when replacements are undone.
} ValueMapping;

/// Unmaps all values and frees the memory. The mapped values must still exist.
void value_mapping_free(ValueMapping *mapping);

/// Unmaps all values like value_mapping_free, but leaves the mapping usable.
void value_mapping_clear(ValueMapping *mapping);

/// Maps `from` to `to[0]` … `to[count-1]`. Amortized constant time for each of
/// `to`.
void value_mapping_set(ValueMapping *mapping, Value *from, Value *const *to,
                       uint32_t count);
/// Undoes all but the oldest `size` replacements. Linear in those undone.
void value_mapping_rewind(ValueMapping *mapping, size_t size);

enum { VALUE_MAPPING_LIST_TAG = 1 };
/// Is this `to` of an entry a tagged list?
static inline bool value_mapping_is_list(const void *entry) {
  return ((uintptr_t)entry & VALUE_MAPPING_LIST_TAG) != 0;
}

static inline bool value_mapping_has(const Value *value) {
  /// Was `value` replaced?
  return value->mapping != 0;
}
/// Did `value` replace another value after it had been replaced itself?
bool value_mapping_is_target(const ValueMapping *mapping, const Value *value);

typedef enum MappingKind {
  MAPPING_NONE, ///< Not replaced.
  MAPPING_ONE,  ///< Replaced by one value.
  MAPPING_LIST, ///< Replaced by a list of values.
} MappingKind;

/// What `value` was replaced by, in one step. Sets `*one` or `*list`.
MappingKind value_mapping_get(const ValueMapping *mapping, const Value *value,
                              Value **one, ValueList *list);

/// The last value in the chain of 1:1 replacements from `value`, which was
/// replaced. Sets `*has_list` if a list follows. Amortized constant time.
Value *value_mapping_follow(ValueMapping *mapping, Value *value,
                            bool *has_list);
/// The last value in the chain of 1:1 replacements from `value`, as far as the
/// values have its type and are not casts of the driver. It is `value` itself
/// if it was not replaced. Amortized constant time.
Value *value_mapping_follow_type(ValueMapping *mapping, Value *value);
/// value_mapping_follow for any value; gives `value` itself if it was not
/// replaced. Mostly the chain is one step long.
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

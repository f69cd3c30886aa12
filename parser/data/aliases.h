// SPDX-License-Identifier: Apache-2.0
// What `#name = …` and `!name = …` define.
//
// Most names are a word and a number, `loc17`. Names with the same word are a
// series: an array, in which a name is found without a hash. The others are in
// a map.
#ifndef MLOPT_PARSER_DATA_ALIASES_H
#define MLOPT_PARSER_DATA_ALIASES_H

#include "support/arena.h"
#include "support/hash_table.h"
#include "support/string_ref.h"
#include "support/vector.h"

typedef struct AliasValue {
  const void *value; ///< A type or attribute; NULL: not defined.
  const char *place; ///< Where it is defined in the source.
} AliasValue;

typedef struct AliasSeries {
  StringRef word;            ///< In the source.
  VECTOR(AliasValue) values; ///< By number. Some may be undefined.
  size_t num_defined;
} AliasSeries;

enum { MAX_ALIAS_SERIES = 32 };

/// `{0}` is a valid empty one. Copies may be read, as long as it is not changed.
typedef struct AliasTable {
  AliasSeries *series; ///< MAX_ALIAS_SERIES of them, or NULL. Owned.
  uint32_t num_series;
  StringMap others; ///< To AliasValues.
} AliasTable;

/// Leaves an empty table; the values are the context's.
void alias_table_free(AliasTable *table);
/// The definition of `name`, or NULL.
const AliasValue *alias_table_find(const AliasTable *table, StringRef name);
/// Defines a name that is not defined yet, and lives as long as the table. What
/// does not fit a series is kept in `arena`.
void alias_table_add(AliasTable *table, StringRef name, AliasValue value,
                     Arena *arena);

#endif

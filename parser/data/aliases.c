// SPDX-License-Identifier: Apache-2.0
#include "parser/data/aliases.h"

#include "support/ascii.h"
#include "support/memory.h"

/// A name as a word and a number.
typedef struct NumberedName {
  StringRef word;
  uint32_t number;
} NumberedName;

/// False if there is no number, or it is too large or begins with a zero.
static bool split_name(StringRef name, NumberedName *parts) {
  enum { MAX_DIGITS = 9 };
  size_t at = name.size;
  while (at && is_digit(name.data[at - 1]))
    at--;
  size_t digits = name.size - at;
  if (!at || !digits || digits > MAX_DIGITS || name.data[at] == '0')
    return false;
  parts->word = string_ref(name.data, at);
  parts->number = 0;
  for (; at < name.size; at++)
    parts->number = parts->number * 10 + (uint32_t)(name.data[at] - '0');
  return true;
}

static AliasSeries *find_series(const AliasTable *table, StringRef word) {
  for (uint32_t i = 0; i < table->num_series; i++)
    if (string_ref_equals(table->series[i].word, word))
      return &table->series[i];
  return NULL;
}

void alias_table_free(AliasTable *table) {
  for (uint32_t i = 0; i < table->num_series; i++)
    VECTOR_FREE(&table->series[i].values);
  mem_free(table->series);
  string_map_free(&table->others);
  *table = (AliasTable){0};
}

const AliasValue *alias_table_find(const AliasTable *table, StringRef name) {
  NumberedName parts;
  const AliasSeries *series =
      split_name(name, &parts) ? find_series(table, parts.word) : NULL;
  if (series && parts.number < series->values.size &&
      series->values.data[parts.number].value)
    return &series->values.data[parts.number];
  return string_map_get(&table->others, name);
}

/// Would most places be defined, so that memory is linear in what is defined?
static bool fits_series(const AliasSeries *series, uint32_t number) {
  enum { SLACK = 64 };
  return number <= 2 * series->num_defined + SLACK;
}

static AliasSeries *add_series(AliasTable *table, StringRef word) {
  if (table->num_series == MAX_ALIAS_SERIES)
    return NULL;
  if (!table->series)
    table->series = mem_alloc_zero(MAX_ALIAS_SERIES * sizeof *table->series);
  AliasSeries *series = &table->series[table->num_series++];
  series->word = word;
  return series;
}

void alias_table_add(AliasTable *table, StringRef name, AliasValue value,
                     Arena *arena) {
  NumberedName parts;
  AliasSeries *series = NULL;
  if (split_name(name, &parts)) {
    series = find_series(table, parts.word);
    if (!series)
      series = add_series(table, parts.word);
  }
  if (!series || !fits_series(series, parts.number)) {
    string_map_set(&table->others, name,
                   arena_copy(arena, &value, sizeof value));
    return;
  }
  while (series->values.size <= parts.number)
    VECTOR_PUSH(&series->values, (AliasValue){0});
  series->values.data[parts.number] = value;
  series->num_defined++;
}

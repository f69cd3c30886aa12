// SPDX-License-Identifier: Apache-2.0
#include "ir/attributes/dwarf.h"

#include "ir/attributes/attribute.h"
#include "ir/types/type.h"
#include "support/memory.h"

static const struct {
  StringRef word;
  uint32_t number;
} words[] = {
#define WORD(NAME, NUMBER) {STR_INIT(NAME), NUMBER},
#include "ir/attributes/dwarf.def"
};

/// Index of the first word that is not before `text`.
static size_t lower_bound(StringRef text) {
  size_t first = 0, count = ARRAY_LENGTH(words);
  while (count) {
    size_t half = count / 2;
    if (string_ref_compare(words[first + half].word, text) < 0) {
      first += half + 1;
      count -= half + 1;
    } else {
      count = half;
    }
  }
  return first;
}

bool dwarf_number(StringRef word, uint64_t *number) {
  size_t at = lower_bound(word);
  if (at == ARRAY_LENGTH(words) || !string_ref_equals(words[at].word, word))
    return false;
  *number = words[at].number;
  return true;
}

StringRef dwarf_word(StringRef prefix, uint64_t number) {
  for (size_t at = lower_bound(prefix);
       at < ARRAY_LENGTH(words) &&
       string_ref_starts_with(words[at].word, prefix);
       at++)
    if (words[at].number == number)
      return words[at].word;
  return STR("");
}

const Attribute *dwarf_word_attr(Context *ctx, const char *prefix,
                                 uint64_t number) {
  StringRef word = dwarf_word(string_ref_from_cstr(prefix), number);
  return word.size ? string_attr_get(ctx, word) : NULL;
}

const Attribute *dwarf_number_attr(Context *ctx, uint64_t number) {
  return integer_attr_get_i64(ctx, integer_type_get(ctx, 64), (int64_t)number);
}

const char *dwarf_argument_prefix(StringRef operation, size_t index) {
  enum { ENCODING = 1 };
  bool is_convert = string_ref_equals(operation, STR("DW_OP_LLVM_convert"));
  return is_convert && index == ENCODING ? "DW_ATE_" : NULL;
}

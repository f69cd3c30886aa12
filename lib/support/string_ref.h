// SPDX-License-Identifier: Apache-2.0
// StringRef: borrowed text with a length, not NUL-terminated.
#ifndef MLOPT_SUPPORT_STRING_REF_H
#define MLOPT_SUPPORT_STRING_REF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/// Borrows `data`; may hold NUL bytes. Follows llvm::StringRef.
typedef struct StringRef {
  const char *data;
  size_t size;
} StringRef;

/// StringRef of a string literal; STR_INIT is the same in a static table.
#define STR_INIT(literal)                                                      \
  { "" literal, sizeof(literal) - 1 }
#define STR(literal) ((StringRef)STR_INIT(literal))

/// For "%.*s".
#define STR_ARGS(ref) (int)(ref).size, (ref).data

static inline StringRef string_ref(const char *data, size_t size) {
  return (StringRef){data, size};
}

static inline StringRef string_ref_from_cstr(const char *text) {
  return (StringRef){text, strlen(text)};
}

static inline bool string_ref_equals(StringRef lhs, StringRef rhs) {
  return lhs.size == rhs.size &&
         (lhs.size == 0 || memcmp(lhs.data, rhs.data, lhs.size) == 0);
}

/// Order by bytes, shorter first where one begins the other: <0, 0 or >0.
int string_ref_compare(StringRef lhs, StringRef rhs);

/// True also if `prefix` is empty.
bool string_ref_starts_with(StringRef text, StringRef prefix);
/// True also if `suffix` is empty.
bool string_ref_ends_with(StringRef text, StringRef suffix);

/// Index of the first `needle`, or SIZE_MAX.
size_t string_ref_find(StringRef text, char needle);

/// Without the first `count` characters (at most all).
StringRef string_ref_drop(StringRef text, size_t count);

/// Without white space at both ends.
StringRef string_ref_trim(StringRef text);

/// Edits (insert, erase, replace, swap two neighbours) that turn `lhs` into
/// `rhs`, for "did you mean"; no part is edited twice. Costs the product of the
/// sizes; each is cut at 64 characters.
unsigned string_ref_edit_distance(StringRef lhs, StringRef rhs);

/// Hash of the bytes; the same in every run.
uint64_t string_ref_hash(StringRef text);

#endif

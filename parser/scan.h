// SPDX-License-Identifier: Apache-2.0
// Compares 16 characters of text at once, where the processor can.
#ifndef MLOPT_PARSER_SCAN_H
#define MLOPT_PARSER_SCAN_H

#ifdef __SSE2__
#include <emmintrin.h>

static inline __m128i load_chars(const char *at) {
  return _mm_loadu_si128((const __m128i *)(const void *)at);
}

/// Sets all bits of the bytes that equal `character`.
static inline __m128i match_bytes(__m128i chars, char character) {
  return _mm_cmpeq_epi8(chars, _mm_set1_epi8(character));
}

/// Bit i says whether byte i matched.
static inline unsigned matches(__m128i bytes) {
  return (unsigned)_mm_movemask_epi8(bytes);
}
#endif

#endif

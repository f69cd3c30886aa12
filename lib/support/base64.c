// SPDX-License-Identifier: Apache-2.0
// Three bytes are four characters.
#include "support/base64.h"

#include <string.h>

static const char digits[] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

void base64_encode(Stream *out, StringRef bytes) {
  for (size_t i = 0; i < bytes.size; i += 3) {
    size_t left = bytes.size - i;
    const unsigned char *from = (const unsigned char *)bytes.data + i;
    unsigned group = (unsigned)from[0] << 16;
    group |= left > 1 ? (unsigned)from[1] << 8 : 0;
    group |= left > 2 ? from[2] : 0;
    stream_char(out, digits[group >> 18]);
    stream_char(out, digits[group >> 12 & 63]);
    stream_char(out, left > 1 ? digits[group >> 6 & 63] : '=');
    stream_char(out, left > 2 ? digits[group & 63] : '=');
  }
}

bool base64_decode(Stream *out, StringRef text, size_t *wrong) {
  *wrong = SIZE_MAX;
  if (text.size % 4)
    return false;
  size_t padding = 0;
  while (padding < 2 && padding < text.size &&
         text.data[text.size - 1 - padding] == '=')
    padding++;
  unsigned group = 0;
  for (size_t i = 0; i < text.size; i++) {
    bool is_padding = i >= text.size - padding;
    const char *digit = text.data[i] ? strchr(digits, text.data[i]) : NULL;
    if (!digit && !is_padding) {
      *wrong = i;
      return false;
    }
    group = group << 6 | (is_padding ? 0 : (unsigned)(digit - digits));
    if (i % 4 != 3)
      continue;
    size_t count = i + 1 == text.size ? 3 - padding : 3;
    for (size_t j = 0; j < count; j++)
      stream_char(out, (char)(group >> (16 - 8 * j) & 255));
    group = 0;
  }
  return true;
}

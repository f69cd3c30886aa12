// SPDX-License-Identifier: Apache-2.0
// Bytes as text of 64 characters, RFC 4648. Follows llvm/Support/Base64.h.
#ifndef MLOPT_SUPPORT_BASE64_H
#define MLOPT_SUPPORT_BASE64_H

#include <stdbool.h>

#include "support/stream.h"
#include "support/string_ref.h"

/// Padded with `=` to a multiple of 4.
void base64_encode(Stream *out, StringRef bytes);

/// Appends the bytes that `text` is. False if its size is no multiple of 4
/// (`*wrong` is SIZE_MAX) or if the character at `*wrong` does not fit.
bool base64_decode(Stream *out, StringRef text, size_t *wrong);

#endif

// SPDX-License-Identifier: Apache-2.0
// Diagnostics for programs: JSON, and SARIF 2.1.0.
#ifndef MLOPT_SUPPORT_DIAGNOSTICS_DIAGNOSTICS_JSON_H
#define MLOPT_SUPPORT_DIAGNOSTICS_DIAGNOSTICS_JSON_H

#include "support/diagnostics/diagnostics.h"

typedef enum DiagFormat { DIAG_TEXT, DIAG_JSON, DIAG_SARIF } DiagFormat;

/// Writes `text` in quotes, as JSON wants it. What is not UTF-8 becomes U+FFFD.
void json_quoted(Stream *out, StringRef text);

/// Appends the messages as objects of an array. `is_first` is cleared when
/// there is one. Linear.
void diagnostics_print_objects(const Diagnostics *diags, DiagFormat format,
                               bool *is_first, Stream *out);
/// Writes the document around `objects`.
void diagnostics_print_document(StringRef objects, DiagFormat format,
                                Stream *out);

#endif

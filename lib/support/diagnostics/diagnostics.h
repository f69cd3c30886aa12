// SPDX-License-Identifier: Apache-2.0
// Diagnostics: errors, warnings, remarks and the notes under them, collected
// in order, printed or checked against `// expected-error` comments at the end.
#ifndef MLOPT_SUPPORT_DIAGNOSTICS_DIAGNOSTICS_H
#define MLOPT_SUPPORT_DIAGNOSTICS_DIAGNOSTICS_H

#include <stdbool.h>
#include <stddef.h>

#include "support/arena.h"
#include "support/source.h"
#include "support/stream.h"
#include "support/vector.h"

typedef enum DiagKind {
  DIAG_ERROR,
  DIAG_WARNING,
  DIAG_REMARK,
  DIAG_NOTE,
} DiagKind;

typedef struct Diagnostic Diagnostic;

/// One message. `text` is free to be appended to until the Diagnostics are
/// printed. Lives in the Diagnostics. Follows mlir::Diagnostic.
struct Diagnostic {
  DiagKind kind;
  bool is_explanation; ///< A note of mlopt's own; tests need not expect it.
  bool shows_op;       ///< A note with the operation that is wrong.
  bool is_cut;         ///< Its text was too long to be shown whole.
  bool is_overruled;   ///< A later one has its key.
  bool is_record;      ///< For a file: see diagnostics_take_records.
  SourcePos pos;
  size_t messages_before; ///< Bytes of Diagnostics.messages that come first.
  Stream text;
  Stream key;        ///< See diagnostics_keep_last. Empty: it stays.
  Diagnostic *notes; ///< First note, or NULL.
  Diagnostic *last_note;
  Diagnostic *next;
};

/// A list of messages in the order in which they were emitted. Owns them.
typedef struct Diagnostics {
  Diagnostic *first;
  Diagnostic *last;
  size_t num_errors;
  Stream messages; ///< Free text for the same reader: what passes and their
                   ///< instrumentation print. Each diagnostic knows its place.
  bool has_stack_traces; ///< Each says in a note where it was emitted.
  bool uses_color; ///< They are rendered with a terminal's escape sequences.
} Diagnostics;

/// No messages, no limits, no handler.
void diagnostics_init(Diagnostics *diags);
/// Frees all messages and leaves `diags` as new.
void diagnostics_free(Diagnostics *diags);

/// Begins a message; `pos.file` is copied. Owned by `diags`; append to it with
/// the diag_* functions.
Diagnostic *diag_emit(Diagnostics *diags, DiagKind kind, SourcePos pos);

/// Begins a note under `diag`.
Diagnostic *diag_attach_note(Diagnostic *diag, SourcePos pos);

/// Appends a copy of `text`.
void diag_text(Diagnostic *diag, const char *text);
/// Appends a copy of `text`.
void diag_text_ref(Diagnostic *diag, StringRef text);
/// Appends as printf would.
__attribute__((format(printf, 2, 3))) void diag_format(Diagnostic *diag,
                                                       const char *format, ...);

/// Moves all messages of `from` after those of `into`. Linear in `from`.
void diagnostics_absorb(Diagnostics *into, Diagnostics *from);

/// Takes back everything emitted after the first `count` errors were seen and
/// `last` was the last message (both as read from `diags` before). For code
/// that tries something and may drop what it said. Linear in what is dropped.
void diagnostics_rewind(Diagnostics *diags, Diagnostic *last,
                        size_t num_errors);

/// Drops what is less severe than `least`, and with `drops_notes` all notes.
/// Errors stay, and are counted as before.
void diagnostics_filter(Diagnostics *diags, DiagKind least, bool drops_notes);

/// Drops each message with a key that a later one has too. Linear.
void diagnostics_keep_last(Diagnostics *diags);

/// Removes the records, and appends their texts to `out`.
void diagnostics_take_records(Diagnostics *diags, Stream *out);

/// Renders all messages, free text in between: `file:line:col: error: text`,
/// the source line and a caret where `buffer` (may be NULL) is the file. A
/// message without a line is
/// `<unknown>:0: error: text`. Follows mlir::SourceMgrDiagnosticHandler.
void diagnostics_print(const Diagnostics *diags, const SourceBuffer *buffer,
                       Stream *out);

/// Checks the messages against the `// expected-error {{…}}` comments of
/// `buffer`, with every form that mlir-opt's -verify-diagnostics takes; what
/// is missing or unexpected is rendered to `out`. True if all is as expected.
bool diagnostics_verify(const Diagnostics *diags, const SourceBuffer *buffer,
                        Stream *out);

/// As diagnostics_verify, but messages that nothing expects are no failure:
/// -verify-diagnostics=only-expected.
bool diagnostics_verify_expected(const Diagnostics *diags,
                                 const SourceBuffer *buffer, Stream *out);

#endif

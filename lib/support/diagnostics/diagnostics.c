// SPDX-License-Identifier: Apache-2.0
// Collecting diagnostics.
#include "support/diagnostics/diagnostics.h"
#include "support/diagnostics/stack_trace.h"

#include <stdarg.h>

#include "support/hash_table.h"
#include "support/memory.h"

void diagnostics_init(Diagnostics *diags) { *diags = (Diagnostics){0}; }

static Diagnostic *diagnostic_create(DiagKind kind, SourcePos pos) {
  // The file's name follows the struct, in the same allocation.
  Diagnostic *diag = mem_alloc(sizeof *diag + pos.file.size);
  char *file = (char *)(diag + 1);
  if (pos.file.size)
    memcpy(file, pos.file.data, pos.file.size);
  pos.file.data = file;
  *diag = (Diagnostic){.kind = kind, .pos = pos};
  return diag;
}

/// Frees `diag` and those after it, which have no notes.
static void free_notes(Diagnostic *diag) {
  while (diag) {
    Diagnostic *next = diag->next;
    stream_free(&diag->text);
    stream_free(&diag->key);
    mem_free(diag);
    diag = next;
  }
}

/// Frees `diag`, those after it, and their notes.
static void free_diagnostics(Diagnostic *diag) {
  while (diag) {
    Diagnostic *next = diag->next;
    free_notes(diag->notes);
    diag->next = NULL;
    free_notes(diag);
    diag = next;
  }
}

void diagnostics_free(Diagnostics *diags) {
  free_diagnostics(diags->first);
  stream_free(&diags->messages);
  diagnostics_init(diags);
}

Diagnostic *diag_emit(Diagnostics *diags, DiagKind kind, SourcePos pos) {
  Diagnostic *diag = diagnostic_create(kind, pos);
  diag->messages_before = diags->messages.size;
  if (diags->last)
    diags->last->next = diag;
  else
    diags->first = diag;
  diags->last = diag;
  diags->num_errors += kind == DIAG_ERROR;
  if (diags->has_stack_traces)
    diag_attach_stack_trace(diag);
  return diag;
}

Diagnostic *diag_attach_note(Diagnostic *diag, SourcePos pos) {
  Diagnostic *note = diagnostic_create(DIAG_NOTE, pos);
  if (diag->last_note)
    diag->last_note->next = note;
  else
    diag->notes = note;
  diag->last_note = note;
  return note;
}

void diag_text(Diagnostic *diag, const char *text) {
  stream_cstr(&diag->text, text);
}

void diag_text_ref(Diagnostic *diag, StringRef text) {
  stream_text(&diag->text, text);
}

void diag_format(Diagnostic *diag, const char *format, ...) {
  va_list args;
  va_start(args, format);
  stream_vformat(&diag->text, format, args);
  va_end(args);
}

void diagnostics_absorb(Diagnostics *into, Diagnostics *from) {
  for (Diagnostic *diag = from->first; diag && into->messages.size;
       diag = diag->next)
    diag->messages_before += into->messages.size;
  stream_text(&into->messages, stream_view(&from->messages));
  stream_free(&from->messages);
  if (!from->first)
    return;
  if (into->last)
    into->last->next = from->first;
  else
    into->first = from->first;
  into->last = from->last;
  into->num_errors += from->num_errors;
  diagnostics_init(from);
}

/// Removes the messages of which `drops` says so.
static void remove_messages(Diagnostics *diags,
                            bool (*drops)(Diagnostic *diag, void *user),
                            void *user) {
  Diagnostic **link = &diags->first;
  diags->last = NULL;
  while (*link) {
    Diagnostic *diag = *link;
    if (!drops(diag, user)) {
      diags->last = diag;
      link = &diag->next;
      continue;
    }
    *link = diag->next;
    diag->next = NULL;
    free_diagnostics(diag);
  }
}

typedef struct Filter {
  DiagKind least;
  bool drops_notes;
} Filter;

static bool is_filtered(Diagnostic *diag, void *user) {
  const Filter *filter = user;
  if (filter->drops_notes) {
    free_notes(diag->notes);
    diag->notes = diag->last_note = NULL;
  }
  return diag->kind > filter->least;
}

void diagnostics_filter(Diagnostics *diags, DiagKind least, bool drops_notes) {
  Filter filter = {least, drops_notes};
  remove_messages(diags, is_filtered, &filter);
}

static bool is_overruled(Diagnostic *diag, void *user) {
  (void)user;
  return diag->is_overruled;
}

void diagnostics_keep_last(Diagnostics *diags) {
  StringMap last = {0};
  for (Diagnostic *diag = diags->first; diag; diag = diag->next) {
    if (!diag->key.size)
      continue;
    void **slot = string_map_slot(&last, stream_view(&diag->key));
    Diagnostic *earlier = *slot;
    if (earlier)
      earlier->is_overruled = true;
    *slot = diag;
  }
  if (last.size)
    remove_messages(diags, is_overruled, NULL);
  string_map_free(&last);
}

static bool take_record(Diagnostic *diag, void *user) {
  if (diag->is_record)
    stream_text(user, stream_view(&diag->text));
  return diag->is_record;
}

void diagnostics_take_records(Diagnostics *diags, Stream *out) {
  remove_messages(diags, take_record, out);
}

void diagnostics_rewind(Diagnostics *diags, Diagnostic *last,
                        size_t num_errors) {
  Diagnostic **link = last ? &last->next : &diags->first;
  free_diagnostics(*link);
  *link = NULL;
  diags->last = last;
  diags->num_errors = num_errors;
}

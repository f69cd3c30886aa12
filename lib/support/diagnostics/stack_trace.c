// SPDX-License-Identifier: Apache-2.0
#include "support/diagnostics/stack_trace.h"

#if defined(__GLIBC__)
#include <execinfo.h>
#include <stdlib.h>

static void write_stack(Diagnostic *note) {
  enum { MAX_FRAMES = 64, OWN_FRAMES = 2 };
  void *frames[MAX_FRAMES];
  int count = backtrace(frames, MAX_FRAMES);
  char **names = backtrace_symbols(frames, count);
  for (int i = OWN_FRAMES; i < count; i++)
    diag_format(note, "%s%s#%d 0x%016llx %s", i > OWN_FRAMES ? "\n" : "",
                i - OWN_FRAMES < 10 ? " " : "", i - OWN_FRAMES,
                (unsigned long long)(uintptr_t)frames[i],
                names ? names[i] : "");
  free(names);
}
#else
static void write_stack(Diagnostic *note) {
  diag_text(note, "(this C library does not walk the stack)");
}
#endif

void diag_attach_stack_trace(Diagnostic *diag) {
  Diagnostic *note = diag_attach_note(diag, diag->pos);
  note->is_explanation = true;
  diag_text(note, "diagnostic emitted with trace:\n");
  write_stack(note);
}

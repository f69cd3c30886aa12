// SPDX-License-Identifier: Apache-2.0
#include "pass/actions/action_profile.h"

#include "pass/actions/action_text.h"
#include "pass/timing.h"

/// Writes the event up to its time; `phase` is B for the beginning, E for the
/// end.
static void begin_event(ActionProfile *profile, const Action *action,
                        char phase) {
  long long microseconds = (long long)((timing_now() - profile->start) * 1e6);
  fprintf(profile->file,
          "%s{\"name\": \"%s\", \"cat\": \"PERF\", \"ph\": \"%c\", \"pid\": 0, "
          "\"tid\": 1, \"ts\": %lld",
          profile->has_events ? ",\n" : "", action_tag(action->kind), phase,
          microseconds);
  profile->has_events = true;
}

/// Writes `text` as a string of JSON.
static void write_string(FILE *file, StringRef text) {
  fputc('"', file);
  for (size_t i = 0; i < text.size; i++) {
    unsigned char byte = (unsigned char)text.data[i];
    if (byte == '"' || byte == '\\')
      fprintf(file, "\\%c", byte);
    else if (byte < ' ')
      fprintf(file, "\\u%04x", byte);
    else
      fputc(byte, file);
  }
  fputc('"', file);
}

static bool before(ActionHandler *self, Context *ctx, const Action *action) {
  (void)ctx;
  ActionProfile *profile = (ActionProfile *)(void *)self;
  begin_event(profile, action, 'B');
  Stream text = {0};
  action_write(action, &text);
  fputs(", \"args\": {\"desc\": ", profile->file);
  write_string(profile->file, stream_view(&text));
  fputs("}}", profile->file);
  stream_free(&text);
  return true;
}

static void after(ActionHandler *self, Context *ctx, const Action *action) {
  (void)ctx;
  ActionProfile *profile = (ActionProfile *)(void *)self;
  begin_event(profile, action, 'E');
  fputc('}', profile->file);
}

void action_profile_init(ActionProfile *profile, FILE *file) {
  *profile = (ActionProfile){.base = {.before = before, .after = after},
                             .file = file,
                             .start = timing_now()};
  fputc('[', file);
}

void action_profile_end(ActionProfile *profile) { fputs("]\n", profile->file); }

// SPDX-License-Identifier: Apache-2.0
#include "pass/actions/action_log.h"

#include <stdlib.h>

#include "pass/actions/action_text.h"

/// Takes `:number` off the end of `text`. False, without a change: there is
/// none.
static bool take_number(StringRef *text, uint32_t *number) {
  size_t at = text->size;
  while (at && text->data[at - 1] >= '0' && text->data[at - 1] <= '9')
    at--;
  if (at == text->size || !at || text->data[at - 1] != ':')
    return false;
  *number = (uint32_t)strtoul(text->data + at, NULL, 10);
  text->size = at - 1;
  return true;
}

static ActionPlace place_from_text(StringRef text) {
  ActionPlace place = {.file = text};
  uint32_t last;
  if (!take_number(&place.file, &last))
    return place;
  if (take_number(&place.file, &place.line))
    place.column = last;
  else
    place.line = last;
  return place;
}

static bool is_at(const ActionPlace *place, StringRef file, uint32_t line,
                  uint32_t column) {
  return string_ref_equals(place->file, file) &&
         (!place->line || place->line == line) &&
         (!place->column || place->column == column);
}

/// Is one of the places that `root` is made of in the list?
static bool comes_from(const ActionLog *log, const Context *ctx,
                       Location root) {
  VECTOR(Location) todo = {0};
  VECTOR_PUSH(&todo, root);
  bool found = false;
  while (todo.size && !found) {
    Location loc = VECTOR_POP(&todo);
    if (location_kind(loc) == LOCATION_FILE_LINE_COL) {
      StringRef file;
      uint32_t line, column;
      location_file_line_col(ctx, loc, &file, &line, &column);
      for (size_t i = 0; i < log->only.size && !found; i++)
        found = is_at(&log->only.data[i], file, line, column);
      continue;
    }
    const LocationData *data = location_data(loc);
    for (uint32_t i = 0; data && i < data->num_children; i++)
      VECTOR_PUSH(&todo, data->children[i]);
  }
  VECTOR_FREE(&todo);
  return found;
}

static bool before(ActionHandler *self, Context *ctx, const Action *action) {
  ActionLog *log = (ActionLog *)(void *)self;
  bool is_logged = !log->only.size || comes_from(log, ctx, action->op->loc);
  VECTOR_PUSH(&log->is_logged, is_logged);
  if (!is_logged)
    return true;
  Stream line = {0};
  stream_cstr(&line, "[thread mlopt] begins (no breakpoint) Action ");
  action_write(action, &line);
  stream_cstr(&line, " (");
  action_write_subject(ctx, action, &line);
  stream_cstr(&line, ")`\n");
  fwrite(line.data, 1, line.size, log->file);
  stream_free(&line);
  return true;
}

static void after(ActionHandler *self, Context *ctx, const Action *action) {
  (void)ctx;
  ActionLog *log = (ActionLog *)(void *)self;
  if (VECTOR_POP(&log->is_logged))
    fprintf(log->file, "[thread mlopt] completed `%s`\n",
            action_tag(action->kind));
}

void action_log_init(ActionLog *log, FILE *file, const char *filter) {
  *log = (ActionLog){.base = {.before = before, .after = after}, .file = file};
  StringRef rest = filter ? string_ref_from_cstr(filter) : (StringRef){0};
  while (rest.size) {
    const char *comma = memchr(rest.data, ',', rest.size);
    size_t size = comma ? (size_t)(comma - rest.data) : rest.size;
    if (size)
      VECTOR_PUSH(&log->only, place_from_text(string_ref(rest.data, size)));
    size_t taken = comma ? size + 1 : size;
    rest = string_ref(rest.data + taken, rest.size - taken);
  }
}

void action_log_free(ActionLog *log) {
  VECTOR_FREE(&log->only);
  VECTOR_FREE(&log->is_logged);
}

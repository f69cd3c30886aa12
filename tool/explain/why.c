// SPDX-License-Identifier: Apache-2.0
#include "tool/explain/why.h"

#include <stdlib.h>

#include "ir/diagnostics/op_diag.h"
#include "ir/print/printer.h"
#include "ir/walk.h"
#include "support/hash_table.h"
#include "tool/explain/op_lines.h"

typedef struct Answer {
  const WhyLog *log;
  const PassRegistry *passes;
  Context *ctx;
  OpLines lines;
  Stream *out;
  PtrMap first;          ///< From an operation's number to its first rewrite.
  VECTOR(uint32_t) next; ///< After each record, the operation's next rewrite.
} Answer;

/// The slot of an operation's number, for its first record plus one.
static uint64_t key_of(uint32_t id) { return (uint64_t)id << 4 | 8; }

/// The first rewrite tried on operation `id`, or NO_RECORD.
static uint32_t first_try(const Answer *answer, uint32_t id) {
  return (uint32_t)(uintptr_t)ptr_map_get_wide(&answer->first, key_of(id)) - 1;
}

/// A pass as the command line has it, or what it is called in reports.
static void write_pass(const Answer *answer, uint32_t record) {
  if (record == NO_RECORD) {
    stream_cstr(answer->out, "no pass");
    return;
  }
  const char *name = answer->log->records.data[record].name;
  for (size_t i = 0; i < answer->passes->size; i++)
    if (!strcmp(pass_name(answer->passes->passes[i]), name)) {
      stream_format(answer->out, "-%s", answer->passes->passes[i]->flag);
      return;
    }
  stream_cstr(answer->out, name);
}

static void write_place(const Answer *answer, Location loc) {
  SourcePos pos = location_position(answer->ctx, loc);
  if (pos.line)
    stream_format(answer->out, "%.*s:%u:%u", STR_ARGS(pos.file), pos.line,
                  pos.column);
  else
    stream_cstr(answer->out, "an unknown place");
}

static bool is_rewrite(const WhyRecord *record) {
  return record->kind == ACTION_APPLY_PATTERN || record->kind == ACTION_FOLD;
}

/// Links the rewrites that were tried on the same operation.
static void link_tries(Answer *answer) {
  const WhyLog *log = answer->log;
  VECTOR_RESERVE(&answer->next, log->records.size);
  answer->next.size = log->records.size;
  for (size_t i = log->records.size; i-- > 0;) {
    const WhyRecord *record = &log->records.data[i];
    if (!is_rewrite(record))
      continue;
    void **slot = ptr_map_slot_wide(&answer->first, key_of(record->op_id));
    answer->next.data[i] = (uint32_t)(uintptr_t)*slot - 1;
    *slot = (void *)(uintptr_t)(i + 1);
  }
}

static void answer_free(Answer *answer) {
  op_lines_free(&answer->lines);
  ptr_map_free(&answer->first);
  VECTOR_FREE(&answer->next);
}

/// The innermost action that created operation `id`; NULL if it was read from
/// the input.
static const WhyRecord *maker_of(const WhyLog *log, uint32_t id) {
  const WhyRecord *found = NULL;
  for (size_t i = 0; i < log->records.size; i++) {
    const WhyRecord *record = &log->records.data[i];
    bool counts = is_rewrite(record) || record->kind == ACTION_PASS_EXECUTION;
    if (counts && record->first_id < id && id <= record->last_id)
      found = record;
  }
  return found;
}

static void write_action(const Answer *answer, const WhyRecord *record) {
  Stream *out = answer->out;
  if (record->kind == ACTION_FOLD)
    stream_cstr(out, "a fold");
  else if (record->kind == ACTION_APPLY_PATTERN)
    stream_format(out, "pattern '%s'", record->name);
  if (is_rewrite(record)) {
    stream_cstr(out, " of ");
    write_pass(answer, record->pass);
    stream_format(out, " (rewrite %u), of '%.*s' (#%u) at ", record->number,
                  STR_ARGS(record->op_name), record->op_id);
    write_place(answer, record->loc);
    return;
  }
  write_pass(answer, (uint32_t)(record - answer->log->records.data));
  stream_cstr(out, " itself");
}

static void write_changes(const Answer *answer, uint32_t id) {
  for (uint32_t i = first_try(answer, id); i != NO_RECORD;
       i = answer->next.data[i]) {
    const WhyRecord *record = &answer->log->records.data[i];
    if (!record->applied)
      continue;
    stream_cstr(answer->out, "  changed in place by ");
    write_action(answer, record);
    stream_char(answer->out, '\n');
  }
}

static void write_operation(const Answer *answer, const OpLine *line) {
  StringRef text = op_lines_text(&answer->lines, line->line);
  stream_format(answer->out, "<output>:%u:%u: %.*s\n", line->line, line->column,
                STR_ARGS(text));
}

/// The chain back to what was read.
static void write_chain(const Answer *answer, const Operation *op) {
  enum { MOST_LINKS = 100 };
  uint32_t id = op->id;
  const WhyRecord *maker;
  unsigned num_links = 0;
  while ((maker = maker_of(answer->log, id)) && num_links++ < MOST_LINKS) {
    stream_cstr(answer->out, "  made by ");
    write_action(answer, maker);
    stream_char(answer->out, '\n');
    if (!is_rewrite(maker) || maker->op_id == id)
      return;
    id = maker->op_id;
  }
  if (!maker && num_links)
    stream_format(answer->out, "  #%u was read there\n", id);
  else if (!maker) {
    stream_cstr(answer->out, "  it was read at ");
    write_place(answer, op->loc);
    stream_char(answer->out, '\n');
  }
}

/// Reads `line` or `line:column`.
static bool read_place(const char *text, uint32_t *line, uint32_t *column) {
  char *end;
  *column = 0;
  *line = (uint32_t)strtoul(text, &end, 10);
  if (end == text || (*end && *end != ':'))
    return false;
  if (*end)
    *column = (uint32_t)strtoul(end + 1, &end, 10);
  return !*end;
}

static void answer_init(Answer *answer, const WhyLog *log,
                        const PassRegistry *passes, Context *ctx,
                        Operation *root, Stream *out) {
  *answer = (Answer){.log = log, .passes = passes, .ctx = ctx, .out = out};
  op_lines_init(&answer->lines, ctx, root);
  link_tries(answer);
}

/// The operation at a place. NULL after an error.
static const OpLine *find_place(const Answer *answer, uint32_t line,
                                uint32_t column) {
  const OpLine *found = op_lines_at(&answer->lines, line, column);
  if (!found)
    location_emit(answer->ctx, location_unknown(), DIAG_ERROR,
                  "no operation begins in line %u of the output, which has %zu",
                  line, answer->lines.starts.size - 1);
  return found;
}

bool why_print(const WhyLog *log, const PassRegistry *passes, Context *ctx,
               Operation *root, const char *place, Stream *out) {
  uint32_t line, column;
  if (!read_place(place, &line, &column)) {
    location_emit(ctx, location_unknown(), DIAG_ERROR,
                  "-why: expected a line of the output, or line:column, got "
                  "'%s'",
                  place);
    return false;
  }
  Answer answer;
  answer_init(&answer, log, passes, ctx, root, out);
  const OpLine *found = find_place(&answer, line, column);
  if (found) {
    write_operation(&answer, found);
    write_chain(&answer, found->op);
    write_changes(&answer, found->op->id);
  }
  answer_free(&answer);
  return found != NULL;
}

//===- Why not ------------------------------------------------------------===//

static bool is_around(uint32_t id, const Operation *op) {
  for (const Operation *at = op; at; at = op_parent(at))
    if (at->id == id)
      return true;
  return false;
}

/// Was anything in pass `pass` tried on operation `id`?
static bool was_tried(const Answer *answer, uint32_t pass, uint32_t id) {
  for (uint32_t i = first_try(answer, id); i != NO_RECORD;
       i = answer->next.data[i])
    if (answer->log->records.data[i].pass == pass)
      return true;
  return false;
}

static void write_reasons(const Answer *answer, uint32_t index) {
  const char *separator = ": ";
  const WhyLog *log = answer->log;
  for (uint32_t i = log->records.data[index].first_reason; i != NO_RECORD;
       i = log->reasons.data[i].next) {
    stream_format(answer->out, "%s%s", separator, log->reasons.data[i].text);
    separator = "; ";
  }
}

/// Is the record the first of its pattern in the pass, on the operation? How
/// often it comes is put in `*count`, the last in `*last`.
static bool is_first_try(const Answer *answer, uint32_t index, unsigned *count,
                         uint32_t *last) {
  const WhyRecord *record = &answer->log->records.data[index];
  *count = 0;
  for (uint32_t i = first_try(answer, record->op_id); i != NO_RECORD;
       i = answer->next.data[i]) {
    const WhyRecord *other = &answer->log->records.data[i];
    if (other->pass != record->pass || other->kind != record->kind ||
        strcmp(other->name, record->name) != 0)
      continue;
    if (i < index)
      return false;
    ++*count;
    *last = i;
  }
  return true;
}

static void write_tries(const Answer *answer, uint32_t pass, uint32_t id) {
  const WhyLog *log = answer->log;
  for (uint32_t i = first_try(answer, id); i != NO_RECORD;
       i = answer->next.data[i]) {
    const WhyRecord *record = &log->records.data[i];
    unsigned count;
    uint32_t last;
    if (record->pass != pass || !is_first_try(answer, i, &count, &last))
      continue;
    bool applied = log->records.data[last].applied;
    if (record->kind == ACTION_FOLD)
      stream_cstr(answer->out, applied ? "    folded" : "    nothing to fold");
    else
      stream_format(answer->out, "    pattern '%s' %s", record->name,
                    applied ? "was applied" : "did not apply");
    if (count > 1)
      stream_format(answer->out, " (%u times)", count);
    if (!applied)
      write_reasons(answer, last);
    stream_char(answer->out, '\n');
  }
}

static void write_why_not(const Answer *answer, const OpLine *line) {
  const WhyLog *log = answer->log;
  const Operation *op = line->op;
  write_operation(answer, line);
  bool was_seen = false;
  for (uint32_t i = 0; i < log->records.size; i++) {
    const WhyRecord *record = &log->records.data[i];
    if (record->kind != ACTION_PASS_EXECUTION ||
        !strcmp(record->name, "mlir::detail::OpToOpPassAdaptor"))
      continue;
    bool tried = was_tried(answer, i, op->id);
    if (!tried && (!is_around(record->op_id, op) || op->id > record->last_id))
      continue;
    was_seen = true;
    stream_cstr(answer->out, "  ");
    write_pass(answer, i);
    stream_cstr(answer->out, tried ? " tried:\n" : " tried no pattern on it\n");
    write_tries(answer, i, op->id);
  }
  if (!was_seen)
    stream_cstr(answer->out, "  no pass has seen it\n");
}

bool why_not_print(const WhyLog *log, const PassRegistry *passes, Context *ctx,
                   Operation *root, const char *what, Stream *out) {
  enum { MOST_OPS = 10 };
  Answer answer;
  answer_init(&answer, log, passes, ctx, root, out);
  uint32_t line, column;
  size_t count = 0;
  if (read_place(what, &line, &column)) {
    const OpLine *found = find_place(&answer, line, column);
    if (found)
      write_why_not(&answer, found);
    answer_free(&answer);
    return found != NULL;
  }
  StringRef name = string_ref_from_cstr(what);
  for (size_t i = 0; i < answer.lines.ops.size; i++) {
    const OpLine *op = &answer.lines.ops.data[i];
    if (string_ref_equals(op_name(op->op), name) && count++ < MOST_OPS)
      write_why_not(&answer, op);
  }
  if (!count)
    stream_format(out, "no '%s' is left\n", what);
  else if (count > MOST_OPS)
    stream_format(out, "... (%zu more)\n", count - MOST_OPS);
  answer_free(&answer);
  return true;
}

//===- What conversions left ----------------------------------------------===//

/// Patterns for any operation say nothing of this one.
static bool failed_to_convert(const WhyRecord *record) {
  return record->in_conversion && record->kind == ACTION_APPLY_PATTERN &&
         !record->applied && !record->is_for_any;
}

/// The last try of each pattern on `op` in a conversion, in one line.
static void write_leftover(const Answer *answer, const Operation *op) {
  const WhyLog *log = answer->log;
  const char *separator = NULL;
  for (uint32_t i = first_try(answer, op->id); i != NO_RECORD;
       i = answer->next.data[i]) {
    const WhyRecord *record = &log->records.data[i];
    unsigned count;
    uint32_t last;
    if (!failed_to_convert(record) || !is_first_try(answer, i, &count, &last))
      continue;
    if (!separator) {
      write_place(answer, op->loc);
      stream_format(answer->out, ": '%.*s' stayed", STR_ARGS(op_name(op)));
    }
    stream_format(answer->out, "%s pattern '%s'", separator ? "," : ":",
                  record->name);
    write_reasons(answer, last);
    separator = ",";
  }
  if (separator)
    stream_char(answer->out, '\n');
}

void why_print_leftovers(const WhyLog *log, Context *ctx, Operation *root,
                         Stream *out) {
  Answer answer = {.log = log, .ctx = ctx, .out = out};
  link_tries(&answer);
  FOR_EACH_OP_PREORDER(op, root)
    write_leftover(&answer, op);
  answer_free(&answer);
}

// SPDX-License-Identifier: Apache-2.0
#include "tool/explain/diff_passes.h"

#include "support/hash_table.h"
#include "support/memory.h"
#include "tool/explain/op_lines.h"

/// The text by which operations are compared: all but their places and names.
typedef struct Snapped {
  uint32_t id;
  uint32_t parent;
  uint32_t line;
  uint64_t hash;
} Snapped;

typedef struct Snapshot {
  OpLines lines;
  VECTOR(Snapped) ops;
  PtrMap by_id; ///< Index in `ops` and one.
} Snapshot;

static uint64_t key_of(uint32_t id) { return (uint64_t)id << 4 | 8; }

static uint64_t hash_value(uint64_t hash, const Value *value) {
  const Operation *from = value_defining_op(value);
  hash = hash_mix(hash, value->index);
  if (from)
    return hash_mix(hash, from->id);
  const Block *block = value_parent_block(value);
  const Operation *parent = block->parent ? block->parent->parent : NULL;
  hash = hash_mix(hash, parent ? parent->id : 0);
  return hash_mix(hash, block->num_arguments);
}

static uint64_t hash_op(const Operation *op) {
  uint64_t hash = hash_pointer(1, op->def);
  hash = hash_pointer(hash, op->attrs);
  for (unsigned i = 0; i < op->num_props; i++)
    hash = hash_pointer(hash, op_prop(op, i));
  for (unsigned i = 0; i < op->num_results; i++)
    hash = hash_pointer(hash, op_result_type(op, i));
  for (unsigned i = 0; i < op->num_operands; i++)
    hash = hash_value(hash, op_operand(op, i));
  return hash_mix(hash, op->num_successors);
}

static Snapshot *take_snapshot(Context *ctx, Operation *root) {
  Snapshot *snapshot = mem_alloc(sizeof *snapshot);
  *snapshot = (Snapshot){0};
  op_lines_init(&snapshot->lines, ctx, root);
  for (size_t i = 0; i < snapshot->lines.ops.size; i++) {
    const OpLine *line = &snapshot->lines.ops.data[i];
    const Operation *parent = op_parent(line->op);
    Snapped op = {.id = line->op->id,
                  .parent = parent ? parent->id : 0,
                  .line = line->line,
                  .hash = hash_op(line->op)};
    VECTOR_PUSH(&snapshot->ops, op);
    *ptr_map_slot_wide(&snapshot->by_id, key_of(op.id)) =
        (void *)(uintptr_t)(i + 1);
  }
  return snapshot;
}

static void free_snapshot(Snapshot *snapshot) {
  op_lines_free(&snapshot->lines);
  VECTOR_FREE(&snapshot->ops);
  ptr_map_free(&snapshot->by_id);
  mem_free(snapshot);
}

static const Snapped *find(const Snapshot *snapshot, uint32_t id) {
  uintptr_t index = (uintptr_t)ptr_map_get_wide(&snapshot->by_id, key_of(id));
  return index ? &snapshot->ops.data[index - 1] : NULL;
}

/// How many operations there are of each kind.
typedef struct Counts {
  unsigned removed, added, changed, moved;
} Counts;

static Counts count(const Snapshot *before, const Snapshot *after) {
  Counts counts = {0};
  for (size_t i = 0; i < before->ops.size; i++)
    counts.removed += !find(after, before->ops.data[i].id);
  for (size_t i = 0; i < after->ops.size; i++) {
    const Snapped *op = &after->ops.data[i];
    const Snapped *old = find(before, op->id);
    counts.added += !old;
    counts.changed += old && old->hash != op->hash;
    counts.moved += old && old->parent != op->parent;
  }
  return counts;
}

static void write_line(const DiffPasses *diff, const Snapshot *snapshot,
                       const Snapped *op, char sign, Stream *out) {
  StringRef text = op_lines_text(&snapshot->lines, op->line);
  const char *color = sign == '-' ? "31" : "32";
  if (diff->uses_color)
    stream_format(out, "\033[0;%sm", color);
  stream_format(out, "%c %.*s", sign, STR_ARGS(text));
  stream_format(out, "  (#%u)%s\n", op->id, diff->uses_color ? "\033[0m" : "");
}

/// Writes what was removed from operation `at` of the old text on, up to `end`
/// or up to what is still there.
static size_t write_removed(const DiffPasses *diff, const Snapshot *before,
                            const Snapshot *after, size_t at, size_t end,
                            Stream *out) {
  for (; at < end && !find(after, before->ops.data[at].id); at++)
    write_line(diff, before, &before->ops.data[at], '-', out);
  return at;
}

static void write_diff(const DiffPasses *diff, const Snapshot *before,
                       const Snapshot *after, Stream *out) {
  size_t at = 0, size = before->ops.size;
  for (size_t i = 0; i < after->ops.size; i++) {
    const Snapped *op = &after->ops.data[i];
    const Snapped *old = find(before, op->id);
    at = write_removed(diff, before, after, at, size, out);
    if (!old) {
      write_line(diff, after, op, '+', out);
      continue;
    }
    // Up to its old place, past others that now stand elsewhere.
    size_t place = (size_t)(old - before->ops.data);
    while (at < place)
      at = write_removed(diff, before, after, at + 1, place, out);
    if (place == at)
      at++;
    if (old->hash == op->hash)
      continue;
    write_line(diff, before, old, '-', out);
    write_line(diff, after, op, '+', out);
  }
  while (at < size)
    at = write_removed(diff, before, after, at + 1, size, out);
}

static uint64_t before_step(PassInstrumentation *self, Context *ctx,
                            const PipelineStep *step, Operation *op) {
  (void)self;
  return step->pass ? (uintptr_t)take_snapshot(ctx, op) : 0;
}

static void after_step(PassInstrumentation *self, Context *ctx,
                       const PipelineStep *step, Operation *op, uint64_t token,
                       bool ok) {
  DiffPasses *diff = (DiffPasses *)(void *)self;
  if (!step->pass)
    return;
  Snapshot *before = (Snapshot *)(uintptr_t)token;
  Stream *out = &ctx->diags.messages;
  if (ok) {
    Snapshot *after = take_snapshot(ctx, op);
    Counts counts = count(before, after);
    stream_format(out, "// -%s on ", step->pass->flag);
    pass_print_op(out, op);
    stream_format(out, ": %u removed, %u added, %u changed, %u moved\n",
                  counts.removed, counts.added, counts.changed, counts.moved);
    write_diff(diff, before, after, out);
    free_snapshot(after);
  }
  free_snapshot(before);
}

void diff_passes_init(DiffPasses *diff, bool uses_color) {
  *diff =
      (DiffPasses){.base = {before_step, after_step}, .uses_color = uses_color};
}

// SPDX-License-Identifier: Apache-2.0
#include "bytecode/reader.h"

#include "bytecode/read/reader_internal.h"

bool bytecode_is(StringRef text) {
  return string_ref_starts_with(text, STR(BYTECODE_MAGIC));
}

static const char *section_name(unsigned id) {
  static const char *const names[NUM_SECTIONS] = {
      [SECTION_STRINGS] = "String",
      [SECTION_DIALECTS] = "Dialect",
      [SECTION_ENTRIES] = "AttrType",
      [SECTION_ENTRY_OFFSETS] = "AttrTypeOffset",
      [SECTION_IR] = "IR",
      [SECTION_RESOURCES] = "Resource",
      [SECTION_RESOURCE_OFFSETS] = "ResourceOffset",
      [SECTION_DIALECT_VERSION] = "DialectVersions",
      [SECTION_PROPERTIES] = "Properties",
  };
  return names[id];
}

static bool is_required(const Reader *reader, unsigned id) {
  return id <= SECTION_IR ||
         (id == SECTION_PROPERTIES && reader->version >= BYTECODE_PROPERTIES);
}

static void read_sections(Reader *reader, Cursor *file) {
  while (file->at < file->end) {
    unsigned id;
    Cursor section = read_section(reader, file, &id);
    if (reader->has_section[id])
      reader_fail(reader, "duplicate top-level section: %s (%u)",
                  section_name(id), id);
    reader->sections[id] = section;
    reader->has_section[id] = true;
  }
  for (unsigned id = 0; id < NUM_SECTIONS; id++)
    if (!reader->has_section[id] && is_required(reader, id))
      reader_fail(reader, "missing data for top-level section: %s (%u)",
                  section_name(id), id);
}

static void read_head(Reader *reader, Cursor *file) {
  read_bytes(reader, file, BYTECODE_MAGIC_SIZE);
  reader->version = read_varint(reader, file);
  if (reader->version > BYTECODE_VERSION)
    reader_fail(reader,
                "bytecode version %llu is newer than the current version %d",
                (unsigned long long)reader->version, BYTECODE_VERSION);
  const unsigned char *end = memchr(file->at, 0, cursor_size(file));
  if (!end)
    reader_fail(reader,
                "malformed null-terminated string, no null character found");
  file->at = end + 1;
}

static size_t count_ops(const Block *block) {
  size_t count = 0;
  FOR_EACH_OP(op, block)
    count++;
  return count;
}

/// Makes one operation of those at the top, as the parser does.
static Operation *make_top_operation(Reader *reader, Block *top) {
  Context *ctx = reader->ctx;
  const OpDef *module = context_op_def(ctx, STR("builtin.module"));
  size_t count = count_ops(top);
  bool is_bare = reader->options && reader->options->no_implicit_module;
  if (count == 1 && (is_bare || op_is(top->first, module))) {
    Operation *op = top->first;
    op_remove(op);
    return op;
  }
  if (is_bare)
    reader_fail(reader,
                "source must contain a single top-level operation, found: %zu",
                count);
  OpState state = {
      .def = module,
      .loc = location_file_line_col_get(ctx, reader->buffer->name, 0, 0),
      .num_regions = 1};
  Operation *op = op_create(ctx, &state);
  region_append_block(op_region(op, 0), top);
  return op;
}

static Operation *read_file(Reader *reader) {
  if (setjmp(reader->failure))
    return NULL;
  StringRef text = reader->buffer->text;
  Cursor file = {(const void *)text.data,
                 (const unsigned char *)text.data + text.size};
  read_head(reader, &file);
  read_sections(reader, &file);
  read_tables(reader);
  Block *top = read_ir(reader);
  reader_apply_use_orders(reader, top);
  return make_top_operation(reader, top);
}

static void reader_free(Reader *reader) {
  if (reader->resource_text)
    stream_free(reader->resource_text);
  VECTOR_FREE(&reader->op_names);
  VECTOR_FREE(&reader->waiting);
  VECTOR_FREE(&reader->resources);
  VECTOR_FREE(&reader->frames);
  VECTOR_FREE(&reader->blocks);
  VECTOR_FREE(&reader->values);
  VECTOR_FREE(&reader->use_orders);
  VECTOR_FREE(&reader->op_types);
  VECTOR_FREE(&reader->operands);
  VECTOR_FREE(&reader->successors);
  arena_free(&reader->arena);
}

Operation *bytecode_read(Context *ctx, const SourceBuffer *buffer,
                         const ParseOptions *options) {
  Reader reader = {.ctx = ctx, .buffer = buffer, .options = options};
  arena_init(&reader.arena);
  Operation *op = read_file(&reader);
  reader_free(&reader);
  return op;
}

Operation *source_read_any(Context *ctx, const SourceBuffer *buffer,
                           const ParseOptions *options) {
  return bytecode_is(buffer->text) ? bytecode_read(ctx, buffer, options)
                                   : parse_source(ctx, buffer, options);
}

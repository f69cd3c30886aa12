// SPDX-License-Identifier: Apache-2.0
// The parser's driver: feeds the lexer's tokens to the grammar, and makes a
// module, a type or an attribute of the result.
#include "parser/parser.h"

#include "ir/diagnostics/op_diag.h"
#include "parser/actions.h"
#include "parser/grammar.h"

void *MlirParseAlloc(void);
void MlirParseFree(void *lemon);
/// Parses tokens to the end of the text.
void MlirParse(void *lemon, int start, Parser *parser);

void *list_grow(Parser *parser, const void *data, uint32_t *capacity,
                size_t element) {
  size_t old = *capacity;
  *capacity = old ? (uint32_t)old * 2 : 4;
  void *grown = arena_alloc(&parser->scratch, *capacity * element);
  if (old)
    memcpy(grown, data, old * element);
  return grown;
}

/// Initializes all but the table of words.
static void parser_init_empty(Parser *parser, Context *ctx,
                              const SourceBuffer *buffer) {
  *parser = (Parser){.ctx = ctx, .buffer = buffer, .passed = buffer->text.data};
  arena_init(&parser->scratch);
  arena_init(&parser->arena);
  lexer_init(&parser->lexer, buffer);
  arena_alloc(&parser->scratch, 8); // Keeps marks above the first chunk.
  parser->file_id = location_file_id(ctx, buffer->name);
  // A definition takes more than eight bytes of text. So `%N` with a larger
  // number is treated as an identifier, and the table stays small.
  size_t limit = buffer->text.size / 8 + 64;
  parser->values.limit =
      limit > UINT32_MAX / 64 ? UINT32_MAX / 64 : (uint32_t)limit;
  parser->common.index = index_type_get(ctx);
  parser->common.i64 = integer_type_get(ctx, 64);
  parser->common.f64 = float_type_get(ctx, FLOAT_F64);
  parser->lemon = MlirParseAlloc();
}

static void parser_init(Parser *parser, Context *ctx,
                        const SourceBuffer *buffer, const ParseOptions *options,
                        bool is_precise) {
  parser_init_empty(parser, ctx, buffer);
  parser->options = options;
  parser->recorder = options ? options->recorder : NULL;
  parser->errors.are_reported = is_precise;
  parser->file_names = arena_alloc_zero(&parser->arena, sizeof(FileNames));
  pthread_mutex_init(&parser->file_names->mutex, NULL);
  words_init(parser);
}

static void file_names_free(FileNames *names) {
  pthread_mutex_destroy(&names->mutex);
  ptr_map_free(&names->distincts);
  VECTOR_FREE(&names->structs);
}

bool parser_give_struct_body(Parser *parser, const Type *type,
                             const DialectType *body) {
  bool is_new;
  if (!identified_struct_give_body(parser->ctx, type, body, &is_new))
    return false;
  FileNames *names = parser->file_names;
  if (!is_new)
    return true;
  file_names_lock(names);
  VECTOR_PUSH(&names->structs, type);
  file_names_unlock(names);
  return true;
}

void parser_drop_struct_bodies(Parser *parser) {
  // Other threads of a client may have met the bodies. MLIR keeps them, too.
  if (context_owner(parser->ctx))
    return;
  FileNames *names = parser->file_names;
  for (size_t i = 0; i < names->structs.size; i++)
    identified_struct_drop_body(names->structs.data[i]);
}

void parser_init_shared(Parser *parser, Context *ctx, const Parser *other) {
  parser_init_empty(parser, ctx, other->buffer);
  parser->words = other->words;
  parser->file_names = other->file_names;
  parser->is_worker = true;
}

void parser_finish(Parser *parser) {
  bodies_free(parser);
  generic_tails_free(parser);
  MlirParseFree(parser->lemon);
  VECTOR_FREE(&parser->nest.scopes);
  VECTOR_FREE(&parser->values.numbers);
  VECTOR_FREE(&parser->values.named);
  VECTOR_FREE(&parser->values.undo);
  VECTOR_FREE(&parser->forward.undo);
  VECTOR_FREE(&parser->forward.refs);
  VECTOR_FREE(&parser->blocks.slots);
  VECTOR_FREE(&parser->blocks.undo);
  VECTOR_FREE(&parser->aliases.deferred_locs);
  VECTOR_FREE(&parser->data.dense);
  mem_free(parser->values.names.entries);
  mem_free(parser->blocks.names.entries);
  ptr_map_free(&parser->forward.map);
  alias_table_free(&parser->aliases.attrs);
  alias_table_free(&parser->aliases.types);
  string_map_free(&parser->affine.names);
  ptr_map_free(&parser->data.open_structs);
  known_types_free(parser);
  mem_free(parser->data.known_dicts);
  if (!parser->is_worker)
    file_names_free(parser->file_names);
  arena_free(&parser->scratch);
  arena_free(&parser->arena);
}

void parser_pass_now(Parser *parser, const char *end) {
  StringRef text = {parser->passed, (size_t)(end - parser->passed)};
  source_pass(parser->buffer, &parser->read, text);
  parser->passed = end;
}

void parser_feed(Parser *parser, int start) {
  parser->token = (Token){.text = parser->lexer.cursor};
  MlirParse(parser->lemon, start, parser);
}

/// The single module in `block`, or NULL if there is not exactly one operation
/// or it is not a module.
static Operation *only_module(const Block *block, const OpDef *module_def) {
  Operation *op = block ? block->first : NULL;
  return op && !op->next && op->def == module_def ? op : NULL;
}

/// The location of an implicit module. A part of a split file begins right
/// after the marker, on the marker's line.
static Location implicit_module_location(const Parser *parser) {
  enum { BEHIND_MARKER = 9 };
  uint32_t line = parser->buffer->first_line;
  return location_file_line_col_get(parser->ctx, parser->buffer->name,
                                    line ? line + 1 : 0,
                                    line ? BEHIND_MARKER : 0);
}

static size_t count_ops(const Block *block) {
  size_t count = 0;
  for (const Operation *op = block ? block->first : NULL; op; op = op->next)
    count++;
  return count;
}

/// Fails unless there is one operation.
static void check_single(Parser *parser, size_t count) {
  if (count == 1)
    return;
  if (parser->errors.are_reported)
    location_emit(parser->ctx, implicit_module_location(parser), DIAG_ERROR,
                  "source must contain a single top-level operation, found: "
                  "%zu",
                  count);
  parser_fail(parser);
}

/// Makes one operation of the file's contents. Follows mlir::parseSourceFile.
static Operation *make_top_operation(Parser *parser) {
  Context *ctx = parser->ctx;
  const OpDef *module_def = context_op_def(ctx, STR("builtin.module"));
  Block *block = parser->result.top_region.first;
  Operation *op = only_module(block, module_def);
  if (!op && parser->options && parser->options->no_implicit_module) {
    check_single(parser, count_ops(block));
    op = block->first;
  }
  if (op) {
    op_remove(op);
    return op;
  }
  OpState state = {.def = module_def,
                   .loc = implicit_module_location(parser),
                   .num_regions = 1};
  op = op_create(ctx, &state);
  if (!block)
    block = block_create(ctx);
  else
    block_remove(block);
  region_append_block(op_region(op, 0), block);
  parser_ensure_terminator(parser, module_def, op_region(op, 0), state.loc);
  return op;
}

/// The ways to parse a file, in the order in which they are tried.
typedef enum Attempt {
  ATTEMPT_BODIES,  ///< Parse function bodies later.
  ATTEMPT_FAST,    ///< Parse all in order.
  ATTEMPT_PRECISE, ///< Parse all in order and report errors.
} Attempt;

/// The request for a file, and its result.
typedef struct FileJob {
  const PrintOptions *print; ///< NULL: do not print.
  const PieceTransform *transform;
  const PieceVisitor *visitor; ///< NULL: do not visit.
  TextPieces *out;
  bool is_printed;
  bool had_bodies; ///< Some bodies were deferred.
} FileJob;

static Operation *parse_file(Parser *parser, const FileJob *job) {
  if (setjmp(parser->errors.failure))
    return NULL;
  parser_open_top_region(parser);
  parser_feed(parser, TOK_START_FILE);
  bodies_pass_rest(parser);
  bool can_wait = job->visitor ? bodies_can_be_visited(parser)
                  : job->print ? bodies_can_be_printed(parser, job->print)
                               : false;
  if (!can_wait)
    bodies_parse(parser);
  parser_close_top_region(parser);
  parser_check_forward_refs(parser);
  parser_resolve_locations(parser);
  return make_top_operation(parser);
}

static Operation *try_file(Context *ctx, const SourceBuffer *buffer,
                           const ParseOptions *options, FileJob *job,
                           Attempt attempt) {
  Parser parser;
  parser_init(&parser, ctx, buffer, options, attempt == ATTEMPT_PRECISE);
  if (attempt == ATTEMPT_BODIES)
    bodies_init(&parser, job->visitor != NULL);
  Operation *op = parse_file(&parser, job);
  if (op && bodies_wait(&parser)) {
    job->is_printed = job->visitor ? bodies_visit(&parser, op, job->visitor)
                                   : bodies_print(&parser, op, job->transform,
                                                  job->print, job->out);
    op = NULL;
  }
  job->had_bodies = bodies_waited(&parser);
  if (!op && !job->is_printed)
    parser_drop_struct_bodies(&parser);
  if (parser.recorder)
    recorder_finish(parser.recorder);
  parser_finish(&parser);
  return op;
}

/// Runs the attempts. Only the last one reports anything.
static Operation *run_file_job(Context *ctx, const SourceBuffer *buffer,
                               const ParseOptions *options, FileJob *job) {
  Diagnostic *last = ctx->diags.last;
  size_t num_errors = ctx->diags.num_errors;
  uint32_t next_op_id = ctx->next_op_id;
  bool bodies_wait = bodies_can_wait(ctx, buffer, job->print || job->visitor);
  bool is_recorded = options && options->recorder;
  Attempt attempt = is_recorded   ? ATTEMPT_PRECISE
                    : bodies_wait ? ATTEMPT_BODIES
                                  : ATTEMPT_FAST;
  for (;; attempt++) {
    Operation *op = try_file(ctx, buffer, options, job, attempt);
    if (op || job->is_printed || attempt == ATTEMPT_PRECISE)
      return op;
    diagnostics_rewind(&ctx->diags, last, num_errors);
    ctx->next_op_id = next_op_id;
    if (!job->had_bodies)
      attempt = ATTEMPT_FAST; // That attempt was ATTEMPT_FAST in effect.
  }
}

Operation *parse_source(Context *ctx, const SourceBuffer *buffer,
                        const ParseOptions *options) {
  FileJob job = {0};
  return run_file_job(ctx, buffer, options, &job);
}

ParsedFile parse_or_print(Context *ctx, const SourceBuffer *buffer,
                          const PieceTransform *transform,
                          const PrintOptions *options, TextPieces *out) {
  FileJob job = {.print = options, .transform = transform, .out = out};
  Operation *op = run_file_job(ctx, buffer, &(ParseOptions){0}, &job);
  return (ParsedFile){op, job.is_printed};
}

ParsedFile parse_or_visit(Context *ctx, const SourceBuffer *buffer,
                          const PieceVisitor *visitor) {
  FileJob job = {.visitor = visitor};
  Operation *op = run_file_job(ctx, buffer, &(ParseOptions){0}, &job);
  return (ParsedFile){op, job.is_printed};
}

static bool parse_fragment(Parser *parser, int start) {
  if (setjmp(parser->errors.failure))
    return false;
  parser_feed(parser, start);
  return true;
}

/// A buffer with a copy of `text` and a NUL after it, fit for messages to
/// users.
static SourceBuffer fragment_buffer(Arena *arena, StringRef text) {
  const char *copy = arena_copy_text(arena, text.data, text.size);
  return (SourceBuffer){.name = STR("<text>"),
                        .text = string_ref(copy, text.size)};
}

const Type *parse_type_buffer(Context *ctx, const SourceBuffer *buffer) {
  Parser parser;
  parser_init(&parser, ctx, buffer, NULL, true);
  bool is_ok = parse_fragment(&parser, TOK_START_TYPE);
  const Type *type = is_ok ? parser.result.type : NULL;
  parser_finish(&parser);
  return type;
}

const Attribute *parse_attribute_buffer(Context *ctx,
                                        const SourceBuffer *buffer) {
  Parser parser;
  parser_init(&parser, ctx, buffer, NULL, true);
  bool is_ok = parse_fragment(&parser, TOK_START_ATTR);
  const Attribute *attr = is_ok ? parser.result.attr : NULL;
  parser_finish(&parser);
  return attr;
}

const Type *parse_type(Context *ctx, StringRef text) {
  Arena arena;
  arena_init(&arena);
  SourceBuffer buffer = fragment_buffer(&arena, text);
  const Type *type = parse_type_buffer(ctx, &buffer);
  arena_free(&arena);
  return type;
}

const Attribute *parse_attribute(Context *ctx, StringRef text) {
  Arena arena;
  arena_init(&arena);
  SourceBuffer buffer = fragment_buffer(&arena, text);
  const Attribute *attr = parse_attribute_buffer(ctx, &buffer);
  arena_free(&arena);
  return attr;
}

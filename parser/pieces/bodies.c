// SPDX-License-Identifier: Apache-2.0
// Bodies of functions, parsed by several threads.
//
// The file's parser finds the end of a body by its braces, continues after it
// with an empty region, and notes the body. All bodies noted so far are parsed
// at the end of the file, and before anything changes the meaning of names from
// outside bodies (a resource). A worker with the same aliases parses each body
// and moves it into its function.
//
// Nothing may depend on the order in which that happens: what bodies share is
// in FileNames. If something would (values from outside), or if anything is
// wrong, the attempt ends and the whole file is parsed again, in order. So a
// body that is parsed here is either right or not used.
#include <stdatomic.h>

#include "parser/grammar.h"
#include "parser/pieces/bodies.h"
#include "parser/scan.h"
#include "parser/scopes.h"
#include "parser/shapes/actions_shapes.h"

enum {
  SMALLEST_FILE = 256 << 10,
  SMALLEST_BODY = 64,
  /// Size of the bodies that a worker takes at once.
  BATCH_SIZE = 32 << 10,
};

static bool is_worth_threads(const Context *ctx, const SourceBuffer *buffer) {
  ThreadPool *pool = context_thread_pool(ctx);
  return pool && thread_pool_num_workers(pool) > 1 &&
         buffer->text.size >= SMALLEST_FILE;
}

bool bodies_can_wait(Context *ctx, const SourceBuffer *buffer,
                     bool is_done_in_pieces) {
  return (is_done_in_pieces || is_worth_threads(ctx, buffer)) &&
         !ctx->trace.enabled;
}

void bodies_init(Parser *parser, bool is_visited) {
  parser->bodies = arena_alloc_zero(&parser->arena, sizeof *parser->bodies);
  parser->bodies->is_visited = is_visited;
  parser->bodies->checked = parser->buffer->text.data;
  parser->bodies->has_threads = is_worth_threads(parser->ctx, parser->buffer);
  if (parser->bodies->has_threads)
    words_load_all(parser); // The workers share the table.
}

void bodies_free(Parser *parser) {
  if (!parser->bodies)
    return;
  VECTOR_FREE(&parser->bodies->list);
  VECTOR_FREE(&parser->bodies->batches);
}

// --- finding the end --------------------------------------------------------

#ifdef __SSE2__
/// Finds the bytes listed in stops_scan.
static inline __m128i match_stops(__m128i chars) {
  __m128i braces =
      _mm_or_si128(match_bytes(chars, '{'), match_bytes(chars, '}'));
  __m128i others =
      _mm_or_si128(match_bytes(chars, '"'), match_bytes(chars, '/'));
  return _mm_or_si128(_mm_or_si128(braces, others), match_bytes(chars, 0));
}
#endif

/// The place after the string whose contents begin at `at`; `limit` if the
/// string does not end.
static const char *after_string(const char *at, const char *limit) {
#ifdef __SSE2__
  // Most strings are short and have no escapes.
  if (limit - at >= (ptrdiff_t)sizeof(__m128i)) {
    __m128i chars = load_chars(at);
    unsigned quotes = matches(match_bytes(chars, '"'));
    unsigned escapes = matches(match_bytes(chars, '\\'));
    if (quotes && !(escapes & (quotes ^ (quotes - 1))))
      return at + __builtin_ctz(quotes) + 1;
  }
#endif
  for (; at < limit; at++) {
    if (*at == '"')
      return at + 1;
    if (*at == '\\')
      at++;
  }
  return limit;
}

/// The search for a brace stops at these bytes. There is a NUL at the end, if
/// not earlier. Line ends do not stop it, but are counted.
static const bool stops_scan[256] = {
    [0] = true, ['{'] = true, ['}'] = true, ['"'] = true, ['/'] = true,
};

static inline void count_line(Lexer *lexer, const char *line_start) {
  lexer->line++;
  lexer->line_start = line_start;
}

#ifdef __SSE2__
/// The next byte from `at` on that stops the scan, or an earlier place.
static inline const char *skip_plain(Lexer *lexer, const char *at) {
  const char *limit = lexer->limit;
  while (limit - at >= (ptrdiff_t)sizeof(__m128i)) {
    __m128i chars = load_chars(at);
    __builtin_prefetch(at + 1024); // Crosses page boundaries, too.
    unsigned stops = matches(match_stops(chars));
    unsigned lines = matches(match_bytes(chars, '\n'));
    if (stops)
      lines &= (stops & -stops) - 1;
    for (; lines; lines &= lines - 1)
      count_line(lexer, at + __builtin_ctz(lines) + 1);
    if (stops)
      return at + __builtin_ctz(stops);
    at += sizeof(__m128i);
  }
  return at;
}
#else
static inline const char *skip_plain(Lexer *lexer, const char *at) {
  (void)lexer;
  return at;
}
#endif

static inline const char *next_stop(Lexer *lexer, const char *at) {
  at = skip_plain(lexer, at);
  while (!stops_scan[(unsigned char)*at])
    if (*at++ == '\n')
      count_line(lexer, at);
  return at;
}

/// Moves the lexer to the `}` for the `{` before its place, and returns that.
/// NULL if there is none; the lexer may then be anywhere.
static const char *skip_to_close(Lexer *lexer) {
  const char *at = lexer->cursor;
  const char *limit = lexer->limit;
  size_t depth = 1;
  while (at < limit) {
    at = next_stop(lexer, at);
    switch (*at++) {
    case '{':
      depth++;
      break;
    case '}':
      if (--depth == 0) {
        lexer->cursor = at - 1;
        return at - 1;
      }
      break;
    case '"':
      at = after_string(at, limit);
      break;
    case '/':
      if (*at == '/') {
        at = memchr(at, '\n', (size_t)(limit - at));
        at = at ? at : limit;
      }
      break;
    }
  }
  return NULL;
}

/// Is there no value at the parser's place that a body could use, and no
/// forward reference?
static bool no_value_is_known(const Parser *parser) {
  for (size_t i = 0; i < parser->nest.scopes.size; i++)
    if (parser->nest.scopes.data[i].has_values)
      return false;
  return parser->forward.num_unresolved == 0;
}

/// Copies `arguments` so that they live as long as the parser.
static Arguments keep_arguments(Parser *parser, Arguments arguments) {
  Arena *arena = &parser->arena;
  arguments.data = arena_copy(arena, arguments.data,
                              arguments.size * sizeof *arguments.data);
  for (uint32_t i = 0; i < arguments.size; i++) {
    Argument *argument = &arguments.data[i];
    if (!argument->loc)
      continue;
    argument->loc = arena_copy(arena, argument->loc, sizeof *argument->loc);
    const Token *alias = argument->loc->alias;
    if (alias)
      argument->loc->alias = arena_copy(arena, alias, sizeof *alias);
  }
  return arguments;
}

static void add_to_batch(Bodies *bodies, size_t size) {
  if (bodies->batches.size == 0 || bodies->batch_size >= BATCH_SIZE) {
    VECTOR_PUSH(&bodies->batches, bodies->list.size);
    bodies->batch_size = 0;
  }
  bodies->batch_size += size;
}

/// May bodies be deferred at the parser's place?
static bool is_place_to_wait(const Parser *parser) {
  enum { MAX_DEPTH = 4, MAX_PRINTED_DEPTH = 2 };
  if (!parser->bodies)
    return false;
  if (parser->bodies->has_threads)
    return parser->nest.scopes.size <= MAX_DEPTH;
  return parser->nest.scopes.size <= MAX_PRINTED_DEPTH;
}

/// Notes that the text is read up to `end`. It must have no NUL, because the
/// printer marks places in text with NULs.
static void pass_text(Parser *parser, const char *end) {
  Bodies *bodies = parser->bodies;
  StringRef text = {bodies->checked, (size_t)(end - bodies->checked)};
  if (memchr(text.data, '\0', text.size))
    parser_fail(parser);
  parser_pass(parser, end);
  bodies->checked = end;
}

void bodies_pass_rest(Parser *parser) {
  StringRef text = parser->buffer->text;
  if (!bodies_wait(parser))
    return;
  pass_text(parser, text.data + text.size);
  // All of it once more: names were compared with their definitions.
  source_pass(parser->buffer, &parser->read, text);
}

bool bodies_defer(Parser *parser, const OpDef *def, Arguments arguments) {
  const char *open = parser->token.text;
  Lexer before = parser->lexer;
  if (!is_place_to_wait(parser) || *open != '{' ||
      !(def->traits & TRAIT_ISOLATED) || !no_value_is_known(parser))
    return false;
  const char *close = skip_to_close(&parser->lexer);
  if (!close || close - open < SMALLEST_BODY) {
    parser->lexer = before;
    return false;
  }
  Body body = {.text = string_ref(open, (size_t)(close + 1 - open)),
               .line_start = before.line_start,
               .line = before.line,
               .first_op_id = parser->ctx->next_op_id,
               .def = def,
               .arguments = keep_arguments(parser, arguments),
               .default_dialect =
                   VECTOR_LAST(&parser->nest.scopes).default_dialect};
  pass_text(parser, close);
  // Counts each line as an operation. The numbers only have to be close.
  parser->ctx->next_op_id += parser->lexer.line - before.line + 1;
  parser->bodies->is_used = true;
  add_to_batch(parser->bodies, body.text.size);
  VECTOR_PUSH(&parser->bodies->list, body);
  return true;
}

void bodies_set_op(Parser *parser, Operation *op) {
  VECTOR_LAST(&parser->bodies->list).op = op;
}

// --- workers ----------------------------------------------------------------

void body_parser_init(BodyParser *body_parser, const Parser *file) {
  context_fork(&body_parser->ctx, file->ctx);
  Parser *parser = &body_parser->parser;
  parser_init_shared(parser, &body_parser->ctx, file);
  parser->aliases.attrs = file->aliases.attrs;
  parser->aliases.types = file->aliases.types;
  parser_open_top_region(parser);
}

static void body_parser_finish(BodyParser *body_parser) {
  body_parser->parser.aliases.attrs = (AliasTable){0};
  body_parser->parser.aliases.types = (AliasTable){0};
  parser_finish(&body_parser->parser);
}

/// Moves the IR to the Context of `file` and ends the worker's parser.
static void body_parser_join(BodyParser *body_parser, Parser *file) {
  const Parser *parser = &body_parser->parser;
  for (size_t i = 0; i < parser->aliases.deferred_locs.size; i++)
    VECTOR_PUSH(&file->aliases.deferred_locs,
                parser->aliases.deferred_locs.data[i]);
  body_parser_finish(body_parser);
  body_parser->ctx.next_op_id = 0; // Counted when the bodies were noted.
  context_join(file->ctx, &body_parser->ctx);
}

void body_parser_free(BodyParser *body_parser) {
  body_parser_finish(body_parser);
  context_free(&body_parser->ctx);
}

bool body_parse(Parser *parser, const Body *body) {
  if (setjmp(parser->errors.failure))
    return false;
  parser->ctx->next_op_id = body->first_op_id;
  parser->lexer.cursor = body->text.data;
  parser->passed = body->text.data;
  parser->lexer.line = body->line;
  parser->lexer.line_start = body->line_start;
  RegionScope *around = &VECTOR_LAST(&parser->nest.scopes);
  around->default_dialect = body->default_dialect;
  // Forgets all names of the previous body; see parser_define.
  around->isolated = ++parser->nest.last_isolated;
  parser->values.has_no_base = true;
  parser->forward.undo.size = 0;
  parser_set_pending_arguments(parser, body->def, body->arguments);
  parser_feed(parser, TOK_START_BODY);
  if (parser->forward.num_unresolved || region_is_empty(parser->result.region))
    return false;
  region_take_blocks(op_region(body->op, 0), parser->result.region);
  arena_rewind(&parser->scratch, VECTOR_LAST(&parser->nest.scopes).mark);
  parser_pass_now(parser, body->text.data + body->text.size);
  return true;
}

typedef struct BodyWorker {
  BodyParser body_parser;
  bool is_ready;
} BodyWorker;

typedef struct BodyWork {
  Parser *parser; ///< The file's; only read.
  BodyWorker *workers;
  atomic_bool has_failed; ///< Makes all workers stop.
} BodyWork;

static void parse_batch(void *arg, size_t index, unsigned number) {
  BodyWork *work = arg;
  BodyWorker *worker = &work->workers[number];
  const Bodies *bodies = work->parser->bodies;
  if (!worker->is_ready)
    body_parser_init(&worker->body_parser, work->parser);
  worker->is_ready = true;
  size_t end = index + 1 < bodies->batches.size
                   ? bodies->batches.data[index + 1]
                   : bodies->list.size;
  for (size_t i = bodies->batches.data[index]; i < end; i++) {
    if (atomic_load_explicit(&work->has_failed, memory_order_relaxed))
      return;
    if (!body_parse(&worker->body_parser.parser, &bodies->list.data[i]))
      atomic_store_explicit(&work->has_failed, true, memory_order_relaxed);
  }
}

bool bodies_waited(const Parser *parser) {
  return parser->bodies && parser->bodies->is_used;
}

bool bodies_wait(const Parser *parser) {
  return parser->bodies && parser->bodies->list.size;
}

void bodies_parse(Parser *parser) {
  Bodies *bodies = parser->bodies;
  if (!bodies_wait(parser))
    return;
  ThreadPool *pool =
      bodies->has_threads ? context_thread_pool(parser->ctx) : NULL;
  unsigned count = pool ? thread_pool_num_workers(pool) : 1;
  BodyWork work = {.parser = parser,
                   .workers = mem_alloc(count * sizeof *work.workers)};
  memset(work.workers, 0, count * sizeof *work.workers);
  thread_pool_for(pool, bodies->batches.size, parse_batch, &work);
  for (unsigned i = 0; i < count; i++)
    if (work.workers[i].is_ready)
      body_parser_join(&work.workers[i].body_parser, parser);
  mem_free(work.workers);
  bodies->list.size = 0;
  bodies->batches.size = 0;
  if (atomic_load(&work.has_failed))
    parser_fail(parser);
}

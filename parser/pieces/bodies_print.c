// SPDX-License-Identifier: Apache-2.0
// Files that are only parsed, verified and printed or visited. This happens one
// body at a time, while the body is in the caches, and the next body reuses its
// memory.
//
// The file is first parsed without its bodies (bodies.c), so that all symbols
// are known. When the printer comes to a function, it asks for the body. The
// body is then parsed, verified, transformed, printed and forgotten. If
// anything is wrong or needs the whole module, the attempt ends silently and
// the file is processed as a whole.
#include "parser/pieces/bodies.h"

#include "ir/verify/verifier.h"

/// The state of one thread.
typedef struct PieceWorker {
  BodyParser body_parser;
  PieceVerifier verifier;
  bool is_ready;
} PieceWorker;

typedef struct PieceJob {
  const Parser *file;
  const PieceTransform *transform;
  const Operation *module;
  PtrMap bodies; ///< From function to its Body.
  PieceWorker *workers;
  unsigned num_workers;
} PieceJob;

/// Parses the body of `op` into it, and verifies the whole operation.
static bool parse_piece(const PieceJob *job, PieceWorker *worker,
                        Operation *op) {
  if (!worker->is_ready)
    body_parser_init(&worker->body_parser, job->file);
  worker->is_ready = true;
  Parser *parser = &worker->body_parser.parser;
  const Body *body = ptr_map_get(&job->bodies, op);
  if (body && !body_parse(parser, body))
    return false;
  return !parser->aliases.deferred_locs.size &&
         op_verify_piece(&worker->body_parser.ctx, op, &worker->verifier,
                         PIECE_CHECK_SYMBOLS);
}

static const Operation *open_piece(void *user, unsigned number,
                                   const Operation *const_op) {
  PieceJob *job = user;
  PieceWorker *worker = &job->workers[number];
  // The cast is fine: the parser made the operation itself.
  Operation *op = (Operation *)(uintptr_t)const_op;
  if (!parse_piece(job, worker, op))
    return NULL;
  Context *ctx = &worker->body_parser.ctx;
  const PieceTransform *transform = job->transform;
  const Operation *result = op;
  if (transform)
    result =
        transform->run(transform->user, number, ctx, op, &worker->verifier);
  return result;
}

static bool finish_pieces(void *user, const Block **front) {
  const PieceJob *job = user;
  const PieceTransform *transform = job->transform;
  *front = NULL;
  return !transform ||
         transform->finish(transform->user, job->file->ctx, job->module, front);
}

static void close_piece(void *user, unsigned number, const Operation *op) {
  PieceJob *job = user;
  PieceWorker *worker = &job->workers[number];
  if (!ptr_map_has(&job->bodies, op))
    return;
  Region *region = op_region(op, 0);
  *region = (Region){.parent = region->parent, .index = region->index};
  ir_clear(&worker->body_parser.ctx);
  worker->body_parser.parser.forward.refs.size = 0;
  arena_clear(&worker->body_parser.parser.arena);
}

/// Do all bodies belong to functions in the file's single module?
static bool are_pieces(const Bodies *bodies) {
  const Block *block = bodies->list.data[0].op->block;
  for (size_t i = 1; i < bodies->list.size; i++)
    if (bodies->list.data[i].op->block != block)
      return false;
  const Operation *around = block->parent->parent;
  return !around || (around->block->first == around && !around->next);
}

bool bodies_can_be_visited(const Parser *parser) {
  if (!bodies_wait(parser) || !are_pieces(parser->bodies))
    return false;
  // In generic form, the bodies of operations other than functions may be
  // deferred.
  for (size_t i = 0; i < parser->bodies->list.size; i++)
    if (!(parser->bodies->list.data[i].def->traits & TRAIT_FUNCTION))
      return false;
  return true;
}

bool bodies_can_be_printed(const Parser *parser, const PrintOptions *options) {
  // In generic form, value names are numbered through the whole module.
  return bodies_wait(parser) && are_pieces(parser->bodies) &&
         !(options->generic && parser->bodies->has_threads);
}

static void job_init(PieceJob *job, const Parser *file) {
  ThreadPool *pool = context_thread_pool(file->ctx);
  *job = (PieceJob){.file = file, .num_workers = 1};
  if (file->bodies->has_threads && !file->bodies->is_visited)
    job->num_workers = thread_pool_num_workers(pool);
  size_t size = job->num_workers * sizeof *job->workers;
  job->workers = mem_alloc(size);
  memset(job->workers, 0, size);
  for (size_t i = 0; i < file->bodies->list.size; i++) {
    Body *body = &file->bodies->list.data[i];
    ptr_map_set(&job->bodies, body->op, body);
  }
}

static void job_free(PieceJob *job) {
  for (unsigned i = 0; i < job->num_workers; i++) {
    if (!job->workers[i].is_ready)
      continue;
    body_parser_free(&job->workers[i].body_parser);
    piece_verifier_free(&job->workers[i].verifier);
  }
  mem_free(job->workers);
  ptr_map_free(&job->bodies);
}

/// Verifies the module without its bodies, and discards the verifier's
/// messages.
static bool verify_around(Context *ctx, Operation *module) {
  Context quiet;
  context_fork(&quiet, ctx);
  quiet.hides_op_on_diagnostics = true;
  bool ok = op_verify_around(&quiet, module);
  context_free(&quiet);
  return ok;
}

bool bodies_print(Parser *parser, Operation *module,
                  const PieceTransform *transform, const PrintOptions *options,
                  TextPieces *out) {
  Context *ctx = parser->ctx;
  if (!op_can_be_printed_from(ctx, module, options) ||
      !verify_around(ctx, module))
    return false;
  PieceJob job;
  job_init(&job, parser);
  job.transform = transform;
  job.module = module;
  PrintSource source = {&job, parser->bodies->has_threads, open_piece,
                        close_piece, finish_pieces};
  bool ok = op_print_from(ctx, module, options, &source, out);
  job_free(&job);
  return ok;
}

/// Uses one thread. With several, each would have to wait for the previous one.
static bool visit_pieces(PieceJob *job, const Operation *module,
                         const PieceVisitor *visitor) {
  Block *block = op_region(module, 0)->first;
  PieceWorker *worker = &job->workers[0];
  visitor->begin(visitor->user, module);
  bool ok = true;
  for (Operation *op = block->first; ok && op; op = op->next) {
    ok = parse_piece(job, worker, op) &&
         visitor->visit(visitor->user, &worker->body_parser.ctx, op);
    close_piece(job, 0, op);
  }
  return visitor->end(visitor->user, ok);
}

bool bodies_visit(Parser *parser, Operation *module,
                  const PieceVisitor *visitor) {
  if (!verify_around(parser->ctx, module))
    return false;
  PieceJob job;
  job_init(&job, parser);
  bool ok = visit_pieces(&job, module, visitor);
  job_free(&job);
  return ok;
}

// SPDX-License-Identifier: Apache-2.0
// Prints the operations of a top-level module separately: either on several
// threads, each run of operations to its own stream with its own Names, joined
// in order; or one after the other, from a source that has each operation
// complete only while it is printed.
#include <stdatomic.h>

#include "ir/context_internal.h"
#include "ir/print/printer_internal.h"

/// Operations `first` to `last` of a block, printed by one thread.
typedef struct PrintChunk {
  const Operation *first;
  const Operation *last;
  Stream out;
  Aliases aliases; ///< With marks: what this chunk uses.
} PrintChunk;

typedef struct PrintJob {
  AsmPrinter *printer;
  VECTOR(PrintChunk) chunks;
  atomic_bool has_given_up; ///< The source has.
} PrintJob;

static const Operation *piece_open(const PrintSource *source, unsigned worker,
                                   const Operation *op) {
  return source ? source->open(source->user, worker, op) : op;
}

static void piece_close(const PrintSource *source, unsigned worker,
                        const Operation *op) {
  if (source)
    source->close(source->user, worker, op);
}

/// An operation may have the address of one that is gone.
static void forget_operations(AsmPrinter *printer) {
  memset(printer->op_names, 0, sizeof printer->op_names);
  ptr_map_free(&printer->defaults);
  if (printer->collector)
    forget_operations(printer->collector);
}

/// Prints `op`, whose names only `printer` has.
static void print_whole_op(AsmPrinter *printer, const Operation *op) {
  if (printer->source)
    forget_operations(printer);
  if (printer->has_marks && !printer->visits)
    asm_collect_op(printer, op);
  names_number_below(printer->names, op);
  asm_print_op_line(printer, op);
  asm_printer_run(printer);
}

/// Prints what the source makes of `op`; false if it gave up.
static bool print_op_apart(AsmPrinter *printer, const Operation *op,
                           unsigned worker) {
  const Operation *whole = piece_open(printer->source, worker, op);
  if (!whole)
    return false;
  print_whole_op(printer, whole);
  piece_close(printer->source, worker, op);
  // Distinct attributes are numbered in the order of text, definitions first.
  return !printer->has_given_up &&
         (!printer->data.num_distincts || !printer->has_marks);
}

/// Asks the source for what precedes everything else, once that is printed.
/// NULL: nothing, or it gave up.
static const Block *find_front(AsmPrinter *printer) {
  const PrintSource *source = printer->source;
  const Block *front = NULL;
  if (source && !printer->has_given_up)
    printer->has_given_up = !source->finish(source->user, &front);
  return printer->has_given_up ? NULL : front;
}

/// A printer for the block that `from` is in. `ctx` is that of `from`, or, on
/// another thread, a fork of it.
static AsmPrinter *inner_printer_create(const AsmPrinter *from, Context *ctx,
                                        Names *names, Stream *out) {
  AsmPrinter *printer = mem_alloc(sizeof *printer);
  asm_printer_init(printer, ctx, from->options, names, from->aliases, out);
  if (from->has_marks)
    asm_printer_use_marks(printer, from->aliases);
  printer->indent = from->indent;
  printer->source = from->source;
  names_init(names, from->names, from->options);
  return printer;
}

static void inner_printer_free(AsmPrinter *printer) {
  names_free(printer->names);
  asm_printer_free(printer);
  mem_free(printer);
}

/// In generic form everything has a number already.
static void print_numbered_chunk(const AsmPrinter *from, Context *ctx,
                                 PrintChunk *chunk) {
  AsmPrinter *printer = mem_alloc(sizeof *printer);
  asm_printer_init(printer, ctx, from->options, from->names, from->aliases,
                   &chunk->out);
  printer->indent = from->indent;
  for (const Operation *op = chunk->first;; op = op->next) {
    asm_print_op_line(printer, op);
    asm_printer_run(printer);
    if (op == chunk->last)
      break;
  }
  asm_printer_free(printer);
  mem_free(printer);
}

static void print_named_chunk(PrintJob *job, Context *ctx, PrintChunk *chunk,
                              unsigned worker) {
  Names names;
  AsmPrinter *printer =
      inner_printer_create(job->printer, ctx, &names, &chunk->out);
  if (printer->has_marks) {
    aliases_init(&chunk->aliases, job->printer->ctx);
    chunk->aliases.has_log = true;
    asm_printer_use_marks(printer, &chunk->aliases);
  }
  assert(chunk->first->block == chunk->last->block);
  for (const Operation *op = chunk->first;; op = op->next) {
    if (atomic_load_explicit(&job->has_given_up, memory_order_relaxed))
      break;
    if (!print_op_apart(printer, op, worker))
      atomic_store_explicit(&job->has_given_up, true, memory_order_relaxed);
    if (op == chunk->last)
      break;
  }
  inner_printer_free(printer);
}

static void print_chunk(void *arg, size_t index, unsigned worker) {
  PrintJob *job = arg;
  PrintChunk *chunk = &job->chunks.data[index];
  Context ctx; // Its cache of recent lookups belongs to one thread.
  context_fork(&ctx, job->printer->ctx);
  if (job->printer->names->has_unique_ids)
    print_numbered_chunk(job->printer, &ctx, chunk);
  else
    print_named_chunk(job, &ctx, chunk, worker);
  context_free(&ctx);
}

/// Appends the texts of the chunks to what is printed.
static void join_chunks(AsmPrinter *printer, PrintJob *job) {
  TextPieces *pieces = printer->pieces;
  if (pieces)
    text_pieces_close(pieces);
  for (size_t i = 0; i < job->chunks.size; i++) {
    Stream *text = &job->chunks.data[i].out;
    if (pieces) {
      text_pieces_add(pieces, text);
      continue;
    }
    stream_text(printer->out, stream_view(text));
    stream_free(text);
  }
  if (pieces)
    printer->out = text_pieces_open(pieces);
}

static void print_front(AsmPrinter *printer) {
  const Block *front = find_front(printer);
  if (!front)
    return;
  Names names;
  AsmPrinter *inner =
      inner_printer_create(printer, printer->ctx, &names, printer->out);
  FOR_EACH_OP(op, front)
    print_whole_op(inner, op);
  inner_printer_free(inner);
}

/// Visits what the chunks use, in their order.
static void join_aliases(AsmPrinter *printer, PrintJob *job) {
  for (size_t i = 0; printer->has_marks && i < job->chunks.size; i++) {
    aliases_replay(printer->aliases, &job->chunks.data[i].aliases);
    aliases_free(&job->chunks.data[i].aliases);
  }
}

/// The operations of `block`, in chunks of several.
static void print_ops_on_threads(AsmPrinter *printer, const Block *block) {
  enum { CHUNKS_PER_WORKER = 16 };
  ThreadPool *pool = context_thread_pool(printer->ctx);
  size_t count = 0;
  FOR_EACH_OP(op, block)
    count++;
  size_t size = count / (thread_pool_num_workers(pool) * CHUNKS_PER_WORKER) + 1;
  PrintJob job = {.printer = printer};
  const Operation *op = block->first;
  while (op) {
    PrintChunk chunk = {.first = op, .last = op};
    for (size_t i = 1; i < size && chunk.last->next; i++)
      chunk.last = chunk.last->next;
    op = chunk.last->next;
    VECTOR_PUSH(&job.chunks, chunk);
  }
  thread_pool_for(pool, job.chunks.size, print_chunk, &job);
  printer->has_given_up = atomic_load(&job.has_given_up);
  print_front(printer);
  join_aliases(printer, &job);
  join_chunks(printer, &job);
  VECTOR_FREE(&job.chunks);
}

static bool print_piece(AsmPrinter *printer, const Operation *op) {
  printer->out = text_pieces_open(printer->pieces);
  printer->has_given_up = !print_op_apart(printer, op, 0);
  text_pieces_close(printer->pieces);
  return !printer->has_given_up;
}

static void print_front_piece(AsmPrinter *printer, const Operation *op) {
  printer->out = text_pieces_open(printer->pieces);
  print_whole_op(printer, op);
  text_pieces_close(printer->pieces);
}

static void print_forwards(AsmPrinter *inner, const Block *block) {
  TextPieces *pieces = inner->pieces;
  size_t first = pieces->pieces.size;
  for (const Operation *op = block->first; op; op = op->next)
    if (!print_piece(inner, op))
      return;
  size_t end = pieces->pieces.size;
  const Block *front = find_front(inner);
  size_t num_entries = inner->aliases->entries.size;
  for (const Operation *op = front ? front->first : NULL; op; op = op->next)
    print_front_piece(inner, op);
  text_pieces_move_to(pieces, first, end);
  // Their aliases should have come before them.
  inner->has_given_up |= aliases_have_names(inner->aliases, num_entries);
}

typedef VECTOR(Aliases) AliasParts;

/// Starts to note what one piece uses, separately from the others.
static void open_alias_part(AsmPrinter *inner, Aliases *part) {
  aliases_init(part, inner->ctx);
  part->has_log = true;
  asm_printer_use_marks(inner, part);
  inner->alias_part++;
}

static void close_alias_part(AliasParts *parts, Aliases *part) {
  aliases_keep_log(part);
  VECTOR_PUSH(parts, *part);
}

/// Visits what the pieces use, in the order of the text.
static void join_alias_parts(AsmPrinter *inner, Aliases *aliases,
                             AliasParts *parts) {
  for (size_t i = parts->size; i > 0; i--) {
    aliases_replay(aliases, &parts->data[i - 1]);
    aliases_free(&parts->data[i - 1]);
  }
  VECTOR_FREE(parts);
  asm_printer_use_marks(inner, aliases);
}

static void print_backwards_from(AsmPrinter *inner, const Operation *last,
                                 AliasParts *parts, bool is_front) {
  for (const Operation *op = last; op && !inner->has_given_up; op = op->prev) {
    Aliases part;
    open_alias_part(inner, &part);
    if (is_front)
      print_front_piece(inner, op);
    else
      print_piece(inner, op);
    close_alias_part(parts, &part);
  }
}

/// Unique ids count through the operations from the last to the first.
static void print_backwards(AsmPrinter *inner, const Block *block) {
  TextPieces *pieces = inner->pieces;
  size_t first = pieces->pieces.size;
  Aliases *aliases = inner->aliases;
  AliasParts parts = {0};
  print_backwards_from(inner, block->last, &parts, false);
  const Block *front = find_front(inner);
  if (front)
    print_backwards_from(inner, front->last, &parts, true);
  join_alias_parts(inner, aliases, &parts);
  text_pieces_reverse(pieces, first);
}

static void print_ops_in_turn(AsmPrinter *printer, const Block *block) {
  Names names;
  AsmPrinter *inner = inner_printer_create(printer, printer->ctx, &names, NULL);
  inner->pieces = printer->pieces;
  text_pieces_close(printer->pieces);
  if (names.has_unique_ids)
    print_backwards(inner, block);
  else
    print_forwards(inner, block);
  printer->has_given_up = inner->has_given_up;
  printer->out = text_pieces_open(printer->pieces);
  inner_printer_free(inner);
}

void asm_print_ops_apart(AsmPrinter *printer, const Block *block) {
  if (printer->source && !printer->source->has_threads)
    print_ops_in_turn(printer, block);
  else
    print_ops_on_threads(printer, block);
  // In generic form, the body of an operation precedes its attributes.
  if (printer->has_marks && printer->options->generic)
    asm_collect_op(printer, block->parent->parent);
}

/// Are there enough operations below `block` for threads to pay? Looks at some
/// of them.
static bool is_worth_threads(const Block *block) {
  enum { WORTH = 2000 };
  size_t count = 0;
  FOR_EACH_OP(op, block)
    for (unsigned i = 0; i < op->num_regions; i++)
      FOR_EACH_BLOCK(inner, op_region(op, i))
        FOR_EACH_OP(nested, inner)
          if (++count > WORTH)
            return true;
  return false;
}

const Block *print_find_parallel_block(const Context *ctx,
                                       const Operation *root,
                                       const PrintOptions *options) {
  ThreadPool *pool = context_thread_pool(ctx);
  if (!pool || thread_pool_num_workers(pool) < 2 || options->skip_regions ||
      options->value_users || options->observer || root->num_regions != 1)
    return NULL;
  const Block *block = op_region(root, 0)->first;
  if (!block || block->next || block->first == block->last ||
      !is_worth_threads(block))
    return NULL;
  return block;
}

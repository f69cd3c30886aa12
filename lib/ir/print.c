// SPDX-License-Identifier: Apache-2.0
// The printer's driver. Follows mlir::Operation::print and OperationPrinter.
//
// Its loop takes work from a stack: operations of a block, the blocks of a
// region, what is left of an operation. A shape's printer writes text at once
// and leaves regions and what follows them as work, so that nesting costs heap
// only. The same loop, writing nothing, collects what may have an alias.
//
// The operations of a top-level module may be printed apart from each other:
// on several threads, each run of them to a stream of its own with Names of its
// own, joined in order; or one after the other with a source that has each of
// them whole only while it is printed.
#include <stdatomic.h>
#include <stdlib.h>

#include "ir/context_internal.h"
#include "ir/printer_internal.h"

PrintOptions print_options_default(void) {
  enum { HEX_ELEMENTS_ABOVE = 100 };
  return (PrintOptions){.hex_elements_above = HEX_ELEMENTS_ABOVE};
}

void asm_printer_init(AsmPrinter *printer, Context *ctx,
                      const PrintOptions *options, Names *names,
                      Aliases *aliases, Stream *out) {
  *printer = (AsmPrinter){.ctx = ctx,
                          .options = options,
                          .names = names,
                          .aliases = aliases,
                          .out = out};
  data_printer_init(&printer->data, ctx, options);
  if (aliases) {
    printer->data.alias = aliases_print_use;
    printer->data.user = aliases;
  }
}

void asm_printer_free(AsmPrinter *printer) {
  data_printer_free(&printer->data);
  VECTOR_FREE(&printer->work);
  VECTOR_FREE(&printer->pending);
  ptr_map_free(&printer->defaults);
  known_ends_free(printer);
}

// --- parts of an operation ---------------------------------------------------

static void print_location(AsmPrinter *printer, Location loc, bool use_alias) {
  Stream *out = printer->out;
  stream_char(out, ' ');
  bool is_pretty = printer->options->pretty_debug_info;
  if (!is_pretty)
    stream_bytes(out, "loc(", 4);
  if (use_alias && !is_pretty)
    data_print_location(&printer->data, out, loc);
  else
    data_print_definition(&printer->data, out, (DataNode){.loc = loc});
  if (!is_pretty)
    stream_char(out, ')');
}

/// The location behind an operation.
static void print_op_location(AsmPrinter *printer, const Operation *op) {
  if (printer->options->debug_info)
    print_location(printer, op->loc, true);
}

void asm_argument_location(AsmPrinter *printer, const BlockArgument *argument) {
  if (!printer->options->debug_info)
    return;
  if (printer->is_collecting)
    aliases_visit(printer->aliases, (DataNode){.loc = argument->loc}, false);
  else
    print_location(printer, argument->loc, false);
}

/// Dialect that names in the region around `op` may leave out. What is around
/// an operation that is printed alone is not seen.
static StringRef default_dialect(const AsmPrinter *printer,
                                 const Operation *op) {
  const Operation *parent = op_parent(op);
  if (!parent || op == printer->alone)
    return STR("builtin");
  if (parent->def->shape == SHAPE_MODULE)
    return STR("builtin");
  const char *name = parent->def->default_dialect;
  return name ? string_ref_from_cstr(name) : STR("");
}

/// The innermost operation from `op` outwards that names a default dialect, or
/// NULL. Amortized constant time in nests of any depth: a long way is noted for
/// all that are on it.
static const Operation *innermost_with_default(AsmPrinter *printer,
                                               const Operation *op) {
  enum { LONG_WAY = 32 };
  unsigned steps = 0;
  const Operation *around = op;
  for (; around && !around->def->default_dialect; around = op_parent(around)) {
    const Operation *known =
        steps++ < LONG_WAY ? NULL : ptr_map_get(&printer->defaults, around);
    if (known) {
      around = known == around ? NULL : known;
      break;
    }
  }
  for (; steps > LONG_WAY && op && op != around &&
         !ptr_map_get(&printer->defaults, op);
       op = op_parent(op))
    ptr_map_set(&printer->defaults, op,
                (void *)(uintptr_t)(around ? around : op));
  return around;
}

/// Would `suffix` without a prefix be read as an operation of the dialect that
/// is the default around `op`? The parser takes the innermost one.
static bool is_hidden(AsmPrinter *printer, const Operation *op,
                      StringRef suffix) {
  const Operation *around = innermost_with_default(printer, op_parent(op));
  if (!around)
    return false;
  char name[128];
  size_t size = strlen(around->def->default_dialect);
  if (size + suffix.size + 1 > sizeof name)
    return false;
  memcpy(name, around->def->default_dialect, size);
  name[size] = '.';
  memcpy(name + size + 1, suffix.data, suffix.size);
  return context_op_def(printer->ctx,
                        string_ref(name, size + 1 + suffix.size)) != NULL;
}

/// Shapes that the printers of 2020 wrote with the prefix.
static bool keeps_prefix(OpShape shape) {
  return shape == SHAPE_VIEW || shape == SHAPE_PREFETCH ||
         shape == SHAPE_GENERIC_ATOMIC_RMW;
}

/// The name of `op` as it is written where it stands.
static StringRef written_name(AsmPrinter *printer, const Operation *op) {
  StringRef name = op_name(op);
  const DialectDef *dialect = op->def->dialect;
  size_t dot = string_ref_find(name, '.');
  if (dialect && dot != SIZE_MAX &&
      string_ref_find(string_ref_drop(name, dot + 1), '.') == SIZE_MAX) {
    StringRef suffix = string_ref_drop(name, dot + 1);
    StringRef around = default_dialect(printer, op);
    bool is_builtin = string_ref_equals(dialect->name, STR("builtin"));
    if (string_ref_equals(dialect->name, around) ||
        (dialect->is_unprefixed && !is_builtin &&
         !keeps_prefix(op->def->shape) && !is_hidden(printer, op, suffix)))
      name = suffix;
  }
  return name;
}

static void print_op_name(AsmPrinter *printer, const Operation *op) {
  const Operation *parent = op == printer->alone ? NULL : op_parent(op);
  uintptr_t hash = (uintptr_t)op->def / sizeof(OpDef);
  CachedName *cached = &printer->op_names[hash % NUM_CACHED_NAMES];
  if (cached->def != op->def || cached->parent != parent) {
    StringRef text = written_name(printer, op);
    *cached = (CachedName){op->def, parent, text, {0}};
    memcpy(cached->start, text.data,
           text.size < SHORT_TEXT ? text.size : SHORT_TEXT);
  }
  if (cached->text.size <= SHORT_TEXT)
    stream_short(printer->out, cached->start, cached->text.size);
  else
    stream_text(printer->out, cached->text);
}

static void print_results(AsmPrinter *printer, const Operation *op) {
  Stream *out = printer->out;
  for (uint32_t i = 0, count; i < op->num_results; i += count) {
    if (i)
      stream_bytes(out, ", ", 2);
    names_print_value(printer->names, out, &op->results[i], false);
    count = names_result_sharers(printer->names, op, i);
    if (count > 1) {
      stream_char(out, ':');
      stream_uint(out, count);
    }
  }
  stream_bytes(out, " = ", 3);
}

/// Name and what follows, by the shape; false if it does not fit.
static bool print_custom(AsmPrinter *printer, const Operation *op) {
  if (op->def->shape == SHAPE_GENERIC || op->def->is_unregistered ||
      op->num_props != op->def->num_props || !op_has_all_operands(op))
    return false;
  size_t begin = printer->out->size;
  print_op_name(printer, op);
  printer->has_failed = false;
  shape_printers[op->def->shape](printer, op);
  if (!printer->has_failed)
    return true;
  printer->has_failed = false;
  printer->out->size = begin;
  printer->pending.size = 0;
  return false;
}

/// Moves what a shape left to do onto the stack.
static void push_pending(AsmPrinter *printer) {
  while (printer->pending.size)
    VECTOR_PUSH(&printer->work, VECTOR_POP(&printer->pending));
}

/// Prints `op`; its regions and end may be left as work.
static void print_op(AsmPrinter *printer, const Operation *op) {
  if (printer->is_collecting) {
    printer->out->size = 0;
    if (printer->options->debug_info)
      aliases_visit(printer->aliases, (DataNode){.loc = op->loc}, true);
  } else if (op->num_results) {
    print_results(printer, op);
  }
  if (printer->options->generic || !print_custom(printer, op))
    print_generic_op(printer, op);
  if (printer->pending.size) {
    VECTOR_PUSH(&printer->work, (Work){.kind = WORK_OP_END, .op = op});
    push_pending(printer);
  } else if (!printer->is_collecting) {
    print_op_location(printer, op);
    asm_print_users(printer, op);
  }
}

// --- blocks ------------------------------------------------------------------

static int compare_ordinals(const void *lhs_place, const void *rhs_place) {
  uint32_t lhs = *(const uint32_t *)lhs_place;
  uint32_t rhs = *(const uint32_t *)rhs_place;
  return lhs < rhs ? -1 : lhs > rhs;
}

/// `2 preds: ^bb0, ^bb3`, in the order of the blocks, once per edge.
static void print_many_predecessors(AsmPrinter *printer, const Block *block) {
  Stream *out = printer->out;
  VECTOR(uint32_t) ordinals = {0};
  FOR_EACH_PREDECESSOR(use, block) {
    const Block *from = use->owner->block;
    // Unknown blocks come first: UINT32_MAX + 1.
    VECTOR_PUSH(&ordinals, names_block_ordinal(printer->names, from) + 1);
  }
  qsort(ordinals.data, ordinals.size, sizeof *ordinals.data, compare_ordinals);
  stream_uint(out, ordinals.size);
  stream_cstr(out, " preds: ");
  for (size_t i = 0; i < ordinals.size; i++) {
    if (i)
      stream_bytes(out, ", ", 2);
    if (ordinals.data[i]) {
      stream_cstr(out, names_block_prefix(printer->names, block));
      stream_uint(out, ordinals.data[i] - 1);
    } else {
      stream_cstr(out, "INVALIDBLOCK");
    }
  }
  VECTOR_FREE(&ordinals);
}

static void print_predecessors(AsmPrinter *printer, const Block *block) {
  Stream *out = printer->out;
  if (!block->first_use) {
    if (!block_is_entry(block))
      stream_cstr(out, "  // no predecessors");
  } else if (!block->first_use->next) {
    stream_cstr(out, "  // pred: ");
    names_print_block(printer->names, out, block->first_use->owner->block);
  } else {
    stream_cstr(out, "  // ");
    print_many_predecessors(printer, block);
  }
}

static void print_label(AsmPrinter *printer, const Block *block) {
  Stream *out = printer->out;
  asm_indentation(printer);
  names_print_block(printer->names, out, block);
  if (block->num_arguments) {
    for (uint32_t i = 0; i < block->num_arguments; i++) {
      stream_cstr(out, i ? ", " : "(");
      asm_region_argument(printer, block->arguments[i], NULL);
    }
    stream_char(out, ')');
  }
  stream_char(out, ':');
  print_predecessors(printer, block);
  stream_char(out, '\n');
}

static void collect_arguments(AsmPrinter *printer, const Block *block) {
  for (uint32_t i = 0; i < block->num_arguments; i++) {
    aliases_visit(printer->aliases,
                  (DataNode){.type = block->arguments[i]->value.type}, false);
    asm_argument_location(printer, block->arguments[i]);
  }
}

/// Does the entry block's label stand in the text?
static bool has_label(const Block *block, unsigned style) {
  if (!block_is_entry(block))
    return true;
  return ((style & REGION_EMPTY_BLOCK) && !block->first) ||
         ((style & REGION_WITH_ENTRY_LABEL) && block->num_arguments);
}

/// Operation at which to stop, NULL: none. Only the entry block's terminator
/// may be left out.
static const Operation *last_printed(const Block *block, unsigned style) {
  const Operation *last = block->last;
  bool is_left_out = (style & REGION_WITHOUT_TERMINATOR) &&
                     block_is_entry(block) && last &&
                     op_has_trait(last, TRAIT_TERMINATOR);
  return is_left_out ? last->prev : last;
}

static void print_block(AsmPrinter *printer, const Block *block,
                        unsigned style) {
  if (printer->is_collecting) {
    if (!block_is_entry(block) || (style & REGION_WITH_ENTRY_LABEL))
      collect_arguments(printer, block);
  } else if (has_label(block, style)) {
    print_label(printer, block);
  }
  printer->indent += 2;
  asm_print_argument_users(printer, block);
  VECTOR_PUSH(&printer->work, (Work){.kind = WORK_NEXT_BLOCK, .block = block});
  const Operation *last = last_printed(block, style);
  if (last)
    VECTOR_PUSH(&printer->work,
                (Work){.kind = WORK_OPS, .op = block->first, .last = last});
}

static void print_region(AsmPrinter *printer, const Region *region,
                         unsigned style) {
  if (printer->options->skip_regions) {
    stream_cstr(printer->out, "{...}");
    return;
  }
  stream_bytes(printer->out, "{\n", 2);
  VECTOR_PUSH(&printer->work, (Work){.kind = WORK_REGION_END});
  if (region->first)
    VECTOR_PUSH(
        &printer->work,
        (Work){.kind = WORK_BLOCK, .style = style, .block = region->first});
}

/// One operation on a line of its own. The line end is printed here, unless the
/// operation's end is work yet to do.
static void print_op_line(AsmPrinter *printer, const Operation *op) {
  size_t depth = printer->work.size;
  if (!printer->is_collecting)
    asm_indentation(printer);
  print_op(printer, op);
  if (printer->work.size == depth && !printer->is_collecting)
    stream_char(printer->out, '\n');
}

static void print_ops_apart(AsmPrinter *printer, const Block *block);

/// Operations from work->op on, up to and including the first one that leaves
/// work.
static void print_ops(AsmPrinter *printer) {
  Work work = VECTOR_LAST(&printer->work);
  if (printer->split_block && work.op->block == printer->split_block) {
    printer->work.size--;
    print_ops_apart(printer, printer->split_block);
    return;
  }
  size_t place = printer->work.size - 1;
  for (const Operation *op = work.op;; op = op->next) {
    bool is_last = op == work.last;
    if (is_last)
      printer->work.size--;
    else
      printer->work.data[place].op = op->next;
    size_t depth = printer->work.size;
    print_op_line(printer, op);
    if (is_last || printer->work.size > depth)
      return;
  }
}

/// Text that is worth being handed on.
enum { FLUSHED_SIZE = 1 << 19 };

void asm_printer_run(AsmPrinter *printer) {
  while (printer->work.size) {
    if (VECTOR_LAST(&printer->work).kind == WORK_OPS) {
      print_ops(printer);
      continue;
    }
    Work work = VECTOR_POP(&printer->work);
    switch (work.kind) {
    case WORK_OPS:
      break;
    case WORK_OP_END:
      if (printer->is_collecting)
        break;
      print_op_location(printer, work.op);
      asm_print_users(printer, work.op);
      if (work.op != printer->root)
        stream_char(printer->out, '\n');
      if (printer->sink && printer->out->size >= FLUSHED_SIZE)
        printer->sink->flush(printer->sink->user, printer->out);
      break;
    case WORK_REGION:
      print_region(printer, work.region, work.style);
      break;
    case WORK_BLOCK:
      print_block(printer, work.block, work.style);
      break;
    case WORK_NEXT_BLOCK:
      printer->indent -= 2;
      if (work.block->next)
        VECTOR_PUSH(&printer->work,
                    (Work){.kind = WORK_BLOCK, .block = work.block->next});
      break;
    case WORK_REGION_END:
      if (!printer->is_collecting)
        asm_indentation(printer);
      stream_char(printer->out, '}');
      break;
    case WORK_CALL:
      printer->step = work.style;
      work.run(printer, work.op);
      push_pending(printer);
      break;
    }
  }
}

void asm_printer_print(AsmPrinter *printer, const Operation *op) {
  printer->root = op;
  print_op(printer, op);
  asm_printer_run(printer);
}

// --- operations apart --------------------------------------------------------

/// Operations `first` to `last` of a block, printed by one thread.
typedef struct PrintChunk {
  const Operation *first;
  const Operation *last;
  Stream out;
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

/// Operations may be where others were that are gone.
static void forget_operations(AsmPrinter *printer) {
  memset(printer->op_names, 0, sizeof printer->op_names);
  ptr_map_free(&printer->defaults);
}

/// Prints `op`, whose names only `printer` has.
static void print_whole_op(AsmPrinter *printer, const Operation *op) {
  if (printer->source)
    forget_operations(printer);
  names_number_below(printer->names, op);
  print_op_line(printer, op);
  asm_printer_run(printer);
}

/// The same with what the source makes of `op`; false if it gave up.
static bool print_op_apart(AsmPrinter *printer, const Operation *op,
                           unsigned worker) {
  const Operation *whole = piece_open(printer->source, worker, op);
  if (!whole)
    return false;
  print_whole_op(printer, whole);
  piece_close(printer->source, worker, op);
  return true;
}

/// Asks the source what is in front of all else, once all else is printed.
/// NULL: nothing, or it gave up.
static const Block *find_front(AsmPrinter *printer) {
  const PrintSource *source = printer->source;
  const Block *front = NULL;
  if (source && !printer->has_given_up)
    printer->has_given_up = !source->finish(source->user, &front);
  return printer->has_given_up ? NULL : front;
}

/// A printer of operations in the block that `from` is at.
static AsmPrinter *inner_printer_create(const AsmPrinter *from, Names *names,
                                        Stream *out) {
  AsmPrinter *printer = mem_alloc(sizeof *printer);
  asm_printer_init(printer, from->ctx, from->options, names, from->aliases,
                   out);
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

/// In generic form all is numbered already.
static void print_numbered_chunk(const AsmPrinter *from, PrintChunk *chunk) {
  AsmPrinter *printer = mem_alloc(sizeof *printer);
  asm_printer_init(printer, from->ctx, from->options, from->names,
                   from->aliases, &chunk->out);
  printer->indent = from->indent;
  for (const Operation *op = chunk->first;; op = op->next) {
    print_op_line(printer, op);
    asm_printer_run(printer);
    if (op == chunk->last)
      break;
  }
  asm_printer_free(printer);
  mem_free(printer);
}

static void print_chunk(void *arg, size_t index, unsigned worker) {
  PrintJob *job = arg;
  PrintChunk *chunk = &job->chunks.data[index];
  if (job->printer->names->has_unique_ids) {
    print_numbered_chunk(job->printer, chunk);
    return;
  }
  Names names;
  AsmPrinter *printer = inner_printer_create(job->printer, &names, &chunk->out);
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

/// Puts the texts of the chunks behind what is printed.
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
  AsmPrinter *inner = inner_printer_create(printer, &names, printer->out);
  FOR_EACH_OP(op, front)
    print_whole_op(inner, op);
  inner_printer_free(inner);
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
  for (const Operation *op = front ? front->first : NULL; op; op = op->next)
    print_front_piece(inner, op);
  text_pieces_move_to(pieces, first, end);
}

/// Unique ids count through the operations from the last to the first.
static void print_backwards(AsmPrinter *inner, const Block *block) {
  TextPieces *pieces = inner->pieces;
  size_t first = pieces->pieces.size;
  for (const Operation *op = block->last; op; op = op->prev)
    if (!print_piece(inner, op))
      return;
  const Block *front = find_front(inner);
  for (const Operation *op = front ? front->last : NULL; op; op = op->prev)
    print_front_piece(inner, op);
  text_pieces_reverse(pieces, first);
}

static void print_ops_in_turn(AsmPrinter *printer, const Block *block) {
  Names names;
  AsmPrinter *inner = inner_printer_create(printer, &names, NULL);
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

static void print_ops_apart(AsmPrinter *printer, const Block *block) {
  if (printer->source && !printer->source->has_threads)
    print_ops_in_turn(printer, block);
  else
    print_ops_on_threads(printer, block);
}

/// Is there enough below `block` to be worth threads? Looks at some of it.
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

/// The block of `root` to print on threads, or NULL.
static const Block *find_parallel_block(const Context *ctx,
                                        const Operation *root,
                                        const PrintOptions *options) {
  ThreadPool *pool = context_thread_pool(ctx);
  if (!pool || thread_pool_num_workers(pool) < 2 || options->skip_regions ||
      options->value_users || root->num_regions != 1)
    return NULL;
  const Block *block = op_region(root, 0)->first;
  if (!block || block->next || block->first == block->last ||
      !is_worth_threads(block))
    return NULL;
  return block;
}

// --- entry point -------------------------------------------------------------

/// Fills `aliases` with what is met on the way through the text of `root`.
static void collect_aliases(Context *ctx, const Operation *root,
                            const PrintOptions *options, Aliases *aliases) {
  Stream nowhere = {0};
  AsmPrinter *printer = mem_alloc(sizeof *printer);
  asm_printer_init(printer, ctx, options, NULL, aliases, &nowhere);
  printer->is_collecting = true;
  asm_printer_print(printer, root);
  asm_printer_free(printer);
  mem_free(printer);
  stream_free(&nowhere);
  aliases_finish(aliases);
}

/// The operation at which the numbering of `op` starts.
static const Operation *numbering_root(const Operation *op,
                                       const PrintOptions *options) {
  if (options->use_local_numbering)
    return op;
  while (op_parent(op) &&
         !(options->local_scope && op_has_trait(op, TRAIT_ISOLATED)))
    op = op_parent(op);
  return op;
}

static void print_with_names(AsmPrinter *printer, const Operation *op) {
  const Operation *root = numbering_root(op, printer->options);
  Names names;
  names_init(&names, NULL, printer->options);
  printer->names = &names;
  names_number_root(&names, root);
  if (printer->source)
    printer->split_block = op_region(op, 0)->first;
  else if (root == op)
    printer->split_block =
        find_parallel_block(printer->ctx, op, printer->options);
  if (!printer->split_block || (names.has_unique_ids && !printer->source))
    names_number_nested(&names);
  asm_printer_print(printer, op);
  names_free(&names);
}

void op_print(Context *ctx, const Operation *op, const PrintOptions *options,
              Stream *out) {
  op_print_to(ctx, op, options, out, NULL);
}

void op_print_to(Context *ctx, const Operation *op, const PrintOptions *options,
                 Stream *out, const PrintSink *sink) {
  bool is_whole = !op_parent(op) && !options->local_scope;
  bool has_aliases =
      is_whole && (options->debug_info || aliases_may_exist(ctx, op));
  Aliases aliases;
  if (has_aliases) {
    aliases_init(&aliases, ctx);
    collect_aliases(ctx, op, options, &aliases);
  }
  AsmPrinter *printer = mem_alloc(sizeof *printer);
  asm_printer_init(printer, ctx, options, NULL, has_aliases ? &aliases : NULL,
                   out);
  printer->alone = op;
  printer->sink = sink;
  if (has_aliases)
    aliases_print_definitions(&aliases, &printer->data, out, false);
  print_with_names(printer, op);
  if (is_whole)
    stream_char(out, '\n');
  if (has_aliases)
    aliases_print_definitions(&aliases, &printer->data, out, true);
  if (is_whole)
    resources_print(ctx, has_aliases ? &aliases : NULL, options, out);
  asm_printer_free(printer);
  mem_free(printer);
  if (has_aliases)
    aliases_free(&aliases);
}

bool op_can_be_printed_from(const Context *ctx, const Operation *op,
                            const PrintOptions *options) {
  const Block *block =
      op->num_regions == 1 && !op_parent(op) ? op_region(op, 0)->first : NULL;
  return block && block->first && !block->next && !options->debug_info &&
         !options->local_scope && !options->skip_regions &&
         !options->unique_ids && !options->location_names &&
         !options->value_users && !context_has_aliasable(ctx) &&
         !context_num_resources(ctx);
}

bool op_print_from(Context *ctx, const Operation *op,
                   const PrintOptions *options, const PrintSource *source,
                   TextPieces *out) {
  assert(op_can_be_printed_from(ctx, op, options));
  TextMark mark = text_pieces_mark(out);
  AsmPrinter *printer = mem_alloc(sizeof *printer);
  asm_printer_init(printer, ctx, options, NULL, NULL, text_pieces_open(out));
  printer->source = source;
  printer->pieces = out;
  print_with_names(printer, op);
  stream_char(printer->out, '\n');
  text_pieces_close(out);
  bool ok = !printer->has_given_up && !context_has_aliasable(ctx);
  asm_printer_free(printer);
  mem_free(printer);
  if (!ok)
    text_pieces_cut(out, mark);
  return ok;
}

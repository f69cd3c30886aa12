// SPDX-License-Identifier: Apache-2.0
// The printer's driver. Follows mlir::Operation::print and OperationPrinter.
//
// Its loop takes work from a stack: the operations of a block, the blocks of a
// region, the rest of an operation. A shape's printer writes text at once and
// leaves regions and what follows them as work, so that nesting costs heap
// only. The same loop, writing nothing, collects what may have an alias.
#include <stdlib.h>

#include "ir/context_internal.h"
#include "ir/definitions/dialect_def.h"
#include "ir/print/printer_internal.h"

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
  printer->data.indent = &printer->indent;
  if (aliases) {
    printer->data.alias = aliases_print_use;
    printer->data.user = aliases;
  }
}

void asm_printer_use_marks(AsmPrinter *printer, Aliases *aliases) {
  printer->aliases = aliases;
  printer->has_marks = true;
  // Some strings are searched for names although they are not printed.
  printer->visits = !aliases->names_strings;
  printer->data.alias = aliases_print_mark;
  printer->data.user = aliases;
}

void asm_printer_free(AsmPrinter *printer) {
  data_printer_free(&printer->data);
  VECTOR_FREE(&printer->work);
  VECTOR_FREE(&printer->pending);
  ptr_map_free(&printer->defaults);
  known_texts_free(printer);
  ptr_map_free(&printer->long_types.texts);
  arena_free(&printer->long_types.arena);
  if (printer->collector)
    asm_printer_free(printer->collector); // It has none itself.
  mem_free(printer->collector);
}

AsmVisits asm_begin_visits(AsmPrinter *printer) {
  AsmVisits before = {printer->out->size, printer->is_collecting};
  printer->is_collecting = true;
  return before;
}

void asm_end_visits(AsmPrinter *printer, AsmVisits before) {
  printer->is_collecting = before.is_collecting;
  printer->out->size = before.size;
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

/// The location after an operation.
static void print_op_location(AsmPrinter *printer, const Operation *op) {
  if (printer->options->debug_info)
    print_location(printer, op->loc, true);
}

void asm_argument_location(AsmPrinter *printer, const BlockArgument *argument) {
  if (!printer->options->debug_info)
    return;
  if (asm_visits(printer))
    aliases_visit(printer->aliases, (DataNode){.loc = argument->loc}, false);
  if (!printer->is_collecting)
    print_location(printer, argument->loc, false);
}

void asm_optional_location(AsmPrinter *printer, const Attribute *attr) {
  const LocationAttr *loc = attr_as_location(attr);
  if (!asm_require(printer, loc != NULL))
    return;
  if (asm_visits(printer)) // As upstream, even if it is not printed.
    aliases_visit(printer->aliases, (DataNode){.attr = attr}, false);
  if (!printer->is_collecting && printer->options->debug_info)
    print_location(printer, loc->value, true);
}

/// Dialect whose prefix may be left out in the region around `op`. An operation
/// that is printed alone does not see what is around it.
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
/// all operations on it.
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

/// Would `suffix` without a prefix be read as an operation of the default
/// dialect around `op`? The parser uses the innermost default.
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

/// The name of `op` as it is written in its place.
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
         !op->def->keeps_prefix && !is_hidden(printer, op, suffix)))
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
    count =
        op->num_results == 1 ? 1 : names_result_sharers(printer->names, op, i);
    if (count > 1) {
      stream_char(out, ':');
      stream_uint(out, count);
    }
  }
  stream_bytes(out, " = ", 3);
}

/// Prints the name and what follows, by the shape. False if the operation does
/// not fit it.
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

void asm_inner_operation(AsmPrinter *printer, const Operation *op) {
  bool had_failed = printer->has_failed;
  if (printer->is_collecting && printer->options->debug_info)
    aliases_visit(printer->aliases, (DataNode){.loc = op->loc}, true);
  if (op->num_regions)
    had_failed = true;
  else if (!print_custom(printer, op))
    print_generic_op(printer, op);
  printer->has_failed = had_failed;
}

/// Moves the work that a shape left onto the stack.
static void push_pending(AsmPrinter *printer) {
  while (printer->pending.size)
    VECTOR_PUSH(&printer->work, VECTOR_POP(&printer->pending));
}

/// Prints `op`; its regions and end may be left as work.
static void print_op(AsmPrinter *printer, const Operation *op) {
  if (asm_visits(printer) && printer->options->debug_info)
    aliases_visit(printer->aliases, (DataNode){.loc = op->loc}, true);
  if (printer->is_collecting)
    printer->out->size = 0;
  else if (op->num_results)
    print_results(printer, op);
  if (printer->options->generic || !print_custom(printer, op))
    print_generic_op(printer, op);
  if (printer->pending.size) {
    VECTOR_PUSH(&printer->work, (Work){.kind = WORK_OP_END, .op = op});
    push_pending(printer);
  } else if (!printer->is_collecting) {
    print_op_location(printer, op);
    if (printer->options->value_users)
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

/// The operation at which to stop; NULL: none. Only the entry block's
/// terminator may be left out.
static const Operation *last_printed(const Block *block, unsigned style) {
  const Operation *last = block->last;
  bool is_left_out = (style & REGION_WITHOUT_TERMINATOR) &&
                     block_is_entry(block) && last &&
                     op_has_trait(last, TRAIT_TERMINATOR);
  return is_left_out ? last->prev : last;
}

static void print_block(AsmPrinter *printer, const Block *block,
                        unsigned style) {
  bool is_collected =
      !block_is_entry(block) || (style & REGION_WITH_ENTRY_LABEL);
  if (is_collected && asm_visits(printer)) {
    AsmVisits before = asm_begin_visits(printer);
    collect_arguments(printer, block);
    asm_end_visits(printer, before);
  }
  if (!printer->is_collecting && has_label(block, style)) {
    // The text of types that were not visited must not be kept.
    printer->has_given_up |=
        printer->visits && !is_collected && block->num_arguments;
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
  assert(!region->first == !region->last);
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

void asm_print_op_line(AsmPrinter *printer, const Operation *op) {
  size_t depth = printer->work.size;
  if (printer->options->observer && !printer->is_collecting)
    printer->options->observer->op_begins(printer->options->observer, op,
                                          printer->out->size);
  if (!printer->is_collecting)
    asm_indentation(printer);
  print_op(printer, op);
  if (printer->work.size == depth && !printer->is_collecting)
    stream_char(printer->out, '\n');
}

/// Prints operations from work->op on, up to the first one that leaves work. A
/// conversion that fails at its end leaves replaced operations behind; they are
/// not printed.
static void print_ops(AsmPrinter *printer) {
  Work work = VECTOR_LAST(&printer->work);
  assert(work.kind == WORK_OPS && work.op->block == work.last->block);
  if (printer->split_block && work.op->block == printer->split_block) {
    printer->work.size--;
    if (!printer->is_collecting)
      asm_print_ops_apart(printer, printer->split_block);
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
    if (!(op->flags & OP_MARK_DEAD))
      asm_print_op_line(printer, op);
    if (is_last || printer->work.size > depth)
      return;
  }
}

/// A text of this size is worth handing on.
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
      assert(printer->indent >= 2);
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

/// Prints `op` with results and location, without indentation or line end.
static void asm_printer_print(AsmPrinter *printer, const Operation *op) {
  printer->root = op;
  print_op(printer, op);
  asm_printer_run(printer);
}

// --- entry point -------------------------------------------------------------

void asm_collect_op(AsmPrinter *printer, const Operation *op) {
  Stream nowhere = {0};
  AsmPrinter *collector = printer->collector;
  if (!collector) {
    collector = printer->collector = mem_alloc(sizeof *collector);
    asm_printer_init(collector, printer->ctx, printer->options, NULL, NULL,
                     NULL);
  }
  collector->aliases = printer->aliases;
  collector->out = &nowhere;
  collector->is_collecting = true;
  collector->split_block = printer->split_block;
  print_op(collector, op);
  asm_printer_run(collector);
  stream_free(&nowhere);
}

/// Fills `aliases` with what occurs in the text of `root`, in its order.
static void collect_aliases(Context *ctx, const Operation *root,
                            const PrintOptions *options, Aliases *aliases) {
  AsmPrinter *printer = mem_alloc(sizeof *printer);
  asm_printer_init(printer, ctx, options, NULL, aliases, NULL);
  asm_collect_op(printer, root);
  asm_printer_free(printer);
  mem_free(printer);
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

/// Visits the parts of `op` that precede its regions, whose operations are
/// printed separately, where printing does not. In generic form only the
/// location comes first.
static void collect_first(AsmPrinter *printer, const Operation *op) {
  if (printer->visits)
    return;
  if (!printer->options->generic)
    asm_collect_op(printer, op);
  else if (printer->options->debug_info)
    aliases_visit(printer->aliases, (DataNode){.loc = op->loc}, true);
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
        print_find_parallel_block(printer->ctx, op, printer->options);
  if (!printer->split_block || (names.has_unique_ids && !printer->source))
    names_number_nested(&names);
  if (printer->has_marks)
    collect_first(printer, op);
  asm_printer_print(printer, op);
  names_free(&names);
}

void op_print(Context *ctx, const Operation *op, const PrintOptions *options,
              Stream *out) {
  op_print_to(ctx, op, options, out, NULL);
}

static void print_definitions(Aliases *aliases, AsmPrinter *printer,
                              bool deferred) {
  size_t next = 0;
  while (aliases_print_definitions(aliases, &printer->data, printer->out,
                                   deferred, &next))
    ;
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
    print_definitions(&aliases, printer, false);
  print_with_names(printer, op);
  if (is_whole)
    stream_char(out, '\n');
  if (has_aliases)
    print_definitions(&aliases, printer, true);
  if (is_whole)
    resources_print(ctx, has_aliases ? &aliases : NULL, options, out);
  asm_printer_free(printer);
  mem_free(printer);
  if (has_aliases)
    aliases_free(&aliases);
}

void block_print(Context *ctx, const Block *block, Stream *out) {
  PrintOptions options = print_options_default();
  const Operation *parent = block->parent ? block->parent->parent : NULL;
  if (!parent) {
    stream_cstr(out, "<<UNLINKED BLOCK>>\n");
    return;
  }
  Names names;
  names_init(&names, NULL, &options);
  names_number_root(&names, numbering_root(parent, &options));
  names_number_nested(&names);
  AsmPrinter *printer = mem_alloc(sizeof *printer);
  asm_printer_init(printer, ctx, &options, &names, NULL, out);
  printer->root = parent;
  print_label(printer, block);
  printer->indent += 2;
  FOR_EACH_OP(op, block) {
    printer->alone = op;
    asm_print_op_line(printer, op);
    asm_printer_run(printer);
  }
  asm_printer_free(printer);
  mem_free(printer);
  names_free(&names);
}

bool op_can_be_printed_from(const Context *ctx, const Operation *op,
                            const PrintOptions *options) {
  const Block *block =
      op->num_regions == 1 && !op_parent(op) ? op_region(op, 0)->first : NULL;
  return block && block->first && !block->next && !options->local_scope &&
         !options->skip_regions && !options->unique_ids &&
         !options->location_names && !options->value_users && !options->observer &&
         !context_num_resources(ctx);
}

static void print_definition_pieces(Aliases *aliases, DataPrinter *printer,
                                    TextPieces *out, bool deferred) {
  size_t next = 0;
  bool goes_on = true;
  while (goes_on) {
    goes_on = aliases_print_definitions(aliases, printer, text_pieces_open(out),
                                        deferred, &next);
    text_pieces_close(out);
  }
}

/// Definitions precede the text, which began at piece `first`, or follow it.
/// False if they show that the text is wrong.
static bool print_around(Aliases *aliases, Context *ctx,
                         const PrintOptions *options, TextPieces *out,
                         size_t first) {
  aliases_finish(aliases);
  if (!aliases_resolve(aliases, out, first))
    return false;
  DataPrinter printer;
  data_printer_init(&printer, ctx, options);
  printer.alias = aliases_print_use;
  printer.user = aliases;
  size_t end = out->pieces.size;
  print_definition_pieces(aliases, &printer, out, false);
  text_pieces_move_to(out, first, end);
  print_definition_pieces(aliases, &printer, out, true);
  data_printer_free(&printer);
  return true;
}

bool op_print_from(Context *ctx, const Operation *op,
                   const PrintOptions *options, const PrintSource *source,
                   TextPieces *out) {
  assert(op_can_be_printed_from(ctx, op, options));
  TextMark mark = text_pieces_mark(out);
  Aliases aliases;
  aliases_init(&aliases, ctx);
  AsmPrinter *printer = mem_alloc(sizeof *printer);
  asm_printer_init(printer, ctx, options, NULL, NULL, text_pieces_open(out));
  asm_printer_use_marks(printer, &aliases);
  printer->source = source;
  printer->pieces = out;
  print_with_names(printer, op);
  stream_char(printer->out, '\n');
  text_pieces_close(out);
  bool ok = !printer->has_given_up && !printer->data.num_distincts &&
            print_around(&aliases, ctx, options, out, mark.num_pieces);
  asm_printer_free(printer);
  mem_free(printer);
  aliases_free(&aliases);
  if (!ok)
    text_pieces_cut(out, mark);
  return ok;
}

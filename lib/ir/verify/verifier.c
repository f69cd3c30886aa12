// SPDX-License-Identifier: Apache-2.0
// The verifier's driver: decides the order of verification, and the threads.
//
// The unit of work is an isolated operation with its body, except isolated
// operations inside, which are units of their own. The root is a unit, too.
// Units are found during the walk over the unit around them, and run in waves
// by depth. A unit without inner ones is finished at once (isolation, symbol
// tables, dominance); the others are finished once all waves are done, from the
// innermost outwards.
//
// The waves report nothing. A unit with errors is verified again afterwards, on
// the caller's thread in textual order, so that diagnostics do not depend on
// threads.
#include "ir/verify/verifier.h"
#include "ir/definitions/dialect_def.h"
#include "ir/diagnostics/name_hints.h"
#include "ir/diagnostics/op_diag.h"

#include "ir/verify/verifier_internal.h"

#define NO_UNIT UINT32_MAX

typedef VECTOR(Operation *) Operations;

typedef struct Unit {
  Operation *root;
  uint32_t parent;
  uint32_t first_inner;
  uint32_t num_inner;
  bool has_failed;
  bool has_failed_inside;     ///< An inner unit has failed.
  bool has_nests;             ///< It has operations with regions.
  bool speaks;                ///< In the first part, or if finished at once.
  bool speaks_at_end;         ///< When finished after inner units.
  Operations symbol_users;    ///< Also in inner units that are no tables.
  Operations far;             ///< They use other blocks' or later values.
  Operations inner;           ///< Roots of inner units, as found.
  Operations late;            ///< Whose exit waits for inner units.
  PtrMap without_symbol_uses; ///< Roots of the inner units without.
} Unit;

static void unit_free(Unit *unit) {
  VECTOR_FREE(&unit->symbol_users);
  VECTOR_FREE(&unit->far);
  VECTOR_FREE(&unit->inner);
  VECTOR_FREE(&unit->late);
  ptr_map_free(&unit->without_symbol_uses);
}

static KnownTypes *known_types_create(void) {
  return mem_alloc_zero(sizeof(KnownTypes));
}

static bool verify_discardable_attrs(Context *ctx, const Operation *op) {
  const DictionaryAttr *attrs = attr_as_dictionary(op->attrs);
  for (size_t i = 0; attrs && i < attrs->size; i++) {
    const NamedAttribute *attr = &attrs->entries[i];
    size_t dot = string_ref_find(attr->name, '.');
    if (dot == SIZE_MAX)
      continue;
    const DialectDef *dialect =
        context_dialect(ctx, string_ref(attr->name.data, dot));
    if (dialect && dialect->verify_op_attr &&
        !dialect->verify_op_attr(ctx, op, attr))
      return false;
  }
  return true;
}

static bool verify_entry_blocks(Context *ctx, const Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++) {
    const Region *region = op_region(op, i);
    if (op_has_trait(op, TRAIT_GRAPH_REGION) && region->first != region->last) {
      op_emit_op_error(ctx, op,
                       "expects graph region #%u to have 0 or 1 blocks", i);
      return false;
    }
    if (region->first && !block_has_no_predecessors(region->first)) {
      location_emit(ctx, op->loc, DIAG_ERROR,
                    "entry block of region may not have predecessors");
      return false;
    }
  }
  return true;
}

/// Is `value` defined earlier in the block of `op`, or in the first block of
/// its region? Then isolation and dominance need no closer look.
static inline bool is_near(const Value *value, const Operation *op) {
  const Operation *def = value_defining_op(value);
  const Block *from = def ? def->block : value_block_argument(value)->owner;
  if (from == op->block)
    return !def || def->order < op->order;
  return from && op->block && op->block->parent &&
         from == op->block->parent->first;
}

typedef enum OperandPlaces {
  OPERANDS_NEAR,
  OPERANDS_FAR,
  OPERANDS_MISSING, ///< One is NULL.
} OperandPlaces;

static OperandPlaces operand_places(const Operation *op) {
  const Use *operands = op_operand_slots(op);
  OperandPlaces places = OPERANDS_NEAR;
  for (uint32_t i = 0; i < op->num_operands; i++) {
    if (!operands[i].value)
      return OPERANDS_MISSING;
    if (!is_near(operands[i].value, op))
      places = OPERANDS_FAR;
  }
  return places;
}

static bool enter_op(Context *ctx, const Operation *op, OperandPlaces places,
                     KnownTypes *known) {
  if (op->num_successors && op->next) {
    op_emit_error(
        ctx, op,
        "operation with block successors must terminate its parent block");
    return false;
  }
  if (places == OPERANDS_MISSING) {
    op_emit_error(ctx, op, "null operand found");
    return false;
  }
  if (op->attrs && !verify_discardable_attrs(ctx, op))
    return false;
  if (!op->def->is_unregistered && !verify_op_invariants(ctx, op, known))
    return false;
  return !op->num_regions || verify_entry_blocks(ctx, op);
}

static bool verify_implicit_terminator(Context *ctx, const Operation *op) {
  const char *expected = op->def->implicit_terminator;
  for (unsigned i = 0; expected && i < op->num_regions; i++) {
    const Region *region = op_region(op, i);
    const Operation *last = region->first ? region->first->last : NULL;
    if (!last ||
        string_ref_equals(op_name(last), string_ref_from_cstr(expected)))
      continue;
    StringRef found = op_name(last);
    Diagnostic *diag = op_emit_op_error(
        ctx, op, "expects regions to end with '%s', found '%.*s'", expected,
        STR_ARGS(found));
    op_attach_note(ctx, diag, op,
                   "in custom textual format, the absence of terminator "
                   "implies '%s'",
                   expected);
    return false;
  }
  return true;
}

static bool verify_is_known(Context *ctx, const Operation *op) {
  const DialectDef *dialect = op->def->dialect;
  StringRef name = op_name(op);
  if (dialect ? dialect->allows_unknown_ops
              : context_allows_unregistered_dialects(ctx))
    return true;
  Diagnostic *diag =
      dialect
          ? op_emit_error(ctx, op,
                          "unregistered operation '%.*s' found in dialect "
                          "('%.*s') that does not allow unknown operations",
                          STR_ARGS(name), STR_ARGS(dialect->name))
          : op_emit_op_error(
                ctx, op,
                "created with unregistered dialect. If this is intended, "
                "please call allowUnregisteredDialects() on the MLIRContext, "
                "or use -allow-unregistered-dialect with the MLIR opt tool "
                "used");
  hint_op(ctx, diag, name);
  return false;
}

/// Checks that need the regions of `op` verified, except isolation.
static bool exit_op(Context *ctx, Operation *op, const SymbolUsers *users) {
  if (op->def->is_unregistered)
    return verify_is_known(ctx, op);
  if (op_has_trait(op, TRAIT_SYMBOL_TABLE) &&
      !verify_symbol_table(ctx, op, users))
    return false;
  if (op_has_trait(op, TRAIT_IMPLICIT_TERMINATOR) &&
      !verify_implicit_terminator(ctx, op))
    return false;
  return !op->def->verify_regions || op->def->verify_regions(ctx, op);
}

/// The only block of a region whose operation requires no terminator, or is not
/// registered.
static bool may_lack_terminator(const Block *block) {
  const Region *region = block->parent;
  assert(region && region->parent);
  if (region->first != region->last)
    return false;
  const Operation *op = region->parent;
  return op->def->is_unregistered || op_has_trait(op, TRAIT_NO_TERMINATOR);
}

static bool enter_block(Context *ctx, Block *block) {
  if (!block->has_operation_order)
    block_number_ops(block);
  for (uint32_t i = 0; i < block->num_arguments; i++)
    if (block->arguments[i]->owner != block) {
      location_emit(ctx, block->arguments[i]->loc, DIAG_ERROR,
                    "block argument not owned by block");
      return false;
    }
  if (block->first || may_lack_terminator(block))
    return true;
  location_emit(ctx, block->parent->parent->loc, DIAG_ERROR,
                "empty block: expect at least a terminator");
  return false;
}

static bool exit_block(Context *ctx, const Block *block) {
  const Operation *last = block->last;
  if (!last)
    return true;
  for (uint32_t i = 0; i < last->num_successors; i++) {
    const Block *successor = op_successor(last, i);
    if (successor && successor->parent == block->parent)
      continue;
    op_emit_op_error(ctx, last, "branching to block of a different region");
    return false;
  }
  if (block_terminator(block) || may_lack_terminator(block))
    return true;
  Diagnostic *diag = op_emit_error(ctx, last, "block with no terminator, has ");
  diag_op(ctx, diag, last);
  return false;
}

/// Does `op`, apart from its operands, only need verify_op_invariants?
static inline bool is_plain(const Operation *op) {
  return !op->num_regions && !op->num_successors && !op->attrs &&
         !op->def->is_unregistered && !op->def->verify_symbol_uses;
}

/// Enters `op`. `*block` becomes the first block to visit, NULL for none.
static bool start_op(Context *ctx, Unit *unit, KnownTypes *known, Operation *op,
                     Block **block) {
  *block = NULL;
  bool is_root = op == unit->root;
  OperandPlaces places = operand_places(op);
  if (!is_root && places == OPERANDS_FAR)
    VECTOR_PUSH(&unit->far, op);
  if (!is_root && places != OPERANDS_MISSING && is_plain(op))
    return verify_op_invariants(ctx, op, known);
  bool is_apart = !is_root && op_is_verified_apart(op);
  if (!is_apart && !enter_op(ctx, op, places, known))
    return false;
  if (!is_root && op_uses_symbols(op))
    VECTOR_PUSH(&unit->symbol_users, op);
  if (is_apart) {
    VECTOR_PUSH(&unit->inner, op);
    return true;
  }
  if (op->num_regions) {
    *block = op_first_block_from(op, 0);
    unit->has_nests |= !is_root;
  }
  return true;
}

/// Leaves `op`, which is not the root.
static bool finish_op(Context *ctx, Unit *unit, Operation *op) {
  assert(op != unit->root);
  if (!op->num_regions)
    return op->def->is_unregistered ? verify_is_known(ctx, op) : true;
  if (op_is_verified_apart(op))
    return true;
  if (unit->inner.size) {
    VECTOR_PUSH(&unit->late, op);
    return true;
  }
  SymbolUsers users = {.skip = &unit->without_symbol_uses};
  return exit_op(ctx, op, &users);
}

/// Verifies the unit from the root's own checks on, without the root's exit.
static bool verify_nest(Context *ctx, Unit *unit, KnownTypes *known) {
  Block *block = NULL; // The next one in `op`; NULL: none is left.
  Operation *op = unit->root;
  if (!start_op(ctx, unit, known, op, &block))
    return false;
  for (;;) {
    if (block) {
      if (!enter_block(ctx, block))
        return false;
      if (block->first) {
        op = block->first;
        if (!start_op(ctx, unit, known, op, &block))
          return false;
        continue;
      }
    } else {
      if (op == unit->root)
        return true;
      if (!finish_op(ctx, unit, op))
        return false;
      if (op->next) {
        op = op->next;
        if (!start_op(ctx, unit, known, op, &block))
          return false;
        continue;
      }
      block = op->block;
      op = op_parent(op);
    }
    if (!exit_block(ctx, block))
      return false;
    block = block_next_in_op(block);
  }
}

/// What follows the inner units. `is_quiet`: it is enough to know that there is
/// an error.
static bool verify_end(Context *ctx, Unit *unit, bool is_quiet) {
  SymbolUsers users = {.skip = &unit->without_symbol_uses};
  for (size_t i = 0; i < unit->late.size; i++)
    if (!exit_op(ctx, unit->late.data[i], &users))
      return false;
  if (is_quiet)
    users = (SymbolUsers){.are_listed = true,
                          .ops = unit->symbol_users.data,
                          .count = unit->symbol_users.size};
  UseErrors errors = {0};
  if (unit->far.size &&
      (unit->has_nests || !uses_hold(unit->far.data, unit->far.size)))
    use_errors_find(&errors, unit->root);
  bool ok = use_errors_report_isolation(ctx, &errors, unit->root) &&
            exit_op(ctx, unit->root, &users) &&
            use_errors_report_dominance(ctx, &errors, unit->root);
  use_errors_free(&errors);
  return ok;
}

typedef struct Run {
  Context *ctx;
  ThreadPool *pool;     ///< NULL: one thread.
  VECTOR(Unit) units;   ///< The root's first, then wave after wave.
  VECTOR(size_t) waves; ///< First unit of each.
  size_t begin;         ///< The wave that is run.
  size_t end;
  size_t num_tasks;
  void (*step)(Context *ctx, Unit *unit, KnownTypes *known);
  Context *handles; ///< One a task; their messages are dropped.
} Run;

/// Did `ctx` report something since the last time? Drops it.
static bool take_speech(Context *ctx) {
  if (!ctx->diags.first)
    return false;
  diagnostics_free(&ctx->diags);
  diagnostics_init(&ctx->diags);
  return true;
}

static void step_down(Context *ctx, Unit *unit, KnownTypes *known) {
  unit->has_failed = !verify_nest(ctx, unit, known);
  if (!unit->has_failed && !unit->inner.size)
    unit->has_failed = !verify_end(ctx, unit, true);
  unit->speaks = take_speech(ctx);
}

static void step_up(Context *ctx, Unit *unit, KnownTypes *known) {
  (void)known;
  if (unit->has_failed || !unit->num_inner)
    return;
  unit->has_failed = unit->has_failed_inside || !verify_end(ctx, unit, true);
  unit->speaks_at_end = take_speech(ctx);
}

static void run_task(void *arg, size_t index, unsigned worker) {
  (void)worker;
  Run *run = arg;
  size_t count = run->end - run->begin;
  size_t first = run->begin + count * index / run->num_tasks;
  size_t last = run->begin + count * (index + 1) / run->num_tasks;
  KnownTypes *known = known_types_create();
  for (size_t i = first; i < last; i++)
    run->step(&run->handles[index], &run->units.data[i], known);
  mem_free(known);
}

/// Tasks for a wave of `count` units: several per worker, for uneven ones.
static size_t wave_tasks(const Run *run, size_t count) {
  size_t workers = run->pool ? thread_pool_num_workers(run->pool) : 1;
  if (workers < 2 || count < 2)
    return 1;
  return count < workers * 8 ? count : workers * 8;
}

static void quiet_handle_init(Context *handle, Context *ctx) {
  context_fork(handle, ctx);
  handle->hides_op_on_diagnostics = true;
}

/// Runs `step` on the units of the wave. `quiet` serves a wave of one task.
static void run_wave(Run *run, Context *quiet) {
  size_t count = run->end - run->begin;
  run->num_tasks = wave_tasks(run, count);
  if (run->num_tasks == 1) {
    run->handles = quiet;
    run_task(run, 0, 0);
    return;
  }
  run->handles = mem_alloc(run->num_tasks * sizeof *run->handles);
  for (size_t i = 0; i < run->num_tasks; i++)
    quiet_handle_init(&run->handles[i], run->ctx);
  thread_pool_for(run->pool, run->num_tasks, run_task, run);
  for (size_t i = 0; i < run->num_tasks; i++)
    context_join(run->ctx, &run->handles[i]);
  mem_free(run->handles);
}

/// The units that were found in this wave are the next one.
static void add_next_wave(Run *run) {
  for (size_t i = run->begin; i < run->end; i++) {
    Operations inner = run->units.data[i].inner;
    if (run->units.data[i].has_failed)
      continue;
    run->units.data[i].first_inner = (uint32_t)run->units.size;
    run->units.data[i].num_inner = (uint32_t)inner.size;
    for (size_t j = 0; j < inner.size; j++)
      VECTOR_PUSH(&run->units,
                  (Unit){.root = inner.data[j], .parent = (uint32_t)i});
  }
}

static void run_waves_down(Run *run, Context *quiet) {
  run->step = step_down;
  run->begin = 0;
  while (run->begin < run->units.size) {
    VECTOR_PUSH(&run->waves, run->begin);
    run->end = run->units.size;
    run_wave(run, quiet);
    add_next_wave(run);
    run->begin = run->end;
  }
}

/// Appends the smaller list to the larger one. All moves together take n log n
/// in the number of users, however deep the units are.
static void take_symbol_users(Unit *unit, Unit *inner) {
  if (inner->symbol_users.size > unit->symbol_users.size) {
    Operations users = unit->symbol_users;
    unit->symbol_users = inner->symbol_users;
    inner->symbol_users = users;
  }
  for (size_t i = 0; i < inner->symbol_users.size; i++)
    VECTOR_PUSH(&unit->symbol_users, inner->symbol_users.data[i]);
  inner->symbol_users.size = 0;
}

/// Tells the enclosing units what was found about those of the wave.
static void pass_up(Run *run) {
  for (size_t i = run->begin; i < run->end; i++) {
    Unit *unit = &run->units.data[i];
    if (unit->parent == NO_UNIT)
      continue;
    Unit *parent = &run->units.data[unit->parent];
    parent->has_failed_inside |= unit->has_failed;
    if (!unit->symbol_users.size)
      ptr_map_set(&parent->without_symbol_uses, unit->root, unit->root);
    else if (!op_has_trait(unit->root, TRAIT_SYMBOL_TABLE))
      take_symbol_users(parent, unit);
  }
}

static bool wave_has_inner_units(const Run *run) {
  for (size_t i = run->begin; i < run->end; i++)
    if (run->units.data[i].num_inner)
      return true;
  return false;
}

/// Visits the waves again, innermost first, to finish what waited.
static void run_waves_up(Run *run, Context *quiet) {
  run->step = step_up;
  run->end = run->units.size;
  for (size_t i = run->waves.size; i-- > 0; run->end = run->begin) {
    run->begin = run->waves.data[i];
    if (wave_has_inner_units(run))
      run_wave(run, quiet);
    pass_up(run);
  }
}

/// Reports the errors in the first part of `unit`. False if it ends there.
static bool report_nest(Context *ctx, const Unit *unit) {
  if (unit->speaks) {
    Unit again = {.root = unit->root};
    KnownTypes *known = known_types_create();
    if (verify_nest(ctx, &again, known) && !unit->num_inner)
      verify_end(ctx, &again, false);
    mem_free(known);
    unit_free(&again);
  }
  return unit->num_inner != 0;
}

/// Verifies the units with errors again, in textual order, and reports them.
static void report_all(Run *run) {
  uint32_t at = 0;
  for (;;) {
    Unit *unit = &run->units.data[at];
    if (report_nest(run->ctx, unit)) {
      at = unit->first_inner;
      continue;
    }
    for (;;) {
      unit = &run->units.data[at];
      if (unit->speaks_at_end)
        verify_end(run->ctx, unit, false);
      if (unit->parent == NO_UNIT)
        return;
      const Unit *parent = &run->units.data[unit->parent];
      if (++at < parent->first_inner + parent->num_inner)
        break;
      at = unit->parent;
    }
  }
}

static bool any_unit_spoke(const Run *run) {
  for (size_t i = 0; i < run->units.size; i++)
    if (run->units.data[i].speaks || run->units.data[i].speaks_at_end)
      return true;
  return false;
}

static bool verify_on_threads(Context *ctx, Operation *op, ThreadPool *pool) {
  Run run = {.ctx = ctx, .pool = pool};
  VECTOR_PUSH(&run.units, (Unit){.root = op, .parent = NO_UNIT});
  Context quiet;
  quiet_handle_init(&quiet, ctx);
  run_waves_down(&run, &quiet);
  run_waves_up(&run, &quiet);
  context_join(ctx, &quiet);
  if (any_unit_spoke(&run))
    report_all(&run);
  bool ok = !run.units.data[0].has_failed;
  for (size_t i = 0; i < run.units.size; i++)
    unit_free(&run.units.data[i]);
  VECTOR_FREE(&run.units);
  VECTOR_FREE(&run.waves);
  return ok;
}

bool op_verify(Context *ctx, Operation *op) {
  return verify_on_threads(ctx, op, context_thread_pool(ctx));
}

bool op_is_valid(Context *ctx, Operation *op) {
  Diagnostic *last = ctx->diags.last;
  size_t num_errors = ctx->diags.num_errors;
  bool is_valid = op_verify(ctx, op);
  diagnostics_rewind(&ctx->diags, last, num_errors);
  return is_valid;
}

// --- in pieces ---------------------------------------------------------------

bool op_verify_around(Context *ctx, Operation *root) {
  Unit unit = {.root = root, .parent = NO_UNIT};
  KnownTypes *known = known_types_create();
  bool ok = verify_nest(ctx, &unit, known);
  mem_free(known);
  for (size_t i = 0; ok && i < unit.inner.size; i++) {
    Operation *piece = unit.inner.data[i];
    ptr_map_set(&unit.without_symbol_uses, piece, piece);
    ok = op_parent(piece) == root;
  }
  ok = ok && verify_end(ctx, &unit, true);
  unit_free(&unit);
  return ok && !ctx->diags.first;
}

void piece_verifier_free(PieceVerifier *verifier) {
  symbol_tables_free(&verifier->tables);
  mem_free(verifier->known);
  *verifier = (PieceVerifier){0};
}

static bool verify_piece_uses(Context *ctx, const Unit *unit,
                              SymbolTables *tables) {
  bool ok = unit->inner.size
                ? verify_symbol_uses_in(ctx, unit->root, tables)
                : verify_listed_uses(ctx, unit->symbol_users.data,
                                     unit->symbol_users.size, tables);
  // Tables inside of the piece are freed with it.
  if (tables->tables.size > 1) {
    symbol_tables_free(tables);
    *tables = (SymbolTables){0};
  }
  return ok;
}

bool op_verify_piece(Context *ctx, Operation *op, PieceVerifier *verifier,
                     PieceSymbols symbols) {
  if (!op_is_verified_apart(op))
    return true;
  if (!verifier->known)
    verifier->known = known_types_create();
  enum { USUALLY_FAR = 64 };
  Unit unit = {.root = op, .parent = NO_UNIT};
  VECTOR_RESERVE(&unit.far, USUALLY_FAR);
  bool ok = verify_nest(ctx, &unit, verifier->known);
  // Pieces are on different threads already.
  ok = ok && (unit.inner.size ? verify_on_threads(ctx, op, NULL)
                              : verify_end(ctx, &unit, true));
  ok = ok && (symbols == PIECE_TRUST_SYMBOLS ||
              verify_piece_uses(ctx, &unit, &verifier->tables));
  unit_free(&unit);
  return ok && !ctx->diags.first;
}

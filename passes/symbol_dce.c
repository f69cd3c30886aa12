// SPDX-License-Identifier: Apache-2.0
// -symbol-dce: erases symbols that are neither public nor used by anything that
// stays. Follows mlir's SymbolDCE.
//
// Live operations are marked (OP_MARK_LIVE) and put on a worklist. A live
// symbol table makes live what it must keep, also if it is nested in an
// operation that is no symbol table. Any live operation makes live what it and
// its body refer to.
#include "ir/diagnostics/op_diag.h"
#include "ir/erase.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/interfaces/symbol_uses.h"
#include "ir/walk.h"
#include "passes/passes.h"

/// An operation whose references are to be looked at.
typedef struct LiveOp {
  Operation *op;
  bool is_hidden;  ///< The symbol table around it cannot be seen from outside.
  bool is_entered; ///< A symbol table, once what it holds has been looked at.
} LiveOp;

typedef struct SymbolDce {
  Context *ctx;
  SymbolTables tables;
  VECTOR(LiveOp) work;
  SymbolUses uses;          ///< The current operation's.
  VECTOR(Operation *) path; ///< Named by a reference, part by part.
} SymbolDce;

/// Can it be erased if nothing uses it?
static bool is_discardable(const Operation *symbol, bool is_hidden) {
  if (symbol_has_visibility(symbol, STR("private")))
    return true;
  return is_hidden && !symbol_has_visibility(symbol, STR("public"));
}

static void mark(SymbolDce *dce, Operation *op, bool is_hidden) {
  if (op->flags & OP_MARK_LIVE)
    return;
  op->flags |= OP_MARK_LIVE;
  VECTOR_PUSH(&dce->work, (LiveOp){op, is_hidden, false});
}

/// Marks what a symbol table always keeps.
static void mark_kept(SymbolDce *dce, Operation *table, bool is_hidden) {
  FOR_EACH_BLOCK(block, op_region(table, 0)) {
    FOR_EACH_OP(op, block) {
      if (!op_is_symbol(op) || !is_discardable(op, is_hidden))
        mark(dce, op, is_hidden);
    }
  }
}

/// Marks all symbols that `ref` names, from the table around `op`; none if any
/// part is missing.
static void mark_named(SymbolDce *dce, const LiveOp *live,
                       const SymbolRefAttr *ref) {
  Operation *at = op_parent(live->op);
  dce->path.size = 0;
  for (size_t i = 0; i < ref->size; i++) {
    if (!at || !op_has_trait(at, TRAIT_SYMBOL_TABLE))
      return;
    at = symbol_table_lookup(symbol_tables_get(&dce->tables, at), ref->path[i]);
    if (!at)
      return;
    VECTOR_PUSH(&dce->path, at);
  }
  for (size_t i = 0; i < dce->path.size; i++)
    mark(dce, dce->path.data[i], live->is_hidden);
}

/// Marks what the attributes of `op`, which is in `live`, refer to.
static void mark_references(SymbolDce *dce, const LiveOp *live,
                            const Operation *op) {
  symbol_uses_collect(dce->ctx, op, &dce->uses);
  for (size_t i = 0; i < dce->uses.refs.size; i++)
    mark_named(dce, live, dce->uses.refs.data[i]);
}

/// Visits what is in `live`, without entering symbol tables in it.
static bool mark_from(SymbolDce *dce, const LiveOp *live) {
  Operation *root = live->op;
  Operation *op = root;
  while (op) {
    if (op_may_be_unknown_symbol_table(op)) {
      op_emit_error(dce->ctx, root,
                    "operation contains potentially unknown symbol table, "
                    "meaning that we can't reliable compute symbol uses");
      return false;
    }
    mark_references(dce, live, op);
    op = op_has_trait(op, TRAIT_SYMBOL_TABLE)
             ? walk_next_skipping_regions(root, op)
             : walk_next_preorder(root, op);
  }
  return true;
}

/// Puts the symbol tables in `live`, which is not one itself, on the list.
static void push_nested_tables(SymbolDce *dce, const LiveOp *live) {
  for (Operation *op = live->op; op;
       op = walk_next_in_symbol_table(live->op, op))
    if (op_has_trait(op, TRAIT_SYMBOL_TABLE))
      VECTOR_PUSH(&dce->work, (LiveOp){op, live->is_hidden, false});
}

/// A table's contents come before what the table itself refers to.
static void enter_table(SymbolDce *dce, const LiveOp *live) {
  VECTOR_PUSH(&dce->work, (LiveOp){live->op, live->is_hidden, true});
  bool is_private = !op_is_symbol(live->op) ||
                    symbol_has_visibility(live->op, STR("private"));
  mark_kept(dce, live->op, live->is_hidden || is_private);
}

static bool propagate(SymbolDce *dce) {
  while (dce->work.size) {
    LiveOp live = VECTOR_POP(&dce->work);
    bool is_table = op_has_trait(live.op, TRAIT_SYMBOL_TABLE);
    if (is_table && !live.is_entered) {
      enter_table(dce, &live);
      continue;
    }
    if (!is_table)
      push_nested_tables(dce, &live);
    // References nested in operations without a symbol table count for the
    // outermost of these.
    if (op_has_trait(op_parent(live.op), TRAIT_SYMBOL_TABLE) &&
        !mark_from(dce, &live))
      return false;
  }
  return true;
}

enum { NUM_DCED };

/// Erases the unmarked symbols.
static void erase_dead(Context *ctx, Operation *root) {
  for (Operation *op = root; op;) {
    bool is_dead = op != root && op_is_symbol(op) &&
                   op_has_trait(op_parent(op), TRAIT_SYMBOL_TABLE) &&
                   !(op->flags & OP_MARK_LIVE);
    Operation *next = is_dead ? walk_next_skipping_regions(root, op)
                              : walk_next_preorder(root, op);
    if (is_dead)
      op_erase(ctx, op);
    pass_count(ctx, NUM_DCED, is_dead);
    op = next;
  }
}

static void clear_marks(Operation *root) {
  FOR_EACH_OP_PREORDER(op, root) {
    op->flags &= (uint8_t)~OP_MARK_LIVE;
  }
}

static bool run(Context *ctx, Operation *root, const void *options) {
  (void)options;
  if (!op_has_trait(root, TRAIT_SYMBOL_TABLE)) {
    op_emit_op_error(ctx, root,
                     " was scheduled to run under SymbolDCE, but does not "
                     "define a symbol table");
    return false;
  }
  SymbolDce dce = {.ctx = ctx};
  clear_marks(root);
  bool is_hidden = !op_parent(root) || !op_is_symbol(root) ||
                   symbol_has_visibility(root, STR("private"));
  mark_kept(&dce, root, is_hidden);
  bool ok = propagate(&dce);
  if (ok)
    erase_dead(ctx, root);
  clear_marks(root);
  symbol_tables_free(&dce.tables);
  VECTOR_FREE(&dce.work);
  symbol_uses_free(&dce.uses);
  VECTOR_FREE(&dce.path);
  return ok;
}

static const PassStatistic statistics[] = {
    [NUM_DCED] = {.name = "num-dce'd", .help = "Number of symbols DCE'd"},
};

const PassDef symbol_dce_pass = {
    .flag = "symbol-dce",
    .name = "SymbolDCE",
    .summary = "Eliminate dead symbols",
    .run = run,
    .statistics = statistics,
    .num_statistics = ARRAY_LENGTH(statistics),
};

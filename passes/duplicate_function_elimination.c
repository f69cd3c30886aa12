// SPDX-License-Identifier: Apache-2.0
// -duplicate-function-elimination: functions that differ only in their names
// and locations become the first one of them. Follows mlir's
// DuplicateFunctionElimination.
//
// All functions are compared before any reference changes, so that functions
// that call different duplicates of one function are not duplicates yet. What
// an unregistered operation with one region holds is left alone: it may be a
// symbol table.
#include "dialects/func/func.h"
#include "ir/equivalence.h"
#include "ir/erase.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/interfaces/symbol_uses.h"
#include "ir/types/type_replacer.h"
#include "ir/walk.h"
#include "passes/passes.h"

typedef struct Duplicates {
  InternTable unique;       ///< Functions that stay.
  PtrMap representative_of; ///< From the others to those that stay.
  VECTOR(Operation *) erased;
  SymbolTables tables;
  Operation *table; ///< The symbol table whose references are replaced.
} Duplicates;

/// Hashes what `op` is, and the numbers of its operands; gives its results, and
/// what its regions define, the next numbers.
static uint64_t hash_op(uint64_t hash, const Operation *op, PtrMap *numbers,
                        uintptr_t *next) {
  hash = hash_pointer(hash, op->def);
  hash = hash_pointer(hash, op->attrs);
  for (unsigned i = 0; i < op->num_props; i++)
    hash = hash_pointer(hash, op_prop(op, i));
  for (uint32_t i = 0; i < op->num_operands; i++)
    hash = hash_pointer(hash, ptr_map_get(numbers, op_operand(op, i)));
  for (uint32_t i = 0; i < op->num_results; i++) {
    hash = hash_pointer(hash, op_result_type(op, i));
    ptr_map_set(numbers, op_result(op, i), (void *)++*next);
  }
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      for (uint32_t k = 0; k < block->num_arguments; k++)
        ptr_map_set(numbers, block_argument(block, k), (void *)++*next);
  return hash;
}

/// Linear in the function.
static uint64_t hash_function(Operation *func) {
  uint64_t hash = hash_pointer(func->num_props, func->attrs);
  PtrMap numbers = {0};
  uintptr_t next = 0;
  for (unsigned i = FUNC_PROP_SYM_NAME + 1; i < func->num_props; i++)
    hash = hash_pointer(hash, op_prop(func, i));
  FOR_EACH_BLOCK(block, op_region(func, 0))
    for (uint32_t k = 0; k < block->num_arguments; k++)
      ptr_map_set(&numbers, block_argument(block, k), (void *)++next);
  for (Operation *op = walk_next_preorder(func, func); op;
       op = walk_next_preorder(func, op))
    hash = hash_op(hash, op, &numbers, &next);
  ptr_map_free(&numbers);
  return hash;
}

static bool same_function(const void *object, const void *key) {
  const Operation *lhs = object, *rhs = key;
  if (lhs->attrs != rhs->attrs)
    return false;
  for (unsigned i = FUNC_PROP_SYM_NAME + 1; i < lhs->num_props; i++)
    if (op_prop(lhs, i) != op_prop(rhs, i))
      return false;
  return op_has_equivalent_regions(lhs, rhs);
}

static void find_duplicates(Duplicates *duplicates, Operation *module) {
  FOR_EACH_OP_POSTORDER(op, module) {
    if (!op_is(op, &func_ops[FUNC_FUNC]) || !op_region(op, 0)->first)
      continue;
    uint64_t hash = hash_function(op);
    const Operation *first =
        intern_table_find(&duplicates->unique, hash, same_function, op);
    if (!first) {
      intern_table_add(&duplicates->unique, hash, op);
      continue;
    }
    ptr_map_set(&duplicates->representative_of, op, (void *)(uintptr_t)first);
    VECTOR_PUSH(&duplicates->erased, op);
  }
}

/// The name of a duplicate in `ref` becomes that of the function that stays.
static const Attribute *replace_ref(Context *ctx, const SymbolRefAttr *ref,
                                    void *user) {
  Duplicates *duplicates = user;
  Operation *at = duplicates->table;
  for (size_t i = 0; i < ref->size; i++) {
    if (!op_has_trait(at, TRAIT_SYMBOL_TABLE))
      break;
    at = symbol_table_lookup(symbol_tables_get(&duplicates->tables, at),
                             ref->path[i]);
    if (!at)
      break;
    const Operation *first = ptr_map_get(&duplicates->representative_of, at);
    if (!first)
      continue;
    VECTOR(StringRef) path = {0};
    for (size_t k = 0; k < ref->size; k++)
      VECTOR_PUSH(&path, k == i ? symbol_name(first) : ref->path[k]);
    const Attribute *replaced = symbol_ref_attr_get(ctx, path.data, path.size);
    VECTOR_FREE(&path);
    return replaced;
  }
  return &ref->base;
}

/// Replaces the references to the symbols of `table`, which are in its body but
/// not in other symbol tables there.
static void replace_in_table(Context *ctx, Duplicates *duplicates,
                             Operation *table) {
  duplicates->table = table;
  TypeReplacer replacer = {
      .ctx = ctx, .replace_ref = replace_ref, .user = duplicates};
  Operation *op = walk_next_in_symbol_table(table, table);
  while (op) {
    if (op_may_be_unknown_symbol_table(op)) {
      op = walk_next_skipping_regions(table, op);
      continue;
    }
    if (op_may_use_symbols(op))
      type_replacer_op(&replacer, op);
    op = walk_next_in_symbol_table(table, op);
  }
  type_replacer_free(&replacer);
}

static bool run(Context *ctx, Operation *module, const void *options) {
  (void)options;
  Duplicates duplicates = {0};
  find_duplicates(&duplicates, module);
  if (duplicates.erased.size)
    FOR_EACH_OP_PREORDER(op, module)
      if (op_has_trait(op, TRAIT_SYMBOL_TABLE))
        replace_in_table(ctx, &duplicates, op);
  // Those inside of others come first.
  for (size_t i = 0; i < duplicates.erased.size; i++)
    op_erase(ctx, duplicates.erased.data[i]);
  intern_table_free(&duplicates.unique);
  ptr_map_free(&duplicates.representative_of);
  VECTOR_FREE(&duplicates.erased);
  symbol_tables_free(&duplicates.tables);
  return true;
}

const PassDef duplicate_function_elimination_pass = {
    .flag = "duplicate-function-elimination",
    .name = "DuplicateFunctionEliminationPass",
    .summary = "Deduplicate functions",
    .anchor = "builtin.module",
    .run = run,
};

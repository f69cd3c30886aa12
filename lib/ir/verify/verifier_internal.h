// SPDX-License-Identifier: Apache-2.0
// What the verifier's files share.
#ifndef MLOPT_IR_VERIFY_VERIFIER_INTERNAL_H
#define MLOPT_IR_VERIFY_VERIFIER_INTERNAL_H

#include "ir/interfaces/symbol_table.h"
#include "ir/operation_internal.h"
#include "ir/verify/dominance.h"
#include "support/hash_table.h"
#include "support/vector.h"

enum { NUM_KNOWN_TYPES = 8, NUM_KNOWN_OPS = 256, MAX_KNOWN_PARTS = 16 };

/// All that the checks of a small operation depend on: its definition and, in
/// `parts`, the types of its operands and results, and its properties.
typedef struct OpSignature {
  const OpDef *def;
  uint32_t num_operands;
  uint32_t num_results : 31;
  uint32_t has_place : 1; ///< See op_def_has_place.
  const void *parts[MAX_KNOWN_PARTS];
} OpSignature;

/// A type that a constraint held for.
typedef struct KnownType {
  const TypeConstraint *constraint;
  const Type *type;
} KnownType;

/// Types that constraints held for, and signatures of operations that were
/// right: most operations are like others. `{0}` is empty. Nothing in it dies
/// before the Context.
typedef struct KnownTypes {
  KnownType types[NUM_KNOWN_TYPES];
  OpSignature ops[NUM_KNOWN_OPS];
} KnownTypes;

/// Numbers of operands, results, regions and successors, attributes, types,
/// traits and the definition's own hook. Follows
/// mlir::RegisteredOperationName::verifyInvariants.
bool verify_op_invariants(Context *ctx, const Operation *op, KnownTypes *known);

/// OpTrait::HasParent.
bool verify_op_parent(Context *ctx, const Operation *op);

/// The traits of a registered operation, in the order that most of mlir's
/// operations list them in. `type`: the one type of all values, for which the
/// traits of types hold, or NULL.
bool verify_op_traits(Context *ctx, const Operation *op, const Type *type);

/// Traits that look at more than the types of values: at blocks, and at what is
/// around the operation.
bool verify_traits_of_place(Context *ctx, const Operation *op);
/// Has `def` one of these traits, or successors?
bool op_def_has_place(const OpDef *def);

/// mlir::detail::verifySymbol and the interface's own check.
bool verify_symbol(Context *ctx, const Operation *op);
/// mlir::FunctionOpInterface's checks.
bool verify_function(Context *ctx, const Operation *op);
/// The operations in a symbol table that use symbols.
typedef struct SymbolUsers {
  bool are_listed; ///< In `ops`, in any order; else they are looked for in
                   ///< mlir's order, but not in those of `skip`.
  Operation *const *ops; ///< May have some of tables inside too.
  size_t count;
  const PtrMap *skip; ///< What is known to hold none.
} SymbolUsers;

/// mlir::detail::verifySymbolTable: names are unique, uses are right.
bool verify_symbol_table(Context *ctx, Operation *op, const SymbolUsers *users);
/// Does `op` or one of its attributes use symbols?
bool op_uses_symbols(const Operation *op);
/// Checks what `ops` use. `tables` keeps the tables around them.
bool verify_listed_uses(Context *ctx, Operation *const *ops, size_t count,
                        SymbolTables *tables);

/// The uses of symbols in the regions of `op`, which is no table itself.
/// `tables` keeps the tables around it.
bool verify_symbol_uses_in(Context *ctx, Operation *op, SymbolTables *tables);

/// Wrong uses, found in one walk and reported in mlir's order. For each
/// operation: the index of its first wrong operand, plus 1.
typedef struct UseErrors {
  PtrMap isolation;
  PtrMap dominance;
} UseErrors;

/// A shortcut for operations in blocks of one region: does each of their
/// operands stand in the region, where it dominates its use? If not it may
/// still be right.
bool uses_hold(Operation *const *ops, size_t count);
/// Checks all uses in `root`, isolated operations with regions in it left out.
/// The structure must have been verified. Linear in operations and uses.
void use_errors_find(UseErrors *errors, Operation *root);

/// Frees the errors.
void use_errors_free(UseErrors *errors);

/// Reports the first use from outside of an isolated operation; false if there
/// is one.
bool use_errors_report_isolation(Context *ctx, const UseErrors *errors,
                                 Operation *root);

/// Reports the first use that its definition does not dominate; false if there
/// is one.
bool use_errors_report_dominance(Context *ctx, const UseErrors *errors,
                                 Operation *root);

/// Is `op` verified separately from what is around it?
static inline bool op_is_verified_apart(const Operation *op) {
  return op->num_regions && op_has_trait(op, TRAIT_ISOLATED);
}

/// First block in the regions of `op` from region `index` on, or NULL.
static inline Block *op_first_block_from(const Operation *op, uint32_t index) {
  for (; index < op->num_regions; index++)
    if (op_regions(op)[index].first)
      return op_regions(op)[index].first;
  return NULL;
}

/// Block after `block` in the regions of its parent operation, or NULL.
static inline Block *block_next_in_op(const Block *block) {
  if (block->next)
    return block->next;
  const Region *region = block->parent;
  return op_first_block_from(region->parent, region->index + 1);
}

#endif

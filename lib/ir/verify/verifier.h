// SPDX-License-Identifier: Apache-2.0
// The verifier: structure, traits, constraints, symbols, dominance.
#ifndef MLOPT_IR_VERIFY_VERIFIER_H
#define MLOPT_IR_VERIFY_VERIFIER_H

#include "ir/interfaces/symbol_table.h"
#include "ir/operation.h"

/// Checks `op` and everything in it; reports what is wrong, in mlir's words and
/// order, as far as the checks of one operation do not depend on failed ones.
/// Linear in operations and uses; no recursion. Uses the Context's threads for
/// isolated operations. Follows mlir::verify.
bool op_verify(Context *ctx, Operation *op);

/// op_verify that reports nothing. Invalid operations are printed in generic
/// form.
bool op_is_valid(Context *ctx, Operation *op);

/// Checks `op` alone: numbers, attributes, types, traits and its own hook, but
/// nothing in its regions. For a verifier that looks at an operation in its
/// region, which is verified after it.
bool op_verify_alone(Context *ctx, const Operation *op);

/// Checks the symbols of `op`, if it is a symbol table, and their uses in it,
/// and nothing else.
bool op_verify_symbols(Context *ctx, Operation *op);

/// The check of TRAIT_ELEMENTWISE, for operations that check something else
/// first. Follows mlir::OpTrait::impl::verifyElementwise.
bool op_verify_elementwise(Context *ctx, const Operation *op);

/// Begins the first of two errors for results whose types differ from the
/// inferred ones; the second one shows the operation.
Diagnostic *op_emit_inferred_types(Context *ctx, const Operation *op);

/// Is the first result of `op` of the type that was `inferred`? Reports, in two
/// errors, that it is not. Follows mlir::detail::verifyInferredResultTypes.
bool op_verify_inferred_type(Context *ctx, const Operation *op,
                             const Type *inferred);

/// op_verify in pieces, for an operation that is never in memory as a whole.
/// These two say yes or no. Their reports to `ctx` are not in order: to learn
/// the errors, verify the whole.
///
/// Do the arguments of a function's entry block, if there is one, have these
/// `types`? Follows mlir::FunctionOpInterface::verifyBody.
bool op_verify_entry_block(Context *ctx, const Operation *op,
                           const Type *const *types, size_t count);

/// Have the attributes of a function's arguments and results, where there are
/// any, an entry for each? For functions whose type is not the builtin one.
bool op_verify_signature_size(Context *ctx, const Operation *op,
                              size_t num_inputs, size_t num_results);

/// Checks `root` and its body, without the regions of isolated operations in
/// its blocks. These are the pieces.
bool op_verify_around(Context *ctx, Operation *root);
/// State kept from piece to piece. `{0}` is valid.
typedef struct PieceVerifier {
  SymbolTables tables;
  struct KnownTypes *known; ///< Owned.
} PieceVerifier;

/// Frees the verifier and what it remembers.
void piece_verifier_free(PieceVerifier *verifier);

typedef enum PieceSymbols {
  PIECE_CHECK_SYMBOLS,
  PIECE_TRUST_SYMBOLS, ///< Its uses of symbols are known to be right.
} PieceSymbols;

/// Checks a piece with everything in it.
bool op_verify_piece(Context *ctx, Operation *op, PieceVerifier *verifier,
                     PieceSymbols symbols);

#endif

// SPDX-License-Identifier: Apache-2.0
// Functions that mlir-c/Rewrite.h lacks: listeners, facts about patterns, a few
// functions of rewriters, and folds.
#ifndef MLOPT_C_REWRITE_H
#define MLOPT_C_REWRITE_H

#include "mlir-c/IR.h"
#include "mlir-c/Rewrite.h"

#ifdef __cplusplus
extern "C" {
#endif

//===- Listeners ----------------------------------------------------------===//

/// Is told of changes: after they happen, but before what is replaced or erased
/// goes away. Any function may be NULL. A conversion with rollback tells at its
/// end of all its changes in their order, and of those that were undone only
/// the matches that failed. mlir::RewriterBase::Listener.
typedef struct MloptRewriteListener {
  /// `previous` is the block that the operation was moved from; null if it is
  /// new.
  void (*opInserted)(MlirOperation op, MlirBlock previous, void *user);
  void (*opModified)(MlirOperation op, void *user);
  /// There is a value for each result.
  void (*opReplaced)(MlirOperation op, const MlirValue *values, void *user);
  void (*opErased)(MlirOperation op, void *user);
  /// `previous` is the region that the block was moved from; null if it is new.
  void (*blockInserted)(MlirBlock block, MlirRegion previous, void *user);
  void (*blockErased)(MlirBlock block, void *user);
  void (*matchFailed)(MlirOperation op, MlirStringRef reason, void *user);
  void *user; ///< Borrowed.
} MloptRewriteListener;

/// Has `listener`, which is copied, told of what the greedy driver changes.
/// NULL: nobody.
MLIR_CAPI_EXPORTED void
mloptGreedyRewriteDriverConfigSetListener(MlirGreedyRewriteDriverConfig config,
                                          const MloptRewriteListener *listener);
/// The same for a rewriter that mlirIRRewriterCreate made.
MLIR_CAPI_EXPORTED void
mloptIRRewriterSetListener(MlirRewriterBase rewriter,
                           const MloptRewriteListener *listener);

//===- Patterns -----------------------------------------------------------===//

/// Names a pattern for traces and messages; its name is that of its root at
/// first. To be called before it is in a set. setDebugName.
MLIR_CAPI_EXPORTED void mloptRewritePatternSetName(MlirRewritePattern pattern,
                                                   MlirStringRef name);
/// Says which operations it makes, so that a conversion finds paths over them.
/// To be called before it is in a set. Linear.
MLIR_CAPI_EXPORTED void
mloptRewritePatternSetGenerated(MlirRewritePattern pattern, MlirContext context,
                                intptr_t numNames, const MlirStringRef *names);
/// Lets it match operations that it made. setHasBoundedRewriteRecursion.
MLIR_CAPI_EXPORTED void
mloptRewritePatternSetBoundedRecursion(MlirRewritePattern pattern);

//===- Rewriters ----------------------------------------------------------===//

/// Says why a pattern does not match; gives failure. notifyMatchFailure.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptRewriterNotifyMatchFailure(
    MlirRewriterBase rewriter, MlirOperation op, MlirStringRef reason);
/// Moves `op` and what follows it to a new block after its own, which is
/// returned. Linear in the operations that move. splitBlock.
MLIR_CAPI_EXPORTED MlirBlock mloptRewriterSplitBlock(MlirRewriterBase rewriter,
                                                     MlirOperation op);
/// A new block at the end of `region`, into which the insertion point moves.
/// createBlock.
MLIR_CAPI_EXPORTED MlirBlock mloptRewriterCreateBlockAtEnd(
    MlirRewriterBase rewriter, MlirRegion region, intptr_t numTypes,
    const MlirType *types, const MlirLocation *locations);
/// Moves all blocks of `region` to the end of `into`. inlineRegionBefore.
MLIR_CAPI_EXPORTED void
mloptRewriterInlineRegionAtEnd(MlirRewriterBase rewriter, MlirRegion region,
                               MlirRegion into);

//===- Folds --------------------------------------------------------------===//

/// The attribute of `value` if an operation with MLOPT_TRAIT_CONSTANT_LIKE
/// defines it; else null. m_Constant.
MLIR_CAPI_EXPORTED MlirAttribute mloptMatchConstant(MlirValue value);

/// Inserts `op`, which is detached and has results, unless it folds. If it
/// folds, it is destroyed, and `results` get what it folds to, with constants
/// made at the insertion point; null is returned. Otherwise they get its own
/// results, and the operation that is inserted is returned, which may be
/// another one than `op`; folding may have changed it. Linear in the
/// operation. createOrFold.
MLIR_CAPI_EXPORTED MlirOperation mloptRewriterCreateOrFold(
    MlirRewriterBase rewriter, MlirOperation op, MlirValue *results);

#ifdef __cplusplus
}
#endif

#endif

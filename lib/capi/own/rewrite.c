// SPDX-License-Identifier: Apache-2.0
// Functions of patterns, rewriters and folds that MLIR's C interface lacks.
#include "mlopt-c/Rewrite.h"

#include "capi/rewrite/patterns_internal.h"
#include "ir/interfaces/fold.h"
#include "rewrite/folder.h"

//===- Patterns -----------------------------------------------------------===//

static CapiPattern *unwrap_pattern(MlirRewritePattern pattern) {
  return (CapiPattern *)(uintptr_t)pattern.ptr;
}

void mloptRewritePatternSetName(MlirRewritePattern pattern,
                                MlirStringRef name) {
  CapiPattern *object = unwrap_pattern(pattern);
  object->row.name = arena_copy_text(&object->arena, name.data, name.length);
}

void mloptRewritePatternSetGenerated(MlirRewritePattern pattern,
                                     MlirContext context, intptr_t numNames,
                                     const MlirStringRef *names) {
  capi_pattern_set_generated(unwrap_pattern(pattern), ctx_of(context),
                             (size_t)numNames, names);
}

void mloptRewritePatternSetBoundedRecursion(MlirRewritePattern pattern) {
  unwrap_pattern(pattern)->row.has_bounded_recursion = true;
}

//===- Rewriters ----------------------------------------------------------===//

static Rewriter *unwrap(MlirRewriterBase rewriter) { return rewriter.ptr; }

MlirLogicalResult mloptRewriterNotifyMatchFailure(MlirRewriterBase rewriter,
                                                  MlirOperation op,
                                                  MlirStringRef reason) {
  StringRef text = context_intern_string(rewriter_context(unwrap(rewriter)),
                                         unwrap_text(reason));
  rewriter_match_failure(unwrap(rewriter), unwrap_op(op), text.data);
  return mlirLogicalResultFailure();
}

MlirBlock mloptRewriterSplitBlock(MlirRewriterBase rewriter, MlirOperation op) {
  return wrap_block(rewriter_split_block(unwrap(rewriter), unwrap_op(op)->block,
                                         unwrap_op(op)));
}

MlirBlock mloptRewriterCreateBlockAtEnd(MlirRewriterBase rewriter,
                                        MlirRegion region, intptr_t numTypes,
                                        const MlirType *types,
                                        const MlirLocation *locations) {
  VECTOR(Location) locs = {0};
  for (intptr_t i = 0; i < numTypes; i++)
    VECTOR_PUSH(&locs, unwrap_location(locations[i]));
  Block *block =
      rewriter_create_block(unwrap(rewriter), unwrap_region(region), NULL,
                            unwrap_types(types), locs.data, (uint32_t)numTypes);
  VECTOR_FREE(&locs);
  return wrap_block(block);
}

void mloptRewriterInlineRegionAtEnd(MlirRewriterBase rewriter,
                                    MlirRegion region, MlirRegion into) {
  rewriter_inline_region_before(unwrap(rewriter), unwrap_region(region),
                                unwrap_region(into), NULL);
}

//===- Folds --------------------------------------------------------------===//

MlirAttribute mloptMatchConstant(MlirValue value) {
  Operation *op = value_defining_op(unwrap_value(value));
  return wrap_attr(op ? op_constant_attr(capi_ctx_of(op), op) : NULL);
}

MlirOperation mloptRewriterCreateOrFold(MlirRewriterBase rewriter,
                                        MlirOperation op, MlirValue *results) {
  Operation *from = unwrap_op(op);
  if (from->num_regions || !from->num_results) {
    for (unsigned i = 0; i < from->num_results; i++)
      results[i] = wrap_value(op_result(from, i));
    return mlirRewriterBaseInsert(rewriter, op);
  }
  CapiOpParts parts;
  OpState state = capi_op_parts(from, &parts);
  Operation *created = rewriter_create_or_fold(unwrap(rewriter), &state,
                                               (Value **)(void *)results);
  capi_op_parts_free(&parts);
  op_erase(rewriter_context(unwrap(rewriter)), from);
  return wrap_op(created);
}

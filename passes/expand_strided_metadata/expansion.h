// SPDX-License-Identifier: Apache-2.0
// The effect of subviews and reshapes on offset, sizes and strides.
#ifndef MLOPT_PASSES_EXPAND_STRIDED_METADATA_EXPANSION_H
#define MLOPT_PASSES_EXPAND_STRIDED_METADATA_EXPANSION_H

#include "dialects/memref/memref_views.h"
#include "rewrite/rewriter.h"

/// Is `op` a subview, expand_shape or collapse_shape whose metadata follows
/// from that of its source?
bool view_can_expand(Context *ctx, const Operation *op);

/// The metadata of the result of `view`, for which view_can_expand holds, in
/// terms of `metadata`, the extract_strided_metadata of its source; what has to
/// be computed is made at the rewriter's point. Follows
/// resolveSubviewStridedMetadata and resolveReshapeStridedMetadata of mlir.
void view_expand(Rewriter *rw, const Operation *view, const Operation *metadata,
                 ViewLists *lists);

/// The product of `count` entries, computed at the rewriter's point.
MixedValue build_product(Rewriter *rw, Location loc, const MixedValue *entries,
                         size_t count);

#endif

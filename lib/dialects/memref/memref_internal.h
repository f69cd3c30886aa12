// SPDX-License-Identifier: Apache-2.0
// Hooks of the memref operations.
#ifndef MLOPT_DIALECTS_MEMREF_MEMREF_INTERNAL_H
#define MLOPT_DIALECTS_MEMREF_MEMREF_INTERNAL_H

#include "dialects/common/folds.h"
#include "ir/interfaces/op_interfaces.h"

#define VERIFY_HOOK(name) bool name(Context *ctx, const Operation *op)
#define NAME_HOOK(name) void name(const Operation *op, Stream *text)

// In memref_verify.c: allocation, access, scopes.
/// Reports `text first between second` without the operation's name. The last
/// two may be NULL. Returns false.
bool memref_reject_types(Context *ctx, const Operation *op, const char *text,
                         const Type *first, const char *between,
                         const Type *second);
/// Checks that operand group `group` has a size for each dynamic size of the
/// result.
bool memref_verify_dynamic_sizes(Context *ctx, const Operation *op,
                                 unsigned group);
/// Each reports the first rule that is broken, in upstream's order.
OpVerifier memref_verify_alloc, memref_verify_alloca, memref_verify_realloc,
    memref_verify_alloca_scope_results, memref_verify_load, memref_verify_store,
    memref_verify_copy, memref_verify_atomic_rmw,
    memref_verify_generic_atomic_rmw, memref_verify_dma_start,
    memref_verify_dma_wait, memref_verify_global;
/// The global exists and has the result's type.
OpSymbolVerifier memref_verify_get_global;

// In memref_verify_views.c.
OpVerifier memref_verify_metadata, memref_verify_assume_alignment,
    memref_verify_distinct_objects, memref_verify_cast,
    memref_verify_memory_space_cast, memref_verify_view, memref_verify_subview,
    memref_verify_reinterpret_cast, memref_verify_reshape,
    memref_verify_expand_shape, memref_verify_collapse_shape,
    memref_verify_transpose;

// In memref_fold.c.
OpFold memref_fold_store, memref_fold_copy, memref_fold_dim,
    memref_fold_assume_alignment, memref_fold_cast,
    memref_fold_memory_space_cast, memref_fold_view, memref_fold_subview,
    memref_fold_reinterpret_cast, memref_fold_expand_shape,
    memref_fold_collapse_shape, memref_fold_transpose;
// In memref_fold_metadata.c.
OpFold memref_fold_metadata;

// In memref.c.
OpNamer memref_name_alloc, memref_name_alloca, memref_name_dim,
    memref_name_pointer, memref_name_metadata, memref_name_assume_alignment,
    memref_name_cast, memref_name_memory_space_cast, memref_name_view,
    memref_name_subview, memref_name_reinterpret_cast, memref_name_reshape,
    memref_name_expand_shape, memref_name_collapse_shape, memref_name_transpose;
extern const OpInterfaces memref_alloca_interfaces;
extern const OpInterfaces memref_alloca_scope_interfaces;
extern const OpInterfaces memref_dim_interfaces;
extern const OpInterfaces memref_load_interfaces;
extern const OpInterfaces memref_store_interfaces;

#endif

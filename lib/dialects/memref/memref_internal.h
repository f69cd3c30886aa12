// SPDX-License-Identifier: Apache-2.0
// Hooks of the memref operations.
#ifndef MLOPT_DIALECTS_MEMREF_MEMREF_INTERNAL_H
#define MLOPT_DIALECTS_MEMREF_MEMREF_INTERNAL_H

#include "dialects/common/folds.h"
#include "ir/interfaces/op_interfaces.h"

#define VERIFY_HOOK(name) bool name(Context *ctx, const Operation *op)
#define NAME_HOOK(name) void name(const Operation *op, Stream *text)

// memref_verify.c: allocation, access, scopes.
/// Reports `text first between second` without the operation's name. The last
/// two may be NULL. Returns false.
bool memref_reject_types(Context *ctx, const Operation *op, const char *text,
                         const Type *first, const char *between,
                         const Type *second);
/// Checks that operand group `group` has a size for each dynamic size of the
/// result.
bool memref_verify_dynamic_sizes(Context *ctx, const Operation *op,
                                 unsigned group);
VERIFY_HOOK(memref_verify_alloc);
VERIFY_HOOK(memref_verify_alloca);
VERIFY_HOOK(memref_verify_realloc);
VERIFY_HOOK(memref_verify_alloca_scope);
VERIFY_HOOK(memref_verify_alloca_scope_results);
VERIFY_HOOK(memref_verify_load);
VERIFY_HOOK(memref_verify_store);
VERIFY_HOOK(memref_verify_copy);
VERIFY_HOOK(memref_verify_atomic_rmw);
VERIFY_HOOK(memref_verify_generic_atomic_rmw);
VERIFY_HOOK(memref_verify_dma_start);
VERIFY_HOOK(memref_verify_dma_wait);
VERIFY_HOOK(memref_verify_global);
bool memref_verify_get_global(Context *ctx, const Operation *op,
                              SymbolTables *tables);

// memref_verify_views.c.
VERIFY_HOOK(memref_verify_metadata);
VERIFY_HOOK(memref_verify_assume_alignment);
VERIFY_HOOK(memref_verify_distinct_objects);
VERIFY_HOOK(memref_verify_cast);
VERIFY_HOOK(memref_verify_memory_space_cast);
VERIFY_HOOK(memref_verify_view);
VERIFY_HOOK(memref_verify_subview);
VERIFY_HOOK(memref_verify_reinterpret_cast);
VERIFY_HOOK(memref_verify_reshape);
VERIFY_HOOK(memref_verify_expand_shape);
VERIFY_HOOK(memref_verify_collapse_shape);
VERIFY_HOOK(memref_verify_transpose);

// memref_fold.c.
FOLD_HOOK(memref_fold_store);
FOLD_HOOK(memref_fold_copy);
FOLD_HOOK(memref_fold_dim);
FOLD_HOOK(memref_fold_assume_alignment);
FOLD_HOOK(memref_fold_cast);
FOLD_HOOK(memref_fold_memory_space_cast);
FOLD_HOOK(memref_fold_view);
FOLD_HOOK(memref_fold_subview);
FOLD_HOOK(memref_fold_reinterpret_cast);
FOLD_HOOK(memref_fold_expand_shape);
FOLD_HOOK(memref_fold_collapse_shape);
FOLD_HOOK(memref_fold_transpose);
// memref_fold_metadata.c.
FOLD_HOOK(memref_fold_metadata);

// memref.c.
NAME_HOOK(memref_name_alloc);
NAME_HOOK(memref_name_alloca);
NAME_HOOK(memref_name_dim);
NAME_HOOK(memref_name_pointer);
NAME_HOOK(memref_name_metadata);
NAME_HOOK(memref_name_assume_alignment);
NAME_HOOK(memref_name_cast);
NAME_HOOK(memref_name_memory_space_cast);
NAME_HOOK(memref_name_view);
NAME_HOOK(memref_name_subview);
NAME_HOOK(memref_name_reinterpret_cast);
NAME_HOOK(memref_name_reshape);
NAME_HOOK(memref_name_expand_shape);
NAME_HOOK(memref_name_collapse_shape);
NAME_HOOK(memref_name_transpose);
extern const OpInterfaces memref_alloca_interfaces;
extern const OpInterfaces memref_alloca_scope_interfaces;
extern const OpInterfaces memref_dim_interfaces;
extern const OpInterfaces memref_load_interfaces;
extern const OpInterfaces memref_store_interfaces;

#endif

// SPDX-License-Identifier: Apache-2.0
// Hooks of the std operations, except those shared with other dialects.
#ifndef MLOPT_DIALECTS_STD_STD_INTERNAL_H
#define MLOPT_DIALECTS_STD_STD_INTERNAL_H

#include "ir/definitions/op_def.h"

/// Arithmetic, casts, comparisons, selects, constants.
bool std_verify_create_complex(Context *ctx, const Operation *op);
bool std_verify_complex_part(Context *ctx, const Operation *op);
bool std_verify_fpext(Context *ctx, const Operation *op);
bool std_verify_fptrunc(Context *ctx, const Operation *op);
bool std_verify_fp_to_int(Context *ctx, const Operation *op);
bool std_verify_int_to_fp(Context *ctx, const Operation *op);
bool std_verify_index_cast(Context *ctx, const Operation *op);
bool std_verify_exti(Context *ctx, const Operation *op);
bool std_verify_trunci(Context *ctx, const Operation *op);
bool std_verify_cmp(Context *ctx, const Operation *op);
bool std_verify_select(Context *ctx, const Operation *op);
bool std_verify_constant(Context *ctx, const Operation *op);
bool std_verify_constant_symbol(Context *ctx, const Operation *op,
                                SymbolTables *tables);
bool std_fold_constant(Context *ctx, Operation *op,
                       const Attribute *const *constants, FoldResult *results);
void std_name_constant(const Operation *op, Stream *name);
bool std_infer_complex_part(Context *ctx, Arena *arena, OpState *state,
                            SourcePos pos);
bool std_infer_cmp(Context *ctx, Arena *arena, OpState *state, SourcePos pos);
bool std_infer_select(Context *ctx, Arena *arena, OpState *state,
                      SourcePos pos);

/// Functions and control flow.
bool std_verify_func(Context *ctx, const Operation *op);
bool std_uses_old_names(const Operation *op);
bool std_verify_return(Context *ctx, const Operation *op);
bool std_verify_call(Context *ctx, const Operation *op, SymbolTables *tables);
bool std_verify_call_indirect(Context *ctx, const Operation *op);
bool std_infer_call_indirect(Context *ctx, Arena *arena, OpState *state,
                             SourcePos pos);
bool std_verify_switch(Context *ctx, const Operation *op);

/// Memory.
bool std_verify_alloc(Context *ctx, const Operation *op);
bool std_verify_alloca(Context *ctx, const Operation *op);
bool std_verify_dealloc(Context *ctx, const Operation *op);
bool std_verify_load(Context *ctx, const Operation *op);
bool std_verify_store(Context *ctx, const Operation *op);
bool std_verify_dim(Context *ctx, const Operation *op);
bool std_fold_dim(Context *ctx, Operation *op,
                  const Attribute *const *constants, FoldResult *results);
bool std_verify_memref_cast(Context *ctx, const Operation *op);
bool std_fold_memref_cast(Context *ctx, Operation *op,
                          const Attribute *const *constants,
                          FoldResult *results);
bool std_verify_view(Context *ctx, const Operation *op);
bool std_verify_subview(Context *ctx, const Operation *op);
bool std_verify_subtensor(Context *ctx, const Operation *op);
bool std_verify_assume_alignment(Context *ctx, const Operation *op);
bool std_verify_atomic_rmw(Context *ctx, const Operation *op);
bool std_verify_generic_atomic_rmw(Context *ctx, const Operation *op);
bool std_verify_generic_atomic_rmw_body(Context *ctx, const Operation *op);
bool std_verify_dma_start(Context *ctx, const Operation *op);
bool std_verify_dma_wait(Context *ctx, const Operation *op);

/// Vectors and tensors.
bool std_verify_splat(Context *ctx, const Operation *op);
bool std_verify_extract_element(Context *ctx, const Operation *op);
bool std_fold_extract_element(Context *ctx, Operation *op,
                              const Attribute *const *constants,
                              FoldResult *results);
bool std_verify_tensor_from_elements(Context *ctx, const Operation *op);
bool std_verify_tensor_cast(Context *ctx, const Operation *op);
bool std_infer_tensor_load(Context *ctx, Arena *arena, OpState *state,
                           SourcePos pos);
bool std_verify_tensor_load(Context *ctx, const Operation *op);
bool std_verify_tensor_store(Context *ctx, const Operation *op);

#endif

// SPDX-License-Identifier: Apache-2.0
// Hooks of the memref operations.
#ifndef MLOPT_DIALECTS_MEMREF_MEMREF_INTERNAL_H
#define MLOPT_DIALECTS_MEMREF_MEMREF_INTERNAL_H

#include "ir/op_def.h"

bool memref_verify_alloc(Context *ctx, const Operation *op);
bool memref_verify_alloca(Context *ctx, const Operation *op);
bool memref_verify_cast(Context *ctx, const Operation *op);
bool memref_verify_load(Context *ctx, const Operation *op);
bool memref_verify_store(Context *ctx, const Operation *op);

void memref_name_alloc(const Operation *op, Stream *name);
void memref_name_alloca(const Operation *op, Stream *name);
void memref_name_cast(const Operation *op, Stream *name);
void memref_name_dim(const Operation *op, Stream *name);

#endif

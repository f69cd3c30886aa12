// SPDX-License-Identifier: Apache-2.0
// Hooks of the builtin operations.
#ifndef MLOPT_DIALECTS_BUILTIN_BUILTIN_INTERNAL_H
#define MLOPT_DIALECTS_BUILTIN_BUILTIN_INTERNAL_H

#include "ir/definitions/op_def.h"

bool builtin_verify_module(Context *ctx, const Operation *op);
bool builtin_verify_cast(Context *ctx, const Operation *op);
bool builtin_fold_cast(Context *ctx, Operation *op,
                       const Attribute *const *constants, FoldResult *results);

#endif

// SPDX-License-Identifier: Apache-2.0
// Hooks of the builtin operations.
#ifndef MLOPT_DIALECTS_BUILTIN_BUILTIN_INTERNAL_H
#define MLOPT_DIALECTS_BUILTIN_BUILTIN_INTERNAL_H

#include "ir/definitions/op_def.h"

/// A module has one block without arguments, and only attributes of dialects; a
/// cast has a result.
OpVerifier builtin_verify_module, builtin_verify_cast;
/// cast(x : A) : A -> x; cast(cast(x : A) : B) : A -> x.
OpFold builtin_fold_cast;

#endif

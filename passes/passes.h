// SPDX-License-Identifier: Apache-2.0
// The passes that exist, from passes.def.
#ifndef MLOPT_PASSES_PASSES_H
#define MLOPT_PASSES_PASSES_H

#include "pass/pass.h"

#define PASS(ID) extern const PassDef ID##_pass;
#include "passes/passes.def"

#endif

// SPDX-License-Identifier: Apache-2.0
// The test passes, from test_passes.def.
#ifndef MLOPT_PASSES_TEST_TEST_PASSES_H
#define MLOPT_PASSES_TEST_TEST_PASSES_H

#include "pass/pass.h"

#define PASS(ID) extern const PassDef ID##_pass;
#include "passes/test/test_passes.def"

#endif

// SPDX-License-Identifier: Apache-2.0
// The scf dialect.
#include "dialects/scf/scf.h"

#include "dialects/common/control_flow.h"
#include "dialects/scf/scf_internal.h"
#include "dialects/scf/scf_patterns.h"
#include "ir/definitions/dialect_def.h"

const DialectDef scf_dialect = {
    .name = STR_INIT("scf"),
    .ops = scf_ops,
    .num_ops = SCF_NUM_OPS,
    .lowering_pass = "convert-scf-to-cf",
    .patterns = &scf_patterns,
    .inliner = &inline_everything,
};

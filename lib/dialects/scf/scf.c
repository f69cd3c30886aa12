// SPDX-License-Identifier: Apache-2.0
// The scf dialect: what it says on inlining.
#include "dialects/scf/scf.h"

#include "dialects/scf/scf_internal.h"
#include "dialects/scf/scf_patterns.h"

static bool is_legal_region(const Region *to, const Region *from,
                            bool would_be_cloned) {
  (void)to;
  (void)from;
  (void)would_be_cloned;
  return true;
}

static bool is_legal_op(const Operation *op, const Region *to,
                        bool would_be_cloned) {
  (void)op;
  (void)to;
  (void)would_be_cloned;
  return true;
}

static const InlinerInterface scf_inliner = {.is_legal_region = is_legal_region,
                                             .is_legal_op = is_legal_op};

const DialectDef scf_dialect = {
    .name = STR_INIT("scf"),
    .ops = scf_ops,
    .num_ops = SCF_NUM_OPS,
    .patterns = scf_patterns,
    .num_patterns = SCF_NUM_PATTERNS,
    .inliner = &scf_inliner,
};

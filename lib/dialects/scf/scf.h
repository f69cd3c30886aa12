// SPDX-License-Identifier: Apache-2.0
// The scf dialect: conditionals, loops and switches as operations with regions.
#ifndef MLOPT_DIALECTS_SCF_SCF_H
#define MLOPT_DIALECTS_SCF_SCF_H

#include "ir/operation.h"

typedef enum ScfOp {
#define OP(ID, ...) SCF_##ID,
#include "dialects/scf/scf_ops.def"
  SCF_NUM_OPS
} ScfOp;

/// Property slots.
enum { SCF_EXECUTE_REGION_NO_INLINE };
enum { SCF_FOR_UNSIGNED_CMP };
enum {
  SCF_FORALL_STATIC_LOWER,
  SCF_FORALL_STATIC_UPPER,
  SCF_FORALL_STATIC_STEP,
  SCF_FORALL_SEGMENTS,
  SCF_FORALL_MAPPING,
  SCF_FORALL_NUM_PROPS
};
enum { SCF_PARALLEL_SEGMENTS };
enum { SCF_INDEX_SWITCH_CASES };

/// The operands of scf.for: bounds and step, then the initial values. These are
/// also the operand groups of scf.parallel and scf.forall.
enum { SCF_LOWER, SCF_UPPER, SCF_STEP, SCF_INIT, SCF_NUM_BOUNDS = SCF_INIT };
/// Regions of scf.if and scf.while. Region 0 of scf.index_switch is the
/// default.
enum { SCF_IF_THEN, SCF_IF_ELSE };
enum { SCF_WHILE_BEFORE, SCF_WHILE_AFTER };

extern const OpDef scf_ops[SCF_NUM_OPS];
extern const DialectDef scf_dialect;

/// The last operation of the first block of region `index`.
static inline Operation *scf_terminator(const Operation *op, unsigned index) {
  return op_region(op, index)->first->last;
}

#endif

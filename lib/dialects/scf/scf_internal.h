// SPDX-License-Identifier: Apache-2.0
// Hooks and patterns of the scf operations.
#ifndef MLOPT_DIALECTS_SCF_SCF_INTERNAL_H
#define MLOPT_DIALECTS_SCF_SCF_INTERNAL_H

#include "dialects/scf/scf.h"
#include "ir/interfaces/op_interfaces.h"
#include "rewrite/pattern.h"

/// Checks in `_types` run before the traits, and those in `_body` and `_bodies`
/// after the regions' own checks, as in MLIR.
OpVerifier scf_verify_execute_region, scf_verify_execute_region_body,
    scf_verify_for_types, scf_verify_for, scf_verify_for_body,
    scf_verify_forall, scf_verify_forall_body, scf_verify_in_parallel,
    scf_verify_if, scf_verify_if_bodies, scf_verify_parallel,
    scf_verify_reduce_bodies, scf_verify_reduce_return, scf_verify_while,
    scf_verify_while_bodies, scf_verify_index_switch;

extern const OpInterfaces scf_condition_interfaces;
extern const OpInterfaces scf_execute_region_interfaces;
extern const OpInterfaces scf_for_interfaces;
extern const OpInterfaces scf_forall_interfaces;
extern const OpInterfaces scf_in_parallel_interfaces;
extern const OpInterfaces scf_if_interfaces;
extern const OpInterfaces scf_parallel_interfaces;
extern const OpInterfaces scf_reduce_interfaces;
extern const OpInterfaces scf_while_interfaces;
extern const OpInterfaces scf_index_switch_interfaces;

/// if !c { A } else { B } -> if c { B } else { A }, in place.
OpFold scf_fold_if;

/// How often the condition of an scf.if is used in each region of another one.
typedef struct ConditionUses {
  bool is_known;
  uint32_t in_region[2]; ///< By SCF_IF_THEN and SCF_IF_ELSE.
} ConditionUses;

/// Before `next`, which has the same condition, is merged into `first`: the
/// uses in both, if it is known that there are none in `first`. Linear in
/// `next`, if so.
ConditionUses scf_condition_uses_of_both(const Rewriter *rw,
                                         const Operation *first,
                                         const Operation *next);
/// Remembers the uses in `op`, a new operation, if they are known.
void scf_note_condition_uses(Rewriter *rw, const Operation *op,
                             const ConditionUses *uses);

#endif

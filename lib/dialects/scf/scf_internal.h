// SPDX-License-Identifier: Apache-2.0
// Hooks and patterns of the scf operations.
#ifndef MLOPT_DIALECTS_SCF_SCF_INTERNAL_H
#define MLOPT_DIALECTS_SCF_SCF_INTERNAL_H

#include "dialects/scf/scf.h"
#include "ir/interfaces/op_interfaces.h"
#include "rewrite/pattern.h"

bool scf_verify_execute_region(Context *ctx, const Operation *op);
bool scf_verify_execute_region_body(Context *ctx, const Operation *op);
bool scf_verify_for_types(Context *ctx, const Operation *op);
bool scf_verify_for(Context *ctx, const Operation *op);
bool scf_verify_for_body(Context *ctx, const Operation *op);
bool scf_verify_forall(Context *ctx, const Operation *op);
bool scf_verify_in_parallel(Context *ctx, const Operation *op);
bool scf_verify_if(Context *ctx, const Operation *op);
bool scf_verify_if_bodies(Context *ctx, const Operation *op);
bool scf_verify_parallel(Context *ctx, const Operation *op);
bool scf_verify_reduce_bodies(Context *ctx, const Operation *op);
bool scf_verify_reduce_return(Context *ctx, const Operation *op);
bool scf_verify_while(Context *ctx, const Operation *op);
bool scf_verify_while_bodies(Context *ctx, const Operation *op);
bool scf_verify_index_switch(Context *ctx, const Operation *op);

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

bool scf_fold_if(Context *ctx, Operation *op, const Attribute *const *constants,
                 FoldResult *results);

#endif

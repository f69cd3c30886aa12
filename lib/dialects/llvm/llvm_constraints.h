// SPDX-License-Identifier: Apache-2.0
// Sets of types and attributes that llvm operations ask for. A wrapped type
// holds where the type it spells would; where July 2020 asked for no more than
// an LLVM type, it holds for all wrapped types.
#ifndef MLOPT_DIALECTS_LLVM_LLVM_CONSTRAINTS_H
#define MLOPT_DIALECTS_LLVM_LLVM_CONSTRAINTS_H

#include "ir/op_def.h"

extern const TypeConstraint llvm_constraint_any;
extern const TypeConstraint llvm_constraint_sized;
extern const TypeConstraint llvm_constraint_integer;
extern const TypeConstraint llvm_constraint_integer_like;
extern const TypeConstraint llvm_constraint_float_like;
extern const TypeConstraint llvm_constraint_i1;
extern const TypeConstraint llvm_constraint_i1_like;
extern const TypeConstraint llvm_constraint_integer_or_pointer_like;
extern const TypeConstraint llvm_constraint_pointer;
extern const TypeConstraint llvm_constraint_pointer_like;
extern const TypeConstraint llvm_constraint_aggregate;
extern const TypeConstraint llvm_constraint_non_aggregate;
extern const TypeConstraint llvm_constraint_vector;

extern const AttrConstraint llvm_attr_constraint_linkage;
extern const AttrConstraint llvm_attr_constraint_cconv;
extern const AttrConstraint llvm_attr_constraint_fastmath;
extern const AttrConstraint llvm_attr_constraint_tail_call_kind;
extern const AttrConstraint llvm_attr_constraint_position;
extern const AttrConstraint llvm_attr_constraint_mask;
extern const AttrConstraint llvm_attr_constraint_ordering;
extern const AttrConstraint llvm_attr_constraint_rounding;
extern const AttrConstraint llvm_attr_constraint_exceptions;
extern const AttrConstraint llvm_attr_constraint_bin_op;
extern const AttrConstraint llvm_attr_constraint_symbol;
extern const AttrConstraint llvm_attr_constraint_small_int;
extern const AttrConstraint llvm_attr_constraint_array;
extern const AttrConstraint llvm_attr_constraint_frame_pointer;
extern const AttrConstraint llvm_attr_constraint_uwtable;
extern const AttrConstraint llvm_attr_constraint_target_features;
extern const AttrConstraint llvm_attr_constraint_memory_effects;
extern const AttrConstraint llvm_attr_constraint_loop_annotation;
extern const AttrConstraint llvm_attr_constraint_blocktag;
extern const AttrConstraint llvm_attr_constraint_blockaddress;
extern const AttrConstraint llvm_attr_constraint_local_variable;
extern const AttrConstraint llvm_attr_constraint_expression;
extern const AttrConstraint llvm_attr_constraint_label;
extern const AttrConstraint llvm_attr_constraint_alias_scope;
extern const AttrConstraint llvm_attr_constraint_access_groups;
extern const AttrConstraint llvm_attr_constraint_alias_scopes;
extern const AttrConstraint llvm_attr_constraint_tbaa;
extern const AttrConstraint llvm_attr_constraint_variable_expressions;
extern const AttrConstraint llvm_attr_constraint_flat_symbols;
extern const AttrConstraint llvm_attr_constraint_i32s;

#endif

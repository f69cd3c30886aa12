// SPDX-License-Identifier: Apache-2.0
// The tables of patterns, by subject.
#ifndef MLOPT_PASSES_LOWER_TO_LLVM_PATTERNS_H
#define MLOPT_PASSES_LOWER_TO_LLVM_PATTERNS_H

#include "passes/lower_to_llvm/type_converter.h"

/// Rules of each subject, for the pattern set.
extern const PatternTable std_arith_lowerings;
extern const PatternTable std_division_lowerings;
extern const PatternTable std_control_flow_lowerings;
extern const PatternTable std_function_lowerings;
extern const PatternTable std_memory_lowerings;
extern const PatternTable std_allocation_lowerings;
extern const PatternTable std_memref_shape_lowerings;
extern const PatternTable std_atomic_lowerings;
extern const PatternTable memref_view_lowerings;
extern const PatternTable memref_unranked_lowerings;
extern const PatternTable memref_copy_lowerings;
extern const PatternTable memref_global_lowerings;
extern const PatternTable alloca_scope_lowerings;
extern const PatternTable assumption_lowerings;
extern const PatternTable arith_lowerings;
extern const PatternTable math_lowerings;
extern const PatternTable complex_lowerings;
extern const PatternTable index_lowerings;
extern const PatternTable vector_lowerings;
/// These get their operands as they are, not converted.
extern const PatternTable vector_untyped_lowerings;
extern const PatternTable vector_memory_lowerings;
extern const PatternTable vector_masked_lowerings;
extern const PatternTable vector_print_lowerings;
extern const PatternTable vector_reduction_lowerings;
extern const PatternTable ub_lowerings;

/// Adds all rules, or with `dialect` those for its operations; `converter` is
/// passed to them.
void lowering_add_patterns(PatternSet *set, const LLVMTypeConverter *converter,
                           const DialectDef *dialect);

#endif

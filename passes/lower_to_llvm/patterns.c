// SPDX-License-Identifier: Apache-2.0
// The tables of all lowering rules in one list, from which a pass takes those
// of its dialect.
#include "passes/arith_expand/expansion.h"
#include "passes/lower_to_llvm/lowering.h"

void lowering_add_patterns(PatternSet *set, const LLVMTypeConverter *converter,
                           const DialectDef *dialect) {
  const struct {
    const RewritePattern *rows;
    size_t count;
  } tables[] = {
      {std_arith_lowerings, num_std_arith_lowerings},
      {std_division_lowerings, num_std_division_lowerings},
      {std_control_flow_lowerings, num_std_control_flow_lowerings},
      {std_function_lowerings, num_std_function_lowerings},
      {std_memory_lowerings, num_std_memory_lowerings},
      {std_allocation_lowerings, num_std_allocation_lowerings},
      {std_memref_shape_lowerings, num_std_memref_shape_lowerings},
      {std_atomic_lowerings, num_std_atomic_lowerings},
      {memref_view_lowerings, num_memref_view_lowerings},
      {memref_unranked_lowerings, num_memref_unranked_lowerings},
      {memref_copy_lowerings, num_memref_copy_lowerings},
      {memref_global_lowerings, num_memref_global_lowerings},
      {alloca_scope_lowerings, num_alloca_scope_lowerings},
      {assumption_lowerings, num_assumption_lowerings},
      {arith_lowerings, num_arith_lowerings},
      {arith_division_expansions, num_arith_division_expansions},
      {math_lowerings, num_math_lowerings},
      {complex_lowerings, num_complex_lowerings},
      {index_lowerings, num_index_lowerings},
      {ub_lowerings, num_ub_lowerings},
      {vector_lowerings, num_vector_lowerings},
      {vector_memory_lowerings, num_vector_memory_lowerings},
      {vector_reduction_lowerings, num_vector_reduction_lowerings},
  };
  for (size_t i = 0; i < ARRAY_LENGTH(tables); i++)
    for (size_t row = 0; row < tables[i].count; row++)
      if (!dialect || tables[i].rows[row].root->dialect == dialect)
        pattern_set_add(set, &tables[i].rows[row], 1, converter->types,
                        converter);
}

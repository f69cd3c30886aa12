// SPDX-License-Identifier: Apache-2.0
// The tables of all lowering rules in one list. A pass takes those of its
// dialect.
#include "passes/lower_to_llvm/patterns.h"

#include "passes/arith_expand/expansion.h"

void lowering_add_patterns(PatternSet *set, const LLVMTypeConverter *converter,
                           const DialectDef *dialect) {
  static const PatternTable *const tables[] = {
      &std_arith_lowerings,
      &std_division_lowerings,
      &std_control_flow_lowerings,
      &std_function_lowerings,
      &std_memory_lowerings,
      &std_allocation_lowerings,
      &std_memref_shape_lowerings,
      &std_atomic_lowerings,
      &memref_view_lowerings,
      &memref_unranked_lowerings,
      &memref_copy_lowerings,
      &memref_global_lowerings,
      &alloca_scope_lowerings,
      &assumption_lowerings,
      &arith_lowerings,
      &arith_division_expansions,
      &math_lowerings,
      &complex_lowerings,
      &index_lowerings,
      &ub_lowerings,
      &vector_lowerings,
      &vector_untyped_lowerings,
      &vector_memory_lowerings,
      &vector_masked_lowerings,
      &vector_print_lowerings,
      &vector_reduction_lowerings,
  };
  for (size_t i = 0; i < ARRAY_LENGTH(tables); i++) {
    const TypeConverter *types =
        tables[i] == &vector_untyped_lowerings ? NULL : converter->types;
    for (size_t row = 0; row < tables[i]->num_patterns; row++) {
      const RewritePattern *pattern = &tables[i]->patterns[row];
      if (!dialect || pattern->root->dialect == dialect)
        pattern_set_add(set, pattern, 1, types, converter);
    }
  }
}

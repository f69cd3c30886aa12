// SPDX-License-Identifier: Apache-2.0
// The memref dialect: names of results, and interfaces.
#include "dialects/memref/memref.h"

#include "dialects/common/control_flow.h"

#include "dialects/arith/arith.h"
#include "dialects/memref/memref_internal.h"
#include "dialects/memref/memref_patterns.h"
#include "ir/definitions/dialect_def.h"
#include "ir/interfaces/fold.h"

#define FIXED_NAME(hook, name)                                                 \
  NAME_HOOK(hook) {                                                            \
    (void)op;                                                                  \
    stream_cstr(text, name);                                                   \
  }

FIXED_NAME(memref_name_alloc, "alloc")
FIXED_NAME(memref_name_alloca, "alloca")
FIXED_NAME(memref_name_dim, "dim")
FIXED_NAME(memref_name_pointer, "intptr")
FIXED_NAME(memref_name_assume_alignment, "assume_align")
FIXED_NAME(memref_name_cast, "cast")
FIXED_NAME(memref_name_memory_space_cast, "memspacecast")
FIXED_NAME(memref_name_view, "view")
FIXED_NAME(memref_name_subview, "subview")
FIXED_NAME(memref_name_reinterpret_cast, "reinterpret_cast")
FIXED_NAME(memref_name_reshape, "reshape")
FIXED_NAME(memref_name_expand_shape, "expand_shape")
FIXED_NAME(memref_name_collapse_shape, "collapse_shape")
FIXED_NAME(memref_name_transpose, "transpose")

/// `base_buffer`, `offset`, one name for all sizes and one for all strides.
NAME_HOOK(memref_name_metadata) {
  stream_cstr(text, "base_buffer,offset");
  uint32_t rank = op->num_results > 2 ? (op->num_results - 2) / 2 : 0;
  for (uint32_t i = 0; i < rank; i++)
    stream_cstr(text, i ? "," : ",sizes");
  for (uint32_t i = 0; i < rank; i++)
    stream_cstr(text, i ? "," : ",strides");
}

/// Control goes into the only region, and comes back with the terminator's
/// operands.
static void alloca_scope_successors(const Operation *op, const Operation *from,
                                    const Attribute *const *constants,
                                    RegionSuccessors *successors) {
  (void)constants;
  if (from == op)
    region_successors_push(successors, 0, 0, 0, 0);
  else
    region_successors_push(successors, REGION_SUCCESSOR_PARENT, 0, 0,
                           from->num_operands);
}

const OpInterfaces memref_alloca_scope_interfaces = {
    .region_successors = alloca_scope_successors,
};

/// Only a dimension that exists can be asked for speculatively.
static bool is_dim_speculatable(const Operation *op) {
  const ShapedType *memref = type_as_ranked_memref(op_operand_type(op, 0));
  const Attribute *index = value_constant(op_operand(op, 1));
  int64_t value;
  return memref && index && attr_integer_value(index, &value) &&
         value < memref->rank;
}

const OpInterfaces memref_dim_interfaces = {
    .is_speculatable = is_dim_speculatable,
};

/// memref's constants are arith's.
const DialectDef memref_dialect = {
    .name = STR_INIT("memref"),
    .ops = memref_ops,
    .num_ops = MEMREF_NUM_OPS,
    .lowering_pass = "finalize-memref-to-llvm",
    .materialize_constant = arith_materialize_constant,
    .patterns = &memref_patterns,
    .inliner = &inline_everything,
};

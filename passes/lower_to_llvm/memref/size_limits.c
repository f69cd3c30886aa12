// SPDX-License-Identifier: Apache-2.0
// Memrefs that are too large to compute with. Their types cannot be converted.
// A partial conversion would leave them as they are, but this is an error.
#include "passes/lower_to_llvm/memref/size_limits.h"

#include "dialects/memref/memref_limits.h"
#include "ir/walk.h"

/// Is `attr` the type, or a function type that has it?
static bool says_type(const Attribute *attr, const Type *type) {
  const TypeAttr *said = attr_as_type(attr);
  const FunctionType *function = said ? type_as_function(said->value) : NULL;
  if (!function)
    return said && said->value == type;
  for (size_t i = 0; i < (size_t)function->num_inputs + function->num_results;
       i++)
    if (function->types[i] == type)
      return true;
  return false;
}

static bool has_type(const Operation *op, const Type *type) {
  for (uint32_t i = 0; i < op->num_results; i++)
    if (op_result_type(op, i) == type)
      return true;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (op_operand_type(op, i) == type)
      return true;
  for (uint32_t i = 0; i < op->num_props; i++)
    if (says_type(op_prop(op, i), type))
      return true;
  return false;
}

bool lowering_check_sizes(const LLVMTypeConverter *converter, Context *ctx,
                          Operation *root) {
  const Type *type = *converter->oversized;
  if (!type)
    return true;
  const Operation *found = root;
  FOR_EACH_OP_PREORDER(op, root)
    if (has_type(op, type)) {
      found = op;
      break;
    }
  memref_reject_sizes(ctx, found, type, converter->index_width);
  return false;
}

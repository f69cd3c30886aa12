// SPDX-License-Identifier: Apache-2.0
// Checks of operations that ask for the bounds of values.
#include "dialects/test/test_internal.h"

#include "ir/affine/affine.h"
#include "ir/attributes/attribute.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"
#include "ir/operation.h"
#include "ir/types/type.h"

bool test_verify_bound(Context *ctx, const Operation *op) {
  const Type *type = op_operand_type(op, 0);
  const Attribute *dim = op_attr(op, STR("dim"));
  const char *wrong = NULL;
  if (!type_is_index(type) && !type_as_shaped(type))
    wrong = "expected index-typed variable or shape type variable";
  else if (type_is_index(type) && dim)
    wrong = "unexpected 'dim' attribute for index variable";
  else if (!type_is_index(type) && !dim)
    wrong = "expected 'dim' attribute for shaped type variable";
  if (wrong)
    op_emit_op_error(ctx, op, "%s", wrong);
  return !wrong;
}

/// Operands that one side of the comparison takes.
static uint32_t num_inputs(const Operation *op, StringRef map_name) {
  const AffineMapAttr *attr = attr_as_affine_map(op_attr(op, map_name));
  return attr ? attr->value->num_dims + attr->value->num_symbols : 1;
}

bool test_verify_compare(Context *ctx, const Operation *op) {
  bool has_map = op_attr(op, STR("lhs_map")) || op_attr(op, STR("rhs_map"));
  if (has_map && op_attr(op, STR("compose"))) {
    op_emit_op_error(ctx, op,
                     "'compose' not supported when 'lhs_map' or 'rhs_map' is "
                     "present");
    return false;
  }
  uint32_t expected =
      num_inputs(op, STR("lhs_map")) + num_inputs(op, STR("rhs_map"));
  if (op->num_operands == expected)
    return true;
  op_emit_op_error(ctx, op, "expected %u operands, but got %u", expected,
                   op->num_operands);
  return false;
}

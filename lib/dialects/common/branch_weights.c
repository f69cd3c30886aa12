// SPDX-License-Identifier: Apache-2.0
// Weights of branches, which cf and llvm share.
#include "dialects/common/branch_weights.h"

#include "ir/attributes/attribute.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"

bool branch_weights_verify(Context *ctx, const Operation *op) {
  int slot = op_def_prop_index(op->def, STR("branch_weights"));
  const DenseArrayAttr *weights =
      slot < 0 ? NULL : attr_as_dense_array(op_prop(op, (unsigned)slot));
  if (!weights || weights->size == 0)
    return true;
  if (weights->size != op->num_successors) {
    op_emit_error(ctx, op,
                  "expects number of branch weights to match number of "
                  "successors: %zu vs %u",
                  weights->size, op->num_successors);
    return false;
  }
  const int32_t *values = weights->data;
  for (size_t i = 0; i < weights->size; i++)
    if (values[i])
      return true;
  op_emit_error(ctx, op, "branch weights cannot all be zero");
  return false;
}

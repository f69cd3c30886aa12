// SPDX-License-Identifier: Apache-2.0
#include "dialects/scf/scf_forall.h"

#include "dialects/arith/arith_build.h"
#include "dialects/scf/scf.h"
#include "dialects/scf/scf_build.h"
#include "ir/op_attrs.h"

static void append_group(Rewriter *rw, const Operation *op, unsigned group,
                         ForallBounds *bounds) {
  const DenseArrayAttr *numbers = attr_as_dense_array(op_prop(op, group));
  const int64_t *data = numbers->data;
  unsigned next, count;
  op_operand_segment(op, group, &next, &count);
  for (size_t i = 0; i < numbers->size; i++)
    VECTOR_PUSH(bounds, data[i] == INT64_MIN
                            ? op_operand(op, next++)
                            : arith_build_index(rw, op->loc, data[i]));
}

void scf_forall_bounds(Rewriter *rw, const Operation *op,
                       ForallBounds *bounds) {
  for (unsigned group = SCF_LOWER; group <= SCF_STEP; group++)
    append_group(rw, op, group, bounds);
}

void scf_forall_to_parallel(Rewriter *rw, Operation *op) {
  ForallBounds bounds = {0};
  scf_forall_bounds(rw, op, &bounds);
  Operation *parallel = scf_build_parallel_shell(
      &rw->builder, op->loc, bounds.data, bounds.size / 3, NULL, 0);
  VECTOR_FREE(&bounds);
  rewriter_inline_region_before(rw, op_region(op, 0), op_region(parallel, 0),
                                NULL);
  Operation *end = scf_terminator(parallel, 0);
  builder_set_to_end(&rw->builder, end->block);
  builder_create_op(&rw->builder, &scf_ops[SCF_REDUCE], end->loc, NULL, 0, NULL,
                    NULL);
  rewriter_erase_op(rw, end);
  const Attribute *mapping = op_prop(op, SCF_FORALL_MAPPING);
  if (mapping)
    op_set_attr(rewriter_context(rw), parallel, STR("mapping"), mapping);
  rewriter_replace_op(rw, op, NULL);
}

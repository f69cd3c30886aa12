// SPDX-License-Identifier: Apache-2.0
// -test-distinct-attrs: fresh distinct attributes of the payload of others.
#include "ir/op_attrs.h"
#include "ir/walk.h"
#include "passes/test/patterns/test_patterns.h"
#include "passes/test/test_passes.h"

static bool run(Context *ctx, Operation *root, const void *options) {
  (void)options;
  for (Operation *op = walk_first_postorder(root); op;
       op = walk_next_postorder(root, op)) {
    const DistinctAttr *input =
        attr_as_distinct(op_attr(op, STR("distinct.input")));
    if (input)
      op_set_attr(ctx, op, STR("distinct.output"),
                  distinct_attr_create(ctx, input->referenced,
                                       context_next_distinct_id(ctx)));
  }
  return true;
}

const PassDef test_distinct_attrs_pass = {
    .flag = "test-distinct-attrs",
    .summary = "Test parallel creation of distinct attributes",
    .anchor = "func.func",
    .run = run,
};

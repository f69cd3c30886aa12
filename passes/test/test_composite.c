// SPDX-License-Identifier: Apache-2.0
// -test-composite-fixed-point-pass: -canonicalize and -cse, until neither
// changes anything.
#include "passes/passes.h"
#include "passes/test/test_passes.h"

static bool add(Arena *arena, Pipeline *pipeline, StringRef options,
                Stream *error) {
  (void)options;
  static const char inner[] = "canonicalize{  max-iterations=10 "
                              "max-num-rewrites=-1 region-simplify=normal "
                              "test-convergence=false top-down=true},cse";
  Stream text = {0};
  stream_format(&text, "name=TestCompositePass pipeline={%s}", inner);
  bool ok = pipeline_add_pass(arena, pipeline, &composite_fixed_point_pass_pass,
                              stream_view(&text), error);
  stream_free(&text);
  return ok;
}

const PassDef test_composite_fixed_point_pass_pass = {
    .flag = "test-composite-fixed-point-pass",
    .summary = "Test composite pass",
    .expand = add,
};

// SPDX-License-Identifier: Apache-2.0
// -test-composite-fixed-point-pass: -canonicalize and -cse, until neither
// changes anything. Follows mlir::createCompositeFixedPointPass.
#include "ir/diagnostics/op_diag.h"
#include "ir/print/printer.h"
#include "passes/passes.h"
#include "passes/test/test_passes.h"

enum { MAX_ITERATIONS = 10 };

/// What tells whether `op` has changed: its text.
static void take_text(Context *ctx, const Operation *op, Stream *text) {
  PrintOptions options = print_options_default();
  options.generic = true;
  options.debug_info = true;
  options.local_scope = true;
  text->size = 0;
  op_print(ctx, op, &options, text);
}

static bool run_pass(Context *ctx, Operation *op, const PassDef *pass) {
  return pass->run(ctx, op, pass->defaults);
}

static bool run(Context *ctx, Operation *op, const void *options) {
  (void)options;
  Stream before = {0}, after = {0};
  bool ok = true, changed = true;
  take_text(ctx, op, &before);
  for (unsigned i = 0; ok && changed && i < MAX_ITERATIONS; i++) {
    ok = run_pass(ctx, op, &canonicalize_pass) && run_pass(ctx, op, &cse_pass);
    take_text(ctx, op, &after);
    changed = !string_ref_equals(stream_view(&before), stream_view(&after));
    Stream last = before;
    before = after;
    after = last;
  }
  stream_free(&before);
  stream_free(&after);
  if (ok && changed)
    location_emit(ctx, op->loc, DIAG_WARNING,
                  "Composite pass \"TestCompositePass\"+ didn't converge in %u "
                  "iterations",
                  (unsigned)MAX_ITERATIONS);
  return ok;
}

const PassDef test_composite_fixed_point_pass_pass = {
    .flag = "test-composite-fixed-point-pass",
    .summary = "Test composite pass",
    .run = run,
};

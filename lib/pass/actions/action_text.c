// SPDX-License-Identifier: Apache-2.0
#include "pass/actions/action_text.h"

#include "ir/print/printer.h"
#include "rewrite/trace_op.h"

void action_write(const Action *action, Stream *out) {
  const char *tag = action_tag(action->kind);
  switch (action->kind) {
  case ACTION_PASS_EXECUTION:
    stream_format(out, "`%s` running `%s` on Operation `%.*s`", tag,
                  action->name, STR_ARGS(action->op->def->name));
    break;
  case ACTION_APPLY_PATTERN:
    stream_format(out, "`%s pattern: %s", tag, action->name);
    break;
  case ACTION_REWRITE_ITERATION:
    stream_format(out, "%s(%lld)", tag, (long long)action->iteration);
    break;
  case ACTION_APPLY_CONVERSION:
  case ACTION_FOLD:
    stream_cstr(out, tag);
    break;
  }
}

void action_write_subject(Context *ctx, const Action *action, Stream *out) {
  PrintOptions options = print_options_default();
  options.local_scope = true;
  options.skip_regions = true;
  options.generic =
      action->is_midway && !op_has_trait(action->op, TRAIT_ISOLATED);
  options.elide_repeated = true;
  options.use_local_numbering = trace_is_in_large_scope(action->op);
  if (action->region >= 0)
    stream_format(out, "Region #%d for op ", action->region);
  op_print(ctx, action->op, &options, out);
  while (out->size && out->data[out->size - 1] == '\n')
    out->size--;
}

// SPDX-License-Identifier: Apache-2.0
// -llvm-use-default-visibility: gives functions, globals, aliases and ifuncs
// that have the default visibility another one. Follows mlir's
// LLVMUseDefaultVisibility.
#include "ir/op_attrs.h"
#include "ir/walk.h"
#include "passes/passes.h"

typedef struct VisibilityOptions {
  unsigned visibility; ///< Index in `visibilities`.
} VisibilityOptions;

/// In the order of LLVM's numbers, which begin with the default one.
static const char *const visibilities[] = {"hidden", "protected", NULL};
enum { NOT_GIVEN = ARRAY_LENGTH(visibilities) - 1 };

static const PassOption options_table[] = {
    {.name = "visibility",
     .kind = PASS_OPTION_ENUM,
     .offset = offsetof(VisibilityOptions, visibility),
     .help = "Visibility to use in place of default.",
     .values = visibilities},
};
static const VisibilityOptions defaults = {.visibility = NOT_GIVEN};

static bool is_default(const Attribute *visibility) {
  int64_t number;
  return !visibility ||
         (attr_integer_value(visibility, &number) && number == 0);
}

static bool run(Context *ctx, Operation *module, const void *pass_options) {
  const VisibilityOptions *options = pass_options;
  if (options->visibility == NOT_GIVEN)
    return true;
  const Attribute *visibility = integer_attr_get_i64(
      ctx, integer_type_get(ctx, 64), options->visibility + 1);
  FOR_EACH_OP_PREORDER(op, module) {
    int slot = op_def_prop_index(op->def, STR("visibility_"));
    if (slot >= 0 && is_default(op_prop(op, (unsigned)slot)))
      op_set_prop(op, (unsigned)slot, visibility);
  }
  return true;
}

const PassDef llvm_use_default_visibility_pass = {
    .flag = "llvm-use-default-visibility",
    .name = "LLVMUseDefaultVisibilityPass",
    .summary = "Update default visibility of all global values and function "
               "definitions",
    .anchor = "builtin.module",
    .run = run,
    PASS_OPTIONS(options_table, VisibilityOptions),
    .defaults = &defaults,
};

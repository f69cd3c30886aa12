// SPDX-License-Identifier: Apache-2.0
// -symbol-privatize: makes the symbols of an operation private. Follows mlir's
// SymbolPrivatize.
#include "ir/interfaces/symbol_table.h"
#include "passes/passes.h"

typedef struct PrivatizeOptions {
  StringRef exclude; ///< Names with commas between.
} PrivatizeOptions;

static const PassOption options[] = {
    {.name = "exclude",
     .kind = PASS_OPTION_LIST,
     .offset = offsetof(PrivatizeOptions, exclude),
     .help = "Comma separated list of symbols that should not be marked "
             "private"},
};

static void enter_names(StringMap *names, StringRef list) {
  StringRef name;
  while (pass_list_next(&list, &name))
    string_map_set(names, name, names); // Any value but NULL.
}

static bool run(Context *ctx, Operation *op, const void *pass_options) {
  const PrivatizeOptions *chosen = pass_options;
  StringMap excluded = {0};
  enter_names(&excluded, chosen->exclude);
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i)) {
      FOR_EACH_OP(symbol, block) {
        if (op_is_symbol(symbol) &&
            !string_map_get(&excluded, symbol_name(symbol)))
          symbol_set_visibility(ctx, symbol, STR("private"));
      }
    }
  string_map_free(&excluded);
  return true;
}

const PassDef symbol_privatize_pass = {
    .flag = "symbol-privatize",
    .name = "SymbolPrivatize",
    .summary = "Mark symbols private",
    .run = run,
    PASS_OPTIONS(options, PrivatizeOptions),
};

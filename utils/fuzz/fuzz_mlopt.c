// SPDX-License-Identifier: Apache-2.0
// The fuzz target. It parses and verifies any text. If the text is valid, it
// prints the module, reads that and prints it again, in custom and in generic
// form; both times the bytes must be the same. Then it converts std to llvm, in
// the spelling that the size of the text picks, and prints and reads the
// result. It traps if anything is wrong.
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "tool/mlopt.h"

static const char *const pipelines[] = {
    "builtin.module(convert-std-to-llvm)",
    "builtin.module(convert-std-to-llvm{llvm-types=modern})",
    "builtin.module(convert-std-to-llvm{emit-c-wrappers})",
    "builtin.module(convert-std-to-llvm{use-bare-ptr-memref-call-conv})",
    "builtin.module(convert-std-to-llvm{use-aligned-alloc})",
};

_Noreturn static void give_up(MloptContext *context, const char *what,
                              const char *text) {
  fprintf(stderr, "%s\n%s\n%s\n", what, mlopt_context_diagnostics(context),
          text ? text : "");
  __builtin_trap();
}

/// May the text change when it is read and printed again, as in mlir? Each
/// time, affine expressions are simplified one step further; and the location
/// of a masked operation is not printed.
static bool may_change(const char *text) {
  return strstr(text, "affine_map") || strstr(text, "affine_set") ||
         (strstr(text, "vector.mask ") && strstr(text, "loc("));
}

/// Is there a symbol without a name? It is printed as in mlir, which cannot
/// read it.
static bool is_unreadable(const char *text) {
  return strstr(text, "@<<INVALID EMPTY SYMBOL>>");
}

/// Prints the module, reads the text back, and checks that it prints the same.
static void check_round_trip(MloptContext *context, MloptModule *module,
                             unsigned flags) {
  size_t size, size_again;
  char *text = mlopt_module_print(module, flags, &size);
  MloptModule *again = mlopt_module_parse(context, "printed", text, size);
  if (!again && is_unreadable(text)) {
    mlopt_free(text);
    return;
  }
  if (!again)
    give_up(context, "what was printed is refused", text);
  char *text_again = mlopt_module_print(again, flags, &size_again);
  if (!may_change(text) &&
      (size != size_again || memcmp(text, text_again, size))) {
    fprintf(stderr, "%s", text);
    give_up(context, "what was printed prints otherwise", text_again);
  }
  mlopt_free(text);
  mlopt_free(text_again);
  mlopt_module_free(again);
}

static void check_conversion(MloptContext *context, MloptModule *module,
                             size_t choice) {
  size_t count = sizeof pipelines / sizeof *pipelines;
  if (mlopt_module_run(module, pipelines[choice % count]))
    check_round_trip(context, module, MLOPT_PRINT_DEFAULT);
  else if (!*mlopt_context_diagnostics(context))
    give_up(context, "the conversion failed without an error", NULL);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  MloptContext *context = mlopt_context_create();
  mlopt_context_allow_unregistered_dialects(context, size % 2 == 0);
  MloptModule *module =
      mlopt_module_parse(context, "input", (const char *)data, size);
  if (module) {
    check_round_trip(context, module, MLOPT_PRINT_DEFAULT);
    check_round_trip(context, module, MLOPT_PRINT_GENERIC);
    check_round_trip(context, module, MLOPT_PRINT_DEBUG_INFO);
    check_conversion(context, module, size / 2);
  } else if (!*mlopt_context_diagnostics(context)) {
    give_up(context, "refused without an error", NULL);
  }
  mlopt_module_free(module);
  mlopt_context_free(context);
  return 0;
}

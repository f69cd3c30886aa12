// SPDX-License-Identifier: Apache-2.0
// The fuzz target. It parses and verifies any text. If the text is valid, it
// prints the module, reads that and prints it again, in custom and in generic
// form; both times the bytes must be the same. Then it converts std to llvm, in
// the spelling that the size of the text picks, and prints and reads the
// result. It traps if anything is wrong.
#include "utils/fuzz/fuzz.h"

static const char *const pipelines[] = {
    "builtin.module(convert-std-to-llvm)",
    "builtin.module(convert-std-to-llvm{llvm-types=modern})",
    "builtin.module(convert-std-to-llvm{emit-c-wrappers})",
    "builtin.module(convert-std-to-llvm{use-bare-ptr-memref-call-conv})",
    "builtin.module(convert-std-to-llvm{use-aligned-alloc})",
};

typedef enum Form { FORM_CUSTOM, FORM_GENERIC, FORM_DEBUG_INFO } Form;

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

static Text print(MlirModule module, Form form) {
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  if (form == FORM_GENERIC)
    mlirOpPrintingFlagsPrintGenericOpForm(flags);
  if (form == FORM_DEBUG_INFO)
    mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
  Text text = {0};
  mlirOperationPrintWithFlags(mlirModuleGetOperation(module), flags,
                              text_append, &text);
  mlirOpPrintingFlagsDestroy(flags);
  return text;
}

/// Prints the module, reads the text back, and checks that it prints the same.
static void check_round_trip(Fuzz *fuzz, MlirModule module, Form form) {
  Text text = print(module, form);
  MlirModule again = read_module(fuzz, text.data, text.size);
  if (mlirModuleIsNull(again) && is_unreadable(text.data)) {
    free(text.data);
    return;
  }
  if (mlirModuleIsNull(again))
    give_up(fuzz, "what was printed is refused", text.data);
  Text text_again = print(again, form);
  if (!may_change(text.data) &&
      (text.size != text_again.size ||
       memcmp(text.data, text_again.data, text.size))) {
    fprintf(stderr, "%s", text.data);
    give_up(fuzz, "what was printed prints otherwise", text_again.data);
  }
  free(text.data);
  free(text_again.data);
  mlirModuleDestroy(again);
}

static void check_conversion(Fuzz *fuzz, MlirModule module, size_t choice) {
  const char *pipeline =
      pipelines[choice % (sizeof pipelines / sizeof *pipelines)];
  MlirPassManager passes = mlirPassManagerCreate(fuzz->context);
  if (mlirLogicalResultIsFailure(mlirParsePassPipeline(
          mlirPassManagerGetAsOpPassManager(passes),
          mlirStringRefCreateFromCString(pipeline), text_append, &fuzz->said)))
    give_up(fuzz, "the pipeline is wrong", pipeline);
  fuzz->num_errors = 0;
  if (mlirLogicalResultIsSuccess(
          mlirPassManagerRunOnOp(passes, mlirModuleGetOperation(module))))
    check_round_trip(fuzz, module, FORM_CUSTOM);
  else if (!fuzz->num_errors)
    give_up(fuzz, "the conversion failed without an error", NULL);
  mlirPassManagerDestroy(passes);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Fuzz fuzz;
  fuzz_begin(&fuzz);
  mlirContextSetAllowUnregisteredDialects(fuzz.context, size % 2 == 0);
  MlirModule module = read_module(&fuzz, (const char *)data, size);
  if (!mlirModuleIsNull(module)) {
    check_round_trip(&fuzz, module, FORM_CUSTOM);
    check_round_trip(&fuzz, module, FORM_GENERIC);
    check_round_trip(&fuzz, module, FORM_DEBUG_INFO);
    check_conversion(&fuzz, module, size / 2);
    mlirModuleDestroy(module);
  }
  fuzz_end(&fuzz);
  return 0;
}

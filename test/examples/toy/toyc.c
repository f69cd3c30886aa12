// SPDX-License-Identifier: Apache-2.0
// The compiler: toyc FILE -emit=ast|mlir|mlir-opt|mlir-loops|llvm.
#include <stdlib.h>
#include <string.h>

#include "mlir-c/Pass.h"
#include "mlir-c/RegisterEverything.h"
#include "mlir-c/Target/LLVMIR.h"
#include "toy.h"

static void write_text(MlirStringRef text, void *user) {
  fwrite(text.data, 1, text.length, user);
}

/// The whole file with a NUL at the end; NULL after an error.
static char *read_file(const char *path) {
  FILE *file = strcmp(path, "-") ? fopen(path, "rb") : stdin;
  char *text = NULL;
  size_t size = 0, capacity = 0, count = 1;
  while (file && count) {
    if (size + 1 >= capacity) {
      capacity = capacity ? capacity * 2 : 4096;
      char *grown = realloc(text, capacity);
      if (!grown)
        break;
      text = grown;
    }
    count = fread(text + size, 1, capacity - size - 1, file);
    size += count;
  }
  if (file && file != stdin)
    fclose(file);
  if (text)
    text[size] = '\0';
  else
    fprintf(stderr, "toyc: cannot read '%s'\n", path);
  return text;
}

static bool run_passes(MlirModule module, const char *pipeline) {
  MlirOperation op = mlirModuleGetOperation(module);
  MlirPassManager manager = mlirPassManagerCreate(mlirOperationGetContext(op));
  bool ok =
      !failed(mlirParsePassPipeline(mlirPassManagerGetAsOpPassManager(manager),
                                    str(pipeline), write_text, stderr)) &&
      !failed(mlirPassManagerRunOnOp(manager, op));
  mlirPassManagerDestroy(manager);
  return ok;
}

static const char optimize[] =
    "builtin.module(inline,func.func(toy-shape-inference,canonicalize,cse))";

static const char loops[] =
    "builtin.module(toy-to-loops,func.func(canonicalize,cse))";
static const char to_llvm[] =
    "builtin.module(convert-scf-to-cf,convert-to-llvm,canonicalize)";

/// Writes the module in the form that is asked for.
static bool write_module(MlirModule module, const char *what) {
  MlirOperation op = mlirModuleGetOperation(module);
  if (strcmp(what, "llvm")) {
    mlirOperationPrint(op, write_text, stdout);
    printf("\n");
    return true;
  }
  char *text = mlirTranslateModuleToLLVMIRToString(op);
  if (text)
    fputs(text, stdout);
  free(text);
  return text != NULL;
}

static bool emit(MlirContext context, Parser *parser, const char *what) {
  MlirModule module = toy_generate(context, parser);
  bool ok = !mlirModuleIsNull(module);
  if (ok && strcmp(what, "mlir"))
    ok = run_passes(module, optimize);
  if (ok && strcmp(what, "mlir") && strcmp(what, "mlir-opt"))
    ok = run_passes(module, loops);
  if (ok && !strcmp(what, "llvm"))
    ok = run_passes(module, to_llvm);
  ok = ok && write_module(module, what);
  if (!mlirModuleIsNull(module))
    mlirModuleDestroy(module);
  return ok;
}

static MlirContext create_context(void) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  MlirContext context = mlirContextCreateWithRegistry(registry, false);
  mlirDialectRegistryDestroy(registry);
  return context;
}

static bool compile(const char *path, const char *what) {
  char *text = read_file(path);
  if (!text)
    return false;
  Parser parser;
  bool ok = parser_run(&parser, path, text);
  if (ok && !strcmp(what, "ast")) {
    ast_print(stdout, &parser);
  } else if (ok) {
    MlirContext context = create_context();
    ok = !failed(toy_register_dialect(context)) &&
         !failed(toy_register_passes(context)) &&
         !failed(toy_register_lowering(context)) &&
         emit(context, &parser, what);
    mlirContextDestroy(context);
  }
  parser_free(&parser);
  free(text);
  return ok;
}

int main(int argc, char **argv) {
  static const char *const kinds[] = {"ast", "mlir", "mlir-opt", "mlir-loops",
                                      "llvm"};
  const char *path = NULL, *what = "mlir";
  bool is_known = false;
  for (int i = 1; i < argc; i++) {
    if (!strncmp(argv[i], "-emit=", 6))
      what = argv[i] + 6;
    else
      path = argv[i];
  }
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    is_known |= !strcmp(kinds[i], what);
  if (!path || !is_known) {
    fprintf(stderr,
            "usage: toyc FILE [-emit=ast|mlir|mlir-opt|mlir-loops|llvm]\n");
    return 1;
  }
  return compile(path, what) ? 0 : 1;
}

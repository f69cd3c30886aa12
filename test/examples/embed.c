// SPDX-License-Identifier: Apache-2.0
// Reads MLIR from standard input, lowers it from std to the LLVM dialect, and
// prints it. Errors go to standard error, as no handler takes them. Build it
// against the installed library:
//
//   cc embed.c $(pkg-config --cflags --libs mlopt) -o embed
#include <mlir-c/Pass.h>
#include <mlir-c/RegisterEverything.h>
#include <stdio.h>
#include <stdlib.h>

/// All of standard input; to be freed.
static char *read_input(size_t *size) {
  size_t capacity = 1 << 16;
  char *text = (char *)malloc(capacity);
  *size = 0;
  while (text) {
    size_t count = fread(text + *size, 1, capacity - *size, stdin);
    *size += count;
    if (!count)
      return text;
    if (*size == capacity)
      text = (char *)realloc(text, capacity *= 2);
  }
  return NULL;
}

static void write_text(MlirStringRef text, void *file) {
  fwrite(text.data, 1, text.length, (FILE *)file);
}

/// A context with all dialects.
static MlirContext create_context(void) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  MlirContext context = mlirContextCreateWithRegistry(registry, false);
  mlirDialectRegistryDestroy(registry);
  return context;
}

static bool run(MlirContext context, MlirModule module, const char *pipeline) {
  MlirPassManager passes = mlirPassManagerCreate(context);
  MlirLogicalResult result = mlirParsePassPipeline(
      mlirPassManagerGetAsOpPassManager(passes),
      mlirStringRefCreateFromCString(pipeline), write_text, stderr);
  if (mlirLogicalResultIsSuccess(result))
    result = mlirPassManagerRunOnOp(passes, mlirModuleGetOperation(module));
  mlirPassManagerDestroy(passes);
  return mlirLogicalResultIsSuccess(result);
}

int main(void) {
  size_t size;
  char *text = read_input(&size);
  if (!text)
    return 1;
  MlirContext context = create_context();
  MlirModule module =
      mlirModuleCreateParse(context, mlirStringRefCreate(text, size));
  bool ok = !mlirModuleIsNull(module) &&
            run(context, module, "builtin.module(convert-std-to-llvm)");
  if (ok)
    mlirOperationPrint(mlirModuleGetOperation(module), write_text, stdout);
  if (!mlirModuleIsNull(module))
    mlirModuleDestroy(module);
  mlirContextDestroy(context);
  free(text);
  return ok ? 0 : 1;
}

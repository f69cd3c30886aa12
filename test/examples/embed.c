// SPDX-License-Identifier: Apache-2.0
// Reads MLIR from standard input, lowers it from std to the LLVM dialect, and
// prints it. Build it against the installed library:
//
//   cc embed.c $(pkg-config --cflags --libs mlopt) -o embed
#include <mlopt.h>
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

int main(void) {
  size_t size;
  char *text = read_input(&size);
  if (!text)
    return 1;
  MloptContext *context = mlopt_context_create();
  MloptModule *module = mlopt_module_parse(context, "<stdin>", text, size);
  bool ok =
      module && mlopt_module_run(module, "builtin.module(convert-std-to-llvm)");
  if (ok) {
    char *printed = mlopt_module_print(module, MLOPT_PRINT_DEFAULT, &size);
    fwrite(printed, 1, size, stdout);
    mlopt_free(printed);
  } else {
    fputs(mlopt_context_diagnostics(context), stderr);
  }
  mlopt_module_free(module);
  mlopt_context_free(context);
  free(text);
  return ok ? 0 : 1;
}

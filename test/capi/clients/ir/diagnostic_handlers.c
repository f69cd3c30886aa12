// SPDX-License-Identifier: Apache-2.0
// The newest handler is asked first; one that fails passes on. Notes.
#include "client.h"

static MlirLogicalResult pass_on(MlirDiagnostic diagnostic, void *user) {
  printf("%s hears, and passes on: ", (const char *)user);
  mlirDiagnosticPrint(diagnostic, to_stdout, NULL);
  printf("\n");
  return mlirLogicalResultFailure();
}

static void say_freed(void *user) { printf("freed %s\n", (const char *)user); }

int main(void) {
  static char first[] = "first", second[] = "second";
  MlirContext context = context_with_all();
  MlirDiagnosticHandlerID ids[] = {
      mlirContextAttachDiagnosticHandler(context, pass_on, first, say_freed),
      mlirContextAttachDiagnosticHandler(context, pass_on, second, say_freed)};
  MlirLocation here = mlirLocationFileLineColGet(context, str("a.mlir"), 1, 2);
  mlirEmitError(here, "one");
  mlirContextDetachDiagnosticHandler(context, ids[1]);
  mlirEmitError(here, "two");
  mlirModuleCreateParse(context,
                        str("func.func @f() {\n  return\n}\nfunc.func @f() {\n"
                            "  return\n}\n"));
  mlirContextDetachDiagnosticHandler(context, ids[0]);
  mlirEmitError(here, "three");
  mlirContextDestroy(context);
  return 0;
}

// SPDX-License-Identifier: Apache-2.0
// Rows that are wrong are reported, and the dialect is not there.
#include "client.h"
#include "mlopt-c/Dialect.h"

static const MloptValueRow values[] = {{.name = "a", .type = "i32"},
                                       {.name = "b", .type = "i32"}};
static const MloptValueRow nameless[] = {{.type = "i32"}};
static const MloptValueRow no_type[] = {{.name = "a", .type = "Anything"}};
static const MloptValueRow no_such_type[] = {{.name = "a", .type = "!x.y"}};
static const MloptAttributeRow no_kind[] = {{.name = "a", .kind = "I17Attr"}};
static const MloptAttributeRow text[] = {{.name = "a", .kind = "StrAttr"}};
static const MloptAttributeRow no_enum[] = {{.name = "a", .kind = "#bad.b"}};

static const MloptOpRow rows[] = {
    {.name = NULL},
    {.name = "two words"},
    {.name = "op", .format = "$a attr-dict"},
    {.name = "op", .operands = values, .numOperands = 2, .format = "$a"},
    {.name = "op",
     .operands = values,
     .numOperands = 2,
     .format = "$a `,` $b attr-dict ("},
    {.name = "op", .format = "attr-dict `"},
    {.name = "op", .format = "nonsense(1) attr-dict"},
    {.name = "op", .operands = nameless, .numOperands = 1},
    {.name = "op", .operands = no_type, .numOperands = 1},
    {.name = "op", .operands = no_such_type, .numOperands = 1},
    {.name = "op", .attributes = no_kind, .numAttributes = 1},
    {.name = "op", .attributes = no_enum, .numAttributes = 1},
    {.name = "op", .attributes = no_kind, .numAttributes = 100},
    {.name = "op", .traits = (uint64_t)1 << 60},
    {.name = "op", .traits = MLOPT_TRAIT_CONSTANT_LIKE},
    {.name = "op", .traits = MLOPT_TRAIT_CALL},
    {.name = "op",
     .traits = MLOPT_TRAIT_CALL,
     .attributes = text,
     .numAttributes = 1},
    {.name = "op", .traits = MLOPT_TRAIT_RETURN_LIKE},
    {.name = "op",
     .traits = MLOPT_TRAIT_BRANCH | MLOPT_TRAIT_TERMINATOR,
     .numSuccessors = 2},
    {.name = "op", .traits = MLOPT_TRAIT_FUNCTION},
    {.name = "op", .traits = MLOPT_TRAIT_SYMBOL},
    {.name = "op", .traits = MLOPT_TRAIT_SYMBOL_TABLE},
    {.name = "op", .hasFunctionSyntax = true},
    {.name = "op", .numRegions = 1000},
};

static const MloptParameterRow params[] = {
    {.name = "a", .kind = MLOPT_PARAMETER_INT}};
static const MloptDataRow types[] = {
    {.name = "t", .parameters = params, .numParameters = 1, .format = "$b"}};
static const MloptEnumRow enums[] = {{.name = "e"}};
static const MloptOpRow twice[] = {{.name = "op"}, {.name = "op"}};

static void try(MlirContext context, const MloptDialectRow *row) {
  if (mlirLogicalResultIsSuccess(mloptDialectRegister(context, row)))
    printf("registered\n");
}

int main(void) {
  MlirContext context = mlirContextCreate();
  mlirContextAttachDiagnosticHandler(context, show_diagnostic, NULL, NULL);
  MloptDialectRow row = {.name = "bad", .numOps = 1};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    row.ops = &rows[i];
    try(context, &row);
  }
  try(context, &(MloptDialectRow){.name = "bad", .ops = twice, .numOps = 2});
  try(context,
      &(MloptDialectRow){.name = "bad", .types = types, .numTypes = 1});
  try(context,
      &(MloptDialectRow){.name = "bad", .enums = enums, .numEnums = 1});
  try(context, &(MloptDialectRow){.name = "a.b"});
  try(context, &(MloptDialectRow){.name = "builtin"});
  printf("there: %d\n", (int)mlirContextGetNumRegisteredDialects(context));
  try(context, &(MloptDialectRow){.name = "bad", .ops = twice, .numOps = 1});
  try(context, &(MloptDialectRow){.name = "bad"});
  mlirContextDestroy(context);
  return 0;
}

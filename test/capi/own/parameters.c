// SPDX-License-Identifier: Apache-2.0
// Types and attributes with a parameter of each kind, read, printed and made;
// what is wrong is reported.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlopt-c/Dialect.h"

static const MloptCaseRow speeds[] = {{"slow", 1}, {"fast", 2}};

#define KINDS(OPTIONAL)                                                        \
  {.name = "n", .kind = MLOPT_PARAMETER_INT},                                  \
      {.name = "type", .kind = MLOPT_PARAMETER_TYPE},                          \
      {.name = "attr", .kind = MLOPT_PARAMETER_ATTRIBUTE},                     \
      {.name = "text", .kind = MLOPT_PARAMETER_STRING},                        \
      {.name = "word", .kind = MLOPT_PARAMETER_KEYWORD},                       \
      {.name = "dims", .kind = MLOPT_PARAMETER_DIMENSIONS},                    \
      {.name = "speed",                                                        \
       .kind = MLOPT_PARAMETER_CASE,                                           \
       .isOptional = OPTIONAL,                                                 \
       .cases = speeds,                                                        \
       .numCases = 2},

static const MloptParameterRow all[] = {KINDS(false)};
static const MloptParameterRow rest[] = {
    {.name = "rest", .kind = MLOPT_PARAMETER_ATTRIBUTES}};
static const MloptParameterRow maybe[] = {
    {.name = "n", .kind = MLOPT_PARAMETER_INT},
    {.name = "m", .kind = MLOPT_PARAMETER_INT, .isOptional = true}};

static MlirLogicalResult
verify_pair(MlirLocation loc, const MlirAttribute *parameters, void *user) {
  (void)user;
  if (mlirIntegerAttrGetValueInt(parameters[0]) >= 0)
    return mlirLogicalResultSuccess();
  mlirEmitError(loc, "n is negative");
  return mlirLogicalResultFailure();
}

static const char format[] = "`<` $n `,` $type `,` $attr `,` $text `,` $word "
                             "`,` $dims `,` $speed `>`";
static const MloptDataRow data[] = {
    {.name = "all", .parameters = all, .numParameters = 7, .format = format},
    {.name = "rest", .parameters = rest, .numParameters = 1},
    {.name = "pair",
     .parameters = maybe,
     .numParameters = 2,
     .format = "`<` $n (`,` $m^)? `>`",
     .verify = verify_pair},
    {.name = "plain"}};

static const MloptCaseRow bits[] = {{"r", 1}, {"w", 2}, {"x", 4}};
static const MloptEnumRow enums[] = {
    {.name = "speed", .cases = speeds, .numCases = 2},
    {.name = "access", .cases = bits, .numCases = 3, .isFlags = true}};

static MlirContext ctx;

static void round_trip(const char *text) {
  if (text[0] == '!')
    show_type(text, mlirTypeParseGet(ctx, str(text)));
  else
    show_attr(text, mlirAttributeParseGet(ctx, str(text)));
}

static MlirAttribute attr(const char *text) {
  return mlirAttributeParseGet(ctx, str(text));
}

/// Makes the type and the attribute `name`, and shows their parameters.
static void make(const char *name, intptr_t count, const MlirAttribute *given) {
  MlirLocation loc = mlirLocationUnknownGet(ctx);
  MlirType type = mloptTypeGet(loc, str(name), count, given);
  MlirAttribute made = mloptAttributeGet(loc, str(name), count, given);
  show_type(name, type);
  show_attr(name, made);
  if (mlirTypeIsNull(type) || mlirAttributeIsNull(made))
    return;
  printf("is: %d %d, other: %d %d\n", mloptTypeIsA(type, str(name)),
         mloptAttributeIsA(made, str(name)), mloptTypeIsA(type, str("x.y")),
         mloptAttributeIsA(made, str("x.y")));
  for (intptr_t i = -1; i <= count; i++) {
    show_attr(" of type", mloptTypeGetParameter(type, i));
    show_attr(" of attribute", mloptAttributeGetParameter(made, i));
  }
}

static void make_all(void) {
  const char *const texts[] = {
      "1", "i32", "unit", "\"a\"", "\"word\"", "array<i64: 1, 2>", "2 : i64"};
  MlirAttribute given[7];
  for (int i = 0; i < 7; i++)
    given[i] = attr(texts[i]);
  make("k.all", 7, given);
  make("k.all", 6, given);
  for (int i = 0; i < 7; i++) {
    MlirAttribute right = given[i];
    given[i] = i == 2 ? mlirAttributeGetNull() : attr("unit");
    make("k.all", 7, given);
    given[i] = right;
  }
  given[5] = attr("array<i32: 1, 2>");
  make("k.all", 7, given);
  MlirAttribute pair[] = {attr("1"), mlirAttributeGetNull()};
  make("k.pair", 2, pair);
  pair[0] = attr("-1");
  make("k.pair", 2, pair);
  make("k.plain", 0, NULL);
  make("k.plain", 1, given);
  make("k.nothing", 0, NULL);
  make("k.speed", 1, given);
}

static void make_enums(void) {
  MlirLocation loc = mlirLocationUnknownGet(ctx);
  MlirAttribute fast = mloptEnumAttributeGet(loc, str("k.speed"), 2);
  show_attr("fast", fast);
  show_attr("rx", mloptEnumAttributeGet(loc, str("k.access"), 5));
  show_attr("no enumeration", mloptEnumAttributeGet(loc, str("k.all"), 1));
  show_attr("nothing", mloptEnumAttributeGet(loc, str("k.y"), 1));
  printf("values: %d %d %d\n", (int)mloptEnumAttributeGetValue(fast),
         (int)mloptEnumAttributeGetValue(attr("#k.access<w|x>")),
         (int)mloptEnumAttributeGetValue(attr("unit")));
  printf("is: %d %d %d\n", mloptAttributeIsA(fast, str("k.speed")),
         mloptAttributeIsA(fast, str("k.access")),
         mloptAttributeIsA(attr("unit"), str("k.speed")));
  show_attr("parameter", mloptAttributeGetParameter(attr("unit"), 0));
  show_attr("of i32", mloptTypeGetParameter(mlirIntegerTypeGet(ctx, 32), 0));
}

/// Rows that are wrong.
static void refuse(const MloptParameterRow *row) {
  MloptDataRow one = {.name = "t", .parameters = row, .numParameters = 1};
  MloptDialectRow with_type = {.name = "bad", .types = &one, .numTypes = 1};
  MloptDialectRow with_attr = {
      .name = "bad", .attributes = &one, .numAttributes = 1};
  printf("registered: %d %d\n",
         mlirLogicalResultIsSuccess(mloptDialectRegister(ctx, &with_type)),
         mlirLogicalResultIsSuccess(mloptDialectRegister(ctx, &with_attr)));
}

static MlirAttribute parse_nothing(MloptReader reader, void *user) {
  (void)reader;
  (void)user;
  return mlirAttributeGetNull();
}

int main(void) {
  ctx = context_with_all();
  mlirContextAttachDiagnosticHandler(ctx, show_diagnostic, NULL, NULL);
  MloptDialectRow row = {.name = "k",
                         .types = data,
                         .numTypes = 4,
                         .attributes = data,
                         .numAttributes = 4,
                         .enums = enums,
                         .numEnums = 2};
  if (mlirLogicalResultIsFailure(mloptDialectRegister(ctx, &row)))
    return 1;
  const char *const texts[] = {
      "!k.all<-3, f32, unit, \"t\", w, 5x4, fast>",
      "#k.all<3, i8, \"a\", \"t\", \"two words\", 7, slow>",
      "#k.all<3, i8, \"a\", \"t\", w, 7, quick>",
      "#k.all<3, i8, \"a\", \"t\", w, 7, 2>",
      "!k.rest<i32, \"x\", [1]>",
      "#k.rest<unit>",
      "!k.pair<1>",
      "#k.pair<1, 2>",
      "#k.pair<-1, 2>",
      "!k.pair<-1>",
      "!k.pair<x>",
      "!k.plain",
      "#k.plain",
      "#k.speed<fast>",
      "#k.speed<quick>",
      "#k.access<r|x>",
      "#k.access<r|z>",
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
    round_trip(texts[i]);
  make_all();
  make_enums();
  refuse(&(MloptParameterRow){.kind = MLOPT_PARAMETER_INT});
  refuse(&(MloptParameterRow){.name = "", .kind = MLOPT_PARAMETER_INT});
  refuse(&(MloptParameterRow){.name = "p", .kind = MLOPT_PARAMETER_CASE});
  refuse(&(MloptParameterRow){.name = "p", .kind = MLOPT_PARAMETER_OWN});
  refuse(&(MloptParameterRow){
      .name = "p", .kind = MLOPT_PARAMETER_OWN, .parse = parse_nothing});
  mlirContextDestroy(ctx);
  return 0;
}

// SPDX-License-Identifier: Apache-2.0
// Types of test, most of which spell their syntax out; one may stand in its own
// body and is kept as structs with a name are.
#include "dialects/test/test_types.h"

#include <string.h>

#include "dialects/test/test.h"
#include "dialects/test/forms/test_data_syntax.h"
#include "dialects/test/test_params.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/type_def.h"
#include "ir/types/type.h"

// --- parameters --------------------------------------------------------------

static const EnumCase sign_cases[] = {
    {STR_INIT("none"), 0}, {STR_INIT("signed"), 1}, {STR_INIT("unsigned"), 2},
    {STR_INIT("n"), 0},    {STR_INIT("s"), 1},      {STR_INIT("u"), 2}};
enum { INT_SIGNEDNESS, INT_WIDTH };
enum { SIGN_UNSIGNED = 2 };

static bool is_ten(const Attribute *value) {
  int64_t number;
  return attr_integer_value(value, &number) && number == 10;
}
static bool is_default_text(const Attribute *value) {
  return string_ref_equals(attr_string_value(value), STR("default"));
}
static bool is_i32_type(const Attribute *value) {
  return type_is_integer_of_width(attr_as_type(value)->value, 32);
}
static bool is_zero_float(const Attribute *value) {
  return float_is_zero(FLOAT_F64, attr_as_float(value)->value);
}

#define OPTIONAL .is_optional = true
#define OPTIONAL_INT(NAME) P(NAME, INT, "std::optional<int>", OPTIONAL)

static const ParamDef compound_params[] = {P("width", INT, NULL),
                                           P("type", TYPE, NULL),
                                           P("ints", INTS, NULL, OPTIONAL)};
static const ParamDef inner_params[] = {
    P("some_int", INT, "int"),
    P("cmpdA", OF, "::test::CompoundAType",
      .of = &test_type_params[TEST_TYPE_CMPND_A], .meaning = "test.cmpnd_a")};
static const ParamDef outer_params[] = {
    P("inner", OF, "::test::CompoundNestedInnerType",
      .of = &test_type_params[TEST_TYPE_CMPND_INNER],
      .meaning = "test.cmpnd_inner")};
static const ParamDef outer_qual_params[] = {
    P("inner", OF, "::test::CompoundNestedInnerType", .is_qualified = true,
      .of = &test_type_params[TEST_TYPE_CMPND_INNER],
      .meaning = "test.cmpnd_inner")};
static const ParamDef int_params[] = {
    P("signedness", CASE, NULL, .cases = sign_cases,
      .num_cases = ARRAY_LENGTH(sign_cases), .ignores_case = true,
      .meaning = "signedness",
      .case_error = "expected signed, unsigned, or none"),
    P("width", INT, NULL)};
static const ParamDef field_params[] = {P("name", NAME, NULL),
                                        P("type", TYPE, NULL)};
static const ParamDef struct_params[] = {
    P("fields", OFS, NULL, OPTIONAL, .of = &test_type_params[TEST_TYPE_FIELD])};
static const ParamDef number_params[] = {P("value", INT, NULL)};
static const ParamDef verified_params[] = {P("param", TYPE, "::mlir::Type")};
static const ParamDef with_format_params[] = {
    P("one", INT, "int64_t", .width = 64), P("three", ANY, "::mlir::Attribute"),
    P("two", TEXT, "std::string")};
static const ParamDef no_parser_params[] = {
    P("one", NUMBER, "uint32_t", .width = 32),
    P("two", INTS, "::llvm::ArrayRef<int64_t>", .width = 64),
    P("three", TEXT, "::llvm::StringRef"),
    P("four", INT, "::test::CustomParam")};
static const ParamDef four_params[] = {P("v0", INT, "int"), P("v1", INT, "int"),
                                       P("v2", INT, "int"),
                                       P("v3", INT, "int")};
static const ParamDef optional_params[] = {OPTIONAL_INT("value")};
static const ParamDef optional_param_params[] = {
    OPTIONAL_INT("a"), P("b", INT, "int"),
    P("c", ANY, "std::optional<::mlir::Attribute>", OPTIONAL)};
static const ParamDef optional_before_params[] = {
    OPTIONAL_INT("a"), P("b", TEXT, "::llvm::StringRef")};
static const ParamDef optional_after_params[] = {
    P("a", TEXT, "::llvm::StringRef"), OPTIONAL_INT("b")};
static const ParamDef one_optional_params[] = {OPTIONAL_INT("a")};
static const ParamDef two_optional_params[] = {OPTIONAL_INT("a"),
                                               OPTIONAL_INT("b")};
static const ParamDef group_params[] = {P("a", INT, "int"), OPTIONAL_INT("b")};
static const ParamDef group_default_params[] = {
    P("a", INT, "std::optional<int>", OPTIONAL, .is_default = is_ten),
    OPTIONAL_INT("b")};
static const ParamDef two_numbers[] = {P("a", INT, "int"), P("b", INT, "int")};
static const ParamDef counted_params[] = {
    P("a", INT, "int"),
    P("b", OWN, NULL, OPTIONAL, .hooks = &test_counted_hooks)};
static const ParamDef float_params[] = {P("a", OWN, NULL, OPTIONAL,
                                          .hooks = &test_double_hooks,
                                          .is_default = is_zero_float)};
static const ParamDef default_params[] = {
    P("type", TYPE, "mlir::IntegerType", OPTIONAL, .is_default = is_i32_type)};
static const ParamDef string_params[] = {P(
    "str", TEXT, "::llvm::StringRef", OPTIONAL, .is_default = is_default_text)};
static const ParamDef foo_params[] = {
    P("foo", OWN, NULL, .hooks = &test_twice_hooks)};
static const ParamDef no_params[] = {P("none", INT, NULL, OPTIONAL)};
static const ParamDef shaped_params[] = {
    P("shape", INTS, "::llvm::ArrayRef<int64_t>", .width = 64),
    P("elementType", TYPE, "mlir::Type")};
static const ParamDef memref_params[] = {
    P("shape", INTS, "::llvm::ArrayRef<int64_t>", .width = 64),
    P("elementType", TYPE, "mlir::Type"),
    P("memSpace", ANY, "mlir::Attribute", OPTIONAL)};
static const ParamDef list_params[] = {P("args", ATTRS, NULL, OPTIONAL)};
static const ParamDef pair_params[] = {P("first", ANY, NULL),
                                       P("second", ANY, NULL)};

// --- checks ------------------------------------------------------------------

static bool fail(Context *ctx, SourcePos pos, const char *message) {
  diag_text(diag_emit(&ctx->diags, DIAG_ERROR, pos), message);
  return false;
}

static bool verify_int(Context *ctx, const Attribute *const *params,
                       SourcePos pos) {
  enum { MAX_WIDTH = 8 };
  int64_t width = 0;
  attr_integer_value(params[INT_WIDTH], &width);
  return (width >= 0 && width <= MAX_WIDTH) ||
         fail(ctx, pos, "expected a width of at most 8");
}

static bool verify_narrow(Context *ctx, const Attribute *const *params,
                          SourcePos pos) {
  const Type *type = attr_as_type(params[0])->value;
  return type_is_integer_of_width(type, 16) ||
         type_is_integer_of_width(type, 32) ||
         fail(ctx, pos,
              "failed to verify 'param': 16-bit signless integer or 32-bit "
              "signless integer");
}

static bool verify_no_argument(Context *ctx, const Attribute *const *params,
                               SourcePos pos) {
  return test_verify_num_arguments(ctx, params[0], 0, "dynamic_singleton",
                                   "type", pos);
}

static bool verify_two_arguments(Context *ctx, const Attribute *const *params,
                                 SourcePos pos) {
  return test_verify_num_arguments(ctx, params[0], 2, "dynamic_pair", "type",
                                   pos);
}

// --- tables ------------------------------------------------------------------

#define WORD(ID, ...)
#define OWN(ID, NAME, SYNTAX)
#define FORMAT(ID, NAME, PARAMS, ...)                                          \
  [TEST_TYPE_##ID] = {.name = STR_INIT("test." NAME),                          \
                      .shape = ATTR_SHAPE_FORMAT,                              \
                      .dialect = &test_dialect,                                \
                      .type = &test_types[TEST_TYPE_##ID],                     \
                      .params = PARAMS,                                        \
                      .num_params = ARRAY_LENGTH(PARAMS),                      \
                      .format = __VA_ARGS__},
const AttrDef test_type_params[TEST_NUM_TYPES] = {
#include "dialects/test/test_types.def"
};

#define OWN(ID, NAME, SYNTAX)                                                  \
  [TEST_TYPE_##ID] = {.name = STR_INIT("test." NAME),                          \
                      .shape = TYPE_SHAPE_OWN,                                 \
                      .syntax = &SYNTAX,                                       \
                      .dialect = &test_dialect},
#define WORD(ID, ...)                                                          \
  [TEST_TYPE_##ID] = {.shape = TYPE_SHAPE_KEYWORD,                             \
                      .dialect = &test_dialect,                                \
                      WORD_FIELDS(__VA_ARGS__, )},
#define WORD_FIELDS(NAME, ...) .name = STR_INIT("test." NAME), __VA_ARGS__
#define FORMAT(ID, NAME, PARAMS, ...)                                          \
  [TEST_TYPE_##ID] = {.name = STR_INIT("test." NAME),                          \
                      .shape = TYPE_SHAPE_FORMAT,                              \
                      .dialect = &test_dialect,                                \
                      .params = &test_type_params[TEST_TYPE_##ID]},
const TypeDef test_types[TEST_NUM_TYPES] = {
#include "dialects/test/test_types.def"
};

const Type *test_parse_type(Context *ctx, StringRef text, SourcePos pos) {
  (void)text;
  fail(ctx, pos, "unknown type!");
  return NULL;
}

// --- recursive types ---------------------------------------------------------

const DialectType *test_type_as_rec(const Type *type) {
  return type_as_dialect(type, &test_types[TEST_TYPE_REC]);
}

const Type *test_rec_type_get(Context *ctx, StringRef name) {
  return identified_struct_get(ctx, &test_types[TEST_TYPE_REC], name);
}

bool test_rec_type_set_body(Context *ctx, const Type *type, const Type *body) {
  static const int64_t flags[] = {0, 0};
  return identified_struct_set_body(
      ctx, type,
      &(DialectType){.def = &test_types[TEST_TYPE_REC],
                     .ints = flags,
                     .num_ints = ARRAY_LENGTH(flags),
                     .types = &body,
                     .num_types = 1});
}

// --- aliases -----------------------------------------------------------------

static bool is_plain_tuple(const TupleType *tuple) {
  for (uint32_t i = 0; i < tuple->num_types; i++)
    if (!type_as_dialect(tuple->types[i], &test_types[TEST_TYPE_SMPLA]))
      return false;
  return tuple->num_types > 0;
}

static bool is_unsigned_byte(const DialectType *type) {
  const DialectAttr *params =
      attr_as_dialect(type->attr, &test_type_params[TEST_TYPE_INT]);
  int64_t sign = 0, width = 0;
  if (!params)
    return false;
  attr_integer_value(params->params[INT_SIGNEDNESS], &sign);
  attr_integer_value(params->params[INT_WIDTH], &width);
  return sign == SIGN_UNSIGNED && width == 8;
}

const char *test_type_alias(const Type *type) {
  const TupleType *tuple = type_as_tuple(type);
  const DialectType *dialect = type_as_dialect(type, NULL);
  if (tuple)
    return is_plain_tuple(tuple) ? "test_tuple" : NULL;
  if (!dialect)
    return NULL;
  if (dialect->def == &test_types[TEST_TYPE_OP_ASM])
    return "op_asm_type_interface_type";
  if (dialect->def == &test_types[TEST_TYPE_OP_ASM_DEFAULT])
    return "op_asm_type_interface_tablegen_default";
  if (dialect->def == &test_types[TEST_TYPE_REC_ALIAS])
    return dialect->name.data;
  if (is_unsigned_byte(dialect))
    return "test_ui8";
  return test_type_as_rec(type) &&
                 string_ref_equals(dialect->name, STR("type_to_alias"))
             ? "testrec"
             : NULL;
}

// SPDX-License-Identifier: Apache-2.0
// Attributes of test: words, enumerations, and those that spell their syntax
// out.
#include "dialects/test/test.h"

#include <string.h>

#include "dialects/test/forms/test_data_syntax.h"
#include "dialects/test/test_internal.h"
#include "dialects/test/test_params.h"
#include "ir/definitions/attr_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/operation.h"
#include "ir/types/type.h"
#include "support/memory.h"

// --- cases -------------------------------------------------------------------

static const EnumCase enum_cases[] = {
    {STR_INIT("first"), 0}, {STR_INIT("second"), 1}, {STR_INIT("third"), 2}};
static const EnumCase bit_cases[] = {
    {STR_INIT("read"), 1}, {STR_INIT("write"), 2}, {STR_INIT("execute"), 4}};
static const EnumCase owner_cases[] = {
    {STR_INIT("user"), 1}, {STR_INIT("group"), 2}, {STR_INIT("other"), 4}};
static const EnumCase iterator_cases[] = {{STR_INIT("parallel"), 0},
                                          {STR_INIT("reduction"), 1}};
static const EnumCase simple_cases[] = {
    {STR_INIT("a"), 0},
    {STR_INIT("b"), 1},
    {STR_INIT("+"), 2},
    {STR_INIT("dash-separated-sentence"), 3}};
static const EnumCase bool_cases[] = {{STR_INIT("false"), 0},
                                      {STR_INIT("true"), 1}};

// --- parameters --------------------------------------------------------------

static bool is_zero(const Attribute *value) {
  int64_t number;
  return attr_integer_value(value, &number) && number == 0;
}
static bool is_integer_type(const Attribute *value) {
  return type_as_integer(attr_as_type(value)->value) != NULL;
}
static bool is_flat_symbol(const Attribute *value) {
  return attr_as_symbol_ref(value)->size == 1;
}

#define OPTIONAL .is_optional = true
#define OF(ID) .of = &test_attrs[TEST_ATTR_##ID]
#define SIMPLE_CASES                                                           \
  .cases = simple_cases, .num_cases = ARRAY_LENGTH(simple_cases),              \
  .meaning = "allowed i32 cases: 0, 1, 2, 3"

static const ParamDef compound_params[] = {P("width", INT, NULL),
                                           P("type", TYPE, NULL),
                                           P("ints", INTS, NULL, OPTIONAL)};
static const ParamDef nested_params[] = {
    P("nested", OF, "::test::CompoundAAttr", OF(CMPND_A))};
static const ParamDef inner_params[] = {
    P("some_int", INT, "int"),
    P("cmpdA", OF, "::test::CompoundAAttr", OF(CMPND_A))};
static const ParamDef outer_params[] = {
    P("inner", OF, "::test::CompoundNestedInnerAttr", OF(CMPND_INNER))};
static const ParamDef outer_qual_params[] = {
    P("inner", OF, "::test::CompoundNestedInnerAttr", OF(CMPND_INNER),
      .is_qualified = true)};
static const ParamDef self_params[] = {P("type", SELF_TYPE, NULL, OPTIONAL)};
static const ParamDef builder_params[] = {
    P("attr", INTEGER, "::mlir::IntegerAttr"),
    P("type", SELF_TYPE, NULL, OPTIONAL)};
static const ParamDef dims_params[] = {
    P("shape", DIMS, NULL, OPTIONAL, .width = 64)};
static const ParamDef slash_params[] = {P("lhs", INT, NULL),
                                        P("rhs", INT, NULL)};
static const ParamDef elements_params[] = {
    P("elements", INTS, NULL, OPTIONAL, .width = 64),
    P("type", SELF_TYPE, NULL)};
static const ParamDef resource_params[] = {
    P("handle", OWN, "TestDialectResourceBlobHandle", .is_resource = true,
      .hooks = &test_key_hooks),
    P("type", SELF_TYPE, NULL)};
static const ParamDef three_attrs[] = {
    P("first", ANY, NULL), P("second", ANY, NULL), P("third", ANY, NULL)};
enum { WITH_FORMAT_ONE, WITH_FORMAT_TWO, WITH_FORMAT_FOUR };
static const ParamDef with_format_params[] = {
    [WITH_FORMAT_ONE] = P("one", INT, "int64_t", .width = 64),
    [WITH_FORMAT_TWO] = P("two", TEXT, "std::string"),
    [WITH_FORMAT_FOUR] =
        P("four", OWN, "::llvm::ArrayRef<int>", .hooks = &test_list_hooks),
    P("three", INTEGER, "::mlir::IntegerAttr"),
    P("five", NUMBER, "uint64_t", .width = 64),
    P("six", INTS, "::llvm::ArrayRef<int>"),
    P("arrayOfAttrWithTypeBuilderAttr", OFS,
      "::llvm::ArrayRef<AttrWithTypeBuilderAttr>", OF(TYPE_BUILDER))};
static const ParamDef optional_signed[] = {
    P("value", INT, "std::optional<int64_t>", OPTIONAL, .width = 64)};
static const ParamDef optional_unsigned[] = {
    P("value", NUMBER, "std::optional<uint64_t>", OPTIONAL, .width = 64)};
static const ParamDef optional_enum[] = {
    P("value", CASE, "std::optional<SimpleEnum>", OPTIONAL, SIMPLE_CASES)};
static const ParamDef ugly_params[] = {P("attr", ANY, "::mlir::Attribute")};
static const ParamDef two_numbers[] = {P("v0", INT, "int"),
                                       P("v1", INT, "int")};
static const ParamDef types_params[] = {
    P("int_type", TYPE, "::mlir::IntegerType", .holds = is_integer_type,
      .meaning = "builtin.integer"),
    P("any_type", TYPE, "::mlir::Type")};
static const ParamDef typed_params[] = {P("a", INT, "int"),
                                        P("type", SELF_TYPE, NULL, OPTIONAL)};
static const ParamDef uglies_params[] = {
    P("value", OFS, "::llvm::ArrayRef<TestAttrUglyAttr>", OF(UGLY))};
static const ParamDef ints_params[] = {
    P("value", INTS, "::llvm::ArrayRef<int32_t>")};
static const ParamDef enums_params[] = {
    P("value", CASES, "::llvm::ArrayRef<SimpleEnumAttr>", SIMPLE_CASES)};
static const ParamDef simple_enum[] = {
    P("value", CASE, "::test::SimpleEnum", SIMPLE_CASES)};
static const ParamDef anchor_params[] = {
    P("a", INT, NULL),
    P("b", CASE, NULL, OPTIONAL, .cases = bool_cases,
      .num_cases = ARRAY_LENGTH(bool_cases),
      .case_error = "expected integer value", .meaning = "a boolean")};
static const ParamDef name_params[] = {P("value", NAME, NULL)};
static const ParamDef alias_params[] = {
    P("value", STRING, "mlir::StringAttr"),
    P("nested", OF, "TestNestedAliasAttr", OPTIONAL, OF(NESTED_ALIAS))};
static const ParamDef custom_float[] = {
    P("type_str", TEXT, NULL),
    P("value", OWN, NULL, .hooks = &test_named_float_hooks)};
static const ParamDef custom_struct[] = {
    P("type_str", STRING, NULL),
    P("value", OWN, NULL, .hooks = &test_size_hooks, .width = 64),
    P("opt_value", OWN, NULL, OPTIONAL, .hooks = &test_list_or_one_hooks,
      .width = 64)};
static const ParamDef space_params[] = {
    P("addressSpace", NUMBER, "unsigned", .width = 32, .is_default = is_zero)};
static const ParamDef location_params[] = {
    P("file", STRING, "mlir::StringAttr"),
    P("line", NUMBER, "unsigned", .width = 32)};
static const ParamDef builder_index_params[] = {P("a", INT, "int")};
static const ParamDef copy_count_params[] = {
    P("copy_count", CASE, "CopyCount", .case_error = "expected ''")};
static const ParamDef value_params[] = {
    P("value", STRING, "::mlir::StringAttr")};
static const ParamDef dummy_params[] = {P("dummy", STRING, "mlir::StringAttr")};
static const ParamDef symbol_params[] = {
    P("symbol", SYMBOL, "::mlir::FlatSymbolRefAttr", .holds = is_flat_symbol)};
static const ParamDef indented_params[] = {P("type", TYPE, NULL)};
static const ParamDef list_params[] = {P("args", ATTRS, NULL, OPTIONAL)};
static const ParamDef pair_params[] = {P("first", ANY, NULL),
                                       P("second", ANY, NULL)};

// --- checks ------------------------------------------------------------------

bool test_verify_num_arguments(Context *ctx, const Attribute *list,
                               size_t expected, const char *mnemonic,
                               const char *kind, SourcePos pos) {
  const ArrayAttr *array = attr_as_array(list);
  size_t found = array ? array->size : 0;
  if (found == expected)
    return true;
  pos.column -= (uint32_t)strlen(mnemonic);
  diag_format(diag_emit(&ctx->diags, DIAG_ERROR, pos),
              "expected %zu %s arguments, but had %zu", expected, kind, found);
  return false;
}

static bool verify_no_argument(Context *ctx, const Attribute *const *params,
                               SourcePos pos) {
  return test_verify_num_arguments(ctx, params[0], 0, "dynamic_singleton",
                                   "attribute", pos);
}

static bool verify_two_arguments(Context *ctx, const Attribute *const *params,
                                 SourcePos pos) {
  return test_verify_num_arguments(ctx, params[0], 2, "dynamic_pair",
                                   "attribute", pos);
}

static bool verify_with_format(Context *ctx, const Attribute *const *params,
                               SourcePos pos) {
  const DenseArrayAttr *four = attr_as_dense_array(params[WITH_FORMAT_FOUR]);
  int64_t one = 0;
  attr_integer_value(params[WITH_FORMAT_ONE], &one);
  if (four && (size_t)one == four->size)
    return true;
  diag_text(diag_emit(&ctx->diags, DIAG_ERROR, pos),
            "expected 'one' to equal 'four.size()'");
  return false;
}

static bool verify_shaped(Context *ctx, const Attribute *const *params,
                          SourcePos pos) {
  const TypeAttr *type = attr_as_type(params[1]);
  if (type && type_as_shaped(type->value))
    return true;
  diag_text(diag_emit(&ctx->diags, DIAG_ERROR, pos),
            "expected a trailing type");
  return false;
}

static bool verify_i64_elements(Context *ctx, const Attribute *const *params,
                                SourcePos pos) {
  if (!verify_shaped(ctx, params, pos))
    return false;
  const ShapedType *type = type_as_shaped(attr_as_type(params[1])->value);
  const DenseArrayAttr *elements = attr_as_dense_array(params[0]);
  int64_t found = elements ? (int64_t)elements->size : 0;
  pos.column -= (uint32_t)strlen("i64_elements");
  if (type->rank != 1 || !type_is_integer_of_width(type->element, 64)) {
    Diagnostic *diag = diag_emit(&ctx->diags, DIAG_ERROR, pos);
    diag_text(diag, "expected single rank 64-bit shape type, but got: ");
    diag_type(diag, &type->base);
    return false;
  }
  if (found == type->shape[0])
    return true;
  diag_format(diag_emit(&ctx->diags, DIAG_ERROR, pos),
              "number of elements does not match the provided shape type, got: "
              "%lld, but expected: %lld",
              (long long)found, (long long)type->shape[0]);
  return false;
}

static const Attribute *build_index(Context *ctx,
                                    const Attribute *const *params) {
  int64_t value = 0;
  attr_integer_value(params[0], &value);
  return integer_attr_get_i64(ctx, index_type_get(ctx), value);
}

static const Attribute *build_location(Context *ctx,
                                       const Attribute *const *params) {
  const Attribute *attr =
      dialect_params_attr_get(ctx, &test_attrs[TEST_ATTR_CUSTOM_LOCATION],
                              params, ARRAY_LENGTH(location_params));
  return location_attr_get(ctx, location_dialect_get(ctx, attr));
}

static bool verify_symbol_ref(Context *ctx, const Attribute *attr,
                              const Operation *op, SymbolTables *tables) {
  const Attribute *symbol =
      dialect_attr_param(attr, &test_attrs[TEST_ATTR_SYMBOL_REF], 0);
  if (symbol_tables_lookup_nearest(tables, op, symbol))
    return true;
  Diagnostic *diag =
      op_emit_op_error(ctx, op, "TestSymbolRefAttr::verifySymbolUses: '");
  diag_attr(diag, symbol);
  diag_text(diag, "' does not reference a valid symbol");
  return false;
}

// --- the table ---------------------------------------------------------------

#define WORD(ID, NAME)                                                         \
  [TEST_ATTR_##ID] = {.name = STR_INIT("test." NAME),                          \
                      .shape = ATTR_SHAPE_UNIT,                                \
                      .dialect = &test_dialect},
#define CASES(ID, NAME, SHAPE, ...)                                            \
  [TEST_ATTR_##ID] = {.name = STR_INIT("test." NAME),                          \
                      .shape = ATTR_SHAPE_##SHAPE,                             \
                      .dialect = &test_dialect,                                \
                      CASE_FIELDS(__VA_ARGS__, )},
#define CASE_FIELDS(CASES, ...)                                                \
  .cases = CASES, .num_cases = ARRAY_LENGTH(CASES), __VA_ARGS__
#define FORMAT(ID, NAME, PARAMS, ...)                                          \
  [TEST_ATTR_##ID] = {.name = STR_INIT("test." NAME),                          \
                      .shape = ATTR_SHAPE_FORMAT,                              \
                      .dialect = &test_dialect,                                \
                      .params = PARAMS,                                        \
                      .num_params = ARRAY_LENGTH(PARAMS),                      \
                      .format = __VA_ARGS__},
const AttrDef test_attrs[TEST_NUM_ATTRS] = {
#include "dialects/test/test_attrs.def"
};

// --- aliases -----------------------------------------------------------------

/// Strings that ask for an alias, after `alias_test:`.
static const struct {
  StringRef text;
  const char *alias;
} string_aliases[] = {
    {STR_INIT("dot_in_name"), "test.alias"},
    {STR_INIT("trailing_digit"), "test_alias0"},
    {STR_INIT("prefixed_digit"), "0_test_alias"},
    {STR_INIT("prefixed_symbol"), "%test"},
    {STR_INIT("tensor_encoding"), "test_encoding"},
    {STR_INIT("trailing_digit_conflict_a"), "test_alias_conflict0_1_1_1"},
    {STR_INIT("trailing_digit_conflict_b"), "test_alias_conflict0"},
    {STR_INIT("trailing_digit_conflict_c"), "test_alias_conflict0"},
    {STR_INIT("trailing_digit_conflict_d"), "test_alias_conflict0_"},
    {STR_INIT("trailing_digit_conflict_e"), "test_alias_conflict0_1"},
    {STR_INIT("trailing_digit_conflict_f"), "test_alias_conflict0_1"},
    {STR_INIT("trailing_digit_conflict_g"), "test_alias_conflict0_1_"},
    {STR_INIT("trailing_digit_conflict_h"), "test_alias_conflict0_1_1"},
};

static const char *string_alias(StringRef text) {
  StringRef prefix = STR("alias_test:");
  if (!string_ref_starts_with(text, prefix))
    return "";
  text = string_ref_drop(text, prefix.size);
  for (size_t i = 0; i < ARRAY_LENGTH(string_aliases); i++)
    if (string_ref_equals(string_aliases[i].text, text))
      return string_aliases[i].alias;
  return "";
}

/// The alias of a nested attribute by its string. These need a number of their
/// own.
static const char *nested_alias(StringRef text) {
  static const struct {
    StringRef text;
    const char *alias;
  } bases[] = {
      {STR_INIT("base"), "unique_base"},
      {STR_INIT("base_conflict"), "unique_base"},
      {STR_INIT("base1"), "unique_base1"},
  };
  StringRef prefix = STR("alias_test:trailing_digit_conflict_");
  if (!string_ref_starts_with(text, prefix))
    return "";
  for (size_t i = 0; i < ARRAY_LENGTH(bases); i++)
    if (string_ref_equals(string_ref_drop(text, prefix.size), bases[i].text))
      return bases[i].alias;
  return "";
}

void test_attr_alias(const Attribute *attr, Stream *name) {
  const Attribute *nested =
      dialect_attr_param(attr, &test_attrs[TEST_ATTR_NESTED_ALIAS], 0);
  const Attribute *value =
      dialect_attr_param(attr, &test_attrs[TEST_ATTR_OP_ASM], 0);
  if (attr_as_string(attr))
    stream_cstr(name, string_alias(attr_string_value(attr)));
  if (nested)
    stream_cstr(name, nested_alias(attr_string_value(nested)));
  if (value) {
    stream_cstr(name, "op_asm_attr_interface_");
    stream_text(name, attr_string_value(value));
  }
}

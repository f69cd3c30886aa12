// SPDX-License-Identifier: Apache-2.0
// Attributes of test: words, enumerations, and parameters of several kinds.
#include "dialects/test/test.h"
#include "dialects/test/test_internal.h"
#include "support/memory.h"

static const EnumCase enum_cases[] = {
    {STR_INIT("first"), 0}, {STR_INIT("second"), 1}, {STR_INIT("third"), 2}};
static const EnumCase bit_cases[] = {
    {STR_INIT("read"), 1}, {STR_INIT("write"), 2}, {STR_INIT("execute"), 4}};
static const EnumCase owner_cases[] = {
    {STR_INIT("user"), 1}, {STR_INIT("group"), 2}, {STR_INIT("other"), 4}};
static const EnumCase iterator_cases[] = {{STR_INIT("parallel"), 0},
                                          {STR_INIT("reduction"), 1}};

#define PARAM(NAME, KIND)                                                      \
  { .name = STR_INIT(NAME), .kind = PARAM_##KIND }

static const ParamDef compound_params[] = {PARAM("widthOfSomething", NUMBER),
                                           PARAM("oneType", ANY),
                                           PARAM("arrayOfInts", ARRAY)};
static const ParamDef nested_params[] = {
    {.name = STR_INIT("nested"),
     .kind = PARAM_OF,
     .of = &test_attrs[TEST_ATTR_CMPND_A]}};
static const ParamDef sub_params[] = {PARAM("first", ANY), PARAM("second", ANY),
                                      PARAM("third", ANY)};
static const ParamDef two_numbers[] = {PARAM("v0", NUMBER),
                                       PARAM("v1", NUMBER)};
static const ParamDef two_attrs[] = {PARAM("first", ANY), PARAM("second", ANY)};
static const ParamDef dummy_params[] = {PARAM("dummy", STRING)};
static const ParamDef space_params[] = {{.name = STR_INIT("addressSpace"),
                                         .kind = PARAM_NUMBER,
                                         .is_optional = true}};

#define ROW(ID, NAME, SHAPE, ...)                                              \
  [TEST_ATTR_##ID] = {.name = STR_INIT("test." NAME),                          \
                      .shape = ATTR_SHAPE_##SHAPE,                             \
                      .dialect = &test_dialect,                                \
                      __VA_ARGS__}
#define WORD(ID, NAME)                                                         \
  [TEST_ATTR_##ID] = {.name = STR_INIT("test." NAME),                          \
                      .shape = ATTR_SHAPE_UNIT,                                \
                      .dialect = &test_dialect}
#define HAS_CASES(CASES) .cases = CASES, .num_cases = ARRAY_LENGTH(CASES)
#define HAS_PARAMS(PARAMS) .params = PARAMS, .num_params = ARRAY_LENGTH(PARAMS)

const AttrDef test_attrs[TEST_NUM_ATTRS] = {
    WORD(SMPLA, "smpla"),
    WORD(WITH_TRAIT, "attr_with_trait"),
    WORD(DYNAMIC_SINGLETON, "dynamic_singleton"),
    ROW(ENUM, "enum", KEYWORD, HAS_CASES(enum_cases),
        .enum_name = "test::TestEnum"),
    ROW(BIT_ENUM, "bit_enum", FLAGS, HAS_CASES(bit_cases)),
    ROW(BIT_ENUM_VBAR, "bit_enum_vbar", FLAGS, HAS_CASES(owner_cases),
        .separator = " | "),
    ROW(ITERATOR_TYPE, "iterator_type", ENUM, HAS_CASES(iterator_cases)),
    ROW(CMPND_A, "cmpnd_a", TUPLE, HAS_PARAMS(compound_params)),
    ROW(CMPND_NESTED, "cmpnd_nested", STRUCT, HAS_PARAMS(nested_params)),
    ROW(SUB_ELEMENTS, "sub_elements_access", TUPLE, HAS_PARAMS(sub_params)),
    ROW(ATTR_PARAMS, "attr_params", TUPLE, HAS_PARAMS(two_numbers)),
    ROW(ATTR_WITH_TYPE, "attr_with_type", TUPLE, HAS_PARAMS(two_attrs)),
    ROW(DYNAMIC_PAIR, "dynamic_pair", TUPLE, HAS_PARAMS(two_attrs)),
    ROW(TENSOR_ENCODING, "tensor_encoding", TUPLE, HAS_PARAMS(dummy_params)),
    ROW(MEMREF_LAYOUT, "memref_layout", TUPLE, HAS_PARAMS(dummy_params)),
    ROW(MEMORY_SPACE, "const_memory_space", TUPLE, HAS_PARAMS(space_params),
        .hides_empty = true),
};

// SPDX-License-Identifier: Apache-2.0
// The test dialect: operations with which tests drive the folder, the pattern
// drivers and dialect conversion. Users do not get it. Follows MLIR's test
// dialect as far as these tests need.
#ifndef MLOPT_DIALECTS_TEST_TEST_H
#define MLOPT_DIALECTS_TEST_TEST_H

#include "ir/definitions/attr_def.h"
#include "ir/definitions/op_def.h"
#include "ir/definitions/type_def.h"

typedef enum TestOp {
#define OP(ID, ...) TEST_##ID,
#include "dialects/test/test_ops.def"

#define OP(ID, ...) TEST_##ID,
#include "dialects/test/test_ops_regions.def"

#define OP(ID, ...) TEST_##ID,
#include "dialects/test/test_ops_syntax.def"

#define OP(ID, ...) TEST_##ID,
#include "dialects/test/test_ops_checks.def"
  TEST_NUM_OPS
} TestOp;

typedef enum TestType {
#define WORD(ID, ...) TEST_TYPE_##ID,
#define OWN(ID, ...) TEST_TYPE_##ID,
#define FORMAT(ID, ...) TEST_TYPE_##ID,
#include "dialects/test/test_types.def"
  TEST_NUM_TYPES
} TestType;

typedef enum TestAttr {
#define WORD(ID, ...) TEST_ATTR_##ID,
#define CASES(ID, ...) TEST_ATTR_##ID,
#define FORMAT(ID, ...) TEST_ATTR_##ID,
#include "dialects/test/test_attrs.def"
  TEST_NUM_ATTRS
} TestAttr;

/// Property slots. Functions and calls have those of dialects/func/func.h.
enum { TEST_LEGAL_OP_A_STATUS };
enum { TEST_RECURSIVE_REWRITE_DEPTH };
enum { TEST_CONSTANT_VALUE };
enum { TEST_IN_PLACE_FOLD_ATTR };
enum { TEST_SELF_FOLD_FOLDED };
enum { TEST_GET_TUPLE_ELEMENT_INDEX };
/// For operations whose only attribute is called `attr`, `tag`, `kind`,
/// `count`, `attr1` or `f`.
enum { TEST_ONLY_ATTR };
enum {
  TEST_MATCH_DEFAULT,
  TEST_MATCH_MORE,
  TEST_MATCH_OPTIONAL,
  TEST_MATCH_REQUIRED,
};
enum { TEST_CALL1_ATTR1, TEST_CALL1_ATTR2, TEST_CALL1_CHOICE };
enum { TEST_IGNORE_D, TEST_IGNORE_E, TEST_IGNORE_F };
enum { TEST_IN5_ATTR1, TEST_IN5_PATTERN_NAME };
enum { TEST_IN7_ATTR1, TEST_IN7_SEGMENTS };
enum {
  TEST_WITH_PROPERTIES_A,
  TEST_WITH_PROPERTIES_ARRAY,
  TEST_WITH_PROPERTIES_ARRAY32,
  TEST_WITH_PROPERTIES_B,
  TEST_WITH_PROPERTIES_C,
  TEST_WITH_PROPERTIES_FLAG,
};
enum {
  TEST_CONVERT_BLOCK_ARGS_IS_LEGAL,
  TEST_CONVERT_BLOCK_ARGS_REPLACE_WITH_OPERAND,
  TEST_CONVERT_BLOCK_ARGS_DUPLICATE,
};

extern const OpDef test_ops[TEST_NUM_OPS];
extern const TypeDef test_types[TEST_NUM_TYPES];
/// The parameters of types that spell out their syntax.
extern const AttrDef test_type_params[TEST_NUM_TYPES];
extern const AttrDef test_attrs[TEST_NUM_ATTRS];
extern const DialectDef test_dialect;

#endif

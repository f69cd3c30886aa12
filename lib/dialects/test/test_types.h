// SPDX-License-Identifier: Apache-2.0
// Types of test that its passes know, and aliases.
#ifndef MLOPT_DIALECTS_TEST_TEST_TYPES_H
#define MLOPT_DIALECTS_TEST_TEST_TYPES_H

#include "ir/op_def.h"
#include "ir/types/type.h"

/// Every type has a row: others are unknown.
const Type *test_parse_type(Context *ctx, StringRef text, SourcePos pos);

/// `test_ui8`, `test_tuple`, `testrec`; see DialectDef.type_alias.
const char *test_type_alias(const Type *type);
/// Of strings that ask for one, and of some attributes; see
/// DialectDef.attr_alias.
void test_attr_alias(const Attribute *attr, Stream *name);

/// The recursive type that `name` identifies, and its body, which is set once:
/// false if it has another one.
const Type *test_rec_type_get(Context *ctx, StringRef name);
bool test_rec_type_set_body(Context *ctx, const Type *type, const Type *body);
/// `!test.test_rec`: types[0] is the body. NULL: it is none.
const DialectType *test_type_as_rec(const Type *type);

#endif

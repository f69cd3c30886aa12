// SPDX-License-Identifier: Apache-2.0
// Types and aliases of test that its passes know.
#ifndef MLOPT_DIALECTS_TEST_TEST_TYPES_H
#define MLOPT_DIALECTS_TEST_TEST_TYPES_H

#include "ir/definitions/op_def.h"
#include "ir/types/type.h"

/// Reads a type. Every type has a row in the table; others are unknown.
const Type *test_parse_type(Context *ctx, StringRef text, SourcePos pos);

/// Gives `test_ui8`, `test_tuple` and `testrec`; see DialectDef.type_alias.
const char *test_type_alias(const Type *type);
/// Names strings that ask for an alias, and some other attributes; see
/// DialectDef.attr_alias.
void test_attr_alias(const Attribute *attr, Stream *name);

/// The recursive type that `name` identifies.
const Type *test_rec_type_get(Context *ctx, StringRef name);
/// Sets the body of a recursive type. False if it has another body already.
bool test_rec_type_set_body(Context *ctx, const Type *type, const Type *body);
/// `!test.test_rec`; types[0] is its body. NULL if `type` is not one.
const DialectType *test_type_as_rec(const Type *type);

#endif

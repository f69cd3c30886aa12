// SPDX-License-Identifier: Apache-2.0
// Types of test with parameters.
#ifndef MLOPT_DIALECTS_TEST_TEST_TYPES_H
#define MLOPT_DIALECTS_TEST_TEST_TYPES_H

#include "ir/op_def.h"
#include "ir/type.h"

/// Reads what stands behind `!test.`. NULL after an error at `pos` or behind.
const Type *test_parse_type(Context *ctx, StringRef text, SourcePos pos);

/// `test_ui8`, `test_tuple`, `testrec`; see DialectDef.type_alias.
const char *test_type_alias(const Type *type);

/// The recursive type that `name` identifies, and its body, which is set once:
/// false if it has another one.
const Type *test_rec_type_get(Context *ctx, StringRef name);
bool test_rec_type_set_body(Context *ctx, const Type *type, const Type *body);
/// `!test.test_rec`: types[0] is the body. NULL: it is none.
const DialectType *test_type_as_rec(const Type *type);

#endif

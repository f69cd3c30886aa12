// SPDX-License-Identifier: Apache-2.0
// Shared by the tables of types and attributes of test.
#ifndef MLOPT_DIALECTS_TEST_TEST_PARAMS_H
#define MLOPT_DIALECTS_TEST_TEST_PARAMS_H

#include "ir/attributes/attribute.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/op_def.h"
#include "ir/definitions/prop_def.h"

/// A row of parameters: its name, its kind, and the name of its type in errors,
/// or NULL.
#define P(NAME, KIND, ...)                                                     \
  { .name = STR_INIT(NAME), .kind = PARAM_##KIND, .cpp_type = __VA_ARGS__ }

/// Checks a definition that was made at run time, `mnemonic`. Does `list`
/// (NULL: empty) have the `expected` number of arguments? The parameters begin
/// at `pos`. `kind` is "type", for example.
bool test_verify_num_arguments(Context *ctx, const Attribute *list,
                               size_t expected, const char *mnemonic,
                               const char *kind, SourcePos pos);

#endif

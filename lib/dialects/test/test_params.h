// SPDX-License-Identifier: Apache-2.0
// What the tables of types and attributes of test share.
#ifndef MLOPT_DIALECTS_TEST_TEST_PARAMS_H
#define MLOPT_DIALECTS_TEST_TEST_PARAMS_H

#include "ir/attributes/attribute.h"
#include "ir/op_def.h"

/// A row of parameters: name, kind, what errors call its type, or NULL.
#define P(NAME, KIND, ...)                                                     \
  { .name = STR_INIT(NAME), .kind = PARAM_##KIND, .cpp_type = __VA_ARGS__ }

/// Has `list` (NULL: empty) the `expected` number of arguments of a definition
/// made at run time, `mnemonic`, whose parameters begin at `pos`? `kind`:
/// "type".
bool test_verify_num_arguments(Context *ctx, const Attribute *list,
                               size_t expected, const char *mnemonic,
                               const char *kind, SourcePos pos);

#endif

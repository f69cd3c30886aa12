// SPDX-License-Identifier: Apache-2.0
// Hooks of parameters and types of test; test_data_syntax.c says what each
// reads.
#ifndef MLOPT_DIALECTS_TEST_FORMS_TEST_DATA_SYNTAX_H
#define MLOPT_DIALECTS_TEST_FORMS_TEST_DATA_SYNTAX_H

#include "ir/syntax/data_syntax.h"

extern const ParamHooks test_size_hooks;
extern const ParamHooks test_counted_hooks;
extern const ParamHooks test_list_hooks;
extern const ParamHooks test_list_or_one_hooks;
extern const ParamHooks test_double_hooks;
extern const ParamHooks test_named_float_hooks;
extern const ParamHooks test_twice_hooks;
extern const ParamHooks test_key_hooks;

extern const TypeSyntax test_rec_syntax;
extern const TypeSyntax test_rec_alias_syntax;

#endif

// SPDX-License-Identifier: Apache-2.0
// The table of the builtin operations.
#include "dialects/builtin/builtin.h"

#include "dialects/builtin/builtin_internal.h"
#include "dialects/common/constraints.h"

static const PropDef module_props[] = {
    [MODULE_SYM_NAME] = {.name = STR_INIT("sym_name"),
                         .constraint = &attr_constraint_string,
                         .is_optional = true},
    [MODULE_SYM_VISIBILITY] = {.name = STR_INIT("sym_visibility"),
                               .constraint = &attr_constraint_string,
                               .is_optional = true},
};

static const ValueDef any_inputs[] = {{"inputs", NULL, ARITY_VARIADIC}};
static const ValueDef any_outputs[] = {{"outputs", NULL, ARITY_VARIADIC}};

const OpDef builtin_ops[BUILTIN_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, TRAITS, ...)                                       \
  [BUILTIN_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TRAITS,                     \
                    .dialect = &builtin_dialect, __VA_ARGS__},
#include "dialects/builtin/builtin_ops.def"
};

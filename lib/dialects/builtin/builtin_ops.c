// SPDX-License-Identifier: Apache-2.0
// The table of the builtin operations.
#include "dialects/builtin/builtin.h"

#include "dialects/builtin/builtin_internal.h"
#include "dialects/common/op_rows.h"
#include "ir/syntax/asm_shape.h"

static const RegionDef module_regions[] = {{"bodyRegion", 1, 1}};
static const PropDef module_props[] = {
    [MODULE_SYM_NAME] = OPTIONAL_PROP("sym_name", string),
    [MODULE_SYM_VISIBILITY] = OPTIONAL_PROP("sym_visibility", string),
};

static const ValueDef any_inputs[] = {{"inputs", NULL, ARITY_VARIADIC}};
static const ValueDef any_outputs[] = {{"outputs", NULL, ARITY_VARIADIC}};

const OpDef builtin_ops[BUILTIN_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, TRAITS, ...)                                       \
  [BUILTIN_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TRAITS,                     \
                    .dialect = &builtin_dialect, __VA_ARGS__},
#include "dialects/builtin/builtin_ops.def"
};

// SPDX-License-Identifier: Apache-2.0
// The table of the func operations.
#include "dialects/func/func.h"

#include "dialects/common/control_flow.h"
#include "dialects/common/op_rows.h"
#include "dialects/func/func_internal.h"
#include "ir/syntax/asm_shape.h"

static const PropDef func_props[] = {
    [FUNC_PROP_SYM_NAME] = PROP("sym_name", string),
    [FUNC_PROP_FUNCTION_TYPE] = PROP("function_type", function_type),
    [FUNC_PROP_SYM_VISIBILITY] = OPTIONAL_PROP("sym_visibility", string),
    [FUNC_PROP_ARG_ATTRS] = OPTIONAL_PROP("arg_attrs", dict_array),
    [FUNC_PROP_RES_ATTRS] = OPTIONAL_PROP("res_attrs", dict_array),
    [FUNC_PROP_NO_INLINE] = OPTIONAL_PROP("no_inline", unit),
};

static const PropDef call_props[] = {
    [CALL_PROP_CALLEE] = PROP("callee", flat_symbol),
    [CALL_PROP_ARG_ATTRS] = OPTIONAL_PROP("arg_attrs", dict_array),
    [CALL_PROP_RES_ATTRS] = OPTIONAL_PROP("res_attrs", dict_array),
    [CALL_PROP_NO_INLINE] = OPTIONAL_PROP("no_inline", unit),
};

static const PropDef indirect_props[] = {
    [CALL_INDIRECT_PROP_ARG_ATTRS] = OPTIONAL_PROP("arg_attrs", dict_array),
    [CALL_INDIRECT_PROP_RES_ATTRS] = OPTIONAL_PROP("res_attrs", dict_array),
};

static const PropDef constant_props[] = {
    [CONSTANT_PROP_VALUE] = PROP("value", flat_symbol),
};

static const ValueDef any_operands[] = {{"operands", NULL, ARITY_VARIADIC}};
static const ValueDef any_results[] = {{"results", NULL, ARITY_VARIADIC}};
static const ValueDef any_result[] = {{"result", NULL, ARITY_ONE}};
static const ValueDef indirect_operands[] = {
    {"callee", &constraint_function, ARITY_ONE},
    {"callee_operands", NULL, ARITY_VARIADIC},
};

static const char *const func_parents[] = {"func.func", NULL};

const OpDef func_ops[FUNC_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, TRAITS, ...)                                       \
  [FUNC_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TRAITS,                        \
                 .dialect = &func_dialect, __VA_ARGS__},
#include "dialects/func/func_ops.def"
};

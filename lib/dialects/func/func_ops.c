// SPDX-License-Identifier: Apache-2.0
// The table of the func operations.
#include "dialects/func/func.h"

#include "dialects/common/constraints.h"
#include "dialects/common/control_flow.h"
#include "dialects/func/func_internal.h"

static const PropDef func_props[] = {
    [FUNC_PROP_SYM_NAME] = {.name = STR_INIT("sym_name"),
                            .constraint = &attr_constraint_string},
    [FUNC_PROP_FUNCTION_TYPE] = {.name = STR_INIT("function_type"),
                                 .constraint = &attr_constraint_function_type},
    [FUNC_PROP_SYM_VISIBILITY] = {.name = STR_INIT("sym_visibility"),
                                  .constraint = &attr_constraint_string,
                                  .is_optional = true},
    [FUNC_PROP_ARG_ATTRS] = {.name = STR_INIT("arg_attrs"),
                             .constraint = &attr_constraint_dict_array,
                             .is_optional = true},
    [FUNC_PROP_RES_ATTRS] = {.name = STR_INIT("res_attrs"),
                             .constraint = &attr_constraint_dict_array,
                             .is_optional = true},
    [FUNC_PROP_NO_INLINE] = {.name = STR_INIT("no_inline"),
                             .constraint = &attr_constraint_unit,
                             .is_optional = true},
};

static const PropDef call_props[] = {
    [CALL_PROP_CALLEE] = {.name = STR_INIT("callee"),
                          .constraint = &attr_constraint_flat_symbol},
    [CALL_PROP_ARG_ATTRS] = {.name = STR_INIT("arg_attrs"),
                             .constraint = &attr_constraint_dict_array,
                             .is_optional = true},
    [CALL_PROP_RES_ATTRS] = {.name = STR_INIT("res_attrs"),
                             .constraint = &attr_constraint_dict_array,
                             .is_optional = true},
    [CALL_PROP_NO_INLINE] = {.name = STR_INIT("no_inline"),
                             .constraint = &attr_constraint_unit,
                             .is_optional = true},
};

static const PropDef indirect_props[] = {
    [CALL_INDIRECT_PROP_ARG_ATTRS] = {.name = STR_INIT("arg_attrs"),
                                      .constraint = &attr_constraint_dict_array,
                                      .is_optional = true},
    [CALL_INDIRECT_PROP_RES_ATTRS] = {.name = STR_INIT("res_attrs"),
                                      .constraint = &attr_constraint_dict_array,
                                      .is_optional = true},
};

static const PropDef constant_props[] = {
    [CONSTANT_PROP_VALUE] = {.name = STR_INIT("value"),
                             .constraint = &attr_constraint_flat_symbol},
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

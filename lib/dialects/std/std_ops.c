// SPDX-License-Identifier: Apache-2.0
// The table of the std operations, with their operands, results and properties.
#include "dialects/std/std.h"

#include "dialects/common/control_flow.h"
#include "dialects/common/folds.h"
#include "dialects/common/infer.h"
#include "dialects/common/memory.h"
#include "dialects/common/op_rows.h"
#include "dialects/func/func.h"
#include "dialects/std/std_internal.h"
#include "ir/syntax/asm_shape.h"

#define TRAITS_ARITH (TRAIT_PURE | TRAIT_SAME_TYPES | TRAIT_ELEMENTWISE)
#define TRAITS_CAST (TRAIT_PURE | TRAIT_ELEMENTWISE | TRAIT_CAST)
#define FLOAT_UNARY OPERANDS(float_unary), RESULTS(float_result)
#define FLOAT_BINARY OPERANDS(float_binary), RESULTS(float_result)
#define INT_BINARY OPERANDS(int_binary), RESULTS(int_result)
#define ANY_UNARY OPERANDS(any_operand), RESULTS(any_result)

static const ValueDef float_unary[] = {
    {"operand", &constraint_float_like, ARITY_ONE}};
static const ValueDef float_binary[] = {
    {"lhs", &constraint_float_like, ARITY_ONE},
    {"rhs", &constraint_float_like, ARITY_ONE}};
static const ValueDef float_ternary[] = {
    {"a", &constraint_float_like, ARITY_ONE},
    {"b", &constraint_float_like, ARITY_ONE},
    {"c", &constraint_float_like, ARITY_ONE}};
static const ValueDef float_result[] = {
    {"result", &constraint_float_like, ARITY_ONE}};
static const ValueDef float_scalar_result[] = {
    {"result", &constraint_any_float, ARITY_ONE}};
static const ValueDef int_unary[] = {
    {"value", &constraint_signless_integer_like, ARITY_ONE}};
static const ValueDef int_binary[] = {
    {"lhs", &constraint_signless_integer_like, ARITY_ONE},
    {"rhs", &constraint_signless_integer_like, ARITY_ONE}};
static const ValueDef int_result[] = {
    {"result", &constraint_signless_integer_like, ARITY_ONE}};
static const ValueDef bool_result[] = {
    {"result", &constraint_bool_like, ARITY_ONE}};
static const ValueDef complex_operand[] = {
    {"cplx", &constraint_complex_of_float, ARITY_ONE}};
static const ValueDef complex_binary[] = {
    {"lhs", &constraint_complex_of_float, ARITY_ONE},
    {"rhs", &constraint_complex_of_float, ARITY_ONE}};
static const ValueDef complex_parts[] = {
    {"real", &constraint_any_float, ARITY_ONE},
    {"imaginary", &constraint_any_float, ARITY_ONE}};
static const ValueDef complex_result[] = {
    {"cplx", &constraint_complex_of_float, ARITY_ONE}};
static const ValueDef select_operands[] = {
    {"condition", &constraint_bool_like, ARITY_ONE},
    {"true_value", NULL, ARITY_ONE},
    {"false_value", NULL, ARITY_ONE}};
static const ValueDef assert_operands[] = {{"arg", &constraint_i1, ARITY_ONE}};
static const ValueDef any_operand[] = {{"in", NULL, ARITY_ONE}};
static const ValueDef any_operands[] = {{"operands", NULL, ARITY_VARIADIC}};
static const ValueDef any_result[] = {{"result", NULL, ARITY_ONE}};
static const ValueDef any_results[] = {{"results", NULL, ARITY_VARIADIC}};
static const ValueDef indirect_operands[] = {
    {"callee", &constraint_function, ARITY_ONE},
    {"operands", NULL, ARITY_VARIADIC}};
static const ValueDef cond_br_operands[] = {
    {"condition", &constraint_i1, ARITY_ONE},
    {"trueDestOperands", NULL, ARITY_VARIADIC},
    {"falseDestOperands", NULL, ARITY_VARIADIC}};
static const ValueDef switch_operands[] = {
    {"flag", &constraint_any_integer, ARITY_ONE},
    {"defaultOperands", NULL, ARITY_VARIADIC},
    {"caseOperands", NULL, ARITY_VARIADIC}};
static const ValueDef alloc_operands[] = {
    {"dynamicSizes", &constraint_index, ARITY_VARIADIC},
    {"symbolOperands", &constraint_index, ARITY_VARIADIC}};
static const ValueDef memref_operand[] = {
    {"memref", &constraint_memref, ARITY_ONE}};
static const ValueDef memref_result[] = {
    {"memref", &constraint_memref, ARITY_ONE}};
static const ValueDef any_memref_operand[] = {
    {"source", &constraint_any_memref, ARITY_ONE}};
static const ValueDef any_memref_result[] = {
    {"result", &constraint_any_memref, ARITY_ONE}};
static const ValueDef load_operands[] = {
    {"memref", &constraint_memref, ARITY_ONE},
    {"indices", &constraint_index, ARITY_VARIADIC}};
static const ValueDef store_operands[] = {
    {"value", NULL, ARITY_ONE},
    {"memref", &constraint_memref, ARITY_ONE},
    {"indices", &constraint_index, ARITY_VARIADIC}};
static const ValueDef dim_operands[] = {
    {"memrefOrTensor", &constraint_memref_or_tensor, ARITY_ONE},
    {"index", &constraint_index, ARITY_ONE}};
static const ValueDef rank_operand[] = {
    {"memrefOrTensor", &constraint_memref_or_tensor, ARITY_ONE}};
static const ValueDef index_result[] = {
    {"result", &constraint_index, ARITY_ONE}};
static const ValueDef tensor_operand[] = {
    {"tensor", &constraint_tensor, ARITY_ONE}};
static const ValueDef tensor_result[] = {
    {"result", &constraint_tensor, ARITY_ONE}};
static const ValueDef view_operands[] = {
    {"source", &constraint_i8_memref, ARITY_ONE},
    {"byte_shift", &constraint_index, ARITY_ONE},
    {"sizes", &constraint_index, ARITY_VARIADIC}};
static const ValueDef subview_operands[] = {
    {"source", &constraint_memref, ARITY_ONE},
    {"offsets", &constraint_index, ARITY_VARIADIC},
    {"sizes", &constraint_index, ARITY_VARIADIC},
    {"strides", &constraint_index, ARITY_VARIADIC}};
static const ValueDef subtensor_operands[] = {
    {"source", &constraint_ranked_tensor, ARITY_ONE},
    {"offsets", &constraint_index, ARITY_VARIADIC},
    {"sizes", &constraint_index, ARITY_VARIADIC},
    {"strides", &constraint_index, ARITY_VARIADIC}};
static const ValueDef atomic_rmw_operands[] = {
    {"value", &constraint_signless_integer_or_float, ARITY_ONE},
    {"memref", &constraint_memref, ARITY_ONE},
    {"indices", &constraint_index, ARITY_VARIADIC}};
static const ValueDef splat_operand[] = {
    {"input", &constraint_integer_or_float, ARITY_ONE}};
static const ValueDef splat_result[] = {
    {"aggregate", &constraint_static_tensor_or_vector, ARITY_ONE}};
static const ValueDef extract_operands[] = {
    {"aggregate", &constraint_vector_or_tensor, ARITY_ONE},
    {"indices", &constraint_index, ARITY_VARIADIC}};
static const ValueDef tensor_store_operands[] = {
    {"tensor", &constraint_tensor, ARITY_ONE},
    {"memref", &constraint_any_memref, ARITY_ONE}};

static const PropDef cmpi_props[] = {
    [STD_CMP_PREDICATE] = {.name = STR_INIT("predicate"),
                           .constraint = &attr_constraint_cmpi_predicate,
                           .cases = cmpi_cases,
                           .num_cases = NUM_CMPI_CASES}};
static const PropDef cmpf_props[] = {
    [STD_CMP_PREDICATE] = {.name = STR_INIT("predicate"),
                           .constraint = &attr_constraint_cmpf_predicate,
                           .cases = cmpf_cases,
                           .num_cases = NUM_CMPF_CASES}};
static const PropDef constant_props[] = {[CONSTANT_PROP_VALUE] =
                                             PROP("value", any)};
static const PropDef assert_props[] = {[STD_ASSERT_MSG] = PROP("msg", string)};
static const PropDef func_props[] = {
    [FUNC_PROP_SYM_NAME] = PROP("sym_name", string),
    [FUNC_PROP_FUNCTION_TYPE] = {.name = STR_INIT("function_type"),
                                 .constraint = &attr_constraint_function_type,
                                 .old_name = STR_INIT("type")},
    [FUNC_PROP_SYM_VISIBILITY] = OPTIONAL_PROP("sym_visibility", string),
    [FUNC_PROP_ARG_ATTRS] = OPTIONAL_PROP("arg_attrs", dict_array),
    [FUNC_PROP_RES_ATTRS] = OPTIONAL_PROP("res_attrs", dict_array),
};
static const PropDef call_props[] = {[CALL_PROP_CALLEE] =
                                         PROP("callee", flat_symbol)};
static const PropDef cond_br_props[] = {[STD_COND_BR_SEGMENTS] =
                                            OLD_SEGMENT_PROP};
static const PropDef switch_props[] = {
    [STD_SWITCH_CASE_VALUES] = {.name = STR_INIT("case_values"),
                                .is_optional = true},
    [STD_SWITCH_CASE_SEGMENTS] = {.name = STR_INIT("case_operand_segments"),
                                  .constraint =
                                      &attr_constraint_dense_i32_array},
    [STD_SWITCH_SEGMENTS] = OLD_SEGMENT_PROP};
static const PropDef alloc_props[] = {
    [STD_ALLOC_ALIGNMENT] = OPTIONAL_PROP("alignment", i64_not_negative),
    [STD_ALLOC_SEGMENTS] = OLD_SEGMENT_PROP};
static const PropDef subview_props[] = {
    [STD_SUBVIEW_STATIC_OFFSETS] = PROP("static_offsets", i64_array),
    [STD_SUBVIEW_STATIC_SIZES] = PROP("static_sizes", i64_array),
    [STD_SUBVIEW_STATIC_STRIDES] = PROP("static_strides", i64_array),
    [STD_SUBVIEW_SEGMENTS] = OLD_SEGMENT_PROP};
static const PropDef prefetch_props[] = {
    [STD_PREFETCH_IS_WRITE] = PROP("isWrite", bool),
    [STD_PREFETCH_LOCALITY_HINT] = {.name = STR_INIT("localityHint"),
                                    .constraint =
                                        &attr_constraint_i32_locality},
    [STD_PREFETCH_IS_DATA_CACHE] = PROP("isDataCache", bool)};
static const PropDef assume_alignment_props[] = {
    [STD_ASSUME_ALIGNMENT_ALIGNMENT] = {.name = STR_INIT("alignment"),
                                        .constraint =
                                            &attr_constraint_i32_positive}};
static const PropDef atomic_rmw_props[] = {
    [STD_ATOMIC_RMW_KIND] = {.name = STR_INIT("kind"),
                             .constraint = &attr_constraint_atomic_kind,
                             .cases = atomic_rmw_cases,
                             .num_cases = NUM_ATOMIC_CASES}};

static const char *const func_parents[] = {"std.func", NULL};
static const char *const module_parents[] = {"builtin.module", NULL};
static const char *const atomic_parents[] = {"std.generic_atomic_rmw", NULL};

const OpDef std_ops[STD_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, TRAITS, ...)                                       \
  [STD_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TRAITS,                         \
                .dialect = &std_dialect, __VA_ARGS__},
#include "dialects/std/std_ops.def"
};

// SPDX-License-Identifier: Apache-2.0
// The table of the llvm operations, with their operands, results and
// properties.
#include "dialects/llvm/llvm.h"

#include "dialects/common/branch_weights.h"
#include "dialects/common/division.h"
#include "dialects/common/infer.h"
#include "dialects/common/op_rows.h"
#include "dialects/llvm/llvm_build.h"
#include "dialects/llvm/llvm_constraints.h"
#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_prop_values.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/attributes/attribute.h"
#include "ir/interfaces/effects.h"
#include "ir/interfaces/op_interfaces.h"
#include "ir/syntax/asm_shape.h"

#define TRAITS_ARITH (TRAIT_PURE | TRAIT_SAME_TYPES)
#define INT_UNARY OPERANDS(int_operand), RESULTS(int_result)
#define INT_BINARY OPERANDS(int_binary), RESULTS(int_result)
#define FLOAT_UNARY OPERANDS(float_unary), RESULTS(float_result)
#define FLOAT_BINARY OPERANDS(float_binary), RESULTS(float_result)

/// One operand or result, `OPERAND(int_binary, …)`.
#define ONE(name, constraint)                                                  \
  { name, &llvm_constraint_##constraint, ARITY_ONE }
#define MANY(name, constraint)                                                 \
  { name, &llvm_constraint_##constraint, ARITY_VARIADIC }
/// Any types.
#define FREE(name)                                                             \
  { name, NULL, ARITY_VARIADIC }

static const ValueDef any_operand[] = {ONE("val", any)};
static const ValueDef any_operands[] = {MANY("operands", any)};
static const ValueDef return_operands[] = {
    {"arg", &llvm_constraint_any, ARITY_OPTIONAL}};
static const ValueDef any_result[] = {ONE("res", any)};
static const ValueDef free_operand[] = {{"in", NULL, ARITY_ONE}};
static const ValueDef free_result[] = {{"res", NULL, ARITY_ONE}};
static const ValueDef int_operand[] = {ONE("arg", integer_like)};
static const ValueDef int_binary[] = {ONE("lhs", integer_like),
                                      ONE("rhs", integer_like)};
static const ValueDef int_ternary[] = {
    ONE("a", integer_like), ONE("b", integer_like), ONE("c", integer_like)};
static const ValueDef int_result[] = {ONE("res", integer_like)};
static const ValueDef float_unary[] = {ONE("operand", float_like)};
static const ValueDef float_binary[] = {ONE("lhs", float_like),
                                        ONE("rhs", float_like)};
static const ValueDef float_ternary[] = {
    ONE("a", float_like), ONE("b", float_like), ONE("c", float_like)};
static const ValueDef powi_operands[] = {ONE("val", float_like),
                                         ONE("power", integer)};
static const ValueDef float_result[] = {ONE("res", float_like)};
static const ValueDef icmp_operands[] = {ONE("lhs", integer_or_pointer_like),
                                         ONE("rhs", integer_or_pointer_like)};
static const ValueDef i1_like_result[] = {ONE("res", i1_like)};
static const ValueDef select_operands[] = {
    ONE("condition", i1_like), ONE("trueValue", any), ONE("falseValue", any)};
static const ValueDef non_aggregate_operand[] = {ONE("arg", non_aggregate)};
static const ValueDef non_aggregate_result[] = {ONE("res", non_aggregate)};
static const ValueDef pointer_operand[] = {ONE("addr", pointer)};
static const ValueDef pointer_like_operand[] = {ONE("arg", pointer_like)};
static const ValueDef pointer_like_result[] = {ONE("res", pointer_like)};
static const ValueDef pointer_result[] = {ONE("res", pointer)};
static const ValueDef alloca_operands[] = {ONE("arraySize", integer)};
static const ValueDef gep_operands[] = {ONE("base", pointer_like),
                                        MANY("dynamicIndices", integer_like)};
static const ValueDef sized_result[] = {ONE("res", sized)};
static const ValueDef store_operands[] = {ONE("value", sized),
                                          ONE("addr", pointer)};
static const ValueDef atomicrmw_operands[] = {ONE("ptr", pointer),
                                              ONE("val", atomic)};
static const ValueDef cmpxchg_operands[] = {ONE("ptr", pointer),
                                            ONE("cmp", integer_or_pointer),
                                            ONE("val", integer_or_pointer)};
static const ValueDef aggregate_operand[] = {ONE("container", aggregate)};
static const ValueDef aggregate_result[] = {ONE("res", aggregate)};
static const ValueDef insertvalue_operands[] = {ONE("container", aggregate),
                                                ONE("value", primitive)};
static const ValueDef extractelement_operands[] = {ONE("vector", vector),
                                                   ONE("position", integer)};
static const ValueDef insertelement_operands[] = {
    ONE("vector", vector), ONE("value", primitive), ONE("position", integer)};
static const ValueDef vector_binary[] = {ONE("v1", vector), ONE("v2", vector)};
static const ValueDef vector_result[] = {ONE("res", vector)};
static const ValueDef call_operands[] = {MANY("callee_operands", any)};
static const ValueDef call_results[] = {
    {"result", &llvm_constraint_any, ARITY_OPTIONAL}};
static const ValueDef invoke_operands[] = {
    MANY("callee_operands", any), MANY("normalDestOperands", any),
    MANY("unwindDestOperands", any), MANY("op_bundle_operands", any)};
static const ValueDef ptr_operand[] = {ONE("ptr", pointer)};
static const ValueDef val_any[] = {ONE("value", any)};
static const ValueDef inline_asm_results[] = {
    {"res", &llvm_constraint_any, ARITY_OPTIONAL}};
static const ValueDef call_intrinsic_operands[] = {
    MANY("args", any), MANY("op_bundle_operands", any)};
static const ValueDef call_intrinsic_results[] = {
    {"results", &llvm_constraint_any, ARITY_OPTIONAL}};
static const ValueDef indirect_branch_operands[] = {ONE("addr", pointer),
                                                    FREE("succOperands")};
static const ValueDef pointer_pair[] = {ONE("dest_list", pointer),
                                        ONE("src_list", pointer)};
static const ValueDef scalar_binary[] = {ONE("val", integer),
                                         ONE("expected", integer)};
static const ValueDef cond_br_operands[] = {ONE("condition", i1),
                                            MANY("trueDestOperands", any),
                                            MANY("falseDestOperands", any)};
static const ValueDef switch_operands[] = {
    ONE("value", integer), FREE("defaultOperands"), FREE("caseOperands")};
static const ValueDef prefetch_operands[] = {ONE("addr", pointer),
                                             MANY("rw_hint_cache", integer)};
static const ValueDef assume_operands[] = {ONE("cond", i1),
                                           MANY("op_bundle_operands", any)};
static const ValueDef mem_operands[] = {
    ONE("dst", pointer),
    ONE("src", pointer),
    ONE("len", integer),
    {"isVolatile", &llvm_constraint_i1, ARITY_OPTIONAL}};
static const ValueDef memset_operands[] = {
    ONE("dst", pointer),
    ONE("val", i8),
    ONE("len", integer),
    {"isVolatile", &llvm_constraint_i1, ARITY_OPTIONAL}};

static const EnumCase overflow_cases[] = {
    {STR_INIT("none"), 0},
    {STR_INIT("nsw"), LLVM_OVERFLOW_NSW},
    {STR_INIT("nuw"), LLVM_OVERFLOW_NUW},
};

static const EnumCase ordering_cases[] = {
    {STR_INIT("not_atomic"), LLVM_ORDERING_NOT_ATOMIC},
    {STR_INIT("unordered"), LLVM_ORDERING_UNORDERED},
    {STR_INIT("monotonic"), LLVM_ORDERING_MONOTONIC},
    {STR_INIT("acquire"), LLVM_ORDERING_ACQUIRE},
    {STR_INIT("release"), LLVM_ORDERING_RELEASE},
    {STR_INIT("acq_rel"), LLVM_ORDERING_ACQ_REL},
    {STR_INIT("seq_cst"), LLVM_ORDERING_SEQ_CST},
};

static const EnumCase bin_op_cases[] = {
    {STR_INIT("xchg"), LLVM_ATOMIC_XCHG},
    {STR_INIT("add"), LLVM_ATOMIC_ADD},
    {STR_INIT("sub"), LLVM_ATOMIC_SUB},
    {STR_INIT("_and"), LLVM_ATOMIC_AND},
    {STR_INIT("nand"), LLVM_ATOMIC_NAND},
    {STR_INIT("_or"), LLVM_ATOMIC_OR},
    {STR_INIT("_xor"), LLVM_ATOMIC_XOR},
    {STR_INIT("max"), LLVM_ATOMIC_MAX},
    {STR_INIT("min"), LLVM_ATOMIC_MIN},
    {STR_INIT("umax"), LLVM_ATOMIC_UMAX},
    {STR_INIT("umin"), LLVM_ATOMIC_UMIN},
    {STR_INIT("fadd"), LLVM_ATOMIC_FADD},
    {STR_INIT("fsub"), LLVM_ATOMIC_FSUB},
    {STR_INIT("fmax"), LLVM_ATOMIC_FMAX},
    {STR_INIT("fmin"), LLVM_ATOMIC_FMIN},
    {STR_INIT("uinc_wrap"), 15},
    {STR_INIT("udec_wrap"), 16},
    {STR_INIT("usub_cond"), 17},
    {STR_INIT("usub_sat"), 18},
    {STR_INIT("fmaximum"), LLVM_ATOMIC_FMAXIMUM},
    {STR_INIT("fminimum"), LLVM_ATOMIC_FMINIMUM},
};

static const EnumCase fcmp_cases[] = {
    {STR_INIT("_false"), 0}, {STR_INIT("oeq"), 1},  {STR_INIT("ogt"), 2},
    {STR_INIT("oge"), 3},    {STR_INIT("olt"), 4},  {STR_INIT("ole"), 5},
    {STR_INIT("one"), 6},    {STR_INIT("ord"), 7},  {STR_INIT("ueq"), 8},
    {STR_INIT("ugt"), 9},    {STR_INIT("uge"), 10}, {STR_INIT("ult"), 11},
    {STR_INIT("ule"), 12},   {STR_INIT("une"), 13}, {STR_INIT("uno"), 14},
    {STR_INIT("_true"), 15},
};

static const EnumCase gep_cases[] = {
    {STR_INIT("none"), 0},
    {STR_INIT("inbounds"), LLVM_GEP_INBOUNDS_FLAG | LLVM_GEP_NUSW},
    {STR_INIT("nusw"), LLVM_GEP_NUSW},
    {STR_INIT("nuw"), LLVM_GEP_NUW},
};

static const EnumCase visibility_cases[] = {
    {STR_INIT(""), 0}, {STR_INIT("hidden"), 1}, {STR_INIT("protected"), 2}};
static const EnumCase unnamed_addr_cases[] = {
    {STR_INIT(""), 0},
    {STR_INIT("local_unnamed_addr"), 1},
    {STR_INIT("unnamed_addr"), 2}};

#define CASES(array) .cases = array, .num_cases = ARRAY_LENGTH(array)
#define NAMED(text, what) .name = STR_INIT(text), .constraint = &what
#define OPTIONAL(text, what)                                                   \
  { .name = STR_INIT(text), .constraint = &what, .is_optional = true }
/// Optional in the spelling of 2020, where an operand or nothing replaces it.
#define REQUIRED_IF(condition, text, what)                                     \
  {                                                                            \
    .name = STR_INIT(text), .constraint = &what, .is_optional = true,          \
    .is_required = condition                                                   \
  }
#define UNIT(text) OPTIONAL(text, attr_constraint_unit)
/// A unit that custom syntax writes as another word.
#define UNIT_BY(text, word)                                                    \
  {                                                                            \
    .name = STR_INIT(text), .constraint = &attr_constraint_unit,               \
    .is_optional = true, .keyword = STR_INIT(word)                             \
  }
/// Words in front of a symbol, callee or operand: PropDef's word_order.
enum {
  ORDER_OPERAND = 1, ///< Mostly the only one.
  ORDER_VOLATILE
};
enum {
  ORDER_LINKAGE = 1,
  ORDER_VISIBILITY,
  ORDER_THREAD_LOCAL,
  ORDER_UNNAMED_ADDR,
  ORDER_CONSTANT,
  ORDER_CCONV,
  ORDER_TAIL_CALL
};
#define ORDERED_UNIT(text, word, order)                                        \
  {                                                                            \
    .name = STR_INIT(text), .constraint = &attr_constraint_unit,               \
    .is_optional = true, .keyword = STR_INIT(word), .word_order = order        \
  }
#define FASTMATH                                                               \
  {                                                                            \
    .name = STR_INIT("fastmathFlags"),                                         \
    .constraint = &llvm_attr_constraint_fastmath, .is_optional = true,         \
    .default_text = "#llvm.fastmath<none>", .is_default = llvm_is_no_fastmath       \
  }
#define ORDERING                                                               \
  {                                                                            \
    .name = STR_INIT("ordering"),                                              \
    .constraint = &llvm_attr_constraint_ordering, .is_optional = true,         \
    .default_text = "0 : i64", .is_default = llvm_is_zero_i64,                      \
    CASES(ordering_cases)                                                      \
  }
#define LINKAGE                                                                \
  {                                                                            \
    .name = STR_INIT("linkage"), .constraint = &llvm_attr_constraint_linkage,  \
    .is_optional = true, .default_text = "#llvm.linkage<external>",            \
    .is_default = llvm_is_external, .case_attr = STR_INIT("llvm.linkage"),          \
    .word_order = ORDER_LINKAGE                                                \
  }
#define REQUIRED_LINKAGE                                                       \
  {                                                                            \
    NAMED("linkage", llvm_attr_constraint_linkage),                            \
        .case_attr = STR_INIT("llvm.linkage"), .word_order = ORDER_LINKAGE     \
  }
#define CCONV                                                                  \
  {                                                                            \
    .name = STR_INIT("CConv"), .constraint = &llvm_attr_constraint_cconv,      \
    .is_optional = true, .default_text = "#llvm.cconv<ccc>",                   \
    .is_default = llvm_is_c_call, .case_attr = STR_INIT("llvm.cconv"),              \
    .word_order = ORDER_CCONV                                                  \
  }
#define VISIBILITY                                                             \
  {                                                                            \
    .name = STR_INIT("visibility_"),                                           \
    .constraint = &llvm_attr_constraint_visibility,                            \
    .word_order = ORDER_VISIBILITY, .is_optional = true,                       \
    .default_text = "0 : i64", .is_default = llvm_is_zero_i64,                      \
    CASES(visibility_cases)                                                    \
  }
#define UNNAMED_ADDR                                                           \
  {                                                                            \
    .name = STR_INIT("unnamed_addr"),                                          \
    .constraint = &llvm_attr_constraint_unnamed_addr,                          \
    .word_order = ORDER_UNNAMED_ADDR, .is_optional = true,                     \
    CASES(unnamed_addr_cases)                                                  \
  }
#define SEGMENTS                                                               \
  {                                                                            \
    NAMED("operandSegmentSizes", attr_constraint_dense_i32_array),             \
        .old_name = STR_INIT("operand_segment_sizes")                          \
  }

static const PropDef overflow_props[] = {
    [LLVM_BINARY_FLAGS] = {.name = STR_INIT("overflowFlags"),
                           .is_no_attribute = true,
                           .constraint = &llvm_attr_constraint_overflow,
                           .is_optional = true,
                           .default_text = "0 : i32",
                           .is_default = llvm_is_zero,
                           .is_i32_case = true,
                           .storage =
                               "::mlir::LLVM::IntegerOverflowFlagsAttr or "
                               "IntegerAttr storage for "
                               "::mlir::LLVM::IntegerOverflowFlags",
                           CASES(overflow_cases)}};
static const PropDef exact_props[] = {
    [LLVM_BINARY_FLAGS] = ORDERED_UNIT("isExact", "exact", ORDER_OPERAND)};
static const PropDef disjoint_props[] = {
    [LLVM_BINARY_FLAGS] =
        ORDERED_UNIT("isDisjoint", "disjoint", ORDER_OPERAND)};
static const PropDef non_neg_props[] = {
    [LLVM_CAST_FLAGS] = ORDERED_UNIT("nonNeg", "nneg", ORDER_OPERAND)};
static const PropDef fastmath_props[] = {[LLVM_BINARY_FLAGS] = FASTMATH};
static const PropDef icmp_props[] = {
    [LLVM_CMP_PREDICATE] = {NAMED("predicate", attr_constraint_cmpi_predicate),
                            .cases = cmpi_cases, .num_cases = NUM_CMPI_CASES}};
static const PropDef fcmp_props[] = {
    [LLVM_CMP_PREDICATE] = {NAMED("predicate", attr_constraint_cmpf_predicate),
                            CASES(fcmp_cases)},
    [LLVM_CMP_FASTMATH] = FASTMATH};
static const PropDef constant_props[] = {
    [LLVM_CONSTANT_VALUE] = {NAMED("value", attr_constraint_any)}};
static const PropDef addressof_props[] = {
    [LLVM_ADDRESSOF_GLOBAL_NAME] = {
        NAMED("global_name", attr_constraint_flat_symbol)}};
static const PropDef global_props[] = {
    [LLVM_GLOBAL_SYM_NAME] = {NAMED("sym_name", attr_constraint_string)},
    [LLVM_GLOBAL_GLOBAL_TYPE] = {NAMED("global_type", attr_constraint_type),
                                 .old_name = STR_INIT("type")},
    [LLVM_GLOBAL_VALUE] = OPTIONAL("value", attr_constraint_any),
    [LLVM_GLOBAL_LINKAGE] = REQUIRED_LINKAGE,
    [LLVM_GLOBAL_CONSTANT] =
        ORDERED_UNIT("constant", "constant", ORDER_CONSTANT),
    [LLVM_GLOBAL_ADDR_SPACE] = {NAMED("addr_space",
                                      llvm_attr_constraint_small_int),
                                .is_optional = true, .default_text = "0 : i32",
                                .is_default = llvm_is_zero_i32},
    [LLVM_GLOBAL_VISIBILITY] = VISIBILITY,
    [LLVM_GLOBAL_UNNAMED_ADDR] = UNNAMED_ADDR,
    [LLVM_GLOBAL_THREAD_LOCAL] =
        ORDERED_UNIT("thread_local_", "thread_local", ORDER_THREAD_LOCAL),
    [LLVM_GLOBAL_DSO_LOCAL] = UNIT("dso_local"),
    [LLVM_GLOBAL_ALIGNMENT] = OPTIONAL("alignment", attr_constraint_i64),
    [LLVM_GLOBAL_SECTION] = OPTIONAL("section", attr_constraint_string),
    [LLVM_GLOBAL_COMDAT] = OPTIONAL("comdat", llvm_attr_constraint_symbol),
    [LLVM_GLOBAL_EXTERNALLY_INITIALIZED] = UNIT("externally_initialized"),
    OPTIONAL("dbg_exprs", llvm_attr_constraint_variable_expressions),
    OPTIONAL("target_specific_attrs", llvm_attr_constraint_array)};
static const PropDef func_props[] = {
    [LLVM_FUNC_SYM_NAME] = {NAMED("sym_name", attr_constraint_string)},
    [LLVM_FUNC_FUNCTION_TYPE] = {NAMED("function_type",
                                       llvm_attr_constraint_function_type),
                                 .old_name = STR_INIT("type")},
    [LLVM_FUNC_SYM_VISIBILITY] =
        OPTIONAL("sym_visibility", attr_constraint_string),
    [LLVM_FUNC_ARG_ATTRS] = OPTIONAL("arg_attrs", attr_constraint_dict_array),
    [LLVM_FUNC_RES_ATTRS] = OPTIONAL("res_attrs", attr_constraint_dict_array),
    [LLVM_FUNC_LINKAGE] = LINKAGE,
    [LLVM_FUNC_CCONV] = CCONV,
    [LLVM_FUNC_VISIBILITY] = VISIBILITY,
    [LLVM_FUNC_UNNAMED_ADDR] = UNNAMED_ADDR,
    [LLVM_FUNC_DSO_LOCAL] = UNIT("dso_local"),
    [LLVM_FUNC_COMDAT] = OPTIONAL("comdat", llvm_attr_constraint_symbol),
    [LLVM_FUNC_PERSONALITY] =
        OPTIONAL("personality", attr_constraint_flat_symbol),
    [LLVM_FUNC_PASSTHROUGH] =
        OPTIONAL("passthrough", llvm_attr_constraint_array),
    [LLVM_FUNC_GARBAGE_COLLECTOR] =
        OPTIONAL("garbageCollector", attr_constraint_string),
    [LLVM_FUNC_ALIGNMENT] = OPTIONAL("alignment", attr_constraint_i64),
    [LLVM_FUNC_SECTION] = OPTIONAL("section", attr_constraint_string),
    [LLVM_FUNC_MEMORY_EFFECTS] =
        OPTIONAL("memory_effects", llvm_attr_constraint_memory_effects),
    [LLVM_FUNC_NO_INLINE] = UNIT("no_inline"),
    [LLVM_FUNC_ALWAYS_INLINE] = UNIT("always_inline"),
    [LLVM_FUNC_NO_UNWIND] = UNIT("no_unwind"),
    [LLVM_FUNC_WILL_RETURN] = UNIT("will_return"),
    UNIT("convergent"),
    OPTIONAL("function_entry_count", attr_constraint_i64),
    UNIT("arm_streaming"),
    UNIT("arm_locally_streaming"),
    UNIT("arm_streaming_compatible"),
    UNIT("arm_new_za"),
    UNIT("arm_in_za"),
    UNIT("arm_out_za"),
    UNIT("arm_inout_za"),
    UNIT("arm_preserves_za"),
    {NAMED("vscale_range", llvm_attr_constraint_vscale_range),
     .is_optional = true, .case_attr = STR_INIT("llvm.vscale_range")},
    OPTIONAL("frame_pointer", llvm_attr_constraint_frame_pointer),
    OPTIONAL("target_cpu", attr_constraint_string),
    OPTIONAL("tune_cpu", attr_constraint_string),
    OPTIONAL("reciprocal_estimates", attr_constraint_string),
    OPTIONAL("prefer_vector_width", attr_constraint_string),
    OPTIONAL("target_features", llvm_attr_constraint_target_features),
    OPTIONAL("no_infs_fp_math", attr_constraint_bool),
    OPTIONAL("no_nans_fp_math", attr_constraint_bool),
    OPTIONAL("no_signed_zeros_fp_math", attr_constraint_bool),
    OPTIONAL("denormal_fp_math", attr_constraint_string),
    OPTIONAL("denormal_fp_math_f32", attr_constraint_string),
    OPTIONAL("fp_contract", attr_constraint_string),
    OPTIONAL("instrument_function_entry", attr_constraint_string),
    OPTIONAL("instrument_function_exit", attr_constraint_string),
    UNIT("inline_hint"),
    UNIT("optimize_none"),
    OPTIONAL("vec_type_hint", llvm_attr_constraint_vec_type_hint),
    OPTIONAL("work_group_size_hint", attr_constraint_dense_i32_array),
    OPTIONAL("reqd_work_group_size", attr_constraint_dense_i32_array),
    OPTIONAL("intel_reqd_sub_group_size", attr_constraint_i32),
    OPTIONAL("uwtable_kind", llvm_attr_constraint_uwtable)};
static const PropDef alloca_props[] = {
    [LLVM_ALLOCA_ALIGNMENT] = OPTIONAL("alignment", attr_constraint_i64),
    [LLVM_ALLOCA_ELEM_TYPE] =
        REQUIRED_IF(llvm_is_modern_alloca, "elem_type", attr_constraint_type),
    [LLVM_ALLOCA_INALLOCA] =
        ORDERED_UNIT("inalloca", "inalloca", ORDER_OPERAND)};
static const PropDef gep_props[] = {
    [LLVM_GEP_RAW_CONSTANT_INDICES] = REQUIRED_IF(
        llvm_is_modern_gep, "rawConstantIndices", attr_constraint_dense_i32_array),
    [LLVM_GEP_ELEM_TYPE] =
        REQUIRED_IF(llvm_is_modern_gep, "elem_type", attr_constraint_type),
    [LLVM_GEP_NO_WRAP_FLAGS] = {.name = STR_INIT("noWrapFlags"),
                                .is_no_attribute = true,
                                .constraint = &llvm_attr_constraint_gep_flags,
                                .is_optional = true,
                                .default_text = "0 : i32",
                                .is_default = llvm_is_zero,
                                .is_i32_case = true,
                                .storage = "IntegerAttr storage for "
                                           "::mlir::LLVM::GEPNoWrapFlags",
                                CASES(gep_cases)}};
#define DEREFERENCEABLE                                                        \
  {                                                                            \
    NAMED("dereferenceable", llvm_attr_constraint_dereferenceable),            \
        .is_optional = true, .case_attr = STR_INIT("llvm.dereferenceable")     \
  }
/// Properties of memory accesses that relate them to other accesses.
#define ALIASING                                                               \
  OPTIONAL("access_groups", llvm_attr_constraint_access_groups),               \
      OPTIONAL("alias_scopes", llvm_attr_constraint_alias_scopes),             \
      OPTIONAL("noalias_scopes", llvm_attr_constraint_alias_scopes),           \
      OPTIONAL("tbaa", llvm_attr_constraint_tbaa)
#define ACCESS                                                                 \
  [LLVM_ACCESS_ORDERING] = ORDERING,                                           \
  [LLVM_ACCESS_ALIGNMENT] = OPTIONAL("alignment", attr_constraint_i64),        \
  [LLVM_ACCESS_VOLATILE] =                                                     \
      ORDERED_UNIT("volatile_", "volatile", ORDER_VOLATILE),                   \
  [LLVM_ACCESS_SYNCSCOPE] = OPTIONAL("syncscope", attr_constraint_string),     \
  [LLVM_ACCESS_NONTEMPORAL] = UNIT("nontemporal"),                             \
  [LLVM_ACCESS_INVARIANT_GROUP] = UNIT_BY("invariantGroup", "invariant_group")
static const PropDef load_props[] = {
    ACCESS, [LLVM_ACCESS_INVARIANT] = UNIT("invariant"),
    [LLVM_ACCESS_DEREFERENCEABLE] = DEREFERENCEABLE, ALIASING};
static const PropDef store_props[] = {ACCESS, ALIASING};
static const PropDef call_props[] = {
    [LLVM_CALL_CALLEE] = OPTIONAL("callee", attr_constraint_flat_symbol),
    [LLVM_CALL_FASTMATH] = FASTMATH,
    [LLVM_CALL_CCONV] = CCONV,
    [LLVM_CALL_TAIL_CALL_KIND] = {.name = STR_INIT("TailCallKind"),
                                  .constraint =
                                      &llvm_attr_constraint_tail_call_kind,
                                  .is_optional = true,
                                  .default_text = "#llvm.tailcallkind<none>",
                                  .is_default = llvm_is_no_tail_call,
                                  .case_attr = STR_INIT("llvm.tailcallkind"),
                                  .word_order = ORDER_TAIL_CALL},
    [LLVM_CALL_VAR_CALLEE_TYPE] =
        OPTIONAL("var_callee_type", llvm_attr_constraint_function_type),
    [LLVM_CALL_OP_BUNDLE_SIZES] = {NAMED("op_bundle_sizes",
                                         attr_constraint_dense_i32_array),
                                   .is_optional = true,
                                   .default_text = "array<i32>",
                                   .is_default = llvm_is_empty_array},
    [LLVM_CALL_SEGMENTS] = {NAMED("operandSegmentSizes",
                                  attr_constraint_dense_i32_array),
                            .is_optional = true,
                            .default_print = llvm_print_call_segments,
                            .is_default = llvm_is_call_segments},
    [LLVM_CALL_ARG_ATTRS] = OPTIONAL("arg_attrs", attr_constraint_dict_array),
    [LLVM_CALL_RES_ATTRS] = OPTIONAL("res_attrs", attr_constraint_dict_array),
    [LLVM_CALL_NO_INLINE] = UNIT("no_inline"),
    [LLVM_CALL_ALWAYS_INLINE] = UNIT("always_inline"),
    OPTIONAL("op_bundle_tags", llvm_attr_constraint_array),
    OPTIONAL("memory_effects", llvm_attr_constraint_memory_effects),
    UNIT("convergent"),
    UNIT("no_unwind"),
    UNIT("will_return"),
    UNIT("inline_hint"),
    ALIASING};
#define BUNDLE_SIZES                                                           \
  {                                                                            \
    NAMED("op_bundle_sizes", attr_constraint_dense_i32_array),                 \
        .is_optional = true, .default_text = "array<i32>",                     \
        .is_default = llvm_is_empty_array                                           \
  }
static const PropDef invoke_props[] = {
    [LLVM_INVOKE_CALLEE] = OPTIONAL("callee", attr_constraint_flat_symbol),
    [LLVM_INVOKE_SEGMENTS] = SEGMENTS,
    OPTIONAL("var_callee_type", llvm_attr_constraint_function_type),
    CCONV,
    OPTIONAL("branch_weights", attr_constraint_dense_i32_array),
    BUNDLE_SIZES,
    OPTIONAL("op_bundle_tags", llvm_attr_constraint_array),
    OPTIONAL("arg_attrs", attr_constraint_dict_array),
    OPTIONAL("res_attrs", attr_constraint_dict_array)};
static const PropDef call_intrinsic_props[] = {
    [LLVM_CALL_INTRINSIC_INTRIN] = {NAMED("intrin", attr_constraint_string)},
    FASTMATH,
    BUNDLE_SIZES,
    OPTIONAL("op_bundle_tags", llvm_attr_constraint_array),
    {NAMED("operandSegmentSizes", attr_constraint_dense_i32_array),
     .is_optional = true, .default_print = llvm_print_call_segments,
     .is_default = llvm_is_call_segments},
    OPTIONAL("arg_attrs", attr_constraint_dict_array),
    OPTIONAL("res_attrs", attr_constraint_dict_array)};
static const PropDef br_props[] = {
    OPTIONAL("loop_annotation", llvm_attr_constraint_loop_annotation)};
static const PropDef landingpad_props[] = {[LLVM_LANDINGPAD_CLEANUP] =
                                               UNIT("cleanup")};
static const PropDef position_props[] = {
    [LLVM_POSITION] = {NAMED("position", llvm_attr_constraint_position)}};
static const PropDef shuffle_props[] = {
    [LLVM_SHUFFLE_MASK] = {NAMED("mask", llvm_attr_constraint_mask)}};
static const PropDef cond_br_props[] = {
    [LLVM_COND_BR_SEGMENTS] = SEGMENTS,
    [LLVM_COND_BR_WEIGHTS] =
        OPTIONAL("branch_weights", attr_constraint_dense_i32_array),
    OPTIONAL("loop_annotation", llvm_attr_constraint_loop_annotation)};
static const PropDef switch_props[] = {
    [LLVM_SWITCH_CASE_VALUES] =
        OPTIONAL("case_values", llvm_attr_constraint_integer_elements),
    [LLVM_SWITCH_CASE_SEGMENTS] = {NAMED("case_operand_segments",
                                         attr_constraint_dense_i32_array)},
    [LLVM_SWITCH_SEGMENTS] = SEGMENTS,
    [LLVM_SWITCH_WEIGHTS] =
        OPTIONAL("branch_weights", attr_constraint_dense_i32_array)};
static const PropDef atomicrmw_props[] = {
    [LLVM_ATOMICRMW_BIN_OP] = {NAMED("bin_op", llvm_attr_constraint_bin_op),
                               CASES(bin_op_cases)},
    [LLVM_ATOMICRMW_ORDERING] = {NAMED("ordering",
                                       llvm_attr_constraint_ordering),
                                 CASES(ordering_cases)},
    [LLVM_ATOMICRMW_SYNCSCOPE] = OPTIONAL("syncscope", attr_constraint_string),
    [LLVM_ATOMICRMW_VOLATILE] =
        ORDERED_UNIT("volatile_", "volatile", ORDER_VOLATILE),
    [LLVM_ATOMICRMW_ALIGNMENT] = OPTIONAL("alignment", attr_constraint_i64),
    ALIASING};
static const PropDef cmpxchg_props[] = {
    [LLVM_CMPXCHG_SUCCESS_ORDERING] = {NAMED("success_ordering",
                                             llvm_attr_constraint_ordering),
                                       CASES(ordering_cases)},
    [LLVM_CMPXCHG_FAILURE_ORDERING] = {NAMED("failure_ordering",
                                             llvm_attr_constraint_ordering),
                                       CASES(ordering_cases)},
    [LLVM_CMPXCHG_SYNCSCOPE] = OPTIONAL("syncscope", attr_constraint_string),
    [LLVM_CMPXCHG_WEAK] = ORDERED_UNIT("weak", "weak", ORDER_OPERAND),
    [LLVM_CMPXCHG_VOLATILE] =
        ORDERED_UNIT("volatile_", "volatile", ORDER_VOLATILE),
    [LLVM_CMPXCHG_ALIGNMENT] = OPTIONAL("alignment", attr_constraint_i64),
    ALIASING};
static const PropDef fence_props[] = {
    [LLVM_FENCE_ORDERING] = {NAMED("ordering", llvm_attr_constraint_ordering),
                             CASES(ordering_cases)},
    [LLVM_FENCE_SYNCSCOPE] = OPTIONAL("syncscope", attr_constraint_string)};
static const PropDef abs_props[] = {
    {NAMED("is_int_min_poison", llvm_attr_constraint_i1)}};
static const PropDef zero_poison_props[] = {
    {NAMED("is_zero_poison", llvm_attr_constraint_i1)}};
static const PropDef prefetch_props[] = {
    [LLVM_PREFETCH_RW] =
        REQUIRED_IF(llvm_has_one_operand, "rw", attr_constraint_i32),
    [LLVM_PREFETCH_HINT] =
        REQUIRED_IF(llvm_has_one_operand, "hint", attr_constraint_i32),
    [LLVM_PREFETCH_CACHE] =
        REQUIRED_IF(llvm_has_one_operand, "cache", attr_constraint_i32)};
static const PropDef assume_props[] = {
    [LLVM_ASSUME_OP_BUNDLE_SIZES] = {NAMED("op_bundle_sizes",
                                           attr_constraint_dense_i32_array),
                                     .is_optional = true,
                                     .default_text = "array<i32>",
                                     .is_default = llvm_is_empty_array},
    [LLVM_ASSUME_OP_BUNDLE_TAGS] =
        OPTIONAL("op_bundle_tags", llvm_attr_constraint_array)};
static const PropDef mem_props[] = {
    [LLVM_MEM_IS_VOLATILE] =
        REQUIRED_IF(llvm_has_three_operands, "isVolatile", llvm_attr_constraint_i1),
    ALIASING,
    OPTIONAL("arg_attrs", attr_constraint_dict_array),
    OPTIONAL("res_attrs", attr_constraint_dict_array)};
static const RegionDef initializer_region[] = {{"initializer", 1, 1}};
static const RegionDef comdat_region[] = {{"body", 1, 1}};
static const PropDef flags_props[] = {
    {NAMED("flags", llvm_attr_constraint_array)}};
static const PropDef linker_props[] = {
    {NAMED("options", llvm_attr_constraint_strings)}};
static const PropDef ctors_props[] = {
    {NAMED("ctors", llvm_attr_constraint_flat_symbols)},
    {NAMED("priorities", llvm_attr_constraint_i32s)},
    {NAMED("data", llvm_attr_constraint_array)}};
static const PropDef dtors_props[] = {
    {NAMED("dtors", llvm_attr_constraint_flat_symbols)},
    {NAMED("priorities", llvm_attr_constraint_i32s)},
    {NAMED("data", llvm_attr_constraint_array)}};
static const PropDef alias_props[] = {
    [LLVM_ALIAS_SYM_NAME] = {NAMED("sym_name", attr_constraint_string)},
    [LLVM_ALIAS_TYPE] = {NAMED("alias_type", attr_constraint_type)},
    [LLVM_ALIAS_LINKAGE] = REQUIRED_LINKAGE,
    [LLVM_ALIAS_VISIBILITY] = VISIBILITY,
    [LLVM_ALIAS_UNNAMED_ADDR] = UNNAMED_ADDR,
    [LLVM_ALIAS_THREAD_LOCAL] =
        ORDERED_UNIT("thread_local_", "thread_local", ORDER_THREAD_LOCAL),
    [LLVM_ALIAS_DSO_LOCAL] = UNIT("dso_local")};
static const PropDef ifunc_props[] = {
    [LLVM_IFUNC_SYM_NAME] = {NAMED("sym_name", attr_constraint_string)},
    [LLVM_IFUNC_TYPE] = {NAMED("i_func_type", attr_constraint_type)},
    [LLVM_IFUNC_RESOLVER] = {NAMED("resolver", attr_constraint_flat_symbol)},
    [LLVM_IFUNC_RESOLVER_TYPE] = {NAMED("resolver_type", attr_constraint_type)},
    [LLVM_IFUNC_LINKAGE] = REQUIRED_LINKAGE,
    [LLVM_IFUNC_VISIBILITY] = VISIBILITY,
    [LLVM_IFUNC_UNNAMED_ADDR] = {.name = STR_INIT("unnamed_addr"),
                                 .constraint =
                                     &llvm_attr_constraint_unnamed_addr,
                                 .word_order = ORDER_UNNAMED_ADDR,
                                 .is_optional = true,
                                 .default_text = "0 : i64",
                                 .is_default = llvm_is_zero_i64,
                                 CASES(unnamed_addr_cases)},
    [LLVM_IFUNC_DSO_LOCAL] = UNIT("dso_local"),
    [LLVM_IFUNC_ADDRESS_SPACE] = {
        NAMED("address_space", llvm_attr_constraint_small_int),
        .is_optional = true, .default_text = "0 : i32",
        .is_default = llvm_is_zero_i32}};
static const PropDef comdat_props[] = {
    {NAMED("sym_name", attr_constraint_string)}};
static const EnumCase comdat_cases[] = {
    {STR_INIT("any"), 0},      {STR_INIT("exactmatch"), 1},
    {STR_INIT("largest"), 2},  {STR_INIT("nodeduplicate"), 3},
    {STR_INIT("samesize"), 4},
};
static const PropDef selector_props[] = {
    {NAMED("sym_name", attr_constraint_string)},
    {NAMED("comdat", llvm_attr_constraint_comdat), CASES(comdat_cases)}};
static const EnumCase asm_dialect_cases[] = {{STR_INIT("att"), 0},
                                             {STR_INIT("intel"), 1}};
/// Inline assembly has effects on memory only if it says so.
static unsigned asm_effects(const Operation *op) {
  return op_prop(op, LLVM_ASM_HAS_SIDE_EFFECTS)
             ? EFFECT_WRITES | EFFECT_ANY | EFFECT_STAYS
             : 0;
}

static const OpInterfaces inline_asm_interfaces = {
    .speculatability = SPECULATABLE_NEVER, .effects = asm_effects};

static const PropDef asm_props[] = {
    [LLVM_ASM_STRING] = {NAMED("asm_string", attr_constraint_string)},
    [LLVM_ASM_CONSTRAINTS] = {NAMED("constraints", attr_constraint_string)},
    [LLVM_ASM_HAS_SIDE_EFFECTS] = UNIT("has_side_effects"),
    [LLVM_ASM_IS_ALIGN_STACK] = UNIT("is_align_stack"),
    [LLVM_ASM_TAIL_CALL_KIND] = {.name = STR_INIT("tail_call_kind"),
                                 .constraint =
                                     &llvm_attr_constraint_tail_call_kind,
                                 .is_optional = true,
                                 .default_text = "#llvm.tailcallkind<none>",
                                 .is_default = llvm_is_no_tail_call,
                                 .case_attr = STR_INIT("llvm.tailcallkind")},
    [LLVM_ASM_DIALECT] = {.name = STR_INIT("asm_dialect"),
                          .constraint = &llvm_attr_constraint_asm_dialect,
                          .is_optional = true,
                          CASES(asm_dialect_cases)},
    [LLVM_ASM_OPERAND_ATTRS] =
        OPTIONAL("operand_attrs", llvm_attr_constraint_array)};
static const PropDef blocktag_props[] = {
    {NAMED("tag", llvm_attr_constraint_blocktag),
     .case_attr = STR_INIT("llvm.blocktag")}};
static const PropDef blockaddress_props[] = {
    {NAMED("block_addr", llvm_attr_constraint_blockaddress),
     .case_attr = STR_INIT("llvm.blockaddress")}};
static const PropDef indirect_branch_props[] = {
    {NAMED("indbr_operand_segments", attr_constraint_dense_i32_array)}};
static const PropDef debug_props[] = {
    [LLVM_DEBUG_VARIABLE] = {NAMED("varInfo",
                                   llvm_attr_constraint_local_variable)},
    [LLVM_DEBUG_EXPRESSION] = {
        NAMED("locationExpr", llvm_attr_constraint_expression),
        .is_optional = true, .default_text = "#llvm.di_expression<>",
        .is_default = llvm_is_empty_expression}};
static const PropDef label_props[] = {
    {NAMED("label", llvm_attr_constraint_label),
     .case_attr = STR_INIT("llvm.di_label")}};
static const PropDef scope_props[] = {
    {NAMED("scope", llvm_attr_constraint_alias_scope),
     .case_attr = STR_INIT("llvm.alias_scope")}};
static const PropDef size_props[] = {{NAMED("size", attr_constraint_i64)}};
static const PropDef masked_props[] = {
    {NAMED("alignment", attr_constraint_i32)}, UNIT("nontemporal")};
static const PropDef fpclass_props[] = {{NAMED("bit", attr_constraint_i32)}};

_Static_assert(ARRAY_LENGTH(call_props) <= LLVM_MAX_PROPS &&
                   ARRAY_LENGTH(global_props) <= LLVM_MAX_PROPS &&
                   ARRAY_LENGTH(func_props) <= LLVM_FUNC_MAX_PROPS,
               "builders have room for all inherent attributes");

static const EnumCase rounding_cases[] = {
    {STR_INIT("towardzero"), LLVM_ROUND_TOWARD_ZERO},
    {STR_INIT("tonearest"), LLVM_ROUND_TO_NEAREST},
    {STR_INIT("upward"), LLVM_ROUND_UPWARD},
    {STR_INIT("downward"), LLVM_ROUND_DOWNWARD},
    {STR_INIT("tonearestaway"), LLVM_ROUND_TO_NEAREST_AWAY},
    {STR_INIT("dynamic"), 7},
    {STR_INIT("invalid"), 8},
};
static const EnumCase exception_cases[] = {
    {STR_INIT("ignore"), LLVM_EXCEPTIONS_IGNORE},
    {STR_INIT("maytrap"), 1},
    {STR_INIT("strict"), 2},
};

/// The enum has a case -1, for which the constraint does not hold.
static bool is_invalid_rounding(const Attribute *attr) {
  int64_t value;
  return attr_constraint_i64.holds(attr) && attr_integer_value(attr, &value) &&
         value == -1;
}

static const PropDef constrained_props[] = {
    [LLVM_CONSTRAINED_EXCEPTIONS] = {NAMED("fpExceptionBehavior",
                                           llvm_attr_constraint_exceptions),
                                     CASES(exception_cases)},
    [LLVM_CONSTRAINED_ROUNDING] = {
        NAMED("roundingmode", llvm_attr_constraint_rounding),
        .is_stored = is_invalid_rounding,
        CASES(rounding_cases)}};

// --- rows that say all themselves --------------------------------------------

#define REQUIRED(text, what)                                                   \
  { NAMED(text, what) }
/// Attributes of the callee and of its arguments.
#define CALL_ATTRS                                                             \
  OPTIONAL("arg_attrs", attr_constraint_dict_array),                           \
      OPTIONAL("res_attrs", attr_constraint_dict_array)
#define EXCEPTIONS                                                             \
  {                                                                            \
    NAMED("fpExceptionBehavior", llvm_attr_constraint_exceptions),             \
        CASES(exception_cases)                                                 \
  }

const OpDef llvm_ops[LLVM_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, TRAITS, ...)                                       \
  [LLVM_##ID] = {STR_INIT(NAME),                                               \
                 SHAPE_##SHAPE,                                                \
                 TRAITS,                                                       \
                 .dialect = &llvm_dialect,                                     \
                 .uses_old_names = llvm_op_is_wrapped,                         \
                 __VA_ARGS__},
#include "dialects/llvm/llvm_ops.def"
};

bool llvm_op_is_wrapped(const Operation *op) {
  for (unsigned i = 0; i < op->num_results; i++)
    if (llvm_type_is_wrapped(op_result_type(op, i)))
      return true;
  for (unsigned i = 0; i < op->num_operands; i++)
    if (llvm_type_is_wrapped(op_operand_type(op, i)))
      return true;
  if (op->def != &llvm_ops[LLVM_FUNC] && op->def != &llvm_ops[LLVM_MLIR_GLOBAL])
    return false;
  const TypeAttr *type = attr_as_type(op_prop(op, LLVM_FUNC_FUNCTION_TYPE));
  return type && llvm_type_is_wrapped(type->value);
}

// SPDX-License-Identifier: Apache-2.0
// The table of the memref operations.
#include "dialects/memref/memref.h"

#include "dialects/common/folds.h"
#include "dialects/common/infer.h"
#include "dialects/common/memory.h"
#include "dialects/common/op_rows.h"
#include "dialects/memref/memref_internal.h"
#include "ir/syntax/asm_shape.h"

#define ANY_MEMREF &constraint_any_memref, ARITY_ONE
#define INDICES &constraint_index, ARITY_VARIADIC

static const ValueDef any_operand[] = {{"result", NULL, ARITY_ONE}};
static const ValueDef any_operands[] = {{"operands", NULL, ARITY_VARIADIC}};
static const ValueDef any_result[] = {{"result", NULL, ARITY_ONE}};
static const ValueDef any_results[] = {{"results", NULL, ARITY_VARIADIC}};
static const ValueDef index_result[] = {
    {"result", &constraint_index, ARITY_ONE}};
static const ValueDef memref_operand[] = {
    {"memref", &constraint_memref, ARITY_ONE}};
static const ValueDef memref_result[] = {
    {"memref", &constraint_memref, ARITY_ONE}};
static const ValueDef memref_operands[] = {
    {"operands", &constraint_memref, ARITY_VARIADIC}};
static const ValueDef memref_results[] = {
    {"results", &constraint_memref, ARITY_VARIADIC}};
static const ValueDef any_memref_operand[] = {{"source", ANY_MEMREF}};
static const ValueDef any_memref_result[] = {{"dest", ANY_MEMREF}};
static const ValueDef static_memref_result[] = {
    {"result", &constraint_static_memref, ARITY_ONE}};
static const ValueDef strided_operand[] = {
    {"source", &constraint_strided_memref, ARITY_ONE}};
static const ValueDef strided_result[] = {
    {"result", &constraint_strided_memref, ARITY_ONE}};

static const ValueDef alloc_operands[] = {{"dynamicSizes", INDICES},
                                          {"symbolOperands", INDICES}};
static const ValueDef realloc_operands[] = {
    {"source", &constraint_1d_memref, ARITY_ONE},
    {"dynamicResultSize", &constraint_index, ARITY_OPTIONAL}};
static const ValueDef memref_1d_result[] = {
    {"result", &constraint_1d_memref, ARITY_ONE}};
static const ValueDef load_operands[] = {
    {"memref", &constraint_memref, ARITY_ONE}, {"indices", INDICES}};
static const ValueDef store_operands[] = {
    {"value", NULL, ARITY_ONE},
    {"memref", &constraint_memref, ARITY_ONE},
    {"indices", INDICES}};
static const ValueDef copy_operands[] = {{"source", ANY_MEMREF},
                                         {"target", ANY_MEMREF}};
static const ValueDef atomic_rmw_operands[] = {
    {"value", &constraint_signless_integer_or_float, ARITY_ONE},
    {"memref", &constraint_atomic_memref, ARITY_ONE},
    {"indices", INDICES}};
static const ValueDef atomic_operands[] = {
    {"memref", &constraint_atomic_memref, ARITY_ONE}, {"indices", INDICES}};
static const ValueDef atomic_result[] = {
    {"result", &constraint_signless_integer_or_float, ARITY_ONE}};
static const ValueDef dma_wait_operands[] = {
    {"tagMemRef", &constraint_memref, ARITY_ONE},
    {"tagIndices", INDICES},
    {"numElements", &constraint_index, ARITY_ONE}};
static const ValueDef dim_operands[] = {
    {"source", &constraint_non_0_ranked_memref, ARITY_ONE},
    {"index", &constraint_index, ARITY_ONE}};
static const ValueDef metadata_results[] = {
    {"base_buffer", &constraint_strided_memref_of_rank_0, ARITY_ONE},
    {"offset", &constraint_index, ARITY_ONE},
    {"sizes", INDICES},
    {"strides", INDICES}};
static const ValueDef view_operands[] = {
    {"source", &constraint_i8_memref, ARITY_ONE},
    {"byte_shift", &constraint_index, ARITY_ONE},
    {"sizes", INDICES}};
static const ValueDef subview_operands[] = {
    {"source", &constraint_memref, ARITY_ONE},
    {"offsets", INDICES},
    {"sizes", INDICES},
    {"strides", INDICES}};
static const ValueDef reinterpret_operands[] = {{"source", ANY_MEMREF},
                                                {"offsets", INDICES},
                                                {"sizes", INDICES},
                                                {"strides", INDICES}};
static const ValueDef reshape_operands[] = {
    {"source", ANY_MEMREF}, {"shape", &constraint_shape_memref, ARITY_ONE}};
static const ValueDef expand_operands[] = {
    {"src", &constraint_strided_memref, ARITY_ONE}, {"output_shape", INDICES}};

#define ALIGNMENT_PROP                                                         \
  {                                                                            \
    .name = STR_INIT("alignment"),                                             \
    .constraint = &attr_constraint_i64_power_of_two, .is_optional = true       \
  }

static const RegionDef body_region[] = {{"bodyRegion", 1, 1}};
static const PropDef alloc_props[] = {[MEMREF_ALLOC_ALIGNMENT] = ALIGNMENT_PROP,
                                      [MEMREF_ALLOC_SEGMENTS] =
                                          OLD_SEGMENT_PROP};
static const PropDef realloc_props[] = {[MEMREF_REALLOC_ALIGNMENT] =
                                            ALIGNMENT_PROP};

static bool is_false(const Attribute *attr) {
  int64_t value;
  return attr_integer_value(attr, &value) && value == 0 &&
         type_is_integer_of_width(attr_type(attr), 1);
}
static const PropDef access_props[] = {
    [MEMREF_ACCESS_NONTEMPORAL] = {.name = STR_INIT("nontemporal"),
                                   .constraint = &attr_constraint_bool,
                                   .is_optional = true,
                                   .is_default = is_false,
                                   .keeps_default = true},
    [MEMREF_ACCESS_ALIGNMENT] = ALIGNMENT_PROP};
static const PropDef prefetch_props[] = {
    [MEMREF_PREFETCH_IS_WRITE] = PROP("isWrite", bool),
    [MEMREF_PREFETCH_LOCALITY_HINT] = {.name = STR_INIT("localityHint"),
                                       .constraint =
                                           &attr_constraint_i32_locality},
    [MEMREF_PREFETCH_IS_DATA_CACHE] = PROP("isDataCache", bool)};
static const PropDef assume_alignment_props[] = {
    [MEMREF_ASSUME_ALIGNMENT_ALIGNMENT] = {.name = STR_INIT("alignment"),
                                           .constraint =
                                               &attr_constraint_i32_positive}};
static const PropDef atomic_rmw_props[] = {
    [MEMREF_ATOMIC_RMW_KIND] = {.name = STR_INIT("kind"),
                                .constraint =
                                    &attr_constraint_modern_atomic_kind,
                                .cases = modern_atomic_rmw_cases,
                                .num_cases = NUM_MODERN_ATOMIC_CASES}};
static const PropDef global_props[] = {
    [MEMREF_GLOBAL_SYM_NAME] = PROP("sym_name", string),
    [MEMREF_GLOBAL_SYM_VISIBILITY] = OPTIONAL_PROP("sym_visibility", string),
    [MEMREF_GLOBAL_TYPE] = PROP("type", memref_type),
    [MEMREF_GLOBAL_INITIAL_VALUE] = {.name = STR_INIT("initial_value"),
                                     .is_optional = true},
    [MEMREF_GLOBAL_CONSTANT] = OPTIONAL_PROP("constant", unit),
    [MEMREF_GLOBAL_ALIGNMENT] = ALIGNMENT_PROP};
static const PropDef get_global_props[] = {[MEMREF_GET_GLOBAL_NAME] =
                                               PROP("name", flat_symbol)};
static const PropDef view_props[] = {
    [MEMREF_VIEW_STATIC_OFFSETS] = {.name = STR_INIT("static_offsets"),
                                    .constraint =
                                        &attr_constraint_dense_i64_array},
    [MEMREF_VIEW_STATIC_SIZES] = {.name = STR_INIT("static_sizes"),
                                  .constraint =
                                      &attr_constraint_dense_i64_array},
    [MEMREF_VIEW_STATIC_STRIDES] = {.name = STR_INIT("static_strides"),
                                    .constraint =
                                        &attr_constraint_dense_i64_array},
    [MEMREF_VIEW_SEGMENTS] = OLD_SEGMENT_PROP};
static const PropDef expand_props[] = {
    [MEMREF_RESHAPE_REASSOCIATION] = {.name = STR_INIT("reassociation"),
                                      .constraint =
                                          &attr_constraint_i64_arrays},
    [MEMREF_RESHAPE_STATIC_OUTPUT_SHAPE] =
        PROP("static_output_shape", dense_i64_array)};
static const PropDef collapse_props[] = {
    [MEMREF_RESHAPE_REASSOCIATION] = {.name = STR_INIT("reassociation"),
                                      .constraint =
                                          &attr_constraint_i64_arrays}};
static const PropDef transpose_props[] = {
    [MEMREF_TRANSPOSE_PERMUTATION] = {.name = STR_INIT("permutation"),
                                      .constraint =
                                          &attr_constraint_affine_map}};

static const char *const alloca_scope_parents[] = {"memref.alloca_scope", NULL};
static const char *const generic_atomic_rmw_parents[] = {
    "memref.generic_atomic_rmw", NULL};

const OpDef memref_ops[MEMREF_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, TRAITS, ...)                                       \
  [MEMREF_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TRAITS,                      \
                   .dialect = &memref_dialect, __VA_ARGS__},
#include "dialects/memref/memref_ops.def"
};

// SPDX-License-Identifier: Apache-2.0
// The table of the vector operations, with their operands, results and
// properties.
#include "dialects/arith/arith.h"
#include "dialects/common/infer.h"
#include "dialects/common/op_rows.h"
#include "dialects/vector/transfer/transfer.h"
#include "dialects/vector/vector_internal.h"
#include "ir/attributes/attribute.h"
#include "ir/syntax/asm_shape.h"
#include "ir/types/type.h"

//===- Types --------------------------------------------------------------===//

static bool is_ranked(const Type *type) {
  const ShapedType *vector = type_as_vector(type);
  return vector && vector->rank > 0;
}

static bool is_fixed(const Type *type) {
  const ShapedType *vector = type_as_vector(type);
  return vector && !vector_is_scalable(vector);
}

static bool is_of_floats(const Type *type) {
  return type_as_vector(type) && type_as_float(type_element_or_self(type));
}

static bool is_mask(const Type *type) {
  return type_as_vector(type) &&
         type_is_integer_of_width(type_element_or_self(type), 1);
}

static bool is_ranked_mask(const Type *type) {
  return is_mask(type) && is_ranked(type);
}

static bool is_of_indices(const Type *type) {
  return is_ranked(type) && type_is_int_or_index(type_element_or_self(type));
}

static bool is_step(const Type *type) {
  const ShapedType *vector = type_as_vector(type);
  return vector && vector->rank == 1 && type_is_index(vector->element);
}

static bool is_row(const Type *type) {
  const ShapedType *vector = type_as_vector(type);
  return vector && vector->rank == 1;
}

static bool is_scalable_row(const Type *type) {
  return is_row(type) && vector_is_scalable(type_as_vector(type));
}

static bool is_base(const Type *type) {
  return type_as_tensor(type) || type_as_ranked_memref(type);
}

static bool is_shaped(const Type *type) { return type_as_shaped(type) != NULL; }

static bool is_fixed_mask(const Type *type) {
  return is_ranked_mask(type) && is_fixed(type);
}

static bool is_printable(const Type *type) {
  const Type *element = type_element_or_self(type);
  return (element == type || type_as_vector(type)) &&
         (type_is_int_or_index(element) || type_as_float(element));
}

#define CONSTRAINT(name, text, syntax)                                         \
  static const TypeConstraint constraint_##name = {text, is_##name,            \
                                                   SYNTAX_##syntax};
CONSTRAINT(ranked, "vector of any type values", VECTOR)
static const TypeConstraint constraint_ranked_any = {
    "vector of any type values", is_ranked, SYNTAX_ANY};
CONSTRAINT(fixed, "fixed-length vector of any type values", VECTOR)
CONSTRAINT(of_floats, "vector of floating-point values", VECTOR)
CONSTRAINT(mask, "vector of 1-bit signless integer values", VECTOR)
CONSTRAINT(ranked_mask, "vector of 1-bit signless integer values", VECTOR)
CONSTRAINT(of_indices, "vector of integer or index values", VECTOR)
CONSTRAINT(step, "vector of index values of ranks 1", VECTOR)
CONSTRAINT(row, " of ranks 1", VECTOR)
CONSTRAINT(scalable_row, " of ranks 1", VECTOR)
CONSTRAINT(base, "Tensor or MemRef of any type values", SHAPED)
CONSTRAINT(printable, "", ANY)
CONSTRAINT(shaped, "shaped of any type values", ANY)
CONSTRAINT(fixed_mask, "fixed-length vector of 1-bit signless integer values",
           VECTOR)

//===- Attributes ---------------------------------------------------------===//

static bool is_none(const Attribute *attr) {
  const DialectAttr *flags =
      attr_as_dialect(attr, &arith_attr_defs[ARITH_ATTR_FASTMATH]);
  return flags && flags->value == 0;
}

static bool is_false(const Attribute *attr) {
  return attr_constraint_bool.holds(attr) && !attr_is_true(attr);
}

static bool is_newline(const Attribute *attr) {
  const DialectAttr *punctuation =
      attr_as_dialect(attr, &vector_attr_defs[VECTOR_ATTR_PUNCTUATION]);
  return punctuation && punctuation->value == VECTOR_NEWLINE;
}

static bool is_all_false(const Attribute *attr) {
  const ArrayAttr *flags = attr_as_array(attr);
  for (size_t i = 0; flags && i < flags->size; i++)
    if (attr_is_true(flags->elements[i]))
      return false;
  return flags != NULL;
}

static bool is_usual_map(const Attribute *attr) {
  const AffineMapAttr *map = attr_as_affine_map(attr);
  return map && affine_map_is_minor_identity(map->value);
}

static bool is_bool_array(const Attribute *attr) {
  const ArrayAttr *flags = attr_as_array(attr);
  for (size_t i = 0; flags && i < flags->size; i++)
    if (!attr_constraint_bool.holds(flags->elements[i]))
      return false;
  return flags != NULL;
}

static bool is_iterator_array(const Attribute *attr) {
  const ArrayAttr *types = attr_as_array(attr);
  for (size_t i = 0; types && i < types->size; i++)
    if (!attr_as_dialect(types->elements[i],
                         &vector_attr_defs[VECTOR_ATTR_ITERATOR]))
      return false;
  return types != NULL;
}

static const Attribute *initial_kind(Context *ctx) {
  return dialect_attr_get(ctx, &vector_attr_defs[VECTOR_ATTR_KIND], VECTOR_ADD,
                          STR(""));
}

static bool is_kind_attr(const Attribute *attr) {
  return attr_as_dialect(attr, &vector_attr_defs[VECTOR_ATTR_KIND]) != NULL;
}

static bool is_punctuation_attr(const Attribute *attr) {
  return attr_as_dialect(attr, &vector_attr_defs[VECTOR_ATTR_PUNCTUATION]) !=
         NULL;
}

static bool is_fastmath_attr(const Attribute *attr) {
  return attr_as_dialect(attr, &arith_attr_defs[ARITH_ATTR_FASTMATH]) != NULL;
}

static const AttrConstraint kind_constraint = {
    "Kind of combining function for contractions and reductions", is_kind_attr};
static const AttrConstraint punctuation_constraint = {
    "Punctuation for separating vectors or vector elements",
    is_punctuation_attr};
static const AttrConstraint fastmath_constraint = {
    "Floating point fast math flags", is_fastmath_attr};

#define KIND_PROP                                                              \
  {                                                                            \
    .name = STR_INIT("kind"), .constraint = &kind_constraint,                  \
    .case_attr = STR_INIT("vector.kind")                                       \
  }
static const AttrConstraint bool_array_constraint = {
    "1-bit boolean array attribute", is_bool_array};
static const AttrConstraint iterators_constraint = {
    "Iterator type should be an enum.", is_iterator_array};

#define DEFAULT_KIND_PROP                                                      \
  {                                                                            \
    .name = STR_INIT("kind"), .constraint = &kind_constraint,                  \
    .case_attr = STR_INIT("vector.kind"), .initial = initial_kind              \
  }
#define ALIGNMENT_PROP                                                         \
  {                                                                            \
    .name = STR_INIT("alignment"),                                             \
    .constraint = &attr_constraint_i64_power_of_two, .is_optional = true       \
  }

static const PropDef position_props[] = {
    PROP("static_position", dense_i64_array)};
static const PropDef shuffle_props[] = {PROP("mask", dense_i64_array)};
static const PropDef transpose_props[] = {PROP("permutation", dense_i64_array)};
static const PropDef mask_props[] = {PROP("mask_dim_sizes", dense_i64_array)};
static const PropDef scalable_props[] = {PROP("pos", i64)};
static const PropDef insert_slice_props[] = {
    [VECTOR_SLICE_OFFSETS] = PROP("offsets", i64_array),
    [VECTOR_SLICE_STRIDES] = PROP("strides", i64_array)};
static const PropDef extract_slice_props[] = {
    [VECTOR_SLICE_OFFSETS] = PROP("offsets", i64_array),
    [VECTOR_SLICE_STRIDES] = PROP("strides", i64_array),
    [VECTOR_SLICE_SIZES] = PROP("sizes", i64_array)};
static const PropDef reduction_props[] = {
    [VECTOR_KIND] = KIND_PROP,
    [VECTOR_REDUCTION_FASTMATH] = {.name = STR_INIT("fastmath"),
                                   .constraint = &fastmath_constraint,
                                   .case_attr = STR_INIT("arith.fastmath"),
                                   .default_text = "#arith.fastmath<none>",
                                   .is_default = is_none}};
static const PropDef multi_reduction_props[] = {
    [VECTOR_KIND] = KIND_PROP,
    [VECTOR_REDUCTION_DIMS] = PROP("reduction_dims", dense_i64_array)};
static const PropDef kind_props[] = {[VECTOR_KIND] = DEFAULT_KIND_PROP};
static const PropDef contract_props[] = {
    [VECTOR_KIND] = DEFAULT_KIND_PROP,
    [VECTOR_CONTRACT_MAPS] = {.name = STR_INIT("indexing_maps"),
                              .constraint = &attr_constraint_array},
    [VECTOR_CONTRACT_ITERATORS] = {.name = STR_INIT("iterator_types"),
                                   .constraint = &iterators_constraint,
                                   .written = vector_written_iterators}};
static const PropDef scan_props[] = {
    [VECTOR_KIND] = KIND_PROP,
    [VECTOR_SCAN_DIM] = PROP("reduction_dim", i64),
    [VECTOR_SCAN_INCLUSIVE] = PROP("inclusive", bool)};
static const PropDef transfer_props[] = {
    [VECTOR_TRANSFER_MAP] = {.name = STR_INIT("permutation_map"),
                             .constraint = &attr_constraint_affine_map,
                             .is_default = is_usual_map,
                             .keeps_default = true},
    [VECTOR_TRANSFER_IN_BOUNDS] = {.name = STR_INIT("in_bounds"),
                                   .constraint = &bool_array_constraint,
                                   .is_default = is_all_false,
                                   .keeps_default = true},
    [VECTOR_TRANSFER_SEGMENTS] = OLD_SEGMENT_PROP};
static const PropDef masked_props[] = {[VECTOR_ALIGNMENT] = ALIGNMENT_PROP};
static const PropDef access_props[] = {
    [VECTOR_ALIGNMENT] = ALIGNMENT_PROP,
    [VECTOR_NONTEMPORAL] = {.name = STR_INIT("nontemporal"),
                            .constraint = &attr_constraint_bool,
                            .is_optional = true,
                            .is_default = is_false,
                            .keeps_default = true}};
static const PropDef print_props[] = {
    [VECTOR_PRINT_PUNCTUATION] = {.name = STR_INIT("punctuation"),
                                  .constraint = &punctuation_constraint,
                                  .case_attr = STR_INIT("vector.punctuation"),
                                  .default_text =
                                      "#vector.punctuation<newline>",
                                  .is_default = is_newline},
    [VECTOR_PRINT_STRING] = OPTIONAL_PROP("stringLiteral", string)};

//===- Operands and results -----------------------------------------------===//

#define ANY(name)                                                              \
  { name, NULL, ARITY_ONE }
#define ONE(name, constraint)                                                  \
  { name, &constraint_##constraint, ARITY_ONE }
#define INDICES(name)                                                          \
  { name, &constraint_index, ARITY_VARIADIC }

static const ValueDef any_operand[] = {ANY("source")};
static const ValueDef any_result[] = {ANY("result")};
static const ValueDef dest_result[] = {ANY("dest")};
static const ValueDef elements[] = {{"elements", NULL, ARITY_VARIADIC}};
static const ValueDef index_operands[] = {INDICES("operands")};
static const ValueDef index_result[] = {ONE("res", index)};
static const ValueDef vector_operand[] = {ONE("source", vector)};
static const ValueDef vector_result[] = {ONE("vector", vector)};
static const ValueDef any_vector_result[] = {ONE("result", vector)};
static const ValueDef ranked_operand[] = {ONE("source", ranked)};
static const ValueDef ranked_result[] = {ONE("result", ranked)};
static const ValueDef to_elements_operand[] = {ONE("source", vector)};
static const ValueDef fixed_result[] = {ONE("dest", fixed)};
static const ValueDef transposed_operand[] = {ONE("vector", vector)};
static const ValueDef extract_operands[] = {ONE("source", vector),
                                            INDICES("dynamic_position")};
static const ValueDef insert_operands[] = {
    ANY("valueToStore"), ONE("dest", vector), INDICES("dynamic_position")};
static const ValueDef shuffle_operands[] = {ONE("v1", fixed), ONE("v2", fixed)};
static const ValueDef pair_operands[] = {ONE("lhs", vector),
                                         ONE("rhs", vector)};
static const ValueDef pair_results[] = {ONE("res1", ranked),
                                        ONE("res2", ranked)};
static const ValueDef insert_slice_operands[] = {ONE("valueToStore", ranked),
                                                 ONE("dest", ranked)};
static const ValueDef scalable_insert_operands[] = {ONE("valueToStore", row),
                                                    ONE("dest", scalable_row)};
static const ValueDef scalable_operand[] = {ONE("source", scalable_row)};
static const ValueDef scalable_result[] = {ONE("res", scalable_row)};
static const ValueDef scalable_part[] = {ONE("res", row)};
static const ValueDef fma_operands[] = {
    ONE("lhs", of_floats), ONE("rhs", of_floats), ONE("acc", of_floats)};
static const ValueDef float_vector_result[] = {ONE("result", of_floats)};
static const ValueDef reduction_operands[] = {ONE("vector", vector),
                                              {"acc", NULL, ARITY_OPTIONAL}};
static const ValueDef multi_reduction_operands[] = {ONE("source", ranked),
                                                    ANY("acc")};
static const ValueDef load_operands[] = {ONE("base", memref),
                                         INDICES("indices")};
static const ValueDef store_operands[] = {
    ONE("valueToStore", vector), ONE("base", memref), INDICES("indices")};
static const ValueDef masked_load_operands[] = {
    ONE("base", memref), INDICES("indices"), ONE("mask", ranked_mask),
    ONE("pass_thru", ranked)};
static const ValueDef masked_store_operands[] = {
    ONE("base", memref), INDICES("indices"), ONE("mask", ranked_mask),
    ONE("valueToStore", ranked)};
static const ValueDef gather_operands[] = {
    ONE("base", base), INDICES("offsets"), ONE("indices", of_indices),
    ONE("mask", ranked_mask), ONE("pass_thru", ranked)};
static const ValueDef scatter_operands[] = {
    ONE("base", base), INDICES("offsets"), ONE("indices", of_indices),
    ONE("mask", ranked_mask), ONE("valueToStore", ranked)};
static const ValueDef scatter_result[] = {
    {"result", &constraint_ranked_tensor, ARITY_OPTIONAL}};
static const ValueDef expand_load_operands[] = {
    ONE("base", memref), INDICES("indices"), ONE("mask", fixed_mask),
    ONE("pass_thru", ranked)};
static const ValueDef compress_store_operands[] = {
    ONE("base", memref), INDICES("indices"), ONE("mask", fixed_mask),
    ONE("valueToStore", ranked)};
static const ValueDef transfer_read_operands[] = {
    ONE("base", shaped),
    INDICES("indices"),
    ANY("padding"),
    {"mask", &constraint_ranked_mask, ARITY_OPTIONAL}};
static const ValueDef transfer_write_operands[] = {
    ONE("valueToStore", vector),
    ONE("base", shaped),
    INDICES("indices"),
    {"mask", &constraint_ranked_mask, ARITY_OPTIONAL}};
static const ValueDef contract_operands[] = {ONE("lhs", ranked),
                                             ONE("rhs", ranked), ANY("acc")};
static const ValueDef unnamed_result[] = {ANY("")};
static const ValueDef outerproduct_operands[] = {
    ONE("lhs", ranked_any),
    ANY("rhs"),
    {"acc", &constraint_ranked, ARITY_OPTIONAL}};
static const ValueDef unnamed_vector_result[] = {ONE("", ranked)};
static const ValueDef scan_operands[] = {ONE("source", ranked),
                                         ONE("initial_value", vector)};
static const ValueDef scan_results[] = {ONE("dest", ranked),
                                        ONE("accumulated_value", vector)};
static const ValueDef mask_operands[] = {ONE("mask", ranked_mask),
                                         {"passthru", NULL, ARITY_OPTIONAL}};
static const ValueDef mask_results[] = {{"results", NULL, ARITY_VARIADIC}};
static const ValueDef yield_operands[] = {{"operands", NULL, ARITY_VARIADIC}};
static const RegionDef mask_regions[] = {{"maskRegion", 1, 1}};
static const ValueDef static_memref_operand[] = {ONE("memref", static_memref)};
static const ValueDef memref_result[] = {ONE("result", memref)};
static const ValueDef mask_result[] = {ONE("result", mask)};
static const ValueDef step_result[] = {ONE("result", step)};
static const ValueDef print_operands[] = {
    {"source", &constraint_printable, ARITY_OPTIONAL}};

static void vector_name_parts(const Operation *op, Stream *name) {
  (void)op;
  stream_cstr(name, "res1,res2");
}

static void vector_name_scan(const Operation *op, Stream *name) {
  (void)op;
  stream_cstr(name, "dest,accumulated_value");
}

static void vector_name_vscale(const Operation *op, Stream *name) {
  (void)op;
  stream_cstr(name, "vscale");
}

const OpDef vector_ops[VECTOR_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, TRAITS, ...)                                       \
  [VECTOR_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TRAITS, __VA_ARGS__,         \
                   .dialect = &vector_dialect},
#include "dialects/vector/vector_ops.def"
};

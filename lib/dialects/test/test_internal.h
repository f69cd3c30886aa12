// SPDX-License-Identifier: Apache-2.0
// Hooks of the test operations.
#ifndef MLOPT_DIALECTS_TEST_TEST_INTERNAL_H
#define MLOPT_DIALECTS_TEST_TEST_INTERNAL_H

#include "ir/definitions/prop_def.h"
#include "ir/interfaces/fold.h"
#include "ir/interfaces/op_interfaces.h"
#include "rewrite/pattern.h"

#define TEST_FOLD(NAME)                                                        \
  bool NAME(Context *ctx, Operation *op, const Attribute *const *constants,    \
            FoldResult *results)

/// The constant's value.
OpFold test_fold_constant;
/// f(f(x)) -> f(x), f(x, x) -> x.
OpFold test_fold_idempotent;
/// f(f(x)) -> x.
OpFold test_fold_involution;
/// f(g(x)) -> g(x).
OpFold test_fold_to_producer;
/// Replaces a constant operand by an attribute.
OpFold test_fold_in_place;
/// Sets `folded`.
OpFold test_fold_self_in_place, test_fold_to_operand, test_fold_to_operands,
    test_fold_to_constant;

/// All operands go to the only successor.
void test_br_successor_operands(const Operation *op, unsigned index,
                                unsigned *first, unsigned *count);

/// Computes what is constant of this sum: the first operand, twice the second
/// group, three times the third one, and four times the blocks.
OpFold test_fold_adaptor;
/// Reports a fold in place without changing anything.
OpFold test_fold_nothing;

extern const OpInterfaces test_never_speculatable;
extern const OpInterfaces test_with_bounds;
/// Speculatable if the operand is an arith constant.
extern const OpInterfaces test_conditionally_speculatable;
extern const OpInterfaces test_recursively_speculatable;

/// The effects that the attribute `effects` lists.
extern const OpInterfaces test_listed_effects;
/// It has effects on the result that it allocates.
extern const OpInterfaces test_result_effects;

extern const TypeConstraint test_constraint_i32;
extern const TypeConstraint test_constraint_f32;
extern const AttrConstraint test_attr_constraint_any_i32;
extern const AttrConstraint test_attr_constraint_i32_or_string;
extern const AttrConstraint test_attr_constraint_kind; ///< 1 to 6.
extern const AttrConstraint test_attr_constraint_i32_enum;
extern const AttrConstraint test_attr_constraint_i64_enum;
extern const AttrConstraint test_attr_constraint_f32_elements_2;
extern const AttrConstraint test_attr_constraint_f64_elements_4_8;

extern const PatternTable test_patterns;

/// Names the results as in the table: `result1,result2`.
OpNamer test_name_results;
/// Names the results as the attribute `names` says.
OpNamer test_name_results_as_said;

/// A result of type i16.
OpInfer test_infer_i16;
/// The result has the type of the only attribute.
OpInfer test_infer_attr_type;
/// The result is a tuple of operand 0's type.
OpInfer test_infer_tuple;
/// There is a result for each operand, with its type.
OpInfer test_infer_operand_types;
/// Checks that the result has the type of the only attribute.
OpVerifier test_verify_attr_type;

/// A tensor of i17 with the first size of `operand`. NULL if that has no shape.
const Type *test_inferred_shape(Context *ctx, const Type *operand);

/// The result is an integer as wide as the sum of properties `lhs` and `rhs`.
OpInfer test_infer_sum_width;
/// Checks that the result has the type that is inferred, if one is.
OpVerifier test_verify_sum_width;
/// Checks that both operands and the result have one type.
OpVerifier test_verify_three_types;
/// Checks that the operand and the result have one type.
OpVerifier test_verify_value_type;
/// Checks that there are as many results as operands, of the same types.
OpVerifier test_verify_matching_types;
/// Checks that the result has the type of the only attribute.
OpVerifier test_verify_constant_type;
/// Checks that the result is a tuple of the operand's type.
OpVerifier test_verify_tuple_type;
/// Checks that the results have the types that OpDef.infer gives, which looks
/// only at operands.
OpVerifier test_verify_infer;
/// Checks that the results have the types of the region's arguments.
OpVerifier test_verify_infer_from_region;
/// Checks that the property, the operand and the result have one type.
OpVerifier test_verify_attr_types;
/// Checks that the groups' sizes add up to the number of operands in groups.
OpVerifier test_verify_groups;
/// Checks the types along the edges of control flow.
OpVerifier test_verify_region_if;
/// Checks that there is at least one region.
OpVerifier test_verify_some_regions;
/// Checks that there is at least one successor.
OpVerifier test_verify_some_successors;
/// Checks that there are neither operands nor results.
OpVerifier test_verify_no_values;

/// Names block arguments as the attribute `arg_names` says.
void test_name_arguments_as_said(const Operation *op,
                                 const BlockArgument *argument, Stream *name);
/// Names block arguments as their type asks, if it does; in any block.
void test_name_argument_by_type(const Operation *op,
                                const BlockArgument *argument, Stream *name);

/// A call with the second of three groups of operands.
extern const OpInterfaces test_call_of_middle;
/// A call with all operands but the first.
extern const OpInterfaces test_call_of_rest;
/// A call with all operands but the last.
extern const OpInterfaces test_call_of_front;
extern const OpInterfaces test_region_if;
/// Each result is a slot; see test_slots.c.
extern const OpInterfaces test_loop;
extern const OpInterfaces test_multi_slot;
extern const InlinerInterface test_inliner;

/// Checks that the callee is a func.func.
OpSymbolVerifier test_verify_call;
/// Checks that there are one operand and two results.
OpVerifier test_verify_dynamic;

/// Relations between types; see test_relations.c.
extern const TypeConstraint test_constraint_shaped;
/// These compare the operands' types.
OpVerifier test_verify_operand_element_types, test_verify_operand_shapes,
    test_verify_same_type, test_verify_same_element_type, test_verify_same_rank;
/// Checks that the result can have the shape of the operands broadcast
/// together. Follows the trait ResultsBroadcastableShape.
OpVerifier test_verify_broadcast;
/// These compare the first operand and the result.
OpVerifier test_verify_result_type, test_verify_result_element_type,
    test_verify_result_element_count, test_verify_result_rank,
    test_verify_result_shape;
/// Checks that both operands and the result have one rank.
OpVerifier test_verify_all_ranks;
/// Checks that the result has as many elements as the operand has dimensions.
OpVerifier test_verify_rank_is_size;
/// Checks that the result has the type of the operands.
OpVerifier test_verify_inferred;
/// Checks that the first operand has the type of the result.
OpVerifier test_verify_refined;
/// Checks that the result is a tensor of i17 with the first operand's shape.
OpVerifier test_verify_inferred_shape, test_verify_four_equals_five,
    test_verify_none_operands, test_verify_fixed_element_types,
    test_verify_type_trait, test_verify_attr_trait;
/// Always fails.
OpVerifier test_verify_symbol_with_result, test_verify_and_tell,
    test_verify_regions_and_tell;
extern const OpInterfaces test_always_private;
/// The first group goes to the second successor, and the second to the first.
extern const OpInterfaces test_producing_br;
/// Each group goes to the successor of its number. The second successor also
/// has a first argument that the operation itself produces.
extern const OpInterfaces test_internal_br;
/// Computes a successor's operands with the operation's interface.
void test_group_successor_operands(const Operation *op, unsigned index,
                                   unsigned *first, unsigned *count);

/// Checks that a shaped value has a dimension and an index has none.
OpVerifier test_verify_bound;
/// Checks that there are as many operands as the maps take.
OpVerifier test_verify_compare;

extern const AttrConstraint test_attr_constraint_index;
extern const AttrConstraint test_attr_constraint_symbol; ///< May be nested.
extern const AttrConstraint test_attr_constraint_location;
extern const AttrConstraint test_attr_constraint_string_array;
extern const AttrConstraint test_attr_constraint_integer_string;
extern const AttrConstraint test_attr_constraint_integer_string_or_i64;
extern const AttrConstraint test_attr_constraint_i64_type;
extern const AttrConstraint test_attr_constraint_si32;
extern const AttrConstraint test_attr_constraint_ui32;
extern const AttrConstraint test_attr_constraint_i32_not_negative;
extern const AttrConstraint test_attr_constraint_i64_not_negative;
extern const AttrConstraint test_attr_constraint_i32_positive;
extern const AttrConstraint test_attr_constraint_i64_positive;
extern const AttrConstraint test_attr_constraint_type_array;
extern const AttrConstraint test_attr_constraint_i32_elements;
extern const AttrConstraint test_attr_constraint_any_i32_elements;
extern const AttrConstraint test_attr_constraint_index_elements;
extern const AttrConstraint test_attr_constraint_i32_elements_2;
extern const AttrConstraint test_attr_constraint_i64_elements_4_8;

#endif

// SPDX-License-Identifier: Apache-2.0
// Hooks of the test operations.
#ifndef MLOPT_DIALECTS_TEST_TEST_INTERNAL_H
#define MLOPT_DIALECTS_TEST_TEST_INTERNAL_H

#include "ir/interfaces/fold.h"
#include "ir/interfaces/op_interfaces.h"
#include "rewrite/pattern.h"

#define TEST_FOLD(NAME)                                                        \
  bool NAME(Context *ctx, Operation *op, const Attribute *const *constants,    \
            FoldResult *results)

TEST_FOLD(test_fold_constant);
/// f(f(x)) -> f(x), f(x, x) -> x.
TEST_FOLD(test_fold_idempotent);
/// f(f(x)) -> x.
TEST_FOLD(test_fold_involution);
/// f(g(x)) -> g(x).
TEST_FOLD(test_fold_to_producer);
/// Replaces a constant operand by an attribute.
TEST_FOLD(test_fold_in_place);
/// Sets `folded`.
TEST_FOLD(test_fold_self_in_place);
TEST_FOLD(test_fold_to_operand);
TEST_FOLD(test_fold_to_operands);
TEST_FOLD(test_fold_to_constant);

void test_br_successor_operands(const Operation *op, unsigned index,
                                unsigned *first, unsigned *count);

/// Computes what is constant of this sum: the first operand, twice the second
/// group, three times the third one, and four times the blocks.
TEST_FOLD(test_fold_adaptor);
/// Reports a fold in place without changing anything.
TEST_FOLD(test_fold_nothing);

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
void test_name_results(const Operation *op, Stream *name);
/// Names the results as the attribute `names` says.
void test_name_results_as_said(const Operation *op, Stream *name);

bool test_infer_i16(Context *ctx, Arena *arena, OpState *state, SourcePos pos);
/// The result has the type of the only attribute.
bool test_infer_attr_type(Context *ctx, Arena *arena, OpState *state,
                          SourcePos pos);
/// The result is a tuple of operand 0's type.
bool test_infer_tuple(Context *ctx, Arena *arena, OpState *state,
                      SourcePos pos);
/// There is a result for each operand, with its type.
bool test_infer_operand_types(Context *ctx, Arena *arena, OpState *state,
                              SourcePos pos);
/// Checks that the result has the type of the only attribute.
bool test_verify_attr_type(Context *ctx, const Operation *op);

/// A tensor of i17 with the first size of `operand`. NULL if that has no shape.
const Type *test_inferred_shape(Context *ctx, const Type *operand);

/// The result is an integer as wide as the sum of properties `lhs` and `rhs`.
bool test_infer_sum_width(Context *ctx, Arena *arena, OpState *state,
                          SourcePos pos);
bool test_verify_sum_width(Context *ctx, const Operation *op);
/// Checks that both operands and the result have one type.
bool test_verify_three_types(Context *ctx, const Operation *op);
/// Checks that the operand and the result have one type.
bool test_verify_value_type(Context *ctx, const Operation *op);
/// Checks that there are as many results as operands, of the same types.
bool test_verify_matching_types(Context *ctx, const Operation *op);
/// Checks that the result has the type of the only attribute.
bool test_verify_constant_type(Context *ctx, const Operation *op);
/// Checks that the result is a tuple of the operand's type.
bool test_verify_tuple_type(Context *ctx, const Operation *op);
/// Checks that the results have the types that OpDef.infer gives, which looks
/// only at operands.
bool test_verify_infer(Context *ctx, const Operation *op);
/// Checks that the results have the types of the region's arguments.
bool test_verify_infer_from_region(Context *ctx, const Operation *op);
/// Checks that the property, the operand and the result have one type.
bool test_verify_attr_types(Context *ctx, const Operation *op);
/// Checks that the groups' sizes add up to the number of operands in groups.
bool test_verify_groups(Context *ctx, const Operation *op);
/// Checks the types along the edges of control flow.
bool test_verify_region_if(Context *ctx, const Operation *op);
/// Checks that there is at least one region.
bool test_verify_some_regions(Context *ctx, const Operation *op);
/// Checks that there is at least one successor.
bool test_verify_some_successors(Context *ctx, const Operation *op);
/// Checks that there are neither operands nor results.
bool test_verify_no_values(Context *ctx, const Operation *op);

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

bool test_verify_call(Context *ctx, const Operation *op, SymbolTables *tables);
/// Checks that there are one operand and two results.
bool test_verify_dynamic(Context *ctx, const Operation *op);

/// Relations between types; see test_relations.c.
extern const TypeConstraint test_constraint_shaped;
bool test_verify_operand_element_types(Context *ctx, const Operation *op);
bool test_verify_operand_shapes(Context *ctx, const Operation *op);
bool test_verify_same_type(Context *ctx, const Operation *op);
bool test_verify_same_element_type(Context *ctx, const Operation *op);
bool test_verify_same_rank(Context *ctx, const Operation *op);
/// Checks that the result can have the shape of the operands broadcast
/// together. Follows the trait ResultsBroadcastableShape.
bool test_verify_broadcast(Context *ctx, const Operation *op);
/// These compare the first operand and the result.
bool test_verify_result_type(Context *ctx, const Operation *op);
bool test_verify_result_element_type(Context *ctx, const Operation *op);
bool test_verify_result_element_count(Context *ctx, const Operation *op);
bool test_verify_result_rank(Context *ctx, const Operation *op);
bool test_verify_result_shape(Context *ctx, const Operation *op);
/// Checks that both operands and the result have one rank.
bool test_verify_all_ranks(Context *ctx, const Operation *op);
/// Checks that the result has as many elements as the operand has dimensions.
bool test_verify_rank_is_size(Context *ctx, const Operation *op);
/// Checks that the result has the type of the operands.
bool test_verify_inferred(Context *ctx, const Operation *op);
/// Checks that the first operand has the type of the result.
bool test_verify_refined(Context *ctx, const Operation *op);
/// Checks that the result is a tensor of i17 with the first operand's shape.
bool test_verify_inferred_shape(Context *ctx, const Operation *op);
bool test_verify_four_equals_five(Context *ctx, const Operation *op);
bool test_verify_none_operands(Context *ctx, const Operation *op);
bool test_verify_fixed_element_types(Context *ctx, const Operation *op);
bool test_verify_type_trait(Context *ctx, const Operation *op);
bool test_verify_attr_trait(Context *ctx, const Operation *op);
/// Always fails.
bool test_verify_symbol_with_result(Context *ctx, const Operation *op);
bool test_verify_and_tell(Context *ctx, const Operation *op);
bool test_verify_regions_and_tell(Context *ctx, const Operation *op);
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
bool test_verify_bound(Context *ctx, const Operation *op);
/// Checks that there are as many operands as the maps take.
bool test_verify_compare(Context *ctx, const Operation *op);

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

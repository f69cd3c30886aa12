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
/// A constant operand becomes the attribute.
TEST_FOLD(test_fold_in_place);
/// Sets `folded`.
TEST_FOLD(test_fold_self_in_place);
TEST_FOLD(test_fold_to_operand);
TEST_FOLD(test_fold_to_operands);
TEST_FOLD(test_fold_to_constant);

void test_br_successor_operands(const Operation *op, unsigned index,
                                unsigned *first, unsigned *count);

/// The first operand, twice the second group, three times the third one, four
/// times the blocks: what is constant of it.
TEST_FOLD(test_fold_adaptor);
/// Succeeds in place; nothing changes.
TEST_FOLD(test_fold_nothing);

extern const OpInterfaces test_never_speculatable;
extern const OpInterfaces test_with_bounds;
/// If the operand is a constant of arith.
extern const OpInterfaces test_conditionally_speculatable;
extern const OpInterfaces test_recursively_speculatable;

/// Effects that the attribute `effects` lists; on the result that it allocates.
extern const OpInterfaces test_listed_effects;
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

/// Results are called as in the table: `result1,result2`.
void test_name_results(const Operation *op, Stream *name);
/// As the attribute `names` says.
void test_name_results_as_said(const Operation *op, Stream *name);

bool test_infer_i16(Context *ctx, Arena *arena, OpState *state, SourcePos pos);
/// Type of the only attribute.
bool test_infer_attr_type(Context *ctx, Arena *arena, OpState *state,
                          SourcePos pos);
/// A tuple of operand 0.
bool test_infer_tuple(Context *ctx, Arena *arena, OpState *state,
                      SourcePos pos);
/// A result for each operand.
bool test_infer_operand_types(Context *ctx, Arena *arena, OpState *state,
                              SourcePos pos);
/// The result is of the type of the only attribute.
bool test_verify_attr_type(Context *ctx, const Operation *op);

/// A tensor of i17 with the first size of `operand`, or NULL: it has no shape.
const Type *test_inferred_shape(Context *ctx, const Type *operand);

/// An integer as wide as both properties, `lhs` and `rhs`, say together.
bool test_infer_sum_width(Context *ctx, Arena *arena, OpState *state,
                          SourcePos pos);
bool test_verify_sum_width(Context *ctx, const Operation *op);
/// Of both operands and the result; of the operand and the result; the same of
/// as many as there are; of the result and the only attribute; a tuple of the
/// operand.
bool test_verify_three_types(Context *ctx, const Operation *op);
bool test_verify_value_type(Context *ctx, const Operation *op);
bool test_verify_matching_types(Context *ctx, const Operation *op);
bool test_verify_constant_type(Context *ctx, const Operation *op);
bool test_verify_tuple_type(Context *ctx, const Operation *op);
/// The results are what OpDef.infer says, which looks at operands only; or what
/// the region's arguments are.
bool test_verify_infer(Context *ctx, const Operation *op);
bool test_verify_infer_from_region(Context *ctx, const Operation *op);
/// Of the property and the values.
bool test_verify_attr_types(Context *ctx, const Operation *op);
/// The groups' sizes add up to the operands that are in groups.
bool test_verify_groups(Context *ctx, const Operation *op);
/// What goes along its edges of control flow fits.
bool test_verify_region_if(Context *ctx, const Operation *op);
/// At least one of them.
bool test_verify_some_regions(Context *ctx, const Operation *op);
bool test_verify_some_successors(Context *ctx, const Operation *op);
/// Neither operands nor results.
bool test_verify_no_values(Context *ctx, const Operation *op);

/// As the attribute `arg_names` says.
void test_name_arguments_as_said(const Operation *op,
                                 const BlockArgument *argument, Stream *name);
/// As the type has its values called, if it has: in any block.
void test_name_argument_by_type(const Operation *op,
                                const BlockArgument *argument, Stream *name);

/// Calls with the second of three groups of operands, with all but the first
/// operand, with all but the last.
extern const OpInterfaces test_call_of_middle;
extern const OpInterfaces test_call_of_rest;
extern const OpInterfaces test_call_of_front;
extern const OpInterfaces test_region_if;
/// Each result is a slot, see test_slots.c.
extern const OpInterfaces test_loop;
extern const OpInterfaces test_multi_slot;
extern const InlinerInterface test_inliner;

bool test_verify_call(Context *ctx, const Operation *op, SymbolTables *tables);
/// One operand, two results.
bool test_verify_dynamic(Context *ctx, const Operation *op);

/// Relations between types, see test_relations.c.
extern const TypeConstraint test_constraint_shaped;
bool test_verify_operand_element_types(Context *ctx, const Operation *op);
bool test_verify_operand_shapes(Context *ctx, const Operation *op);
bool test_verify_same_type(Context *ctx, const Operation *op);
bool test_verify_same_element_type(Context *ctx, const Operation *op);
bool test_verify_same_rank(Context *ctx, const Operation *op);
/// The result's shape can be that of the operands broadcast together. Follows
/// the trait ResultsBroadcastableShape.
bool test_verify_broadcast(Context *ctx, const Operation *op);
/// Of the first operand and the result.
bool test_verify_result_type(Context *ctx, const Operation *op);
bool test_verify_result_element_type(Context *ctx, const Operation *op);
bool test_verify_result_element_count(Context *ctx, const Operation *op);
bool test_verify_result_rank(Context *ctx, const Operation *op);
bool test_verify_result_shape(Context *ctx, const Operation *op);
/// Of both operands and the result.
bool test_verify_all_ranks(Context *ctx, const Operation *op);
/// The result has as many elements as the operand has dimensions.
bool test_verify_rank_is_size(Context *ctx, const Operation *op);
/// The result is of the type of the operands; or the first operand of that of
/// the result; or a tensor of i17 of the first operand's shape.
bool test_verify_inferred(Context *ctx, const Operation *op);
bool test_verify_refined(Context *ctx, const Operation *op);
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
/// The first group goes to the second successor, and the other way round.
extern const OpInterfaces test_producing_br;
/// Each group goes to the successor of its number; the second one has an
/// argument in front that the operation makes.
extern const OpInterfaces test_internal_br;
/// As the interfaces tell.
void test_group_successor_operands(const Operation *op, unsigned index,
                                   unsigned *first, unsigned *count);

/// A shaped value has its dimension told, an index has none.
bool test_verify_bound(Context *ctx, const Operation *op);
/// As many operands as the maps take.
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

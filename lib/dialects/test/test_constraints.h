// SPDX-License-Identifier: Apache-2.0
// Constraints on types and attributes that only the operations for testing
// constraints use.
#ifndef MLOPT_DIALECTS_TEST_TEST_CONSTRAINTS_H
#define MLOPT_DIALECTS_TEST_TEST_CONSTRAINTS_H

#include "ir/definitions/op_def.h"
#include "ir/definitions/prop_def.h"

extern const TypeConstraint test_constraint_any_i16;
extern const TypeConstraint test_constraint_si32;
extern const TypeConstraint test_constraint_ui64;
extern const TypeConstraint test_constraint_complex_f64;
extern const TypeConstraint test_constraint_complex_f64_tensor;
extern const TypeConstraint test_constraint_tuple_32_bit;
extern const TypeConstraint test_constraint_nested_tuple_32_bit;
extern const TypeConstraint test_constraint_signless_like;
extern const TypeConstraint test_constraint_static_memref;
extern const TypeConstraint test_constraint_i32_memref;
extern const TypeConstraint test_constraint_small_memref; ///< Rank 0 or 1.
extern const TypeConstraint test_constraint_small_tensor;
extern const TypeConstraint test_constraint_f32_tensor_0; ///< Rank 0.
extern const TypeConstraint test_constraint_f32_tensor_1;
extern const TypeConstraint test_constraint_i16_tensor_2;
extern const TypeConstraint test_constraint_i16_tensor_3;
extern const TypeConstraint test_constraint_i16_tensor_4;
extern const TypeConstraint test_constraint_any_tuple;
extern const TypeConstraint test_constraint_addend;
extern const TypeConstraint test_constraint_f80;
extern const TypeConstraint test_constraint_bounded;
extern const TypeConstraint test_constraint_ranked_f32_tensor;
extern const TypeConstraint test_constraint_ranked_si32_tensor;
extern const TypeConstraint test_constraint_ranked_i1_tensor;

/// Dense arrays.
extern const AttrConstraint test_attr_constraint_bool_array;
extern const AttrConstraint test_attr_constraint_i8_array;
extern const AttrConstraint test_attr_constraint_i16_array;
extern const AttrConstraint test_attr_constraint_f32_array;
extern const AttrConstraint test_attr_constraint_f64_array;
extern const AttrConstraint test_attr_constraint_i32_sorted;
extern const AttrConstraint test_attr_constraint_i16_strictly_sorted;
extern const AttrConstraint test_attr_constraint_i64_strictly_sorted;
extern const AttrConstraint test_attr_constraint_i8_positives;
extern const AttrConstraint test_attr_constraint_i16_positives;
extern const AttrConstraint test_attr_constraint_i32_positives;
extern const AttrConstraint test_attr_constraint_i64_positives;
extern const AttrConstraint test_attr_constraint_f32_positives;
extern const AttrConstraint test_attr_constraint_f64_positives;
extern const AttrConstraint test_attr_constraint_i8_not_negatives;
extern const AttrConstraint test_attr_constraint_i16_not_negatives;
extern const AttrConstraint test_attr_constraint_i32_not_negatives;
extern const AttrConstraint test_attr_constraint_i64_not_negatives;
extern const AttrConstraint test_attr_constraint_f32_not_negatives;
extern const AttrConstraint test_attr_constraint_f64_not_negatives;

extern const AttrConstraint test_attr_constraint_any_integer;
extern const AttrConstraint test_attr_constraint_string_elements;
extern const AttrConstraint test_attr_constraint_any_i64; ///< With any sign.

#endif

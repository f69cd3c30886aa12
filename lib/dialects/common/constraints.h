// SPDX-License-Identifier: Apache-2.0
// Constraints on types and attributes that several dialects use, with the words
// of MLIR's errors. Follows mlir/IR/CommonTypeConstraints.td and
// CommonAttrConstraints.td.
#ifndef MLOPT_DIALECTS_COMMON_CONSTRAINTS_H
#define MLOPT_DIALECTS_COMMON_CONSTRAINTS_H

#include "ir/definitions/enum_case.h"
#include "ir/definitions/op_def.h"

typedef struct AttrConstraint AttrConstraint;

extern const TypeConstraint constraint_float_like;
extern const TypeConstraint constraint_signless_integer_like;
extern const TypeConstraint constraint_signless_fixed_width_integer_like;
extern const TypeConstraint constraint_signless_integer_like_or_memref;
extern const TypeConstraint constraint_signless_integer_or_float_like_or_memref;
extern const TypeConstraint constraint_bool_like;
extern const TypeConstraint constraint_index;
extern const TypeConstraint constraint_i1;
extern const TypeConstraint constraint_any_float;
extern const TypeConstraint constraint_integer_or_float;
extern const TypeConstraint constraint_signless_integer_or_float;
extern const TypeConstraint constraint_any_integer;
extern const TypeConstraint constraint_signless_integer;
extern const TypeConstraint constraint_integer_or_index;
extern const TypeConstraint constraint_function;
extern const TypeConstraint constraint_complex;
extern const TypeConstraint constraint_complex_of_float;
extern const TypeConstraint constraint_memref;     ///< Ranked.
extern const TypeConstraint constraint_any_memref; ///< Ranked or unranked.
extern const TypeConstraint constraint_non_0_ranked_memref;
extern const TypeConstraint constraint_tensor; ///< Ranked or unranked.
extern const TypeConstraint constraint_ranked_tensor;
extern const TypeConstraint constraint_non_0_ranked_tensor; ///< Or unranked.
extern const TypeConstraint constraint_static_tensor;
extern const TypeConstraint constraint_vector;
extern const TypeConstraint constraint_static_tensor_or_vector;
extern const TypeConstraint constraint_vector_or_tensor;
extern const TypeConstraint constraint_memref_or_tensor;
extern const TypeConstraint constraint_i8_memref; ///< 1-D, of i8.
extern const TypeConstraint constraint_strided_memref;
extern const TypeConstraint constraint_strided_memref_of_rank_0;
extern const TypeConstraint constraint_1d_memref;
extern const TypeConstraint constraint_shape_memref; ///< 1-D, of sizes.
extern const TypeConstraint constraint_static_memref;
extern const TypeConstraint constraint_atomic_memref;

extern const AttrConstraint attr_constraint_any;
extern const AttrConstraint attr_constraint_typed; ///< TypedAttr.
extern const AttrConstraint attr_constraint_bool;
extern const AttrConstraint attr_constraint_unit;
extern const AttrConstraint attr_constraint_string;
extern const AttrConstraint attr_constraint_type;
extern const AttrConstraint attr_constraint_function_type;
extern const AttrConstraint attr_constraint_flat_symbol;
extern const AttrConstraint attr_constraint_array;
extern const AttrConstraint attr_constraint_dict_array;
extern const AttrConstraint attr_constraint_i64;
extern const AttrConstraint attr_constraint_i32;
extern const AttrConstraint attr_constraint_i64_not_negative;
extern const AttrConstraint attr_constraint_i64_power_of_two;
extern const AttrConstraint attr_constraint_i32_positive;
extern const AttrConstraint attr_constraint_i32_locality;
extern const AttrConstraint attr_constraint_i64_array;
extern const AttrConstraint attr_constraint_dense_i64_array;
extern const AttrConstraint attr_constraint_dense_i32_array;
extern const AttrConstraint attr_constraint_cmpi_predicate;
extern const AttrConstraint attr_constraint_cmpf_predicate;
extern const AttrConstraint attr_constraint_atomic_kind;
extern const AttrConstraint attr_constraint_modern_atomic_kind;
extern const AttrConstraint attr_constraint_i64_arrays;
extern const AttrConstraint attr_constraint_memref_type;
extern const AttrConstraint attr_constraint_affine_map;

/// The predicates of std and arith by number. The compiler compares the
/// length of each table below with the last number of its enumeration.
typedef enum CmpIPredicate {
  CMPI_EQ,
  CMPI_NE,
  CMPI_SLT,
  CMPI_SLE,
  CMPI_SGT,
  CMPI_SGE,
  CMPI_ULT,
  CMPI_ULE,
  CMPI_UGT,
  CMPI_UGE,
} CmpIPredicate;
enum { NUM_CMPI_CASES = CMPI_UGE + 1 };

typedef enum CmpFPredicate {
  CMPF_FALSE,
  CMPF_OEQ,
  CMPF_OGT,
  CMPF_OGE,
  CMPF_OLT,
  CMPF_OLE,
  CMPF_ONE,
  CMPF_ORD,
  CMPF_UEQ,
  CMPF_UGT,
  CMPF_UGE,
  CMPF_ULT,
  CMPF_ULE,
  CMPF_UNE,
  CMPF_UNO,
  CMPF_TRUE,
} CmpFPredicate;
enum { NUM_CMPF_CASES = CMPF_TRUE + 1 };

typedef enum AtomicKind {
  ATOMIC_ADDF,
  ATOMIC_ADDI,
  ATOMIC_ASSIGN,
  ATOMIC_MAXF,
  ATOMIC_MAXS,
  ATOMIC_MAXU,
  ATOMIC_MINF,
  ATOMIC_MINS,
  ATOMIC_MINU,
  ATOMIC_MULF,
  ATOMIC_MULI,
} AtomicKind;
enum { NUM_ATOMIC_CASES = ATOMIC_MULI + 1 };

/// The atomic kinds of mlir-opt 22.
typedef enum ModernAtomicKind {
  MODERN_ATOMIC_ADDF,
  MODERN_ATOMIC_ADDI,
  MODERN_ATOMIC_ANDI,
  MODERN_ATOMIC_ASSIGN,
  MODERN_ATOMIC_MAXIMUMF,
  MODERN_ATOMIC_MAXNUMF,
  MODERN_ATOMIC_MAXS,
  MODERN_ATOMIC_MAXU,
  MODERN_ATOMIC_MINIMUMF,
  MODERN_ATOMIC_MINNUMF,
  MODERN_ATOMIC_MINS,
  MODERN_ATOMIC_MINU,
  MODERN_ATOMIC_MULF,
  MODERN_ATOMIC_MULI,
  MODERN_ATOMIC_ORI,
  MODERN_ATOMIC_XORI,
} ModernAtomicKind;
enum { NUM_MODERN_ATOMIC_CASES = MODERN_ATOMIC_XORI + 1 };

/// Their names: `slt`, `oeq`, `maxs`…
extern const EnumCase cmpi_cases[NUM_CMPI_CASES];
extern const EnumCase cmpf_cases[NUM_CMPF_CASES];
extern const EnumCase atomic_rmw_cases[NUM_ATOMIC_CASES];
extern const EnumCase modern_atomic_rmw_cases[NUM_MODERN_ATOMIC_CASES];

/// The result type of comparing values of `type`: i1, or `type`'s shape with i1
/// elements.
const Type *type_i1_same_shape(Context *ctx, const Type *type);

/// Are the `count` operands from `first` on of index type?
bool operands_are_index(const Operation *op, unsigned first, unsigned count);

/// Checks that the result has the type that comparing operand 0 gives.
OpVerifier verify_i1_same_shape;

/// Checks the first operand of a select. It must be an i1, or have one i1 for
/// each element of the result, which is a vector or tensor then.
OpVerifier verify_select_condition;

#endif

// SPDX-License-Identifier: Apache-2.0
// The first stage of -convert-vector-to-llvm: operations on vectors of several
// dimensions become operations on rows, and masks become comparisons. Shared by
// the files of this folder.
#ifndef MLOPT_PASSES_CONVERT_VECTOR_TO_LLVM_STEPS_H
#define MLOPT_PASSES_CONVERT_VECTOR_TO_LLVM_STEPS_H

#include "dialects/vector/vector_build.h"
#include "rewrite/pattern.h"

enum { STEP_MAX_INPUTS = 3, STEP_MAX_RESULTS = 2 };

/// Options of the stage, which patterns get as their `user`.
typedef struct VectorStepOptions {
  bool forces_32bit_indices;
} VectorStepOptions;

/// Creates a ub.poison.
Value *step_build_poison(Rewriter *rw, Location loc, const Type *type);
/// Creates a zero of a vector type whose elements are integers, indices or
/// floats.
Value *step_build_zero(Rewriter *rw, Location loc, const Type *type);
/// Can a zero of that type be created?
bool step_has_zero(const Type *type);

/// Are the sizes of the first `count` dimensions known, and is the vector of so
/// few rows that an operation may be written out for each, when the dimensions
/// after these are unrolled in turn?
bool step_can_unroll(const ShapedType *type, int32_t count);

/// Writes out one loop of a contraction of sums, whose elements have a zero, as
/// contractions of one loop less. `mask` may be NULL. Sets their result, or
/// says why it cannot. Follows mlir's ContractionOpLowering.
const char *step_unroll_contract(Rewriter *rw, Operation *op, Value *mask,
                                 Value **result);

/// The row of a pattern in one of the tables.
#define STEP(ID, NAME, FUNCTION)                                               \
  { .name = NAME, .root = &vector_ops[ID], .benefit = 1, .run = FUNCTION }

extern const PatternTable vector_row_steps;
extern const PatternTable vector_shape_steps;
extern const PatternTable vector_slice_steps;
extern const PatternTable vector_mask_steps;
extern const PatternTable vector_transfer_steps;
extern const PatternTable vector_product_steps;
extern const PatternTable vector_contract_steps;

#endif

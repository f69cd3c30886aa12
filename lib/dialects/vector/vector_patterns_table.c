// SPDX-License-Identifier: Apache-2.0
// The table of vector's canonicalization patterns, by operation in
// mlir-opt 22's order.
#include "dialects/arith/arith.h"
#include "dialects/vector/vector_patterns.h"

#define ROW(ID, NAME, FUNCTION)                                                \
  {                                                                            \
    .name = NAME, .root = &vector_ops[VECTOR_##ID], .benefit = 1,              \
    .run = vector_##FUNCTION                                                   \
  }

static const RewritePattern patterns[] = {
    ROW(BROADCAST, "merge-broadcasts", merge_broadcasts),
    ROW(SHUFFLE, "shuffle-of-splats", shuffle_of_splats),
    ROW(SHUFFLE, "shuffle-to-interleave", shuffle_to_interleave),
    ROW(SHUFFLE, "shuffle-of-rank-0", shuffle_of_rank_0),
    ROW(EXTRACT, "extract-of-broadcast", extract_of_broadcast),
    ROW(EXTRACT, "extract-of-create-mask", extract_of_create_mask),
    ROW(EXTRACT, "extract-of-shape-cast", extract_of_shape_cast),
    ROW(EXTRACT, "extract-of-from-elements", extract_of_from_elements),
    ROW(INSERT, "insert-all", insert_all),
    ROW(INSERT, "insert-into-splat", insert_into_splat),
    ROW(INSERT, "insert-each", insert_each),
    ROW(FROM_ELEMENTS, "from-equal-elements", from_equal_elements),
    ROW(FROM_ELEMENTS, "from-extracted-elements", from_extracted_elements),
    ROW(TO_ELEMENTS, "to-elements-of-broadcast", to_elements_of_broadcast),
    ROW(SHAPE_CAST, "shape-cast-of-mask", shape_cast_of_mask),
    ROW(SHAPE_CAST, "shape-cast-of-broadcast", shape_cast_of_broadcast),
    ROW(TRANSPOSE, "transpose-of-mask", transpose_of_mask),
    ROW(TRANSPOSE, "transpose-of-shape-cast", transpose_of_shape_cast),
    ROW(TRANSPOSE, "merge-transposes", merge_transposes),
    ROW(TRANSPOSE, "transpose-of-splat", transpose_of_splat),
    ROW(TRANSPOSE, "transpose-of-from-elements", transpose_of_from_elements),
    ROW(TRANSPOSE, "transpose-of-broadcast", transpose_of_broadcast),
    ROW(REDUCTION, "reduction-of-one", reduction_of_one),
    ROW(MULTI_REDUCTION, "multi-reduction-of-ones", multi_reduction_of_ones),
    ROW(STEP, "compare-of-step", compare_of_step),
    ROW(CREATE_MASK, "create-known-mask", create_known_mask),
    ROW(EXTRACT_STRIDED_SLICE, "slice-of-create-mask", slice_of_create_mask),
    ROW(EXTRACT_STRIDED_SLICE, "slice-of-constant-mask",
        slice_of_constant_mask),
    ROW(EXTRACT_STRIDED_SLICE, "slice-of-broadcast", slice_of_broadcast),
    ROW(EXTRACT_STRIDED_SLICE, "slice-to-extract", slice_to_extract),
    ROW(INSERT_STRIDED_SLICE, "insert-splat-slice", insert_splat_part),
    ROW(INSERT_STRIDED_SLICE, "insert-extracted-slice", insert_extracted_slice),
    ROW(INSERT_STRIDED_SLICE, "insert-constant-slice", insert_constant_slice),
    ROW(MASKEDLOAD, "maskedload-of-known-mask", maskedload_of_known_mask),
    ROW(MASKEDSTORE, "maskedstore-of-known-mask", maskedstore_of_known_mask),
    ROW(GATHER, "gather-of-no-element", gather_of_no_element),
    ROW(GATHER, "gather-of-row", gather_of_row),
    ROW(SCATTER, "scatter-of-no-element", scatter_of_no_element),
    ROW(SCATTER, "scatter-to-row", scatter_to_row),
    ROW(EXPANDLOAD, "expandload-of-known-mask", expandload_of_known_mask),
    ROW(COMPRESSSTORE, "compressstore-of-known-mask",
        compressstore_of_known_mask),
    ROW(TRANSFER_READ, "read-of-written", read_of_written),
    ROW(TRANSFER_WRITE, "write-over", write_over),
    ROW(MASK, "empty-mask", empty_mask),
    ROW(MASK, "full-mask", full_mask),
    {.name = "add-to-contraction",
     .root = &arith_ops[ARITH_ADDI],
     .benefit = 1,
     .run = vector_add_to_contraction},
    {.name = "addf-to-contraction",
     .root = &arith_ops[ARITH_ADDF],
     .benefit = 1,
     .run = vector_add_to_contraction},
};

const PatternTable vector_patterns = PATTERN_TABLE(patterns);

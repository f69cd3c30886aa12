// SPDX-License-Identifier: Apache-2.0
// Canonicalization patterns of vector, grouped by file.
#ifndef MLOPT_DIALECTS_VECTOR_VECTOR_PATTERNS_H
#define MLOPT_DIALECTS_VECTOR_VECTOR_PATTERNS_H

#include "dialects/vector/vector.h"
#include "rewrite/pattern.h"

#define PATTERN(name)                                                          \
  bool vector_##name(const RewritePattern *self, Operation *op, Rewriter *rw)

// In vector_patterns.c: shapes.
PatternFunction vector_merge_broadcasts, vector_shape_cast_of_broadcast,
    vector_shape_cast_of_mask, vector_merge_transposes,
    vector_transpose_of_splat, vector_transpose_of_shape_cast,
    vector_transpose_of_broadcast, vector_transpose_of_mask,
    vector_transpose_of_from_elements, vector_shuffle_of_rank_0,
    vector_shuffle_of_splats, vector_shuffle_to_interleave,
    vector_extract_of_broadcast, vector_extract_of_shape_cast,
    vector_extract_of_from_elements;

// In vector_patterns_elements.c: elements, reductions.
PatternFunction vector_from_equal_elements, vector_from_extracted_elements,
    vector_to_elements_of_broadcast, vector_insert_all, vector_insert_each,
    vector_reduction_of_one, vector_multi_reduction_of_ones,
    vector_compare_of_step;

// In vector_patterns_slices.c: slices, masks.
PatternFunction vector_create_known_mask, vector_extract_of_create_mask,
    vector_slice_of_create_mask, vector_slice_of_constant_mask,
    vector_slice_of_broadcast, vector_slice_to_extract,
    vector_insert_splat_part, vector_insert_into_splat,
    vector_insert_extracted_slice, vector_insert_constant_slice;

// In vector_patterns_memory.c.
PatternFunction vector_maskedload_of_known_mask,
    vector_maskedstore_of_known_mask, vector_gather_of_no_element,
    vector_gather_of_row, vector_scatter_of_no_element, vector_scatter_to_row,
    vector_expandload_of_known_mask, vector_compressstore_of_known_mask;

// In transfer/.
PatternFunction vector_read_of_written, vector_write_over,
    vector_add_to_contraction;

// In masks/.
PatternFunction vector_empty_mask, vector_full_mask;

extern const PatternTable vector_patterns;

#endif

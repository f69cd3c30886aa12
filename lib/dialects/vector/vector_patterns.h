// SPDX-License-Identifier: Apache-2.0
// Canonicalization patterns of vector, grouped by file.
#ifndef MLOPT_DIALECTS_VECTOR_VECTOR_PATTERNS_H
#define MLOPT_DIALECTS_VECTOR_VECTOR_PATTERNS_H

#include "dialects/vector/vector.h"
#include "rewrite/pattern.h"

#define PATTERN(name)                                                          \
  bool vector_##name(const RewritePattern *self, Operation *op, Rewriter *rw)

// vector_patterns.c: shapes.
PATTERN(merge_broadcasts);
PATTERN(shape_cast_of_broadcast);
PATTERN(shape_cast_of_mask);
PATTERN(merge_transposes);
PATTERN(transpose_of_splat);
PATTERN(transpose_of_shape_cast);
PATTERN(transpose_of_broadcast);
PATTERN(transpose_of_mask);
PATTERN(transpose_of_from_elements);
PATTERN(shuffle_of_rank_0);
PATTERN(shuffle_of_splats);
PATTERN(shuffle_to_interleave);
PATTERN(extract_of_broadcast);
PATTERN(extract_of_shape_cast);
PATTERN(extract_of_from_elements);

// vector_patterns_elements.c: elements, reductions.
PATTERN(from_equal_elements);
PATTERN(from_extracted_elements);
PATTERN(to_elements_of_broadcast);
PATTERN(insert_all);
PATTERN(insert_each);
PATTERN(reduction_of_one);
PATTERN(multi_reduction_of_ones);
PATTERN(compare_of_step);

// vector_patterns_slices.c: slices, masks.
PATTERN(create_known_mask);
PATTERN(extract_of_create_mask);
PATTERN(slice_of_create_mask);
PATTERN(slice_of_constant_mask);
PATTERN(slice_of_broadcast);
PATTERN(slice_to_extract);
PATTERN(insert_splat_part);
PATTERN(insert_into_splat);
PATTERN(insert_extracted_slice);
PATTERN(insert_constant_slice);

// vector_patterns_memory.c.
PATTERN(maskedload_of_known_mask);
PATTERN(maskedstore_of_known_mask);
PATTERN(gather_of_no_element);
PATTERN(gather_of_row);
PATTERN(scatter_of_no_element);
PATTERN(scatter_to_row);

PATTERN(expandload_of_known_mask);
PATTERN(compressstore_of_known_mask);

// transfer/.
PATTERN(write_over);
PATTERN(add_to_contraction);

// masks/.
PATTERN(empty_mask);
PATTERN(full_mask);

extern const PatternTable vector_patterns;

#endif

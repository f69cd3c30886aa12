// SPDX-License-Identifier: Apache-2.0
// The std dialect as it was in 2020. Its operations' names need no prefix.
#ifndef MLOPT_DIALECTS_STD_STD_H
#define MLOPT_DIALECTS_STD_STD_H

#include "ir/op_def.h"
#include "ir/types/type.h"

typedef enum StdOp {
#define OP(ID, ...) STD_##ID,
#include "dialects/std/std_ops.def"
  STD_NUM_OPS
} StdOp;

/// Property slots. Functions, calls and constants: those of
/// dialects/func/func.h.
enum { STD_CMP_PREDICATE };
enum { STD_ASSERT_MSG };
enum { STD_COND_BR_SEGMENTS };
enum {
  STD_SWITCH_CASE_VALUES,
  STD_SWITCH_CASE_SEGMENTS,
  STD_SWITCH_SEGMENTS,
};
enum { STD_ALLOC_ALIGNMENT, STD_ALLOC_SEGMENTS };
enum {
  STD_SUBVIEW_STATIC_OFFSETS,
  STD_SUBVIEW_STATIC_SIZES,
  STD_SUBVIEW_STATIC_STRIDES,
  STD_SUBVIEW_SEGMENTS,
};
enum {
  STD_PREFETCH_IS_WRITE,
  STD_PREFETCH_LOCALITY_HINT,
  STD_PREFETCH_IS_DATA_CACHE,
};
enum { STD_ASSUME_ALIGNMENT_ALIGNMENT };
enum { STD_ATOMIC_RMW_KIND };

/// A size of -1 in `static_sizes` is dynamic; in the other two lists
/// DYNAMIC_SIZE is.
#define STD_DYNAMIC_SUBVIEW_SIZE (-1)

extern const OpDef std_ops[STD_NUM_OPS];
extern const DialectDef std_dialect;

/// Is `type`, of a view, row-major but for an offset? Then `*offset` is that,
/// in elements: DYNAMIC_SIZE where the view's operand 1 says it, which
/// otherwise counts bytes. That was so early in 2020, when views had layouts.
bool std_view_offset(Context *ctx, const ShapedType *type, int64_t *offset);

#endif

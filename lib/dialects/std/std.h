// SPDX-License-Identifier: Apache-2.0
// The std dialect of 2020. The names of its operations need no prefix.
#ifndef MLOPT_DIALECTS_STD_STD_H
#define MLOPT_DIALECTS_STD_STD_H

#include "ir/definitions/op_def.h"
#include "ir/types/type.h"

typedef enum StdOp {
#define OP(ID, ...) STD_##ID,
#include "dialects/std/std_ops.def"
  STD_NUM_OPS
} StdOp;

/// Property slots. Functions, calls and constants have those of
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

/// In `static_sizes`, -1 means a dynamic size. The other two lists use
/// DYNAMIC_SIZE.
#define STD_DYNAMIC_SUBVIEW_SIZE (-1)

extern const OpDef std_ops[STD_NUM_OPS];
extern const DialectDef std_dialect;

/// Is `type`, the type of a view, row-major except for an offset? If so,
/// `*offset` is the offset in elements. It is DYNAMIC_SIZE if the view's
/// operand 1 gives it; otherwise that operand counts bytes. This is how views
/// with layouts worked in early 2020.
bool std_view_offset(Context *ctx, const ShapedType *type, int64_t *offset);

#endif

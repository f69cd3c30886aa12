// SPDX-License-Identifier: Apache-2.0
// Finds groups of dimensions that collapse one shape to another. Follows
// mlir::getReassociationIndicesForCollapse: the shapes are matched from the
// left and from the right, each size with as few dimensions as possible. If the
// two results differ by more than sizes of 1, the groups are not determined.
#include "dialects/memref/memref_patterns.h"

/// Dimensions from `left` to `right`, both included.
typedef struct Range {
  int64_t left;
  int64_t right;
} Range;

/// A shape, read from the left or from the right.
typedef struct ShapeView {
  const int64_t *sizes;
  int64_t rank;
  bool is_reversed;
} ShapeView;

static int64_t size_at(const ShapeView *shape, int64_t index) {
  return shape->sizes[shape->is_reversed ? shape->rank - 1 - index : index];
}

/// The range from `start` to the first dynamic size, or to the end.
static bool match_dynamic(const ShapeView *source, int64_t start, bool to_end,
                          Range *range) {
  bool found = false;
  *range = (Range){start, start};
  for (int64_t i = start; i < source->rank && (!found || to_end); i++) {
    found |= size_at(source, i) == DYNAMIC_SIZE;
    range->right = i;
  }
  return found;
}

/// The first static sizes from `start` on whose product is `target`. `to_end`:
/// including the sizes of 1 that follow.
static bool match_size(const ShapeView *source, int64_t start, int64_t target,
                       bool to_end, Range *range) {
  Range next = {start, start};
  int64_t product = 1;
  bool found = false;
  *range = next;
  while (next.right < source->rank && (!found || to_end)) {
    int64_t size = size_at(source, next.right);
    if (size == DYNAMIC_SIZE) {
      if (found)
        break;
      product = 1;
      next = (Range){next.right + 1, next.right + 1};
      *range = next;
      continue;
    }
    int64_t grown;
    bool overflows = __builtin_mul_overflow(product, size, &grown);
    if (found && (overflows || grown > target))
      break;
    while (overflows && next.left < next.right) {
      product /= size_at(source, next.left++);
      overflows = __builtin_mul_overflow(product, size, &grown);
    }
    product = grown;
    while (product > target && next.left < next.right)
      product /= size_at(source, next.left++);
    *range = next;
    found |= product == target;
    next.right++;
  }
  return found;
}

/// A range of `source` for each size of `target`, without gaps.
static bool match_shapes(const ShapeView *source, const ShapeView *target,
                         Range *ranges) {
  int64_t start = 0;
  for (int64_t i = 0; i < target->rank; i++) {
    int64_t size = size_at(target, i);
    bool is_last = i == target->rank - 1;
    Range range;
    bool found = size == DYNAMIC_SIZE
                     ? match_dynamic(source, start, is_last, &range)
                     : match_size(source, start, size, is_last, &range);
    if (!found || range.left > range.right || range.right >= source->rank)
      return false;
    // The skipped sizes belong to the dynamic size before them.
    if (range.left > start) {
      if (i == 0 || size_at(target, i - 1) != DYNAMIC_SIZE)
        return false;
      ranges[i - 1].right = range.left - 1;
    }
    ranges[i] = range;
    start = range.right + 1;
  }
  return ranges[target->rank - 1].right == source->rank - 1;
}

/// Do `lhs` and `rhs` overlap, and do all dimensions that only one of them has
/// have size 1?
static bool ranges_agree(Range lhs, Range rhs, const int64_t *source) {
  if (lhs.right < rhs.left || rhs.right < lhs.left)
    return false;
  int64_t low = lhs.left < rhs.left ? lhs.left : rhs.left;
  int64_t high = lhs.right > rhs.right ? lhs.right : rhs.right;
  for (int64_t i = low; i <= high; i++) {
    bool in_both =
        i >= lhs.left && i <= lhs.right && i >= rhs.left && i <= rhs.right;
    if (!in_both && source[i] != 1)
      return false;
  }
  return true;
}

static bool collapse_to_scalar(const int64_t *source, size_t rank,
                               Reassociation *groups) {
  for (size_t i = 0; i < rank; i++) {
    if (source[i] != 1 && source[i] != DYNAMIC_SIZE)
      return false;
    VECTOR_PUSH(&groups->indices, (int64_t)i);
  }
  reassociation_end_group(groups);
  return true;
}

bool reassociation_for_collapse(const int64_t *source, size_t source_rank,
                                const int64_t *target, size_t target_rank,
                                Reassociation *groups) {
  if (source_rank <= target_rank)
    return false;
  if (target_rank == 0)
    return collapse_to_scalar(source, source_rank, groups);
  int64_t rank = (int64_t)source_rank;
  ShapeView from = {source, rank, false};
  ShapeView to = {target, (int64_t)target_rank, false};
  Range *ranges = mem_alloc(2 * target_rank * sizeof *ranges);
  Range *reversed = ranges + target_rank;
  bool found = match_shapes(&from, &to, ranges);
  from.is_reversed = to.is_reversed = true;
  found = found && match_shapes(&from, &to, reversed);
  for (size_t i = 0; found && i < target_rank; i++) {
    Range mirror = reversed[target_rank - 1 - i];
    mirror = (Range){rank - 1 - mirror.right, rank - 1 - mirror.left};
    found = ranges_agree(ranges[i], mirror, source);
    for (int64_t j = ranges[i].left; found && j <= ranges[i].right; j++)
      VECTOR_PUSH(&groups->indices, j);
    reassociation_end_group(groups);
  }
  mem_free(ranges);
  return found;
}

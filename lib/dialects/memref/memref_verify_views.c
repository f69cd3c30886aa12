// SPDX-License-Identifier: Apache-2.0
// Verifiers of memref's views and of operations that ask about a memref, in
// mlir-opt's words.
#include "dialects/memref/memref.h"

#include "dialects/common/memory.h"
#include "dialects/memref/memref_internal.h"
#include "dialects/memref/memref_views.h"
#include "ir/affine/affine.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"
#include "ir/verify/verifier.h"

// --- metadata ---------------------------------------------------------------

static void diag_inferred_metadata(Context *ctx, Diagnostic *diag,
                                   const ShapedType *source) {
  diag_type(diag, memref_type_get(ctx, NULL, 0, source->element, NULL,
                                  source->memory_space));
  for (int32_t i = 0; i < 1 + 2 * source->rank; i++) {
    diag_text(diag, ", ");
    diag_type(diag, index_type_get(ctx));
  }
}

VERIFY_HOOK(memref_verify_metadata) {
  const ShapedType *source = type_as_shaped(op_operand_type(op, 0));
  const ShapedType *base = type_as_shaped(op_result_type(op, 0));
  if (op->num_results == 2 + 2 * (uint32_t)source->rank && !base->layout &&
      base->element == source->element &&
      base->memory_space == source->memory_space)
    return true;
  Diagnostic *diag = op_emit_inferred_types(ctx, op);
  diag_inferred_metadata(ctx, diag, source);
  diag_text(diag, " are incompatible with return type(s) of operation ");
  for (uint32_t i = 0; i < op->num_results; i++) {
    diag_text(diag, i ? ", " : "");
    diag_type(diag, op_result_type(op, i));
  }
  return op_reject(ctx, op, "failed to infer returned types");
}

VERIFY_HOOK(memref_verify_assume_alignment) {
  int64_t value = 0;
  attr_integer_value(op_prop(op, MEMREF_ASSUME_ALIGNMENT_ALIGNMENT), &value);
  if (!op_verify_inferred_type(ctx, op, op_operand_type(op, 0)))
    return false;
  return (value > 0 && (value & (value - 1)) == 0) ||
         op_reject(ctx, op, "alignment must be power of 2");
}

VERIFY_HOOK(memref_verify_distinct_objects) {
  bool agrees = op->num_operands == op->num_results;
  for (uint32_t i = 0; agrees && i < op->num_operands; i++)
    agrees = op_operand_type(op, i) == op_result_type(op, i);
  if (!agrees)
    return op_reject(ctx, op, "operand types and result types must match");
  return op->num_operands > 0 ||
         op_reject(ctx, op, "expected at least one operand");
}

// --- casts ------------------------------------------------------------------

VERIFY_HOOK(memref_verify_cast) { return memory_verify_cast(ctx, op); }

VERIFY_HOOK(memref_verify_memory_space_cast) {
  const ShapedType *from = type_as_memref(op_operand_type(op, 0));
  const ShapedType *to = type_as_memref(op_result_type(op, 0));
  bool agrees = from->base.kind == to->base.kind && from->rank == to->rank &&
                from->element == to->element && from->layout == to->layout &&
                (from->rank <= 0 ||
                 memcmp(from->shape, to->shape,
                        (size_t)from->rank * sizeof *from->shape) == 0);
  return agrees || emit_cast_incompatible(ctx, op);
}

VERIFY_HOOK(memref_verify_view) {
  const Type *base = op_operand_type(op, 0), *result = op_result_type(op, 0);
  if (!memref_layout_is_identity(type_as_shaped(base)))
    return memref_reject_types(ctx, op, "unsupported map for base memref type ",
                               base, NULL, NULL);
  if (!memref_layout_is_identity(type_as_shaped(result)))
    return memref_reject_types(
        ctx, op, "unsupported map for result memref type ", result, NULL, NULL);
  if (type_as_shaped(base)->memory_space !=
      type_as_shaped(result)->memory_space)
    return memref_reject_types(
        ctx, op,
        "different memory spaces specified for base memref "
        "type ",
        base, " and view memref type ", result);
  return memref_verify_dynamic_sizes(ctx, op, 2);
}

VERIFY_HOOK(memref_verify_reshape) {
  const ShapedType *source = type_as_shaped(op_operand_type(op, 0));
  const ShapedType *shape = type_as_shaped(op_operand_type(op, 1));
  const ShapedType *result = type_as_shaped(op_result_type(op, 0));
  if (source->element != result->element)
    return op_reject(ctx, op,
                     "element types of source and destination memref types "
                     "should be the same");
  if (source->rank >= 0 && !memref_layout_is_identity(source))
    return op_reject(ctx, op,
                     "source memref type should have identity affine map");
  if (result->rank < 0)
    return true;
  if (!memref_layout_is_identity(result))
    return op_reject(ctx, op,
                     "result memref type should have identity affine map");
  if (shape->shape[0] == DYNAMIC_SIZE)
    return op_reject(
        ctx, op,
        "cannot use shape operand with dynamic length to reshape to "
        "statically-ranked memref type");
  return shape->shape[0] == result->rank ||
         op_reject(ctx, op,
                   "length of shape operand differs from the result's memref "
                   "rank");
}

// --- lists of offsets, sizes and strides ------------------------------------

enum { NUM_LISTS = MEMREF_VIEW_SEGMENTS };

static bool verify_list(Context *ctx, const Operation *op, unsigned list,
                        size_t expected) {
  static const char *const names[] = {"offset", "size", "stride"};
  size_t size;
  op_i64_array(op, list, &size);
  if (size != expected) {
    op_emit_error(ctx, op, "expected %zu %s values, got %zu", expected,
                  names[list], size);
    return false;
  }
  return true;
}

/// There are as many values as dynamic entries.
static bool verify_num_dynamic(Context *ctx, const Operation *op,
                               unsigned list) {
  static const char *const names[] = {"offsets", "sizes", "strides"};
  size_t size, num_dynamic = 0;
  unsigned first, count;
  const int64_t *numbers = op_i64_array(op, list, &size);
  op_operand_segment(op, list + 1, &first, &count);
  for (size_t i = 0; i < size; i++)
    num_dynamic += numbers[i] == DYNAMIC_SIZE;
  if (count == num_dynamic)
    return true;
  op_emit_error(ctx, op,
                "expected the number of '%s' to match the number of dynamic "
                "entries in 'static_%s' (%u vs %zu)",
                names[list], names[list], count, num_dynamic);
  return false;
}

static bool verify_not_negative(Context *ctx, const Operation *op,
                                unsigned list, const char *what) {
  size_t size;
  const int64_t *numbers = op_i64_array(op, list, &size);
  for (size_t i = 0; i < size; i++) {
    if (numbers[i] >= 0 || numbers[i] == DYNAMIC_SIZE)
      continue;
    op_emit_error(ctx, op, "expected %s to be non-negative, but got %lld", what,
                  (long long)numbers[i]);
    return false;
  }
  return true;
}

static bool reject_ranks(Context *ctx, const Operation *op, const char *first,
                         const char *second, size_t first_size,
                         size_t second_size) {
  op_emit_error(ctx, op,
                "expected mixed %s rank to match mixed %s rank (%zu vs %zu) so "
                "the rank of the result type is well-formed.",
                first, second, first_size, second_size);
  return false;
}

bool view_verify_lists(Context *ctx, const Operation *op, size_t num_offsets,
                       size_t rank) {
  size_t sizes[NUM_LISTS];
  for (unsigned i = 0; i < NUM_LISTS; i++) {
    op_i64_array(op, i, &sizes[i]);
    if (!verify_num_dynamic(ctx, op, i))
      return false;
  }
  if (!(sizes[0] == 1 && num_offsets == 1) && sizes[0] != sizes[1])
    return reject_ranks(ctx, op, "offsets", "sizes", sizes[0], sizes[1]);
  if (sizes[1] != sizes[2])
    return reject_ranks(ctx, op, "sizes", "strides", sizes[1], sizes[2]);
  return verify_list(ctx, op, MEMREF_VIEW_STATIC_OFFSETS, num_offsets) &&
         verify_list(ctx, op, MEMREF_VIEW_STATIC_SIZES, rank) &&
         verify_list(ctx, op, MEMREF_VIEW_STATIC_STRIDES, rank) &&
         verify_not_negative(ctx, op, MEMREF_VIEW_STATIC_OFFSETS, "offsets") &&
         verify_not_negative(ctx, op, MEMREF_VIEW_STATIC_SIZES, "sizes");
}

/// `number`, or `dynamic`.
static void diag_size(Diagnostic *diag, int64_t number) {
  if (number == DYNAMIC_SIZE)
    diag_text(diag, "dynamic");
  else
    diag_format(diag, "%lld", (long long)number);
}

/// Does `found` equal the operation's value, if it is known? `dim` < 0: there
/// is no dimension to name.
static bool verify_entry(Context *ctx, const Operation *op, const char *what,
                         int64_t found, int64_t expected, int64_t dim) {
  if (found == DYNAMIC_SIZE || found == expected)
    return true;
  Diagnostic *diag =
      op_emit_error(ctx, op, "expected result type with %s = ", what);
  diag_size(diag, expected);
  diag_format(diag, " instead of %lld", (long long)found);
  if (dim >= 0)
    diag_format(diag, " in dim = %lld", (long long)dim);
  return false;
}

static bool verify_strides(Context *ctx, const Operation *op,
                           const ShapedType *result) {
  size_t count, rank = (size_t)result->rank;
  const int64_t *offsets = op_i64_array(op, MEMREF_VIEW_STATIC_OFFSETS, &count);
  const int64_t *expected =
      op_i64_array(op, MEMREF_VIEW_STATIC_STRIDES, &count);
  int64_t *strides = mem_alloc((rank + 1) * sizeof *strides);
  int64_t offset = 0;
  memref_type_strides(ctx, result, strides, &offset);
  bool ok = verify_entry(ctx, op, "offset", offset, offsets[0], -1);
  for (size_t i = 0; ok && i < rank; i++)
    ok = verify_entry(ctx, op, "stride", strides[i], expected[i], (int64_t)i);
  mem_free(strides);
  return ok;
}

VERIFY_HOOK(memref_verify_reinterpret_cast) {
  static const char and_result[] = " and result memref type ";
  const Type *from = op_operand_type(op, 0), *to = op_result_type(op, 0);
  const ShapedType *source = type_as_shaped(from), *result = type_as_shaped(to);
  if (!view_verify_lists(ctx, op, 1, (size_t)result->rank))
    return false;
  if (source->memory_space != result->memory_space)
    return memref_reject_types(
        ctx, op, "different memory spaces specified for source type ", from,
        and_result, to);
  if (source->element != result->element)
    return memref_reject_types(
        ctx, op, "different element types specified for source type ", from,
        and_result, to);
  size_t count;
  const int64_t *sizes = op_i64_array(op, MEMREF_VIEW_STATIC_SIZES, &count);
  for (int32_t i = 0; i < result->rank; i++)
    if (!verify_entry(ctx, op, "size", result->shape[i], sizes[i], i))
      return false;
  return verify_strides(ctx, op, result);
}

// --- subview ----------------------------------------------------------------

static bool reject_subview(Context *ctx, const Operation *op,
                           const Type *expected, const char *what) {
  Diagnostic *diag = op_emit_error(ctx, op, "expected result type to be ");
  diag_type(diag, expected);
  diag_format(diag,
              " or a rank-reduced version. (mismatch of result %s), but got ",
              what);
  diag_type(diag, op_result_type(op, 0));
  return false;
}

bool shape_is_reduced(const ShapedType *original, const ShapedType *reduced) {
  int32_t next = 0;
  for (int32_t i = 0; i < original->rank; i++) {
    if (next < reduced->rank && original->shape[i] == reduced->shape[next])
      next++;
    else if (original->shape[i] != 1)
      return false;
  }
  return next == reduced->rank;
}

/// Rank, sizes and element. Follows mlir::isRankReducedType.
static bool verify_reduced_type(Context *ctx, const Operation *op,
                                const Type *expected) {
  const Type *result = op_result_type(op, 0);
  const ShapedType *original = type_as_shaped(expected);
  const ShapedType *reduced = type_as_shaped(result);
  if (reduced->rank > original->rank)
    return memref_reject_types(
        ctx, op,
        "expected result rank to be smaller or equal to the "
        "source rank, but got ",
        result, NULL, NULL);
  if (!shape_is_reduced(original, reduced))
    return reject_subview(ctx, op, expected, "sizes");
  return original->element == reduced->element ||
         memref_reject_types(ctx, op, "expected result element type to be ",
                             original->element, ", but got ", result);
}

/// Checks offsets, and the strides of the remaining dimensions.
static bool layouts_agree(Context *ctx, const ShapedType *original,
                          const ShapedType *reduced, const bool *dropped) {
  size_t rank = (size_t)original->rank, reduced_rank = (size_t)reduced->rank;
  int64_t *strides = mem_alloc((rank + reduced_rank + 1) * sizeof *strides);
  int64_t *reduced_strides = strides + rank, offset, reduced_offset;
  bool agrees =
      memref_type_strides(ctx, original, strides, &offset) &&
      memref_type_strides(ctx, reduced, reduced_strides, &reduced_offset) &&
      offset == reduced_offset;
  size_t next = 0;
  for (size_t i = 0; agrees && i < rank; i++)
    if (!dropped[i])
      agrees = strides[i] == reduced_strides[next++];
  mem_free(strides);
  return agrees;
}

static bool verify_subview_layout(Context *ctx, const Operation *op,
                                  const Type *expected) {
  const ShapedType *original = type_as_shaped(expected);
  const ShapedType *reduced = type_as_shaped(op_result_type(op, 0));
  bool *dropped = mem_alloc((size_t)original->rank + 1);
  MixedValues sizes = {0};
  mixed_values_get(op, MEMREF_VIEW_STATIC_SIZES, 2, &sizes);
  bool agrees = memref_type_is_strided(reduced) &&
                subview_dropped_dims(ctx, original, reduced, &sizes, dropped) &&
                layouts_agree(ctx, original, reduced, dropped);
  VECTOR_FREE(&sizes);
  mem_free(dropped);
  return agrees || reject_subview(ctx, op, expected, "layout");
}

bool view_verify_bounds(Context *ctx, const Operation *op,
                        const ShapedType *source) {
  size_t count;
  int32_t dim;
  int64_t value;
  BoundsError error = subview_bounds(
      source, op_i64_array(op, MEMREF_VIEW_STATIC_OFFSETS, &count),
      op_i64_array(op, MEMREF_VIEW_STATIC_SIZES, &count),
      op_i64_array(op, MEMREF_VIEW_STATIC_STRIDES, &count), &dim, &value);
  if (error == BOUNDS_HOLD)
    return true;
  op_emit_error(ctx, op,
                error == BOUNDS_OFFSET
                    ? "offset %d is out-of-bounds: %lld >= %lld"
                    : "slice along dimension %d runs out-of-bounds: %lld >= "
                      "%lld",
                (int)dim, (long long)value, (long long)source->shape[dim]);
  return false;
}

VERIFY_HOOK(memref_verify_subview) {
  const Type *base = op_operand_type(op, 0), *result = op_result_type(op, 0);
  const ShapedType *source = type_as_shaped(base);
  size_t rank = (size_t)source->rank, count;
  if (!view_verify_lists(ctx, op, rank, rank))
    return false;
  if (source->memory_space != type_as_shaped(result)->memory_space)
    return memref_reject_types(
        ctx, op,
        "different memory spaces specified for base memref "
        "type ",
        base, " and subview memref type ", result);
  const Type *expected = subview_type(
      ctx, source, op_i64_array(op, MEMREF_VIEW_STATIC_OFFSETS, &count),
      op_i64_array(op, MEMREF_VIEW_STATIC_SIZES, &count),
      op_i64_array(op, MEMREF_VIEW_STATIC_STRIDES, &count));
  if (!expected)
    return memref_reject_types(ctx, op, "base type ", base, " is not strided",
                               NULL);
  return verify_reduced_type(ctx, op, expected) &&
         verify_subview_layout(ctx, op, expected) &&
         view_verify_bounds(ctx, op, source);
}

// --- expand, collapse -------------------------------------------------------

/// Checks that group `at` continues at index `*next`, and that sizes agree.
static bool verify_group(Context *ctx, const Operation *op,
                         const ShapedType *collapsed,
                         const ShapedType *expanded,
                         const Reassociation *groups, size_t at,
                         int64_t *next) {
  bool has_dynamic = false;
  int64_t product = 1;
  const int64_t *starts = groups->starts.data + at;
  for (int64_t i = starts[0]; i < starts[1]; i++) {
    int64_t index = groups->indices.data[i];
    if (index != (*next)++)
      return op_reject(ctx, op, "reassociation indices must be contiguous");
    if (index >= expanded->rank) {
      op_emit_op_error(ctx, op, "reassociation index %lld is out of bounds",
                       (long long)index);
      return false;
    }
    has_dynamic |= expanded->shape[index] == DYNAMIC_SIZE;
    product = size_multiply(product, expanded->shape[index]);
  }
  int64_t size = collapsed->shape[at];
  if ((size == DYNAMIC_SIZE) != has_dynamic) {
    op_emit_op_error(ctx, op,
                     "collapsed dim (%zu) must be dynamic if and only if "
                     "reassociation group is dynamic",
                     at);
    return false;
  }
  if (has_dynamic || product == size)
    return true;
  if (product == DYNAMIC_SIZE) {
    Diagnostic *diag = op_emit_op_error(
        ctx, op,
        "the size of reassociation group (%zu) does not fit in 64 bits in ",
        at);
    diag_type(diag, &expanded->base);
    return false;
  }
  op_emit_op_error(ctx, op,
                   "collapsed dim size (%lld) must equal reassociation group "
                   "size (%lld)",
                   (long long)size, (long long)product);
  return false;
}

/// Follows verifyCollapsedShape.
static bool verify_groups(Context *ctx, const Operation *op,
                          const ShapedType *collapsed,
                          const ShapedType *expanded,
                          const Reassociation *groups) {
  size_t size = reassociation_size(groups);
  if ((size_t)collapsed->rank != size) {
    op_emit_op_error(ctx, op,
                     "invalid number of reassociation groups: found %zu, "
                     "expected %d",
                     size, (int)collapsed->rank);
    return false;
  }
  int64_t next = 0;
  for (size_t i = 0; i < size; i++)
    if (!verify_group(ctx, op, collapsed, expanded, groups, i, &next))
      return false;
  for (int32_t i = 0; size == 0 && i < expanded->rank; i++)
    if (expanded->shape[i] != 1)
      return op_reject(
          ctx, op,
          "rank 0 memrefs can only be extended/collapsed with/from "
          "ones");
  if (size == 0 || next == expanded->rank)
    return true;
  op_emit_op_error(ctx, op,
                   "expanded rank (%d) inconsistent with number of "
                   "reassociation indices (%lld)",
                   (int)expanded->rank, (long long)next);
  return false;
}

static bool reject_reshape(Context *ctx, const Operation *op, const char *what,
                           const Type *expected) {
  Diagnostic *diag = op_emit_op_error(ctx, op, "expected %s type to be ", what);
  diag_type(diag, expected);
  diag_text(diag, " but found ");
  diag_type(diag, op_result_type(op, 0));
  return false;
}

static bool verify_rank_change(Context *ctx, const Operation *op,
                               const char *what, char sign, int32_t from,
                               int32_t to) {
  if (sign == '>' ? from <= to : from >= to)
    return true;
  op_emit_op_error(ctx, op,
                   "has source rank %d and result rank %d. This is not %s (%d "
                   "%c %d).",
                   (int)from, (int)to, what, (int)from, sign, (int)to);
  return false;
}

static bool verify_output_shape(Context *ctx, const Operation *op,
                                const ShapedType *result) {
  size_t size, num_dynamic = 0;
  const int64_t *numbers =
      op_i64_array(op, MEMREF_RESHAPE_STATIC_OUTPUT_SHAPE, &size);
  if (size != (size_t)result->rank) {
    op_emit_op_error(ctx, op,
                     "expected number of static shape bounds to be equal to "
                     "the output rank (%d) but found %zu inputs instead",
                     (int)result->rank, size);
    return false;
  }
  for (size_t i = 0; i < size; i++)
    num_dynamic += numbers[i] == DYNAMIC_SIZE;
  if (op->num_operands - 1 != num_dynamic) {
    op_emit_op_error(ctx, op,
                     "mismatch in dynamic dims in output_shape and "
                     "static_output_shape: static_output_shape has %zu dynamic "
                     "dims while output_shape has %u values",
                     num_dynamic, op->num_operands - 1);
    return false;
  }
  for (size_t i = 0; i < size; i++) {
    if (result->shape[i] == DYNAMIC_SIZE || result->shape[i] == numbers[i])
      continue;
    op_emit_op_error(ctx, op, "invalid output shape provided at pos %zu", i);
    return false;
  }
  return true;
}

static bool verify_expansion(Context *ctx, const Operation *op,
                             const Reassociation *groups) {
  const ShapedType *source = type_as_shaped(op_operand_type(op, 0));
  const ShapedType *result = type_as_shaped(op_result_type(op, 0));
  if (!verify_rank_change(ctx, op, "an expansion", '>', source->rank,
                          result->rank) ||
      !verify_groups(ctx, op, source, result, groups))
    return false;
  const Type *expected =
      expanded_type(ctx, source, result->shape, (size_t)result->rank, groups);
  if (!expected)
    return op_reject(ctx, op, "invalid source layout map");
  if (expected != &result->base)
    return reject_reshape(ctx, op, "expanded", expected);
  return verify_output_shape(ctx, op, result);
}

static bool verify_collapse(Context *ctx, const Operation *op,
                            const Reassociation *groups) {
  const ShapedType *source = type_as_shaped(op_operand_type(op, 0));
  const ShapedType *result = type_as_shaped(op_result_type(op, 0));
  if (!verify_rank_change(ctx, op, "a collapse", '<', source->rank,
                          result->rank) ||
      !verify_groups(ctx, op, result, source, groups))
    return false;
  const Type *expected = collapsed_type(ctx, source, result->shape, groups);
  if (!expected)
    return op_reject(ctx, op,
                     "invalid source layout map or collapsing non-contiguous "
                     "dims");
  return expected == &result->base ||
         reject_reshape(ctx, op, "collapsed", expected);
}

VERIFY_HOOK(memref_verify_expand_shape) {
  Reassociation groups;
  reassociation_get(op, &groups);
  bool ok = verify_expansion(ctx, op, &groups);
  reassociation_free(&groups);
  return ok;
}

VERIFY_HOOK(memref_verify_collapse_shape) {
  Reassociation groups;
  reassociation_get(op, &groups);
  bool ok = verify_collapse(ctx, op, &groups);
  reassociation_free(&groups);
  return ok;
}

// --- transpose --------------------------------------------------------------

/// Are these the strides of the identity layout, all known?
static bool are_plain_strides(const int64_t *strides, const int64_t *plain,
                              size_t rank, int64_t offset) {
  for (size_t i = 0; i < rank; i++)
    if (strides[i] != plain[i] || strides[i] == DYNAMIC_SIZE)
      return false;
  return offset == 0;
}

/// A map with one result, whose sums are in canonical order.
static const AffineMap *simplified_layout(Context *ctx, const AffineMap *map) {
  if (map->num_results != 1)
    return map;
  const AffineExpr *offset = affine_expr_simplify(
      ctx, map->results[0], map->num_dims, map->num_symbols);
  return affine_map_get(ctx, map->num_dims, map->num_symbols, &offset, 1);
}

/// `type` with its layout as a map, or none for the identity. Follows
/// mlir::MemRefType::canonicalizeStridedLayout.
static const Type *canonical_layout(Context *ctx, const ShapedType *type) {
  size_t rank = (size_t)type->rank;
  int64_t *strides = mem_alloc((2 * rank + 1) * sizeof *strides);
  int64_t offset, plain_offset;
  const Type *plain = memref_type_get(ctx, type->shape, rank, type->element,
                                      NULL, type->memory_space);
  const Type *result = &type->base;
  if (!memref_layout_is_identity(type) &&
      memref_type_strides(ctx, type, strides, &offset)) {
    memref_type_strides(ctx, type_as_shaped(plain), strides + rank,
                        &plain_offset);
    const AffineMapAttr *map = attr_as_affine_map(type->layout);
    const AffineMap *layout =
        map ? simplified_layout(ctx, map->value)
            : affine_strided_map_get(ctx, strides, rank, offset);
    if (are_plain_strides(strides, strides + rank, rank, offset))
      result = plain;
    else if (rank > 0)
      result =
          memref_type_get(ctx, type->shape, rank, type->element,
                          affine_map_attr_get(ctx, layout), type->memory_space);
  }
  mem_free(strides);
  return result;
}

VERIFY_HOOK(memref_verify_transpose) {
  const AffineMap *map =
      attr_as_affine_map(op_prop(op, MEMREF_TRANSPOSE_PERMUTATION))->value;
  const ShapedType *source = type_as_shaped(op_operand_type(op, 0));
  const ShapedType *result = type_as_shaped(op_result_type(op, 0));
  if (!affine_map_is_permutation(map))
    return op_reject(ctx, op, "expected a permutation map");
  if (map->num_dims != (uint32_t)source->rank)
    return op_reject(ctx, op,
                     "expected a permutation map of same rank as the input");
  const Type *transposed = transposed_type(ctx, source, map);
  const Type *expected = canonical_layout(ctx, type_as_shaped(transposed));
  if (canonical_layout(ctx, result) == expected)
    return true;
  Diagnostic *diag = op_emit_op_error(ctx, op, "result type ");
  diag_type(diag, &result->base);
  diag_text(diag, " is not equivalent to the canonical transposed input type ");
  diag_type(diag, expected);
  return false;
}

// SPDX-License-Identifier: Apache-2.0
// Canonicalization of subviews and metadata: known values move into types, and
// a cast gives users the old type.
#include "dialects/common/memory.h"
#include "dialects/memref/memref.h"
#include "dialects/memref/memref_build.h"
#include "dialects/memref/memref_patterns.h"

// --- subviews ---------------------------------------------------------------

enum NumberCheck { NOT_NEGATIVE, NOT_ZERO };

static bool number_holds(int64_t number, enum NumberCheck check) {
  return check == NOT_NEGATIVE ? number >= 0 : number != 0;
}

/// Constant values become numbers. False if there are none, or if one is a
/// stride of 0.
static bool fold_constants(MixedValues *mixed, enum NumberCheck check) {
  bool found = false;
  for (size_t i = 0; check == NOT_ZERO && i < mixed->size; i++)
    if (mixed->data[i].value && mixed_value_constant(&mixed->data[i]) == 0)
      return false;
  for (size_t i = 0; i < mixed->size; i++) {
    MixedValue *entry = &mixed->data[i];
    int64_t number;
    if (!entry->value || !memref_constant(entry->value, &number) ||
        !number_holds(number, check))
      continue;
    *entry = (MixedValue){.number = number};
    found = true;
  }
  return found;
}

/// Writes the numbers, DYNAMIC_SIZE for values, to `numbers`. False if a known
/// one is invalid.
static bool static_numbers(const MixedValues *mixed, enum NumberCheck check,
                           Sizes *numbers) {
  for (size_t i = 0; i < mixed->size; i++) {
    int64_t number =
        mixed->data[i].value ? DYNAMIC_SIZE : mixed->data[i].number;
    if (number != DYNAMIC_SIZE && !number_holds(number, check))
      return false;
    VECTOR_PUSH(numbers, number);
  }
  return true;
}

/// Type of a subview of `source` with all its dimensions. NULL if a number is
/// invalid, or known to be out of bounds.
static const Type *whole_subview_type(Context *ctx, const ShapedType *source,
                                      const ViewLists *lists) {
  Sizes offsets = {0}, sizes = {0}, strides = {0};
  bool is_valid = static_numbers(&lists->offsets, NOT_NEGATIVE, &offsets) &&
                  static_numbers(&lists->sizes, NOT_NEGATIVE, &sizes) &&
                  static_numbers(&lists->strides, NOT_ZERO, &strides);
  int32_t dim;
  int64_t value;
  is_valid =
      is_valid && subview_bounds(source, offsets.data, sizes.data, strides.data,
                                 &dim, &value) == BOUNDS_HOLD;
  const Type *type = is_valid ? subview_type(ctx, source, offsets.data,
                                             sizes.data, strides.data)
                              : NULL;
  VECTOR_FREE(&offsets);
  VECTOR_FREE(&sizes);
  VECTOR_FREE(&strides);
  return type;
}

/// `whole` without the dimensions in `dropped`. Its layout stays strided.
static const Type *drop_dims(Context *ctx, const ShapedType *whole,
                             const bool *dropped) {
  Sizes shape = {0}, left = {0};
  int64_t offset;
  int64_t *strides = mem_alloc(((size_t)whole->rank + 1) * sizeof *strides);
  memref_type_strides(ctx, whole, strides, &offset);
  for (int32_t i = 0; i < whole->rank; i++) {
    if (dropped[i])
      continue;
    VECTOR_PUSH(&shape, whole->shape[i]);
    VECTOR_PUSH(&left, strides[i]);
  }
  const Type *type = memref_type_get(
      ctx, shape.data, shape.size, whole->element,
      strided_layout_attr_get(ctx, offset, left.data, left.size),
      whole->memory_space);
  mem_free(strides);
  VECTOR_FREE(&shape);
  VECTOR_FREE(&left);
  return type;
}

/// Type of a subview of `source` with `lists`, without the dimensions that `op`
/// drops. NULL: there is none.
static const Type *reduced_subview_type(Context *ctx, const Operation *op,
                                        const ShapedType *source,
                                        const ViewLists *lists) {
  const ShapedType *old_source = type_as_shaped(op_operand_type(op, 0));
  const ShapedType *old_result = type_as_shaped(op_result_type(op, 0));
  const Type *whole = whole_subview_type(ctx, source, lists);
  MixedValues sizes = {0};
  mixed_values_get(op, MEMREF_VIEW_STATIC_SIZES, 2, &sizes);
  bool *dropped = mem_alloc((size_t)old_source->rank + 1);
  const Type *type = NULL;
  if (whole &&
      subview_dropped_dims(ctx, old_source, old_result, &sizes, dropped))
    type = drop_dims(ctx, type_as_shaped(whole), dropped);
  mem_free(dropped);
  VECTOR_FREE(&sizes);
  return type;
}

static Operation *build_view(Rewriter *rw, const Operation *op, Value *source,
                             const ViewLists *lists, const Type *type) {
  return memref_build_view(&rw->builder, op->def, op->loc, source, lists, type);
}

/// subview %m[%c1]… with constants -> cast (subview %m[1]…). One list at a
/// time, as upstream.
PATTERN_HOOK(memref_make_subview_static) {
  (void)self;
  ViewLists lists;
  view_lists_get(op, &lists);
  bool found = fold_constants(&lists.offsets, NOT_NEGATIVE) ||
               fold_constants(&lists.sizes, NOT_NEGATIVE) ||
               fold_constants(&lists.strides, NOT_ZERO);
  const Type *type =
      found
          ? reduced_subview_type(rewriter_context(rw), op,
                                 type_as_shaped(op_operand_type(op, 0)), &lists)
          : NULL;
  if (type) {
    Operation *view = build_view(rw, op, op_operand(op, 0), &lists, type);
    memref_replace_with_cast(rw, op, op_result(view, 0));
  }
  view_lists_free(&lists);
  return type || rewriter_match_failure(rw, op, "no operand is a constant");
}

/// subview (cast %m) -> cast (subview %m)
PATTERN_HOOK(memref_skip_cast_of_subview_source) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (memref_is_constant_index(op_operand(op, i)))
      return rewriter_match_failure(rw, op, "an operand is a constant");
  Operation *cast = memref_defining_op(op_operand(op, 0), MEMREF_CAST);
  if (!cast || !memref_cast_forgets(ctx, op_operand_type(cast, 0),
                                    op_result_type(cast, 0)))
    return rewriter_match_failure(
        rw, op, "the source is not a cast to a less static type");
  ViewLists lists;
  view_lists_get(op, &lists);
  const Type *type = reduced_subview_type(
      ctx, op, type_as_shaped(op_operand_type(cast, 0)), &lists);
  if (type) {
    Operation *view = build_view(rw, op, op_operand(cast, 0), &lists, type);
    memref_replace_with_cast(rw, op, op_result(view, 0));
  }
  view_lists_free(&lists);
  return type || rewriter_match_failure(
                     rw, op, "no result type fits the cast's source");
}

/// Are offsets 0, strides 1, and sizes those that the source is known to have?
static bool is_trivial(const Operation *op) {
  const ShapedType *source = type_as_shaped(op_operand_type(op, 0));
  if (source->rank != type_as_shaped(op_result_type(op, 0))->rank)
    return false;
  ViewLists lists;
  view_lists_get(op, &lists);
  bool trivial = mixed_values_are(&lists.offsets, 0) &&
                 mixed_values_are(&lists.strides, 1);
  for (size_t i = 0; trivial && i < lists.sizes.size; i++) {
    int64_t size = mixed_value_constant(&lists.sizes.data[i]);
    trivial = size != DYNAMIC_SIZE && size == source->shape[i];
  }
  view_lists_free(&lists);
  return trivial;
}

/// subview of everything -> x, or a cast of it
PATTERN_HOOK(memref_erase_trivial_subview) {
  (void)self;
  if (!is_trivial(op))
    return rewriter_match_failure(rw, op,
                                  "the view does not cover its whole source");
  Value *source = op_operand(op, 0);
  if (value_type(source) == op_result_type(op, 0))
    rewriter_replace_op_with(rw, op, source);
  else
    memref_replace_with_cast(rw, op, source);
  return true;
}

// --- reinterpret_cast -------------------------------------------------------

/// Entries that the result type or a constant determines become numbers; if
/// `is_size`, only ones that are not negative. Gives how many became known.
static size_t constify(MixedValues *mixed, const int64_t *known, bool is_size) {
  size_t count = 0;
  for (size_t i = 0; i < mixed->size; i++) {
    MixedValue *entry = &mixed->data[i];
    bool was_value = entry->value != NULL;
    int64_t number =
        known[i] != DYNAMIC_SIZE ? known[i] : mixed_value_constant(entry);
    if (number == DYNAMIC_SIZE || (is_size && number < 0))
      continue;
    *entry = (MixedValue){.number = number};
    count += was_value;
  }
  return count;
}

/// The lists of a reinterpret_cast with everything that is known. `*count` is
/// how many more entries are known than written.
static void constified_lists(Context *ctx, const Operation *op,
                             ViewLists *lists, size_t *count) {
  const ShapedType *result = type_as_shaped(op_result_type(op, 0));
  int64_t *strides = mem_alloc(((size_t)result->rank + 1) * sizeof *strides);
  int64_t offset = DYNAMIC_SIZE;
  view_lists_get(op, lists);
  memref_type_strides(ctx, result, strides, &offset);
  *count = constify(&lists->offsets, &offset, true);
  *count += constify(&lists->sizes, result->shape, true);
  *count += constify(&lists->strides, strides, false);
  mem_free(strides);
}

static bool view_lists_equal(const ViewLists *lhs, const ViewLists *rhs) {
  return mixed_values_equal(&lhs->strides, &rhs->strides) &&
         mixed_values_equal(&lhs->sizes, &rhs->sizes) &&
         mixed_values_equal(&lhs->offsets, &rhs->offsets);
}

/// reinterpret_cast (extract_strided_metadata %m)#0 to the type of %m -> %m, or
/// a cast of it; to another type -> reinterpret_cast %m
PATTERN_HOOK(memref_skip_metadata) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  Operation *metadata =
      memref_defining_op(op_operand(op, 0), MEMREF_EXTRACT_STRIDED_METADATA);
  if (!metadata)
    return rewriter_match_failure(
        rw, op,
        "the source is not the base buffer of an extract_strided_metadata");
  Value *source = op_operand(metadata, 0);
  ViewLists lists, known;
  size_t count;
  constified_lists(ctx, op, &lists, &count);
  memref_metadata_lists(ctx, metadata, &known);
  bool is_same = view_lists_equal(&lists, &known);
  view_lists_free(&lists);
  view_lists_free(&known);
  if (!is_same) {
    rewriter_start_modify(rw, op);
    op_set_operand(op, 0, source);
    rewriter_finalize_modify(rw, op);
  } else if (value_type(source) == op_result_type(op, 0)) {
    rewriter_replace_op_with(rw, op, source);
  } else {
    memref_replace_with_cast(rw, op, source);
  }
  return true;
}

static int64_t number_or_dynamic(const MixedValue *entry) {
  return entry->value ? DYNAMIC_SIZE : entry->number;
}

/// The type that the lists alone give.
static const Type *reinterpreted_type(Context *ctx, const ShapedType *source,
                                      const ViewLists *lists) {
  Sizes shape = {0}, strides = {0};
  for (size_t i = 0; i < lists->sizes.size; i++) {
    VECTOR_PUSH(&shape, number_or_dynamic(&lists->sizes.data[i]));
    VECTOR_PUSH(&strides, number_or_dynamic(&lists->strides.data[i]));
  }
  const Type *type = memref_type_get(
      ctx, shape.data, shape.size, source->element,
      strided_layout_attr_get(ctx, number_or_dynamic(&lists->offsets.data[0]),
                              strides.data, strides.size),
      source->memory_space);
  VECTOR_FREE(&shape);
  VECTOR_FREE(&strides);
  return type;
}

/// reinterpret_cast with entries that the type or a constant determines -> cast
/// (reinterpret_cast with these entries)
PATTERN_HOOK(memref_make_reinterpret_static) {
  (void)self;
  Context *ctx = rewriter_context(rw);
  ViewLists lists;
  size_t count;
  constified_lists(ctx, op, &lists, &count);
  if (count) {
    const Type *type =
        reinterpreted_type(ctx, type_as_shaped(op_operand_type(op, 0)), &lists);
    Operation *view = build_view(rw, op, op_operand(op, 0), &lists, type);
    memref_replace_with_cast(rw, op, op_result(view, 0));
  }
  view_lists_free(&lists);
  return count ||
         rewriter_match_failure(rw, op, "no operand becomes a constant");
}

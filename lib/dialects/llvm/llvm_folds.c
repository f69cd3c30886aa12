// SPDX-License-Identifier: Apache-2.0
// Folds of llvm: the few that mlir's LLVM dialect has (the rest is left to
// LLVM), and the materialization of their constants.
#include "dialects/common/fold_util.h"
#include "dialects/common/folds.h"
#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_types.h"

static const Attribute *word_attr(Context *ctx, LLVMAttrDef id) {
  return dialect_attr_get(ctx, &llvm_attr_defs[id], 0, STR(""));
}

static bool is_word(const Attribute *attr, LLVMAttrDef id) {
  return attr && attr_as_dialect(attr, &llvm_attr_defs[id]);
}

//===- Constants ----------------------------------------------------------===//

FOLD_HOOK(llvm_fold_constant) {
  (void)ctx;
  (void)constants;
  return give_attr(results, op_prop(op, LLVM_CONSTANT_VALUE));
}

FOLD_HOOK(llvm_fold_addressof) {
  (void)ctx;
  (void)constants;
  return give_attr(results, op_prop(op, 0));
}

FOLD_HOOK(llvm_fold_dso_local_equivalent) {
  (void)constants;
  const Attribute *function = op_prop(op, 0);
  return give_attr(
      results,
      dialect_params_attr_get(
          ctx, &llvm_attr_defs[LLVM_ATTR_DSO_LOCAL_EQUIVALENT], &function, 1));
}

FOLD_HOOK(llvm_fold_blockaddress) {
  (void)ctx;
  (void)constants;
  return give_attr(results, op_prop(op, 0));
}

FOLD_HOOK(llvm_fold_undef) {
  (void)op;
  (void)constants;
  return give_attr(results, word_attr(ctx, LLVM_ATTR_UNDEF));
}

FOLD_HOOK(llvm_fold_poison) {
  (void)op;
  (void)constants;
  return give_attr(results, word_attr(ctx, LLVM_ATTR_POISON));
}

/// The zero of a numeric type, or NULL.
static const Attribute *zero_number(Context *ctx, const Type *type) {
  const FloatType *format = type_as_float(type);
  if (format)
    return float_attr_get(ctx, type, float_from_double(format->format, 0));
  return type_as_integer(type) ? zero_attr_get(ctx, type) : NULL;
}

/// The zero of a numeric type.
static const Attribute *zero_constant(Context *ctx, const Type *type) {
  const ShapedType *vector = type_as_vector(type);
  const Attribute *zero = zero_number(ctx, vector ? vector->element : type);
  if (!zero)
    return word_attr(ctx, LLVM_ATTR_ZERO);
  return vector ? dense_splat_attr_get_value(ctx, type, zero) : zero;
}

FOLD_HOOK(llvm_fold_zero) {
  (void)constants;
  return give_attr(results, zero_constant(ctx, op_result_type(op, 0)));
}

/// The operation without operands that gives `value`, which llvm.mlir.constant
/// cannot express. NULL: there is none, or mlir does not make it, as for block
/// addresses and local equivalents.
static const OpDef *constant_op(const Attribute *value, const Type *type) {
  if (attr_as_symbol_ref(value))
    return llvm_type_is_pointer(type) ? &llvm_ops[LLVM_MLIR_ADDRESSOF] : NULL;
  if (is_word(value, LLVM_ATTR_UNDEF))
    return &llvm_ops[LLVM_MLIR_UNDEF];
  if (is_word(value, LLVM_ATTR_POISON))
    return &llvm_ops[LLVM_MLIR_POISON];
  return is_word(value, LLVM_ATTR_ZERO) ? &llvm_ops[LLVM_MLIR_ZERO] : NULL;
}

bool llvm_materialize_constant(Context *ctx, const Attribute *value,
                               const Type *type, OpState *state,
                               const Attribute **props) {
  (void)ctx;
  state->def = constant_op(value, type);
  if (state->def) {
    props[0] = value; // The symbol, where there is a property.
    return true;
  }
  if (!llvm_type_is_compatible(type) ||
      (!llvm_type_is_wrapped(type) && attr_type(value) != type) ||
      !(attr_as_integer(value) || attr_as_float(value) ||
        attr_as_dense_elements(value) || attr_as_sparse_elements(value) ||
        attr_as_dense_resource(value)))
    return false;
  state->def = &llvm_ops[LLVM_MLIR_CONSTANT];
  props[LLVM_CONSTANT_VALUE] = value;
  return true;
}

//===- Integers -----------------------------------------------------------===//

/// The values of two constants of one width. One may have type `index`, of 64
/// bits.
static bool constant_numbers(const Attribute *const *constants,
                             WideInt *numbers) {
  for (unsigned i = 0; i < 2; i++) {
    const IntegerAttr *number =
        constants[i] ? attr_as_integer(constants[i]) : NULL;
    if (!number)
      return false;
    numbers[i] = number->value;
  }
  return numbers[0].width == numbers[1].width;
}

/// The value as a constant of the result's type; in the wrapped spelling, of
/// the constant's own type.
static bool give_number(Context *ctx, const Operation *op,
                        const Attribute *const *constants, WideInt number,
                        FoldResult *results) {
  const Type *type = op_result_type(op, 0);
  if (llvm_type_is_wrapped(type))
    type = attr_type(constants[0]);
  return give_attr(results, integer_attr_get(ctx, type, number));
}

FOLD_HOOK(llvm_fold_or) {
  WideInt numbers[2];
  if (!constant_numbers(constants, numbers))
    return false;
  Arena arena;
  arena_init(&arena);
  give_number(ctx, op, constants, wide_int_or(&arena, numbers[0], numbers[1]),
              results);
  arena_free(&arena);
  return true;
}

/// Folds constants if the amount is less than the width.
FOLD_HOOK(llvm_fold_shl) {
  WideInt numbers[2];
  uint64_t amount;
  if (!constant_numbers(constants, numbers) ||
      !wide_int_as_u64(&numbers[1], &amount) || amount >= numbers[0].width)
    return false;
  Arena arena;
  arena_init(&arena);
  give_number(ctx, op, constants,
              wide_int_shl(&arena, numbers[0], (uint32_t)amount), results);
  arena_free(&arena);
  return true;
}

FOLD_HOOK(llvm_fold_zext) {
  const Type *type = op_result_type(op, 0);
  const IntegerAttr *from = constants[0] ? attr_as_integer(constants[0]) : NULL;
  const IntegerType *to = type_as_integer(type);
  if (!from || !to)
    return false;
  Arena arena;
  arena_init(&arena);
  const Attribute *wide = integer_attr_get(
      ctx, type, wide_int_zext_or_trunc(&arena, from->value, to->width));
  arena_free(&arena);
  return give_attr(results, wide);
}

static bool is_made_by(const Value *value, LLVMOp id) {
  const Operation *op = value_defining_op(value);
  return op && op_is(op, &llvm_ops[id]);
}

/// x == x -> true; alloca == null -> false; null == alloca -> alloca == null.
FOLD_HOOK(llvm_fold_icmp) {
  (void)constants;
  enum { PREDICATE_EQ, PREDICATE_NE };
  int64_t predicate;
  if (!attr_integer_value(op_prop(op, LLVM_CMP_PREDICATE), &predicate) ||
      (predicate != PREDICATE_EQ && predicate != PREDICATE_NE) ||
      llvm_type_is_wrapped(op_result_type(op, 0)))
    return false;
  Value *lhs = op_operand(op, 0), *rhs = op_operand(op, 1);
  bool is_eq = predicate == PREDICATE_EQ;
  const Type *type = op_result_type(op, 0);
  if (lhs == rhs)
    return give_attr(results, splat_attr_get(ctx, type, is_eq));
  if (is_made_by(lhs, LLVM_ALLOCA) && is_made_by(rhs, LLVM_MLIR_ZERO))
    return give_attr(results, splat_attr_get(ctx, type, !is_eq));
  if (!is_made_by(lhs, LLVM_MLIR_ZERO) || !is_made_by(rhs, LLVM_ALLOCA))
    return false;
  op_set_operand(op, 0, rhs);
  op_set_operand(op, 1, lhs);
  return give_value(results, op_result(op, 0));
}

//===- Casts and addresses ------------------------------------------------===//

/// cast(x : T to T) -> x; cast(cast(x : T to U) : U to T) -> x;
/// cast(cast(x)) -> cast(x).
FOLD_HOOK(llvm_fold_chained_cast) {
  (void)ctx;
  (void)constants;
  const Type *type = op_result_type(op, 0);
  if (op_operand_type(op, 0) == type)
    return give_lhs(op, results);
  const Operation *inner = value_defining_op(op_operand(op, 0));
  if (!inner || inner->def != op->def || inner == op)
    return false;
  Value *source = op_operand(inner, 0);
  if (value_type(source) == type)
    return give_value(results, source);
  op_set_operand(op, 0, source);
  return give_value(results, op_result(op, 0));
}

/// Constant indices that are written into the operation have this many bits.
static bool is_short_index(const Attribute *attr, int64_t *index) {
  enum { INDEX_BITS = 29 };
  const int64_t limit = INT64_C(1) << (INDEX_BITS - 1);
  return attr && attr_as_integer(attr) && attr_integer_value(attr, index) &&
         *index >= -limit && *index < limit;
}

/// Moves constant indices from the operands, except the first, to `indices`.
/// False if there are none.
static bool move_indices(const Operation *op, const Attribute *const *constants,
                         int32_t *indices, uint32_t count, Value **operands,
                         uint32_t *num_operands) {
  uint32_t taken = 1, kept = 1;
  operands[0] = op_operand(op, 0);
  for (uint32_t i = 0; i < count; i++) {
    int64_t index;
    if (indices[i] != INT32_MIN)
      continue;
    if (is_short_index(constants[taken], &index))
      indices[i] = (int32_t)index;
    else
      operands[kept++] = op_operand(op, taken);
    taken++;
  }
  *num_operands = kept;
  return kept < taken;
}

/// gep(x, 0) -> x; constant operands become constant indices.
FOLD_HOOK(llvm_fold_gep) {
  const Attribute *raw = op_prop(op, LLVM_GEP_RAW_CONSTANT_INDICES);
  if (!raw || llvm_op_is_wrapped(op))
    return false;
  Arena arena;
  arena_init(&arena);
  uint32_t count = (uint32_t)llvm_index_array_size(raw), num_operands;
  int32_t *indices = arena_alloc(&arena, (count + 1) * sizeof *indices);
  for (uint32_t i = 0; i < count; i++)
    indices[i] = (int32_t)llvm_index_array_at(raw, i);
  Value **operands = arena_alloc(&arena, op->num_operands * sizeof *operands);
  bool has_moved =
      move_indices(op, constants, indices, count, operands, &num_operands);
  bool is_nothing = count == 1 && indices[0] == 0 &&
                    op_operand_type(op, 0) == op_result_type(op, 0);
  if (!is_nothing && has_moved) {
    op_set_operands(ctx, op, operands, num_operands);
    op_set_prop(op, LLVM_GEP_RAW_CONSTANT_INDICES,
                dense_i32_array_attr_get(ctx, indices, count));
  }
  arena_free(&arena);
  if (is_nothing)
    return give_lhs(op, results);
  return has_moved && give_value(results, op_result(op, 0));
}

//===- Aggregates ---------------------------------------------------------===//

/// Element `index` of a sequence of numbers, or NULL. Linear in the entries of
/// sparse ones.
static const Attribute *sequence_element(Context *ctx, const Attribute *whole,
                                         int64_t index) {
  const SparseElementsAttr *sparse = attr_as_sparse_elements(whole);
  const DenseElementsAttr *dense = attr_as_dense_elements(whole);
  const Type *type = dense ? dense->type : sparse ? sparse->type : NULL;
  const ShapedType *shape = type ? type_as_shaped(type) : NULL;
  if (!shape || shape->rank != 1 || index >= shape->shape[0] ||
      (dense && dense->storage == DENSE_STRINGS))
    return NULL;
  return dense ? dense_elements_at(ctx, dense, index)
               : sparse_elements_at(ctx, sparse, index);
}

/// The element at `position` of a constant aggregate, or NULL.
static const Attribute *member_of(Context *ctx, const Attribute *aggregate,
                                  const Attribute *position, const Type *type) {
  if (!aggregate || is_word(aggregate, LLVM_ATTR_UNDEF) ||
      is_word(aggregate, LLVM_ATTR_POISON) ||
      is_word(aggregate, LLVM_ATTR_ZERO))
    return aggregate;
  const Attribute *member = aggregate;
  for (size_t i = 0; member && i < llvm_index_array_size(position); i++) {
    int64_t index = llvm_index_array_at(position, i);
    const ArrayAttr *array = attr_as_array(member);
    if (!array)
      member = sequence_element(ctx, member, index);
    else
      member = (size_t)index < array->size ? array->elements[index] : NULL;
  }
  return member && attr_type(member) == type ? member : NULL;
}

/// Do both name one member of one level, as nearly all do, and not the same?
/// Positions are interned.
static bool are_two_members(const Attribute *lhs, const Attribute *rhs) {
  if (lhs == rhs || attr_kind(lhs) != ATTR_DENSE_ARRAY ||
      attr_kind(rhs) != ATTR_DENSE_ARRAY)
    return false;
  const DenseArrayAttr *one = (const DenseArrayAttr *)lhs;
  const DenseArrayAttr *two = (const DenseArrayAttr *)rhs;
  return one->size == 1 && two->size == 1 && one->element == two->element;
}

/// Length of the common prefix of two positions, which are interned.
static size_t common_prefix(const Attribute *lhs, const Attribute *rhs) {
  size_t lhs_size = llvm_index_array_size(lhs), i = 0;
  if (lhs == rhs)
    return lhs_size;
  size_t rhs_size = llvm_index_array_size(rhs);
  while (i < lhs_size && i < rhs_size &&
         llvm_index_array_at(lhs, i) == llvm_index_array_at(rhs, i))
    i++;
  return i;
}

/// `front`, followed by `back` from index `first` on.
static const Attribute *join_positions(Context *ctx, const Attribute *front,
                                       const Attribute *back, size_t first) {
  size_t num_front = front ? llvm_index_array_size(front) : 0;
  size_t size = num_front + llvm_index_array_size(back) - first;
  Arena arena;
  arena_init(&arena);
  int64_t *values = arena_alloc(&arena, (size + 1) * sizeof *values);
  for (size_t i = 0; i < size; i++)
    values[i] = i < num_front
                    ? llvm_index_array_at(front, i)
                    : llvm_index_array_at(back, first + i - num_front);
  const Attribute *joined = dense_i64_array_attr_get(ctx, values, size);
  arena_free(&arena);
  return joined;
}

/// extract(extract(x, P), Q) -> extract(x, P Q)
static bool fold_nested_extract(Context *ctx, Operation *op,
                                const Operation *inner, FoldResult *results) {
  op_set_prop(op, LLVM_POSITION,
              join_positions(ctx, op_prop(inner, LLVM_POSITION),
                             op_prop(op, LLVM_POSITION), 0));
  op_set_operand(op, 0, op_operand(inner, 0));
  return give_value(results, op_result(op, 0));
}

/// The operands of an extraction: the part at `place` of `container`.
typedef struct Extracted {
  const Attribute *place;
  Value *container;
  Value *outside; ///< The container in front of the insertions that did not
                  ///< touch the part; NULL: there are none.
  Value *found;   ///< The whole part, once an insertion of just it is met.
} Extracted;

/// Looks through insertions, from the last one back.
static void look_through_inserts(Context *ctx, Extracted *part) {
  enum { MAX_STEPS = 1000 }; // Unreachable code may have cycles.
  bool is_outside = true;
  size_t size = llvm_index_array_size(part->place);
  for (unsigned i = 0; i < MAX_STEPS; i++) {
    const Operation *insert = value_defining_op(part->container);
    if (!insert || !op_is(insert, &llvm_ops[LLVM_INSERTVALUE]))
      return;
    const Attribute *at = op_prop(insert, LLVM_POSITION);
    bool is_apart = are_two_members(part->place, at);
    size_t common = is_apart ? 0 : common_prefix(part->place, at);
    bool is_inside = !is_apart && common == llvm_index_array_size(at);
    if (common == size) {
      part->found = is_inside ? op_operand(insert, 1) : NULL;
      return; // It is the inserted value, or has that in it.
    }
    if (is_inside) {
      part->place = join_positions(ctx, NULL, part->place, common);
      size -= common;
    }
    part->container = op_operand(insert, is_inside);
    is_outside &= !is_inside;
    if (is_outside)
      part->outside = part->container;
  }
}

/// extract(insert(y, x, at P), P) -> x. An insertion at another place is looked
/// through: extract(insert(y, x, at P), R) -> extract(y, R). A part of x is
/// taken only where it is known: extract(insert(y, x, at P), P Q) -> z if x has
/// it.
static bool fold_extract_of_insert(Context *ctx, Operation *op,
                                   FoldResult *results) {
  Value *first = op_operand(op, 0);
  Extracted part = {.place = op_prop(op, LLVM_POSITION), .container = first};
  look_through_inserts(ctx, &part);
  // The operation is changed even if it folds to a value in the end, as -sccp
  // shows.
  if (part.outside)
    op_set_operand(op, 0, part.outside);
  if (part.found)
    return give_value(results, part.found);
  if (part.container == first)
    return false;
  Operation *producer = value_defining_op(part.container);
  const Attribute *whole = producer ? op_constant_attr(ctx, producer) : NULL;
  const Attribute *member =
      member_of(ctx, whole, part.place, op_result_type(op, 0));
  if (member)
    return give_attr(results, member);
  return op_operand(op, 0) != first && give_value(results, op_result(op, 0));
}

FOLD_HOOK(llvm_fold_extractvalue) {
  if (llvm_op_is_wrapped(op))
    return false;
  const Operation *inner = value_defining_op(op_operand(op, 0));
  if (inner && op_is(inner, op->def) && inner != op)
    return fold_nested_extract(ctx, op, inner, results);
  const Attribute *member = member_of(
      ctx, constants[0], op_prop(op, LLVM_POSITION), op_result_type(op, 0));
  if (member)
    return give_attr(results, member);
  return fold_extract_of_insert(ctx, op, results);
}

/// shuffle(x, y, [0]) -> x, of one element
FOLD_HOOK(llvm_fold_shufflevector) {
  (void)ctx;
  (void)constants;
  const Attribute *mask = op_prop(op, LLVM_SHUFFLE_MASK);
  return op_operand_type(op, 0) == op_result_type(op, 0) &&
         llvm_index_array_size(mask) == 1 &&
         llvm_index_array_at(mask, 0) == 0 && give_lhs(op, results);
}

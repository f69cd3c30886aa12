// SPDX-License-Identifier: Apache-2.0
// Folds of the vector operations except vector.extract. Follows those of
// mlir/Dialect/Vector/IR.
#include "dialects/common/fold_util.h"
#include "dialects/memref/memref_views.h"
#include "dialects/ub/ub.h"
#include "dialects/vector/vector_build.h"
#include "dialects/vector/vector_elements.h"
#include "dialects/vector/vector_internal.h"

static bool give_self(Operation *op, FoldResult *results) {
  return give_value(results, op_result(op, 0));
}

// --- broadcast --------------------------------------------------------------

/// Does the cast only add or drop leading dimensions of size 1, so that its
/// source can be broadcast to `type` directly?
static bool is_needless_cast(const Operation *cast, const Type *type) {
  const ShapedType *from = type_as_vector(op_operand_type(cast, 0));
  const ShapedType *to = type_as_vector(op_result_type(cast, 0));
  for (int32_t i = 1; i <= from->rank && i <= to->rank; i++)
    if (from->shape[from->rank - i] != to->shape[to->rank - i])
      return false;
  return vector_is_broadcastable(&from->base, type_as_vector(type));
}

/// broadcast x to the type of x -> x; looks through casts of leading
/// dimensions; of a constant -> a splat; of poison -> poison.
FOLD_HOOK(vector_fold_broadcast) {
  const Type *type = op_result_type(op, 0);
  if (op_operand_type(op, 0) == type)
    return give_lhs(op, results);
  Operation *cast =
      defining_op_of(op_operand(op, 0), &vector_ops[VECTOR_SHAPE_CAST]);
  if (cast && is_needless_cast(cast, type)) {
    op_set_operand(op, 0, op_operand(cast, 0));
    return give_self(op, results);
  }
  const Attribute *source = constants[0];
  const DenseElementsAttr *dense = attr_as_dense_elements(source);
  if (attr_is_poison(source))
    return give_attr(results, source);
  if (dense)
    source = dense_elements_splat_value(ctx, dense);
  bool is_number = attr_as_integer(source) || attr_as_float(source);
  return is_number && attr_type(source) == type_element_or_self(type) &&
         give_attr(results, dense_splat_attr_get_value(ctx, type, source));
}

// --- insert -----------------------------------------------------------------

typedef VECTOR(Operation *) Operations;

/// Larger constants are folded only if nothing else uses them; much larger ones
/// only in one step.
enum { MAX_SHARED = 256, MAX_COPIED = 4096 };

/// The constant that `op` inserts at a known place, or NULL.
static const Attribute *inserted_constant(const Operation *op) {
  const Attribute *source = value_constant(op_operand(op, 0));
  return op->num_operands == 2 && source && !attr_is_poison(source) &&
                 !vector_has_poison_position(op)
             ? source
             : NULL;
}

/// Is the only use of the result another insert that folds? The last insert of
/// a chain folds all of it, so that a large constant is copied once.
static bool is_within_chain(const Operation *op) {
  const Use *use = op_result(op, 0)->first_use;
  const Operation *next = use->owner;
  return next->def == op->def && use == op_operand_slots(next) + 1 &&
         value_has_one_use(op_result(next, 0)) && inserted_constant(next);
}

static bool store_constant(VectorElements *elements, Context *ctx,
                           const Operation *op, const Attribute *source) {
  size_t count;
  const int64_t *position = op_i64_array(op, VECTOR_STATIC_POSITION, &count);
  return vector_elements_store(
      elements, ctx, source,
      vector_linear_position(type_as_vector(op_result_type(op, 0)), position,
                             count));
}

/// The inserts that end with `op` and whose destinations have no other use, and
/// the constant that they start from. NULL: there is none.
static const Attribute *find_chain(const Operation *op, Operations *chain) {
  const Value *dest = op_operand(op, 1);
  for (Operation *previous;
       (previous = defining_op_of(dest, op->def)) && value_has_one_use(dest) &&
       inserted_constant(previous);
       dest = op_operand(previous, 1))
    VECTOR_PUSH(chain, previous);
  return value_constant(dest);
}

/// Inserts a constant into another one, which is small or has no other use.
static const Attribute *insert_constant(Context *ctx, const Operation *op,
                                        const Attribute *source,
                                        const Attribute *dest) {
  const ShapedType *type = type_as_vector(op_result_type(op, 0));
  int64_t size = shaped_type_num_elements(type);
  bool has_one_use = value_has_one_use(op_result(op, 0));
  if (op->num_operands > 2 || vector_is_scalable(type) || !source ||
      attr_is_poison(source) || (size > MAX_SHARED && !has_one_use) ||
      (size > MAX_COPIED && is_within_chain(op)))
    return NULL;
  Operations chain = {0};
  if (!dest && size > MAX_COPIED)
    dest = find_chain(op, &chain);
  VectorElements elements;
  const Attribute *attr = NULL;
  if (attr_as_dense_elements(dest) &&
      vector_elements_init(&elements, ctx, dest)) {
    bool ok = true;
    while (ok && chain.size) {
      const Operation *first = VECTOR_POP(&chain);
      ok = store_constant(&elements, ctx, first, inserted_constant(first));
    }
    if (ok && store_constant(&elements, ctx, op, source))
      attr = elements_attr_get(ctx, &type->base, elements.data);
    vector_elements_free(&elements);
  }
  VECTOR_FREE(&chain);
  return attr;
}

/// Does the insert that defines the destination have the same position?
static bool covers_previous(const Operation *op, const Operation *previous) {
  if (op_prop(op, VECTOR_STATIC_POSITION) !=
          op_prop(previous, VECTOR_STATIC_POSITION) ||
      op->num_operands != previous->num_operands)
    return false;
  for (uint32_t i = 2; i < op->num_operands; i++)
    if (op_operand(op, i) != op_operand(previous, i))
      return false;
  return true;
}

/// insert x, y[] of one type -> x; at a poison position -> poison; constant
/// positions become numbers; x, (insert y, z[i])[i] -> insert x, z[i];
/// constants.
FOLD_HOOK(vector_fold_insert) {
  if (vector_fold_whole_or_poison(ctx, op, results))
    return true;
  bool changed = vector_fold_positions(ctx, op, 2, constants);
  Operation *previous = defining_op_of(op_operand(op, 1), op->def);
  if (previous && covers_previous(op, previous)) {
    op_set_operand(op, 1, op_operand(previous, 1));
    return give_self(op, results);
  }
  if (!vector_has_poison_position(op) &&
      give_attr(results, insert_constant(ctx, op, constants[0], constants[1])))
    return true;
  return changed && give_self(op, results);
}

// --- shuffle ----------------------------------------------------------------

/// Is the mask first, first + 1, …, all of `count`?
static bool is_run(const int64_t *mask, size_t size, int64_t first,
                   int64_t count) {
  if ((int64_t)size != count)
    return false;
  for (size_t i = 0; i < size; i++)
    if (mask[i] != first + (int64_t)i)
      return false;
  return true;
}

/// A poison element becomes the first element of an operand that is not poison.
static const Attribute *shuffle_constants(Context *ctx, const Operation *op,
                                          const Attribute *const *constants,
                                          const VectorElements *parts) {
  size_t count;
  const int64_t *mask = op_i64_array(op, VECTOR_SHUFFLE_MASK, &count);
  int64_t first_size = type_as_vector(op_operand_type(op, 0))->shape[0];
  const Attribute *poison =
      attr_is_poison(constants[0]) ? parts[1].data[0] : parts[0].data[0];
  const Attribute **all = mem_alloc(count * sizeof *all);
  for (size_t i = 0; i < count; i++) {
    bool is_first = mask[i] < first_size;
    int64_t at = is_first ? mask[i] : mask[i] - first_size;
    const VectorElements *part = &parts[!is_first];
    all[i] = mask[i] < 0 || !part->data ? poison : part->data[at];
  }
  const Attribute *attr = elements_attr_get(ctx, op_result_type(op, 0), all);
  mem_free(all);
  return attr;
}

static bool fold_shuffle_constants(Context *ctx, Operation *op,
                                   const Attribute *const *constants,
                                   FoldResult *results) {
  if (!constants[0] || !constants[1])
    return false;
  if (attr_is_poison(constants[0]) && attr_is_poison(constants[1]))
    return give_attr(results, ub_poison_attr_get(ctx));
  if (type_as_vector(op_operand_type(op, 0))->rank != 1)
    return false;
  VectorElements parts[2] = {{0}, {0}};
  bool ok = true;
  for (unsigned i = 0; i < 2; i++)
    ok = ok && (attr_is_poison(constants[i]) ||
                vector_elements_init(&parts[i], ctx, constants[i]));
  const Attribute *attr =
      ok ? shuffle_constants(ctx, op, constants, parts) : NULL;
  vector_elements_free(&parts[0]);
  vector_elements_free(&parts[1]);
  return give_attr(results, attr);
}

/// All elements of one operand, in order -> that operand; constants.
FOLD_HOOK(vector_fold_shuffle) {
  const ShapedType *lhs = type_as_vector(op_operand_type(op, 0));
  const ShapedType *rhs = type_as_vector(op_operand_type(op, 1));
  if (lhs->rank == 0)
    return false;
  size_t count;
  const int64_t *mask = op_i64_array(op, VECTOR_SHUFFLE_MASK, &count);
  if (is_run(mask, count, 0, lhs->shape[0]))
    return give_lhs(op, results);
  if (is_run(mask, count, lhs->shape[0], rhs->shape[0]))
    return give_rhs(op, results);
  return fold_shuffle_constants(ctx, op, constants, results);
}

// --- elements ---------------------------------------------------------------

/// The vector that has the operands as its elements, all and in order; or NULL.
static Value *whole_source(Operation *op) {
  Operation *source =
      defining_op_of(op_operand(op, 0), &vector_ops[VECTOR_TO_ELEMENTS]);
  if (!source || op_operand_type(source, 0) != op_result_type(op, 0) ||
      source->num_results != op->num_operands)
    return NULL;
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (op_operand(op, i) != op_result(source, i))
      return NULL;
  return op_operand(source, 0);
}

/// from_elements of everything that to_elements x gives -> x; constants.
FOLD_HOOK(vector_fold_from_elements) {
  Value *source = whole_source(op);
  if (source)
    return give_value(results, source);
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!attr_as_integer(constants[i]) && !attr_as_float(constants[i]))
      return false;
  return give_attr(results,
                   elements_attr_get(ctx, op_result_type(op, 0), constants));
}

/// to_elements of from_elements -> its operands; of a broadcast scalar.
FOLD_HOOK(vector_fold_to_elements) {
  (void)ctx;
  (void)constants;
  Value *source = op_operand(op, 0);
  Operation *whole = defining_op_of(source, &vector_ops[VECTOR_FROM_ELEMENTS]);
  Operation *broadcast = defining_op_of(source, &vector_ops[VECTOR_BROADCAST]);
  bool is_scalar = broadcast && !type_as_vector(op_operand_type(broadcast, 0));
  if (!whole && !is_scalar)
    return false;
  for (uint32_t i = 0; i < op->num_results; i++)
    results[i].value = op_operand(whole ? whole : broadcast, whole ? i : 0);
  return true;
}

// --- casts ------------------------------------------------------------------

/// Repeats the bits of a splat `copies` times.
static bool repeat_bits(const ElementFolding *folding, const WideInt *operands,
                        WideInt *result) {
  uint32_t from = type_bit_width(folding->from);
  uint32_t to = type_bit_width(folding->to);
  WideInt bits = wide_int_zext_or_trunc(folding->arena, operands[0], to);
  WideInt all = bits;
  for (uint32_t at = from; at < to; at += from)
    all = wide_int_or(folding->arena, all,
                      wide_int_shl(folding->arena, bits, at));
  *result = all;
  return true;
}

static bool is_repeated(const Type *from, const Type *to) {
  const FloatType *half = type_as_float(from), *single = type_as_float(to);
  if (half || single)
    return half && single && half->format == FLOAT_F16 &&
           single->format == FLOAT_F32;
  return type_as_integer(from) && type_as_integer(to) &&
         type_bit_width(to) > type_bit_width(from) &&
         type_bit_width(to) % type_bit_width(from) == 0;
}

/// bitcast x to its type -> x; bitcast(bitcast(x)) -> bitcast(x); splats to
/// wider integers, or from f16 to f32.
FOLD_HOOK(vector_fold_bitcast) {
  const Type *type = op_result_type(op, 0);
  if (op_operand_type(op, 0) == type)
    return give_lhs(op, results);
  Operation *inner = defining_op_of(op_operand(op, 0), op->def);
  if (inner && op_operand_type(inner, 0) == type)
    return give_lhs(inner, results);
  if (inner) {
    op_set_operand(op, 0, op_operand(inner, 0));
    return give_self(op, results);
  }
  const DenseElementsAttr *dense = attr_as_dense_elements(constants[0]);
  const Type *from = type_element_or_self(op_operand_type(op, 0));
  return dense && dense->is_splat &&
         is_repeated(from, type_element_or_self(type)) &&
         give_attr(results, constant_map(ctx, type, constants, 1, repeat_bits,
                                         NULL, NULL));
}

/// shape_cast x to its type -> x; looks through shape casts, transpositions
/// that move nothing and broadcasts that it undoes; constants.
FOLD_HOOK(vector_fold_shape_cast) {
  const Type *type = op_result_type(op, 0);
  if (op_operand_type(op, 0) == type)
    return give_lhs(op, results);
  Operation *source = value_defining_op(op_operand(op, 0));
  bool is_cast = source && op_is(source, op->def);
  bool is_transpose = source && op_is(source, &vector_ops[VECTOR_TRANSPOSE]);
  if (is_cast || (is_transpose && vector_keeps_order(source))) {
    op_set_operand(op, 0, op_operand(source, 0));
    return give_self(op, results);
  }
  if (is_transpose)
    return false;
  if (source && op_is(source, &vector_ops[VECTOR_BROADCAST]) &&
      op_operand_type(source, 0) == type)
    return give_lhs(source, results);
  const DenseElementsAttr *dense = attr_as_dense_elements(constants[0]);
  if (dense)
    return give_attr(results, dense_elements_reshape(ctx, dense, type));
  return attr_is_poison(constants[0]) && give_attr(results, constants[0]);
}

/// Folds a splat, poison, and a permutation that moves nothing.
FOLD_HOOK(vector_fold_transpose) {
  const Type *type = op_result_type(op, 0);
  const DenseElementsAttr *dense = attr_as_dense_elements(constants[0]);
  if (dense && dense->is_splat)
    return give_attr(results, dense_elements_reshape(ctx, dense, type));
  if (attr_is_poison(constants[0]))
    return give_attr(results, constants[0]);
  return op_operand_type(op, 0) == type && vector_keeps_order(op) &&
         give_lhs(op, results);
}

/// All true or all false: a splat.
FOLD_HOOK(vector_fold_constant_mask) {
  (void)constants;
  switch (vector_mask_format(ctx, op_result(op, 0))) {
  case MASK_UNKNOWN:
    break;
  case MASK_ALL_TRUE:
    return give_attr(results, splat_attr_get(ctx, op_result_type(op, 0), -1));
  case MASK_ALL_FALSE:
    return give_attr(results, zero_attr_get(ctx, op_result_type(op, 0)));
  }
  return false;
}

/// multi_reduction of a row along no dimension -> the row.
FOLD_HOOK(vector_fold_multi_reduction) {
  (void)ctx;
  (void)constants;
  size_t count;
  op_i64_array(op, VECTOR_REDUCTION_DIMS, &count);
  return type_as_vector(op_operand_type(op, 0))->rank == 1 && count == 0 &&
         give_lhs(op, results);
}

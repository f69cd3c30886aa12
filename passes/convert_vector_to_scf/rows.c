// SPDX-License-Identifier: Apache-2.0
// Transfers of one dimension that cannot be vector loads and stores, since
// their elements are not adjacent: loops over the elements.
#include "dialects/arith/arith_build.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf_build.h"
#include "ir/attributes/attribute.h"
#include "passes/convert_vector_to_scf/slice.h"

static const char *row_problem(Context *ctx, const Transfer *transfer) {
  if (transfer->vector->rank != 1)
    return "the vector has not one dimension";
  if (!type_as_ranked_memref(value_type(transfer->base)))
    return "the transfer is of a tensor";
  if (transfer->shaped->element != transfer->vector->element)
    return "the elements of the memory are vectors";
  if (affine_map_is_minor_identity(transfer->map) &&
      memref_has_unit_stride(ctx, transfer->shaped))
    return "the elements are next to each other";
  return NULL;
}

/// An element that is being moved.
typedef struct Element {
  Value *state; ///< The vector as read so far, or NULL.
  Value **indices;
} Element;

static Value *insert_at_position(const Slice *slice, Value *element,
                                 Value *vector) {
  Context *ctx = rewriter_context(slice->rw);
  const int64_t dynamic = DYNAMIC_SIZE;
  Value *operands[] = {element, vector, slice->position};
  const Attribute *props[] = {[VECTOR_STATIC_POSITION] =
                                  dense_i64_array_attr_get(ctx, &dynamic, 1)};
  return op_result(builder_create_op(&slice->rw->builder,
                                     &vector_ops[VECTOR_INSERT], slice->op->loc,
                                     operands, 3, value_type(vector), props),
                   0);
}

/// Creates a load, or a store of `value`.
static Value *build_access(const Slice *slice, const Element *element,
                           Value *value) {
  enum { MAX_PROPS = 2 };
  const Attribute *props[MAX_PROPS] = {0};
  VECTOR(Value *) operands = {0};
  if (value)
    VECTOR_PUSH(&operands, value);
  VECTOR_PUSH(&operands, slice->base);
  for (unsigned i = 0; i < slice->transfer.num_indices; i++)
    VECTOR_PUSH(&operands, element->indices[i]);
  Operation *op = builder_create_op(
      &slice->rw->builder, &memref_ops[value ? MEMREF_STORE : MEMREF_LOAD],
      slice->op->loc, operands.data, (uint32_t)operands.size,
      value ? NULL : slice->transfer.shaped->element, props);
  VECTOR_FREE(&operands);
  return value ? NULL : op_result(op, 0);
}

static Value *read_element(const Slice *slice, void *user) {
  Element *element = user;
  return insert_at_position(slice, build_access(slice, element, NULL),
                            element->state);
}

static Value *keep_state(const Slice *slice, void *user) {
  (void)slice;
  Element *element = user;
  return element->state;
}

static Value *write_element(const Slice *slice, void *user) {
  Value *value = vector_build_extract_at(
      slice->rw, slice->op->loc, slice->transfer.value, slice->position);
  return build_access(slice, user, value);
}

/// Creates the loop. What a read starts with is `type` full of padding.
static Operation *build_loop(const Slice *slice, const Type *type) {
  Rewriter *rw = slice->rw;
  Location loc = slice->op->loc;
  Value *lower = arith_build_index(rw, loc, 0);
  Value *upper = vector_build_size(rw, loc, slice->transfer.vector, 0);
  Value *step = arith_build_index(rw, loc, 1);
  Value *init = type ? vector_build_cast(rw, VECTOR_BROADCAST, loc,
                                         slice->transfer.padding, type)
                     : NULL;
  return scf_build_for(&rw->builder, loc, lower, upper, step, &init,
                       init ? 1 : 0);
}

/// transfer of one dimension -> scf.for of memref.load or store
static bool move_elements(const RewritePattern *self, Operation *op,
                          Rewriter *rw) {
  (void)self;
  Slice slice = slice_begin(rw, op);
  const char *problem = row_problem(rewriter_context(rw), &slice.transfer);
  if (problem)
    return rewriter_match_failure(rw, op, problem);
  bool is_read = slice.transfer.is_read;
  const Type *type = is_read ? &slice.transfer.vector->base : NULL;
  Operation *loop = build_loop(&slice, type);
  Block *body = op_region(loop, 0)->first;
  builder_set_to_start(&rw->builder, body);
  slice.position = block_argument(body, 0);
  Element element = {.state = is_read ? block_argument(body, 1) : NULL};
  element.indices = slice_indices(&slice);
  Value *value =
      slice_guard(&slice, type, is_read ? read_element : write_element,
                  is_read ? keep_state : NULL, &element);
  mem_free(element.indices);
  if (!is_read) {
    rewriter_erase_op(rw, op);
    return true;
  }
  scf_build_yield(&rw->builder, op->loc, &value, 1);
  rewriter_replace_op_with(rw, op, op_result(loop, 0));
  return true;
}

#define ROW(NAME, ROOT)                                                        \
  {                                                                            \
    .name = NAME, .root = &vector_ops[ROOT], .benefit = 1,                     \
    .run = move_elements                                                       \
  }

static const RewritePattern rows[] = {
    ROW("read-elements", VECTOR_TRANSFER_READ),
    ROW("write-elements", VECTOR_TRANSFER_WRITE),
};

const PatternTable vector_to_scf_row_patterns = PATTERN_TABLE(rows);

// SPDX-License-Identifier: Apache-2.0
// Prints of vectors as loops, one a dimension, of prints of elements and
// punctuation. An element is found by its index in the flat vector, since a
// position in one of several dimensions has to be known.
#include "dialects/arith/arith_build.h"
#include "dialects/scf/scf_build.h"
#include "ir/attributes/attribute.h"
#include "passes/convert_vector_to_scf/slice.h"

/// Prints `value`, unless it is NULL, and then the punctuation.
static Operation *build_print(Rewriter *rw, Location loc, Value *value,
                              VectorPunctuation punctuation) {
  const Attribute *props[] = {[VECTOR_PRINT_PUNCTUATION] = dialect_attr_get(
                                  rewriter_context(rw),
                                  &vector_attr_defs[VECTOR_ATTR_PUNCTUATION],
                                  punctuation, STR("")),
                              [VECTOR_PRINT_STRING] = NULL};
  return builder_create_op(&rw->builder, &vector_ops[VECTOR_PRINT], loc, &value,
                           value ? 1 : 0, NULL, props);
}

//===- What is printed ----------------------------------------------------===//

/// A power of two of bits, 8 at least, which back ends know how to print.
static uint32_t printed_width(uint32_t width) {
  uint32_t printed = 8;
  while (printed < width)
    printed *= 2;
  return printed;
}

static const char *print_problem(const Operation *op) {
  const ShapedType *type =
      op->num_operands ? type_as_vector(op_operand_type(op, 0)) : NULL;
  if (!type)
    return "it prints no vector";
  if (type->rank > 1 && vector_is_scalable(type))
    return "a scalable vector of several dimensions can't be made flat";
  if (shaped_type_num_elements(type) == INT64_MAX)
    return "the vector has too many elements for an index";
  const IntegerType *integer = type_as_integer(type->element);
  return integer && printed_width(integer->width) > MAX_INTEGER_WIDTH
             ? "the elements are too wide"
             : NULL;
}

static Value *bitcast(Rewriter *rw, Location loc, Value *value,
                      const Type *element) {
  const ShapedType *from = type_as_vector(value_type(value));
  if (from->element == element)
    return value;
  return vector_build_cast(
      rw, VECTOR_BITCAST, loc, value,
      shaped_type_of_element(rewriter_context(rw), from, element));
}

/// Integers of an odd width are extended. arith takes signless ones only.
static Value *widen_integers(Rewriter *rw, Location loc, Value *value) {
  Context *ctx = rewriter_context(rw);
  const ShapedType *type = type_as_vector(value_type(value));
  const IntegerType *integer = type_as_integer(type->element);
  if (!integer)
    return value;
  uint32_t width = printed_width(integer->width);
  if (width == integer->width)
    return value;
  value = bitcast(rw, loc, value, integer_type_get(ctx, integer->width));
  bool is_unsigned = integer->width == 1 || integer->signedness == UNSIGNED;
  value = op_result(
      builder_create_op(
          &rw->builder, &arith_ops[is_unsigned ? ARITH_EXTUI : ARITH_EXTSI],
          loc, &value, 1,
          shaped_type_of_element(ctx, type, integer_type_get(ctx, width)),
          NULL),
      0);
  return bitcast(rw, loc, value,
                 integer_type_get_signed(ctx, width, integer->signedness));
}

static Value *flatten(Rewriter *rw, Location loc, Value *value) {
  const ShapedType *type = type_as_vector(value_type(value));
  if (type->rank < 2)
    return value;
  const int64_t size = shaped_type_num_elements(type);
  return vector_build_cast(
      rw, VECTOR_SHAPE_CAST, loc, value,
      vector_type_get(rewriter_context(rw), &size, 1, type->element));
}

//===- Loops --------------------------------------------------------------===//

/// A loop of prints over dimension `dim`, with a comma after all but the last.
/// Inserts at the start of its body then.
static Operation *build_loop(Rewriter *rw, Location loc, const ShapedType *type,
                             int32_t dim) {
  Builder *builder = &rw->builder;
  Value *lower = arith_build_index(rw, loc, 0);
  Value *upper = arith_build_index(rw, loc, type->rank ? type->shape[dim] : 1);
  Value *step = arith_build_index(rw, loc, 1);
  upper = vector_scale_size(rw, loc, type, (size_t)dim, upper);
  Value *last =
      arith_build_binary(rw, &arith_ops[ARITH_SUBI], loc, upper, step);
  build_print(rw, loc, NULL, VECTOR_OPEN);
  Operation *loop = scf_build_for(builder, loc, lower, upper, step, NULL, 0);
  build_print(rw, loc, NULL, VECTOR_CLOSE);
  Block *body = op_region(loop, 0)->first;
  builder_set_to_start(builder, body);
  Value *is_inner =
      arith_build_cmpi(rw, loc, CMPI_ULT, block_argument(body, 0), last);
  Operation *branch = scf_build_if_shell(builder, loc, is_inner, NULL, 0);
  builder_set_to_end(builder,
                     rewriter_create_block(rw, op_region(branch, SCF_IF_THEN),
                                           NULL, NULL, NULL, 0));
  build_print(rw, loc, NULL, VECTOR_COMMA);
  scf_build_yield(builder, loc, NULL, 0);
  builder_set_to_start(builder, body);
  return loop;
}

/// Loops over the dimensions of `type`, the first one outermost; their indices
/// into `indices`. Gives the first loop.
static Operation *build_loops(Rewriter *rw, Location loc,
                              const ShapedType *type, Value **indices) {
  Operation *first = NULL;
  int32_t rank = type->rank ? type->rank : 1;
  for (int32_t i = 0; i < rank; i++) {
    Operation *loop = build_loop(rw, loc, type, i);
    indices[i] = block_argument(op_region(loop, 0)->first, 0);
    if (!first)
      first = loop;
  }
  return first;
}

static Value *build_flat_index(Rewriter *rw, Location loc,
                               const ShapedType *type, Value *const *indices) {
  Value *sum = NULL;
  int64_t stride = 1;
  for (int32_t i = type->rank; i-- > 0; stride *= type->shape[i]) {
    Value *index =
        arith_build_binary(rw, &arith_ops[ARITH_MULI], loc,
                           arith_build_index(rw, loc, stride), indices[i]);
    sum = sum ? arith_build_binary(rw, &arith_ops[ARITH_ADDI], loc, sum, index)
              : index;
  }
  return sum;
}

/// print %vector -> loops of prints of its elements in parentheses
static bool print_elements(const RewritePattern *self, Operation *op,
                           Rewriter *rw) {
  (void)self;
  const char *problem = print_problem(op);
  if (problem)
    return rewriter_match_failure(rw, op, problem);
  Location loc = op->loc;
  const ShapedType *type = type_as_vector(op_operand_type(op, 0));
  Value **indices = mem_alloc(((size_t)type->rank + 1) * sizeof *indices);
  Value *value = widen_integers(rw, loc, op_operand(op, 0));
  value = flatten(rw, loc, value);
  Operation *loop = build_loops(rw, loc, type, indices);
  Value *element =
      type->rank ? vector_build_extract_at(
                       rw, loc, value, build_flat_index(rw, loc, type, indices))
                 : vector_build_extract(rw, loc, value, NULL, 0);
  build_print(rw, loc, element, VECTOR_NO_PUNCTUATION);
  mem_free(indices);
  builder_set_after(&rw->builder, loop->next);
  const DialectAttr *punctuation =
      attr_as_dialect(op_prop(op, VECTOR_PRINT_PUNCTUATION),
                      &vector_attr_defs[VECTOR_ATTR_PUNCTUATION]);
  build_print(rw, loc, NULL,
              punctuation ? (VectorPunctuation)punctuation->value
                          : VECTOR_NEWLINE);
  rewriter_erase_op(rw, op);
  return true;
}

static const RewritePattern rows[] = {
    {.name = "print-elements",
     .root = &vector_ops[VECTOR_PRINT],
     .benefit = 1,
     .run = print_elements},
};

const PatternTable vector_to_scf_print_patterns = PATTERN_TABLE(rows);

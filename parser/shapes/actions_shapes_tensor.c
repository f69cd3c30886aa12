// SPDX-License-Identifier: Apache-2.0
// Actions of the shapes of tensors and vectors.
#include "parser/shapes/actions_shapes.h"

#include "parser/shapes/shape_build.h"

/// Checks that there is an element for each place in `type`, whose shape is
/// static.
static void check_num_elements(Parser *parser, const ShapeOp *op,
                               SSAUses elements, const ShapedType *type) {
  int64_t count = shaped_type_num_elements(type);
  if (count == (int64_t)elements.size)
    return;
  const char *at = elements.size ? elements.data[0].at : text_after(op->name);
  shape_fail(parser, op->state.def, at,
             "number of operands and types do not match: got %u operands and "
             "%lld types",
             elements.size, (long long)count);
}

Operation *build_elements(Parser *parser, const Token *name, SSAUses elements,
                          NamedAttrs attrs, PlacedType type) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  shape_check_kind(parser, &op, &op.state.def->results[0], type);
  shape_check_type(parser, &op, &op.state.def->results[0], type.type);
  const ShapedType *shaped = type_as_shaped(type.type);
  check_num_elements(parser, &op, elements, shaped);
  shape_set_operands(&op,
                     parser_resolve_same(parser, elements, shaped->element),
                     elements.size);
  shape_set_results(&op, &type.type, 1);
  return shape_create(parser, &op);
}

Operation *build_tensor_splat(Parser *parser, const Token *name, SSAUse element,
                              SSAUses sizes, NamedAttrs attrs,
                              PlacedType type) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  shape_check_kind(parser, &op, &op.state.def->results[0], type);
  Value **values = shape_alloc_values(parser, 1 + (size_t)sizes.size);
  values[0] =
      parser_resolve(parser, element, type_as_shaped(type.type)->element);
  for (uint32_t i = 0; i < sizes.size; i++)
    values[1 + i] = parser_resolve(parser, sizes.data[i], parser->common.index);
  shape_set_operands(&op, values, 1 + (size_t)sizes.size);
  shape_set_results(&op, &type.type, 1);
  return shape_create(parser, &op);
}

Operation *build_vector_extract(Parser *parser, const Token *name,
                                SSAUse source, MixedList position,
                                NamedAttrs attrs, const Type *result,
                                PlacedType type) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  shape_check_kind(parser, &op, &op.state.def->operands[0], type);
  Value **values = shape_alloc_values(parser, 1 + (size_t)position.size);
  values[0] = parser_resolve(parser, source, type.type);
  uint32_t count = 1;
  op.props[0] =
      build_mixed_list(parser, &op, &position, DYNAMIC_SIZE, values, &count);
  shape_set_operands(&op, values, count);
  shape_set_results(&op, &result, 1);
  return shape_create(parser, &op);
}

Operation *build_vector_insert(Parser *parser, const VectorInsertParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  shape_check_kind(parser, &op, &op.state.def->operands[1], parts->to);
  Value **values = shape_alloc_values(parser, 2 + (size_t)parts->position.size);
  values[0] = parser_resolve(parser, parts->source, parts->from);
  values[1] = parser_resolve(parser, parts->dest, parts->to.type);
  uint32_t count = 2;
  op.props[0] = build_mixed_list(parser, &op, &parts->position, DYNAMIC_SIZE,
                                 values, &count);
  shape_set_operands(&op, values, count);
  shape_set_results(&op, &parts->to.type, 1);
  return shape_create(parser, &op);
}

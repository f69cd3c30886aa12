// SPDX-License-Identifier: Apache-2.0
// Actions of the shapes of tensors and vectors.
#include "parser/shapes/actions_shapes.h"

#include "parser/shapes/shape_build.h"

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

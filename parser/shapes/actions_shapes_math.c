// SPDX-License-Identifier: Apache-2.0
// Actions of the shapes of functions of numbers, complex numbers and indices.
#include "parser/shapes/actions_shapes.h"

#include "parser/shapes/shape_build.h"

Operation *build_index_binary(Parser *parser, const Token *name, SSAUse lhs,
                              SSAUse rhs, NamedAttrs attrs) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  Value *values[2];
  values[0] = parser_resolve(parser, lhs, parser->common.index);
  values[1] = parser_resolve(parser, rhs, parser->common.index);
  shape_set_operands(&op, values, 2);
  shape_set_result(parser, &op, parser->common.index);
  return shape_create(parser, &op);
}

Operation *build_index_constant(Parser *parser, const Token *name,
                                NamedAttrs attrs, const Number *number,
                                const Attribute *value) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  shape_set_result(parser, &op, parser->common.index);
  op.props[0] =
      number ? build_number(parser, *number, op.state.result_types[0]) : value;
  return shape_create(parser, &op);
}

void fail_index_constant(Parser *parser, const Token *name,
                         const Token *value) {
  shape_fail(parser, parser_op_def(parser, name), value->text,
             "invalid kind of attribute specified");
}

// SPDX-License-Identifier: Apache-2.0
// Actions of the shapes of functions of numbers, complex numbers and indices.
#include "parser/shapes/actions_shapes.h"

#include "parser/shapes/shape_build.h"

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

// SPDX-License-Identifier: Apache-2.0
// Actions of the shapes of functions of numbers, complex numbers and indices.
#include "parser/shapes/actions_shapes.h"

#include "parser/shapes/shape_build.h"

Operation *build_ternary(Parser *parser, const TernaryParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  shape_set_operand_flags(parser, &op, parts->flags);
  Value *values[3];
  for (unsigned i = 0; i < 3; i++)
    values[i] = parser_resolve(parser, parts->operands[i], parts->type);
  shape_set_operands(&op, values, 3);
  shape_set_result(parser, &op, parts->type);
  return shape_create(parser, &op);
}

Operation *build_typed_binary(Parser *parser, const TypedBinaryParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  const OpDef *def = op.state.def;
  shape_set_operand_flags(parser, &op, parts->flags);
  shape_check_kind(parser, &op, &def->operands[0], parts->type);
  shape_check_kind(parser, &op, &def->operands[1], parts->second);
  Value *values[2];
  values[0] = parser_resolve(parser, parts->lhs, parts->type.type);
  values[1] = parser_resolve(parser, parts->rhs, parts->second.type);
  shape_set_operands(&op, values, 2);
  shape_set_result(parser, &op, parts->type.type);
  return shape_create(parser, &op);
}

/// Sets a property that is a case of an enumeration.
static void set_predicate(Parser *parser, ShapeOp *op, const Token *token) {
  const OpDef *def = op->state.def;
  const PropDef *prop = &def->props[0];
  const EnumCase *found =
      prop_find_case(parser, prop, keyword_text(parser, token));
  if (!found)
    shape_fail_case(parser, def, prop, token->text);
  op->props[0] = prop_case_attr(parser, prop, found->value);
}

Operation *build_index_binary(Parser *parser, const Token *name,
                              const Token *predicate, SSAUse lhs, SSAUse rhs,
                              NamedAttrs attrs) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  if (predicate)
    set_predicate(parser, &op, predicate);
  Value *values[2];
  values[0] = parser_resolve(parser, lhs, parser->index_type);
  values[1] = parser_resolve(parser, rhs, parser->index_type);
  shape_set_operands(&op, values, 2);
  shape_set_result(parser, &op, parser->index_type);
  return shape_create(parser, &op);
}

Operation *build_index_constant(Parser *parser, const Token *name,
                                NamedAttrs attrs, const Number *number,
                                const Attribute *value) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  shape_set_result(parser, &op, parser->index_type);
  op.props[0] =
      number ? build_number(parser, *number, op.state.result_types[0]) : value;
  return shape_create(parser, &op);
}

void fail_index_constant(Parser *parser, const Token *name,
                         const Token *value) {
  shape_fail(parser, parser_op_def(parser, name), value->text,
             "invalid kind of attribute specified");
}

Operation *build_array_constant(Parser *parser, const Token *name,
                                Attributes elements, NamedAttrs attrs,
                                PlacedType type) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  const ValueDef *result = &op.state.def->results[0];
  shape_check_kind(parser, &op, result, type);
  op.props[0] = array_attr_get(parser->ctx, elements.data, elements.size);
  shape_set_results(&op, &type.type, 1);
  return shape_create(parser, &op);
}

// SPDX-License-Identifier: Apache-2.0
// Actions of the shapes of memory views, metadata, globals and scopes.
#include "parser/shapes/actions_shapes.h"

#include "ir/syntax/asm_shape.h"
#include "parser/grammar.h"
#include "parser/shapes/shape_build.h"
#include "parser/shapes/shape_words.h"

Operation *build_regroup(Parser *parser, const RegroupParts *parts) {
  enum { REASSOCIATION, OUTPUT_SHAPE };
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  shape_check_kind(parser, &op, &op.state.def->operands[0], parts->from);
  shape_check_kind(parser, &op, &op.state.def->results[0], parts->to);
  op.props[REASSOCIATION] = parts->groups;
  const MixedList *shape = parts->output_shape;
  Value **values = shape_alloc_values(parser, 1 + (shape ? shape->size : 0));
  values[0] = parser_resolve(parser, parts->source, parts->from.type);
  uint32_t count = 1;
  if (shape)
    op.props[OUTPUT_SHAPE] =
        build_mixed_list(parser, &op, shape, DYNAMIC_SIZE, values, &count);
  shape_set_operands(&op, values, count);
  shape_set_results(&op, &parts->to.type, 1);
  return shape_create(parser, &op);
}

Operation *build_transpose(Parser *parser, const Token *name, SSAUse source,
                           const AffineMap *map, NamedAttrs attrs,
                           PlacedType from, PlacedType to) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  shape_check_kind(parser, &op, &op.state.def->operands[0], from);
  shape_check_kind(parser, &op, &op.state.def->results[0], to);
  op.props[0] = affine_map_attr_get(parser->ctx, map);
  Value *value = parser_resolve(parser, source, from.type);
  shape_set_operands(&op, &value, 1);
  shape_set_results(&op, &to.type, 1);
  return shape_create(parser, &op);
}

Operation *build_affine_apply(Parser *parser, const Token *name,
                              const Attribute *map, SSAUses dims,
                              SSAUses symbols, NamedAttrs attrs) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  const AffineMapAttr *attr = attr_as_affine_map(map);
  if (!attr)
    shape_fail(parser, op.state.def, text_after(name),
               "invalid kind of attribute specified");
  bool is_apply = op.state.def->shape == SHAPE_AFFINE_APPLY;
  if (is_apply && (attr->value->num_dims != dims.size ||
                   attr->value->num_symbols != symbols.size))
    shape_fail(parser, op.state.def, name->text,
               "dimension or symbol index mismatch");
  op.props[0] = map;
  uint32_t count = dims.size + symbols.size;
  Value **values = shape_alloc_values(parser, count);
  for (uint32_t i = 0; i < count; i++)
    values[i] = parser_resolve(
        parser, i < dims.size ? dims.data[i] : symbols.data[i - dims.size],
        parser->common.index);
  shape_set_operands(&op, values, count);
  shape_set_results(&op, &parser->common.index,
                    is_apply && attr->value->num_results == 0 ? 0 : 1);
  return shape_create(parser, &op);
}

// --- globals ----------------------------------------------------------------

/// The tensor type for the elements of a global of `type`, or NULL.
static const Type *elements_type(Context *ctx, const Type *type) {
  const ShapedType *memref = type_as_ranked_memref(type);
  if (!memref || !shaped_type_has_static_shape(memref))
    return NULL;
  return ranked_tensor_type_get(ctx, memref->shape, (size_t)memref->rank,
                                memref->element, NULL);
}

MemrefGlobalHead *begin_memref_global(Parser *parser, const Token *name,
                                      const Attribute *visibility, Tokens words,
                                      const Token *symbol, const Type *type) {
  parser->data.elements_type = elements_type(parser->ctx, type);
  if (!parser->data.elements_type)
    shape_fail_type(parser, parser_op_def(parser, name), name->text,
                    "type should be static shaped memref, but got ", type);
  for (uint32_t i = 0; i < words.size; i++)
    if (i > 0 ||
        !string_ref_equals(token_text(&words.data[i]), STR("constant")))
      shape_fail_symbol_word(parser, parser_op_def(parser, name),
                             &words.data[i], &STR("constant"), 1);
  MemrefGlobalHead *head = arena_alloc(&parser->scratch, sizeof *head);
  *head = (MemrefGlobalHead){.name = *name,
                             .visibility = visibility,
                             .is_constant = words.size > 0,
                             .symbol = parser_symbol(parser, symbol),
                             .type = type};
  return head;
}

const Attribute *untyped_initial_value(Parser *parser, const Attribute *value) {
  AttrKind kind = attr_kind(value);
  if (parser->recent.token != TOK_ATTR_ALIAS &&
      (kind == ATTR_DENSE_ELEMENTS || kind == ATTR_DENSE_RESOURCE ||
       kind == ATTR_SPARSE_ELEMENTS))
    parser_fail_at(parser, parser_before_token(parser, parser->token),
                   "expected elements without a type, which is the global's");
  return value;
}

/// Checks that the value is elements of the type that the global requires.
static void check_initial_value(Parser *parser, const ShapeOp *op,
                                const Token *equal, const Attribute *value) {
  switch (attr_kind(value)) {
  case ATTR_DENSE_ELEMENTS:
  case ATTR_DENSE_RESOURCE:
  case ATTR_SPARSE_ELEMENTS:
    return;
  case ATTR_INTEGER:
    if (!type_is_integer_of_width(attr_type(value), 1))
      parser_fail_at(parser, text_after(equal),
                     "integer literal not valid for specified type");
    break;
  case ATTR_FLOAT:
    parser_fail_at(parser, text_after(equal),
                   "floating point value not valid for specified type");
  case ATTR_UNIT:
  case ATTR_STRING:
  case ATTR_ARRAY:
  case ATTR_DICTIONARY:
  case ATTR_TYPE:
  case ATTR_SYMBOL_REF:
  case ATTR_AFFINE_MAP:
  case ATTR_INTEGER_SET:
  case ATTR_DENSE_ARRAY:
  case ATTR_STRIDED_LAYOUT:
  case ATTR_DISTINCT:
  case ATTR_LOCATION:
  case ATTR_DIALECT:
  case ATTR_OPAQUE:
    break;
  }
  shape_fail(parser, op->state.def, op->name->text,
             "initial value should be a unit or elements attribute");
}

Operation *build_memref_global(Parser *parser, const MemrefGlobalHead *head,
                               const Token *equal, const Attribute *value,
                               NamedAttrs attrs) {
  enum { SYM_NAME, SYM_VISIBILITY, TYPE, INITIAL_VALUE, CONSTANT };
  ShapeOp op;
  shape_begin(parser, &op, &head->name, attrs);
  op.props[SYM_NAME] = string_attr_get(parser->ctx, head->symbol);
  op.props[TYPE] = type_attr_get(parser->ctx, head->type);
  if (head->visibility)
    op.props[SYM_VISIBILITY] = head->visibility;
  if (head->is_constant)
    op.props[CONSTANT] = unit_attr_get(parser->ctx);
  if (value)
    check_initial_value(parser, &op, equal, value);
  if (equal)
    op.props[INITIAL_VALUE] = value ? value : unit_attr_get(parser->ctx);
  return shape_create(parser, &op);
}

// --- scopes -----------------------------------------------------------------

ResultRegionHead *begin_result_region(Parser *parser, const Token *name,
                                      Types results) {
  ResultRegionHead *head = arena_alloc(&parser->scratch, sizeof *head);
  *head = (ResultRegionHead){*name, results, parser_op_def(parser, name)};
  parser_set_pending(parser, head->def);
  return head;
}

Operation *build_result_region(Parser *parser, const ResultRegionHead *head,
                               Region *body, NamedAttrs attrs) {
  ShapeOp op;
  shape_begin_def(parser, &op, &head->name, head->def, attrs);
  shape_set_results(&op, head->results.data, head->results.size);
  parser_ensure_terminator(parser, head->def, body, op.state.loc);
  return shape_create_with_region(parser, &op, body);
}

// SPDX-License-Identifier: Apache-2.0
// Actions of the shapes of calls, arithmetic and control flow.
#include "ir/definitions/prop_def.h"
#include "parser/shapes/actions_shapes.h"
#include "ir/definitions/dialect_def.h"
#include "ir/op_attrs.h"
#include "ir/syntax/asm_shape.h"

#include "parser/shapes/shape_build.h"

/// Resolves `uses`, each with its own type. The counts were compared before.
static Value **resolve_each(Parser *parser, SSAUses uses,
                            const Type *const *types) {
  Value **values = shape_alloc_values(parser, uses.size);
  for (uint32_t i = 0; i < uses.size; i++)
    values[i] = parser_resolve(parser, uses.data[i], types[i]);
  return values;
}

// --- calls ------------------------------------------------------------------

Operation *build_return(Parser *parser, const Token *name, NamedAttrs attrs,
                        SSAUses operands, Types types) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  if (operands.size)
    shape_check_counts(parser, &op, operands.data[0].at, operands.size,
                       types.size);
  shape_set_operands(&op, resolve_each(parser, operands, types.data),
                     operands.size);
  return shape_create(parser, &op);
}

static const FunctionType *require_function_type(Parser *parser,
                                                 const ShapeOp *op,
                                                 const char *at,
                                                 const Type *type) {
  const FunctionType *function = type_as_function(type);
  if (!function)
    shape_fail_type(parser, op->state.def, at,
                    "invalid kind of type specified: expected "
                    "builtin.function, but found ",
                    type);
  return function;
}

Operation *build_call(Parser *parser, const CallParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  const FunctionType *type = require_function_type(
      parser, &op, text_after(&parts->colon), parts->type);
  shape_check_counts(parser, &op, text_after(&parts->open),
                     parts->operands.size, type->num_inputs);
  op.props[0] = flat_symbol_ref_attr_get(parser->ctx,
                                         parser_symbol(parser, &parts->callee));
  shape_set_operands(&op, resolve_each(parser, parts->operands, type->types),
                     parts->operands.size);
  shape_set_results(&op, type->types + type->num_inputs, type->num_results);
  return shape_create(parser, &op);
}

Operation *build_call_indirect(Parser *parser, const IndirectCallParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  const FunctionType *type = type_as_function(parts->callee_type.type);
  if (!type)
    shape_fail_type(parser, op.state.def, parts->callee_type.at,
                    "invalid kind of type specified: expected "
                    "builtin.function, but found ",
                    parts->callee_type.type);
  uint32_t count = parts->operands.size;
  Value **operands = shape_alloc_values(parser, count + 1);
  operands[0] = parser_resolve(parser, parts->callee, parts->callee_type.type);
  shape_check_counts(parser, &op, text_after(&parts->open), count,
                     type->num_inputs);
  for (uint32_t i = 0; i < count; i++)
    operands[i + 1] =
        parser_resolve(parser, parts->operands.data[i], type->types[i]);
  shape_set_operands(&op, operands, count + 1);
  shape_set_results(&op, type->types + type->num_inputs, type->num_results);
  return shape_create(parser, &op);
}

Operation *build_unrealized_cast(Parser *parser, const Token *name,
                                 SSAUses operands, Types types, Types results,
                                 NamedAttrs attrs) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  if (operands.size)
    shape_check_counts(parser, &op, operands.data[0].at, operands.size,
                       types.size);
  shape_set_operands(&op, resolve_each(parser, operands, types.data),
                     operands.size);
  shape_set_results(&op, results.data, results.size);
  return shape_create(parser, &op);
}

// --- arithmetic -------------------------------------------------------------

Operation *build_nullary(Parser *parser, const Token *name, NamedAttrs attrs,
                         const Type *type) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  if (type || op.state.def->infer)
    shape_set_result(parser, &op, type);
  return shape_create(parser, &op);
}

Operation *build_valued_nullary(Parser *parser, const Token *name,
                                const Attribute *value, NamedAttrs attrs,
                                const Type *type) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  op.props[0] = value;
  shape_set_result(parser, &op, type);
  return shape_create(parser, &op);
}

/// Checks the operand's type before the type of the result is inferred from it.
/// If there are several results, checks only its kind.
static void check_inferring_type(Parser *parser, const ShapeOp *op,
                                 PlacedType type) {
  const OpDef *def = op->state.def;
  if (!def->num_operand_defs)
    return;
  shape_check_kind(parser, op, &def->operands[0], type);
  if (def->infer && def->num_result_defs <= 1)
    shape_check_type(parser, op, &def->operands[0], type.type);
}

Operation *build_unary(Parser *parser, const Token *name, SSAUse operand,
                       OperandFlags flags, NamedAttrs attrs, const Token *colon,
                       const Type *type) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  shape_set_operand_flags(parser, &op, flags);
  check_inferring_type(parser, &op, (PlacedType){type, text_after(colon)});
  Value *value = parser_resolve(parser, operand, type);
  shape_set_operands(&op, &value, 1);
  shape_set_result(parser, &op, type);
  return shape_create(parser, &op);
}

Operation *build_binary(Parser *parser, const BinaryParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  shape_set_operand_flags(parser, &op, parts->flags);
  const Type *type = parts->type.type;
  shape_check_kind(parser, &op, &op.state.def->operands[0], parts->type);
  Value *values[2];
  values[0] = parser_resolve(parser, parts->lhs, type);
  values[1] = parser_resolve(parser, parts->rhs, type);
  shape_set_operands(&op, values, 2);
  if (!parts->second) {
    shape_set_result(parser, &op, type);
    return shape_create(parser, &op);
  }
  const Type *results[] = {type, parts->second};
  shape_set_results(&op, results, 2);
  return shape_create(parser, &op);
}

Operation *build_cast(Parser *parser, const CastParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  shape_set_operand_flags(parser, &op, parts->flags);
  shape_check_kind(parser, &op, &op.state.def->operands[0], parts->from);
  shape_check_kind(parser, &op, &op.state.def->results[0], parts->to);
  Value *value = parser_resolve(parser, parts->operand, parts->from.type);
  shape_set_operands(&op, &value, 1);
  shape_set_results(&op, &parts->to.type, 1);
  return shape_create(parser, &op);
}

Operation *build_cmp(Parser *parser, const CmpParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  shape_set_keyword(parser, &op, 0, &parts->predicate);
  shape_set_operand_flags(parser, &op, parts->flags);
  // In std the verifier reports this.
  if (!op.state.def->dialect->is_unprefixed)
    shape_check_type(parser, &op, &op.state.def->operands[0], parts->type);
  Value *values[2];
  values[0] = parser_resolve(parser, parts->lhs, parts->type);
  values[1] = parser_resolve(parser, parts->rhs, parts->type);
  shape_set_operands(&op, values, 2);
  shape_set_result(parser, &op, parts->type);
  return shape_create(parser, &op);
}

Operation *build_select(Parser *parser, const SelectParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  const Types *types = &parts->types;
  if (types->size == 1 && op.state.def->shape == SHAPE_LLVM_SELECT)
    parser_fail_at(parser, parser_before_token(parser, parser->token),
                   "expected ','");
  const Type *type = types->data[types->size - 1];
  const Type *condition =
      types->size == 2 ? types->data[0] : integer_type_get(parser->ctx, 1);
  Value *values[3];
  values[0] = parser_resolve(parser, parts->condition, condition);
  values[1] = parser_resolve(parser, parts->true_value, type);
  values[2] = parser_resolve(parser, parts->false_value, type);
  shape_set_operands(&op, values, 3);
  shape_set_results(&op, &type, 1);
  return shape_create(parser, &op);
}

/// Does `def` make constants of `value`?
static bool takes_value(const OpDef *def, const Attribute *value) {
  const AttrConstraint *constraint =
      def->num_props ? def->props[0].constraint : NULL;
  return !constraint || attr_constraint_holds(constraint, value);
}

/// `constant` is a word of several dialects. The first one that accepts the
/// value is chosen.
static const OpDef *constant_def(Parser *parser, const Token *name,
                                 const Attribute *value) {
  const OpDef *def = parser_op_def(parser, name);
  if (takes_value(def, value))
    return def;
  for (const Word *word = name->entry; word; word = word->next_op)
    if (word->def && takes_value(word->def, value))
      return word->def;
  return def;
}

Operation *build_constant(Parser *parser, const Token *name, NamedAttrs attrs,
                          const Attribute *value, const Type *type) {
  ShapeOp op;
  shape_begin_def(parser, &op, name, constant_def(parser, name, value), attrs);
  if (op.state.def->shape == SHAPE_CONSTANT &&
      !op.state.def->dialect->is_unprefixed &&
      !takes_value(op.state.def, value))
    shape_fail(parser, op.state.def, text_after(name),
               "invalid kind of attribute specified");
  op.props[0] = value;
  if (!type)
    type = attr_type(value);
  shape_set_results(&op, &type, 1);
  op.result = type;
  if (!type) {
    // Units, strings and arrays have no type of their own.
    op.result = none_type_get(parser->ctx);
    shape_set_results(&op, &op.result, 1);
  }
  return shape_create(parser, &op);
}

const PoisonHead *begin_poison(Parser *parser, const Token *name,
                               NamedAttrs attrs, const Token *open,
                               const Attribute *value) {
  const OpDef *def = parser_op_def(parser, name);
  const AttrConstraint *constraint = def->props[0].constraint;
  if (constraint && !attr_constraint_holds(constraint, value))
    shape_fail(parser, def, text_after(open),
               "invalid kind of attribute specified");
  return BOXED(parser, PoisonHead, {*name, attrs, value});
}

Operation *build_poison(Parser *parser, const Token *name, NamedAttrs attrs,
                        const Attribute *value, const Type *type) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  const PropDef *prop = &op.state.def->props[0];
  if (value)
    op.props[0] = value;
  else if (!op.props[0])
    op.props[0] = prop->initial(parser->ctx);
  shape_set_results(&op, &type, 1);
  return shape_create(parser, &op);
}

// --- control flow -----------------------------------------------------------

Operation *build_branch(Parser *parser, const Token *name,
                        const Successor *dest, NamedAttrs attrs) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  shape_set_operands(&op, dest->operands, dest->num_operands);
  op.state.successors = &dest->block;
  op.state.num_successors = 1;
  return shape_create(parser, &op);
}

Operation *build_cond_branch(Parser *parser, const CondBranchParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  const Successor *dests = parts->dests;
  uint32_t counts[2] = {dests[0].num_operands, dests[1].num_operands};
  Value **values = shape_alloc_values(parser, 1 + counts[0] + counts[1]);
  const Type *bit =
      shape_bit_type(parser, op.state.def->dialect, parts->condition);
  values[0] = parser_resolve(parser, parts->condition, bit);
  for (uint32_t i = 0; i < counts[0]; i++)
    values[1 + i] = dests[0].operands[i];
  for (uint32_t i = 0; i < counts[1]; i++)
    values[1 + counts[0] + i] = dests[1].operands[i];
  shape_set_operands(&op, values, 1 + counts[0] + counts[1]);
  Block *blocks[2] = {dests[0].block, dests[1].block};
  op.state.successors = blocks;
  op.state.num_successors = 2;
  int32_t segments[3] = {1, (int32_t)counts[0], (int32_t)counts[1]};
  shape_set_segments(parser, &op, segments, 3);
  if (parts->weights)
    op.props[op_def_prop_index(op.state.def, STR("branch_weights"))] =
        parts->weights;
  return shape_create(parser, &op);
}

/// The builtin integer type that `type` is, or stands for if it is text of its
/// dialect. NULL if it is not an integer.
static const Type *flag_type(Parser *parser, const Type *type) {
  if (type_as_integer(type))
    return type;
  int64_t width = wrapped_integer_width(type);
  return width < 0 ? NULL : integer_type_get(parser->ctx, (uint32_t)width);
}

/// `dense<[…]> : vector<Nx…>` with the case values; NULL if there are none.
static const Attribute *switch_values(Parser *parser, const SwitchParts *parts,
                                      const Type *flag) {
  size_t count = parts->cases.size;
  if (count == 0)
    return NULL;
  uint32_t width = type_bit_width(flag);
  size_t bytes = (width + 7) / 8;
  size_t total = width == 1 ? (count + 7) / 8 : count * bytes;
  char *data = arena_alloc_zero(&parser->scratch, total);
  for (size_t i = 0; i < count; i++) {
    ArenaMark mark = arena_mark(&parser->scratch);
    WideInt value =
        wide_int_from_i64(&parser->scratch, width, parts->cases.data[i].value);
    dense_write_integer(data, i, &value);
    arena_rewind(&parser->scratch, mark);
  }
  int64_t shape = (int64_t)count;
  const Type *type = vector_type_get(parser->ctx, &shape, 1, flag);
  return dense_elements_attr_get(parser->ctx, type, string_ref(data, total));
}

/// Sets successors, operands and segments.
static void set_switch_dests(Parser *parser, ShapeOp *op,
                             const SwitchParts *parts) {
  uint32_t count = parts->cases.size;
  Block **blocks = arena_alloc(&parser->scratch, (count + 1) * sizeof *blocks);
  int32_t *sizes = arena_alloc(&parser->scratch, (count + 1) * sizeof *sizes);
  uint32_t total = 1 + parts->default_dest.num_operands;
  for (uint32_t i = 0; i < count; i++)
    total += parts->cases.data[i].dest.num_operands;
  Value **values = shape_alloc_values(parser, total);
  uint32_t at = 1;
  for (uint32_t i = 0; i <= count; i++) {
    const Successor *dest =
        i ? &parts->cases.data[i - 1].dest : &parts->default_dest;
    blocks[i] = dest->block;
    sizes[i] = (int32_t)dest->num_operands;
    for (uint32_t j = 0; j < dest->num_operands; j++)
      values[at++] = dest->operands[j];
  }
  values[0] = parser_resolve(parser, parts->flag, parts->type);
  shape_set_operands(op, values, total);
  op->state.successors = blocks;
  op->state.num_successors = count + 1;
  op->props[1] = dense_i32_array_attr_get(parser->ctx, sizes + 1, count);
  int32_t segments[3] = {1, sizes[0], (int32_t)total - 1 - sizes[0]};
  shape_set_segments(parser, op, segments, 3);
}

SwitchCases switch_cases_prepend(Parser *parser, int64_t value, Successor dest,
                                 SwitchCases more) {
  SwitchCases cases = {0};
  LIST_PUSH(parser, &cases, (SwitchCase){value, dest});
  for (uint32_t i = 0; i < more.size; i++)
    LIST_PUSH(parser, &cases, more.data[i]);
  return cases;
}

Operation *build_switch(Parser *parser, const SwitchParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  const Type *flag = flag_type(parser, parts->type);
  if (!flag && !op.state.def->dialect->is_unprefixed)
    shape_fail_type(parser, op.state.def, text_after(&parts->colon),
                    "invalid kind of type specified: expected "
                    "builtin.integer, but found ",
                    parts->type);
  if (!flag)
    shape_fail_type(parser, op.state.def, parts->name.text,
                    "'flag' must be integer, but got ", parts->type);
  const Attribute *values = switch_values(parser, parts, flag);
  if (values)
    op.props[0] = values;
  set_switch_dests(parser, &op, parts);
  return shape_create(parser, &op);
}

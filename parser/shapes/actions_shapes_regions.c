// SPDX-License-Identifier: Apache-2.0
// Actions of the shapes with control flow in regions. A head is read before its
// regions. Its operands are resolved when the regions are closed, because a
// value that is defined later may be defined in them.
#include "parser/shapes/actions_shapes.h"

#include "parser/shapes/shape_build.h"

/// Resolves `uses` only to report their errors. mlir resolves operands before
/// it reads the region.
static void check_uses(Parser *parser, SSAUses uses, const Type *type) {
  for (uint32_t i = 0; parser->errors.are_reported && i < uses.size; i++)
    parser_resolve(parser, uses.data[i], type);
}

static void check_each(Parser *parser, SSAUses uses, Types types) {
  for (uint32_t i = 0; parser->errors.are_reported && i < uses.size; i++)
    parser_resolve(parser, uses.data[i], types.data[i]);
}

static void resolve_each(Parser *parser, SSAUses uses, Types types,
                         Value **values) {
  for (uint32_t i = 0; i < uses.size; i++)
    values[i] = parser_resolve(parser, uses.data[i], types.data[i]);
}

/// Reports `2 operands present, but expected 1` at `at`.
static void check_present(Parser *parser, const OpDef *def, const char *at,
                          uint32_t present, uint32_t expected) {
  if (present != expected)
    shape_fail(parser, def, at,
               "number of operands and types do not match: got %u operands and "
               "%u types",
               present, expected);
}

static void add_argument(Parser *parser, Arguments *arguments, Token name,
                         const Type *type) {
  LIST_PUSH(
      parser, arguments,
      *make_argument(parser, name, type, (NamedAttrs){0}, (TrailingLoc){0}));
}

static Operation *create_with_regions(Parser *parser, ShapeOp *op,
                                      Region *first, Region *second) {
  Regions regions = {0};
  if (!second)
    second = arena_alloc_zero(&parser->scratch, sizeof *second);
  LIST_PUSH(parser, &regions, first);
  LIST_PUSH(parser, &regions, second);
  shape_settle_props(parser, op);
  return parser_create_op(parser, &op->state, regions);
}

static RegionHead *make_head(Parser *parser, const Token *name) {
  RegionHead *head = arena_alloc_zero(&parser->scratch, sizeof *head);
  head->name = *name;
  head->def = parser_op_def(parser, name);
  parser_set_pending(parser, head->def);
  return head;
}

// --- one region or two ------------------------------------------------------

RegionHead *begin_region_op(Parser *parser, const Token *name, Types types) {
  RegionHead *head = make_head(parser, name);
  head->types = types;
  return head;
}

Operation *build_execute_region(Parser *parser, RegionHead *head, Region *body,
                                NamedAttrs attrs) {
  ShapeOp op;
  shape_begin_def(parser, &op, &head->name, head->def, attrs);
  if (head->has_flag)
    op.props[0] = unit_attr_get(parser->ctx);
  shape_set_results(&op, head->types.data, head->types.size);
  return shape_create_with_region(parser, &op, body);
}

RegionHead *begin_if(Parser *parser, const Token *name, SSAUse condition,
                     Types types) {
  RegionHead *head = begin_region_op(parser, name, types);
  LIST_PUSH(parser, &head->uses, condition);
  check_uses(parser, head->uses, integer_type_get(parser->ctx, 1));
  return head;
}

Operation *build_if(Parser *parser, RegionHead *head, Region *then,
                    Region *otherwise, NamedAttrs attrs) {
  ShapeOp op;
  shape_begin_def(parser, &op, &head->name, head->def, attrs);
  Value *condition = parser_resolve(parser, head->uses.data[0],
                                    integer_type_get(parser->ctx, 1));
  shape_set_operands(&op, &condition, 1);
  shape_set_results(&op, head->types.data, head->types.size);
  parser_ensure_terminator(parser, head->def, then, op.state.loc);
  if (otherwise)
    parser_ensure_terminator(parser, head->def, otherwise, op.state.loc);
  return create_with_regions(parser, &op, then, otherwise);
}

// --- loops ------------------------------------------------------------------

LoopHead *begin_for(Parser *parser, const ForParts *parts) {
  LoopHead *head = arena_alloc_zero(&parser->scratch, sizeof *head);
  const Assignments *list = &parts->arguments.list;
  const Types *types = &parts->arguments.types;
  head->name = parts->name;
  head->def = parser_op_def(parser, &parts->name);
  head->is_unsigned = parts->is_unsigned;
  head->types = *types;
  if (list->size != types->size)
    shape_fail(parser, head->def, parts->name.text,
               "mismatch in number of loop-carried values and defined values");
  const Type *type = parts->type ? parts->type : parser->common.index;
  Arguments arguments = {0};
  add_argument(parser, &arguments, parts->variable, type);
  for (unsigned i = 0; i < 3; i++) {
    LIST_PUSH(parser, &head->uses, parts->bounds[i]);
    LIST_PUSH(parser, &head->use_types, type);
  }
  for (uint32_t i = 0; i < list->size; i++) {
    LIST_PUSH(parser, &head->uses, list->data[i].value);
    LIST_PUSH(parser, &head->use_types, types->data[i]);
    add_argument(parser, &arguments, list->data[i].name, types->data[i]);
  }
  parser_set_pending_arguments(parser, head->def, arguments);
  return head;
}

static void begin_loop(Parser *parser, ShapeOp *op, LoopHead *head,
                       NamedAttrs attrs) {
  shape_begin_def(parser, op, &head->name, head->def, attrs);
  Value **values = shape_alloc_values(parser, head->uses.size + 1);
  resolve_each(parser, head->uses, head->use_types, values);
  shape_set_operands(op, values, head->uses.size);
  shape_set_results(op, head->types.data, head->types.size);
}

Operation *build_for(Parser *parser, LoopHead *head, Region *body,
                     NamedAttrs attrs) {
  ShapeOp op;
  begin_loop(parser, &op, head, attrs);
  if (head->is_unsigned)
    op.props[0] = unit_attr_get(parser->ctx);
  parser_ensure_terminator(parser, head->def, body, op.state.loc);
  return shape_create_with_region(parser, &op, body);
}

LoopHead *begin_while(Parser *parser, const Token *name, Assignments list,
                      const Token *colon, const Type *type) {
  LoopHead *head = arena_alloc_zero(&parser->scratch, sizeof *head);
  head->name = *name;
  head->def = parser_op_def(parser, name);
  const FunctionType *function = type_as_function(type);
  if (!function)
    shape_fail_type(parser, head->def, colon->text,
                    "invalid kind of type specified: expected "
                    "builtin.function, but found ",
                    type);
  if (function->num_inputs != list.size)
    shape_fail(parser, head->def, colon->text,
               "expected as many input types as operands (expected %u got %u)",
               list.size, (unsigned)function->num_inputs);
  Arguments arguments = {0};
  for (uint32_t i = 0; i < list.size; i++) {
    LIST_PUSH(parser, &head->uses, list.data[i].value);
    LIST_PUSH(parser, &head->use_types, function->types[i]);
    add_argument(parser, &arguments, list.data[i].name, function->types[i]);
  }
  for (uint32_t i = 0; i < function->num_results; i++)
    LIST_PUSH(parser, &head->types, function->types[function->num_inputs + i]);
  check_each(parser, head->uses, head->use_types);
  parser_set_pending_arguments(parser, head->def, arguments);
  return head;
}

Operation *build_while(Parser *parser, LoopHead *head, Region *before,
                       Region *after, NamedAttrs attrs) {
  ShapeOp op;
  begin_loop(parser, &op, head, attrs);
  return create_with_regions(parser, &op, before, after);
}

// --- parallel loops ---------------------------------------------------------

ParallelHead *begin_parallel(Parser *parser, const ParallelParts *parts) {
  ParallelHead *head = arena_alloc_zero(&parser->scratch, sizeof *head);
  head->parts = *parts;
  head->def = parser_op_def(parser, &parts->name);
  uint32_t rank = parts->variables.size;
  for (unsigned i = 0; i < 3; i++) {
    if (parts->bounds[i].uses.size != rank)
      shape_fail(parser, head->def, parts->bounds[i].at, "expected %u operands",
                 rank);
    check_uses(parser, parts->bounds[i].uses, parser->common.index);
  }
  Arguments arguments = {0};
  for (uint32_t i = 0; i < rank; i++)
    add_argument(parser, &arguments, parts->variables.data[i],
                 parser->common.index);
  parser_set_pending_arguments(parser, head->def, arguments);
  return head;
}

Operation *build_parallel(Parser *parser, ParallelHead *head, Region *body,
                          NamedAttrs attrs) {
  const ParallelParts *parts = &head->parts;
  ShapeOp op;
  shape_begin_def(parser, &op, &parts->name, head->def, attrs);
  uint32_t rank = parts->variables.size;
  uint32_t num_inits = parts->init.size;
  check_present(parser, head->def, parts->name.text, num_inits,
                parts->types.size);
  Value **values = shape_alloc_values(parser, 3 * rank + num_inits + 1);
  for (unsigned i = 0; i < 3; i++)
    parser_resolve_into(parser, parts->bounds[i].uses, parser->common.index,
                        values + i * rank);
  resolve_each(parser, parts->init, parts->types, values + 3 * rank);
  shape_set_operands(&op, values, 3 * rank + num_inits);
  shape_set_results(&op, parts->types.data, parts->types.size);
  int32_t segments[] = {(int32_t)rank, (int32_t)rank, (int32_t)rank,
                        (int32_t)num_inits};
  shape_set_segments(parser, &op, segments, 4);
  parser_ensure_terminator(parser, head->def, body, op.state.loc);
  return shape_create_with_region(parser, &op, body);
}

RegionHead *begin_reduce(Parser *parser, const Token *name, SSAUses uses,
                         Types types) {
  RegionHead *head = make_head(parser, name);
  head->uses = uses;
  head->types = types;
  return head;
}

Operation *build_reduce(Parser *parser, RegionHead *head, Regions regions,
                        NamedAttrs attrs) {
  ShapeOp op;
  shape_begin_def(parser, &op, &head->name, head->def, attrs);
  if (head->uses.size)
    shape_check_counts(parser, &op, head->uses.data[0].at, head->uses.size,
                       head->types.size);
  Value **values = shape_alloc_values(parser, head->uses.size + 1);
  resolve_each(parser, head->uses, head->types, values);
  shape_set_operands(&op, values, head->uses.size);
  shape_settle_props(parser, &op);
  return parser_create_op(parser, &op.state, regions);
}

/// Property slots of SHAPE_FORALL: the static bounds.
enum { FORALL_STATIC_LOWER, FORALL_STATIC_UPPER, FORALL_STATIC_STEP };

static SSAUses dynamic_uses(Parser *parser, MixedList list) {
  SSAUses uses = {0};
  for (uint32_t i = 0; i < list.size; i++)
    if (list.data[i].use.at)
      LIST_PUSH(parser, &uses, list.data[i].use);
  return uses;
}

/// The constant bounds, with INT64_MIN in place of each value.
static const Attribute *static_bounds(Parser *parser, MixedList list) {
  Integers numbers = {0};
  for (uint32_t i = 0; i < list.size; i++)
    LIST_PUSH(parser, &numbers,
              list.data[i].use.at ? INT64_MIN : list.data[i].value);
  return dense_i64_array_attr_get(parser->ctx, numbers.data, numbers.size);
}

static const Attribute *same_bounds(Parser *parser, uint32_t count,
                                    int64_t number) {
  Integers numbers = {0};
  for (uint32_t i = 0; i < count; i++)
    LIST_PUSH(parser, &numbers, number);
  return dense_i64_array_attr_get(parser->ctx, numbers.data, count);
}

ForallHead *begin_forall(Parser *parser, const ForallParts *parts) {
  ForallHead *head = arena_alloc_zero(&parser->scratch, sizeof *head);
  head->parts = *parts;
  head->def = parser_op_def(parser, &parts->name);
  head->dynamic[0] = dynamic_uses(parser, parts->lower);
  head->dynamic[1] = dynamic_uses(parser, parts->upper);
  head->dynamic[2] = dynamic_uses(parser, parts->step);
  for (unsigned i = 0; i < 3; i++)
    check_uses(parser, head->dynamic[i], parser->common.index);
  const Assignments *outs = &parts->outs.list;
  for (uint32_t i = 0; i < outs->size; i++)
    LIST_PUSH(parser, &head->outs, outs->data[i].value);
  check_present(parser, head->def,
                parts->outs.at ? parts->outs.at : parts->name.text, outs->size,
                parts->outs.types.size);
  check_each(parser, head->outs, parts->outs.types);
  Arguments arguments = {0};
  for (uint32_t i = 0; i < parts->variables.size; i++)
    add_argument(parser, &arguments, parts->variables.data[i],
                 parser->common.index);
  for (uint32_t i = 0; i < outs->size; i++)
    add_argument(parser, &arguments, outs->data[i].name,
                 parts->outs.types.data[i]);
  parser_set_pending_arguments(parser, head->def, arguments);
  return head;
}

static void set_forall_bounds(Parser *parser, ShapeOp *op,
                              const ForallParts *parts) {
  uint32_t rank = parts->variables.size;
  op->props[FORALL_STATIC_UPPER] = static_bounds(parser, parts->upper);
  op->props[FORALL_STATIC_LOWER] = parts->is_normalized
                                       ? same_bounds(parser, rank, 0)
                                       : static_bounds(parser, parts->lower);
  op->props[FORALL_STATIC_STEP] = parts->is_normalized
                                      ? same_bounds(parser, rank, 1)
                                      : static_bounds(parser, parts->step);
}

/// Adds a block to each empty region of the terminator. The terminator that
/// mlir adds has one.
static void ensure_inner_block(Parser *parser, const Region *body) {
  Operation *last = body->first->last;
  for (unsigned i = 0; last && i < last->num_regions; i++)
    if (region_is_empty(op_region(last, i)))
      region_append_block(op_region(last, i), block_create(parser->ctx));
}

Operation *build_forall(Parser *parser, ForallHead *head, Region *body,
                        NamedAttrs attrs) {
  const ForallParts *parts = &head->parts;
  ShapeOp op;
  shape_begin_def(parser, &op, &parts->name, head->def, attrs);
  uint32_t count = head->outs.size;
  for (unsigned i = 0; i < 3; i++)
    count += head->dynamic[i].size;
  Value **values = shape_alloc_values(parser, count + 1);
  int32_t segments[4];
  uint32_t at = 0;
  for (unsigned i = 0; i < 3; i++) {
    parser_resolve_into(parser, head->dynamic[i], parser->common.index,
                        values + at);
    at += head->dynamic[i].size;
    segments[i] = (int32_t)head->dynamic[i].size;
  }
  resolve_each(parser, head->outs, parts->outs.types, values + at);
  segments[3] = (int32_t)head->outs.size;
  shape_set_operands(&op, values, count);
  shape_set_results(&op, parts->outs.types.data, parts->outs.types.size);
  set_forall_bounds(parser, &op, parts);
  shape_set_segments(parser, &op, segments, 4);
  parser_ensure_terminator(parser, head->def, body, op.state.loc);
  ensure_inner_block(parser, body);
  return shape_create_with_region(parser, &op, body);
}

// --- switches ---------------------------------------------------------------

RegionHead *begin_index_switch(Parser *parser, const Token *name, SSAUse flag,
                               NamedAttrs attrs, Types types) {
  RegionHead *head = begin_region_op(parser, name, types);
  LIST_PUSH(parser, &head->uses, flag);
  head->attrs = attrs;
  return head;
}

Operation *build_index_switch(Parser *parser, RegionHead *head,
                              IndexCases cases, Region *otherwise) {
  ShapeOp op;
  shape_begin_def(parser, &op, &head->name, head->def, head->attrs);
  Value *flag =
      parser_resolve(parser, head->uses.data[0], parser->common.index);
  shape_set_operands(&op, &flag, 1);
  shape_set_results(&op, head->types.data, head->types.size);
  op.props[0] = dense_i64_array_attr_get(parser->ctx, cases.values.data,
                                         cases.values.size);
  parser_ensure_terminator(parser, head->def, otherwise, op.state.loc);
  Regions regions = {0};
  LIST_PUSH(parser, &regions, otherwise);
  for (uint32_t i = 0; i < cases.regions.size; i++)
    LIST_PUSH(parser, &regions, cases.regions.data[i]);
  shape_settle_props(parser, &op);
  return parser_create_op(parser, &op.state, regions);
}

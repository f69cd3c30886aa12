// SPDX-License-Identifier: Apache-2.0
// Makes an operation from the parts that were read along its format: adds types
// that were not written, operands, results, regions.
#include "parser/format/actions_format.h"

#include "ir/syntax/written_op.h"
#include "parser/shapes/shape_build.h"

/// Makes format_values return the type of property `target`.
static void set_prop_type(Parser *parser, FormatHead *head,
                          FormatTarget target) {
  const Attribute *value = head->props[target.index];
  head->prop_values = (FormatValues){.has_types = value && attr_type(value)};
  if (head->prop_values.has_types)
    LIST_PUSH(parser, &head->prop_values.types, attr_type(value));
}

static bool is_target(FormatTarget lhs, FormatTarget rhs) {
  return !lhs.is_prop && lhs.index == rhs.index &&
         lhs.is_result == rhs.is_result;
}

/// The types that group `target` has in common with another group, as the
/// format says; NULL if there are none.
static const Types *same_types(Parser *parser, FormatHead *head,
                               FormatTarget target) {
  const AsmFormat *format = head->format;
  for (unsigned i = 0; format->has_same_types && i < format->size; i++) {
    const FormatElement *same = &format->elements[i];
    if (same->kind != FORMAT_SAME_TYPES)
      continue;
    bool is_second = is_target(same->second, target);
    FormatTarget other = is_second ? same->first : same->second;
    if (!is_second && !is_target(same->first, target))
      continue;
    if (other.is_prop)
      set_prop_type(parser, head, other);
    if (format_values(head, other)->has_types)
      return &format_values(head, other)->types;
  }
  return NULL;
}

/// The types of `count` values in a group whose types are not written.
static Types derived_types(Parser *parser, FormatHead *head,
                           FormatTarget target, uint32_t count) {
  const Types *same = same_types(parser, head, target);
  const AsmFormat *format = head->format;
  const Type *only = target.is_result ? format->result_types[target.index]
                                      : format->operand_types[target.index];
  Types types = {0};
  for (uint32_t i = 0; i < count; i++) {
    const Type *type = same && same->size ? same->data[i % same->size] : only;
    if (!type)
      shape_fail(parser, head->def, head->name.text, "type is not known");
    LIST_PUSH(parser, &types, type);
  }
  return types;
}

static void resolve_group(Parser *parser, FormatHead *head, SSAUses uses,
                          const char *at, Types types, Value **values) {
  if (uses.size != types.size)
    shape_fail(parser, head->def, at ? at : head->name.text,
               "number of operands and types do not match: got %u operands and "
               "%u types",
               uses.size, types.size);
  for (uint32_t i = 0; i < uses.size; i++)
    values[i] = parser_resolve(parser, uses.data[i], types.data[i]);
}

static uint32_t num_uses(const FormatHead *head) {
  uint32_t count = head->all_operands.uses.size;
  for (unsigned i = 0; i < head->def->num_operand_defs; i++)
    count += head->operands[i].uses.size;
  return count;
}

/// If all operands were written at once, distributes them to the groups.
static void spread_operands(Parser *parser, FormatHead *head) {
  FormatValues *all = &head->all_operands;
  if (all->has_types)
    return;
  for (uint32_t i = 0; i < all->uses.size; i++) {
    uint32_t group =
        i < head->def->num_operand_defs ? i : head->def->num_operand_defs - 1u;
    LIST_PUSH(parser, &head->operands[group].uses, all->uses.data[i]);
  }
  all->uses.size = 0;
}

/// All uses in a row, for types that were written for all of them.
static SSAUses joined_uses(Parser *parser, const FormatHead *head) {
  SSAUses uses = head->all_operands.uses;
  for (unsigned i = 0; i < head->def->num_operand_defs; i++)
    for (uint32_t j = 0; j < head->operands[i].uses.size; j++)
      LIST_PUSH(parser, &uses, head->operands[i].uses.data[j]);
  return uses;
}

static void set_operands(Parser *parser, FormatHead *head, ShapeOp *op) {
  const OpDef *def = head->def;
  spread_operands(parser, head);
  Value **values = shape_alloc_values(parser, num_uses(head) + 1);
  uint32_t count = 0;
  int32_t segments[FORMAT_MAX_GROUPS] = {0};
  if (head->all_operands.has_types) {
    SSAUses uses = joined_uses(parser, head);
    count = uses.size;
    // Operands that were not written as one list have no place but the name's.
    resolve_group(parser, head, uses, head->all_operands.at,
                  head->all_operands.types, values);
  }
  for (unsigned i = 0; i < def->num_operand_defs; i++) {
    FormatValues *group = &head->operands[i];
    segments[i] = (int32_t)group->uses.size;
    if (head->all_operands.has_types)
      continue;
    Types types = group->types;
    if (!group->has_types)
      types = derived_types(parser, head, (FormatTarget){.index = i},
                            group->uses.size);
    const char *at = group->at          ? group->at
                     : group->uses.size ? group->uses.data[0].at
                                        : NULL;
    resolve_group(parser, head, group->uses, at, types, values + count);
    count += group->uses.size;
  }
  shape_set_operands(op, values, count);
  shape_set_segments(parser, op, segments, def->num_operand_defs);
}

/// The types of results that are not written. There are as many as in the group
/// whose types they share. Otherwise there is one, or none where the result is
/// optional.
static Types result_types(Parser *parser, FormatHead *head, unsigned index) {
  FormatTarget target = {.index = index, .is_result = true};
  const ValueDef *result = &head->def->results[index];
  const Types *same = same_types(parser, head, target);
  uint32_t count = result->arity == ARITY_ONE ? 1 : same ? same->size : 0;
  return derived_types(parser, head, target, count);
}

static void set_result_segments(Parser *parser, const FormatHead *head,
                                ShapeOp *op, const int32_t *sizes) {
  const OpDef *def = head->def;
  if (def->result_segment_prop)
    op->props[def->result_segment_prop - 1] =
        dense_i32_array_attr_get(parser->ctx, sizes, def->num_result_defs);
}

static void set_results(Parser *parser, FormatHead *head, ShapeOp *op) {
  const OpDef *def = head->def;
  Types all = head->all_results.types;
  bool is_written = head->all_results.has_types;
  for (unsigned i = 0; i < def->num_result_defs; i++)
    is_written |= head->results[i].has_types;
  if (!is_written && def->infer) {
    shape_set_result(parser, op, NULL);
    return;
  }
  int32_t sizes[FORMAT_MAX_GROUPS] = {0};
  for (unsigned i = 0; !head->all_results.has_types && i < def->num_result_defs;
       i++) {
    Types types = head->results[i].types;
    if (!head->results[i].has_types)
      types = result_types(parser, head, i);
    sizes[i] = (int32_t)types.size;
    for (uint32_t j = 0; j < types.size; j++)
      LIST_PUSH(parser, &all, types.data[j]);
  }
  set_result_segments(parser, head, op, sizes);
  shape_set_results(op, all.data, all.size);
}

/// Adds what the definition requires of the regions: a block, and the
/// terminator that may be left out.
static void complete_regions(Parser *parser, FormatHead *head, ShapeOp *op) {
  const OpDef *def = head->def;
  while (def->num_regions != COUNT_VARIADIC &&
         head->regions.size < def->num_regions) {
    Region *region = arena_alloc_zero(&parser->scratch, sizeof *region);
    LIST_PUSH(parser, &head->regions, region);
  }
  for (uint32_t i = 0; i < head->regions.size; i++) {
    Region *region = head->regions.data[i];
    if ((def->traits & TRAIT_SINGLE_BLOCK) && region_is_empty(region))
      region_append_block(region, block_create(parser->ctx));
    parser_ensure_terminator(parser, def, region, op->state.loc);
  }
}

static void set_group_sizes(Parser *parser, FormatHead *head) {
  if (head->def->groups_prop)
    head->props[head->def->groups_prop - 1] = dense_i32_array_attr_get(
        parser->ctx, (const int32_t *)head->group_sizes.data,
        head->group_sizes.size);
}

/// The types of the first results that were written.
static Types written_results(const FormatHead *head) {
  if (head->all_results.has_types || !head->def->num_result_defs)
    return head->all_results.types;
  return head->results[0].types;
}

/// Which properties the dictionary names.
static const bool *given_props(Parser *parser, const ShapeOp *op) {
  const OpDef *def = op->state.def;
  bool *given = arena_alloc_zero(&parser->scratch, def->num_props + 1u);
  for (uint32_t i = 0; i < op->attrs.size; i++) {
    int slot = parser_prop_index(def, op->attrs.data[i].name);
    if (slot >= 0)
      given[slot] = true;
  }
  return given;
}

/// Reports what the definition has against what was written.
_Noreturn static void fail_completion(Parser *parser, FormatHead *head,
                                      const WrittenOp *written,
                                      const char *wrong) {
  const OpDef *def = head->def;
  for (unsigned i = 0; i < written->num_resolved; i++) {
    SSAUses uses = head->operands[i].uses;
    for (uint32_t j = 0; j < uses.size; j++)
      parser_resolve(parser, uses.data[j],
                     written->operand_types[i]
                         ? written->operand_types[i]
                         : head->format->operand_types[i]);
  }
  const char *at = head->name.text;
  switch (written->place) {
  case WRITTEN_NAME:
    break;
  case WRITTEN_START:
    at = head->start;
    break;
  case WRITTEN_COLON:
    at = head->colon;
    break;
  case WRITTEN_OPERANDS:
    at = head->operands[written->num_resolved].uses.data[0].at;
    break;
  }
  shape_fail(parser, def, at, "%s", wrong);
}

/// Lets the definition complete what was written.
static void complete_op(Parser *parser, FormatHead *head, ShapeOp *op) {
  const OpDef *def = head->def;
  const Type *types[FORMAT_MAX_GROUPS] = {NULL};
  uint32_t counts[FORMAT_MAX_GROUPS];
  for (unsigned i = 0; i < def->num_operand_defs; i++) {
    counts[i] = head->operands[i].uses.size;
    if (head->operands[i].types.size)
      types[i] = head->operands[i].types.data[0];
  }
  Types results = written_results(head);
  WrittenOp written = {.def = def,
                       .ctx = parser->ctx,
                       .arena = &parser->scratch,
                       .loc = op->state.loc,
                       .props = op->props,
                       .is_given = given_props(parser, op),
                       .operand_types = types,
                       .num_operands = counts,
                       .result_types = results.data,
                       .num_results = results.size,
                       .regions = head->regions.data,
                       .num_regions = head->regions.size};
  const char *wrong = def->complete(&written);
  if (wrong)
    fail_completion(parser, head, &written, wrong);
  for (unsigned i = 0; i < def->num_operand_defs; i++) {
    FormatValues *group = &head->operands[i];
    for (uint32_t j = 0; !group->has_types && types[i] && j < counts[i]; j++)
      LIST_PUSH(parser, &group->types, types[i]);
    group->has_types |= types[i] != NULL;
  }
}

Operation *build_format(Parser *parser, FormatHead *head) {
  ShapeOp op;
  shape_begin_def(parser, &op, &head->name, head->def, head->attrs);
  if (head->custom.has_loc)
    op.state.loc = head->custom.own_loc;
  set_group_sizes(parser, head);
  for (unsigned i = 0; i < head->def->num_props; i++)
    if (!op.props[i])
      op.props[i] = head->props[i];
  shape_settle_props(parser, &op);
  if (head->def->complete)
    complete_op(parser, head, &op);
  set_operands(parser, head, &op);
  op.state.successors = head->successors.data;
  op.state.num_successors = head->successors.size;
  complete_regions(parser, head, &op);
  set_results(parser, head, &op);
  Operation *created = parser_create_op(parser, &op.state, head->regions);
  if (head->custom.loc.alias)
    defer_location(parser, created, NULL, head->custom.loc.alias);
  return created;
}

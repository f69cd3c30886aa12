// SPDX-License-Identifier: Apache-2.0
// Actions of the shapes of memory, tensors, atomics and DMA.
#include "ir/definitions/dialect_def.h"
#include "parser/errors/errors.h"
#include "parser/shapes/actions_shapes.h"
#include "parser/shapes/shape_build.h"
#include "support/ascii.h"

/// Resolves `indices` into an array that has `lead` free slots at its front.
static Value **resolve_indexed(Parser *parser, unsigned lead, SSAUses indices) {
  Value **values = shape_alloc_values(parser, lead + indices.size);
  parser_resolve_into(parser, indices, parser->common.index, values + lead);
  return values;
}

/// Calls shape_check_kind for the type after `colon`.
static void check_kind_after(Parser *parser, const ShapeOp *op,
                             const ValueDef *value, const Token *colon,
                             const Type *type) {
  shape_check_kind(parser, op, value, (PlacedType){type, text_after(colon)});
}

Operation *build_alloc(Parser *parser, const AllocParts *parts) {
  SSAUses sizes = parts->sizes, symbols = parts->symbols;
  const Type *type = parts->type;
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  check_kind_after(parser, &op, &op.state.def->results[0], &parts->colon, type);
  const ShapedType *memref = type_as_ranked_memref(type);
  if (memref && op.state.def->dialect->is_unprefixed &&
      shaped_type_num_dynamic_dims(memref) != sizes.size)
    shape_fail(parser, op.state.def, parts->name.text,
               "dimension operand count does not equal memref dynamic "
               "dimension count");
  Value **values = resolve_indexed(parser, sizes.size, symbols);
  parser_resolve_into(parser, sizes, parser->common.index, values);
  shape_set_operands(&op, values, sizes.size + symbols.size);
  shape_set_results(&op, &type, 1);
  int32_t segments[2] = {(int32_t)sizes.size, (int32_t)symbols.size};
  shape_set_segments(parser, &op, segments, 2);
  return shape_create(parser, &op);
}

Operation *build_load(Parser *parser, const LoadParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  check_kind_after(parser, &op, &op.state.def->operands[0], &parts->colon,
                   parts->type);
  const ShapedType *shaped = shape_shaped_operand(parser, &op, 0, parts->type);
  Value **values = resolve_indexed(parser, 1, parts->indices);
  values[0] = parser_resolve(parser, parts->source, parts->type);
  shape_set_operands(&op, values, 1 + parts->indices.size);
  shape_set_result(parser, &op, shaped->element);
  return shape_create(parser, &op);
}

Operation *build_store(Parser *parser, const StoreParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  check_kind_after(parser, &op, &op.state.def->operands[1], &parts->colon,
                   parts->type);
  const ShapedType *shaped = shape_shaped_operand(parser, &op, 1, parts->type);
  Value **values = resolve_indexed(parser, 2, parts->indices);
  values[0] = parser_resolve(parser, parts->value, shaped->element);
  values[1] = parser_resolve(parser, parts->dest, parts->type);
  shape_set_operands(&op, values, 2 + parts->indices.size);
  return shape_create(parser, &op);
}

// --- index constants --------------------------------------------------------

/// Inserts `op` where the current operation will be.
static void insert_op(Parser *parser, Operation *op) {
  RegionScope *scope = &VECTOR_LAST(&parser->nest.scopes);
  if (!scope->block) {
    scope->block = block_create(parser->ctx);
    region_append_block(scope->region, scope->block);
  }
  block_append_op(scope->block, op);
}

/// Makes a constant before the current operation. The older forms of `dim` and
/// `view` have integers where operands are written now. `at` is the integer's
/// place.
static Value *index_constant(Parser *parser, const ShapeOp *op, int64_t value,
                             const char *at) {
  enum { MAX_PROPS = 16 };
  const DialectDef *dialect = op->state.def->dialect;
  const Attribute *props[MAX_PROPS] = {0};
  const Attribute *attr =
      integer_attr_get_i64(parser->ctx, parser->common.index, value);
  OpState state = {.loc = op->state.loc};
  if (!dialect->is_unprefixed || !dialect->materialize_constant ||
      !dialect->materialize_constant(parser->ctx, attr, parser->common.index,
                                     &state, props))
    parser_fail_at(parser, at, "expected SSA operand");
  state.loc = op->state.loc;
  state.props = props;
  state.result_types = &parser->common.index;
  state.num_results = 1;
  Operation *constant = op_create(parser->ctx, &state);
  Value *result = op_result(constant, 0);
  insert_op(parser, constant);
  return result;
}

Operation *build_dim(Parser *parser, const Token *name, NamedAttrs attrs,
                     SSAUse source, const Token *comma, MixedItem index,
                     PlacedType type) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  shape_check_kind(parser, &op, &op.state.def->operands[0], type);
  Value *values[2];
  values[0] = parser_resolve(parser, source, type.type);
  values[1] =
      index.use.at
          ? parser_resolve(parser, index.use, parser->common.index)
          : index_constant(parser, &op, index.value, comma->text + comma->size);
  shape_set_operands(&op, values, 2);
  shape_set_result(parser, &op, parser->common.index);
  return shape_create(parser, &op);
}

/// The place after the bracket that follows `use`.
static const char *after_bracket(const SSAUse *use) {
  Token token = {.text = use->at + use->size};
  while (*token.text != '[')
    token.text++;
  token.size = 1;
  return text_after(&token);
}

Operation *build_view(Parser *parser, const ViewParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  shape_check_kind(parser, &op, &op.state.def->operands[0], parts->from);
  const SSAUse *offsets = parts->offsets.data;
  if (parts->offsets.size > 1 && !op.state.def->dialect->is_unprefixed)
    parser_fail_at(parser, offsets[0].at + offsets[0].size, "expected ']'");
  if (parts->offsets.size > 1)
    shape_fail(parser, op.state.def, parts->offsets.data[1].at,
               "expects 1 offset operand");
  Value **values = resolve_indexed(parser, 2, parts->sizes);
  values[0] = parser_resolve(parser, parts->source, parts->from.type);
  values[1] =
      parts->offsets.size
          ? parser_resolve(parser, parts->offsets.data[0], parser->common.index)
          : index_constant(parser, &op, 0, after_bracket(&parts->source));
  shape_set_operands(&op, values, 2 + parts->sizes.size);
  shape_set_results(&op, &parts->to.type, 1);
  return shape_create(parser, &op);
}

// --- subview ----------------------------------------------------------------

/// Finds the offsets that make `to` a view of `from`; the older form omits
/// them. False if the types do not determine them.
static bool infer_subview_offsets(Context *ctx, const ShapedType *from,
                                  const ShapedType *to, int64_t *values) {
  size_t rank = (size_t)from->rank;
  int64_t strides[64], to_strides[64], offset, to_offset;
  if (rank > 64 || !memref_type_strides(ctx, from, strides, &offset) ||
      !memref_type_strides(ctx, to, to_strides, &to_offset) ||
      offset == DYNAMIC_SIZE || to_offset == DYNAMIC_SIZE)
    return false;
  // Outer strides are the larger ones. A remainder means that the layout
  // differs.
  int64_t rest;
  if (__builtin_sub_overflow(to_offset, offset, &rest))
    return false;
  for (size_t i = 0; i < rank; i++) {
    if (strides[i] == DYNAMIC_SIZE)
      return false;
    values[i] = strides[i] > 0 ? rest / strides[i] : 0;
    rest -= values[i] * strides[i];
  }
  return rest == 0;
}

static bool infer_subview_strides(Context *ctx, const ShapedType *from,
                                  const ShapedType *to, int64_t *values) {
  size_t rank = (size_t)from->rank;
  int64_t strides[64], to_strides[64], offset;
  if (rank > 64 || !memref_type_strides(ctx, from, strides, &offset) ||
      !memref_type_strides(ctx, to, to_strides, &offset))
    return false;
  for (size_t i = 0; i < rank; i++) {
    if (strides[i] == DYNAMIC_SIZE || to_strides[i] == DYNAMIC_SIZE ||
        strides[i] <= 0 || to_strides[i] % strides[i])
      return false;
    values[i] = to_strides[i] / strides[i];
  }
  return true;
}

static bool infer_subview_sizes(const ShapedType *to, int64_t *values) {
  for (int32_t i = 0; i < to->rank; i++) {
    if (to->shape[i] == DYNAMIC_SIZE)
      return false;
    values[i] = to->shape[i];
  }
  return true;
}

/// Fills in a list that the older form leaves empty.
static MixedList complete_list(Parser *parser, const SubviewParts *parts,
                               unsigned kind) {
  MixedList list = parts->lists[kind];
  const ShapedType *from = type_as_ranked_memref(parts->from.type);
  const ShapedType *to = type_as_ranked_memref(parts->to.type);
  if (list.size || !from || !to || from->rank == 0 || from->rank != to->rank)
    return list;
  int64_t *values =
      arena_alloc(&parser->scratch, (size_t)from->rank * sizeof *values);
  bool is_known =
      kind == 0   ? infer_subview_offsets(parser->ctx, from, to, values)
      : kind == 1 ? infer_subview_sizes(to, values)
                  : infer_subview_strides(parser->ctx, from, to, values);
  for (int32_t i = 0; is_known && i < from->rank; i++)
    LIST_PUSH(parser, &list, (MixedItem){.value = values[i]});
  return list;
}

const Attribute *build_mixed_list(Parser *parser, const ShapeOp *op,
                                  const MixedList *list, int64_t dynamic,
                                  Value **values, uint32_t *at) {
  int64_t *numbers =
      arena_alloc(&parser->scratch, (list->size + 1) * sizeof *numbers);
  for (uint32_t i = 0; i < list->size; i++) {
    const MixedItem *item = &list->data[i];
    numbers[i] = item->use.at ? dynamic : item->value;
    if (item->use.at)
      values[(*at)++] = parser_resolve(parser, item->use, parser->common.index);
  }
  if (op->state.def->dialect->is_unprefixed)
    return i64_array_attr_get(parser->ctx, numbers, list->size);
  return dense_i64_array_attr_get(parser->ctx, numbers, list->size);
}

Operation *build_subview(Parser *parser, const SubviewParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  shape_check_kind(parser, &op, &op.state.def->operands[0], parts->from);
  shape_check_kind(parser, &op, &op.state.def->results[0], parts->to);
  bool is_old = op.state.def->dialect->is_unprefixed;
  const int64_t dynamic[3] = {INT64_MIN, is_old ? -1 : INT64_MIN, INT64_MIN};
  MixedList lists[3];
  uint32_t total = 1;
  for (unsigned kind = 0; kind < 3; kind++) {
    lists[kind] =
        is_old ? complete_list(parser, parts, kind) : parts->lists[kind];
    total += lists[kind].size;
  }
  Value **values = shape_alloc_values(parser, total);
  values[0] = parser_resolve(parser, parts->source, parts->from.type);
  uint32_t at = 1;
  int32_t segments[4] = {1};
  for (unsigned kind = 0; kind < 3; kind++) {
    uint32_t before = at;
    op.props[kind] =
        build_mixed_list(parser, &op, &lists[kind], dynamic[kind], values, &at);
    segments[kind + 1] = (int32_t)(at - before);
  }
  shape_set_operands(&op, values, at);
  shape_set_segments(parser, &op, segments, 4);
  shape_set_results(&op, &parts->to.type, 1);
  return shape_create(parser, &op);
}

// --- hints ------------------------------------------------------------------

/// Is `word` the first of two words? Fails with `message` if it is neither.
static bool is_first_word(Parser *parser, const ShapeOp *op, const Token *word,
                          const char *first, const char *second,
                          const char *message) {
  StringRef text = token_text(word);
  if (string_ref_equals(text, string_ref_from_cstr(first)))
    return true;
  if (!string_ref_equals(text, string_ref_from_cstr(second)))
    shape_fail(parser, op->state.def, op->name->text, "%s", message);
  return false;
}

/// Can `number` be an i32, with a sign or without?
static bool fits_i32(int64_t number) {
  return number >= INT32_MIN && number <= UINT32_MAX;
}

/// Reports attributes at the newest token where only std allows them.
static void check_no_dict(Parser *parser, const OpDef *def) {
  if (*parser->token.text == '{' && !def->dialect->is_unprefixed)
    parser_fail_at(parser, parser_before_token(parser, parser->token),
                   "expected ':'");
}

PrefetchHead *begin_prefetch(Parser *parser, const PrefetchHead *parts) {
  const OpDef *def = parser_op_def(parser, &parts->name);
  if (!string_ref_equals(token_text(&parts->locality), STR("locality")))
    shape_fail(parser, def, parts->locality.text, "expected 'locality'");
  if (!fits_i32(parts->hint))
    parser_fail_at(parser, skip_blanks(text_after(&parts->locality)) + 1,
                   "integer constant out of range for attribute");
  check_no_dict(parser, def);
  return arena_copy(&parser->scratch, parts, sizeof *parts);
}

Operation *build_prefetch(Parser *parser, const PrefetchHead *head,
                          NamedAttrs attrs, PlacedType type) {
  ShapeOp op;
  shape_begin(parser, &op, &head->name, attrs);
  shape_check_kind(parser, &op, &op.state.def->operands[0], type);
  Value **values = resolve_indexed(parser, 1, head->indices);
  values[0] = parser_resolve(parser, head->source, type.type);
  bool is_write = is_first_word(parser, &op, &head->access, "write", "read",
                                "rw specifier has to be 'read' or 'write'");
  bool is_data = is_first_word(parser, &op, &head->cache, "data", "instr",
                               "cache type has to be 'data' or 'instr'");
  op.props[0] = bool_attr_get(parser->ctx, is_write);
  op.props[1] = i32_attr(parser, head->hint);
  op.props[2] = bool_attr_get(parser->ctx, is_data);
  shape_set_operands(&op, values, 1 + head->indices.size);
  return shape_create(parser, &op);
}

Operation *build_assume_alignment(Parser *parser, const AlignmentParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  if (!fits_i32(parts->alignment))
    parser_fail_at(parser, skip_blanks(text_after(&parts->comma)),
                   "integer constant out of range for attribute");
  const Type *type = parts->type.type;
  shape_check_kind(parser, &op, &op.state.def->operands[0], parts->type);
  op.props[0] = i32_attr(parser, parts->alignment);
  Value *value = parser_resolve(parser, parts->memref, type);
  shape_set_operands(&op, &value, 1);
  shape_set_result(parser, &op, type);
  return shape_create(parser, &op);
}

// --- atomics ----------------------------------------------------------------

Operation *build_atomic_rmw(Parser *parser, const AtomicRmwParts *parts) {
  ShapeOp op;
  shape_begin(parser, &op, &parts->name, parts->attrs);
  shape_set_keyword(parser, &op, 0, &parts->kind);
  shape_check_kind(parser, &op, &op.state.def->operands[1], parts->memref_type);
  Value **values = resolve_indexed(parser, 2, parts->indices);
  values[0] = parser_resolve(parser, parts->value, parts->value_type);
  values[1] = parser_resolve(parser, parts->memref, parts->memref_type.type);
  shape_set_operands(&op, values, 2 + parts->indices.size);
  shape_set_results(&op, &parts->result, 1);
  return shape_create(parser, &op);
}

AtomicHead *begin_generic_atomic_rmw(Parser *parser, const Token *name,
                                     SSAUse memref, SSAUses indices,
                                     const Type *type) {
  AtomicHead *head = arena_alloc(&parser->scratch, sizeof *head);
  *head =
      (AtomicHead){*name, memref, indices, type, parser_op_def(parser, name)};
  if (parser->errors.are_reported) { // Their errors precede the region's.
    parser_resolve(parser, memref, type);
    resolve_indexed(parser, 0, indices);
  }
  parser_set_pending(parser, head->def);
  return head;
}

Operation *build_generic_atomic_rmw(Parser *parser, AtomicHead *head,
                                    Region *body, NamedAttrs attrs) {
  ShapeOp op;
  shape_begin_def(parser, &op, &head->name, head->def, attrs);
  const ShapedType *memref = shape_shaped_operand(parser, &op, 0, head->type);
  Value **values = resolve_indexed(parser, 1, head->indices);
  values[0] = parser_resolve(parser, head->memref, head->type);
  shape_set_operands(&op, values, 1 + head->indices.size);
  shape_set_results(&op, &memref->element, 1);
  return shape_create_with_region(parser, &op, body);
}

// --- DMA --------------------------------------------------------------------

static uint32_t add_memref(Parser *parser, Value **values, uint32_t at,
                           const IndexedMemref *memref, const Type *type) {
  values[at++] = parser_resolve(parser, memref->memref, type);
  parser_resolve_into(parser, memref->indices, parser->common.index,
                      values + at);
  return at + memref->indices.size;
}

DmaStartHead *begin_dma_start(Parser *parser, const DmaStartHead *parts) {
  const OpDef *def = parser_op_def(parser, &parts->name);
  if (parts->stride.size && parts->stride.size != 2)
    shape_fail(parser, def, parts->name.text,
               "expected two stride related operands");
  check_no_dict(parser, def);
  return arena_copy(&parser->scratch, parts, sizeof *parts);
}

Operation *build_dma_start(Parser *parser, const DmaStartHead *head,
                           NamedAttrs attrs, Types types) {
  ShapeOp op;
  shape_begin(parser, &op, &head->name, attrs);
  if (types.size != 3)
    shape_fail(parser, op.state.def, head->name.text,
               "fewer/more types expected");
  Value **values = shape_alloc_values(parser, 6 + head->source.indices.size +
                                                  head->dest.indices.size +
                                                  head->tag.indices.size);
  uint32_t at = add_memref(parser, values, 0, &head->source, types.data[0]);
  at = add_memref(parser, values, at, &head->dest, types.data[1]);
  values[at++] = parser_resolve(parser, head->count, parser->common.index);
  at = add_memref(parser, values, at, &head->tag, types.data[2]);
  parser_resolve_into(parser, head->stride, parser->common.index, values + at);
  shape_set_operands(&op, values, at + head->stride.size);
  return shape_create(parser, &op);
}

Operation *build_dma_wait(Parser *parser, const Token *name,
                          const IndexedMemref *tag, SSAUse count,
                          NamedAttrs attrs, PlacedType type) {
  ShapeOp op;
  shape_begin(parser, &op, name, attrs);
  shape_check_kind(parser, &op, &op.state.def->operands[0], type);
  Value **values = shape_alloc_values(parser, 2 + tag->indices.size);
  uint32_t at = add_memref(parser, values, 0, tag, type.type);
  values[at++] = parser_resolve(parser, count, parser->common.index);
  shape_set_operands(&op, values, at);
  return shape_create(parser, &op);
}

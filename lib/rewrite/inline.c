// SPDX-License-Identifier: Apache-2.0
// Inlining of one call.
//
// The operations of a single-block body go right after the call. For other
// bodies the block is split: the call and everything before it move to a new
// block, the body's first block is appended to that, and the body's other
// blocks follow. What comes after the call stays where it is. With many calls
// in one block, nothing after them is thus moved again and again.
#include "rewrite/inline.h"
#include "ir/clone.h"
#include "ir/definitions/dialect_def.h"
#include "ir/erase.h"
#include "ir/op_attrs.h"

#include "ir/walk.h"

void inline_scratch_free(InlineScratch *scratch) {
  ptr_map_free(&scratch->mapping);
  ptr_map_free(&scratch->locations);
  ptr_map_free(&scratch->closed);
  ptr_map_free(&scratch->settled);
  VECTOR_FREE(&scratch->closed_forms);
  ptr_map_free(&scratch->open_of);
  VECTOR_FREE(&scratch->open);
  VECTOR_FREE(&scratch->inlined);
  VECTOR_FREE(&scratch->casts);
  VECTOR_FREE(&scratch->values);
}

static const InlinerInterface *inliner_of(const Operation *op) {
  return op->def->dialect ? op->def->dialect->inliner : NULL;
}

/// The result types of `callable`, or NULL.
static const Type *const *callable_results(const Operation *callable,
                                           uint32_t *count) {
  const TypeAttr *attr = attr_as_type(op_attr(callable, STR("function_type")));
  const FunctionType *type = attr ? type_as_function(attr->value) : NULL;
  if (type) {
    *count = type->num_results;
    return type->types + type->num_inputs;
  }
  const InlinerInterface *inliner = inliner_of(callable);
  return inliner && inliner->result_types
             ? inliner->result_types(callable, count)
             : NULL;
}

static bool is_past(const Operation *op, const Region *region) {
  return op->block->parent != region &&
         op->block->parent->parent == region->parent;
}

bool inline_is_legal_body(const Operation *callable, const Region *to,
                          InlineMode mode) {
  const Region *body = op_callable_region(callable);
  const InlinerInterface *at = inliner_of(to->parent);
  bool is_copy = mode == INLINE_COPY;
  if (!at || !at->is_legal_region || !at->is_legal_region(to, body, is_copy))
    return false;
  Operation *op = body->first->first;
  while (op && !is_past(op, body)) {
    const InlinerInterface *inliner = inliner_of(op);
    if (!inliner || !inliner->is_legal_op ||
        !inliner->is_legal_op(op, to, is_copy))
      return false;
    bool looks_inside = !inliner->looks_inside || inliner->looks_inside(op);
    op = looks_inside ? walk_next_preorder(callable, op)
                      : walk_next_skipping_regions(callable, op);
  }
  return true;
}

/// The state of one inlining.
typedef struct Inlining {
  Context *ctx;
  InlineScratch *scratch;
  Operation *call;
  Region *body;
  const Type *const *results; ///< The callee's result types.
  uint32_t num_results;
  const InlinerInterface *caller; ///< The interface of the call's dialect.
  const InlinerInterface
      *callee; ///< The interface of the callable's dialect; may be NULL.
  const Operation *callable;
  InlineMode mode;
  OpenCalls *from, *to; ///< As for inline_call; `to` is NULL if it stays so.
  Location site; ///< What the callee's locations are called from: the call's
                 ///< location, or an open one.
} Inlining;

/// Converts `input` to `type` at the builder's insertion point. NULL if that is
/// impossible.
static Value *convert(Inlining *inlining, Builder *builder, Value *input,
                      const Type *type) {
  if (!inlining->caller->convert_type)
    return NULL;
  Value *converted =
      inlining->caller->convert_type(builder, inlining->call, input, type);
  if (converted)
    VECTOR_PUSH(&inlining->scratch->casts, value_defining_op(converted));
  return converted;
}

static void undo_casts(Inlining *inlining) {
  for (size_t i = 0; i < inlining->scratch->casts.size; i++) {
    Operation *cast = inlining->scratch->casts.data[i];
    value_replace_all_uses_with(op_result(cast, 0), op_operand(cast, 0));
    op_erase(inlining->ctx, cast);
  }
}

/// The callable's attributes for argument or result `index`, or NULL.
static const Attribute *attrs_at(const Operation *callable, StringRef name,
                                 uint32_t index) {
  const ArrayAttr *array = attr_as_array(op_attr(callable, name));
  return array && index < array->size ? array->elements[index] : NULL;
}

static Value *handle_argument(Inlining *inlining, Builder *builder,
                              Value *value, uint32_t index) {
  if (!inlining->callee || !inlining->callee->handle_argument)
    return value;
  const Attribute *attrs =
      attrs_at(inlining->callable, STR("arg_attrs"), index);
  return inlining->callee->handle_argument(builder, inlining->call,
                                           inlining->callable, value, attrs,
                                           inlining->scratch->tables);
}

static void handle_result(Inlining *inlining, Builder *builder,
                          uint32_t index) {
  if (!inlining->callee || !inlining->callee->handle_result)
    return;
  Value *result = op_result(inlining->call, index);
  const Attribute *attrs =
      attrs_at(inlining->callable, STR("res_attrs"), index);
  Value *handled =
      inlining->callee->handle_result(builder, inlining->call, result, attrs);
  if (handled == result)
    return;
  Operation *made = value_defining_op(handled);
  // From now on the call's result has the callee's type.
  value_set_type(handled, inlining->results[index]);
  value_replace_all_uses_with(result, handled);
  op_set_operand(made, 0, result);
}

/// Maps the body's arguments to the call's. Converts those whose types differ.
static bool map_arguments(Inlining *inlining) {
  CallInfo call = op_call_info(inlining->call);
  const Block *entry = inlining->body->first;
  Builder builder;
  builder_init(&builder, inlining->ctx);
  builder_set_before(&builder, inlining->call);
  for (uint32_t i = 0; i < entry->num_arguments; i++) {
    const Value *argument = block_argument(entry, i);
    Value *value = op_operand(inlining->call, call.first_argument + i);
    if (value_type(value) != value_type(argument))
      value = convert(inlining, &builder, value, value_type(argument));
    if (!value)
      return false;
    ptr_map_set(&inlining->scratch->mapping, argument, value);
  }
  return true;
}

/// Converts results whose types differ from the callee's.
static bool convert_results(Inlining *inlining) {
  Operation *call = inlining->call;
  Builder builder;
  builder_init(&builder, inlining->ctx);
  builder_set_after(&builder, call);
  for (uint32_t i = 0; i < call->num_results; i++) {
    Value *result = op_result(call, i);
    if (inlining->results[i] == value_type(result))
      continue;
    Value *converted = convert(inlining, &builder, result, value_type(result));
    if (!converted)
      return false;
    value_replace_all_uses_with(result, converted);
    op_set_operand(value_defining_op(converted), 0, result);
  }
  return true;
}

/// Lets the callee's dialect handle arguments and results. From here on the
/// inlining cannot fail.
static void handle_values(Inlining *inlining) {
  Operation *call = inlining->call;
  const Block *entry = inlining->body->first;
  PtrMap *mapping = &inlining->scratch->mapping;
  Builder builder;
  builder_init(&builder, inlining->ctx);
  builder_set_before(&builder, call);
  for (uint32_t i = 0; i < entry->num_arguments; i++) {
    const Value *argument = block_argument(entry, i);
    ptr_map_set(
        mapping, argument,
        handle_argument(inlining, &builder, ptr_map_get(mapping, argument), i));
  }
  builder_set_after(&builder, call);
  for (uint32_t i = 0; i < call->num_results; i++)
    handle_result(inlining, &builder, i);
}

//===- Locations ----------------------------------------------------------===//
//
// A body that moves up through n functions gets n levels of call sites, each of
// which would give each location of it another end. So once many locations were
// made, a location that moves is given an open end, which is a place in the
// caller's body until that moves in its turn: see OpenCall. In the end all are
// replaced by interned ones.

/// Locations that are made before the first call is opened.
enum { MANY_LOCATIONS = 10000 };

static bool is_open(const InlineScratch *scratch, Location loc) {
  return location_data(loc) &&
         ptr_map_get(&scratch->open_of, location_data(loc));
}

/// The interned form of `loc`, or `loc` with `is_known` false if its parts come
/// first.
static Location closed_form(const InlineScratch *scratch, Location loc,
                            bool *is_known) {
  const LocationData *data = location_data(loc);
  *is_known = !data || (!data->num_children && !is_open(scratch, loc)) ||
              ptr_map_has(&scratch->settled, data);
  if (*is_known)
    return loc;
  size_t number = (uintptr_t)ptr_map_get(&scratch->closed, data);
  *is_known = number != 0;
  return number ? scratch->closed_forms.data[number - 1] : loc;
}

/// `loc` of the parts that its own became.
static Location with_parts(Context *ctx, Location loc, const Location *parts) {
  const LocationData *data = location_data(loc);
  switch (data->kind) {
  case LOCATION_CALL_SITE:
    return location_call_site_get(ctx, parts[0], parts[1]);
  case LOCATION_NAME:
    return location_name_get(ctx, data->name, parts[0]);
  case LOCATION_FUSED:
    return location_fused_get(ctx, parts, data->num_children, data->metadata);
  default:
    return loc;
  }
}

/// Closes `loc`, whose parts are closed.
static Location close_one(Context *ctx, const InlineScratch *scratch,
                          Location loc) {
  const LocationData *data = location_data(loc);
  size_t number = (uintptr_t)ptr_map_get(&scratch->open_of, data);
  if (number && data->kind != LOCATION_CALL_SITE)
    return scratch->open.data[number - 1].place;
  LocationList parts = {0};
  bool is_changed = number != 0, is_known;
  for (uint32_t i = 0; i < data->num_children; i++) {
    Location part = closed_form(scratch, data->children[i], &is_known);
    is_changed |= !location_equals(part, data->children[i]);
    VECTOR_PUSH(&parts, part);
  }
  Location closed = is_changed ? with_parts(ctx, loc, parts.data) : loc;
  VECTOR_FREE(&parts);
  return closed;
}

/// `loc` as it is now, without open calls.
static Location close_location(Context *ctx, InlineScratch *scratch,
                               Location loc) {
  bool is_known;
  Location closed = closed_form(scratch, loc, &is_known);
  if (is_known)
    return closed;
  LocationList work = {0};
  VECTOR_PUSH(&work, loc);
  while (work.size) {
    Location at = VECTOR_LAST(&work);
    const LocationData *data = location_data(at);
    size_t size = work.size;
    for (uint32_t i = 0; i < data->num_children; i++) {
      closed_form(scratch, data->children[i], &is_known);
      if (!is_known)
        VECTOR_PUSH(&work, data->children[i]);
    }
    if (work.size > size)
      continue;
    closed = close_one(ctx, scratch, at);
    VECTOR_PUSH(&scratch->closed_forms, closed);
    ptr_map_set(&scratch->closed, data,
                (void *)(uintptr_t)scratch->closed_forms.size);
    if (location_data(closed))
      ptr_map_set(&scratch->settled, location_data(closed), scratch);
    work.size--;
  }
  VECTOR_FREE(&work);
  return closed;
}

/// Calls that were open may have been closed since. What has none stays as it
/// is: it may be nested as deep as there were calls.
static void forget_closed(InlineScratch *scratch) {
  ptr_map_clear(&scratch->closed);
  scratch->closed_forms.size = 0;
}

static void close_op_locations(Context *ctx, InlineScratch *scratch,
                               Operation *op) {
  op->loc = close_location(ctx, scratch, op->loc);
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      for (uint32_t j = 0; j < block->num_arguments; j++)
        block->arguments[j]->loc =
            close_location(ctx, scratch, block->arguments[j]->loc);
}

void inline_close_locations(Context *ctx, InlineScratch *scratch,
                            Operation *root) {
  if (!scratch->open.size)
    return;
  forget_closed(scratch);
  FOR_EACH_OP_PREORDER(op, root)
    close_op_locations(ctx, scratch, op);
}

/// Dialects that look at what was inlined may keep its locations elsewhere.
static bool may_open(const Inlining *inlining) {
  return inlining->mode == INLINE_MOVE && !inlining->caller->process_inlined &&
         inlining->scratch->num_locations >= MANY_LOCATIONS &&
         location_kind(inlining->call->loc) == LOCATION_FILE_LINE_COL &&
         !location_data(inlining->call->loc);
}

/// Opens the call if it can be.
static void begin_locations(Inlining *inlining) {
  InlineScratch *scratch = inlining->scratch;
  inlining->site = inlining->call->loc;
  if (!may_open(inlining))
    inlining->to = NULL;
  if (inlining->from->first)
    forget_closed(scratch);
  if (!inlining->to)
    return;
  OpenCall opened = {location_open_get(inlining->ctx, inlining->site),
                     inlining->site, inlining->to->first};
  inlining->site = opened.open;
  VECTOR_PUSH(&scratch->open, opened);
  inlining->to->first = (uint32_t)scratch->open.size;
  ptr_map_set(&scratch->open_of, location_data(opened.open),
              (void *)(uintptr_t)scratch->open.size);
}

/// The open calls of a body that was moved are called from where it was moved
/// to.
static void end_locations(Inlining *inlining) {
  if (inlining->mode != INLINE_MOVE)
    return;
  for (uint32_t at = inlining->from->first; at && inlining->to;) {
    OpenCall open = inlining->scratch->open.data[at - 1];
    location_open_close(open.open, open.place, inlining->site);
    at = open.next;
  }
  inlining->from->first = 0;
}

/// What `loc` was mapped to. `*slot` is its map slot, which holds NULL if `loc`
/// was not mapped yet.
static Location known_location(Inlining *inlining, Location loc, void ***slot) {
  enum { UNKNOWN_KEY = 2 }; // No pointer, and no packed place: those are odd.
  uint64_t key = loc.bits ? loc.bits : UNKNOWN_KEY;
  *slot = ptr_map_slot_wide(&inlining->scratch->locations, key);
  return (Location){(uintptr_t) * *slot};
}

/// The end of a chain of call sites, seen from the call.
static Location end_of(Inlining *inlining, Location loc) {
  InlineScratch *scratch = inlining->scratch;
  if (is_open(scratch, loc))
    return loc;
  if (inlining->to && inlining->from->first)
    loc = close_location(inlining->ctx, scratch, loc);
  return location_call_site_get(inlining->ctx, loc, inlining->site);
}

/// Maps a callee's location to one seen from the call, which becomes the last
/// link in the chain of call sites. Locations share the ends of their chains,
/// so each end is made once.
static Location stack_location(Inlining *inlining, Location loc) {
  InlineScratch *scratch = inlining->scratch;
  VECTOR(Location) chain = {0};
  void **slot;
  Location stacked = known_location(inlining, loc, &slot);
  while (!*slot && location_kind(loc) == LOCATION_CALL_SITE &&
         !is_open(scratch, loc)) {
    VECTOR_PUSH(&chain, loc);
    loc = location_data(loc)->children[1];
    stacked = known_location(inlining, loc, &slot);
  }
  if (!*slot) {
    stacked = end_of(inlining, loc);
    *slot = (void *)(uintptr_t)stacked.bits;
  }
  scratch->num_locations += chain.size + 1;
  while (chain.size) {
    loc = VECTOR_POP(&chain);
    stacked = location_call_site_get(inlining->ctx,
                                     location_data(loc)->children[0], stacked);
    known_location(inlining, loc, &slot);
    *slot = (void *)(uintptr_t)stacked.bits;
  }
  VECTOR_FREE(&chain);
  return stacked;
}

/// An operation that came with a call that is still open goes on with it.
static Location remap_location(Inlining *inlining, Location loc) {
  const OpenCalls *from = inlining->from;
  if (!from->first)
    return stack_location(inlining, loc);
  if (!inlining->to)
    loc = close_location(inlining->ctx, inlining->scratch, loc);
  else if (location_kind(loc) == LOCATION_CALL_SITE &&
           is_open(inlining->scratch, location_data(loc)->children[1]))
    return loc;
  bool is_called = location_kind(inlining->site) != LOCATION_UNKNOWN;
  return is_called ? stack_location(inlining, loc) : loc;
}

static void remap_argument_locations(Inlining *inlining, const Block *block) {
  for (uint32_t i = 0; i < block->num_arguments; i++)
    block->arguments[i]->loc =
        remap_location(inlining, block->arguments[i]->loc);
}

static void remap_op_locations(Inlining *inlining, Operation *root) {
  FOR_EACH_OP_PREORDER(op, root) {
    op->loc = remap_location(inlining, op->loc);
    for (unsigned i = 0; i < op->num_regions; i++)
      FOR_EACH_BLOCK(block, op_region(op, i))
        remap_argument_locations(inlining, block);
  }
}

static bool has_to_remap(const Inlining *inlining) {
  return location_kind(inlining->site) != LOCATION_UNKNOWN ||
         inlining->from->first;
}

static void remap_range(Inlining *inlining, Operation *first, Operation *end) {
  if (has_to_remap(inlining))
    for (Operation *op = first; op != end; op = op->next)
      remap_op_locations(inlining, op);
}

static void note_range(Inlining *inlining, Operation *first, Operation *end) {
  VECTOR_PUSH(&inlining->scratch->inlined, (OpRange){first, end});
}

static void process_inlined(const Inlining *inlining, const InlinedBody *body) {
  if (inlining->caller->process_inlined)
    inlining->caller->process_inlined(inlining->ctx, inlining->call, body);
}

static void replace_arguments(const Inlining *inlining) {
  const Block *entry = inlining->body->first;
  for (uint32_t i = 0; i < entry->num_arguments; i++) {
    Value *argument = block_argument(entry, i);
    value_replace_all_uses_with(
        argument, ptr_map_get(&inlining->scratch->mapping, argument));
  }
}

/// Moves the operations of the body's first block before `point` in `block`, or
/// to the block's end if `point` is NULL. Returns the first of them.
static Operation *move_entry_ops(const Inlining *inlining, Block *block,
                                 Operation *point) {
  Block *entry = inlining->body->first;
  Operation *first = entry->first;
  replace_arguments(inlining);
  if (!point) {
    block_splice(block, first);
  } else {
    block->has_operation_order = false;
    while (entry->first)
      block_insert_before(block, point, entry->first);
  }
  block_remove(entry);
  block_erase(inlining->ctx, entry);
  return first;
}

/// Puts the operations of the only block after the call, and replaces the
/// call's results by the terminator's operands.
static void inline_single_block(Inlining *inlining) {
  Operation *call = inlining->call;
  Operation *end = call->next;
  Operation *first =
      inlining->mode == INLINE_MOVE
          ? move_entry_ops(inlining, call->block, end)
          : region_clone_into(inlining->ctx, inlining->body, call->block, end,
                              NULL, &inlining->scratch->mapping);
  Operation *terminator = end ? end->prev : call->block->last;
  remap_range(inlining, first, terminator);
  process_inlined(inlining,
                  &(InlinedBody){call->block, first, end, NULL, NULL});
  for (uint32_t i = 0; i < call->num_results; i++)
    value_replace_all_uses_with(op_result(call, i), op_operand(terminator, i));
  op_erase(inlining->ctx, terminator);
  note_range(inlining, call->next, end);
}

/// Inlines a body of several blocks. The operations after the call stay in
/// their block, which gets an argument for each result.
static void inline_several_blocks(Inlining *inlining) {
  Operation *call = inlining->call;
  Block *rest = call->block;
  Block *front = block_split_front(inlining->ctx, rest, call->next);
  Operation *before = front->last;
  Operation *first;
  if (inlining->mode == INLINE_COPY) {
    first = region_clone_into(inlining->ctx, inlining->body, front, NULL, rest,
                              &inlining->scratch->mapping);
  } else {
    first = move_entry_ops(inlining, front, NULL);
    while (inlining->body->first)
      block_insert_before_block(inlining->body->first, rest);
  }
  remap_range(inlining, first, NULL);
  for (Block *block = front->next; block != rest; block = block->next) {
    if (has_to_remap(inlining))
      remap_argument_locations(inlining, block);
    remap_range(inlining, block->first, NULL);
  }
  process_inlined(inlining,
                  &(InlinedBody){front, first, NULL, front->next, rest});
  note_range(inlining, before ? before->next : front->first, NULL);
  for (Block *block = front->next; block != rest; block = block->next)
    note_range(inlining, block->first, NULL);
  for (uint32_t i = 0; i < call->num_results; i++) {
    Value *argument = block_add_argument(inlining->ctx, rest,
                                         inlining->results[i], call->loc);
    value_replace_all_uses_with(op_result(call, i), argument);
  }
}

/// Turns the terminators of the blocks before `rest` into branches to `rest`.
static void branch_to_rest(Inlining *inlining, Block *front, Block *rest) {
  for (Block *block = front; block != rest; block = block->next) {
    Operation *terminator = block->last;
    const InlinerInterface *inliner = inliner_of(terminator);
    if (inliner && inliner->terminator_to_branch)
      inliner->terminator_to_branch(inlining->ctx, terminator, rest);
  }
}

/// Is the body one block that returns as many values as the call has results?
static bool is_simple(const Inlining *inlining) {
  const Block *entry = inlining->body->first;
  const Operation *terminator = entry->last;
  return !entry->next && terminator &&
         op_has_trait(terminator, TRAIT_RETURN_LIKE) &&
         terminator->num_operands == inlining->call->num_results;
}

/// Do the numbers of values match, and are the terminators suitable?
static bool fits(const Inlining *inlining) {
  CallInfo call = op_call_info(inlining->call);
  const Block *entry = inlining->body->first;
  if (!inlining->results || call.num_arguments != entry->num_arguments ||
      inlining->call->num_results != inlining->num_results)
    return false;
  return entry->next || is_simple(inlining) ||
         (inlining->caller->takes_unreturning && entry->last &&
          !op_has_trait(entry->last, TRAIT_RETURN_LIKE) &&
          !op_has_trait(op_parent(inlining->call), TRAIT_SINGLE_BLOCK));
}

bool inline_call(Context *ctx, InlineScratch *scratch, Operation *call,
                 Operation *callable, InlineMode mode, OpenCalls *from,
                 OpenCalls *to) {
  Inlining inlining = {.ctx = ctx,
                       .scratch = scratch,
                       .call = call,
                       .body = op_callable_region(callable),
                       .caller = inliner_of(call),
                       .callee = inliner_of(callable),
                       .callable = callable,
                       .mode = mode,
                       .from = from,
                       .to = to};
  inlining.results = callable_results(callable, &inlining.num_results);
  ptr_map_clear(&scratch->mapping);
  ptr_map_clear(&scratch->locations);
  scratch->inlined.size = scratch->casts.size = 0;
  if (!inlining.caller || !inlining.body || !fits(&inlining))
    return false;
  bool is_legal =
      map_arguments(&inlining) && convert_results(&inlining) &&
      inlining.caller->is_legal_call &&
      inlining.caller->is_legal_call(call, callable, mode == INLINE_COPY);
  if (!is_legal) {
    undo_casts(&inlining);
    return false;
  }
  handle_values(&inlining);
  begin_locations(&inlining);
  if (is_simple(&inlining)) {
    inline_single_block(&inlining);
  } else {
    Block *rest = call->block;
    inline_several_blocks(&inlining);
    branch_to_rest(&inlining, call->block, rest);
  }
  end_locations(&inlining);
  return true;
}

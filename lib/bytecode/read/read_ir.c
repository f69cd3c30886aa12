// SPDX-License-Identifier: Apache-2.0
// The IR section. Open regions are on a stack of frames. Values are numbered
// from 0 in each isolated operation. A value that is used before its definition
// is a block argument without a block until then.
#include "bytecode/read/reader_internal.h"
#include "ir/definitions/dialect_def.h"

// --- values -----------------------------------------------------------------

static bool is_forward_ref(const Value *value) {
  return value_kind(value) == VALUE_BLOCK_ARGUMENT &&
         !((const BlockArgument *)value)->owner;
}

static Value *create_forward_ref(Reader *reader) {
  BlockArgument *argument = arena_alloc_zero(&reader->arena, sizeof *argument);
  argument->value.type = none_type_get(reader->ctx);
  argument->value.kind = VALUE_BLOCK_ARGUMENT;
  reader->num_open_refs++;
  return &argument->value;
}

static Value *read_operand(Reader *reader) {
  uint64_t number = read_varint(reader, &reader->ir);
  if (number >= reader->values.size - reader->scope)
    reader_fail(reader, "invalid value index: %llu",
                (unsigned long long)number);
  Value **slot = &reader->values.data[reader->scope + number];
  if (!*slot)
    *slot = create_forward_ref(reader);
  return *slot;
}

/// Gives `value` the next number of the region.
static void define_value(Reader *reader, Value *value) {
  RegionFrame *frame = &VECTOR_LAST(&reader->frames);
  if (!frame->op) // The file does not count those at the top.
    VECTOR_PUSH(&reader->values, NULL);
  if (frame->next_value == reader->values.size)
    reader_fail(reader,
                "value index range was outside of the expected range for the "
                "parent region, got [%zu, %zu), but the maximum index was %zu",
                frame->next_value, frame->next_value + 1, reader->values.size);
  Value **slot = &reader->values.data[frame->next_value++];
  if (*slot) {
    value_replace_all_uses_with(*slot, value);
    reader->num_open_refs--;
    if (value->first_use && value->first_use->next)
      VECTOR_PUSH(&reader->use_orders, (UseOrder){.value = value});
  }
  *slot = value;
}

static void check_refs(Reader *reader, uint64_t num_refs) {
  if (reader->num_open_refs != num_refs)
    reader_fail(reader,
                "not all forward unresolved forward operand references");
}

// --- use lists --------------------------------------------------------------

/// Reads the order of the uses of value `index`, which need not exist yet.
static void read_use_order(Reader *reader, size_t index) {
  UseOrder order = {.index = index};
  uint64_t count = read_flagged_varint(reader, &reader->ir, &order.has_pairs);
  if (count > cursor_size(&reader->ir))
    reader_fail(reader,
                "attempting to parse a byte at the end of the bytecode");
  uint64_t *indices = arena_alloc(&reader->arena, count * sizeof *indices);
  for (uint64_t i = 0; i < count; i++)
    indices[i] = read_varint(reader, &reader->ir);
  order.indices = indices;
  order.num_indices = count;
  VECTOR_PUSH(&reader->use_orders, order);
}

/// Reads the orders of uses for some of `count` values.
static void read_use_orders(Reader *reader, size_t count) {
  uint64_t num_orders = count > 1 ? read_count(reader, &reader->ir) : 1;
  for (uint64_t i = 0; i < num_orders; i++) {
    uint64_t index = count > 1 ? read_varint(reader, &reader->ir) : 0;
    if (index >= count)
      reader_fail(reader, "invalid result index: %llu",
                  (unsigned long long)index);
    read_use_order(reader, (size_t)index);
  }
}

// --- operations -------------------------------------------------------------

/// The definition of a name. It is looked up once.
static const OpDef *find_def(Reader *reader, const ReadOpName *name,
                             Location loc) {
  StringRef dialect = reader->dialects[name->dialect].name;
  Stream text = {0};
  stream_text(&text, dialect);
  if (name->name.size) {
    stream_char(&text, '.');
    stream_text(&text, name->name);
  }
  const char *copy = arena_copy_text(&reader->arena, text.data, text.size);
  StringRef whole = string_ref(copy, text.size);
  stream_free(&text);
  const OpDef *def = context_op_def(reader->ctx, whole);
  const DialectDef *known = context_dialect(reader->ctx, dialect);
  if (def)
    return def;
  if (known && !known->allows_unknown_ops) {
    location_emit(reader->ctx, loc, DIAG_ERROR,
                  "unregistered operation '%.*s' found in dialect ('%.*s') "
                  "that does not allow unknown operations",
                  STR_ARGS(whole), STR_ARGS(dialect));
    reader_leave(reader);
  }
  return context_unregistered_op_def(reader->ctx, whole);
}

static ReadOpName *read_name(Reader *reader) {
  uint64_t index = read_varint(reader, &reader->ir);
  if (index >= reader->op_names.size)
    reader_fail(reader, "invalid operation name index: %llu",
                (unsigned long long)index);
  return &reader->op_names.data[index];
}

static void look_up_name(Reader *reader, ReadOpName *name, Location loc) {
  reader_check_dialect(reader, name->dialect);
  name->def = find_def(reader, name, loc);
  if (name->def->is_unregistered)
    return;
  PropPlan *plan = arena_alloc(&reader->arena, sizeof *plan);
  prop_plan_init(plan, name->def, (unsigned)reader->version);
  name->plan = plan;
}

static void read_attributes(Reader *reader, const ReadOpName *name,
                            unsigned mask, OpState *state) {
  bool has_attrs = mask & OP_HAS_ATTRS;
  uint64_t index = has_attrs ? read_varint(reader, &reader->ir) : UINT64_MAX;
  if (reader->version < BYTECODE_PROPERTIES || !(mask & OP_HAS_PROPERTIES)) {
    const SplitAttrs *attrs =
        reader_split_attrs(reader, name, index, state->loc);
    state->attrs = attrs->attrs;
    state->props = attrs->props;
    return;
  }
  if (has_attrs) {
    const Attribute *attrs = reader_attr(reader, index);
    const DictionaryAttr *dictionary = attr_as_dictionary(attrs);
    if (!dictionary)
      reader_fail_attr(reader,
                       "expected attribute of type: mlir::DictionaryAttr, but "
                       "got: ",
                       attrs);
    state->attrs = dictionary->size ? attrs : NULL;
  }
  state->props =
      reader_props(reader, name, read_varint(reader, &reader->ir), state->loc);
}

static uint32_t read_num(Reader *reader, const char *what) {
  uint64_t count = read_count(reader, &reader->ir);
  if (count > INT32_MAX)
    reader_fail(reader, "too many %s", what);
  return (uint32_t)count;
}

static void read_result_types(Reader *reader, OpState *state) {
  state->num_results = read_num(reader, "results");
  reader->op_types.size = 0;
  for (uint32_t i = 0; i < state->num_results; i++)
    VECTOR_PUSH(&reader->op_types,
                reader_type(reader, read_varint(reader, &reader->ir)));
  state->result_types = reader->op_types.data;
}

static void read_operands(Reader *reader, OpState *state) {
  state->num_operands = read_num(reader, "operands");
  reader->operands.size = 0;
  for (uint32_t i = 0; i < state->num_operands; i++)
    VECTOR_PUSH(&reader->operands, read_operand(reader));
  state->operands = reader->operands.data;
}

static void read_successors(Reader *reader, OpState *state) {
  const RegionFrame *frame = &VECTOR_LAST(&reader->frames);
  size_t num_blocks = reader->blocks.size - frame->first_block;
  state->num_successors = read_num(reader, "successors");
  reader->successors.size = 0;
  for (uint32_t i = 0; i < state->num_successors; i++) {
    uint64_t index = read_varint(reader, &reader->ir);
    if (index >= num_blocks)
      reader_fail(reader, "invalid successor index: %llu",
                  (unsigned long long)index);
    VECTOR_PUSH(&reader->successors,
                reader->blocks.data[frame->first_block + index]);
  }
  state->successors = reader->successors.data;
  if (state->num_successors && !state->def->is_unregistered &&
      !(state->def->traits & TRAIT_TERMINATOR))
    reader_fail(reader, "successors in non-terminator");
}

static uint32_t read_num_regions(Reader *reader, bool *is_isolated) {
  uint64_t count = read_flagged_varint(reader, &reader->ir, is_isolated);
  if (count > UINT16_MAX)
    reader_fail(reader, "too many regions");
  return (uint32_t)count;
}

// --- regions ----------------------------------------------------------------

static void push_frame(Reader *reader, Operation *op, bool is_isolated) {
  bool has_section = is_isolated && reader->version >= BYTECODE_LAZY_REGIONS;
  RegionFrame frame = {.op = op,
                       .is_isolated = is_isolated,
                       .has_section = has_section,
                       .outer_scope = reader->scope,
                       .outer_refs = reader->num_open_refs,
                       .first_block = reader->blocks.size};
  if (has_section) {
    unsigned id;
    Cursor section = read_section(reader, &reader->ir, &id);
    if (id != SECTION_IR)
      reader_fail(reader, "expected IR section for region");
    frame.outer = reader->ir;
    reader->ir = section;
  }
  if (is_isolated)
    reader->scope = reader->values.size;
  VECTOR_PUSH(&reader->frames, frame);
}

/// Ends the operation's regions.
static void pop_frame(Reader *reader) {
  RegionFrame frame = VECTOR_POP(&reader->frames);
  if (frame.has_section)
    reader->ir = frame.outer;
  if (!frame.is_isolated)
    return;
  check_refs(reader, frame.outer_refs);
  reader->scope = frame.outer_scope;
}

static void read_argument(Reader *reader, Block *block) {
  bool has_location = true;
  uint64_t type = reader->version < BYTECODE_ELIDED_ARGUMENT_LOCATIONS
                      ? read_varint(reader, &reader->ir)
                      : read_flagged_varint(reader, &reader->ir, &has_location);
  const Type *of_type = reader_type(reader, type);
  Location loc = has_location
                     ? reader_location(reader, read_varint(reader, &reader->ir))
                     : location_unknown();
  Value *value = block_add_argument(reader->ctx, block, of_type, loc);
  define_value(reader, value);
}

static void read_arguments(Reader *reader, Block *block) {
  uint32_t count = read_num(reader, "arguments");
  block_reserve_arguments(reader->ctx, block, count);
  for (uint32_t i = 0; i < count; i++)
    read_argument(reader, block);
  size_t first_order = reader->use_orders.size;
  if (reader->version >= BYTECODE_USE_LISTS &&
      (read_byte(reader, &reader->ir) & OP_HAS_USE_LISTS))
    read_use_orders(reader, count);
  for (size_t i = first_order; i < reader->use_orders.size; i++)
    reader->use_orders.data[i].value =
        block_argument(block, (unsigned)reader->use_orders.data[i].index);
}

/// Begins the next block of the region.
static void begin_block(Reader *reader) {
  RegionFrame *frame = &VECTOR_LAST(&reader->frames);
  bool has_arguments;
  frame->block = reader->blocks.data[frame->next_block++];
  frame->ops_left = read_flagged_varint(reader, &reader->ir, &has_arguments);
  if (has_arguments)
    read_arguments(reader, frame->block);
}

/// Begins region `frame->region`.
static void begin_region(Reader *reader) {
  RegionFrame *frame = &VECTOR_LAST(&reader->frames);
  Region *region = op_region(frame->op, frame->region);
  uint64_t num_blocks = read_count(reader, &reader->ir);
  frame->next_block = frame->first_block;
  frame->first_value = frame->next_value = reader->values.size;
  if (!num_blocks)
    return;
  if (num_blocks > UINT32_MAX)
    reader_fail(reader, "too many blocks");
  // Each value takes at least a byte.
  uint64_t num_values = read_count(reader, &reader->ir);
  for (uint64_t i = 0; i < num_blocks; i++) {
    Block *block = block_create(reader->ctx);
    region_append_block(region, block);
    VECTOR_PUSH(&reader->blocks, block);
  }
  VECTOR_RESERVE(&reader->values, reader->values.size + num_values);
  for (uint64_t i = 0; i < num_values; i++)
    VECTOR_PUSH(&reader->values, NULL);
  begin_block(reader);
}

static void end_region(Reader *reader) {
  RegionFrame *frame = &VECTOR_LAST(&reader->frames);
  for (size_t i = frame->first_value; i < reader->values.size; i++)
    if (reader->values.data[i] && is_forward_ref(reader->values.data[i]))
      check_refs(reader, UINT64_MAX);
  reader->values.size = frame->first_value;
  reader->blocks.size = frame->first_block;
  frame->region++;
}

/// Reads what precedes an operation's regions.
static void read_parts(Reader *reader, unsigned mask, OpState *state,
                       bool *is_isolated) {
  if (mask & OP_HAS_RESULTS)
    read_result_types(reader, state);
  if (mask & OP_HAS_OPERANDS)
    read_operands(reader, state);
  if (mask & OP_HAS_SUCCESSORS)
    read_successors(reader, state);
  if (mask & OP_HAS_USE_LISTS)
    read_use_orders(reader, state->num_results);
  if (mask & OP_HAS_REGIONS)
    state->num_regions = read_num_regions(reader, is_isolated);
}

/// Reads an operation up to its regions, and makes a frame for these.
static void read_op(Reader *reader) {
  ReadOpName *name = read_name(reader);
  unsigned mask = read_byte(reader, &reader->ir);
  Location loc = reader_location(reader, read_varint(reader, &reader->ir));
  if (!name->def)
    look_up_name(reader, name, loc);
  OpState state = {.def = name->def, .loc = loc};
  bool is_isolated = false;
  size_t first_order = reader->use_orders.size;
  read_attributes(reader, name, mask, &state);
  read_parts(reader, mask, &state, &is_isolated);
  Operation *op = op_create(reader->ctx, &state);
  for (size_t i = first_order; i < reader->use_orders.size; i++)
    reader->use_orders.data[i].value =
        op_result(op, (unsigned)reader->use_orders.data[i].index);
  block_append_op(VECTOR_LAST(&reader->frames).block, op);
  for (uint32_t i = 0; i < op->num_results; i++)
    define_value(reader, op_result(op, i));
  if (!op->num_regions)
    return;
  push_frame(reader, op, is_isolated);
  begin_region(reader);
}

/// Continues after the last operation of a block.
static void end_block(Reader *reader) {
  RegionFrame *frame = &VECTOR_LAST(&reader->frames);
  if (!frame->op) {
    pop_frame(reader);
    return;
  }
  if (frame->next_block < reader->blocks.size) {
    begin_block(reader);
    return;
  }
  end_region(reader);
  if (frame->region < frame->op->num_regions)
    begin_region(reader);
  else
    pop_frame(reader);
}

Block *read_ir(Reader *reader) {
  bool has_arguments;
  Block *top = block_create(reader->ctx);
  reader->ir = reader->sections[SECTION_IR];
  RegionFrame frame = {.block = top, .is_isolated = true};
  frame.ops_left = read_flagged_varint(reader, &reader->ir, &has_arguments);
  VECTOR_PUSH(&reader->frames, frame);
  while (reader->frames.size) {
    RegionFrame *last = &VECTOR_LAST(&reader->frames);
    if (last->ops_left) {
      last->ops_left--;
      read_op(reader);
    } else {
      end_block(reader);
    }
  }
  return top;
}

// SPDX-License-Identifier: Apache-2.0
// Numbering: which attributes, types and names there are, and their order.
// Follows mlir's IRNumberingState: parts of an entry are counted right after
// it; regions are walked from the last one on. Frequently used entries come
// first, and among numbers of one size in bytes dialects are grouped.
#include <stdlib.h>

#include "bytecode/write/writer_internal.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/type_def.h"
#include "ir/walk.h"

static uint64_t unknown_location_bits(void) {
  static const char marker = 0;
  return (uint64_t)(uintptr_t)&marker;
}

Entity entity_location(Location loc) {
  const Attribute *attr = location_dialect_attr(loc);
  if (attr)
    return entity_attr(attr);
  return (Entity){ENTITY_LOCATION,
                  loc.bits ? loc.bits : unknown_location_bits()};
}

Entity entity_of_attr(const Attribute *attr) {
  const LocationAttr *loc = attr_as_location(attr);
  return loc ? entity_location(loc->value) : entity_attr(attr);
}

static EntryTable *table_of(BytecodeWriter *writer, EntityKind kind) {
  switch (kind) {
  case ENTITY_ATTR:
  case ENTITY_LOCATION:
  case ENTITY_LLVM_STEP:
    return &writer->attrs;
  case ENTITY_TYPE:
    return &writer->types;
  case ENTITY_OP_NAME:
    return &writer->op_names;
  }
  unreachable("kind of entity");
}

uint64_t entity_number(const BytecodeWriter *writer, Entity entity) {
  const EntryTable *table = table_of((BytecodeWriter *)(uintptr_t)writer,
                                     entity.kind); // Only looked at.
  uintptr_t number = (uintptr_t)ptr_map_get_wide(&table->numbers, entity.bits);
  assert(number);
  return number - 1;
}

uint64_t value_number(const BytecodeWriter *writer, const Value *value) {
  const Operation *op = value_defining_op(value);
  if (op)
    return writer->ops.data[op->order].first_value + value->index;
  const Block *block =
      value_block_argument((Value *)(uintptr_t)value)->owner; // Looked at.
  return writer->blocks.data[block->order].first_value + value->index;
}

uint32_t dialect_number(BytecodeWriter *writer, StringRef name) {
  void **slot = string_map_slot(&writer->dialect_numbers, name);
  if (!*slot) {
    VECTOR_PUSH(&writer->dialects, (BytecodeDialect){.name = name});
    *slot = (void *)(uintptr_t)writer->dialects.size;
  }
  return (uint32_t)((uintptr_t)*slot - 1);
}

uint64_t string_number(BytecodeWriter *writer, StringRef text) {
  if (!text.data)
    text = STR("");
  void **slot = string_map_slot(&writer->string_numbers, text);
  if (!*slot) {
    VECTOR_PUSH(&writer->strings, text);
    *slot = (void *)(uintptr_t)writer->strings.size;
  }
  return (uintptr_t)*slot - 1;
}

static StringRef attr_dialect(const Attribute *attr) {
  const DialectAttr *dialect = attr_as_dialect(attr, NULL);
  if (dialect)
    return dialect->def->dialect->name;
  const OpaqueAttr *opaque = attr_as_opaque(attr);
  return opaque ? opaque->dialect : STR("builtin");
}

static StringRef type_dialect(const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  if (dialect)
    return dialect->def->dialect->name;
  const OpaqueType *opaque = type_as_opaque(type);
  return opaque ? opaque->dialect : STR("builtin");
}

static StringRef op_name_dialect(const OpDef *def) {
  size_t dot = string_ref_find(def->name, '.');
  return dot == SIZE_MAX ? def->name : string_ref(def->name.data, dot);
}

static StringRef entity_dialect(Entity entity) {
  const void *object = (const void *)(uintptr_t)entity.bits;
  switch (entity.kind) {
  case ENTITY_ATTR:
    return attr_dialect(object);
  case ENTITY_LOCATION:
    return STR("builtin");
  case ENTITY_LLVM_STEP:
    return STR("llvm");
  case ENTITY_TYPE:
    return type_dialect(object);
  case ENTITY_OP_NAME:
    return op_name_dialect(object);
  }
  unreachable("kind of entity");
}

/// Counts a use of `entity`. True if it is the first one.
static bool count_entity(BytecodeWriter *writer, Entity entity) {
  EntryTable *table = table_of(writer, entity.kind);
  void **slot = ptr_map_slot_wide(&table->numbers, entity.bits);
  if (*slot) {
    table->entries.data[(uintptr_t)*slot - 1].count++;
    return false;
  }
  *slot = (void *)(uintptr_t)(table->entries.size + 1);
  Entry entry = {entity, dialect_number(writer, entity_dialect(entity)), 1};
  VECTOR_PUSH(&table->entries, entry);
  return true;
}

typedef struct Numbering {
  BytecodeWriter *writer;
  EntryWriter parts;
  VECTOR(Entity) todo;      ///< Entities to be counted, the last one first.
  VECTOR(Region *) regions; ///< Still to be numbered, the last one first.
  VECTOR(uint64_t) first_values; ///< For each of them.
  uint64_t next_value;
} Numbering;

/// The collected parts are counted next, in their order.
static void push_parts(Numbering *numbering) {
  EntryWriter *parts = &numbering->parts;
  for (size_t i = parts->parts.size; i-- > 0;)
    VECTOR_PUSH(&numbering->todo, parts->parts.data[i]);
  parts->parts.size = 0;
}

static void number_todo(Numbering *numbering) {
  while (numbering->todo.size) {
    Entity entity = VECTOR_POP(&numbering->todo);
    if (!count_entity(numbering->writer, entity) ||
        entity.kind == ENTITY_OP_NAME)
      continue;
    put_entry(&numbering->parts, entity);
    push_parts(numbering);
  }
}

static void number_entity(Numbering *numbering, Entity entity) {
  VECTOR_PUSH(&numbering->todo, entity);
  number_todo(numbering);
}

static void number_properties(Numbering *numbering, const Operation *op) {
  if (numbering->writer->options.version < BYTECODE_PROPERTIES)
    return;
  if (!op->def->is_unregistered)
    put_properties(&numbering->parts, op);
  else if (op->num_props && op_prop(op, 0))
    put_attr(&numbering->parts, op_prop(op, 0));
  push_parts(numbering);
  number_todo(numbering);
}

static void number_op(Numbering *numbering, const Operation *op) {
  BytecodeWriter *writer = numbering->writer;
  number_entity(numbering, (Entity){ENTITY_OP_NAME, (uintptr_t)op->def});
  writer->ops.data[op->order].first_value = numbering->next_value;
  numbering->next_value += op->num_results;
  for (unsigned i = 0; i < op->num_results; i++)
    number_entity(numbering, entity_type(op_result_type(op, i)));
  const Attribute *attrs = op_written_attrs(writer, op);
  if (attrs)
    number_entity(numbering, entity_attr(attrs));
  number_properties(numbering, op);
  number_entity(numbering, entity_location(op->loc));
}

static void push_regions(Numbering *numbering, const Operation *op) {
  bool is_isolated = numbering->writer->ops.data[op->order].is_isolated;
  for (unsigned i = 0; i < op->num_regions; i++) {
    VECTOR_PUSH(&numbering->regions, op_region(op, i));
    VECTOR_PUSH(&numbering->first_values,
                is_isolated ? 0 : numbering->next_value);
  }
}

static void number_block(Numbering *numbering, const Block *block) {
  BlockRecord *record = &numbering->writer->blocks.data[block->order];
  record->first_value = numbering->next_value;
  numbering->next_value += block->num_arguments;
  for (unsigned i = 0; i < block->num_arguments; i++) {
    const BlockArgument *argument = block->arguments[i];
    number_entity(numbering, entity_location(argument->loc));
    number_entity(numbering, entity_type(argument->value.type));
  }
  FOR_EACH_OP(op, block)
    number_op(numbering, op);
}

static void number_region(Numbering *numbering, const Region *region) {
  uint64_t first = numbering->next_value;
  FOR_EACH_BLOCK(block, region)
    number_block(numbering, block);
  if (region->first)
    numbering->writer->blocks.data[region->first->order].num_values =
        numbering->next_value - first;
  FOR_EACH_BLOCK(block, region)
    FOR_EACH_OP(op, block)
      push_regions(numbering, op);
}

// --- places -----------------------------------------------------------------

/// An operation with regions around the current one.
typedef struct OpenOp {
  uint64_t op;
  uint32_t least_depth; ///< Among the blocks whose values it uses.
} OpenOp;

typedef struct Places {
  BytecodeWriter *writer;
  VECTOR(OpenOp) open;
} Places;

static void number_blocks(Places *places, const Operation *op) {
  BytecodeWriter *writer = places->writer;
  for (unsigned i = 0; i < op->num_regions; i++) {
    uint32_t index = 0;
    FOR_EACH_BLOCK(block, op_region(op, i)) {
      block->order = (uint32_t)writer->blocks.size;
      BlockRecord record = {.depth = (uint32_t)places->open.size,
                            .index = index++};
      FOR_EACH_OP(inner, block)
        record.num_ops++;
      VECTOR_PUSH(&writer->blocks, record);
    }
  }
}

static uint32_t definition_depth(const BytecodeWriter *writer,
                                 const Value *value) {
  const Operation *op = value_defining_op(value);
  const Block *block =
      op ? op->block
         : value_block_argument((Value *)(uintptr_t)value)->owner; // Read.
  return block ? writer->blocks.data[block->order].depth : 0;
}

static void enter_op(Places *places, Operation *op) {
  BytecodeWriter *writer = places->writer;
  op->order = (uint32_t)writer->ops.size;
  VECTOR_PUSH(&writer->ops, (OpRecord){.is_isolated = true});
  if (op->num_regions) {
    VECTOR_PUSH(&places->open, (OpenOp){op->order, UINT32_MAX});
    number_blocks(places, op);
  }
}

/// Notes the operations around `op` that are not isolated, since it uses a
/// value from outside of them. Blocks have been numbered, as a use may precede
/// its value.
static void note_uses(Places *places, const Operation *op) {
  if (!places->open.size)
    return;
  OpenOp *around = &VECTOR_LAST(&places->open);
  for (unsigned i = 0; i < op->num_operands; i++) {
    uint32_t depth = definition_depth(places->writer, op_operand(op, i));
    if (depth < around->least_depth)
      around->least_depth = depth;
  }
}

static void leave_op(Places *places) {
  OpenOp closed = VECTOR_POP(&places->open);
  uint32_t depth = (uint32_t)places->open.size + 1; // The depth of blocks in it.
  places->writer->ops.data[closed.op].is_isolated = closed.least_depth >= depth;
  if (places->open.size &&
      closed.least_depth < VECTOR_LAST(&places->open).least_depth)
    VECTOR_LAST(&places->open).least_depth = closed.least_depth;
}

/// Depth of `op` below `root`. Parents are visited first, so the block has it.
static size_t depth_of(const BytecodeWriter *writer, const Operation *root,
                       const Operation *op) {
  return op == root ? 0 : writer->blocks.data[op->block->order].depth;
}

/// Numbers operations and blocks in textual order, and finds out which
/// operations are isolated.
static void number_places(BytecodeWriter *writer, Operation *root) {
  Places places = {.writer = writer};
  FOR_EACH_OP_PREORDER(op, root) {
    size_t depth = depth_of(writer, root, op);
    while (places.open.size > depth)
      leave_op(&places);
    note_uses(&places, op);
    enter_op(&places, op);
  }
  while (places.open.size)
    leave_op(&places);
  VECTOR_FREE(&places.open);
}

// --- order ------------------------------------------------------------------

typedef struct SortKey {
  uint64_t first;
  uint64_t second;
  size_t position; ///< Equal ones keep their order.
  Entry entry;
} SortKey;

static int compare_keys(const void *lhs, const void *rhs) {
  const SortKey *a = lhs, *b = rhs;
  if (a->first != b->first)
    return a->first < b->first ? -1 : 1;
  return a->position < b->position ? -1 : a->position > b->position;
}

static void sort_keys(SortKey *keys, size_t count) {
  for (size_t i = 0; i < count; i++)
    keys[i].position = i;
  if (count)
    qsort(keys, count, sizeof *keys, compare_keys);
}

/// Sorts the entries whose numbers have one size in bytes by dialect, starting
/// with the dialect of the entry before. The groups are upstream's.
static void sort_by_dialect(SortKey *keys, size_t count) {
  uint64_t first_dialect = 0;
  size_t group = 0;
  for (unsigned bytes = 1; bytes < 9 && count; bytes++) {
    group = ((size_t)1 << (7 * bytes)) - group;
    size_t size = group < count ? group : count;
    for (size_t i = 0; i < size; i++) {
      uint64_t dialect = keys[i].entry.dialect;
      keys[i].first = dialect == first_dialect ? 0 : dialect + 1;
    }
    sort_keys(keys, size);
    first_dialect = keys[size - 1].entry.dialect;
    keys += size;
    count -= size;
  }
}

static void sort_entries(EntryTable *table) {
  size_t count = table->entries.size;
  SortKey *keys = mem_alloc(count * sizeof *keys + 1);
  for (size_t i = 0; i < count; i++)
    keys[i] = (SortKey){.first = ~table->entries.data[i].count,
                        .entry = table->entries.data[i]};
  sort_keys(keys, count);
  sort_by_dialect(keys, count);
  for (size_t i = 0; i < count; i++) {
    table->entries.data[i] = keys[i].entry;
    *ptr_map_slot_wide(&table->numbers, keys[i].entry.entity.bits) =
        (void *)(uintptr_t)(i + 1);
  }
  mem_free(keys);
}

void bytecode_number(BytecodeWriter *writer, Operation *root) {
  number_places(writer, root);
  Numbering numbering = {.writer = writer, .parts = {.writer = writer}};
  number_op(&numbering, root);
  push_regions(&numbering, root);
  while (numbering.regions.size) {
    const Region *region = VECTOR_POP(&numbering.regions);
    numbering.next_value = VECTOR_POP(&numbering.first_values);
    number_region(&numbering, region);
  }
  VECTOR_FREE(&numbering.parts.parts);
  VECTOR_FREE(&numbering.todo);
  VECTOR_FREE(&numbering.regions);
  VECTOR_FREE(&numbering.first_values);
  sort_entries(&writer->attrs);
  sort_entries(&writer->types);
  sort_entries(&writer->op_names);
  bytecode_number_resources(writer);
}

// SPDX-License-Identifier: Apache-2.0
// The IR section. The regions of an isolated operation are a section in it, so
// that a reader may skip them. The head of a section has its length, in a
// variable number of bytes. So all bodies are first written without heads, and
// then copied once with their heads. That is linear, however deep they nest.
#include "bytecode/write/writer_internal.h"

/// A nested section, from where it begins to where it ends in the bytes.
typedef struct NestedSection {
  size_t begin;
  size_t end;
  size_t head_size; ///< Size of the heads in it, and then its own.
  size_t parent;    ///< Index, or SIZE_MAX.
} NestedSection;

typedef struct IRWriter {
  BytecodeWriter *writer;
  Emitter bytes;
  VECTOR(NestedSection) sections;
  size_t open; ///< Index of the innermost open section, or SIZE_MAX.
} IRWriter;

static void open_section(IRWriter *ir) {
  VECTOR_PUSH(&ir->sections,
              (NestedSection){ir->bytes.bytes.size, 0, 0, ir->open});
  ir->open = ir->sections.size - 1;
}

static void close_section(IRWriter *ir) {
  NestedSection *section = &ir->sections.data[ir->open];
  section->end = ir->bytes.bytes.size;
  ir->open = section->parent;
}

static size_t section_size(const NestedSection *section) {
  return section->end - section->begin + section->head_size;
}

/// Appends the bytes together with the heads of sections.
static void assemble(IRWriter *ir, Emitter *out) {
  for (size_t i = ir->sections.size; i-- > 0;) {
    const NestedSection *section = &ir->sections.data[i];
    if (section->parent != SIZE_MAX)
      ir->sections.data[section->parent].head_size +=
          section->head_size + 1 + varint_size(section_size(section));
  }
  StringRef bytes = stream_view(&ir->bytes.bytes);
  size_t at = 0;
  for (size_t i = 0; i < ir->sections.size; i++) {
    const NestedSection *section = &ir->sections.data[i];
    emit_bytes(out, string_ref(bytes.data + at, section->begin - at));
    emit_byte(out, SECTION_IR);
    emit_varint(out, section_size(section));
    at = section->begin;
  }
  emit_bytes(out, string_ref_drop(bytes, at));
}

// --- operations -------------------------------------------------------------

static void write_successors(IRWriter *ir, const Operation *op) {
  emit_varint(&ir->bytes, op->num_successors);
  for (unsigned i = 0; i < op->num_successors; i++)
    emit_varint(&ir->bytes,
                ir->writer->blocks.data[op_successor(op, i)->order].index);
}

static void write_operands(IRWriter *ir, const Operation *op) {
  emit_varint(&ir->bytes, op->num_operands);
  const Use *uses = op_operand_slots(op);
  for (unsigned i = 0; i < op->num_operands; i++)
    emit_varint(&ir->bytes, value_number(ir->writer, uses[i].value));
}

static void write_results(IRWriter *ir, const Operation *op) {
  emit_varint(&ir->bytes, op->num_results);
  for (unsigned i = 0; i < op->num_results; i++)
    emit_varint(&ir->bytes,
                entity_number(ir->writer, entity_type(op_result_type(op, i))));
}

/// Use lists of `count` values. True if some were written.
static bool write_use_lists(IRWriter *ir, Value *const *values, size_t count) {
  size_t size = ir->bytes.bytes.size;
  if (ir->writer->options.version >= BYTECODE_USE_LISTS)
    bytecode_write_use_lists(ir->writer, &ir->bytes, values, count);
  return ir->bytes.bytes.size > size;
}

static bool write_result_use_lists(IRWriter *ir, Operation *op) {
  if (op->num_results == 1) {
    Value *result = &op->results[0];
    return result->first_use && result->first_use->next &&
           write_use_lists(ir, &result, 1);
  }
  VECTOR(Value *) values = {0};
  for (unsigned i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&values, &op->results[i]);
  bool has_some = write_use_lists(ir, values.data, values.size);
  VECTOR_FREE(&values);
  return has_some;
}

static unsigned write_attributes(IRWriter *ir, const Operation *op) {
  BytecodeWriter *writer = ir->writer;
  unsigned mask = 0;
  const Attribute *attrs = op_written_attrs(writer, op);
  uint64_t number;
  if (attrs) {
    mask |= OP_HAS_ATTRS;
    emit_varint(&ir->bytes, entity_number(writer, entity_attr(attrs)));
  }
  if (writer->options.version >= BYTECODE_PROPERTIES &&
      properties_number(writer, op, &number)) {
    mask |= OP_HAS_PROPERTIES;
    emit_varint(&ir->bytes, number);
  }
  return mask;
}

/// Writes `op` up to its regions.
static void write_op(IRWriter *ir, Operation *op) {
  BytecodeWriter *writer = ir->writer;
  Entity name = {ENTITY_OP_NAME, (uintptr_t)op->def};
  emit_varint(&ir->bytes, entity_number(writer, name));
  size_t mask_at = ir->bytes.bytes.size;
  emit_byte(&ir->bytes, 0);
  emit_varint(&ir->bytes, entity_number(writer, entity_location(op->loc)));
  unsigned mask = write_attributes(ir, op);
  if (op->num_results) {
    mask |= OP_HAS_RESULTS;
    write_results(ir, op);
  }
  if (op->num_operands) {
    mask |= OP_HAS_OPERANDS;
    write_operands(ir, op);
  }
  if (op->num_successors) {
    mask |= OP_HAS_SUCCESSORS;
    write_successors(ir, op);
  }
  if (op->num_results && write_result_use_lists(ir, op))
    mask |= OP_HAS_USE_LISTS;
  if (op->num_regions) {
    mask |= OP_HAS_REGIONS;
    emit_flagged_varint(&ir->bytes, op->num_regions,
                        writer->ops.data[op->order].is_isolated);
  }
  ir->bytes.bytes.data[mask_at] = (char)mask;
}

// --- blocks -----------------------------------------------------------------

static void write_argument(IRWriter *ir, const BlockArgument *argument) {
  uint64_t type = entity_number(ir->writer, entity_type(argument->value.type));
  uint64_t loc = entity_number(ir->writer, entity_location(argument->loc));
  bool is_known = argument->loc.bits != 0;
  if (ir->writer->options.version < BYTECODE_ELIDED_ARGUMENT_LOCATIONS) {
    emit_varint(&ir->bytes, type);
    emit_varint(&ir->bytes, loc);
    return;
  }
  emit_flagged_varint(&ir->bytes, type, is_known);
  if (is_known)
    emit_varint(&ir->bytes, loc);
}

static void write_arguments(IRWriter *ir, Block *block) {
  VECTOR(Value *) values = {0};
  emit_varint(&ir->bytes, block->num_arguments);
  for (unsigned i = 0; i < block->num_arguments; i++) {
    write_argument(ir, block->arguments[i]);
    VECTOR_PUSH(&values, &block->arguments[i]->value);
  }
  if (ir->writer->options.version >= BYTECODE_USE_LISTS) {
    size_t mask_at = ir->bytes.bytes.size;
    emit_byte(&ir->bytes, 0);
    if (write_use_lists(ir, values.data, values.size))
      ir->bytes.bytes.data[mask_at] = OP_HAS_USE_LISTS;
  }
  VECTOR_FREE(&values);
}

static void write_block(IRWriter *ir, Block *block) {
  emit_flagged_varint(&ir->bytes, ir->writer->blocks.data[block->order].num_ops,
                      block->num_arguments > 0);
  if (block->num_arguments)
    write_arguments(ir, block);
}

// --- the walk ---------------------------------------------------------------

/// Are the regions of `op` in a section?
static bool has_section(const IRWriter *ir, const Operation *op) {
  return ir->writer->options.version >= BYTECODE_LAZY_REGIONS &&
         ir->writer->ops.data[op->order].is_isolated;
}

/// Begins `region`.
static void enter_region(IRWriter *ir, const Region *region) {
  if (!region->index && has_section(ir, region->parent))
    open_section(ir);
  emit_varint(&ir->bytes, region->num_blocks);
  if (region->first)
    emit_varint(&ir->bytes,
                ir->writer->blocks.data[region->first->order].num_values);
}

static void leave_region(IRWriter *ir, const Region *region) {
  if (region->index + 1u == region->parent->num_regions &&
      has_section(ir, region->parent))
    close_section(ir);
}

/// The first block from `region` on, in it or in the regions after it. NULL:
/// there is none, and all are closed.
static Block *next_block(IRWriter *ir, Region *region) {
  unsigned count = region->parent->num_regions;
  for (unsigned i = region->index;; region = op_region(region->parent, i)) {
    enter_region(ir, region);
    if (region->first)
      return region->first;
    leave_region(ir, region);
    if (++i == count)
      return NULL;
  }
}

/// The block after `block` in its operation. NULL: there is none.
static Block *following_block(IRWriter *ir, Block *block) {
  Region *region = block->parent;
  if (block->next)
    return block->next;
  leave_region(ir, region);
  return region->index + 1u < region->parent->num_regions
             ? next_block(ir, op_region(region->parent, region->index + 1u))
             : NULL;
}

/// Writes the heads of blocks from `block` on, up to a block with an operation,
/// and gives that operation. NULL: the operation around them is done.
static Operation *first_op_from(IRWriter *ir, Block *block) {
  for (; block; block = following_block(ir, block)) {
    write_block(ir, block);
    if (block->first)
      return block->first;
  }
  return NULL;
}

/// The operation that is written after `op`; NULL at the end.
static Operation *next_op(IRWriter *ir, const Operation *root, Operation *op) {
  Operation *next = op->num_regions
                        ? first_op_from(ir, next_block(ir, op_region(op, 0)))
                        : NULL;
  while (!next && op != root) {
    Operation *parent = op_parent(op);
    next =
        op->next ? op->next : first_op_from(ir, following_block(ir, op->block));
    op = parent;
  }
  return next;
}

void bytecode_write_ir(BytecodeWriter *writer, Operation *root, Emitter *out) {
  IRWriter ir = {.writer = writer, .open = SIZE_MAX};
  emit_flagged_varint(&ir.bytes, 1, false);
  for (Operation *op = root; op; op = next_op(&ir, root, op))
    write_op(&ir, op);
  Emitter section = {0};
  assemble(&ir, &section);
  emit_section(out, SECTION_IR, &section);
  emitter_free(&ir.bytes);
  VECTOR_FREE(&ir.sections);
}

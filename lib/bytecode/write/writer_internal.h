// SPDX-License-Identifier: Apache-2.0
// Declarations shared by the parts of the bytecode writer.
//
// First everything is numbered (numbering.c): operation names, attributes and
// types by how often they are used, so that frequent ones take few bytes. Then
// the sections are written. The parts of an attribute go to an EntryWriter,
// which serves both: while things are numbered it collects the parts, and later
// it writes their numbers.
#ifndef MLOPT_BYTECODE_WRITE_WRITER_INTERNAL_H
#define MLOPT_BYTECODE_WRITE_WRITER_INTERNAL_H

#include "bytecode/write/emitter.h"
#include "bytecode/writer.h"
#include "support/hash_table.h"
#include "support/vector.h"

typedef enum EntityKind {
  ENTITY_ATTR,
  ENTITY_LOCATION, ///< Stands among the attributes.
  ENTITY_TYPE,
  ENTITY_LLVM_STEP, ///< Part of a debug expression; an attribute upstream.
  ENTITY_OP_NAME,
} EntityKind;

/// An attribute, type, location or definition of operations, as a number.
typedef struct Entity {
  EntityKind kind;
  uint64_t bits;
} Entity;

typedef struct Entry {
  Entity entity;
  uint32_t dialect; ///< Number of its dialect.
  uint64_t count;   ///< How often it is used.
} Entry;

/// Entries of one kind. Once they are numbered, in the order of their numbers.
typedef struct EntryTable {
  VECTOR(Entry) entries;
  PtrMap numbers; ///< Index + 1 by the entity's bits.
} EntryTable;

typedef struct BytecodeDialect {
  StringRef name;
  VECTOR(StringRef) resources; ///< Keys of those that are used.
  StringMap resource_numbers;  ///< Number + 1 in the file; 1 until then.
} BytecodeDialect;

/// Facts about an operation, by its `order`.
typedef struct OpRecord {
  uint64_t first_value; ///< Number of its first result.
  bool is_isolated;     ///< Uses no value from around it.
} OpRecord;

/// The numbers of a block.
typedef struct BlockRecord {
  uint64_t first_value; ///< Number of its first argument.
  uint32_t depth;       ///< Number of operations around it.
  uint32_t index;       ///< In its region.
  uint64_t num_ops;
  uint64_t num_values; ///< Its region's, if it is the first block.
} BlockRecord;

typedef struct PropPlan PropPlan;

typedef struct BytecodeWriter {
  Context *ctx;
  BytecodeOptions options;
  Arena arena; ///< Plans, and strings without another owner.
  EntryTable attrs;
  EntryTable types;
  EntryTable op_names;
  VECTOR(BytecodeDialect) dialects;
  StringMap dialect_numbers; ///< Number + 1.
  VECTOR(OpRecord) ops;
  VECTOR(BlockRecord) blocks;
  VECTOR(StringRef) strings;
  StringMap string_numbers; ///< Number + 1.
  PtrMap plans;             ///< PropPlan by OpDef.
  StringMap default_attrs;  ///< Attribute by the text of a default value.
  VECTOR(StringRef) props;  ///< Different properties, in `arena`.
  StringMap prop_numbers;   ///< Number + 1.
  PtrMap file_names;        ///< String attribute by the name of a file.
} BytecodeWriter;

/// Takes the parts of an attribute, a type or properties.
typedef struct EntryWriter {
  BytecodeWriter *writer;
  Emitter *out; ///< NULL: only the parts are wanted.
  VECTOR(Entity) parts;
} EntryWriter;

static inline Entity entity_attr(const Attribute *attr) {
  return (Entity){ENTITY_ATTR, (uint64_t)(uintptr_t)attr};
}
static inline Entity entity_type(const Type *type) {
  return (Entity){ENTITY_TYPE, (uint64_t)(uintptr_t)type};
}
/// A location attribute is its location.
Entity entity_of_attr(const Attribute *attr);
/// A location that a dialect's attribute stands for is that attribute.
Entity entity_location(Location loc);
/// The step of an expression that is this array.
static inline Entity entity_step(const Attribute *step) {
  // Not the array's own bits: it may be an entity itself.
  return (Entity){ENTITY_LLVM_STEP, (uint64_t)(uintptr_t)step | 4};
}

// Numbering.

/// Numbers everything in `root`.
void bytecode_number(BytecodeWriter *writer, Operation *root);
/// Number of an entity that was numbered. Constant time.
uint64_t entity_number(const BytecodeWriter *writer, Entity entity);
/// Number of `value` among those of its isolated operation. Constant time.
uint64_t value_number(const BytecodeWriter *writer, const Value *value);
/// The registered dialect or other name space `name`.
uint32_t dialect_number(BytecodeWriter *writer, StringRef name);
/// Number of `text` among the strings, which is entered if it is new; it must
/// live as long as the writer.
uint64_t string_number(BytecodeWriter *writer, StringRef text);

// Parts of entries.

/// A number. Where the entry is only walked for its parts, nothing is written;
/// so in the functions below.
void put_varint(EntryWriter *entry, uint64_t value);
/// A number that may be negative.
void put_signed_varint(EntryWriter *entry, int64_t value);
/// The lowest 8 bits of `value`.
void put_byte(EntryWriter *entry, unsigned value);
/// The number of `text` in the string section.
void put_string(EntryWriter *entry, StringRef text);
/// The number of `entity`, or, while parts are collected, `entity` itself.
void put_entity(EntryWriter *entry, Entity entity);
/// As put_entity. `attr` is not NULL.
void put_attr(EntryWriter *entry, const Attribute *attr);
/// A part that may be missing, after a flag.
void put_optional_entity(EntryWriter *entry, Entity entity);
/// As put_optional_entity; nothing where `attr` is NULL.
void put_optional_attr(EntryWriter *entry, const Attribute *attr);
/// As put_entity.
void put_type(EntryWriter *entry, const Type *type);
/// As put_entity.
void put_location(EntryWriter *entry, Location loc);
/// Sends the parts of `entity` to the writer. False, with nothing sent, if it
/// is written as text.
bool put_entry(EntryWriter *entry, Entity entity);
/// The part of put_entry for the llvm dialect. False: it is written as text.
bool put_llvm_attr(EntryWriter *entry, const DialectAttr *attr);
/// Writes an `llvm.di_expression_elem`: its code and its arguments.
void put_llvm_step(EntryWriter *entry, const Attribute *step);

// Operations.

/// Writes the properties of a registered operation that has some.
void put_properties(EntryWriter *entry, const Operation *op);
/// Number of the properties among all; false if `op` has none.
bool properties_number(BytecodeWriter *writer, const Operation *op,
                       uint64_t *number);
/// The dictionary that is written with `op`, or NULL.
const Attribute *op_written_attrs(BytecodeWriter *writer, const Operation *op);
/// Appends the IR section of `root`. Numbers must be known already. Linear.
void bytecode_write_ir(BytecodeWriter *writer, Operation *root, Emitter *out);
/// Writes how the uses of `values`, `count` of them, must be reordered: only of
/// those that a reader would not find in order.
void bytecode_write_use_lists(const BytecodeWriter *writer, Emitter *out,
                              Value *const *values, size_t count);
/// Appends both sections of resources.
void bytecode_write_resources(BytecodeWriter *writer, Emitter *out);
/// Numbers the resources of all dialects.
void bytecode_number_resources(BytecodeWriter *writer);

#endif

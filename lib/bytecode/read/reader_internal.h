// SPDX-License-Identifier: Apache-2.0
// Declarations shared by the parts of the bytecode reader.
//
// Sections are found first. Attributes and types are decoded when something
// asks for them, each once (read_entries.c); with a stack, the entries that
// they refer to are decoded first. An error is reported where it is found, and
// leaves the reader (reader_fail). Everything is in the arena or in the Reader.
#ifndef MLOPT_BYTECODE_READ_READER_INTERNAL_H
#define MLOPT_BYTECODE_READ_READER_INTERNAL_H

#include <setjmp.h>

#include "bytecode/format.h"
#include "bytecode/props.h"
#include "bytecode/reader.h"
#include "ir/diagnostics/op_diag.h"
#include "support/hash_table.h"
#include "support/vector.h"

/// The unread rest of some bytes.
typedef struct Cursor {
  const unsigned char *at;
  const unsigned char *end;
} Cursor;

typedef struct ReadDialect {
  StringRef name;
  bool is_known; ///< It was looked up, and may be used.
} ReadDialect;

typedef struct ReadOpName {
  const OpDef *def; ///< NULL: not looked up yet.
  const PropPlan *plan;
  StringRef name;
  uint32_t dialect;
  bool was_registered; ///< Where the file was written.
} ReadOpName;

typedef enum EntryState {
  ENTRY_NEW,
  ENTRY_OPEN, ///< Waits for the entries it refers to.
  ENTRY_DONE,
} EntryState;

typedef enum EntryClass {
  ENTRY_IS_ATTR,
  ENTRY_IS_LOCATION,
  ENTRY_IS_TYPE,
} EntryClass;

/// An attribute or a type.
typedef struct ReadEntry {
  union {
    const unsigned char *data; ///< Until it is done.
    const Attribute *attr;
    const Type *type;
    Location loc;
  };
  size_t size;
  uint32_t dialect;
  bool is_encoded; ///< Not as text.
  uint8_t state;   ///< EntryState.
  uint8_t what;    ///< EntryClass, once it is done.
} ReadEntry;

/// Properties by their number. Their decoded form for `def` is kept, as most
/// operations share their properties with others.
typedef struct ReadProps {
  Cursor bytes;
  const OpDef *def; ///< NULL: not decoded yet.
  const Attribute *const *props;
} ReadProps;

/// The attributes of `def` in a version without properties, split up.
typedef struct SplitAttrs {
  const OpDef *def;
  const Attribute *const *props;
  const Attribute *attrs;
} SplitAttrs;

/// Regions of an operation that are being read; the block that is.
typedef struct RegionFrame {
  Operation *op; ///< NULL: the top level.
  Block *block;
  uint64_t ops_left;   ///< In the block.
  size_t first_block;  ///< The region's in Reader.blocks.
  size_t next_block;   ///< The next one to come.
  size_t first_value;  ///< The region's in Reader.values.
  size_t next_value;   ///< The next one to be defined.
  size_t outer_scope;  ///< Reader.scope around an isolated operation.
  uint64_t outer_refs; ///< Reader.num_open_refs there.
  Cursor outer;        ///< The bytes after the section.
  unsigned region;
  bool is_isolated;
  bool has_section;
} RegionFrame;

/// A list of uses that is not in the order in which a reader makes it.
typedef struct UseOrder {
  Value *value;
  size_t index;            ///< Among the results or arguments.
  const uint64_t *indices; ///< NULL: it was used before it was defined.
  size_t num_indices;
  bool has_pairs;
} UseOrder;

typedef struct ResourceKey {
  StringRef key;
} ResourceKey;

typedef struct EntryRef {
  ReadEntry *entry;
  bool is_type;
} EntryRef;

typedef struct Reader {
  Context *ctx;
  const SourceBuffer *buffer;
  const ParseOptions *options;
  jmp_buf failure;
  Arena arena;
  uint64_t version;
  Cursor sections[NUM_SECTIONS];
  bool has_section[NUM_SECTIONS];
  StringRef *strings;
  size_t num_strings;
  ReadDialect *dialects;
  size_t num_dialects;
  VECTOR(ReadOpName) op_names;
  ReadEntry *attrs;
  size_t num_attrs;
  ReadEntry *types;
  size_t num_types;
  VECTOR(EntryRef) waiting; ///< Entries to be decoded, the next one last.
  ReadProps *props;
  size_t num_props;
  SplitAttrs *split_attrs; ///< By number of the attribute; NULL: none yet.
  VECTOR(ResourceKey) resources;
  Stream *resource_text;       ///< Scratch memory of read_resources, or NULL.
  const StringAttr *last_file; ///< The last location's, and its number.
  uint32_t last_file_id;
  // IR.
  Cursor ir;
  VECTOR(RegionFrame) frames;
  VECTOR(Block *) blocks;
  VECTOR(Value *) values; ///< By number; NULL: not met yet.
  size_t scope;           ///< Where the numbers of the isolated region begin.
  uint64_t num_open_refs; ///< Values that were used, but not defined yet.
  VECTOR(UseOrder) use_orders;
  VECTOR(const Type *) op_types;
  VECTOR(Value *) operands;
  VECTOR(Block *) successors;
} Reader;

/// Reports an error of the file and leaves the reader.
__attribute__((format(printf, 2, 3))) _Noreturn void
reader_fail(Reader *reader, const char *format, ...);
/// As reader_fail, with an attribute or type at the end.
_Noreturn void reader_fail_attr(Reader *reader, const char *text,
                                const Attribute *attr);
/// Leaves the reader after an error that was reported.
_Noreturn void reader_leave(Reader *reader);

// Bytes.

static inline size_t cursor_size(const Cursor *cursor) {
  return (size_t)(cursor->end - cursor->at);
}
/// Fails at the end of the bytes.
unsigned read_byte(Reader *reader, Cursor *cursor);
/// read_varint of more than one byte: a prefix of zero bits says how many more
/// there are.
uint64_t read_long_varint(Reader *reader, Cursor *cursor);
static inline uint64_t read_varint(Reader *reader, Cursor *cursor) {
  if (cursor->at < cursor->end && (*cursor->at & 1))
    return *cursor->at++ >> 1;
  return read_long_varint(reader, cursor);
}
/// Zigzag: the lowest bit is the sign.
int64_t read_signed_varint(Reader *reader, Cursor *cursor);
/// The lowest bit goes to `*flag`, the others are the number.
uint64_t read_flagged_varint(Reader *reader, Cursor *cursor, bool *flag);
/// A number of things, each of which takes at least a byte. Fails where fewer
/// bytes are left, before memory is allocated for them.
uint64_t read_count(Reader *reader, Cursor *cursor);
/// The next `size` bytes.
Cursor read_bytes(Reader *reader, Cursor *cursor, uint64_t size);
/// Text number N of the string section, borrowed from the buffer.
StringRef read_string(Reader *reader, Cursor *cursor);
/// Skips padding until the buffer's offset is a multiple of `alignment`. Fails
/// unless that is a power of two.
void read_padding(Reader *reader, Cursor *cursor, uint64_t alignment);
/// A section and its number.
Cursor read_section(Reader *reader, Cursor *cursor, unsigned *id);

// Tables.

/// Reads every section that the IR refers to by number.
void read_tables(Reader *reader);
/// Turns resources into the text that `{-# … #-}` has, in the reader.
void read_resources(Reader *reader);
/// Finds where attributes and types begin. None is decoded yet.
void read_entry_table(Reader *reader);
/// Fails unless the dialect may be used.
void reader_check_dialect(Reader *reader, uint32_t dialect);

// Entries.

/// Entry `index`, decoded.
const ReadEntry *reader_attr_entry(Reader *reader, uint64_t index);
/// Type `index`, decoded with all that it consists of when first asked for.
const Type *reader_type(Reader *reader, uint64_t index);
/// Attribute `index`, likewise.
const Attribute *reader_attr(Reader *reader, uint64_t index);
/// Attribute `index`. Fails unless it is a location.
Location reader_location(Reader *reader, uint64_t index);
/// A decoded entry as an attribute; a location becomes one, too.
const Attribute *entry_attr(Reader *reader, const ReadEntry *entry);

/// An entry while it is decoded.
typedef struct Decoder {
  Reader *reader;
  Cursor bytes;
  size_t num_missing; ///< Parts that must be decoded first.
} Decoder;

/// Decodes a part. NULL if it is not decoded yet, so that the entry must wait;
/// the parts after it may still be read.
const ReadEntry *decode_part(Decoder *decoder);
/// As decode_part. Fails if it is a type.
const Attribute *decode_attr(Decoder *decoder);
/// An optional part: NULL also if it is absent.
const Attribute *decode_optional_attr(Decoder *decoder);
/// As decode_part. Fails if there is no such type.
const Type *decode_type(Decoder *decoder);
/// A number that is part of the entry.
uint64_t decode_varint(Decoder *decoder);
/// Text that is part of the entry; borrowed from the buffer.
StringRef decode_string(Decoder *decoder);
/// Decodes an attribute of builtin. False if parts are not decoded yet.
bool decode_builtin_attr(Decoder *decoder, ReadEntry *entry);
/// As decode_builtin_attr, for a type.
bool decode_builtin_type(Decoder *decoder, ReadEntry *entry);
/// Decodes an attribute of llvm. False if parts are not decoded yet.
bool decode_llvm_attr(Decoder *decoder, ReadEntry *entry);

// Operations.

/// The properties at `index`, by slot, for the operation `name`. Decoded once
/// for all operations of that name; `loc` is where errors are.
const Attribute *const *reader_props(Reader *reader, const ReadOpName *name,
                                     uint64_t index, Location loc);
/// Divides the attributes of a version without properties.
const SplitAttrs *reader_split_attrs(Reader *reader, const ReadOpName *name,
                                     uint64_t index, Location loc);
/// Reads the IR: returns the block of the top level.
Block *read_ir(Reader *reader);
/// Puts the uses of values into the order that the file says. Linear in `top`,
/// but for the sorting.
void reader_apply_use_orders(Reader *reader, Block *top);

#endif

// SPDX-License-Identifier: Apache-2.0
// What the lexer, the grammar and its actions share: tokens, semantic values,
// scopes, and the Parser itself.
//
// The idea it turns on: the grammar builds IR bottom-up. Operands are kept as
// uses by name (SSAUse) until their types are known, then resolved; an
// operation is created when its last token was seen; regions are parsed before
// the operation that holds them exists and are moved into it.
//
// Failure: whoever finds an error reports it at its place in the text and
// leaves the parser (parser_fail), so that no action ever sees a value that is
// not there. All memory belongs to arenas, so nothing leaks.
//
// A file is parsed fast first: shortcuts may be taken that know no good words
// for an error, and the first error only ends the attempt. Then, and only then,
// the file is parsed again, precisely (Parser.is_precise), to say what is
// wrong.
#ifndef MLOPT_PARSER_PARSER_INTERNAL_H
#define MLOPT_PARSER_PARSER_INTERNAL_H

#include <setjmp.h>
#include <string.h>

#include "ir/affine/affine.h"
#include "ir/attributes/attribute.h"
#include "ir/operation.h"
#include "ir/print/printer.h"
#include "parser/parser.h"
#include "support/arena.h"
#include "support/ascii.h"
#include "support/hash_table.h"
#include "support/vector.h"

typedef struct Parser Parser;

/// Can `c` be inside an identifier, as of an operation?
static inline bool is_word_character(char c) {
  return is_letter(c) || is_digit(c) || c == '_' || c == '.' || c == '$';
}

static inline uint64_t load_u64(const char *text) {
  uint64_t value;
  memcpy(&value, text, sizeof value);
  return value;
}

/// Up to 8 bytes of `text` as a number; parts may overlap.
static inline uint64_t load_short(const char *text, size_t size) {
  uint32_t low, high;
  if (size >= 8)
    return load_u64(text);
  if (size < 4)
    return size ? (uint64_t)(unsigned char)text[0] |
                      (uint64_t)(unsigned char)text[size / 2] << 8 |
                      (uint64_t)(unsigned char)text[size - 1] << 16
                : 0;
  memcpy(&low, text, sizeof low);
  memcpy(&high, text + size - 4, sizeof high);
  return (uint64_t)high << 32 | low;
}

static inline uint64_t name_hash_step(uint64_t hash, uint64_t part) {
  hash ^= part;
  // A name's last letters are in the high bits, which multiplying moves up.
  hash ^= hash >> 32;
  hash *= UINT64_C(0xFF51AFD7ED558CCD);
  return hash ^ (hash >> 32);
}

/// Names up to this size are all in their parts.
enum { NAME_PARTS_SIZE = 16 };

/// A name as two numbers.
typedef struct NameParts {
  uint64_t head; ///< The first 8 characters, or all.
  uint64_t tail; ///< The last 8, of longer names.
} NameParts;

static inline NameParts name_parts(const char *text, size_t size) {
  return (NameParts){load_short(text, size),
                     size > 8 ? load_u64(text + size - 8) : 0};
}

static inline uint32_t name_parts_hash(NameParts parts, size_t size) {
  uint64_t hash = parts.head ^ (parts.tail * 3 + size);
  // Names differ in their last characters, the high bits, which multiplying
  // moves up.
  hash ^= hash >> 32;
  hash *= UINT64_C(0xFF51AFD7ED558CCD);
  return (uint32_t)(hash >> 32);
}

static inline bool name_parts_are(NameParts parts, NameParts other) {
  return parts.head == other.head && parts.tail == other.tail;
}

/// Are names of one size, with these parts, the same?
static inline bool name_parts_equal(NameParts parts, const char *text,
                                    NameParts other_parts, const char *other,
                                    size_t size) {
  return name_parts_are(parts, other_parts) &&
         (size <= NAME_PARTS_SIZE || !memcmp(text, other, size));
}

/// Hash of all bytes; for names, which are short.
static inline uint64_t name_hash(const char *text, size_t size) {
  uint64_t hash = size * UINT64_C(0x9E3779B97F4A7C15);
  if (size > 8) {
    const char *last = text + size - 8;
    for (; text < last; text += 8)
      hash = name_hash_step(hash, load_u64(text));
    return name_hash_step(hash, load_u64(last));
  }
  return name_hash_step(hash, load_short(text, size));
}

static inline bool name_equals(const char *lhs, const char *rhs, size_t size) {
  if (size > 16)
    return memcmp(lhs, rhs, size) == 0;
  if (size > 8 && load_u64(lhs + size - 8) != load_u64(rhs + size - 8))
    return false;
  return load_short(lhs, size) == load_short(rhs, size);
}

/// A word that the lexer knows: a keyword, an operation, or both.
typedef struct Word {
  StringRef text;
  NameParts parts;
  int token;            ///< KW_… or OP_….
  int float_kind;       ///< For FLOAT_TYPE.
  bool is_bare_op;      ///< `def` is found without its dialect's prefix.
  const OpDef *def;     ///< NULL: no operation.
  const TypeDef *type;  ///< For `!dialect.type`, `!` included in `text`.
  const AttrDef *attr;  ///< For `#dialect.attr`, `#` included in `text`.
  struct Word *next_op; ///< More operations of this name without prefix.
} Word;

typedef struct WordTable WordTable;

/// A token with its place; the text stays in the source. An SSA_ID is the
/// SSAUse that begins like it.
typedef struct Token {
  const char *text; ///< Whole token, with its `%`, `@`, quotes…
  uint32_t size;
  uint32_t prefix; ///< Raw dialect symbol: size of its name; else 0.
  uint32_t line;   ///< From 1.
  uint32_t column;
  /// What the lexer found in its table: const Word *, or NULL. Of a generic
  /// operation's name: const OpDef *.
  const void *entry;
} Token;

static inline StringRef token_text(const Token *token) {
  return string_ref(token->text, token->size);
}

/// Lists grow in the scratch arena; `{0}` is empty. Passed by value through the
/// grammar: the newest copy is the list.
#define LIST(T)                                                                \
  struct {                                                                     \
    T *data;                                                                   \
    uint32_t size;                                                             \
    uint32_t capacity;                                                         \
  }

void *list_grow(Parser *parser, const void *data, uint32_t *capacity,
                size_t element);

#define LIST_PUSH(parser, list, ...)                                           \
  do {                                                                         \
    if ((list)->size == (list)->capacity)                                      \
      (list)->data = list_grow((parser), (list)->data, &(list)->capacity,      \
                               sizeof *(list)->data);                          \
    (list)->data[(list)->size++] = (__VA_ARGS__);                              \
  } while (0)

/// A semantic value in scratch, where it is too large for lemon's stack.
#define BOXED(parser, T, ...)                                                  \
  ((T *)arena_copy(&(parser)->scratch, &(T)__VA_ARGS__, sizeof(T)))

/// `%name` or `%name#number`, not yet a value.
typedef struct SSAUse {
  const char *at;  ///< The `%`; also the place for errors.
  uint32_t size;   ///< With the `%`, without `#number`.
  uint32_t number; ///< 0 where none is written.
} SSAUse;
typedef LIST(SSAUse) SSAUses;
_Static_assert(offsetof(SSAUse, at) == offsetof(Token, text) &&
                   offsetof(SSAUse, size) == offsetof(Token, size) &&
                   offsetof(SSAUse, number) == offsetof(Token, prefix),
               "the grammar takes an SSA_ID for a use");

/// `%name:count` in front of a `=`.
typedef struct ResultName {
  const char *at;
  uint32_t size;
  uint32_t count;
} ResultName;
typedef struct ResultNames {
  LIST(ResultName) names;
  uint32_t total; ///< Sum of the counts.
} ResultNames;

typedef LIST(const Type *) Types;
typedef LIST(const Attribute *) Attributes;
typedef LIST(Location) Locations;
typedef LIST(int64_t) Integers;
typedef LIST(Token) Tokens;
typedef LIST(Region *) Regions;
typedef LIST(Block *) Blocks;
typedef LIST(StringRef) Strings;

typedef struct NamedAttr {
  const char *at; ///< Of the name.
  StringRef name; ///< Interned.
  const Attribute *value;
} NamedAttr;
typedef LIST(NamedAttr) NamedAttrs;

/// `(inputs) -> results`.
typedef struct FunctionSignature {
  Types inputs;
  Types results;
} FunctionSignature;

/// `^bb` or `^bb(%a, %b : T, T)`, resolved.
typedef struct Successor {
  Block *block;
  Value **operands; ///< Scratch.
  uint32_t num_operands;
} Successor;
typedef LIST(Successor) Successors;

/// `loc(…)` after an operation or argument. An alias that is not defined yet
/// is filled in at the end of the file.
typedef struct TrailingLoc {
  Location loc;
  const Token *alias; ///< Scratch. NULL: none is waited for.
  bool is_present;
} TrailingLoc;

/// Block argument `%a : T loc(…)`; for entry blocks and functions also with
/// attributes. `at` NULL: no name.
typedef struct Argument {
  SSAUse name;
  const Type *type;
  const Attribute *attrs; ///< Dictionary or NULL.
  TrailingLoc *loc;       ///< Scratch; NULL: none written.
  uint32_t line, column;  ///< Of its first token: its default location.
} Argument;
typedef LIST(Argument) Arguments;

/// A name's current meaning. `scope` is the isolated scope in which it holds;
/// any other number: none.
typedef struct ValueSlot {
  Value *first;                   ///< The first of `count` consecutive values.
  const char *at;                 ///< Where it was defined.
  struct ForwardRef *forward_ref; ///< First of the name; `first` is NULL.
  uint32_t count;
  uint32_t scope;
} ValueSlot;

/// A forward reference: use of a value that is not defined yet.
typedef struct ForwardRef {
  BlockArgument argument; ///< The operand until then; has no owner.
  SSAUse use;
  uint32_t slot;
  bool is_resolved;
  struct ForwardRef *next_of_name;
} ForwardRef;

/// What a name meant before; restored when its scope ends.
typedef struct ValueUndo {
  uint32_t slot;
  ValueSlot old;
} ValueUndo;

typedef struct BlockSlot {
  Block *block;
  const char *at; ///< Definition, or the first reference.
  uint32_t scope; ///< Region number.
  bool is_defined;
} BlockSlot;

typedef struct BlockUndo {
  uint32_t slot;
  BlockSlot old;
} BlockUndo;

/// Open addressing: identifiers to slot numbers.
typedef struct NameTable {
  struct NameEntry *entries;
  uint32_t size;
  uint32_t capacity; ///< 0 or a power of two.
} NameTable;

typedef struct NameEntry {
  NameParts parts;
  const char *text;
  uint32_t size; ///< 0: free.
  uint32_t slot;
} NameEntry;

/// What will open the next region: set by the operation's name, taken by its
/// `{`.
typedef struct PendingOp {
  const OpDef *def;
  Arguments entry_arguments; ///< Named by the operation's own syntax.
  bool has_entry_arguments;
  /// They take the names of operands, which the region does not see.
  bool shadows_operands;
} PendingOp;

/// An open region. The stack of them is the parser's position in the IR.
typedef struct RegionScope {
  Region *region; ///< Scratch; its blocks move into the operation.
  Block *block;   ///< Where operations go; NULL: none yet.
  PendingOp op;   ///< The operation around it.
  ArenaMark mark; ///< Scratch below this belongs to what is around.
  const char *default_dialect;
  size_t value_undo; ///< Sizes of the logs when it was opened.
  size_t block_undo;
  size_t forward_ref_start; ///< Isolated: size of `forward_ref_undo`.
  uint32_t isolated;        ///< Number of the isolated scope.
  uint32_t number;          ///< Of this region.
  uint32_t undefined_blocks;
  bool is_isolated;
  bool has_entry_arguments;
  bool has_values; ///< A name was defined in it.
} RegionScope;

typedef struct DeferredLoc {
  Operation *op;
  BlockArgument *argument; ///< Instead of `op`.
  Token alias;
} DeferredLoc;

typedef struct Lexer {
  const char *cursor;
  const char *limit; ///< The NUL after the text.
  const char *line_start;
  uint32_t line;
  int condition; ///< In memref<…, a dimension list such as 4x?xf32 is not an
                 ///< identifier.
} Lexer;

/// One literal in `dense<…>`.
typedef struct DenseElement {
  const char *at;
  uint32_t size;
  uint16_t token; ///< TOK kind.
  bool is_negative;
  bool is_complex_start; ///< This and the next are one complex number.
} DenseElement;

typedef struct DenseShape {
  struct DenseShape *inner; ///< NULL: elements are scalars.
  int64_t count;
} DenseShape;

/// `1`, `[[1, 2], [3, 4]]`; elements are the parser's list.
typedef struct DenseLiteral {
  DenseShape *shape; ///< NULL: a scalar (splat).
  const char *at;
  size_t first; ///< In Parser.dense.
} DenseLiteral;

/// Start of the line of the place that was asked for last.
typedef struct PlaceCache {
  const char *line_start;
  uint32_t line;
} PlaceCache;

/// A struct type that was written, and what stands after its name.
typedef struct KnownType {
  const void *name; ///< Its Word.
  StringRef text;   ///< Of the source; empty: there is none.
  const Type *type;
} KnownType;
enum { NUM_KNOWN_TYPES = 8 };

struct Parser {
  Context *ctx;
  const SourceBuffer *buffer;
  const ParseOptions *options;
  Lexer lexer;
  void *lemon;
  Token token;               ///< The newest: an action's lookahead.
  const char *generic_at;    ///< Newest name of a generic operation.
  const char *custom_at;     ///< Newest word that names an operation.
  const char *custom_before; ///< The one before.
  int previous_token;        ///< Kind of the token before `token`.
  PlaceCache place;
  jmp_buf failure;
  bool is_precise;       ///< Errors are reported; see above.
  bool is_worker;        ///< Parses bodies of functions for another parser.
  struct Bodies *bodies; ///< Those that wait; NULL: none may.
  struct GenericTails *tails; ///< Owned; NULL: none yet.
  StringRef tail; ///< Of the generic operation that is parsed; empty: unknown.
  bool is_generic_body_deferred; ///< Of the generic operation that is parsed.
  Arena scratch; ///< Semantic values; rewound after each operation.
  Arena arena;   ///< What lives as long as the parser.

  uint32_t file_id;
  WordTable *words; ///< In `arena`, or another parser's.

  PendingOp pending;
  VECTOR(RegionScope) scopes;
  uint32_t last_isolated;
  uint32_t last_region;

  /// Slots 0 … number_limit-1 are of the numbers from the base on, the others
  /// of identifiers. The base is the first number that a worker finds in a
  /// body, as they may go up through the file; else 0.
  VECTOR(ValueSlot) numbers;
  uint32_t number_base;
  bool has_no_number_base;
  uint32_t number_limit;
  VECTOR(ValueSlot) values;
  NameTable value_names;
  VECTOR(ValueUndo) value_undo;
  VECTOR(ValueUndo) forward_ref_undo;
  VECTOR(ForwardRef *) forward_refs;
  PtrMap forward_ref_map; ///< (slot, number) to ForwardRef.
  size_t num_unresolved;

  VECTOR(BlockSlot) blocks;
  NameTable block_names;
  VECTOR(BlockUndo) block_undo;

  StringMap attr_aliases;
  StringMap type_aliases;
  VECTOR(DeferredLoc) deferred_locs;
  StringMap affine_names; ///< To AffineExpr *.
  uint32_t affine_num_dims;
  uint32_t affine_num_symbols;
  const Type *untyped_type; ///< Of a value that is written without its type.
  VECTOR(DenseElement) dense;
  const DialectDef *type_dialect; ///< Of the dialect type being parsed.
  /// The newest ones, where errors do not matter.
  KnownType known_types[NUM_KNOWN_TYPES];
  uint32_t next_known_type;
  struct ParamFrame *param_frame; ///< Innermost open one, in scratch.
  const AttrDef *expected_attr; ///< What a `<…>` without a name is, or NULL.
  PtrMap distincts;             ///< Written id to attribute.
  PtrMap open_structs;          ///< Identified ones whose body is read.

  StringRef resource_section;
  StringRef resource_group;

  Region top_region;
  const Type *type_result;
  const Attribute *attr_result;
  Region *region_result; ///< Scratch.
  bool is_done;

  const Type *last_int_type; ///< Of this text, where it has at most 8 bytes.
  uint64_t last_int_text;
  uint32_t last_int_size; ///< 0: there is none yet.

  const Type *index_type;
  const Type *i64_type;
  const Type *elements_type; ///< Of elements that stand without their type.
  const Type *f64_type;
  const Type *array_element; ///< Of the newest array<…>.
};

// --- errors ---------------------------------------------------------------

/// Moves `text` to the scratch arena: an error may end an action at once, and
/// then nobody would free it.
StringRef parser_take_text(Parser *parser, Stream *text);

/// Begins an error at `at`, to be completed with diag_*; parser_fail follows.
__attribute__((format(printf, 3, 4))) Diagnostic *
parser_error(Parser *parser, const char *at, const char *format, ...);
/// Begins a note under it.
__attribute__((format(printf, 4, 5))) void parser_note(Parser *parser,
                                                       Diagnostic *diag,
                                                       const char *at,
                                                       const char *format, ...);
/// Leaves the parser: an error was reported.
_Noreturn void parser_fail(Parser *parser);
/// Name of the operation whose custom form is being read.
StringRef parser_custom_op_name(const Parser *parser);
/// The usual case of the two.
__attribute__((format(printf, 3, 4))) _Noreturn void
parser_fail_at(Parser *parser, const char *at, const char *format, ...);
/// A token on lemon's stack, where it was not reduced.
typedef struct Stacked {
  int token; ///< 0: none.
  const char *text;
} Stacked;
enum { NUM_STACKED = 4 };
/// The lemon parser met `found` where `accepts` (by token) says what could have
/// come, inside of `stacked` (NUM_STACKED of them, innermost first).
_Noreturn void parser_syntax_error(Parser *parser, int token, Token found,
                                   const bool *accepts, const Stacked *stacked);
/// Where an error about the missing of what should stand before `token` is
/// reported: after the token before it. Follows mlir's
/// Parser::emitWrongTokenError.
const char *parser_before_token(const Parser *parser, Token token);
/// Behind blanks and ends of lines.
const char *parser_skip_blanks(const char *at);
/// Linear in the text between the place asked for before and this one, if this
/// one is after it, so that many errors in order cost the text once.
SourcePos parser_position(Parser *parser, const char *at);

// --- parser.c ---------------------------------------------------------------

/// A parser of the text that `other` parses, with its table of words, and with
/// nothing else: for a worker. parser_finish ends it.
void parser_init_shared(Parser *parser, Context *ctx, const Parser *other);
void parser_finish(Parser *parser);
/// Parses what is at the lexer's place, which `start` (TOK_START_…) says.
void parser_feed(Parser *parser, int start);

// --- bodies.c: functions' bodies in parallel ---------------------------------

typedef struct Bodies Bodies;

/// Is it worth while and possible for a file?
bool bodies_can_wait(Context *ctx, const SourceBuffer *buffer,
                     bool is_done_in_pieces);
/// `is_visited`: for a PieceVisitor.
void bodies_init(Parser *parser, bool is_visited);
void bodies_free(Parser *parser);
/// At the `{` of the body of a function of `def`: moves the lexer to the `}`,
/// if the body may be parsed later, by bodies_parse; else false and no effect.
bool bodies_defer(Parser *parser, const OpDef *def, Arguments arguments);
/// Says which function the newest body belongs to.
void bodies_set_op(Parser *parser, Operation *op);
/// Is there one?
bool bodies_wait(const Parser *parser);
/// Was there ever one?
bool bodies_waited(const Parser *parser);
/// Parses all bodies that wait. Leaves the parser if one cannot be.
void bodies_parse(Parser *parser);
/// Can what waits be printed one by one?
bool bodies_can_be_printed(const Parser *parser, const PrintOptions *options);
/// Parses, verifies and prints what waits, and the `module` around it. False if
/// that fails; nothing is printed or reported then.
bool bodies_print(Parser *parser, Operation *module,
                  const PieceTransform *transform, const PrintOptions *options,
                  TextPieces *out);
/// Can what waits be visited one by one?
bool bodies_can_be_visited(const Parser *parser);
/// Parses, verifies and visits what waits, and the `module` around it. False if
/// that fails; nothing is reported then.
bool bodies_visit(Parser *parser, Operation *module,
                  const PieceVisitor *visitor);
/// Leaves the parser of a worker: what comes depends on what was before.
void parser_need_file_order(Parser *parser);

// --- actions_generic.c ------------------------------------------------------

typedef struct GenericTails GenericTails;
void generic_tails_free(Parser *parser);

// --- lexer and words ------------------------------------------------------

/// The next token and its TOK_…; 0 at the end. Reports what is no token.
int lexer_next(Parser *parser, Token *token);
/// The same where a dimension may come, `5x`.
int lexer_next_dim(Parser *parser, Token *token);
/// Goes back to before the newest token.
void lexer_unread(Parser *parser, const Token *token);
void lexer_init(Lexer *lexer, const SourceBuffer *buffer);
/// Makes the table of words: keywords, float types, operations' names without
/// prefix. Those with prefix, and dialect types, follow when the dialect's
/// first one is looked up.
void words_init(Parser *parser);
/// All of them at once: from now on the table may be read by several threads.
void words_load_all(Parser *parser);
/// The word, or NULL.
const Word *words_find(Parser *parser, const char *text, size_t size);
/// The same for a word that has been found before.
const Word *words_find_known(const Parser *parser, const char *text,
                             size_t size);

// --- tokens ---------------------------------------------------------------

/// Location of a token or of whatever starts at line and column.
Location parser_location(Parser *parser, const Token *token);
/// Value of a string token, escapes resolved; borrowed from source or scratch.
StringRef parser_string(Parser *parser, const Token *token);
/// Name of an `@symbol` token, interned.
StringRef parser_symbol(Parser *parser, const Token *token);
/// Integer token that must fit in 64 bits.
int64_t parser_integer(Parser *parser, const Token *token, bool is_negative);
/// The same for an integer in the custom form of an operation, which the error
/// names.
int64_t parser_op_integer(Parser *parser, const Token *token, bool is_negative);
/// The same without a sign, up to 64 bits.
uint64_t parser_unsigned(Parser *parser, const Token *token);
/// The same; false: it is too large.
bool number_parse_unsigned(Parser *parser, const Token *token,
                           uint64_t *magnitude);
/// A stride or an offset, which starts at `first`, the sign or the digits.
int64_t parser_stride(Parser *parser, Token first, Token digits);

// --- values and blocks ----------------------------------------------------

/// The value that `use` names, which must have `type`; a forward reference if
/// it is not defined yet.
Value *parser_resolve(Parser *parser, SSAUse use, const Type *type);
/// Type of the value that `use` names if it is defined already, else NULL.
const Type *parser_known_type(Parser *parser, SSAUse use);
/// Bits of an integer type in a dialect's own text: such a type has its width
/// and nothing else. -1: it is none.
int64_t wrapped_integer_width(const Type *type);
/// All of `uses` with one type each (or all with the same type).
Value **parser_resolve_all(Parser *parser, SSAUses uses, Types types,
                           const char *at);
Value **parser_resolve_same(Parser *parser, SSAUses uses, const Type *type);
/// `uses` into `values[]`, for operands put together from several lists.
void parser_resolve_into(Parser *parser, SSAUses uses, const Type *type,
                         Value **values);
/// Defines the name at `at` as an argument that stands in the head of the
/// operation: with words of its own where the name is taken.
void parser_define_entry_argument(Parser *parser, const char *at, uint32_t size,
                                  Value *argument);
/// Defines the name at `at` as `count` values from `first` on.
void parser_define(Parser *parser, const char *at, uint32_t size, Value *first,
                   uint32_t count);
/// `%name#number`.
SSAUse parser_ssa_use(Parser *parser, const Token *name, const Token *number);

/// The block that a `^name` token means in the current region.
Block *parser_block_ref(Parser *parser, Token name);
Successor parser_successor(Parser *parser, Block *block, SSAUses uses,
                           Types types, const char *at);

// --- operations -----------------------------------------------------------

/// Definition after an OP_… token: as written, else in the default dialect of
/// what is around, else in the unprefixed dialects.
const OpDef *parser_op_def(Parser *parser, const Token *name);
/// Says which operation the next regions belong to (parser_op_def does not).
/// Every shape with a region calls it before its `region`.
void parser_set_pending(Parser *parser, const OpDef *def);
/// The same, with named arguments of the entry block.
/// The same with names of operands, in an isolated scope.
void parser_set_pending_shadows(Parser *parser, const OpDef *def,
                                Arguments arguments);
/// What `use`, the result of an operation outside, means in the isolated scope
/// that was just opened; and, at its end, that it is `value`.
void parser_shadow(Parser *parser, SSAUse use, const Type *type);
void parser_resolve_shadow(Parser *parser, SSAUse use, Value *value);
void parser_set_pending_arguments(Parser *parser, const OpDef *def,
                                  Arguments arguments);

/// A state of definition and location; props are `def->num_props` (at least
/// one) NULL slots in scratch, to be filled in through the returned array.
const Attribute **parser_begin_state(Parser *parser, OpState *state,
                                     const Token *name, const OpDef *def);
/// Sorts `attrs` into the properties of `state->def` and the dictionary of
/// discardable ones. Reports duplicates.
void parser_set_attributes(Parser *parser, OpState *state,
                           const Attribute **props, NamedAttrs attrs);
/// Slot of property `name`, old or new, or -1.
int parser_prop_index(const OpDef *def, StringRef name);
/// The same of an attribute; -1 for what upstream keeps as a value, too.
int parser_inherent_index(const OpDef *def, StringRef name);
/// `value` as `prop` keeps it, where it is a number or an attribute that stands
/// for a case; else as it is.
const Attribute *parser_as_case(Parser *parser, const PropDef *prop,
                                const Attribute *value);
/// Sets the property to what `entry` of `<{…}>`, which is `all`, says; fails if
/// it is of no kind for it.
void parser_set_property(Parser *parser, const OpDef *def,
                         const Attribute **props, int index,
                         const Attribute *all, const NamedAttribute *entry,
                         const char *at);
/// Begins the error of `<{…}>`; what is wrong follows.
Diagnostic *parser_error_properties(Parser *parser, const OpDef *def,
                                    const Attribute *value, const char *at);
/// Can `value` not be kept as `prop` at all? What else is wrong with it tells
/// the verifier.
bool parser_is_wrong_kind(Parser *parser, const PropDef *prop,
                          const Attribute *value);
/// Sets a property; a default is kept as nothing.
void parser_set_prop(const OpDef *def, const Attribute **props, int index,
                     const Attribute *value);
/// Creates the operation; detached. `regions` are moved into it (state's
/// num_regions is set from them); may be `(Regions){0}`.
Operation *parser_create_op(Parser *parser, OpState *state, Regions regions);
/// Adds the implicit terminator to a region's blocks that lack one.
void parser_ensure_terminator(Parser *parser, const OpDef *def, Region *region,
                              Location loc);
/// Dictionary of a list (NULL if empty); reports duplicates.
const Attribute *parser_dictionary(Parser *parser, NamedAttrs attrs);
const Type *parser_function_type(Parser *parser, FunctionSignature signature);

#endif

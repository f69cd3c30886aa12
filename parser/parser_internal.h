// SPDX-License-Identifier: Apache-2.0
// Shared by the lexer, the grammar and its actions: tokens, semantic values,
// scopes, and the Parser itself.
//
// The idea: the grammar builds IR bottom-up. Operands are kept as uses by name
// (SSAUse) until their types are known; then they are resolved. An operation is
// created once its last token was read. Regions are parsed before their
// operation exists, and are moved into it.
//
// Failure: whoever finds an error reports it at its place in the text and
// leaves the parser (parser_fail). So no action ever sees a missing value. All
// memory belongs to arenas, so nothing leaks.
//
// A file is first parsed fast. The first attempt may take shortcuts, after
// which no good error could be worded; an error just ends it. Only then is the
// file parsed again, precisely (Parser.errors.are_reported), to report what is
// wrong.
#ifndef MLOPT_PARSER_PARSER_INTERNAL_H
#define MLOPT_PARSER_PARSER_INTERNAL_H

#include <pthread.h>
#include <setjmp.h>
#include <string.h>

#include "ir/affine/affine.h"
#include "ir/attributes/attribute.h"
#include "ir/operation.h"
#include "ir/print/printer.h"
#include "parser/data/aliases.h"
#include "parser/names.h"
#include "parser/parser.h"
#include "parser/record.h"
#include "support/arena.h"
#include "support/ascii.h"
#include "support/hash_table.h"
#include "support/vector.h"

typedef struct Parser Parser;

/// A word that the lexer knows: a keyword, an operation, or both.
typedef struct Word {
  StringRef text;
  NameParts parts;
  int token;            ///< KW_… or OP_….
  int float_kind;       ///< For FLOAT_TYPE.
  bool is_bare_op;      ///< `def` is known without its dialect's prefix.
  const OpDef *def;     ///< NULL: not an operation.
  const TypeDef *type;  ///< For `!dialect.type`; `text` includes the `!`.
  const AttrDef *attr;  ///< For `#dialect.attr`; `text` includes the `#`.
  struct Word *next_op; ///< More operations with this unprefixed name.
} Word;

typedef struct WordTable WordTable;

/// A token with its place; the text stays in the source. A Token of kind SSA_ID
/// is also read as an SSAUse, whose fields are in the same places.
typedef struct Token {
  const char *text; ///< The whole token, with its `%`, `@`, quotes…
  uint32_t size;
  uint32_t prefix; ///< Raw dialect symbol: its name's size; else 0.
  uint32_t line;   ///< From 1.
  uint32_t column;
  /// The entry that the lexer found in its table, a const Word *, or NULL. For
  /// the name of a generic operation, a const OpDef *.
  const void *entry;
} Token;

static inline StringRef token_text(const Token *token) {
  return string_ref(token->text, token->size);
}

/// A list that grows in the scratch arena; `{0}` is empty. The grammar passes
/// it by value; only the newest copy is valid.
#define LIST(T)                                                                \
  struct {                                                                     \
    T *data;                                                                   \
    uint32_t size;                                                             \
    uint32_t capacity;                                                         \
  }

/// What LIST_PUSH needs when the list is full: twice the capacity, in scratch
/// memory.
void *list_grow(Parser *parser, const void *data, uint32_t *capacity,
                size_t element);

/// `data` with room for an element after `size` of them.
static inline void *list_with_room(Parser *parser, void *data, uint32_t size,
                                   uint32_t *capacity, size_t element) {
  return size == *capacity ? list_grow(parser, data, capacity, element) : data;
}

#define LIST_PUSH(parser, list, ...)                                           \
  ((list)->data = list_with_room((parser), (list)->data, (list)->size,         \
                                 &(list)->capacity, sizeof *(list)->data),     \
   (void)((list)->data[(list)->size++] = (__VA_ARGS__)))

/// A semantic value in the scratch arena, for those too large for lemon's
/// stack.
#define BOXED(parser, T, ...)                                                  \
  ((T *)arena_copy(&(parser)->scratch, &(T)__VA_ARGS__, sizeof(T)))

/// `%name` or `%name#number`, not resolved to a value yet.
typedef struct SSAUse {
  const char *at;  ///< Points to the `%`; errors are reported there.
  uint32_t size;   ///< Includes the `%` but not `#number`.
  uint32_t number; ///< 0 if none is written.
} SSAUse;
typedef LIST(SSAUse) SSAUses;
_Static_assert(offsetof(SSAUse, at) == offsetof(Token, text) &&
                   offsetof(SSAUse, size) == offsetof(Token, size) &&
                   offsetof(SSAUse, number) == offsetof(Token, prefix),
               "the grammar takes an SSA_ID for a use");

/// `%name:count` before an `=`.
typedef struct ResultName {
  const char *at;
  uint64_t count; ///< Number of values with this name.
  uint32_t size;
} ResultName;
typedef struct ResultNames {
  LIST(ResultName) names;
  uint64_t total; ///< Sum of the counts; UINT64_MAX: more.
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
  const char *at; ///< Points to the name.
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
  Value **operands; ///< In scratch.
  uint32_t num_operands;
} Successor;
typedef LIST(Successor) Successors;

/// `loc(…)` after an operation or argument. An alias that is not defined yet is
/// resolved at the end of the file.
typedef struct TrailingLoc {
  Location loc;
  const Token *alias; ///< In scratch. NULL: no pending alias.
  bool is_present;
} TrailingLoc;

/// Block argument `%a : T loc(…)`. Arguments of entry blocks and functions may
/// also have attributes. If `name.at` is NULL, it has no name.
typedef struct Argument {
  SSAUse name;
  const Type *type;
  const Attribute *attrs; ///< Dictionary, or NULL.
  TrailingLoc *loc;       ///< In scratch; NULL: not written.
  uint32_t line, column;  ///< Place of its first token, its default location.
} Argument;
typedef LIST(Argument) Arguments;

/// The current meaning of a name. It holds in the isolated scope number
/// `scope`; with any other number, the name has no meaning.
typedef struct ValueSlot {
  Value *first;                   ///< The first of `count` consecutive values.
  const char *at;                 ///< Where it was defined.
  struct ForwardRef *forward_ref; ///< The name's first; `first` is NULL.
  uint32_t count;
  uint32_t scope;
} ValueSlot;

/// A forward reference: a use of a value that is not defined yet.
typedef struct ForwardRef {
  BlockArgument argument; ///< Serves as the operand for now; has no owner.
  SSAUse use;
  uint32_t slot;
  bool is_resolved;
  StringRef nearest; ///< What may have been meant; empty: no name is like it.
  struct ForwardRef *next_of_name;
} ForwardRef;

/// The earlier meaning of a name, restored when the scope ends.
typedef struct ValueUndo {
  uint32_t slot;
  ValueSlot old;
} ValueUndo;

typedef struct BlockSlot {
  Block *block;
  const char *at; ///< The definition, or the first reference.
  uint32_t scope; ///< Region number.
  bool is_defined;
} BlockSlot;

typedef struct BlockUndo {
  uint32_t slot;
  BlockSlot old;
} BlockUndo;

/// A hash table with open addressing: identifiers to slot numbers.
typedef struct NameTable {
  struct NameEntry *entries;
  uint32_t size;
  uint32_t capacity; ///< 0 or a power of two.
} NameTable;

typedef struct NameEntry {
  NameParts parts;
  const char *text;
  uint32_t size; ///< 0 if the entry is free.
  uint32_t slot;
} NameEntry;

/// The operation that the next region belongs to. The operation's name sets it,
/// and the `{` takes it.
typedef struct PendingOp {
  const OpDef *def;
  Arguments entry_arguments; ///< Named by the operation's own syntax.
  bool has_entry_arguments;
  /// The entry arguments take the names of operands, which the region does not
  /// see.
  bool shadows_operands;
  bool is_generic; ///< Written in generic form.
} PendingOp;

/// An open region. The stack of these is the parser's position in the IR.
typedef struct RegionScope {
  Region *region; ///< In scratch; its blocks move into the operation.
  Block *block;   ///< Receives the operations; NULL: none yet.
  PendingOp op;   ///< The operation that contains the region.
  ArenaMark mark; ///< Scratch below it belongs to the outer regions.
  const char *default_dialect;
  const char *open;  ///< Its `{`; NULL: the file's region, or a body's.
  size_t value_undo; ///< Sizes of the logs when the region was opened.
  size_t block_undo;
  size_t forward_ref_start; ///< If isolated: size of `forward_ref_undo`.
  size_t num_forward_refs;  ///< When the region was opened.
  uint32_t isolated;        ///< Number of the isolated scope.
  uint32_t number;          ///< Number of this region.
  uint32_t undefined_blocks;
  bool is_isolated;
  bool has_entry_arguments;
  bool has_values; ///< A name was defined in the region.
} RegionScope;

typedef struct DeferredLoc {
  Operation *op;
  BlockArgument *argument; ///< Set instead of `op`.
  Token alias;
} DeferredLoc;

typedef struct Lexer {
  const char *cursor;
  const char *limit; ///< The NUL after the text.
  const char *line_start;
  uint32_t line;
  int condition; ///< A re2c condition: in memref<…, a dimension list such as
                 ///< 4x?xf32 is not an identifier.
} Lexer;

/// One literal in `dense<…>`.
typedef struct DenseElement {
  const char *at;
  uint32_t size;
  uint16_t token; ///< Kind of the token (TOK_…).
  bool is_negative;
  bool is_complex_start; ///< With the next, it makes one complex number.
} DenseElement;

typedef struct DenseShape {
  struct DenseShape *inner; ///< NULL: the elements are scalars.
  int64_t count;
} DenseShape;

/// `1` or `[[1, 2], [3, 4]]`. The elements are in the parser's list.
typedef struct DenseLiteral {
  DenseShape *shape; ///< NULL: a scalar (splat).
  const char *at;
  size_t first; ///< Index in Parser.data.dense.
} DenseLiteral;

/// The start of the line of the most recent place that was looked up.
typedef struct PlaceCache {
  const char *line_start;
  uint32_t line;
} PlaceCache;

/// A struct or array type that was written before, with the text after its
/// name: a copy, so that what was read of the source can be given back.
typedef struct KnownType {
  const void *name; ///< The Word of its name; NULL: no entry.
  char *text;       ///< Owned.
  uint32_t size;
  uint32_t capacity;
  const Type *type;
} KnownType;

/// The types that were written before, found by how their text begins. The
/// newest ones of each beginning are kept.
enum { NUM_KNOWN_TYPES = 256, KNOWN_TYPE_WAYS = 4 };
typedef struct KnownTypes {
  KnownType ways[NUM_KNOWN_TYPES][KNOWN_TYPE_WAYS];
  const void *pointer_name; ///< The Word of a pointer without address space.
  const Type *pointer;
} KnownTypes;

/// A dictionary that was written before: a few attributes on one line, without
/// strings and other dictionaries, and at least one with a value.
enum { MAX_KNOWN_DICT = 4, MAX_KNOWN_DICT_TEXT = 128 };
typedef struct KnownDict {
  char text[MAX_KNOWN_DICT_TEXT]; ///< After the `{`.
  uint32_t text_size;
  uint32_t size;
  const char *place; ///< Where the text is in the source; NULL: no entry.
  NamedAttr attrs[MAX_KNOWN_DICT];
} KnownDict;

/// The dictionaries that were written before, found by their text. The two
/// newest of each place are kept.
enum { NUM_KNOWN_DICTS = 256, KNOWN_DICT_WAYS = 2 };
typedef struct KnownDicts {
  KnownDict ways[NUM_KNOWN_DICTS][KNOWN_DICT_WAYS];
} KnownDicts;

static inline unsigned known_dict_place(StringRef text) {
  return name_hash(text.data, text.size) % NUM_KNOWN_DICTS;
}

/// The place in KnownTypes of the type whose text follows its name at `text`,
/// where `left` bytes are. What is hashed is part of the type's own text, which
/// has a `>`.
static inline unsigned known_type_place(const char *text, size_t left) {
  enum { LONGEST_BEGINNING = 64 };
  size_t size = left < LONGEST_BEGINNING ? left : LONGEST_BEGINNING;
  const char *close = memchr(text, '>', size);
  return name_hash(text, close ? (size_t)(close - text) : size) %
         NUM_KNOWN_TYPES;
}

/// The compiled formats of definitions that were read before.
enum { NUM_KNOWN_FORMATS = 64 };
typedef struct KnownFormat {
  const OpDef *def;
  const struct AsmFormat *format;
} KnownFormat;

/// What the parsers of one file share.
typedef struct FileNames {
  pthread_mutex_t mutex;        ///< For `distincts` and `structs`.
  PtrMap distincts;             ///< From the written id to the attribute.
  VECTOR(const Type *) structs; ///< Structs that got their bodies here.
} FileNames;

static inline void file_names_lock(FileNames *names) {
  pthread_mutex_lock(&names->mutex);
}

static inline void file_names_unlock(FileNames *names) {
  pthread_mutex_unlock(&names->mutex);
}

struct Parser {
  Context *ctx;
  const SourceBuffer *buffer;
  const ParseOptions *options;
  ParseRecorder *recorder; ///< NULL: nobody asks.
  Lexer lexer;
  void *lemon;
  Token token;        ///< The newest; an action's lookahead.
  const char *passed; ///< The text up to here need not be looked at again.
  SourceRead read;    ///< What of it is not given back yet.

  /// What an error may have to point to.
  struct {
    const char *generic;       ///< The newest name of a generic operation.
    const char *custom;        ///< The newest word that names an operation.
    const char *custom_before; ///< The one before `custom`.
    int token;                 ///< Kind of the token before the newest.
  } recent;

  struct {
    PlaceCache place;
    jmp_buf failure;
    bool are_reported; ///< See above.
    /// Brackets in dialects' symbols are known to balance before this place.
    const char *balanced_end;
    const char *param_stop; ///< Where a parameter's error is; NULL: at `token`.
    const char *opened;     ///< A bracket that is not closed, for a note.
    uint32_t num_lost;      ///< Properties that no operation has.
    /// The syntax error that is reported next; NULL: it is none.
    const struct SyntaxError *syntax;
  } errors;

  bool is_worker;        ///< Parses bodies of functions for another parser.
  struct Bodies *bodies; ///< Bodies to parse later; NULL: parse all now.

  /// Operations in generic form.
  struct {
    struct GenericTails *tails; ///< Owned; NULL: none yet.
    StringRef tail;             ///< The current one's; empty: unknown.
    bool defers_body;           ///< For the current one.
  } generic;

  Arena scratch; ///< Semantic values; rewound after each operation.
  Arena arena;   ///< Lives as long as the parser.

  uint32_t file_id;
  WordTable *words;      ///< Lives in `arena` or in another parser's.
  FileNames *file_names; ///< In the arena of the file's parser.

  PendingOp pending;
  KnownFormat formats[NUM_KNOWN_FORMATS];

  /// The regions that are open.
  struct {
    VECTOR(RegionScope) scopes;
    uint32_t last_isolated;
    uint32_t last_region;
  } nest;

  /// Slots 0 … limit-1 are for the numbers that begin with the base;
  /// identifiers have slots of their own. For a worker, the base is the first
  /// number that it finds in a body, since numbers may increase through the
  /// file. Otherwise it is 0.
  struct {
    VECTOR(ValueSlot) numbers;
    uint32_t base;
    bool has_no_base;
    uint32_t limit;
    VECTOR(ValueSlot) named;
    NameTable names;
    VECTOR(ValueUndo) undo;
  } values;

  /// Uses of values that are not defined yet.
  struct {
    VECTOR(ValueUndo) undo;
    VECTOR(ForwardRef *) refs;
    PtrMap map; ///< From (slot, number) to ForwardRef.
    size_t num_unresolved;
    unsigned num_looks;    ///< At uses, for names that may have been meant.
    unsigned num_searches; ///< For such names.
  } forward;

  struct {
    VECTOR(BlockSlot) slots;
    NameTable names;
    VECTOR(BlockUndo) undo;
  } blocks;

  struct {
    AliasTable attrs; ///< A worker's are borrowed from the file's parser.
    AliasTable types;
    VECTOR(DeferredLoc) deferred_locs;
  } aliases;

  struct {
    StringMap names; ///< To AffineExpr *.
    uint32_t num_dims;
    uint32_t num_symbols;
  } affine;

  /// Types and attributes that are being read.
  struct {
    const Type *untyped_type;  ///< Type of a value that is written without it.
    const Type *elements_type; ///< As untyped_type, for elements.
    const Type *array_element; ///< Element type of the newest array<…>.
    VECTOR(DenseElement) dense;
    const DialectDef *type_dialect; ///< Dialect of the type.
    /// Owned; NULL: none. Not used where errors matter.
    KnownTypes *known_types;
    KnownDicts *known_dicts;
    struct ParamFrame *param_frame; ///< The innermost open one, in scratch.
    const AttrDef *expected_attr; ///< Meaning of a `<…>` without name, or NULL.
    PtrMap open_structs;          ///< Identified ones whose body is being read.
  } data;

  struct {
    StringRef section;
    StringRef group;
  } resource;

  struct {
    Region top_region;
    const Type *type;
    const Attribute *attr;
    Region *region; ///< In scratch.
  } result;

  /// The newest integer type, if its text has at most 8 bytes.
  struct {
    const Type *type;
    uint64_t text;
    uint32_t size; ///< 0: no type yet.
  } last_int;

  struct {
    const Type *index;
    const Type *i64;
    const Type *f64;
  } common;
};

// --- errors ---------------------------------------------------------------

/// Moves `text` to the scratch arena and returns it. Otherwise an error that
/// ends the action would leak it.
StringRef parser_take_text(Parser *parser, Stream *text);

/// Begins an error at `at`. Complete it with diag_*, then call parser_fail.
__attribute__((format(printf, 3, 4))) Diagnostic *
parser_error(Parser *parser, const char *at, const char *format, ...);
/// Begins a note that belongs to `diag`.
__attribute__((format(printf, 4, 5))) void parser_note(Parser *parser,
                                                       Diagnostic *diag,
                                                       const char *at,
                                                       const char *format, ...);
/// Leaves the parser, after an error was reported.
_Noreturn void parser_fail(Parser *parser);
/// The name of the operation whose custom form is being read.
StringRef parser_custom_op_name(const Parser *parser);
/// Reports an error that needs no completion, and leaves the parser.
__attribute__((format(printf, 3, 4))) _Noreturn void
parser_fail_at(Parser *parser, const char *at, const char *format, ...);
/// A token on lemon's stack that was not reduced.
typedef struct Stacked {
  int token; ///< 0: none.
  const char *text;
} Stacked;
enum { NUM_STACKED = 4 };
/// Reports that the lemon parser met `found`, and leaves the parser. `accepts`,
/// indexed by token, says which tokens were possible. `stacked` has the
/// NUM_STACKED innermost unreduced tokens, innermost first.
_Noreturn void parser_syntax_error(Parser *parser, int token, Token found,
                                   const bool *accepts, const Stacked *stacked);
/// The place for an error about something missing before `token`: the end of
/// the preceding token. Follows mlir's Parser::emitWrongTokenError.
const char *parser_before_token(const Parser *parser, Token token);
/// The line and column of `at`. If `at` is not before the place of the previous
/// call, this is linear in the text between them, so many errors in order read
/// the text only once.
SourcePos parser_position(Parser *parser, const char *at);

// --- parser.c ---------------------------------------------------------------

/// Initializes a worker's parser for the text that `other` parses. The two
/// share the table of words, and nothing else. End it with parser_finish.
void parser_init_shared(Parser *parser, Context *ctx, const Parser *other);
/// Frees what the parser has of its own; the IR and the scratch arena stay.
void parser_finish(Parser *parser);
/// Takes the bodies of identified structs back that the file, whose parsing
/// failed, gave them. Not in the context of a client, who may have seen them.
void parser_drop_struct_bodies(Parser *parser);
/// identified_struct_set_body, with a note of what was changed.
bool parser_give_struct_body(Parser *parser, const Type *type,
                             const DialectType *body);
/// Parses the text from the lexer's place on. `start` (TOK_START_…) says what
/// is there.
void parser_feed(Parser *parser, int start);
/// The text up to `end` need not be looked at again, except for messages.
void parser_pass_now(Parser *parser, const char *end);
/// As parser_pass_now, but only where there is more than a little.
static inline void parser_pass(Parser *parser, const char *end) {
  enum { LITTLE = 1 << 18 };
  if (end - parser->passed > LITTLE)
    parser_pass_now(parser, end);
}

// --- bodies.c: functions' bodies in parallel ---------------------------------

typedef struct Bodies Bodies;

/// Is it possible and worthwhile to parse the bodies of this file later?
bool bodies_can_wait(Context *ctx, const SourceBuffer *buffer,
                     bool is_done_in_pieces);
/// `is_visited`: the bodies are for a PieceVisitor.
void bodies_init(Parser *parser, bool is_visited);
/// Frees the list of bodies; they must have been parsed.
void bodies_free(Parser *parser);
/// Call it at the `{` of the body of a function of `def`. If bodies_parse may
/// parse the body later, moves the lexer to the `}`. Otherwise returns false
/// and does nothing.
bool bodies_defer(Parser *parser, const OpDef *def, Arguments arguments);
/// Call it at the end of the file, before bodies are parsed.
void bodies_pass_rest(Parser *parser);
/// Says which function the newest deferred body belongs to.
void bodies_set_op(Parser *parser, Operation *op);
/// Is there a deferred body?
bool bodies_wait(const Parser *parser);
/// Has there ever been a deferred body?
bool bodies_waited(const Parser *parser);
/// Parses all deferred bodies. Leaves the parser if one cannot be parsed.
void bodies_parse(Parser *parser);
/// Can the deferred functions be printed one by one?
bool bodies_can_be_printed(const Parser *parser, const PrintOptions *options);
/// Parses, verifies and prints the deferred functions, and the `module` around
/// them. If that fails, returns false, and prints and reports nothing.
bool bodies_print(Parser *parser, Operation *module,
                  const PieceTransform *transform, const PrintOptions *options,
                  TextPieces *out);
/// Can the deferred functions be visited one by one?
bool bodies_can_be_visited(const Parser *parser);
/// Parses, verifies and visits the deferred functions, and the `module` around
/// them. If that fails, returns false and reports nothing.
bool bodies_visit(Parser *parser, Operation *module,
                  const PieceVisitor *visitor);
// --- actions_generic.c ------------------------------------------------------

typedef struct GenericTails GenericTails;
/// Frees the remembered tails.
void generic_tails_free(Parser *parser);

// --- lexer and words ------------------------------------------------------

/// Reads the next token and returns its kind, TOK_…; 0 at the end. Reports an
/// error if there is no valid token.
int lexer_next(Parser *parser, Token *token);
/// Does the same where a dimension may come, `5x`.
int lexer_next_dim(Parser *parser, Token *token);
/// Moves the lexer back to the start of `token`, the newest one.
void lexer_unread(Parser *parser, const Token *token);
/// Sets the lexer to the start of `buffer`, which it borrows.
void lexer_init(Lexer *lexer, const SourceBuffer *buffer);
/// Creates the table of words: keywords, float types, and names of operations
/// without prefix. Names with a prefix and dialect types are added when the
/// first one of their dialect is looked up.
void words_init(Parser *parser);
/// Adds all words at once. After that, several threads may read the table.
void words_load_all(Parser *parser);
/// Finds a word; NULL if there is none.
const Word *words_find(Parser *parser, const char *text, size_t size);
/// Finds a word that has been found before.
const Word *words_find_known(const Parser *parser, const char *text,
                             size_t size);

// --- tokens ---------------------------------------------------------------

/// The location of a token, or of any text that starts at its line and column.
Location parser_location(Parser *parser, const Token *token);
/// The value of a string token with its escapes resolved; borrowed from the
/// source or from scratch.
StringRef parser_string(Parser *parser, const Token *token);
/// The name in an `@symbol` token, interned.
StringRef parser_symbol(Parser *parser, const Token *token);
/// The value of an integer token, which must fit in 64 bits.
int64_t parser_integer(Parser *parser, const Token *token, bool is_negative);
/// Like parser_integer, but for the custom form of an operation, which the
/// error names.
int64_t parser_op_integer(Parser *parser, const Token *token, bool is_negative);
/// The value of an integer token without a sign, which must fit in 64 bits.
uint64_t parser_unsigned(Parser *parser, const Token *token);
/// Like parser_unsigned, but returns false if the number is too large.
bool number_parse_unsigned(Parser *parser, const Token *token,
                           uint64_t *magnitude);
/// The value of a stride or an offset. `first` is its sign, or the same as
/// `digits`.
int64_t parser_stride(Parser *parser, Token first, Token digits);

// --- values and blocks ----------------------------------------------------

/// The value that `use` names, which must have `type`. A forward reference if
/// it is not defined yet.
Value *parser_resolve(Parser *parser, SSAUse use, const Type *type);
/// The type of the value that `use` names; NULL if it is not defined yet.
const Type *parser_known_type(Parser *parser, SSAUse use);
/// The width of an integer type that is text of its dialect, which has a width
/// and nothing else. -1 for any other type.
int64_t wrapped_integer_width(const Type *type);
/// Resolves all of `uses`, each with a type of its own.
Value **parser_resolve_all(Parser *parser, SSAUses uses, Types types,
                           const char *at);
/// Resolves `uses` to values of `type` in `values[]`, for operands that come
/// from several lists.
void parser_resolve_into(Parser *parser, SSAUses uses, const Type *type,
                         Value **values);
/// Defines the name at `at` as an argument that is written in the head of the
/// operation. If the name is taken, the error has its own words.
void parser_define_entry_argument(Parser *parser, const char *at, uint32_t size,
                                  Value *argument);
/// Defines the name at `at` as `count` values, beginning with `first`.
void parser_define(Parser *parser, const char *at, uint32_t size, Value *first,
                   uint32_t count);
/// The use `%name#number`.
SSAUse parser_ssa_use(Parser *parser, const Token *name, const Token *number);

/// The block that a `^name` token stands for in the current region.
Block *parser_block_ref(Parser *parser, Token name);
/// The successor `^block(%a : T)`. Fails if uses and types are not equally
/// many.
Successor parser_successor(Parser *parser, Block *block, SSAUses uses,
                           Types types, const char *at);

// --- operations -----------------------------------------------------------

/// The definition that an OP_… token names: as written; else in the default
/// dialect of the enclosing region; else in the unprefixed dialects.
const OpDef *parser_op_def(Parser *parser, const Token *name);
/// Says which operation the next regions belong to; parser_op_def does not.
/// Each shape with a region calls it before its `region`.
void parser_set_pending(Parser *parser, const OpDef *def);
/// Like parser_set_pending_arguments, but the arguments take names of operands,
/// in an isolated scope.
void parser_set_pending_shadows(Parser *parser, const OpDef *def,
                                Arguments arguments);
/// Makes `use`, a result of an operation outside, a forward reference in the
/// isolated scope that was just opened.
void parser_shadow(Parser *parser, SSAUse use, const Type *type);
/// Resolves that reference to `value`, at the end of the scope.
void parser_resolve_shadow(Parser *parser, SSAUse use, Value *value);
/// Like parser_set_pending, with named arguments of the entry block.
void parser_set_pending_arguments(Parser *parser, const OpDef *def,
                                  Arguments arguments);

/// Initializes `state` with the definition and location. Its props are
/// `def->num_props` (at least one) NULL slots in scratch; fill them in through
/// the returned array.
const Attribute **parser_begin_state(Parser *parser, OpState *state,
                                     const Token *name, const OpDef *def);
/// Sorts `attrs` into the properties of `state->def` and a dictionary of
/// discardable attributes. Reports duplicates. `takes_old_names`: a property
/// without a value may have its older name, see PropDef.old_name.
void parser_set_attributes(Parser *parser, OpState *state,
                           const Attribute **props, NamedAttrs attrs,
                           bool takes_old_names);
/// The slot of property `name`, by its new or old name; -1 if there is none.
int parser_prop_index(const OpDef *def, StringRef name);
/// The slot of inherent attribute `name`, not its older name. -1 if there is
/// none, and for properties that upstream does not store as attributes.
int parser_inherent_index(const OpDef *def, StringRef name);
/// If `value` is a number or an attribute that stands for a case of `prop`,
/// returns it as `prop` stores it; otherwise returns it unchanged.
const Attribute *parser_as_case(Parser *parser, const PropDef *prop,
                                const Attribute *value);
/// Sets property `index` to the value of `entry`, an entry of the dictionary
/// `all` in `<{…}>`. Fails if the value is of the wrong kind.
void parser_set_property(Parser *parser, const OpDef *def,
                         const Attribute **props, int index,
                         const Attribute *all, const NamedAttribute *entry,
                         const char *at);
/// Begins the error about `<{…}>`; the caller adds what is wrong.
Diagnostic *parser_error_properties(Parser *parser, const OpDef *def,
                                    const Attribute *value, const char *at);
/// Is `value` impossible to store as `prop`? The verifier reports anything else
/// that is wrong with it.
bool parser_is_wrong_kind(Parser *parser, const PropDef *prop,
                          const Attribute *value);
/// Sets a property. A default value is stored as NULL.
void parser_set_prop(const OpDef *def, const Attribute **props, int index,
                     const Attribute *value);
/// Creates the operation, detached. Moves `regions` into it and sets
/// num_regions of `state` to their number. `(Regions){0}` means none.
Operation *parser_create_op(Parser *parser, OpState *state, Regions regions);
/// Adds the implicit terminator to a region's blocks that lack one.
void parser_ensure_terminator(Parser *parser, const OpDef *def, Region *region,
                              Location loc);
/// The dictionary of a list; NULL if it is empty. Reports duplicates.
const Attribute *parser_dictionary(Parser *parser, NamedAttrs attrs);
/// `(T) -> U` as a type.
const Type *parser_function_type(Parser *parser, FunctionSignature signature);

#endif

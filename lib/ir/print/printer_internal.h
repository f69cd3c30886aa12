// SPDX-License-Identifier: Apache-2.0
// What the parts of the printer share: names of values and blocks, aliases,
// and the AsmPrinter with its stack of work.
#ifndef MLOPT_IR_PRINT_PRINTER_INTERNAL_H
#define MLOPT_IR_PRINT_PRINTER_INTERNAL_H

#include <assert.h>

#include "ir/print/asm_printer.h"
#include "ir/print/data/data_printer.h"
#include "support/hash_table.h"
#include "support/vector.h"

// --- names -------------------------------------------------------------------

/// A numbered block. Block.order is its index in Names.blocks.
typedef struct BlockName {
  const Block *block;
  uint32_t ordinal;        ///< N of `^bbN`.
  uint32_t first_argument; ///< Number of the first argument, see NAME_IS_TEXT.
} BlockName;

/// Marks in a number: it is an index of Names.texts; each result has its own.
#define NAME_IS_TEXT (1u << 31)
#define NAME_IS_GROUP (1u << 30)
#define NAME_MARKS (NAME_IS_TEXT | NAME_IS_GROUP)
#define NAME_NUMBER_MASK (NAME_IS_GROUP - 1)

/// The state of numbering. What a region sees of the regions around it.
typedef struct NameCounters {
  uint32_t value;
  uint32_t argument;
  uint32_t conflict;
  uint32_t scope; ///< Names in use: that many of Names.scope.
} NameCounters;

typedef struct RegionTask {
  const Region *region;
  NameCounters counters;
} RegionTask;

/// Names of all values and blocks below an operation. An operation's number is
/// in its `order`, so that a name costs no lookup; `outer` knows the rest.
typedef struct Names {
  const struct Names *outer; ///< Borrowed; NULL: none.
  const Operation *root;
  uint32_t root_order; ///< What `root`'s order was before.
  VECTOR(BlockName) blocks;
  VECTOR(StringRef) texts; ///< Without `%`, in `arena`.
  StringMap used;          ///< Names in use where numbering stands.
  VECTOR(StringRef) scope; ///< The keys of `used`, oldest first.
  VECTOR(RegionTask) tasks;
  NameCounters next;
  Arena arena;
  Stream scratch;
  bool is_plain;           ///< Numbers only: generic form.
  bool has_unique_ids;     ///< No number twice in the whole operation.
  bool has_op_ids;         ///< Operations without results have numbers too.
  bool has_location_names; ///< A name in a value's location is the value's.
  bool has_arg_texts;      ///< Some text looks like `argN`.
} Names;

/// `options` NULL: the defaults.
void names_init(Names *names, const Names *outer, const PrintOptions *options);
/// Frees the texts too; `names` itself is the caller's. A root that is in a
/// block has its place in the block's order again.
void names_free(Names *names);
/// Numbers the results of `root`, and its region, if it has one, without those
/// nested in it. The rest is left to names_number_nested. Linear.
void names_number_root(Names *names, const Operation *root);
/// Numbers what names_number_root left, to the bottom.
void names_number_nested(Names *names);
/// Numbers the regions of `op`, seen from `outer`, and forgets what was
/// numbered before. Unique ids continue from call to call.
void names_number_below(Names *names, const Operation *op);
/// `%name`, with `#index` for one of several results if `with_index`.
void names_print_value(const Names *names, Stream *out, const Value *value,
                       bool with_index);
/// What stands in front of the number of `block`: `^bb`.
const char *names_block_prefix(const Names *names, const Block *block);
/// `^bbN`.
void names_print_block(const Names *names, Stream *out, const Block *block);
/// N of `^bbN`, or UINT32_MAX.
uint32_t names_block_ordinal(const Names *names, const Block *block);
/// How many results of `op`, from `index` on, share one name. `index` is the
/// first that has it.
unsigned names_result_sharers(const Names *names, const Operation *op,
                              unsigned index);

// --- aliases -----------------------------------------------------------------

/// Which of the three a DataNode is.
typedef enum DataNodeKind { NODE_TYPE, NODE_ATTR, NODE_LOCATION } DataNodeKind;

/// There may be millions: 32 bytes.
typedef struct Alias {
  uint64_t key;     ///< Its node: an address, or a location's bits.
  const char *name; ///< `map`; NULL: has no alias.
  union {
    uint32_t depth;  ///< Longest chain of aliases in it, itself included.
    uint32_t suffix; ///< Once it is chosen: N of `#mapN`; 0: none.
  };
  uint32_t children; ///< First entry in Aliases.children.
  uint32_t num_children;
  uint8_t kind;       ///< DataNodeKind.
  bool is_deferrable; ///< May be defined at the end of the file.
  bool is_defined;    ///< Its definition is printed.
} Alias;

/// From the key of an entry to its number: a hash table of numbers + 1, at most
/// half full. It is small, so that it stays in the caches.
typedef struct AliasIndex {
  uint32_t *slots;
  unsigned bits; ///< There are 1 << bits slots; 0: none.
} AliasIndex;

typedef struct AliasFrame {
  uint32_t alias;
  uint32_t next;       ///< Next of its children.
  uint32_t first_node; ///< In Aliases.nodes.
} AliasFrame;

/// A resource that an attribute names.
typedef struct ResourceUse {
  StringRef dialect;
  StringRef handle;
} ResourceUse;

/// How aliases_visit was called for something new.
typedef struct AliasVisit {
  DataNode node;
  bool is_deferrable;
  bool is_without_type;
} AliasVisit;

/// Everything that was met on the way through what is printed, in the order of
/// mlir's AliasInitializer, and after aliases_finish the names of what has one.
typedef struct Aliases {
  const Context *ctx;
  AliasIndex index;
  VECTOR(Alias) entries; ///< All that has a name, or parts that may have one.
  VECTOR(uint32_t) children;
  VECTOR(uint32_t) named; ///< Entries in the order of their definitions.
  VECTOR(AliasFrame) frames;
  VECTOR(ResourceUse) resources; ///< As they were met.
  DataNodes nodes;
  Arena names;            ///< Owns those that dialects give.
  VECTOR(AliasVisit) log; ///< If `has_log`: visits, but no repeated ones.
  PtrMap logged;          ///< By key: how, see log_visit.
  uint32_t logged_unknown; ///< As in `logged`, of the unknown location.
  size_t num_logged;      ///< Visits that had to be noted, or might have.
  VECTOR(DataNode) unmet; ///< Printed, not visited, and might have names.
  bool has_log;              ///< No more than a log, for aliases_replay.
  bool is_unsure;            ///< What is printed need not have been visited.
  bool names_strings;        ///< A dialect may give a name to a string.
  bool has_given_names;      ///< They may be like others with a number.
  bool is_defining;          ///< Only those that are defined are used.
} Aliases;

/// `ctx` is borrowed. Asks its dialects whether they name attributes.
void aliases_init(Aliases *aliases, const Context *ctx);
/// Frees the aliases' names too.
void aliases_free(Aliases *aliases);
/// `is_deferrable`: the definition may follow the IR.
void aliases_visit(Aliases *aliases, DataNode node, bool is_deferrable);
/// An attribute that is printed without its type.
void aliases_visit_without_type(Aliases *aliases, const Attribute *attr);
/// Frees all but what aliases_replay needs.
void aliases_keep_log(Aliases *aliases);
/// Has any entry from number `first` on a name?
bool aliases_have_names(const Aliases *aliases, size_t first);
/// Visits what was visited in `part`, in that order. It has a log.
void aliases_replay(Aliases *aliases, const Aliases *part);
/// A DataAlias for text that is printed before the numbers of aliases are
/// known: leaves a mark for aliases_resolve.
bool aliases_print_mark(void *user, DataNode node, Stream *out);
/// Puts names, which are finished, in the place of marks. False if something
/// was printed as if it had an alias, and has none, or the other way around.
bool aliases_resolve(const Aliases *aliases, TextPieces *text, size_t first);
/// Chooses names and numbers. Linear in those that have an alias, and n log n in
/// their different names and depths.
void aliases_finish(Aliases *aliases);
/// A DataAlias; `user` is the Aliases.
bool aliases_print_use(void *user, DataNode node, Stream *out);
/// `#map = affine_map<…>` lines of some of those that are (not) deferred, from
/// `*next` on, which is 0 at first. False: there are no more.
bool aliases_print_definitions(Aliases *aliases, DataPrinter *printer,
                               Stream *out, bool deferred, size_t *next);
/// May anything below `root` have an alias or be a resource? Linear; nearly
/// free where nothing does.
bool aliases_may_exist(const Context *ctx, const Operation *root);

// --- resources ---------------------------------------------------------------

/// The `{-# … #-}` section of the resources that were met.
void resources_print(const Context *ctx, const Aliases *aliases,
                     const PrintOptions *options, Stream *out);

// --- printer -----------------------------------------------------------------

typedef enum WorkKind {
  WORK_OPS,        ///< Operations from `op` on, up to `last`.
  WORK_OP_END,     ///< Location of `op`, and the line end if it is in a block.
  WORK_REGION,     ///< `{`, and then the blocks of `region`.
  WORK_BLOCK,      ///< Label and operations of `block`.
  WORK_NEXT_BLOCK, ///< The block after `block`.
  WORK_REGION_END, ///< `}`.
  WORK_CALL,       ///< `run` for `op`.
} WorkKind;

typedef struct Work {
  WorkKind kind;
  unsigned style; ///< RegionStyle; of a call its step.
  union {
    const Operation *op;
    const Region *region;
    const Block *block;
  };
  union {
    const Operation *last;
    ShapePrinter *run;
  };
} Work;

enum { NUM_CACHED_TYPES = 128, MAX_CACHED_TYPE_TEXT = 112 };

/// The text of a type that was printed before: in `text`, or longer.
typedef struct CachedType {
  const Type *type;
  uint32_t size;
  uint32_t alias_part; ///< See asm_was_visited.
  char text[MAX_CACHED_TYPE_TEXT];
} CachedType;

/// The texts of types that are longer.
typedef struct LongTypes {
  PtrMap texts; ///< From the type to its StringRef.
  Arena arena;  ///< Owns the texts.
  size_t size;  ///< The size of all texts.
} LongTypes;

enum { NUM_CACHED_NAMES = 64 };

/// How the name of an operation is written in a block.
typedef struct CachedName {
  const OpDef *def;
  const Operation *parent;
  StringRef text;
  char start[SHORT_TEXT]; ///< The text's.
} CachedName;

typedef struct CachedFormat {
  const OpDef *def;
  const struct AsmFormat *format;
} CachedFormat;

/// Where a property is, by the address of its name.
typedef struct CachedProp {
  const OpDef *def;
  const char *name;
  int index; ///< -1: nowhere.
} CachedProp;

struct AsmPrinter {
  Context *ctx;
  const PrintOptions *options;
  Stream *out;
  Names *names;       ///< Borrowed.
  Aliases *aliases;   ///< Borrowed. While `is_collecting`: what is collected.
  bool is_collecting; ///< Nothing is printed; `aliases` is filled.
  bool has_marks;     ///< Prints before `aliases` is full: aliases_print_mark.
  bool visits;        ///< Fills `aliases` with what it prints.
  /// Number of the part of the text that `aliases` is about, from 1, where
  /// parts are printed in another order than that of the text; or 0. What is
  /// printed for the first time in a part is visited.
  uint32_t alias_part;
  struct AsmPrinter *collector; ///< Owned; NULL: none yet.
  bool has_failed;              ///< The shape does not fit the operation.
  bool has_given_up;            ///< The source has.
  size_t indent;
  unsigned step; ///< The running call's.
  const Operation *root;
  const PrintSink *sink;     ///< Borrowed, may be NULL.
  const Operation *alone;    ///< What op_print was asked for, or NULL.
  const Block *split_block;  ///< Its operations are printed apart; see print.c.
  const PrintSource *source; ///< Borrowed; NULL: all is there.
  TextPieces *pieces;        ///< Borrowed; with a source: holds `out`.
  DataPrinter data;
  VECTOR(Work) work;
  VECTOR(Work) pending; ///< Pushed by the shape that runs, in order.
  PtrMap defaults;      ///< Nearest operation around with a default dialect.
  struct KnownTexts *known_texts; ///< Owned; NULL: none yet.
  CachedType types[NUM_CACHED_TYPES];
  LongTypes long_types;
  CachedName op_names[NUM_CACHED_NAMES];
  CachedFormat formats[NUM_CACHED_NAMES];
  CachedProp props[NUM_CACHED_NAMES];
};

/// Borrows everything; it must outlive the printer. `aliases` may be NULL:
/// everything is printed in full.
void asm_printer_init(AsmPrinter *printer, Context *ctx,
                      const PrintOptions *options, Names *names,
                      Aliases *aliases, Stream *out);
/// The IR to print is visited first, in `aliases`, and gets marks for names.
void asm_printer_use_marks(AsmPrinter *printer, Aliases *aliases);
/// Does not free `names` and `aliases`, which are the caller's.
void asm_printer_free(AsmPrinter *printer);
/// Prints everything that is on the stack of work.
void asm_printer_run(AsmPrinter *printer);

/// One operation on a line of its own. The line end is printed here, unless the
/// operation's end is work yet to do.
void asm_print_op_line(AsmPrinter *printer, const Operation *op);

/// Visits the parts of `op` that are printed, except those printed separately.
void asm_collect_op(AsmPrinter *printer, const Operation *op);

/// Prints the operations of `block`, which is the one of the top-level module,
/// with the printer's source, if it has one, or on threads.
void asm_print_ops_apart(AsmPrinter *printer, const Block *block);
/// The block of `root` to print on threads; NULL: it is not worth it.
const Block *print_find_parallel_block(const Context *ctx,
                                       const Operation *root,
                                       const PrintOptions *options);

/// Does no operand slot lack its value, as in IR that is taken apart? Hooks of
/// the definition take that for granted.
static inline bool op_has_all_operands(const Operation *op) {
  const Use *operands = op_operand_slots(op);
  for (uint32_t i = 0; i < op->num_operands; i++)
    if (!operands[i].value)
      return false;
  return true;
}

/// Indented, deeper nests of operations would make text that is quadratic in
/// their depth. No text of mlir-opt differs: its stack overflows before.
enum { MAX_INDENTED_LEVELS = 4000 };

/// Blanks in front of a line at the present depth.
void asm_indentation(AsmPrinter *printer);

/// Prints with `print` an end of an operation without regions that depends on
/// nothing but its definition, attributes and types: or, if that was printed
/// before, the same again.
void known_end_print(AsmPrinter *printer, const Operation *op,
                     ShapePrinter *print);
/// Which attributes of an operation a dictionary shows, and how it begins.
typedef struct DictStyle {
  uint64_t printed_props;  ///< Slots that are shown elsewhere.
  uint64_t shown_defaults; ///< Slots that are shown with the default value, too.
  const char *open;
  bool has_old_names; ///< Properties have those of 2020.
} DictStyle;
typedef void DictPrinter(AsmPrinter *printer, const Operation *op,
                         const DictStyle *style);
/// As known_end_print, for an operation's dictionary. It depends only on its
/// definition, properties and attributes, unless defaults are shown.
void known_dict_print(AsmPrinter *printer, const Operation *op,
                      const DictStyle *style, DictPrinter *print);
typedef struct KnownTexts KnownTexts;
/// Frees the texts kept by `printer`, if it keeps any.
void known_texts_free(AsmPrinter *printer);

/// Properties of `op` that its definition names.
static inline unsigned op_num_known_props(const Operation *op) {
  assert(op->def->num_props <= OP_MAX_PROPS);
  return op->num_props < op->def->num_props ? op->num_props
                                            : op->def->num_props;
}
/// ` <{a = 1, b}>` of the properties, defaults included.
void print_properties(AsmPrinter *printer, const Operation *op);

/// The state that asm_begin_visits changed.
typedef struct AsmVisits {
  size_t size; ///< The text's.
  bool is_collecting;
} AsmVisits;
/// Everything printed up to asm_end_visits is visited instead.
AsmVisits asm_begin_visits(AsmPrinter *printer);
/// Prints again; `before` comes from asm_begin_visits. Takes back what was
/// written in between.
void asm_end_visits(AsmPrinter *printer, AsmVisits before);
/// Is what is printed to be visited, too, or nothing but visited?
static inline bool asm_visits(const AsmPrinter *printer) {
  return printer->visits || printer->is_collecting;
}

/// Was a text that was kept in `part`, or in 0 if no part need visit it, visited
/// in the part that is being printed?
static inline bool asm_was_visited(const AsmPrinter *printer, uint32_t part) {
  return !part || part == printer->alias_part;
}

/// The generic form after the results.
void print_generic_op(AsmPrinter *printer, const Operation *op);

// --- users -------------------------------------------------------------------

/// ` // users: %1, %2` after `op`, if that is wanted.
void asm_print_users(AsmPrinter *printer, const Operation *op);
/// `// %arg0 is used by %1`, a line an argument.
void asm_print_argument_users(AsmPrinter *printer, const Block *block);

#endif

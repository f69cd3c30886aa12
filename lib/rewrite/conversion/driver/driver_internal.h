// SPDX-License-Identifier: Apache-2.0
// The conversion driver's state, shared by its files:
//
//   driver.c              converts each operation, ends the run
//   driver_collect.c      which operations, in which order
//   driver_fold.c         tries if an operation folds
//   driver_legalize.c     legalizes one operation: fold, patterns, results
//   driver_rewriter.c     what patterns do: logged, delayed or done at once
//   driver_replace.c      replacements: noted for the end, or done at once
//   driver_signature.c    signature conversion of blocks
//   driver_remap.c        what operands are by now; the adaptor
//   driver_cast.c         casts between old and new types
//   driver_log.c          undoing
//   driver_commit.c       delayed changes made, casts resolved, dead IR freed
//   driver_explain.c      notes that say why a conversion failed
//   driver_trace.c        -debug-only=dialect-conversion
//
// In rollback mode every change is an entry of `log`. Undoing goes through it
// backwards, so that an entry is undone in the very state that it led to, and
// may hold pointers to its neighbours. Replaced and erased operations stay
// where they are, marked, until the whole conversion has succeeded; even what
// committing does is logged, because a cast that cannot be materialized fails
// the conversion at the very end. In no-rollback mode the log stays empty;
// erased operations are taken out of the IR at once, and freed at the end so
// that no list of the driver points to freed memory.
#ifndef MLOPT_REWRITE_CONVERSION_DRIVER_DRIVER_INTERNAL_H
#define MLOPT_REWRITE_CONVERSION_DRIVER_DRIVER_INTERNAL_H

#include "rewrite/conversion/conversion.h"
#include "rewrite/conversion/legalization_graph.h"
#include "rewrite/conversion/target_internal.h"
#include "rewrite/conversion/type_converter_internal.h"
#include "rewrite/conversion/value_mapping.h"

typedef struct Explanation Explanation;
typedef VECTOR(Operation *) OpVector;
typedef VECTOR(Block *) BlockVector;

typedef enum RewriteKind {
  REWRITE_NONE, ///< Taken back.
  REWRITE_CREATE_OP,
  REWRITE_MOVE_OP,
  REWRITE_MODIFY_OP,
  REWRITE_REPLACE_OP,    ///< Erasure too. Delayed.
  REWRITE_REPLACE_VALUE, ///< Delayed.
  REWRITE_CREATE_BLOCK,
  REWRITE_MOVE_BLOCK,
  REWRITE_ERASE_BLOCK, ///< Detached at once, freed at the end.
  REWRITE_INLINE_BLOCK,
  REWRITE_SPLIT_BLOCK,
  REWRITE_SPLIT_FRONT,
  REWRITE_REDIRECT_BLOCK, ///< Branches to a block go to its replacement.
  REWRITE_CAST,           ///< A cast of the driver's own.
  REWRITE_MOVE_USES,      ///< While committing: uses of a value got another.
} RewriteKind;

/// An operation as it was before it was modified in place.
typedef struct OpSnapshot {
  Location loc;
  const Attribute *attrs;
  const Attribute **props;
  Value **operands;
  Block **successors;
  uint32_t num_operands;
} OpSnapshot;

/// Room for trying to fold. `{0}` is empty.
typedef struct FoldRoom {
  OpSnapshot before;
  struct FoldResult *results; ///< Owned, with the arrays of `before`.
  uint32_t capacity;          ///< Of each.
} FoldRoom;

typedef struct Cast Cast;

/// One change, with what undoing it takes.
typedef struct RewriteEntry {
  RewriteKind kind;
  uint32_t num_moved : 31;  ///< Uses moved when it was committed.
  uint32_t is_in_block : 1; ///< REPLACE_OP: it is erased with its block.
  union {
    Operation *op;
    Block *block;
    Value *value;
    Cast *cast;
  };
  union {
    struct {
      Block *block;
      Operation *before;
    } op_place; ///< MOVE_OP: where it was.
    struct {
      Region *region;
      Block *before;
    } block_place; ///< MOVE_BLOCK, ERASE_BLOCK: where it was.
    struct {
      Operation *first; ///< NULL: the block was empty.
      Operation *last;
    } inlined;
    struct {
      const TypeConverter *converter; ///< Of the pattern that replaced it.
      const RewritePattern *pattern;  ///< NULL: a fold.
    } replaced; ///< REPLACE_OP, REPLACE_VALUE until they are committed …
    struct {
      Value **values;     ///< REPLACE_OP: for the listener.
      size_t first_moved; ///< Of the uses, in the driver's `moved_uses`.
    } committed;          ///< … and from then on. MOVE_USES too.
    OpSnapshot *snapshot;
    Block *other; ///< SPLIT_*: the new one. REDIRECT_BLOCK: the old one.
  };
} RewriteEntry;

typedef enum CastKind { CAST_SOURCE, CAST_TARGET } CastKind;

/// An unresolved materialization: a builtin.unrealized_conversion_cast.
struct Cast {
  Operation *op;
  CastKind kind;
  const TypeConverter *converter; ///< May be NULL.
  const RewritePattern *pattern;  ///< That made it needed; NULL: a fold.
  const Type *original;           ///< For target casts, may be NULL.
  const Value *key; ///< First input when it was made; NULL: not reused.
  Cast *older;      ///< Next in the list of `key`.
};

/// A cast to be built.
typedef struct CastSpec {
  CastKind kind;
  Value *stands_for;     ///< What it is made for.
  const Operation *user; ///< What takes it; gives the location. NULL: the
                         ///< value does.
  Value *const *inputs;
  size_t num_inputs;
  const Type *const *types;
  size_t num_types;
  const Type *original;
  const TypeConverter *converter;
  const RewritePattern *pattern; ///< NULL: the running one.
  Block *block; ///< To stand at its start; NULL: after the inputs.
} CastSpec;

/// A point to roll back to.
typedef struct LogMark {
  size_t log_size;
  size_t ignored_size;
  size_t mapping_size;
  ArenaMark arena;
} LogMark;

/// What can be said of all operations of a definition.
typedef enum OpVerdict {
  VERDICT_NONE,
  VERDICT_LEGAL,
  VERDICT_FAILED, ///< Nothing there is to try makes them legal.
} OpVerdict;

/// What the driver knows of an operation definition. Made on first sight.
typedef struct OpInfo {
  const OpDef *def;
  OpVerdict verdict;
  const LegalityRule *rule;    ///< NULL: unknown.
  const PatternList *patterns; ///< In the order of trying, or NULL.
  bool can_fold;
  bool may_fail;   ///< Nobody is told of one that is not legalized.
  bool is_settled; ///< Nothing is to be done, and nobody to be told.
} OpInfo;

typedef enum LegalizeStep {
  STEP_ENTER,
  STEP_FOLD_RESULTS, ///< Constants of a fold are being legalized.
  STEP_FOLD_AGAIN,   ///< Folded in place: legalized once more.
  STEP_PATTERNS,
  STEP_PATTERN_RESULTS,
} LegalizeStep;

/// An operation that is being legalized. On an explicit stack, for what
/// patterns generate may be as deep as they like.
typedef struct LegalizeFrame {
  Operation *op;
  const OpInfo *info;
  LegalizeStep step;
  bool is_waiting;    ///< For the one that `cursor` is at.
  uint16_t num_folds; ///< In place, in a row.
  size_t next_pattern;
  const RewritePattern *pattern; ///< Whose results are being legalized.
  LogMark mark;                  ///< Before the fold or pattern.
  uint32_t line;                 ///< Of the explanation, see NO_LINE.
  /// Ranges of `modified_ops` and `new_ops`; `cursor` counts through both.
  size_t modified_begin, modified_end;
  size_t new_begin, new_end;
  size_t cursor;
} LegalizeFrame;

typedef struct CachedConversion {
  const TypeConverter *converter;
  const Type *type;
  const CachedTypes *types;
  const Type *one; ///< If it becomes just this one, else NULL.
} CachedConversion;

enum { NUM_CACHED_CONVERSIONS = 64, NUM_RECENT_INFOS = 1024 };

struct ConversionDriver {
  ConversionRewriter rewriter;
  Context *ctx;
  const ConversionTarget *target;
  const FrozenPatternSet *patterns;
  const ConversionConfig *config;
  ConversionMode mode;
  bool leaves_constants; ///< Folding leads to no pattern.
  bool can_roll_back;
  bool is_aborted; ///< An error was reported that ends the conversion.
  bool is_committing;
  bool is_watched;      ///< By a trace or an explanation.
  uint32_t num_changes; ///< Made by the running pattern (no-rollback mode).

  VECTOR(RewriteEntry) log;
  VECTOR(Use *) moved_uses;
  OpVector ignored;               ///< Ops with OP_MARK_IGNORED, newest last.
  OpVector new_ops, modified_ops; ///< Of the patterns being applied.
  Operation *modified_op; ///< Modification was started last, or NULL …
  size_t modified_entry;  ///< … and the size of the log with its entry.
  PtrMap modifications;   ///< The same of others that were started.
  const char *reason;     ///< The running pattern's, for not matching, or NULL.
  Explanation *explanation;    ///< Being written, or NULL.
  Operation *unconverted_user; ///< Of a cast that stays, or NULL …
  Diagnostic *user_diag;       ///< … and the error that says so.
  OpVector uncreated; ///< While undoing: to be freed once all is undone.
  OpVector erased;    ///< To be freed at the end.
  BlockVector erased_blocks;
  VECTOR(Cast *) casts;
  PtrMap casts_by_input; ///< First input to the newest Cast.
  bool has_target_casts; ///< Some were made.
  ValueMapping mapping;

  VECTOR(LegalizeFrame) frames;
  uint8_t *applied; ///< Per pattern: on the path that is being tried.
  const RewritePattern *pattern;          ///< Running, or NULL.
  const RewritePattern *one_to_n_pattern; ///< One that met a 1:N operand.
  LegalizationGraph graph;
  PtrMap infos;                                 ///< OpDef * to OpInfo *.
  const OpInfo *recent_infos[NUM_RECENT_INFOS]; ///< By hash of the OpDef.
  const OpDef *cast_def;
  CachedConversion conversions[NUM_CACHED_CONVERSIONS];

  ValueVector lookup_current, lookup_next, lookup_best;
  TypeVector lookup_types;
  ValueVector adaptor_values;
  FoldRoom fold_room;
  VECTOR(ValueList) adaptor_lists;
  Arena permanent; ///< Op infos: as long as the driver.
  Arena lasting;   ///< Casts: until the conversion ends.
  Arena arena;     ///< What the log refers to; rewound with it.
};

static inline ConversionDriver *driver_of(Rewriter *rw) {
  return ((ConversionRewriter *)rw)->driver;
}

/// Is there anybody who is told of each step?
static inline bool driver_is_watched(const ConversionDriver *driver) {
  return __builtin_expect(driver->is_watched, 0);
}

static inline bool driver_traces(const ConversionDriver *driver) {
  return driver_is_watched(driver) &&
         trace_is_enabled(&driver->ctx->trace, TRACE_DIALECT_CONVERSION);
}

static inline RewriteListener *driver_listener(const ConversionDriver *driver) {
  return driver->config->listener;
}

/// Is the listener told now, and not from the log in the end?
static inline bool driver_tells_now(const ConversionDriver *driver) {
  return !driver->can_roll_back && driver_listener(driver);
}

/// driver.c
const OpInfo *driver_find_op_info(ConversionDriver *driver, const OpDef *def);
static inline const OpInfo **driver_recent_info(ConversionDriver *driver,
                                                const OpDef *def) {
  uint64_t hash = hash_pointer(0, def);
  return &driver->recent_infos[(hash >> 32) % NUM_RECENT_INFOS];
}
static inline const OpInfo *driver_op_info(ConversionDriver *driver,
                                           const OpDef *def) {
  const OpInfo *recent = *driver_recent_info(driver, def);
  if (recent && recent->def == def)
    return recent;
  return driver_find_op_info(driver, def);
}
/// Operations that are still to be found. Nothing may be changed between two of
/// them.
typedef struct Collector {
  ConversionDriver *driver;
  Operation *const *roots; ///< Not begun yet.
  size_t num_roots;
  Operation *next;     ///< NULL: the newest of `cursors`.
  OpVector cursors;    ///< Next one in each open block.
  BlockVector blocks;  ///< Of one region, in order of visit.
  BlockVector pending; ///< Reached, not visited yet.
} Collector;

/// driver_collect.c
Operation *collector_next_slow(Collector *collector);
void collector_enter(Collector *collector, const Operation *op);
/// The next operation, or NULL at the end.
static inline Operation *collector_next(Collector *collector) {
  Operation *op = collector->next;
  if (!op)
    return collector_next_slow(collector);
  op_prefetch_following(op);
  collector->next = op->next;
  if (op->num_regions)
    collector_enter(collector, op);
  return op;
}
/// Puts all that are left into `ops`, but those that are settled.
void collector_take_all(Collector *collector, OpVector *ops);
void collector_free(Collector *collector);

/// Marks everything in `op`, not itself.
void driver_ignore_regions(ConversionDriver *driver, Operation *op);

/// driver_legalize.c: False if it cannot be made legal; undone then.
bool driver_legalize(ConversionDriver *driver, Operation *op);
/// Is `op` legal by `rule`? Marks what is in it where the rule covers that.
bool driver_is_legal_by_rule(ConversionDriver *driver, Operation *op,
                             const LegalityRule *rule);
/// driver_fold.c: Would `op`, the definition of which can fold, fold? Leaves it
/// as it is.
bool driver_would_fold(ConversionDriver *driver, Operation *op);
void fold_room_free(FoldRoom *room);

/// driver_rewriter.c
extern const RewriterHooks conversion_rewriter_hooks;
void driver_op_inserted(Builder *builder, Operation *op);
void driver_block_created(Builder *builder, Block *block);
/// Tells the listener, in no-rollback mode.
void driver_notify_modified(ConversionDriver *driver, Operation *op);
/// In the log's arena.
OpSnapshot *driver_snapshot(ConversionDriver *driver, const Operation *op);
/// An error at `op`, which it shows unless it was erased.
__attribute__((format(printf, 3, 4))) Diagnostic *
driver_emit_error(ConversionDriver *driver, const Operation *op,
                  const char *format, ...);
/// Reports a mistake of the running pattern, which ends the conversion. The
/// message is "pattern 'NAME' …".
__attribute__((format(printf, 3, 4))) void
driver_report_misuse(ConversionDriver *driver, const Operation *op,
                     const char *format, ...);
/// In no-rollback mode nothing may be done to an operation that was erased: its
/// operands are gone. In rollback mode it is still there. `what`: "replaced", …
bool driver_is_gone(ConversionDriver *driver, const Operation *op,
                    const char *what);
/// Moves the operations of `source` before `before` of `dest`, logged.
void driver_move_ops(ConversionDriver *driver, Block *source, Block *dest,
                     Operation *before);

/// driver_replace.c
/// Result i of `op` becomes lists[i]; NULL: it is erased, with no replacement.
void driver_replace_op(ConversionDriver *driver, Operation *op,
                       const ValueList *lists);
/// Uses of `from` become uses of `to` now, and the listener hears of each.
void driver_replace_uses(ConversionDriver *driver, Value *from, Value *to);
void driver_replace_value(ConversionDriver *driver, Value *value,
                          const ValueList *list,
                          const TypeConverter *converter);
void driver_erase_block(ConversionDriver *driver, Block *block);

/// driver_remap.c: Fills in `adaptor`, valid until the next call. False: an
/// operand's type cannot be converted.
bool driver_remap_operands(ConversionDriver *driver, Operation *op,
                           const TypeConverter *converter, Adaptor *adaptor);
/// What `value` is now, in `driver->lookup_best`. With `types`: the last one in
/// the chain that has them; false if there is none. Without: the last one, or
/// with `skip_casts` the last one that is no cast.
bool driver_lookup(ConversionDriver *driver, Value *value,
                   const Type *const *types, size_t count, bool skip_casts);

/// driver_cast.c
static inline bool driver_is_cast_result(const Value *value) {
  return value->is_conversion_cast;
}
Cast *driver_find_cast(ConversionDriver *driver, Value *const *inputs,
                       size_t num_inputs, const Type *const *types,
                       size_t num_types);
Cast *driver_newest_cast(ConversionDriver *driver, Value *const *inputs,
                         size_t num_inputs);
Cast *driver_build_cast(ConversionDriver *driver, const CastSpec *spec);
void driver_forget_cast(ConversionDriver *driver, Cast *cast);

/// driver_log.c
static inline RewriteEntry *log_push(ConversionDriver *driver,
                                     RewriteKind kind) {
  VECTOR_PUSH(&driver->log, (RewriteEntry){.kind = kind});
  return &VECTOR_LAST(&driver->log);
}
/// `op` becomes as it was when `old` was taken.
void log_restore_op(ConversionDriver *driver, Operation *op,
                    const OpSnapshot *old);
static inline LogMark log_mark(const ConversionDriver *driver) {
  return (LogMark){.log_size = driver->log.size,
                   .ignored_size = driver->ignored.size,
                   .mapping_size = driver->mapping.entries.size,
                   .arena = arena_mark(&driver->arena)};
}
/// Undoes everything since `mark`. Linear in it. Gives the number of changes.
size_t log_rollback(ConversionDriver *driver, LogMark mark);

/// driver_commit.c: False after an error; nothing is freed then.
bool driver_commit(ConversionDriver *driver);
/// Takes back what committing marked, before it is rolled back.
void driver_uncommit(ConversionDriver *driver);
/// Tells the listener of everything in the log.
void driver_tell(ConversionDriver *driver);
/// Tells the listener and frees what was erased.
void driver_finish(ConversionDriver *driver);

/// What a pattern made or changed and could not be legalized.
typedef struct GeneratedOp {
  const RewritePattern *pattern; ///< NULL: a fold.
  const Operation *root;         ///< That it was applied to.
  Operation *result;
  bool is_modified; ///< It was there before.
} GeneratedOp;

/// driver_explain.c: Notes under `diag` say why `op` could not be legalized; it
/// is legalized once more for them. Not while changes stay that patterns made.
void driver_explain(ConversionDriver *driver, Operation *op, Diagnostic *diag);
/// The same for what ended a conversion in no-rollback mode.
void driver_explain_abort(ConversionDriver *driver, const GeneratedOp *made,
                          Diagnostic *diag);
/// Why a cast stays, the result of which `use` (may be NULL) takes.
void driver_explain_cast(ConversionDriver *driver, const Cast *cast,
                         const Use *use, Diagnostic *diag);
/// Why its user was not converted, once all is undone.
void driver_explain_user(ConversionDriver *driver);
/// A note of an explanation.
Diagnostic *explain_note(ConversionDriver *driver, Diagnostic *diag,
                         Location loc);
/// While explaining (else nothing): a line for what is tried, and what came of
/// it; NO_LINE if there is none.
#define NO_LINE UINT32_MAX
uint32_t explain_begin_line(ConversionDriver *driver);
__attribute__((format(printf, 3, 4))) void
explain_end_line(ConversionDriver *driver, uint32_t line, const char *format,
                 ...);
void explain_no_match(ConversionDriver *driver, uint32_t line,
                      const RewritePattern *pattern);
void explain_result(ConversionDriver *driver, uint32_t line,
                    const GeneratedOp *made);
/// `op` in a region that the pattern had legalized, and that could not be.
void explain_inner(ConversionDriver *driver, uint32_t line,
                   const Operation *op);
void explain_failed_op(ConversionDriver *driver, const Operation *op);
/// Around legalizing an operation.
void explain_enter(ConversionDriver *driver);
void explain_leave(ConversionDriver *driver, bool is_legal);
void explain_one_to_n(ConversionDriver *driver, const Operation *op,
                      const Adaptor *adaptor);
/// The pattern's reason, copied.
void explain_reason(ConversionDriver *driver, StringRef reason);

/// driver_trace.c: All print nothing unless the trace is on.
void trace_legalize_begin(ConversionDriver *driver, Operation *op);
/// `} -> RESULT : text`, dedented; text NULL: none.
void trace_success(ConversionDriver *driver, const char *text);
__attribute__((format(printf, 2, 3))) void
trace_failure(ConversionDriver *driver, const char *format, ...);
void trace_end_rule(ConversionDriver *driver);
void trace_fold_begin(ConversionDriver *driver);
void trace_pattern_begin(ConversionDriver *driver, const Operation *op,
                         const RewritePattern *pattern);
void trace_failed_op(ConversionDriver *driver, const char *text,
                     const Operation *op);
/// `** ACTION: 'NAME'(0x…)`.
void trace_action(ConversionDriver *driver, const char *action,
                  const Operation *op);
void trace_replaced_types(ConversionDriver *driver, const Operation *op,
                          const ValueList *lists);
void trace_replace_value(ConversionDriver *driver, const Value *value);
void trace_insert_block(ConversionDriver *driver, const Block *block);
void trace_match_failure(ConversionDriver *driver, const char *reason);
/// What will be undone by rolling back to `mark`.
void trace_rollback(ConversionDriver *driver, LogMark mark);

#endif

// SPDX-License-Identifier: Apache-2.0
// The conversion driver's state, shared by its files:
//
//   driver.c              converts each operation, ends the run
//   collect.c             finds the operations, in order
//   fold.c                tries whether an operation folds
//   legalize.c            legalizes one operation: fold, patterns, results
//   rewriter.c            what patterns do: logged, delayed or done at once
//   replace.c             replacements: recorded for the end, or done at once
//   signature.c           signature conversion of blocks
//   remap.c               what replaces operands now; the adaptor
//   cast.c                casts between old and new types
//   log.c                 undoes changes
//   commit.c              makes delayed changes, resolves casts, frees dead IR
//   explain.c             notes that say why a conversion failed
//   trace.c               -debug-only=dialect-conversion
//
// In rollback mode every change is an entry of `log`. Undoing walks the log
// backwards. Each entry is undone in the very state that it led to, so it may
// hold pointers to its neighbours. Replaced and erased operations stay where
// they are, marked, until the whole conversion has succeeded. Even committing
// is logged, because a cast that cannot be materialized fails the conversion at
// the very end. In no-rollback mode the log stays empty. Erased operations
// leave the IR at once and are freed at the end, so that no list of the driver
// points to freed memory.
#ifndef MLOPT_REWRITE_CONVERSION_DRIVER_DRIVER_STATE_H
#define MLOPT_REWRITE_CONVERSION_DRIVER_DRIVER_STATE_H

#include "rewrite/conversion/conversion.h"
#include "rewrite/conversion/legalization_graph.h"
#include "rewrite/conversion/target_internal.h"
#include "rewrite/conversion/type_converter_internal.h"
#include "rewrite/conversion/value_mapping.h"

typedef struct Explanation Explanation;
typedef VECTOR(Operation *) OpVector;
typedef VECTOR(Block *) BlockVector;

typedef enum RewriteKind {
  REWRITE_NONE, ///< Cancelled.
  REWRITE_CREATE_OP,
  REWRITE_MOVE_OP,
  REWRITE_MODIFY_OP,
  REWRITE_REPLACE_OP,    ///< Also erasure. Delayed.
  REWRITE_REPLACE_VALUE, ///< Delayed.
  REWRITE_CREATE_BLOCK,
  REWRITE_MOVE_BLOCK,
  REWRITE_ERASE_BLOCK, ///< Detached at once, freed at the end.
  REWRITE_INLINE_BLOCK,
  REWRITE_SPLIT_BLOCK,
  REWRITE_SPLIT_FRONT,
  REWRITE_REDIRECT_BLOCK, ///< Branches to a block go to its replacement.
  REWRITE_CAST,           ///< A cast of the driver's own.
  REWRITE_MOVE_USES,      ///< While committing: uses of a value were replaced.
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

/// Memory for trial folds. `{0}` is empty.
typedef struct FoldRoom {
  OpSnapshot before;
  struct FoldResult *results; ///< Owned, and so are the arrays of `before`.
  uint32_t capacity;          ///< Capacity of each array.
} FoldRoom;

typedef struct Cast Cast;

/// One change, with what is needed to undo it.
typedef struct RewriteEntry {
  RewriteKind kind;
  uint32_t num_moved : 31;  ///< Uses moved when it was committed.
  uint32_t is_in_block : 1; ///< REPLACE_OP: the op is erased with its block.
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
      const TypeConverter *converter; ///< The replacing pattern's.
      const RewritePattern *pattern;  ///< The replacing pattern; NULL: a fold.
    } replaced; ///< REPLACE_OP, REPLACE_VALUE before committing.
    struct {
      Value **values;     ///< REPLACE_OP: for the listener.
      size_t first_moved; ///< The uses' index in the driver's `moved_uses`.
    } committed;          ///< The same entries once committed; MOVE_USES.
    OpSnapshot *snapshot;
    Block *other; ///< SPLIT_*: the new block. REDIRECT_BLOCK: the old.
  };
} RewriteEntry;

typedef enum CastKind { CAST_SOURCE, CAST_TARGET } CastKind;

/// An unresolved materialization: a builtin.unrealized_conversion_cast.
struct Cast {
  Operation *op;
  CastKind kind;
  const TypeConverter *converter; ///< May be NULL.
  const RewritePattern *pattern;  ///< The one that needed it; NULL: a fold.
  const Type *original;           ///< For target casts; may be NULL.
  const Value *key; ///< First input when it was built. NULL: it is not reused.
  Cast *older;      ///< The next one in the list of `key`.
};

/// A cast to be built.
typedef struct CastSpec {
  CastKind kind;
  Value *stands_for;     ///< The value it is made for.
  const Operation *user; ///< Takes it, and gives the location. NULL: the value
                         ///< gives the location.
  Value *const *inputs;
  size_t num_inputs;
  const Type *const *types;
  size_t num_types;
  const Type *original;
  const TypeConverter *converter;
  const RewritePattern *pattern; ///< NULL: the running one.
  Block *block; ///< The cast goes to its start. NULL: after the inputs.
} CastSpec;

/// A point to roll back to.
typedef struct LogMark {
  size_t log_size;
  size_t ignored_size;
  size_t mapping_size;
  ArenaMark arena;
} LogMark;

/// What is known of all operations of a definition.
typedef enum OpVerdict {
  VERDICT_NONE,
  VERDICT_LEGAL,
  VERDICT_FAILED, ///< There is nothing to try that would make them legal.
} OpVerdict;

/// What the driver knows of an operation definition. It is created on first
/// sight.
typedef struct OpInfo {
  const OpDef *def;
  OpVerdict verdict;
  const LegalityRule *rule;    ///< NULL: unknown.
  const PatternList *patterns; ///< In the order to try them, or NULL.
  bool can_fold;
  bool may_fail;   ///< Failing to legalize one is not reported.
  bool is_settled; ///< There is nothing to do or to report.
} OpInfo;

typedef enum LegalizeStep {
  STEP_ENTER,
  STEP_FOLD_RESULTS, ///< Legalizing the constants of a fold.
  STEP_FOLD_AGAIN,   ///< Legalizing once more after a fold in place.
  STEP_PATTERNS,
  STEP_PATTERN_RESULTS,
} LegalizeStep;

/// An operation that is being legalized. Frames are on an explicit stack, since
/// what patterns generate may be nested arbitrarily deep.
typedef struct LegalizeFrame {
  Operation *op;
  const OpInfo *info;
  LegalizeStep step;
  bool is_waiting;    ///< Waiting for the operation at `cursor`.
  uint16_t num_folds; ///< Folds in place, in a row.
  size_t next_pattern;
  const RewritePattern *pattern; ///< The one whose results are being legalized.
  LogMark mark;                  ///< Before the fold or pattern.
  uint32_t line;                 ///< Line of the explanation, see NO_LINE.
  /// Ranges of `modified_ops` and `new_ops`. `cursor` counts through both.
  size_t modified_begin, modified_end;
  size_t new_begin, new_end;
  size_t cursor;
} LegalizeFrame;

typedef struct CachedConversion {
  const TypeConverter *converter;
  const Type *type;
  const CachedTypes *types;
  const Type *one; ///< The type, if it is the only one; else NULL.
} CachedConversion;

enum { NUM_CACHED_CONVERSIONS = 64, NUM_RECENT_INFOS = 1024 };

struct ConversionDriver {
  ConversionRewriter rewriter;
  Context *ctx;
  const ConversionTarget *target;
  const FrozenPatternSet *patterns;
  const ConversionConfig *config;
  ConversionMode mode;
  bool leaves_constants; ///< Constants from folds match no pattern.
  bool can_roll_back;
  bool is_aborted; ///< An error that ends the conversion was reported.
  bool is_committing;
  bool is_watched;      ///< A trace or an explanation is on.
  uint32_t num_changes; ///< Changes by the running pattern (no-rollback).

  VECTOR(RewriteEntry) log;
  VECTOR(Use *) moved_uses;
  OpVector ignored;               ///< Ops with OP_MARK_IGNORED, newest last.
  OpVector new_ops, modified_ops; ///< Ops of the patterns being applied.
  Operation *modified_op; ///< The op whose modification started last, or NULL.
  size_t modified_entry;  ///< Size of the log with the entry for `modified_op`.
  PtrMap modifications;   ///< Maps other ops being modified to their log sizes.
  const char *reason;     ///< Why the running pattern did not match, or NULL.
  Explanation *explanation;    ///< Being written, or NULL.
  Operation *unconverted_user; ///< The user of a cast that stays, or NULL.
  Diagnostic *user_diag;       ///< The error about `unconverted_user`.
  OpVector uncreated;          ///< While undoing: freed once all is undone.
  OpVector erased;             ///< Freed at the end.
  BlockVector erased_blocks;
  VECTOR(Cast *) casts;
  PtrMap casts_by_input; ///< Maps a first input to its newest Cast.
  bool has_target_casts; ///< Target casts were made.
  ValueMapping mapping;

  VECTOR(LegalizeFrame) frames;
  uint8_t *applied;              ///< Per pattern: is it on the current path?
  const RewritePattern *pattern; ///< The running one, or NULL.
  const RewritePattern *one_to_n_pattern; ///< A pattern that met a 1:N operand.
  LegalizationGraph graph;
  PtrMap infos;                                 ///< Maps OpDef * to OpInfo *.
  const OpInfo *recent_infos[NUM_RECENT_INFOS]; ///< By hash of the OpDef.
  const OpDef *cast_def;
  CachedConversion conversions[NUM_CACHED_CONVERSIONS];

  ValueVector lookup_current, lookup_next, lookup_best;
  TypeVector lookup_types;
  ValueVector adaptor_values;
  FoldRoom fold_room;
  VECTOR(ValueList) adaptor_lists;
  Arena permanent; ///< Op infos; lives as long as the driver.
  Arena lasting;   ///< Casts; lives until the conversion ends.
  Arena arena;     ///< What the log refers to; rewound with it.
};

static inline ConversionDriver *driver_of(Rewriter *rw) {
  return ((ConversionRewriter *)rw)->driver;
}

/// Is anybody told of each step?
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

/// Is the listener told at once, and not from the log at the end?
static inline bool driver_tells_now(const ConversionDriver *driver) {
  return !driver->can_roll_back && driver_listener(driver);
}

/// driver.c: What is known of `def`; computed when first asked for.
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
/// Enumerates the operations to be converted. The IR must not change while it
/// runs.
typedef struct Collector {
  ConversionDriver *driver;
  Operation *const *roots; ///< Not started yet.
  size_t num_roots;
  Operation *next;     ///< NULL: take the newest of `cursors`.
  OpVector cursors;    ///< The next operation of each open block.
  BlockVector blocks;  ///< Blocks of one region in order of visit.
  BlockVector pending; ///< Reached, but not visited yet.
} Collector;

/// driver_collect.c: The slow path of collector_next.
Operation *collector_next_slow(Collector *collector);
void collector_enter(Collector *collector, const Operation *op);
/// The next operation. NULL at the end.
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
/// Appends all remaining operations to `ops`, except settled ones.
void collector_take_all(Collector *collector, OpVector *ops);
void collector_free(Collector *collector);

/// Marks everything in `op`, but not `op` itself, as ignored.
void driver_ignore_regions(ConversionDriver *driver, Operation *op);

/// driver_legalize.c: Makes `op` legal. If that is impossible, undoes
/// everything and returns false.
bool driver_legalize(ConversionDriver *driver, Operation *op);
/// Is `op` legal by `rule`? Marks its contents as ignored if the rule covers
/// them.
bool driver_is_legal_by_rule(ConversionDriver *driver, Operation *op,
                             const LegalityRule *rule);
/// driver_fold.c: Would `op`, whose definition can fold, fold? Leaves `op` as
/// it is.
bool driver_would_fold(ConversionDriver *driver, Operation *op);
void fold_room_free(FoldRoom *room);

/// driver_rewriter.c
extern const RewriterHooks conversion_rewriter_hooks;
void driver_op_inserted(Builder *builder, Operation *op);
void driver_block_created(Builder *builder, Block *block);
/// Tells the listener that an operation was modified, in no-rollback mode.
void driver_notify_modified(ConversionDriver *driver, Operation *op);
/// A snapshot of `op`, in the log's arena.
OpSnapshot *driver_snapshot(ConversionDriver *driver, const Operation *op);
/// Emits an error at `op`, and shows `op` unless it was erased.
__attribute__((format(printf, 3, 4))) Diagnostic *
driver_emit_error(ConversionDriver *driver, const Operation *op,
                  const char *format, ...);
/// Reports a mistake of the running pattern, which ends the conversion. The
/// message is "pattern 'NAME' …".
__attribute__((format(printf, 3, 4))) void
driver_report_misuse(ConversionDriver *driver, const Operation *op,
                     const char *format, ...);
/// Was `op` erased in no-rollback mode? Its operands are gone then, so a
/// pattern may not use it; that is reported. In rollback mode `op` still
/// exists. `what` is the pattern's action: "replaced", …
bool driver_is_gone(ConversionDriver *driver, const Operation *op,
                    const char *what);
/// Moves the operations of `source` before `before` in `dest`, and logs that.
void driver_move_ops(ConversionDriver *driver, Block *source, Block *dest,
                     Operation *before);

/// driver_replace.c: Replaces result i of `op` by lists[i]. If `lists` is NULL,
/// erases `op` without replacement.
void driver_replace_op(ConversionDriver *driver, Operation *op,
                       const ValueList *lists);
/// Replaces the uses of `from` by `to` now, and tells the listener of each
/// user.
void driver_replace_uses(ConversionDriver *driver, Value *from, Value *to);
void driver_replace_value(ConversionDriver *driver, Value *value,
                          const ValueList *list,
                          const TypeConverter *converter);
void driver_erase_block(ConversionDriver *driver, Block *block);

/// driver_remap.c: Fills in `adaptor`, which is valid until the next call.
/// False if an operand's type cannot be converted.
bool driver_remap_operands(ConversionDriver *driver, Operation *op,
                           const TypeConverter *converter, Adaptor *adaptor);
/// Puts what replaces `value` now into `driver->lookup_best`. With `types`,
/// that is the last list in the chain that has these types; false if there is
/// none. Without `types` it is the last list, or with `skip_casts` the last one
/// without casts.
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
/// Restores `op` to the state in which `old` was taken.
void log_restore_op(ConversionDriver *driver, Operation *op,
                    const OpSnapshot *old);
static inline LogMark log_mark(const ConversionDriver *driver) {
  return (LogMark){.log_size = driver->log.size,
                   .ignored_size = driver->ignored.size,
                   .mapping_size = driver->mapping.entries.size,
                   .arena = arena_mark(&driver->arena)};
}
/// Undoes everything since `mark`. Linear in that. Returns the number of
/// changes.
size_t log_rollback(ConversionDriver *driver, LogMark mark);

/// driver_commit.c: Commits the conversion. False after an error; nothing is
/// freed then.
bool driver_commit(ConversionDriver *driver);
/// Removes the marks that committing set. Call this before rolling back.
void driver_uncommit(ConversionDriver *driver);
/// Tells the listener of everything in the log.
void driver_tell(ConversionDriver *driver);
/// Tells the listener and frees what was erased.
void driver_finish(ConversionDriver *driver);

/// An operation that a pattern made or changed and that could not be legalized.
typedef struct GeneratedOp {
  const RewritePattern *pattern; ///< NULL: a fold.
  const Operation *root;         ///< What the pattern was applied to.
  Operation *result;
  bool is_modified; ///< It existed before.
} GeneratedOp;

/// driver_explain.c: Adds notes to `diag` that say why `op` could not be
/// legalized. For them `op` is legalized once more. This must not be called
/// while changes made by patterns remain.
void driver_explain(ConversionDriver *driver, Operation *op, Diagnostic *diag);
/// Adds notes on what ended a conversion in no-rollback mode.
void driver_explain_abort(ConversionDriver *driver, const GeneratedOp *made,
                          Diagnostic *diag);
/// Adds notes on why a cast stays. `use` takes its result; it may be NULL.
void driver_explain_cast(ConversionDriver *driver, const Cast *cast,
                         const Use *use, Diagnostic *diag);
/// Adds notes on why the cast's user was not converted, once all is undone.
void driver_explain_user(ConversionDriver *driver);
/// Adds a note of an explanation to `diag`.
Diagnostic *explain_note(ConversionDriver *driver, Diagnostic *diag,
                         Location loc);
/// While explaining: adds a line for what is tried next, to be completed by
/// explain_end_line. NO_LINE if there is none, or nothing is explained.
#define NO_LINE UINT32_MAX
uint32_t explain_begin_line(ConversionDriver *driver);
__attribute__((format(printf, 3, 4))) void
explain_end_line(ConversionDriver *driver, uint32_t line, const char *format,
                 ...);
void explain_no_match(ConversionDriver *driver, uint32_t line,
                      const RewritePattern *pattern);
void explain_result(ConversionDriver *driver, uint32_t line,
                    const GeneratedOp *made);
/// Explains that `op`, in a region that the pattern wanted legalized, failed.
void explain_inner(ConversionDriver *driver, uint32_t line,
                   const Operation *op);
void explain_failed_op(ConversionDriver *driver, const Operation *op);
/// Called before an operation is legalized.
void explain_enter(ConversionDriver *driver);
void explain_leave(ConversionDriver *driver, bool is_legal);
void explain_one_to_n(ConversionDriver *driver, const Operation *op,
                      const Adaptor *adaptor);
/// Copies the pattern's reason for not matching.
void explain_reason(ConversionDriver *driver, StringRef reason);

/// driver_trace.c: The functions below print nothing unless the trace is on.
void trace_legalize_begin(ConversionDriver *driver, Operation *op);
/// Writes `} -> RESULT : text` with less indentation. `text` may be NULL.
void trace_success(ConversionDriver *driver, const char *text);
__attribute__((format(printf, 2, 3))) void
trace_failure(ConversionDriver *driver, const char *format, ...);
void trace_end_rule(ConversionDriver *driver);
void trace_fold_begin(ConversionDriver *driver);
void trace_pattern_begin(ConversionDriver *driver, const Operation *op,
                         const RewritePattern *pattern);
void trace_failed_op(ConversionDriver *driver, const char *text,
                     const Operation *op);
/// Writes `** ACTION: 'NAME'(0x…)`.
void trace_action(ConversionDriver *driver, const char *action,
                  const Operation *op);
void trace_replaced_types(ConversionDriver *driver, const Operation *op,
                          const ValueList *lists);
void trace_replace_value(ConversionDriver *driver, const Value *value);
void trace_insert_block(ConversionDriver *driver, const Block *block);
void trace_match_failure(ConversionDriver *driver, const char *reason);
/// Lists what will be undone by rolling back to `mark`.
void trace_rollback(ConversionDriver *driver, LogMark mark);

#endif

// SPDX-License-Identifier: Apache-2.0
// The conversion driver's state, shared by its files:
//
//   driver.c              converts each operation, ends the run
//   collect.c             finds the operations, in order
//   fold.c                tries whether an operation folds
//   legalize.c            legalizes one operation: fold, patterns, results
//   rewriter.c            what patterns do: logged, delayed or done at once
//   replace.c             replacements: recorded for the end, or done at once
//   stand_in.c            casts of nothing for what is erased but still used
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
  REWRITE_COPY_BLOCKS, ///< After a CREATE_* entry for each part.
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
    bool is_copy; ///< CREATE_OP: what is in it was created with it.
    Block *other; ///< SPLIT_*: the new block. COPY_BLOCKS: the last one.
                  ///< REDIRECT_BLOCK: the old.
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

/// A point to roll back to.
typedef struct LogMark {
  size_t log_size;
  size_t ignored_size;
  size_t mapping_size;
  ArenaMark arena;
} LogMark;

/// Facts about all operations of a definition.
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

/// What belongs to the pattern that is running. A pattern may have other
/// operations legalized: their patterns run with a PatternRun of their own.
typedef struct PatternRun {
  const RewritePattern *pattern; ///< NULL: none is running.
  uint32_t num_changes;   ///< The pattern's changes, in no-rollback mode.
  Operation *modified_op; ///< The op whose modification started last, or NULL.
  size_t modified_entry;  ///< Size of the log with the entry for `modified_op`.
  PtrMap modifications;   ///< Maps other ops being modified to their log sizes.
  VECTOR(LegalizeFrame) frames;
  ValueVector adaptor_values;
  VECTOR(ValueList) adaptor_lists;
} PatternRun;

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
  bool is_watched; ///< A trace or an explanation is on.

  Operation *const *roots; ///< What is converted. Borrowed while it is.
  size_t num_roots;
  PatternRun run;

  VECTOR(RewriteEntry) log;
  VECTOR(Use *) moved_uses;
  OpVector ignored;               ///< Ops with OP_MARK_IGNORED, newest last.
  OpVector new_ops, modified_ops; ///< Ops of the patterns being applied.
  const char *reason;       ///< Why the running pattern did not match, or NULL.
  Explanation *explanation; ///< Being written, or NULL.
  Operation *unconverted_user; ///< The user of a cast that stays, or NULL.
  Diagnostic *user_diag;       ///< The error about `unconverted_user`.
  OpVector uncreated;          ///< While undoing: freed once all is undone.
  OpVector erased;             ///< Freed at the end.
  BlockVector erased_blocks;
  VECTOR(Cast *) casts;
  PtrMap casts_by_input; ///< Maps a first input to its newest Cast.
  bool has_target_casts; ///< Target casts were made.
  ValueMapping mapping;

  uint8_t *applied; ///< Per pattern: is it on the current path?
  const RewritePattern *one_to_n_pattern; ///< A pattern that met a 1:N operand.
  LegalizationGraph graph;
  PtrMap infos;                                 ///< Maps OpDef * to OpInfo *.
  const OpInfo *recent_infos[NUM_RECENT_INFOS]; ///< By hash of the OpDef.
  const OpDef *cast_def;
  CachedConversion conversions[NUM_CACHED_CONVERSIONS];

  ValueVector lookup_current, lookup_next, lookup_best;
  TypeVector lookup_types;
  FoldRoom fold_room;
  Arena permanent; ///< Op infos; lives as long as the driver.
  Arena lasting;   ///< Casts; lives until the conversion ends.
  Arena arena;     ///< What the log refers to; rewound with it.
};

static inline ConversionDriver *driver_of(Rewriter *rw) {
  return ((ConversionRewriter *)rw)->driver;
}

/// Is each step reported to a trace or a listener?
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

/// Must uses come in the order that MLIR leaves them in? It shows in what a
/// listener is told. With rollback, whatever is tried on an operation and taken
/// back makes its uses the newest ones.
static inline bool driver_renews_uses(const ConversionDriver *driver) {
  return driver->can_roll_back && driver_listener(driver);
}

/// Is the listener told at once, and not from the log at the end?
static inline bool driver_tells_now(const ConversionDriver *driver) {
  return !driver->can_roll_back && driver_listener(driver);
}

#endif

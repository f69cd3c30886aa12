// SPDX-License-Identifier: Apache-2.0
// -cse: keeps the first of several equal operations if it dominates the others.
// Follows mlir's CSE.
//
// Known operations are in a hash table with chains whose entries are a stack,
// see DominanceScopes. Replaced and dead operations are erased at the end;
// their uses count until then, as in mlir.
//
// Two reads are equal as long as nothing in their block wrote in between.
// Writes are counted, and an entry has the count at its operation.
#include "ir/equivalence.h"
#include "ir/erase.h"
#include "ir/interfaces/effects.h"
#include "ir/verify/dominance.h"
#include "passes/passes.h"
#include "support/vector.h"

#define NO_ENTRY UINT32_MAX

typedef struct KnownOp {
  Operation *op;
  uint64_t hash;
  uint64_t num_writes; ///< In its block, before it.
  uint32_t next;       ///< In the chain, older; or NO_ENTRY.
} KnownOp;

typedef struct KnownOps {
  VECTOR(KnownOp) entries;
  uint32_t *heads; ///< Heads of the chains.
  size_t num_heads;
} KnownOps;

/// A region that is being visited.
typedef struct CseFrame {
  DominanceCursor cursor;
  Operation *op;        ///< Next one in the current block; NULL: block is done.
  unsigned next_region; ///< The region of `op` to visit next, before `op`.
  bool has_dominance;
  uint64_t num_writes;  ///< In the current block so far.
  size_t first_visible; ///< Earlier ones are outside of something isolated.
} CseFrame;

typedef struct Cse {
  Context *ctx;
  EffectSummaries effects; ///< For operations with visited regions.
  KnownOps known;
  DominanceScopes scopes;
  VECTOR(CseFrame) frames;
  VECTOR(Operation *) to_erase;
} Cse;

static void grow_heads(KnownOps *known) {
  known->num_heads = known->num_heads ? known->num_heads * 2 : 1024;
  mem_free(known->heads);
  known->heads = mem_alloc(known->num_heads * sizeof *known->heads);
  for (size_t i = 0; i < known->num_heads; i++)
    known->heads[i] = NO_ENTRY;
  for (size_t i = 0; i < known->entries.size; i++) {
    KnownOp *entry = &known->entries.data[i];
    uint32_t *head = &known->heads[entry->hash & (known->num_heads - 1)];
    entry->next = *head;
    *head = (uint32_t)i;
  }
}

static void known_push(KnownOps *known, Operation *op, uint64_t hash,
                       uint64_t num_writes) {
  if (known->entries.size >= known->num_heads)
    grow_heads(known);
  uint32_t *head = &known->heads[hash & (known->num_heads - 1)];
  uint32_t index = (uint32_t)known->entries.size;
  VECTOR_PUSH(&known->entries, (KnownOp){op, hash, num_writes, *head});
  *head = index;
}

static void known_pop_to(KnownOps *known, size_t size) {
  while (known->entries.size > size) {
    const KnownOp *entry = &VECTOR_POP(&known->entries);
    known->heads[entry->hash & (known->num_heads - 1)] = entry->next;
  }
}

/// The newest entry from `first` on that is equivalent to `op`, or NULL.
static const KnownOp *known_find(const KnownOps *known, const Operation *op,
                                 uint64_t hash, size_t first) {
  if (!known->num_heads)
    return NULL;
  uint32_t at = known->heads[hash & (known->num_heads - 1)];
  while (at != NO_ENTRY && at >= first) {
    const KnownOp *entry = &known->entries.data[at];
    if (entry->hash == hash && op_is_equivalent(entry->op, op))
      return entry;
    at = entry->next;
  }
  return NULL;
}

enum { NUM_CSED, NUM_DCED };

/// In a graph region a use may have been visited before; it keeps its operand.
static void replace_unvisited_uses(const Cse *cse, const CseFrame *frame,
                                   Value *from, Value *to) {
  for (Use *use = from->first_use, *next; use; use = next) {
    next = use->next;
    if (!known_find(&cse->known, use->owner, op_hash(use->owner),
                    frame->first_visible))
      use_set(use, to);
  }
}

static void replace_op(Cse *cse, const CseFrame *frame, Operation *op,
                       Operation *existing) {
  for (uint32_t i = 0; i < op->num_results; i++) {
    if (frame->has_dominance)
      value_replace_all_uses_with(op_result(op, i), op_result(existing, i));
    else
      replace_unvisited_uses(cse, frame, op_result(op, i),
                             op_result(existing, i));
  }
  if (frame->has_dominance || op_is_unused(op))
    VECTOR_PUSH(&cse->to_erase, op);
  pass_count(cse->ctx, NUM_CSED, 1);
  if (!existing->loc.bits)
    existing->loc = op->loc;
}

static bool has_region_of_many_blocks(const Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++)
    if (op_region(op, i)->first != op_region(op, i)->last)
      return true;
  return false;
}

/// A read is known only in its block, up to the next write.
static bool is_still_known(const KnownOp *known, const CseFrame *frame,
                           const Operation *op, bool is_free) {
  return is_free || (known->op->block == op->block &&
                     known->num_writes == frame->num_writes);
}

/// op_is_trivially_dead, with its effects already known.
static bool is_dead(const Operation *op, unsigned effects) {
  return op->num_regions
             ? !(effects & EFFECT_STAYS) && op_is_unused(op) &&
                   !op->def->is_unregistered && !op_has_trait(op, TRAIT_SYMBOL)
             : op_is_trivially_dead(op);
}

/// `effects` are those of `op`.
static void simplify_op(Cse *cse, const CseFrame *frame, Operation *op,
                        unsigned effects) {
  if (op_has_trait(op, TRAIT_TERMINATOR))
    return;
  if (is_dead(op, effects)) {
    pass_count(cse->ctx, NUM_DCED, 1);
    VECTOR_PUSH(&cse->to_erase, op);
    return;
  }
  if (has_region_of_many_blocks(op))
    return;
  bool is_free = !(effects & EFFECT_ANY);
  if (!is_free && !op_only_reads(op))
    return;
  uint64_t hash = op_hash(op);
  const KnownOp *known =
      known_find(&cse->known, op, hash, frame->first_visible);
  if (known && is_still_known(known, frame, op, is_free))
    replace_op(cse, frame, op, known->op);
  else
    known_push(&cse->known, op, hash, frame->num_writes);
}

/// Starts on `region`, unless it is to be left alone.
static void push_region(Cse *cse, Region *region, bool is_isolated,
                        size_t first_visible) {
  bool has_dominance = region_has_ssa_dominance(region);
  bool has_many = region->first != region->last;
  if (region_is_empty(region) || (has_many && !has_dominance))
    return;
  size_t size = cse->known.entries.size;
  VECTOR_PUSH(
      &cse->frames,
      ((CseFrame){.cursor = dominance_enter(&cse->scopes, region, size),
                  .has_dominance = has_dominance,
                  .first_visible = is_isolated ? size : first_visible}));
}

/// Forgets operations that do not dominate the next block, and goes on with
/// that block; or leaves the region.
static void begin_block(Cse *cse, CseFrame *frame) {
  size_t size = cse->known.entries.size;
  const Block *block =
      dominance_next_block(&cse->scopes, &frame->cursor, &size);
  known_pop_to(&cse->known, size);
  if (!block) {
    cse->frames.size--;
    return;
  }
  frame->op = block->first;
  frame->next_region = 0;
  frame->num_writes = 0;
}

/// An unregistered operation may well be isolated.
static bool may_be_isolated(const Operation *op) {
  return op->def->is_unregistered || op_has_trait(op, TRAIT_ISOLATED);
}

static void step(Cse *cse) {
  CseFrame *frame = &VECTOR_LAST(&cse->frames);
  Operation *op = frame->op;
  if (!op) {
    begin_block(cse, frame);
    return;
  }
  if (frame->next_region < op->num_regions) {
    push_region(cse, op_region(op, frame->next_region++), may_be_isolated(op),
                frame->first_visible);
    return;
  }
  unsigned effects = effect_summaries_get(&cse->effects, op);
  simplify_op(cse, frame, op, effects);
  frame->num_writes += (effects & EFFECT_WRITES) != 0;
  frame->op = op->next;
  frame->next_region = 0;
}

/// Visits everything in `op`. Effects found inside are forgotten; the memory is
/// kept.
static void run_on(Cse *cse, Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++) {
    push_region(cse, op_region(op, i), true, 0);
    while (cse->frames.size)
      step(cse);
  }
  for (size_t i = 0; i < cse->to_erase.size; i++)
    op_erase(cse->ctx, cse->to_erase.data[i]);
  cse->to_erase.size = 0;
  effect_summaries_free(&cse->effects);
  cse->effects = (EffectSummaries){0};
  dominance_scopes_reset(&cse->scopes);
}

static void cse_free(Cse *cse) {
  VECTOR_FREE(&cse->known.entries);
  mem_free(cse->known.heads);
  VECTOR_FREE(&cse->frames);
  dominance_scopes_free(&cse->scopes);
  VECTOR_FREE(&cse->to_erase);
}

static bool run(Context *ctx, Operation *op, const void *options) {
  (void)options;
  Cse cse = {.ctx = ctx};
  run_on(&cse, op);
  cse_free(&cse);
  return true;
}

static void *create(Context *ctx, const Operation *module,
                    const void *options) {
  (void)module;
  (void)options;
  Cse *cse = mem_alloc(sizeof *cse);
  *cse = (Cse){.ctx = ctx};
  return cse;
}

/// Nothing is done to functions and globals themselves.
static Operation *run_on_function(Context *ctx, Operation *op, void *cse) {
  (void)ctx;
  if (!op_stands_alone(op))
    return NULL;
  run_on(cse, op);
  return op;
}

static void destroy(void *cse) {
  cse_free(cse);
  mem_free(cse);
}

static const FunctionPass on_function = {create, run_on_function, destroy,
                                         NULL};

static const PassStatistic statistics[] = {
    [NUM_CSED] = {.name = "num-cse'd", .help = "Number of operations CSE'd"},
    [NUM_DCED] = {.name = "num-dce'd", .help = "Number of operations DCE'd"},
};

const PassDef cse_pass = {
    .flag = "cse",
    .name = "CSE",
    .summary = "Eliminate common sub-expressions",
    .run = run,
    .statistics = statistics,
    .num_statistics = ARRAY_LENGTH(statistics),
    .on_function = &on_function,
};

// SPDX-License-Identifier: Apache-2.0
// Locations as places in a subprogram: a line in a scope, and the place that it
// is inlined at. Equal places are one object. Locations are evaluated with an
// explicit stack, once for each scope and caller, so that nested ones stay
// linear. Follows mlir's DebugTranslation::translateLoc.
#include "target/llvm_ir/metadata/debug_info.h"

typedef struct DebugPlace DebugPlace;
/// All but the node identifies a place.
struct DebugPlace {
  uint32_t line;
  uint32_t column;
  const Attribute *scope;
  const DebugPlace *caller; ///< Where it is inlined, or NULL.
  uint32_t node;            ///< + 1; 0: not made yet.
};

//===- Scopes -------------------------------------------------------------===//

static bool is_block(const Attribute *attr) {
  return llvm_attr_is(attr, LLVM_ATTR_DI_LEXICAL_BLOCK) ||
         llvm_attr_is(attr, LLVM_ATTR_DI_LEXICAL_BLOCK_FILE);
}

static bool is_local_scope(const Attribute *attr) {
  return llvm_attr_is(attr, LLVM_ATTR_DI_SUBPROGRAM) || is_block(attr);
}

static const Attribute *subprogram_of(const Exporter *exporter,
                                      const Attribute *scope) {
  while (is_block(scope))
    scope = llvm_attr_param(scope, "scope");
  return node_subprogram(exporter, scope);
}

/// The scope around a block; of a subprogram, NULL.
static const Attribute *outer_scope(const Exporter *exporter,
                                    const Attribute *scope) {
  return is_block(scope)
             ? node_subprogram(exporter, llvm_attr_param(scope, "scope"))
             : NULL;
}

/// The innermost scope that encloses both; NULL: there is none. Linear.
static const Attribute *common_scope(const Exporter *exporter,
                                     const Attribute *scope,
                                     const Attribute *other) {
  PtrMap around = {0};
  for (; scope; scope = outer_scope(exporter, scope))
    ptr_map_set(&around, scope, &around);
  while (other && !ptr_map_has(&around, other))
    other = outer_scope(exporter, other);
  ptr_map_free(&around);
  return other;
}

//===- Places -------------------------------------------------------------===//

static bool place_equals(const void *object, const void *key) {
  const DebugPlace *lhs = object, *rhs = key;
  return lhs->line == rhs->line && lhs->column == rhs->column &&
         lhs->scope == rhs->scope && lhs->caller == rhs->caller;
}

/// The only object for a place like `place`.
static const DebugPlace *unique_place(Exporter *exporter, DebugPlace place) {
  enum { MAX_COLUMN = UINT16_MAX };
  if (place.column > MAX_COLUMN)
    place.column = 0;
  uint64_t hash = hash_pointer(
      hash_pointer(hash_mix(place.line, place.column), place.scope),
      place.caller);
  const DebugPlace *made =
      intern_table_find(&exporter->places, hash, place_equals, &place);
  if (made)
    return made;
  made = arena_copy(&exporter->arena, &place, sizeof place);
  intern_table_add(&exporter->places, hash, made);
  return made;
}

/// A caller's node comes before the nodes of what is inlined into it.
static uint32_t place_node(Exporter *exporter, const DebugPlace *place) {
  VECTOR(const DebugPlace *) chain = {0};
  for (const DebugPlace *at = place; at && !at->node; at = at->caller)
    VECTOR_PUSH(&chain, at);
  while (chain.size) {
    const DebugPlace *at = VECTOR_POP(&chain);
    uint32_t caller = at->caller ? at->caller->node - 1 : 0;
    uint32_t node = node_location(exporter, at->line, at->column,
                                  node_of(exporter, at->scope),
                                  at->caller ? &caller : NULL);
    ((DebugPlace *)(uintptr_t)at)->node = node + 1;
  }
  VECTOR_FREE(&chain);
  return place->node - 1;
}

//===- Merging ------------------------------------------------------------===//

/// Merges two places in one subprogram that are inlined at `caller`: the
/// innermost common scope, the line if it is equal, and then the column. NULL:
/// they are in different subprograms.
static const DebugPlace *merge_pair(Exporter *exporter, const DebugPlace *lhs,
                                    const DebugPlace *rhs,
                                    const DebugPlace *caller) {
  const Attribute *scope = common_scope(exporter, lhs->scope, rhs->scope);
  bool same_line = lhs->line == rhs->line;
  bool same_column = same_line && lhs->column == rhs->column;
  return scope ? unique_place(
                     exporter,
                     (DebugPlace){.line = same_line ? lhs->line : 0,
                                  .column = same_column ? lhs->column : 0,
                                  .scope = scope,
                                  .caller = caller})
               : NULL;
}

typedef VECTOR(const DebugPlace *) PlaceChain;

static void collect_chain(PlaceChain *chain, const DebugPlace *place) {
  for (; place; place = place->caller)
    VECTOR_PUSH(chain, place);
}

static bool have_same_start(const Exporter *exporter, const DebugPlace *lhs,
                            const DebugPlace *rhs) {
  return lhs->caller == rhs->caller && subprogram_of(exporter, lhs->scope) ==
                                           subprogram_of(exporter, rhs->scope);
}

/// Finds where the chains meet: their ends are equal, and the first places
/// before those may differ only in their line.
static const DebugPlace *merge_chains(Exporter *exporter, const PlaceChain *lhs,
                                      const PlaceChain *rhs) {
  size_t left = lhs->size, right = rhs->size;
  while (left > 1 && right > 1 && lhs->data[left - 1] == rhs->data[right - 1] &&
         have_same_start(exporter, lhs->data[left - 2], rhs->data[right - 2])) {
    left--;
    right--;
  }
  if (!have_same_start(exporter, lhs->data[left - 1], rhs->data[right - 1]))
    return NULL;
  const DebugPlace *result = lhs->data[left - 1]->caller;
  while (left && right) {
    const DebugPlace *merged =
        merge_pair(exporter, lhs->data[--left], rhs->data[--right], result);
    if (!merged)
      break;
    result = merged;
  }
  return result;
}

/// Follows llvm::DILocation::getMergedLocation.
static const DebugPlace *merge_places(Exporter *exporter, const DebugPlace *lhs,
                                      const DebugPlace *rhs) {
  if (!lhs || !rhs || lhs == rhs)
    return lhs == rhs ? lhs : NULL;
  PlaceChain left = {0}, right = {0};
  collect_chain(&left, lhs);
  collect_chain(&right, rhs);
  const DebugPlace *result = merge_chains(exporter, &left, &right);
  if (!result)
    result = unique_place(
        exporter, (DebugPlace){.scope = subprogram_of(
                                   exporter, VECTOR_LAST(&left)->scope)});
  VECTOR_FREE(&left);
  VECTOR_FREE(&right);
  return result;
}

//===- Locations ----------------------------------------------------------===//

/// The key of a location's place.
typedef struct PlaceKey {
  Location loc;
  const Attribute *scope;
  const DebugPlace *caller;
} PlaceKey;

/// A location with parts that is being evaluated.
typedef struct PlaceFrame {
  PlaceKey key;
  const DebugPlace *so_far; ///< Fused: of the parts before `next`.
  uint32_t next;            ///< Part to evaluate.
} PlaceFrame;

typedef struct PlaceWalk {
  Exporter *exporter;
  VECTOR(PlaceFrame) stack;
  size_t num_left; ///< Locations evaluated so far.
  StringMap known; ///< PlaceKey to its place, or the exporter for none.
} PlaceWalk;

/// Is the place kept for the whole function? It is one of an operation's
/// location or of a call that inlined code came from, which many locations
/// share.
static bool is_kept(const PlaceWalk *walk, const PlaceKey *key) {
  return !key->caller && key->scope == walk->exporter->known_scope;
}

static StringRef key_text(const PlaceKey *key) {
  return string_ref((const char *)key, sizeof *key);
}

/// True: `*result` is the place, or NULL if there is none. False: its parts
/// must be evaluated first.
static bool enter(PlaceWalk *walk, PlaceKey key, const DebugPlace **result) {
  while (location_kind(key.loc) == LOCATION_NAME)
    key.loc = location_data(key.loc)->children[0];
  *result = NULL;
  LocationKind kind = location_kind(key.loc);
  if (kind == LOCATION_UNKNOWN || kind == LOCATION_DIALECT)
    return true;
  if (kind == LOCATION_FILE_LINE_COL) {
    DebugPlace place = {.scope = key.scope, .caller = key.caller};
    StringRef file;
    location_file_line_col(walk->exporter->ctx, key.loc, &file, &place.line,
                           &place.column);
    *result = key.scope ? unique_place(walk->exporter, place) : NULL;
    return true;
  }
  void *known =
      is_kept(walk, &key)
          ? ptr_map_get(&walk->exporter->known_places, location_data(key.loc))
          : string_map_get(&walk->known, key_text(&key));
  if (known) {
    *result = known == walk->exporter ? NULL : known;
    return true;
  }
  VECTOR_PUSH(&walk->stack, (PlaceFrame){.key = key});
  return false;
}

/// Merges in the place of part `next - 1`, if one was evaluated. True:
/// `*result` is the place of the whole. False: `*part` is to be evaluated.
static bool step_fused(PlaceWalk *walk, PlaceFrame *frame, PlaceKey *part,
                       const DebugPlace **result) {
  const LocationData *data = location_data(frame->key.loc);
  if (frame->next == 1)
    frame->so_far = *result;
  else if (frame->next)
    frame->so_far = merge_places(walk->exporter, frame->so_far, *result);
  *result = frame->so_far;
  if (frame->next == data->num_children)
    return true;
  *part = frame->key;
  part->loc = data->children[frame->next++];
  if (is_local_scope(data->metadata))
    part->scope = node_subprogram(walk->exporter, data->metadata);
  return false;
}

/// The caller comes first. Without a caller's place the callee has none;
/// without a callee's, the caller's is the place.
static bool step_call(PlaceFrame *frame, PlaceKey *part,
                      const DebugPlace **result) {
  enum { CALLEE, CALLER };
  const LocationData *data = location_data(frame->key.loc);
  *part = frame->key;
  switch (frame->next++) {
  case 0:
    part->loc = data->children[CALLER];
    return false;
  case 1:
    frame->so_far = *result ? *result : frame->key.caller;
    *result = NULL;
    part->loc = data->children[CALLEE];
    part->scope = NULL;
    part->caller = frame->so_far;
    return !frame->so_far;
  default:
    *result = *result ? *result : frame->so_far;
    return true;
  }
}

static void leave(PlaceWalk *walk, const DebugPlace *result) {
  enum { FEW = 8 }; // Evaluating these again costs less than looking them up.
  PlaceFrame frame = VECTOR_POP(&walk->stack);
  Exporter *exporter = walk->exporter;
  void *place = result ? (void *)(uintptr_t)result : exporter;
  if (is_kept(walk, &frame.key)) {
    ptr_map_set(&exporter->known_places, location_data(frame.key.loc), place);
  } else if (walk->num_left++ >= FEW) {
    StringRef key = key_text(&frame.key);
    key = string_ref(arena_copy_text(&exporter->scratch, key.data, key.size),
                     key.size);
    string_map_set(&walk->known, key, place);
  }
}

/// Forgets the known places if they belong to another function.
static void set_scope(Exporter *exporter) {
  if (exporter->known_scope == exporter->subprogram)
    return;
  ptr_map_clear(&exporter->known_places);
  exporter->known_scope = exporter->subprogram;
}

static const DebugPlace *find_place(Exporter *exporter, Location loc,
                                    const Attribute *scope) {
  // Nearly every operation of a module without debug information has this
  // location.
  if (!scope && location_kind(loc) == LOCATION_FILE_LINE_COL)
    return NULL;
  PlaceWalk walk = {.exporter = exporter};
  const DebugPlace *result;
  set_scope(exporter);
  PlaceKey part = {.loc = loc, .scope = scope};
  bool is_done = enter(&walk, part, &result);
  while (walk.stack.size) {
    PlaceFrame *top = &VECTOR_LAST(&walk.stack);
    is_done = location_kind(top->key.loc) == LOCATION_FUSED
                  ? step_fused(&walk, top, &part, &result)
                  : step_call(top, &part, &result);
    if (is_done)
      leave(&walk, result);
    else
      enter(&walk, part, &result);
  }
  VECTOR_FREE(&walk.stack);
  string_map_free(&walk.known);
  return result;
}

bool debug_location(Exporter *exporter, Location loc, const Attribute *scope,
                    uint32_t *node) {
  const DebugPlace *place = find_place(exporter, loc, scope);
  if (place)
    *node = place_node(exporter, place);
  return place != NULL;
}

bool debug_subprograms(Exporter *exporter, Location loc, const Attribute *scope,
                       DebugSubprograms *result) {
  const DebugPlace *place = find_place(exporter, loc, scope);
  if (!place)
    return false;
  result->inner = subprogram_of(exporter, place->scope);
  while (place->caller)
    place = place->caller;
  result->outer = subprogram_of(exporter, place->scope);
  return true;
}

const Attribute *debug_scope_subprogram(const Exporter *exporter,
                                        const Attribute *attr) {
  return subprogram_of(exporter, llvm_attr_param(attr, "scope"));
}

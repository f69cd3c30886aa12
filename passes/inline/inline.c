// SPDX-License-Identifier: Apache-2.0
// -inline: replaces calls by the bodies of what they call, callees first, and
// simplifies the functions of each component of the call graph in between.
// Follows mlir's Inliner.
//
// The calls of a component are processed in order. Calls in an inlined body are
// appended to the list, with the chain of functions that they came through, so
// that recursion is not unrolled without end.
#include "rewrite/inline.h"

#include "ir/diagnostics/op_diag.h"
#include "ir/erase.h"
#include "ir/walk.h"
#include "passes/inline/call_graph.h"
#include "passes/inline/inline_pipelines.h"
#include "passes/passes.h"

typedef struct InlineOptions {
  StringRef default_pipeline;
  StringRef op_pipelines;
  unsigned max_inlined_ops;
  unsigned max_iterations;
  unsigned threshold;
  InnerPipelines inner;
} InlineOptions;

#define OPTION(field, option_name, option_kind, option_help)                   \
  {                                                                            \
    .name = option_name, .kind = PASS_OPTION_##option_kind,                    \
    .offset = offsetof(InlineOptions, field), .help = option_help,             \
  }

static const PassOption options[] = {
    OPTION(default_pipeline, "default-pipeline", STRING,
           "Passes that simplify functions without a pipeline of their own"),
    OPTION(threshold, "inlining-threshold", UNSIGNED,
           "Inline only if the callee has at most this many operations, in "
           "percent of the caller's"),
    OPTION(
        max_inlined_ops, "max-inlined-ops", UNSIGNED,
        "Most operations that are inlined; by default a million, or four for "
        "each operation of the module if that is more, with four links of call "
        "sites each; 0: no limit"),
    OPTION(max_iterations, "max-iterations", UNSIGNED,
           "How often functions that call each other are gone through at most"),
    OPTION(op_pipelines, "op-pipelines", LIST,
           "Pipelines for functions by the names of their operations"),
};

static const char *const own_options[] = {"max-inlined-ops", NULL};

static const InlineOptions defaults = {
    .default_pipeline = {"canonicalize", sizeof "canonicalize" - 1},
    .max_inlined_ops = 1000000,
    .max_iterations = 4,
    .threshold = UINT32_MAX,
};

#define NO_HISTORY UINT32_MAX

/// This many operations may be inlined for each one in the module.
enum { INLINED_PER_OP = 4 };

/// A call that was found.
typedef struct FoundCall {
  Operation *op;
  CallNode *caller;
  CallNode *callee;
  uint32_t history; ///< The entry that it came from, or NO_HISTORY.
} FoundCall;

/// `callee` was inlined at a call that itself came from `before`.
typedef struct HistoryEntry {
  const CallNode *callee;
  uint32_t before;
} HistoryEntry;

typedef struct BlockWork {
  OpRange range;
  CallNode *node;
} BlockWork;

typedef struct Inliner {
  Context *ctx;
  const InlineOptions *options;
  CallGraph graph;
  InlineScratch scratch;
  size_t num_inlined; ///< Operations in inlined bodies so far.
  size_t max_inlined;
  size_t num_untried; ///< Calls left when the limit was reached.
  VECTOR(FoundCall) calls;
  VECTOR(HistoryEntry) history;
  VECTOR(BlockWork) work;
  InlinePipelines pipelines;
} Inliner;

//===- Finding calls ------------------------------------------------------===//

static void push_region(Inliner *inliner, const Region *region,
                        CallNode *node) {
  FOR_EACH_BLOCK(block, region)
    VECTOR_PUSH(&inliner->work, (BlockWork){{block->first, NULL}, node});
}

/// Nested references are not inlined.
static bool is_flat_call(const Operation *op) {
  const SymbolRefAttr *ref = attr_as_symbol_ref(op_call_info(op).symbol);
  return ref && ref->size == 1;
}

static void note_call(Inliner *inliner, Operation *op, CallNode *caller,
                      uint32_t history) {
  CallNode *callee =
      is_flat_call(op) ? call_graph_callee(&inliner->graph, op) : NULL;
  if (callee)
    VECTOR_PUSH(&inliner->calls, (FoundCall){op, caller, callee, history});
}

typedef enum NestedFunctions { NESTED_SKIP, NESTED_ENTER } NestedFunctions;

/// Finds the calls in `inliner->work`, last block first. Gives the number of
/// operations seen.
static size_t find_calls(Inliner *inliner, NestedFunctions nested,
                         uint32_t history) {
  size_t num_ops = 0;
  while (inliner->work.size) {
    BlockWork work = VECTOR_POP(&inliner->work);
    for (Operation *op = work.range.first; op != work.range.end;
         op = op->next) {
      num_ops++;
      if (op_has_trait(op, TRAIT_CALL)) {
        note_call(inliner, op, work.node, history);
        continue;
      }
      for (unsigned i = 0; i < op->num_regions; i++) {
        Region *region = op_region(op, i);
        CallNode *node = call_graph_node(&inliner->graph, region);
        if (!node || nested == NESTED_ENTER)
          push_region(inliner, region, node ? node : work.node);
      }
    }
  }
  return num_ops;
}

//===- Simplifying --------------------------------------------------------===//

static bool parse_pipelines(Inliner *inliner, Operation *root) {
  Stream error = {0};
  bool ok =
      inline_pipelines_init(&inliner->pipelines, inliner->options->op_pipelines,
                            inliner->options->default_pipeline, &error);
  if (!ok) {
    StringRef text = stream_view(&error);
    op_emit_error(inliner->ctx, root, "%.*s", STR_ARGS(text));
  }
  stream_free(&error);
  return ok;
}

static bool can_simplify(const CallNode *node) {
  return node->op && !node->children.size &&
         op_has_trait(node->op, TRAIT_ISOLATED);
}

static bool simplify_nodes(Inliner *inliner, const CallNodes *nodes) {
  static const PipelineRunOptions run_options = {0};
  for (size_t i = 0; i < nodes->size; i++) {
    CallNode *node = nodes->data[i];
    if (!can_simplify(node))
      continue;
    Pipeline *pipeline = inline_pipelines_find(&inliner->pipelines, node->op);
    if (!pipeline)
      continue;
    node->has_illegal_body = false;
    node->num_ops = 0;
    if (!pipeline_run(inliner->ctx, pipeline, node->op, &run_options))
      return false;
  }
  for (size_t i = 0; i < nodes->size; i++)
    if (can_simplify(nodes->data[i]))
      call_node_recount_uses(&inliner->graph, nodes->data[i]);
  return true;
}

//===- Inlining -----------------------------------------------------------===//

static size_t count_ops(Operation *root) {
  size_t count = 0;
  FOR_EACH_OP_PREORDER(op, root)
    count += op != root;
  return count;
}

/// Operations in the body, counted once after each simplification.
static size_t num_ops_of(CallNode *node) {
  if (!node->num_ops || node->children.size)
    node->num_ops = count_ops(node->op);
  return node->num_ops;
}

static bool is_profitable(const Inliner *inliner, const FoundCall *call) {
  unsigned threshold = inliner->options->threshold;
  if (threshold == 0 || threshold == UINT32_MAX)
    return threshold != 0;
  size_t caller = num_ops_of(call->caller);
  size_t callee = num_ops_of(call->callee);
  return caller == 0 || (unsigned)(callee * 100 / caller) <= threshold;
}

static bool region_is_around(const Region *region, const Operation *op) {
  for (; op && op->block; op = op_parent(op))
    if (op->block->parent == region)
      return true;
  return false;
}

/// A body of several blocks fits only where there may be several, which an
/// unregistered operation does not tell.
static bool takes_blocks(const Operation *call, const CallNode *callee) {
  const Operation *parent = op_parent(call);
  return callee->body->first == callee->body->last ||
         parent->def == callee->op->def ||
         !(parent->def->is_unregistered ||
           op_has_trait(parent,
                        TRAIT_SINGLE_BLOCK | TRAIT_IMPLICIT_TERMINATOR));
}

static bool is_in_history(const Inliner *inliner, const FoundCall *call) {
  for (uint32_t at = call->history; at != NO_HISTORY;
       at = inliner->history.data[at].before)
    if (inliner->history.data[at].callee == call->callee)
      return true;
  return false;
}

/// Does the callee call itself, or the caller?
static bool is_recursive(const FoundCall *call) {
  return call_node_has_edge(call->callee, call->callee) ||
         call_node_has_edge(call->callee, call->caller);
}

static bool should_inline(const Inliner *inliner, const FoundCall *call) {
  return !is_in_history(inliner, call) &&
         !op_has_trait(call->op, TRAIT_TERMINATOR) && !is_recursive(call) &&
         !region_is_around(call->callee->body, call->op) &&
         takes_blocks(call->op, call->callee) && is_profitable(inliner, call);
}

/// Asks the dialects about the body. A refusal is remembered.
static bool is_legal_body(const FoundCall *call, InlineMode mode) {
  CallNode *callee = call->callee;
  if (!callee->has_illegal_body)
    callee->has_illegal_body =
        !inline_is_legal_body(callee->op, call->op->block->parent, mode);
  return !callee->has_illegal_body;
}

/// Appends the calls in the body that was inlined for `call`.
static void note_inlined_calls(Inliner *inliner, const FoundCall *call) {
  uint32_t history = (uint32_t)inliner->history.size;
  VECTOR_PUSH(&inliner->history, (HistoryEntry){call->callee, call->history});
  for (size_t i = 0; i < inliner->scratch.inlined.size; i++)
    VECTOR_PUSH(&inliner->work,
                (BlockWork){inliner->scratch.inlined.data[i], call->caller});
  inliner->num_inlined += find_calls(inliner, NESTED_ENTER, history);
}

static bool inline_found_call(Inliner *inliner, FoundCall call) {
  if (!should_inline(inliner, &call))
    return false;
  bool is_last = call_node_has_one_use(call.callee);
  InlineMode mode = is_last ? INLINE_MOVE : INLINE_COPY;
  if (!is_legal_body(&call, mode))
    return false;
  bool has_blocks = call.callee->body->first != call.callee->body->last;
  // Counted before the body may be moved away. A single block loses its
  // terminator.
  size_t num_ops = call.caller->num_ops ? num_ops_of(call.callee) : 0;
  if (!inline_call(inliner->ctx, &inliner->scratch, call.op, call.callee->op,
                   mode, &call.callee->open_calls,
                   call.caller->is_nested ? NULL : &call.caller->open_calls))
    return false;
  if (num_ops)
    call.caller->num_ops += num_ops - (has_blocks ? 1 : 2);
  note_inlined_calls(inliner, &call);
  call_node_drop_call(&inliner->graph, call.caller, call.op);
  call_node_merge_uses(call.callee, call.caller);
  op_erase(inliner->ctx, call.op);
  if (is_last) {
    call_node_drop_uses(call.callee);
    call.callee->is_dead = true;
  }
  return true;
}

/// Takes the dead nodes out of the component.
static void drop_dead(CallNodes *nodes) {
  size_t kept = 0;
  for (size_t i = 0; i < nodes->size; i++)
    if (!nodes->data[i]->is_dead)
      nodes->data[kept++] = nodes->data[i];
  nodes->size = kept;
}

/// Links that call sites may have for each operation that may be inlined: one
/// or two are usual.
enum { LINKS_PER_OP = 4 };

/// Functions that call each other, and chains of functions each of which calls
/// the next one twice, grow exponentially. Where all functions of a chain stay,
/// the call sites grow as the square of its length.
static bool is_at_limit(const Inliner *inliner) {
  return inliner->num_inlined >= inliner->max_inlined ||
         inliner->scratch.num_locations / LINKS_PER_OP >= inliner->max_inlined;
}

static bool inline_calls(Inliner *inliner, CallNodes *nodes) {
  bool inlined = false;
  inliner->calls.size = inliner->history.size = 0;
  for (size_t i = 0; i < nodes->size; i++) {
    CallNode *node = nodes->data[i];
    if (!node->op)
      continue;
    node->is_dead |= call_node_is_unused(node);
    if (node->is_dead)
      continue;
    push_region(inliner, node->body, node);
    find_calls(inliner, NESTED_SKIP, NO_HISTORY);
  }
  // The list grows while the loop runs.
  size_t next = 0;
  for (; next < inliner->calls.size && !is_at_limit(inliner); next++)
    if (!inliner->calls.data[next].caller->is_dead)
      inlined |= inline_found_call(inliner, inliner->calls.data[next]);
  inliner->num_untried += inliner->calls.size - next;
  drop_dead(nodes);
  return inlined;
}

static bool run_on_component(Inliner *inliner, CallNodes *nodes) {
  unsigned iteration = 0;
  do {
    if (!simplify_nodes(inliner, nodes))
      return false;
    if (!inline_calls(inliner, nodes))
      break;
  } while (++iteration < inliner->options->max_iterations);
  return true;
}

static void find_limit(Inliner *inliner, Operation *root) {
  size_t limit = inliner->options->max_inlined_ops;
  size_t by_size = INLINED_PER_OP * count_ops(root);
  if (limit == defaults.max_inlined_ops && limit < by_size)
    limit = by_size;
  inliner->max_inlined = limit ? limit : SIZE_MAX;
}

static void warn_of_limit(Inliner *inliner, Operation *root) {
  if (is_at_limit(inliner))
    location_emit(inliner->ctx, root->loc, DIAG_WARNING,
                  "stopped after %zu operations were inlined, with %zu links "
                  "of call sites, as max-inlined-ops says: %zu calls were not "
                  "looked at",
                  inliner->num_inlined, inliner->scratch.num_locations,
                  inliner->num_untried);
}

static bool run_on_components(Inliner *inliner) {
  CallComponents components = {0};
  CallNodes nodes = {0};
  bool ok = true;
  call_graph_components(&inliner->graph, &components);
  size_t first = 0;
  for (size_t i = 0; ok && i < components.ends.size; i++) {
    nodes.size = 0;
    for (; first < components.ends.data[i]; first++)
      VECTOR_PUSH(&nodes, components.nodes.data[first]);
    ok = run_on_component(inliner, &nodes);
  }
  VECTOR_FREE(&components.nodes);
  VECTOR_FREE(&components.ends);
  VECTOR_FREE(&nodes);
  return ok;
}

static void erase_dead(Inliner *inliner) {
  for (size_t i = inliner->graph.nodes.size; i--;)
    if (inliner->graph.nodes.data[i]->is_dead)
      op_erase(inliner->ctx, inliner->graph.nodes.data[i]->op);
}

static bool check_options(Arena *arena, void *values, Stream *error) {
  InlineOptions *inline_options = values;
  return inline_pipelines_prepare(arena, &inline_options->op_pipelines,
                                  inline_options->default_pipeline,
                                  &inline_options->inner, error);
}

static bool run(Context *ctx, Operation *root, const void *pass_options) {
  if (!op_has_trait(root, TRAIT_SYMBOL_TABLE)) {
    op_emit_op_error(ctx, root,
                     " was scheduled to run under the inliner, but does not "
                     "define a symbol table");
    return false;
  }
  Inliner inliner = {.ctx = ctx, .options = pass_options};
  bool ok = parse_pipelines(&inliner, root);
  if (ok) {
    call_graph_init(&inliner.graph, ctx, root);
    inliner.scratch.tables = &inliner.graph.tables;
    find_limit(&inliner, root);
    ok = run_on_components(&inliner);
    warn_of_limit(&inliner, root);
    inline_close_locations(ctx, &inliner.scratch, root);
    if (ok)
      erase_dead(&inliner);
    inline_pipelines_note_met(&inliner.pipelines, &inliner.options->inner);
    call_graph_free(&inliner.graph);
  }
  inline_scratch_free(&inliner.scratch);
  VECTOR_FREE(&inliner.calls);
  VECTOR_FREE(&inliner.history);
  VECTOR_FREE(&inliner.work);
  inline_pipelines_free(&inliner.pipelines);
  return ok;
}

const PassDef inline_pass = {
    .flag = "inline",
    .name = "Inliner",
    .summary = "Inline function calls",
    .run = run,
    .check_options = check_options,
    PASS_OPTIONS(options, InlineOptions),
    .own_options = own_options,
    .inner_offset = offsetof(InlineOptions, inner),
    .defaults = &defaults,
};

// SPDX-License-Identifier: Apache-2.0
// The hooks of clients' operations: each finds the client's function and calls
// it with handles.
#include "capi/own/own_internal.h"
#include "dialects/common/control_flow.h"
#include "dialects/common/infer.h"
#include "ir/attributes/attribute.h"
#include "ir/definitions/prop_def.h"
#include "ir/interfaces/effects.h"
#include "ir/interfaces/fold.h"
#include "rewrite/rewriter.h"

//===- Operations ---------------------------------------------------------===//

static bool verify(Context *ctx, const Operation *op) {
  CapiEntry entry = capi_enter(ctx);
  MlirLogicalResult result =
      own_op_row(op->def)->verify(wrap_op(op), own_op_user(op->def));
  capi_leave(entry);
  return mlirLogicalResultIsSuccess(result);
}

static bool verify_regions(Context *ctx, const Operation *op) {
  CapiEntry entry = capi_enter(ctx);
  MlirLogicalResult result =
      own_op_row(op->def)->verifyRegions(wrap_op(op), own_op_user(op->def));
  capi_leave(entry);
  return mlirLogicalResultIsSuccess(result);
}

/// FoldResult and MloptFoldResult are both a value and an attribute.
_Static_assert(sizeof(FoldResult) == sizeof(MloptFoldResult) &&
                   offsetof(FoldResult, value) ==
                       offsetof(MloptFoldResult, value) &&
                   offsetof(FoldResult, attr) ==
                       offsetof(MloptFoldResult, attribute),
               "results of folds are handed over as they are");

static bool fold(Context *ctx, Operation *op, const Attribute *const *constants,
                 FoldResult *results) {
  CapiEntry entry = capi_enter(ctx);
  MlirLogicalResult result = own_op_row(op->def)->fold(
      wrap_op(op), (const MlirAttribute *)(const void *)constants,
      (MloptFoldResult *)(void *)results, own_op_user(op->def));
  capi_leave(entry);
  return mlirLogicalResultIsSuccess(result);
}

/// The values of the attributes, defaults where there are none.
static const MlirAttribute *with_defaults(Arena *arena, const OpState *state) {
  const OpDef *def = state->def;
  if (!state->props)
    return NULL;
  MlirAttribute *values = arena_alloc(arena, def->num_props * sizeof *values);
  for (unsigned i = 0; i < def->num_props; i++)
    values[i] = wrap_attr(state->props[i] ? state->props[i]
                                          : def->props[i].default_value);
  return values;
}

static bool infer(Context *ctx, Arena *arena, OpState *state, SourcePos pos) {
  const OpDef *def = state->def;
  CapiEntry entry = capi_enter(ctx);
  MloptInference from = {
      .context = wrap_context(context_owner(ctx)),
      .location =
          wrap_location(ctx, pos.line ? location_file_line_col_get(
                                            ctx, pos.file, pos.line, pos.column)
                                      : state->loc),
      .numOperands = state->num_operands,
      .operands = (const MlirValue *)(const void *)state->operands,
      .numAttributes = state->props ? def->num_props : 0,
      .attributes = with_defaults(arena, state)};
  const Type **types =
      arena_alloc_zero(arena, (def->num_result_defs + 1u) * sizeof *types);
  MlirLogicalResult result = own_op_row(def)->inferTypes(
      &from, (MlirType *)(void *)types, own_op_user(def));
  capi_leave(entry);
  bool ok = mlirLogicalResultIsSuccess(result);
  for (unsigned i = 0; i < def->num_result_defs; i++)
    ok &= types[i] != NULL;
  state->result_types = types;
  state->num_results = def->num_result_defs;
  if (!ok && !ctx->diags.num_errors)
    diag_text(diag_emit(&ctx->diags, DIAG_ERROR, pos),
              "failed to infer returned types");
  return ok;
}

/// The result has the type of the constant's value. FirstAttrDerivedResultType.
static bool infer_constant(Context *ctx, Arena *arena, OpState *state,
                           SourcePos pos) {
  const Type *type =
      state->props && state->props[0] ? attr_type(state->props[0]) : NULL;
  if (type)
    return infer_one(arena, state, type);
  diag_text(diag_emit(&ctx->diags, DIAG_ERROR, pos),
            "failed to infer returned types");
  return false;
}

static void append_text(MlirStringRef text, void *user) {
  stream_text(user, unwrap_text(text));
}

static void result_name(const Operation *op, Stream *name) {
  own_op_row(op->def)->resultName(wrap_op(op), append_text, name,
                                  own_op_user(op->def));
}

static void successor_operands(const Operation *op, unsigned index,
                               unsigned *first, unsigned *count) {
  *first = *count = 0;
  own_op_row(op->def)->successorOperands(wrap_op(op), index, first, count,
                                         own_op_user(op->def));
  // A client may name more operands than there are.
  *first = *first < op->num_operands ? *first : op->num_operands;
  unsigned rest = op->num_operands - *first;
  *count = *count < rest ? *count : rest;
}

//===- Interfaces ---------------------------------------------------------===//

static unsigned effects(const Operation *op) {
  unsigned told =
      own_op_row(op->def)->effects(wrap_op(op), own_op_user(op->def));
  if (told & MLOPT_EFFECT_WRITE)
    return EFFECT_WRITES | EFFECT_ANY | EFFECT_STAYS;
  return told & MLOPT_EFFECT_READ ? EFFECT_ANY | EFFECT_ONLY_READS : 0;
}

static bool is_speculatable(const Operation *op) {
  return own_op_row(op->def)->isSpeculatable(wrap_op(op), own_op_user(op->def));
}

static int taken_successor(const Operation *op,
                           const Attribute *const *constants) {
  int taken = own_op_row(op->def)->takenSuccessor(
      wrap_op(op), (const MlirAttribute *)(const void *)constants,
      own_op_user(op->def));
  return taken >= 0 && (unsigned)taken < op->num_successors ? taken : -1;
}

/// The number of values that `region` of `op` takes when control enters it.
static size_t num_inputs(const Operation *op, int64_t region) {
  if (region == REGION_SUCCESSOR_PARENT)
    return op->num_results;
  const Block *entry = op_region(op, (unsigned)region)->first;
  return entry ? entry->num_arguments : 0;
}

/// Do the region and the values that the client named exist?
static bool is_there(const Operation *op, const Operation *from,
                     const MloptRegionSuccessor *told) {
  return told->region >= REGION_SUCCESSOR_PARENT &&
         told->region < op->num_regions &&
         (size_t)told->firstOperand + told->count <= from->num_operands &&
         (size_t)told->firstInput + told->count <= num_inputs(op, told->region);
}

static void region_successors(const Operation *op, const Operation *from,
                              const Attribute *const *constants,
                              RegionSuccessors *successors) {
  (void)constants;
  size_t room = op->num_regions + 1u;
  MloptRegionSuccessor *told = mem_alloc_zero(room * sizeof *told);
  size_t count = own_op_row(op->def)->regionSuccessors(
      wrap_op(op), wrap_op(from), told, own_op_user(op->def));
  for (size_t i = 0; i < count && i < room; i++)
    if (is_there(op, from, &told[i]))
      region_successors_push(successors, told[i].region, told[i].firstOperand,
                             told[i].firstInput, told[i].count);
  mem_free(told);
}

static bool has_interfaces(const MloptOpRow *row) {
  return row->isLoop || row->isRegionTerminator || row->effects ||
         row->isSpeculatable || row->takenSuccessor || row->regionSuccessors ||
         (row->traits & MLOPT_TRAIT_CALL);
}

void own_set_hooks(OwnDialect *dialect, OpDef *def, const MloptOpRow *row) {
  def->verify = row->verify ? verify : NULL;
  def->verify_regions = row->verifyRegions ? verify_regions : NULL;
  def->fold = row->fold ? fold : NULL;
  def->infer = row->inferTypes ? infer
               : (def->traits & TRAIT_SAME_TYPES) && row->numOperands &&
                       row->numResults == 1
                   ? infer_first_operand
               : (def->traits & TRAIT_CONSTANT_LIKE) ? infer_constant
                                                     : NULL;
  def->result_name = row->resultName ? result_name : NULL;
  def->successor_operands = row->successorOperands       ? successor_operands
                            : def->traits & TRAIT_BRANCH ? br_successor_operands
                                                         : NULL;
  if (!has_interfaces(row))
    return;
  OpInterfaces *interfaces = own_alloc(dialect, sizeof *interfaces);
  if (def->traits & TRAIT_CALL)
    *interfaces = call_interfaces;
  interfaces->region_successors =
      row->regionSuccessors ? region_successors : NULL;
  interfaces->taken_successor = row->takenSuccessor ? taken_successor : NULL;
  interfaces->is_speculatable = row->isSpeculatable ? is_speculatable : NULL;
  interfaces->effects = row->effects ? effects : NULL;
  interfaces->is_loop = row->isLoop;
  interfaces->is_region_terminator = row->isRegionTerminator;
  def->interfaces = interfaces;
}

//===- Dialects -----------------------------------------------------------===//

static const OpDef *constant_op(const DialectDef *self, Context *ctx,
                                const Attribute *value, const Type *type) {
  const MloptDialectRow *row = &own_dialect(self)->row;
  CapiEntry entry = capi_enter(ctx);
  const char *name =
      row->constantOp(wrap_attr(value), wrap_type(type), row->user);
  capi_leave(entry);
  const OpDef *def =
      name ? context_op_def(ctx, string_ref_from_cstr(name)) : NULL;
  return def && (def->traits & TRAIT_CONSTANT_LIKE) && def->num_props ? def
                                                                      : NULL;
}

static bool verify_op_attr(Context *ctx, const Operation *op,
                           const NamedAttribute *attr) {
  StringRef name = attr->name;
  const DialectDef *def =
      context_dialect(ctx, string_ref(name.data, string_ref_find(name, '.')));
  const MloptDialectRow *row = &own_dialect(def)->row;
  CapiEntry entry = capi_enter(ctx);
  MlirLogicalResult result = row->verifyAttribute(
      wrap_op(op), wrap_text(name), wrap_attr(attr->value), row->user);
  capi_leave(entry);
  return mlirLogicalResultIsSuccess(result);
}

static bool is_legal_op(const Operation *op, const Region *to,
                        bool would_be_cloned) {
  (void)would_be_cloned;
  const MloptDialectRow *row = &own_dialect(op->def->dialect)->row;
  bool returns_to_block =
      op_has_trait(op, TRAIT_RETURN_LIKE) && op->block->parent->first->next;
  if (returns_to_block && !row->inliner.branch)
    return false;
  return !row->inliner.isLegal ||
         row->inliner.isLegal(wrap_op(op), wrap_region((Region *)(uintptr_t)to),
                              row->user);
}

static bool is_legal_call(const Operation *call, const Operation *callable,
                          bool would_be_cloned) {
  (void)call;
  (void)callable;
  (void)would_be_cloned;
  return true;
}

static void terminator_to_branch(Context *ctx, Operation *terminator,
                                 Block *next) {
  const char *name = own_dialect(terminator->def->dialect)->row.inliner.branch;
  StringRef text = string_ref_from_cstr(name);
  const OpDef *def = context_op_def(ctx, text);
  inline_terminator_as(ctx, terminator,
                       def ? def : context_unregistered_op_def(ctx, text),
                       next);
}

static Value *convert_type(Builder *builder, const Operation *call,
                           Value *input, const Type *type) {
  const char *name = own_dialect(call->def->dialect)->row.inliner.cast;
  const OpDef *def = context_op_def(builder->ctx, string_ref_from_cstr(name));
  return def ? op_result(builder_create_op(builder, def, call->loc, &input, 1,
                                           type, NULL),
                         0)
             : NULL;
}

static bool run_pattern(const RewritePattern *self, Operation *op,
                        Rewriter *rw) {
  const OwnPattern *pattern = self->user;
  CapiEntry entry = capi_enter(rw->builder.ctx);
  MlirLogicalResult result = pattern->row.rewrite(
      wrap_op(op), (MlirPatternRewriter){rw}, pattern->user);
  capi_leave(entry);
  return mlirLogicalResultIsSuccess(result);
}

/// The rows of `dialect`'s patterns.
static const RewritePattern *make_patterns(OwnDialect *dialect) {
  Context *ctx = capi_handle(dialect->context);
  size_t count = dialect->row.numPatterns;
  RewritePattern *rows = own_alloc(dialect, count * sizeof *rows);
  OwnPattern *own = own_alloc(dialect, count * sizeof *own);
  for (size_t i = 0; i < count; i++) {
    const MloptPatternRow *row = &dialect->row.patterns[i];
    own[i] = (OwnPattern){*row, dialect->row.user};
    const char *root = row->root;
    rows[i] = (RewritePattern){
        .name = own_text(dialect, row->name ? row->name : "pattern"),
        .root = root ? context_op_def(ctx, string_ref_from_cstr(root)) : NULL,
        .benefit = (uint16_t)(row->benefit ? row->benefit : 1),
        .run = run_pattern,
        .user = &own[i]};
    if (root && !rows[i].root)
      rows[i].root_name = string_ref_from_cstr(own_text(dialect, root));
  }
  return rows;
}

void own_set_dialect_hooks(OwnDialect *dialect) {
  const MloptDialectRow *row = &dialect->row;
  DialectDef *def = &dialect->def;
  def->allows_unknown_ops = row->allowsUnknownOps;
  def->has_resources = true;
  def->constant_op = row->constantOp ? constant_op : NULL;
  def->verify_op_attr = row->verifyAttribute ? verify_op_attr : NULL;
  if (row->inliner.isAllowed) {
    dialect->inliner = (InlinerInterface){
        .is_legal_call = is_legal_call,
        .is_legal_region = inline_any_region,
        .is_legal_op = is_legal_op,
        .terminator_to_branch =
            row->inliner.branch ? terminator_to_branch : NULL,
        .convert_type = row->inliner.cast ? convert_type : NULL};
    def->inliner = &dialect->inliner;
  }
  if (row->numPatterns) {
    dialect->patterns =
        (PatternTable){make_patterns(dialect), row->numPatterns};
    def->patterns = &dialect->patterns;
  }
}

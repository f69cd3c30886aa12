// SPDX-License-Identifier: Apache-2.0
// The embedding interface to the rewriter and to patterns. A user's pattern is
// a RewritePattern whose `user` is a closure. The closure holds the user's
// callback and the context for its handles.
#include "dialects/func/func_conversion.h"
#include "ir/op_attrs.h"
#include "tool/embed_rewrite_internal.h"

//===- Creating operations ------------------------------------------------===//

/// The attributes of a new operation: one slot per property of the definition;
/// the rest in a dictionary.
typedef struct SplitAttributes {
  const Attribute **props; ///< In scratch memory.
  const Attribute *discardable;
} SplitAttributes;

static SplitAttributes split_attributes(Context *ctx, Arena *scratch,
                                        const OpDef *def,
                                        const MloptOperationState *state) {
  SplitAttributes split = {
      .props = arena_alloc_zero(scratch,
                                (def->num_props + 1u) * sizeof *split.props)};
  for (size_t i = 0; i < state->num_attributes; i++) {
    StringRef name = string_ref_from_cstr(state->attributes[i].name);
    const Attribute *value = unwrap_attr(state->attributes[i].value);
    int slot = def->is_unregistered ? -1 : op_def_prop_index(def, name);
    if (slot >= 0)
      split.props[slot] = value;
    else
      split.discardable = dictionary_with(ctx, split.discardable, name, value);
  }
  return split;
}

static Block *const *unwrap_blocks(MloptBlock *const *handles) {
  return (Block *const *)(const void *)handles;
}

MloptOperation *mlopt_rewriter_create(MloptRewriter *rewriter,
                                      const MloptOperationState *state) {
  Builder *builder = rewriter->builder;
  StringRef name = string_ref_from_cstr(state->name);
  const OpDef *def = context_op_def(builder->ctx, name);
  if (!def)
    def = context_unregistered_op_def(builder->ctx, name);
  Arena scratch;
  arena_init(&scratch);
  SplitAttributes attributes =
      split_attributes(builder->ctx, &scratch, def, state);
  OpState parts = {.def = def,
                   .loc = {state->location.bits},
                   .operands = unwrap_values(state->operands),
                   .num_operands = (uint32_t)state->num_operands,
                   .result_types = unwrap_types(state->result_types),
                   .num_results = (uint32_t)state->num_results,
                   .successors = unwrap_blocks(state->successors),
                   .num_successors = (uint32_t)state->num_successors,
                   .num_regions = (uint32_t)state->num_regions,
                   .props = attributes.props,
                   .attrs = attributes.discardable};
  Operation *op = builder_create(builder, &parts);
  arena_free(&scratch);
  return wrap_op(op);
}

void mlopt_rewriter_set_before(MloptRewriter *rewriter, MloptOperation *op) {
  builder_set_before(rewriter->builder, unwrap_op(op));
}

void mlopt_rewriter_set_after(MloptRewriter *rewriter, MloptOperation *op) {
  builder_set_after(rewriter->builder, unwrap_op(op));
}

void mlopt_rewriter_set_to_start(MloptRewriter *rewriter, MloptBlock *block) {
  builder_set_to_start(rewriter->builder, unwrap_block(block));
}

void mlopt_rewriter_set_to_end(MloptRewriter *rewriter, MloptBlock *block) {
  builder_set_to_end(rewriter->builder, unwrap_block(block));
}

MloptBlock *mlopt_rewriter_create_block(MloptRewriter *rewriter,
                                        MloptRegion *region, MloptBlock *before,
                                        const MloptType *const *types,
                                        size_t num_types,
                                        MloptLocation location) {
  VECTOR(Location) locs = {0};
  for (size_t i = 0; i < num_types; i++)
    VECTOR_PUSH(&locs, (Location){location.bits});
  Block *block = rewriter_create_block(
      rewriter->rewriter, unwrap_region(region), unwrap_block(before),
      unwrap_types(types), locs.data, (uint32_t)num_types);
  VECTOR_FREE(&locs);
  return wrap_block(block);
}

//===- Changing IR --------------------------------------------------------===//

void mlopt_rewriter_replace(MloptRewriter *rewriter, MloptOperation *op,
                            MloptValue *const *values) {
  rewriter_replace_op(rewriter->rewriter, unwrap_op(op), unwrap_values(values));
}

void mlopt_rewriter_erase(MloptRewriter *rewriter, MloptOperation *op) {
  rewriter_erase_op(rewriter->rewriter, unwrap_op(op));
}

void mlopt_rewriter_set_attribute(MloptRewriter *rewriter, MloptOperation *op,
                                  const char *name,
                                  const MloptAttribute *value) {
  rewriter_start_modify(rewriter->rewriter, unwrap_op(op));
  op_set_attr(rewriter->builder->ctx, unwrap_op(op), string_ref_from_cstr(name),
              unwrap_attr(value));
  rewriter_finalize_modify(rewriter->rewriter, unwrap_op(op));
}

void mlopt_rewriter_set_operands(MloptRewriter *rewriter, MloptOperation *op,
                                 MloptValue *const *values, size_t count) {
  rewriter_start_modify(rewriter->rewriter, unwrap_op(op));
  op_set_operands(rewriter->builder->ctx, unwrap_op(op), unwrap_values(values),
                  (uint32_t)count);
  rewriter_finalize_modify(rewriter->rewriter, unwrap_op(op));
}

void mlopt_rewriter_inline_region(MloptRewriter *rewriter, MloptRegion *from,
                                  MloptRegion *to, MloptBlock *before) {
  rewriter_inline_region_before(rewriter->rewriter, unwrap_region(from),
                                unwrap_region(to), unwrap_block(before));
}

void mlopt_rewriter_merge_blocks(MloptRewriter *rewriter, MloptBlock *source,
                                 MloptBlock *target,
                                 MloptValue *const *values) {
  rewriter_merge_blocks(rewriter->rewriter, unwrap_block(source),
                        unwrap_block(target), unwrap_values(values));
}

MloptBlock *mlopt_rewriter_split_block(MloptRewriter *rewriter,
                                       MloptOperation *op) {
  return wrap_block(rewriter_split_block(rewriter->rewriter,
                                         unwrap_op(op)->block, unwrap_op(op)));
}

bool mlopt_rewriter_match_failure(MloptRewriter *rewriter, MloptOperation *op,
                                  const char *reason) {
  return rewriter_match_failure(rewriter->rewriter, unwrap_op(op), reason);
}

MloptContext *mlopt_rewriter_context(MloptRewriter *rewriter) {
  return rewriter->context;
}

//===- Patterns -----------------------------------------------------------===//

/// What RewritePattern.user points to.
typedef struct PatternClosure {
  MloptRewrite *rewrite;
  MloptConvert *convert;
  void *user;
  MloptContext *context;
} PatternClosure;

static bool run_rewrite(const RewritePattern *self, Operation *op,
                        Rewriter *rw) {
  const PatternClosure *closure = self->user;
  MloptRewriter rewriter = {
      .builder = &rw->builder, .rewriter = rw, .context = closure->context};
  return closure->rewrite(closure->user, wrap_op(op), &rewriter);
}

static bool run_convert(const RewritePattern *self, Operation *op,
                        const Adaptor *adaptor, ConversionRewriter *rw) {
  const PatternClosure *closure = self->user;
  MloptRewriter rewriter = {.builder = &rw->rewriter.builder,
                            .rewriter = &rw->rewriter,
                            .conversion = rw,
                            .context = closure->context};
  return closure->convert(closure->user, wrap_op(op),
                          (const MloptAdaptor *)(const void *)adaptor,
                          &rewriter);
}

MloptPatternSet *mlopt_pattern_set_create(MloptContext *context) {
  MloptPatternSet *set = mem_alloc(sizeof *set);
  *set = (MloptPatternSet){.context = context};
  arena_init(&set->arena);
  return set;
}

void mlopt_pattern_set_free(MloptPatternSet *set) {
  if (!set)
    return;
  pattern_set_free(&set->patterns);
  arena_free(&set->arena);
  mem_free(set);
}

static const OpDef *op_def_of(MloptContext *context, const char *name) {
  StringRef text = string_ref_from_cstr(name);
  const OpDef *def = context_op_def(&context->ctx, text);
  return def ? def : context_unregistered_op_def(&context->ctx, text);
}

/// The definitions that `names` stands for, NULL-terminated, in the set's
/// arena. NULL if `names` is NULL.
static const OpDef *const *generated_ops(MloptPatternSet *set,
                                         const char *const *names) {
  if (!names)
    return NULL;
  size_t count = 0;
  while (names[count])
    count++;
  const OpDef **defs =
      arena_alloc_zero(&set->arena, (count + 1) * sizeof *defs);
  for (size_t i = 0; i < count; i++)
    defs[i] = op_def_of(set->context, names[i]);
  return defs;
}

/// A root that has no definition matches by name.
static void set_root(MloptPatternSet *set, RewritePattern *row,
                     const char *name) {
  StringRef text = string_ref_from_cstr(name);
  row->root = context_op_def(&set->context->ctx, text);
  if (!row->root)
    row->root_name = string_ref(
        arena_copy_text(&set->arena, text.data, text.size), text.size);
}

void mlopt_pattern_set_add(MloptPatternSet *set, const MloptPattern *pattern) {
  PatternClosure *closure = arena_alloc(&set->arena, sizeof *closure);
  *closure = (PatternClosure){.rewrite = pattern->rewrite,
                              .convert = pattern->convert,
                              .user = pattern->user,
                              .context = set->context};
  RewritePattern row = {
      .name = arena_copy_text(&set->arena, pattern->name,
                              string_ref_from_cstr(pattern->name).size),
      .benefit = (uint16_t)pattern->benefit,
      .has_bounded_recursion = pattern->has_bounded_recursion,
      .generated = generated_ops(set, pattern->generated),
      .run = pattern->rewrite ? run_rewrite : NULL,
      .convert = pattern->convert ? run_convert : NULL};
  if (pattern->root)
    set_root(set, &row, pattern->root);
  const TypeConverter *converter =
      pattern->converter ? &pattern->converter->converter : NULL;
  pattern_set_add(&set->patterns, &row, 1, converter, closure);
}

void mlopt_pattern_set_add_functions(MloptPatternSet *set,
                                     const MloptTypeConverter *converter) {
  const RewritePattern *const rows[] = {
      &convert_function_signature, &convert_func_call, &convert_func_return};
  for (size_t i = 0; i < ARRAY_LENGTH(rows); i++)
    pattern_set_add(&set->patterns, rows[i], 1, &converter->converter, NULL);
}

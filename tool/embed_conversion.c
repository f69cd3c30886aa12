// SPDX-License-Identifier: Apache-2.0
// The embedding interface to dialect conversion: adaptors, type converters,
// targets.
#include "ir/op_attrs.h"
#include "tool/embed_rewrite_internal.h"

//===- Conversion patterns ------------------------------------------------===//

static const Adaptor *unwrap_adaptor(const MloptAdaptor *handle) {
  return (const Adaptor *)(const void *)handle;
}

MloptValues mlopt_adaptor_operand(const MloptAdaptor *adaptor, unsigned index) {
  const ValueList *list = &unwrap_adaptor(adaptor)->operands[index];
  return (MloptValues){wrap_values(list->values), list->count};
}

MloptValues mlopt_adaptor_flat(const MloptAdaptor *adaptor) {
  const Adaptor *operands = unwrap_adaptor(adaptor);
  return (MloptValues){wrap_values(operands->flat), operands->num_flat};
}

MloptValue *mlopt_adaptor_one(const MloptAdaptor *adaptor, unsigned index) {
  return wrap_value(adaptor_operand(unwrap_adaptor(adaptor), index));
}

void mlopt_rewriter_replace_with_lists(MloptRewriter *rewriter,
                                       MloptOperation *op,
                                       const MloptValues *lists) {
  VECTOR(ValueList) values = {0};
  for (unsigned i = 0; i < unwrap_op(op)->num_results; i++)
    VECTOR_PUSH(&values,
                (ValueList){unwrap_values(lists[i].values), lists[i].count});
  conversion_replace_op_with_multiple(rewriter->conversion, unwrap_op(op),
                                      values.data, values.size);
  VECTOR_FREE(&values);
}

/// Converts handles to operations.
static Operation *const *unwrap_ops(MloptOperation *const *handles) {
  return (Operation *const *)(const void *)handles;
}

bool mlopt_rewriter_can_replace_together(MloptRewriter *rewriter,
                                         MloptOperation *const *ops,
                                         size_t num_ops) {
  return conversion_can_replace_ops(rewriter->conversion, unwrap_ops(ops),
                                    num_ops);
}

bool mlopt_rewriter_replace_together(MloptRewriter *rewriter,
                                     MloptOperation *const *ops, size_t num_ops,
                                     const MloptValues *lists) {
  VECTOR(ValueList) values = {0};
  for (size_t i = 0, next = 0; i < num_ops; i++)
    for (unsigned k = 0; k < unwrap_op(ops[i])->num_results; k++, next++)
      VECTOR_PUSH(&values, (ValueList){unwrap_values(lists[next].values),
                                       lists[next].count});
  bool is_replaced = conversion_replace_ops(
      rewriter->conversion, unwrap_ops(ops), num_ops, values.data, values.size);
  VECTOR_FREE(&values);
  return is_replaced;
}

bool mlopt_rewriter_convert_region_types(MloptRewriter *rewriter,
                                         MloptRegion *region,
                                         const MloptTypeConverter *converter) {
  return conversion_convert_region_types(
      rewriter->conversion, unwrap_region(region), &converter->converter, NULL);
}

//===- Type converters ----------------------------------------------------===//

/// A user's callback, with what its handles need.
typedef struct RuleClosure {
  MloptTypeRule *rule;
  MloptValueRule *value_rule;
  MloptMaterialization *materialize;
  void *user;
  MloptContext *context;
} RuleClosure;

MloptTypeConverter *mlopt_type_converter_create(MloptContext *context) {
  MloptTypeConverter *converter = mem_alloc(sizeof *converter);
  *converter = (MloptTypeConverter){.context = context};
  type_converter_init(&converter->converter);
  arena_init(&converter->arena);
  return converter;
}

void mlopt_type_converter_free(MloptTypeConverter *converter) {
  if (!converter)
    return;
  type_converter_free(&converter->converter);
  arena_free(&converter->arena);
  mem_free(converter);
}

void mlopt_type_list_append(MloptTypeList *list, const MloptType *type) {
  VECTOR_PUSH(list->types, unwrap_type(type));
}

static TypeConversionResult conversion_result(MloptConversionResult result) {
  switch (result) {
  case MLOPT_CONVERSION_OTHER:
    return TYPE_NOT_MINE;
  case MLOPT_CONVERSION_DONE:
    return TYPE_CONVERTED;
  case MLOPT_CONVERSION_FAILED:
    return TYPE_FAILED;
  }
  return TYPE_FAILED;
}

static TypeConversionResult ask_rule(const TypeConverter *converter,
                                     Context *ctx, const Type *type,
                                     TypeVector *results, const void *user) {
  (void)converter;
  (void)ctx;
  const RuleClosure *closure = user;
  MloptTypeList list = {results};
  return conversion_result(
      closure->rule(closure->user, wrap_type(type), &list));
}

static TypeConversionResult ask_value_rule(const TypeConverter *converter,
                                           Context *ctx, const Value *value,
                                           TypeVector *results,
                                           const void *user) {
  (void)converter;
  (void)ctx;
  const RuleClosure *closure = user;
  MloptTypeList list = {results};
  return conversion_result(
      closure->value_rule(closure->user, wrap_const_value(value), &list));
}

static const RuleClosure *add_closure(MloptTypeConverter *converter,
                                      const RuleClosure *closure) {
  return arena_copy(&converter->arena, closure, sizeof *closure);
}

void mlopt_type_converter_add_rule(MloptTypeConverter *converter,
                                   MloptTypeRule *rule, void *user) {
  RuleClosure closure = {.rule = rule, .user = user};
  type_converter_add_conversion(&converter->converter, ask_rule,
                                add_closure(converter, &closure));
}

void mlopt_type_converter_add_value_rule(MloptTypeConverter *converter,
                                         MloptValueRule *rule, void *user) {
  RuleClosure closure = {.value_rule = rule, .user = user};
  type_converter_add_value_conversion(&converter->converter, ask_value_rule,
                                      add_closure(converter, &closure));
}

static bool materialize(const RuleClosure *closure, Builder *builder,
                        const Type *const *types, size_t num_types,
                        Value *const *inputs, size_t count,
                        const Type *original, Location loc, Value **results) {
  MloptRewriter rewriter = {.builder = builder,
                            .context = closure->context,
                            .original_type = original};
  MloptValues values = {wrap_values(inputs), (unsigned)count};
  return closure->materialize(closure->user, &rewriter, values,
                              (const MloptType *const *)(const void *)types,
                              num_types, (MloptLocation){loc.bits},
                              (MloptValue **)(void *)results);
}

static Value *make_source(Builder *builder, const Type *type,
                          Value *const *inputs, size_t count, Location loc,
                          const void *user) {
  Value *result = NULL;
  bool is_made =
      materialize(user, builder, &type, 1, inputs, count, NULL, loc, &result);
  return is_made ? result : NULL;
}

static bool make_target(Builder *builder, const Type *const *types,
                        size_t num_types, Value *const *inputs,
                        size_t num_inputs, const Type *original, Location loc,
                        Value **results, const void *user) {
  return materialize(user, builder, types, num_types, inputs, num_inputs,
                     original, loc, results);
}

const MloptType *mlopt_rewriter_original_type(const MloptRewriter *rewriter) {
  return wrap_type(rewriter->original_type);
}

void mlopt_type_converter_add_source(MloptTypeConverter *converter,
                                     MloptMaterialization *source, void *user) {
  RuleClosure closure = {
      .materialize = source, .user = user, .context = converter->context};
  type_converter_add_source_materialization(&converter->converter, make_source,
                                            add_closure(converter, &closure));
}

void mlopt_type_converter_add_target(MloptTypeConverter *converter,
                                     MloptMaterialization *target, void *user) {
  RuleClosure closure = {
      .materialize = target, .user = user, .context = converter->context};
  type_converter_add_target_materialization(&converter->converter, make_target,
                                            add_closure(converter, &closure));
}

bool mlopt_type_converter_convert(const MloptTypeConverter *converter,
                                  const MloptType *type,
                                  MloptTypeList *results) {
  return type_converter_convert(&converter->converter, &converter->context->ctx,
                                unwrap_type(type), results->types);
}

const MloptType *
mlopt_type_converter_convert_one(const MloptTypeConverter *converter,
                                 const MloptType *type) {
  return wrap_type(type_converter_convert_one(
      &converter->converter, &converter->context->ctx, unwrap_type(type)));
}

/// The signature of a function, or NULL.
static const Type *function_signature(const Operation *op) {
  if (!op_has_trait(op, TRAIT_FUNCTION))
    return NULL;
  const Attribute *attr = op_attr(op, STR("function_type"));
  const TypeAttr *type = attr ? attr_as_type(attr) : NULL;
  return type && type_as_function(type->value) ? type->value : NULL;
}

bool mlopt_type_converter_is_legal(const MloptTypeConverter *converter,
                                   const MloptOperation *handle) {
  const TypeConverter *types = &converter->converter;
  Context *ctx = &converter->context->ctx;
  const Operation *op = unwrap_const_op(handle);
  const Type *signature = function_signature(op);
  if (!type_converter_is_legal_op(types, ctx, op))
    return false;
  if (!signature)
    return true;
  return type_converter_is_legal_signature(types, ctx, signature) &&
         type_converter_is_legal_region(types, ctx, op_region(op, 0));
}

//===- Targets ------------------------------------------------------------===//

typedef struct LegalityClosure {
  MloptLegalityRule *rule;
  void *user;
} LegalityClosure;

MloptTarget *mlopt_target_create(MloptContext *context) {
  MloptTarget *target = mem_alloc(sizeof *target);
  *target = (MloptTarget){.context = context};
  conversion_target_init(&target->target);
  arena_init(&target->arena);
  return target;
}

void mlopt_target_free(MloptTarget *target) {
  if (!target)
    return;
  conversion_target_free(&target->target);
  arena_free(&target->arena);
  mem_free(target);
}

static LegalityAction legality_action(MloptLegality legality) {
  switch (legality) {
  case MLOPT_UNKNOWN:
    return LEGALITY_UNKNOWN;
  case MLOPT_LEGAL:
    return LEGALITY_LEGAL;
  case MLOPT_ILLEGAL:
    return LEGALITY_ILLEGAL;
  }
  return LEGALITY_UNKNOWN;
}

static LegalityAction ask_legality(const Operation *op, const void *user) {
  const LegalityClosure *closure = user;
  return legality_action(closure->rule(closure->user, wrap_const_op(op)));
}

static LegalityAction say_unknown(const Operation *op, const void *user) {
  (void)op;
  (void)user;
  return LEGALITY_UNKNOWN;
}

/// What a name given to mlopt_target_mark stands for: an operation, a dialect,
/// or nothing.
typedef struct Named {
  const OpDef *op;
  const DialectDef *dialect;
} Named;

static Named find_named(const MloptTarget *target, const char *text) {
  StringRef name = string_ref_from_cstr(text);
  Context *ctx = &target->context->ctx;
  if (!memchr(name.data, '.', name.size))
    return (Named){.dialect = context_dialect(ctx, name)};
  Named named = {.op = context_op_def(ctx, name)};
  if (!named.op && context_allows_unregistered_dialects(ctx))
    named.op = context_unregistered_op_def(ctx, name);
  return named;
}

static bool mark_dynamic(MloptTarget *target, const char *name,
                         LegalityCallback *callback, const void *user) {
  Named named = find_named(target, name);
  if (named.op)
    conversion_target_add_dynamic_op(&target->target, named.op, callback, user);
  if (named.dialect)
    conversion_target_add_dynamic_dialect(&target->target, named.dialect,
                                          callback, user);
  return named.op || named.dialect;
}

static bool mark_legal(MloptTarget *target, const char *name) {
  Named named = find_named(target, name);
  if (named.op)
    conversion_target_add_legal_op(&target->target, named.op);
  if (named.dialect)
    conversion_target_add_legal_dialect(&target->target, named.dialect);
  return named.op || named.dialect;
}

static bool mark_illegal(MloptTarget *target, const char *name) {
  Named named = find_named(target, name);
  if (named.op)
    conversion_target_add_illegal_op(&target->target, named.op);
  if (named.dialect)
    conversion_target_add_illegal_dialect(&target->target, named.dialect);
  return named.op || named.dialect;
}

bool mlopt_target_mark(MloptTarget *target, const char *name,
                       MloptLegality legality) {
  switch (legality) {
  case MLOPT_UNKNOWN:
    return mark_dynamic(target, name, say_unknown, NULL);
  case MLOPT_LEGAL:
    return mark_legal(target, name);
  case MLOPT_ILLEGAL:
    return mark_illegal(target, name);
  }
  return false;
}

static const LegalityClosure *
legality_closure(MloptTarget *target, MloptLegalityRule *rule, void *user) {
  LegalityClosure closure = {.rule = rule, .user = user};
  return arena_copy(&target->arena, &closure, sizeof closure);
}

bool mlopt_target_mark_dynamic(MloptTarget *target, const char *name,
                               MloptLegalityRule *rule, void *user) {
  return mark_dynamic(target, name, ask_legality,
                      legality_closure(target, rule, user));
}

void mlopt_target_mark_others(MloptTarget *target, MloptLegalityRule *rule,
                              void *user) {
  conversion_target_mark_unknown_dynamic(&target->target, ask_legality,
                                         legality_closure(target, rule, user));
}

bool mlopt_target_mark_recursively_legal(MloptTarget *target,
                                         const char *name) {
  Named named = find_named(target, name);
  return named.op && conversion_target_mark_recursively_legal(
                         &target->target, named.op, NULL, NULL);
}

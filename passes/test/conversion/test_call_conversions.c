// SPDX-License-Identifier: Apache-2.0
// Conversions of functions, calls and what they pass:
// -test-decompose-call-graph-types, -test-convert-func-op,
// -test-convert-call-op, -test-rewrite-dynamic-op.
#include "dialects/func/func.h"
#include "dialects/func/func_conversion.h"
#include "passes/lower_to_llvm/patterns.h"
#include "passes/lower_to_llvm/type_converter.h"
#include "passes/test/patterns/test_patterns.h"
#include "passes/test/test_passes.h"

/// A tuple that is being taken apart or put together, and how far.
typedef struct TupleLevel {
  const TupleType *tuple;
  uint32_t next;
  Value *value;     ///< Taken apart: the tuple.
  size_t num_built; ///< Put together: elements that were there before.
} TupleLevel;

typedef VECTOR(TupleLevel) TupleLevels;

/// Element types of `type` and of the tuples in it, or `type` itself.
static TypeConversionResult flatten(const TypeConverter *converter,
                                    Context *ctx, const Type *type,
                                    TypeVector *results, const void *user) {
  (void)converter;
  (void)ctx;
  (void)user;
  const TupleType *tuple = type_as_tuple(type);
  if (!tuple) {
    VECTOR_PUSH(results, type);
    return TYPE_CONVERTED;
  }
  TupleLevels levels = {0};
  VECTOR_PUSH(&levels, (TupleLevel){.tuple = tuple});
  while (levels.size) {
    TupleLevel *level = &VECTOR_LAST(&levels);
    if (level->next == level->tuple->num_types) {
      levels.size--;
      continue;
    }
    const Type *element = level->tuple->types[level->next++];
    const TupleType *inner = type_as_tuple(element);
    if (inner)
      VECTOR_PUSH(&levels, (TupleLevel){.tuple = inner});
    else
      VECTOR_PUSH(results, element);
  }
  VECTOR_FREE(&levels);
  return TYPE_CONVERTED;
}

static Value *make_tuple(Builder *builder, Location loc, const Type *type,
                         Value *const *elements, size_t count) {
  Operation *op = builder_create_op(builder, &test_ops[TEST_MAKE_TUPLE], loc,
                                    elements, (uint32_t)count, type, NULL);
  return op_result(op, 0);
}

/// A tuple of `inputs`, inner tuples first, from left to right.
static Value *put_together(Builder *builder, const Type *type,
                           Value *const *inputs, size_t count, Location loc,
                           const void *user) {
  (void)user;
  const TupleType *tuple = type_as_tuple(type);
  if (!tuple)
    return NULL;
  TupleLevels levels = {0};
  ValueVector built = {0};
  size_t used = 0;
  VECTOR_PUSH(&levels, (TupleLevel){.tuple = tuple});
  while (levels.size) {
    TupleLevel *level = &VECTOR_LAST(&levels);
    if (level->next < level->tuple->num_types) {
      const TupleType *inner =
          type_as_tuple(level->tuple->types[level->next++]);
      if (inner)
        VECTOR_PUSH(&levels,
                    (TupleLevel){.tuple = inner, .num_built = built.size});
      else if (used < count)
        VECTOR_PUSH(&built, inputs[used++]);
      continue;
    }
    TupleLevel done = VECTOR_POP(&levels);
    Value *value =
        make_tuple(builder, loc, &done.tuple->base, built.data + done.num_built,
                   built.size - done.num_built);
    built.size = done.num_built;
    VECTOR_PUSH(&built, value);
  }
  Value *result = built.data[0];
  VECTOR_FREE(&levels);
  VECTOR_FREE(&built);
  return result;
}

static Value *tuple_element(Builder *builder, Location loc,
                            const TupleLevel *level, uint32_t index) {
  Context *ctx = builder->ctx;
  const Attribute *props[] = {
      integer_attr_get_i64(ctx, integer_type_get(ctx, 32), index)};
  Operation *op = builder_create_op(builder, &test_ops[TEST_GET_TUPLE_ELEMENT],
                                    loc, (Value *const[]){level->value}, 1,
                                    level->tuple->types[index], props);
  return op_result(op, 0);
}

/// The elements of one tuple and of the tuples in it.
static bool take_apart(Builder *builder, const Type *const *types,
                       size_t num_types, Value *const *inputs,
                       size_t num_inputs, const Type *original, Location loc,
                       Value **results, const void *user) {
  (void)original;
  (void)user;
  const TupleType *tuple =
      num_inputs == 1 ? type_as_tuple(value_type(inputs[0])) : NULL;
  if (!tuple)
    return false;
  TypeVector flat = {0};
  flatten(NULL, builder->ctx, &tuple->base, &flat, NULL);
  bool fits = flat.size == num_types;
  for (size_t i = 0; fits && i < num_types; i++)
    fits = flat.data[i] == types[i];
  VECTOR_FREE(&flat);
  TupleLevels levels = {0};
  size_t count = 0;
  if (fits)
    VECTOR_PUSH(&levels, (TupleLevel){.tuple = tuple, .value = inputs[0]});
  while (levels.size) {
    TupleLevel *level = &VECTOR_LAST(&levels);
    if (level->next == level->tuple->num_types) {
      levels.size--;
      continue;
    }
    Value *element = tuple_element(builder, loc, level, level->next++);
    const TupleType *inner = type_as_tuple(value_type(element));
    if (inner)
      VECTOR_PUSH(&levels, (TupleLevel){.tuple = inner, .value = element});
    else
      results[count++] = element;
  }
  VECTOR_FREE(&levels);
  return fits;
}

/// The data of the legality callbacks.
typedef struct Typed {
  Context *ctx;
  const TypeConverter *converter;
} Typed;

static LegalityAction has_legal_types(const Operation *op, const void *user) {
  const Typed *typed = user;
  bool is_legal = type_converter_is_legal_op(typed->converter, typed->ctx, op);
  return is_legal ? LEGALITY_LEGAL : LEGALITY_ILLEGAL;
}

static LegalityAction has_legal_signature(const Operation *op,
                                          const void *user) {
  const Typed *typed = user;
  const TypeAttr *type = attr_as_type(op_prop(op, FUNC_PROP_FUNCTION_TYPE));
  bool is_legal = type && type_converter_is_legal_signature(
                              typed->converter, typed->ctx, type->value);
  return is_legal ? LEGALITY_LEGAL : LEGALITY_ILLEGAL;
}

static bool run_decompose(Context *ctx, Operation *module,
                          const void *options) {
  (void)options;
  TypeConverter converter;
  type_converter_init(&converter);
  type_converter_add_conversion(&converter, flatten, NULL);
  type_converter_add_source_materialization(&converter, put_together, NULL);
  type_converter_add_target_materialization(&converter, take_apart, NULL);
  Typed typed = {ctx, &converter};
  ConversionTarget target;
  conversion_target_init(&target);
  conversion_target_add_legal_dialect(&target, &test_dialect);
  conversion_target_add_dynamic_op(&target, &func_ops[FUNC_RETURN],
                                   has_legal_types, &typed);
  conversion_target_add_dynamic_op(&target, &func_ops[FUNC_CALL],
                                   has_legal_types, &typed);
  conversion_target_add_dynamic_op(&target, &func_ops[FUNC_FUNC],
                                   has_legal_signature, &typed);
  PatternSet set = {0};
  pattern_set_add(&set, &convert_function_signature, 1, &converter, NULL);
  pattern_set_add(&set, &convert_func_return, 1, &converter, NULL);
  pattern_set_add(&set, &convert_func_call, 1, &converter, NULL);
  bool converted = conversion_apply_once(ctx, CONVERSION_PARTIAL, module,
                                         &target, &set, NULL);
  conversion_target_free(&target);
  type_converter_free(&converter);
  return converted;
}

const PassDef test_decompose_call_graph_types_pass = {
    .flag = "test-decompose-call-graph-types",
    .summary = "Decompose types at call graph boundaries",
    .anchor = "builtin.module",
    .run = run_decompose,
};

/// smpla as a pair of bytes.
static TypeConversionResult lower_smpla(const TypeConverter *converter,
                                        Context *ctx, const Type *type,
                                        TypeVector *results, const void *user) {
  (void)converter;
  if (!type_as_dialect(type, &test_types[TEST_TYPE_SMPLA]))
    return TYPE_NOT_MINE;
  const Type *i8 = integer_type_get(ctx, 8);
  const Type *pair[] = {i8, i8};
  VECTOR_PUSH(results, converter_struct(user, ctx, pair, 2));
  return TYPE_CONVERTED;
}

/// smpla as i42, test_type as a pointer.
static TypeConversionResult lower_test_types(const TypeConverter *converter,
                                             Context *ctx, const Type *type,
                                             TypeVector *results,
                                             const void *user) {
  (void)converter;
  if (type_as_dialect(type, &test_types[TEST_TYPE_SMPLA]))
    VECTOR_PUSH(results, integer_type_get(ctx, 42));
  else if (type_as_dialect(type, &test_types[TEST_TYPE_TEST_TYPE]))
    VECTOR_PUSH(results, converter_byte_pointer(user, ctx, 0));
  else
    return TYPE_NOT_MINE;
  return TYPE_CONVERTED;
}

static const StdToLLVMOptions modern = {.spelling = LLVM_MODERN,
                                        .allow_pattern_rollback = true};

/// Adds those of `lowerings` that are for `root`; NULL: for any operation of
/// func.
static void add_lowerings(PatternSet *set, const LLVMTypeConverter *converter,
                          const PatternTable *lowerings, const OpDef *root) {
  for (size_t i = 0; i < lowerings->num_patterns; i++) {
    const RewritePattern *pattern = &lowerings->patterns[i];
    if (root ? pattern->root == root : pattern->root->dialect == &func_dialect)
      pattern_set_add(set, pattern, 1, converter->types, converter);
  }
}

static void add_func_lowerings(PatternSet *set,
                               const LLVMTypeConverter *converter,
                               const OpDef *root) {
  add_lowerings(set, converter, &std_function_lowerings, root);
  add_lowerings(set, converter, &std_arith_lowerings, root);
}

static bool run_func(Context *ctx, Operation *module, const void *options) {
  (void)options;
  LLVMTypeConverter converter;
  converter_init(&converter, ctx, &modern);
  type_converter_add_conversion(converter.types, lower_smpla, &converter);
  ConversionTarget target;
  conversion_target_init(&target);
  conversion_target_add_legal_dialect(&target, &llvm_dialect);
  PatternSet set = {0};
  add_func_lowerings(&set, &converter, &func_ops[FUNC_FUNC]);
  add_func_lowerings(&set, &converter, &func_ops[FUNC_RETURN]);
  bool converted = conversion_apply_once(ctx, CONVERSION_PARTIAL, module,
                                         &target, &set, NULL);
  conversion_target_free(&target);
  converter_free(&converter);
  return converted;
}

const PassDef test_convert_func_op_pass = {
    .flag = "test-convert-func-op",
    .summary = "Tests conversion of `func.func` to `llvm.func` for different "
               "attributes",
    .anchor = "builtin.module",
    .run = run_func,
};

static bool produce_null(const RewritePattern *self, Operation *op,
                         const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  Context *ctx = conversion_context(rw);
  const Type *type = converter_byte_pointer(pattern_converter(self), ctx, 0);
  Value *value = test_create_value(&rw->rewriter, &llvm_ops[LLVM_MLIR_ZERO],
                                   op->loc, NULL, 0, type);
  rewriter_replace_op_with(&rw->rewriter, op, value);
  return true;
}

static bool run_call(Context *ctx, Operation *module, const void *options) {
  (void)options;
  static const RewritePattern null_pattern = {.name = "produce_null",
                                              .root =
                                                  &test_ops[TEST_TYPE_PRODUCER],
                                              .benefit = 1,
                                              .convert = produce_null};
  LLVMTypeConverter converter;
  converter_init(&converter, ctx, &modern);
  type_converter_add_conversion(converter.types, lower_test_types, &converter);
  ConversionTarget target;
  conversion_target_init(&target);
  conversion_target_add_legal_dialect(&target, &llvm_dialect);
  conversion_target_add_illegal_dialect(&target, &test_dialect);
  conversion_target_add_illegal_dialect(&target, &func_dialect);
  PatternSet set = {0};
  add_func_lowerings(&set, &converter, NULL);
  pattern_set_add(&set, &null_pattern, 1, converter.types, &converter);
  bool converted = conversion_apply_once(ctx, CONVERSION_PARTIAL, module,
                                         &target, &set, NULL);
  conversion_target_free(&target);
  converter_free(&converter);
  return converted;
}

const PassDef test_convert_call_op_pass = {
    .flag = "test-convert-call-op",
    .summary = "Tests conversion of `func.call` to `llvm.call` in presence of "
               "custom types",
    .anchor = "builtin.module",
    .run = run_call,
};

/// Replaces the operation by itself under another name.
static bool make_generic(const RewritePattern *self, Operation *op,
                         Rewriter *rw) {
  TypeVector types = {0};
  ValueVector values = {0};
  for (unsigned i = 0; i < op->num_results; i++)
    VECTOR_PUSH(&types, op_result_type(op, i));
  for (unsigned i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&values, op_operand(op, i));
  OpState state = {.def = self->generated[0],
                   .loc = op->loc,
                   .operands = values.data,
                   .num_operands = op->num_operands,
                   .result_types = types.data,
                   .num_results = op->num_results,
                   .attrs = op->attrs};
  Operation *created = builder_create(&rw->builder, &state);
  values.size = 0;
  for (unsigned i = 0; i < created->num_results; i++)
    VECTOR_PUSH(&values, op_result(created, i));
  rewriter_replace_op(rw, op, values.data);
  VECTOR_FREE(&types);
  VECTOR_FREE(&values);
  return true;
}

static bool run_dynamic(Context *ctx, Operation *root, const void *options) {
  (void)options;
  static const OpDef *const generated[] = {&test_ops[TEST_DYNAMIC_GENERIC],
                                           NULL};
  static const RewritePattern pattern = {
      .name = "make_generic",
      .root = &test_ops[TEST_DYNAMIC_ONE_OPERAND_TWO_RESULTS],
      .benefit = 1,
      .generated = generated,
      .run = make_generic};
  ConversionTarget target;
  conversion_target_init(&target);
  conversion_target_add_illegal_op(
      &target, &test_ops[TEST_DYNAMIC_ONE_OPERAND_TWO_RESULTS]);
  conversion_target_add_legal_op(&target, &test_ops[TEST_DYNAMIC_GENERIC]);
  bool converted = conversion_apply_patterns(ctx, root, &target, &pattern, 1);
  conversion_target_free(&target);
  return converted;
}

const PassDef test_rewrite_dynamic_op_pass = {
    .flag = "test-rewrite-dynamic-op",
    .summary = "Test rewritting on dynamic operations",
    .run = run_dynamic,
};

// SPDX-License-Identifier: Apache-2.0
// -convert-math-to-libm: functions of floats become calls of the C library.
// Vectors are taken apart, and f16 and bf16 are computed as f32. Follows mlir's
// ConvertMathToLibm.
#include <string.h>

#include "dialects/arith/arith_build.h"
#include "dialects/builtin/builtin.h"
#include "dialects/func/func.h"
#include "dialects/math/math.h"
#include "dialects/vector/vector_build.h"
#include "ir/attributes/attribute.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/interfaces/symbol_uses.h"
#include "passes/passes.h"
#include "rewrite/conversion/conversion.h"

/// The functions that an operation becomes.
typedef struct LibraryNames {
  StringRef of_f32;
  StringRef of_f64;
} LibraryNames;

/// Creates an operation like `op` of other operands and another type. Only what
/// decides which function is called matters, so it has no attributes.
static Value *build_like(Rewriter *rw, const Operation *op,
                         const ValueVector *operands, const Type *type) {
  return op_result(builder_create_op(&rw->builder, op->def, op->loc,
                                     operands->data, (uint32_t)operands->size,
                                     type, NULL),
                   0);
}

/// sin of a vector -> sin of each element, inserted into a vector of zeros. Of
/// a scalable dimension the elements that are always there are computed.
static bool unroll(const RewritePattern *self, Operation *op, Rewriter *rw) {
  (void)self;
  const ShapedType *type = type_as_vector(op_result_type(op, 0));
  if (!type)
    return rewriter_match_failure(rw, op, "the result is not a vector");
  Context *ctx = rewriter_context(rw);
  size_t rank = (size_t)type->rank;
  Value *result = arith_build_constant(
      rw, op->loc,
      dense_splat_attr_get_value(ctx, op_result_type(op, 0),
                                 vector_zero_attr(ctx, type->element)));
  int64_t count = shaped_type_num_elements(type);
  int64_t *position = mem_alloc((rank + 1) * sizeof *position);
  memset(position, 0, (rank + 1) * sizeof *position);
  ValueVector operands = {0};
  for (int64_t i = 0; i < count;
       i++, shape_next_position(type->shape, rank, position)) {
    operands.size = 0;
    for (uint32_t k = 0; k < op->num_operands; k++)
      VECTOR_PUSH(
          &operands,
          vector_build_extract(rw, op->loc, op_operand(op, k), position, rank));
    Value *element = build_like(rw, op, &operands, type->element);
    result = vector_build_insert(rw, op->loc, element, result, position, rank);
  }
  VECTOR_FREE(&operands);
  mem_free(position);
  rewriter_replace_op_with(rw, op, result);
  return true;
}

static Value *build_cast(Rewriter *rw, const Operation *op, ArithOp cast,
                         Value *value, const Type *type) {
  return op_result(builder_create_op(&rw->builder, &arith_ops[cast], op->loc,
                                     &value, 1, type, NULL),
                   0);
}

/// sin of f16 -> truncf(sin(extf to f32))
static bool promote(const RewritePattern *self, Operation *op, Rewriter *rw) {
  (void)self;
  const Type *narrow = op_result_type(op, 0);
  const FloatType *format = type_as_float(narrow);
  if (!format || (format->format != FLOAT_F16 && format->format != FLOAT_BF16))
    return rewriter_match_failure(rw, op, "the type is neither f16 nor bf16");
  const Type *wide = float_type_get(rewriter_context(rw), FLOAT_F32);
  ValueVector operands = {0};
  for (uint32_t i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&operands,
                build_cast(rw, op, ARITH_EXTF, op_operand(op, i), wide));
  Value *result = build_like(rw, op, &operands, wide);
  VECTOR_FREE(&operands);
  rewriter_replace_op_with(rw, op,
                           build_cast(rw, op, ARITH_TRUNCF, result, narrow));
  return true;
}

/// The symbol table around `op`. NULL if an operation between the two may be
/// one too.
static Operation *table_around(const Operation *op) {
  Operation *around = op_parent(op);
  while (around && !op_has_trait(around, TRAIT_SYMBOL_TABLE))
    around = op_may_be_unknown_symbol_table(around) ? NULL : op_parent(around);
  return around;
}

/// Creates `func.func private @name(T, T) -> T attributes {llvm.readnone}` at
/// the start of `table`, where T is the type of `op`.
static void declare(Rewriter *rw, SymbolTable *table, StringRef name,
                    const Operation *op) {
  Context *ctx = rewriter_context(rw);
  const Type *result = op_result_type(op, 0);
  const Type *inputs[] = {result, result, result};
  const Attribute *props[FUNC_PROP_NO_INLINE + 1] = {
      [FUNC_PROP_SYM_NAME] = string_attr_get(ctx, name),
      [FUNC_PROP_FUNCTION_TYPE] = type_attr_get(
          ctx, function_type_get(ctx, inputs, op->num_operands, &result, 1)),
      [FUNC_PROP_SYM_VISIBILITY] = string_attr_get(ctx, STR("private"))};
  NamedAttribute readnone = {STR("llvm.readnone"), unit_attr_get(ctx)};
  OpState state = {.def = &func_ops[FUNC_FUNC],
                   .loc = location_unknown(),
                   .props = props,
                   .attrs = dictionary_attr_get(ctx, &readnone, 1),
                   .num_regions = 1};
  InsertionPoint point = builder_save(&rw->builder);
  builder_set_to_start(&rw->builder, op_region(table->op, 0)->first);
  symbol_table_insert(table, builder_create(&rw->builder, &state));
  builder_restore(&rw->builder, point);
}

/// sin of f32 -> call @sinf; the function is declared where there is none yet.
static bool call_library(const RewritePattern *self, Operation *op,
                         Rewriter *rw) {
  const Type *type = op_result_type(op, 0);
  const FloatType *format = type_as_float(type);
  if (!format || (format->format != FLOAT_F32 && format->format != FLOAT_F64))
    return rewriter_match_failure(rw, op, "the type is neither f32 nor f64");
  Operation *around = table_around(op);
  if (!around)
    return rewriter_match_failure(rw, op, "is in no known symbol table");
  const LibraryNames *names = self->data;
  StringRef name = format->format == FLOAT_F32 ? names->of_f32 : names->of_f64;
  // The pass's own tables, which only it changes.
  SymbolTables *tables = (SymbolTables *)(uintptr_t)self->user;
  SymbolTable *table = symbol_tables_get(tables, around);
  const Operation *found = symbol_table_lookup(table, name);
  if (!found || !op_is_symbol(found))
    declare(rw, table, name, op);
  const Attribute *props[CALL_PROP_NO_INLINE + 1] = {
      [CALL_PROP_CALLEE] =
          flat_symbol_ref_attr_get(rewriter_context(rw), name)};
  ValueVector operands = {0};
  for (uint32_t i = 0; i < op->num_operands; i++)
    VECTOR_PUSH(&operands, op_operand(op, i));
  Operation *call =
      builder_create_op(&rw->builder, &func_ops[FUNC_CALL], op->loc,
                        operands.data, op->num_operands, type, props);
  VECTOR_FREE(&operands);
  rewriter_replace_op_with(rw, op, op_result(call, 0));
  return true;
}

/// The operations with the functions of f64 that they become. The one of f32
/// has an `f` at its end.
#define LIBRARY_FUNCTIONS(ROW)                                                 \
  ROW(ABSF, "fabs")                                                            \
  ROW(ACOS, "acos")                                                            \
  ROW(ACOSH, "acosh")                                                          \
  ROW(ASIN, "asin")                                                            \
  ROW(ASINH, "asinh")                                                          \
  ROW(ATAN, "atan")                                                            \
  ROW(ATAN2, "atan2")                                                          \
  ROW(ATANH, "atanh")                                                          \
  ROW(CBRT, "cbrt")                                                            \
  ROW(CEIL, "ceil")                                                            \
  ROW(COS, "cos")                                                              \
  ROW(COSH, "cosh")                                                            \
  ROW(ERF, "erf")                                                              \
  ROW(ERFC, "erfc")                                                            \
  ROW(EXP, "exp")                                                              \
  ROW(EXP2, "exp2")                                                            \
  ROW(EXPM1, "expm1")                                                          \
  ROW(FLOOR, "floor")                                                          \
  ROW(FMA, "fma")                                                              \
  ROW(LOG, "log")                                                              \
  ROW(LOG10, "log10")                                                          \
  ROW(LOG1P, "log1p")                                                          \
  ROW(LOG2, "log2")                                                            \
  ROW(POWF, "pow")                                                             \
  ROW(ROUND, "round")                                                          \
  ROW(ROUNDEVEN, "roundeven")                                                  \
  ROW(RSQRT, "rsqrt")                                                          \
  ROW(SIN, "sin")                                                              \
  ROW(SINH, "sinh")                                                            \
  ROW(SQRT, "sqrt")                                                            \
  ROW(TAN, "tan")                                                              \
  ROW(TANH, "tanh")                                                            \
  ROW(TRUNC, "trunc")

#define NAMES(ID, NAME) [MATH_##ID] = {STR_INIT(NAME "f"), STR_INIT(NAME)},
static const LibraryNames library_names[MATH_NUM_OPS] = {
    LIBRARY_FUNCTIONS(NAMES)};

#define PATTERN(ID, NAME, FUNCTION)                                            \
  {                                                                            \
    .name = NAME, .root = &math_ops[MATH_##ID], .benefit = 1, .run = FUNCTION, \
    .data = &library_names[MATH_##ID]                                          \
  }
#define PATTERNS(ID, NAME)                                                     \
  PATTERN(ID, "unroll-math", unroll), PATTERN(ID, "promote-math", promote),    \
      PATTERN(ID, "math-to-libm", call_library),
static const RewritePattern patterns_table[] = {LIBRARY_FUNCTIONS(PATTERNS)};

static bool run(Context *ctx, Operation *op, const void *options) {
  (void)options;
  ConversionTarget target;
  conversion_target_init(&target);
  conversion_target_add_legal_dialect(&target, &arith_dialect);
  conversion_target_add_legal_dialect(&target, &builtin_dialect);
  conversion_target_add_legal_dialect(&target, &func_dialect);
  conversion_target_add_legal_dialect(&target, &vector_dialect);
  conversion_target_add_illegal_dialect(&target, &math_dialect);
  SymbolTables tables = {0};
  PatternSet set = {0};
  pattern_set_add(&set, patterns_table, ARRAY_LENGTH(patterns_table), NULL,
                  &tables);
  bool ok =
      conversion_apply_once(ctx, CONVERSION_PARTIAL, op, &target, &set, NULL);
  symbol_tables_free(&tables);
  conversion_target_free(&target);
  return ok;
}

const PassDef convert_math_to_libm_pass = {
    .flag = "convert-math-to-libm",
    .name = "ConvertMathToLibmPass",
    .summary = "Convert Math dialect to libm calls",
    .anchor = "builtin.module",
    .run = run,
};

// SPDX-License-Identifier: Apache-2.0
// -arith-expand: operations of arith for which LLVM has no single operation
// become other operations of arith.
#include <stddef.h>

#include "dialects/vector/vector.h"
#include "passes/arith_expand/expansion.h"
#include "passes/passes.h"

typedef struct ArithExpandOptions {
  bool includes_bf16;
  bool includes_f8;
  bool includes_f4;
} ArithExpandOptions;

#define OPTION(NAME, FIELD, HELP)                                              \
  { NAME, PASS_OPTION_BOOL, offsetof(ArithExpandOptions, FIELD), HELP, NULL }

static const PassOption options_table[] = {
    OPTION("include-bf16", includes_bf16, "Enable the BF16 expansion patterns"),
    OPTION("include-f4e2m1", includes_f4,
           "Enable the F4E2M1 expansion patterns"),
    OPTION("include-f8e8m0", includes_f8,
           "Enable the F8E8M0 expansion patterns"),
};
static const ArithExpandOptions defaults = {0};

//===- Maxima and minima --------------------------------------------------===//

/// `user` of the rules: how the chosen operand compares with the other.
typedef struct Choice {
  int64_t predicate;
  /// Which operand is looked at: if it is a NaN, the right one is chosen.
  unsigned nan_operand;
} Choice;

/// max(a, b) -> a > b ? a : b
static bool expand_int_choice(const RewritePattern *self, Operation *op,
                              const Adaptor *adaptor, ConversionRewriter *rw) {
  (void)adaptor;
  const Choice *choice = self->user;
  Expansion work = expansion_of(op, rw);
  Value *lhs = op_operand(op, 0), *rhs = op_operand(op, 1);
  Value *is_lhs =
      expand_cmpi(&work, (CmpIPredicate)choice->predicate, lhs, rhs);
  rewriter_replace_op_with(&rw->rewriter, op,
                           expand_select(&work, is_lhs, lhs, rhs));
  return true;
}

/// max(a, b) -> isnan(x) ? b : (a > b ? a : b). For maximumf x is b, so a NaN
/// wins; for maxnumf x is a, so the number wins.
static bool expand_float_choice(const RewritePattern *self, Operation *op,
                                const Adaptor *adaptor,
                                ConversionRewriter *rw) {
  (void)adaptor;
  const Choice *choice = self->user;
  Expansion work = expansion_of(op, rw);
  Value *lhs = op_operand(op, 0), *rhs = op_operand(op, 1);
  Value *is_lhs = expand_cmpf(&work, choice->predicate, lhs, rhs);
  Value *chosen = expand_select(&work, is_lhs, lhs, rhs);
  Value *looked_at = op_operand(op, choice->nan_operand);
  Value *is_nan = expand_cmpf(&work, CMPF_UNO, looked_at, looked_at);
  rewriter_replace_op_with(&rw->rewriter, op,
                           expand_select(&work, is_nan, rhs, chosen));
  return true;
}

#define CHOICE(ID, NAME, FUNCTION, PREDICATE, NAN_OPERAND)                     \
  {                                                                            \
    .name = "expand-" NAME, .root = &arith_ops[ARITH_##ID], .benefit = 1,      \
    .convert = FUNCTION, .user = &(const Choice) {                             \
      PREDICATE, NAN_OPERAND                                                   \
    }                                                                          \
  }

static const RewritePattern choice_expansions[] = {
    CHOICE(MAXSI, "maxsi", expand_int_choice, CMPI_SGT, 0),
    CHOICE(MAXUI, "maxui", expand_int_choice, CMPI_UGT, 0),
    CHOICE(MINSI, "minsi", expand_int_choice, CMPI_SLT, 0),
    CHOICE(MINUI, "minui", expand_int_choice, CMPI_ULT, 0),
    CHOICE(MAXIMUMF, "maximumf", expand_float_choice, CMPF_UGT, 1),
    CHOICE(MINIMUMF, "minimumf", expand_float_choice, CMPF_ULT, 1),
    CHOICE(MAXNUMF, "maxnumf", expand_float_choice, CMPF_UGT, 0),
    CHOICE(MINNUMF, "minnumf", expand_float_choice, CMPF_ULT, 0),
};

//===- The pass -----------------------------------------------------------===//

static FloatKind kind_of(const Type *type) {
  return type_as_float(type_element_or_self(type))->format;
}

/// Conversions stay where no option asks for them. `narrow` is the smaller
/// type, `wide` the other.
static LegalityAction legality(const ArithExpandOptions *options,
                               FloatKind narrow, FloatKind wide) {
  bool is_illegal =
      (options->includes_bf16 && narrow == FLOAT_BF16 && wide == FLOAT_F32) ||
      (options->includes_f8 && narrow == FLOAT_F8E8M0FNU) ||
      (options->includes_f4 && narrow == FLOAT_F4E2M1FN);
  return is_illegal ? LEGALITY_ILLEGAL : LEGALITY_LEGAL;
}

static LegalityAction extf_legality(const Operation *op, const void *user) {
  return legality(user, kind_of(op_operand_type(op, 0)),
                  kind_of(op_result_type(op, 0)));
}

static LegalityAction truncf_legality(const Operation *op, const void *user) {
  return legality(user, kind_of(op_result_type(op, 0)),
                  kind_of(op_operand_type(op, 0)));
}

static const OpDef *const illegal_ops[] = {
    &arith_ops[ARITH_CEILDIVSI],      &arith_ops[ARITH_CEILDIVUI],
    &arith_ops[ARITH_FLOORDIVSI],     &arith_ops[ARITH_MAXSI],
    &arith_ops[ARITH_MAXUI],          &arith_ops[ARITH_MINSI],
    &arith_ops[ARITH_MINUI],          &arith_ops[ARITH_MAXIMUMF],
    &arith_ops[ARITH_MINIMUMF],       &arith_ops[ARITH_MAXNUMF],
    &arith_ops[ARITH_MINNUMF],        &arith_ops[ARITH_SCALING_EXTF],
    &arith_ops[ARITH_SCALING_TRUNCF],
};

static void init_target(ConversionTarget *target,
                        const ArithExpandOptions *options) {
  conversion_target_init(target);
  conversion_target_add_legal_dialect(target, &arith_dialect);
  conversion_target_add_legal_dialect(target, &vector_dialect);
  conversion_target_add_illegal_ops(target, illegal_ops,
                                    ARRAY_LENGTH(illegal_ops));
  conversion_target_add_dynamic_op(target, &arith_ops[ARITH_EXTF],
                                   extf_legality, options);
  conversion_target_add_dynamic_op(target, &arith_ops[ARITH_TRUNCF],
                                   truncf_legality, options);
}

static void add_patterns(PatternSet *set, const ArithExpandOptions *options) {
  pattern_set_add_table(set, &arith_division_expansions, NULL, NULL);
  pattern_set_add_table(set, &arith_scaling_expansions, NULL, NULL);
  pattern_set_add(set, choice_expansions, ARRAY_LENGTH(choice_expansions), NULL,
                  NULL);
  if (options->includes_bf16)
    pattern_set_add_table(set, &arith_bf16_expansions, NULL, NULL);
  if (options->includes_f8)
    pattern_set_add_table(set, &arith_f8_expansions, NULL, NULL);
  if (options->includes_f4)
    pattern_set_add_table(set, &arith_f4_expansions, NULL, NULL);
}

static bool run(Context *ctx, Operation *root, const void *options) {
  PatternSet patterns = {0};
  add_patterns(&patterns, options);
  ConversionTarget target;
  init_target(&target, options);
  bool ok = conversion_apply_once(ctx, CONVERSION_PARTIAL, root, &target,
                                  &patterns, NULL);
  conversion_target_free(&target);
  return ok;
}

const PassDef arith_expand_pass = {
    .flag = "arith-expand",
    .name = "ArithExpandOpsPass",
    .summary = "Legalize Arith ops to be convertible to LLVM.",
    .run = run,
    .is_local = true,
    PASS_OPTIONS(options_table, ArithExpandOptions),
    .defaults = &defaults,
};

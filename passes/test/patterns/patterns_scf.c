// SPDX-License-Identifier: Apache-2.0
// Conversion of scf.if, scf.for, scf.while and what ends their blocks: results,
// arguments and operands become as many values as the converter says. Follows
// mlir::scf::populateSCFStructuralTypeConversions.
#include "dialects/scf/scf.h"
#include "passes/test/patterns/test_patterns.h"

/// Results of the new operation, flat, and how many each old one becomes.
typedef struct Results {
  TypeVector types;
  VECTOR(uint32_t) counts;
} Results;

static void results_free(Results *results) {
  VECTOR_FREE(&results->types);
  VECTOR_FREE(&results->counts);
}

static bool convert_results(const TypeConverter *converter, Context *ctx,
                            const Operation *op, Results *results) {
  for (uint32_t i = 0; i < op->num_results; i++) {
    size_t before = results->types.size;
    if (!type_converter_convert(converter, ctx, op_result_type(op, i),
                                &results->types))
      return false;
    VECTOR_PUSH(&results->counts, (uint32_t)(results->types.size - before));
  }
  return true;
}

/// How many operands come first that must stay one value each: a condition,
/// bounds and step.
static uint32_t num_single_operands(const Operation *op) {
  if (op_is(op, &scf_ops[SCF_FOR]))
    return SCF_INIT;
  return op_is(op, &scf_ops[SCF_IF]) || op_is(op, &scf_ops[SCF_CONDITION]);
}

static bool has_single_operands(const Operation *op, const Adaptor *adaptor,
                                Rewriter *rw, Operation *reported) {
  for (uint32_t i = 0; i < num_single_operands(op); i++)
    if (adaptor->operands[i].count != 1)
      return rewriter_match_failure(
          rw, reported, "expected single element after type conversion");
  return true;
}

/// As upstream: those of loops with two regions are lost.
static bool keeps_attrs(const Operation *op) {
  return !op_is(op, &scf_ops[SCF_WHILE]);
}

/// The new operation before `op`, with its regions.
static Operation *create_converted(ConversionRewriter *conversion,
                                   Operation *op, const Adaptor *adaptor,
                                   const Results *results) {
  Rewriter *rw = &conversion->rewriter;
  OpState state = {.def = op->def,
                   .loc = op->loc,
                   .operands = adaptor->flat,
                   .num_operands = adaptor->num_flat,
                   .result_types = results->types.data,
                   .num_results = (uint32_t)results->types.size,
                   .num_regions = op->num_regions,
                   .props = op_props(op),
                   .attrs = keeps_attrs(op) ? op->attrs : NULL};
  builder_set_before(&rw->builder, op);
  Operation *converted = builder_create(&rw->builder, &state);
  for (unsigned i = 0; i < op->num_regions; i++)
    rewriter_inline_region_before(rw, op_region(op, i), op_region(converted, i),
                                  NULL);
  return converted;
}

static void replace_by_groups(ConversionRewriter *conversion, Operation *op,
                              const Operation *converted,
                              const Results *results) {
  ValueVector values = {0};
  VECTOR(ValueList) lists = {0};
  for (uint32_t i = 0; i < converted->num_results; i++)
    VECTOR_PUSH(&values, op_result(converted, i));
  size_t first = 0;
  for (uint32_t i = 0; i < op->num_results; i++) {
    ValueList list = {.values = values.data + first,
                      .count = results->counts.data[i]};
    VECTOR_PUSH(&lists, list);
    first += list.count;
  }
  conversion_replace_op_with_multiple(conversion, op, lists.data, lists.size);
  VECTOR_FREE(&values);
  VECTOR_FREE(&lists);
}

static bool convert_structure(const RewritePattern *self, Operation *op,
                              const Adaptor *adaptor,
                              ConversionRewriter *conversion) {
  Rewriter *rw = &conversion->rewriter;
  if (!has_single_operands(op, adaptor, rw, op))
    return false;
  Results results = {0};
  bool ok =
      convert_results(self->converter, rewriter_context(rw), op, &results);
  if (!ok)
    rewriter_match_failure(rw, op, "could not convert result types");
  for (unsigned i = 0; ok && i < op->num_regions; i++)
    ok = region_is_empty(op_region(op, i)) ||
         conversion_convert_region_types(conversion, op_region(op, i),
                                         self->converter, NULL);
  if (ok)
    replace_by_groups(conversion, op,
                      create_converted(conversion, op, adaptor, &results),
                      &results);
  results_free(&results);
  return ok;
}

static bool convert_end(const RewritePattern *self, Operation *op,
                        const Adaptor *adaptor,
                        ConversionRewriter *conversion) {
  (void)self;
  Rewriter *rw = &conversion->rewriter;
  if (!has_single_operands(op, adaptor, rw, op))
    return false;
  rewriter_start_modify(rw, op);
  op_set_operands(rewriter_context(rw), op, adaptor->flat, adaptor->num_flat);
  rewriter_finalize_modify(rw, op);
  return true;
}

#define ROW(NAME, ROOT, FUNCTION)                                              \
  {                                                                            \
    .name = NAME, .root = &scf_ops[SCF_##ROOT], .benefit = 1,                  \
    .convert = FUNCTION                                                        \
  }

static const RewritePattern structural[] = {
    ROW("convert_for", FOR, convert_structure),
    ROW("convert_if", IF, convert_structure),
    ROW("convert_while", WHILE, convert_structure),
    ROW("convert_yield", YIELD, convert_end),
    ROW("convert_condition", CONDITION, convert_end),
};

void test_add_scf_patterns(PatternSet *set, const TypeConverter *converter) {
  pattern_set_add(set, structural, ARRAY_LENGTH(structural), converter, NULL);
}

static LegalityAction legal_if(bool is_legal) {
  return is_legal ? LEGALITY_LEGAL : LEGALITY_ILLEGAL;
}

static LegalityAction has_legal_results(const Operation *op, const void *user) {
  const TestTypes *types = user;
  for (uint32_t i = 0; i < op->num_results; i++)
    if (!type_converter_is_legal(types->converter, types->ctx,
                                 op_result_type(op, i)))
      return LEGALITY_ILLEGAL;
  return LEGALITY_LEGAL;
}

static LegalityAction has_legal_types(const Operation *op, const void *user) {
  const TestTypes *types = user;
  return legal_if(type_converter_is_legal_op(types->converter, types->ctx, op));
}

/// At the end of other operations' blocks anything goes.
static LegalityAction is_legal_yield(const Operation *op, const void *user) {
  const Operation *parent = op_parent(op);
  if (parent &&
      (op_is(parent, &scf_ops[SCF_FOR]) || op_is(parent, &scf_ops[SCF_IF]) ||
       op_is(parent, &scf_ops[SCF_WHILE])))
    return has_legal_types(op, user);
  return LEGALITY_LEGAL;
}

void test_add_scf_rules(ConversionTarget *target, const TestTypes *types) {
  static const ScfOp by_results[] = {SCF_FOR, SCF_IF, SCF_FORALL};
  static const ScfOp by_types[] = {SCF_WHILE, SCF_CONDITION};
  for (size_t i = 0; i < ARRAY_LENGTH(by_results); i++)
    conversion_target_add_dynamic_op(target, &scf_ops[by_results[i]],
                                     has_legal_results, types);
  for (size_t i = 0; i < ARRAY_LENGTH(by_types); i++)
    conversion_target_add_dynamic_op(target, &scf_ops[by_types[i]],
                                     has_legal_types, types);
  conversion_target_add_dynamic_op(target, &scf_ops[SCF_YIELD], is_legal_yield,
                                   types);
}

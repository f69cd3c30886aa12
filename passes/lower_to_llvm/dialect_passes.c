// SPDX-License-Identifier: Apache-2.0
// Passes that lower one of today's dialects to llvm, or all of them, in the
// modern spelling. Unrealized conversion casts connect what they leave with
// what they make.
#include <stddef.h>

#include "dialects/arith/arith.h"
#include "dialects/builtin/builtin.h"
#include "dialects/cf/cf.h"
#include "dialects/complex/complex.h"
#include "dialects/func/func.h"
#include "dialects/index/index.h"
#include "dialects/math/math.h"
#include "dialects/memref/memref.h"
#include "dialects/ub/ub.h"
#include "dialects/vector/vector.h"
#include "ir/walk.h"
#include "passes/lower_to_llvm/conversion.h"
#include "passes/lower_to_llvm/filter.h"
#include "passes/lower_to_llvm/functions/functions.h"
#include "passes/lower_to_llvm/library.h"
#include "passes/lower_to_llvm/memref/size_limits.h"
#include "passes/lower_to_llvm/messages.h"
#include "passes/lower_to_llvm/patterns.h"
#include "passes/passes.h"

#define OPTION(NAME, KIND, FIELD, HELP)                                        \
  { NAME, PASS_OPTION_##KIND, offsetof(StdToLLVMOptions, FIELD), HELP, NULL }

static const char index_help[] =
    "Bitwidth of the index type, 0 to use size of machine word";

static const PassOption index_options[] = {
    OPTION("index-bitwidth", UNSIGNED, index_bitwidth, index_help),
};
static const PassOption func_options[] = {
    OPTION("index-bitwidth", UNSIGNED, index_bitwidth, index_help),
    OPTION("use-bare-ptr-memref-call-conv", BOOL, use_bare_pointers,
           "Replace FuncOp's MemRef arguments with bare pointers to the MemRef "
           "element types"),
};
static const PassOption memref_options[] = {
    OPTION("index-bitwidth", UNSIGNED, index_bitwidth, index_help),
    OPTION("use-aligned-alloc", BOOL, use_aligned_alloc,
           "Use aligned_alloc in place of malloc for heap allocations"),
    OPTION("use-generic-functions", BOOL, use_generic_functions,
           "Use generic allocation and deallocation functions instead of the "
           "classic 'malloc', 'aligned_alloc' and 'free' functions"),
};

static const char *const complex_ranges[] = {"basic", "none", "improved", NULL};
static const PassOption complex_options[] = {
    {"complex-range", PASS_OPTION_ENUM,
     offsetof(StdToLLVMOptions, complex_range),
     "Control the intermediate calculation of complex number division",
     complex_ranges},
};
static const PassOption math_options[] = {
    OPTION("approximate-log1p", BOOL, approximates_log1p,
           "Enable approximation of Log1p."),
};
static const char *const spellings[] = {"wrapped", "modern", NULL};
static const PassOption all_options[] = {
    OPTION("allow-pattern-rollback", BOOL, allow_pattern_rollback,
           "Experimental performance flag to disallow pattern rollback"),
    OPTION("dynamic", BOOL, is_dynamic,
           "Use op conversion attributes to configure the conversion"),
    OPTION("filter-dialects", LIST, filter_dialects,
           "Test conversion patterns of only the specified dialects"),
    OPTION("index-bitwidth", UNSIGNED, index_bitwidth, index_help),
    {"llvm-types", PASS_OPTION_ENUM, offsetof(StdToLLVMOptions, spelling),
     "Spelling of the result: wrapped (2020) or modern", spellings},
    OPTION("use-bare-ptr-memref-call-conv", BOOL, use_bare_pointers,
           "Replace FuncOp's MemRef arguments with bare pointers to the MemRef "
           "element types"),
};

static const char *const all_own_options[] = {
    "index-bitwidth", "llvm-types", "use-bare-ptr-memref-call-conv", NULL};

static const StdToLLVMOptions modern = {.spelling = LLVM_MODERN,
                                        .allow_pattern_rollback = true,
                                        .approximates_log1p = true};

/// Where branches are lowered, operations of other dialects are legal: they are
/// not folded.
static LegalityAction legal_unless_cf(const Operation *op, const void *user) {
  (void)user;
  return op->def->dialect == &cf_dialect ? LEGALITY_ILLEGAL : LEGALITY_LEGAL;
}

static void init_target(ConversionTarget *target, const DialectDef *dialect) {
  conversion_target_init(target);
  if (dialect == &cf_dialect)
    conversion_target_mark_unknown_dynamic(target, legal_unless_cf, NULL);
  if (dialect == &complex_dialect || dialect == &index_dialect)
    conversion_target_add_illegal_dialect(target, dialect);
  conversion_target_add_legal_dialect(target, &llvm_dialect);
  if (dialect == &vector_dialect) {
    conversion_target_add_legal_dialect(target, &arith_dialect);
    conversion_target_add_legal_dialect(target, &memref_dialect);
  }
  // When all dialects are lowered together, or index is, casts are left to
  // fold, as in mlir-opt.
  if (dialect && dialect != &index_dialect)
    conversion_target_add_legal_op(
        target, &builtin_ops[BUILTIN_UNREALIZED_CONVERSION_CAST]);
}

static bool is_module(const Operation *op) {
  return op_is(op, &builtin_ops[BUILTIN_MODULE]);
}

/// Does the pass use the data layout of its operation? In mlir-opt 22
/// -convert-to-llvm does only with its option.
static bool uses_layout(const DialectDef *dialect,
                        const StdToLLVMOptions *options) {
  return dialect == &func_dialect || dialect == &memref_dialect ||
         (!dialect && options->is_dynamic);
}

bool lowering_run(Context *ctx, Operation *root, const DialectDef *dialect,
                  const StdToLLVMOptions *options) {
  DialectFilter filter;
  if (!dialect_filter_init(&filter, ctx, root, options->filter_dialects))
    return false;
  LLVMTypeConverter converter;
  converter_init(&converter, ctx, options);
  if (uses_layout(dialect, options))
    converter_use_layout_of(&converter, ctx, root);
  converter.leaves_others = true;
  converter_note_bare_calls(&converter, root);
  if ((!dialect || dialect == &cf_dialect) &&
      dialect_filter_takes(&filter, &cf_dialect))
    FOR_EACH_OP_PREORDER(op, root)
      if (is_module(op))
        lowering_number_messages(&converter, op);
  PatternSet patterns = {0};
  if (!filter.count)
    lowering_add_patterns(&patterns, &converter, dialect);
  for (unsigned i = 0; i < filter.count; i++)
    lowering_add_patterns(&patterns, &converter, filter.dialects[i]);
  ConversionTarget target;
  init_target(&target, dialect);
  ConversionConfig config = {.no_pattern_rollback =
                                 !options->allow_pattern_rollback};
  bool ok = conversion_apply_once(ctx, CONVERSION_PARTIAL, root, &target,
                                  &patterns, &config);
  conversion_target_free(&target);
  ok = ok && lowering_check_sizes(&converter, ctx, root);
  size_t next_message = 0;
  FOR_EACH_OP_PREORDER(op, root)
    if (ok && is_module(op))
      ok = lowering_declare_in_order(&converter, ctx, op, &next_message);
  converter_free(&converter);
  return ok;
}

static bool lower_all(Context *ctx, Operation *root, const void *options) {
  return lowering_run(ctx, root, NULL, options);
}

const PassDef convert_to_llvm_pass = {
    .flag = "convert-to-llvm",
    .name = "ConvertToLLVMPass",
    .summary = "Convert to LLVM via dialect interfaces found in the input IR",
    .run = lower_all,
    .on_function = &to_llvm_on_function,
    PASS_OPTIONS(all_options, StdToLLVMOptions),
    .own_options = all_own_options,
    .defaults = &modern,
};

/// The pass for one dialect, which runs on `ANCHOR` (NULL: anything).
#define LOWERING_PASS(ID, NAME, DIALECT, ANCHOR, FLAG, SUMMARY, OPTIONS)       \
  static bool run_##ID(Context *ctx, Operation *root, const void *options) {   \
    return lowering_run(ctx, root, &DIALECT##_dialect, options);               \
  }                                                                            \
  const PassDef ID##_pass = {                                                  \
      .flag = FLAG,                                                            \
      .name = NAME,                                                            \
      .summary = SUMMARY,                                                      \
      .anchor = ANCHOR,                                                        \
      .run = run_##ID,                                                         \
      PASS_OPTIONS(OPTIONS, StdToLLVMOptions),                                 \
      .defaults = &modern,                                                     \
  };

LOWERING_PASS(convert_arith_to_llvm, "ArithToLLVMConversionPass", arith, NULL,
              "convert-arith-to-llvm", "Convert Arith dialect to LLVM dialect",
              index_options)
LOWERING_PASS(convert_cf_to_llvm, "ConvertControlFlowToLLVMPass", cf,
              "builtin.module", "convert-cf-to-llvm",
              "Convert ControlFlow operations to the LLVM dialect",
              index_options)
LOWERING_PASS(convert_complex_to_llvm, "ConvertComplexToLLVMPass", complex,
              NULL, "convert-complex-to-llvm",
              "Convert Complex dialect to LLVM dialect", complex_options)
LOWERING_PASS(convert_index_to_llvm, "ConvertIndexToLLVMPass", index, NULL,
              "convert-index-to-llvm",
              "Lower the `index` dialect to the `llvm` dialect.", index_options)
LOWERING_PASS(convert_math_to_llvm, "ConvertMathToLLVMPass", math, NULL,
              "convert-math-to-llvm", "Convert Math dialect to LLVM dialect",
              math_options)
LOWERING_PASS(convert_func_to_llvm, "ConvertFuncToLLVMPass", func,
              "builtin.module", "convert-func-to-llvm",
              "Convert from the Func dialect to the LLVM dialect", func_options)
LOWERING_PASS(convert_ub_to_llvm, "UBToLLVMConversionPass", ub, NULL,
              "convert-ub-to-llvm", "Convert UB dialect to LLVM dialect",
              index_options)
LOWERING_PASS(finalize_memref_to_llvm, "FinalizeMemRefToLLVMConversionPass",
              memref, "builtin.module", "finalize-memref-to-llvm",
              "Finalize MemRef dialect to LLVM dialect conversion",
              memref_options)

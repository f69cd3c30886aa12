// SPDX-License-Identifier: Apache-2.0
// The conversion of -convert-std-to-llvm: what is legal, and the rules.
#include "passes/lower_to_llvm/conversion.h"

#include "dialects/builtin/builtin.h"
#include "dialects/func/func.h"
#include "dialects/std/std.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"
#include "passes/lower_to_llvm/memref/size_limits.h"
#include "passes/lower_to_llvm/patterns.h"

static void init_target(ConversionTarget *target,
                        const LLVMTypeConverter *converter,
                        const UnregisteredLowering *unregistered) {
  conversion_target_init(target);
  conversion_target_add_legal_dialect(target, &llvm_dialect);
  if (converter->leaves_others)
    return;
  conversion_target_add_illegal_op(target, &llvm_ops[LLVM_MLIR_CAST]);
  conversion_target_add_legal_op(target, &builtin_ops[BUILTIN_MODULE]);
  conversion_target_add_illegal_op(target, &std_ops[STD_FUNC]);
  conversion_target_add_illegal_op(target, &func_ops[FUNC_FUNC]);
  if (converter_is_wrapped(converter))
    conversion_target_mark_unknown_dynamic(target, unregistered_op_legality,
                                           unregistered);
}

static void add_patterns(PatternSet *set, const LLVMTypeConverter *converter,
                         const UnregisteredLowering *unregistered) {
  lowering_add_patterns(set, converter, NULL);
  if (converter_is_wrapped(converter))
    pattern_set_add(set, &unregistered_lowering, 1, &unregistered->converter,
                    converter);
}

/// The option's layout, or that of the module.
static void use_layout_text(LLVMTypeConverter *converter, Context *ctx,
                            const Operation *module) {
  StringRef layout = converter->options->data_layout;
  if (!layout.size)
    layout = attr_string_value(op_attr(module, STR("llvm.data_layout")));
  converter_use_layout_text(converter, ctx, layout);
}

StdToLLVM *std_to_llvm_create(Context *ctx, const Operation *module,
                              const StdToLLVMOptions *options,
                              bool leaves_others) {
  StdToLLVM *self = mem_alloc(sizeof *self);
  *self = (StdToLLVM){0};
  converter_init(&self->converter, ctx, options);
  if (!leaves_others)
    use_layout_text(&self->converter, ctx, module);
  else if (options->is_dynamic)
    converter_use_layout_of(&self->converter, ctx, module);
  self->converter.leaves_others = leaves_others;
  unregistered_lowering_init(&self->unregistered, &self->converter, ctx);
  add_patterns(&self->patterns, &self->converter, &self->unregistered);
  frozen_pattern_set_init(&self->frozen, &self->patterns);
  init_target(&self->target, &self->converter, &self->unregistered);
  self->config.no_pattern_rollback = !options->allow_pattern_rollback;
  self->driver = conversion_driver_create(
      ctx, CONVERSION_PARTIAL, &self->target, &self->frozen, &self->config);
  return self;
}

void std_to_llvm_destroy(StdToLLVM *self) {
  conversion_driver_destroy(self->driver);
  conversion_target_free(&self->target);
  frozen_pattern_set_free(&self->frozen);
  pattern_set_free(&self->patterns);
  unregistered_lowering_free(&self->unregistered);
  converter_free(&self->converter);
  mem_free(self);
}

bool std_to_llvm_convert(StdToLLVM *self, Operation *module) {
  return conversion_driver_apply(self->driver, &module, 1) &&
         lowering_check_sizes(&self->converter, self->unregistered.ctx, module);
}

bool std_to_llvm_check_options(Context *ctx, const Operation *module,
                               const StdToLLVMOptions *options) {
  if (options->use_bare_pointers && options->emit_c_wrappers) {
    location_emit(ctx, module->loc, DIAG_ERROR,
                  "incompatible conversion options: bare-pointer calling "
                  "convention and C wrapper emission");
    return false;
  }
  if (options->index_bitwidth > 1024) {
    location_emit(ctx, module->loc, DIAG_ERROR,
                  "index-bitwidth is %u, expected at most 1024",
                  options->index_bitwidth);
    return false;
  }
  if (!converter_is_data_layout(options->data_layout)) {
    location_emit(ctx, module->loc, DIAG_ERROR,
                  "data-layout is '%.*s', expected specifications such as "
                  "'p:32:32' with dashes between them",
                  STR_ARGS(options->data_layout));
    return false;
  }
  return true;
}

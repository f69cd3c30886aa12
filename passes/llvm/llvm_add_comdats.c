// SPDX-License-Identifier: Apache-2.0
// -llvm-add-comdats: each function that may be defined several times gets a
// selector of its own, so that the linker keeps one of them. Follows mlir's
// LLVMAddComdats.
#include "dialects/llvm/llvm.h"
#include "ir/builder.h"
#include "ir/interfaces/symbol_table.h"
#include "passes/passes.h"

static const StringRef comdat_name = STR_INIT("__llvm_comdat");

/// Also one that has a comdat, which is replaced.
static bool wants_comdat(const Operation *op) {
  if (!op_is(op, &llvm_ops[LLVM_FUNC]))
    return false;
  LLVMLinkage linkage = llvm_op_linkage(op);
  return linkage == LLVM_LINKAGE_LINKONCE ||
         linkage == LLVM_LINKAGE_LINKONCE_ODR;
}

/// Creates the llvm.comdat at the start of `module`. If another kind of symbol
/// has its name, it gets another; what refers to it is then an error.
static Operation *create_comdat(Builder *builder, Operation *module) {
  SymbolTable table;
  symbol_table_init(&table, module);
  StringRef name = symbol_table_unique_name(builder->ctx, &table, comdat_name);
  symbol_table_free(&table);
  const Attribute *props[] = {string_attr_get(builder->ctx, name)};
  OpState state = {.def = &llvm_ops[LLVM_COMDAT],
                   .loc = module->loc,
                   .props = props,
                   .num_regions = 1};
  builder_set_to_start(builder, op_region(module, 0)->first);
  Operation *comdat = builder_create(builder, &state);
  builder_create_block(builder, op_region(comdat, 0), NULL, NULL, NULL, 0);
  return comdat;
}

/// The module's llvm.comdat, or a new one.
static Operation *get_comdat(Builder *builder, Operation *module) {
  FOR_EACH_OP(op, op_region(module, 0)->first)
    if (op_is(op, &llvm_ops[LLVM_COMDAT]) &&
        string_ref_equals(symbol_name(op), comdat_name))
      return op;
  return create_comdat(builder, module);
}

/// Adds a selector, which takes any of the definitions, for `func`.
static void add_selector(Builder *builder, Operation *comdat, Operation *func) {
  enum { ANY };
  Context *ctx = builder->ctx;
  StringRef name = symbol_name(func);
  const Attribute *props[] = {
      string_attr_get(ctx, name),
      integer_attr_get_i64(ctx, integer_type_get(ctx, 64), ANY)};
  builder_set_to_start(builder, op_region(comdat, 0)->first);
  builder_create_op(builder, &llvm_ops[LLVM_COMDAT_SELECTOR], comdat->loc, NULL,
                    0, NULL, props);
  StringRef path[] = {comdat_name, name};
  op_set_prop(func, LLVM_FUNC_COMDAT, symbol_ref_attr_get(ctx, path, 2));
}

static bool run(Context *ctx, Operation *module, const void *options) {
  (void)options;
  Builder builder;
  builder_init(&builder, ctx);
  Operation *comdat = NULL;
  FOR_EACH_OP(op, op_region(module, 0)->first) {
    if (!wants_comdat(op))
      continue;
    if (!comdat)
      comdat = get_comdat(&builder, module);
    add_selector(&builder, comdat, op);
  }
  return true;
}

const PassDef llvm_add_comdats_pass = {
    .flag = "llvm-add-comdats",
    .name = "LLVMAddComdats",
    .summary = "Add comdats to linkonce and linkonce_odr functions",
    .anchor = "builtin.module",
    .run = run,
};

// SPDX-License-Identifier: Apache-2.0
// Texts of cf.assert: globals at the start of the module, made before it is
// converted so that their names need no search.
#include "dialects/cf/cf.h"
#include "ir/symbol_table.h"
#include "ir/walk.h"
#include "passes/convert_std_to_llvm/lowering.h"

static const StringRef puts_name = STR_INIT("puts");
static const StringRef abort_name = STR_INIT("abort");

/// The text with a NUL behind it, as bytes.
static const Attribute *message_bytes(Context *ctx, StringRef text) {
  Stream bytes = {0};
  stream_text(&bytes, text);
  stream_char(&bytes, '\0');
  int64_t size = (int64_t)bytes.size;
  const Type *type =
      ranked_tensor_type_get(ctx, &size, 1, integer_type_get(ctx, 8), NULL);
  const Attribute *attr =
      dense_elements_attr_get(ctx, type, stream_view(&bytes));
  stream_free(&bytes);
  return attr;
}

static const Type *message_type(const Lowering *lowering, Context *ctx,
                                StringRef text) {
  return lowering_array(lowering, ctx, (int64_t)text.size + 1,
                        lowering_int(lowering, ctx, 8));
}

static StringRef message_of(const Operation *assertion) {
  return attr_string_value(op_prop(assertion, CF_ASSERT_MSG));
}

static Operation *create_global(const Lowering *lowering, Context *ctx,
                                const Operation *assertion, StringRef name) {
  StringRef text = message_of(assertion);
  const Attribute *props[LLVM_MAX_PROPS] = {
      [LLVM_GLOBAL_SYM_NAME] = string_attr_get(ctx, name),
      [LLVM_GLOBAL_GLOBAL_TYPE] =
          type_attr_get(ctx, message_type(lowering, ctx, text)),
      [LLVM_GLOBAL_VALUE] = message_bytes(ctx, text),
      [LLVM_GLOBAL_LINKAGE] = llvm_linkage_attr(ctx, LLVM_LINKAGE_PRIVATE),
      [LLVM_GLOBAL_CONSTANT] = unit_attr_get(ctx)};
  OpState state = {.def = &llvm_ops[LLVM_MLIR_GLOBAL],
                   .loc = assertion->loc,
                   .props = props,
                   .num_regions = 1};
  return op_create(ctx, &state);
}

/// Declares `name` in front, if nothing has the name.
static void declare(const Lowering *lowering, Context *ctx, Block *body,
                    const SymbolTable *symbols, Location loc, StringRef name,
                    const Type *const *params, size_t count) {
  if (symbol_table_lookup(symbols, name))
    return;
  const Type *type = lowering_function(
      lowering, ctx, lowering_void(lowering, ctx), params, count, false);
  block_prepend_op(body, llvm_build_func(ctx, loc, name, type));
}

void lowering_create_messages(Lowering *lowering, Context *ctx,
                              Operation *module) {
  Block *body = op_region(module, 0)->first;
  SymbolTable symbols;
  symbol_table_init(&symbols, module);
  bool is_first = true;
  FOR_EACH_OP_PREORDER(op, module) {
    if (!op_is(op, &cf_ops[CF_ASSERT]))
      continue;
    StringRef name = symbol_table_unique_name(ctx, &symbols, STR("assert_msg"));
    Operation *global = create_global(lowering, ctx, op, name);
    block_prepend_op(body, global);
    symbol_table_insert(&symbols, global);
    ptr_map_set(&lowering->messages, op, (void *)(uintptr_t)name.data);
    if (!is_first)
      continue;
    is_first = false;
    const Type *bytes = lowering_byte_pointer(lowering, ctx, 0);
    declare(lowering, ctx, body, &symbols, op->loc, puts_name, &bytes, 1);
    declare(lowering, ctx, body, &symbols, op->loc, abort_name, NULL, 0);
  }
  symbol_table_free(&symbols);
}

void lowering_print_message(const Lowering *lowering, Builder *builder,
                            const Operation *assertion) {
  const char *name = ptr_map_get(&lowering->messages, assertion);
  if (!name)
    return;
  Context *ctx = builder->ctx;
  Location loc = assertion->loc;
  const Type *bytes = lowering_byte_pointer(lowering, ctx, 0);
  const Type *array = message_type(lowering, ctx, message_of(assertion));
  Value *global =
      llvm_build_addressof(builder, loc, bytes, string_ref_from_cstr(name));
  static const int32_t zero = 0;
  const Attribute *props[LLVM_MAX_PROPS] = {
      [LLVM_GEP_RAW_CONSTANT_INDICES] = dense_i32_array_attr_get(ctx, &zero, 1),
      [LLVM_GEP_ELEM_TYPE] = type_attr_get(ctx, array)};
  Operation *start = builder_create_op(builder, &llvm_ops[LLVM_GETELEMENTPTR],
                                       loc, &global, 1, bytes, props);
  Value *argument = op_result(start, 0);
  llvm_build_call(builder, loc, puts_name, &argument, 1, NULL);
}

// SPDX-License-Identifier: Apache-2.0
// Texts of cf.assert: globals at the start of the module. Assertions are
// numbered before the conversion. The globals are made after it, in the order
// in which the assertions were lowered.
#include "passes/lower_to_llvm/messages.h"

#include "dialects/cf/cf.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/walk.h"
#include "passes/lower_to_llvm/library.h"

static const StringRef puts_name = STR_INIT("puts");
static const StringRef abort_name = STR_INIT("abort");

/// The text with a NUL after it, as bytes.
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

static const Type *message_type(const LLVMTypeConverter *converter,
                                Context *ctx, StringRef text) {
  return converter_array(converter, ctx, (int64_t)text.size + 1,
                         converter_int(converter, ctx, 8));
}

static StringRef message_of(const Operation *assertion) {
  return attr_string_value(op_prop(assertion, CF_ASSERT_MSG));
}

static Operation *create_global(const LLVMTypeConverter *converter,
                                Context *ctx, const Message *message,
                                StringRef name) {
  StringRef text = message->text;
  const Attribute *props[LLVM_MAX_PROPS] = {
      [LLVM_GLOBAL_SYM_NAME] = string_attr_get(ctx, name),
      [LLVM_GLOBAL_GLOBAL_TYPE] =
          type_attr_get(ctx, message_type(converter, ctx, text)),
      [LLVM_GLOBAL_VALUE] = message_bytes(ctx, text),
      [LLVM_GLOBAL_LINKAGE] = llvm_linkage_attr(ctx, LLVM_LINKAGE_PRIVATE),
      [LLVM_GLOBAL_CONSTANT] = unit_attr_get(ctx)};
  OpState state = {.def = &llvm_ops[LLVM_MLIR_GLOBAL],
                   .loc = message->loc,
                   .props = props,
                   .num_regions = 1};
  return op_create(ctx, &state);
}

/// Declares `name` in front, or checks the function that has this name.
static bool declare(const LLVMTypeConverter *converter, Context *ctx,
                    Block *body, SymbolTable *symbols, Location loc,
                    StringRef name, const Type *const *params, size_t count) {
  const Type *type = converter_function(
      converter, ctx, converter_void(converter, ctx), params, count, false);
  const Operation *other = symbol_table_lookup(symbols, name);
  if (other)
    return library_check(ctx, other, name, type);
  Operation *func = llvm_build_func(ctx, loc, name, type);
  block_prepend_op(body, func);
  symbol_table_insert(symbols, func);
  return true;
}

void lowering_number_messages(LLVMTypeConverter *converter, Operation *module) {
  for (Operation *op = module;
       (op = walk_next_in_symbol_table(module, op)) != NULL;) {
    if (!op_is(op, &cf_ops[CF_ASSERT]))
      continue;
    VECTOR_PUSH(
        &converter->messages,
        (Message){.module = module, .text = message_of(op), .loc = op->loc});
    ptr_map_set(&converter->message_numbers, op,
                (void *)(uintptr_t)converter->messages.size);
  }
}

bool lowering_create_message(const LLVMTypeConverter *converter, Context *ctx,
                             SymbolTable *symbols, const Message *message) {
  Block *body = op_region(message->module, 0)->first;
  StringRef name = symbol_table_unique_name(ctx, symbols, STR("assert_msg"));
  Operation *global = create_global(converter, ctx, message, name);
  block_prepend_op(body, global);
  symbol_table_insert(symbols, global);
  op_set_prop(message->address, LLVM_ADDRESSOF_GLOBAL_NAME,
              flat_symbol_ref_attr_get(ctx, name));
  const Type *bytes = converter_byte_pointer(converter, ctx, 0);
  return declare(converter, ctx, body, symbols, message->module->loc, puts_name,
                 &bytes, 1) &&
         declare(converter, ctx, body, symbols, location_unknown(), abort_name,
                 NULL, 0);
}

void lowering_print_message(const LLVMTypeConverter *converter,
                            Builder *builder, const Operation *assertion) {
  size_t number =
      (size_t)(uintptr_t)ptr_map_get(&converter->message_numbers, assertion);
  if (!number)
    return;
  Message *message = &converter->messages.data[number - 1];
  Context *ctx = builder->ctx;
  Location loc = assertion->loc;
  const Type *bytes = converter_byte_pointer(converter, ctx, 0);
  const Type *array = message_type(converter, ctx, message->text);
  Value *global =
      llvm_build_addressof(builder, loc, bytes, puts_name); // For now.
  message->address = value_defining_op(global);
  static const int32_t zero = 0;
  const Attribute *props[LLVM_MAX_PROPS] = {
      [LLVM_GEP_RAW_CONSTANT_INDICES] = dense_i32_array_attr_get(ctx, &zero, 1),
      [LLVM_GEP_ELEM_TYPE] = type_attr_get(ctx, array)};
  Operation *start = builder_create_op(builder, &llvm_ops[LLVM_GETELEMENTPTR],
                                       loc, &global, 1, bytes, props);
  Value *argument = op_result(start, 0);
  message->id =
      llvm_build_call(builder, loc, puts_name, &argument, 1, NULL)->id;
}

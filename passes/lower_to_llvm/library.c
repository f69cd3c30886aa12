// SPDX-License-Identifier: Apache-2.0
// The library functions: one row each.
#include "passes/lower_to_llvm/library.h"

#include <stdlib.h>

#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/walk.h"
#include "passes/lower_to_llvm/messages.h"

typedef struct LibraryRow {
  StringRef name;
  bool has_result;        ///< A pointer to bytes; else nothing.
  const char *parameters; ///< `i` index, `l` i64, `s` i16, `f` f32, `d` f64,
                          ///< `p` pointer, `u` pointer to an unranked
                          ///< descriptor.
} LibraryRow;

static const LibraryRow rows[NUM_LIBRARY_FUNCTIONS] = {
    [LIBRARY_MALLOC] = {STR_INIT("malloc"), true, "i"},
    [LIBRARY_FREE] = {STR_INIT("free"), false, "p"},
    [LIBRARY_ALIGNED_ALLOC] = {STR_INIT("aligned_alloc"), true, "ii"},
    [LIBRARY_ABORT] = {STR_INIT("abort"), false, ""},
    [LIBRARY_GENERIC_ALLOC] = {STR_INIT("_mlir_memref_to_llvm_alloc"), true,
                               "i"},
    [LIBRARY_GENERIC_FREE] = {STR_INIT("_mlir_memref_to_llvm_free"), false,
                              "p"},
    [LIBRARY_GENERIC_ALIGNED_ALLOC] =
        {STR_INIT("_mlir_memref_to_llvm_aligned_alloc"), true, "ii"},
    [LIBRARY_MEMREF_COPY] = {STR_INIT("memrefCopy"), false, "iuu"},
    [LIBRARY_PRINT_I64] = {STR_INIT("printI64"), false, "l"},
    [LIBRARY_PRINT_U64] = {STR_INIT("printU64"), false, "l"},
    [LIBRARY_PRINT_F16] = {STR_INIT("printF16"), false, "s"},
    [LIBRARY_PRINT_BF16] = {STR_INIT("printBF16"), false, "s"},
    [LIBRARY_PRINT_F32] = {STR_INIT("printF32"), false, "f"},
    [LIBRARY_PRINT_F64] = {STR_INIT("printF64"), false, "d"},
    [LIBRARY_PRINT_OPEN] = {STR_INIT("printOpen"), false, ""},
    [LIBRARY_PRINT_CLOSE] = {STR_INIT("printClose"), false, ""},
    [LIBRARY_PRINT_COMMA] = {STR_INIT("printComma"), false, ""},
    [LIBRARY_PRINT_NEWLINE] = {STR_INIT("printNewline"), false, ""},
};

Value *library_build_call(const LLVMTypeConverter *converter, Builder *builder,
                          Location loc, LibraryFunction function,
                          Value *const *arguments, uint32_t count) {
  const LibraryRow *row = &rows[function];
  const Type *result = row->has_result
                           ? converter_byte_pointer(converter, builder->ctx, 0)
                           : NULL;
  Operation *call =
      llvm_build_call(builder, loc, row->name, arguments, count, result);
  return result ? op_result(call, 0) : NULL;
}

static const Type *parameter_type(const LLVMTypeConverter *converter,
                                  Context *ctx, char parameter) {
  switch (parameter) {
  case 'i':
    return converter->index;
  case 'l':
    return converter_int(converter, ctx, 64);
  case 's':
    return converter_int(converter, ctx, 16);
  case 'f':
    return float_type_get(ctx, FLOAT_F32);
  case 'd':
    return float_type_get(ctx, FLOAT_F64);
  }
  return parameter == 'p'
             ? converter_byte_pointer(converter, ctx, 0)
             : converter_pointer(
                   converter, ctx,
                   converter_unranked_descriptor(converter, ctx, 0), 0);
}

static const Type *function_type(const LLVMTypeConverter *converter,
                                 Context *ctx, const LibraryRow *row) {
  enum { MOST = 3 };
  const Type *parameters[MOST];
  size_t count = strlen(row->parameters);
  for (size_t i = 0; i < count; i++)
    parameters[i] = parameter_type(converter, ctx, row->parameters[i]);
  const Type *result = row->has_result
                           ? converter_byte_pointer(converter, ctx, 0)
                           : converter_void(converter, ctx);
  return converter_function(converter, ctx, result, parameters, count, false);
}

LibraryFunction library_function_named(StringRef name) {
  for (unsigned i = 0; i < NUM_LIBRARY_FUNCTIONS; i++)
    if (string_ref_equals(name, rows[i].name))
      return (LibraryFunction)i;
  return NUM_LIBRARY_FUNCTIONS;
}

bool library_check(Context *ctx, const Operation *other, StringRef name,
                   const Type *type) {
  const TypeAttr *found =
      op_is(other, &llvm_ops[LLVM_FUNC])
          ? attr_as_type(op_prop(other, LLVM_FUNC_FUNCTION_TYPE))
          : NULL;
  if (found && found->value == type)
    return true;
  Diagnostic *diag = op_emit_error(
      ctx, other,
      found ? "redefinition of reserved function '%.*s' of different type "
            : "redefinition of symbol named '%.*s'",
      STR_ARGS(name));
  if (found) {
    diag_type(diag, found->value);
    diag_text(diag, " is prohibited");
  }
  Diagnostic *note = diag_attach_note(diag, diag->pos);
  diag_text(note, "calls are lowered to a function of this name and type ");
  diag_type(note, type);
  return false;
}

/// Declares `row` at the start of the module, or checks the function that has
/// its name.
static bool declare(const LLVMTypeConverter *converter, Context *ctx,
                    Operation *module, const SymbolTable *symbols,
                    const LibraryRow *row) {
  const Type *type = function_type(converter, ctx, row);
  const Operation *other = symbol_table_lookup(symbols, row->name);
  if (other)
    return library_check(ctx, other, row->name, type);
  Operation *func = llvm_build_func(ctx, module->loc, row->name, type);
  block_prepend_op(op_region(module, 0)->first, func);
  return true;
}

static void add_call(LibraryCalls *calls, LibraryFunction function,
                     uint32_t id) {
  for (unsigned i = 0; i < calls->count; i++)
    if (calls->functions[i] == function) {
      if (id < calls->ids[i])
        calls->ids[i] = id;
      return;
    }
  calls->ids[calls->count] = id;
  calls->functions[calls->count++] = function;
}

void library_calls_merge(LibraryCalls *calls, const LibraryCalls *more) {
  for (unsigned i = 0; i < more->count; i++)
    add_call(calls, more->functions[i], more->ids[i]);
}

void library_calls_add_op(LibraryCalls *calls, const Operation *op) {
  if (!op_is(op, &llvm_ops[LLVM_CALL]))
    return;
  const SymbolRefAttr *callee =
      attr_as_symbol_ref(op_prop(op, LLVM_CALL_CALLEE));
  LibraryFunction function =
      callee ? library_function_named(callee->path[0]) : NUM_LIBRARY_FUNCTIONS;
  if (function != NUM_LIBRARY_FUNCTIONS)
    add_call(calls, function, op->id);
}

void library_calls_add(LibraryCalls *calls, const Operation *module) {
  // The walk only reads.
  Operation *root = (Operation *)(uintptr_t)module;
  for (Operation *op = root;
       (op = walk_next_in_symbol_table(root, op)) != NULL;)
    library_calls_add_op(calls, op);
}

bool lowering_declare_calls(const LLVMTypeConverter *converter, Context *ctx,
                            Operation *module, const LibraryCalls *calls) {
  if (calls->count == 0)
    return true;
  SymbolTable symbols;
  symbol_table_init(&symbols, module);
  bool ok = true;
  for (unsigned i = 0; i < calls->count; i++)
    ok &= declare(converter, ctx, module, &symbols, &rows[calls->functions[i]]);
  symbol_table_free(&symbols);
  return ok;
}

bool lowering_declare_library(const LLVMTypeConverter *converter, Context *ctx,
                              Operation *module) {
  LibraryCalls calls = {0};
  library_calls_add(&calls, module);
  return lowering_declare_calls(converter, ctx, module, &calls);
}

/// Something to be declared in front of the module because of the operation
/// with number `id`.
typedef struct Need {
  uint32_t id;
  LibraryFunction function; ///< NUM_LIBRARY_FUNCTIONS: a message.
  const Message *message;
} Need;

typedef VECTOR(Need) Needs;

static int compare_needs(const void *lhs, const void *rhs) {
  const Need *one = lhs, *two = rhs;
  return one->id < two->id ? -1 : one->id > two->id;
}

bool lowering_declare_in_order(const LLVMTypeConverter *converter, Context *ctx,
                               Operation *module, size_t *next_message) {
  LibraryCalls calls = {0};
  library_calls_add(&calls, module);
  Needs needs = {0};
  for (unsigned i = 0; i < calls.count; i++)
    VECTOR_PUSH(&needs, (Need){calls.ids[i], calls.functions[i], NULL});
  for (; *next_message < converter->messages.size; ++*next_message) {
    const Message *message = &converter->messages.data[*next_message];
    if (message->module != module)
      break;
    if (message->id)
      VECTOR_PUSH(&needs, (Need){message->id, NUM_LIBRARY_FUNCTIONS, message});
  }
  if (needs.size)
    qsort(needs.data, needs.size, sizeof *needs.data, compare_needs);
  SymbolTable symbols;
  symbol_table_init(&symbols, module);
  bool ok = true;
  for (size_t i = 0; ok && i < needs.size; i++) {
    const Need *need = &needs.data[i];
    if (need->message)
      ok = lowering_create_message(converter, ctx, &symbols, need->message);
    else
      ok = declare(converter, ctx, module, &symbols, &rows[need->function]);
  }
  symbol_table_free(&symbols);
  VECTOR_FREE(&needs);
  return ok;
}

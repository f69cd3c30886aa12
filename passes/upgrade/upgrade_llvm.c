// SPDX-License-Identifier: Apache-2.0
// -upgrade of the llvm dialect of LLVM 11 to 17. First, types that operations
// left to their pointers are written down. Then all pointers become opaque, and
// last, casts between pointers go, which do nothing any more.
#include "passes/upgrade/upgrade.h"

#include "dialects/llvm/llvm.h"
#include "dialects/llvm/llvm_build.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/erase.h"
#include "ir/interfaces/fold.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/op_attrs.h"
#include "ir/walk.h"

typedef struct UpgradeLLVM {
  Upgrade *up;
  SymbolTables tables; ///< To find callees.
  VECTOR(int32_t) indices;
  VECTOR(bool) erased;
  VECTOR(Operation *) casts; ///< Casts of pointers.
} UpgradeLLVM;

//===- Elements and indices -----------------------------------------------===//

static void set_type_prop(Upgrade *up, Operation *op, unsigned slot,
                          const Type *type) {
  if (!op_prop(op, slot) && type)
    op_set_prop(op, slot, type_attr_get(up->ctx, type));
}

/// The type that an index selects in `type`; NULL: it cannot be indexed.
static const Type *indexed(const Type *type, int32_t index) {
  if (!type)
    return NULL;
  if (llvm_type_is_struct(type))
    return llvm_struct_element(type, (size_t)index);
  const Type *element = llvm_array_element(type);
  return element ? element : llvm_vector_element(type);
}

/// Gets the constant that the value of an index is. Until LLVM 13, constants
/// were values, too, where they count the members of a struct.
static bool constant_index(const Value *value, int32_t *index) {
  int64_t number;
  if (!attr_integer_value(value_constant(value), &number) ||
      number != (int32_t)number)
    return false;
  *index = (int32_t)number;
  return true;
}

/// Collects the indices of `op`, constants of members in place of values.
/// False after an error.
static bool collect_indices(UpgradeLLVM *run, const Operation *op) {
  const DenseArrayAttr *raw =
      attr_as_dense_array(op_prop(op, LLVM_GEP_RAW_CONSTANT_INDICES));
  size_t count = raw ? raw->size : op->num_operands - 1u;
  const Type *type = attr_as_type(op_prop(op, LLVM_GEP_ELEM_TYPE))->value;
  run->indices.size = run->erased.size = 0;
  VECTOR_PUSH(&run->erased, false);
  for (size_t i = 0; i < count; i++) {
    int32_t index = raw ? ((const int32_t *)raw->data)[i] : INT32_MIN;
    bool is_value = index == INT32_MIN,
         is_member = i && type && llvm_type_is_struct(type);
    unsigned operand = (unsigned)run->erased.size;
    if (is_value && is_member &&
        !constant_index(op_operand(op, operand), &index)) {
      op_emit_op_error(run->up->ctx, op,
                       "index %zu, of a struct's member, is not a constant", i);
      return false;
    }
    if (is_value)
      VECTOR_PUSH(&run->erased, is_member);
    VECTOR_PUSH(&run->indices, index);
    type = i ? indexed(type, index) : type;
  }
  return true;
}

/// alloca %n x T : (i64) -> ptr<T>
static Operation *upgrade_alloca(UpgradeLLVM *run, Operation *op) {
  set_type_prop(run->up, op, LLVM_ALLOCA_ELEM_TYPE,
                llvm_pointers_pointee(op_result_type(op, 0)));
  return op;
}

/// getelementptr %p[%i] : (ptr<T>, i64) -> ptr<U>: T is its element.
static Operation *upgrade_gep(UpgradeLLVM *run, Operation *op) {
  Context *ctx = run->up->ctx;
  set_type_prop(run->up, op, LLVM_GEP_ELEM_TYPE,
                llvm_pointers_pointee(op_operand_type(op, 0)));
  if (!op_prop(op, LLVM_GEP_ELEM_TYPE))
    return op;
  if (!collect_indices(run, op))
    return NULL;
  op_set_prop(
      op, LLVM_GEP_RAW_CONSTANT_INDICES,
      dense_i32_array_attr_get(ctx, run->indices.data, run->indices.size));
  op_erase_operands(ctx, op, run->erased.data);
  return op;
}

//===- Calls and functions ------------------------------------------------===//

/// The type of the function that `op`, a call, calls. NULL if only its operands
/// and results tell.
static const Type *callee_type(UpgradeLLVM *run, const Operation *op) {
  const Attribute *symbol = op_prop(op, LLVM_CALL_CALLEE);
  if (!symbol)
    return op->num_operands ? llvm_pointers_pointee(op_operand_type(op, 0))
                            : NULL;
  const Operation *callee =
      symbol_tables_lookup_nearest(&run->tables, op, symbol);
  if (!callee || !op_is(callee, &llvm_ops[LLVM_FUNC]))
    return NULL;
  return attr_as_type(op_prop(callee, LLVM_FUNC_FUNCTION_TYPE))->value;
}

/// A call with more operands than the function has parameters names its type.
static Operation *upgrade_call(UpgradeLLVM *run, Operation *op) {
  const Type *type = callee_type(run, op);
  if (type && llvm_function_is_vararg(type))
    set_type_prop(run->up, op, LLVM_CALL_VAR_CALLEE_TYPE, type);
  return op;
}

/// Attributes of arguments that name a type today, and were units.
static const Attribute *typed_units(Context *ctx, const Attribute *dict,
                                    const Type *pointee) {
  static const StringRef names[] = {
      STR_INIT("llvm.byval"), STR_INIT("llvm.byref"), STR_INIT("llvm.sret"),
      STR_INIT("llvm.inalloca")};
  for (size_t i = 0; i < ARRAY_LENGTH(names); i++) {
    const Attribute *value = dictionary_get(dict, names[i]);
    if (value && attr_kind(value) == ATTR_UNIT)
      dict = dictionary_with(ctx, dict, names[i], type_attr_get(ctx, pointee));
  }
  return dict;
}

static Operation *upgrade_llvm_function(UpgradeLLVM *run, Operation *op) {
  Upgrade *up = run->up;
  const ArrayAttr *dicts = attr_as_array(op_prop(op, LLVM_FUNC_ARG_ATTRS));
  const Type *type = attr_as_type(op_prop(op, LLVM_FUNC_FUNCTION_TYPE))->value;
  if (!dicts)
    return op;
  up->props.size = 0;
  for (size_t i = 0; i < dicts->size; i++) {
    const Type *param = llvm_function_param(type, i);
    const Type *pointee = param ? llvm_pointer_pointee(param) : NULL;
    const Attribute *dict = dicts->elements[i];
    VECTOR_PUSH(&up->props,
                pointee ? typed_units(up->ctx, dict, pointee) : dict);
  }
  op_set_prop(op, LLVM_FUNC_ARG_ATTRS,
              array_attr_get(up->ctx, up->props.data, up->props.size));
  return op;
}

//===- All ----------------------------------------------------------------===//

/// Returns the operation that replaces `op`, whose types are unchanged. NULL
/// after an error.
typedef Operation *SpellOut(UpgradeLLVM *run, Operation *op);

static Operation *note_cast(UpgradeLLVM *run, Operation *op) {
  if (llvm_pointers_pointee(op_result_type(op, 0)))
    VECTOR_PUSH(&run->casts, op);
  return op;
}

/// mlir.null : ptr<T> -> mlir.zero : ptr
static Operation *upgrade_null(UpgradeLLVM *run, Operation *op) {
  Builder *builder = &run->up->builder;
  builder_set_before(builder, op);
  Value *zero = llvm_build_null(builder, op->loc, op_result_type(op, 0));
  return upgrade_replace(run->up, op, value_defining_op(zero));
}

/// memcpy(%to, %from, %length, %is_volatile): a constant, and an attribute
/// today.
static Operation *upgrade_copy(UpgradeLLVM *run, Operation *op) {
  static const bool last[] = {false, false, false, true};
  if (op->num_operands != ARRAY_LENGTH(last))
    return op;
  const Attribute *is_volatile = value_constant(op_operand(op, 3));
  if (!is_volatile) {
    op_emit_op_error(run->up->ctx, op,
                     "has a volatile flag that is not a constant");
    return NULL;
  }
  op_set_prop(op, LLVM_MEM_IS_VOLATILE, is_volatile);
  op_erase_operands(run->up->ctx, op, last);
  return op;
}

static SpellOut *const rows[LLVM_NUM_OPS] = {
    [LLVM_ALLOCA] = upgrade_alloca,    [LLVM_GETELEMENTPTR] = upgrade_gep,
    [LLVM_CALL] = upgrade_call,        [LLVM_FUNC] = upgrade_llvm_function,
    [LLVM_INTR_MEMCPY] = upgrade_copy, [LLVM_INTR_MEMMOVE] = upgrade_copy,
    [LLVM_INTR_MEMSET] = upgrade_copy, [LLVM_MLIR_NULL] = upgrade_null,
    [LLVM_BITCAST] = note_cast,
};

static Operation *spell_out(UpgradeLLVM *run, Operation *op) {
  bool is_known =
      op->def >= llvm_ops && op->def < llvm_ops + ARRAY_LENGTH(rows);
  if (!is_known || llvm_op_is_wrapped(op))
    return op;
  SpellOut *row = rows[op->def - llvm_ops];
  return row ? row(run, op) : op;
}

static const Type *opaque_pointer(Context *ctx, const Type *type) {
  bool is_typed = !llvm_type_is_wrapped(type) && llvm_pointer_pointee(type);
  return is_typed ? llvm_pointer(ctx, llvm_pointer_address_space(type)) : type;
}

static void make_opaque(UpgradeLLVM *run, Operation *root) {
  TypeReplacer types = {.ctx = run->up->ctx,
                        .replace = opaque_pointer,
                        .enters_dialect_types = true};
  context_forget_structs(run->up->ctx);
  FOR_EACH_OP_PREORDER(op, root) {
    type_replacer_op(&types, op);
  }
  type_replacer_free(&types);
}

static void drop_casts(UpgradeLLVM *run) {
  for (size_t i = 0; i < run->casts.size; i++) {
    Operation *cast = run->casts.data[i];
    if (op_operand_type(cast, 0) != op_result_type(cast, 0))
      continue;
    value_replace_all_uses_with(op_result(cast, 0), op_operand(cast, 0));
    op_erase(run->up->ctx, cast);
  }
}

static bool spell_out_all(UpgradeLLVM *run, Operation *root) {
  FOR_EACH_OP_PREORDER(op, root) {
    op = spell_out(run, op);
    if (!op)
      return false;
  }
  return true;
}

bool upgrade_llvm(Upgrade *up, Operation *root) {
  UpgradeLLVM run = {.up = up};
  bool is_done = spell_out_all(&run, root);
  if (is_done) {
    make_opaque(&run, root);
    drop_casts(&run);
  }
  symbol_tables_free(&run.tables);
  VECTOR_FREE(&run.indices);
  VECTOR_FREE(&run.erased);
  VECTOR_FREE(&run.casts);
  return is_done;
}

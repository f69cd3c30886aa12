// SPDX-License-Identifier: Apache-2.0
// Verifiers of llvm's functions, globals, calls and returns.
#include "dialects/common/branch_weights.h"
#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/attributes/attribute.h"
#include "ir/definitions/dialect_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/op_attrs.h"
#include "ir/verify/verifier.h"
#include "ir/walk.h"
#include "support/hash_table.h"
#include "support/vector.h"

static const Type *type_prop(const Operation *op, unsigned slot) {
  const TypeAttr *type = attr_as_type(op_prop(op, slot));
  return type ? type->value : NULL;
}

/// The values of all landing pads and resumptions have one type.
static bool verify_unwinding(Context *ctx, const Operation *func,
                             const Operation *op, const Type **known) {
  bool is_pad = op_is(op, &llvm_ops[LLVM_LANDINGPAD]) && op->num_results == 1;
  bool is_resume = op_is(op, &llvm_ops[LLVM_RESUME]) && op->num_operands == 1;
  if (!is_pad && !is_resume)
    return true;
  const Type *type = is_pad ? op_result_type(op, 0) : op_operand_type(op, 0);
  if (!*known)
    *known = type;
  if (*known == type)
    return true;
  op_emit_error(ctx, func,
                "'llvm.%s' should have a consistent %s type inside a function",
                is_pad ? "landingpad" : "resume", is_pad ? "result" : "input");
  return false;
}

/// No two blocks have one tag.
static bool verify_tag(Context *ctx, const Operation *op, PtrMap *tags) {
  if (!op_is(op, &llvm_ops[LLVM_BLOCKTAG]))
    return true;
  const Attribute *tag = op_prop(op, 0);
  if (!tag || !ptr_map_has(tags, tag)) {
    if (tag)
      ptr_map_set(tags, tag, (void *)op);
    return true;
  }
  int64_t id = 0;
  attr_integer_value(llvm_attr_param(tag, "id"), &id);
  op_emit_error(ctx, op, "duplicate block tag '%lld' in the same function: ",
                (long long)id);
  return false;
}

static bool verify_body(Context *ctx, const Operation *func) {
  const Type *known = NULL;
  PtrMap tags = {0};
  bool ok = true;
  FOR_EACH_OP_PREORDER(op, (Operation *)func) // Nothing is changed.
    ok = ok && verify_unwinding(ctx, func, op, &known);
  FOR_EACH_OP_PREORDER(op, (Operation *)func)
    ok = ok && verify_tag(ctx, op, &tags);
  ptr_map_free(&tags);
  return ok;
}

static bool verify_definition(Context *ctx, const Operation *op) {
  if (op_prop(op, LLVM_FUNC_NO_INLINE) &&
      op_prop(op, LLVM_FUNC_ALWAYS_INLINE)) {
    op_emit_error(ctx, op,
                  "no_inline and always_inline attributes are incompatible");
    return false;
  }
  if (op_attr(op, STR("optimize_none")) && !op_prop(op, LLVM_FUNC_NO_INLINE))
    return op_reject(ctx, op, "with optimize_none must also be no_inline");
  return verify_body(ctx, op);
}

bool llvm_verify_func(Context *ctx, const Operation *op) {
  const Type *type = type_prop(op, LLVM_FUNC_FUNCTION_TYPE);
  LLVMLinkage linkage = llvm_op_linkage(op);
  if (!type || !llvm_type_is_function(type))
    return op_reject(
        ctx, op,
        "requires 'function_type' attribute of wrapped LLVM function "
        "type");
  const DialectType *function = (const DialectType *)type;
  size_t num_params = llvm_function_num_params(type);
  bool is_void = llvm_type_is_void(function->types[0]);
  if (!op_verify_signature_size(ctx, op, num_params, is_void ? 0 : 1) ||
      !op_verify_entry_block(ctx, op, function->types + 1, num_params))
    return false;
  if (linkage == LLVM_LINKAGE_COMMON)
    return op_reject(ctx, op, "functions cannot have 'common' linkage");
  if (!region_is_empty(op_region(op, 0)))
    return (!llvm_type_is_wrapped(type) || !llvm_function_is_vararg(type) ||
            op_reject(ctx, op, "only external functions can be variadic")) &&
           verify_definition(ctx, op);
  return linkage == LLVM_LINKAGE_EXTERNAL ||
         linkage == LLVM_LINKAGE_EXTERN_WEAK ||
         op_reject(ctx, op,
                   "external functions must have 'external' or 'extern_weak' "
                   "linkage");
}

/// A string needs an array of as many bytes.
static bool verify_string(Context *ctx, const Operation *op, const Type *type,
                          StringRef text) {
  const Type *element = llvm_array_element(type);
  return (element && llvm_integer_width(element) == 8 &&
          llvm_array_size(type) == text.size) ||
         op_reject(
             ctx, op,
             "requires an i8 array type of the length equal to that of the "
             "string attribute");
}

static bool is_zero_number(const Attribute *value) {
  const IntegerAttr *integer = attr_as_integer(value);
  const FloatAttr *number = attr_as_float(value);
  const FloatType *format = number ? type_as_float(number->type) : NULL;
  return (integer && wide_int_is_zero(&integer->value)) ||
         (format && float_is_zero(format->format, number->value));
}

/// Is a number, a splat or an array of numbers all zero? (Nested arrays are
/// left to the export.)
static bool is_zero(Context *ctx, const Attribute *value) {
  const DenseElementsAttr *dense = attr_as_dense_elements(value);
  const ArrayAttr *array = attr_as_array(value);
  if (dense)
    value = dense_elements_splat_value(ctx, dense);
  if (!array)
    return value && is_zero_number(value);
  for (size_t i = 0; i < array->size; i++)
    if (!attr_as_array(array->elements[i]) &&
        !is_zero_number(array->elements[i]))
      return false;
  return true;
}

static bool verify_global_linkage(Context *ctx, const Operation *op,
                                  const Type *type, const Attribute *value) {
  LLVMLinkage linkage = llvm_op_linkage(op);
  if (linkage == LLVM_LINKAGE_COMMON && value && !is_zero(ctx, value))
    return op_reject(ctx, op, "expected zero value for 'common' linkage");
  if (linkage == LLVM_LINKAGE_APPENDING && !llvm_type_is_array(type))
    return op_reject(ctx, op, "expected array type for 'appending' linkage");
  return true;
}

static bool verify_alignment(Context *ctx, const Operation *op) {
  const Attribute *attr = op_attr(op, STR("alignment"));
  int64_t value;
  if (!attr || !attr_integer_value(attr, &value) ||
      (value > 0 && (value & (value - 1)) == 0))
    return true;
  op_emit_error(ctx, op, "alignment attribute is not a power of 2");
  return false;
}

bool llvm_verify_global(Context *ctx, const Operation *op) {
  const Type *type = type_prop(op, LLVM_GLOBAL_GLOBAL_TYPE);
  const Attribute *value = op_prop(op, LLVM_GLOBAL_VALUE);
  const StringAttr *text = attr_as_string(value);
  if (!llvm_type_is_global(type))
    return op_reject(
        ctx, op, "expects type to be a valid element type for an LLVM global");
  const Operation *parent = op_parent(op);
  if (parent && !op_has_trait(parent, TRAIT_SYMBOL_TABLE))
    return op_reject(ctx, op, "must appear at the module level");
  if (text && !verify_string(ctx, op, type, text->value))
    return false;
  if (llvm_type_is_target(type) && !llvm_target_can_be_global(type))
    return op_reject(ctx, op,
                     "this target extension type cannot be used in a global");
  if (llvm_type_is_target(type) && value)
    return op_reject(
        ctx, op,
        "global with target extension type can only be initialized "
        "with zero-initializer");
  return verify_global_linkage(ctx, op, type, value) &&
         verify_alignment(ctx, op);
}

bool llvm_verify_global_region(Context *ctx, const Operation *op) {
  const Region *region = op_region(op, 0);
  if (region_is_empty(region))
    return true;
  const Operation *last = block_terminator(region->last);
  if (!last || !op_is(last, &llvm_ops[LLVM_RETURN]))
    return true;
  if (last->num_operands == 0)
    return op_reject(ctx, op, "initializer region cannot return void");
  const Type *type = type_prop(op, LLVM_GLOBAL_GLOBAL_TYPE);
  if (op_operand_type(last, 0) == type)
    return llvm_verify_initializer_effects(
               ctx, op,
               "ops with side effects not allowed in global initializers") &&
           (!op_prop(op, LLVM_GLOBAL_VALUE) ||
            op_reject(ctx, op,
                      "cannot have both initializer value and region"));
  Diagnostic *diag = op_emit_op_error(ctx, op, "initializer region type ");
  diag_type(diag, op_operand_type(last, 0));
  diag_text(diag, " does not match global type ");
  diag_type(diag, type);
  return false;
}

/// A wrapped pointer must point to `type`.
static bool verify_addressof_type(Context *ctx, const Operation *op,
                                  const Type *type, const char *text) {
  const Type *pointee = llvm_pointer_pointee(op_result_type(op, 0));
  // A function without arguments and results is spelled alike in both
  // spellings.
  return !pointee || pointee == type || !llvm_type_is_wrapped(type) ||
         op_reject(ctx, op, text);
}

/// The value that the initializer of an alias returns; NULL: it has no return
/// yet.
static const Value *alias_target(const Operation *alias) {
  const Block *block = op_region(alias, 0)->first;
  const Operation *last = block ? block->last : NULL;
  return last && last->num_operands ? op_operand(last, 0) : NULL;
}

/// Address space of a global or an alias.
static unsigned address_space_of(const Operation *symbol) {
  int64_t space = 0;
  if (op_is(symbol, &llvm_ops[LLVM_MLIR_GLOBAL])) {
    const Attribute *attr = op_prop(symbol, LLVM_GLOBAL_ADDR_SPACE);
    return attr && attr_integer_value(attr, &space) ? (unsigned)space : 0;
  }
  const Value *target = alias_target(symbol);
  return target ? llvm_pointer_address_space(value_type(target)) : 0;
}

static bool verify_address_space(Context *ctx, const Operation *op,
                                 const Operation *symbol) {
  const Type *type = op_result_type(op, 0);
  return llvm_type_is_wrapped(type) ||
         llvm_pointer_address_space(type) == address_space_of(symbol) ||
         op_reject(ctx, op,
                   "pointer address space must match address space of the "
                   "referenced global or alias");
}

/// The symbol `name` in the enclosing module, also through unregistered
/// operations. Follows parentLLVMModule.
static const Operation *lookup_in_module(SymbolTables *tables,
                                         const Operation *op,
                                         const Attribute *name) {
  const Operation *from = op;
  for (const Operation *parent; (parent = op_parent(from)) &&
                                !(op_has_trait(parent, TRAIT_SYMBOL_TABLE) &&
                                  op_has_trait(parent, TRAIT_ISOLATED));)
    from = parent;
  return symbol_tables_lookup_nearest(tables, from, name);
}

bool llvm_verify_addressof(Context *ctx, const Operation *op,
                           SymbolTables *tables) {
  const Operation *symbol =
      lookup_in_module(tables, op, op_prop(op, LLVM_ADDRESSOF_GLOBAL_NAME));
  if (symbol && op_is(symbol, &llvm_ops[LLVM_MLIR_GLOBAL]))
    return verify_addressof_type(
               ctx, op, type_prop(symbol, LLVM_GLOBAL_GLOBAL_TYPE),
               "the type must be a pointer to the type of the referenced "
               "global") &&
           verify_address_space(ctx, op, symbol);
  if (symbol && op_is(symbol, &llvm_ops[LLVM_FUNC]))
    return verify_addressof_type(
        ctx, op, type_prop(symbol, LLVM_FUNC_FUNCTION_TYPE),
        "the type must be a pointer to the type of the referenced function");
  if (symbol && op_is(symbol, &llvm_ops[LLVM_MLIR_ALIAS]))
    return verify_address_space(ctx, op, symbol);
  if (symbol && op_is(symbol, &llvm_ops[LLVM_MLIR_IFUNC]))
    return true;
  return op_reject(
      ctx, op,
      llvm_type_is_wrapped(op_result_type(op, 0))
          ? "must reference a global defined by 'llvm.mlir.global' "
            "or 'llvm.func'"
          : "must reference a global defined by 'llvm.mlir.global', "
            "'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'");
}

/// The tags of blocks in `func`, a set.
static const PtrMap *block_tags(SymbolTables *tables, const Operation *func) {
  bool is_new;
  PtrMap *tags = symbol_tables_note(tables, func, &is_new);
  if (!is_new)
    return tags;
  FOR_EACH_OP_PREORDER(op, (Operation *)(uintptr_t)func) // Nothing is changed.
    if (op_is(op, &llvm_ops[LLVM_BLOCKTAG]))
      ptr_map_set(tags, op_prop(op, 0), op);
  return tags;
}

bool llvm_verify_blockaddress(Context *ctx, const Operation *op,
                              SymbolTables *tables) {
  const Attribute *address = op_prop(op, 0);
  const Operation *func =
      lookup_in_module(tables, op, llvm_attr_param(address, "function"));
  return (func && op_is(func, &llvm_ops[LLVM_FUNC]) &&
          ptr_map_has(block_tags(tables, func),
                      llvm_attr_param(address, "tag"))) ||
         op_reject(ctx, op,
                   "expects an existing block label target in the referenced "
                   "function");
}

/// Does the initializer of an alias name a global variable?
static bool names_global(const Operation *alias, SymbolTables *tables) {
  FOR_EACH_OP(op, op_region(alias, 0)->first) {
    if (!op_is(op, &llvm_ops[LLVM_MLIR_ADDRESSOF]))
      continue;
    const Operation *symbol =
        lookup_in_module(tables, op, op_prop(op, LLVM_ADDRESSOF_GLOBAL_NAME));
    if (symbol && op_is(symbol, &llvm_ops[LLVM_MLIR_GLOBAL]))
      return true;
  }
  return false;
}

bool llvm_verify_dso_local_equivalent(Context *ctx, const Operation *op,
                                      SymbolTables *tables) {
  const Operation *symbol = lookup_in_module(tables, op, op_prop(op, 0));
  bool is_alias = symbol && op_is(symbol, &llvm_ops[LLVM_MLIR_ALIAS]);
  if (!is_alias && !(symbol && op_is(symbol, &llvm_ops[LLVM_FUNC])))
    return op_reject(ctx, op,
                     "must reference a global defined by 'llvm.func' or "
                     "'llvm.mlir.alias'");
  if (is_alias && names_global(symbol, tables))
    return op_reject(ctx, op, "must reference an alias to a function");
  return llvm_op_linkage(symbol) != LLVM_LINKAGE_EXTERN_WEAK ||
         op_reject(ctx, op,
                   "target function with 'extern_weak' linkage not allowed");
}

unsigned llvm_call_num_callee_operands(const Operation *op) {
  unsigned bundled = 0;
  int index = op_def_prop_index(op->def, STR("op_bundle_sizes"));
  const DenseArrayAttr *sizes =
      index < 0 ? NULL : attr_as_dense_array(op_prop(op, (unsigned)index));
  if (sizes)
    bundled = dense_i32_array_sum(sizes, sizes->size);
  return bundled <= op->num_operands ? op->num_operands - bundled : 0;
}

/// Checks `(T, T) -> R` of a callee against the call, whose arguments begin at
/// operand `first`.
static bool verify_call_operands(Context *ctx, const Operation *op,
                                 const Type *type, unsigned first) {
  size_t count = llvm_function_num_params(type);
  bool is_vararg = llvm_function_is_vararg(type);
  unsigned all = llvm_call_num_callee_operands(op);
  unsigned given = all > first ? all - first : 0;
  if (is_vararg ? given < count : given != count) {
    op_emit_op_error(ctx, op,
                     "incorrect number of operands (%u) for %scallee "
                     "(expecting: %s%zu)",
                     given, is_vararg ? "varargs " : "",
                     is_vararg ? "at least " : "", count);
    return false;
  }
  for (unsigned i = 0; i < count; i++) {
    const Type *expected = llvm_function_param(type, i);
    const Type *actual = op_operand_type(op, first + i);
    if (actual == expected)
      continue;
    Diagnostic *diag =
        op_emit_op_error(ctx, op, "operand type mismatch for operand %u: ", i);
    diag_type(diag, actual);
    diag_text(diag, " != ");
    diag_type(diag, expected);
    return false;
  }
  return true;
}

static bool verify_call_result(Context *ctx, const Operation *op,
                               const Type *type) {
  const Type *expected = llvm_function_result(type);
  bool is_void = llvm_type_is_void(expected);
  if (op->num_results == 0)
    return is_void ||
           op_reject(ctx, op, "expected function call to produce a value");
  if (is_void)
    return op_reject(
        ctx, op, "calling function with void result must not produce values");
  if (op_result_type(op, 0) == expected)
    return true;
  Diagnostic *diag = op_emit_op_error(ctx, op, "result type mismatch: ");
  diag_type(diag, op_result_type(op, 0));
  diag_text(diag, " != ");
  diag_type(diag, expected);
  return false;
}

/// Reports that `from` is not `to`.
static bool reject_callee_type(Context *ctx, const Operation *op,
                               const char *text, const Type *from,
                               const Type *to) {
  Diagnostic *diag =
      op_emit_op_error(ctx, op, "var_callee_type %s type mismatch: ", text);
  diag_type(diag, from);
  diag_text(diag, " != ");
  diag_type(diag, to);
  return false;
}

/// Checks the type of a variadic callee against the arguments, which begin at
/// operand `first`. Follows mlir's verifyCallOpVarCalleeType.
static bool verify_callee_type(Context *ctx, const Operation *op,
                               const Type *type, unsigned first,
                               unsigned num_args) {
  if (!llvm_function_is_vararg(type))
    return op_reject(ctx, op,
                     "expected var_callee_type to be a variadic function type");
  unsigned count = (unsigned)llvm_function_num_params(type);
  if (count > num_args) {
    op_emit_op_error(ctx, op,
                     "expected var_callee_type to have at most %u parameters",
                     num_args);
    return false;
  }
  for (unsigned i = 0; i < count; i++) {
    const Type *input = llvm_function_param(type, i);
    const Type *arg = op_operand_type(op, first + i);
    if (input != arg)
      return reject_callee_type(ctx, op, "parameter", input, arg);
  }
  const Type *result = llvm_function_result(type);
  if (op->num_results == 0)
    return llvm_type_is_void(result) ||
           op_reject(ctx, op, "expected var_callee_type to return void");
  return op_result_type(op, 0) == result ||
         reject_callee_type(ctx, op, "return", result, op_result_type(op, 0));
}

static bool verify_call_callee_type(Context *ctx, const Operation *op) {
  const Type *type = type_prop(op, LLVM_CALL_VAR_CALLEE_TYPE);
  if (!type || llvm_type_is_wrapped(type))
    return true;
  bool is_direct = op_prop(op, LLVM_CALL_CALLEE) != NULL;
  unsigned count = llvm_call_num_callee_operands(op);
  unsigned first = !is_direct && count;
  return verify_callee_type(ctx, op, type, first, count - first);
}

/// An indirect call: the callee is operand 0.
bool llvm_verify_call(Context *ctx, const Operation *op) {
  if (!verify_call_callee_type(ctx, op))
    return false;
  if (!llvm_verify_bundles(ctx, op))
    return false;
  if (op_prop(op, LLVM_CALL_CALLEE))
    return true;
  if (op->num_operands == 0)
    return op_reject(ctx, op,
                     "must have either a `callee` attribute or at least an "
                     "operand");
  const Type *type = op_operand_type(op, 0);
  if (!llvm_type_is_pointer(type)) {
    Diagnostic *diag = op_emit_op_error(
        ctx, op, "indirect call expects a pointer as callee: ");
    diag_type(diag, type);
    return false;
  }
  if (!llvm_type_is_wrapped(type))
    return true;
  const Type *function = llvm_pointer_pointee(type);
  if (!llvm_type_is_function(function))
    return op_reject(ctx, op, "expected function type");
  return verify_call_operands(ctx, op, function, 1) &&
         verify_call_result(ctx, op, function);
}

const Attribute *llvm_location_subprogram(Location loc) {
  VECTOR(Location) work = {0};
  const Attribute *found = NULL;
  VECTOR_PUSH(&work, loc);
  while (work.size && !found) {
    loc = VECTOR_POP(&work);
    LocationKind kind = location_kind(loc);
    if (kind != LOCATION_NAME && kind != LOCATION_CALL_SITE &&
        kind != LOCATION_FUSED)
      continue;
    const LocationData *data = location_data(loc);
    if (llvm_attr_is(data->metadata, LLVM_ATTR_DI_SUBPROGRAM))
      found = data->metadata;
    for (uint32_t i = data->num_children; i-- > 0;)
      VECTOR_PUSH(&work, data->children[i]);
  }
  VECTOR_FREE(&work);
  return found;
}

/// Inlining needs the location of a call if both functions have debug
/// locations.
static bool verify_call_location(Context *ctx, const Operation *op,
                                 const Operation *callee) {
  if (location_kind(op->loc) != LOCATION_UNKNOWN ||
      region_is_empty(op_region(callee, 0)) ||
      !llvm_location_subprogram(callee->loc))
    return true;
  const Operation *caller = op_parent(op);
  while (caller && !op_has_trait(caller, TRAIT_FUNCTION))
    caller = op_parent(caller);
  if (!caller || !llvm_location_subprogram(caller->loc))
    return true;
  op_emit_error(ctx, op,
                "inlinable function call in a function with a DISubprogram "
                "location must have a debug location");
  return false;
}

/// Until LLVM 17, where pointers say what they point to, calls did not name the
/// type of a variadic function.
static bool takes_typed_pointers(const Type *function) {
  for (size_t i = 0; i < llvm_function_num_params(function); i++)
    if (llvm_pointer_pointee(llvm_function_param(function, i)))
      return true;
  return false;
}

bool llvm_verify_call_symbol(Context *ctx, const Operation *op,
                             SymbolTables *tables) {
  const Attribute *callee = op_prop(op, LLVM_CALL_CALLEE);
  if (!callee)
    return true;
  const SymbolRefAttr *symbol = attr_as_symbol_ref(callee);
  const Operation *func = symbol_tables_lookup_nearest(tables, op, callee);
  if (!func) {
    op_emit_op_error(ctx, op,
                     "'%.*s' does not reference a symbol in the current scope",
                     STR_ARGS(symbol->path[0]));
    return false;
  }
  bool is_resolved = op_is(func, &llvm_ops[LLVM_MLIR_IFUNC]);
  if (!is_resolved && !op_is(func, &llvm_ops[LLVM_FUNC])) {
    // A partly converted module of 2020 calls functions that are not converted
    // yet.
    if (op_has_trait(func, TRAIT_FUNCTION) && func->def->dialect->is_unprefixed)
      return true;
    op_emit_op_error(ctx, op,
                     "'%.*s' does not reference a valid LLVM function or IFunc",
                     STR_ARGS(symbol->path[0]));
    return false;
  }
  const Type *type = type_prop(func, is_resolved ? (unsigned)LLVM_IFUNC_TYPE
                                                 : LLVM_FUNC_FUNCTION_TYPE);
  if (!type || !llvm_type_is_function(type))
    return true; // Its own verifier says so.
  if (!is_resolved && !verify_call_location(ctx, op, func))
    return false;
  bool is_old = llvm_type_is_wrapped(type) || takes_typed_pointers(type);
  if (llvm_function_is_vararg(type) && !is_old &&
      !op_prop(op, LLVM_CALL_VAR_CALLEE_TYPE))
    return op_reject(ctx, op,
                     "missing var_callee_type attribute for vararg call");
  return verify_call_operands(ctx, op, type, 0) &&
         verify_call_result(ctx, op, type);
}

bool llvm_verify_invoke(Context *ctx, const Operation *op) {
  if (!llvm_verify_bundles(ctx, op) || !branch_weights_verify(ctx, op))
    return false;
  const Block *unwind = op_successor(op, 1);
  const Operation *first = unwind->first;
  return (first && op_is(first, &llvm_ops[LLVM_LANDINGPAD])) ||
         (op_emit_error(ctx, op,
                        "first operation in unwind destination should be a "
                        "llvm.landingpad operation"),
          false);
}

/// Reports `text` on the return, with the function as a note.
static bool reject_return(Context *ctx, const Operation *op,
                          const Operation *func, const char *text) {
  Diagnostic *diag = op_emit_op_error(ctx, op, "%s", text);
  op_attach_note(ctx, diag, func, "when returning from function");
  return false;
}

bool llvm_verify_return(Context *ctx, const Operation *op) {
  const Operation *func = op_parent(op);
  bool is_func = func && op_is(func, &llvm_ops[LLVM_FUNC]);
  const Type *type = is_func ? type_prop(func, LLVM_FUNC_FUNCTION_TYPE) : NULL;
  if (!type || !llvm_type_is_function(type))
    return true;
  const Type *result = llvm_function_result(type);
  if (llvm_type_is_void(result))
    return op->num_operands == 0 ||
           reject_return(ctx, op, func, "expected no operands");
  if (op->num_operands == 0)
    return reject_return(ctx, op, func, "expected 1 operand");
  return op_operand_type(op, 0) == result ||
         reject_return(ctx, op, func, "mismatching result types");
}

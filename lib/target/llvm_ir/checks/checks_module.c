// SPDX-License-Identifier: Apache-2.0
// Checks of globals, aliases and functions that the dialect's verifier accepts
// and LLVM's does not. Follows llvm::Verifier.
#include <string.h>

#include "ir/op_attrs.h"
#include "support/vector.h"
#include "target/llvm_ir/checks/checks.h"
#include "target/llvm_ir/llvm_ir_internal.h"
#include "target/llvm_ir/metadata.h"

const Operation *export_symbol(Exporter *exporter, StringRef name) {
  return ptr_map_get(&exporter->symbols,
                     context_intern_string(exporter->ctx, name).data);
}

//===- Globals ------------------------------------------------------------===//

/// `initializer` must have only constants with names as members, as in
/// llvm.used.
static const char *check_members(const Constant *initializer) {
  if (initializer->kind != CONSTANT_AGGREGATE)
    return "wrong initializer for intrinsic global variable";
  for (size_t i = 0; i < initializer->count; i++) {
    const Constant *member = initializer->elements[i];
    while (member->kind == CONSTANT_CAST)
      member = member->operand;
    if (member->kind != CONSTANT_ADDRESS || member->offset)
      return "invalid member of an intrinsic global variable";
    if (!member->symbol.size)
      return "members of an intrinsic global variable must be named";
  }
  return NULL;
}

/// `{i32, ptr, ptr}`: a priority, a function, and the data it belongs to.
static bool is_structor(const Type *type) {
  return llvm_type_is_struct(type) && llvm_struct_size(type) == 3 &&
         llvm_integer_width(llvm_struct_element(type, 0)) == 32 &&
         llvm_type_is_pointer(llvm_struct_element(type, 1)) &&
         llvm_type_is_pointer(llvm_struct_element(type, 2));
}

/// Checks globals that LLVM gives a meaning.
static const char *check_intrinsic_global(const Operation *op, const Type *type,
                                          const Constant *initializer) {
  StringRef name = attr_string_value(op_prop(op, LLVM_GLOBAL_SYM_NAME));
  bool is_list = string_ref_equals(name, STR("llvm.used")) ||
                 string_ref_equals(name, STR("llvm.compiler.used"));
  bool is_structors = string_ref_equals(name, STR("llvm.global_ctors")) ||
                      string_ref_equals(name, STR("llvm.global_dtors"));
  if (!is_list && !is_structors)
    return NULL;
  if (initializer && llvm_op_linkage(op) != LLVM_LINKAGE_APPENDING)
    return "invalid linkage for intrinsic global variable";
  if (!llvm_type_is_array(type))
    return NULL;
  const Type *element = llvm_array_element(type);
  if (!(is_list ? llvm_type_is_pointer(element) : is_structor(element)))
    return "wrong type for intrinsic global variable";
  return is_list && initializer ? check_members(initializer) : NULL;
}

const char *check_visibility(const Operation *op) {
  LLVMLinkage linkage = llvm_op_linkage(op);
  return attr_number(op_attr(op, STR("visibility_"))) &&
                 (linkage == LLVM_LINKAGE_INTERNAL ||
                  linkage == LLVM_LINKAGE_PRIVATE)
             ? "symbol with local linkage must have default visibility"
             : NULL;
}

/// A target's type is in a global.
static bool fail_local_type(Exporter *exporter, const Operation *op) {
  Stream text = {0};
  stream_cstr(&text, "Global @");
  stream_text(&text, attr_string_value(op_prop(op, LLVM_GLOBAL_SYM_NAME)));
  stream_cstr(&text, " has illegal target extension type");
  export_fail(exporter, op,
              arena_copy_text(&exporter->scratch, text.data, text.size));
  stream_free(&text);
  return false;
}

bool check_global(Exporter *exporter, const Operation *op,
                  const Constant *initializer) {
  const Type *type = attr_as_type(op_prop(op, LLVM_GLOBAL_GLOBAL_TYPE))->value;
  if (export_type_parts(exporter, type)->is_scalable)
    return export_fail(exporter, op, "globals cannot contain scalable types");
  if (check_is_amx(type) || llvm_type_is_function(type))
    return export_fail(exporter, op, "invalid type for global variable");
  if (check_visibility(op))
    return export_fail(exporter, op, check_visibility(op));
  if (initializer && !export_type_has_size(exporter, type))
    return export_fail(exporter, op,
                       "global variable initializer must be sized");
  const char *reason = check_intrinsic_global(op, type, initializer);
  if (reason)
    return export_fail(exporter, op, reason);
  if (attr_number(op_prop(op, LLVM_GLOBAL_ALIGNMENT)) > (int64_t)1 << 32)
    return export_fail(exporter, op, "huge alignment values are unsupported");
  if (export_type_parts(exporter, type)->is_local)
    return fail_local_type(exporter, op);
  if (llvm_op_linkage(op) != LLVM_LINKAGE_COMMON)
    return true;
  if (!initializer || !constant_is_zero(initializer))
    return export_fail(exporter, op,
                       "'common' global must have a zero initializer");
  if (op_prop(op, LLVM_GLOBAL_CONSTANT))
    return export_fail(exporter, op,
                       "'common' global may not be marked constant");
  return !op_attr(op, STR("comdat")) ||
         export_fail(exporter, op, "'common' global may not be in a comdat");
}

//===- Aliases ------------------------------------------------------------===//

bool export_is_interposable(LLVMLinkage linkage) {
  return linkage == LLVM_LINKAGE_WEAK || linkage == LLVM_LINKAGE_LINKONCE ||
         linkage == LLVM_LINKAGE_COMMON || linkage == LLVM_LINKAGE_EXTERN_WEAK;
}

static bool is_definition(const Operation *op) {
  LLVMLinkage linkage = llvm_op_linkage(op);
  if (linkage == LLVM_LINKAGE_AVAILABLE_EXTERNALLY)
    return false;
  if (op_region(op, 0)->first)
    return true;
  return op_is(op, &llvm_ops[LLVM_MLIR_GLOBAL]) &&
         (op_prop(op, LLVM_GLOBAL_VALUE) || linkage != LLVM_LINKAGE_EXTERNAL);
}

/// Says what is wrong with an alias of a symbol, or gives NULL.
static const char *check_aliased(const Operation *target) {
  if (!target)
    return NULL;
  if (op_is(target, &llvm_ops[LLVM_MLIR_ALIAS]))
    return export_is_interposable(llvm_op_linkage(target))
               ? "the alias cannot point to an interposable alias"
               : NULL;
  bool has_body = op_is(target, &llvm_ops[LLVM_FUNC]) ||
                  op_is(target, &llvm_ops[LLVM_MLIR_GLOBAL]);
  return has_body && !is_definition(target)
             ? "the alias must point to a definition"
             : NULL;
}

/// Checks the symbols in the aliasee's expression.
static const char *check_aliasee(Exporter *exporter, const Constant *target) {
  VECTOR(const Constant *) work = {0};
  const char *reason = NULL;
  VECTOR_PUSH(&work, target);
  while (!reason && work.size) {
    const Constant *part = VECTOR_POP(&work);
    if (part->kind == CONSTANT_ADDRESS && part->symbol.data)
      reason = check_aliased(export_symbol(exporter, part->symbol));
    if (part->kind == CONSTANT_BINARY)
      VECTOR_PUSH(&work, part->other);
    if (part->kind == CONSTANT_BINARY || part->kind == CONSTANT_CAST)
      VECTOR_PUSH(&work, part->operand);
  }
  VECTOR_FREE(&work);
  return reason;
}

bool check_alias(Exporter *exporter, const Operation *op,
                 const Constant *target) {
  bool is_plain = target->kind == CONSTANT_ZERO ||
                  target->kind == CONSTANT_UNDEF ||
                  target->kind == CONSTANT_POISON;
  const char *reason =
      is_plain ? "the aliasee should be either a global value or a constant "
                 "expression"
               : check_aliasee(exporter, target);
  reason = reason ? reason : check_visibility(op);
  return !reason || export_fail(exporter, op, reason);
}

/// The alias that `alias` refers to, or NULL.
static const Operation *next_alias(Exporter *exporter, const Operation *alias) {
  const Block *block = op_region(alias, 0)->first;
  for (const Operation *op = block ? block->first : NULL; op; op = op->next) {
    if (!op_is(op, &llvm_ops[LLVM_MLIR_ADDRESSOF]))
      continue;
    const SymbolRefAttr *name = attr_as_symbol_ref(op_prop(op, 0));
    const Operation *target =
        name ? export_symbol(exporter, name->path[0]) : NULL;
    return target && op_is(target, &llvm_ops[LLVM_MLIR_ALIAS]) ? target : NULL;
  }
  return NULL;
}

/// Each alias is visited once. Meeting one of this walk again is a cycle;
/// meeting one of an earlier walk ends this one.
bool check_alias_cycles(Exporter *exporter, const Block *body) {
  PtrMap walks = {0};
  bool is_ok = true;
  FOR_EACH_OP(op, body) {
    if (!op_is(op, &llvm_ops[LLVM_MLIR_ALIAS]))
      continue;
    const Operation *step = op;
    while (step && !ptr_map_has(&walks, step)) {
      ptr_map_set(&walks, step, op);
      step = next_alias(exporter, step);
    }
    if (is_ok && step && ptr_map_get(&walks, step) == op)
      is_ok = export_fail(exporter, op, "aliases cannot form a cycle");
  }
  ptr_map_free(&walks);
  return is_ok;
}

//===- Parameters ---------------------------------------------------------===//

/// Attributes that only one parameter may have, as bits.
enum { ONCE_NEST, ONCE_RETURNED, ONCE_SRET, NUM_ONCE };

typedef struct Parameters {
  const Type *result;   ///< NULL: there is none.
  const Type *function; ///< NULL for a call: its types fit.
  const Operation *call;
  uint32_t first;     ///< Operand of the call that is an argument.
  uint32_t num_fixed; ///< Arguments that the function declares.
  uint32_t count;
  bool has[NUM_ONCE]; ///< Did an earlier one have it?
} Parameters;

static bool has_attr(const Attribute *attrs, const char *name) {
  return dictionary_get(attrs, string_ref_from_cstr(name)) != NULL;
}

/// Attributes that pass an argument in different ways, or contradict each
/// other.
static const char *check_contrary(const Attribute *attrs) {
  static const char *const ways[] = {"llvm.byval", "llvm.inalloca",
                                     "llvm.preallocated", "llvm.nest",
                                     "llvm.byref"};
  static const struct {
    const char *one, *other, *reason;
  } pairs[] = {
      {"llvm.inalloca", "llvm.readonly",
       "Attributes 'inalloca and readonly' are incompatible!"},
      {"llvm.sret", "llvm.returned",
       "Attributes 'sret and returned' are incompatible!"},
      {"llvm.zeroext", "llvm.signext",
       "Attributes 'zeroext and signext' are incompatible!"},
      {"llvm.readnone", "llvm.readonly",
       "Attributes 'readnone and readonly' are incompatible!"},
      {"llvm.readnone", "llvm.writeonly",
       "Attributes 'readnone and writeonly' are incompatible!"},
      {"llvm.readonly", "llvm.writeonly",
       "Attributes 'readonly and writeonly' are incompatible!"},
  };
  unsigned count =
      has_attr(attrs, "llvm.sret") || has_attr(attrs, "llvm.inreg");
  for (size_t i = 0; i < ARRAY_LENGTH(ways); i++)
    count += has_attr(attrs, ways[i]);
  if (count > 1)
    return "Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', "
           "'byref', and 'sret' are incompatible!";
  for (size_t i = 0; i < ARRAY_LENGTH(pairs); i++)
    if (has_attr(attrs, pairs[i].one) && has_attr(attrs, pairs[i].other))
      return pairs[i].reason;
  return NULL;
}

/// The type that an attribute names, or NULL.
static const Type *named_type(const Attribute *attrs, const char *name) {
  const TypeAttr *attr =
      attr_as_type(dictionary_get(attrs, string_ref_from_cstr(name)));
  return attr ? attr->value : NULL;
}

static const char *check_sizes(Exporter *exporter, const Attribute *attrs) {
  static const struct {
    const char *name, *reason, *huge;
  } rows[] = {
      {"llvm.byval", "Attribute 'byval' does not support unsized types!",
       "huge 'byval' arguments are unsupported"},
      {"llvm.byref", "Attribute 'byref' does not support unsized types!",
       "huge 'byref' arguments are unsupported"},
      {"llvm.inalloca", "Attribute 'inalloca' does not support unsized types!",
       "huge 'inalloca' arguments are unsupported"},
      {"llvm.preallocated",
       "Attribute 'preallocated' does not support unsized types!",
       "huge 'preallocated' arguments are unsupported"},
  };
  for (size_t i = 0; i < ARRAY_LENGTH(rows); i++) {
    const Type *type = named_type(attrs, rows[i].name);
    if (type && !export_type_has_size(exporter, type))
      return rows[i].reason;
    if (type && data_layout_alloc_size(&exporter->layout, type) > UINT32_MAX)
      return rows[i].huge;
  }
  const Type *result = named_type(attrs, "llvm.sret");
  const Type *element = named_type(attrs, "llvm.elementtype");
  return (result && llvm_type_is_void(result)) ||
                 (element && llvm_type_is_void(element))
             ? "void type only allowed for function results"
             : NULL;
}

/// Numbers that LLVM's syntax cannot express.
static const char *check_numbers(const Attribute *attrs) {
  static const char *const counts[] = {"llvm.dereferenceable",
                                       "llvm.dereferenceable_or_null"};
  const Attribute *align = dictionary_get(attrs, STR("llvm.align"));
  int64_t alignment = attr_number(align);
  if (align && (alignment <= 0 || alignment & (alignment - 1)))
    return "alignment is not a power of two";
  if (alignment > (int64_t)1 << 32)
    return "huge alignment values are unsupported";
  for (size_t i = 0; i < ARRAY_LENGTH(counts); i++)
    if (has_attr(attrs, counts[i]) &&
        !attr_number(dictionary_get(attrs, string_ref_from_cstr(counts[i]))))
      return "dereferenceable bytes must be non-zero";
  return NULL;
}

/// Attributes for pointers, and attributes for integers.
static const char *check_kind(const Attribute *attrs, const Type *type) {
  static const struct {
    const char *name, *reason;
    bool (*allows)(const Type *type);
  } rows[] = {
#define ROW(NAME, KIND)                                                        \
  {"llvm." NAME, "Attribute '" NAME "' applied to incompatible type!",         \
   llvm_type_is_##KIND}
      ROW("signext", integer),
      ROW("zeroext", integer),
      ROW("allocalign", integer),
      ROW("allocptr", pointer),
      ROW("byref", pointer),
      ROW("byval", pointer),
      ROW("nocapture", pointer),
      ROW("dereferenceable", pointer),
      ROW("dereferenceable_or_null", pointer),
      ROW("elementtype", pointer),
      ROW("inalloca", pointer),
      ROW("nest", pointer),
      ROW("noalias", pointer),
      ROW("nonnull", pointer),
      ROW("preallocated", pointer),
      ROW("readnone", pointer),
      ROW("readonly", pointer),
      ROW("sret", pointer),
      ROW("writeonly", pointer),
#undef ROW
  };
  const DictionaryAttr *all = attr_as_dictionary(attrs);
  if (!all || !all->size)
    return NULL;
  for (size_t i = 0; i < ARRAY_LENGTH(rows); i++)
    if (has_attr(attrs, rows[i].name) && !rows[i].allows(type))
      return rows[i].reason;
  const Type *scalar =
      llvm_type_is_vector(type) ? llvm_vector_element(type) : type;
  return has_attr(attrs, "llvm.align") && !llvm_type_is_pointer(scalar)
             ? "Attribute 'align' applied to incompatible type!"
             : NULL;
}

/// Checks attributes that only some types may have. `type` is NULL if it is
/// unknown.
static const char *check_type(const Attribute *attrs, const Type *type) {
  const Attribute *range = dictionary_get(attrs, STR("llvm.range"));
  const DialectAttr *ends =
      attr_as_dialect(range, &llvm_attr_defs[LLVM_ATTR_CONSTANT_RANGE]);
  const IntegerAttr *lower = ends ? attr_as_integer(ends->params[0]) : NULL;
  const IntegerAttr *upper = ends ? attr_as_integer(ends->params[1]) : NULL;
  if (lower && upper && wide_int_equals(&lower->value, &upper->value) &&
      !wide_int_is_zero(&lower->value))
    return "the range represent the empty set but limits aren't 0";
  if (!type)
    return NULL;
  const Type *scalar =
      llvm_type_is_vector(type) ? llvm_vector_element(type) : type;
  if (lower && llvm_integer_width(scalar) != lower->value.width)
    return "Attribute 'range' applied to incompatible type!";
  return check_kind(attrs, type);
}

/// Checks one parameter, or the result. The same few dictionaries recur, mostly
/// with one type, so a pair that was right once is not checked again.
static const char *check_attributes(Exporter *exporter, const Attribute *attrs,
                                    const Type *type) {
  bool is_cached = attrs && type;
  if (is_cached && ptr_map_get(&exporter->checked_attrs, attrs) == type)
    return NULL;
  const char *reason = check_contrary(attrs);
  if (!reason)
    reason = check_sizes(exporter, attrs);
  if (!reason)
    reason = check_numbers(attrs);
  if (!reason)
    reason = check_type(attrs, type);
  if (!reason && is_cached)
    ptr_map_set(&exporter->checked_attrs, attrs, (void *)(uintptr_t)type);
  return reason;
}

static const char *check_once(Parameters *all, const Attribute *attrs) {
  static const struct {
    const char *name, *reason;
  } rows[NUM_ONCE] = {
      [ONCE_NEST] = {"llvm.nest",
                     "More than one parameter has attribute nest!"},
      [ONCE_RETURNED] = {"llvm.returned",
                         "More than one parameter has attribute returned!"},
      [ONCE_SRET] = {"llvm.sret", "Cannot have multiple 'sret' parameters!"},
  };
  for (size_t i = 0; i < NUM_ONCE; i++) {
    if (!has_attr(attrs, rows[i].name))
      continue;
    if (all->has[i])
      return rows[i].reason;
    all->has[i] = true;
  }
  return NULL;
}

/// Checks attributes that require a certain parameter, or a result.
static const char *check_place(const Parameters *all, const Attribute *attrs,
                               uint32_t index) {
  bool is_sret = has_attr(attrs, "llvm.sret");
  const Type *type = all->call ? op_operand_type(all->call, all->first + index)
                               : llvm_function_param(all->function, index);
  if (has_attr(attrs, "llvm.returned") && type != all->result)
    return "Incompatible argument and return types for 'returned' attribute";
  if (is_sret && index > 1)
    return "Attribute 'sret' is not on first or second parameter!";
  if (is_sret && all->function && all->result)
    return "Invalid struct return type!";
  return has_attr(attrs, "llvm.inalloca") && index + 1 != all->count
             ? "inalloca isn't on the last parameter!"
             : NULL;
}

/// Only inline assembly and some intrinsics called as functions may have it.
static const char *check_element_type(const Operation *call,
                                      const Attribute *attrs) {
  if (!has_attr(attrs, "llvm.elementtype"))
    return NULL;
  const Attribute *callee = call ? op_prop(call, LLVM_CALL_CALLEE) : NULL;
  return callee && string_ref_starts_with(attr_as_symbol_ref(callee)->path[0],
                                          STR("llvm."))
             ? NULL
             : "Attribute 'elementtype' can only be applied to intrinsics and "
               "inline asm.";
}

/// Most arguments have no attributes, or this one, which all types may have.
static bool has_nothing_to_check(const Attribute *attrs) {
  const DictionaryAttr *entries = attr_as_dictionary(attrs);
  return !entries || !entries->size ||
         (entries->size == 1 &&
          string_ref_equals(entries->entries[0].name, STR("llvm.noundef")));
}

/// `list` has a dictionary of attributes for each one; it may be NULL.
static const char *check_parameters(Exporter *exporter, Parameters *all,
                                    const Attribute *list) {
  const ArrayAttr *dictionaries = list ? attr_as_array(list) : NULL;
  uint32_t count = dictionaries ? (uint32_t)dictionaries->size : 0;
  const char *reason = NULL;
  for (uint32_t i = 0; !reason && i < count && i < all->count; i++) {
    const Attribute *attrs = dictionaries->elements[i];
    if (has_nothing_to_check(attrs))
      continue;
    reason =
        check_attributes(exporter, attrs,
                         all->call ? op_operand_type(all->call, all->first + i)
                                   : llvm_function_param(all->function, i));
    if (!reason && all->call && i >= all->num_fixed &&
        has_attr(attrs, "llvm.sret"))
      reason = "attribute 'sret' cannot be used for vararg call arguments";
    if (!reason)
      reason = check_element_type(all->call, attrs);
    if (!reason)
      reason = check_once(all, attrs);
    if (!reason)
      reason = check_place(all, attrs, i);
  }
  return reason;
}

/// Conventions of entry points: no code may call them.
static bool is_of_kernels(uint64_t convention) {
  static const uint8_t list[] = {76, 87, 88, 89, 90, 91, 93, 95, 96, 104, 105};
  for (size_t i = 0; i < ARRAY_LENGTH(list); i++)
    if (list[i] == convention)
      return true;
  return false;
}

const char *check_arguments(Exporter *exporter, const Operation *op,
                            uint32_t first) {
  const Attribute *variadic = op_prop(op, LLVM_CALL_VAR_CALLEE_TYPE);
  const Attribute *attr = op_prop(op, LLVM_CALL_CCONV);
  const DialectAttr *convention = attr ? attr_as_dialect(attr, NULL) : NULL;
  Parameters all = {.call = op,
                    .result = op->num_results ? op_result_type(op, 0) : NULL,
                    .first = first,
                    .count = op->num_operands - first,
                    .num_fixed = variadic ? (uint32_t)llvm_function_num_params(
                                                attr_as_type(variadic)->value)
                                          : UINT32_MAX};
  if (convention && is_of_kernels(convention->value))
    return "calling convention does not permit calls";
  const ArrayAttr *results = attr_as_array(op_prop(op, LLVM_CALL_RES_ATTRS));
  if (results && results->size && op->num_results) {
    const char *reason =
        check_attributes(exporter, results->elements[0], op_result_type(op, 0));
    if (reason)
      return reason;
  }
  return check_parameters(exporter, &all, op_prop(op, LLVM_CALL_ARG_ATTRS));
}

const char *check_argument_attributes(Exporter *exporter, const Operation *op,
                                      uint32_t first) {
  const ArrayAttr *args =
      attr_as_array(slot_attr(exporter, op, SLOT_ARG_ATTRS));
  const ArrayAttr *results =
      attr_as_array(slot_attr(exporter, op, SLOT_RES_ATTRS));
  const char *reason = results && results->size && op->num_results
                           ? check_attributes(exporter, results->elements[0],
                                              op_result_type(op, 0))
                           : NULL;
  for (uint32_t i = 0; args && !reason && i < args->size; i++)
    if (first + i < op->num_operands)
      reason = check_attributes(exporter, args->elements[i],
                                op_operand_type(op, first + i));
  return reason;
}

//===- Functions ----------------------------------------------------------===//

/// The numbers are llvm::CallingConv's.
static bool is_any_of(uint64_t convention, const uint8_t *list, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (list[i] == convention)
      return true;
  return false;
}

static const char *check_convention(Exporter *exporter, const Operation *op,
                                    const Type *type) {
  enum { X86_INTERRUPT = 83 };
  static const uint8_t without_result[] = {76, 91, 104, 105};
  static const uint8_t without_sret[] = {76, 87, 88, 89, 90, 91, 93, 104, 105};
  static const uint8_t not_variadic[] = {8,  9,  71, 72, 76, 77,  87,
                                         88, 89, 90, 91, 93, 104, 105};
  const Attribute *attr = op_prop(op, LLVM_FUNC_CCONV);
  const DialectAttr *convention = attr ? attr_as_dialect(attr, NULL) : NULL;
  const ArrayAttr *args = attr_as_array(op_prop(op, LLVM_FUNC_ARG_ATTRS));
  uint64_t number = convention ? convention->value : 0;
  if (is_any_of(number, without_result, ARRAY_LENGTH(without_result)) &&
      !llvm_type_is_void(llvm_function_result(type)))
    return "calling convention requires void return type";
  for (size_t i = 0; args && i < args->size && is_of_kernels(number); i++) {
    if (has_attr(args->elements[i], "llvm.byref") &&
        llvm_pointer_address_space(llvm_function_param(type, i)) ==
            exporter->layout.alloca_space)
      return "calling convention disallows stack byref";
    if (has_attr(args->elements[i], "llvm.byval"))
      return "calling convention disallows byval";
    if (has_attr(args->elements[i], "llvm.preallocated"))
      return "calling convention disallows preallocated";
    if (has_attr(args->elements[i], "llvm.inalloca"))
      return "calling convention disallows inalloca";
  }
  if (number == X86_INTERRUPT && llvm_function_num_params(type) &&
      !(args && args->size && has_attr(args->elements[0], "llvm.byval")))
    return "calling convention parameter requires byval";
  if (args && args->size && has_attr(args->elements[0], "llvm.sret") &&
      is_any_of(number, without_sret, ARRAY_LENGTH(without_sret)))
    return "calling convention does not allow sret";
  return llvm_function_is_vararg(type) &&
                 is_any_of(number, not_variadic, ARRAY_LENGTH(not_variadic))
             ? "calling convention does not support varargs or perfect "
               "forwarding"
             : NULL;
}

/// A subprogram belongs to one function, and must be a definition if the
/// function is one.
static const char *check_subprogram(Exporter *exporter, const Operation *op) {
  const Attribute *subprogram =
      node_subprogram(exporter, llvm_location_subprogram(op->loc));
  bool is_definition =
      attr_number(llvm_attr_param(subprogram, "subprogramFlags")) &
      LLVM_SUBPROGRAM_DEFINITION;
  if (!subprogram)
    return NULL;
  if (!op_region(op, 0)->first)
    return is_definition
               ? "function declaration may only have a unique !dbg attachment"
               : NULL;
  if (!is_definition)
    return "function definition may only have a distinct !dbg attachment";
  if (ptr_map_has(&exporter->subprograms, subprogram))
    return "DISubprogram attached to more than one function";
  ptr_map_set(&exporter->subprograms, subprogram, exporter);
  return NULL;
}

static const char *find_error(Exporter *exporter, const Operation *op) {
  const Type *type = attr_as_type(op_prop(op, LLVM_FUNC_FUNCTION_TYPE))->value;
  const Type *pointee = llvm_pointer_pointee(type);
  type = pointee ? pointee : type;
  if (llvm_op_linkage(op) == LLVM_LINKAGE_APPENDING)
    return "only global variables can have appending linkage";
  if (!op_region(op, 0)->first && op_attr(op, STR("comdat")))
    return "a declaration may not be in a comdat";
  const Type *result = llvm_function_result(type);
  Parameters all = {.function = type,
                    .result = llvm_type_is_void(result) ? NULL : result,
                    .count = (uint32_t)llvm_function_num_params(type)};
  StringRef name = attr_string_value(op_prop(op, LLVM_FUNC_SYM_NAME));
  bool is_intrinsic = is_intrinsic_symbol(name);
  if (memchr(name.data, 0, name.size))
    return "NUL character is not allowed in names";
  if (alignment_is_huge(attr_number(op_prop(op, LLVM_FUNC_ALIGNMENT))))
    return "huge alignment values are unsupported";
  if (llvm_op_linkage(op) == LLVM_LINKAGE_EXTERN_WEAK &&
      op_region(op, 0)->first)
    return "invalid linkage for function definition";
  for (uint32_t i = 0; i < all.count; i++) {
    if (!check_is_first_class(llvm_function_param(type, i)))
      return "function arguments must have first-class types";
    if (!is_intrinsic && check_is_of_intrinsics(llvm_function_param(type, i)))
      return "function takes a type of intrinsics but isn't one";
  }
  if (!is_intrinsic && check_is_of_intrinsics(result))
    return "function returns a type of intrinsics but isn't one";
  const char *reason =
      check_parameters(exporter, &all, op_prop(op, LLVM_FUNC_ARG_ATTRS));
  const ArrayAttr *results = attr_as_array(op_prop(op, LLVM_FUNC_RES_ATTRS));
  if (!reason && results && results->size)
    reason = check_attributes(exporter, results->elements[0], all.result);
  if (!reason && is_intrinsic && op_region(op, 0)->first)
    reason = "llvm intrinsics cannot be defined!";
  const SymbolRefAttr *personality =
      attr_as_symbol_ref(op_prop(op, LLVM_FUNC_PERSONALITY));
  if (!reason && personality && op_region(op, 0)->first &&
      !export_symbol(exporter, personality->path[0]))
    reason = "its personality is no symbol of the module";
  if (!reason && op_prop(op, LLVM_FUNC_PERSONALITY) &&
      exporter->layout.program_space)
    reason = "a personality cannot be a function in an address space";
  if (!reason)
    reason = check_visibility(op);
  if (!reason)
    reason = check_convention(exporter, op, type);
  if (!reason)
    reason = check_group(op, export_attribute_group(exporter, op));
  return reason ? reason : check_subprogram(exporter, op);
}

bool check_function(Exporter *exporter, const Operation *op) {
  const char *reason = find_error(exporter, op);
  return !reason || export_fail(exporter, op, reason);
}

// SPDX-License-Identifier: Apache-2.0
// What the dialect's verifier lets pass and LLVM's does not of globals, aliases
// and functions. Follows llvm::Verifier.
#include "support/vector.h"
#include "target/llvm_ir/llvm_ir_internal.h"

static const Operation *symbol_of(Exporter *exporter, StringRef name) {
  return ptr_map_get(&exporter->symbols,
                     context_intern_string(exporter->ctx, name).data);
}

//===- Globals ------------------------------------------------------------===//

bool check_global(Exporter *exporter, const Operation *op,
                  const Constant *initializer) {
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

static bool is_interposable(LLVMLinkage linkage) {
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

/// What is wrong with an alias of a symbol, or NULL.
static const char *check_aliased(const Operation *target) {
  if (!target)
    return NULL;
  if (op_is(target, &llvm_ops[LLVM_MLIR_ALIAS]))
    return is_interposable(llvm_op_linkage(target))
               ? "the alias cannot point to an interposable alias"
               : NULL;
  bool has_body = op_is(target, &llvm_ops[LLVM_FUNC]) ||
                  op_is(target, &llvm_ops[LLVM_MLIR_GLOBAL]);
  return has_body && !is_definition(target)
             ? "the alias must point to a definition"
             : NULL;
}

/// Of the symbols in an expression.
static const char *check_aliasee(Exporter *exporter, const Constant *target) {
  VECTOR(const Constant *) work = {0};
  const char *reason = NULL;
  VECTOR_PUSH(&work, target);
  while (!reason && work.size) {
    const Constant *part = VECTOR_POP(&work);
    if (part->kind == CONSTANT_ADDRESS && part->symbol.size)
      reason = check_aliased(symbol_of(exporter, part->symbol));
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
  return !reason || export_fail(exporter, op, reason);
}

/// The alias that `alias` is of, or NULL.
static const Operation *next_alias(Exporter *exporter, const Operation *alias) {
  const Block *block = op_region(alias, 0)->first;
  for (const Operation *op = block ? block->first : NULL; op; op = op->next) {
    if (!op_is(op, &llvm_ops[LLVM_MLIR_ADDRESSOF]))
      continue;
    const SymbolRefAttr *name = attr_as_symbol_ref(op_prop(op, 0));
    const Operation *target = name ? symbol_of(exporter, name->path[0]) : NULL;
    return target && op_is(target, &llvm_ops[LLVM_MLIR_ALIAS]) ? target : NULL;
  }
  return NULL;
}

/// Each alias is stepped on once: a step on one that this walk has been on goes
/// round, one of an earlier walk ends it.
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

/// Those that only one parameter may have, as bits.
enum { ONCE_NEST, ONCE_RETURNED, ONCE_SRET, NUM_ONCE };

typedef struct Parameters {
  const Type *result;   ///< NULL: there is none.
  const Type *function; ///< NULL: of a call, whose types fit.
  uint32_t count;
  bool has[NUM_ONCE]; ///< Has one so far had it?
} Parameters;

static bool has_attr(const Attribute *attrs, const char *name) {
  return dictionary_get(attrs, string_ref_from_cstr(name)) != NULL;
}

/// Attributes that pass an argument in different ways, or say what is contrary.
static const char *check_contrary(const Attribute *attrs) {
  static const char *const ways[] = {"llvm.byval", "llvm.inalloca",
                                     "llvm.preallocated", "llvm.nest",
                                     "llvm.byref"};
  static const struct {
    const char *one, *other, *reason;
  } pairs[] = {
      {"llvm.inalloca", "llvm.readonly",
       "attributes 'inalloca and readonly' are incompatible"},
      {"llvm.sret", "llvm.returned",
       "attributes 'sret and returned' are incompatible"},
      {"llvm.zeroext", "llvm.signext",
       "attributes 'zeroext and signext' are incompatible"},
      {"llvm.readnone", "llvm.readonly",
       "attributes 'readnone and readonly' are incompatible"},
      {"llvm.readnone", "llvm.writeonly",
       "attributes 'readnone and writeonly' are incompatible"},
      {"llvm.readonly", "llvm.writeonly",
       "attributes 'readonly and writeonly' are incompatible"},
  };
  unsigned count =
      has_attr(attrs, "llvm.sret") || has_attr(attrs, "llvm.inreg");
  for (size_t i = 0; i < ARRAY_LENGTH(ways); i++)
    count += has_attr(attrs, ways[i]);
  if (count > 1)
    return "attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', "
           "'byref', and 'sret' are incompatible";
  for (size_t i = 0; i < ARRAY_LENGTH(pairs); i++)
    if (has_attr(attrs, pairs[i].one) && has_attr(attrs, pairs[i].other))
      return pairs[i].reason;
  return NULL;
}

static const char *check_sizes(const Attribute *attrs) {
  static const struct {
    const char *name, *reason;
  } rows[] = {
      {"llvm.byval", "attribute 'byval' does not support unsized types"},
      {"llvm.byref", "attribute 'byref' does not support unsized types"},
      {"llvm.inalloca", "attribute 'inalloca' does not support unsized types"},
      {"llvm.preallocated",
       "attribute 'preallocated' does not support unsized types"},
  };
  for (size_t i = 0; i < ARRAY_LENGTH(rows); i++) {
    const TypeAttr *type =
        attr_as_type(dictionary_get(attrs, string_ref_from_cstr(rows[i].name)));
    if (type && !export_type_has_size(type->value))
      return rows[i].reason;
  }
  return NULL;
}

static const char *check_once(Parameters *all, const Attribute *attrs) {
  static const struct {
    const char *name, *reason;
  } rows[NUM_ONCE] = {
      [ONCE_NEST] = {"llvm.nest", "more than one parameter has attribute nest"},
      [ONCE_RETURNED] = {"llvm.returned",
                         "more than one parameter has attribute returned"},
      [ONCE_SRET] = {"llvm.sret", "cannot have multiple 'sret' parameters"},
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

/// What asks for a place among the parameters, or for a result.
static const char *check_place(const Parameters *all, const Attribute *attrs,
                               uint32_t index) {
  bool is_sret = has_attr(attrs, "llvm.sret");
  if (all->function && has_attr(attrs, "llvm.returned") &&
      llvm_function_param(all->function, index) != all->result)
    return "incompatible argument and return types for 'returned' attribute";
  if (is_sret && index > 1)
    return "attribute 'sret' is not on first or second parameter";
  if (is_sret && all->function && all->result)
    return "invalid struct return type";
  return has_attr(attrs, "llvm.inalloca") && index + 1 != all->count
             ? "inalloca isn't on the last parameter"
             : NULL;
}

/// `list` has an attribute dictionary for each; it may be NULL.
static const char *check_parameters(Parameters *all, const Attribute *list) {
  const ArrayAttr *dictionaries = list ? attr_as_array(list) : NULL;
  uint32_t count = dictionaries ? (uint32_t)dictionaries->size : 0;
  const char *reason = NULL;
  for (uint32_t i = 0; !reason && i < count && i < all->count; i++) {
    const Attribute *attrs = dictionaries->elements[i];
    reason = check_contrary(attrs);
    if (!reason)
      reason = check_sizes(attrs);
    if (!reason)
      reason = check_once(all, attrs);
    if (!reason)
      reason = check_place(all, attrs, i);
  }
  return reason;
}

const char *check_arguments(const Attribute *list, uint32_t count) {
  Parameters all = {.count = count};
  return check_parameters(&all, list);
}

//===- Functions ----------------------------------------------------------===//

/// Of llvm::CallingConv.
static bool is_any_of(uint64_t convention, const uint8_t *list, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (list[i] == convention)
      return true;
  return false;
}

static const char *check_convention(const Operation *op, const Type *type) {
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
  if (args && args->size && has_attr(args->elements[0], "llvm.sret") &&
      is_any_of(number, without_sret, ARRAY_LENGTH(without_sret)))
    return "calling convention does not allow sret";
  return llvm_function_is_vararg(type) &&
                 is_any_of(number, not_variadic, ARRAY_LENGTH(not_variadic))
             ? "calling convention does not support varargs or perfect "
               "forwarding"
             : NULL;
}

static bool has_word(StringRef text, const char *word) {
  StringRef wanted = string_ref_from_cstr(word);
  while (text.size) {
    size_t end = string_ref_find(text, ' ');
    if (string_ref_equals(
            string_ref(text.data, end == SIZE_MAX ? text.size : end), wanted))
      return true;
    text = string_ref_drop(text, end == SIZE_MAX ? text.size : end + 1);
  }
  return false;
}

/// Of the group of attributes as it is printed.
static const char *check_group(StringRef group) {
  bool is_optnone = has_word(group, "optnone");
  if (is_optnone && !has_word(group, "noinline"))
    return "attribute 'optnone' requires 'noinline'";
  if (is_optnone && has_word(group, "optsize"))
    return "attributes 'optsize and optnone' are incompatible";
  if (is_optnone && has_word(group, "minsize"))
    return "attributes 'minsize and optnone' are incompatible";
  return has_word(group, "noinline") && has_word(group, "alwaysinline")
             ? "attributes 'noinline and alwaysinline' are incompatible"
             : NULL;
}

/// Functions and structs without a body are no values.
static bool is_first_class(const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  bool is_opaque = llvm_type_is_struct(type) && !llvm_type_is_wrapped(type) &&
                   dialect->num_ints > 1 && dialect->ints[1];
  return !is_opaque && !llvm_type_is_function(type);
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
  for (uint32_t i = 0; i < all.count; i++)
    if (!is_first_class(llvm_function_param(type, i)))
      return "function arguments must have first-class types";
  const char *reason = check_parameters(&all, op_prop(op, LLVM_FUNC_ARG_ATTRS));
  if (!reason)
    reason = check_convention(op, type);
  return reason ? reason : check_group(export_attribute_group(exporter, op));
}

bool check_function(Exporter *exporter, const Operation *op) {
  const char *reason = find_error(exporter, op);
  return !reason || export_fail(exporter, op, reason);
}

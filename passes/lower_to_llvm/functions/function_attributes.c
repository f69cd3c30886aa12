// SPDX-License-Identifier: Apache-2.0
// Attributes of functions, calls and their arguments: which ones the lowered
// operation has, and in which slots. A function's follow
// mlir::convertFuncOpToLLVMFuncOp.
#include "passes/lower_to_llvm/functions/function_attributes.h"

#include "dialects/func/func.h"
#include "dialects/std/std.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"
#include "ir/types/type.h"
#include "passes/lower_to_llvm/functions/wrappers.h"

static const StringRef linkage_name = STR_INIT("llvm.linkage");
static const StringRef readnone_name = STR_INIT("llvm.readnone");

static StringRef varargs_name(const Operation *func) {
  return op_is(func, &std_ops[STD_FUNC]) ? STR("std.varargs")
                                         : STR("func.varargs");
}

bool lowering_is_variadic(const Operation *func) {
  return attr_is_true(op_attr(func, varargs_name(func)));
}

bool lowering_check_attributes(const LLVMTypeConverter *converter, Context *ctx,
                               const Operation *func) {
  const Attribute *linkage = op_attr(func, linkage_name);
  const Attribute *readnone = op_attr(func, readnone_name);
  const char *wrong = NULL;
  if (lowering_is_variadic(func) && lowering_wants_c_wrapper(converter, func))
    wrong = "C interface for variadic functions is not supported yet.";
  if (readnone && attr_kind(readnone) != ATTR_UNIT)
    wrong = "Contains llvm.readnone attribute not of type UnitAttr";
  if (linkage && !llvm_attr_is(linkage, LLVM_ATTR_LINKAGE))
    wrong = "Contains llvm.linkage attribute not of type LLVM::LinkageAttr";
  if (wrong)
    op_emit_error(ctx, func, "%s", wrong);
  return !wrong;
}

/// Moves the attributes that are inherent in operations of `def`, from slot
/// `first` on, to `props`, and gives the others. A value of a kind that the
/// slot does not take is dropped, as in the reference tool.
static const Attribute *take_inherent(Context *ctx, const OpDef *def,
                                      unsigned first, const Attribute *attrs,
                                      const Attribute **props) {
  const DictionaryAttr *dictionary = attr_as_dictionary(attrs);
  const Attribute *others = attrs;
  for (size_t i = 0; dictionary && i < dictionary->size; i++) {
    const NamedAttribute *entry = &dictionary->entries[i];
    int slot = op_def_prop_index(def, entry->name);
    if (slot < (int)first)
      continue;
    const PropDef *prop = &def->props[slot];
    others = dictionary_with(ctx, others, entry->name, NULL);
    bool holds = !prop->constraint ||
                 attr_constraint_holds(prop->constraint, entry->value);
    if (holds && !(prop->is_default && prop->is_default(entry->value)))
      props[slot] = entry->value;
  }
  return others;
}

const Attribute *lowering_visibility(const Operation *func) {
  const Attribute *visibility = op_prop(func, FUNC_PROP_SYM_VISIBILITY);
  bool is_public =
      string_ref_equals(attr_string_value(visibility), STR("public"));
  return is_public ? NULL : visibility;
}

const Attribute *lowering_function_attributes(Context *ctx,
                                              const Operation *func,
                                              const Attribute **props) {
  const Attribute *attrs =
      dictionary_with(ctx, func->attrs, varargs_name(func), NULL);
  attrs = dictionary_with(ctx, attrs, linkage_name, NULL);
  attrs = dictionary_with(ctx, attrs, readnone_name, NULL);
  return take_inherent(ctx, &llvm_ops[LLVM_FUNC], LLVM_FUNC_LINKAGE, attrs,
                       props);
}

/// Does #llvm.memory_effects say that the function touches no memory?
static const Attribute *no_memory_effects(Context *ctx) {
  const AttrDef *def = &llvm_attr_defs[LLVM_ATTR_MEMORY_EFFECTS];
  const Attribute *none =
      integer_attr_get_i64(ctx, integer_type_get(ctx, 64), 0);
  VECTOR(const Attribute *) effects = {0};
  for (size_t i = 0; i < def->num_params; i++)
    VECTOR_PUSH(&effects, none);
  const Attribute *result =
      dialect_params_attr_get(ctx, def, effects.data, effects.size);
  VECTOR_FREE(&effects);
  return result;
}

void lowering_own_attributes(Context *ctx, const Operation *func,
                             const Attribute **props) {
  if (!props[LLVM_FUNC_LINKAGE])
    props[LLVM_FUNC_LINKAGE] = op_attr(func, linkage_name);
  if (op_attr(func, readnone_name))
    props[LLVM_FUNC_MEMORY_EFFECTS] = no_memory_effects(ctx);
}

/// Attributes of an argument that is passed as several values. Attributes of
/// pointers go to both pointers; ones that are not LLVM's go to all values.
static const Attribute *part_attributes(Context *ctx,
                                        const LLVMTypeConverter *converter,
                                        const Attribute *attrs,
                                        bool is_pointer) {
  const DictionaryAttr *dictionary = attr_as_dictionary(attrs);
  const Attribute *result = attrs;
  for (size_t i = 0; dictionary && i < dictionary->size; i++) {
    StringRef name = dictionary->entries[i].name;
    bool is_llvm = string_ref_starts_with(name, STR("llvm."));
    if (converter_is_wrapped(converter) ? is_llvm && !is_pointer : true)
      result = dictionary_with(ctx, result, name, NULL);
  }
  return result;
}

/// The dictionary with the types of pointees converted: `llvm.byval = T`.
static const Attribute *lower_pointees(const LLVMTypeConverter *converter,
                                       Context *ctx, const Attribute *attrs) {
  static const StringRef names[] = {
      STR_INIT("llvm.byref"), STR_INIT("llvm.byval"), STR_INIT("llvm.inalloca"),
      STR_INIT("llvm.sret")};
  const Attribute *result = attrs;
  for (size_t i = 0; i < ARRAY_LENGTH(names); i++) {
    const TypeAttr *pointee = attr_as_type(dictionary_get(attrs, names[i]));
    const Type *type =
        pointee ? converter_convert(converter, ctx, pointee->value) : NULL;
    if (type)
      result = dictionary_with(ctx, result, names[i], type_attr_get(ctx, type));
  }
  return result;
}

const Type *lowering_pointee(const LLVMTypeConverter *converter, Context *ctx,
                             const Operation *func, size_t index) {
  static const StringRef names[] = {STR_INIT("llvm.byval"),
                                    STR_INIT("llvm.byref")};
  const ArrayAttr *attrs = attr_as_array(op_prop(func, FUNC_PROP_ARG_ATTRS));
  if (converter_is_wrapped(converter) || !attrs || index >= attrs->size)
    return NULL;
  const Attribute *own = attrs->elements[index];
  const TypeAttr *pointee = NULL;
  for (size_t i = 0; !pointee && i < ARRAY_LENGTH(names); i++)
    pointee = attr_as_type(dictionary_get(own, names[i]));
  return pointee ? converter_convert(converter, ctx, pointee->value) : NULL;
}

const Attribute *
lowering_argument_attributes(const LLVMTypeConverter *converter, Context *ctx,
                             const Attribute *arg_attrs,
                             const Type *const *types, size_t num_types) {
  const ArrayAttr *attrs = attr_as_array(arg_attrs);
  if (!attrs || attrs->size != num_types)
    return NULL;
  const Attribute *none = dictionary_attr_get(ctx, NULL, 0);
  VECTOR(const Attribute *) parts = {0};
  bool has_any = false;
  for (size_t i = 0; i < num_types; i++) {
    size_t count = converter_argument_count(converter, types[i]);
    for (size_t part = 0; part < count; part++) {
      const Attribute *attr = attrs->elements[i];
      if (count > 1)
        attr = part_attributes(ctx, converter, attr, part < 2 && count > 2);
      if (attr && !converter_is_wrapped(converter))
        attr = lower_pointees(converter, ctx, attr);
      const DictionaryAttr *dictionary = attr_as_dictionary(attr);
      has_any |= dictionary && dictionary->size;
      VECTOR_PUSH(&parts, attr ? attr : none);
    }
  }
  const Attribute *result =
      has_any ? array_attr_get(ctx, parts.data, parts.size) : NULL;
  VECTOR_FREE(&parts);
  return result;
}

const Attribute *lowering_call_attributes(const LLVMTypeConverter *converter,
                                          Context *ctx, const Operation *call,
                                          bool is_indirect,
                                          const Attribute **props) {
  const Attribute *others = take_inherent(
      ctx, &llvm_ops[LLVM_CALL], LLVM_CALL_FASTMATH, call->attrs, props);
  props[LLVM_CALL_OP_BUNDLE_SIZES] = props[LLVM_CALL_SEGMENTS] = NULL;
  if (converter_is_wrapped(converter))
    return others;
  if (op_attr(call, STR("no_inline")))
    props[LLVM_CALL_NO_INLINE] = unit_attr_get(ctx);
  TypeVector types = {0};
  for (uint32_t i = is_indirect; i < call->num_operands; i++)
    VECTOR_PUSH(&types, op_operand_type(call, i));
  props[LLVM_CALL_ARG_ATTRS] = lowering_argument_attributes(
      converter, ctx, op_attr(call, STR("arg_attrs")), types.data, types.size);
  if (call->num_results == 1)
    props[LLVM_CALL_RES_ATTRS] = op_attr(call, STR("res_attrs"));
  VECTOR_FREE(&types);
  return others;
}

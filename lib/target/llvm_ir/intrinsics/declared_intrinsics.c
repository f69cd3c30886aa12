// SPDX-License-Identifier: Apache-2.0
// Functions that are declared under the name of an intrinsic: LLVM gives them
// the attributes that it knows, if their types are possible ones.
#include "target/llvm_ir/intrinsics/intrinsics_internal.h"

bool is_intrinsic_symbol(StringRef name) {
  return string_ref_starts_with(name, STR("llvm."));
}

/// A declared function and its intrinsic.
typedef struct Declared {
  const Type *type; ///< The function's.
  const Intrinsic *row;
  const OpDef *def; ///< NULL: the intrinsic has no operation.
} Declared;

static unsigned count_arguments(const Declared *declared) {
  const char *text = declared->row->arguments;
  unsigned count = 0;
  bool is_variadic;
  if (declared->row->signature)
    return signature_num_fixed(declared->row, &is_variadic);
  if (!text)
    return declared->def->num_operand_defs;
  while (next_argument(declared->def, &text).size)
    count++;
  return count;
}

/// Is parameter `index` what the operation of the intrinsic has as an operand?
static bool parameter_fits(const Declared *declared, unsigned index) {
  const Type *type = llvm_function_param(declared->type, index);
  const OpDef *def = declared->def;
  const TypeConstraint *constraint = def->operands[index].constraint;
  if (constraint && !type_constraint_holds(constraint, type))
    return false;
  if (def->traits & TRAIT_SAME_TYPES)
    return type == llvm_function_result(declared->type);
  return !(def->traits & TRAIT_SAME_OPERAND_TYPES) ||
         type == llvm_function_param(declared->type, 0);
}

static bool types_fit(const Declared *declared) {
  unsigned count = count_arguments(declared);
  if (llvm_function_num_params(declared->type) != count)
    return false;
  bool has_rules = !declared->row->signature && !declared->row->arguments;
  for (unsigned i = 0; has_rules && i < count; i++)
    if (!parameter_fits(declared, i))
      return false;
  return true;
}

/// False: `func` is not named after an intrinsic that is known.
static bool find(const Operation *func, Declared *declared) {
  StringRef name = attr_string_value(op_prop(func, LLVM_FUNC_SYM_NAME));
  const Type *type =
      attr_as_type(op_prop(func, LLVM_FUNC_FUNCTION_TYPE))->value;
  const Type *pointee = llvm_pointer_pointee(type);
  if (!is_intrinsic_symbol(name))
    return false;
  declared->type = pointee ? pointee : type;
  declared->row = find_intrinsic_by_name(name, &declared->def);
  return declared->row != NULL;
}

const char *declared_attributes(const Operation *func) {
  Declared declared;
  if (!find(func, &declared))
    return NULL;
  return types_fit(&declared) ? declared.row->attributes : "";
}

const char *declared_parameter(const Operation *func, unsigned index) {
  Declared declared;
  StringRef word = {0};
  if (!find(func, &declared) || !types_fit(&declared))
    return NULL;
  const Intrinsic *row = declared.row;
  const char *text = row->arguments ? row->arguments : "";
  for (unsigned i = 0; i <= index && !row->signature; i++)
    word = next_argument(declared.def, &text);
  if (row->signature)
    word = signature_type(row, index + 1);
  if (word.size && word.data[0] == '!')
    return " immarg";
  return index < MAX_PARAMETERS ? row->parameters[index] : NULL;
}

const char *check_intrinsic_callee(Exporter *exporter, const Operation *op,
                                   const Operation *func) {
  for (uint32_t i = 0; i < op->num_operands; i++) {
    const char *parameter = declared_parameter(func, i);
    if (parameter && strcmp(parameter, " immarg") == 0 &&
        !is_immediate(value_as_constant(exporter, op_operand(op, i))))
      return "immarg operand has non-immediate parameter";
  }
  return NULL;
}

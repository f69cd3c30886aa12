// SPDX-License-Identifier: Apache-2.0
// Predicates of the llvm dialect's constraints.
#include "dialects/llvm/llvm_constraints.h"

#include "dialects/common/constraints.h"
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/llvm_internal.h"
#include "dialects/llvm/llvm_types.h"
#include "ir/attributes/attribute.h"

/// Structs that are opaque have no size, nor have most targets' types.
static bool is_sized(const Type *type) {
  const DialectType *parts = type_as_dialect(type, NULL);
  bool is_opaque =
      llvm_type_is_struct(type) && parts->num_ints > 1 && parts->ints[1];
  return llvm_type_is_compatible(type) && !llvm_type_is_void(type) &&
         !llvm_type_is_function(type) && !is_opaque &&
         (!llvm_type_is_target(type) || llvm_target_has_memory(type));
}

static bool is_integer_or_wrapped(const Type *type) {
  return llvm_type_is_integer(type) || llvm_type_is_wrapped(type);
}

static bool is_integer_like_or_wrapped(const Type *type) {
  return llvm_type_is_integer_like(type) || llvm_type_is_wrapped(type);
}

static bool is_float_like_or_wrapped(const Type *type) {
  return llvm_type_is_float_like(type) || llvm_type_is_wrapped(type);
}

static bool is_i1(const Type *type) { return llvm_integer_width(type) == 1; }

static bool is_i1_like(const Type *type) {
  const Type *element = llvm_vector_element(type);
  return is_i1(element ? element : type);
}

static bool is_integer_or_pointer_like(const Type *type) {
  return llvm_type_is_integer_like(type) || llvm_type_is_pointer_like(type) ||
         llvm_type_is_wrapped(type);
}

static bool is_pointer_or_wrapped(const Type *type) {
  return llvm_type_is_pointer(type) || llvm_type_is_wrapped(type);
}

static bool is_pointer_like_or_wrapped(const Type *type) {
  return llvm_type_is_pointer_like(type) || llvm_type_is_wrapped(type);
}

static bool is_aggregate(const Type *type) {
  return llvm_type_is_struct(type) || llvm_type_is_array(type) ||
         llvm_type_is_wrapped(type);
}

static bool is_non_aggregate(const Type *type) {
  return llvm_type_is_compatible(type) &&
         (llvm_type_is_wrapped(type) ||
          !(llvm_type_is_struct(type) || llvm_type_is_array(type)));
}

static bool is_vector_or_wrapped(const Type *type) {
  return llvm_type_is_vector(type) || llvm_type_is_wrapped(type);
}

static bool is_float_or_wrapped(const Type *type) {
  return llvm_type_is_float(type) || llvm_type_is_wrapped(type);
}

static bool is_structure(const Type *type) {
  return llvm_type_is_struct(type) || llvm_type_is_wrapped(type);
}

static bool is_token(const Type *type) {
  return type->kind == TYPE_DIALECT &&
         ((const DialectType *)type)->def == &llvm_type_defs[LLVM_TYPE_TOKEN];
}

static bool is_default_pointer(const Type *type) {
  return is_pointer_or_wrapped(type) &&
         (llvm_type_is_wrapped(type) || llvm_pointer_address_space(type) == 0);
}

static bool is_i8(const Type *type) { return llvm_integer_width(type) == 8; }
static bool is_i32(const Type *type) { return llvm_integer_width(type) == 32; }

static bool is_builtin_float(const Type *type) {
  return type_as_float(type) != NULL;
}

static bool is_builtin_float_or_wrapped(const Type *type) {
  return is_builtin_float(type) || llvm_type_is_wrapped(type);
}

static bool is_any_integer_like(const Type *type) {
  const Type *element = llvm_vector_element(type);
  return type_as_integer(element ? element : type) ||
         llvm_type_is_wrapped(type);
}

static bool is_vector_of(const Type *type, bool (*holds)(const Type *element)) {
  const Type *element = llvm_vector_element(type);
  return llvm_type_is_wrapped(type) || (element && holds(element));
}

#define VECTOR_OF(NAME, HOLDS, WORDS)                                          \
  static bool is_vector_of_##NAME(const Type *type) {                          \
    return is_vector_of(type, HOLDS);                                          \
  }                                                                            \
  const TypeConstraint llvm_constraint_vector_of_##NAME = {                    \
      "LLVM dialect-compatible vector of " WORDS, is_vector_of_##NAME,         \
      SYNTAX_VECTOR};
VECTOR_OF(i1, is_i1, "1-bit signless integer")
VECTOR_OF(integer, llvm_type_is_integer, "signless integer")
VECTOR_OF(float, is_builtin_float, "floating-point")
VECTOR_OF(pointer, llvm_type_is_pointer, "LLVM pointer type")
#undef VECTOR_OF

static bool is_integer_or_pointer(const Type *type) {
  return llvm_type_is_integer(type) || is_pointer_or_wrapped(type);
}

static bool is_primitive(const Type *type) {
  return llvm_type_is_compatible(type) && !llvm_type_is_void(type) &&
         !llvm_type_is_function(type);
}

/// The types that atomicrmw supports.
static bool is_atomic(const Type *type) {
  return is_integer_or_pointer(type) || llvm_type_is_float(type) ||
         (llvm_type_is_vector(type) && !llvm_vector_is_scalable(type));
}

const TypeConstraint llvm_constraint_integer_or_pointer = {
    "signless integer or LLVM pointer type", is_integer_or_pointer, SYNTAX_ANY};
const TypeConstraint llvm_constraint_atomic = {
    "floating point LLVM type or LLVM pointer type or signless integer or LLVM "
    "dialect-compatible fixed-length vector type",
    is_atomic, SYNTAX_ANY};
const TypeConstraint llvm_constraint_token = {"LLVM token type", is_token,
                                              SYNTAX_ANY};
const TypeConstraint llvm_constraint_default_pointer = {
    "LLVM pointer in address space 0", is_default_pointer, SYNTAX_ANY};
const TypeConstraint llvm_constraint_i8 = {"8-bit signless integer", is_i8,
                                           SYNTAX_ANY};
const TypeConstraint llvm_constraint_i32 = {"32-bit signless integer", is_i32,
                                            SYNTAX_ANY};
const TypeConstraint llvm_constraint_float = {"floating point LLVM type",
                                              is_float_or_wrapped, SYNTAX_ANY};
const TypeConstraint llvm_constraint_structure = {"LLVM structure type",
                                                  is_structure, SYNTAX_ANY};
const TypeConstraint llvm_constraint_any_float = {
    "floating-point", is_builtin_float_or_wrapped, SYNTAX_ANY};
const TypeConstraint llvm_constraint_any_integer_like = {
    "integer or LLVM dialect-compatible vector of integer", is_any_integer_like,
    SYNTAX_ANY};
const TypeConstraint llvm_constraint_any = {
    "LLVM dialect-compatible type", llvm_type_is_compatible, SYNTAX_ANY};
const TypeConstraint llvm_constraint_primitive = {"primitive LLVM type",
                                                  is_primitive, SYNTAX_ANY};
const TypeConstraint llvm_constraint_sized = {"LLVM type with size", is_sized,
                                              SYNTAX_ANY};
const TypeConstraint llvm_constraint_integer = {
    "signless integer", is_integer_or_wrapped, SYNTAX_INTEGER};
const TypeConstraint llvm_constraint_integer_like = {
    "signless integer or LLVM dialect-compatible vector of signless integer",
    is_integer_like_or_wrapped, SYNTAX_ANY};
const TypeConstraint llvm_constraint_float_like = {
    "floating point LLVM type or LLVM dialect-compatible vector of floating "
    "point LLVM type",
    is_float_like_or_wrapped, SYNTAX_ANY};
const TypeConstraint llvm_constraint_i1 = {"1-bit signless integer", is_i1,
                                           SYNTAX_INTEGER};
const TypeConstraint llvm_constraint_i1_like = {
    "1-bit signless integer or LLVM dialect-compatible vector of 1-bit "
    "signless integer",
    is_i1_like, SYNTAX_ANY};
const TypeConstraint llvm_constraint_integer_or_pointer_like = {
    "signless integer or LLVM dialect-compatible vector of signless integer or "
    "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type",
    is_integer_or_pointer_like, SYNTAX_ANY};
const TypeConstraint llvm_constraint_pointer = {
    "LLVM pointer type", is_pointer_or_wrapped, SYNTAX_ANY};
const TypeConstraint llvm_constraint_pointer_like = {
    "LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type",
    is_pointer_like_or_wrapped, SYNTAX_ANY};
const TypeConstraint llvm_constraint_aggregate = {"LLVM aggregate type",
                                                  is_aggregate, SYNTAX_ANY};
const TypeConstraint llvm_constraint_non_aggregate = {
    "LLVM-compatible non-aggregate type", is_non_aggregate, SYNTAX_ANY};
const TypeConstraint llvm_constraint_vector = {
    "LLVM dialect-compatible vector type", is_vector_or_wrapped, SYNTAX_VECTOR};

/// Is `attr` of AttrDef `def`, or the integer that stood for it in 2020?
static bool is_enum(const Attribute *attr, LLVMAttrDef def) {
  return attr_as_dialect(attr, &llvm_attr_defs[def]) ||
         attr_as_integer(attr) != NULL;
}

static bool is_linkage(const Attribute *attr) {
  return is_enum(attr, LLVM_ATTR_LINKAGE);
}

static bool is_cconv(const Attribute *attr) {
  return is_enum(attr, LLVM_ATTR_CCONV);
}

static bool is_fastmath(const Attribute *attr) {
  return attr_as_dialect(attr, &llvm_attr_defs[LLVM_ATTR_FASTMATH]) != NULL;
}

static bool is_tail_call_kind(const Attribute *attr) {
  return attr_as_dialect(attr, &llvm_attr_defs[LLVM_ATTR_TAILCALLKIND]) != NULL;
}

/// A dense array with elements of `width` bits, or an array of integers.
static bool is_index_array(const Attribute *attr, uint32_t width) {
  const DenseArrayAttr *dense = attr_as_dense_array(attr);
  const ArrayAttr *array = attr_as_array(attr);
  if (dense)
    return type_is_integer_of_width(dense->element, width);
  for (size_t i = 0; array && i < array->size; i++)
    if (!attr_as_integer(array->elements[i]))
      return false;
  return array != NULL;
}

static bool is_position(const Attribute *attr) {
  return is_index_array(attr, 64);
}

static bool is_mask(const Attribute *attr) { return is_index_array(attr, 32); }

static bool is_i64_within(const Attribute *attr, int64_t most) {
  int64_t value;
  return attr_constraint_i64.holds(attr) && attr_integer_value(attr, &value) &&
         value >= 0 && value <= most;
}

static bool is_ordering(const Attribute *attr) {
  int64_t value;
  return is_i64_within(attr, 7) && attr_integer_value(attr, &value) &&
         value != 3;
}

/// Visibilities and kinds of unnamed_addr both number from 0 to 2.
static bool is_one_of_three(const Attribute *attr) {
  return is_i64_within(attr, 2);
}

static bool is_comdat(const Attribute *attr) { return is_i64_within(attr, 4); }

static bool is_asm_dialect(const Attribute *attr) {
  return is_i64_within(attr, 1);
}

static bool is_rounding(const Attribute *attr) {
  int64_t value;
  return is_i64_within(attr, 7) && attr_integer_value(attr, &value) &&
         (value <= LLVM_ROUND_TO_NEAREST_AWAY || value == 7);
}

static bool is_exceptions(const Attribute *attr) {
  return is_i64_within(attr, 2);
}

static bool is_bin_op(const Attribute *attr) { return is_i64_within(attr, 20); }

/// An i32 that has no bits but those of `flags`.
static bool has_only_flags(const Attribute *attr, int64_t flags) {
  int64_t value;
  return attr_constraint_i32.holds(attr) && attr_integer_value(attr, &value) &&
         (value & ~flags) == 0;
}

static bool is_overflow_flags(const Attribute *attr) {
  return has_only_flags(attr, LLVM_OVERFLOW_NSW | LLVM_OVERFLOW_NUW);
}

static bool is_gep_flags(const Attribute *attr) {
  return has_only_flags(attr,
                        LLVM_GEP_INBOUNDS_FLAG | LLVM_GEP_NUSW | LLVM_GEP_NUW);
}

static bool is_symbol(const Attribute *attr) {
  return attr_as_symbol_ref(attr) != NULL;
}

static bool is_small_int(const Attribute *attr) {
  int64_t value;
  return attr_constraint_i32.holds(attr) && attr_integer_value(attr, &value) &&
         value >= 0;
}

/// In the wrapped spelling it is a function or a pointer to one.
static bool is_function_type_attr(const Attribute *attr) {
  const TypeAttr *type = attr_as_type(attr);
  const Type *pointee = type ? llvm_pointer_pointee(type->value) : NULL;
  return type && llvm_type_is_function(pointee ? pointee : type->value);
}

const AttrConstraint llvm_attr_constraint_function_type = {
    "type attribute of LLVM function type", is_function_type_attr};
const AttrConstraint llvm_attr_constraint_linkage = {
    "LLVM Linkage specification", is_linkage};
const AttrConstraint llvm_attr_constraint_cconv = {
    "LLVM Calling Convention specification", is_cconv};
const AttrConstraint llvm_attr_constraint_fastmath = {"LLVM fastmath flags",
                                                      is_fastmath};
// In upstream's words, which are those of the calling convention.
const AttrConstraint llvm_attr_constraint_tail_call_kind = {
    "LLVM Calling Convention specification", is_tail_call_kind};
const AttrConstraint llvm_attr_constraint_overflow = {
    "LLVM integer overflow flags", is_overflow_flags};
const AttrConstraint llvm_attr_constraint_gep_flags = {
    "::mlir::LLVM::GEPNoWrapFlags", is_gep_flags};
const AttrConstraint llvm_attr_constraint_position = {
    "i64 dense array attribute", is_position};
const AttrConstraint llvm_attr_constraint_mask = {"i32 dense array attribute",
                                                  is_mask};
const AttrConstraint llvm_attr_constraint_ordering = {
    "Atomic ordering for LLVM's memory model", is_ordering};
const AttrConstraint llvm_attr_constraint_visibility = {
    "LLVM GlobalValue Visibility", is_one_of_three};
const AttrConstraint llvm_attr_constraint_unnamed_addr = {
    "LLVM GlobalValue UnnamedAddr", is_one_of_three};
const AttrConstraint llvm_attr_constraint_comdat = {"LLVM Comdat Types",
                                                    is_comdat};
const AttrConstraint llvm_attr_constraint_asm_dialect = {
    "ATT (0) or Intel (1) asm dialect", is_asm_dialect};
const AttrConstraint llvm_attr_constraint_rounding = {
    "LLVM Rounding Mode whose minimum value is 0", is_rounding};
const AttrConstraint llvm_attr_constraint_exceptions = {
    "LLVM Exception Behavior", is_exceptions};
const AttrConstraint llvm_attr_constraint_bin_op = {
    "llvm.atomicrmw binary operations", is_bin_op};
const AttrConstraint llvm_attr_constraint_symbol = {
    "symbol reference attribute", is_symbol};
const AttrConstraint llvm_attr_constraint_small_int = {
    "32-bit signless integer attribute whose value is non-negative",
    is_small_int};

#define IS(NAME, ID)                                                           \
  static bool is_##NAME(const Attribute *attr) {                               \
    return llvm_attr_is(attr, LLVM_ATTR_##ID);                                 \
  }
IS(frame_pointer, FRAME_POINTER)
IS(dereferenceable, DEREFERENCEABLE)
IS(vscale_range, VSCALE_RANGE)
IS(vec_type_hint, VEC_TYPE_HINT)
IS(uwtable, UWTABLE)
IS(target_features, TARGET_FEATURES)
IS(memory_effects, MEMORY_EFFECTS)
IS(loop_annotation, LOOP_ANNOTATION)
IS(blocktag, BLOCKTAG)
IS(blockaddress, BLOCKADDRESS)
IS(local_variable, DI_LOCAL_VARIABLE)
IS(expression, DI_EXPRESSION)
IS(label, DI_LABEL)
IS(alias_scope, ALIAS_SCOPE)
#undef IS

static bool is_array_attr(const Attribute *attr) {
  return attr_as_array(attr) != NULL;
}

static bool is_array_of(const Attribute *attr, LLVMAttrDef def) {
  const ArrayAttr *array = attr_as_array(attr);
  for (size_t i = 0; array && i < array->size; i++)
    if (!llvm_attr_is(array->elements[i], def))
      return false;
  return array != NULL;
}

static bool are_access_groups(const Attribute *attr) {
  return is_array_of(attr, LLVM_ATTR_ACCESS_GROUP);
}

static bool are_alias_scopes(const Attribute *attr) {
  return is_array_of(attr, LLVM_ATTR_ALIAS_SCOPE);
}

static bool are_tbaa_tags(const Attribute *attr) {
  return is_array_of(attr, LLVM_ATTR_TBAA_TAG);
}

static bool are_integer_elements(const Attribute *attr) {
  const Type *type = attr_as_dense_elements(attr) ? attr_type(attr) : NULL;
  const ShapedType *shaped = type ? type_as_shaped(type) : NULL;
  return shaped && (type_as_integer(shaped->element) ||
                    shaped->element->kind == TYPE_INDEX);
}

const AttrConstraint llvm_attr_constraint_integer_elements = {
    "integer elements attribute", are_integer_elements};
const AttrConstraint llvm_attr_constraint_dereferenceable = {
    "LLVM dereferenceable attribute", is_dereferenceable};
const AttrConstraint llvm_attr_constraint_vscale_range = {"", is_vscale_range};
const AttrConstraint llvm_attr_constraint_vec_type_hint = {
    "Explicit vectorization compiler hint", is_vec_type_hint};
const AttrConstraint llvm_attr_constraint_array = {"array attribute",
                                                   is_array_attr};
const AttrConstraint llvm_attr_constraint_frame_pointer = {
    "LLVM FramePointerKind", is_frame_pointer};
const AttrConstraint llvm_attr_constraint_uwtable = {"LLVM UWTableKind",
                                                     is_uwtable};
const AttrConstraint llvm_attr_constraint_target_features = {
    "LLVM target features attribute", is_target_features};
const AttrConstraint llvm_attr_constraint_memory_effects = {"",
                                                            is_memory_effects};
const AttrConstraint llvm_attr_constraint_loop_annotation = {
    "", is_loop_annotation};
const AttrConstraint llvm_attr_constraint_blocktag = {"", is_blocktag};
const AttrConstraint llvm_attr_constraint_blockaddress = {"", is_blockaddress};
const AttrConstraint llvm_attr_constraint_local_variable = {"",
                                                            is_local_variable};
const AttrConstraint llvm_attr_constraint_expression = {"", is_expression};
const AttrConstraint llvm_attr_constraint_label = {"", is_label};
const AttrConstraint llvm_attr_constraint_alias_scope = {
    "LLVM dialect alias scope", is_alias_scope};
const AttrConstraint llvm_attr_constraint_access_groups = {
    "LLVM dialect access group metadata array", are_access_groups};
const AttrConstraint llvm_attr_constraint_alias_scopes = {
    "LLVM dialect alias scope array", are_alias_scopes};
const AttrConstraint llvm_attr_constraint_tbaa = {
    "LLVM dialect TBAA tag metadata array", are_tbaa_tags};

static bool are_variable_expressions(const Attribute *attr) {
  return is_array_of(attr, LLVM_ATTR_DI_GLOBAL_VARIABLE_EXPRESSION);
}

static bool are_flat_symbols(const Attribute *attr) {
  const ArrayAttr *array = attr_as_array(attr);
  for (size_t i = 0; array && i < array->size; i++) {
    const SymbolRefAttr *symbol = attr_as_symbol_ref(array->elements[i]);
    if (!symbol || symbol->size != 1)
      return false;
  }
  return array != NULL;
}

const AttrConstraint llvm_attr_constraint_variable_expressions = {
    "an array of variable expressions", are_variable_expressions};
const AttrConstraint llvm_attr_constraint_flat_symbols = {
    "flat symbol ref array attribute", are_flat_symbols};

static bool are_i32s(const Attribute *attr) {
  const ArrayAttr *array = attr_as_array(attr);
  for (size_t i = 0; array && i < array->size; i++)
    if (!attr_constraint_i32.holds(array->elements[i]))
      return false;
  return array != NULL;
}

static bool is_any_integer_attr(const Attribute *attr) {
  return attr_as_integer(attr) != NULL;
}

static bool is_integer_attr(const Attribute *attr, uint32_t width) {
  const IntegerAttr *integer = attr_as_integer(attr);
  return integer && type_is_integer_of_width(integer->type, width);
}

static bool is_i1_attr(const Attribute *attr) {
  return is_integer_attr(attr, 1);
}

static bool is_i8_attr(const Attribute *attr) {
  return is_integer_attr(attr, 8);
}

static bool is_f64_attr(const Attribute *attr) {
  const FloatAttr *number = attr_as_float(attr);
  return number && type_as_float(number->type)->format == FLOAT_F64;
}

const AttrConstraint llvm_attr_constraint_any_integer = {
    "arbitrary integer attribute", is_any_integer_attr};
const AttrConstraint llvm_attr_constraint_i1 = {
    "1-bit signless integer attribute", is_i1_attr};
const AttrConstraint llvm_attr_constraint_i8 = {
    "8-bit signless integer attribute", is_i8_attr};
const AttrConstraint llvm_attr_constraint_f64 = {"64-bit float attribute",
                                                 is_f64_attr};
static bool are_strings(const Attribute *attr) {
  const ArrayAttr *array = attr_as_array(attr);
  for (size_t i = 0; array && i < array->size; i++)
    if (!attr_as_string(array->elements[i]))
      return false;
  return array != NULL;
}

const AttrConstraint llvm_attr_constraint_strings = {"string array attribute",
                                                     are_strings};
const AttrConstraint llvm_attr_constraint_i32s = {
    "32-bit integer array attribute", are_i32s};

// SPDX-License-Identifier: Apache-2.0
// Checks debug information as LLVM's verifier does, in its words and its order.
// Each kind of attribute has a row with its function; an attribute is checked
// once, when its node is made, so its operands have been checked already.
#include "target/llvm_ir/metadata.h"
#include "target/llvm_ir/metadata/debug_info.h"

//===- What attributes are ------------------------------------------------===//

static const Attribute *param(const Attribute *attr, const char *name) {
  const Attribute *value = llvm_attr_param(attr, name);
  return llvm_attr_is(value, LLVM_ATTR_DI_NULL_TYPE) ? NULL : value;
}

static bool is_any_of(const Attribute *attr, const LLVMAttrDef *defs,
                      size_t count) {
  for (size_t i = 0; i < count; i++)
    if (llvm_attr_is(attr, defs[i]))
      return true;
  return false;
}

static bool is_type(const Attribute *attr) {
  static const LLVMAttrDef types[] = {
      LLVM_ATTR_DI_BASIC_TYPE, LLVM_ATTR_DI_COMPOSITE_TYPE,
      LLVM_ATTR_DI_DERIVED_TYPE, LLVM_ATTR_DI_STRING_TYPE,
      LLVM_ATTR_DI_SUBROUTINE_TYPE};
  return is_any_of(attr, types, ARRAY_LENGTH(types));
}

static bool is_local_scope(const Attribute *attr) {
  static const LLVMAttrDef scopes[] = {LLVM_ATTR_DI_SUBPROGRAM,
                                       LLVM_ATTR_DI_LEXICAL_BLOCK,
                                       LLVM_ATTR_DI_LEXICAL_BLOCK_FILE};
  return is_any_of(attr, scopes, ARRAY_LENGTH(scopes));
}

static bool has_tag(const Attribute *attr, const char *tag) {
  StringRef text = attr_string_value(llvm_attr_param(attr, "tag"));
  StringRef prefix = STR("DW_TAG_");
  return string_ref_starts_with(text, prefix) &&
         string_ref_equals(string_ref_drop(text, prefix.size),
                           string_ref_from_cstr(tag));
}

static bool has_any_tag(const Attribute *attr, const char *const *tags) {
  for (; *tags; tags++)
    if (has_tag(attr, *tags))
      return true;
  return false;
}

static bool is_definition(const Attribute *subprogram) {
  return attr_number(llvm_attr_param(subprogram, "subprogramFlags")) &
         LLVM_SUBPROGRAM_DEFINITION;
}

//===- Types --------------------------------------------------------------===//

static const char *check_basic(const Attribute *attr) {
  static const char *const tags[] = {"base_type", "unspecified_type",
                                     "string_type", NULL};
  return has_any_tag(attr, tags) ? NULL : "invalid tag";
}

static const char *check_string(const Attribute *attr) {
  return has_tag(attr, "string_type") ? NULL : "invalid tag";
}

/// Sets are of enumerations and of numbers.
static bool is_set_base(const Attribute *base) {
  static const char *const encodings[] = {
      "DW_ATE_unsigned", "DW_ATE_signed", "DW_ATE_unsigned_char",
      "DW_ATE_signed_char", "DW_ATE_boolean"};
  if (!base || llvm_attr_is(base, LLVM_ATTR_DI_COMPOSITE_TYPE))
    return !base || has_tag(base, "enumeration_type");
  StringRef encoding = attr_string_value(llvm_attr_param(base, "encoding"));
  for (size_t i = 0; i < ARRAY_LENGTH(encodings); i++)
    if (llvm_attr_is(base, LLVM_ATTR_DI_BASIC_TYPE) &&
        string_ref_equals(encoding, string_ref_from_cstr(encodings[i])))
      return true;
  return false;
}

static const char *check_derived(const Attribute *attr) {
  static const char *const tags[] = {
      "typedef",     "pointer_type",   "ptr_to_member_type",
      "const_type",  "reference_type", "rvalue_reference_type",
      "member",      "volatile_type",  "restrict_type",
      "atomic_type", "immutable_type", "inheritance",
      "friend",      "set_type",       "template_alias",
      NULL};
  static const char *const pointers[] = {"pointer_type", "reference_type",
                                         "rvalue_reference_type", NULL};
  const Attribute *extra = param(attr, "extraData");
  if (!has_any_tag(attr, tags))
    return "invalid tag";
  if (has_tag(attr, "ptr_to_member_type") && extra && !is_type(extra))
    return "invalid pointer to member type";
  if (has_tag(attr, "set_type") && !is_set_base(param(attr, "baseType")))
    return "invalid set base type";
  if (llvm_attr_param(attr, "dwarfAddressSpace") &&
      !has_any_tag(attr, pointers))
    return "DWARF address space only applies to pointer or reference types";
  if (extra && has_tag(attr, "template_alias"))
    return "invalid template parameters";
  return extra && (has_tag(attr, "member") || has_tag(attr, "inheritance"))
             ? "extraData must be ConstantAsMetadata, MDString, "
               "DIObjCProperty, or MDTuple with single ConstantAsMetadata "
               "operand"
             : NULL;
}

static const char *check_elements(const Attribute *attr, uint64_t flags) {
  enum { VECTOR_FLAG = 1 << 11 };
  const ArrayAttr *list = attr_as_array(llvm_attr_param(attr, "elements"));
  size_t size = list ? list->size : 0;
  for (size_t i = 0; i < size; i++)
    if (llvm_attr_is(list->elements[i], LLVM_ATTR_DI_NULL_TYPE))
      return "DISubprogram contains null entry in `elements` field";
  bool is_range =
      size == 1 && llvm_attr_is(list->elements[0], LLVM_ATTR_DI_SUBRANGE);
  return flags & VECTOR_FLAG && !is_range
             ? "invalid vector, expected one element of type subrange"
             : NULL;
}

static const char *check_composite(const Attribute *attr) {
  enum {
    BLOCK_BY_REF = 1 << 4,
    BOTH_REFERENCES = 3 << 13,
    BOTH_PASSINGS = 3 << 22
  };
  static const char *const tags[] = {
      "array_type",       "structure_type", "union_type",
      "enumeration_type", "class_type",     "variant_part",
      "variant",          "namelist",       NULL};
  uint64_t flags = (uint64_t)attr_number(llvm_attr_param(attr, "flags"));
  bool is_array = has_tag(attr, "array_type");
  if (!has_any_tag(attr, tags))
    return "invalid tag";
  if ((flags & BOTH_REFERENCES) == BOTH_REFERENCES ||
      (flags & BOTH_PASSINGS) == BOTH_PASSINGS)
    return "invalid reference flags";
  if (flags & BLOCK_BY_REF)
    return "DIBlockByRefStruct on DICompositeType is no longer supported";
  const char *reason = check_elements(attr, flags);
  if (reason)
    return reason;
  if (is_array)
    return param(attr, "baseType") ? NULL : "array types must have a base type";
  return param(attr, "dataLocation")
             ? "dataLocation can only appear in array type"
         : param(attr, "associated")
             ? "associated can only appear in array type"
         : param(attr, "allocated") ? "allocated can only appear in array type"
         : param(attr, "rank")      ? "rank can only appear in array type"
                                    : NULL;
}

static const char *check_subrange(const Attribute *attr) {
  const Attribute *count = param(attr, "count");
  int64_t number;
  if (count && param(attr, "upperBound"))
    return "Subrange can have any one of count or upperBound";
  return attr_integer_value(count, &number) && number < -1
             ? "invalid subrange count"
             : NULL;
}

static const char *check_generic_subrange(const Attribute *attr) {
  return param(attr, "count") && param(attr, "upperBound")
             ? "GenericSubrange can have any one of count or upperBound"
             : NULL;
}

//===- Scopes -------------------------------------------------------------===//

static const char *check_block_file(const Attribute *attr) {
  const Attribute *scope = param(attr, "scope");
  if (!is_local_scope(scope))
    return "invalid local scope";
  bool is_declared = llvm_attr_is(scope, LLVM_ATTR_DI_SUBPROGRAM) &&
                     !attr_is_true(llvm_attr_param(scope, "isRecSelf")) &&
                     !is_definition(scope);
  return is_declared ? "scope points into the type hierarchy" : NULL;
}

static const char *check_block(const Attribute *attr) {
  const char *reason = check_block_file(attr);
  return reason ? reason
         : attr_number(param(attr, "column")) &&
                 !attr_number(param(attr, "line"))
             ? "cannot have column info without line info"
             : NULL;
}

static const char *check_subprogram(const Attribute *attr) {
  bool has_unit = param(attr, "compileUnit") != NULL;
  const ArrayAttr *nodes =
      attr_as_array(llvm_attr_param(attr, "retainedNodes"));
  static const LLVMAttrDef kinds[] = {LLVM_ATTR_DI_LOCAL_VARIABLE,
                                      LLVM_ATTR_DI_LABEL,
                                      LLVM_ATTR_DI_IMPORTED_ENTITY};
  if (!param(attr, "file") && attr_number(param(attr, "line")))
    return "line specified with no file";
  for (size_t i = 0; nodes && i < nodes->size; i++) {
    if (llvm_attr_is(nodes->elements[i], LLVM_ATTR_DI_NULL_TYPE))
      return "nullptr in retained nodes";
    if (!is_any_of(nodes->elements[i], kinds, ARRAY_LENGTH(kinds)))
      return "invalid retained nodes, expected DILocalVariable, DILabel or "
             "DIImportedEntity";
  }
  if (is_definition(attr))
    return has_unit ? NULL : "subprogram definitions must have a compile unit";
  return has_unit ? "subprogram declarations must not have a compile unit"
                  : NULL;
}

/// The variables and labels that a subprogram lists are its own.
static const char *check_retained(Exporter *exporter, const Attribute *attr,
                                  uint32_t node) {
  const ArrayAttr *nodes =
      attr_as_array(llvm_attr_param(attr, "retainedNodes"));
  for (size_t i = 0; nodes && i < nodes->size; i++) {
    uint32_t owner;
    const Attribute *scope =
        debug_scope_subprogram(exporter, nodes->elements[i]);
    if (llvm_attr_is(scope, LLVM_ATTR_DI_SUBPROGRAM) &&
        !(node_find_made(exporter, scope, &owner) && owner == node))
      return "invalid retained nodes, retained node does not belong to "
             "subprogram";
  }
  return NULL;
}

static const char *check_unit(const Attribute *attr) {
  const Attribute *file = param(attr, "file");
  return file && !attr_string_value(llvm_attr_param(file, "name")).size
             ? "invalid filename"
             : NULL;
}

static const char *check_module(const Attribute *attr) {
  const Attribute *name = param(attr, "name");
  return name && attr_string_value(name).size ? NULL : "anonymous module";
}

static const char *check_imported(const Attribute *attr) {
  return has_tag(attr, "imported_module") ||
                 has_tag(attr, "imported_declaration")
             ? NULL
             : "invalid tag";
}

//===- Variables ----------------------------------------------------------===//

static const char *check_local(const Attribute *attr) {
  if (!is_local_scope(param(attr, "scope")))
    return "local variable requires a valid scope";
  return llvm_attr_is(param(attr, "type"), LLVM_ATTR_DI_SUBROUTINE_TYPE)
             ? "invalid type"
             : NULL;
}

static const char *check_label(const Attribute *attr) {
  return is_local_scope(param(attr, "scope")) ? NULL
                                              : "label requires a valid scope";
}

static const char *check_global_variable(const Attribute *attr) {
  return attr_is_true(llvm_attr_param(attr, "isDefined")) &&
                 !param(attr, "type")
             ? "missing global variable type"
             : NULL;
}

//===- All ----------------------------------------------------------------===//

enum { MAX_EXPRESSIONS = 4 };

static const struct {
  LLVMAttrDef def;
  const char *(*check)(const Attribute *attr);
  const char *expressions[MAX_EXPRESSIONS]; ///< Parameters that may be one.
} checks[] = {
    {LLVM_ATTR_DI_BASIC_TYPE, check_basic, {NULL}},
    {LLVM_ATTR_DI_STRING_TYPE,
     check_string,
     {"stringLengthExp", "stringLocationExp"}},
    {LLVM_ATTR_DI_DERIVED_TYPE, check_derived, {NULL}},
    {LLVM_ATTR_DI_COMPOSITE_TYPE,
     check_composite,
     {"dataLocation", "associated", "allocated", "rank"}},
    {LLVM_ATTR_DI_SUBRANGE,
     check_subrange,
     {"count", "lowerBound", "upperBound", "stride"}},
    {LLVM_ATTR_DI_GENERIC_SUBRANGE,
     check_generic_subrange,
     {"count", "lowerBound", "upperBound", "stride"}},
    {LLVM_ATTR_DI_LEXICAL_BLOCK, check_block, {NULL}},
    {LLVM_ATTR_DI_LEXICAL_BLOCK_FILE, check_block_file, {NULL}},
    {LLVM_ATTR_DI_SUBPROGRAM, check_subprogram, {NULL}},
    {LLVM_ATTR_DI_COMPILE_UNIT, check_unit, {NULL}},
    {LLVM_ATTR_DI_MODULE, check_module, {NULL}},
    {LLVM_ATTR_DI_IMPORTED_ENTITY, check_imported, {NULL}},
    {LLVM_ATTR_DI_LOCAL_VARIABLE, check_local, {NULL}},
    {LLVM_ATTR_DI_LABEL, check_label, {NULL}},
    {LLVM_ATTR_DI_GLOBAL_VARIABLE, check_global_variable, {NULL}},
};

/// Expressions are nodes of their own, wherever they stand.
static const char *check_expressions(Exporter *exporter, const Attribute *attr,
                                     const char *const *names) {
  for (size_t i = 0; i < MAX_EXPRESSIONS && names[i]; i++) {
    const Attribute *expression = llvm_attr_param(attr, names[i]);
    const char *reason =
        llvm_attr_is(expression, LLVM_ATTR_DI_EXPRESSION)
            ? check_debug_expression(exporter, NULL, expression)
            : NULL;
    if (reason)
      return reason;
  }
  return NULL;
}

static const char *check_by_row(Exporter *exporter, const Attribute *attr) {
  for (size_t i = 0; i < ARRAY_LENGTH(checks); i++) {
    if (!llvm_attr_is(attr, checks[i].def))
      continue;
    const char *reason = checks[i].check(attr);
    return reason ? reason
                  : check_expressions(exporter, attr, checks[i].expressions);
  }
  return NULL;
}

const char *check_debug_attr(Exporter *exporter, const Attribute *attr,
                             uint32_t node) {
  const char *reason = check_by_row(exporter, attr);
  if (!reason && llvm_attr_is(attr, LLVM_ATTR_DI_SUBPROGRAM))
    reason = check_retained(exporter, attr, node);
  if (!reason && llvm_attr_is(attr, LLVM_ATTR_DI_GLOBAL_VARIABLE_EXPRESSION))
    reason = check_debug_expression(exporter, param(attr, "var"),
                                    param(attr, "expr"));
  return reason;
}

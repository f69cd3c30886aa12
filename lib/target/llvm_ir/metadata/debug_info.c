// SPDX-License-Identifier: Apache-2.0
// Debug information as metadata. Each kind of attribute is a row with LLVM's
// keyword, the operands in LLVM's order, and the fields in the order in which
// LLVM prints them. Follows mlir::LLVM::detail::DebugTranslation and
// llvm::AsmWriter.
#include "target/llvm_ir/metadata/debug_info.h"
#include "ir/definitions/attr_def.h"
#include "ir/op_attrs.h"

#include <string.h>

#include "ir/attributes/location.h"

typedef enum FieldForm {
  FIELD_WORD,       ///< `tag: DW_TAG_member`.
  FIELD_STRING,     ///< `name: "x"`; not printed if it is empty.
  FIELD_TEXT,       ///< As FIELD_STRING, but always printed.
  FIELD_NUMBER,     ///< `line: 3`; not printed if it is 0.
  FIELD_NODE,       ///< `scope: !3`.
  FIELD_SCOPE,      ///< As FIELD_NODE; `scope: null` for none.
  FIELD_LIST,       ///< `elements: !4`, a list of nodes.
  FIELD_TYPES,      ///< As FIELD_LIST; `!{}` for none.
  FIELD_FLAGS,      ///< `flags: DIFlagA | DIFlagB`.
  FIELD_ALL_FLAGS,  ///< As FIELD_FLAGS; `spFlags: 0` for none.
  FIELD_EMISSION,   ///< `emissionKind: FullDebug`.
  FIELD_TABLES,     ///< `nameTableKind: None`; default not printed.
  FIELD_BOOL,       ///< `isOptimized: true`, always printed.
  FIELD_TRUE,       ///< As FIELD_BOOL; not printed if false.
  FIELD_EXPRESSION, ///< `expr: !DIExpression()`.
  FIELD_STEPS,      ///< As FIELD_EXPRESSION, but always printed.
  FIELD_BOUND,      ///< `count: 3`, or a node.
  FIELD_CONSTANT,   ///< `text` as it is.
  FIELD_VIRTUAL,    ///< `virtualIndex: 0` if the flags say virtual.
  FIELD_GLOBALS,    ///< `globals: !3` of a compile unit.
} FieldForm;

typedef struct Field {
  const char *param; ///< In the attribute; NULL: none.
  FieldForm form;
  const char *text;   ///< `scope`.
  const char *prefix; ///< For FLAGS: the common prefix.
  const char *usual;  ///< For a word: the default, not printed.
} Field;

enum { MAX_OPERANDS = 6, MAX_FIELDS = 14 };

typedef struct DebugKind {
  LLVMAttrDef def;
  const char *word; ///< NULL: a pair of strings.
  bool is_distinct;
  const char *operands[MAX_OPERANDS];
  Field fields[MAX_FIELDS];
} DebugKind;

#define WORD(PARAM, TEXT)                                                      \
  { PARAM, FIELD_WORD, TEXT, NULL, NULL }
#define TAG(USUAL)                                                             \
  { "tag", FIELD_WORD, "tag", NULL, USUAL }
#define PRINTED_STRING(PARAM, TEXT)                                            \
  { PARAM, FIELD_TEXT, TEXT, NULL, NULL }
#define STRING(PARAM, TEXT)                                                    \
  { PARAM, FIELD_STRING, TEXT, NULL, NULL }
#define NUMBER(PARAM, TEXT)                                                    \
  { PARAM, FIELD_NUMBER, TEXT, NULL, NULL }
#define NODE(PARAM, TEXT)                                                      \
  { PARAM, FIELD_NODE, TEXT, NULL, NULL }
#define SCOPE(PARAM, TEXT)                                                     \
  { PARAM, FIELD_SCOPE, TEXT, NULL, NULL }
#define LIST_OF(PARAM, TEXT)                                                   \
  { PARAM, FIELD_LIST, TEXT, NULL, NULL }
#define TYPES(PARAM, TEXT)                                                     \
  { PARAM, FIELD_TYPES, TEXT, NULL, NULL }
#define FLAGS(PARAM, TEXT, PREFIX)                                             \
  { PARAM, FIELD_FLAGS, TEXT, PREFIX, NULL }
#define ALL_FLAGS(PARAM, TEXT, PREFIX)                                         \
  { PARAM, FIELD_ALL_FLAGS, TEXT, PREFIX, NULL }
#define BOOL(PARAM, TEXT)                                                      \
  { PARAM, FIELD_BOOL, TEXT, NULL, NULL }
#define BOOL_TRUE(PARAM, TEXT)                                                 \
  { PARAM, FIELD_TRUE, TEXT, NULL, NULL }
#define EXPRESSION(PARAM, TEXT)                                                \
  { PARAM, FIELD_EXPRESSION, TEXT, NULL, NULL }
#define BOUND(PARAM)                                                           \
  { PARAM, FIELD_BOUND, PARAM, NULL, NULL }
#define CONSTANT(TEXT)                                                         \
  { NULL, FIELD_CONSTANT, TEXT, NULL, NULL }

static const DebugKind kinds[] = {
    {LLVM_ATTR_DI_FILE,
     "DIFile",
     false,
     {NULL},
     {PRINTED_STRING("name", "filename"),
      PRINTED_STRING("directory", "directory")}},
    {LLVM_ATTR_DI_BASIC_TYPE,
     "DIBasicType",
     false,
     {NULL},
     {TAG("DW_TAG_base_type"), STRING("name", "name"),
      NUMBER("sizeInBits", "size"), WORD("encoding", "encoding")}},
    {LLVM_ATTR_DI_COMPILE_UNIT,
     "DICompileUnit",
     true,
     {"file"},
     {WORD("sourceLanguage", "language"),
      NODE("file", "file"),
      STRING("producer", "producer"),
      BOOL("isOptimized", "isOptimized"),
      CONSTANT("runtimeVersion: 0"),
      STRING("splitDebugFilename", "splitDebugFilename"),
      {"emissionKind", FIELD_EMISSION, "emissionKind", NULL, NULL},
      {NULL, FIELD_GLOBALS, "globals", NULL, NULL},
      {"nameTableKind", FIELD_TABLES, "nameTableKind", NULL, NULL}}},
    {LLVM_ATTR_DI_COMPOSITE_TYPE,
     "DICompositeType",
     false,
     {"file", "scope", "baseType", "elements"},
     {WORD("tag", "tag"), STRING("name", "name"), NODE("scope", "scope"),
      NODE("file", "file"), NUMBER("line", "line"),
      NODE("baseType", "baseType"), NUMBER("sizeInBits", "size"),
      NUMBER("alignInBits", "align"), FLAGS("flags", "flags", "DIFlag"),
      LIST_OF("elements", "elements"),
      EXPRESSION("dataLocation", "dataLocation"),
      EXPRESSION("associated", "associated"),
      EXPRESSION("allocated", "allocated"), EXPRESSION("rank", "rank")}},
    {LLVM_ATTR_DI_DERIVED_TYPE,
     "DIDerivedType",
     false,
     {"baseType", "extraData"},
     {WORD("tag", "tag"), STRING("name", "name"), SCOPE("baseType", "baseType"),
      NUMBER("sizeInBits", "size"), NUMBER("alignInBits", "align"),
      NUMBER("offsetInBits", "offset"), NODE("extraData", "extraData"),
      NUMBER("dwarfAddressSpace", "dwarfAddressSpace")}},
    {LLVM_ATTR_DI_GLOBAL_VARIABLE,
     "DIGlobalVariable",
     true,
     {"scope", "file", "type"},
     {STRING("name", "name"), STRING("linkageName", "linkageName"),
      SCOPE("scope", "scope"), NODE("file", "file"), NUMBER("line", "line"),
      NODE("type", "type"), BOOL("isLocalToUnit", "isLocal"),
      BOOL("isDefined", "isDefinition"), NUMBER("alignInBits", "align")}},
    {LLVM_ATTR_DI_GLOBAL_VARIABLE_EXPRESSION,
     "DIGlobalVariableExpression",
     false,
     {"var"},
     {NODE("var", "var"), {"expr", FIELD_STEPS, "expr", NULL, NULL}}},
    {LLVM_ATTR_DI_LEXICAL_BLOCK,
     "DILexicalBlock",
     true,
     {"file", "scope"},
     {NODE("scope", "scope"), NODE("file", "file"), NUMBER("line", "line"),
      NUMBER("column", "column")}},
    {LLVM_ATTR_DI_LEXICAL_BLOCK_FILE,
     "DILexicalBlockFile",
     true,
     {"file", "scope"},
     {NODE("scope", "scope"), NODE("file", "file"), BOUND("discriminator")}},
    {LLVM_ATTR_DI_LOCAL_VARIABLE,
     "DILocalVariable",
     false,
     {"scope", "file", "type"},
     {STRING("name", "name"), NUMBER("arg", "arg"), NODE("scope", "scope"),
      NODE("file", "file"), NUMBER("line", "line"), NODE("type", "type"),
      FLAGS("flags", "flags", "DIFlag"), NUMBER("alignInBits", "align")}},
    {LLVM_ATTR_DI_SUBPROGRAM,
     "DISubprogram",
     false,
     {"file", "scope", "type", "compileUnit", "retainedNodes", "annotations"},
     {STRING("name", "name"),
      STRING("linkageName", "linkageName"),
      SCOPE("scope", "scope"),
      NODE("file", "file"),
      NUMBER("line", "line"),
      NODE("type", "type"),
      NUMBER("scopeLine", "scopeLine"),
      {"subprogramFlags", FIELD_VIRTUAL, "virtualIndex: 0", NULL, NULL},
      ALL_FLAGS("subprogramFlags", "spFlags", "DISPFlag"),
      NODE("compileUnit", "unit"),
      LIST_OF("retainedNodes", "retainedNodes"),
      LIST_OF("annotations", "annotations")}},
    {LLVM_ATTR_DI_SUBRANGE,
     "DISubrange",
     false,
     {"count", "lowerBound", "upperBound", "stride"},
     {BOUND("count"), BOUND("lowerBound"), BOUND("upperBound"),
      BOUND("stride")}},
    {LLVM_ATTR_DI_SUBROUTINE_TYPE,
     "DISubroutineType",
     false,
     {"types"},
     {WORD("callingConvention", "cc"), TYPES("types", "types")}},
    {LLVM_ATTR_DI_LABEL,
     "DILabel",
     false,
     {"scope", "file"},
     {NODE("scope", "scope"), STRING("name", "name"), NODE("file", "file"),
      NUMBER("line", "line")}},
    {LLVM_ATTR_DI_NAMESPACE,
     "DINamespace",
     false,
     {"scope"},
     {STRING("name", "name"), SCOPE("scope", "scope"),
      BOOL_TRUE("exportSymbols", "exportSymbols")}},
    {LLVM_ATTR_DI_MODULE,
     "DIModule",
     false,
     {"file", "scope"},
     {SCOPE("scope", "scope"), STRING("name", "name"),
      STRING("configMacros", "configMacros"),
      STRING("includePath", "includePath"), STRING("apinotes", "apinotes"),
      NODE("file", "file"), NUMBER("line", "line"),
      BOOL_TRUE("isDecl", "isDecl")}},
    {LLVM_ATTR_DI_COMMON_BLOCK,
     "DICommonBlock",
     false,
     {"scope", "decl", "file"},
     {SCOPE("scope", "scope"), SCOPE("decl", "declaration"),
      STRING("name", "name"), NODE("file", "file"), NUMBER("line", "line")}},
    {LLVM_ATTR_DI_STRING_TYPE,
     "DIStringType",
     false,
     {"stringLength"},
     {TAG("DW_TAG_string_type"), STRING("name", "name"),
      NODE("stringLength", "stringLength"),
      EXPRESSION("stringLengthExp", "stringLengthExpression"),
      EXPRESSION("stringLocationExp", "stringLocationExpression"),
      NUMBER("sizeInBits", "size"), NUMBER("alignInBits", "align"),
      WORD("encoding", "encoding")}},
    {LLVM_ATTR_DI_GENERIC_SUBRANGE,
     "DIGenericSubrange",
     false,
     {"count", "lowerBound", "upperBound", "stride"},
     {BOUND("count"), BOUND("lowerBound"), BOUND("upperBound"),
      BOUND("stride")}},
    {LLVM_ATTR_DI_IMPORTED_ENTITY,
     "DIImportedEntity",
     false,
     {"scope", "entity", "file", "elements"},
     {WORD("tag", "tag"), STRING("name", "name"), SCOPE("scope", "scope"),
      NODE("entity", "entity"), NODE("file", "file"), NUMBER("line", "line"),
      LIST_OF("elements", "elements")}},
    {LLVM_ATTR_DI_ANNOTATION, NULL, false, {NULL}, {CONSTANT(NULL)}},
};

static const DebugKind *find_kind(const Attribute *attr) {
  for (size_t i = 0; i < ARRAY_LENGTH(kinds); i++)
    if (llvm_attr_is(attr, kinds[i].def))
      return &kinds[i];
  return NULL;
}

const Attribute *debug_recursive_id(const Attribute *attr) {
  bool is_recursive = llvm_attr_is(attr, LLVM_ATTR_DI_COMPOSITE_TYPE) ||
                      llvm_attr_is(attr, LLVM_ATTR_DI_SUBPROGRAM);
  return is_recursive ? llvm_attr_param(attr, "recId") : NULL;
}

static bool is_node(const Attribute *attr) {
  return find_kind(attr) || llvm_attr_is(attr, LLVM_ATTR_DI_NULL_TYPE);
}

/// A null type in a list is a null node.
static bool is_null(const Attribute *attr) {
  return llvm_attr_is(attr, LLVM_ATTR_DI_NULL_TYPE);
}

void debug_operands(const Attribute *attr, AttrList *operands) {
  const DebugKind *kind = find_kind(attr);
  for (size_t i = 0; kind && i < MAX_OPERANDS && kind->operands[i]; i++) {
    const Attribute *param = llvm_attr_param(attr, kind->operands[i]);
    const ArrayAttr *list = attr_as_array(param);
    for (size_t j = 0; list && j < list->size; j++)
      if (is_node(list->elements[j]) && !is_null(list->elements[j]))
        VECTOR_PUSH(operands, list->elements[j]);
    if (param && !list && is_node(param) && !is_null(param))
      VECTOR_PUSH(operands, param);
  }
}

//===- Fields -------------------------------------------------------------===//

static bool is_power(uint64_t value) { return (value & (value - 1)) == 0; }

typedef struct FlagName {
  uint64_t bits;
  const char *name;
} FlagName;

/// Combinations of DIFlag's bits that have one name; LLVM prints them first.
static const FlagName packed_flags[] = {
    {3, "Public"},
    {1, "Private"},
    {2, "Protected"},
    {1 << 16, "SingleInheritance"},
    {1 << 5 | 1 << 2, "IndirectVirtualBase"},
};

/// `DIFlagA | DIFlagB`: the combinations, then the other bits, lowest first.
static void print_flags(Stream *out, const ParamDef *param, const Field *field,
                        uint64_t value) {
  const char *separator = "";
  bool is_packed = field->form == FIELD_FLAGS;
  stream_cstr(out, value ? "" : "0");
  for (size_t i = 0; is_packed && i < ARRAY_LENGTH(packed_flags); i++) {
    const FlagName *flag = &packed_flags[i];
    if ((value & flag->bits) != flag->bits)
      continue;
    stream_format(out, "%s%s%s", separator, field->prefix, flag->name);
    separator = " | ";
    value &= ~flag->bits;
  }
  for (size_t i = 0; i < param->num_cases && value; i++) {
    const EnumCase *flag = &param->cases[i];
    if (!flag->value || !is_power(flag->value) || !(value & flag->value))
      continue;
    stream_format(out, "%s%s", separator, field->prefix);
    stream_text(out, flag->keyword);
    separator = " | ";
    value &= ~flag->value;
  }
}

static const ParamDef *param_of(const Attribute *attr, const char *name) {
  const AttrDef *def = attr_as_dialect(attr, NULL)->def;
  for (size_t i = 0; i < def->num_params; i++)
    if (string_ref_equals(def->params[i].name, string_ref_from_cstr(name)))
      return &def->params[i];
  return NULL;
}

/// LLVM's names of a compile unit's enum cases.
static const char *const emissions[] = {
    "NoDebug", "FullDebug", "LineTablesOnly", "DebugDirectivesOnly"};
static const char *const tables[] = {"Default", "GNU", "None", "Apple"};

/// The node made for `attr`.
static uint32_t made_node(Exporter *exporter, const Attribute *attr) {
  uint32_t index = 0;
  if (!node_find_made(exporter, attr, &index))
    unreachable("an operand that was not made");
  return index;
}

/// `!{!1, null}` for a list; `!{}` if it is empty.
static uint32_t list_node(Exporter *exporter, const ArrayAttr *list) {
  NodeText node;
  node_begin(&node);
  stream_cstr(&node.text, "!{");
  for (size_t i = 0; list && i < list->size; i++) {
    stream_cstr(&node.text, i ? ", " : "");
    if (is_node(list->elements[i]) && !is_null(list->elements[i]))
      node_operand(&node, made_node(exporter, list->elements[i]));
    else
      stream_cstr(&node.text, "null");
  }
  stream_char(&node.text, '}');
  return node_end(exporter, &node);
}

/// Is the field printed with this value?
static bool is_printed(const Field *field, const Attribute *value) {
  switch (field->form) {
  case FIELD_WORD:
    return value && !(field->usual &&
                      string_ref_equals(attr_string_value(value),
                                        string_ref_from_cstr(field->usual)));
  case FIELD_STRING:
    return value && attr_string_value(value).size;
  case FIELD_TEXT:
  case FIELD_EMISSION:
  case FIELD_EXPRESSION:
  case FIELD_BOUND:
    return value != NULL;
  case FIELD_NODE:
    return value && !is_null(value);
  case FIELD_LIST:
    return value && attr_as_array(value)->size;
  case FIELD_NUMBER:
  case FIELD_TRUE:
  case FIELD_FLAGS:
  case FIELD_TABLES:
    return attr_number(value) != 0;
  case FIELD_VIRTUAL:
    return attr_number(value) & LLVM_SUBPROGRAM_VIRTUALITY;
  case FIELD_ALL_FLAGS:
  case FIELD_SCOPE:
  case FIELD_TYPES:
  case FIELD_STEPS:
  case FIELD_BOOL:
  case FIELD_CONSTANT:
  case FIELD_GLOBALS:
    return true;
  }
  unreachable("FieldForm");
}

static void print_value(Exporter *exporter, NodeText *node,
                        const Attribute *attr, const Field *field,
                        const Attribute *value) {
  Stream *out = &node->text;
  switch (field->form) {
  case FIELD_WORD:
    stream_text(out, attr_string_value(value));
    return;
  case FIELD_STRING:
  case FIELD_TEXT:
    stream_quoted(out, attr_string_value(value));
    return;
  case FIELD_NUMBER:
    stream_int(out, attr_number(value));
    return;
  case FIELD_SCOPE:
  case FIELD_NODE:
  case FIELD_LIST:
  case FIELD_TYPES:
    break; // Printed by print_node_field.
  case FIELD_FLAGS:
  case FIELD_ALL_FLAGS:
    print_flags(out, param_of(attr, field->param), field,
                (uint64_t)attr_number(value));
    return;
  case FIELD_EMISSION:
    stream_cstr(out, emissions[attr_number(value) & 3]);
    return;
  case FIELD_TABLES:
    stream_cstr(out, tables[attr_number(value) & 3]);
    return;
  case FIELD_BOOL:
  case FIELD_TRUE:
    stream_cstr(out, attr_is_true(value) ? "true" : "false");
    return;
  case FIELD_EXPRESSION:
  case FIELD_STEPS:
    debug_expression(exporter, out, value);
    return;
  case FIELD_BOUND:
    if (is_node(value))
      node_told_operand(node, made_node(exporter, value));
    else if (llvm_attr_is(value, LLVM_ATTR_DI_EXPRESSION))
      debug_expression(exporter, out, value);
    else
      stream_int(out, attr_number(value));
    return;
  case FIELD_CONSTANT:
  case FIELD_VIRTUAL:
  case FIELD_GLOBALS:
    return;
  }
}

//===- Nodes --------------------------------------------------------------===//

/// Collects the operands in LLVM's order, in which they are numbered; the
/// fields then refer to them.
static void tell_operands(Exporter *exporter, NodeText *node,
                          const DebugKind *kind, const Attribute *attr,
                          uint32_t *nodes) {
  for (size_t i = 0; i < MAX_OPERANDS; i++)
    nodes[i] = UINT32_MAX;
  for (size_t i = 0; i < MAX_OPERANDS && kind->operands[i]; i++) {
    const Attribute *param = llvm_attr_param(attr, kind->operands[i]);
    const ArrayAttr *list = attr_as_array(param);
    if ((list && list->size) || kind->def == LLVM_ATTR_DI_SUBROUTINE_TYPE)
      nodes[i] = list_node(exporter, list);
    else if (param && is_node(param) && !is_null(param))
      nodes[i] = made_node(exporter, param);
    if (nodes[i] != UINT32_MAX)
      VECTOR_PUSH(&node->operands, nodes[i]);
  }
  if (kind->def == LLVM_ATTR_DI_COMPILE_UNIT &&
      exporter->unit_globals != UINT32_MAX)
    VECTOR_PUSH(&node->operands, exporter->unit_globals);
}

/// A gap for the operand in parameter `name`.
static bool print_operand(NodeText *node, const DebugKind *kind,
                          const char *name, const uint32_t *nodes) {
  for (size_t i = 0; i < MAX_OPERANDS && kind->operands[i]; i++) {
    if (strcmp(kind->operands[i], name) != 0 || nodes[i] == UINT32_MAX)
      continue;
    node_told_operand(node, nodes[i]);
    return true;
  }
  return false;
}

/// Types that are distinct even if they look alike, and definitions.
static bool is_distinct_node(const DebugKind *kind, const Attribute *attr) {
  static const char *const tags[] = {
      "DW_TAG_class_type", "DW_TAG_enumeration_type", "DW_TAG_structure_type",
      "DW_TAG_union_type"};
  if (kind->def == LLVM_ATTR_DI_SUBPROGRAM)
    return attr_number(llvm_attr_param(attr, "subprogramFlags")) &
           LLVM_SUBPROGRAM_DEFINITION;
  if (kind->def != LLVM_ATTR_DI_COMPOSITE_TYPE)
    return kind->is_distinct;
  StringRef tag = attr_string_value(llvm_attr_param(attr, "tag"));
  for (size_t i = 0; i < ARRAY_LENGTH(tags); i++)
    if (string_ref_equals(tag, string_ref_from_cstr(tags[i])))
      return true;
  return false;
}

/// Is one of its own operands a recursive node that is still being made? LLVM
/// does not look for an equal one then.
static bool names_itself(const Exporter *exporter, const Attribute *attr,
                         const uint32_t *nodes) {
  const Attribute *recursive = debug_recursive_id(attr);
  uint32_t index;
  if (!recursive || !node_find(exporter, recursive, &index))
    return false;
  for (size_t i = 0; i < MAX_OPERANDS; i++)
    if (nodes[i] == index)
      return true;
  return false;
}

/// `!{!"name", !"value"}`.
static void print_annotation(NodeText *node, const Attribute *attr) {
  stream_cstr(&node->text, "!{");
  node_quoted(node, attr_string_value(llvm_attr_param(attr, "name")));
  stream_cstr(&node->text, ", ");
  node_quoted(node, attr_string_value(llvm_attr_param(attr, "value")));
  stream_char(&node->text, '}');
}

bool debug_print(Exporter *exporter, NodeText *node, const Attribute *attr) {
  const DebugKind *kind = find_kind(attr);
  if (!kind) {
    stream_cstr(&node->text, "!{}");
    return false;
  }
  if (!kind->word) {
    print_annotation(node, attr);
    return false;
  }
  uint32_t nodes[MAX_OPERANDS];
  tell_operands(exporter, node, kind, attr, nodes);
  bool is_distinct =
      is_distinct_node(kind, attr) || names_itself(exporter, attr, nodes);
  stream_format(&node->text, "%s!%s(", is_distinct ? "distinct " : "",
                kind->word);
  const char *separator = "";
  for (size_t i = 0; i < MAX_FIELDS && kind->fields[i].text; i++) {
    const Field *field = &kind->fields[i];
    const Attribute *value =
        field->param ? llvm_attr_param(attr, field->param) : NULL;
    bool is_globals = field->form == FIELD_GLOBALS;
    if (is_globals ? exporter->unit_globals == UINT32_MAX
                   : !is_printed(field, value))
      continue;
    stream_format(&node->text, "%s%s", separator, field->text);
    separator = ", ";
    if (field->form == FIELD_CONSTANT || field->form == FIELD_VIRTUAL)
      continue;
    stream_cstr(&node->text, ": ");
    bool is_operand = field->form == FIELD_NODE || field->form == FIELD_SCOPE ||
                      field->form == FIELD_LIST || field->form == FIELD_TYPES;
    if (is_globals)
      node_told_operand(node, exporter->unit_globals);
    else if (!is_operand)
      print_value(exporter, node, attr, field, value);
    else if (!print_operand(node, kind, field->param, nodes))
      stream_cstr(&node->text, "null");
  }
  stream_char(&node->text, ')');
  return is_distinct;
}

//===- Variables of compile units -----------------------------------------===//

/// The compile unit for a global variable, or NULL. A common block is searched
/// for a subprogram, and a module for a compile unit.
static const Attribute *unit_of(const Attribute *variable) {
  const Attribute *scope = llvm_attr_param(variable, "scope");
  bool is_module = llvm_attr_is(scope, LLVM_ATTR_DI_MODULE);
  bool is_common = llvm_attr_is(scope, LLVM_ATTR_DI_COMMON_BLOCK);
  if (is_module || is_common)
    scope = llvm_attr_param(scope, "scope");
  if (!is_module && llvm_attr_is(scope, LLVM_ATTR_DI_SUBPROGRAM))
    scope = llvm_attr_param(scope, "compileUnit");
  else if (is_common)
    return NULL;
  return llvm_attr_is(scope, LLVM_ATTR_DI_COMPILE_UNIT) ? scope : NULL;
}

typedef struct UnitGlobals {
  const Attribute *unit;
  VECTOR(uint32_t) nodes;
} UnitGlobals;

typedef VECTOR(UnitGlobals) AllUnitGlobals;

/// Adds the variables of `op` to their units. `index` is 1 + a unit's index in
/// `units`.
static void add_globals(Exporter *exporter, const Operation *op, PtrMap *index,
                        AllUnitGlobals *units) {
  const ArrayAttr *variables = attr_as_array(op_attr(op, STR("dbg_exprs")));
  export_begin_symbol(exporter, op);
  for (size_t i = 0; variables && i < variables->size; i++) {
    const Attribute *expression = variables->elements[i];
    uint32_t node = node_of(exporter, expression);
    const Attribute *unit = unit_of(llvm_attr_param(expression, "var"));
    if (!unit)
      continue;
    void **slot = ptr_map_slot(index, unit);
    if (!*slot) {
      VECTOR_PUSH(units, (UnitGlobals){.unit = unit});
      *slot = (void *)(uintptr_t)units->size;
    }
    VECTOR_PUSH(&units->data[(uintptr_t)*slot - 1].nodes, node);
  }
}

void debug_note_globals(Exporter *exporter, const Block *body) {
  PtrMap index = {0};
  AllUnitGlobals units = {0};
  FOR_EACH_OP(op, body)
    if (op_is(op, &llvm_ops[LLVM_MLIR_GLOBAL]))
      add_globals(exporter, op, &index, &units);
  for (size_t i = 0; i < units.size; i++) {
    UnitGlobals *globals = &units.data[i];
    exporter->unit_globals =
        node_list(exporter, globals->nodes.data, globals->nodes.size);
    NodeText node;
    node_begin(&node);
    debug_print(exporter, &node, globals->unit);
    node_set(exporter, node_of(exporter, globals->unit), &node);
    exporter->unit_globals = UINT32_MAX;
    VECTOR_FREE(&globals->nodes);
  }
  VECTOR_FREE(&units);
  ptr_map_free(&index);
}

// SPDX-License-Identifier: Apache-2.0
// The dialect llvm: attributes of debug information, linkage, calling
// conventions and comdats.
#include "capi/capi_internal.h"
#include "dialects/llvm/llvm.h"
#include "ir/attributes/dwarf.h"
#include "ir/definitions/attr_def.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/Dialect/LLVM.h"
#include "support/memory.h"

//===- Parameters ---------------------------------------------------------===//

/// A caller's value for a parameter: a number, or an attribute, as the
/// definition requires.
typedef struct Given {
  uint64_t number;
  const Attribute *attr;
  bool is_none; ///< The number is absent, not 0.
} Given;

#define NUMBER(VALUE) ((Given){.number = (uint64_t)(VALUE)})
#define NODE(VALUE) ((Given){.attr = unwrap_attr(VALUE)})
#define LIST(COUNT, VALUES) ((Given){.attr = list(context, COUNT, VALUES)})

/// An array of the given values; NULL if there are none.
static const Attribute *list(MlirContext context, intptr_t count,
                             const MlirAttribute *elements) {
  return count ? array_attr_get(ctx_of(context), unwrap_attrs(elements),
                                (size_t)count)
               : NULL;
}

/// The attribute stored for a number; NULL if DWARF has no word for it.
static const Attribute *number_of(Context *ctx, const ParamDef *param,
                                  uint64_t number) {
  if (param->kind == PARAM_BOOL)
    return bool_attr_get(ctx, number != 0);
  return param->kind == PARAM_WORD ? dwarf_word_attr(ctx, param->prefix, number)
                                   : dwarf_number_attr(ctx, number);
}

static bool is_number(const ParamDef *param) {
  return param->kind == PARAM_NUMBER || param->kind == PARAM_CASE ||
         param->kind == PARAM_FLAGS || param->kind == PARAM_WORD ||
         param->kind == PARAM_BOOL;
}

/// The stored value for `given`. NULL: there is none; `*is_missing` is set if
/// there must be one.
static const Attribute *param_of(Context *ctx, const ParamDef *param,
                                 const Given *given, bool *is_missing) {
  const Attribute *value = given->attr;
  bool is_absent = !value;
  if (is_number(param)) {
    is_absent = param->keeps_zero ? given->is_none : !given->number;
    value = is_absent && param->is_optional
                ? NULL
                : number_of(ctx, param, given->number);
  }
  *is_missing |= !value && !(is_absent && param->is_optional);
  return value;
}

/// The attribute with these parameters, in the order of the definition. NULL if
/// a required one is missing, or has no word in DWARF.
static MlirAttribute get(MlirContext context, LLVMAttrDef id,
                         const Given *given, size_t count) {
  enum { MAX_PARAMS = 20 };
  const AttrDef *def = &llvm_attr_defs[id];
  Context *ctx = ctx_of(context);
  const Attribute *params[MAX_PARAMS];
  bool is_missing = false;
  assert(count == def->num_params && count <= MAX_PARAMS);
  for (size_t i = 0; i < count; i++)
    params[i] = param_of(ctx, &def->params[i], &given[i], &is_missing);
  return wrap_attr(
      is_missing ? NULL : dialect_params_attr_get(ctx, def, params, count));
}

#define GET(ID, ...)                                                           \
  get(context, LLVM_ATTR_##ID, (const Given[]){__VA_ARGS__},                   \
      sizeof((const Given[]){__VA_ARGS__}) / sizeof(Given))

static const Attribute *param(MlirAttribute attr, const char *name) {
  return llvm_attr_param(unwrap_attr(attr), name);
}

/// A number that may be left out as 0.
static unsigned number_param(MlirAttribute attr, const char *name) {
  int64_t number = 0;
  const Attribute *value = param(attr, name);
  return value && attr_integer_value(value, &number) ? (unsigned)number : 0;
}

#define NAME(FUNCTION, TEXT)                                                   \
  MlirStringRef mlirLLVM##FUNCTION##AttrGetName(void) {                        \
    return wrap_text(STR("llvm." TEXT));                                       \
  }
NAME(CConv, "cconv")
NAME(Comdat, "comdat")
NAME(Linkage, "linkage")
NAME(DINullType, "di_null_type")
NAME(DIExpressionElem, "di_expression_elem")
NAME(DIExpression, "di_expression")
NAME(DIBasicType, "di_basic_type")
NAME(DICompositeType, "di_composite_type")
NAME(DIDerivedType, "di_derived_type")
NAME(DIStringType, "di_string_type")
NAME(DIFile, "di_file")
NAME(DICompileUnit, "di_compile_unit")
NAME(DILexicalBlock, "di_lexical_block")
NAME(DILexicalBlockFile, "di_lexical_block_file")
NAME(DILocalVariable, "di_local_variable")
NAME(DISubprogram, "di_subprogram")
NAME(DIAnnotation, "di_annotation")
NAME(DISubroutineType, "di_subroutine_type")
NAME(DIModule, "di_module")
NAME(DIImportedEntity, "di_imported_entity")

//===- Enumerations -------------------------------------------------------===//

static MlirAttribute get_enum(MlirContext context, LLVMAttrDef id,
                              uint64_t value) {
  const AttrDef *def = &llvm_attr_defs[id];
  return wrap_attr(dialect_attr_get(ctx_of(context), def, value, STR("")));
}

MlirAttribute mlirLLVMCConvAttrGet(MlirContext context, MlirLLVMCConv cconv) {
  return get_enum(context, LLVM_ATTR_CCONV, cconv);
}

MlirAttribute mlirLLVMComdatAttrGet(MlirContext context,
                                    MlirLLVMComdat comdat) {
  return get_enum(context, LLVM_ATTR_COMDAT, comdat);
}

MlirAttribute mlirLLVMLinkageAttrGet(MlirContext context,
                                     MlirLLVMLinkage linkage) {
  static const LLVMLinkage linkages[] = {
      [MlirLLVMLinkageExternal] = LLVM_LINKAGE_EXTERNAL,
      [MlirLLVMLinkageAvailableExternally] = LLVM_LINKAGE_AVAILABLE_EXTERNALLY,
      [MlirLLVMLinkageLinkonce] = LLVM_LINKAGE_LINKONCE,
      [MlirLLVMLinkageLinkonceODR] = LLVM_LINKAGE_LINKONCE_ODR,
      [MlirLLVMLinkageWeak] = LLVM_LINKAGE_WEAK,
      [MlirLLVMLinkageWeakODR] = LLVM_LINKAGE_WEAK_ODR,
      [MlirLLVMLinkageAppending] = LLVM_LINKAGE_APPENDING,
      [MlirLLVMLinkageInternal] = LLVM_LINKAGE_INTERNAL,
      [MlirLLVMLinkagePrivate] = LLVM_LINKAGE_PRIVATE,
      [MlirLLVMLinkageExternWeak] = LLVM_LINKAGE_EXTERN_WEAK,
      [MlirLLVMLinkageCommon] = LLVM_LINKAGE_COMMON,
  };
  return get_enum(context, LLVM_ATTR_LINKAGE, linkages[linkage]);
}

//===- Types --------------------------------------------------------------===//

MlirAttribute mlirLLVMDINullTypeAttrGet(MlirContext context) {
  return get_enum(context, LLVM_ATTR_DI_NULL_TYPE, 0);
}

MlirAttribute mlirLLVMDIBasicTypeAttrGet(MlirContext context, unsigned tag,
                                         MlirAttribute name,
                                         uint64_t sizeInBits,
                                         MlirLLVMTypeEncoding encoding) {
  return GET(DI_BASIC_TYPE, NUMBER(tag), NODE(name), NUMBER(sizeInBits),
             NUMBER(encoding));
}

MlirAttribute mlirLLVMDICompositeTypeAttrGet(
    MlirContext context, MlirAttribute recId, bool isRecSelf, unsigned tag,
    MlirAttribute name, MlirAttribute file, uint32_t line, MlirAttribute scope,
    MlirAttribute baseType, int64_t flags, uint64_t sizeInBits,
    uint64_t alignInBits, intptr_t nElements, MlirAttribute const *elements,
    MlirAttribute dataLocation, MlirAttribute rank, MlirAttribute allocated,
    MlirAttribute associated) {
  return GET(DI_COMPOSITE_TYPE, NODE(recId), NUMBER(isRecSelf), NUMBER(tag),
             NODE(name), NODE(file), NUMBER(line), NODE(scope), NODE(baseType),
             NUMBER(flags), NUMBER(sizeInBits), NUMBER(alignInBits),
             NODE(dataLocation), NODE(rank), NODE(allocated), NODE(associated),
             LIST(nElements, elements));
}

MlirAttribute mlirLLVMDICompositeTypeAttrGetRecSelf(MlirAttribute recId) {
  MlirContext context = mlirAttributeGetContext(recId);
  MlirAttribute none = {NULL};
  return mlirLLVMDICompositeTypeAttrGet(context, recId, true, 0, none, none, 0,
                                        none, none, 0, 0, 0, 0, NULL, none,
                                        none, none, none);
}

MlirAttribute mlirLLVMDIDerivedTypeAttrGet(
    MlirContext context, unsigned tag, MlirAttribute name,
    MlirAttribute baseType, uint64_t sizeInBits, uint32_t alignInBits,
    uint64_t offsetInBits, int64_t dwarfAddressSpace, MlirAttribute extraData) {
  bool has_space = dwarfAddressSpace != MLIR_CAPI_DWARF_ADDRESS_SPACE_NULL;
  Given space = {.number = (uint64_t)dwarfAddressSpace, .is_none = !has_space};
  return GET(DI_DERIVED_TYPE, NUMBER(tag), NODE(name), NODE(baseType),
             NUMBER(sizeInBits), NUMBER(alignInBits), NUMBER(offsetInBits),
             space, NODE(extraData));
}

MlirAttribute
mlirLLVMDIDerivedTypeAttrGetBaseType(MlirAttribute diDerivedType) {
  return wrap_attr(param(diDerivedType, "baseType"));
}

MlirAttribute mlirLLVMDIStringTypeAttrGet(
    MlirContext context, unsigned tag, MlirAttribute name, uint64_t sizeInBits,
    uint32_t alignInBits, MlirAttribute stringLength,
    MlirAttribute stringLengthExp, MlirAttribute stringLocationExp,
    MlirLLVMTypeEncoding encoding) {
  return GET(DI_STRING_TYPE, NUMBER(tag), NODE(name), NUMBER(sizeInBits),
             NUMBER(alignInBits), NODE(stringLength), NODE(stringLengthExp),
             NODE(stringLocationExp), NUMBER(encoding));
}

MlirAttribute mlirLLVMDISubroutineTypeAttrGet(MlirContext context,
                                              unsigned callingConvention,
                                              intptr_t nTypes,
                                              MlirAttribute const *types) {
  return GET(DI_SUBROUTINE_TYPE, NUMBER(callingConvention),
             LIST(nTypes, types));
}

//===- Expressions --------------------------------------------------------===//

/// A step of an expression is an array of its word and its arguments.
MlirAttribute mlirLLVMDIExpressionElemAttrGet(MlirContext context,
                                              unsigned opcode,
                                              intptr_t nArguments,
                                              uint64_t const *arguments) {
  Context *ctx = ctx_of(context);
  const Attribute *word = dwarf_word_attr(ctx, "DW_OP_", opcode);
  if (!word)
    return wrap_attr(NULL);
  size_t count = (size_t)nArguments + 1;
  const Attribute **parts = mem_alloc(count * sizeof(const Attribute *));
  bool is_known = true;
  parts[0] = word;
  for (size_t i = 1; i < count; i++) {
    const char *prefix = dwarf_argument_prefix(attr_string_value(word), i - 1);
    parts[i] = prefix ? dwarf_word_attr(ctx, prefix, arguments[i - 1])
                      : dwarf_number_attr(ctx, arguments[i - 1]);
    is_known &= parts[i] != NULL;
  }
  const Attribute *step = is_known ? array_attr_get(ctx, parts, count) : NULL;
  mem_free(parts);
  return wrap_attr(step);
}

MlirAttribute mlirLLVMDIExpressionAttrGet(MlirContext context,
                                          intptr_t nOperations,
                                          MlirAttribute const *operations) {
  return GET(DI_EXPRESSION, LIST(nOperations, operations));
}

//===- Files, units, modules ----------------------------------------------===//

MlirAttribute mlirLLVMDIFlagsAttrGet(MlirContext ctx, uint64_t value) {
  return wrap_attr(integer_attr_get_i64(
      ctx_of(ctx), integer_type_get(ctx_of(ctx), 32), (int64_t)value));
}

MlirStringRef mlirLLVMDIFlagsAttrGetName(void) {
  return mlirIntegerAttrGetName();
}

MlirAttribute mlirLLVMDIFileAttrGet(MlirContext context, MlirAttribute name,
                                    MlirAttribute directory) {
  return GET(DI_FILE, NODE(name), NODE(directory));
}

MlirAttribute mlirLLVMDICompileUnitAttrGet(
    MlirContext context, MlirAttribute id, unsigned sourceLanguage,
    MlirAttribute file, MlirAttribute producer, bool isOptimized,
    MlirLLVMDIEmissionKind emissionKind, MlirLLVMDINameTableKind nameTableKind,
    MlirAttribute splitDebugFilename) {
  return GET(DI_COMPILE_UNIT, NODE(id), NUMBER(sourceLanguage), NODE(file),
             NODE(producer), NUMBER(isOptimized), NUMBER(emissionKind),
             NUMBER(nameTableKind), NODE(splitDebugFilename));
}

MlirAttribute mlirLLVMDIModuleAttrGet(MlirContext context, MlirAttribute file,
                                      MlirAttribute scope, MlirAttribute name,
                                      MlirAttribute configMacros,
                                      MlirAttribute includePath,
                                      MlirAttribute apinotes, unsigned line,
                                      bool isDecl) {
  return GET(DI_MODULE, NODE(file), NODE(scope), NODE(name), NODE(configMacros),
             NODE(includePath), NODE(apinotes), NUMBER(line), NUMBER(isDecl));
}

MlirAttribute mlirLLVMDIModuleAttrGetScope(MlirAttribute diModule) {
  return wrap_attr(param(diModule, "scope"));
}

MlirAttribute mlirLLVMDIImportedEntityAttrGet(
    MlirContext context, unsigned tag, MlirAttribute scope,
    MlirAttribute entity, MlirAttribute file, unsigned line, MlirAttribute name,
    intptr_t nElements, MlirAttribute const *elements) {
  return GET(DI_IMPORTED_ENTITY, NUMBER(tag), NODE(scope), NODE(entity),
             NODE(file), NUMBER(line), NODE(name), LIST(nElements, elements));
}

//===- Functions, blocks, variables ---------------------------------------===//

MlirAttribute mlirLLVMDILexicalBlockAttrGet(MlirContext context,
                                            MlirAttribute scope,
                                            MlirAttribute file, unsigned line,
                                            unsigned column) {
  return GET(DI_LEXICAL_BLOCK, NODE(scope), NODE(file), NUMBER(line),
             NUMBER(column));
}

MlirAttribute mlirLLVMDILexicalBlockFileAttrGet(MlirContext context,
                                                MlirAttribute scope,
                                                MlirAttribute file,
                                                unsigned discriminator) {
  return GET(DI_LEXICAL_BLOCK_FILE, NODE(scope), NODE(file),
             NUMBER(discriminator));
}

MlirAttribute mlirLLVMDILocalVariableAttrGet(
    MlirContext context, MlirAttribute scope, MlirAttribute name,
    MlirAttribute diFile, unsigned line, unsigned arg, unsigned alignInBits,
    MlirAttribute diType, int64_t flags) {
  return GET(DI_LOCAL_VARIABLE, NODE(scope), NODE(name), NODE(diFile),
             NUMBER(line), NUMBER(arg), NUMBER(alignInBits), NODE(diType),
             NUMBER(flags));
}

MlirAttribute mlirLLVMDISubprogramAttrGet(
    MlirContext context, MlirAttribute recId, bool isRecSelf, MlirAttribute id,
    MlirAttribute compileUnit, MlirAttribute scope, MlirAttribute name,
    MlirAttribute linkageName, MlirAttribute file, unsigned line,
    unsigned scopeLine, uint64_t subprogramFlags, MlirAttribute type,
    intptr_t nRetainedNodes, MlirAttribute const *retainedNodes,
    intptr_t nAnnotations, MlirAttribute const *annotations) {
  return GET(
      DI_SUBPROGRAM, NODE(recId), NUMBER(isRecSelf), NODE(id),
      NODE(compileUnit), NODE(scope), NODE(name), NODE(linkageName), NODE(file),
      NUMBER(line), NUMBER(scopeLine), NUMBER(subprogramFlags), NODE(type),
      LIST(nRetainedNodes, retainedNodes), LIST(nAnnotations, annotations));
}

MlirAttribute mlirLLVMDISubprogramAttrGetRecSelf(MlirAttribute recId) {
  MlirContext context = mlirAttributeGetContext(recId);
  MlirAttribute none = {NULL};
  return mlirLLVMDISubprogramAttrGet(context, recId, true, none, none, none,
                                     none, none, none, 0, 0, 0, none, 0, NULL,
                                     0, NULL);
}

MlirAttribute mlirLLVMDISubprogramAttrGetScope(MlirAttribute diSubprogram) {
  return wrap_attr(param(diSubprogram, "scope"));
}

unsigned mlirLLVMDISubprogramAttrGetLine(MlirAttribute diSubprogram) {
  return number_param(diSubprogram, "line");
}

unsigned mlirLLVMDISubprogramAttrGetScopeLine(MlirAttribute diSubprogram) {
  return number_param(diSubprogram, "scopeLine");
}

MlirAttribute
mlirLLVMDISubprogramAttrGetCompileUnit(MlirAttribute diSubprogram) {
  return wrap_attr(param(diSubprogram, "compileUnit"));
}

MlirAttribute mlirLLVMDISubprogramAttrGetFile(MlirAttribute diSubprogram) {
  return wrap_attr(param(diSubprogram, "file"));
}

MlirAttribute mlirLLVMDISubprogramAttrGetType(MlirAttribute diSubprogram) {
  return wrap_attr(param(diSubprogram, "type"));
}

MlirAttribute mlirLLVMDIAnnotationAttrGet(MlirContext context,
                                          MlirAttribute name,
                                          MlirAttribute value) {
  return GET(DI_ANNOTATION, NODE(name), NODE(value));
}

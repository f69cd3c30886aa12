// SPDX-License-Identifier: Apache-2.0
// Attributes of the dialect llvm: linkage, conventions, comdats, and debug
// information, down to a module that is exported with it.
#include "client.h"
#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/Dialect/LLVM.h"

enum {
  TAG_MEMBER = 0x0d,
  TAG_POINTER = 0x0f,
  TAG_STRUCTURE = 0x13,
  TAG_STRING = 0x12,
  TAG_BASE = 0x24,
  TAG_IMPORTED_MODULE = 0x3a,
  LANGUAGE_C11 = 0x1d,
  OP_PLUS_UCONST = 0x23,
  OP_DEREF = 0x06,
  OP_CONVERT = 0x1001,
  CONVENTION_NORMAL = 1,
  FLAG_DEFINITION = 8,
};

static MlirContext ctx;
static const MlirAttribute none;

static MlirAttribute text(const char *chars) {
  return mlirStringAttrGet(ctx, str(chars));
}

static MlirAttribute parse(const char *chars) {
  return mlirAttributeParseGet(ctx, str(chars));
}

static void enumerations(void) {
  show_attr("C", mlirLLVMCConvAttrGet(ctx, MlirLLVMCConvC));
  show_attr("fast", mlirLLVMCConvAttrGet(ctx, MlirLLVMCConvFast));
  show_attr("std", mlirLLVMCConvAttrGet(ctx, MlirLLVMCConvX86_StdCall));
  for (int i = MlirLLVMLinkageExternal; i <= MlirLLVMLinkageCommon; i++)
    show_attr("linkage", mlirLLVMLinkageAttrGet(ctx, (MlirLLVMLinkage)i));
  for (int i = MlirLLVMComdatAny; i <= MlirLLVMComdatSameSize; i++)
    show_attr("comdat", mlirLLVMComdatAttrGet(ctx, (MlirLLVMComdat)i));
  show_text("name", mlirLLVMCConvAttrGetName());
  show_text("name", mlirLLVMLinkageAttrGetName());
  show_text("name", mlirLLVMComdatAttrGetName());
}

static MlirAttribute expression(void) {
  uint64_t offset = 8, converted[] = {16, 5};
  MlirAttribute steps[] = {
      mlirLLVMDIExpressionElemAttrGet(ctx, OP_PLUS_UCONST, 1, &offset),
      mlirLLVMDIExpressionElemAttrGet(ctx, OP_DEREF, 0, NULL),
      mlirLLVMDIExpressionElemAttrGet(ctx, OP_CONVERT, 2, converted)};
  show_attr("no steps", mlirLLVMDIExpressionAttrGet(ctx, 0, NULL));
  MlirAttribute whole = mlirLLVMDIExpressionAttrGet(ctx, 3, steps);
  show_attr("expression", whole);
  return whole;
}

/// A list: struct node { int value; struct node *next; };
static MlirAttribute types(MlirAttribute file) {
  MlirAttribute integer = mlirLLVMDIBasicTypeAttrGet(
      ctx, TAG_BASE, text("int"), 32, MlirLLVMTypeEncodingSigned);
  show_attr("int", integer);
  MlirAttribute id = parse("distinct[7]<>");
  MlirAttribute self = mlirLLVMDICompositeTypeAttrGetRecSelf(id);
  show_attr("self", self);
  MlirAttribute pointer =
      mlirLLVMDIDerivedTypeAttrGet(ctx, TAG_POINTER, none, self, 64, 0, 0,
                                   MLIR_CAPI_DWARF_ADDRESS_SPACE_NULL, none);
  MlirAttribute near = mlirLLVMDIDerivedTypeAttrGet(ctx, TAG_POINTER, none,
                                                    self, 64, 0, 0, 0, none);
  show_attr("pointer", pointer);
  show_attr("of space 0", near);
  show_attr("base", mlirLLVMDIDerivedTypeAttrGetBaseType(pointer));
  MlirAttribute members[] = {
      mlirLLVMDIDerivedTypeAttrGet(ctx, TAG_MEMBER, text("value"), integer, 32,
                                   32, 0, -1, none),
      mlirLLVMDIDerivedTypeAttrGet(ctx, TAG_MEMBER, text("next"), pointer, 64,
                                   64, 64, -1, integer)};
  MlirAttribute node = mlirLLVMDICompositeTypeAttrGet(
      ctx, id, false, TAG_STRUCTURE, text("node"), file, 3, file, none, 0, 128,
      64, 2, members, none, none, none, none);
  show_attr("node", node);
  show_attr("string", mlirLLVMDIStringTypeAttrGet(
                          ctx, TAG_STRING, text("s"), 16, 8, none, expression(),
                          none, MlirLLVMTypeEncodingASCII));
  show_attr("nothing", mlirLLVMDINullTypeAttrGet(ctx));
  return node;
}

static MlirAttribute subprogram(MlirAttribute file, MlirAttribute unit,
                                MlirAttribute node) {
  MlirAttribute parts[] = {mlirLLVMDINullTypeAttrGet(ctx), node};
  MlirAttribute type =
      mlirLLVMDISubroutineTypeAttrGet(ctx, CONVENTION_NORMAL, 2, parts);
  show_attr("type", type);
  MlirAttribute note =
      mlirLLVMDIAnnotationAttrGet(ctx, text("key"), text("value"));
  show_attr("note", note);
  MlirAttribute f = mlirLLVMDISubprogramAttrGet(
      ctx, none, false, parse("distinct[2]<>"), unit, file, text("f"),
      text("_f"), file, 10, 11, FLAG_DEFINITION, type, 0, NULL, 1, &note);
  show_attr("subprogram", f);
  show_attr("scope", mlirLLVMDISubprogramAttrGetScope(f));
  show_attr("unit", mlirLLVMDISubprogramAttrGetCompileUnit(f));
  show_attr("file", mlirLLVMDISubprogramAttrGetFile(f));
  show_attr("its type", mlirLLVMDISubprogramAttrGetType(f));
  printf("lines %u %u\n", mlirLLVMDISubprogramAttrGetLine(f),
         mlirLLVMDISubprogramAttrGetScopeLine(f));
  MlirAttribute self =
      mlirLLVMDISubprogramAttrGetRecSelf(parse("distinct[9]<>"));
  show_attr("self", self);
  printf("no lines %u\n", mlirLLVMDISubprogramAttrGetLine(self));
  return f;
}

static void scopes(MlirAttribute file, MlirAttribute f, MlirAttribute node) {
  MlirAttribute block = mlirLLVMDILexicalBlockAttrGet(ctx, f, file, 12, 3);
  show_attr("block", block);
  show_attr("file block", mlirLLVMDILexicalBlockFileAttrGet(ctx, f, file, 0));
  show_attr("variable", mlirLLVMDILocalVariableAttrGet(
                            ctx, block, text("v"), file, 13, 1, 64, node, 1));
  MlirAttribute module = mlirLLVMDIModuleAttrGet(
      ctx, file, f, text("m"), text("-DX"), text("/include"), none, 5, true);
  show_attr("module", module);
  show_attr("of", mlirLLVMDIModuleAttrGetScope(module));
  show_attr("import",
            mlirLLVMDIImportedEntityAttrGet(ctx, TAG_IMPORTED_MODULE, f, module,
                                            file, 6, none, 1, &block));
}

int main(void) {
  ctx = context_with_all();
  mlirContextGetOrLoadDialect(ctx, str("llvm"));
  enumerations();
  MlirAttribute file = mlirLLVMDIFileAttrGet(ctx, text("a.c"), text("/src"));
  show_attr("file", file);
  MlirAttribute unit = mlirLLVMDICompileUnitAttrGet(
      ctx, parse("distinct[1]<>"), LANGUAGE_C11, file, text("cc"), true,
      MlirLLVMDIEmissionKindFull, MlirLLVMDINameTableKindNone, text("a.dwo"));
  show_attr("unit", unit);
  MlirAttribute node = types(file);
  MlirAttribute f = subprogram(file, unit, node);
  scopes(file, f, node);
  MlirAttribute same = mlirLLVMDIFileAttrGet(ctx, text("a.c"), text("/src"));
  printf("same %d\n", mlirAttributeEqual(file, same));
  printf("as read %d\n",
         mlirAttributeEqual(file, parse("#llvm.di_file<\"a.c\" in \"/src\">")));
  show_text("name", mlirLLVMDICompositeTypeAttrGetName());
  show_text("name", mlirLLVMDIExpressionElemAttrGetName());
  show_text("name", mlirLLVMDIExpressionAttrGetName());
  show_text("name", mlirLLVMDINullTypeAttrGetName());
  show_text("name", mlirLLVMDIBasicTypeAttrGetName());
  show_text("name", mlirLLVMDIDerivedTypeAttrGetName());
  show_text("name", mlirLLVMDIStringTypeAttrGetName());
  show_text("name", mlirLLVMDIFileAttrGetName());
  show_text("name", mlirLLVMDICompileUnitAttrGetName());
  show_text("name", mlirLLVMDILexicalBlockAttrGetName());
  show_text("name", mlirLLVMDILexicalBlockFileAttrGetName());
  show_text("name", mlirLLVMDILocalVariableAttrGetName());
  show_text("name", mlirLLVMDISubprogramAttrGetName());
  show_text("name", mlirLLVMDIAnnotationAttrGetName());
  show_text("name", mlirLLVMDISubroutineTypeAttrGetName());
  show_text("name", mlirLLVMDIModuleAttrGetName());
  show_text("name", mlirLLVMDIImportedEntityAttrGetName());
  mlirContextDestroy(ctx);
  return 0;
}

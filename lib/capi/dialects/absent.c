// SPDX-License-Identifier: Apache-2.0
// Dialects of MLIR's C interface that the library does not have: pdl and irdl.
// Their types and attributes are what the parser makes of their text: opaque
// where unknown dialects are allowed, an error elsewhere.
#include "capi/capi_internal.h"
#include "mlir-c/Dialect/IRDL.h"
#include "mlir-c/Dialect/PDL.h"
#include "mlir-c/Rewrite.h"

static const DialectDef pdl_dialect = {.name = {"pdl", 3}};
static const DialectDef irdl_dialect = {.name = {"irdl", 4}};

MlirDialectHandle mlirGetDialectHandle__pdl__(void) {
  return (MlirDialectHandle){&pdl_dialect};
}

MlirDialectHandle mlirGetDialectHandle__irdl__(void) {
  return (MlirDialectHandle){&irdl_dialect};
}

bool capi_dialect_is_absent(const DialectDef *def) {
  return def == &pdl_dialect || def == &irdl_dialect;
}

//===- Text ---------------------------------------------------------------===//

/// Appends to a stream.
static void append(MlirStringRef text, void *user) {
  Stream *stream = user;
  stream_text(stream, unwrap_text(text));
}

static bool type_begins(MlirType type, StringRef prefix) {
  Stream text = {0};
  mlirTypePrint(type, append, &text);
  bool begins = string_ref_starts_with(stream_view(&text), prefix);
  stream_free(&text);
  return begins;
}

static MlirAttribute parse_attr(MlirContext ctx, Stream *text) {
  MlirAttribute attr = mlirAttributeParseGet(ctx, wrap_text(stream_view(text)));
  stream_free(text);
  return attr;
}

//===- pdl ----------------------------------------------------------------===//

bool mlirTypeIsAPDLType(MlirType type) {
  return type_begins(type, STR("!pdl."));
}

#define PDL_TYPE(NAME, TEXT)                                                   \
  static const CapiTypeId pdl_##NAME##_id;                                     \
  bool mlirTypeIsAPDL##NAME##Type(MlirType type) {                             \
    return type_begins(type, STR("!" TEXT));                                   \
  }                                                                            \
  MlirTypeID mlirPDL##NAME##TypeGetTypeID(void) {                              \
    return wrap_type_id(&pdl_##NAME##_id);                                     \
  }                                                                            \
  MlirStringRef mlirPDL##NAME##TypeGetName(void) {                             \
    return wrap_text(STR(TEXT));                                               \
  }
#define PDL_PLAIN_TYPE(NAME, TEXT)                                             \
  PDL_TYPE(NAME, TEXT)                                                         \
  MlirType mlirPDL##NAME##TypeGet(MlirContext ctx) {                           \
    return mlirTypeParseGet(ctx, wrap_text(STR("!" TEXT)));                    \
  }
PDL_PLAIN_TYPE(Attribute, "pdl.attribute")
PDL_PLAIN_TYPE(Operation, "pdl.operation")
PDL_TYPE(Range, "pdl.range")
PDL_PLAIN_TYPE(Type, "pdl.type")
PDL_PLAIN_TYPE(Value, "pdl.value")

/// Parses `prefix`, the text of `type` without its first `skip` and last `less`
/// bytes, and `suffix`.
static MlirType parse_part(const char *prefix, MlirType type, size_t skip,
                           size_t less, const char *suffix) {
  Stream text = {0}, whole = {0};
  mlirTypePrint(type, append, &text);
  StringRef part = stream_view(&text);
  if (part.size < skip + less)
    part = string_ref(part.data, skip + less);
  stream_cstr(&whole, prefix);
  stream_text(&whole, string_ref(part.data + skip, part.size - skip - less));
  stream_cstr(&whole, suffix);
  MlirType result = mlirTypeParseGet(mlirTypeGetContext(type),
                                     wrap_text(stream_view(&whole)));
  stream_free(&whole);
  stream_free(&text);
  return result;
}

MlirType mlirPDLRangeTypeGet(MlirType elementType) {
  if (!mlirTypeIsAPDLType(elementType)) {
    capi_error(capi_owner(elementType.ptr), location_unknown(),
               "a range of pdl has elements of a type of pdl");
    return wrap_type(NULL);
  }
  return parse_part("!pdl.range<", elementType, strlen("!pdl."), 0, ">");
}

MlirType mlirPDLRangeTypeGetElementType(MlirType type) {
  return mlirTypeIsAPDLRangeType(type)
             ? parse_part("!pdl.", type, strlen("!pdl.range<"), 1, "")
             : wrap_type(NULL);
}

//===- Patterns of pdl ----------------------------------------------------===//

MlirPDLPatternModule mlirPDLPatternModuleFromModule(MlirModule op) {
  const Operation *module = unwrap_module(op);
  capi_error(capi_owner(module), module->loc,
             "patterns cannot be made of pdl: mlopt does not have it");
  mlirModuleDestroy(op);
  return (MlirPDLPatternModule){NULL};
}

void mlirPDLPatternModuleDestroy(MlirPDLPatternModule op) { (void)op; }

MlirRewritePatternSet
mlirRewritePatternSetFromPDLPatternModule(MlirPDLPatternModule op) {
  (void)op;
  return mlirRewritePatternSetCreate((MlirContext){NULL});
}

MlirValue mlirPDLValueAsValue(MlirPDLValue value) {
  (void)value;
  return wrap_value(NULL);
}

MlirType mlirPDLValueAsType(MlirPDLValue value) {
  (void)value;
  return wrap_type(NULL);
}

MlirOperation mlirPDLValueAsOperation(MlirPDLValue value) {
  (void)value;
  return wrap_op(NULL);
}

MlirAttribute mlirPDLValueAsAttribute(MlirPDLValue value) {
  (void)value;
  return wrap_attr(NULL);
}

void mlirPDLResultListPushBackValue(MlirPDLResultList results,
                                    MlirValue value) {
  (void)results;
  (void)value;
}

void mlirPDLResultListPushBackType(MlirPDLResultList results, MlirType value) {
  (void)results;
  (void)value;
}

void mlirPDLResultListPushBackOperation(MlirPDLResultList results,
                                        MlirOperation value) {
  (void)results;
  (void)value;
}

void mlirPDLResultListPushBackAttribute(MlirPDLResultList results,
                                        MlirAttribute value) {
  (void)results;
  (void)value;
}

void mlirPDLPatternModuleRegisterRewriteFunction(
    MlirPDLPatternModule pdlModule, MlirStringRef name,
    MlirPDLRewriteFunction rewriteFn, void *userData) {
  (void)pdlModule;
  (void)name;
  (void)rewriteFn;
  (void)userData;
}

void mlirPDLPatternModuleRegisterConstraintFunction(
    MlirPDLPatternModule pdlModule, MlirStringRef name,
    MlirPDLConstraintFunction constraintFn, void *userData) {
  (void)pdlModule;
  (void)name;
  (void)constraintFn;
  (void)userData;
}

//===- irdl ---------------------------------------------------------------===//

MlirLogicalResult mlirLoadIRDLDialects(MlirModule module) {
  const Operation *op = unwrap_module(module);
  capi_error(capi_owner(op), op->loc,
             "dialects cannot be made of irdl: mlopt does not have it");
  return mlirLogicalResultFailure();
}

MlirStringRef mlirIRDLVariadicityAttrGetName(void) {
  return wrap_text(STR("irdl.variadicity"));
}

MlirStringRef mlirIRDLVariadicityArrayAttrGetName(void) {
  return wrap_text(STR("irdl.variadicity_array"));
}

MlirAttribute mlirIRDLVariadicityAttrGet(MlirContext ctx, MlirStringRef value) {
  Stream text = {0};
  stream_cstr(&text, "#irdl<variadicity ");
  stream_text(&text, unwrap_text(value));
  stream_char(&text, '>');
  return parse_attr(ctx, &text);
}

MlirAttribute mlirIRDLVariadicityArrayAttrGet(MlirContext ctx, intptr_t nValues,
                                              MlirAttribute const *values) {
  const size_t prefix = strlen("#irdl<variadicity ");
  Stream text = {0}, one = {0};
  stream_cstr(&text, "#irdl<variadicity_array[");
  for (intptr_t i = 0; i < nValues; i++) {
    one.size = 0;
    mlirAttributePrint(values[i], append, &one);
    StringRef word = stream_view(&one);
    stream_cstr(&text, i ? ", " : "");
    if (word.size > prefix)
      stream_text(&text,
                  string_ref(word.data + prefix, word.size - prefix - 1));
  }
  stream_free(&one);
  stream_cstr(&text, "]>");
  return parse_attr(ctx, &text);
}

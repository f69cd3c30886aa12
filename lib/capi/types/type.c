// SPDX-License-Identifier: Apache-2.0
// The parts common to all types and attributes: a kind with an id, a dialect, a
// text.
#include "capi/types/type_ids.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/type_def.h"
#include "parser/parser.h"

const CapiTypeId capi_type_ids[NUM_CAPI_TYPE_IDS];
const CapiTypeId capi_float_ids[FLOAT_NUM_KINDS];

//===- Types --------------------------------------------------------------===//

static const CapiTypeId *builtin_type_id(const Type *type) {
  switch (type_kind(type)) {
  case TYPE_INTEGER:
    return &capi_type_ids[CAPI_ID_INTEGER_TYPE];
  case TYPE_INDEX:
    return &capi_type_ids[CAPI_ID_INDEX_TYPE];
  case TYPE_FLOAT:
    return &capi_float_ids[type_as_float(type)->format];
  case TYPE_NONE:
    return &capi_type_ids[CAPI_ID_NONE_TYPE];
  case TYPE_COMPLEX:
    return &capi_type_ids[CAPI_ID_COMPLEX_TYPE];
  case TYPE_FUNCTION:
    return &capi_type_ids[CAPI_ID_FUNCTION_TYPE];
  case TYPE_TUPLE:
    return &capi_type_ids[CAPI_ID_TUPLE_TYPE];
  case TYPE_VECTOR:
    return &capi_type_ids[CAPI_ID_VECTOR_TYPE];
  case TYPE_RANKED_TENSOR:
    return &capi_type_ids[CAPI_ID_RANKED_TENSOR_TYPE];
  case TYPE_UNRANKED_TENSOR:
    return &capi_type_ids[CAPI_ID_UNRANKED_TENSOR_TYPE];
  case TYPE_RANKED_MEMREF:
    return &capi_type_ids[CAPI_ID_MEMREF_TYPE];
  case TYPE_UNRANKED_MEMREF:
    return &capi_type_ids[CAPI_ID_UNRANKED_MEMREF_TYPE];
  case TYPE_OPAQUE:
    return &capi_type_ids[CAPI_ID_OPAQUE_TYPE];
  case TYPE_DIALECT:
    return NULL;
  }
  unreachable("TypeKind");
}

MlirTypeID mlirTypeGetTypeID(MlirType type) {
  const DialectType *dialect_type = type_as_dialect(unwrap_type(type), NULL);
  if (dialect_type)
    return wrap_type_id(dialect_type->def);
  return wrap_type_id(builtin_type_id(unwrap_type(type)));
}

MlirDialect mlirTypeGetDialect(MlirType type) {
  const DialectType *dialect_type = type_as_dialect(unwrap_type(type), NULL);
  const DialectDef *def =
      dialect_type ? dialect_type->def->dialect : &builtin_dialect;
  return (MlirDialect){capi_dialect(capi_owner(type.ptr), def)};
}

/// A copy of `text` with a NUL after it; errors call it by the text itself.
static SourceBuffer fragment(Arena *arena, MlirStringRef text) {
  const char *copy = arena_copy_text(arena, text.data, text.length);
  StringRef whole = string_ref(copy, text.length);
  return (SourceBuffer){.name = whole, .text = whole};
}

MlirType mlirTypeParseGet(MlirContext context, MlirStringRef type) {
  Context *ctx = ctx_of(context);
  Arena arena;
  arena_init(&arena);
  SourceBuffer buffer = fragment(&arena, type);
  const Type *parsed = parse_type_buffer(ctx, &buffer);
  capi_deliver(unwrap_context(context), ctx);
  arena_free(&arena);
  return wrap_type(parsed);
}

MlirContext mlirTypeGetContext(MlirType type) {
  return wrap_context(capi_owner(type.ptr));
}

bool mlirTypeEqual(MlirType t1, MlirType t2) { return t1.ptr == t2.ptr; }

void mlirTypePrint(MlirType type, MlirStringCallback callback, void *userData) {
  Stream text = {0};
  if (type.ptr)
    type_print(&text, unwrap_type(type));
  else
    stream_cstr(&text, "<<NULL TYPE>>");
  capi_give_text(&text, callback, userData);
}

void mlirTypeDump(MlirType type) {
  Stream text = {0};
  type_print(&text, unwrap_type(type));
  capi_dump_text(&text);
}

//===- Attributes ---------------------------------------------------------===//

static const CapiTypeId *location_id(Location loc) {
  switch (location_kind(loc)) {
  case LOCATION_UNKNOWN:
    return &capi_type_ids[CAPI_ID_UNKNOWN_LOCATION];
  case LOCATION_FILE_LINE_COL:
    return &capi_type_ids[CAPI_ID_FILE_LOCATION];
  case LOCATION_NAME:
    return &capi_type_ids[CAPI_ID_NAME_LOCATION];
  case LOCATION_CALL_SITE:
    return &capi_type_ids[CAPI_ID_CALL_SITE_LOCATION];
  case LOCATION_FUSED:
  case LOCATION_DIALECT:
    return &capi_type_ids[CAPI_ID_FUSED_LOCATION];
  }
  unreachable("LocationKind");
}

static const void *attr_id(const Attribute *attr) {
  switch (attr_kind(attr)) {
  case ATTR_LOCATION:
    return location_id(attr_as_location(attr)->value);
  case ATTR_DIALECT:
    return attr_as_dialect(attr, NULL)->def;
  case ATTR_DENSE_ELEMENTS:
    return &capi_type_ids[attr_as_dense_elements(attr)->storage == DENSE_STRINGS
                              ? CAPI_ID_DENSE_STRINGS
                              : CAPI_ID_ATTR + ATTR_DENSE_ELEMENTS];
  default:
    return &capi_type_ids[CAPI_ID_ATTR + attr_kind(attr)];
  }
}

MlirTypeID mlirAttributeGetTypeID(MlirAttribute attribute) {
  return wrap_type_id(attr_id(unwrap_attr(attribute)));
}

MlirDialect mlirAttributeGetDialect(MlirAttribute attribute) {
  const DialectAttr *attr = attr_as_dialect(unwrap_attr(attribute), NULL);
  const DialectDef *def = attr ? attr->def->dialect : &builtin_dialect;
  return (MlirDialect){capi_dialect(capi_owner(attribute.ptr), def)};
}

MlirAttribute mlirAttributeParseGet(MlirContext context, MlirStringRef attr) {
  Context *ctx = ctx_of(context);
  Arena arena;
  arena_init(&arena);
  SourceBuffer buffer = fragment(&arena, attr);
  const Attribute *parsed = parse_attribute_buffer(ctx, &buffer);
  capi_deliver(unwrap_context(context), ctx);
  arena_free(&arena);
  return wrap_attr(parsed);
}

MlirContext mlirAttributeGetContext(MlirAttribute attribute) {
  return wrap_context(capi_owner(attribute.ptr));
}

MlirType mlirAttributeGetType(MlirAttribute attribute) {
  const Type *type = attr_type(unwrap_attr(attribute));
  if (!type)
    type = none_type_get(capi_ctx_of(attribute.ptr));
  return wrap_type(type);
}

bool mlirAttributeEqual(MlirAttribute a1, MlirAttribute a2) {
  return a1.ptr == a2.ptr;
}

static void write_attr(const Attribute *attr, Stream *out) {
  if (attr)
    attr_print(out, attr);
  else
    stream_cstr(out, "<<NULL ATTRIBUTE>>");
}

void mlirAttributePrint(MlirAttribute attr, MlirStringCallback callback,
                        void *userData) {
  Stream text = {0};
  write_attr(unwrap_attr(attr), &text);
  capi_give_text(&text, callback, userData);
}

void mlirAttributeDump(MlirAttribute attr) {
  Stream text = {0};
  write_attr(unwrap_attr(attr), &text);
  capi_dump_text(&text);
}

MlirNamedAttribute mlirNamedAttributeGet(MlirIdentifier name,
                                         MlirAttribute attr) {
  return (MlirNamedAttribute){name, attr};
}

//===- Ids of locations ---------------------------------------------------===//

MlirTypeID mlirLocationFileLineColRangeGetTypeID(void) {
  return wrap_type_id(&capi_type_ids[CAPI_ID_FILE_LOCATION]);
}

MlirTypeID mlirLocationCallSiteGetTypeID(void) {
  return wrap_type_id(&capi_type_ids[CAPI_ID_CALL_SITE_LOCATION]);
}

MlirTypeID mlirLocationFusedGetTypeID(void) {
  return wrap_type_id(&capi_type_ids[CAPI_ID_FUSED_LOCATION]);
}

MlirTypeID mlirLocationNameGetTypeID(void) {
  return wrap_type_id(&capi_type_ids[CAPI_ID_NAME_LOCATION]);
}

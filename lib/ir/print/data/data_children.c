// SPDX-License-Identifier: Apache-2.0
// The direct parts of types, attributes and locations.
#include "ir/definitions/attr_def.h"
#include "ir/definitions/op_def.h"
#include "ir/print/data/data_printer.h"

static void push_type(DataNodes *children, const Type *type) {
  if (type)
    VECTOR_PUSH(children, (DataNode){.type = type});
}

static void push_types(DataNodes *children, const Type *const *types,
                       size_t count) {
  for (size_t i = 0; i < count; ++i)
    push_type(children, types[i]);
}

static void push_attr(DataNodes *children, const Attribute *attr) {
  if (attr)
    VECTOR_PUSH(children, (DataNode){.attr = attr});
}

static void push_shaped(DataNodes *children, const ShapedType *type) {
  push_type(children, type->element);
  push_attr(children, type->layout);
  push_attr(children, type->memory_space);
}

static void type_children(const Type *type, DataNodes *children) {
  switch (type_kind(type)) {
  case TYPE_INTEGER:
  case TYPE_INDEX:
  case TYPE_FLOAT:
  case TYPE_NONE:
  case TYPE_OPAQUE:
    return;
  case TYPE_COMPLEX:
    push_type(children, ((const ComplexType *)type)->element);
    return;
  case TYPE_FUNCTION: {
    const FunctionType *function = (const FunctionType *)type;
    push_types(children, function->types,
               (size_t)function->num_inputs + function->num_results);
    return;
  }
  case TYPE_TUPLE:
    push_types(children, ((const TupleType *)type)->types,
               ((const TupleType *)type)->num_types);
    return;
  case TYPE_VECTOR:
  case TYPE_RANKED_TENSOR:
  case TYPE_UNRANKED_TENSOR:
  case TYPE_RANKED_MEMREF:
  case TYPE_UNRANKED_MEMREF:
    push_shaped(children, (const ShapedType *)type);
    return;
  case TYPE_DIALECT:
    push_types(children, ((const DialectType *)type)->types,
               ((const DialectType *)type)->num_types);
    push_attr(children, ((const DialectType *)type)->attr);
    return;
  }
  unreachable("type kind");
}

/// Is the parameter a list that is not an attribute itself?
static bool is_list(ParamKind kind) {
  return kind == PARAM_LIST || kind == PARAM_BRACES || kind == PARAM_ATTRS ||
         kind == PARAM_OFS;
}

/// The elements of lists that stand for several parameters.
static void push_params(DataNodes *children, const DialectAttr *attr) {
  for (size_t i = 0; i < attr->num_params; ++i) {
    bool is_named = i < attr->def->num_params;
    ParamKind kind = is_named ? attr->def->params[i].kind : PARAM_ANY;
    const ArrayAttr *list =
        is_list(kind) ? attr_as_array(attr->params[i]) : NULL;
    for (size_t j = 0; list && j < list->size; ++j)
      push_attr(children, list->elements[j]);
    if (!list && kind != PARAM_TEXT && kind != PARAM_OWN)
      push_attr(children, attr->params[i]);
  }
}

static void attr_children(const Attribute *attr, DataNodes *children) {
  switch (attr_kind(attr)) {
  case ATTR_UNIT:
  case ATTR_SYMBOL_REF:
  case ATTR_AFFINE_MAP:
  case ATTR_INTEGER_SET:
  case ATTR_STRIDED_LAYOUT:
    return;
  case ATTR_DIALECT:
    push_params(children, (const DialectAttr *)attr);
    return;
  case ATTR_INTEGER:
  case ATTR_FLOAT:
  case ATTR_STRING:
  case ATTR_DENSE_ELEMENTS:
  case ATTR_DENSE_RESOURCE:
  case ATTR_SPARSE_ELEMENTS:
  case ATTR_OPAQUE:
    push_type(children, attr_type(attr));
    return;
  case ATTR_ARRAY:
    for (size_t i = 0; i < ((const ArrayAttr *)attr)->size; ++i)
      push_attr(children, ((const ArrayAttr *)attr)->elements[i]);
    return;
  case ATTR_DICTIONARY:
    for (size_t i = 0; i < ((const DictionaryAttr *)attr)->size; ++i)
      push_attr(children, ((const DictionaryAttr *)attr)->entries[i].value);
    return;
  case ATTR_TYPE:
    push_type(children, ((const TypeAttr *)attr)->value);
    return;
  case ATTR_DENSE_ARRAY:
    push_type(children, ((const DenseArrayAttr *)attr)->element);
    return;
  case ATTR_DISTINCT:
    push_attr(children, ((const DistinctAttr *)attr)->referenced);
    return;
  case ATTR_LOCATION:
    VECTOR_PUSH(children,
                (DataNode){.loc = ((const LocationAttr *)attr)->value});
    return;
  }
  unreachable("attribute kind");
}

static void location_children(Location loc, DataNodes *children) {
  const LocationData *data = location_data(loc);
  if (!data)
    return;
  push_attr(children, data->metadata);
  if (data->kind == LOCATION_FUSED && !location_is_flat(data)) {
    LocationList parts = {0};
    location_fused_parts(data, &parts);
    for (size_t i = 0; i < parts.size; ++i)
      VECTOR_PUSH(children, (DataNode){.loc = parts.data[i]});
    VECTOR_FREE(&parts);
    return;
  }
  // An unknown location in a name is not written.
  bool is_name = data->kind == LOCATION_NAME;
  for (uint32_t i = 0; i < data->num_children; ++i)
    if (!is_name || location_kind(data->children[i]) != LOCATION_UNKNOWN)
      VECTOR_PUSH(children, (DataNode){.loc = data->children[i]});
}

void data_children(const Context *ctx, DataNode node, DataNodes *children) {
  (void)ctx;
  if (node.type)
    type_children(node.type, children);
  else if (node.attr)
    attr_children(node.attr, children);
  else
    location_children(node.loc, children);
}

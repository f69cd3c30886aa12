// SPDX-License-Identifier: Apache-2.0
// Replaces types, parts first: a node stays on the stack until its parts are
// done.
#include "ir/types/type_replacer.h"

#include "ir/definitions/type_def.h"
#include "ir/print/data/data_printer.h"
#include "support/vector.h"

typedef VECTOR(const Type *) Types;

void type_replacer_free(TypeReplacer *replacer) {
  ptr_map_free(&replacer->done);
  VECTOR_FREE(&replacer->structs);
}

/// Can a type of this kind be replaced, or hold one that is?
static bool is_plain(const Type *type) {
  switch (type_kind(type)) {
  case TYPE_INTEGER:
  case TYPE_INDEX:
  case TYPE_FLOAT:
  case TYPE_NONE:
  case TYPE_OPAQUE:
    return true;
  default:
    return false;
  }
}

static bool is_plain_attr(const TypeReplacer *replacer, const Attribute *attr) {
  switch (attr_kind(attr)) {
  case ATTR_SYMBOL_REF:
    return !replacer->replace_ref;
  case ATTR_ARRAY:
  case ATTR_DICTIONARY:
  case ATTR_TYPE:
    return false;
  default:
    return true;
  }
}

static const Type *done_type(const TypeReplacer *replacer, const Type *type) {
  const Type *done = ptr_map_get(&replacer->done, type);
  return done ? done : type;
}

static const Attribute *done_attr(const TypeReplacer *replacer,
                                  const Attribute *attr) {
  const Attribute *done = ptr_map_get(&replacer->done, attr);
  return done ? done : attr;
}

static void push_done(const TypeReplacer *replacer, Types *types,
                      const Type *const *parts, size_t count) {
  for (size_t i = 0; i < count; i++)
    VECTOR_PUSH(types, done_type(replacer, parts[i]));
}

static const Type *rebuild_function(const TypeReplacer *replacer,
                                    const FunctionType *type) {
  Types types = {0};
  push_done(replacer, &types, type->types,
            (size_t)type->num_inputs + type->num_results);
  const Type *result =
      function_type_get(replacer->ctx, types.data, type->num_inputs,
                        types.data + type->num_inputs, type->num_results);
  VECTOR_FREE(&types);
  return result;
}

static const Type *rebuild_tuple(const TypeReplacer *replacer,
                                 const TupleType *type) {
  Types types = {0};
  push_done(replacer, &types, type->types, type->num_types);
  const Type *result = tuple_type_get(replacer->ctx, types.data, types.size);
  VECTOR_FREE(&types);
  return result;
}

static const Type *rebuild_dialect_type(const TypeReplacer *replacer,
                                        const DialectType *type) {
  Types types = {0};
  push_done(replacer, &types, type->types, type->num_types);
  DialectType params = *type;
  params.types = types.data;
  const Type *result = dialect_type_get(replacer->ctx, &params);
  VECTOR_FREE(&types);
  return result;
}

/// Does it have parts that are replaced?
static bool is_entered(const TypeReplacer *replacer, const DialectType *type) {
  return replacer->enters_dialect_types && type->num_types &&
         type->def->shape != TYPE_SHAPE_TEXT;
}

static const Type *rebuild_type(const TypeReplacer *replacer,
                                const Type *type) {
  const ShapedType *shaped = type_as_shaped(type);
  if (shaped && shaped->rank >= 0) {
    const Type *element = done_type(replacer, shaped->element);
    return element == shaped->element
               ? type
               : shaped_type_clone(replacer->ctx, shaped, shaped->shape,
                                   (size_t)shaped->rank, element);
  }
  if (type_kind(type) == TYPE_UNRANKED_MEMREF)
    return unranked_memref_type_get(replacer->ctx,
                                    done_type(replacer, shaped->element),
                                    shaped->memory_space);
  if (type_kind(type) == TYPE_FUNCTION)
    return rebuild_function(replacer, (const FunctionType *)type);
  if (type_kind(type) == TYPE_TUPLE)
    return rebuild_tuple(replacer, (const TupleType *)type);
  const DialectType *dialect = type_as_dialect(type, NULL);
  if (dialect && is_entered(replacer, dialect))
    return rebuild_dialect_type(replacer, dialect);
  return type;
}

static const Attribute *rebuild_array(const TypeReplacer *replacer,
                                      const ArrayAttr *array) {
  VECTOR(const Attribute *) elements = {0};
  for (size_t i = 0; i < array->size; i++)
    VECTOR_PUSH(&elements, done_attr(replacer, array->elements[i]));
  const Attribute *result =
      array_attr_get(replacer->ctx, elements.data, elements.size);
  VECTOR_FREE(&elements);
  return result;
}

static const Attribute *rebuild_dictionary(const TypeReplacer *replacer,
                                           const DictionaryAttr *dictionary) {
  VECTOR(NamedAttribute) entries = {0};
  for (size_t i = 0; i < dictionary->size; i++) {
    NamedAttribute entry = dictionary->entries[i];
    entry.value = done_attr(replacer, entry.value);
    VECTOR_PUSH(&entries, entry);
  }
  const Attribute *result =
      dictionary_attr_get(replacer->ctx, entries.data, entries.size);
  VECTOR_FREE(&entries);
  return result;
}

static const Attribute *rebuild_attr(const TypeReplacer *replacer,
                                     const Attribute *attr) {
  switch (attr_kind(attr)) {
  case ATTR_ARRAY:
    return rebuild_array(replacer, (const ArrayAttr *)attr);
  case ATTR_DICTIONARY:
    return rebuild_dictionary(replacer, (const DictionaryAttr *)attr);
  case ATTR_TYPE:
    return type_attr_get(replacer->ctx,
                         done_type(replacer, ((const TypeAttr *)attr)->value));
  case ATTR_SYMBOL_REF:
    return replacer->replace_ref(replacer->ctx, attr_as_symbol_ref(attr),
                                 replacer->user);
  default:
    return attr;
  }
}

/// Is there nothing to do for `node`?
static bool node_is_done(const TypeReplacer *replacer, const DataNode *node) {
  if (node->type)
    return !replacer->replace || is_plain(node->type) ||
           ptr_map_has(&replacer->done, node->type);
  return !node->attr || is_plain_attr(replacer, node->attr) ||
         ptr_map_has(&replacer->done, node->attr);
}

/// All parts of `node` are done.
static void finish_node(TypeReplacer *replacer, const DataNode *node) {
  if (node->type) {
    const Type *type = rebuild_type(replacer, node->type);
    type = replacer->replace(replacer->ctx, type);
    ptr_map_set(&replacer->done, node->type, (void *)(uintptr_t)type);
  } else {
    const Attribute *attr = rebuild_attr(replacer, node->attr);
    ptr_map_set(&replacer->done, node->attr, (void *)(uintptr_t)attr);
  }
}

/// The replacement of an identified struct exists before its parts do, as it
/// may be one of them.
static void begin_struct(TypeReplacer *replacer, const DialectType *type) {
  const Type *with =
      identified_struct_get(replacer->ctx, type->def, type->name);
  ptr_map_set(&replacer->done, &type->base, (void *)(uintptr_t)with);
  VECTOR_PUSH(&replacer->structs, type);
}

static void finish_structs(TypeReplacer *replacer) {
  for (size_t i = 0; i < replacer->structs.size; i++) {
    const DialectType *type = replacer->structs.data[i];
    Types types = {0};
    push_done(replacer, &types, type->types, type->num_types);
    DialectType body = *type;
    body.types = types.data;
    if (identified_struct_has_body(&type->base))
      identified_struct_set_body(replacer->ctx,
                                 done_type(replacer, &type->base), &body);
    VECTOR_FREE(&types);
  }
  replacer->structs.size = 0;
}

/// Pushes the parts of `node` that are not done.
static bool push_parts(TypeReplacer *replacer, DataNodes *stack,
                       DataNode node) {
  const DialectType *type = node.type ? type_as_dialect(node.type, NULL) : NULL;
  if (type && !is_entered(replacer, type))
    return false;
  if (type && type_is_identified_struct(node.type))
    begin_struct(replacer, type);
  size_t first = stack->size, end = first;
  if (type)
    for (uint32_t i = 0; i < type->num_types; i++)
      VECTOR_PUSH(stack, ((DataNode){.type = type->types[i]}));
  else
    data_children(replacer->ctx, node, stack);
  for (size_t i = first; i < stack->size; i++)
    if (!node_is_done(replacer, &stack->data[i]))
      stack->data[end++] = stack->data[i];
  stack->size = end;
  return end > first;
}

static void replace_below(TypeReplacer *replacer, DataNode root) {
  if (node_is_done(replacer, &root))
    return;
  DataNodes stack = {0};
  VECTOR_PUSH(&stack, root);
  while (stack.size) {
    DataNode node = VECTOR_LAST(&stack);
    if (!node_is_done(replacer, &node)) {
      if (push_parts(replacer, &stack, node))
        continue;
      // A struct is done as soon as it is begun.
      if (!node_is_done(replacer, &node))
        finish_node(replacer, &node);
    }
    stack.size--;
  }
  finish_structs(replacer);
  VECTOR_FREE(&stack);
}

/// `type` with the parts of functions, tuples and shaped types replaced. Linear
/// in what was not seen before; no recursion.
static const Type *type_replacer_type(TypeReplacer *replacer,
                                      const Type *type) {
  replace_below(replacer, (DataNode){.type = type});
  return done_type(replacer, type);
}

const Attribute *type_replacer_attr(TypeReplacer *replacer,
                                    const Attribute *attr) {
  if (!attr)
    return NULL;
  replace_below(replacer, (DataNode){.attr = attr});
  return done_attr(replacer, attr);
}

static void replace_arguments(TypeReplacer *replacer, const Region *region) {
  FOR_EACH_BLOCK(block, region) {
    for (uint32_t i = 0; i < block->num_arguments; i++) {
      Value *argument = block_argument(block, i);
      value_set_type(argument, type_replacer_type(replacer, argument->type));
    }
  }
}

void type_replacer_op(TypeReplacer *replacer, Operation *op) {
  for (uint32_t i = 0; i < op->num_results; i++) {
    Value *result = op_result(op, i);
    value_set_type(result, type_replacer_type(replacer, result->type));
  }
  for (unsigned i = 0; i < op->num_props; i++)
    op_set_prop(op, i, type_replacer_attr(replacer, op_prop(op, i)));
  op->attrs = type_replacer_attr(replacer, op->attrs);
  for (unsigned i = 0; i < op->num_regions; i++)
    replace_arguments(replacer, op_region(op, i));
}

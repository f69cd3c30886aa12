// SPDX-License-Identifier: Apache-2.0
// The embedding interface to IR. Each function unwraps a handle and reads the
// object.
#include "tool/mlopt_ir.h"

#include "ir/op_attrs.h"
#include "ir/print/printer.h"
#include "ir/walk.h"
#include "parser/parser.h"
#include "tool/embed_internal.h"

//===- Types and attributes -----------------------------------------------===//

/// Delivers messages about a text that has no file.
static void deliver_of_text(MloptContext *context, const char *text) {
  SourceBuffer buffer = {.name = STR("<text>"),
                         .text = string_ref_from_cstr(text)};
  embed_deliver(context, &context->ctx.diags, &buffer);
}

const MloptType *mlopt_type_parse(MloptContext *context, const char *text) {
  const Type *type = parse_type(&context->ctx, string_ref_from_cstr(text));
  deliver_of_text(context, text);
  return wrap_type(type);
}

const MloptAttribute *mlopt_attribute_parse(MloptContext *context,
                                            const char *text) {
  const Attribute *attr =
      parse_attribute(&context->ctx, string_ref_from_cstr(text));
  deliver_of_text(context, text);
  return wrap_attr(attr);
}

char *mlopt_type_print(const MloptType *type) {
  Stream out = {0};
  type_print(&out, unwrap_type(type));
  stream_char(&out, '\0');
  return out.data;
}

char *mlopt_attribute_print(const MloptAttribute *attribute) {
  Stream out = {0};
  attr_print(&out, unwrap_attr(attribute));
  stream_char(&out, '\0');
  return out.data;
}

const MloptType *mlopt_integer_type(MloptContext *context, unsigned width) {
  return wrap_type(integer_type_get(&context->ctx, width));
}

unsigned mlopt_type_integer_width(const MloptType *type) {
  const IntegerType *integer = type_as_integer(unwrap_type(type));
  return integer && integer->signedness == SIGNLESS ? integer->width : 0;
}

const MloptType *mlopt_index_type(MloptContext *context) {
  return wrap_type(index_type_get(&context->ctx));
}

const MloptType *mlopt_type_element(const MloptType *handle) {
  const Type *type = unwrap_type(handle);
  const ComplexType *complex = type_as_complex(type);
  const ShapedType *shaped = type_as_shaped(type);
  if (complex)
    return wrap_type(complex->element);
  return shaped ? wrap_type(shaped->element) : NULL;
}

bool mlopt_type_is_complex(const MloptType *type) {
  return type_as_complex(unwrap_type(type)) != NULL;
}

int mlopt_type_rank(const MloptType *type) {
  const ShapedType *shaped = type_as_shaped(unwrap_type(type));
  return shaped ? shaped->rank : -1;
}

int64_t mlopt_type_dimension(const MloptType *type, unsigned index) {
  int64_t size = type_as_shaped(unwrap_type(type))->shape[index];
  return size == DYNAMIC_SIZE ? -1 : size;
}

const MloptType *mlopt_function_type(MloptContext *context,
                                     const MloptType *const *inputs,
                                     size_t num_inputs,
                                     const MloptType *const *results,
                                     size_t num_results) {
  return wrap_type(function_type_get(&context->ctx, unwrap_types(inputs),
                                     num_inputs, unwrap_types(results),
                                     num_results));
}

bool mlopt_type_is_function(const MloptType *type) {
  return type_as_function(unwrap_type(type)) != NULL;
}

unsigned mlopt_function_type_num_inputs(const MloptType *type) {
  return type_as_function(unwrap_type(type))->num_inputs;
}

unsigned mlopt_function_type_num_results(const MloptType *type) {
  return type_as_function(unwrap_type(type))->num_results;
}

const MloptType *mlopt_function_type_input(const MloptType *type,
                                           unsigned index) {
  return wrap_type(type_as_function(unwrap_type(type))->types[index]);
}

const MloptType *mlopt_function_type_result(const MloptType *type,
                                            unsigned index) {
  const FunctionType *function = type_as_function(unwrap_type(type));
  return wrap_type(function->types[function->num_inputs + index]);
}

const MloptAttribute *mlopt_integer_attribute(MloptContext *context,
                                              const MloptType *type,
                                              int64_t value) {
  return wrap_attr(
      integer_attr_get_i64(&context->ctx, unwrap_type(type), value));
}

bool mlopt_attribute_integer(const MloptAttribute *attribute, int64_t *value) {
  return attr_integer_value(unwrap_attr(attribute), value);
}

const MloptAttribute *mlopt_string_attribute(MloptContext *context,
                                             const char *text, size_t size) {
  return wrap_attr(string_attr_get(&context->ctx, string_ref(text, size)));
}

bool mlopt_attribute_string(const MloptAttribute *attribute, const char **text,
                            size_t *size) {
  const StringAttr *string = attr_as_string(unwrap_attr(attribute));
  if (!string)
    return false;
  *text = string->value.data;
  *size = string->value.size;
  return true;
}

const MloptAttribute *mlopt_type_attribute(MloptContext *context,
                                           const MloptType *type) {
  return wrap_attr(type_attr_get(&context->ctx, unwrap_type(type)));
}

const MloptType *mlopt_attribute_type(const MloptAttribute *attribute) {
  const TypeAttr *attr = attr_as_type(unwrap_attr(attribute));
  return attr ? wrap_type(attr->value) : NULL;
}

//===- Operations ---------------------------------------------------------===//

MloptOperation *mlopt_module_operation(MloptModule *module) {
  return wrap_op(module->op);
}

const char *mlopt_operation_name(const MloptOperation *op) {
  return op_name(unwrap_const_op(op)).data;
}

bool mlopt_operation_is(const MloptOperation *op, const char *name) {
  return string_ref_equals(op_name(unwrap_const_op(op)),
                           string_ref_from_cstr(name));
}

MloptLocation mlopt_operation_location(const MloptOperation *op) {
  return (MloptLocation){unwrap_const_op(op)->loc.bits};
}

unsigned mlopt_operation_num_operands(const MloptOperation *op) {
  return unwrap_const_op(op)->num_operands;
}

MloptValue *mlopt_operation_operand(const MloptOperation *op, unsigned index) {
  return wrap_value(op_operand(unwrap_const_op(op), index));
}

unsigned mlopt_operation_num_results(const MloptOperation *op) {
  return unwrap_const_op(op)->num_results;
}

MloptValue *mlopt_operation_result(const MloptOperation *op, unsigned index) {
  return wrap_value(op_result(unwrap_const_op(op), index));
}

unsigned mlopt_operation_num_regions(const MloptOperation *op) {
  return unwrap_const_op(op)->num_regions;
}

MloptRegion *mlopt_operation_region(const MloptOperation *op, unsigned index) {
  return wrap_region(op_region(unwrap_const_op(op), index));
}

unsigned mlopt_operation_num_successors(const MloptOperation *op) {
  return unwrap_const_op(op)->num_successors;
}

MloptBlock *mlopt_operation_successor(const MloptOperation *op,
                                      unsigned index) {
  return wrap_block(op_successor(unwrap_const_op(op), index));
}

const MloptAttribute *mlopt_operation_attribute(const MloptOperation *op,
                                                const char *name) {
  return wrap_attr(op_attr(unwrap_const_op(op), string_ref_from_cstr(name)));
}

MloptOperation *mlopt_operation_parent(const MloptOperation *op) {
  return wrap_op(op_parent(unwrap_const_op(op)));
}

MloptBlock *mlopt_operation_block(const MloptOperation *op) {
  return wrap_block(unwrap_const_op(op)->block);
}

MloptOperation *mlopt_operation_next(const MloptOperation *op) {
  return wrap_op(unwrap_const_op(op)->next);
}

MloptOperation *mlopt_operation_walk_next(const MloptOperation *root,
                                          MloptOperation *op) {
  return wrap_op(walk_next_preorder(unwrap_const_op(root), unwrap_op(op)));
}

//===- Blocks, regions, values --------------------------------------------===//

MloptBlock *mlopt_region_first_block(const MloptRegion *region) {
  return wrap_block(unwrap_const_region(region)->first);
}

MloptBlock *mlopt_block_next(const MloptBlock *block) {
  return wrap_block(unwrap_const_block(block)->next);
}

MloptOperation *mlopt_block_first_operation(const MloptBlock *block) {
  return wrap_op(unwrap_const_block(block)->first);
}

MloptOperation *mlopt_block_last_operation(const MloptBlock *block) {
  return wrap_op(unwrap_const_block(block)->last);
}

unsigned mlopt_block_num_arguments(const MloptBlock *block) {
  return unwrap_const_block(block)->num_arguments;
}

MloptValue *mlopt_block_argument(const MloptBlock *block, unsigned index) {
  return wrap_value(block_argument(unwrap_const_block(block), index));
}

const MloptType *mlopt_value_type(const MloptValue *value) {
  return wrap_type(value_type(unwrap_const_value(value)));
}

MloptOperation *mlopt_value_defining_operation(const MloptValue *value) {
  return wrap_op(value_defining_op(unwrap_const_value(value)));
}

unsigned mlopt_value_index(const MloptValue *value) {
  return unwrap_const_value(value)->index;
}

bool mlopt_value_is_unused(const MloptValue *value) {
  return value_is_unused(unwrap_const_value(value));
}

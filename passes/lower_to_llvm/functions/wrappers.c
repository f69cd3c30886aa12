// SPDX-License-Identifier: Apache-2.0
// C wrappers: `_mlir_ciface_NAME` takes a pointer to a descriptor for each
// memref. For a function with a body it unpacks them and calls the function; a
// declaration gets a body that packs them and calls it.
#include "passes/lower_to_llvm/functions/wrappers.h"

#include "dialects/func/func.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/op_attrs.h"
#include "passes/lower_to_llvm/functions/function_attributes.h"
#include "passes/lower_to_llvm/memref/descriptor.h"

bool lowering_wants_c_wrapper(const LLVMTypeConverter *converter,
                              const Operation *func) {
  if (converter->options->use_bare_pointers && !converter_is_wrapped(converter))
    return false;
  return converter->options->emit_c_wrappers ||
         op_attr(func, STR("llvm.emit_c_interface")) != NULL;
}

StringRef lowering_c_wrapper_name(Context *ctx, StringRef name) {
  Stream text = {0};
  stream_cstr(&text, "_mlir_ciface_");
  stream_text(&text, name);
  StringRef interned = context_intern_string(ctx, stream_view(&text));
  stream_free(&text);
  return interned;
}

/// State of both kinds of wrapper.
typedef struct Wrapper {
  const LLVMTypeConverter *converter;
  Builder *builder;
  Location loc;
  const FunctionType *type; ///< The std function's.
  const Type *result;       ///< The lowered function's; NULL: none.
  /// In the modern spelling a struct is returned through a pointer, the
  /// wrapper's first argument.
  bool has_result_pointer;
} Wrapper;

static const Type *descriptor_type(const Wrapper *wrapper, uint32_t index) {
  const Type *type = wrapper->type->types[index];
  return type_as_memref(type) ? converter_convert(wrapper->converter,
                                                  wrapper->builder->ctx, type)
                              : NULL;
}

static const Type *pointer_to(const Wrapper *wrapper, const Type *type) {
  return converter_pointer(wrapper->converter, wrapper->builder->ctx, type, 0);
}

/// The wrapper's function type: memrefs as pointers to their descriptors.
static const Type *wrapper_type(const Wrapper *wrapper) {
  const LLVMTypeConverter *converter = wrapper->converter;
  Context *ctx = wrapper->builder->ctx;
  TypeVector params = {0};
  if (wrapper->has_result_pointer)
    VECTOR_PUSH(&params, pointer_to(wrapper, wrapper->result));
  for (uint32_t i = 0; i < wrapper->type->num_inputs; i++) {
    const Type *descriptor = descriptor_type(wrapper, i);
    VECTOR_PUSH(&params, descriptor
                             ? pointer_to(wrapper, descriptor)
                             : converter_convert(converter, ctx,
                                                 wrapper->type->types[i]));
  }
  const Type *result = wrapper->result && !wrapper->has_result_pointer
                           ? wrapper->result
                           : converter_void(converter, ctx);
  const Type *type = converter_function(converter, ctx, result, params.data,
                                        params.size, false);
  VECTOR_FREE(&params);
  return type;
}

/// Argument attributes of the wrapper: those of the std function, if they fit.
static const Attribute *wrapper_arg_attrs(const Wrapper *wrapper,
                                          const Operation *func) {
  const ArrayAttr *attrs = attr_as_array(op_prop(func, FUNC_PROP_ARG_ATTRS));
  if (!attrs || !wrapper->has_result_pointer)
    return attrs ? &attrs->base : NULL;
  Context *ctx = wrapper->builder->ctx;
  VECTOR(const Attribute *) all = {0};
  VECTOR_PUSH(&all, dictionary_attr_get(ctx, NULL, 0));
  for (size_t i = 0; i < attrs->size; i++)
    VECTOR_PUSH(&all, attrs->elements[i]);
  const Attribute *result = array_attr_get(ctx, all.data, all.size);
  VECTOR_FREE(&all);
  return result;
}

static Operation *create_wrapper(Wrapper *wrapper, const Operation *func,
                                 StringRef name) {
  Context *ctx = wrapper->builder->ctx;
  const Attribute *props[LLVM_FUNC_MAX_PROPS] = {0};
  props[LLVM_FUNC_SYM_NAME] = string_attr_get(ctx, name);
  props[LLVM_FUNC_FUNCTION_TYPE] = type_attr_get(ctx, wrapper_type(wrapper));
  props[LLVM_FUNC_SYM_VISIBILITY] = lowering_visibility(func);
  props[LLVM_FUNC_ARG_ATTRS] = wrapper_arg_attrs(wrapper, func);
  if (wrapper->type->num_results == 1 && !wrapper->has_result_pointer &&
      !converter_is_wrapped(wrapper->converter))
    props[LLVM_FUNC_RES_ATTRS] = op_prop(func, FUNC_PROP_RES_ATTRS);
  const Attribute *attrs = lowering_function_attributes(ctx, func, props);
  OpState state = {.def = &llvm_ops[LLVM_FUNC],
                   .loc = func->loc,
                   .props = props,
                   .attrs = attrs,
                   .num_regions = 1};
  return builder_create(wrapper->builder, &state);
}

/// Starts an entry block with the parameters of `func`, where the builder goes
/// on.
static Block *create_body(Wrapper *wrapper, Operation *func) {
  Context *ctx = wrapper->builder->ctx;
  const Type *type =
      attr_as_type(op_prop(func, LLVM_FUNC_FUNCTION_TYPE))->value;
  Block *block = builder_create_block(wrapper->builder, op_region(func, 0),
                                      NULL, NULL, NULL, 0);
  for (size_t i = 0; i < llvm_function_num_params(type); i++)
    block_add_argument(ctx, block, llvm_function_param(type, i), wrapper->loc);
  builder_set_to_end(wrapper->builder, block);
  return block;
}

/// The wrapper's body for a defined function: load and unpack each descriptor,
/// call, return the result.
static void define_wrapper(Wrapper *wrapper, Operation *func,
                           StringRef callee) {
  const LLVMTypeConverter *converter = wrapper->converter;
  Builder *builder = wrapper->builder;
  Block *block = create_body(wrapper, func);
  ValueVector arguments = {0};
  for (uint32_t i = 0; i < wrapper->type->num_inputs; i++) {
    Value *value = block_argument(block, i + wrapper->has_result_pointer);
    const Type *descriptor = descriptor_type(wrapper, i);
    if (descriptor)
      value = llvm_build_load(builder, wrapper->loc, value, descriptor);
    lowering_unpack(converter, builder, wrapper->loc, wrapper->type->types[i],
                    value, &arguments);
  }
  Operation *call =
      llvm_build_call(builder, wrapper->loc, callee, arguments.data,
                      (uint32_t)arguments.size, wrapper->result);
  Value *result = wrapper->result ? op_result(call, 0) : NULL;
  if (wrapper->has_result_pointer)
    llvm_build_store(builder, wrapper->loc, result, block_argument(block, 0));
  llvm_build_return(builder, wrapper->loc,
                    wrapper->has_result_pointer ? NULL : result);
  VECTOR_FREE(&arguments);
}

/// A stack slot for a value of `type`.
static Value *build_slot(const Wrapper *wrapper, const Type *type) {
  Value *one = lowering_index_constant(wrapper->converter, wrapper->builder,
                                       wrapper->loc, 1);
  return llvm_build_alloca(wrapper->builder, wrapper->loc, one, type,
                           pointer_to(wrapper, type), 0);
}

/// The body of a declared function: pack each memref into a stack slot, call
/// the wrapper with the slots, return the result.
static void define_original(Wrapper *wrapper, Operation *lowered,
                            StringRef name) {
  const LLVMTypeConverter *converter = wrapper->converter;
  Builder *builder = wrapper->builder;
  Block *block = create_body(wrapper, lowered);
  ValueVector parts = {0}, arguments = {0};
  for (uint32_t i = 0; i < block->num_arguments; i++)
    VECTOR_PUSH(&parts, block_argument(block, i));
  if (wrapper->has_result_pointer)
    VECTOR_PUSH(&arguments, build_slot(wrapper, wrapper->result));
  size_t next = 0;
  for (uint32_t i = 0; i < wrapper->type->num_inputs; i++) {
    const Type *type = wrapper->type->types[i];
    const Type *descriptor = descriptor_type(wrapper, i);
    Value *value = lowering_pack(converter, builder, wrapper->loc, type,
                                 parts.data + next);
    next += converter_argument_count(converter, type);
    if (descriptor) {
      Value *slot = build_slot(wrapper, descriptor);
      llvm_build_store(builder, wrapper->loc, value, slot);
      value = slot;
    }
    VECTOR_PUSH(&arguments, value);
  }
  const Type *returned = wrapper->has_result_pointer ? NULL : wrapper->result;
  Operation *call = llvm_build_call(builder, wrapper->loc, name, arguments.data,
                                    (uint32_t)arguments.size, returned);
  Value *result = returned ? op_result(call, 0) : NULL;
  if (wrapper->has_result_pointer)
    result = llvm_build_load(builder, wrapper->loc, arguments.data[0],
                             wrapper->result);
  llvm_build_return(builder, wrapper->loc, result);
  VECTOR_FREE(&parts);
  VECTOR_FREE(&arguments);
}

/// A wrapped declaration with a body is private to the module, as in the
/// reference tool.
static void mark_private(Context *ctx, Operation *func) {
  op_set_prop(func, LLVM_FUNC_LINKAGE,
              llvm_linkage_attr(ctx, LLVM_LINKAGE_PRIVATE));
}

void lowering_emit_c_wrapper(const LLVMTypeConverter *converter,
                             Builder *builder, const Operation *func,
                             Operation *lowered) {
  Wrapper wrapper = {
      .converter = converter,
      .builder = builder,
      .loc = func->loc,
      .type = type_as_function(
          attr_as_type(op_prop(func, FUNC_PROP_FUNCTION_TYPE))->value)};
  Context *ctx = builder->ctx;
  InsertionPoint start = builder_save(builder);
  if (wrapper.type->num_results)
    wrapper.result = converter_result_type(
        converter, ctx, wrapper.type->types + wrapper.type->num_inputs,
        wrapper.type->num_results);
  wrapper.has_result_pointer = !converter_is_wrapped(converter) &&
                               wrapper.result &&
                               llvm_type_is_struct(wrapper.result);
  StringRef name = lowering_c_wrapper_name(ctx, symbol_name(func));
  Operation *other = create_wrapper(&wrapper, func, name);
  if (region_is_empty(op_region(lowered, 0))) {
    define_original(&wrapper, lowered, name);
    if (!converter_is_wrapped(converter))
      mark_private(ctx, lowered);
  } else {
    define_wrapper(&wrapper, other, symbol_name(func));
  }
  builder_restore(builder, start);
}

// SPDX-License-Identifier: Apache-2.0
// Type conversion of -convert-std-to-llvm: which type a std type becomes, in
// the wrapped or the modern spelling.
#include "passes/lower_to_llvm/type_converter.h"
#include "dialects/builtin/builtin.h"
#include "ir/definitions/type_def.h"
#include "ir/diagnostics/op_diag.h"
#include "passes/lower_to_llvm/memref/descriptor.h"

#include "dialects/llvm/llvm_layout.h"
#include "dialects/memref/memref_limits.h"

const Type *converter_int(const LLVMTypeConverter *converter, Context *ctx,
                          unsigned width) {
  return converter_is_wrapped(converter) ? llvm_wrapped_int(ctx, width)
                                         : integer_type_get(ctx, width);
}

bool converter_takes_part(const LLVMTypeConverter *converter,
                          const Type *type) {
  return !converter_is_wrapped(converter) || !llvm_type_is_modern(type);
}

const Type *converter_pointer(const LLVMTypeConverter *converter, Context *ctx,
                              const Type *pointee, unsigned space) {
  return converter_is_wrapped(converter) &&
                 converter_takes_part(converter, pointee)
             ? llvm_wrapped_pointer(ctx, pointee, space)
             : llvm_pointer(ctx, space);
}

const Type *converter_byte_pointer(const LLVMTypeConverter *converter,
                                   Context *ctx, unsigned space) {
  return converter_pointer(converter, ctx, converter_int(converter, ctx, 8),
                           space);
}

const Type *converter_struct(const LLVMTypeConverter *converter, Context *ctx,
                             const Type *const *types, size_t count) {
  return converter_is_wrapped(converter)
             ? llvm_wrapped_struct(ctx, types, count, false)
             : llvm_struct(ctx, types, count);
}

const Type *converter_array(const LLVMTypeConverter *converter, Context *ctx,
                            int64_t count, const Type *element) {
  return converter_is_wrapped(converter)
             ? llvm_wrapped_array(ctx, count, element)
             : llvm_array(ctx, count, element);
}

const Type *converter_void(const LLVMTypeConverter *converter, Context *ctx) {
  return converter_is_wrapped(converter) ? llvm_wrapped_void(ctx)
                                         : llvm_void(ctx);
}

const Type *converter_function(const LLVMTypeConverter *converter, Context *ctx,
                               const Type *result, const Type *const *params,
                               size_t count, bool is_vararg) {
  bool is_wrapped = converter_is_wrapped(converter) &&
                    converter_takes_part(converter, result);
  for (size_t i = 0; i < count && is_wrapped; i++)
    is_wrapped = converter_takes_part(converter, params[i]);
  return is_wrapped
             ? llvm_wrapped_function(ctx, result, params, count, is_vararg)
             : llvm_function(ctx, result, params, count, is_vararg);
}

const Type *converter_convert(const LLVMTypeConverter *converter, Context *ctx,
                              const Type *type) {
  return type_converter_convert_one(converter->types, ctx, type);
}

unsigned memref_address_space(const ShapedType *memref) {
  int64_t space = 0;
  attr_integer_value(memref->memory_space, &space);
  return (unsigned)space;
}

const Type *converter_element(const LLVMTypeConverter *converter, Context *ctx,
                              const ShapedType *memref) {
  return converter_convert(converter, ctx, memref->element);
}

/// Scalars.
static const Type *convert_float(const LLVMTypeConverter *converter,
                                 Context *ctx, const FloatType *type) {
  FloatKind format = type->format;
  bool is_llvm_type = format == FLOAT_F16 || format == FLOAT_F32 ||
                      format == FLOAT_F64 || format == FLOAT_F80 ||
                      format == FLOAT_F128;
  if (converter_is_wrapped(converter))
    return is_llvm_type ? llvm_wrapped_float(ctx, format) : NULL;
  if (is_llvm_type || format == FLOAT_BF16)
    return &type->base;
  // Small floats are stored as their bits, as in mlir-opt.
  return float_formats[format].bits <= 8
             ? integer_type_get(ctx, float_formats[format].bits)
             : NULL;
}

static const Type *convert_complex(const LLVMTypeConverter *converter,
                                   Context *ctx, const ComplexType *type) {
  const Type *element = converter_convert(converter, ctx, type->element);
  const Type *types[] = {element, element};
  return element ? converter_struct(converter, ctx, types, 2) : NULL;
}

/// n-D vectors become arrays of 1-D vectors.
static const Type *convert_vector(const LLVMTypeConverter *converter,
                                  Context *ctx, const ShapedType *type) {
  const Type *element = converter_convert(converter, ctx, type->element);
  // A wrapped vector cannot have modern elements, such as !llvm.ptr.
  if (!element ||
      (converter_is_wrapped(converter) && !llvm_type_is_wrapped(element)))
    return NULL;
  unsigned rank = (unsigned)type->rank;
  for (unsigned i = 0; type->scalable && i + 1 < rank; i++)
    if (type->scalable[i])
      return NULL;
  bool is_scalable = rank && type->scalable && type->scalable[rank - 1];
  int64_t last = rank ? type->shape[rank - 1] : 1;
  const Type *result;
  if (converter_is_wrapped(converter)) // LLVM counts them in 32 bits.
    result = last <= UINT32_MAX
                 ? llvm_wrapped_vector(ctx, last, is_scalable, element)
                 : NULL;
  else
    result = scalable_vector_type_get(ctx, &last, &is_scalable, 1, element);
  for (unsigned i = rank; result && i-- > 1;)
    result = converter_array(converter, ctx, type->shape[i - 1], result);
  return result;
}

/// Scratch for the strides of one memref.
static bool has_strides(Context *ctx, const ShapedType *memref) {
  int64_t offset;
  int64_t *strides = mem_alloc((size_t)memref->rank * sizeof *strides + 1);
  bool is_strided = memref_type_strides(ctx, memref, strides, &offset);
  mem_free(strides);
  return is_strided;
}

static bool has_numeric_space(const ShapedType *memref) {
  int64_t space;
  return !memref->memory_space ||
         (attr_integer_value(memref->memory_space, &space) && space >= 0 &&
          space < (1 << 24));
}

/// `{ T*, T*, index, [rank x index], [rank x index] }`.
static const Type *convert_ranked_memref(const LLVMTypeConverter *converter,
                                         Context *ctx, const ShapedType *type) {
  const Type *element = converter_element(converter, ctx, type);
  if (!element || !has_numeric_space(type) || !has_strides(ctx, type))
    return NULL;
  if (!memref_sizes_fit(type, converter->index_width)) {
    *converter->oversized = &type->base;
    return NULL;
  }
  const Type *pointer =
      converter_pointer(converter, ctx, element, memref_address_space(type));
  const Type *index = converter->index;
  const Type *array =
      type->rank ? converter_array(converter, ctx, type->rank, index) : NULL;
  const Type *types[] = {pointer, pointer, index, array, array};
  return converter_struct(converter, ctx, types, type->rank ? 5 : 3);
}

const Type *converter_unranked_descriptor(const LLVMTypeConverter *converter,
                                          Context *ctx, unsigned space) {
  const Type *types[] = {converter_is_wrapped(converter)
                             ? converter_int(converter, ctx, 64)
                             : converter->index,
                         converter_byte_pointer(converter, ctx, space)};
  return converter_struct(converter, ctx, types, 2);
}

/// Address space of the ranked descriptor that an unranked one points to: the
/// stack's in the modern spelling, the elements' in the wrapped one.
static unsigned unranked_space(const LLVMTypeConverter *converter,
                               const ShapedType *type) {
  return converter_is_wrapped(converter) ? memref_address_space(type) : 0;
}

static const Type *convert_unranked_memref(const LLVMTypeConverter *converter,
                                           Context *ctx,
                                           const ShapedType *type) {
  if (!converter_element(converter, ctx, type) || !has_numeric_space(type))
    return NULL;
  return converter_unranked_descriptor(converter, ctx,
                                       unranked_space(converter, type));
}

/// A function as a value is a pointer to it. Today's pointers do not say to
/// what, so that its parts need no LLVM types.
static const Type *convert_function(const LLVMTypeConverter *converter,
                                    Context *ctx, const FunctionType *type) {
  if (!converter_is_wrapped(converter))
    return converter_pointer(converter, ctx, NULL, 0);
  const Type *function = converter_function_type(converter, ctx, type, false);
  return function ? converter_pointer(converter, ctx, function, 0) : NULL;
}

/// The LLVM of 2020 knows no i0.
static const Type *convert_integer(const LLVMTypeConverter *converter,
                                   Context *ctx, const IntegerType *type) {
  if (!type->width && converter_is_wrapped(converter))
    return NULL;
  return converter_int(converter, ctx, type->width);
}

static const Type *convert_type(const LLVMTypeConverter *converter,
                                Context *ctx, const Type *type) {
  switch (type_kind(type)) {
  case TYPE_INTEGER:
    return convert_integer(converter, ctx, type_as_integer(type));
  case TYPE_INDEX:
    return converter->index;
  case TYPE_FLOAT:
    return convert_float(converter, ctx, type_as_float(type));
  case TYPE_COMPLEX:
    return convert_complex(converter, ctx, type_as_complex(type));
  case TYPE_FUNCTION:
    return convert_function(converter, ctx, type_as_function(type));
  case TYPE_VECTOR:
    return convert_vector(converter, ctx, type_as_vector(type));
  case TYPE_RANKED_MEMREF:
    return convert_ranked_memref(converter, ctx, type_as_shaped(type));
  case TYPE_UNRANKED_MEMREF:
    return convert_unranked_memref(converter, ctx, type_as_shaped(type));
  case TYPE_DIALECT:
    return type_as_dialect(type, NULL)->def->dialect == &llvm_dialect
               ? converter_convert_aggregate(converter, ctx, type)
               : NULL;
  case TYPE_NONE:
  case TYPE_TUPLE:
  case TYPE_RANKED_TENSOR:
  case TYPE_UNRANKED_TENSOR:
  case TYPE_OPAQUE:
    return NULL;
  }
  unreachable("type kind");
}

/// Conversion of parts is recursive, so their depth must be bounded. A
/// descriptor has its element's type twice, and the text of a wrapped type
/// spells both out, so memrefs may nest far less deeply.
enum { MAX_TYPE_DEPTH = 1000, MEMREF_DEPTH = 62 };

typedef struct DeepType {
  const Type *type;
  unsigned depth;
} DeepType;

typedef VECTOR(DeepType) DeepTypes;

static void push_parts(const LLVMTypeConverter *converter, DeepTypes *stack,
                       DeepType top) {
  const FunctionType *function = type_as_function(top.type);
  const ShapedType *shaped = type_as_shaped(top.type);
  const ComplexType *complex = type_as_complex(top.type);
  const DialectType *dialect = type_as_dialect(top.type, NULL);
  // The bodies of identified structs are converted one after the other.
  unsigned depth = type_is_identified_struct(top.type) ? 0 : top.depth + 1;
  for (uint32_t i = 0; dialect && i < dialect->num_types; i++)
    VECTOR_PUSH(stack, (DeepType){dialect->types[i], depth});
  bool has_function = function && converter_is_wrapped(converter);
  uint32_t count =
      has_function ? function->num_inputs + function->num_results : 0;
  for (uint32_t i = 0; i < count; i++)
    VECTOR_PUSH(stack, (DeepType){function->types[i], top.depth + 1});
  if (shaped)
    VECTOR_PUSH(
        stack,
        (DeepType){shaped->element,
                   top.depth + (type_as_memref(top.type) ? MEMREF_DEPTH : 1)});
  if (complex)
    VECTOR_PUSH(stack, (DeepType){complex->element, top.depth + 1});
}

/// Linear in the number of different types in `type`.
static bool is_too_deep(const LLVMTypeConverter *converter, const Type *type) {
  DeepTypes stack = {0};
  PtrMap seen = {0};
  bool is_deep = false;
  VECTOR_PUSH(&stack, (DeepType){type, 0});
  while (stack.size && !is_deep) {
    DeepType top = VECTOR_POP(&stack);
    is_deep = top.depth > MAX_TYPE_DEPTH;
    if (ptr_map_has(&seen, top.type))
      continue;
    ptr_map_set(&seen, top.type, &seen);
    push_parts(converter, &stack, top);
  }
  VECTOR_FREE(&stack);
  ptr_map_free(&seen);
  return is_deep;
}

/// The part of `type` that causes the failure: an element that has no LLVM
/// type.
static const Type *unconvertible_part(const LLVMTypeConverter *converter,
                                      Context *ctx, const Type *type) {
  for (;;) {
    const ShapedType *shaped = type_as_shaped(type);
    const ComplexType *complex = type_as_complex(type);
    const Type *element = shaped    ? shaped->element
                          : complex ? complex->element
                                    : NULL;
    if (!element || converter_convert(converter, ctx, element))
      return type;
    type = element;
  }
}

static const char *why_unconvertible(const LLVMTypeConverter *converter,
                                     Context *ctx, const Type *type) {
  const ShapedType *memref = type_as_memref(type);
  if (memref && !has_numeric_space(memref))
    return "its memory space is not a small number";
  if (type_as_ranked_memref(type) && !has_strides(ctx, memref))
    return "its layout has no strides";
  if (type_as_ranked_memref(type) &&
      !memref_sizes_fit(memref, converter->index_width))
    return "its sizes or strides do not fit in an index";
  if (is_too_deep(converter, type))
    return "it is nested so deep that its LLVM type could not be written down";
  if (type_as_float(type) && converter_is_wrapped(converter))
    return "the LLVM of 2020 has no such float";
  if (type_as_integer(type))
    return "the LLVM of 2020 has no integer of no bits";
  if (type_as_vector(type) && llvm_type_is_llvm(type_as_vector(type)->element))
    return "a wrapped vector has no elements of the modern spelling";
  if (type_as_vector(type) && !type_as_vector(type)->scalable)
    return "the LLVM of 2020 has no vector of so many elements";
  if (type_as_vector(type))
    return "of a scalable vector only the last dimension can be scalable";
  return "nothing in LLVM stands for it";
}

void converter_explain_type(const LLVMTypeConverter *converter, Context *ctx,
                            const Type *type, Diagnostic *diag) {
  if (ctx->hides_explanations)
    return;
  const Type *part = unconvertible_part(converter, ctx, type);
  if (converter_convert(converter, ctx, part) || type_as_function(part))
    return;
  Diagnostic *note = diag_attach_note(diag, diag->pos);
  note->is_explanation = true;
  diag_type(note, part);
  diag_format(note, ": %s", why_unconvertible(converter, ctx, part));
}

static TypeConversionResult convert_rule(const TypeConverter *types,
                                         Context *ctx, const Type *type,
                                         TypeVector *results,
                                         const void *user) {
  (void)types;
  const Type *converted =
      is_too_deep(user, type) ? NULL : convert_type(user, ctx, type);
  if (!converted)
    return TYPE_FAILED;
  VECTOR_PUSH(results, converted);
  return TYPE_CONVERTED;
}

/// Unconverted values meet converted ones in casts, which a later pass may
/// resolve.
static Value *build_cast(Builder *builder, const Type *type,
                         Value *const *inputs, size_t count, Location loc) {
  return op_result(
      builder_create_op(builder,
                        &builtin_ops[BUILTIN_UNREALIZED_CONVERSION_CAST], loc,
                        inputs, (uint32_t)count, type, NULL),
      0);
}

static bool is_pointer(const Type *type) {
  return type_as_dialect(type, NULL) && llvm_type_is_pointer(type);
}

/// The descriptor of `memref` from the values it is passed as; NULL: `inputs`
/// are something else.
static Value *pack_inputs(const LLVMTypeConverter *converter, Builder *builder,
                          Location loc, const ShapedType *memref,
                          Value *const *inputs, size_t count) {
  if (count == 1 && memref->rank >= 0 && is_pointer(value_type(inputs[0])))
    return lowering_pack_bare_pointer(converter, builder, loc, memref,
                                      inputs[0]);
  return count > 1
             ? lowering_pack(converter, builder, loc, &memref->base, inputs)
             : NULL;
}

static Value *materialize_source(Builder *builder, const Type *type,
                                 Value *const *inputs, size_t count,
                                 Location loc, const void *user) {
  const ShapedType *memref = type_as_memref(type);
  Value *packed =
      memref ? pack_inputs(user, builder, loc, memref, inputs, count) : NULL;
  return packed ? build_cast(builder, type, &packed, 1, loc)
                : build_cast(builder, type, inputs, count, loc);
}

static bool materialize_target(Builder *builder, const Type *const *types,
                               size_t num_types, Value *const *inputs,
                               size_t num_inputs, const Type *original,
                               Location loc, Value **results,
                               const void *user) {
  if (num_types != 1)
    return false;
  const ShapedType *memref = original ? type_as_memref(original) : NULL;
  results[0] = memref
                   ? pack_inputs(user, builder, loc, memref, inputs, num_inputs)
                   : NULL;
  if (!results[0])
    results[0] = build_cast(builder, types[0], inputs, num_inputs, loc);
  return true;
}

bool converter_is_bare_pointer(const LLVMTypeConverter *converter, Context *ctx,
                               const Type *type) {
  const ShapedType *memref = type_as_ranked_memref(type);
  if (!converter->options->use_bare_pointers || !memref ||
      !shaped_type_has_static_shape(memref) ||
      !converter_convert(converter, ctx, type))
    return false;
  int64_t offset;
  int64_t *strides = mem_alloc((size_t)memref->rank * sizeof *strides + 1);
  bool is_static = memref_type_strides(ctx, memref, strides, &offset) &&
                   offset != DYNAMIC_SIZE;
  for (int32_t i = 0; is_static && i < memref->rank; i++)
    is_static = strides[i] != DYNAMIC_SIZE;
  mem_free(strides);
  return is_static;
}

static bool append_memref_types(const LLVMTypeConverter *converter,
                                Context *ctx, const ShapedType *memref,
                                TypeVector *types) {
  if (!converter_convert(converter, ctx, &memref->base))
    return false;
  if (memref->rank < 0) {
    VECTOR_PUSH(types, converter_is_wrapped(converter)
                           ? converter_int(converter, ctx, 64)
                           : converter->index);
    VECTOR_PUSH(types, converter_byte_pointer(
                           converter, ctx, unranked_space(converter, memref)));
    return true;
  }
  const Type *pointer = converter_pointer(
      converter, ctx, converter_element(converter, ctx, memref),
      memref_address_space(memref));
  VECTOR_PUSH(types, pointer);
  VECTOR_PUSH(types, pointer);
  for (int32_t i = 0; i < 1 + 2 * memref->rank; i++)
    VECTOR_PUSH(types, converter->index);
  return true;
}

bool converter_argument_types(const LLVMTypeConverter *converter, Context *ctx,
                              const Type *type, TypeVector *types) {
  const ShapedType *memref = type_as_memref(type);
  if (memref && converter->options->use_bare_pointers) {
    if (!converter_is_bare_pointer(converter, ctx, type))
      return false;
    const Type *element = converter_element(converter, ctx, memref);
    if (!element)
      return false;
    VECTOR_PUSH(types, converter_pointer(converter, ctx, element,
                                         memref_address_space(memref)));
    return true;
  }
  if (memref)
    return append_memref_types(converter, ctx, memref, types);
  const Type *converted = converter_convert(converter, ctx, type);
  // mlir-opt passes the last two on, and then cannot read its own output.
  if (!converted || llvm_type_is_void(converted) ||
      llvm_type_is_function(converted))
    return false;
  VECTOR_PUSH(types, converted);
  return true;
}

size_t converter_argument_count(const LLVMTypeConverter *converter,
                                const Type *type) {
  const ShapedType *memref = type_as_memref(type);
  if (!memref || converter->options->use_bare_pointers)
    return 1;
  return memref->rank < 0 ? 2 : 3 + 2 * (size_t)memref->rank;
}

const Type *converter_one_result_type(const LLVMTypeConverter *converter,
                                      Context *ctx, const Type *type) {
  const ShapedType *memref = type_as_memref(type);
  if (!memref || !converter->options->use_bare_pointers) {
    const Type *converted = converter_convert(converter, ctx, type);
    return converted && llvm_type_is_function(converted) ? NULL : converted;
  }
  const Type *element = converter_is_bare_pointer(converter, ctx, type)
                            ? converter_element(converter, ctx, memref)
                            : NULL;
  return element ? converter_pointer(converter, ctx, element,
                                     memref_address_space(memref))
                 : NULL;
}

const Type *converter_result_type(const LLVMTypeConverter *converter,
                                  Context *ctx, const Type *const *results,
                                  size_t count) {
  if (!count)
    return converter_void(converter, ctx);
  TypeVector types = {0};
  bool ok = true;
  for (size_t i = 0; ok && i < count; i++) {
    const Type *type = converter_one_result_type(converter, ctx, results[i]);
    ok = type && (count == 1 || converter_takes_part(converter, type));
    VECTOR_PUSH(&types, type);
  }
  const Type *result = NULL;
  if (ok)
    result = count == 1 ? types.data[0]
                        : converter_struct(converter, ctx, types.data, count);
  VECTOR_FREE(&types);
  return result;
}

const Type *converter_function_type(const LLVMTypeConverter *converter,
                                    Context *ctx, const FunctionType *type,
                                    bool is_vararg) {
  const Type *result = converter_result_type(
      converter, ctx, type->types + type->num_inputs, type->num_results);
  TypeVector params = {0};
  bool ok = result != NULL;
  for (uint32_t i = 0; ok && i < type->num_inputs; i++)
    ok = converter_argument_types(converter, ctx, type->types[i], &params);
  const Type *function =
      ok ? converter_function(converter, ctx, result, params.data, params.size,
                              is_vararg)
         : NULL;
  VECTOR_FREE(&params);
  return function;
}

/// Reads the digits at the start of `text`.
static unsigned leading_number(StringRef *text) {
  unsigned number = 0;
  while (text->size && text->data[0] >= '0' && text->data[0] <= '9') {
    if (number < 100000)
      number = number * 10 + (unsigned)(text->data[0] - '0');
    *text = string_ref_drop(*text, 1);
  }
  return number;
}

/// `p[0]:SIZE:…[:…:INDEX]` of a data layout: the width of pointers and of
/// indices in address space 0.
static void read_pointer_spec(StringRef spec, unsigned *pointer,
                              unsigned *index) {
  spec = string_ref_drop(spec, 1);
  if (leading_number(&spec) != 0)
    return;
  for (unsigned field = 0; spec.size && spec.data[0] == ':'; field++) {
    spec = string_ref_drop(spec, 1);
    unsigned number = leading_number(&spec);
    if (number && field == 0)
      *pointer = *index = number;
    else if (number && field == 3)
      *index = number;
  }
}

static void read_data_layout(StringRef layout, unsigned *pointer,
                             unsigned *index) {
  while (layout.size) {
    size_t dash = string_ref_find(layout, '-');
    StringRef spec =
        string_ref(layout.data, dash == SIZE_MAX ? layout.size : dash);
    if (spec.size && spec.data[0] == 'p')
      read_pointer_spec(spec, pointer, index);
    layout = dash == SIZE_MAX ? string_ref("", 0)
                              : string_ref_drop(layout, dash + 1);
  }
}

/// Does `spec` look like a part of a data layout: a letter that LLVM knows,
/// then numbers (letters after `m:` and `n`)?
static bool is_layout_spec(StringRef spec) {
  if (!spec.size || !memchr("eESPAGpivfaFmn", spec.data[0], 14))
    return false;
  bool takes_letters = spec.data[0] == 'm' || spec.data[0] == 'n';
  for (size_t i = 1; i < spec.size; i++) {
    char c = spec.data[i];
    bool is_letter = c >= 'a' && c <= 'z';
    if (c != ':' && !(c >= '0' && c <= '9') && !(takes_letters && is_letter))
      return false;
  }
  return true;
}

bool converter_is_data_layout(StringRef layout) {
  while (layout.size) {
    size_t dash = string_ref_find(layout, '-');
    if (!is_layout_spec(
            string_ref(layout.data, dash == SIZE_MAX ? layout.size : dash)))
      return false;
    layout = dash == SIZE_MAX ? string_ref("", 0)
                              : string_ref_drop(layout, dash + 1);
  }
  return true;
}

static void set_widths(LLVMTypeConverter *converter, Context *ctx,
                       unsigned pointer, unsigned index) {
  const StdToLLVMOptions *options = converter->options;
  converter->pointer_width = pointer;
  converter->index_width =
      options->index_bitwidth ? options->index_bitwidth : index;
  converter->index = converter_int(converter, ctx, converter->index_width);
}

void converter_add_materializations(const LLVMTypeConverter *converter,
                                    TypeConverter *types) {
  type_converter_add_source_materialization(types, materialize_source,
                                            converter);
  type_converter_add_target_materialization(types, materialize_target,
                                            converter);
}

void converter_init(LLVMTypeConverter *converter, Context *ctx,
                    const StdToLLVMOptions *options) {
  *converter = (LLVMTypeConverter){.options = options,
                                   .spelling = (LLVMSpelling)options->spelling};
  set_widths(converter, ctx, 64, 64);
  descriptor_positions_init(&converter->positions, ctx);
  converter->types = &converter->own_types;
  converter->oversized = &converter->own_oversized;
  type_converter_init(converter->types);
  type_converter_add_conversion(converter->types, convert_rule, converter);
  converter_add_materializations(converter, converter->types);
}

void converter_use_layout_text(LLVMTypeConverter *converter, Context *ctx,
                               StringRef layout) {
  unsigned pointer = 64, index = 64;
  read_data_layout(layout, &pointer, &index);
  set_widths(converter, ctx, pointer, index);
}

void converter_use_layout_of(LLVMTypeConverter *converter, Context *ctx,
                             const Operation *op) {
  LayoutSpec layout;
  layout_spec_init(&layout, ctx, op);
  set_widths(converter, ctx, 64, (unsigned)llvm_index_width(&layout));
  layout_spec_free(&layout);
}

void converter_free(LLVMTypeConverter *converter) {
  ptr_map_free(&converter->message_numbers);
  ptr_map_free(&converter->bare_calls);
  VECTOR_FREE(&converter->messages);
  type_converter_free(converter->types);
}

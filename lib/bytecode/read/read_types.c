// SPDX-License-Identifier: Apache-2.0
// Types of builtin. Follows BuiltinDialectBytecode.td; what mlir's builders
// take for granted is checked here.
#include "bytecode/read/reader_internal.h"
#include "ir/affine/affine.h"

static void *alloc_parts(Decoder *decoder, uint64_t count, size_t size) {
  return arena_alloc(&decoder->reader->arena, count * size);
}

/// A list of types. Missing ones are NULL.
static const Type **decode_types(Decoder *decoder, uint64_t *count) {
  *count = read_count(decoder->reader, &decoder->bytes);
  if (*count > UINT32_MAX / 2)
    reader_fail(decoder->reader, "too many types");
  const Type **types = alloc_parts(decoder, *count, sizeof(const Type *));
  for (uint64_t i = 0; i < *count; i++)
    types[i] = decode_type(decoder);
  return types;
}

static const Type *decode_function(Decoder *decoder) {
  uint64_t num_inputs, num_results;
  const Type **inputs = decode_types(decoder, &num_inputs);
  const Type **results = decode_types(decoder, &num_results);
  return decoder->num_missing
             ? NULL
             : function_type_get(decoder->reader->ctx, inputs, num_inputs,
                                 results, num_results);
}

static const Type *decode_tuple(Decoder *decoder) {
  uint64_t count;
  const Type **types = decode_types(decoder, &count);
  return decoder->num_missing
             ? NULL
             : tuple_type_get(decoder->reader->ctx, types, count);
}

static const Type *decode_integer_type(Decoder *decoder) {
  uint64_t value = decode_varint(decoder);
  uint64_t width = value >> 2, signedness = value & 3;
  if (width > MAX_INTEGER_WIDTH)
    reader_fail(decoder->reader, "integer bitwidth is limited to %u bits",
                MAX_INTEGER_WIDTH);
  if (signedness > UNSIGNED)
    reader_fail(decoder->reader, "invalid signedness of an integer type: %u",
                (unsigned)signedness);
  return integer_type_get_signed(decoder->reader->ctx, (uint32_t)width,
                                 (Signedness)signedness);
}

static const Type *decode_complex(Decoder *decoder) {
  const Type *element = decode_type(decoder);
  if (element && !type_as_integer(element) && !type_as_float(element))
    reader_fail(decoder->reader, "invalid element type for complex");
  return element ? complex_type_get(decoder->reader->ctx, element) : NULL;
}

/// The sizes of a shaped type.
typedef struct Shape {
  int64_t *sizes;
  size_t rank;
} Shape;

/// Sizes from `least` on. Unless `is_static`, they may be unknown.
static Shape decode_shape(Decoder *decoder, int64_t least, bool is_static) {
  Reader *reader = decoder->reader;
  uint64_t rank = read_count(reader, &decoder->bytes);
  if (rank > INT32_MAX)
    reader_fail(reader, "too many dimensions");
  int64_t *sizes = alloc_parts(decoder, rank, sizeof *sizes);
  for (uint64_t i = 0; i < rank; i++) {
    sizes[i] = read_signed_varint(reader, &decoder->bytes);
    if (sizes[i] < least && (is_static || sizes[i] != DYNAMIC_SIZE))
      reader_fail(reader, "invalid dimension size: %lld", (long long)sizes[i]);
  }
  return (Shape){sizes, rank};
}

static const bool *decode_scalable(Decoder *decoder, uint64_t *count) {
  *count = read_count(decoder->reader, &decoder->bytes);
  bool *scalable = alloc_parts(decoder, *count, sizeof *scalable);
  for (uint64_t i = 0; i < *count; i++)
    scalable[i] = read_byte(decoder->reader, &decoder->bytes) != 0;
  return scalable;
}

static const Type *decode_vector(Decoder *decoder, bool is_scalable) {
  uint64_t num_flags = 0;
  const bool *scalable =
      is_scalable ? decode_scalable(decoder, &num_flags) : NULL;
  Shape shape = decode_shape(decoder, 1, true);
  const Type *element = decode_type(decoder);
  if (!element)
    return NULL;
  if (is_scalable && num_flags != shape.rank)
    reader_fail(decoder->reader, "number of dims must match, got %llu and %zu",
                (unsigned long long)num_flags, shape.rank);
  if (!type_is_valid_vector_element(element))
    reader_fail(decoder->reader,
                "vector elements must be int/index/float type");
  return scalable_vector_type_get(decoder->reader->ctx, shape.sizes, scalable,
                                  shape.rank, element);
}

static const Type *decode_tensor(Decoder *decoder, bool has_encoding) {
  const Attribute *encoding = has_encoding ? decode_attr(decoder) : NULL;
  Shape shape = decode_shape(decoder, 0, false);
  const Type *element = decode_type(decoder);
  if (decoder->num_missing)
    return NULL;
  if (!type_is_valid_tensor_element(element))
    reader_fail(decoder->reader, "invalid tensor element type");
  return ranked_tensor_type_get(decoder->reader->ctx, shape.sizes, shape.rank,
                                element, encoding);
}

static const Type *decode_unranked_tensor(Decoder *decoder) {
  const Type *element = decode_type(decoder);
  if (element && !type_is_valid_tensor_element(element))
    reader_fail(decoder->reader, "invalid tensor element type");
  return element ? unranked_tensor_type_get(decoder->reader->ctx, element)
                 : NULL;
}

/// May a memref of `rank` have `layout`?
static bool is_layout(const Attribute *layout, size_t rank) {
  const AffineMapAttr *map = attr_as_affine_map(layout);
  const StridedLayoutAttr *strided = attr_as_strided_layout(layout);
  return (map && map->value->num_dims == rank) ||
         (strided && strided->rank == rank);
}

static bool is_memory_space(const Attribute *attr) {
  switch ((int)attr_kind(attr)) {
  case ATTR_INTEGER:
  case ATTR_STRING:
  case ATTR_DICTIONARY:
  case ATTR_DIALECT:
  case ATTR_OPAQUE:
    return true;
  default:
    return false;
  }
}

/// NULL where there is none or it is missing.
static const Attribute *decode_memory_space(Decoder *decoder, bool is_there) {
  const Attribute *space = is_there ? decode_attr(decoder) : NULL;
  if (space && !is_memory_space(space))
    reader_fail(decoder->reader, "unsupported memory space Attribute");
  return space;
}

static void check_memref_element(Decoder *decoder, const Type *element) {
  if (!type_is_valid_memref_element(element))
    reader_fail(decoder->reader, "invalid memref element type");
}

static const Type *decode_memref(Decoder *decoder, bool has_space) {
  const Attribute *space = decode_memory_space(decoder, has_space);
  Shape shape = decode_shape(decoder, 0, false);
  const Type *element = decode_type(decoder);
  const Attribute *layout = decode_attr(decoder);
  if (decoder->num_missing)
    return NULL;
  check_memref_element(decoder, element);
  if (!is_layout(layout, shape.rank))
    reader_fail_attr(
        decoder->reader,
        "expected a layout of the rank of the memref, but got: ", layout);
  return memref_type_get(decoder->reader->ctx, shape.sizes, shape.rank, element,
                         layout, space);
}

static const Type *decode_unranked_memref(Decoder *decoder, bool has_space) {
  const Attribute *space = decode_memory_space(decoder, has_space);
  const Type *element = decode_type(decoder);
  if (decoder->num_missing)
    return NULL;
  check_memref_element(decoder, element);
  return unranked_memref_type_get(decoder->reader->ctx, element, space);
}

static const Type *decode_float_type(Decoder *decoder, TypeCode code) {
  static const FloatKind kinds[] = {FLOAT_BF16, FLOAT_F16, FLOAT_F32,
                                    FLOAT_F64,  FLOAT_F80, FLOAT_F128};
  return float_type_get(decoder->reader->ctx, kinds[code - CODE_BF16_TYPE]);
}

static const Type *decode_code(Decoder *decoder, TypeCode code) {
  Context *ctx = decoder->reader->ctx;
  switch ((int)code) {
  case CODE_INTEGER_TYPE:
    return decode_integer_type(decoder);
  case CODE_INDEX_TYPE:
    return index_type_get(ctx);
  case CODE_FUNCTION_TYPE:
    return decode_function(decoder);
  case CODE_COMPLEX_TYPE:
    return decode_complex(decoder);
  case CODE_MEMREF_TYPE:
  case CODE_MEMREF_TYPE_WITH_SPACE:
    return decode_memref(decoder, code == CODE_MEMREF_TYPE_WITH_SPACE);
  case CODE_NONE_TYPE:
    return none_type_get(ctx);
  case CODE_TENSOR_TYPE:
  case CODE_TENSOR_TYPE_WITH_ENCODING:
    return decode_tensor(decoder, code == CODE_TENSOR_TYPE_WITH_ENCODING);
  case CODE_TUPLE_TYPE:
    return decode_tuple(decoder);
  case CODE_UNRANKED_MEMREF_TYPE:
  case CODE_UNRANKED_MEMREF_TYPE_WITH_SPACE:
    return decode_unranked_memref(decoder,
                                  code == CODE_UNRANKED_MEMREF_TYPE_WITH_SPACE);
  case CODE_UNRANKED_TENSOR_TYPE:
    return decode_unranked_tensor(decoder);
  case CODE_VECTOR_TYPE:
  case CODE_SCALABLE_VECTOR_TYPE:
    return decode_vector(decoder, code == CODE_SCALABLE_VECTOR_TYPE);
  default:
    return decode_float_type(decoder, code);
  }
}

bool decode_builtin_type(Decoder *decoder, ReadEntry *entry) {
  uint64_t code = decode_varint(decoder);
  if (code >= NUM_TYPE_CODES)
    reader_fail(decoder->reader, "unknown attribute code: %llu",
                (unsigned long long)code);
  const Type *type = decode_code(decoder, (TypeCode)code);
  entry->type = type;
  entry->what = ENTRY_IS_TYPE;
  return type != NULL;
}

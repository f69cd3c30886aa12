// SPDX-License-Identifier: Apache-2.0
// Attributes of builtin. Follows BuiltinDialectBytecode.td; what mlir's
// builders take for granted is checked here.
#include <stdlib.h>

#include "bytecode/read/reader_internal.h"
#include "support/byte_order.h"

/// Memory for `count` parts of the entry, which live as long as the reader.
static void *alloc_parts(Decoder *decoder, uint64_t count, size_t size) {
  return arena_alloc(&decoder->reader->arena, count * size);
}

_Noreturn static void fail_class(Decoder *decoder, const char *expected,
                                 const Attribute *attr) {
  Stream text = {0};
  stream_format(&text, "expected mlir::%s, but got: ", expected);
  const char *copy =
      arena_copy_text(&decoder->reader->arena, text.data, text.size);
  stream_free(&text);
  reader_fail_attr(decoder->reader, copy, attr);
}

/// The text of a part that must be a string; its data is NULL if it is missing.
static StringRef decode_name(Decoder *decoder) {
  const Attribute *attr = decode_attr(decoder);
  const StringAttr *string = attr_as_string(attr);
  if (attr && !string)
    fail_class(decoder, "StringAttr", attr);
  return string ? string->value : (StringRef){0};
}

/// A part that must be a location. False: it is missing.
static bool decode_location(Decoder *decoder, Location *loc) {
  const ReadEntry *entry = decode_part(decoder);
  if (!entry)
    return false;
  if (entry->what != ENTRY_IS_LOCATION)
    fail_class(decoder, "LocationAttr", entry->attr);
  *loc = entry->loc;
  return true;
}

/// A part that must be a shaped type; NULL: it is missing.
static const ShapedType *decode_shaped(Decoder *decoder) {
  const Type *type = decode_type(decoder);
  const ShapedType *shaped = type ? type_as_shaped(type) : NULL;
  if (type && !shaped)
    reader_fail(decoder->reader, "expected a shaped type");
  return shaped;
}

/// decode_shaped for elements that are counted.
static const ShapedType *decode_static(Decoder *decoder) {
  const ShapedType *shaped = decode_shaped(decoder);
  if (shaped && !shaped_type_has_static_shape(shaped))
    reader_fail(decoder->reader, "expected a shaped type of static shape");
  return shaped;
}

static StringRef decode_blob(Decoder *decoder) {
  uint64_t size = decode_varint(decoder);
  Cursor bytes = read_bytes(decoder->reader, &decoder->bytes, size);
  return string_ref((const char *)bytes.at, (size_t)size);
}

// --- numbers ----------------------------------------------------------------

/// Reads the words of a number of `width` bits. Higher bits are cut off.
static WideInt decode_number(Decoder *decoder, uint32_t width) {
  Reader *reader = decoder->reader;
  if (width <= 8)
    return wide_int_from_u64(&reader->arena, width,
                             read_byte(reader, &decoder->bytes));
  if (width <= 64)
    return wide_int_from_u64(
        &reader->arena, width,
        (uint64_t)read_signed_varint(reader, &decoder->bytes));
  uint32_t num_words = wide_int_num_words(width);
  uint64_t *words = arena_alloc_zero(&reader->arena, num_words * sizeof *words);
  uint64_t count = read_count(reader, &decoder->bytes);
  if (count > num_words)
    reader_fail(reader, "integer of %llu words is too wide for its type",
                (unsigned long long)count);
  for (uint64_t i = 0; i < count; i++)
    words[i] = (uint64_t)read_signed_varint(reader, &decoder->bytes);
  return wide_int_from_words(&reader->arena, width, words);
}

static const Attribute *decode_integer(Decoder *decoder) {
  const Type *type = decode_type(decoder);
  if (!type)
    return NULL;
  if (!type_is_int_or_index(type))
    reader_fail(decoder->reader, "expected integer or index type");
  uint32_t width = type_is_index(type) ? 64 : type_bit_width(type);
  return integer_attr_get(decoder->reader->ctx, type,
                          decode_number(decoder, width));
}

static const Attribute *decode_float(Decoder *decoder) {
  const Type *type = decode_type(decoder);
  if (!type)
    return NULL;
  const FloatType *format = type_as_float(type);
  if (!format)
    reader_fail(decoder->reader, "expected floating point type");
  WideInt number = decode_number(decoder, float_formats[format->format].bits);
  const uint64_t *words = wide_int_words(&number);
  FloatBits bits = {words[0], number.width > 64 ? words[1] : 0};
  return float_attr_get(decoder->reader->ctx, type, bits);
}

// --- containers -------------------------------------------------------------

static const Attribute *decode_array(Decoder *decoder) {
  uint64_t count = read_count(decoder->reader, &decoder->bytes);
  const Attribute **elements =
      alloc_parts(decoder, count, sizeof(const Attribute *));
  for (uint64_t i = 0; i < count; i++)
    elements[i] = decode_attr(decoder);
  return decoder->num_missing
             ? NULL
             : array_attr_get(decoder->reader->ctx, elements, count);
}

static int compare_names(const void *lhs, const void *rhs) {
  return string_ref_compare(((const NamedAttribute *)lhs)->name,
                            ((const NamedAttribute *)rhs)->name);
}

/// Sorts the entries, and fails if a name is repeated.
static void sort_names(Decoder *decoder, NamedAttribute *entries,
                       size_t count) {
  if (count)
    qsort(entries, count, sizeof *entries, compare_names);
  for (size_t i = 1; i < count; i++)
    if (!compare_names(&entries[i - 1], &entries[i]))
      reader_fail(decoder->reader,
                  "duplicate key '%.*s' in dictionary attribute",
                  STR_ARGS(entries[i].name));
}

static const Attribute *decode_dictionary(Decoder *decoder) {
  Context *ctx = decoder->reader->ctx;
  uint64_t count = read_count(decoder->reader, &decoder->bytes);
  NamedAttribute *entries = alloc_parts(decoder, count, sizeof *entries);
  for (uint64_t i = 0; i < count; i++) {
    entries[i].name = decode_name(decoder);
    entries[i].value = decode_attr(decoder);
  }
  if (decoder->num_missing)
    return NULL;
  for (uint64_t i = 0; i < count; i++) {
    if (!entries[i].name.size)
      reader_fail(decoder->reader, "expected valid attribute name");
    entries[i].name = context_intern_string(ctx, entries[i].name);
  }
  sort_names(decoder, entries, count);
  return dictionary_attr_get(ctx, entries, count);
}

static const Attribute *decode_string_attr(Decoder *decoder, bool has_type) {
  Context *ctx = decoder->reader->ctx;
  StringRef text = decode_string(decoder);
  if (!has_type)
    return string_attr_get(ctx, text);
  const Type *type = decode_type(decoder);
  if (!type)
    return NULL;
  return type_kind(type) == TYPE_NONE ? string_attr_get(ctx, text)
                                      : typed_string_attr_get(ctx, text, type);
}

static const Attribute *decode_symbol_ref(Decoder *decoder, bool is_nested) {
  StringRef root = decode_name(decoder);
  uint64_t count = is_nested ? read_count(decoder->reader, &decoder->bytes) : 0;
  StringRef *path = alloc_parts(decoder, count + 1, sizeof *path);
  path[0] = root;
  for (uint64_t i = 1; i <= count; i++) {
    const Attribute *attr = decode_attr(decoder);
    const SymbolRefAttr *nested = attr_as_symbol_ref(attr);
    if (attr && (!nested || nested->size != 1))
      fail_class(decoder, "FlatSymbolRefAttr", attr);
    path[i] = nested ? nested->path[0] : (StringRef){0};
  }
  return decoder->num_missing
             ? NULL
             : symbol_ref_attr_get(decoder->reader->ctx, path, count + 1);
}

// --- dense ------------------------------------------------------------------

/// Bytes of an element of dense elements; 0: the type cannot have any.
static uint64_t element_size(const Type *type) {
  const ComplexType *complex = type_as_complex(type);
  if (complex)
    return 2 * element_size(complex->element);
  if (type_is_index(type))
    return 8;
  return type_is_int_or_float(type) ? (type_bit_width(type) + 7) / 8 : 0;
}

/// Bytes of a part of a complex element, or of another one.
static uint64_t number_size(const Type *element) {
  const ComplexType *complex = type_as_complex(element);
  return element_size(complex ? complex->element : element);
}

static bool is_of_width(const Type *type, uint32_t width) {
  return type_as_integer(type) && type_bit_width(type) == width;
}

/// Are `size` bytes all elements of `type`? Elements without bytes must not be
/// more than the file has bytes.
static bool is_raw_size(const Decoder *decoder, const ShapedType *type,
                        uint64_t size) {
  uint64_t count = (uint64_t)shaped_type_num_elements(type);
  uint64_t bytes = element_size(type->element);
  if (is_of_width(type->element, 0))
    return !size && count <= decoder->reader->buffer->text.size;
  if (is_of_width(type->element, 1))
    return count <= (uint64_t)1 << 60 && size == (count + 7) / 8;
  return bytes && size % bytes == 0 && size / bytes == count;
}

/// Is `data` one element that all others equal?
static bool is_splat(const ShapedType *type, StringRef data) {
  uint64_t bytes = element_size(type->element);
  if (!bytes || data.size != bytes)
    return false;
  if (!is_of_width(type->element, 1))
    return true;
  unsigned char byte = (unsigned char)data.data[0];
  return byte == 0 || byte == 0xFF; // Otherwise: bits of several.
}

/// Numbers of `size` bytes each as they are in memory. If they are not whole,
/// that is reported later.
static const char *to_memory(Decoder *decoder, StringRef bytes, size_t size) {
  if (!IS_BIG_ENDIAN || !size || bytes.size % size)
    return bytes.data;
  char *swapped = arena_alloc(&decoder->reader->arena, bytes.size + 1);
  little_endian_copy(swapped, bytes.data, bytes.size, size);
  return swapped;
}

static const Attribute *decode_dense(Decoder *decoder) {
  Context *ctx = decoder->reader->ctx;
  const ShapedType *type = decode_static(decoder);
  StringRef data = decode_blob(decoder);
  if (!type)
    return NULL;
  data.data = to_memory(decoder, data, number_size(type->element));
  if (is_splat(type, data)) {
    if (shaped_type_num_elements(type) > 0)
      return dense_splat_attr_get(ctx, &type->base, data);
    data.size = 0;
  }
  if (!is_raw_size(decoder, type, data.size))
    reader_fail(decoder->reader,
                "elements hex data size is invalid for provided type");
  return dense_elements_attr_get(ctx, &type->base, data);
}

static const Attribute *decode_dense_strings(Decoder *decoder) {
  const ShapedType *type = decode_static(decoder);
  if (!type)
    return NULL;
  bool is_splat = decode_varint(decoder) != 0;
  uint64_t count = is_splat ? 1 : (uint64_t)shaped_type_num_elements(type);
  if (count > cursor_size(&decoder->bytes))
    reader_fail(decoder->reader,
                "attempting to parse a byte at the end of the bytecode");
  StringRef *strings = alloc_parts(decoder, count, sizeof *strings);
  for (uint64_t i = 0; i < count; i++)
    strings[i] = decode_string(decoder);
  return dense_strings_attr_get(decoder->reader->ctx, &type->base, strings,
                                count);
}

static const Attribute *decode_dense_array(Decoder *decoder) {
  const Type *type = decode_type(decoder);
  uint64_t count = decode_varint(decoder);
  StringRef data = decode_blob(decoder);
  if (!type)
    return NULL;
  uint32_t width = type_is_int_or_float(type) ? type_bit_width(type) : 4;
  if (width != 1 && width % 8)
    reader_fail(decoder->reader,
                "element type bitwidth must be a multiple of 8");
  uint64_t bytes = (width + 7) / 8;
  // Elements without bytes must not be more than the file has bytes.
  bool is_whole = bytes ? data.size % bytes == 0 && data.size / bytes == count
                        : count <= decoder->reader->buffer->text.size;
  if (!is_whole)
    reader_fail(decoder->reader,
                "expected %llu bytes of data for the dense array",
                (unsigned long long)(count * bytes));
  const void *aligned = arena_copy(&decoder->reader->arena,
                                   to_memory(decoder, data, bytes), data.size);
  return dense_array_attr_get(decoder->reader->ctx, type, aligned, count);
}

static const Attribute *decode_dense_resource(Decoder *decoder) {
  Reader *reader = decoder->reader;
  const ShapedType *type = decode_shaped(decoder);
  uint64_t handle = decode_varint(decoder);
  if (handle >= reader->resources.size)
    reader_fail(reader, "invalid resource index: %llu",
                (unsigned long long)handle);
  return type ? dense_resource_attr_get(reader->ctx, &type->base,
                                        reader->resources.data[handle].key)
              : NULL;
}

/// May `sparse<…>` have these indices and values? Indices of one dimension may
/// be a list of numbers.
static bool is_sparse(const ShapedType *type, const DenseElementsAttr *indices,
                      const DenseElementsAttr *values) {
  const ShapedType *of_indices = type_as_shaped(indices->type);
  const ShapedType *of_values = type_as_shaped(values->type);
  bool is_list = of_indices->rank == 1 && type->rank == 1;
  bool has_lists = of_indices->rank == 2 && of_indices->shape[1] == type->rank;
  return type_is_integer_of_width(of_indices->element, 64) &&
         of_values->rank == 1 && of_values->element == type->element &&
         (is_list || has_lists) && of_indices->shape[0] == of_values->shape[0];
}

/// Does each index name an element of `type`?
static bool has_valid_indices(const ShapedType *type,
                              const DenseElementsAttr *indices) {
  StringRef data = indices->data;
  for (size_t i = 0; (i + 1) * 8 <= data.size; i++) {
    int64_t index;
    memcpy(&index, data.data + 8 * i, sizeof index);
    for (int32_t dim = 0; dim < type->rank; dim++)
      if ((indices->is_splat || i % (size_t)type->rank == (size_t)dim) &&
          (index < 0 || index >= type->shape[dim]))
        return false;
  }
  return true;
}

static const Attribute *decode_sparse(Decoder *decoder) {
  const ShapedType *type = decode_static(decoder);
  const Attribute *indices = decode_attr(decoder);
  const Attribute *values = decode_attr(decoder);
  if (decoder->num_missing)
    return NULL;
  const DenseElementsAttr *of_indices = attr_as_dense_elements(indices);
  const DenseElementsAttr *of_values = attr_as_dense_elements(values);
  if (!of_indices || of_indices->storage == DENSE_STRINGS)
    fail_class(decoder, "DenseIntElementsAttr", indices);
  if (!of_values)
    fail_class(decoder, "DenseElementsAttr", values);
  if (!is_sparse(type, of_indices, of_values) ||
      !has_valid_indices(type, of_indices))
    reader_fail(decoder->reader, "invalid indices of sparse elements");
  return sparse_elements_attr_get(decoder->reader->ctx, &type->base, indices,
                                  values);
}

static const Attribute *decode_distinct(Decoder *decoder) {
  Context *ctx = decoder->reader->ctx;
  const Attribute *attr = decode_attr(decoder);
  return attr ? distinct_attr_create(ctx, attr, context_next_distinct_id(ctx))
              : NULL;
}

// --- locations --------------------------------------------------------------

static uint32_t decode_u32(Decoder *decoder) {
  uint64_t value = decode_varint(decoder);
  return value > UINT32_MAX ? UINT32_MAX : (uint32_t)value;
}

/// The file of a location; NULL: it is missing.
static const StringAttr *decode_file(Decoder *decoder) {
  const Attribute *attr = decode_attr(decoder);
  const StringAttr *file = attr_as_string(attr);
  if (attr && !file)
    fail_class(decoder, "StringAttr", attr);
  return file;
}

static bool decode_place(Decoder *decoder, Location *loc) {
  Reader *reader = decoder->reader;
  const StringAttr *file = decode_file(decoder);
  uint32_t line = decode_u32(decoder), column = decode_u32(decoder);
  if (!file)
    return false;
  if (file != reader->last_file) {
    reader->last_file = file;
    reader->last_file_id = location_file_id(reader->ctx, file->value);
  }
  *loc = location_from_file_id(reader->ctx, reader->last_file_id, line, column);
  return true;
}

/// The line and column, and those of the end.
static void decode_range_numbers(Decoder *decoder, uint32_t numbers[4]) {
  uint64_t code = decode_varint(decoder);
  if (code > RANGE_FULL)
    reader_fail(decoder->reader, "unknown encoding of a range: %llu",
                (unsigned long long)code);
  memset(numbers, 0, 4 * sizeof *numbers);
  if (code == RANGE_NOTHING)
    return;
  numbers[0] = numbers[2] = decode_u32(decoder);
  if (code == RANGE_LINE)
    return;
  numbers[1] = numbers[3] = decode_u32(decoder);
  if (code == RANGE_FULL)
    numbers[2] = decode_u32(decoder);
  if (code != RANGE_PLACE)
    numbers[3] = decode_u32(decoder);
}

static bool decode_range(Decoder *decoder, Location *loc) {
  const StringAttr *file = decode_file(decoder);
  uint32_t numbers[4];
  decode_range_numbers(decoder, numbers);
  if (!file)
    return false;
  *loc = location_range_get(decoder->reader->ctx, file->value, numbers[0],
                            numbers[1], numbers[2], numbers[3]);
  return true;
}

static bool decode_fused(Decoder *decoder, bool has_metadata, Location *loc) {
  uint64_t count = read_count(decoder->reader, &decoder->bytes);
  Location *parts = alloc_parts(decoder, count, sizeof *parts);
  for (uint64_t i = 0; i < count; i++)
    decode_location(decoder, &parts[i]);
  const Attribute *metadata = has_metadata ? decode_attr(decoder) : NULL;
  if (decoder->num_missing)
    return false;
  *loc = location_fused_get(decoder->reader->ctx, parts, count, metadata);
  return true;
}

static bool decode_name_location(Decoder *decoder, Location *loc) {
  StringRef name = decode_name(decoder);
  Location child;
  decode_location(decoder, &child);
  if (decoder->num_missing)
    return false;
  *loc = location_name_get(decoder->reader->ctx, name, child);
  return true;
}

static bool decode_call_site(Decoder *decoder, Location *loc) {
  Location callee, caller;
  decode_location(decoder, &callee);
  decode_location(decoder, &caller);
  if (decoder->num_missing)
    return false;
  *loc = location_call_site_get(decoder->reader->ctx, callee, caller);
  return true;
}

/// Codes from CALL_SITE_LOC to UNKNOWN_LOC, and FILE_LINE_COL_RANGE.
static bool decode_location_code(Decoder *decoder, AttrCode code,
                                 Location *loc) {
  switch ((int)code) {
  case CODE_CALL_SITE_LOC:
    return decode_call_site(decoder, loc);
  case CODE_FILE_LINE_COL_LOC:
    return decode_place(decoder, loc);
  case CODE_FILE_LINE_COL_RANGE:
    return decode_range(decoder, loc);
  case CODE_FUSED_LOC:
    return decode_fused(decoder, false, loc);
  case CODE_FUSED_LOC_WITH_METADATA:
    return decode_fused(decoder, true, loc);
  case CODE_NAME_LOC:
    return decode_name_location(decoder, loc);
  default:
    *loc = location_unknown();
    return true;
  }
}

static bool is_location_code(AttrCode code) {
  return (code >= CODE_CALL_SITE_LOC && code <= CODE_UNKNOWN_LOC) ||
         code == CODE_FILE_LINE_COL_RANGE;
}

static const Attribute *decode_code(Decoder *decoder, AttrCode code) {
  Context *ctx = decoder->reader->ctx;
  const Type *type;
  switch ((int)code) {
  case CODE_ARRAY:
    return decode_array(decoder);
  case CODE_DICTIONARY:
    return decode_dictionary(decoder);
  case CODE_STRING:
    return decode_string_attr(decoder, false);
  case CODE_TYPED_STRING:
    return decode_string_attr(decoder, true);
  case CODE_FLAT_SYMBOL_REF:
    return decode_symbol_ref(decoder, false);
  case CODE_SYMBOL_REF:
    return decode_symbol_ref(decoder, true);
  case CODE_TYPE:
    type = decode_type(decoder);
    return type ? type_attr_get(ctx, type) : NULL;
  case CODE_UNIT:
    return unit_attr_get(ctx);
  case CODE_INTEGER:
    return decode_integer(decoder);
  case CODE_FLOAT:
    return decode_float(decoder);
  case CODE_DENSE_RESOURCE:
    return decode_dense_resource(decoder);
  case CODE_DENSE_ARRAY:
    return decode_dense_array(decoder);
  case CODE_DENSE_ELEMENTS:
    return decode_dense(decoder);
  case CODE_DENSE_STRINGS:
    return decode_dense_strings(decoder);
  case CODE_SPARSE_ELEMENTS:
    return decode_sparse(decoder);
  default:
    return decode_distinct(decoder);
  }
}

bool decode_builtin_attr(Decoder *decoder, ReadEntry *entry) {
  uint64_t code = decode_varint(decoder);
  if (code >= NUM_ATTR_CODES)
    reader_fail(decoder->reader, "unknown attribute code: %llu",
                (unsigned long long)code);
  if (is_location_code((AttrCode)code)) {
    Location loc;
    if (!decode_location_code(decoder, (AttrCode)code, &loc))
      return false;
    entry->loc = loc;
    entry->what = ENTRY_IS_LOCATION;
    return true;
  }
  const Attribute *attr = decode_code(decoder, (AttrCode)code);
  entry->attr = attr;
  entry->what = ENTRY_IS_ATTR;
  return attr != NULL;
}

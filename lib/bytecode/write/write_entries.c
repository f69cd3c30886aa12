// SPDX-License-Identifier: Apache-2.0
// The parts of builtin attributes and types. Follows BuiltinDialectBytecode.td.
#include "bytecode/write/writer_internal.h"
#include "ir/affine/affine.h"
#include "support/byte_order.h"

void put_varint(EntryWriter *entry, uint64_t value) {
  if (entry->out)
    emit_varint(entry->out, value);
}

void put_signed_varint(EntryWriter *entry, int64_t value) {
  if (entry->out)
    emit_signed_varint(entry->out, value);
}

void put_byte(EntryWriter *entry, unsigned value) {
  if (entry->out)
    emit_byte(entry->out, value);
}

void put_string(EntryWriter *entry, StringRef text) {
  if (entry->out)
    emit_varint(entry->out, string_number(entry->writer, text));
}

void put_entity(EntryWriter *entry, Entity entity) {
  if (entry->out)
    emit_varint(entry->out, entity_number(entry->writer, entity));
  else
    VECTOR_PUSH(&entry->parts, entity);
}

void put_attr(EntryWriter *entry, const Attribute *attr) {
  put_entity(entry, entity_of_attr(attr));
}

void put_optional_entity(EntryWriter *entry, Entity entity) {
  if (entry->out)
    emit_flagged_varint(entry->out, entity_number(entry->writer, entity), true);
  else
    put_entity(entry, entity);
}

void put_optional_attr(EntryWriter *entry, const Attribute *attr) {
  if (attr)
    put_optional_entity(entry, entity_of_attr(attr));
  else
    put_varint(entry, 0);
}

void put_type(EntryWriter *entry, const Type *type) {
  put_entity(entry, entity_type(type));
}

void put_location(EntryWriter *entry, Location loc) {
  put_entity(entry, entity_location(loc));
}

static void put_blob(EntryWriter *entry, StringRef bytes) {
  put_varint(entry, bytes.size);
  if (entry->out)
    emit_bytes(entry->out, bytes);
}

static void put_name(EntryWriter *entry, StringRef text) {
  put_attr(entry, string_attr_get(entry->writer->ctx, text));
}

/// The bits of a number whose width the reader knows.
static void put_number(EntryWriter *entry, uint32_t width,
                       const uint64_t *words) {
  if (width <= 8) {
    put_byte(entry, (unsigned)words[0]);
    return;
  }
  if (width <= 64) {
    put_signed_varint(entry, (int64_t)words[0]);
    return;
  }
  uint32_t count = wide_int_num_words(width);
  while (count > 1 && !words[count - 1])
    count--;
  put_varint(entry, count);
  for (uint32_t i = 0; i < count; i++)
    put_signed_varint(entry, (int64_t)words[i]);
}

// --- attributes -------------------------------------------------------------

static void put_integer(EntryWriter *entry, const IntegerAttr *attr) {
  put_varint(entry, CODE_INTEGER);
  put_type(entry, attr->type);
  put_number(entry, attr->value.width, wide_int_words(&attr->value));
}

static void put_float(EntryWriter *entry, const FloatAttr *attr) {
  const FloatType *type = type_as_float(attr->type);
  const uint64_t words[] = {attr->value.low, attr->value.high};
  put_varint(entry, CODE_FLOAT);
  put_type(entry, attr->type);
  put_number(entry, type ? float_formats[type->format].bits : 64, words);
}

static void put_string_attr(EntryWriter *entry, const StringAttr *attr) {
  put_varint(entry, attr->type ? CODE_TYPED_STRING : CODE_STRING);
  put_string(entry, attr->value);
  if (attr->type)
    put_type(entry, attr->type);
}

static void put_array(EntryWriter *entry, const ArrayAttr *attr) {
  put_varint(entry, CODE_ARRAY);
  put_varint(entry, attr->size);
  for (size_t i = 0; i < attr->size; i++)
    put_attr(entry, attr->elements[i]);
}

static void put_dictionary(EntryWriter *entry, const DictionaryAttr *attr) {
  put_varint(entry, CODE_DICTIONARY);
  put_varint(entry, attr->size);
  for (size_t i = 0; i < attr->size; i++) {
    put_name(entry, attr->entries[i].name);
    put_attr(entry, attr->entries[i].value);
  }
}

static void put_symbol_ref(EntryWriter *entry, const SymbolRefAttr *attr) {
  put_varint(entry, attr->size > 1 ? CODE_SYMBOL_REF : CODE_FLAT_SYMBOL_REF);
  put_name(entry, attr->path[0]);
  if (attr->size > 1)
    put_varint(entry, attr->size - 1);
  for (size_t i = 1; i < attr->size; i++)
    put_attr(entry,
             flat_symbol_ref_attr_get(entry->writer->ctx, attr->path[i]));
}

static void put_dense_strings(EntryWriter *entry,
                              const DenseElementsAttr *attr) {
  put_varint(entry, CODE_DENSE_STRINGS);
  put_type(entry, attr->type);
  put_varint(entry, attr->is_splat);
  for (size_t i = 0; i < attr->num_strings; i++)
    put_string(entry, attr->strings[i]);
}

/// Puts numbers of `size` bytes each, which are in memory.
static void put_numbers(EntryWriter *entry, StringRef bytes, size_t size) {
  if (!IS_BIG_ENDIAN) {
    put_blob(entry, bytes);
    return;
  }
  char *swapped = mem_alloc(bytes.size + 1);
  little_endian_copy(swapped, bytes.data, bytes.size, size);
  put_blob(entry, string_ref(swapped, bytes.size));
  mem_free(swapped);
}

static void put_dense_elements(EntryWriter *entry,
                               const DenseElementsAttr *attr) {
  if (attr->storage == DENSE_STRINGS) {
    put_dense_strings(entry, attr);
    return;
  }
  put_varint(entry, CODE_DENSE_ELEMENTS);
  put_type(entry, attr->type);
  const ShapedType *type = type_as_shaped(attr->type);
  put_numbers(entry, dense_elements_raw(entry->writer->ctx, attr),
              dense_number_size(type->element));
}

/// Bytes of an element of a dense array.
static size_t array_element_size(const Type *type) {
  return (type_bit_width(type) + 7) / 8;
}

static void put_dense_array(EntryWriter *entry, const DenseArrayAttr *attr) {
  put_varint(entry, CODE_DENSE_ARRAY);
  put_type(entry, attr->element);
  put_varint(entry, attr->size);
  size_t size = array_element_size(attr->element);
  put_numbers(entry, string_ref(attr->data, attr->size * size), size);
}

static void put_dense_resource(EntryWriter *entry,
                               const DenseResourceAttr *attr) {
  BytecodeWriter *writer = entry->writer;
  put_varint(entry, CODE_DENSE_RESOURCE);
  put_type(entry, attr->type);
  BytecodeDialect *dialect =
      &writer->dialects.data[dialect_number(writer, STR("builtin"))];
  void **slot = string_map_slot(&dialect->resource_numbers, attr->handle);
  if (!*slot) {
    VECTOR_PUSH(&dialect->resources, attr->handle);
    *slot = (void *)(uintptr_t)1;
  }
  put_varint(entry, (uintptr_t)*slot - 1);
}

static void put_sparse(EntryWriter *entry, const SparseElementsAttr *attr) {
  put_varint(entry, CODE_SPARSE_ELEMENTS);
  put_type(entry, attr->type);
  put_attr(entry, attr->indices);
  put_attr(entry, attr->values);
}

static bool put_builtin_attr(EntryWriter *entry, const Attribute *attr) {
  switch (attr_kind(attr)) {
  case ATTR_UNIT:
    put_varint(entry, CODE_UNIT);
    return true;
  case ATTR_INTEGER:
    put_integer(entry, attr_as_integer(attr));
    return true;
  case ATTR_FLOAT:
    put_float(entry, attr_as_float(attr));
    return true;
  case ATTR_STRING:
    put_string_attr(entry, attr_as_string(attr));
    return true;
  case ATTR_ARRAY:
    put_array(entry, attr_as_array(attr));
    return true;
  case ATTR_DICTIONARY:
    put_dictionary(entry, attr_as_dictionary(attr));
    return true;
  case ATTR_TYPE:
    put_varint(entry, CODE_TYPE);
    put_type(entry, attr_as_type(attr)->value);
    return true;
  case ATTR_SYMBOL_REF:
    put_symbol_ref(entry, attr_as_symbol_ref(attr));
    return true;
  case ATTR_DENSE_ELEMENTS:
    put_dense_elements(entry, attr_as_dense_elements(attr));
    return true;
  case ATTR_DENSE_ARRAY:
    put_dense_array(entry, attr_as_dense_array(attr));
    return true;
  case ATTR_DENSE_RESOURCE:
    put_dense_resource(entry, attr_as_dense_resource(attr));
    return true;
  case ATTR_SPARSE_ELEMENTS:
    put_sparse(entry, attr_as_sparse_elements(attr));
    return true;
  case ATTR_DISTINCT:
    put_varint(entry, CODE_DISTINCT);
    put_attr(entry, attr_as_distinct(attr)->referenced);
    return true;
  case ATTR_DIALECT:
    return put_llvm_attr(entry, attr_as_dialect(attr, NULL));
  case ATTR_AFFINE_MAP:
  case ATTR_INTEGER_SET:
  case ATTR_STRIDED_LAYOUT:
  case ATTR_LOCATION:
  case ATTR_OPAQUE:
    return false;
  }
  unreachable("kind of attribute");
}

// --- locations --------------------------------------------------------------

static void put_range(EntryWriter *entry, const LocationData *range) {
  if (!range->line && !range->column && !range->end_line &&
      !range->end_column) {
    put_varint(entry, RANGE_NOTHING);
    return;
  }
  bool is_in_line = range->line == range->end_line;
  RangeCode code = is_in_line && !range->column ? RANGE_LINE
                   : is_in_line                 ? RANGE_IN_LINE
                                                : RANGE_FULL;
  put_varint(entry, code);
  put_varint(entry, range->line);
  if (code == RANGE_LINE)
    return;
  put_varint(entry, range->column);
  if (code == RANGE_FULL)
    put_varint(entry, range->end_line);
  put_varint(entry, range->end_column);
}

static void put_file_location(EntryWriter *entry, Location loc) {
  const Context *ctx = entry->writer->ctx;
  const LocationData *data = location_data(loc);
  StringRef file;
  uint32_t line, column;
  location_file_line_col(ctx, loc, &file, &line, &column);
  bool is_range = data && (data->line != data->end_line ||
                           data->column != data->end_column);
  put_varint(entry,
             is_range ? CODE_FILE_LINE_COL_RANGE : CODE_FILE_LINE_COL_LOC);
  void **name = ptr_map_slot(&entry->writer->file_names, file.data);
  if (!*name) // Interned, so that the next lookup needs no hash of the text.
    *name = (void *)(uintptr_t)string_attr_get(entry->writer->ctx, file);
  put_attr(entry, *name);
  if (is_range) {
    put_range(entry, data);
    return;
  }
  put_varint(entry, line);
  put_varint(entry, column);
}

static void put_fused(EntryWriter *entry, const LocationData *fused) {
  LocationList parts = {0};
  location_fused_parts(fused, &parts);
  put_varint(entry,
             fused->metadata ? CODE_FUSED_LOC_WITH_METADATA : CODE_FUSED_LOC);
  put_varint(entry, parts.size);
  for (size_t i = 0; i < parts.size; i++)
    put_location(entry, parts.data[i]);
  if (fused->metadata)
    put_attr(entry, fused->metadata);
  VECTOR_FREE(&parts);
}

static bool put_builtin_location(EntryWriter *entry, Location loc) {
  const LocationData *data = location_data(loc);
  switch (location_kind(loc)) {
  case LOCATION_UNKNOWN:
    put_varint(entry, CODE_UNKNOWN_LOC);
    return true;
  case LOCATION_FILE_LINE_COL:
    put_file_location(entry, loc);
    return true;
  case LOCATION_NAME:
    put_varint(entry, CODE_NAME_LOC);
    put_name(entry, data->name);
    put_location(entry, data->children[0]);
    return true;
  case LOCATION_CALL_SITE:
    put_varint(entry, CODE_CALL_SITE_LOC);
    put_location(entry, data->children[0]);
    put_location(entry, data->children[1]);
    return true;
  case LOCATION_FUSED:
    put_fused(entry, data);
    return true;
  case LOCATION_DIALECT: // It is its attribute.
    return false;
  }
  unreachable("kind of location");
}

// --- types ------------------------------------------------------------------

static void put_types(EntryWriter *entry, const Type *const *types,
                      size_t count) {
  put_varint(entry, count);
  for (size_t i = 0; i < count; i++)
    put_type(entry, types[i]);
}

static void put_shape(EntryWriter *entry, const ShapedType *type) {
  put_varint(entry, (uint64_t)type->rank);
  for (int32_t i = 0; i < type->rank; i++)
    put_signed_varint(entry, type->shape[i]);
}

static void put_vector(EntryWriter *entry, const ShapedType *type) {
  put_varint(entry,
             type->scalable ? CODE_SCALABLE_VECTOR_TYPE : CODE_VECTOR_TYPE);
  if (type->scalable) {
    put_varint(entry, (uint64_t)type->rank);
    for (int32_t i = 0; i < type->rank; i++)
      put_byte(entry, type->scalable[i]);
  }
  put_shape(entry, type);
  put_type(entry, type->element);
}

static void put_tensor(EntryWriter *entry, const ShapedType *type) {
  put_varint(entry,
             type->layout ? CODE_TENSOR_TYPE_WITH_ENCODING : CODE_TENSOR_TYPE);
  if (type->layout)
    put_attr(entry, type->layout);
  put_shape(entry, type);
  put_type(entry, type->element);
}

static void put_memref(EntryWriter *entry, const ShapedType *type) {
  Context *ctx = entry->writer->ctx;
  put_varint(entry, type->memory_space ? CODE_MEMREF_TYPE_WITH_SPACE
                                       : CODE_MEMREF_TYPE);
  if (type->memory_space)
    put_attr(entry, type->memory_space);
  put_shape(entry, type);
  put_type(entry, type->element);
  put_attr(entry,
           type->layout
               ? type->layout
               : affine_map_attr_get(
                     ctx, affine_identity_map_get(ctx, (unsigned)type->rank)));
}

static void put_unranked_memref(EntryWriter *entry, const ShapedType *type) {
  put_varint(entry, type->memory_space ? CODE_UNRANKED_MEMREF_TYPE_WITH_SPACE
                                       : CODE_UNRANKED_MEMREF_TYPE);
  if (type->memory_space)
    put_attr(entry, type->memory_space);
  put_type(entry, type->element);
}

/// Formats without a code are written as text.
static bool put_float_type(EntryWriter *entry, FloatKind kind) {
  static const uint8_t codes[FLOAT_NUM_KINDS] = {
      [FLOAT_BF16] = CODE_BF16_TYPE, [FLOAT_F16] = CODE_F16_TYPE,
      [FLOAT_F32] = CODE_F32_TYPE,   [FLOAT_F64] = CODE_F64_TYPE,
      [FLOAT_F80] = CODE_F80_TYPE,   [FLOAT_F128] = CODE_F128_TYPE};
  if (codes[kind])
    put_varint(entry, codes[kind]);
  return codes[kind] != 0;
}

static void put_integer_type(EntryWriter *entry, const IntegerType *type) {
  put_varint(entry, CODE_INTEGER_TYPE);
  put_varint(entry, (uint64_t)type->width << 2 | type->signedness);
}

static void put_function_type(EntryWriter *entry, const FunctionType *type) {
  put_varint(entry, CODE_FUNCTION_TYPE);
  put_types(entry, type->types, type->num_inputs);
  put_types(entry, type->types + type->num_inputs, type->num_results);
}

static bool put_builtin_type(EntryWriter *entry, const Type *type) {
  const ShapedType *shaped = type_as_shaped(type);
  switch (type_kind(type)) {
  case TYPE_INTEGER:
    put_integer_type(entry, type_as_integer(type));
    return true;
  case TYPE_INDEX:
    put_varint(entry, CODE_INDEX_TYPE);
    return true;
  case TYPE_FLOAT:
    return put_float_type(entry, type_as_float(type)->format);
  case TYPE_NONE:
    put_varint(entry, CODE_NONE_TYPE);
    return true;
  case TYPE_COMPLEX:
    put_varint(entry, CODE_COMPLEX_TYPE);
    put_type(entry, type_as_complex(type)->element);
    return true;
  case TYPE_FUNCTION:
    put_function_type(entry, type_as_function(type));
    return true;
  case TYPE_TUPLE:
    put_varint(entry, CODE_TUPLE_TYPE);
    put_types(entry, type_as_tuple(type)->types,
              type_as_tuple(type)->num_types);
    return true;
  case TYPE_VECTOR:
    put_vector(entry, shaped);
    return true;
  case TYPE_RANKED_TENSOR:
    put_tensor(entry, shaped);
    return true;
  case TYPE_UNRANKED_TENSOR:
    put_varint(entry, CODE_UNRANKED_TENSOR_TYPE);
    put_type(entry, shaped->element);
    return true;
  case TYPE_RANKED_MEMREF:
    put_memref(entry, shaped);
    return true;
  case TYPE_UNRANKED_MEMREF:
    put_unranked_memref(entry, shaped);
    return true;
  case TYPE_DIALECT:
  case TYPE_OPAQUE:
    return false;
  }
  unreachable("kind of type");
}

static Location location_of(Entity entity) {
  Location unknown = location_unknown();
  return entity.bits == entity_location(unknown).bits ? unknown
                                                      : (Location){entity.bits};
}

bool put_entry(EntryWriter *entry, Entity entity) {
  const void *object = (const void *)(uintptr_t)entity.bits;
  switch (entity.kind) {
  case ENTITY_ATTR:
    return put_builtin_attr(entry, object);
  case ENTITY_LOCATION:
    return put_builtin_location(entry, location_of(entity));
  case ENTITY_LLVM_STEP:
    put_llvm_step(entry, (const void *)(uintptr_t)(entity.bits & ~UINT64_C(4)));
    return true;
  case ENTITY_TYPE:
    return put_builtin_type(entry, object);
  case ENTITY_OP_NAME:
    break;
  }
  unreachable("kind of entry");
}

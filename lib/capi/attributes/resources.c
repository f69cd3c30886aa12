// SPDX-License-Identifier: Apache-2.0
// Elements in a resource of the context, stored as its text in a file. Numbers
// have the machine's byte order.
#include "capi/types/type_ids.h"
#include "mlir-c/BuiltinAttributes.h"

static const StringRef section = STR_INIT("dialect_resources");
static const StringRef group = STR_INIT("builtin");

bool mlirAttributeIsADenseResourceElements(MlirAttribute attr) {
  return attr.ptr && attr_as_dense_resource(unwrap_attr(attr)) != NULL;
}

MlirStringRef mlirDenseResourceElementsAttrGetName(void) {
  return wrap_text(STR("builtin.dense_resource_elements"));
}

/// `name`, followed if necessary by the first number that makes it unique:
/// `name_1`. The text is in `key`.
static StringRef new_key(Context *ctx, StringRef name, Stream *key) {
  stream_text(key, name);
  for (int64_t i = 1; context_resource(ctx, section, group, stream_view(key));
       i++) {
    key->size = name.size;
    stream_char(key, '_');
    stream_int(key, i);
  }
  return stream_view(key);
}

static MlirAttribute get_resource(MlirType type, MlirStringRef name,
                                  const void *data, size_t size,
                                  size_t alignment) {
  Context *ctx = capi_ctx_of(type.ptr);
  Stream key = {0}, text = {0};
  resource_write_blob(&text, (uint32_t)alignment, data, size);
  CapiContext *context = capi_owner(type.ptr);
  pthread_mutex_lock(&context->mutex); // No other thread takes the key.
  StringRef handle = new_key(ctx, unwrap_text(name), &key);
  context_set_resource(ctx, section, group, handle, stream_view(&text));
  pthread_mutex_unlock(&context->mutex);
  const Attribute *attr =
      dense_resource_attr_get(ctx, unwrap_type(type), handle);
  stream_free(&text);
  stream_free(&key);
  return wrap_attr(attr);
}

MlirAttribute mlirUnmanagedDenseResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, void *data, size_t dataLength,
    size_t dataAlignment, bool dataIsMutable,
    void (*deleter)(void *userData, const void *data, size_t size,
                    size_t align),
    void *userData) {
  (void)dataIsMutable;
  MlirAttribute attr =
      get_resource(shapedType, name, data, dataLength, dataAlignment);
  CapiContext *context = capi_owner(shapedType.ptr);
  if (deleter) {
    pthread_mutex_lock(&context->mutex);
    VECTOR_PUSH(&context->blobs,
                (CapiBlob){deleter, userData, data, dataLength, dataAlignment});
    pthread_mutex_unlock(&context->mutex);
  }
  return attr;
}

/// Copies element `pos`, of `size` bytes. `value` stays as it is if there is no
/// such element, or its bytes are not known.
static void get_element(MlirAttribute attr, intptr_t pos, void *value,
                        size_t size) {
  const DenseResourceAttr *elements = attr_as_dense_resource(unwrap_attr(attr));
  const Resource *resource =
      context_resource(capi_ctx_of(attr.ptr), section, group, elements->handle);
  if (resource)
    resource_read_blob(resource->text, (size_t)pos * size, value, size);
}

#define RESOURCE(NAME, GIVEN, TYPE)                                            \
  MlirAttribute mlirUnmanagedDense##NAME##ResourceElementsAttrGet(             \
      MlirType shapedType, MlirStringRef name, intptr_t numElements,           \
      const GIVEN *elements) {                                                 \
    return get_resource(shapedType, name, elements,                            \
                        (size_t)numElements * sizeof *elements,                \
                        _Alignof(GIVEN));                                      \
  }                                                                            \
  TYPE mlirDense##NAME##ResourceElementsAttrGetValue(MlirAttribute attr,       \
                                                     intptr_t pos) {           \
    TYPE value = 0;                                                            \
    get_element(attr, pos, &value, sizeof value);                              \
    return value;                                                              \
  }
RESOURCE(Bool, int, bool)
RESOURCE(UInt8, uint8_t, uint8_t)
RESOURCE(Int8, int8_t, int8_t)
RESOURCE(UInt16, uint16_t, uint16_t)
RESOURCE(Int16, int16_t, int16_t)
RESOURCE(UInt32, uint32_t, uint32_t)
RESOURCE(Int32, int32_t, int32_t)
RESOURCE(UInt64, uint64_t, uint64_t)
RESOURCE(Int64, int64_t, int64_t)
RESOURCE(Float, float, float)
RESOURCE(Double, double, double)

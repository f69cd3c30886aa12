// SPDX-License-Identifier: Apache-2.0
// Signature conversions: how the arguments of a block change. Follows
// mlir::TypeConverter::SignatureConversion.
#include "rewrite/conversion/signature.h"

void signature_conversion_init(SignatureConversion *conversion,
                               uint32_t num_inputs) {
  *conversion = (SignatureConversion){.num_inputs = num_inputs};
  if (num_inputs)
    conversion->inputs = mem_alloc(num_inputs * sizeof(InputMapping));
  for (uint32_t i = 0; i < num_inputs; i++)
    conversion->inputs[i] = (InputMapping){0};
}

void signature_conversion_free(SignatureConversion *conversion) {
  for (uint32_t i = 0; i < conversion->num_inputs; i++)
    if (conversion->inputs[i].kind == INPUT_VALUES)
      mem_free(conversion->inputs[i].values);
  mem_free(conversion->inputs);
  VECTOR_FREE(&conversion->types);
  *conversion = (SignatureConversion){0};
}

static InputMapping new_arguments(size_t first, size_t count) {
  return (InputMapping){.kind = INPUT_ARGUMENTS,
                        .first = (uint32_t)first,
                        .count = (uint32_t)count};
}

static InputMapping *unset_input(SignatureConversion *conversion,
                                 uint32_t index) {
  if (index >= conversion->num_inputs ||
      conversion->inputs[index].kind != INPUT_UNSET)
    return NULL;
  return &conversion->inputs[index];
}

bool signature_conversion_add_inputs(SignatureConversion *conversion,
                                     uint32_t index, const Type *const *types,
                                     size_t count) {
  InputMapping *input = unset_input(conversion, index);
  if (!input)
    return false;
  *input = new_arguments(conversion->types.size, count);
  signature_conversion_add_extra(conversion, types, count);
  return true;
}

void signature_conversion_add_extra(SignatureConversion *conversion,
                                    const Type *const *types, size_t count) {
  for (size_t i = 0; i < count; i++)
    VECTOR_PUSH(&conversion->types, types[i]);
}

bool signature_conversion_remap(SignatureConversion *conversion, uint32_t index,
                                uint32_t first, uint32_t count) {
  InputMapping *input = unset_input(conversion, index);
  size_t num_types = conversion->types.size;
  if (!input || count == 0 || first > num_types || count > num_types - first)
    return false;
  *input = new_arguments(first, count);
  return true;
}

bool signature_conversion_replace(SignatureConversion *conversion,
                                  uint32_t index, Value *value) {
  InputMapping *input = unset_input(conversion, index);
  if (!input)
    return false;
  *input = (InputMapping){.kind = INPUT_VALUE, .value = value};
  return true;
}

bool signature_conversion_replace_multiple(SignatureConversion *conversion,
                                           uint32_t index, Value *const *values,
                                           uint32_t count) {
  if (count == 1)
    return signature_conversion_replace(conversion, index, values[0]);
  InputMapping *input = unset_input(conversion, index);
  if (!input || count == 0)
    return false;
  *input = (InputMapping){.kind = INPUT_VALUES,
                          .count = count,
                          .values = mem_alloc(count * sizeof *values)};
  memcpy(input->values, values, count * sizeof *values);
  return true;
}

bool type_converter_convert_signature_args(const TypeConverter *converter,
                                           Context *ctx,
                                           const Type *const *types,
                                           size_t count, uint32_t first,
                                           SignatureConversion *conversion) {
  VECTOR_RESERVE(&conversion->types, conversion->types.size + count);
  for (size_t i = 0; i < count; i++) {
    InputMapping *input = unset_input(conversion, first + (uint32_t)i);
    size_t old_size = conversion->types.size;
    if (!input ||
        !type_converter_convert(converter, ctx, types[i], &conversion->types))
      return false;
    *input = new_arguments(old_size, conversion->types.size - old_size);
  }
  return true;
}

bool type_converter_convert_block_signature(const TypeConverter *converter,
                                            Context *ctx, const Block *block,
                                            SignatureConversion *conversion) {
  signature_conversion_init(conversion, block->num_arguments);
  VECTOR_RESERVE(&conversion->types, block->num_arguments);
  for (uint32_t i = 0; i < block->num_arguments; i++) {
    size_t old_size = conversion->types.size;
    if (!type_converter_convert_value(converter, ctx, block_argument(block, i),
                                      &conversion->types)) {
      signature_conversion_free(conversion);
      return false;
    }
    conversion->inputs[i] =
        new_arguments(old_size, conversion->types.size - old_size);
  }
  return true;
}

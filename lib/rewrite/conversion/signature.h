// SPDX-License-Identifier: Apache-2.0
// Signature conversions: how the arguments of a block change. Follows
// mlir::TypeConverter::SignatureConversion.
#ifndef MLOPT_REWRITE_CONVERSION_SIGNATURE_H
#define MLOPT_REWRITE_CONVERSION_SIGNATURE_H

#include "rewrite/conversion/type_converter.h"

/// How the arguments of a block change: for each old argument, the range of new
/// ones, or a value that takes its place. Follows
/// mlir::TypeConverter::SignatureConversion.
typedef enum InputKind {
  INPUT_UNSET, ///< The argument is dropped, like one of no new arguments.
  INPUT_ARGUMENTS,
  INPUT_VALUE,
  INPUT_VALUES,
} InputKind;

typedef struct InputMapping {
  InputKind kind;
  uint32_t first; ///< Index of the first new argument.
  uint32_t count; ///< Number of new arguments, or of `values`.
  union {
    Value *value;   ///< INPUT_VALUE: used in place of new arguments.
    Value **values; ///< INPUT_VALUES: used in place of new arguments. Owned.
  };
} InputMapping;

typedef struct SignatureConversion {
  InputMapping *inputs; ///< One for each old argument. Owned.
  uint32_t num_inputs;
  TypeVector types; ///< Types of the new arguments.
} SignatureConversion;

/// `num_inputs` inputs, none of them mapped yet.
void signature_conversion_init(SignatureConversion *conversion,
                               uint32_t num_inputs);
/// Frees the mappings; the types are the context's.
void signature_conversion_free(SignatureConversion *conversion);
/// Turns old argument `index` into new arguments of `types`. This function and
/// the others that map an argument return false, and do nothing, if the
/// argument was mapped already or new arguments that they name do not exist.
bool signature_conversion_add_inputs(SignatureConversion *conversion,
                                     uint32_t index, const Type *const *types,
                                     size_t count);
/// Adds new arguments that correspond to no old one.
void signature_conversion_add_extra(SignatureConversion *conversion,
                                    const Type *const *types, size_t count);
/// Turns old argument `index` into the `count` existing new arguments from
/// `first` on. `count` is at least 1.
bool signature_conversion_remap(SignatureConversion *conversion, uint32_t index,
                                uint32_t first, uint32_t count);
/// Replaces old argument `index` by `value`; it gets no new arguments.
bool signature_conversion_replace(SignatureConversion *conversion,
                                  uint32_t index, Value *value);
/// Replaces old argument `index` by `count` values, at least one. They are
/// copied.
bool signature_conversion_replace_multiple(SignatureConversion *conversion,
                                           uint32_t index, Value *const *values,
                                           uint32_t count);
/// Maps the old arguments `first` … first+count-1, which have `types`, as the
/// converter says. False at the first type that cannot be converted.
bool type_converter_convert_signature_args(const TypeConverter *converter,
                                           Context *ctx,
                                           const Type *const *types,
                                           size_t count, uint32_t first,
                                           SignatureConversion *conversion);
/// Maps all arguments of `block` as the converter says. Initializes
/// `conversion`. After false there is nothing to free.
bool type_converter_convert_block_signature(const TypeConverter *converter,
                                            Context *ctx, const Block *block,
                                            SignatureConversion *conversion);

#endif

// SPDX-License-Identifier: Apache-2.0
// TypeConverter: which types a conversion turns into which, and how values get
// from one to the other. Follows mlir::TypeConverter.
#ifndef MLOPT_REWRITE_CONVERSION_TYPE_CONVERTER_H
#define MLOPT_REWRITE_CONVERSION_TYPE_CONVERTER_H

#include "ir/builder.h"
#include "ir/operation.h"
#include "support/hash_table.h"
#include "support/vector.h"

typedef struct TypeConverter TypeConverter;
typedef VECTOR(const Type *) TypeVector;
typedef VECTOR(Value *) ValueVector;

typedef enum TypeConversionResult {
  TYPE_NOT_MINE,  ///< The rule does not apply; ask an earlier one.
  TYPE_CONVERTED, ///< `results` has what it becomes (nothing: the type goes).
  TYPE_FAILED,    ///< It cannot be converted; ask no other.
} TypeConversionResult;

/// Appends to `results`. May call type_converter_convert on parts.
typedef TypeConversionResult TypeConversion(const TypeConverter *converter,
                                            Context *ctx, const Type *type,
                                            TypeVector *results,
                                            const void *user);
/// The same with the value at hand (context-aware); its results are not cached.
typedef TypeConversionResult ValueConversion(const TypeConverter *converter,
                                             Context *ctx, const Value *value,
                                             TypeVector *results,
                                             const void *user);

/// What a materialization gives as (first) value to say that there is none, and
/// that no other rule is to be asked: the conversion fails.
extern const Value materialization_stop;
#define MATERIALIZATION_STOP ((Value *)(uintptr_t)&materialization_stop)

/// Makes a value of type `type` from `inputs`; NULL: cannot, another rule may.
typedef Value *SourceMaterialization(Builder *builder, const Type *type,
                                     Value *const *inputs, size_t count,
                                     Location loc, const void *user);
/// Makes values of `types` from `inputs`; `original` is the type that the
/// pattern's operand had at first, may be NULL. False: cannot.
typedef bool TargetMaterialization(Builder *builder, const Type *const *types,
                                   size_t num_types, Value *const *inputs,
                                   size_t num_inputs, const Type *original,
                                   Location loc, Value **results,
                                   const void *user);

/// Owns its rules and cache.
struct TypeConverter {
  struct TypeConversionRule *conversions; ///< Newest first.
  struct MaterializationRule *sources;
  struct MaterializationRule *targets;
  bool has_value_conversions;
  Arena arena;
  PtrMap cache;                   ///< Type * to CachedTypes *.
  struct TypeConverterLock *lock; ///< Guards `cache` and `arena`; and has what
                                  ///< was asked for lately, without a lock.
};

void type_converter_init(TypeConverter *converter);
void type_converter_free(TypeConverter *converter);

/// Rules are asked newest first.
void type_converter_add_conversion(TypeConverter *converter,
                                   TypeConversion *conversion,
                                   const void *user);
void type_converter_add_value_conversion(TypeConverter *converter,
                                         ValueConversion *conversion,
                                         const void *user);
void type_converter_add_source_materialization(TypeConverter *converter,
                                               SourceMaterialization *rule,
                                               const void *user);
void type_converter_add_target_materialization(TypeConverter *converter,
                                               TargetMaterialization *rule,
                                               const void *user);

/// What `type` becomes, appended to `results`. False: no rule, or a rule said
/// no. Cached; safe from several threads.
bool type_converter_convert(const TypeConverter *converter, Context *ctx,
                            const Type *type, TypeVector *results);
/// The same for 1:1: NULL unless `type` becomes exactly one type.
const Type *type_converter_convert_one(const TypeConverter *converter,
                                       Context *ctx, const Type *type);
bool type_converter_convert_value(const TypeConverter *converter, Context *ctx,
                                  const Value *value, TypeVector *results);
bool type_converter_convert_all(const TypeConverter *converter, Context *ctx,
                                const Type *const *types, size_t count,
                                TypeVector *results);
/// Is `type` converted to itself?
bool type_converter_is_legal(const TypeConverter *converter, Context *ctx,
                             const Type *type);
/// Are all operand and result types of `op` legal?
bool type_converter_is_legal_op(const TypeConverter *converter, Context *ctx,
                                const Operation *op);
/// Are the types of all block arguments of `region` legal?
bool type_converter_is_legal_region(const TypeConverter *converter,
                                    Context *ctx, const Region *region);
/// Are all inputs and results of a function type legal?
bool type_converter_is_legal_signature(const TypeConverter *converter,
                                       Context *ctx, const Type *function);
/// Values of `types` by the newest rule that makes them, into `results` (one a
/// type). False: no rule; `*error` is set if a rule made values of other types.
bool type_converter_materialize_target(
    const TypeConverter *converter, Builder *builder, const Type *const *types,
    size_t num_types, Value *const *inputs, size_t num_inputs,
    const Type *original, Location loc, Value **results, bool *error);
/// The same for one value of the source type; NULL: no rule.
Value *type_converter_materialize_source(const TypeConverter *converter,
                                         Builder *builder, const Type *type,
                                         Value *const *inputs, size_t count,
                                         Location loc, bool *error);

/// How the arguments of a block change: for each old argument, the range of new
/// ones, or a value that takes its place. Follows
/// mlir::TypeConverter::SignatureConversion.
typedef enum InputKind {
  INPUT_UNSET, ///< The argument goes, as one of no new arguments does.
  INPUT_ARGUMENTS,
  INPUT_VALUE,
  INPUT_VALUES,
} InputKind;

typedef struct InputMapping {
  InputKind kind;
  uint32_t first; ///< Of the new arguments.
  uint32_t count; ///< Of these, or of `values`.
  union {
    Value *value;   ///< INPUT_VALUE: used in place of new arguments.
    Value **values; ///< INPUT_VALUES: the same. Owned.
  };
} InputMapping;

typedef struct SignatureConversion {
  InputMapping *inputs; ///< `num_inputs` of them. Owned.
  uint32_t num_inputs;
  TypeVector types; ///< Of the new arguments.
} SignatureConversion;

void signature_conversion_init(SignatureConversion *conversion,
                               uint32_t num_inputs);
void signature_conversion_free(SignatureConversion *conversion);
/// Old argument `index` becomes new arguments of `types`. This and the other
/// two that map an argument give false, and do nothing, where it was mapped
/// already, or the new arguments do not exist.
bool signature_conversion_add_inputs(SignatureConversion *conversion,
                                     uint32_t index, const Type *const *types,
                                     size_t count);
/// New arguments that no old one maps to.
void signature_conversion_add_extra(SignatureConversion *conversion,
                                    const Type *const *types, size_t count);
/// Old argument `index` becomes the `count` new arguments from `first` on: one
/// or more, which are there already.
bool signature_conversion_remap(SignatureConversion *conversion, uint32_t index,
                                uint32_t first, uint32_t count);
bool signature_conversion_replace(SignatureConversion *conversion,
                                  uint32_t index, Value *value);
/// Old argument `index` becomes these values, one or more, which are copied.
bool signature_conversion_replace_multiple(SignatureConversion *conversion,
                                           uint32_t index, Value *const *values,
                                           uint32_t count);
/// Maps arguments `first` … first+count-1, of `types`, as the converter says.
/// False at the first type that cannot be converted.
bool type_converter_convert_signature_args(const TypeConverter *converter,
                                           Context *ctx,
                                           const Type *const *types,
                                           size_t count, uint32_t first,
                                           SignatureConversion *conversion);
/// By the converter, all arguments of `block`. Initializes `conversion`; on
/// false there is nothing to free.
bool type_converter_convert_block_signature(const TypeConverter *converter,
                                            Context *ctx, const Block *block,
                                            SignatureConversion *conversion);

#endif

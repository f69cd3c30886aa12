// SPDX-License-Identifier: Apache-2.0
// TypeConverter: which types a conversion turns into which, and how to get
// values of one from values of the other. Follows mlir::TypeConverter.
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
  TYPE_CONVERTED, ///< `results` has the new types; if none, the type goes.
  TYPE_FAILED,    ///< It cannot be converted; ask no other.
} TypeConversionResult;

/// A rule that appends the new types to `results`. It may call
/// type_converter_convert on parts of `type`.
typedef TypeConversionResult TypeConversion(const TypeConverter *converter,
                                            Context *ctx, const Type *type,
                                            TypeVector *results,
                                            const void *user);
/// A rule that also sees the value (context-aware). Its results are not cached.
typedef TypeConversionResult ValueConversion(const TypeConverter *converter,
                                             Context *ctx, const Value *value,
                                             TypeVector *results,
                                             const void *user);

/// A materialization returns this as its (first) value to say that there is
/// none, and that no other rule may be asked: the conversion fails.
extern const Value materialization_stop;
#define MATERIALIZATION_STOP ((Value *)(uintptr_t)&materialization_stop)

/// Makes a value of type `type` from `inputs`. NULL if it cannot; another rule
/// is asked then.
typedef Value *SourceMaterialization(Builder *builder, const Type *type,
                                     Value *const *inputs, size_t count,
                                     Location loc, const void *user);
/// Makes values of `types` from `inputs`. `original` is the original type of
/// the pattern's operand; it may be NULL. False if it cannot.
typedef bool TargetMaterialization(Builder *builder, const Type *const *types,
                                   size_t num_types, Value *const *inputs,
                                   size_t num_inputs, const Type *original,
                                   Location loc, Value **results,
                                   const void *user);

/// Rules, newest first, and a cache of what they said. Owns both.
struct TypeConverter {
  struct TypeConversionRule *conversions; ///< Newest first.
  struct MaterializationRule *sources;
  struct MaterializationRule *targets;
  bool has_value_conversions;
  Arena arena;
  PtrMap cache;                   ///< Maps Type * to CachedTypes *.
  struct TypeConverterLock *lock; ///< Guards `cache` and `arena`. Also has
                                  ///< recent answers, read without a lock.
};

/// Without conversions: each type stays illegal until some are added.
void type_converter_init(TypeConverter *converter);
/// Frees the rules and the cache.
void type_converter_free(TypeConverter *converter);

/// Adds a rule for types. Rules are asked newest first.
void type_converter_add_conversion(TypeConverter *converter,
                                   TypeConversion *conversion,
                                   const void *user);
/// Adds a rule that sees values. Rules are asked newest first.
void type_converter_add_value_conversion(TypeConverter *converter,
                                         ValueConversion *conversion,
                                         const void *user);
/// Adds a rule that makes a value of the original type.
void type_converter_add_source_materialization(TypeConverter *converter,
                                               SourceMaterialization *rule,
                                               const void *user);
/// Adds a rule that makes values of the converted types.
void type_converter_add_target_materialization(TypeConverter *converter,
                                               TargetMaterialization *rule,
                                               const void *user);

/// Appends the types that `type` becomes to `results`. False if no rule applies
/// or a rule refused. Cached; safe to call from several threads.
bool type_converter_convert(const TypeConverter *converter, Context *ctx,
                            const Type *type, TypeVector *results);
/// The type that `type` becomes. NULL unless it becomes exactly one type.
const Type *type_converter_convert_one(const TypeConverter *converter,
                                       Context *ctx, const Type *type);
/// Like type_converter_convert for the type of `value`, also asking the rules
/// that see values.
bool type_converter_convert_value(const TypeConverter *converter, Context *ctx,
                                  const Value *value, TypeVector *results);
/// Like type_converter_convert for each of `types`. False at the first failure.
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
/// Makes values of `types` by the newest rule that can, and stores one value
/// for each type in `results`. False if no rule can. If a rule made values of
/// other types, the result is false too, and `*error` is set.
bool type_converter_materialize_target(
    const TypeConverter *converter, Builder *builder, const Type *const *types,
    size_t num_types, Value *const *inputs, size_t num_inputs,
    const Type *original, Location loc, Value **results, bool *error);
/// Makes a value of the original type `type` in the same way. NULL if no rule
/// can.
Value *type_converter_materialize_source(const TypeConverter *converter,
                                         Builder *builder, const Type *type,
                                         Value *const *inputs, size_t count,
                                         Location loc, bool *error);

#endif

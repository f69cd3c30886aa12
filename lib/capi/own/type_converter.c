// SPDX-License-Identifier: Apache-2.0
// Type converters of clients, and signatures.
#include "capi/own/conversion_internal.h"

struct OwnConverter {
  TypeConverter converter; ///< First: patterns point to it.
  CapiContext *context;
  const struct Rule *attribute_rules; ///< Newest first.
  Arena arena;                        ///< Closures.
};

/// A client's rule.
typedef struct Rule {
  union {
    MloptTypeConversion type;
    MloptValueConversion value;
    MloptSourceMaterialization source;
    MloptTargetMaterialization target;
    MloptAttributeConversion attribute;
  };
  void *user;
  const struct Rule *next; ///< An older rule for attributes.
} Rule;

static OwnConverter *unwrap(MloptTypeConverter converter) {
  return converter.ptr;
}

const TypeConverter *own_converter(MloptTypeConverter converter) {
  return converter.ptr ? &unwrap(converter)->converter : NULL;
}

//===- Rules --------------------------------------------------------------===//

static TypeConversionResult result_of(MloptTypeConversionResult result) {
  switch (result) {
  case MLOPT_TYPE_OTHER:
    return TYPE_NOT_MINE;
  case MLOPT_TYPE_CONVERTED:
    return TYPE_CONVERTED;
  case MLOPT_TYPE_FAILED:
    return TYPE_FAILED;
  }
  return TYPE_FAILED;
}

static TypeConversionResult ask_type(const TypeConverter *converter,
                                     Context *ctx, const Type *type,
                                     TypeVector *results, const void *user) {
  (void)converter;
  const Rule *rule = user;
  CapiEntry entry = capi_enter(ctx);
  MloptTypeConversionResult result =
      rule->type(wrap_type(type), (MloptTypeList){results}, rule->user);
  capi_leave(entry);
  return result_of(result);
}

static TypeConversionResult ask_value(const TypeConverter *converter,
                                      Context *ctx, const Value *value,
                                      TypeVector *results, const void *user) {
  (void)converter;
  const Rule *rule = user;
  CapiEntry entry = capi_enter(ctx);
  MloptTypeConversionResult result =
      rule->value(wrap_value(value), (MloptTypeList){results}, rule->user);
  capi_leave(entry);
  return result_of(result);
}

static MloptValueList wrap_list(Value *const *values, size_t count) {
  return (MloptValueList){(intptr_t)count,
                          (const MlirValue *)(const void *)values};
}

static Value *ask_source(Builder *builder, const Type *type,
                         Value *const *inputs, size_t count, Location loc,
                         const void *user) {
  const Rule *rule = user;
  CapiEntry entry = capi_enter(builder->ctx);
  MlirValue value = rule->source((MlirRewriterBase){builder}, wrap_type(type),
                                 wrap_list(inputs, count),
                                 wrap_location(builder->ctx, loc), rule->user);
  capi_leave(entry);
  return unwrap_value(value);
}

static bool ask_target(Builder *builder, const Type *const *types,
                       size_t num_types, Value *const *inputs,
                       size_t num_inputs, const Type *original, Location loc,
                       Value **results, const void *user) {
  const Rule *rule = user;
  CapiEntry entry = capi_enter(builder->ctx);
  MlirLogicalResult result = rule->target(
      (MlirRewriterBase){builder}, (intptr_t)num_types,
      (const MlirType *)(const void *)types, wrap_list(inputs, num_inputs),
      wrap_type(original), wrap_location(builder->ctx, loc),
      (MlirValue *)(void *)results, rule->user);
  capi_leave(entry);
  return mlirLogicalResultIsSuccess(result);
}

MlirValue mloptMaterializationStop(void) {
  return wrap_value(MATERIALIZATION_STOP);
}

void mloptTypeListAppend(MloptTypeList list, MlirType type) {
  TypeVector *types = list.ptr;
  VECTOR_PUSH(types, unwrap_type(type));
}

//===- Converters ---------------------------------------------------------===//

MloptTypeConverter mloptTypeConverterCreate(MlirContext context) {
  OwnConverter *converter = mem_alloc_zero(sizeof *converter);
  converter->context = unwrap_context(context);
  type_converter_init(&converter->converter);
  return (MloptTypeConverter){converter};
}

void mloptTypeConverterDestroy(MloptTypeConverter converter) {
  OwnConverter *object = unwrap(converter);
  type_converter_free(&object->converter);
  arena_free(&object->arena);
  mem_free(object);
}

static const Rule *keep_rule(MloptTypeConverter converter, Rule rule) {
  return arena_copy(&unwrap(converter)->arena, &rule, sizeof rule);
}

void mloptTypeConverterAddConversion(MloptTypeConverter converter,
                                     MloptTypeConversion rule, void *user) {
  type_converter_add_conversion(
      &unwrap(converter)->converter, ask_type,
      keep_rule(converter, (Rule){.type = rule, .user = user}));
}

void mloptTypeConverterAddValueConversion(MloptTypeConverter converter,
                                          MloptValueConversion rule,
                                          void *user) {
  type_converter_add_value_conversion(
      &unwrap(converter)->converter, ask_value,
      keep_rule(converter, (Rule){.value = rule, .user = user}));
}

void mloptTypeConverterAddSourceMaterialization(MloptTypeConverter converter,
                                                MloptSourceMaterialization rule,
                                                void *user) {
  type_converter_add_source_materialization(
      &unwrap(converter)->converter, ask_source,
      keep_rule(converter, (Rule){.source = rule, .user = user}));
}

void mloptTypeConverterAddTargetMaterialization(MloptTypeConverter converter,
                                                MloptTargetMaterialization rule,
                                                void *user) {
  type_converter_add_target_materialization(
      &unwrap(converter)->converter, ask_target,
      keep_rule(converter, (Rule){.target = rule, .user = user}));
}

void mloptTypeConverterAddAttributeConversion(MloptTypeConverter converter,
                                              MloptAttributeConversion rule,
                                              void *user) {
  OwnConverter *object = unwrap(converter);
  object->attribute_rules = keep_rule(
      converter,
      (Rule){.attribute = rule, .user = user, .next = object->attribute_rules});
}

MlirAttribute mloptTypeConverterConvertAttribute(MloptTypeConverter converter,
                                                 MlirType type,
                                                 MlirAttribute attribute) {
  bool fails = false;
  for (const Rule *rule = unwrap(converter)->attribute_rules; rule && !fails;
       rule = rule->next) {
    MlirAttribute found = rule->attribute(type, attribute, &fails, rule->user);
    if (!mlirAttributeIsNull(found) && !fails)
      return found;
  }
  return wrap_attr(NULL);
}

static Context *ctx_of_converter(MloptTypeConverter converter) {
  return capi_handle(unwrap(converter)->context);
}

MlirType mloptTypeConverterConvertType(MloptTypeConverter converter,
                                       MlirType type) {
  return wrap_type(type_converter_convert_one(own_converter(converter),
                                              ctx_of_converter(converter),
                                              unwrap_type(type)));
}

MlirLogicalResult mloptTypeConverterConvertTypes(MloptTypeConverter converter,
                                                 MlirType type,
                                                 MloptTypeList results) {
  return wrap_result(type_converter_convert(own_converter(converter),
                                            ctx_of_converter(converter),
                                            unwrap_type(type), results.ptr));
}

bool mloptTypeConverterIsLegalType(MloptTypeConverter converter,
                                   MlirType type) {
  return type_converter_is_legal(
      own_converter(converter), ctx_of_converter(converter), unwrap_type(type));
}

/// The signature of a function, or NULL.
static const Type *function_signature(const Operation *op) {
  if (!op_has_trait(op, TRAIT_FUNCTION))
    return NULL;
  const Attribute *attr = op_attr(op, STR("function_type"));
  const TypeAttr *type = attr ? attr_as_type(attr) : NULL;
  return type && type_as_function(type->value) ? type->value : NULL;
}

bool mloptTypeConverterIsLegalOp(MloptTypeConverter converter,
                                 MlirOperation handle) {
  const TypeConverter *types = own_converter(converter);
  Context *ctx = ctx_of_converter(converter);
  const Operation *op = unwrap_op(handle);
  if (!type_converter_is_legal_op(types, ctx, op))
    return false;
  const Type *signature = function_signature(op);
  return !signature ||
         (type_converter_is_legal_signature(types, ctx, signature) &&
          type_converter_is_legal_region(types, ctx, op_region(op, 0)));
}

bool mloptTypeConverterIsLegalRegion(MloptTypeConverter converter,
                                     MlirRegion region) {
  return type_converter_is_legal_region(own_converter(converter),
                                        ctx_of_converter(converter),
                                        unwrap_region(region));
}

bool mloptTypeConverterIsLegalSignature(MloptTypeConverter converter,
                                        MlirType functionType) {
  return type_converter_is_legal_signature(own_converter(converter),
                                           ctx_of_converter(converter),
                                           unwrap_type(functionType));
}

//===- Signatures ---------------------------------------------------------===//

static SignatureConversion *unwrap_signature(MloptSignature signature) {
  return signature.ptr;
}

MloptSignature mloptSignatureCreate(intptr_t numInputs) {
  SignatureConversion *conversion = mem_alloc(sizeof *conversion);
  signature_conversion_init(conversion, (uint32_t)numInputs);
  return (MloptSignature){conversion};
}

void mloptSignatureDestroy(MloptSignature signature) {
  signature_conversion_free(unwrap_signature(signature));
  mem_free(signature.ptr);
}

static bool has_input(MloptSignature signature, intptr_t index) {
  return index >= 0 &&
         (uint64_t)index < unwrap_signature(signature)->num_inputs;
}

MlirLogicalResult mloptSignatureAddInputs(MloptSignature signature,
                                          intptr_t index, intptr_t numTypes,
                                          const MlirType *types) {
  return wrap_result(has_input(signature, index) &&
                     signature_conversion_add_inputs(
                         unwrap_signature(signature), (uint32_t)index,
                         unwrap_types(types), (size_t)numTypes));
}

MlirLogicalResult mloptSignatureRemap(MloptSignature signature, intptr_t index,
                                      intptr_t first, intptr_t count) {
  return wrap_result(
      has_input(signature, index) && first >= 0 && count > 0 &&
      signature_conversion_remap(unwrap_signature(signature), (uint32_t)index,
                                 (uint32_t)first, (uint32_t)count));
}

MlirLogicalResult mloptSignatureReplace(MloptSignature signature,
                                        intptr_t index, MloptValueList values) {
  return wrap_result(has_input(signature, index) && values.count > 0 &&
                     signature_conversion_replace_multiple(
                         unwrap_signature(signature), (uint32_t)index,
                         unwrap_values(values.values), (uint32_t)values.count));
}

void mloptSignatureAddExtra(MloptSignature signature, intptr_t numTypes,
                            const MlirType *types) {
  signature_conversion_add_extra(unwrap_signature(signature),
                                 unwrap_types(types), (size_t)numTypes);
}

// SPDX-License-Identifier: Apache-2.0
// Conversion patterns of clients, their rewriter, and the driver.
#include "capi/own/conversion_internal.h"
#include "capi/own/target_internal.h"
#include "capi/rewrite/patterns_internal.h"
#include "dialects/func/func_conversion.h"
#include "ir/walk.h"

//===- Patterns -----------------------------------------------------------===//

/// A conversion pattern: the common part of all patterns, and its callback.
typedef struct OwnConversion {
  CapiPattern base; ///< First.
  MloptConversionCallback callback;
  void *user;
} OwnConversion;

static bool run_convert(const RewritePattern *self, Operation *op,
                        const Adaptor *adaptor, ConversionRewriter *rw) {
  const OwnConversion *pattern = self->user;
  CapiEntry entry = capi_enter(conversion_context(rw));
  MlirLogicalResult result =
      pattern->callback(wrap_op(op), (MloptAdaptor){adaptor},
                        (MloptConversionRewriter){rw}, pattern->user);
  capi_leave(entry);
  return mlirLogicalResultIsSuccess(result);
}

MlirRewritePattern
mloptConversionPatternCreate(MlirStringRef rootName, unsigned benefit,
                             MlirContext context, MloptTypeConverter converter,
                             MloptConversionCallback callback, void *user) {
  OwnConversion *pattern = mem_alloc_zero(sizeof *pattern);
  capi_pattern_init(&pattern->base, ctx_of(context), unwrap_text(rootName),
                    benefit);
  pattern->base.row.convert = run_convert;
  pattern->base.row.converter = own_converter(converter);
  pattern->base.row.user = pattern;
  pattern->callback = callback;
  pattern->user = user;
  return (MlirRewritePattern){pattern};
}

void mloptPopulateFunctionPatterns(MlirRewritePatternSet set,
                                   MlirContext context,
                                   MloptTypeConverter converter) {
  const RewritePattern *const rows[] = {
      &convert_function_signature, &convert_func_call, &convert_func_return};
  (void)context;
  for (size_t i = 0; i < ARRAY_LENGTH(rows); i++) {
    CapiPattern *pattern = mem_alloc_zero(sizeof *pattern);
    pattern->row = *rows[i];
    pattern->row.converter = own_converter(converter);
    mlirRewritePatternSetAdd(set, (MlirRewritePattern){pattern});
  }
}

//===- Adaptors -----------------------------------------------------------===//

static const Adaptor *unwrap_adaptor(MloptAdaptor adaptor) {
  return adaptor.ptr;
}

static MloptValueList wrap_list(Value *const *values, uint32_t count) {
  return (MloptValueList){count, (const MlirValue *)(const void *)values};
}

MloptValueList mloptAdaptorGetOperands(MloptAdaptor adaptor, intptr_t index) {
  const ValueList *list = &unwrap_adaptor(adaptor)->operands[index];
  return wrap_list(list->values, list->count);
}

MlirValue mloptAdaptorGetOperand(MloptAdaptor adaptor, intptr_t index) {
  return wrap_value(adaptor_operand(unwrap_adaptor(adaptor), (unsigned)index));
}

MloptValueList mloptAdaptorGetFlat(MloptAdaptor adaptor) {
  const Adaptor *object = unwrap_adaptor(adaptor);
  return wrap_list(object->flat, object->num_flat);
}

//===- Rewriters ----------------------------------------------------------===//

static ConversionRewriter *unwrap(MloptConversionRewriter rewriter) {
  return rewriter.ptr;
}

static ValueList unwrap_list(MloptValueList list) {
  return (ValueList){unwrap_values(list.values), (uint32_t)list.count};
}

MlirRewriterBase
mloptConversionRewriterAsBase(MloptConversionRewriter rewriter) {
  return (MlirRewriterBase){&unwrap(rewriter)->rewriter};
}

MlirLogicalResult
mloptConversionRewriterMatchFailure(MloptConversionRewriter rewriter,
                                    MlirOperation op, MlirStringRef reason) {
  return mloptRewriterNotifyMatchFailure(
      mloptConversionRewriterAsBase(rewriter), op, reason);
}

MlirLogicalResult mloptConversionRewriterReplaceOpWithMultiple(
    MloptConversionRewriter rewriter, MlirOperation op, intptr_t numLists,
    const MloptValueList *lists) {
  VECTOR(ValueList) values = {0};
  for (intptr_t i = 0; i < numLists; i++)
    VECTOR_PUSH(&values, unwrap_list(lists[i]));
  bool ok = conversion_replace_op_with_multiple(unwrap(rewriter), unwrap_op(op),
                                                values.data, values.size);
  VECTOR_FREE(&values);
  return wrap_result(ok);
}

MlirLogicalResult mloptConversionRewriterReplaceOps(
    MloptConversionRewriter rewriter, intptr_t numOps, const MlirOperation *ops,
    intptr_t numLists, const MloptValueList *lists) {
  VECTOR(ValueList) values = {0};
  for (intptr_t i = 0; i < numLists; i++)
    VECTOR_PUSH(&values, unwrap_list(lists[i]));
  bool ok = conversion_replace_ops(unwrap(rewriter), unwrap_ops(ops),
                                   (size_t)numOps, values.data, values.size);
  VECTOR_FREE(&values);
  return wrap_result(ok);
}

bool mloptConversionRewriterCanReplaceOps(MloptConversionRewriter rewriter,
                                          intptr_t numOps,
                                          const MlirOperation *ops) {
  return conversion_can_replace_ops(unwrap(rewriter), unwrap_ops(ops),
                                    (size_t)numOps);
}

MlirLogicalResult
mloptConversionRewriterReplaceUses(MloptConversionRewriter rewriter,
                                   MlirValue from, MloptValueList to) {
  ValueList list = unwrap_list(to);
  return wrap_result(conversion_replace_uses(
      unwrap(rewriter), unwrap_value(from), &list, NULL, NULL));
}

MlirLogicalResult mloptConversionRewriterConvertRegionTypes(
    MloptConversionRewriter rewriter, MlirRegion region,
    MloptTypeConverter converter, MloptSignature entry) {
  return wrap_result(
      conversion_convert_region_types(unwrap(rewriter), unwrap_region(region),
                                      own_converter(converter), entry.ptr));
}

MlirBlock
mloptConversionRewriterApplySignature(MloptConversionRewriter rewriter,
                                      MlirBlock block, MloptSignature signature,
                                      MloptTypeConverter converter) {
  return wrap_block(
      conversion_apply_signature(unwrap(rewriter), unwrap_block(block),
                                 signature.ptr, own_converter(converter)));
}

MlirLogicalResult
mloptConversionRewriterLegalizeRegion(MloptConversionRewriter rewriter,
                                      MlirRegion region) {
  return wrap_result(
      conversion_legalize_region(unwrap(rewriter), unwrap_region(region)));
}

intptr_t mloptConversionRewriterGetRemapped(MloptConversionRewriter rewriter,
                                            MlirValue value, intptr_t room,
                                            MlirValue *values) {
  ValueVector remapped = {0};
  bool is_known = conversion_remapped_value(unwrap(rewriter),
                                            unwrap_value(value), &remapped);
  intptr_t count = is_known ? (intptr_t)remapped.size : -1;
  for (intptr_t i = 0; i < count && i < room; i++)
    values[i] = wrap_value(remapped.data[i]);
  VECTOR_FREE(&remapped);
  return count;
}

//===- Running ------------------------------------------------------------===//

/// Calls `callback` for each operation at or in `op` that is in `set`, in
/// order.
static void tell_each(Operation *root, const PtrMap *set,
                      void (*callback)(MlirOperation op, void *user),
                      void *user) {
  Operation *next;
  for (Operation *op = callback ? root : NULL; op; op = next) {
    next = walk_next_preorder(root, op);
    if (ptr_map_has(set, op))
      callback(wrap_op(op), user);
  }
}

_Static_assert((int)MLOPT_CONVERSION_ANALYSIS == (int)CONVERSION_ANALYSIS &&
                   (int)MLOPT_FOLDING_AFTER_PATTERNS ==
                       (int)FOLDING_AFTER_PATTERNS,
               "the enumerators are in the same order");

MlirLogicalResult mloptApplyConversion(intptr_t numOps,
                                       const MlirOperation *ops,
                                       MloptConversionMode mode,
                                       MloptConversionTarget target,
                                       MlirFrozenRewritePatternSet patterns,
                                       const MloptConversionConfig *config) {
  static const MloptConversionConfig defaults = {0};
  const OwnTarget *own = target.ptr;
  const CapiFrozenSet *frozen = patterns.ptr;
  const MloptConversionConfig *from = config ? config : &defaults;
  Context *ctx = capi_handle(own->context);
  PtrMap unlegalized = {0}, legalizable = {0};
  bool was_aborted = false;
  OwnListener listener;
  ConversionConfig options = {
      .listener = own_listener_init(&listener, from->listener),
      .unlegalized_ops = from->unlegalized ? &unlegalized : NULL,
      .legalizable_ops = from->legalizable ? &legalizable : NULL,
      .was_aborted = &was_aborted,
      .folding = (ConversionFolding)from->folding,
      .no_materializations = from->noMaterializations,
      .no_pattern_rollback = from->noRollback,
      .attach_cast_kind = from->attachCastKinds};
  bool ok =
      conversion_apply(ctx, (ConversionMode)mode, unwrap_ops(ops),
                       (size_t)numOps, &own->target, &frozen->frozen, &options);
  for (intptr_t i = 0; ok && i < numOps; i++) {
    tell_each(unwrap_op(ops[i]), &unlegalized, from->unlegalized, from->user);
    tell_each(unwrap_op(ops[i]), &legalizable, from->legalizable, from->user);
  }
  ptr_map_free(&unlegalized);
  ptr_map_free(&legalizable);
  capi_deliver_explained(own->context, ctx);
  return wrap_result(ok && !was_aborted);
}

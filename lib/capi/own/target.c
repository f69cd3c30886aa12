// SPDX-License-Identifier: Apache-2.0
// Conversion targets of clients.
#include "capi/own/conversion_internal.h"
#include "capi/own/target_internal.h"

/// A client's callback.
typedef struct Asked {
  MloptLegalityCallback callback;
  void *user;
} Asked;

static OwnTarget *unwrap(MloptConversionTarget target) { return target.ptr; }

static LegalityAction ask(const Operation *op, const void *user) {
  const Asked *asked = user;
  switch (asked->callback(wrap_op(op), asked->user)) {
  case MLOPT_LEGALITY_UNKNOWN:
    return LEGALITY_UNKNOWN;
  case MLOPT_LEGALITY_LEGAL:
    return LEGALITY_LEGAL;
  case MLOPT_LEGALITY_ILLEGAL:
    return LEGALITY_ILLEGAL;
  }
  return LEGALITY_UNKNOWN;
}

static const Asked *keep(MloptConversionTarget target,
                         MloptLegalityCallback callback, void *user) {
  Asked asked = {callback, user};
  return arena_copy(&unwrap(target)->arena, &asked, sizeof asked);
}

MloptConversionTarget mloptConversionTargetCreate(MlirContext context) {
  OwnTarget *target = mem_alloc_zero(sizeof *target);
  target->context = unwrap_context(context);
  conversion_target_init(&target->target);
  return (MloptConversionTarget){target};
}

void mloptConversionTargetDestroy(MloptConversionTarget target) {
  conversion_target_free(&unwrap(target)->target);
  arena_free(&unwrap(target)->arena);
  mem_free(target.ptr);
}

/// The definition of an operation; NULL if it may not be there.
static const OpDef *find_op(MloptConversionTarget target, MlirStringRef name) {
  Context *ctx = capi_handle(unwrap(target)->context);
  const OpDef *def = context_op_def(ctx, unwrap_text(name));
  return def || !context_allows_unregistered_dialects(ctx)
             ? def
             : context_unregistered_op_def(ctx, unwrap_text(name));
}

static const DialectDef *find_dialect(MloptConversionTarget target,
                                      MlirStringRef name) {
  return context_dialect(capi_handle(unwrap(target)->context),
                         unwrap_text(name));
}

MlirLogicalResult mloptConversionTargetAddOp(MloptConversionTarget target,
                                             MlirStringRef name,
                                             MloptLegality legality) {
  const OpDef *def = find_op(target, name);
  if (def && legality == MLOPT_LEGALITY_LEGAL)
    conversion_target_add_legal_op(&unwrap(target)->target, def);
  else if (def && legality == MLOPT_LEGALITY_ILLEGAL)
    conversion_target_add_illegal_op(&unwrap(target)->target, def);
  return wrap_result(def && legality != MLOPT_LEGALITY_UNKNOWN);
}

MlirLogicalResult mloptConversionTargetAddDialect(MloptConversionTarget target,
                                                  MlirStringRef name,
                                                  MloptLegality legality) {
  const DialectDef *def = find_dialect(target, name);
  if (def && legality == MLOPT_LEGALITY_LEGAL)
    conversion_target_add_legal_dialect(&unwrap(target)->target, def);
  else if (def && legality == MLOPT_LEGALITY_ILLEGAL)
    conversion_target_add_illegal_dialect(&unwrap(target)->target, def);
  return wrap_result(def && legality != MLOPT_LEGALITY_UNKNOWN);
}

MlirLogicalResult
mloptConversionTargetAddDynamicOp(MloptConversionTarget target,
                                  MlirStringRef name,
                                  MloptLegalityCallback callback, void *user) {
  const OpDef *def = find_op(target, name);
  if (def)
    conversion_target_add_dynamic_op(&unwrap(target)->target, def,
                                     callback ? ask : NULL,
                                     keep(target, callback, user));
  return wrap_result(def != NULL);
}

MlirLogicalResult mloptConversionTargetAddDynamicDialect(
    MloptConversionTarget target, MlirStringRef name,
    MloptLegalityCallback callback, void *user) {
  const DialectDef *def = find_dialect(target, name);
  if (def)
    conversion_target_add_dynamic_dialect(&unwrap(target)->target, def,
                                          callback ? ask : NULL,
                                          keep(target, callback, user));
  return wrap_result(def != NULL);
}

void mloptConversionTargetMarkUnknownDynamic(MloptConversionTarget target,
                                             MloptLegalityCallback callback,
                                             void *user) {
  conversion_target_mark_unknown_dynamic(&unwrap(target)->target, ask,
                                         keep(target, callback, user));
}

void mloptConversionTargetSetDefaultHandler(MloptConversionTarget target,
                                            MloptLegalityCallback callback,
                                            void *user) {
  conversion_target_set_default_handler(&unwrap(target)->target, ask,
                                        keep(target, callback, user));
}

MlirLogicalResult mloptConversionTargetMarkRecursivelyLegal(
    MloptConversionTarget target, MlirStringRef name,
    MloptLegalityCallback callback, void *user) {
  const OpDef *def = find_op(target, name);
  return wrap_result(def &&
                     conversion_target_mark_recursively_legal(
                         &unwrap(target)->target, def, callback ? ask : NULL,
                         keep(target, callback, user)));
}

MloptLegality mloptConversionTargetGetLegality(MloptConversionTarget target,
                                               MlirOperation op) {
  switch (conversion_target_legality(&unwrap(target)->target, unwrap_op(op))
              .action) {
  case LEGALITY_LEGAL:
    return MLOPT_LEGALITY_LEGAL;
  case LEGALITY_ILLEGAL:
    return MLOPT_LEGALITY_ILLEGAL;
  case LEGALITY_UNKNOWN:
  case LEGALITY_DYNAMIC:
    break;
  }
  return MLOPT_LEGALITY_UNKNOWN;
}

// SPDX-License-Identifier: Apache-2.0
// The ub dialect.
#include "dialects/ub/ub.h"

#include "dialects/common/control_flow.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/interfaces/fold.h"
#include "ir/syntax/asm_shape.h"

const AttrDef ub_poison_attr_def = {.name = STR_INIT("ub.poison"),
                                    .shape = ATTR_SHAPE_UNIT,
                                    .dialect = &ub_dialect};

const Attribute *ub_poison_attr_get(Context *ctx) {
  return dialect_attr_get(ctx, &ub_poison_attr_def, 0, string_ref("", 0));
}

static const AttrConstraint constraint_poison = {"PoisonAttrInterface instance",
                                                 attr_is_poison};

static const ValueDef any_result[] = {{"result", NULL, ARITY_ONE}};

static const PropDef poison_props[] = {
    [UB_POISON_VALUE] = {.name = STR_INIT("value"),
                         .constraint = &constraint_poison,
                         .initial = ub_poison_attr_get}};

static bool fold_poison(Context *ctx, Operation *op,
                        const Attribute *const *constants,
                        FoldResult *results) {
  (void)ctx;
  (void)constants;
  results[0].attr = op_prop(op, UB_POISON_VALUE);
  return true;
}

const OpDef ub_ops[UB_NUM_OPS] = {
#define OP(ID, NAME, SHAPE, TRAITS, ...)                                       \
  [UB_##ID] = {STR_INIT(NAME), SHAPE_##SHAPE, TRAITS, .dialect = &ub_dialect,  \
               __VA_ARGS__},
#include "dialects/ub/ub_ops.def"
};

bool ub_materialize_poison(const Attribute *value, OpState *state,
                           const Attribute **props) {
  if (!attr_is_poison(value))
    return false;
  state->def = &ub_ops[UB_POISON];
  props[UB_POISON_VALUE] = value;
  return true;
}

static bool materialize_constant(Context *ctx, const Attribute *value,
                                 const Type *type, OpState *state,
                                 const Attribute **props) {
  (void)ctx;
  (void)type;
  return ub_materialize_poison(value, state, props);
}

const DialectDef ub_dialect = {
    .name = STR_INIT("ub"),
    .ops = ub_ops,
    .num_ops = UB_NUM_OPS,
    .lowering_pass = "convert-ub-to-llvm",
    .attrs = &ub_poison_attr_def,
    .num_attrs = 1,
    .materialize_constant = materialize_constant,
    .inliner = &inline_everything,
};

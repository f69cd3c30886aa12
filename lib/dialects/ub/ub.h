// SPDX-License-Identifier: Apache-2.0
// The ub dialect: poison values and code that is never reached.
#ifndef MLOPT_DIALECTS_UB_UB_H
#define MLOPT_DIALECTS_UB_UB_H

#include "ir/attributes/attribute.h"
#include "ir/definitions/op_def.h"

typedef enum UbOp {
#define OP(ID, ...) UB_##ID,
#include "dialects/ub/ub_ops.def"
  UB_NUM_OPS
} UbOp;

/// Property slot of ub.poison.
enum { UB_POISON_VALUE };

extern const OpDef ub_ops[UB_NUM_OPS];
extern const AttrDef ub_poison_attr_def;
extern const DialectDef ub_dialect;

/// `#ub.poison`, to which an operation folds if its result is poison.
const Attribute *ub_poison_attr_get(Context *ctx);
/// Is `attr` poison? It may be NULL.
static inline bool attr_is_poison(const Attribute *attr) {
  return attr && attr->kind == ATTR_DIALECT &&
         attr_as_dialect(attr, &ub_poison_attr_def) != NULL;
}

/// If `value` is `#ub.poison`, makes `state` a ub.poison of the given result
/// type; otherwise returns false. For the materialize_constant hooks of
/// dialects whose operations fold to poison.
bool ub_materialize_poison(const Attribute *value, OpState *state,
                           const Attribute **props);

#endif

// SPDX-License-Identifier: Apache-2.0
// How the properties of an operation stand in bytecode: attributes sorted by
// name, then properties that are no attributes, then sizes of segments.
#ifndef MLOPT_BYTECODE_PROPS_H
#define MLOPT_BYTECODE_PROPS_H

#include "ir/definitions/op_def.h"

typedef enum PropKind {
  PROP_REQUIRED, ///< The number of an attribute.
  PROP_OPTIONAL, ///< As PROP_REQUIRED with a flag, or 0.
  PROP_NUMBER,   ///< An integer that is no attribute upstream.
  PROP_SEGMENTS, ///< Sizes; an attribute before version 6.
} PropKind;

typedef struct PropStep {
  uint8_t slot;
  PropKind kind;
} PropStep;

/// The properties of a definition, in the order in which they stand.
typedef struct PropPlan {
  unsigned count;
  PropStep steps[256];
} PropPlan;

/// Fills in the plan of `def`, which is registered, for `version`.
void prop_plan_init(PropPlan *plan, const OpDef *def, unsigned version);

/// How many sizes segments in `slot` are.
unsigned prop_num_segments(const OpDef *def, unsigned slot);

#endif

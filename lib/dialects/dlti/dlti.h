// SPDX-License-Identifier: Apache-2.0
// The dlti dialect: attributes that say how data is laid out on a target.
#ifndef MLOPT_DIALECTS_DLTI_DLTI_H
#define MLOPT_DIALECTS_DLTI_DLTI_H

#include "ir/definitions/attr_def.h"
#include "ir/definitions/op_def.h"

typedef enum DLTIAttrDef {
  DLTI_ATTR_DL_ENTRY,
  DLTI_ATTR_DL_SPEC,
  DLTI_ATTR_MAP,
  DLTI_ATTR_TARGET_SYSTEM_SPEC,
  DLTI_ATTR_TARGET_DEVICE_SPEC,
  DLTI_ATTR_FUNCTION_POINTER_ALIGNMENT,
  DLTI_NUM_ATTRS
} DLTIAttrDef;

extern const AttrDef dlti_attr_defs[DLTI_NUM_ATTRS];
extern const DialectDef dlti_dialect;

#endif

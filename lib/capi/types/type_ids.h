// SPDX-License-Identifier: Apache-2.0
// Ids of the builtin kinds of types, attributes and locations: addresses in
// tables. A dialect's kind has its definition as id.
#ifndef MLOPT_CAPI_TYPE_IDS_H
#define MLOPT_CAPI_TYPE_IDS_H

#include "capi/capi_internal.h"

enum {
  CAPI_ID_INTEGER_TYPE,
  CAPI_ID_INDEX_TYPE,
  CAPI_ID_NONE_TYPE,
  CAPI_ID_COMPLEX_TYPE,
  CAPI_ID_FUNCTION_TYPE,
  CAPI_ID_TUPLE_TYPE,
  CAPI_ID_VECTOR_TYPE,
  CAPI_ID_RANKED_TENSOR_TYPE,
  CAPI_ID_UNRANKED_TENSOR_TYPE,
  CAPI_ID_MEMREF_TYPE,
  CAPI_ID_UNRANKED_MEMREF_TYPE,
  CAPI_ID_OPAQUE_TYPE,
  CAPI_ID_UNKNOWN_LOCATION,
  CAPI_ID_FILE_LOCATION,
  CAPI_ID_NAME_LOCATION,
  CAPI_ID_CALL_SITE_LOCATION,
  CAPI_ID_FUSED_LOCATION,
  CAPI_ID_DENSE_STRINGS,
  CAPI_ID_ATTR, ///< The first of the attributes', by AttrKind.
  NUM_CAPI_TYPE_IDS = CAPI_ID_ATTR + ATTR_OPAQUE + 1,
};

extern const CapiTypeId capi_type_ids[NUM_CAPI_TYPE_IDS];
extern const CapiTypeId capi_float_ids[FLOAT_NUM_KINDS];

static inline MlirTypeID capi_attr_id(AttrKind kind) {
  return wrap_type_id(&capi_type_ids[CAPI_ID_ATTR + kind]);
}

#endif

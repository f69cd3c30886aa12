// SPDX-License-Identifier: Apache-2.0
// The dlti dialect. Follows mlir::DLTIDialect.
#include "dialects/dlti/dlti.h"

#include "ir/attribute.h"
#include "ir/operation.h"

#define ENTRIES(NAME)                                                          \
  {                                                                            \
    .name = STR_INIT("dlti." NAME), .shape = ATTR_SHAPE_ENTRIES,               \
    .dialect = &dlti_dialect                                                   \
  }

static const ParamDef alignment_params[] = {
    {.name = STR_INIT("alignment"), .kind = PARAM_NUMBER},
    {.name = STR_INIT("function_dependent"),
     .kind = PARAM_BOOL,
     .cpp_type = "bool"},
};

const AttrDef dlti_attr_defs[DLTI_NUM_ATTRS] = {
    [DLTI_ATTR_DL_SPEC] = ENTRIES("dl_spec"),
    [DLTI_ATTR_MAP] = ENTRIES("map"),
    [DLTI_ATTR_TARGET_SYSTEM_SPEC] = ENTRIES("target_system_spec"),
    [DLTI_ATTR_TARGET_DEVICE_SPEC] = ENTRIES("target_device_spec"),
    [DLTI_ATTR_FUNCTION_POINTER_ALIGNMENT] =
        {.name = STR_INIT("dlti.function_pointer_alignment"),
         .shape = ATTR_SHAPE_STRUCT,
         .dialect = &dlti_dialect,
         .params = alignment_params,
         .num_params = ARRAY_LENGTH(alignment_params),
         .cpp_name = "DLTI_FunctionPointerAlignmentAttr"},
};

/// `dlti.dl_spec` and `dlti.target_system_spec` are of the kind that they name.
static bool verify_attr(Context *ctx, const Operation *op,
                        const NamedAttribute *attr) {
  static const struct {
    StringRef name;
    DLTIAttrDef def;
  } kinds[] = {
      {STR_INIT("dlti.dl_spec"), DLTI_ATTR_DL_SPEC},
      {STR_INIT("dlti.target_system_spec"), DLTI_ATTR_TARGET_SYSTEM_SPEC},
  };
  for (size_t i = 0; i < ARRAY_LENGTH(kinds); i++) {
    if (!string_ref_equals(attr->name, kinds[i].name))
      continue;
    if (attr_as_dialect(attr->value, &dlti_attr_defs[kinds[i].def]))
      return true;
    op_emit_error(ctx, op, "'%.*s' is expected to be a #dlti.%.*s attribute",
                  STR_ARGS(attr->name), (int)(attr->name.size - 5),
                  attr->name.data + 5);
    return false;
  }
  op_emit_error(ctx, op, "attribute '%.*s' not supported by dialect",
                STR_ARGS(attr->name));
  return false;
}

const DialectDef dlti_dialect = {
    .name = STR_INIT("dlti"),
    .attrs = dlti_attr_defs,
    .num_attrs = DLTI_NUM_ATTRS,
    .verify_op_attr = verify_attr,
};

// SPDX-License-Identifier: Apache-2.0
// Data layouts until LLVM 17 had numbers of 32 bits.
#include "passes/upgrade/upgrade.h"

#include "dialects/dlti/dlti.h"
#include "ir/op_attrs.h"
#include "ir/walk.h"

/// A dense list of i32 as one of i64; another attribute stays.
static const Attribute *widened(Context *ctx, const Attribute *attr) {
  const DenseElementsAttr *list = attr_as_dense_elements(attr);
  const ShapedType *type = list ? type_as_shaped(list->type) : NULL;
  if (!type || !type_is_integer_of_width(type->element, 32))
    return attr;
  VECTOR(int64_t) numbers = {0};
  for (int64_t i = 0; i < dense_elements_num(list); i++) {
    int32_t number;
    size_t at = list->is_splat ? 0 : (size_t)i * sizeof number;
    memcpy(&number, list->data.data + at, sizeof number);
    VECTOR_PUSH(&numbers, number);
  }
  const Type *wide = shaped_type_clone(
      ctx, type, type->shape, (size_t)type->rank, integer_type_get(ctx, 64));
  const Attribute *result = dense_elements_attr_get(
      ctx, wide,
      string_ref((const char *)numbers.data, numbers.size * sizeof(int64_t)));
  VECTOR_FREE(&numbers);
  return result;
}

static const Attribute *upgraded_layout(Upgrade *up, const DialectAttr *spec) {
  up->props.size = 0;
  for (size_t i = 0; i < spec->num_params; i++)
    VECTOR_PUSH(&up->props, widened(up->ctx, spec->params[i]));
  return dialect_params_attr_get(up->ctx, spec->def, up->props.data,
                                 up->props.size);
}

void upgrade_layouts(Upgrade *up, Operation *root) {
  FOR_EACH_OP_PREORDER(op, root) {
    const DialectAttr *spec = attr_as_dialect(
        op_attr(op, STR("dlti.dl_spec")), &dlti_attr_defs[DLTI_ATTR_DL_SPEC]);
    if (spec)
      op_set_attr(up->ctx, op, STR("dlti.dl_spec"), upgraded_layout(up, spec));
  }
}

// SPDX-License-Identifier: Apache-2.0
// Attributes of operations by name, and the groups of operands that a segment
// attribute describes.
#include "ir/op_attrs.h"

#include "ir/definitions/prop_def.h"

#include <string.h>

int op_def_prop_index(const OpDef *def, StringRef name) {
  for (int i = 0; i < def->num_props; i++) {
    const PropDef *prop = &def->props[i];
    if (string_ref_equals(prop->name, name) ||
        (prop->old_name.size && string_ref_equals(prop->old_name, name)))
      return i;
  }
  return -1;
}

/// An unregistered operation keeps a dictionary in its only slot.
static const Attribute *unregistered_prop(const Operation *op, StringRef name) {
  const Attribute *dictionary = op_prop(op, 0);
  return attr_as_dictionary(dictionary) ? dictionary_get(dictionary, name)
                                        : NULL;
}

const Attribute *op_attr(const Operation *op, StringRef name) {
  const Attribute *value = NULL;
  if (op->def->is_unregistered) {
    value = unregistered_prop(op, name);
  } else {
    int index = op_def_prop_index(op->def, name);
    if (index >= 0)
      return op_prop(op, (unsigned)index);
  }
  return value ? value : dictionary_get(op->attrs, name);
}

void op_set_attr(Context *ctx, Operation *op, StringRef name,
                 const Attribute *value) {
  if (op->def->is_unregistered) {
    if (unregistered_prop(op, name)) {
      op_set_prop(op, 0, dictionary_with(ctx, op_prop(op, 0), name, value));
      return;
    }
  } else {
    int index = op_def_prop_index(op->def, name);
    if (index >= 0) {
      op_set_prop(op, (unsigned)index, value);
      return;
    }
  }
  op->attrs = dictionary_with(ctx, op->attrs, name, value);
}

/// Element `index` of 32 bits in a dense attribute; 0 if there is none.
static unsigned dense_elements_segment(const DenseElementsAttr *attr,
                                       unsigned index) {
  int32_t size = 0;
  size_t at = attr->storage == DENSE_SPLAT ? 0 : (size_t)index * 4;
  if (attr->storage != DENSE_STRINGS && at + 4 <= attr->data.size) {
    memcpy(&size, attr->data.data + at, sizeof size);
  }
  return size < 0 ? 0 : (unsigned)size;
}

static unsigned segment_size(const Attribute *sizes, unsigned index) {
  const DenseArrayAttr *array = attr_as_dense_array(sizes);
  if (array) {
    int32_t size =
        index < array->size ? ((const int32_t *)array->data)[index] : 0;
    return size < 0 ? 0 : (unsigned)size;
  }
  const DenseElementsAttr *dense = attr_as_dense_elements(sizes);
  return dense ? dense_elements_segment(dense, index) : 0;
}

/// The groups of operands or of results, and the number of values.
typedef struct Groups {
  const ValueDef *defs;
  unsigned num_defs;
  unsigned num_values;
  const Attribute *sizes; ///< NULL: not written.
} Groups;

/// Size of group `index` if it is not written: groups without a fixed size
/// share the remaining values equally.
static unsigned group_size(const Groups *groups, unsigned index) {
  if (groups->defs[index].arity == ARITY_ONE)
    return 1;
  unsigned fixed = 0;
  for (unsigned i = 0; i < groups->num_defs; i++)
    fixed += groups->defs[i].arity == ARITY_ONE;
  assert(fixed < groups->num_defs);
  unsigned rest = groups->num_values > fixed ? groups->num_values - fixed : 0;
  return rest / (groups->num_defs - fixed);
}

static void find_group(const Groups *groups, unsigned index, unsigned *first,
                       unsigned *count) {
  assert(index < groups->num_defs);
  unsigned at = 0;
  unsigned size = 0;
  for (unsigned i = 0; i <= index; i++) {
    at += size;
    size =
        groups->sizes ? segment_size(groups->sizes, i) : group_size(groups, i);
  }
  *first = at < groups->num_values ? at : groups->num_values;
  unsigned left = groups->num_values - *first;
  *count = size < left ? size : left;
  assert(*first + *count <= groups->num_values);
}

void op_operand_segment(const Operation *op, unsigned index, unsigned *first,
                        unsigned *count) {
  const OpDef *def = op->def;
  Groups groups = {def->operands, def->num_operand_defs, op->num_operands,
                   def->segment_prop ? op_prop(op, def->segment_prop - 1u)
                                     : NULL};
  find_group(&groups, index, first, count);
}

void op_result_segment(const Operation *op, unsigned index, unsigned *first,
                       unsigned *count) {
  const OpDef *def = op->def;
  Groups groups = {def->results, def->num_result_defs, op->num_results,
                   def->result_segment_prop
                       ? op_prop(op, def->result_segment_prop - 1u)
                       : NULL};
  find_group(&groups, index, first, count);
}

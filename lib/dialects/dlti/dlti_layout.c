// SPDX-License-Identifier: Apache-2.0
// Data layouts prepared for lookups: a hash table of types, a sorted list of
// the widths of integers.
#include "dialects/dlti/dlti_layout.h"

#include <stdlib.h>
#include <string.h>

#include "dialects/dlti/dlti_internal.h"
#include "ir/attributes/attribute.h"

bool layout_number(const Attribute *value, size_t at, uint64_t *number) {
  const DenseElementsAttr *list = value ? attr_as_dense_elements(value) : NULL;
  const ShapedType *type = list ? type_as_shaped(list->type) : NULL;
  bool is_list = type &&
                 type_is_integer_of_width(type->element, 8 * sizeof *number) &&
                 (int64_t)at < dense_elements_num(list);
  size_t offset = list && list->is_splat ? 0 : at * sizeof *number;
  if (!is_list || offset + sizeof *number > list->data.size)
    return false;
  memcpy(number, list->data.data + offset, sizeof *number);
  return true;
}

// --- construction ------------------------------------------------------------

static void add_name(LayoutSpec *layout, StringRef name,
                     const Attribute *value) {
  const struct {
    StringRef name;
    const Attribute **place;
  } known[] = {
      {STR("dlti.endianness"), &layout->endianness},
      {STR("dlti.stack_alignment"), &layout->stack_alignment},
  };
  for (size_t i = 0; i < ARRAY_LENGTH(known); i++)
    if (string_ref_equals(name, known[i].name) && !*known[i].place)
      *known[i].place = value;
}

static void add_type(LayoutSpec *layout, const Type *type,
                     const Attribute *value) {
  void **place = ptr_map_slot(&layout->types, type);
  if (*place)
    return;
  *place = (void *)value; // Only read; maps hold no const.
  if (type_as_integer(type))
    VECTOR_PUSH(&layout->integers, (LayoutWidth){type_bit_width(type), value});
}

/// An entry that is there already belongs to an inner layout, and stays.
static void add_spec(LayoutSpec *layout, const DialectAttr *spec) {
  for (size_t i = 0; i + 1 < spec->num_params; i += 2) {
    const TypeAttr *type = attr_as_type(spec->params[i]);
    if (type)
      add_type(layout, type->value, spec->params[i + 1]);
    else
      add_name(layout, attr_string_value(spec->params[i]), spec->params[i + 1]);
  }
}

static int compare_widths(const void *lhs, const void *rhs) {
  const LayoutWidth *left = lhs, *right = rhs;
  return left->width < right->width ? -1 : left->width > right->width;
}

void layout_spec_init(LayoutSpec *layout, Context *ctx, const Operation *op) {
  *layout = (LayoutSpec){.ctx = ctx};
  for (; op; op = op_parent(op)) {
    const DialectAttr *spec = dlti_spec_of(op);
    if (spec)
      add_spec(layout, spec);
  }
  if (layout->integers.size > 1)
    qsort(layout->integers.data, layout->integers.size,
          sizeof *layout->integers.data, compare_widths);
}

void layout_spec_free(LayoutSpec *layout) {
  ptr_map_free(&layout->types);
  VECTOR_FREE(&layout->integers);
}

// --- lookups -----------------------------------------------------------------

const Attribute *layout_spec_entry(const LayoutSpec *layout, const Type *type) {
  return layout ? ptr_map_get(&layout->types, type) : NULL;
}

bool layout_spec_number(const LayoutSpec *layout, const Type *type, size_t at,
                        uint64_t *number) {
  return layout_number(layout_spec_entry(layout, type), at, number);
}

bool layout_spec_integer(const LayoutSpec *layout, uint32_t width,
                         uint64_t *number) {
  size_t low = 0, high = layout ? layout->integers.size : 0;
  if (!high)
    return false;
  for (high--; low < high;) {
    size_t middle = low + (high - low) / 2;
    if (layout->integers.data[middle].width < width)
      low = middle + 1;
    else
      high = middle;
  }
  return layout_number(layout->integers.data[low].value, 0, number);
}

bool layout_spec_is_big_endian(const LayoutSpec *layout) {
  return layout && layout->endianness &&
         string_ref_equals(attr_string_value(layout->endianness), STR("big"));
}

uint64_t layout_spec_stack_alignment(const LayoutSpec *layout) {
  int64_t bits;
  return layout && layout->stack_alignment &&
                 attr_integer_value(layout->stack_alignment, &bits) && bits > 0
             ? (uint64_t)bits
             : 0;
}

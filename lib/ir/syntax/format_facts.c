// SPDX-License-Identifier: Apache-2.0
// What constraints mean for syntax.
#include "ir/syntax/format_facts.h"

#include "ir/attributes/attribute.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/definitions/type_def.h"
#include "ir/types/type.h"

// --- properties --------------------------------------------------------------

static bool takes(const PropDef *prop, const Attribute *value) {
  return prop->constraint && attr_constraint_holds(prop->constraint, value);
}

bool prop_is_unit(Context *ctx, const PropDef *prop) {
  return takes(prop, unit_attr_get(ctx)) &&
         !takes(prop, bool_attr_get(ctx, true));
}

const Attribute *prop_integer(Context *ctx, const PropDef *prop,
                              int64_t number) {
  static const unsigned widths[] = {64, 32, 16, 8};
  for (size_t i = 0; i < ARRAY_LENGTH(widths); i++) {
    const Attribute *attr =
        integer_attr_get_i64(ctx, integer_type_get(ctx, widths[i]), number);
    if (takes(prop, attr))
      return attr;
  }
  const Attribute *attr =
      integer_attr_get_i64(ctx, index_type_get(ctx), number);
  return takes(prop, attr)
             ? attr
             : integer_attr_get_i64(ctx, integer_type_get(ctx, 64), number);
}

static bool takes_any(Context *ctx, const PropDef *prop) {
  return !prop->constraint || (takes(prop, unit_attr_get(ctx)) &&
                               takes(prop, bool_attr_get(ctx, true)));
}

/// An integer of `width` bits, or with `in_tensor` elements of one.
static const Attribute *example_integer(Context *ctx, unsigned width,
                                        bool in_tensor) {
  const Type *type = integer_type_get(ctx, width);
  const Attribute *one = integer_attr_get_i64(ctx, type, 1);
  int64_t size = 1;
  return in_tensor
             ? dense_splat_attr_get_value(
                   ctx, ranked_tensor_type_get(ctx, &size, 1, type, NULL), one)
             : one;
}

static bool takes_several_types(Context *ctx, const PropDef *prop) {
  for (int in_tensor = 0; in_tensor < 2; in_tensor++)
    if (takes(prop, example_integer(ctx, 32, in_tensor)) &&
        takes(prop, example_integer(ctx, 64, in_tensor)))
      return true;
  return false;
}

static bool takes_float(Context *ctx, const PropDef *prop) {
  return takes(prop, float_attr_get(ctx, float_type_get(ctx, FLOAT_F64),
                                    (FloatBits){0}));
}

/// The element type of the dense arrays that the property accepts, or NULL.
static const Type *array_element(Context *ctx, const PropDef *prop) {
  const Type *elements[] = {
      integer_type_get(ctx, 64),     integer_type_get(ctx, 32),
      integer_type_get(ctx, 16),     integer_type_get(ctx, 8),
      integer_type_get(ctx, 1),      float_type_get(ctx, FLOAT_F32),
      float_type_get(ctx, FLOAT_F64)};
  for (size_t i = 0; i < ARRAY_LENGTH(elements); i++)
    if (takes(prop, dense_array_attr_get(ctx, elements[i], "", 0)))
      return elements[i];
  return NULL;
}

PropSyntax prop_syntax(Context *ctx, const PropDef *prop) {
  const AttrDef *def =
      prop->case_attr.size ? context_attr_def(ctx, prop->case_attr) : NULL;
  bool has_cases = prop->cases || (def && def->cases);
  PropSyntax syntax = {
      .is_any = takes_any(ctx, prop),
      .is_typed = takes_several_types(ctx, prop),
      .takes_float = takes_float(ctx, prop),
      .takes_integer = takes(prop, prop_integer(ctx, prop, 0)) ||
                       takes(prop, prop_integer(ctx, prop, 1)),
      .takes_string = takes(prop, string_attr_get(ctx, STR(""))),
      .takes_symbol = takes(prop, flat_symbol_ref_attr_get(ctx, STR(""))),
      .bare = def && !def->num_cases ? def : NULL};
  syntax.array_element = syntax.is_any ? NULL : array_element(ctx, prop);
  syntax.reading = syntax.bare                             ? PROP_READ_BARE
                   : def && def->shape == ATTR_SHAPE_FLAGS ? PROP_READ_FLAGS
                   : has_cases                             ? PROP_READ_CASE
                   : syntax.array_element                  ? PROP_READ_ARRAY
                                                           : PROP_READ_ATTR;
  return syntax;
}

// --- types -------------------------------------------------------------------

/// The only type without parameters of any dialect, or NULL.
static const Type *only_keyword_type(Context *ctx,
                                     const TypeConstraint *constraint) {
  const Type *only = NULL;
  for (size_t i = 0; i < context_num_dialects(ctx); i++) {
    const DialectDef *dialect = context_dialect_at(ctx, i);
    for (size_t j = 0; j < dialect->num_types; j++) {
      if (dialect->types[j].shape != TYPE_SHAPE_KEYWORD)
        continue;
      const Type *type =
          dialect_type_get(ctx, &(DialectType){.def = &dialect->types[j]});
      if (type_constraint_holds(constraint, type) && only)
        return NULL;
      only = type_constraint_holds(constraint, type) ? type : only;
    }
  }
  return only;
}

const TypeDef *constraint_bare_type(Context *ctx,
                                    const TypeConstraint *constraint) {
  for (size_t i = 0; constraint && i < context_num_dialects(ctx); i++) {
    const DialectDef *dialect = context_dialect_at(ctx, i);
    for (size_t j = 0; j < dialect->num_types; j++) {
      const TypeDef *def = &dialect->types[j];
      if (def->shape == TYPE_SHAPE_FORMAT &&
          type_constraint_holds(
              constraint, dialect_type_get(ctx, &(DialectType){.def = def})))
        return def;
    }
  }
  return NULL;
}

const Type *constraint_only_type(Context *ctx,
                                 const TypeConstraint *constraint) {
  static const unsigned widths[] = {1, 8, 16, 32, 64};
  if (!constraint)
    return NULL;
  const Type *only = NULL;
  unsigned count = 0;
  for (size_t i = 0; i < ARRAY_LENGTH(widths); i++) {
    const Type *type = integer_type_get(ctx, widths[i]);
    if (type_constraint_holds(constraint, type) && ++count)
      only = type;
  }
  for (int i = 0; i < FLOAT_NUM_KINDS; i++) {
    const Type *type = float_type_get(ctx, (FloatKind)i);
    if (type_constraint_holds(constraint, type) && ++count)
      only = type;
  }
  if (type_constraint_holds(constraint, index_type_get(ctx)) && ++count)
    only = index_type_get(ctx);
  return count == 0   ? only_keyword_type(ctx, constraint)
         : count == 1 ? only
                      : NULL;
}

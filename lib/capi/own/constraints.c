// SPDX-License-Identifier: Apache-2.0
// Constraints of clients' rows, from the words of ODS, types and names.
#include "dialects/common/constraints.h"
#include "capi/own/own_internal.h"
#include "ir/attributes/attribute.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/definitions/type_def.h"
#include "ir/print/printer.h"
#include "parser/parser.h"

//===- Types --------------------------------------------------------------===//

static const struct {
  StringRef word;
  const TypeConstraint *constraint; ///< NULL: any.
} type_words[] = {
    {STR_INIT("AnyType"), NULL},
    {STR_INIT("AnyInteger"), &constraint_any_integer},
    {STR_INIT("AnySignlessInteger"), &constraint_signless_integer},
    {STR_INIT("AnyFloat"), &constraint_any_float},
    {STR_INIT("Index"), &constraint_index},
    {STR_INIT("AnyTensor"), &constraint_tensor},
    {STR_INIT("AnyRankedTensor"), &constraint_ranked_tensor},
    {STR_INIT("AnyVector"), &constraint_vector},
    {STR_INIT("AnyMemRef"), &constraint_any_memref},
    {STR_INIT("AnyRankedMemRef"), &constraint_memref},
    {STR_INIT("AnyComplex"), &constraint_complex},
    {STR_INIT("SignlessIntegerLike"), &constraint_signless_integer_like},
    {STR_INIT("FloatLike"), &constraint_float_like},
    {STR_INIT("BoolLike"), &constraint_bool_like},
};

/// One allowed alternative: the member that is not NULL.
typedef struct Alternative {
  const TypeConstraint *constraint;
  const TypeDef *def;
  const Type *type;
} Alternative;

typedef struct Alternatives {
  const OwnDialect *dialect;
  bool (*holds)(MlirType type, void *user); ///< The client's, or NULL.
  size_t count;
  Alternative list[];
} Alternatives;

/// A format asks about types of which only the definition is known.
static bool is_example(const Type *type) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  return dialect && dialect->def->shape == TYPE_SHAPE_FORMAT && !dialect->attr;
}

static bool is_alternative(const Type *type, const void *user) {
  const Alternatives *all = user;
  for (size_t i = 0; i < all->count; i++) {
    const Alternative *one = &all->list[i];
    if (one->type == type || (one->def && type_as_dialect(type, one->def)) ||
        (one->constraint && type_constraint_holds(one->constraint, type)))
      return true;
  }
  return all->holds && !is_example(type) &&
         all->holds(wrap_type(type), all->dialect->row.user);
}

/// The words for `type` in errors.
static void describe_type(const Type *type, Stream *summary) {
  if (type_is_signless_integer(type))
    stream_format(summary, "%u-bit signless integer",
                  type_as_integer(type)->width);
  else if (type_is_index(type))
    stream_cstr(summary, "index");
  else
    type_print(summary, type);
}

/// Reads one alternative; false after an error.
static bool read_alternative(OwnDialect *dialect, StringRef text,
                             Alternative *one, bool *is_any, Stream *summary) {
  Context *ctx = capi_handle(dialect->context);
  for (size_t i = 0; i < ARRAY_LENGTH(type_words); i++) {
    if (!string_ref_equals(text, type_words[i].word))
      continue;
    one->constraint = type_words[i].constraint;
    *is_any |= !one->constraint;
    stream_cstr(summary, one->constraint ? one->constraint->summary : "any");
    return true;
  }
  if (text.size > 1 && text.data[0] == '!')
    one->def = context_type_def(ctx, string_ref_drop(text, 1));
  if (one->def) {
    stream_text(summary, text);
    return true;
  }
  one->type = parse_type(ctx, text);
  if (one->type)
    describe_type(one->type, summary);
  return one->type || own_wrong(dialect, "'%.*s' is not a constraint of types",
                                STR_ARGS(text));
}

/// Reads the alternatives of `text`, which has room for them in `all`.
static bool read_alternatives(OwnDialect *dialect, StringRef text,
                              Alternatives *all, bool *is_any,
                              Stream *summary) {
  while (text.size) {
    size_t bar = string_ref_find(text, '|');
    StringRef one = string_ref_trim(
        string_ref(text.data, bar == SIZE_MAX ? text.size : bar));
    if (all->count)
      stream_cstr(summary, " or ");
    if (!read_alternative(dialect, one, &all->list[all->count++], is_any,
                          summary))
      return false;
    text = string_ref_drop(text, bar == SIZE_MAX ? text.size : bar + 1);
  }
  return true;
}

static size_t count_bars(const char *text) {
  size_t count = 0;
  for (; text && *text; text++)
    count += *text == '|';
  return count;
}

bool own_type_constraint(OwnDialect *dialect, const MloptValueRow *row,
                         const TypeConstraint **constraint) {
  Alternatives *all = own_alloc(
      dialect, sizeof *all + (count_bars(row->type) + 1) * sizeof *all->list);
  all->dialect = dialect;
  all->holds = row->holds;
  bool is_any = !row->type && !row->holds;
  Stream summary = {0};
  StringRef text =
      row->type ? string_ref_from_cstr(row->type) : string_ref("", 0);
  bool ok = read_alternatives(dialect, text, all, &is_any, &summary);
  BoundTypeConstraint *bound = own_alloc(dialect, sizeof *bound);
  stream_char(&summary, '\0');
  const char *told = row->summary ? row->summary : summary.data;
  *bound = (BoundTypeConstraint){
      .base.summary = own_text(dialect, *told ? told : "another type"),
      .holds = is_alternative,
      .user = all};
  stream_free(&summary);
  bool is_plain = all->count == 1 && !row->holds && !row->summary;
  *constraint = is_any                                ? NULL
                : is_plain && all->list[0].constraint ? all->list[0].constraint
                                                      : &bound->base;
  return ok;
}

//===- Attributes ---------------------------------------------------------===//

static bool is_f64(const Attribute *attr) {
  const FloatAttr *value = attr_as_float(attr);
  return value && type_as_float(value->type)->format == FLOAT_F64;
}

static bool is_elements(const Attribute *attr) {
  return attr_as_dense_elements(attr) || attr_as_dense_resource(attr) ||
         attr_as_sparse_elements(attr);
}

static const AttrConstraint constraint_f64 = {"64-bit float attribute", is_f64};
static const AttrConstraint constraint_elements = {
    "constant vector/tensor attribute", is_elements};

static const struct {
  StringRef word;
  const AttrConstraint *constraint; ///< NULL: any.
} attr_words[] = {
    {STR_INIT("AnyAttr"), NULL},
    {STR_INIT("TypedAttr"), &attr_constraint_typed},
    {STR_INIT("BoolAttr"), &attr_constraint_bool},
    {STR_INIT("UnitAttr"), &attr_constraint_unit},
    {STR_INIT("StrAttr"), &attr_constraint_string},
    {STR_INIT("TypeAttr"), &attr_constraint_type},
    {STR_INIT("SymbolRefAttr"), &attr_constraint_flat_symbol},
    {STR_INIT("ArrayAttr"), &attr_constraint_array},
    {STR_INIT("I32Attr"), &attr_constraint_i32},
    {STR_INIT("I64Attr"), &attr_constraint_i64},
    {STR_INIT("F64Attr"), &constraint_f64},
    {STR_INIT("I64ArrayAttr"), &attr_constraint_i64_array},
    {STR_INIT("DenseI32ArrayAttr"), &attr_constraint_dense_i32_array},
    {STR_INIT("DenseI64ArrayAttr"), &attr_constraint_dense_i64_array},
    {STR_INIT("ElementsAttr"), &constraint_elements},
    {STR_INIT("AffineMapAttr"), &attr_constraint_affine_map},
    {STR_INIT("FunctionTypeAttr"), &attr_constraint_function_type},
};

/// The data of a bound attribute constraint.
typedef struct OwnAttr {
  const OwnDialect *dialect;
  const AttrDef *def;               ///< NULL: of any definition.
  const AttrConstraint *constraint; ///< NULL: of any kind.
  bool (*holds)(MlirAttribute attribute, void *user);
} OwnAttr;

static bool attr_holds(const Attribute *attr, const void *user) {
  const OwnAttr *own = user;
  return (!own->def || attr_as_dialect(attr, own->def)) &&
         (!own->constraint || attr_constraint_holds(own->constraint, attr)) &&
         (!own->holds || own->holds(wrap_attr(attr), own->dialect->row.user));
}

/// Finds out what `kind` means; false after an error.
static bool read_kind(OwnDialect *dialect, StringRef kind, OwnAttr *own) {
  for (size_t i = 0; i < ARRAY_LENGTH(attr_words); i++) {
    if (!string_ref_equals(kind, attr_words[i].word))
      continue;
    own->constraint = attr_words[i].constraint;
    return true;
  }
  if (kind.size > 1 && kind.data[0] == '#')
    own->def = context_attr_def(capi_handle(dialect->context),
                                string_ref_drop(kind, 1));
  return own->def ||
         own_wrong(dialect, "'%.*s' is not a constraint of attributes",
                   STR_ARGS(kind));
}

bool own_attr_constraint(OwnDialect *dialect, const MloptAttributeRow *row,
                         PropDef *prop) {
  OwnAttr *own = own_alloc(dialect, sizeof *own);
  own->dialect = dialect;
  own->holds = row->holds;
  if (row->kind && !read_kind(dialect, string_ref_from_cstr(row->kind), own))
    return false;
  if (own->def)
    prop->case_attr = own->def->name;
  prop->constraint = own->constraint;
  if (!own->def && !row->holds && !row->summary)
    return true;
  const char *told = row->summary      ? row->summary
                     : own->constraint ? own->constraint->summary
                     : row->kind       ? row->kind
                                       : "another attribute";
  BoundAttrConstraint *bound = own_alloc(dialect, sizeof *bound);
  *bound = (BoundAttrConstraint){.base.summary = own_text(dialect, told),
                                 .holds = attr_holds,
                                 .user = own};
  prop->constraint = &bound->base;
  return true;
}

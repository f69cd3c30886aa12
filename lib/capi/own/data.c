// SPDX-License-Identifier: Apache-2.0
// Types and attributes of clients: their definitions, and access to them.
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

#include "capi/own/own_internal.h"
#include "ir/attributes/attribute.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/type_def.h"
#include "ir/syntax/data_format.h"

//===- Definitions --------------------------------------------------------===//

static ParamKind param_kind(MloptParameterKind kind) {
  switch (kind) {
  case MLOPT_PARAMETER_INT:
    return PARAM_INT;
  case MLOPT_PARAMETER_TYPE:
    return PARAM_TYPE;
  case MLOPT_PARAMETER_ATTRIBUTE:
    return PARAM_ANY;
  case MLOPT_PARAMETER_ATTRIBUTES:
    return PARAM_ATTRS;
  case MLOPT_PARAMETER_STRING:
    return PARAM_TEXT;
  case MLOPT_PARAMETER_KEYWORD:
    return PARAM_NAME;
  case MLOPT_PARAMETER_DIMENSIONS:
    return PARAM_DIMS;
  case MLOPT_PARAMETER_CASE:
    return PARAM_CASE;
  case MLOPT_PARAMETER_OWN:
    return PARAM_OWN;
  }
  return PARAM_ANY;
}

static const EnumCase *copy_cases(OwnDialect *dialect, const MloptCaseRow *rows,
                                  size_t count) {
  EnumCase *cases = own_alloc(dialect, count * sizeof *cases);
  for (size_t i = 0; i < count; i++)
    cases[i] = (EnumCase){string_ref_from_cstr(own_text(dialect, rows[i].word)),
                          rows[i].value};
  return cases;
}

/// Checks the parameters of an attribute or type by the client's function.
static bool verify_params(Context *ctx, const AttrDef *def,
                          const Attribute *const *params, SourcePos pos) {
  const OwnDialect *dialect = own_dialect(def->dialect);
  const MloptDataRow *row =
      def->type ? &dialect->row.types[def->type - dialect->types]
                : &dialect->row.attributes[def - dialect->attrs];
  Location loc =
      pos.line ? location_file_line_col_get(ctx, pos.file, pos.line, pos.column)
               : location_unknown();
  CapiEntry entry = capi_enter(ctx);
  MlirLogicalResult result = row->verify(
      wrap_location(ctx, loc), (const MlirAttribute *)(const void *)params,
      dialect->row.user);
  capi_leave(entry);
  return mlirLogicalResultIsSuccess(result);
}

/// Fills `def`, which has its name, with the parameters and format of `row`.
static bool fill_params(OwnDialect *dialect, const MloptDataRow *row,
                        AttrDef *def) {
  ParamDef *params = own_alloc(dialect, row->numParameters * sizeof *params);
  for (size_t i = 0; i < row->numParameters; i++) {
    const MloptParameterRow *from = &row->parameters[i];
    if (!from->name || !*from->name)
      return own_wrong(dialect, "a parameter of '%s' has no name", row->name);
    bool is_own = from->kind == MLOPT_PARAMETER_OWN;
    if (is_own != (from->parse && from->print))
      return own_wrong(dialect,
                       "parameter '%s' of '%s': an own one, and no "
                       "other, has functions that parse and print",
                       from->name, row->name);
    if (from->kind == MLOPT_PARAMETER_CASE && !from->numCases)
      return own_wrong(dialect, "parameter '%s' of '%s' has no cases",
                       from->name, row->name);
    const char *name = own_text(dialect, from->name);
    params[i] =
        (ParamDef){.name = string_ref_from_cstr(name),
                   .meaning = name,
                   .kind = param_kind(from->kind),
                   .is_optional = from->isOptional,
                   .cases = copy_cases(dialect, from->cases, from->numCases),
                   .num_cases = from->numCases,
                   .hooks = is_own ? own_param_hooks(dialect, from) : NULL,
                   .width = 64};
  }
  def->shape = ATTR_SHAPE_FORMAT;
  def->dialect = &dialect->def;
  def->params = params;
  def->num_params = row->numParameters;
  def->cpp_name = own_text(dialect, row->name);
  def->format = own_text(dialect, row->format ? row->format : "`<` params `>`");
  def->verify_as = row->verify ? verify_params : NULL;
  Stream why = {0};
  data_format_error(def, &why);
  bool ok =
      !why.size || own_wrong(dialect, "%.*s", STR_ARGS(stream_view(&why)));
  stream_free(&why);
  return ok;
}

static bool fill_type(OwnDialect *dialect, size_t index) {
  const MloptDataRow *row = &dialect->row.types[index];
  TypeDef *def = &dialect->types[index];
  def->dialect = &dialect->def;
  if (!row->numParameters)
    return true;
  AttrDef *params = own_alloc(dialect, sizeof *params);
  params->name = def->name;
  params->type = def;
  def->shape = TYPE_SHAPE_FORMAT;
  def->params = params;
  return fill_params(dialect, row, params);
}

static bool fill_attr(OwnDialect *dialect, size_t index) {
  const MloptDataRow *row = &dialect->row.attributes[index];
  AttrDef *def = &dialect->attrs[index];
  if (row->numParameters)
    return fill_params(dialect, row, def);
  def->shape = ATTR_SHAPE_UNIT;
  def->dialect = &dialect->def;
  return true;
}

static void fill_enum(OwnDialect *dialect, const MloptEnumRow *row,
                      AttrDef *def) {
  def->shape = row->isFlags ? ATTR_SHAPE_FLAGS : ATTR_SHAPE_ENUM;
  def->dialect = &dialect->def;
  def->cases = copy_cases(dialect, row->cases, row->numCases);
  def->num_cases = row->numCases;
  def->enum_name = own_text(dialect, row->name);
  def->separator = "|";
}

bool own_fill_data(OwnDialect *dialect) {
  const MloptDialectRow *row = &dialect->row;
  for (size_t i = 0; i < row->numEnums; i++) {
    if (!row->enums[i].numCases)
      return own_wrong(dialect, "enumeration '%s' has no cases",
                       row->enums[i].name);
    fill_enum(dialect, &row->enums[i], &dialect->attrs[row->numAttributes + i]);
  }
  for (size_t i = 0; i < row->numTypes; i++)
    if (!fill_type(dialect, i))
      return false;
  for (size_t i = 0; i < row->numAttributes; i++)
    if (!fill_attr(dialect, i))
      return false;
  return true;
}

//===- Getting at them ----------------------------------------------------===//

/// Reports at `loc`; gives false.
__attribute__((format(printf, 3, 4))) static bool
reject(Context *ctx, Location loc, const char *format, ...) {
  char text[512];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  capi_error(context_owner(ctx), loc, text);
  return false;
}

/// Is it a dense array of i64 integers?
static bool is_dimensions(const Attribute *value) {
  const DenseArrayAttr *array = attr_as_dense_array(value);
  return array && type_is_integer_of_width(array->element, 64);
}

/// May `value` be a parameter of `kind`?
static bool is_of_kind(ParamKind kind, const Attribute *value) {
  switch ((int)kind) {
  case PARAM_INT:
  case PARAM_CASE:
    return attr_as_integer(value);
  case PARAM_TYPE:
    return attr_as_type(value);
  case PARAM_ATTRS:
    return attr_as_array(value);
  case PARAM_DIMS:
    return is_dimensions(value);
  case PARAM_TEXT:
  case PARAM_NAME:
    return attr_as_string(value);
  default:
    return true;
  }
}

/// Are these the parameters of `def`? Reports what is wrong.
static bool check_params(Context *ctx, Location loc, const AttrDef *def,
                         const Attribute *const *params, intptr_t count) {
  if ((size_t)count != def->num_params)
    return reject(ctx, loc, "'%.*s' has %zu parameters, not %" PRIdPTR,
                  STR_ARGS(def->name), def->num_params, count);
  for (intptr_t i = 0; i < count; i++) {
    const ParamDef *param = &def->params[i];
    if (params[i] ? !is_of_kind(param->kind, params[i]) : !param->is_optional)
      return reject(ctx, loc, "parameter '%.*s' of '%.*s' is of another kind",
                    STR_ARGS(param->name), STR_ARGS(def->name));
  }
  if (!def->verify_as)
    return true;
  bool ok = def->verify_as(ctx, def, params, location_position(ctx, loc));
  capi_deliver(context_owner(ctx), ctx);
  return ok;
}

MlirType mloptTypeGet(MlirLocation location, MlirStringRef name,
                      intptr_t numParameters, const MlirAttribute *parameters) {
  Context *ctx = capi_ctx_of(location.ptr);
  Location loc = unwrap_location(location);
  const TypeDef *def = context_type_def(ctx, unwrap_text(name));
  if (!def || (def->shape != TYPE_SHAPE_KEYWORD && !def->params) ||
      (!def->params && numParameters)) {
    reject(ctx, loc, "no type '%.*s' has %" PRIdPTR " parameters",
           STR_ARGS(unwrap_text(name)), numParameters);
    return wrap_type(NULL);
  }
  DialectType type = {.def = def};
  const Attribute *const *params = unwrap_attrs(parameters);
  if (def->params) {
    if (!check_params(ctx, loc, def->params, params, numParameters))
      return wrap_type(NULL);
    type.attr = dialect_params_attr_get(ctx, def->params, params,
                                        (size_t)numParameters);
  }
  return wrap_type(dialect_type_get(ctx, &type));
}

bool mloptTypeIsA(MlirType type, MlirStringRef name) {
  const DialectType *dialect = type_as_dialect(unwrap_type(type), NULL);
  return dialect && string_ref_equals(dialect->def->name, unwrap_text(name));
}

static MlirAttribute param_at(const Attribute *attr, intptr_t index) {
  const DialectAttr *dialect = attr_as_dialect(attr, NULL);
  bool is_there = dialect && index >= 0 && (size_t)index < dialect->num_params;
  return wrap_attr(is_there ? dialect->params[index] : NULL);
}

MlirAttribute mloptTypeGetParameter(MlirType type, intptr_t index) {
  const DialectType *dialect = type_as_dialect(unwrap_type(type), NULL);
  return param_at(dialect ? dialect->attr : NULL, index);
}

MlirAttribute mloptAttributeGet(MlirLocation location, MlirStringRef name,
                                intptr_t numParameters,
                                const MlirAttribute *parameters) {
  Context *ctx = capi_ctx_of(location.ptr);
  Location loc = unwrap_location(location);
  const AttrDef *def = context_attr_def(ctx, unwrap_text(name));
  if (def && def->shape == ATTR_SHAPE_UNIT && !numParameters)
    return wrap_attr(dialect_attr_get(ctx, def, 0, string_ref("", 0)));
  if (!def || def->shape != ATTR_SHAPE_FORMAT) {
    reject(ctx, loc, "no attribute '%.*s' has %" PRIdPTR " parameters",
           STR_ARGS(unwrap_text(name)), numParameters);
    return wrap_attr(NULL);
  }
  const Attribute *const *params = unwrap_attrs(parameters);
  if (!check_params(ctx, loc, def, params, numParameters))
    return wrap_attr(NULL);
  return wrap_attr(
      dialect_params_attr_get(ctx, def, params, (size_t)numParameters));
}

bool mloptAttributeIsA(MlirAttribute attribute, MlirStringRef name) {
  const DialectAttr *dialect = attr_as_dialect(unwrap_attr(attribute), NULL);
  return dialect && string_ref_equals(dialect->def->name, unwrap_text(name));
}

MlirAttribute mloptAttributeGetParameter(MlirAttribute attribute,
                                         intptr_t index) {
  return param_at(unwrap_attr(attribute), index);
}

MlirAttribute mloptEnumAttributeGet(MlirLocation location, MlirStringRef name,
                                    uint64_t value) {
  Context *ctx = capi_ctx_of(location.ptr);
  const AttrDef *def = context_attr_def(ctx, unwrap_text(name));
  if (def && def->num_cases)
    return wrap_attr(dialect_attr_get(ctx, def, value, string_ref("", 0)));
  reject(ctx, unwrap_location(location), "no enumeration is called '%.*s'",
         STR_ARGS(unwrap_text(name)));
  return wrap_attr(NULL);
}

uint64_t mloptEnumAttributeGetValue(MlirAttribute attribute) {
  const DialectAttr *dialect = attr_as_dialect(unwrap_attr(attribute), NULL);
  return dialect ? dialect->value : 0;
}

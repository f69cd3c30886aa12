// SPDX-License-Identifier: Apache-2.0
// Registering a client's dialect: first the names, then what they stand for, as
// rows may name each other; then the formats, which must be right.
#include <stdarg.h>
#include <stdio.h>

#include "capi/own/own_internal.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/type_def.h"
#include "ir/syntax/asm_format.h"
#include "ir/syntax/asm_shape.h"

bool own_wrong(OwnDialect *dialect, const char *format, ...) {
  Stream text = {0};
  char what[1024];
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(what, sizeof what, format, arguments);
  va_end(arguments);
  stream_format(&text, "dialect '%s': %s", dialect->row.name, what);
  stream_char(&text, '\0');
  capi_error(dialect->context, location_unknown(), text.data);
  stream_free(&text);
  return false;
}

const char *own_text(OwnDialect *dialect, const char *text) {
  return text ? arena_copy_text(&dialect->context->arena, text,
                                string_ref_from_cstr(text).size)
              : NULL;
}

void *own_alloc(OwnDialect *dialect, size_t size) {
  return arena_alloc_zero(&dialect->context->arena, size ? size : 1);
}

//===- Names --------------------------------------------------------------===//

static bool is_name(const char *text) {
  if (!text || !*text || (*text >= '0' && *text <= '9'))
    return false;
  for (; *text; text++)
    if (!((*text >= 'a' && *text <= 'z') || (*text >= 'A' && *text <= 'Z') ||
          (*text >= '0' && *text <= '9') || *text == '_' || *text == '.'))
      return false;
  return true;
}

/// `dialect.name`, told apart from those in `known`. Empty after an error.
static StringRef full_name(OwnDialect *dialect, const char *name,
                           StringMap *known) {
  StringRef none = {0};
  if (!is_name(name)) {
    own_wrong(dialect, "'%s' is not a name", name ? name : "");
    return none;
  }
  Stream text = {0};
  stream_format(&text, "%s.%s", dialect->row.name, name);
  StringRef full = string_ref(
      arena_copy_text(&dialect->context->arena, text.data, text.size),
      text.size);
  stream_free(&text);
  if (string_map_get(known, full)) {
    own_wrong(dialect, "there are two called '%s'", name);
    return none;
  }
  string_map_set(known, full, dialect);
  return full;
}

static bool name_ops(OwnDialect *dialect) {
  StringMap known = {0};
  bool ok = true;
  for (size_t i = 0; ok && i < dialect->row.numOps; i++) {
    dialect->ops[i].name = full_name(dialect, dialect->row.ops[i].name, &known);
    ok = dialect->ops[i].name.size;
  }
  string_map_free(&known);
  return ok;
}

static bool name_types(OwnDialect *dialect) {
  StringMap known = {0};
  bool ok = true;
  for (size_t i = 0; ok && i < dialect->row.numTypes; i++) {
    dialect->types[i].name =
        full_name(dialect, dialect->row.types[i].name, &known);
    ok = dialect->types[i].name.size;
  }
  string_map_free(&known);
  return ok;
}

static bool name_attrs(OwnDialect *dialect) {
  StringMap known = {0};
  size_t num_data = dialect->row.numAttributes;
  bool ok = true;
  for (size_t i = 0; ok && i < dialect->def.num_attrs; i++) {
    const char *name = i < num_data ? dialect->row.attributes[i].name
                                    : dialect->row.enums[i - num_data].name;
    dialect->attrs[i].name = full_name(dialect, name, &known);
    ok = dialect->attrs[i].name.size;
  }
  string_map_free(&known);
  return ok;
}

//===- The whole ----------------------------------------------------------===//

#define COPY_ROWS(dialect, field, count)                                       \
  (dialect)->row.field =                                                       \
      arena_copy(&(dialect)->context->arena, (dialect)->row.field,             \
                 (dialect)->row.count * sizeof *(dialect)->row.field)

/// A dialect with empty tables of the right sizes.
static OwnDialect *make_dialect(CapiContext *context,
                                const MloptDialectRow *row) {
  OwnDialect *dialect = arena_alloc_zero(&context->arena, sizeof *dialect);
  dialect->context = context;
  dialect->row = *row;
  dialect->row.name = own_text(dialect, row->name);
  dialect->row.inliner.branch = own_text(dialect, row->inliner.branch);
  dialect->row.inliner.cast = own_text(dialect, row->inliner.cast);
  COPY_ROWS(dialect, ops, numOps);
  COPY_ROWS(dialect, types, numTypes);
  COPY_ROWS(dialect, attributes, numAttributes);
  COPY_ROWS(dialect, enums, numEnums);
  dialect->ops = own_alloc(dialect, row->numOps * sizeof *dialect->ops);
  dialect->types = own_alloc(dialect, row->numTypes * sizeof *dialect->types);
  size_t num_attrs = row->numAttributes + row->numEnums;
  dialect->attrs = own_alloc(dialect, num_attrs * sizeof *dialect->attrs);
  dialect->def = (DialectDef){.name = string_ref_from_cstr(dialect->row.name),
                              .ops = dialect->ops,
                              .num_ops = row->numOps,
                              .types = dialect->types,
                              .num_types = row->numTypes,
                              .attrs = dialect->attrs,
                              .num_attrs = num_attrs};
  return dialect;
}

static bool check_formats(OwnDialect *dialect) {
  bool ok = true;
  for (size_t i = 0; ok && i < dialect->row.numOps; i++) {
    if (dialect->ops[i].shape != SHAPE_FORMAT)
      continue;
    Stream why = {0};
    asm_format_error(capi_handle(dialect->context), &dialect->ops[i], &why);
    ok = !why.size || own_wrong(dialect, "%.*s", STR_ARGS(stream_view(&why)));
    stream_free(&why);
  }
  return ok;
}

/// Is there room for the dialect? Reports what is wrong.
static bool check_name(CapiContext *context, const char *name) {
  Context *ctx = capi_handle(context);
  const char *wrong =
      !is_name(name) || strchr(name, '.') ? "a dialect has no name"
      : context_dialect(ctx, string_ref_from_cstr(name))
          ? "a dialect is registered that has the name of another"
          : NULL;
  if (wrong)
    capi_error(context, location_unknown(), wrong);
  return !wrong;
}

MlirLogicalResult mloptDialectRegister(MlirContext handle,
                                       const MloptDialectRow *row) {
  CapiContext *context = unwrap_context(handle);
  if (!check_name(context, row->name))
    return mlirLogicalResultFailure();
  OwnDialect *dialect = make_dialect(context, row);
  if (!name_ops(dialect) || !name_types(dialect) || !name_attrs(dialect))
    return mlirLogicalResultFailure();
  capi_dialect(context, &dialect->def);
  capi_load_dialect(context, &dialect->def);
  bool ok = own_fill_data(dialect) && own_fill_ops(dialect);
  if (ok)
    own_set_dialect_hooks(dialect);
  ok = ok && check_formats(dialect);
  if (!ok)
    capi_forget_dialect(context, &dialect->def);
  return wrap_result(ok);
}

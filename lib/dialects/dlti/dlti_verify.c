// SPDX-License-Identifier: Apache-2.0
// Verification of data layouts: entries of builtin types here, entries of other
// types by their TypeDef. Follows mlir::detail::verifyDataLayoutSpec.
#include "dialects/builtin/builtin.h"
#include "dialects/dlti/dlti_internal.h"
#include "dialects/dlti/dlti_layout.h"
#include "ir/definitions/type_def.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/op_attrs.h"

const DialectAttr *dlti_spec_of(const Operation *op) {
  if (!op_is(op, &builtin_ops[BUILTIN_MODULE]))
    return NULL;
  return attr_as_dialect(op_attr(op, STR("dlti.dl_spec")),
                         &dlti_attr_defs[DLTI_ATTR_DL_SPEC]);
}

// --- types -------------------------------------------------------------------

/// The location for errors on `entry`, with key and value after the message.
static bool fail_entry(Context *ctx, const Operation *op,
                       const Attribute *const *entry, const char *message) {
  Diagnostic *diag = location_emit(ctx, op->loc, DIAG_ERROR, "%s", message);
  diag_attr(diag, dialect_params_attr_get(
                      ctx, &dlti_attr_defs[DLTI_ATTR_DL_ENTRY], entry, 2));
  return false;
}

static bool verify_number(Context *ctx, const Operation *op,
                          const Attribute *const *entry) {
  const DenseElementsAttr *list = attr_as_dense_elements(entry[1]);
  const ShapedType *type = list ? type_as_shaped(list->type) : NULL;
  uint64_t abi = 0, preferred = 0;
  if (ctx->reads_old_forms && type &&
      type_is_integer_of_width(type->element, 32))
    return true;
  if (!type || !type_is_integer_of_width(type->element, 64))
    return fail_entry(
        ctx, op, entry,
        "expected a dense i64 elements attribute in the data layout entry ");
  int64_t count = dense_elements_num(list);
  if (count < 1 || count > 2)
    return fail_entry(ctx, op, entry,
                      "expected 1 or 2 elements in the data layout entry ");
  layout_number(entry[1], 0, &abi);
  layout_number(entry[1], (size_t)count - 1, &preferred);
  return preferred >= abi ||
         fail_entry(ctx, op, entry,
                    "preferred alignment is expected to be greater than or "
                    "equal to the abi alignment in data layout entry ");
}

static bool fail(Context *ctx, const Operation *op, const char *message) {
  location_emit(ctx, op->loc, DIAG_ERROR, "%s", message);
  return false;
}

static bool verify_type(Context *ctx, const Operation *op, const Type *type,
                        const Attribute *const *entry) {
  const DialectType *dialect = type_as_dialect(type, NULL);
  if (type_as_integer(type) || type_as_float(type))
    return verify_number(ctx, op, entry);
  if (type_kind(type) == TYPE_INDEX)
    return attr_as_integer(entry[1]) ||
           fail(ctx, op,
                "expected integer attribute in the data layout entry for "
                "'index'");
  if (!dialect)
    return fail(ctx, op, "unexpected data layout for a built-in type");
  if (!dialect->def->verify_layout)
    return fail(ctx, op,
                "data layout specified for a type that does not support it");
  return dialect->def->verify_layout(ctx, op, type, entry[1]);
}

// --- names -------------------------------------------------------------------

static bool verify_endianness(Context *ctx, const Operation *op,
                              const Attribute *value) {
  StringRef word = attr_as_string(value) ? attr_string_value(value) : STR("");
  return string_ref_equals(word, STR("big")) ||
         string_ref_equals(word, STR("little")) ||
         fail(ctx, op,
              "'dlti.endianness' data layout entry is expected to be either "
              "'big' or 'little'");
}

/// Names with another dialect's prefix belong to that dialect.
static bool verify_name(Context *ctx, const Operation *op, StringRef name,
                        const Attribute *value) {
  static const StringRef known[] = {
      STR_INIT("dlti.alloca_memory_space"),
      STR_INIT("dlti.default_memory_space"),
      STR_INIT("dlti.function_pointer_alignment"),
      STR_INIT("dlti.global_memory_space"),
      STR_INIT("dlti.legal_int_widths"),
      STR_INIT("dlti.mangling_mode"),
      STR_INIT("dlti.program_memory_space"),
      STR_INIT("dlti.stack_alignment"),
  };
  if (string_ref_equals(name, STR("dlti.endianness")))
    return verify_endianness(ctx, op, value);
  if (!string_ref_starts_with(name, STR("dlti.")))
    return true;
  for (size_t i = 0; i < ARRAY_LENGTH(known); i++)
    if (string_ref_equals(name, known[i]))
      return true;
  location_emit(ctx, op->loc, DIAG_ERROR,
                "unknown data layout entry name: %.*s", STR_ARGS(name));
  return false;
}

// --- layouts around ----------------------------------------------------------

/// May `inner` be the entry for `key` within a layout where it is `outer`,
/// which may be NULL?
static bool refines(const Attribute *key, const Attribute *outer,
                    const Attribute *inner) {
  const TypeAttr *type = attr_as_type(key);
  const DialectType *dialect = type ? type_as_dialect(type->value, NULL) : NULL;
  if (!type)
    return !outer || outer == inner;
  return !dialect || !dialect->def->layout_refines ||
         dialect->def->layout_refines(outer, inner);
}

/// A type without an entry in `outer` is checked too if another type of its
/// kind has one.
static bool entry_agrees(const DialectAttr *outer,
                         const Attribute *const *entry) {
  const Attribute *value = dialect_attr_entry(outer, entry[0]);
  const TypeAttr *key = attr_as_type(entry[0]);
  const DialectType *type = key ? type_as_dialect(key->value, NULL) : NULL;
  bool has_kind = type && dialect_attr_has_entry_for(outer, type->def);
  return (!value && !has_kind) || refines(entry[0], value, entry[1]);
}

/// Linear in `inner`.
static bool agrees(const DialectAttr *outer, const DialectAttr *inner) {
  bool agree = true;
  for (size_t i = 0; agree && i + 1 < inner->num_params; i += 2)
    agree = entry_agrees(outer, &inner->params[i]);
  return agree;
}

/// Only a few dozen modules outwards are checked, so that nested modules take
/// linear time.
enum { MAX_AROUND = 64 };

/// Adds a note for each module around, innermost first.
static bool fail_around(Context *ctx, const Operation *op) {
  Diagnostic *diag = op_emit_error(
      ctx, op, "data layout does not combine with layouts of enclosing ops");
  const Operation *outer = op_parent(op);
  for (unsigned count = 0; outer && count < MAX_AROUND; count++) {
    if (op_is(outer, &builtin_ops[BUILTIN_MODULE]))
      op_attach_note(ctx, diag, outer, "enclosing op with data layout");
    outer = op_parent(outer);
  }
  return false;
}

static bool verify_around(Context *ctx, const Operation *op,
                          const DialectAttr *spec) {
  const Operation *outer = op_parent(op);
  for (unsigned count = 0; outer && count < MAX_AROUND; count++) {
    const DialectAttr *around = dlti_spec_of(outer);
    if (around && !agrees(around, spec))
      return fail_around(ctx, op);
    outer = op_parent(outer);
  }
  return true;
}

bool dlti_verify_layout(Context *ctx, const Operation *op) {
  const DialectAttr *spec = dlti_spec_of(op);
  if (!spec)
    return true;
  for (size_t i = 0; i + 1 < spec->num_params; i += 2) {
    const TypeAttr *type = attr_as_type(spec->params[i]);
    if (type && !verify_type(ctx, op, type->value, &spec->params[i]))
      return false;
  }
  for (size_t i = 0; i + 1 < spec->num_params; i += 2)
    if (attr_as_string(spec->params[i]) &&
        !verify_name(ctx, op, attr_string_value(spec->params[i]),
                     spec->params[i + 1]))
      return false;
  return verify_around(ctx, op, spec);
}

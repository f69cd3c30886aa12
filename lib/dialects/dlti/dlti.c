// SPDX-License-Identifier: Apache-2.0
// The dlti dialect. Follows mlir::DLTIDialect.
#include "dialects/dlti/dlti.h"

#include "dialects/dlti/dlti_internal.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/diagnostics/op_diag.h"
#include "support/hash_table.h"

enum { ENTRY_KEY, ENTRY_VALUE };

static bool is_key(const Attribute *value) {
  return attr_as_type(value) || attr_as_string(value);
}

static const ParamDef entry_params[] = {
    [ENTRY_KEY] = {.name = STR_INIT("key"),
                   .kind = PARAM_ANY,
                   .holds = is_key,
                   .meaning = "a type or a quoted string"},
    [ENTRY_VALUE] = {.name = STR_INIT("value"), .kind = PARAM_ANY},
};

static const ParamDef alignment_params[] = {
    {.name = STR_INIT("alignment"),
     .kind = PARAM_INT,
     .width = 64,
     .cpp_type = "uint64_t"},
    {.name = STR_INIT("function_dependent"),
     .kind = PARAM_BOOL,
     .cpp_type = "bool"},
};

// --- entries -----------------------------------------------------------------

static bool fail_at(Context *ctx, SourcePos pos, const char *message,
                    const Attribute *key, const char *rest) {
  Diagnostic *diag = diag_emit(&ctx->diags, DIAG_ERROR, pos);
  diag_text(diag, message);
  if (key)
    diag_attr(diag, key);
  diag_text(diag, rest);
  return false;
}

/// No key may be there twice. `repeated` begins the error message.
static bool verify_repeated(Context *ctx, const Attribute *const *entries,
                            size_t count, SourcePos pos, const char *repeated) {
  PtrMap keys = {0};
  size_t i = 0;
  while (i < count && !ptr_map_has(&keys, entries[i])) {
    ptr_map_set(&keys, entries[i], ctx);
    i += 2;
  }
  ptr_map_free(&keys);
  return i >= count || fail_at(ctx, pos, repeated, entries[i], "");
}

static bool verify_entries(Context *ctx, const Attribute *const *entries,
                           size_t count, SourcePos pos) {
  for (size_t i = 0; i < count; i += 2)
    if (attr_as_string(entries[i]) && !attr_string_value(entries[i]).size)
      return fail_at(ctx, pos, "empty string as DLTI key is not allowed", NULL,
                     "");
  return verify_repeated(ctx, entries, count, pos, "repeated DLTI key: ");
}

static bool verify_device(Context *ctx, const Attribute *const *entries,
                          size_t count, SourcePos pos) {
  if (!count)
    return fail_at(ctx, pos, "no DLTI entries provided", NULL, "");
  return verify_entries(ctx, entries, count, pos);
}

static bool verify_system(Context *ctx, const Attribute *const *entries,
                          size_t count, SourcePos pos) {
  const AttrDef *device = &dlti_attr_defs[DLTI_ATTR_TARGET_DEVICE_SPEC];
  if (!count)
    return fail_at(ctx, pos, "no DLTI entries provided", NULL, "");
  for (size_t i = 0; i < count; i += 2)
    if (!attr_as_dialect(entries[i + 1], device))
      return fail_at(ctx, pos, "value associated with key ", entries[i],
                     " is not a DLTI device spec");
  return verify_repeated(ctx, entries, count, pos,
                         "repeated device ID in dlti.target_system_spec: ");
}

#define ENTRIES(NAME, ...)                                                     \
  {                                                                            \
    .name = STR_INIT("dlti." NAME), .shape = ATTR_SHAPE_ENTRIES,               \
    .dialect = &dlti_dialect, .entry = &dlti_attr_defs[DLTI_ATTR_DL_ENTRY],    \
    __VA_ARGS__                                                                \
  }
#define PARAMS(LIST) .params = LIST, .num_params = ARRAY_LENGTH(LIST)

const AttrDef dlti_attr_defs[DLTI_NUM_ATTRS] = {
    [DLTI_ATTR_DL_ENTRY] = {.name = STR_INIT("dlti.dl_entry"),
                            .shape = ATTR_SHAPE_TUPLE,
                            .dialect = &dlti_dialect,
                            PARAMS(entry_params)},
    [DLTI_ATTR_DL_SPEC] = ENTRIES("dl_spec", .verify_entries = verify_entries),
    [DLTI_ATTR_MAP] = ENTRIES("map", .verify_entries = verify_entries),
    [DLTI_ATTR_TARGET_SYSTEM_SPEC] =
        ENTRIES("target_system_spec", .has_string_keys = true,
                .verify_entries = verify_system),
    [DLTI_ATTR_TARGET_DEVICE_SPEC] =
        ENTRIES("target_device_spec", .has_string_keys = true,
                .verify_entries = verify_device),
    [DLTI_ATTR_FUNCTION_POINTER_ALIGNMENT] =
        {.name = STR_INIT("dlti.function_pointer_alignment"),
         .shape = ATTR_SHAPE_FORMAT,
         .dialect = &dlti_dialect,
         PARAMS(alignment_params),
         .cpp_name = "FunctionPointerAlignmentAttr",
         .format = "`<` $alignment `,` `function_dependent` `=` "
                   "$function_dependent `>`"},
};

/// `dlti.dl_spec`, `dlti.target_system_spec` and `dlti.map` must be of the kind
/// in their name. A map says nothing about layouts.
static bool verify_attr(Context *ctx, const Operation *op,
                        const NamedAttribute *attr) {
  static const struct {
    StringRef name;
    DLTIAttrDef def;
  } kinds[] = {
      {STR_INIT("dlti.dl_spec"), DLTI_ATTR_DL_SPEC},
      {STR_INIT("dlti.target_system_spec"), DLTI_ATTR_TARGET_SYSTEM_SPEC},
      {STR_INIT("dlti.map"), DLTI_ATTR_MAP},
  };
  for (size_t i = 0; i < ARRAY_LENGTH(kinds); i++) {
    if (!string_ref_equals(attr->name, kinds[i].name))
      continue;
    if (attr_as_dialect(attr->value, &dlti_attr_defs[kinds[i].def]))
      return kinds[i].def == DLTI_ATTR_MAP || dlti_verify_layout(ctx, op);
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

// SPDX-License-Identifier: Apache-2.0
// Attributes of llvm for debug information and loops.
#include "bytecode/llvm/llvm_entries.h"
#include "bytecode/read/reader_internal.h"
#include "ir/attributes/dwarf.h"
#include "ir/definitions/attr_def.h"

/// DWARF's word for `number`, or, without `prefix`, the number.
static const Attribute *number_attr(Decoder *decoder, const char *prefix,
                                    uint64_t number) {
  Context *ctx = decoder->reader->ctx;
  if (!prefix)
    return dwarf_number_attr(ctx, number);
  const Attribute *attr = dwarf_word_attr(ctx, prefix, number);
  if (!attr)
    reader_fail(decoder->reader, "unknown number of a %s word: %llu", prefix,
                (unsigned long long)number);
  return attr;
}

/// Is `value` of the parameter's kind?
static bool is_kind(const ParamDef *param, const Attribute *value) {
  const DialectAttr *attr = attr_as_dialect(value, NULL);
  const LocationAttr *loc = attr_as_location(value);
  switch ((int)param->kind) {
  case PARAM_STRING:
    return attr_as_string(value) && !attr_as_string(value)->type;
  case PARAM_BOOL:
    return attr_as_integer(value) &&
           type_is_integer_of_width(attr_as_integer(value)->type, 1);
  case PARAM_DISTINCT:
    return attr_as_distinct(value) != NULL;
  case PARAM_LOCATION:
    return loc && location_kind(loc->value) == LOCATION_FUSED;
  case PARAM_OF:
    return attr && attr->def == param->of;
  case PARAM_LIST:
    return attr && (!param->of || attr->def == param->of);
  case PARAM_NODE:
    return attr != NULL;
  case PARAM_ANY:
    return true;
  default:
    return false;
  }
}

static const Attribute *checked(Decoder *decoder, const ParamDef *param,
                                const Attribute *value) {
  if (value &&
      (!is_kind(param, value) || (param->holds && !param->holds(value))))
    reader_fail_attr(decoder->reader,
                     "expected another kind of attribute, but got: ", value);
  return value;
}

/// Numbers, words and flags. If the parameter is optional, 0 means that there
/// is none.
static const Attribute *decode_number(Decoder *decoder, const ParamDef *param) {
  uint64_t number = decode_varint(decoder);
  if (!number && param->is_optional)
    return NULL;
  return number_attr(decoder, param->kind == PARAM_WORD ? param->prefix : NULL,
                     number);
}

/// Length of a list, after a flag that says whether there is one.
static uint64_t decode_list_size(Decoder *decoder) {
  bool has_some = read_byte(decoder->reader, &decoder->bytes) != 0;
  return has_some ? read_count(decoder->reader, &decoder->bytes) : 0;
}

static const Attribute *decode_list(Decoder *decoder, const ParamDef *param) {
  Reader *reader = decoder->reader;
  uint64_t count = decode_list_size(decoder);
  const Attribute **elements =
      arena_alloc(&reader->arena, count * sizeof(const Attribute *));
  for (uint64_t i = 0; i < count; i++) {
    size_t num_missing = decoder->num_missing;
    elements[i] = decode_optional_attr(decoder);
    if (!elements[i] && decoder->num_missing == num_missing)
      reader_fail(reader, "missing element of a list");
    if (param->kind != PARAM_EXPRESSION)
      checked(decoder, param, elements[i]);
    else if (elements[i] && !attr_as_array(elements[i]))
      reader_fail_attr(
          reader, "expected a step of an expression, but got: ", elements[i]);
  }
  return count && !decoder->num_missing
             ? array_attr_get(reader->ctx, elements, count)
             : NULL;
}

static const Attribute *decode_bool(Decoder *decoder, const ParamDef *param) {
  bool value = read_byte(decoder->reader, &decoder->bytes) != 0;
  return value || !param->is_optional
             ? bool_attr_get(decoder->reader->ctx, value)
             : NULL;
}

static const Attribute *decode_field(Decoder *decoder, LLVMFieldKind kind,
                                     const ParamDef *param) {
  bool is_there;
  uint64_t number;
  switch (kind) {
  case FIELD_NUMBER:
    return decode_number(decoder, param);
  case FIELD_OPTIONAL_NUMBER:
    number = read_flagged_varint(decoder->reader, &decoder->bytes, &is_there);
    return is_there ? number_attr(decoder, NULL, number) : NULL;
  case FIELD_STRING:
    return string_attr_get(decoder->reader->ctx, decode_string(decoder));
  case FIELD_ATTR:
    return checked(decoder, param, decode_attr(decoder));
  case FIELD_OPTIONAL_ATTR:
    return checked(decoder, param, decode_optional_attr(decoder));
  case FIELD_BOOL:
    return decode_bool(decoder, param);
  case FIELD_LIST:
  case FIELD_STEPS:
    return decode_list(decoder, param);
  }
  unreachable("kind of field");
}

/// A step of an expression: its word, then its numbers.
static const Attribute *decode_step(Decoder *decoder) {
  Reader *reader = decoder->reader;
  const Attribute *word =
      number_attr(decoder, "DW_OP_", decode_varint(decoder));
  uint64_t count = decode_list_size(decoder) + 1;
  const Attribute **parts =
      arena_alloc(&reader->arena, count * sizeof(const Attribute *));
  parts[0] = word;
  for (uint64_t i = 1; i < count; i++)
    parts[i] = number_attr(
        decoder, dwarf_argument_prefix(attr_string_value(word), i - 1),
        decode_varint(decoder));
  return array_attr_get(reader->ctx, parts, count);
}

static const Attribute *decode_fields(Decoder *decoder,
                                      const LLVMEntry *entry) {
  Reader *reader = decoder->reader;
  const AttrDef *def = context_attr_def(reader->ctx, entry->name);
  if (!def)
    reader_fail(reader, "unknown attribute '%.*s'", STR_ARGS(entry->name));
  const Attribute **params = arena_alloc_zero(
      &reader->arena, def->num_params * sizeof(const Attribute *));
  for (const LLVMField *field = entry->fields; field->param.size; field++) {
    size_t param = llvm_field_param(def, field);
    params[param] = decode_field(decoder, field->kind, &def->params[param]);
  }
  return decoder->num_missing ? NULL
                              : dialect_params_attr_get(
                                    reader->ctx, def, params, def->num_params);
}

bool decode_llvm_attr(Decoder *decoder, ReadEntry *entry) {
  uint64_t code = decode_varint(decoder);
  if (code >= num_llvm_entries)
    reader_fail(decoder->reader, "unknown attribute code: %llu",
                (unsigned long long)code);
  const Attribute *attr = code == LLVM_STEP_CODE
                              ? decode_step(decoder)
                              : decode_fields(decoder, &llvm_entries[code]);
  entry->attr = attr;
  entry->what = ENTRY_IS_ATTR;
  return attr != NULL;
}

// SPDX-License-Identifier: Apache-2.0
// Attributes as text, except elements. Follows
// mlir::AsmPrinter::Impl::printAttributeImpl.
#include "ir/affine/affine.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/print/data/data_printer_internal.h"
#include "support/ascii.h"

//===- Text of dialects ---------------------------------------------------===//

static bool is_symbol_character(char c) {
  return is_letter(c) || is_digit(c) || c == '.' || c == '_';
}

static char opening_of(char close) {
  switch (close) {
  case '>':
    return '<';
  case ']':
    return '[';
  case ')':
    return '(';
  case '}':
    return '{';
  }
  return 0;
}

/// Index after the string that begins at `at`, or the size if it has no end.
static size_t skip_string(StringRef text, size_t at) {
  for (++at; at < text.size && text.data[at] != '"'; ++at)
    if (text.data[at] == '\\')
      ++at;
  return at < text.size ? at + 1 : text.size;
}

/// Does `text` begin with a bracket and end with the one that matches it?
static bool is_balanced(StringRef text) {
  VECTOR(char) open = {0};
  size_t at = 0;
  bool is_good = true;
  do {
    if (at >= text.size) {
      is_good = false;
      break;
    }
    char c = text.data[at++];
    if (c == '<' || c == '[' || c == '(' || c == '{')
      VECTOR_PUSH(&open, c);
    else if (c == '-' && at < text.size && text.data[at] == '>')
      ++at;
    else if (opening_of(c))
      is_good = VECTOR_POP(&open) == opening_of(c);
    else if (c == '"')
      at = skip_string(text, at - 1);
    else
      is_good = c != '\0';
  } while (is_good && open.size);
  VECTOR_FREE(&open);
  return is_good && at == text.size;
}

/// Follows isDialectSymbolSimpleEnoughForPrettyForm.
static bool is_simple_symbol(StringRef text) {
  if (!text.size || !is_symbol_character(text.data[0]) || text.data[0] == '.' ||
      text.data[0] == '_' || (text.data[0] >= '0' && text.data[0] <= '9'))
    return false;
  size_t at = 0;
  while (at < text.size && is_symbol_character(text.data[at]))
    ++at;
  if (at == text.size)
    return true;
  return text.data[at] == '<' && text.data[text.size - 1] == '>' &&
         is_balanced(string_ref_drop(text, at));
}

void print_dialect_symbol(Stream *out, char prefix, StringRef dialect,
                          StringRef text) {
  bool is_simple = is_simple_symbol(text);
  stream_char(out, prefix);
  stream_text(out, dialect);
  stream_char(out, is_simple ? '.' : '<');
  stream_text(out, text);
  if (!is_simple)
    stream_char(out, '>');
}

/// Does `value` have all bits of a case of several bits?
static bool is_group(const EnumCase *enum_case) {
  return (enum_case->value & (enum_case->value - 1)) != 0;
}

void print_flag_cases(Stream *out, const EnumCase *cases, size_t num_cases,
                      uint64_t value, const char *separator) {
  bool is_first = true;
  for (int groups = 1; groups >= 0; --groups) {
    for (size_t i = 0; i < num_cases && value; ++i) {
      if (cases[i].value == 0 || is_group(&cases[i]) != groups ||
          (value & cases[i].value) != cases[i].value)
        continue;
      stream_cstr(out, is_first ? "" : separator);
      stream_text(out, cases[i].keyword);
      // Names of one bit in a row (ways of inheritance) are all written.
      if (i + 1 == num_cases || cases[i + 1].value != cases[i].value)
        value &= ~cases[i].value;
      is_first = false;
    }
  }
}

static void print_enum_case(Stream *out, const AttrDef *def, uint64_t value) {
  bool is_flags = def->shape == ATTR_SHAPE_FLAGS && value;
  for (size_t i = 0; i < def->num_cases && !is_flags; ++i) {
    if (def->cases[i].value != value)
      continue;
    stream_text(out, def->cases[i].keyword);
    return;
  }
  if (is_flags)
    print_flag_cases(out, def->cases, def->num_cases, value,
                     def->separator ? def->separator : ", ");
}

/// `#dialect<name case>`.
static void print_keyword_attr(Stream *out, const DialectAttr *attr) {
  StringRef dialect = attr->def->dialect->name;
  stream_char(out, '#');
  stream_text(out, dialect);
  stream_char(out, '<');
  stream_text(out, string_ref_drop(attr->def->name, dialect.size + 1));
  stream_char(out, ' ');
  print_enum_case(out, attr->def, attr->value);
  stream_char(out, '>');
}

/// `#dialect.name<…> : type`, or `#dialect<name … >`.
static void print_format_attr(DataPrinter *printer, Stream *out,
                              const DialectAttr *attr, TypeElision elision) {
  StringRef dialect = attr->def->dialect->name;
  const Type *type = attr_type(&attr->base);
  bool is_pretty = format_is_pretty(attr);
  bool has_type = type && elision != ELIDE_ALWAYS && type->kind != TYPE_NONE;
  stream_char(out, '#');
  stream_text(out, dialect);
  stream_char(out, is_pretty ? '.' : '<');
  stream_text(out, string_ref_drop(attr->def->name, dialect.size + 1));
  if (has_type) {
    data_push_type(printer, type, NULL);
    data_push_text(printer, " : ");
  }
  data_push_text(printer, is_pretty ? "" : ">");
  print_attr_params(printer, out, attr);
}

static void print_dialect_attr(DataPrinter *printer, Stream *out,
                               const DialectAttr *attr, TypeElision elision) {
  if (attr->def->shape == ATTR_SHAPE_KEYWORD) {
    print_keyword_attr(out, attr);
    return;
  }
  if (attr->def->shape == ATTR_SHAPE_FORMAT) {
    print_format_attr(printer, out, attr, elision);
    return;
  }
  stream_char(out, '#');
  stream_text(out, attr->def->name);
  if (attr->def->shape >= ATTR_SHAPE_STRUCT) {
    print_attr_params(printer, out, attr);
    return;
  }
  if (attr->def->shape == ATTR_SHAPE_UNIT ||
      (attr->def->shape == ATTR_SHAPE_TEXT && !attr->text.size))
    return;
  stream_char(out, '<');
  if (attr->def->shape == ATTR_SHAPE_TEXT)
    stream_text(out, attr->text);
  else
    print_enum_case(out, attr->def, attr->value);
  stream_char(out, '>');
}

//===- Kinds --------------------------------------------------------------===//

/// One bit is true or false. Others are unsigned only if the type says so.
void print_integer_value(Stream *out, const Type *type, const WideInt *value) {
  const IntegerType *integer = type_as_integer(type);
  bool is_unsigned = integer && integer->signedness == UNSIGNED;
  if (value->width > 64) {
    wide_int_print(out, value, !is_unsigned);
    return;
  }
  uint32_t unused = 64 - value->width;
  if (is_unsigned || unused == 64)
    stream_uint(out, value->value);
  else
    stream_int(out, (int64_t)(value->value << unused) >> unused);
}

static void print_type_suffix(DataPrinter *printer, Stream *out,
                              const Type *type, TypeElision elision) {
  if (!type || elision == ELIDE_ALWAYS || type->kind == TYPE_NONE)
    return;
  stream_text(out, STR(" : "));
  if (!print_leaf_type(out, type))
    data_push_type(printer, type, NULL);
}

static void print_integer_attr(DataPrinter *printer, Stream *out,
                               const IntegerAttr *attr, TypeElision elision) {
  if (type_is_integer_of_width(attr->type, 1)) {
    stream_cstr(out, attr->value.value ? "true" : "false");
    return;
  }
  print_integer_value(out, attr->type, &attr->value);
  if (elision != ELIDE_DEFAULT || !type_is_integer_of_width(attr->type, 64))
    print_type_suffix(printer, out, attr->type, elision);
}

/// Bits in hexadecimal would read back as an integer, so they keep a type.
static void print_float_attr(DataPrinter *printer, Stream *out,
                             const FloatAttr *attr, TypeElision elision) {
  FloatKind format = type_as_float(attr->type)->format;
  size_t start = out->size;
  float_print(out, format, attr->value);
  bool is_hex = string_ref_starts_with(
      string_ref(out->data + start, out->size - start), STR("0x"));
  if (elision != ELIDE_DEFAULT || format != FLOAT_F64 || is_hex)
    print_type_suffix(printer, out, attr->type, elision);
}

static void print_symbol_ref(Stream *out, const SymbolRefAttr *attr) {
  for (size_t i = 0; i < attr->size; ++i) {
    stream_cstr(out, i == 0 ? "@" : "::@");
    symbol_print(out, attr->path[i]);
  }
}

static void print_stride(Stream *out, int64_t value) {
  if (value == DYNAMIC_SIZE)
    stream_char(out, '?');
  else
    stream_int(out, value);
}

static void print_strided_layout(Stream *out, const StridedLayoutAttr *attr) {
  stream_text(out, STR("strided<["));
  for (size_t i = 0; i < attr->rank; ++i) {
    stream_cstr(out, i == 0 ? "" : ", ");
    print_stride(out, attr->strides[i]);
  }
  stream_char(out, ']');
  if (attr->offset != 0) {
    stream_text(out, STR(", offset: "));
    print_stride(out, attr->offset);
  }
  stream_char(out, '>');
}

static void print_array_attr(DataPrinter *printer, Stream *out,
                             const ArrayAttr *attr) {
  stream_char(out, '[');
  data_push_text(printer, "]");
  VECTOR_PUSH(&printer->work, (DataWork){.pointer = attr->elements,
                                         .count = (uint32_t)attr->size,
                                         .kind = WORK_ATTRS,
                                         .style = ELIDE_DEFAULT});
}

static void print_dictionary(DataPrinter *printer, Stream *out,
                             const DictionaryAttr *attr) {
  stream_char(out, '{');
  data_push_text(printer, "}");
  VECTOR_PUSH(&printer->work, (DataWork){.pointer = attr->entries,
                                         .count = (uint32_t)attr->size,
                                         .kind = WORK_ENTRIES});
}

/// They are numbered in the order in which they are first printed, whatever
/// their numbers were in the input.
static uintptr_t distinct_number(DataPrinter *printer,
                                 const DistinctAttr *attr) {
  void **slot = ptr_map_slot(&printer->distincts, attr);
  if (!*slot)
    *slot = (void *)++printer->num_distincts;
  return (uintptr_t)*slot - 1;
}

static void print_distinct(DataPrinter *printer, Stream *out,
                           const DistinctAttr *attr) {
  stream_text(out, STR("distinct["));
  stream_uint(out, distinct_number(printer, attr));
  stream_text(out, STR("]<"));
  data_push_text(printer, ">");
  if (attr->referenced && attr->referenced->kind != ATTR_UNIT)
    data_push_attr(printer, attr->referenced, ELIDE_NEVER);
}

static void print_location_attr(DataPrinter *printer, Stream *out,
                                const LocationAttr *attr) {
  // A printer of a single attribute has no context.
  if (!printer->ctx)
    printer->ctx = attr->ctx;
  if (!printer->options->pretty_debug_info &&
      !location_dialect_attr(attr->value)) {
    stream_text(out, STR("loc("));
    data_push_text(printer, ")");
  }
  print_location_step(printer, out, attr->value);
}

void print_attr_step(DataPrinter *printer, Stream *out, const Attribute *attr,
                     TypeElision elision) {
  switch (attr_kind(attr)) {
  case ATTR_UNIT:
    stream_text(out, STR("unit"));
    return;
  case ATTR_INTEGER:
    print_integer_attr(printer, out, (const IntegerAttr *)attr, elision);
    return;
  case ATTR_FLOAT:
    print_float_attr(printer, out, (const FloatAttr *)attr, elision);
    return;
  case ATTR_STRING:
    stream_quoted(out, ((const StringAttr *)attr)->value);
    break;
  case ATTR_ARRAY:
    print_array_attr(printer, out, (const ArrayAttr *)attr);
    return;
  case ATTR_DICTIONARY:
    print_dictionary(printer, out, (const DictionaryAttr *)attr);
    return;
  case ATTR_TYPE:
    data_push_type(printer, ((const TypeAttr *)attr)->value, NULL);
    return;
  case ATTR_SYMBOL_REF:
    print_symbol_ref(out, (const SymbolRefAttr *)attr);
    return;
  case ATTR_AFFINE_MAP:
    stream_text(out, STR("affine_map<"));
    affine_map_print(out, ((const AffineMapAttr *)attr)->value);
    stream_char(out, '>');
    return;
  case ATTR_INTEGER_SET:
    stream_text(out, STR("affine_set<"));
    integer_set_print(out, ((const IntegerSetAttr *)attr)->value);
    stream_char(out, '>');
    return;
  case ATTR_DENSE_ELEMENTS:
    print_dense_elements(printer->options, out,
                         (const DenseElementsAttr *)attr);
    break;
  case ATTR_DENSE_ARRAY:
    print_dense_array(out, (const DenseArrayAttr *)attr);
    return;
  case ATTR_DENSE_RESOURCE:
    stream_text(out, STR("dense_resource<"));
    keyword_or_string_print(out, ((const DenseResourceAttr *)attr)->handle);
    stream_char(out, '>');
    break;
  case ATTR_SPARSE_ELEMENTS:
    print_sparse_elements(printer->options, out,
                          (const SparseElementsAttr *)attr);
    break;
  case ATTR_STRIDED_LAYOUT:
    print_strided_layout(out, (const StridedLayoutAttr *)attr);
    return;
  case ATTR_DISTINCT:
    print_distinct(printer, out, (const DistinctAttr *)attr);
    return;
  case ATTR_LOCATION:
    print_location_attr(printer, out, (const LocationAttr *)attr);
    return;
  case ATTR_DIALECT:
    print_dialect_attr(printer, out, (const DialectAttr *)attr, elision);
    return;
  case ATTR_OPAQUE:
    print_dialect_symbol(out, '#', ((const OpaqueAttr *)attr)->dialect,
                         ((const OpaqueAttr *)attr)->text);
    break;
  }
  print_type_suffix(printer, out, attr_type(attr), elision);
}

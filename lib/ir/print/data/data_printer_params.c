// SPDX-License-Identifier: Apache-2.0
// Parameters of dialect attributes as text: `<name = "x", line = 3>`. Follows
// the printers that mlir-tblgen makes of `struct(params)` and the like.
#include "ir/definitions/attr_def.h"
#include "ir/definitions/prop_def.h"
#include "ir/print/data/data_printer_internal.h"

/// Several names, of several bits or of one, stand in quotes. mlir-opt leaves
/// these out where the names are of one bit, and cannot read that again.
static void print_case(Stream *out, const ParamDef *param, uint64_t value) {
  const EnumCase *cases = param->cases;
  size_t i = 0;
  while (i < param->num_cases && cases[i].value != value)
    i++;
  bool is_one = i + 1 == param->num_cases ||
                (i < param->num_cases && cases[i + 1].value != value);
  if (is_one) {
    keyword_or_string_print(out, cases[i].keyword);
    return;
  }
  stream_char(out, '"');
  print_flag_cases(out, param->cases, param->num_cases, value, "|");
  stream_char(out, '"');
}

static uint64_t number_of(const Attribute *attr) {
  int64_t value = 0;
  attr_integer_value(attr, &value);
  return (uint64_t)value;
}

/// `DW_OP_a(1, 2)`: the name, then its arguments, numbers or words.
static void print_operator(Stream *out, const ArrayAttr *operator) {
  for (size_t i = 0; operator&& i<operator->size; ++i) {
    const StringAttr *word = attr_as_string(operator->elements[i]);
    stream_cstr(out, i == 0 ? "" : i == 1 ? "(" : ", ");
    if (word)
      stream_text(out, word->value);
    else
      stream_uint(out, number_of(operator->elements[i]));
  }
  stream_cstr(out, operator&& operator->size> 1 ? ")" : "");
}

static void print_expression(Stream *out, const ArrayAttr *operators) {
  for (size_t i = 0; operators && i < operators->size; ++i) {
    stream_cstr(out, i ? ", " : "[");
    print_operator(out, attr_as_array(operators->elements[i]));
  }
  stream_cstr(out, operators && operators->size ? "]" : "");
}

static void push_list(DataPrinter *printer, const ArrayAttr *array,
                      DataWorkKind kind) {
  if (array)
    VECTOR_PUSH(&printer->work, (DataWork){.pointer = array->elements,
                                           .count = (uint32_t)array->size,
                                           .kind = (uint16_t)kind});
}

static void print_integers(Stream *out, const Attribute *value,
                           const char *separator) {
  const DenseArrayAttr *array = attr_as_dense_array(value);
  const int64_t *numbers = array->data;
  for (size_t i = 0; i < array->size; ++i) {
    stream_cstr(out, i ? separator : "");
    stream_int(out, numbers[i]);
  }
}

static void print_cases(Stream *out, const ParamDef *param,
                        const Attribute *value) {
  const DenseArrayAttr *array = attr_as_dense_array(value);
  const int64_t *numbers = array->data;
  for (size_t i = 0; i < array->size; ++i) {
    stream_cstr(out, i ? ", " : "");
    print_case(out, param, (uint64_t)numbers[i]);
  }
}

/// A word or a string; or the alias of the string.
static void print_name(DataPrinter *printer, Stream *out,
                       const Attribute *value) {
  DataNode node = {.attr = value};
  if (!printer->alias || !printer->alias(printer->user, node, out))
    keyword_or_string_print(out, attr_string_value(value));
}

static void print_float(Stream *out, const FloatAttr *value) {
  float_print(out, type_as_float(value->type)->format, value->value);
}

void print_param_value(DataPrinter *printer, Stream *out,
                       const DialectAttr *attr, size_t index) {
  const ParamDef *param = &attr->def->params[index];
  const Attribute *value = attr->params[index];
  switch (param->kind) {
  case PARAM_ANY:
  case PARAM_STRING:
  case PARAM_INTEGER:
  case PARAM_BOOL:
  case PARAM_SYMBOL:
  case PARAM_DISTINCT:
  case PARAM_ARRAY:
  case PARAM_LOCATION:
  case PARAM_NODE:
    data_push_attr(printer, value, ELIDE_NEVER);
    return;
  case PARAM_OF:
    if (param->is_qualified) {
      data_push_attr(printer, value, ELIDE_NEVER);
      return;
    }
    VECTOR_PUSH(&printer->work,
                (DataWork){.pointer = value, .kind = WORK_BARE});
    return;
  case PARAM_NUMBER:
    if (param->is_signed)
      stream_int(out, (int64_t)number_of(value));
    else
      stream_uint(out, number_of(value));
    return;
  case PARAM_CASE:
  case PARAM_FLAGS:
    print_case(out, param, number_of(value));
    return;
  case PARAM_WORD:
    stream_text(out, attr_string_value(value));
    return;
  case PARAM_LIST:
    push_list(printer, attr_as_array(value),
              param->of ? WORK_BARE_LIST : WORK_ATTRS);
    return;
  case PARAM_BRACES:
    stream_char(out, '{');
    data_push_text(printer, "}");
    push_list(printer, attr_as_array(value), WORK_BARE_LIST);
    return;
  case PARAM_EXPRESSION:
    print_expression(out, attr_as_array(value));
    return;
  case PARAM_INT:
    stream_int(out, (int64_t)number_of(value));
    return;
  case PARAM_INTS:
    print_integers(out, value, ", ");
    return;
  case PARAM_DIMS:
    print_integers(out, value, "x");
    return;
  case PARAM_CASES:
    print_cases(out, param, value);
    return;
  case PARAM_TEXT:
    stream_quoted(out, attr_string_value(value));
    return;
  case PARAM_NAME:
    print_name(printer, out, value);
    return;
  case PARAM_TYPE:
    data_push_type(printer, attr_as_type(value)->value, NULL);
    return;
  case PARAM_ATTRS:
    push_list(printer, attr_as_array(value), WORK_ATTRS);
    return;
  case PARAM_OFS:
    push_list(printer, attr_as_array(value), WORK_BARE_LIST);
    return;
  case PARAM_FLOAT:
    print_float(out, attr_as_float(value));
    return;
  case PARAM_OWN:
    param->hooks->print(out, param, attr, value);
    return;
  case PARAM_SELF_TYPE:
    return;
  }
}

/// The next parameter that is present, and the work for the rest.
static void print_param(DataPrinter *printer, Stream *out, DataWork item,
                        const DialectAttr *attr) {
  while (item.index < attr->num_params && !attr->params[item.index])
    ++item.index;
  if (item.index >= attr->num_params)
    return;
  const ParamDef *param = &attr->def->params[item.index];
  size_t index = item.index;
  if (item.count++)
    stream_cstr(out, attr->def->separator ? attr->def->separator : ", ");
  if (attr->def->shape == ATTR_SHAPE_STRUCT) {
    stream_text(out, param->name);
    stream_text(out, STR(" = "));
  }
  ++item.index;
  VECTOR_PUSH(&printer->work, item);
  print_param_value(printer, out, attr, index);
}

/// `key = value`, and the work for the rest.
static void print_entry(DataPrinter *printer, Stream *out, DataWork item,
                        const DialectAttr *attr) {
  if (item.index + 1 >= attr->num_params)
    return;
  if (item.index)
    stream_text(out, STR(", "));
  const Attribute *const *entry = &attr->params[item.index];
  item.index += 2;
  VECTOR_PUSH(&printer->work, item);
  data_push_attr(printer, entry[1], ELIDE_NEVER);
  data_push_text(printer, " = ");
  data_push_attr(printer, entry[0], ELIDE_NEVER);
}

void print_params_step(DataPrinter *printer, Stream *out, DataWork item) {
  const DialectAttr *attr = item.pointer;
  if (attr->def->shape == ATTR_SHAPE_ENTRIES)
    print_entry(printer, out, item, attr);
  else
    print_param(printer, out, item, attr);
}

/// `<i32, -4, 5>`
static void print_range(DataPrinter *printer, Stream *out,
                        const DialectAttr *attr) {
  const IntegerAttr *low = attr_as_integer(attr->params[0]);
  const IntegerAttr *high = attr_as_integer(attr->params[1]);
  stream_char(out, '<');
  data_print_type(printer, out, low->type);
  stream_text(out, STR(", "));
  wide_int_print(out, &low->value, true);
  stream_text(out, STR(", "));
  wide_int_print(out, &high->value, true);
  stream_char(out, '>');
}

static bool has_params(const DialectAttr *attr) {
  for (size_t i = 0; i < attr->num_params; ++i)
    if (attr->params[i])
      return true;
  return false;
}

void print_attr_params(DataPrinter *printer, Stream *out,
                       const DialectAttr *attr) {
  if (attr->def->shape == ATTR_SHAPE_RANGE) {
    print_range(printer, out, attr);
    return;
  }
  if (attr->def->shape == ATTR_SHAPE_FORMAT) {
    VECTOR_PUSH(&printer->work,
                (DataWork){.pointer = attr, .kind = WORK_FORMAT});
    return;
  }
  if (attr->def->hides_empty && !has_params(attr))
    return;
  stream_char(out, '<');
  data_push_text(printer, ">");
  VECTOR_PUSH(&printer->work, (DataWork){.pointer = attr, .kind = WORK_PARAMS});
}

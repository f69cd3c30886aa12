// SPDX-License-Identifier: Apache-2.0
// Reading the text of formats of types and attributes.
#include "ir/syntax/data_format.h"
#include "ir/definitions/attr_def.h"

static const DataElementKind kinds[] = {
    [FORMAT_END] = DATA_END,     [FORMAT_LITERAL] = DATA_LITERAL,
    [FORMAT_SPACE] = DATA_SPACE, [FORMAT_NAME] = DATA_PARAM,
    [FORMAT_WORD] = DATA_PARAMS, [FORMAT_OPEN] = DATA_OPEN,
    [FORMAT_ELSE] = DATA_ELSE,   [FORMAT_CLOSE] = DATA_CLOSE,
};

static unsigned find_param(const AttrDef *def, StringRef name) {
  for (unsigned i = 0; i < def->num_params; i++)
    if (string_ref_equals(def->params[i].name, name))
      return i;
  unreachable("a format names a parameter that there is not");
}

/// Those that are written inside: not the type after all.
static unsigned num_written(const AttrDef *def) {
  size_t count = def->num_params;
  bool has_self = count && def->params[count - 1].kind == PARAM_SELF_TYPE;
  return (unsigned)(count - has_self);
}

/// `(params)` or `($a, $b)` after a word: neighbours.
static void take_members(const AttrDef *def, DataElement *element) {
  const char *at = element->text.data + element->text.size + 1;
  while (*at != ')') {
    FormatElement name = format_element(NULL, at);
    if (name.kind == FORMAT_WORD)
      element->count = num_written(def);
    else if (element->count++ == 0)
      element->first = find_param(def, name.text);
    at = name.next + (*name.next == ',');
  }
}

static const struct {
  StringRef word;
  DataElementKind kind;
} words[] = {
    {STR_INIT("struct"), DATA_STRUCT},
    {STR_INIT("keyword"), DATA_KEYWORD},
    {STR_INIT("counted"), DATA_COUNTED},
};

DataElement data_element(const AttrDef *def, const char *at) {
  FormatElement plain = format_element(NULL, at);
  DataElement element = {.kind = kinds[plain.kind],
                         .text = plain.text,
                         .at = plain.at,
                         .next = plain.next};
  if (element.kind == DATA_PARAM) {
    element.first = find_param(def, plain.text);
    element.count = 1;
  } else if (string_ref_equals(plain.text, STR("params"))) {
    element.count = num_written(def);
  } else if (element.kind == DATA_PARAMS) {
    take_members(def, &element);
    for (size_t i = 0; i < ARRAY_LENGTH(words); i++)
      if (string_ref_equals(plain.text, words[i].word))
        element.kind = words[i].kind;
  }
  return element;
}

DataElement data_part_end(const AttrDef *def, const char *at) {
  return data_element(def, format_part_end(NULL, at).at);
}

DataElement data_anchor(const AttrDef *def, const char *at) {
  return data_element(def, format_anchor(NULL, at).at);
}

bool data_is_present(const DialectAttr *attr, const DataElement *element) {
  for (unsigned i = 0; i < element->count; i++)
    if (attr->params[element->first + i])
      return true;
  return false;
}

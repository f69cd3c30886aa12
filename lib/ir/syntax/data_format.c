// SPDX-License-Identifier: Apache-2.0
// Reading the text of formats of types and attributes.
#include "ir/syntax/data_format.h"
#include "ir/definitions/attr_def.h"

static DataElementKind kind_of(FormatTokenKind kind) {
  switch (kind) {
  case FORMAT_TOKEN_LITERAL:
    return DATA_LITERAL;
  case FORMAT_TOKEN_SPACE:
    return DATA_SPACE;
  case FORMAT_TOKEN_NAME:
    return DATA_PARAM;
  case FORMAT_TOKEN_WORD:
    return DATA_PARAMS;
  case FORMAT_TOKEN_OPEN:
    return DATA_OPEN;
  case FORMAT_TOKEN_ELSE:
    return DATA_ELSE;
  case FORMAT_TOKEN_CLOSE:
    return DATA_CLOSE;
  case FORMAT_TOKEN_END:
    return DATA_END;
  case FORMAT_TOKEN_RPAREN:
  case FORMAT_TOKEN_OR:
  case FORMAT_TOKEN_LSQUARE:
  case FORMAT_TOKEN_RSQUARE:
  case FORMAT_TOKEN_WRONG:
    break;
  }
  unreachable("a word that formats of types and attributes do not have");
}

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
static void take_members(const AttrDef *def, StringRef names,
                         DataElement *element) {
  while (names.size) {
    StringRef name = format_take_name(&names);
    if (*name.data != '$')
      element->count = num_written(def);
    else if (element->count++ == 0)
      element->first = find_param(def, string_ref_drop(name, 1));
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
  FormatToken plain = format_token(at);
  DataElement element = {.kind = kind_of(plain.kind),
                         .text = plain.text,
                         .at = plain.at,
                         .next = plain.next};
  if (element.kind == DATA_PARAM) {
    element.first = find_param(def, plain.text);
    element.count = 1;
  } else if (string_ref_equals(plain.text, STR("params"))) {
    element.count = num_written(def);
  } else if (element.kind == DATA_PARAMS) {
    take_members(def, plain.arguments, &element);
    for (size_t i = 0; i < ARRAY_LENGTH(words); i++)
      if (string_ref_equals(plain.text, words[i].word))
        element.kind = words[i].kind;
  }
  return element;
}

DataElement data_part_end(const AttrDef *def, const char *at) {
  FormatToken token = format_token(at);
  for (unsigned depth = 0; token.kind != FORMAT_TOKEN_END;
       token = format_token(token.next)) {
    bool is_end =
        token.kind == FORMAT_TOKEN_CLOSE || token.kind == FORMAT_TOKEN_ELSE;
    if (is_end && depth == 0)
      break;
    depth += token.kind == FORMAT_TOKEN_OPEN;
    depth -= token.kind == FORMAT_TOKEN_CLOSE;
  }
  return data_element(def, token.at);
}

DataElement data_anchor(const AttrDef *def, const char *at) {
  FormatToken token = format_token(at);
  for (unsigned depth = 0; token.kind != FORMAT_TOKEN_END;
       token = format_token(token.next)) {
    if (token.is_anchor && depth == 0)
      break;
    depth += token.kind == FORMAT_TOKEN_OPEN;
    depth -= token.kind == FORMAT_TOKEN_CLOSE;
  }
  return data_element(def, token.at);
}

bool data_is_present(const DialectAttr *attr, const DataElement *element) {
  for (unsigned i = 0; i < element->count; i++)
    if (attr->params[element->first + i])
      return true;
  return false;
}

// SPDX-License-Identifier: Apache-2.0
// Compiling the formats of types and attributes.
#include "ir/syntax/data_format.h"

#include "ir/context_internal.h"
#include "ir/definitions/attr_def.h"
#include "support/vector.h"

typedef struct DataCompiler {
  const AttrDef *def;
  Stream *why;     ///< The first error.
  unsigned number; ///< Number of the current element, from 1.
  VECTOR(DataElement) elements;
  VECTOR(unsigned) open; ///< The OPEN or ELSE of each group that is open.
} DataCompiler;

/// Only the first error counts.
static void reject(DataCompiler *compiler, const FormatToken *token,
                   const char *what) {
  if (compiler->why->size)
    return;
  stream_format(compiler->why, "the format of '%.*s' is wrong: element %u, ",
                STR_ARGS(compiler->def->name), compiler->number);
  stream_bytes(compiler->why, token->at, (size_t)(token->next - token->at));
  stream_format(compiler->why, ": %s", what);
}

static DataElementKind kind_of(DataCompiler *compiler,
                               const FormatToken *token) {
  switch (token->kind) {
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
  case FORMAT_TOKEN_WRONG:
    break;
  }
  reject(compiler, token, "formats of types and attributes do not have it");
  return DATA_END;
}

static unsigned find_param(DataCompiler *compiler, const FormatToken *token,
                           StringRef name) {
  for (unsigned i = 0; i < compiler->def->num_params; i++)
    if (string_ref_equals(compiler->def->params[i].name, name))
      return i;
  reject(compiler, token, "it names no parameter");
  return 0;
}

/// How many parameters are written inside; the type after the attribute is not.
static unsigned num_written(const AttrDef *def) {
  size_t count = def->num_params;
  bool has_self = count && def->params[count - 1].kind == PARAM_SELF_TYPE;
  return (unsigned)(count - has_self);
}

/// `(params)` or `($a, $b)` after a word: takes the parameters, which are
/// neighbours.
static void take_members(DataCompiler *compiler, const FormatToken *token,
                         DataElement *element) {
  StringRef names = token->arguments;
  while (names.size) {
    StringRef name = format_take_name(&names);
    if (*name.data != '$') {
      element->count = num_written(compiler->def);
      continue;
    }
    unsigned param = find_param(compiler, token, string_ref_drop(name, 1));
    if (element->count++ == 0)
      element->first = param;
    else if (param != element->first + element->count - 1)
      reject(compiler, token, "its parameters are not neighbours");
  }
}

static DataElement read_element(DataCompiler *compiler,
                                const FormatToken *token) {
  DataElement element = {.kind = kind_of(compiler, token), .text = token->text};
  if (element.kind == DATA_PARAM) {
    element.first = find_param(compiler, token, token->text);
    element.count = 1;
  } else if (element.kind == DATA_PARAMS &&
             string_ref_equals(token->text, STR("params"))) {
    element.count = num_written(compiler->def);
  } else if (element.kind == DATA_PARAMS) {
    element.kind = DATA_STRUCT;
    take_members(compiler, token, &element);
    if (!string_ref_equals(token->text, STR("struct")))
      reject(compiler, token, "no directive has this name");
  }
  return element;
}

/// Notes where the parts of a group end, and its anchor.
static void link_element(DataCompiler *compiler, const FormatToken *token) {
  unsigned index = (unsigned)compiler->elements.size - 1;
  DataElement *elements = compiler->elements.data;
  DataElementKind kind = elements[index].kind;
  if (kind == DATA_OPEN) {
    VECTOR_PUSH(&compiler->open, index);
    return;
  }
  bool is_end = kind == DATA_ELSE || kind == DATA_CLOSE;
  if (is_end && !compiler->open.size) {
    reject(compiler, token, "it belongs to no bracket");
    return;
  }
  if (is_end) {
    unsigned last = VECTOR_POP(&compiler->open);
    // After it, the ELSE of a group stands for the group, with its OPEN.
    unsigned opener =
        elements[last].kind == DATA_ELSE ? elements[last].first : last;
    elements[last].end = index;
    elements[index].first = opener;
    if (kind == DATA_ELSE)
      VECTOR_PUSH(&compiler->open, index);
    else if (!elements[opener].anchor)
      reject(compiler, token, "its group has no anchor");
  }
  if (token->is_anchor && compiler->open.size) {
    unsigned last = VECTOR_LAST(&compiler->open);
    unsigned opener =
        elements[last].kind == DATA_ELSE ? elements[last].first : last;
    elements[opener].anchor = index;
  }
}

static void compile(DataCompiler *compiler) {
  const char *at = compiler->def->format;
  DataElementKind kind;
  do {
    FormatToken token = format_token(at);
    compiler->number++;
    DataElement element = read_element(compiler, &token);
    kind = element.kind;
    VECTOR_PUSH(&compiler->elements, element);
    link_element(compiler, &token);
    if (kind == DATA_END && compiler->open.size)
      reject(compiler, &token, "a group does not end");
    at = token.next;
  } while (kind != DATA_END);
}

static void compiler_free(DataCompiler *compiler) {
  VECTOR_FREE(&compiler->elements);
  VECTOR_FREE(&compiler->open);
}

void data_format_error(const AttrDef *def, Stream *why) {
  DataCompiler compiler = {.def = def, .why = why};
  compile(&compiler);
  compiler_free(&compiler);
}

static bool format_equals(const void *object, const void *key) {
  const DataFormat *format = object;
  return format->def == *(const AttrDef *const *)key; // First in a DataFormat.
}

static void *format_create(Arena *arena, const void *key) {
  DataFormat *format = arena_copy(arena, key, sizeof *format);
  format->elements = arena_copy(arena, format->elements,
                                format->size * sizeof *format->elements);
  return format;
}

static const DataFormat *compile_and_keep(Context *ctx, uint64_t hash,
                                          const AttrDef *def) {
  Stream why = {0};
  DataCompiler compiler = {.def = def, .why = &why};
  compile(&compiler);
  DataFormat key = {def, (unsigned)compiler.elements.size,
                    compiler.elements.data};
  const DataFormat *format = NULL;
  if (!why.size)
    format = context_intern(ctx, hash, format_equals, format_create, &key);
  compiler_free(&compiler);
  stream_free(&why);
  return format;
}

const DataFormat *data_format_get(Context *ctx, const AttrDef *def) {
  uint64_t hash = intern_hash_end(
      INTERN_FORMAT,
      hash_mix(intern_hash_begin(INTERN_FORMAT, 1), (uintptr_t)def));
  const DataFormat *format = context_find(ctx, hash, format_equals, &def);
  return format ? format : compile_and_keep(ctx, hash, def);
}

bool data_is_present(const DialectAttr *attr, const DataElement *element) {
  for (unsigned i = 0; i < element->count; i++)
    if (attr->params[element->first + i])
      return true;
  return false;
}

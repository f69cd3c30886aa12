// SPDX-License-Identifier: Apache-2.0
// The word that an alias begins with: `map`, `loc`, or what a dialect gives.
// Follows mlir's OpAsmDialectInterface::getAlias.
#include "ir/print/alias_internal.h"
#include "support/ascii.h"

/// The last part of `dialect.mnemonic`.
static const char *mnemonic(StringRef name) {
  size_t dot = string_ref_find(name, '.');
  return dot == SIZE_MAX ? name.data : name.data + dot + 1;
}

static const char *attr_alias_name(const Attribute *attr) {
  switch (attr_kind(attr)) {
  case ATTR_AFFINE_MAP:
    return "map";
  case ATTR_INTEGER_SET:
    return "set";
  case ATTR_DISTINCT: {
    const Attribute *referenced = attr_as_distinct(attr)->referenced;
    return referenced && attr_kind(referenced) == ATTR_UNIT ? NULL : "distinct";
  }
  case ATTR_DIALECT: {
    const AttrDef *def = attr_as_dialect(attr, NULL)->def;
    return def->has_alias ? mnemonic(def->name) : NULL;
  }
  case ATTR_UNIT:
  case ATTR_INTEGER:
  case ATTR_FLOAT:
  case ATTR_STRING:
  case ATTR_ARRAY:
  case ATTR_DICTIONARY:
  case ATTR_TYPE:
  case ATTR_SYMBOL_REF:
  case ATTR_DENSE_ELEMENTS:
  case ATTR_DENSE_ARRAY:
  case ATTR_DENSE_RESOURCE:
  case ATTR_SPARSE_ELEMENTS:
  case ATTR_STRIDED_LAYOUT:
  case ATTR_LOCATION:
  case ATTR_OPAQUE:
    return NULL;
  }
  return NULL;
}

static const char *type_alias_name(const Type *type) {
  enum { MAX_PLAIN_TUPLE = 16 };
  const TupleType *tuple = type_as_tuple(type);
  const DialectType *asked =
      type_as_dialect(tuple && tuple->num_types ? tuple->types[0] : type, NULL);
  const DialectDef *dialect = asked ? asked->def->dialect : NULL;
  const char *name =
      dialect && dialect->type_alias ? dialect->type_alias(type) : NULL;
  if (name)
    return name;
  return tuple && tuple->num_types > MAX_PLAIN_TUPLE ? "tuple" : NULL;
}

const char *alias_name(DataNode node) {
  if (node.type)
    return type_alias_name(node.type);
  return node.attr ? attr_alias_name(node.attr) : "loc";
}

// --- names that dialects give ------------------------------------------------

/// Any dialect may name a string. NULL: no dialect names these attributes.
static const DialectDef *naming_dialect(const Context *ctx,
                                        const Attribute *attr) {
  const DialectAttr *asked = attr_as_dialect(attr, NULL);
  if (asked)
    return asked->def->dialect->attr_alias ? asked->def->dialect : NULL;
  for (size_t i = 0; i < context_num_dialects(ctx); i++)
    if (context_dialect_at(ctx, i)->attr_alias)
      return context_dialect_at(ctx, i);
  return NULL;
}

/// Writes the name that a dialect gives to `attr`. False: none does.
static bool write_given_name(const Context *ctx, const Attribute *attr,
                             Stream *name) {
  if (!attr || (attr->kind != ATTR_STRING && attr->kind != ATTR_DIALECT))
    return false;
  const DialectDef *dialect = naming_dialect(ctx, attr);
  if (dialect)
    dialect->attr_alias(attr, name);
  return name->size > 0;
}

/// Characters that no identifier has are written in hexadecimal. A digit does
/// not come first.
static void write_identifier(Stream *out, StringRef name) {
  for (size_t i = 0; i < name.size; i++) {
    char c = name.data[i];
    unsigned char byte = (unsigned char)c;
    bool is_escaped =
        !is_letter(c) && !is_digit(c) && c != '$' && c != '_' && c != '-';
    if (out->size == 0 &&
        (is_escaped ? byte >= 0x10 && byte < 0xA0 : is_digit(c)))
      stream_char(out, '_');
    if (is_escaped && c == ' ')
      stream_char(out, '_');
    else if (is_escaped)
      stream_format(out, "%X", byte);
    else
      stream_char(out, c);
  }
}

const char *given_name(Aliases *aliases, DataNode node) {
  if (!aliases->names_strings)
    return NULL;
  Stream name = {0}, text = {0};
  const char *given = NULL;
  if (write_given_name(aliases->ctx, node.attr, &name)) {
    write_identifier(&text, stream_view(&name));
    given = arena_copy_text(&aliases->names, text.data, text.size);
    aliases->has_given_names = true;
  }
  stream_free(&name);
  stream_free(&text);
  return given;
}

bool has_given_name(const Context *ctx, DataNode node) {
  Stream name = {0};
  bool has_one = write_given_name(ctx, node.attr, &name);
  stream_free(&name);
  return has_one;
}

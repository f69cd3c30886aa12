// SPDX-License-Identifier: Apache-2.0
// Declarations shared by the files about aliases. What is asked for each thing
// that is printed is inline.
#ifndef MLOPT_IR_PRINT_ALIAS_INTERNAL_H
#define MLOPT_IR_PRINT_ALIAS_INTERNAL_H

#include "ir/context_internal.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/type_def.h"
#include "ir/print/printer_internal.h"

/// A location that stands for an attribute is visited as a location.
static inline DataNode resolve(DataNode node) {
  const LocationAttr *loc = attr_as_location(node.attr);
  return loc ? (DataNode){.loc = loc->value} : node;
}

/// The key of `node`. 0: the unknown location.
static inline uint64_t node_key(DataNode node) {
  if (node.type)
    return (uintptr_t)node.type;
  if (node.attr)
    return (uintptr_t)node.attr;
  return node.loc.bits;
}

static inline DataNodeKind node_kind(DataNode node) {
  return node.type ? NODE_TYPE : node.attr ? NODE_ATTR : NODE_LOCATION;
}

/// Has `type` no alias and no parts?
static inline bool is_plain_type(const Type *type) {
  switch (type_kind(type)) {
  case TYPE_INTEGER:
  case TYPE_INDEX:
  case TYPE_FLOAT:
  case TYPE_NONE:
    return true;
  case TYPE_DIALECT: {
    const DialectType *dialect = (const DialectType *)type;
    return !dialect->def->dialect->type_alias && !dialect->num_types &&
           !dialect->attr;
  }
  default:
    return false;
  }
}

/// Has `node` no alias, no part that may have one, and no resource? Most of
/// what is printed is plain, and needs no entry.
static inline bool is_plain(const Aliases *aliases, DataNode node) {
  if (node.type)
    return is_plain_type(node.type);
  if (!node.attr)
    return false;
  switch (attr_kind(node.attr)) {
  case ATTR_UNIT:
  case ATTR_SYMBOL_REF:
    return true;
  case ATTR_INTEGER:
    return is_plain_type(((const IntegerAttr *)node.attr)->type);
  case ATTR_FLOAT:
    return is_plain_type(((const FloatAttr *)node.attr)->type);
  case ATTR_TYPE:
    return is_plain_type(((const TypeAttr *)node.attr)->value);
  case ATTR_STRING:
    return !aliases->names_strings && !((const StringAttr *)node.attr)->type;
  default:
    return false;
  }
}

static inline size_t index_place(const AliasIndex *index, uint64_t key) {
  return (size_t)((key * UINT64_C(0x9E3779B97F4A7C15)) >> (64 - index->bits));
}

/// The slot of `key`, free if there is no entry for it.
static inline uint32_t *index_slot(const Aliases *aliases, uint64_t key) {
  const AliasIndex *index = &aliases->index;
  size_t mask = ((size_t)1 << index->bits) - 1;
  size_t at = index_place(index, key);
  while (index->slots[at] &&
         aliases->entries.data[index->slots[at] - 1].key != key)
    at = (at + 1) & mask;
  return &index->slots[at];
}

/// The number of the entry with `key`, or UINT32_MAX.
static inline uint32_t entry_number(const Aliases *aliases, uint64_t key) {
  return aliases->index.bits ? *index_slot(aliases, key) - 1 : UINT32_MAX;
}

/// The entry with `key`, or NULL.
static inline const Alias *entry_of(const Aliases *aliases, uint64_t key) {
  uint32_t number = entry_number(aliases, key);
  return number == UINT32_MAX ? NULL : &aliases->entries.data[number];
}

/// The word that the alias of `node` begins with; NULL if it has none, or a
/// dialect gives it.
const char *alias_name(DataNode node);
/// The word that a dialect gives, in `aliases->names`; NULL: none.
const char *given_name(Aliases *aliases, DataNode node);
/// Does a dialect give a name to `node`?
bool has_given_name(const Context *ctx, DataNode node);
/// Writes `#name` or `!name`, with its number.
void print_alias_name(const Alias *alias, Stream *out);
/// The resource that `attr`, which may be NULL, names. False: it names none.
bool find_resource(const Attribute *attr, ResourceUse *use);
/// Adds the parts of `node` that are printed by themselves.
void push_children(const Context *ctx, DataNode node, DataNodes *children);

#endif

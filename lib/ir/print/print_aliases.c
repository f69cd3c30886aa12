// SPDX-License-Identifier: Apache-2.0
// Aliases: the types, attributes and locations that get a name (`#map`,
// `#loc3`), and the name. Follows mlir's AliasInitializer.
//
// Everything that will be printed is visited once, in the order in which it is
// met. An alias that contains others is deeper than they are. Aliases are
// sorted by depth, types first, then by name, and numbered in that order.
//
// If functions are printed one at a time, they are also visited one at a time.
// Until all are known, the text has marks in place of aliases.
#include <stdlib.h>

#include "ir/context_internal.h"
#include "ir/definitions/attr_def.h"
#include "ir/definitions/dialect_def.h"
#include "ir/definitions/type_def.h"
#include "ir/print/printer_internal.h"
#include "ir/syntax/data_syntax.h"
#include "support/ascii.h"

void aliases_init(Aliases *aliases, const Context *ctx) {
  *aliases = (Aliases){.ctx = ctx};
  for (size_t i = 0; i < context_num_dialects(ctx); i++)
    aliases->names_strings |= context_dialect_at(ctx, i)->attr_alias != NULL;
}

void aliases_free(Aliases *aliases) {
  mem_free(aliases->index.slots);
  ptr_map_free(&aliases->logged);
  VECTOR_FREE(&aliases->entries);
  VECTOR_FREE(&aliases->children);
  VECTOR_FREE(&aliases->named);
  VECTOR_FREE(&aliases->frames);
  VECTOR_FREE(&aliases->resources);
  VECTOR_FREE(&aliases->nodes);
  VECTOR_FREE(&aliases->log);
  VECTOR_FREE(&aliases->unmet);
  arena_free(&aliases->names);
}

/// A location that stands for an attribute is visited as a location.
static DataNode resolve(DataNode node) {
  const LocationAttr *loc = attr_as_location(node.attr);
  return loc ? (DataNode){.loc = loc->value} : node;
}

/// The key of `node`. 0: the unknown location.
static uint64_t node_key(DataNode node) {
  if (node.type)
    return (uintptr_t)node.type;
  if (node.attr)
    return (uintptr_t)node.attr;
  return node.loc.bits;
}

static DataNode alias_node(const Alias *alias) {
  uintptr_t address = (uintptr_t)alias->key;
  switch ((DataNodeKind)alias->kind) {
  case NODE_TYPE:
    return (DataNode){.type = (const Type *)address};
  case NODE_ATTR:
    return (DataNode){.attr = (const Attribute *)address};
  case NODE_LOCATION:
    return (DataNode){.loc = {alias->key}};
  }
  unreachable("node kind");
}

static DataNodeKind node_kind(DataNode node) {
  return node.type ? NODE_TYPE : node.attr ? NODE_ATTR : NODE_LOCATION;
}

/// Has `type` no alias and no parts?
static bool is_plain_type(const Type *type) {
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

/// Has `node` no alias, no part that may have one, and no resource? Most of what
/// is printed is plain, and needs no entry.
static bool is_plain(const Aliases *aliases, DataNode node) {
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

// --- the index ---------------------------------------------------------------

static inline size_t index_place(const AliasIndex *index, uint64_t key) {
  return (size_t)((key * UINT64_C(0x9E3779B97F4A7C15)) >> (64 - index->bits));
}

/// The slot of `key`, free if there is no entry for it.
static uint32_t *index_slot(const Aliases *aliases, uint64_t key) {
  const AliasIndex *index = &aliases->index;
  size_t mask = ((size_t)1 << index->bits) - 1;
  size_t at = index_place(index, key);
  while (index->slots[at] &&
         aliases->entries.data[index->slots[at] - 1].key != key)
    at = (at + 1) & mask;
  return &index->slots[at];
}

/// Makes room for one more entry.
static void index_reserve(Aliases *aliases) {
  enum { FIRST_BITS = 6 };
  AliasIndex *index = &aliases->index;
  size_t size = aliases->entries.size + 1;
  if (size > UINT32_MAX / 2)
    mem_exhausted(size * sizeof(Alias)); // A mark has no room for its number.
  if (index->bits && size <= (size_t)1 << (index->bits - 1))
    return;
  mem_free(index->slots);
  index->bits = index->bits ? index->bits + 1 : FIRST_BITS;
  index->slots = mem_alloc_zero(((size_t)1 << index->bits) * sizeof *index->slots);
  for (size_t i = 0; i < aliases->entries.size; i++)
    *index_slot(aliases, aliases->entries.data[i].key) = (uint32_t)i + 1;
}

/// The number of the entry with `key`, or UINT32_MAX.
static uint32_t entry_number(const Aliases *aliases, uint64_t key) {
  return aliases->index.bits ? *index_slot(aliases, key) - 1 : UINT32_MAX;
}

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

/// The word that the alias of `node` begins with; NULL if it has none, or a
/// dialect gives it.
static const char *alias_name(DataNode node) {
  if (node.type)
    return type_alias_name(node.type);
  return node.attr ? attr_alias_name(node.attr) : "loc";
}

// --- names that dialects give
// --------------------------------------------------

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

/// The text is in `aliases->names`; NULL: none.
static const char *given_name(Aliases *aliases, DataNode node) {
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

static bool has_given_name(const Context *ctx, DataNode node) {
  Stream name = {0};
  bool has_one = write_given_name(ctx, node.attr, &name);
  stream_free(&name);
  return has_one;
}

// --- visiting ----------------------------------------------------------------

/// The resource that `attr`, which may be NULL, names. False: it names none.
static bool find_resource(const Attribute *attr, ResourceUse *use) {
  const DenseResourceAttr *dense = attr_as_dense_resource(attr);
  const DialectAttr *named = attr_as_dialect(attr, NULL);
  if (dense)
    *use = (ResourceUse){STR("builtin"), dense->handle};
  for (size_t i = 0; named && i < named->def->num_params; i++)
    if (named->def->params[i].is_resource) {
      *use = (ResourceUse){named->def->dialect->name,
                           attr_string_value(named->params[i])};
      return true;
    }
  return dense != NULL;
}

/// The entry of `node`, new if `*is_new`.
static uint32_t find_entry(Aliases *aliases, DataNode node, bool deferrable,
                           bool *is_new) {
  uint64_t key = node_key(node);
  index_reserve(aliases);
  uint32_t *slot = index_slot(aliases, key);
  *is_new = *slot == 0;
  if (*slot)
    return *slot - 1;
  const char *name = alias_name(node);
  if (!name)
    name = given_name(aliases, node);
  VECTOR_PUSH(&aliases->entries, (Alias){.key = key,
                                         .name = name,
                                         .depth = name != NULL,
                                         .kind = (uint8_t)node_kind(node),
                                         .is_deferrable = deferrable});
  *slot = (uint32_t)aliases->entries.size;
  ResourceUse resource;
  if (find_resource(node.attr, &resource))
    VECTOR_PUSH(&aliases->resources, resource);
  return (uint32_t)aliases->entries.size - 1;
}

/// `alias` is needed before the IR, and so are its parts.
static void mark_needed(Aliases *aliases, uint32_t alias) {
  if (!aliases->entries.data[alias].is_deferrable)
    return;
  VECTOR(uint32_t) stack = {0};
  VECTOR_PUSH(&stack, alias);
  while (stack.size) {
    Alias *entry = &aliases->entries.data[VECTOR_POP(&stack)];
    if (!entry->is_deferrable)
      continue;
    entry->is_deferrable = false;
    for (uint32_t i = 0; i < entry->num_children; i++)
      VECTOR_PUSH(&stack, aliases->children.data[entry->children + i]);
  }
  VECTOR_FREE(&stack);
}

/// Are all parts of the type written out?
static bool is_written_out(const Type *type) {
  const DialectType *dialect = type ? type_as_dialect(type, NULL) : NULL;
  return dialect && (dialect->def->print ||
                     (dialect->def->syntax &&
                      dialect->def->syntax->has_no_aliases_inside));
}

/// The part of `node` that is printed by itself.
static void push_children(const Context *ctx, DataNode node,
                          DataNodes *children) {
  if (!is_written_out(node.type))
    data_children(ctx, node, children);
}

/// Leaves of the nodes from `first` on those that need an entry.
static void drop_plain_nodes(Aliases *aliases, size_t first) {
  size_t kept = first;
  for (size_t i = first; i < aliases->nodes.size; i++) {
    DataNode node = resolve(aliases->nodes.data[i]);
    if (!is_plain(aliases, node))
      aliases->nodes.data[kept++] = node;
  }
  aliases->nodes.size = kept;
}

/// Begins to visit the parts of `alias`.
static void enter(Aliases *aliases, uint32_t alias) {
  AliasFrame frame = {.alias = alias,
                      .first_node = (uint32_t)aliases->nodes.size};
  push_children(aliases->ctx, alias_node(&aliases->entries.data[alias]),
                &aliases->nodes);
  drop_plain_nodes(aliases, frame.first_node);
  Alias *entry = &aliases->entries.data[alias];
  size_t count = aliases->nodes.size - frame.first_node;
  entry->children = (uint32_t)aliases->children.size;
  VECTOR_RESERVE(&aliases->children, aliases->children.size + count);
  aliases->children.size += count;
  VECTOR_PUSH(&aliases->frames, frame);
}

/// Enters child `child` of the frame's entry, whose depth is known now.
static void record_child(Aliases *aliases, AliasFrame *frame, uint32_t child) {
  Alias *entry = &aliases->entries.data[frame->alias];
  assert(entry->children + entry->num_children < aliases->children.size);
  aliases->children.data[entry->children + entry->num_children++] = child;
  uint32_t depth = aliases->entries.data[child].depth;
  if (depth && depth >= entry->depth)
    entry->depth = depth + 1;
}

/// Logs the visit, unless it would change nothing after the earlier ones. In
/// Aliases.logged: 1 was deferrable, 2 not.
static void log_visit(Aliases *aliases, AliasVisit visit) {
  uint64_t key = node_key(resolve(visit.node));
  uintptr_t unknown = aliases->logged_unknown;
  void *first = (void *)unknown;
  void **slot = key ? ptr_map_slot_wide(&aliases->logged, key) : &first;
  uintptr_t rank = visit.is_deferrable ? 1 : 2;
  if ((uintptr_t)*slot >= rank)
    return;
  *slot = (void *)rank;
  if (!key)
    aliases->logged_unknown = (uint32_t)rank;
  VECTOR_PUSH(&aliases->log, visit);
}

void aliases_visit(Aliases *aliases, DataNode node, bool is_deferrable) {
  node = resolve(node);
  if (is_plain(aliases, node))
    return;
  if (aliases->has_log) {
    log_visit(aliases, (AliasVisit){node, is_deferrable, false});
    return;
  }
  bool is_new;
  uint32_t alias = find_entry(aliases, node, is_deferrable, &is_new);
  if (!is_new) {
    if (!is_deferrable)
      mark_needed(aliases, alias);
    return;
  }
  enter(aliases, alias);
  while (aliases->frames.size) {
    AliasFrame *frame = &VECTOR_LAST(&aliases->frames);
    if (frame->first_node + frame->next == aliases->nodes.size) {
      uint32_t done = frame->alias;
      aliases->nodes.size = frame->first_node;
      aliases->frames.size--;
      if (aliases->frames.size)
        record_child(aliases, &VECTOR_LAST(&aliases->frames), done);
      continue;
    }
    DataNode child = aliases->nodes.data[frame->first_node + frame->next++];
    alias = find_entry(aliases, child, is_deferrable, &is_new);
    if (is_new) {
      enter(aliases, alias);
      continue;
    }
    if (!is_deferrable)
      mark_needed(aliases, alias);
    record_child(aliases, frame, alias);
  }
}

void aliases_visit_without_type(Aliases *aliases, const Attribute *attr) {
  DataNode node = {.attr = attr};
  if (is_plain(aliases, node))
    return;
  if (!attr_type(attr)) {
    aliases_visit(aliases, node, false);
    return;
  }
  if (aliases->has_log) {
    log_visit(aliases, (AliasVisit){node, false, true});
    return;
  }
  bool is_new;
  find_entry(aliases, node, false, &is_new);
}

void aliases_keep_log(Aliases *aliases) {
  Aliases kept = {.log = {0}};
  memcpy(&kept.log, &aliases->log, sizeof kept.log);
  memcpy(&kept.unmet, &aliases->unmet, sizeof kept.unmet);
  memset(&aliases->log, 0, sizeof aliases->log);
  memset(&aliases->unmet, 0, sizeof aliases->unmet);
  aliases_free(aliases);
  *aliases = kept;
}

bool aliases_have_names(const Aliases *aliases, size_t first) {
  for (size_t i = first; i < aliases->entries.size; i++)
    if (aliases->entries.data[i].name)
      return true;
  return false;
}

void aliases_replay(Aliases *aliases, const Aliases *part) {
  for (size_t i = 0; i < part->log.size; i++) {
    const AliasVisit *visit = &part->log.data[i];
    if (visit->is_without_type)
      aliases_visit_without_type(aliases, visit->node.attr);
    else
      aliases_visit(aliases, visit->node, visit->is_deferrable);
  }
  for (size_t i = 0; i < part->unmet.size; i++)
    VECTOR_PUSH(&aliases->unmet, part->unmet.data[i]);
}

/// The aliases of one depth, kind and name. They are numbered in the order of
/// visits.
typedef struct AliasGroup {
  const char *name;
  uint32_t depth;
  bool is_type;
  uint32_t rank;    ///< Among the groups; equal ones have the same.
  uint32_t counter; ///< Its name's, in AliasSort.counters.
} AliasGroup;

/// State for sorting aliases. There are many, but few groups.
typedef struct AliasSort {
  VECTOR(AliasGroup) groups;
  VECTOR(uint32_t) members;  ///< Groups of the entries that have a name.
  VECTOR(uint32_t) counters; ///< Next number of each name.
  PtrMap addresses;          ///< From a name's address to its counter + 1.
  PtrMap index;              ///< From group_key to the group's number + 1.
  StringMap names;           ///< From a name to its counter + 1.
} AliasSort;

static void alias_sort_free(AliasSort *sort) {
  VECTOR_FREE(&sort->groups);
  VECTOR_FREE(&sort->members);
  VECTOR_FREE(&sort->counters);
  ptr_map_free(&sort->addresses);
  ptr_map_free(&sort->index);
  string_map_free(&sort->names);
}

/// The group's key as one number.
static uint64_t group_key(AliasSort *sort, const Alias *alias) {
  void **slot = ptr_map_slot(&sort->addresses, alias->name);
  if (!*slot)
    *slot = (void *)(uintptr_t)sort->addresses.size;
  uint64_t number = (uintptr_t)*slot;
  return number << 33 | (uint64_t)alias->depth << 1 | (alias->kind == NODE_TYPE);
}

static uint32_t name_counter(AliasSort *sort, const char *name) {
  void **slot = string_map_slot(&sort->names, string_ref_from_cstr(name));
  if (!*slot) {
    VECTOR_PUSH(&sort->counters, 0);
    *slot = (void *)(uintptr_t)sort->counters.size;
  }
  return (uint32_t)(uintptr_t)*slot - 1;
}

static uint32_t alias_group(AliasSort *sort, const Alias *alias) {
  void **slot = ptr_map_slot_wide(&sort->index, group_key(sort, alias));
  if (!*slot) {
    VECTOR_PUSH(&sort->groups,
                (AliasGroup){.name = alias->name,
                             .depth = alias->depth,
                             .is_type = alias->kind == NODE_TYPE,
                             .counter = name_counter(sort, alias->name)});
    *slot = (void *)(uintptr_t)sort->groups.size;
  }
  return (uint32_t)(uintptr_t)*slot - 1;
}

static int compare_groups(const void *lhs_place, const void *rhs_place) {
  const AliasGroup *lhs = *(AliasGroup *const *)lhs_place;
  const AliasGroup *rhs = *(AliasGroup *const *)rhs_place;
  if (lhs->depth != rhs->depth)
    return lhs->depth < rhs->depth ? -1 : 1;
  if (lhs->is_type != rhs->is_type)
    return lhs->is_type ? -1 : 1;
  return strcmp(lhs->name, rhs->name);
}

static void rank_groups(AliasSort *sort) {
  VECTOR(AliasGroup *) order = {0};
  for (size_t i = 0; i < sort->groups.size; i++)
    VECTOR_PUSH(&order, &sort->groups.data[i]);
  if (order.size)
    qsort(order.data, order.size, sizeof *order.data, compare_groups);
  for (size_t i = 0; i < order.size; i++) {
    bool is_equal = i && !compare_groups(&order.data[i - 1], &order.data[i]);
    order.data[i]->rank = is_equal ? order.data[i - 1]->rank : (uint32_t)i;
  }
  VECTOR_FREE(&order);
}

/// Fills Aliases.named, sorted by rank and then by visit.
static void order_aliases(Aliases *aliases, AliasSort *sort) {
  for (size_t i = 0; i < aliases->entries.size; i++)
    if (aliases->entries.data[i].name)
      VECTOR_PUSH(&sort->members, alias_group(sort, &aliases->entries.data[i]));
  rank_groups(sort);
  VECTOR(uint32_t) next = {0}; // Index of the next one of each rank.
  for (size_t i = 0; i <= sort->groups.size; i++)
    VECTOR_PUSH(&next, 0);
  for (size_t i = 0; i < sort->members.size; i++)
    next.data[sort->groups.data[sort->members.data[i]].rank + 1]++;
  for (size_t i = 1; i < next.size; i++)
    next.data[i] += next.data[i - 1];
  VECTOR_RESERVE(&aliases->named, sort->members.size);
  aliases->named.size = sort->members.size;
  for (size_t i = 0, member = 0; i < aliases->entries.size; i++) {
    if (!aliases->entries.data[i].name)
      continue;
    uint32_t rank = sort->groups.data[sort->members.data[member++]].rank;
    aliases->named.data[next.data[rank]++] = (uint32_t)i;
  }
  VECTOR_FREE(&next);
}

static void print_alias_name(const Alias *alias, Stream *out) {
  stream_char(out, alias->kind == NODE_TYPE ? '!' : '#');
  size_t size = strlen(alias->name);
  stream_bytes(out, alias->name, size);
  if (!alias->suffix)
    return;
  if (alias->name[size - 1] >= '0' && alias->name[size - 1] <= '9')
    stream_char(out, '_');
  stream_uint(out, alias->suffix);
}

/// Enters the name of `alias` with its number. False if another alias has that
/// name.
static bool take_name(Aliases *aliases, StringMap *used, const Alias *alias) {
  Stream text = {0};
  print_alias_name(alias, &text);
  StringRef name = {arena_copy_text(&aliases->names, text.data, text.size),
                    text.size};
  stream_free(&text);
  void **slot = string_map_slot(used, name);
  bool is_free = *slot == NULL;
  *slot = aliases;
  return is_free;
}

void aliases_finish(Aliases *aliases) {
  assert(!aliases->frames.size && !aliases->named.size);
  AliasSort sort = {0};
  order_aliases(aliases, &sort);
  StringMap used = {0};
  for (size_t i = 0; i < aliases->named.size; i++) {
    Alias *entry = &aliases->entries.data[aliases->named.data[i]];
    uint32_t group = alias_group(&sort, entry);
    uint32_t *counter = &sort.counters.data[sort.groups.data[group].counter];
    entry->suffix = *counter;
    while (aliases->has_given_names && !take_name(aliases, &used, entry))
      entry->suffix++;
    *counter = entry->suffix + 1;
  }
  string_map_free(&used);
  alias_sort_free(&sort);
}

/// The entry with `key`, or NULL.
static const Alias *entry_of(const Aliases *aliases, uint64_t key) {
  uint32_t number = entry_number(aliases, key);
  return number == UINT32_MAX ? NULL : &aliases->entries.data[number];
}

bool aliases_print_use(void *user, DataNode node, Stream *out) {
  const Aliases *aliases = user;
  node = resolve(node);
  const Alias *alias =
      is_plain(aliases, node) ? NULL : entry_of(aliases, node_key(node));
  if (!alias || !alias->name || (aliases->is_defining && !alias->is_defined))
    return false;
  print_alias_name(alias, out);
  return true;
}

static void print_definition(Alias *alias, DataPrinter *printer, Stream *out) {
  assert(alias->name && !alias->is_defined);
  print_alias_name(alias, out);
  stream_bytes(out, " = ", 3);
  bool has_brackets = alias->kind == NODE_LOCATION &&
                      !location_dialect_attr(alias_node(alias).loc) &&
                      !printer->options->pretty_debug_info;
  stream_cstr(out, has_brackets ? "loc(" : "");
  data_print_definition(printer, out, alias_node(alias));
  stream_cstr(out, has_brackets ? ")\n" : "\n");
  alias->is_defined = true;
}

bool aliases_print_definitions(Aliases *aliases, DataPrinter *printer,
                               Stream *out, bool deferred, size_t *next) {
  enum { MAX_AT_ONCE = 64 << 10 };
  size_t end = out->size + MAX_AT_ONCE;
  aliases->is_defining = true; // A type in its own body comes before itself.
  for (; *next < aliases->named.size && out->size < end; ++*next) {
    Alias *alias = &aliases->entries.data[aliases->named.data[*next]];
    if (alias->is_deferrable == deferred)
      print_definition(alias, printer, out);
  }
  aliases->is_defining = false;
  return *next < aliases->named.size;
}

// --- marks -------------------------------------------------------------------

/// A mark is a NUL, which the text does not have, and a key, or in its place the
/// number of an entry. It is as long as the longest name that may replace it.
enum { MARK_SIZE = 1 + sizeof(uint64_t), LONGEST_NUMBER = 10 };

static size_t mark_size(const char *name) {
  return strlen("#_") + strlen(name) + LONGEST_NUMBER;
}
_Static_assert(sizeof "#_" + LONGEST_NUMBER > MARK_SIZE, "a key fits");

/// The number of an entry in the place of a key. No address and, as it is even,
/// no location is like that.
static uint64_t mark_of_entry(uint32_t number) {
  return (uint64_t)UINT32_MAX << 32 | (uint64_t)number << 1;
}

static const Alias *entry_of_mark(const Aliases *aliases, uint64_t key) {
  if (key >> 32 == UINT32_MAX && !(key & 1))
    return &aliases->entries.data[(uint32_t)key >> 1];
  return entry_of(aliases, key);
}

/// The word that the alias of `node`, which has no entry, begins with, or NULL.
static const char *unmet_name(Aliases *aliases, DataNode node) {
  const char *name = alias_name(node);
  if (!name)
    name = given_name(aliases, node);
  if (!name || !aliases->is_unsure)
    return name; // If it is never visited, aliases_resolve fails.
  VECTOR_PUSH(&aliases->unmet, node);
  return NULL;
}

bool aliases_print_mark(void *user, DataNode node, Stream *out) {
  Aliases *aliases = user;
  node = resolve(node);
  if (is_plain(aliases, node))
    return false;
  uint64_t key = node_key(node);
  uint32_t number = aliases->has_log ? UINT32_MAX : entry_number(aliases, key);
  bool is_met = number != UINT32_MAX;
  const char *name = is_met ? aliases->entries.data[number].name
                            : unmet_name(aliases, node);
  if (!name)
    return false;
  if (is_met)
    key = mark_of_entry(number);
  size_t size = mark_size(name);
  char *mark = stream_reserve(out, size);
  mark[0] = '\0';
  memcpy(mark + 1, &key, sizeof key);
  memset(mark + MARK_SIZE, ' ', size - MARK_SIZE);
  out->size += size;
  return true;
}

/// Replaces the marks in `text` by names. Gives the new size, which is no
/// larger; SIZE_MAX if something has no alias. `name` is scratch.
static size_t resolve_text(const Aliases *aliases, char *text, size_t size,
                           Stream *name) {
  const char *end = text + size;
  const char *from = memchr(text, '\0', size);
  if (!from)
    return size;
  char *to = text + (from - text);
  while (from < end) {
    uint64_t key;
    memcpy(&key, from + 1, sizeof key);
    const Alias *alias = entry_of_mark(aliases, key);
    if (!alias || !alias->name)
      return SIZE_MAX;
    name->size = 0;
    print_alias_name(alias, name);
    from += mark_size(alias->name);
    memcpy(to, name->data, name->size);
    to += name->size;
    const char *next = memchr(from, '\0', (size_t)(end - from));
    size_t plain = (size_t)((next ? next : end) - from);
    memmove(to, from, plain);
    to += plain;
    from += plain;
    assert(to <= from); // A name is no longer than its mark.
  }
  return (size_t)(to - text);
}

bool aliases_resolve(const Aliases *aliases, TextPieces *text, size_t first) {
  for (size_t i = 0; i < aliases->unmet.size; i++) {
    const Alias *alias = entry_of(aliases, node_key(aliases->unmet.data[i]));
    if (alias && alias->name)
      return false;
  }
  Stream name = {0};
  bool ok = true;
  for (size_t i = first; ok && i < text->pieces.size; i++) {
    TextPiece *piece = &text->pieces.data[i];
    char *data = text->streams.data[piece->stream].data + piece->begin;
    piece->size = resolve_text(aliases, data, piece->size, &name);
    ok = piece->size != SIZE_MAX;
  }
  stream_free(&name);
  return ok;
}

// --- is there anything to do? ------------------------------------------------

enum { NUM_RECENT_NODES = 256 };

/// Searches for things with aliases. Those without one are remembered.
typedef struct AliasSearch {
  uint64_t recent[NUM_RECENT_NODES]; ///< By key: they have none.
  PtrMap visited;
  DataNodes nodes;
  const Context *ctx;
  bool found;
} AliasSearch;

static void search_deep(AliasSearch *search, DataNode node) {
  VECTOR_PUSH(&search->nodes, node);
  while (search->nodes.size && !search->found) {
    node = VECTOR_POP(&search->nodes);
    // Locations print without aliases unless all of them are printed.
    if (!(node.type || node.attr))
      continue;
    void **visited = ptr_map_slot_wide(&search->visited, node_key(node));
    if (*visited)
      continue;
    *visited = search;
    ResourceUse use;
    if (alias_name(node) || has_given_name(search->ctx, node) ||
        attr_as_location(node.attr) || find_resource(node.attr, &use))
      search->found = true;
    else
      push_children(search->ctx, node, &search->nodes);
  }
}

static void search_node(AliasSearch *search, DataNode node) {
  uint64_t key = node_key(node);
  if (!key)
    return;
  uint64_t hash = key >> 4;
  uint64_t *recent = &search->recent[(hash ^ (hash >> 8)) % NUM_RECENT_NODES];
  if (*recent == key)
    return;
  search_deep(search, node);
  *recent = key;
}

static void search_op(AliasSearch *search, const Operation *op) {
  for (uint32_t i = 0; i < op->num_results; i++)
    search_node(search, (DataNode){.type = op->results[i].type});
  if (op->attrs)
    search_node(search, (DataNode){.attr = op->attrs});
  for (unsigned i = 0; i < op->num_props; i++)
    if (op_props(op)[i])
      search_node(search, (DataNode){.attr = op_props(op)[i]});
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      for (uint32_t j = 0; j < block->num_arguments; j++)
        search_node(search,
                    (DataNode){.type = block->arguments[j]->value.type});
}

/// Operation after `op` below `root`, in preorder.
static const Operation *next_op(const Operation *root, const Operation *op) {
  for (unsigned i = 0; i < op->num_regions; i++)
    FOR_EACH_BLOCK(block, op_region(op, i))
      if (block->first)
        return block->first;
  while (op != root) {
    if (op->next)
      return op->next;
    const Block *block = op->block;
    for (block = block->next; block; block = block->next)
      if (block->first)
        return block->first;
    const Region *region = op->block->parent;
    op = region->parent;
    for (unsigned i = region->index + 1; i < op->num_regions; i++)
      FOR_EACH_BLOCK(next, op_region(op, i))
        if (next->first)
          return next->first;
  }
  return NULL;
}

bool aliases_may_exist(const Context *ctx, const Operation *root) {
  if (!context_has_aliasable(ctx))
    return false;
  AliasSearch search = {.ctx = ctx};
  // The operands of nested operations are results of nested ones, or are these.
  for (uint32_t i = 0; i < root->num_operands; i++)
    if (op_operand(root, i))
      search_node(&search, (DataNode){.type = op_operand_type(root, i)});
  for (const Operation *op = root; op && !search.found; op = next_op(root, op))
    search_op(&search, op);
  ptr_map_free(&search.visited);
  VECTOR_FREE(&search.nodes);
  return search.found;
}

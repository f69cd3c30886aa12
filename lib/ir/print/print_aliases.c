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

#include "ir/print/alias_internal.h"
#include "ir/syntax/data_syntax.h"

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

// --- the index ---------------------------------------------------------------

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
  index->slots =
      mem_alloc_zero(((size_t)1 << index->bits) * sizeof *index->slots);
  for (size_t i = 0; i < aliases->entries.size; i++)
    *index_slot(aliases, aliases->entries.data[i].key) = (uint32_t)i + 1;
}

// --- visiting ----------------------------------------------------------------

bool find_resource(const Attribute *attr, ResourceUse *use) {
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
  return dialect &&
         (dialect->def->print || (dialect->def->syntax &&
                                  dialect->def->syntax->has_no_aliases_inside));
}

void push_children(const Context *ctx, DataNode node, DataNodes *children) {
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
  aliases->num_logged++;
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
  return number << 33 | (uint64_t)alias->depth << 1 |
         (alias->kind == NODE_TYPE);
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

void print_alias_name(const Alias *alias, Stream *out) {
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

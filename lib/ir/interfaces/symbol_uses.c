// SPDX-License-Identifier: Apache-2.0
// References to symbols, wherever in an operation's attributes they are.
#include "ir/interfaces/symbol_uses.h"

void symbol_uses_free(SymbolUses *uses) {
  VECTOR_FREE(&uses->refs);
  VECTOR_FREE(&uses->known);
  VECTOR_FREE(&uses->ranges);
  VECTOR_FREE(&uses->nodes);
  VECTOR_FREE(&uses->visited);
  ptr_map_free(&uses->range_of);
  ptr_map_free(&uses->without);
  ptr_map_free(&uses->seen);
}

/// Numbers and names, as most attributes are, have no references.
static bool may_refer(const Attribute *attr) {
  if (!attr)
    return false;
  AttrKind kind = attr_kind(attr);
  if (kind != ATTR_INTEGER && kind != ATTR_FLOAT && kind != ATTR_STRING)
    return kind != ATTR_UNIT;
  const Type *type = attr_type(attr);
  return type && type_kind(type) != TYPE_INTEGER &&
         type_kind(type) != TYPE_INDEX && type_kind(type) != TYPE_FLOAT &&
         type_kind(type) != TYPE_NONE;
}

bool op_may_use_symbols(const Operation *op) {
  const Attribute **props = op_props(op);
  for (unsigned i = 0; i < op->num_props; i++)
    if (may_refer(props[i]))
      return true;
  return op->attrs != NULL;
}

/// The references in one attribute, a part of SymbolUses.known.
struct SymbolRefRange {
  size_t begin, end;
};

/// Visits `node`, unless that was done before.
static void visit_node(Context *ctx, SymbolUses *uses, DataNode node) {
  const void *key = node.attr ? (const void *)node.attr : node.type;
  if (!key || (node.attr && !may_refer(node.attr)) ||
      ptr_map_has(&uses->without, key) || ptr_map_has(&uses->seen, key))
    return;
  ptr_map_set(&uses->seen, key, uses);
  VECTOR_PUSH(&uses->visited, key);
  const SymbolRefAttr *ref = attr_as_symbol_ref(node.attr);
  if (ref)
    VECTOR_PUSH(&uses->known, ref);
  else
    data_children(ctx, node, &uses->nodes);
}

/// Finds all references in `root`. If there are none, its parts have none
/// either.
static struct SymbolRefRange search(Context *ctx, SymbolUses *uses,
                                    const Attribute *root) {
  struct SymbolRefRange range = {.begin = uses->known.size};
  ptr_map_clear(&uses->seen);
  uses->visited.size = 0;
  VECTOR_PUSH(&uses->nodes, (DataNode){.attr = root});
  while (uses->nodes.size)
    visit_node(ctx, uses, VECTOR_POP(&uses->nodes));
  range.end = uses->known.size;
  if (range.begin == range.end)
    for (size_t i = 0; i < uses->visited.size; i++)
      ptr_map_set(&uses->without, uses->visited.data[i], uses);
  return range;
}

/// Adds the references in `attr`, which may be NULL.
static void add_attr(Context *ctx, SymbolUses *uses, const Attribute *attr) {
  if (!may_refer(attr) || ptr_map_has(&uses->without, attr))
    return;
  void **slot = ptr_map_slot(&uses->range_of, attr);
  if (!*slot) {
    VECTOR_PUSH(&uses->ranges, search(ctx, uses, attr));
    *slot = (void *)(uintptr_t)uses->ranges.size;
  }
  struct SymbolRefRange range = uses->ranges.data[(uintptr_t)*slot - 1];
  for (size_t i = range.begin; i < range.end; i++)
    VECTOR_PUSH(&uses->refs, uses->known.data[i]);
}

/// Keeps the first of equal references.
static void drop_repeated(SymbolUses *uses) {
  size_t kept = 0;
  ptr_map_clear(&uses->seen);
  for (size_t i = 0; i < uses->refs.size; i++) {
    const SymbolRefAttr *ref = uses->refs.data[i];
    if (ptr_map_has(&uses->seen, ref))
      continue;
    ptr_map_set(&uses->seen, ref, uses);
    uses->refs.data[kept++] = ref;
  }
  uses->refs.size = kept;
}

void symbol_uses_collect(Context *ctx, const Operation *op, SymbolUses *uses) {
  uses->refs.size = 0;
  const DictionaryAttr *attrs = attr_as_dictionary(op->attrs);
  for (size_t i = attrs ? attrs->size : 0; i > 0; i--)
    add_attr(ctx, uses, attrs->entries[i - 1].value);
  for (unsigned i = op->num_props; i > 0; i--)
    add_attr(ctx, uses, op_prop(op, i - 1));
  if (uses->refs.size > 1)
    drop_repeated(uses);
}

bool op_may_be_unknown_symbol_table(const Operation *op) {
  return op->num_regions == 1 && op->def->is_unregistered && !op->def->dialect;
}

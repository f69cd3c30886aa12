// SPDX-License-Identifier: Apache-2.0
// References to symbols, wherever in an operation's attributes they are.
#include "ir/interfaces/symbol_uses.h"

void symbol_uses_free(SymbolUses *uses) {
  VECTOR_FREE(&uses->refs);
  VECTOR_FREE(&uses->nodes);
  ptr_map_free(&uses->seen);
}

/// Numbers and names, which most attributes are, hold no reference.
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

static void push_attr(SymbolUses *uses, const Attribute *attr) {
  if (may_refer(attr))
    VECTOR_PUSH(&uses->nodes, (DataNode){.attr = attr});
}

void symbol_uses_collect(Context *ctx, const Operation *op, SymbolUses *uses) {
  uses->refs.size = 0;
  for (unsigned i = 0; i < op->num_props; i++)
    push_attr(uses, op_prop(op, i));
  push_attr(uses, op->attrs);
  if (!uses->nodes.size)
    return;
  ptr_map_clear(&uses->seen);
  while (uses->nodes.size) {
    DataNode node = VECTOR_POP(&uses->nodes);
    const void *key = node.attr ? (const void *)node.attr : node.type;
    if (!key || ptr_map_has(&uses->seen, key))
      continue;
    ptr_map_set(&uses->seen, key, uses);
    const SymbolRefAttr *ref = attr_as_symbol_ref(node.attr);
    if (ref)
      VECTOR_PUSH(&uses->refs, ref);
    else
      data_children(ctx, node, &uses->nodes);
  }
}

bool op_may_be_unknown_symbol_table(const Operation *op) {
  return op->num_regions == 1 && op->def->is_unregistered && !op->def->dialect;
}

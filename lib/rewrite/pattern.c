// SPDX-License-Identifier: Apache-2.0
// Pattern sets are collected as an array and then frozen into lists by root. A
// root is an OpDef, or a name if the operation is not registered. Patterns that
// give the same operation in either way end up in the same list.
#include "rewrite/pattern.h"

#include <assert.h>

void pattern_set_free(PatternSet *set) { VECTOR_FREE(&set->patterns); }

void pattern_set_add(PatternSet *set, const RewritePattern *table, size_t count,
                     const TypeConverter *converter, const void *user) {
  for (size_t i = 0; i < count; i++) {
    assert(!table[i].run != !table[i].convert);
    assert(!table[i].root || !table[i].root_name.size);
    assert(!table[i].operand_def || table[i].root);
    VECTOR_PUSH(&set->patterns, table[i]);
    RewritePattern *added = &VECTOR_LAST(&set->patterns);
    added->converter = converter;
    if (user)
      added->user = user;
  }
}

void pattern_set_add_table(PatternSet *set, const PatternTable *table,
                           const TypeConverter *converter, const void *user) {
  pattern_set_add(set, table->patterns, table->num_patterns, converter, user);
}

/// The lists while they are built: which list each pattern belongs to, and how
/// long each list gets. List 0 has the patterns without a root.
typedef struct PatternGroups {
  uint32_t *group_of; ///< The list number of each pattern.
  VECTOR(uint32_t) sizes;
  StringMap by_name; ///< Group number of each root's name.
} PatternGroups;

static uint32_t group_of_name(PatternGroups *groups, StringRef name) {
  void **slot = string_map_slot(&groups->by_name, name);
  if (!*slot) {
    *slot = (void *)(uintptr_t)groups->sizes.size;
    VECTOR_PUSH(&groups->sizes, 0);
  }
  return (uint32_t)(uintptr_t)*slot;
}

static bool has_root(const RewritePattern *pattern) {
  return pattern->root || pattern->root_name.size;
}

static StringRef root_name_of(const RewritePattern *pattern) {
  return pattern->root ? pattern->root->name : pattern->root_name;
}

static void group_patterns(PatternGroups *groups,
                           const FrozenPatternSet *frozen) {
  VECTOR_PUSH(&groups->sizes, 0);
  for (size_t i = 0; i < frozen->size; i++) {
    const RewritePattern *pattern = &frozen->patterns[i];
    uint32_t group = 0;
    if (has_root(pattern))
      group = group_of_name(groups, root_name_of(pattern));
    groups->group_of[i] = group;
    groups->sizes.data[group]++;
  }
}

static PatternList *list_create(FrozenPatternSet *frozen, uint32_t capacity) {
  PatternList *list = arena_alloc(
      &frozen->arena, sizeof *list + capacity * sizeof list->patterns[0]);
  list->size = 0;
  return list;
}

/// Creates the lists for all roots, OpDefs and names, and fills them in order.
static void fill_lists(FrozenPatternSet *frozen, const PatternGroups *groups) {
  PatternList **lists =
      mem_alloc((groups->sizes.size + 1) * sizeof(PatternList *));
  for (size_t i = 0; i < groups->sizes.size; i++)
    lists[i] = groups->sizes.data[i]
                   ? list_create(frozen, groups->sizes.data[i])
                   : NULL;
  for (size_t i = 0; i < frozen->size; i++) {
    const RewritePattern *pattern = &frozen->patterns[i];
    PatternList *list = lists[groups->group_of[i]];
    assert(list->size < groups->sizes.data[groups->group_of[i]]);
    list->patterns[list->size++] = pattern;
    if (pattern->root)
      ptr_map_set(&frozen->by_root, pattern->root, list);
    else if (has_root(pattern))
      string_map_set(&frozen->by_name, pattern->root_name, list);
  }
  for (size_t i = 0; i < groups->sizes.size; i++)
    assert(!lists[i] || lists[i]->size == groups->sizes.data[i]);
  frozen->any = lists[0];
  mem_free(lists);
}

void frozen_pattern_set_init(FrozenPatternSet *frozen, const PatternSet *set) {
  *frozen = (FrozenPatternSet){.size = set->patterns.size};
  arena_init(&frozen->arena);
  frozen->patterns =
      arena_copy(&frozen->arena, set->patterns.data,
                 set->patterns.size * sizeof *set->patterns.data);
  PatternGroups groups = {.group_of =
                              mem_alloc((frozen->size + 1) * sizeof(uint32_t))};
  group_patterns(&groups, frozen);
  fill_lists(frozen, &groups);
  mem_free(groups.group_of);
  VECTOR_FREE(&groups.sizes);
  string_map_free(&groups.by_name);
}

void frozen_pattern_set_free(FrozenPatternSet *frozen) {
  ptr_map_free(&frozen->by_root);
  string_map_free(&frozen->by_name);
  arena_free(&frozen->arena);
  *frozen = (FrozenPatternSet){0};
}

const PatternList *frozen_pattern_set_for(const FrozenPatternSet *frozen,
                                          const OpDef *def) {
  const PatternList *list = ptr_map_get(&frozen->by_root, def);
  if (!list && frozen->by_name.size)
    list = string_map_get(&frozen->by_name, def->name);
  return list;
}

// SPDX-License-Identifier: Apache-2.0
// A hash table with chains, linked lists, and a binary tree.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Entry {
  struct Entry *next;
  char *key;
  int value;
} Entry;

typedef struct Table {
  Entry **buckets;
  size_t capacity, size;
} Table;

static uint64_t hash_text(const char *s) {
  uint64_t h = 14695981039346656037ull;
  while (*s)
    h = (h ^ (unsigned char)*s++) * 1099511628211ull;
  return h;
}

static void grow(Table *table) {
  size_t capacity = table->capacity ? table->capacity * 2 : 8;
  Entry **buckets = calloc(capacity, sizeof *buckets);
  if (!buckets)
    abort();
  for (size_t i = 0; i < table->capacity; i++)
    for (Entry *e = table->buckets[i], *next; e; e = next) {
      next = e->next;
      size_t at = hash_text(e->key) & (capacity - 1);
      e->next = buckets[at];
      buckets[at] = e;
    }
  free(table->buckets);
  table->buckets = buckets;
  table->capacity = capacity;
}

static int *lookup(Table *table, const char *key) {
  if (table->size >= table->capacity)
    grow(table);
  size_t at = hash_text(key) & (table->capacity - 1);
  for (Entry *e = table->buckets[at]; e; e = e->next)
    if (!strcmp(e->key, key))
      return &e->value;
  Entry *e = malloc(sizeof *e);
  *e = (Entry){table->buckets[at], strdup(key), 0};
  table->buckets[at] = e;
  table->size++;
  return &e->value;
}

typedef struct Tree {
  struct Tree *kids[2];
  int key;
  unsigned count : 24, is_marked : 1;
} Tree;

static Tree *insert(Tree *tree, int key) {
  if (!tree) {
    tree = calloc(1, sizeof *tree);
    tree->key = key;
  }
  if (key == tree->key)
    tree->count++;
  else
    tree->kids[key > tree->key] = insert(tree->kids[key > tree->key], key);
  return tree;
}

static int depth(const Tree *tree) {
  if (!tree)
    return 0;
  int a = depth(tree->kids[0]), b = depth(tree->kids[1]);
  return 1 + (a > b ? a : b);
}

static void release(Tree *tree) {
  if (!tree)
    return;
  release(tree->kids[0]);
  release(tree->kids[1]);
  free(tree);
}

int main(void) {
  Table table = {0};
  char key[16];
  for (int i = 0; i < 500; i++) {
    snprintf(key, sizeof key, "k%d", i * i % 127);
    *lookup(&table, key) += i;
  }
  uint64_t sum = 0;
  for (size_t i = 0; i < table.capacity; i++)
    while (table.buckets[i]) {
      Entry *e = table.buckets[i];
      sum += hash_text(e->key) % 97 * (unsigned)e->value;
      table.buckets[i] = e->next;
      free(e->key);
      free(e);
    }
  free(table.buckets);
  Tree *tree = NULL;
  for (unsigned i = 0, x = 1; i < 200; i++, x = x * 75 % 65537)
    tree = insert(tree, (int)(x % 150));
  printf("%zu %llu %d %u\n", table.size, (unsigned long long)sum, depth(tree),
         tree->count);
  release(tree);
  return 0;
}

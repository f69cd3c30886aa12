// SPDX-License-Identifier: Apache-2.0
// Each operation counts the files that are written for it. A file name has the
// counts of all operations around it, so that files sort in the order of
// passes.
#include "pass/ir_tree.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include "ir/interfaces/symbol_table.h"

void ir_tree_init(IrTree *tree, const char *root) {
  *tree = (IrTree){.root = root};
  pthread_mutex_init(&tree->mutex, NULL);
  arena_init(&tree->arena);
}

void ir_tree_free(IrTree *tree) {
  pthread_mutex_destroy(&tree->mutex);
  ptr_map_free(&tree->counts);
  arena_free(&tree->arena);
}

void ir_tree_restart(IrTree *tree) {
  const char *root = tree->root;
  ir_tree_free(tree);
  ir_tree_init(tree, root);
}

/// The file count of `op`, which starts at 0.
static size_t *count_of(IrTree *tree, const Operation *op, bool *is_new) {
  void **slot = ptr_map_slot(&tree->counts, op);
  *is_new = !*slot;
  if (*is_new)
    *slot = arena_alloc_zero(&tree->arena, sizeof(size_t));
  return *slot;
}

typedef struct PathStep {
  const Operation *op;
  size_t number;
} PathStep;

typedef VECTOR(PathStep) Path;

/// Numbers the operations from `op` outwards.
static void number_path(IrTree *tree, const Operation *op, Path *path) {
  pthread_mutex_lock(&tree->mutex);
  for (const Operation *at = op; at; at = op_parent(at)) {
    bool is_new;
    size_t *count = count_of(tree, at, &is_new);
    if (at == op && !is_new)
      ++*count;
    VECTOR_PUSH(path, ((PathStep){at, *count}));
  }
  pthread_mutex_unlock(&tree->mutex);
}

/// Writes `func_func_a` for `func.func @a`. A name never leads out of its
/// folder.
static void print_folder(Stream *path, const Operation *op) {
  StringRef name = op_name(op), symbol = symbol_name(op);
  if (!symbol.size)
    symbol = STR("no-symbol-name");
  stream_char(path, '/');
  for (size_t i = 0; i < name.size; i++)
    stream_char(path, name.data[i] == '.' ? '_' : name.data[i]);
  stream_char(path, '_');
  for (size_t i = 0; i < symbol.size; i++)
    stream_char(path, symbol.data[i] && !strchr("/\\", symbol.data[i])
                          ? symbol.data[i]
                          : '_');
}

static const char *terminated(Stream *stream) {
  stream_char(stream, '\0');
  stream->size--;
  return stream->data;
}

static bool make_folder(Stream *path, Stream *messages) {
  const char *name = terminated(path);
  if (!mkdir(name, 0777) || errno == EEXIST)
    return true;
  stream_format(messages, "Error while creating directory %s: %s\n", name,
                strerror(errno));
  return false;
}

bool ir_tree_open(const IrTree *tree, Stream *messages) {
  Stream path = {0};
  stream_cstr(&path, tree->root);
  bool ok = make_folder(&path, messages);
  stream_free(&path);
  return ok;
}

/// Makes the folders from the root on. `out` is the innermost one.
static bool make_folders(const IrTree *tree, const Path *path, Stream *out,
                         Stream *messages) {
  stream_cstr(out, tree->root);
  for (size_t i = path->size; i-- > 0;) {
    print_folder(out, path->data[i].op);
    if (!make_folder(out, messages))
      return false;
  }
  return true;
}

static void print_file_name(Stream *out, const Path *path,
                            const PassDef *pass) {
  stream_char(out, '/');
  for (size_t i = path->size; i-- > 0;)
    stream_format(out, "%zu_", path->data[i].number);
  stream_format(out, "%s.mlir", pass->flag);
}

void ir_tree_write(IrTree *tree, const Operation *op, const PassDef *pass,
                   StringRef text, Stream *messages) {
  Path path = {0};
  Stream name = {0};
  number_path(tree, op, &path);
  bool ok = make_folders(tree, &path, &name, messages);
  if (ok) {
    print_file_name(&name, &path, pass);
    const char *file = terminated(&name);
    int error = file_write_atomic(file, text);
    if (error)
      stream_format(messages,
                    "Error opening output file %s: cannot open output file "
                    "'%s': %s\n",
                    file, file, strerror(error));
    ok = !error;
  }
  if (!ok) {
    pthread_mutex_lock(&tree->mutex);
    tree->has_failed = true;
    pthread_mutex_unlock(&tree->mutex);
  }
  stream_free(&name);
  VECTOR_FREE(&path);
}

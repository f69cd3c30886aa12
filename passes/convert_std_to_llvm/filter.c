// SPDX-License-Identifier: Apache-2.0
// The dialects that -convert-to-llvm is told to lower. As in mlir-opt, one must
// have been loaded: an operation is of it, or of a dialect that needs it.
#include "passes/convert_std_to_llvm/filter.h"

#include "dialects/arith/arith.h"
#include "dialects/builtin/builtin.h"
#include "dialects/cf/cf.h"
#include "dialects/complex/complex.h"
#include "dialects/func/func.h"
#include "dialects/index/index.h"
#include "dialects/llvm/llvm.h"
#include "dialects/math/math.h"
#include "dialects/memref/memref.h"
#include "dialects/std/std.h"
#include "dialects/ub/ub.h"
#include "ir/walk.h"

/// What is lowered, and for which other dialects each is loaded.
static const struct {
  const DialectDef *dialect;
  const char *for_dialects; ///< Names with commas around.
} lowered[] = {
    {&arith_dialect, ",cf,complex,func,math,memref,scf,vector,"},
    {&cf_dialect, ",func,"},
    {&complex_dialect, ""},
    {&func_dialect, ""},
    {&index_dialect, ""},
    {&math_dialect, ""},
    {&memref_dialect, ""},
    {&std_dialect, ""},
    {&ub_dialect, ",vector,"},
};

/// Is `name` in `list`?
static bool is_listed(const char *list, StringRef name) {
  const char *at = list;
  while ((at = strchr(at, ',')) && *++at)
    if (strncmp(at, name.data, name.size) == 0 && at[name.size] == ',')
      return true;
  return false;
}

static bool is_loaded(Operation *root, StringRef name,
                      const char *for_dialects) {
  FOR_EACH_OP_PREORDER(op, root) {
    const DialectDef *dialect = op->def->dialect;
    if (dialect && (string_ref_equals(dialect->name, name) ||
                    is_listed(for_dialects, dialect->name)))
      return true;
  }
  return false;
}

static bool add_dialect(DialectFilter *filter, Context *ctx, Operation *root,
                        StringRef name) {
  const DialectDef *dialect = NULL;
  const char *for_dialects = "";
  for (size_t i = 0; i < ARRAY_LENGTH(lowered); i++)
    if (string_ref_equals(lowered[i].dialect->name, name)) {
      dialect = lowered[i].dialect;
      for_dialects = lowered[i].for_dialects;
    }
  bool is_always_loaded = string_ref_equals(name, builtin_dialect.name) ||
                          string_ref_equals(name, llvm_dialect.name);
  const char *problem = NULL;
  if (!is_always_loaded && !is_loaded(root, name, for_dialects))
    problem = "dialect not loaded";
  else if (!dialect)
    problem = "dialect does not implement ConvertToLLVMPatternInterface";
  else if (filter->count == MAX_FILTER_DIALECTS)
    problem = "too many dialects";
  if (problem) {
    location_emit(ctx, location_unknown(), DIAG_ERROR, "%s: %.*s\n", problem,
                  STR_ARGS(name));
    return false;
  }
  filter->dialects[filter->count++] = dialect;
  return true;
}

bool dialect_filter_init(DialectFilter *filter, Context *ctx, Operation *root,
                         StringRef names) {
  *filter = (DialectFilter){.count = 0};
  while (names.size) {
    size_t end = 0;
    while (end < names.size && names.data[end] != ',')
      end++;
    if (!add_dialect(filter, ctx, root, string_ref(names.data, end)))
      return false;
    names = string_ref_drop(names, end < names.size ? end + 1 : end);
  }
  return true;
}

bool dialect_filter_takes(const DialectFilter *filter,
                          const DialectDef *dialect) {
  for (unsigned i = 0; i < filter->count; i++)
    if (filter->dialects[i] == dialect)
      return true;
  return filter->count == 0;
}

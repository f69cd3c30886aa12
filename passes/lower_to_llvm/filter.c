// SPDX-License-Identifier: Apache-2.0
// The dialects that -convert-to-llvm is told to lower. As in mlir-opt, a
// dialect must be loaded: the module has an operation of it, or of a dialect
// that depends on it.
#include "passes/lower_to_llvm/filter.h"

#include "dialects/affine/affine.h"
#include "dialects/arith/arith.h"
#include "dialects/builtin/builtin.h"
#include "dialects/cf/cf.h"
#include "dialects/complex/complex.h"
#include "dialects/func/func.h"
#include "dialects/index/index.h"
#include "dialects/llvm/llvm.h"
#include "dialects/math/math.h"
#include "dialects/memref/memref.h"
#include "dialects/scf/scf.h"
#include "dialects/std/std.h"
#include "dialects/ub/ub.h"
#include "dialects/vector/vector.h"
#include "ir/definitions/dialect_def.h"
#include "ir/diagnostics/name_hints.h"
#include "ir/diagnostics/op_diag.h"
#include "ir/walk.h"
#include "support/vector.h"

enum { MAX_DEPENDENTS = 8 };

/// The dialects that can be lowered, and which other dialects load each.
static const struct {
  const DialectDef *dialect;
  const DialectDef *dependents[MAX_DEPENDENTS]; ///< Up to a NULL.
} lowered[] = {
    {&arith_dialect,
     {&cf_dialect, &complex_dialect, &func_dialect, &math_dialect,
      &memref_dialect, &scf_dialect, &vector_dialect}},
    {&cf_dialect, {&func_dialect}},
    {&complex_dialect, {NULL}},
    {&func_dialect, {NULL}},
    {&index_dialect, {NULL}},
    {&math_dialect, {NULL}},
    {&memref_dialect, {NULL}},
    {&std_dialect, {NULL}},
    {&ub_dialect, {&affine_dialect, &memref_dialect, &vector_dialect}},
    {&vector_dialect, {NULL}},
};

/// The dialects of the operations in a module, each once.
typedef VECTOR(const DialectDef *) Dialects;

static bool is_listed(const Dialects *dialects, const DialectDef *dialect) {
  for (size_t i = 0; i < dialects->size; i++)
    if (dialects->data[i] == dialect)
      return true;
  return false;
}

/// Only registered dialects have a DialectDef, so there are few.
static void list_dialects(Operation *root, Dialects *dialects) {
  const DialectDef *last = NULL;
  FOR_EACH_OP_PREORDER(op, root) {
    const DialectDef *dialect = op->def->dialect;
    if (dialect && dialect != last && !is_listed(dialects, dialect))
      VECTOR_PUSH(dialects, dialect);
    last = dialect;
  }
}

static bool is_loaded(const Dialects *present, StringRef name,
                      const DialectDef *const *dependents) {
  for (size_t i = 0; i < present->size; i++)
    if (string_ref_equals(present->data[i]->name, name))
      return true;
  for (size_t i = 0; dependents[i]; i++)
    if (is_listed(present, dependents[i]))
      return true;
  return string_ref_equals(name, builtin_dialect.name) ||
         string_ref_equals(name, llvm_dialect.name);
}

static bool add_dialect(DialectFilter *filter, Context *ctx,
                        const Dialects *present, StringRef name) {
  const DialectDef *dialect = NULL;
  const DialectDef *const none[] = {NULL};
  const DialectDef *const *dependents = none;
  for (size_t i = 0; i < ARRAY_LENGTH(lowered); i++)
    if (string_ref_equals(lowered[i].dialect->name, name)) {
      dialect = lowered[i].dialect;
      dependents = lowered[i].dependents;
    }
  const char *problem = NULL;
  if (!is_loaded(present, name, dependents))
    problem = "dialect not loaded";
  else if (!dialect)
    problem = "dialect does not implement ConvertToLLVMPatternInterface";
  else if (filter->count == MAX_FILTER_DIALECTS)
    problem = "too many dialects";
  if (problem) {
    Diagnostic *diag = location_emit(ctx, location_unknown(), DIAG_ERROR,
                                     "%s: %.*s\n", problem, STR_ARGS(name));
    if (context_dialect(ctx, name))
      diag_hint(ctx, diag, "no operation of it is in the input");
    else
      hint_dialect(ctx, diag, name);
    return false;
  }
  filter->dialects[filter->count++] = dialect;
  return true;
}

bool dialect_filter_init(DialectFilter *filter, Context *ctx, Operation *root,
                         StringRef names) {
  *filter = (DialectFilter){.count = 0};
  Dialects present = {0};
  if (names.size)
    list_dialects(root, &present);
  bool ok = true;
  while (ok && names.size) {
    size_t end = 0;
    while (end < names.size && names.data[end] != ',')
      end++;
    ok = add_dialect(filter, ctx, &present, string_ref(names.data, end));
    names = string_ref_drop(names, end < names.size ? end + 1 : end);
  }
  VECTOR_FREE(&present);
  return ok;
}

bool dialect_filter_takes(const DialectFilter *filter,
                          const DialectDef *dialect) {
  for (unsigned i = 0; i < filter->count; i++)
    if (filter->dialects[i] == dialect)
      return true;
  return filter->count == 0;
}

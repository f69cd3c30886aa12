// SPDX-License-Identifier: Apache-2.0
// Passes of clients that have options and are known by name. The options of a
// pass begin with a pointer to it, by which its run finds the client's
// function.
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "capi/capi_internal.h"
#include "capi/pass/passes_internal.h"
#include "mlopt-c/Pass.h"

/// A client's pass, in the context's arena.
typedef struct OwnPass {
  PassDef def;
  MloptPassRow row;
} OwnPass;

/// Room for any option's value.
typedef union OwnValue {
  bool flag;
  int64_t number;
  StringRef text;
} OwnValue;

/// The options struct of a pass.
typedef struct OwnOptions {
  const OwnPass *pass;
  OwnValue values[];
} OwnOptions;

/// What an MloptPassRun points to.
typedef struct OwnRun {
  Context *ctx;
  const OwnOptions *options;
} OwnRun;

static bool run_own(Context *ctx, Operation *op, const void *options) {
  OwnRun run = {ctx, options};
  const MloptPassRow *row = &run.options->pass->row;
  CapiEntry entry = capi_enter(ctx);
  MlirLogicalResult result =
      row->run(wrap_op(op), (MloptPassRun){&run}, row->user);
  capi_leave(entry);
  bool ok = mlirLogicalResultIsSuccess(result);
  // The client reports its own errors; nothing is added to them.
  ctx->diags.num_errors += !ok;
  return ok;
}

//===- Options ------------------------------------------------------------===//

static const OwnValue *value_of(MloptPassRun run, size_t index,
                                MloptPassOptionKind kind) {
  const OwnRun *object = run.ptr;
  const OwnPass *pass = object->options->pass;
  static const PassOptionKind kinds[] = {PASS_OPTION_BOOL, PASS_OPTION_INT,
                                         PASS_OPTION_STRING, PASS_OPTION_LIST};
  bool is_there = index < pass->def.num_options &&
                  pass->def.options[index].kind == kinds[kind];
  return is_there ? &object->options->values[index] : NULL;
}

bool mloptPassRunGetBool(MloptPassRun run, size_t index) {
  const OwnValue *value = value_of(run, index, MLOPT_PASS_OPTION_BOOL);
  return value && value->flag;
}

int64_t mloptPassRunGetInt(MloptPassRun run, size_t index) {
  const OwnValue *value = value_of(run, index, MLOPT_PASS_OPTION_INT);
  return value ? value->number : 0;
}

MlirStringRef mloptPassRunGetString(MloptPassRun run, size_t index) {
  const OwnValue *value = value_of(run, index, MLOPT_PASS_OPTION_STRING);
  return wrap_text(value ? value->text : string_ref("", 0));
}

/// The unread text of a list option; empty for other kinds.
static StringRef list_of(MloptPassRun run, size_t index) {
  const OwnValue *value = value_of(run, index, MLOPT_PASS_OPTION_LIST);
  return value ? value->text : string_ref("", 0);
}

intptr_t mloptPassRunGetListSize(MloptPassRun run, size_t index) {
  StringRef list = list_of(run, index), text;
  intptr_t count = 0;
  while (pass_list_next(&list, &text))
    count++;
  return count;
}

MlirStringRef mloptPassRunGetListItem(MloptPassRun run, size_t index,
                                      intptr_t item) {
  StringRef list = list_of(run, index), text;
  for (intptr_t i = 0; pass_list_next(&list, &text); i++)
    if (i == item)
      return wrap_text(text);
  return wrap_text(string_ref("", 0));
}

void mloptPassRunCount(MloptPassRun run, size_t index, uint64_t more) {
  const OwnRun *object = run.ptr;
  if (index < object->options->pass->def.num_statistics)
    pass_count(object->ctx, (unsigned)index, more);
}

//===- Registering --------------------------------------------------------===//

static const char *copy(CapiContext *context, const char *text) {
  return text ? arena_copy_text(&context->arena, text,
                                string_ref_from_cstr(text).size)
              : NULL;
}

static PassOptionKind option_kind(MloptPassOptionKind kind) {
  switch (kind) {
  case MLOPT_PASS_OPTION_BOOL:
    return PASS_OPTION_BOOL;
  case MLOPT_PASS_OPTION_INT:
    return PASS_OPTION_INT;
  case MLOPT_PASS_OPTION_STRING:
    return PASS_OPTION_STRING;
  case MLOPT_PASS_OPTION_LIST:
    return PASS_OPTION_LIST;
  }
  return PASS_OPTION_STRING;
}

static void set_options(CapiContext *context, OwnPass *pass) {
  const MloptPassRow *row = &pass->row;
  size_t count = row->numOptions;
  PassOption *options =
      arena_alloc_zero(&context->arena, (count + 1) * sizeof *options);
  size_t size = sizeof(OwnOptions) + count * sizeof(OwnValue);
  OwnOptions *defaults = arena_alloc_zero(&context->arena, size);
  defaults->pass = pass;
  for (size_t i = 0; i < count; i++) {
    const MloptPassOptionRow *from = &row->options[i];
    options[i] =
        (PassOption){.name = copy(context, from->name ? from->name : ""),
                     .kind = option_kind(from->kind),
                     .offset = sizeof(OwnOptions) + i * sizeof(OwnValue),
                     .help = copy(context, from->help ? from->help : "")};
    if (options[i].kind == PASS_OPTION_INT)
      defaults->values[i].number = from->defaultInt;
    else if (options[i].kind != PASS_OPTION_BOOL && from->defaultString)
      defaults->values[i].text =
          string_ref_from_cstr(copy(context, from->defaultString));
  }
  pass->def.options = options;
  pass->def.num_options = count;
  pass->def.options_size = size;
  pass->def.defaults = defaults;
}

static void set_statistics(CapiContext *context, OwnPass *pass) {
  size_t count = pass->row.numStatistics;
  PassStatistic *statistics =
      arena_alloc_zero(&context->arena, (count + 1) * sizeof *statistics);
  for (size_t i = 0; i < count; i++) {
    const MloptPassStatisticRow *from = &pass->row.statistics[i];
    statistics[i].name = copy(context, from->name ? from->name : "");
    statistics[i].help = copy(context, from->help ? from->help : "");
  }
  pass->def.statistics = statistics;
  pass->def.num_statistics = count;
}

PassRegistry capi_pass_registry(CapiContext *context) {
  return context->passes.size
             ? (PassRegistry){context->passes.data, context->passes.size}
             : capi_passes;
}

/// Adds a pass after the library's.
static void add_pass(CapiContext *context, const PassDef *def) {
  for (size_t i = context->passes.size; i < capi_passes.size; i++)
    VECTOR_PUSH(&context->passes, capi_passes.passes[i]);
  VECTOR_PUSH(&context->passes, def);
}

/// A flag is a word of letters, digits and `-`.
static bool is_flag(const char *flag) {
  static const char letters[] = "abcdefghijklmnopqrstuvwxyz"
                                "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
  return flag && *flag && *flag != '-' && !flag[strspn(flag, letters)];
}

MlirLogicalResult mloptPassRegister(MlirContext handle,
                                    const MloptPassRow *row) {
  CapiContext *context = unwrap_context(handle);
  PassRegistry known = capi_pass_registry(context);
  const char *wrong =
      !is_flag(row->flag) || !row->run ? "a pass has no flag or nothing to run"
      : pass_registry_find(&known, string_ref_from_cstr(row->flag))
          ? "a pass is registered that has the flag of another"
          : NULL;
  for (size_t i = 0; !wrong && i < row->numOptions; i++)
    wrong = is_flag(row->options[i].name) ? NULL : "an option has no name";
  if (wrong) {
    capi_error(context, location_unknown(), wrong);
    return mlirLogicalResultFailure();
  }
  OwnPass *pass = arena_alloc_zero(&context->arena, sizeof *pass);
  pass->row = *row;
  pass->def =
      (PassDef){.flag = copy(context, row->flag),
                .name = copy(context, row->name),
                .summary = copy(context, row->summary ? row->summary : ""),
                .anchor = copy(context, row->anchor),
                .run = run_own};
  set_options(context, pass);
  set_statistics(context, pass);
  add_pass(context, &pass->def);
  return mlirLogicalResultSuccess();
}

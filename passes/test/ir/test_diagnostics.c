// SPDX-License-Identifier: Apache-2.0
// -test-diagnostic-filter: errors at the locations that operations have in
// attributes, but for files that are filtered out. -test-diagnostic-metadata:
// errors that the pass's own handler takes.
#include "ir/diagnostics/op_diag.h"
#include "ir/interfaces/symbol_table.h"
#include "ir/op_attrs.h"
#include "ir/walk.h"
#include "passes/test/patterns/test_patterns.h"
#include "passes/test/test_passes.h"

typedef struct FilterOptions {
  StringRef filters; ///< Parts of file names, with commas between.
} FilterOptions;

static const PassOption filter_options[] = {
    {"filters", PASS_OPTION_LIST, offsetof(FilterOptions, filters),
     "Specifies the diagnostic file name filters.", NULL},
};

static void announce(Context *ctx, const Operation *op) {
  stream_format(&ctx->diags.messages, "Test '%.*s'\n",
                STR_ARGS(symbol_name(op)));
}

static bool contains(StringRef text, StringRef part) {
  for (size_t i = 0; i + part.size <= text.size; i++)
    if (string_ref_equals(string_ref(text.data + i, part.size), part))
      return true;
  return false;
}

static bool contains_any(StringRef text, StringRef filters) {
  while (filters.size) {
    size_t comma = string_ref_find(filters, ',');
    size_t size = comma == SIZE_MAX ? filters.size : comma;
    if (contains(text, string_ref_trim(string_ref(filters.data, size))))
      return true;
    filters = string_ref_drop(filters, size + 1);
  }
  return false;
}

/// The first place in `loc` that the filters let through; unknown if there is
/// none.
static Location shown_location(const Context *ctx, Location loc,
                               StringRef filters) {
  Location found = location_unknown();
  VECTOR(Location) work = {0};
  VECTOR_PUSH(&work, loc);
  while (work.size) {
    Location next = VECTOR_POP(&work);
    if (location_kind(next) == LOCATION_FILE_LINE_COL) {
      SourcePos pos = location_position(ctx, next);
      if (contains_any(pos.file, filters))
        continue;
      found = next;
      break;
    }
    const LocationData *data = location_data(next);
    for (uint32_t i = data ? data->num_children : 0; i-- > 0;)
      VECTOR_PUSH(&work, data->children[i]);
  }
  VECTOR_FREE(&work);
  return found;
}

/// An error at what is shown of `loc`, with notes where it was called from. If
/// nothing is, it is not filtered.
static void emit_filtered(Context *ctx, Location loc, StringRef filters) {
  Location last = shown_location(ctx, loc, filters);
  bool is_hidden = location_equals(last, location_unknown());
  Diagnostic *diag =
      location_emit(ctx, is_hidden ? loc : last, DIAG_ERROR, "test diagnostic");
  while (!is_hidden && location_kind(loc) == LOCATION_CALL_SITE) {
    loc = location_data(loc)->children[1];
    Location caller = shown_location(ctx, loc, filters);
    if (!location_equals(caller, location_unknown()) &&
        !location_equals(caller, last))
      diag_text(diag_attach_note(diag, location_position(ctx, caller)),
                "called from");
    last = caller;
  }
}

static bool run_filter(Context *ctx, Operation *root, const void *user) {
  const FilterOptions *options = user;
  announce(ctx, root);
  for (Operation *op = walk_first_postorder(root); op;
       op = walk_next_postorder(root, op)) {
    const LocationAttr *attr = attr_as_location(op_attr(op, STR("test.loc")));
    if (attr)
      emit_filtered(ctx, attr->value, options->filters);
  }
  return true;
}

static const FilterOptions filter_defaults = {STR_INIT("")};

const PassDef test_diagnostic_filter_pass = {
    .flag = "test-diagnostic-filter",
    .summary = "Test diagnostic filtering support.",
    .trait = TRAIT_SYMBOL,
    .run = run_filter,
    PASS_OPTIONS(filter_options, FilterOptions),
    .defaults = &filter_defaults,
};

/// Reports only for the one value of `attr` whose messages the handler lets
/// through.
static bool run_metadata(Context *ctx, Operation *root, const void *options) {
  (void)options;
  announce(ctx, root);
  for (Operation *op = walk_first_postorder(root); op;
       op = walk_next_postorder(root, op)) {
    const StringAttr *attr = attr_as_string(op_attr(op, STR("attr")));
    if (attr && string_ref_equals(attr->value, STR("emit_error")))
      location_emit(ctx, op->loc, DIAG_ERROR, "test diagnostic metadata");
  }
  return true;
}

const PassDef test_diagnostic_metadata_pass = {
    .flag = "test-diagnostic-metadata",
    .summary = "Test diagnostic metadata.",
    .trait = TRAIT_SYMBOL,
    .run = run_metadata,
};

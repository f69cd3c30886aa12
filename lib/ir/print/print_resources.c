// SPDX-License-Identifier: Apache-2.0
// The end of a printed file: `{-# … #-}`, the data that the IR refers to by
// name. Sections without entries are left out; without sections, everything is.
#include "ir/print/printer_internal.h"

/// State of printing sections, groups and entries.
typedef struct ResourcePrinter {
  const Context *ctx;
  const PrintOptions *options;
  Stream *out;
  bool has_elided;   ///< Something was left out.
  StringRef section; ///< The open one; empty: none.
  StringRef group;
} ResourcePrinter;

static void close_group(ResourcePrinter *printer) {
  if (printer->group.size)
    stream_cstr(printer->out, "\n    }");
  printer->group = (StringRef){0};
}

static void close_section(ResourcePrinter *printer) {
  close_group(printer);
  if (printer->section.size)
    stream_cstr(printer->out, "\n  }");
  printer->section = (StringRef){0};
}

/// Is the text, with its quotes, too long to be shown? So may be true and false.
static bool is_elided(const ResourcePrinter *printer, StringRef text) {
  return printer->options->elide_resources &&
         (int64_t)text.size > printer->options->elide_resource_strings_above;
}

static void print_resource(ResourcePrinter *printer, const Resource *resource) {
  if (is_elided(printer, resource->text)) {
    printer->has_elided = true;
    return;
  }
  Stream *out = printer->out;
  if (!string_ref_equals(printer->section, resource->section)) {
    bool is_first = !printer->section.size;
    close_section(printer);
    stream_cstr(out, is_first ? "\n{-#\n  " : ",\n  ");
    stream_text(out, resource->section);
    stream_cstr(out, ": {");
    printer->section = resource->section;
  }
  if (!string_ref_equals(printer->group, resource->group)) {
    bool is_first = !printer->group.size;
    close_group(printer);
    stream_cstr(out, is_first ? "\n    " : ",\n    ");
    keyword_or_string_print(out, resource->group);
    stream_cstr(out, ": {");
    printer->group = resource->group;
  } else {
    stream_char(out, ',');
  }
  stream_cstr(out, "\n      ");
  keyword_or_string_print(out, resource->key);
  stream_cstr(out, ": ");
  stream_text(out, resource->text);
}

/// The used resources of `dialect`, in the order of their first use.
static void print_used(ResourcePrinter *printer, const Aliases *aliases,
                       StringRef dialect) {
  PtrMap seen = {0};
  for (size_t i = 0; i < aliases->resources.size; i++) {
    const ResourceUse *use = &aliases->resources.data[i];
    const Resource *resource =
        string_ref_equals(use->dialect, dialect)
            ? context_resource(printer->ctx, STR("dialect_resources"), dialect,
                               use->handle)
            : NULL;
    if (!resource || ptr_map_has(&seen, resource))
      continue;
    ptr_map_set(&seen, resource, &seen);
    print_resource(printer, resource);
  }
  ptr_map_free(&seen);
}

void resources_print(const Context *ctx, const Aliases *aliases,
                     const PrintOptions *options, Stream *out) {
  size_t num_resources = context_num_resources(ctx);
  if (!num_resources)
    return;
  ResourcePrinter printer = {.ctx = ctx, .options = options, .out = out};
  StringMap printed = {0};
  for (size_t i = 0; aliases && i < aliases->resources.size; i++) {
    StringRef dialect = aliases->resources.data[i].dialect;
    void **slot = string_map_slot(&printed, dialect);
    if (!*slot)
      print_used(&printer, aliases, dialect);
    *slot = &printer;
  }
  string_map_free(&printed);
  for (size_t i = 0; i < num_resources; i++) {
    const Resource *resource = context_resource_at(ctx, i);
    if (!string_ref_equals(resource->section, STR("dialect_resources")))
      print_resource(&printer, resource);
  }
  if (!printer.section.size) {
    if (printer.has_elided)
      stream_cstr(out, "\n{-#\n\n#-}\n");
    return;
  }
  close_section(&printer);
  stream_cstr(out, "\n#-}\n");
}

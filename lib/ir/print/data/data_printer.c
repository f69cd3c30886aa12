// SPDX-License-Identifier: Apache-2.0
// DataPrinter: the loop over what is left to print, lists, locations. Types
// and attributes are in data_printer_types.c and data_printer_attrs.c.
#include "ir/print/data/data_printer.h"

#include "ir/print/data/data_printer_internal.h"
#include "support/ascii.h"

void data_printer_init(DataPrinter *printer, const Context *ctx,
                       const PrintOptions *options) {
  *printer = (DataPrinter){.ctx = ctx, .options = options};
}

void data_printer_free(DataPrinter *printer) {
  VECTOR_FREE(&printer->work);
  ptr_map_free(&printer->open_structs);
  ptr_map_free(&printer->bare_types);
  ptr_map_free(&printer->distincts);
  ptr_map_free(&printer->repeated);
}

void data_push_text(DataPrinter *printer, const char *text) {
  VECTOR_PUSH(&printer->work, (DataWork){.pointer = text, .kind = WORK_TEXT});
}

void data_push_type(DataPrinter *printer, const Type *type,
                    const DialectDef *dialect) {
  VECTOR_PUSH(
      &printer->work,
      (DataWork){.pointer = type, .dialect = dialect, .kind = WORK_TYPE});
}

void data_push_types(DataPrinter *printer, const Type *const *types,
                     size_t count, const DialectDef *dialect) {
  VECTOR_PUSH(&printer->work, (DataWork){.pointer = types,
                                         .dialect = dialect,
                                         .count = (uint32_t)count,
                                         .kind = WORK_TYPES});
}

void data_push_integers(DataPrinter *printer, const int64_t *values,
                        size_t count) {
  VECTOR_PUSH(&printer->work, (DataWork){.pointer = values,
                                         .count = (uint32_t)count,
                                         .kind = WORK_INTEGERS});
}

void data_push_attr(DataPrinter *printer, const Attribute *attr,
                    TypeElision elision) {
  VECTOR_PUSH(&printer->work, (DataWork){.pointer = attr,
                                         .kind = WORK_ATTR,
                                         .style = (uint16_t)elision});
}

static void data_push_location(DataPrinter *printer, Location loc) {
  VECTOR_PUSH(&printer->work, (DataWork){.loc = loc, .kind = WORK_LOCATION});
}

bool data_open_struct(DataPrinter *printer, const DialectType *type) {
  if (ptr_map_has(&printer->open_structs, type))
    return true;
  ptr_map_set(&printer->open_structs, type, printer);
  VECTOR_PUSH(&printer->work, (DataWork){.pointer = type, .kind = WORK_END});
  return false;
}

static bool print_alias(DataPrinter *printer, Stream *out, DataNode node) {
  return printer->alias && printer->alias(printer->user, node, out);
}

//===- Lists --------------------------------------------------------------===//

/// Pushes the rest of a list again, after its item `item.index`.
static void push_rest(DataPrinter *printer, DataWork item) {
  if (++item.index < item.count)
    VECTOR_PUSH(&printer->work, item);
}

static void print_separator(Stream *out, size_t index) {
  if (index > 0)
    stream_text(out, STR(", "));
}

/// Leaves the loop at the first type that is not a leaf.
static void print_types(DataPrinter *printer, Stream *out, DataWork item) {
  const Type *const *types = item.pointer;
  for (; item.index < item.count; ++item.index) {
    print_separator(out, item.index);
    const Type *type = types[item.index];
    if (print_leaf_type(out, type))
      continue;
    push_rest(printer, item);
    data_push_type(printer, type, item.dialect);
    return;
  }
}

static void print_integers(Stream *out, DataWork item) {
  const int64_t *values = item.pointer;
  for (uint32_t i = 0; i < item.count; ++i) {
    stream_text(out, STR(", "));
    stream_int(out, values[i]);
  }
}

static void print_attrs(DataPrinter *printer, Stream *out, DataWork item) {
  const Attribute *const *attrs = item.pointer;
  if (item.index >= item.count)
    return;
  print_separator(out, item.index);
  push_rest(printer, item);
  data_push_attr(printer, attrs[item.index], (TypeElision)item.style);
}

/// Attributes that are printed without dialect and name.
static void print_bare_list(DataPrinter *printer, Stream *out, DataWork item) {
  const Attribute *const *attrs = item.pointer;
  if (item.index >= item.count)
    return;
  print_separator(out, item.index);
  push_rest(printer, item);
  VECTOR_PUSH(&printer->work,
              (DataWork){.pointer = attrs[item.index], .kind = WORK_BARE});
}

static void print_entry_name(DataPrinter *printer, Stream *out,
                             const NamedAttribute *entry) {
  keyword_or_string_print(out, entry->name);
  if (entry->value->kind == ATTR_UNIT)
    return;
  stream_text(out, STR(" = "));
  data_push_attr(printer, entry->value, ELIDE_NEVER);
}

static void print_entries(DataPrinter *printer, Stream *out, DataWork item) {
  const NamedAttribute *entries = item.pointer;
  if (item.index >= item.count)
    return;
  print_separator(out, item.index);
  push_rest(printer, item);
  print_entry_name(printer, out, &entries[item.index]);
}

//===- Locations ----------------------------------------------------------===//

static bool is_pretty(const DataPrinter *printer) {
  return printer->options->pretty_debug_info;
}

static void print_file_location(const DataPrinter *printer, Stream *out,
                                Location loc) {
  StringRef file;
  uint32_t line, column;
  location_file_line_col(printer->ctx, loc, &file, &line, &column);
  if (is_pretty(printer))
    stream_text(out, file);
  else
    stream_quoted(out, file);
  stream_char(out, ':');
  stream_uint(out, line);
  stream_char(out, ':');
  stream_uint(out, column);
  const LocationData *data = location_data(loc);
  if (!data || (data->end_line == line && data->end_column == column))
    return;
  stream_text(out, STR(" to "));
  if (data->end_line != line)
    stream_uint(out, data->end_line);
  stream_char(out, ':');
  stream_uint(out, data->end_column);
}

static void print_name_location(DataPrinter *printer, Stream *out,
                                const LocationData *data) {
  stream_quoted(out, data->name);
  if (location_kind(data->children[0]) == LOCATION_UNKNOWN)
    return;
  stream_char(out, '(');
  data_push_text(printer, ")");
  data_push_location(printer, data->children[0]);
}

static void print_call_site(DataPrinter *printer, Stream *out,
                            const LocationData *data) {
  Location callee = data->children[0], caller = data->children[1];
  bool is_one_line = location_kind(callee) == LOCATION_NAME &&
                     location_kind(caller) == LOCATION_FILE_LINE_COL;
  if (!is_pretty(printer)) {
    stream_text(out, STR("callsite("));
    data_push_text(printer, ")");
  }
  data_push_location(printer, caller);
  data_push_text(printer,
                 is_pretty(printer) && !is_one_line ? "\n at " : " at ");
  data_push_location(printer, callee);
}

static void print_fused(DataPrinter *printer, Stream *out,
                        const LocationData *data) {
  if (!is_pretty(printer))
    stream_text(out, STR("fused"));
  data_push_text(printer, "]");
  LocationList parts = {0};
  bool is_flat = location_is_flat(data);
  if (!is_flat)
    location_fused_parts(data, &parts);
  for (size_t i = is_flat ? data->num_children : parts.size; i-- > 0;) {
    data_push_location(printer, is_flat ? data->children[i] : parts.data[i]);
    data_push_text(printer, i ? ", " : "[");
  }
  VECTOR_FREE(&parts);
  if (!data->metadata)
    return;
  stream_char(out, '<');
  data_push_text(printer, ">");
  data_push_attr(printer, data->metadata, ELIDE_NEVER);
}

void print_location_step(DataPrinter *printer, Stream *out, Location loc) {
  switch (location_kind(loc)) {
  case LOCATION_UNKNOWN:
    stream_cstr(out, is_pretty(printer) ? "[unknown]" : "unknown");
    return;
  case LOCATION_FILE_LINE_COL:
    print_file_location(printer, out, loc);
    return;
  case LOCATION_NAME:
    print_name_location(printer, out, location_data(loc));
    return;
  case LOCATION_CALL_SITE:
    print_call_site(printer, out, location_data(loc));
    return;
  case LOCATION_FUSED:
    print_fused(printer, out, location_data(loc));
    return;
  case LOCATION_DIALECT:
    data_push_attr(printer, location_dialect_attr(loc), ELIDE_NEVER);
    return;
  }
  unreachable("location kind");
}

//===- The loop -----------------------------------------------------------===//

static DataNode attr_node(DataPrinter *printer, const Attribute *attr) {
  const LocationAttr *location = attr_as_location(attr);
  if (location && !printer->ctx)
    printer->ctx = location->ctx;
  return location ? (DataNode){.loc = location->value}
                  : (DataNode){.attr = attr};
}

/// Size of one node's text from which on repetitions are left out: sharing at
/// each of 40 levels would be written 2^40 times.
enum { MAX_REPEATING_TEXT = 1 << 12, MAX_REPEATING_LOCATION = 1 << 16 };

static bool is_repeated(DataPrinter *printer, const Stream *out,
                        const void *key, size_t limit) {
  if (out->size - printer->begin <= limit)
    return false;
  void **slot = ptr_map_slot(&printer->repeated, key);
  bool is_known = *slot != NULL;
  *slot = printer;
  return is_known;
}

/// Can `attr` have many parts?
static bool is_compound(const Attribute *attr) {
  AttrKind kind = attr_kind(attr);
  return kind == ATTR_ARRAY || kind == ATTR_DICTIONARY || kind == ATTR_DIALECT;
}

/// Prints dots for a type or attribute that a long text already has, unless it
/// is to be read back. False if there is nothing to leave out.
static bool data_is_elided(DataPrinter *printer, Stream *out,
                           const void *node) {
  if (!printer->options->elide_repeated ||
      !is_repeated(printer, out, node, MAX_REPEATING_TEXT))
    return false;
  stream_cstr(out, "...");
  return true;
}

/// As data_is_elided, for locations. These are elided where they are read back,
/// too: without aliases, text with shared locations could grow exponentially.
static bool location_is_elided(DataPrinter *printer, Stream *out,
                               Location loc) {
  size_t limit = printer->options->elide_repeated ? MAX_REPEATING_TEXT
                                                  : MAX_REPEATING_LOCATION;
  if (!location_data(loc) ||
      !is_repeated(printer, out, (const void *)(uintptr_t)loc.bits, limit))
    return false;
  stream_text(out, is_pretty(printer) ? STR("[unknown]") : STR("unknown"));
  return true;
}

/// `attr`, or a type that it holds, without dialect and name.
static void print_bare(DataPrinter *printer, Stream *out,
                       const Attribute *attr) {
  const TypeAttr *type = attr_as_type(attr);
  DataNode node =
      type ? (DataNode){.type = type->value} : attr_node(printer, attr);
  if (print_alias(printer, out, node))
    return;
  const DialectType *dialect = type ? type_as_dialect(type->value, NULL) : NULL;
  print_attr_params(printer, out,
                    (const DialectAttr *)(dialect ? dialect->attr : attr));
}

static void print_work(DataPrinter *printer, Stream *out, DataWork item) {
  switch ((DataWorkKind)item.kind) {
  case WORK_TEXT:
    stream_cstr(out, item.pointer);
    return;
  case WORK_TYPE: {
    const Type *type = item.pointer;
    if (!print_leaf_type(out, type) &&
        (item.dialect ||
         !print_alias(printer, out, (DataNode){.type = type})) &&
        !data_is_elided(printer, out, type))
      print_type_step(printer, out, type, item.dialect);
    return;
  }
  case WORK_ATTR:
    if (!print_alias(printer, out, attr_node(printer, item.pointer)) &&
        !(is_compound(item.pointer) &&
          data_is_elided(printer, out, item.pointer)))
      print_attr_step(printer, out, item.pointer, (TypeElision)item.style);
    return;
  case WORK_LOCATION:
    if (!print_alias(printer, out, (DataNode){.loc = item.loc}) &&
        !location_is_elided(printer, out, item.loc))
      print_location_step(printer, out, item.loc);
    return;
  case WORK_TYPES:
    print_types(printer, out, item);
    return;
  case WORK_INTEGERS:
    print_integers(out, item);
    return;
  case WORK_ATTRS:
    print_attrs(printer, out, item);
    return;
  case WORK_ENTRIES:
    print_entries(printer, out, item);
    return;
  case WORK_END:
    ptr_map_remove(&printer->open_structs, item.pointer);
    return;
  case WORK_PARAMS:
    print_params_step(printer, out, item);
    return;
  case WORK_FORMAT:
    print_format_step(printer, out, item);
    return;
  case WORK_BARE:
    print_bare(printer, out, item.pointer);
    return;
  case WORK_BARE_LIST:
    print_bare_list(printer, out, item);
    return;
  }
  unreachable("work kind");
}

/// Leaves out the rest of a text that is only looked at, if it is long.
static void cut_if_long(DataPrinter *printer, Stream *out) {
  size_t most = printer->options->cut_after;
  if (!most || out->size - printer->begin <= most || !printer->work.size)
    return;
  stream_cstr(out, "…");
  while (printer->work.size) {
    DataWork item = VECTOR_POP(&printer->work);
    if (item.kind == WORK_END)
      print_work(printer, out, item);
  }
}

/// Prints what was pushed since the stack had `base` items.
static void print_until(DataPrinter *printer, Stream *out, size_t base) {
  if (base == 0) {
    printer->begin = out->size;
    if (printer->repeated.size)
      ptr_map_clear(&printer->repeated);
  }
  assert(base <= printer->work.size);
  while (printer->work.size > base) {
    DataWork item = VECTOR_POP(&printer->work);
    print_work(printer, out, item);
    if (base == 0)
      cut_if_long(printer, out);
  }
}

void data_print_type(DataPrinter *printer, Stream *out, const Type *type) {
  if (print_leaf_type(out, type))
    return;
  size_t base = printer->work.size;
  data_push_type(printer, type, NULL);
  print_until(printer, out, base);
}

void data_print_attr(DataPrinter *printer, Stream *out, const Attribute *attr,
                     AttrTypeStyle style) {
  size_t base = printer->work.size;
  data_push_attr(printer, attr,
                 style == ATTR_WITH_TYPE ? ELIDE_NEVER : ELIDE_ALWAYS);
  print_until(printer, out, base);
}

void data_print_bare_attr(DataPrinter *printer, Stream *out,
                          const Attribute *attr) {
  size_t base = printer->work.size;
  VECTOR_PUSH(&printer->work, (DataWork){.pointer = attr, .kind = WORK_BARE});
  print_until(printer, out, base);
}

void data_print_location(DataPrinter *printer, Stream *out, Location loc) {
  size_t base = printer->work.size;
  data_push_location(printer, loc);
  print_until(printer, out, base);
}

void data_print_definition(DataPrinter *printer, Stream *out, DataNode node) {
  size_t base = printer->work.size;
  if (node.type && !print_leaf_type(out, node.type))
    print_type_step(printer, out, node.type, NULL);
  else if (node.attr)
    print_attr_step(printer, out, node.attr, ELIDE_NEVER);
  else if (!node.type)
    print_location_step(printer, out, node.loc);
  print_until(printer, out, base);
}

void data_print_named_attribute(DataPrinter *printer, Stream *out,
                                const NamedAttribute *attr) {
  size_t base = printer->work.size;
  print_entry_name(printer, out, attr);
  print_until(printer, out, base);
}

//===- Without a printer --------------------------------------------------===//

static void print_type_alone(Stream *out, const Type *type, bool is_brief) {
  if (print_leaf_type(out, type))
    return;
  PrintOptions options = print_options_default();
  options.elide_repeated = is_brief;
  DataPrinter printer;
  data_printer_init(&printer, NULL, &options);
  data_print_type(&printer, out, type);
  data_printer_free(&printer);
}

static void print_attr_alone(Stream *out, const Attribute *attr,
                             bool is_brief) {
  PrintOptions options = print_options_default();
  options.elide_repeated = is_brief;
  DataPrinter printer;
  data_printer_init(&printer, NULL, &options);
  data_print_attr(&printer, out, attr, ATTR_WITH_TYPE);
  data_printer_free(&printer);
}

void type_print(Stream *out, const Type *type) {
  print_type_alone(out, type, false);
}

void attr_print(Stream *out, const Attribute *attr) {
  print_attr_alone(out, attr, false);
}

void type_print_brief(Stream *out, const Type *type) {
  print_type_alone(out, type, true);
}

void attr_print_brief(Stream *out, const Attribute *attr) {
  print_attr_alone(out, attr, true);
}

void location_print(const Context *ctx, Stream *out, Location loc) {
  PrintOptions options = print_options_default();
  options.elide_repeated = true;
  DataPrinter printer;
  data_printer_init(&printer, ctx, &options);
  stream_text(out, STR("loc("));
  data_print_location(&printer, out, loc);
  stream_char(out, ')');
  data_printer_free(&printer);
}

static bool can_begin_identifier(char c) { return is_letter(c) || c == '_'; }

/// (letter | `_`) (letter | digit | `_` | `$` | `.`)*
static bool is_bare_identifier(StringRef name) {
  if (name.size == 0 || !can_begin_identifier(name.data[0]))
    return false;
  for (size_t i = 1; i < name.size; ++i) {
    char c = name.data[i];
    if (!can_begin_identifier(c) && !is_digit(c) && c != '$' && c != '.')
      return false;
  }
  return true;
}

void keyword_or_string_print(Stream *out, StringRef name) {
  if (is_bare_identifier(name))
    stream_text(out, name);
  else
    stream_quoted(out, name);
}

void symbol_print(Stream *out, StringRef name) {
  if (name.size)
    keyword_or_string_print(out, name);
  else
    stream_cstr(out, "<<INVALID EMPTY SYMBOL>>"); // mlir's word for it.
}

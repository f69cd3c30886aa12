// SPDX-License-Identifier: Apache-2.0
// Actions of locations. `loc(#alias)` after an operation or an argument may
// precede the definition of the alias; it is then resolved at the end of the
// file.
#include "ir/diagnostics/op_diag.h"
#include "parser/actions.h"

static StringRef alias_name(Token alias) {
  return string_ref(alias.text + 1, alias.size - 1);
}

static Location location_of(Parser *parser, const Attribute *attr,
                            const char *at) {
  const LocationAttr *loc = attr_as_location(attr);
  if (!loc) {
    Diagnostic *diag =
        parser_error(parser, at, "expected location, but found '");
    diag_attr(diag, attr);
    diag_text(diag, "'");
    parser_fail(parser);
  }
  return loc->value;
}

Location attr_as_place(Parser *parser, const Attribute *attr, Token end) {
  const LocationAttr *loc = attr_as_location(attr);
  if (loc)
    return loc->value;
  Diagnostic *diag =
      parser_error(parser, end.text, "expected location attribute, but got");
  diag_attr(diag, attr);
  parser_fail(parser);
}

TrailingLoc location_alias(Parser *parser, Token alias) {
  const AliasValue *known =
      alias_table_find(&parser->aliases.attrs, alias_name(alias));
  if (known)
    return (TrailingLoc){.loc = location_of(parser, known->value, alias.text),
                         .is_present = true};
  return (TrailingLoc){.alias =
                           arena_copy(&parser->scratch, &alias, sizeof alias),
                       .is_present = true};
}

Location nested_location_alias(Parser *parser, Token alias) {
  return location_of(parser, attr_alias_value(parser, alias), alias.text);
}

Location build_name_location(Parser *parser, Token name, Location child) {
  StringRef text = parser_string(parser, &name);
  return location_name_get(parser->ctx, text, child);
}

static uint32_t place_number(Parser *parser, Token token, const char *what) {
  uint64_t value;
  if (!number_parse_unsigned(parser, &token, &value) || value > UINT32_MAX)
    parser_fail_at(parser, parser_before_token(parser, token),
                   "expected integer %s number in FileLineColRange", what);
  return (uint32_t)value;
}

Location build_line_location(Parser *parser, Token file, Token line) {
  return location_file_line_col_get(parser->ctx, parser_string(parser, &file),
                                    place_number(parser, line, "line"), 0);
}

Location build_file_location(Parser *parser, Token file, Token line,
                             Token column) {
  return location_file_line_col_get(parser->ctx, parser_string(parser, &file),
                                    place_number(parser, line, "line"),
                                    place_number(parser, column, "column"));
}

Location build_range_location(Parser *parser, const RangeParts *parts) {
  return location_range_get(parser->ctx, parser_string(parser, &parts->file),
                            place_number(parser, parts->line, "line"),
                            place_number(parser, parts->column, "column"),
                            place_number(parser, parts->end_line, "line"),
                            place_number(parser, parts->end_column, "column"));
}

void defer_location(Parser *parser, Operation *op, BlockArgument *argument,
                    const Token *alias) {
  VECTOR_PUSH(&parser->aliases.deferred_locs,
              (DeferredLoc){op, argument, *alias});
}

void parser_resolve_locations(Parser *parser) {
  for (size_t i = 0; i < parser->aliases.deferred_locs.size; i++) {
    const DeferredLoc *deferred = &parser->aliases.deferred_locs.data[i];
    const char *at = deferred->alias.text;
    const AliasValue *known =
        alias_table_find(&parser->aliases.attrs, alias_name(deferred->alias));
    if (!known)
      parser_fail_at(parser, at, "operation location alias was never defined");
    Location loc = location_of(parser, known->value, at);
    if (deferred->op)
      deferred->op->loc = loc;
    else
      deferred->argument->loc = loc;
  }
}

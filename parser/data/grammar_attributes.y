// SPDX-License-Identifier: Apache-2.0
// The grammar, continued: attributes, affine maps and sets, locations, aliases,
// resources.

%type attr_value {const Attribute *}
attr_value(attr) ::= type(type). { attr = type_attr_get(parser->ctx, type); }
attr_value ::= typed_attr.
attr_value ::= symbol_ref.
attr_value(attr) ::= KW_UNIT. { attr = unit_attr_get(parser->ctx); }
attr_value(attr) ::= LSQUARE attr_list_opt(list) RSQUARE. {
  attr = array_attr_get(parser->ctx, list.data, list.size);
}
attr_value(attr) ::= attr_dict(list). {
  attr = build_dictionary(parser, list);
}
attr_value(attr) ::= KW_AFFINE_MAP LT affine_map(map) GT. {
  attr = affine_map_attr_get(parser->ctx, map);
}
attr_value(attr) ::= KW_AFFINE_SET LT integer_set(set) GT. {
  attr = integer_set_attr_get(parser->ctx, set);
}
attr_value ::= KW_AFFINE_MAP LT(open) integer_set. {
  parser_fail_at(parser, text_after(&open),
                 "expected AffineMap, but got IntegerSet");
}
attr_value ::= KW_AFFINE_SET LT(open) affine_map. {
  parser_fail_at(parser, text_after(&open),
                 "expected IntegerSet, but got AffineMap");
}
attr_value(attr) ::= ARRAY_LT array_element(element) array_numbers(list) GT. {
  attr = build_dense_array(parser, element, list);
}
attr_value(attr) ::= KW_STRIDED LT LSQUARE stride_list_opt(strides) RSQUARE GT. {
  attr = build_strided(parser, 0, strides);
}
attr_value(attr) ::= KW_STRIDED LT LSQUARE stride_list_opt(strides) RSQUARE
                     COMMA KW_OFFSET COLON stride(offset) GT. {
  attr = build_strided(parser, offset, strides);
}
attr_value(attr) ::= KW_DISTINCT(keyword) LSQUARE INTEGER(id) RSQUARE
                     LT attr_value(referenced) GT. {
  attr = build_distinct(parser, keyword, id, referenced);
}
attr_value(attr) ::= KW_DISTINCT(keyword) LSQUARE INTEGER(id) RSQUARE LT GT. {
  attr = build_distinct(parser, keyword, id, unit_attr_get(parser->ctx));
}
attr_value(attr) ::= KW_LOC LPAREN nested_loc(loc) RPAREN. {
  attr = location_attr_get(parser->ctx, loc);
}
attr_value(attr) ::= ATTR_ALIAS(token). { attr = attr_alias_value(parser, token); }
attr_value(attr) ::= ATTR_RAW(token). { attr = build_raw_attr(parser, token, NULL); }
attr_value(attr) ::= ATTR_RAW(token) COLON type(type). {
  attr = build_raw_attr(parser, token, type);
}

%type attr_list {Attributes}
attr_list(list) ::= attr_value(attr). {
  list = (Attributes){0};
  LIST_PUSH(parser, &list, attr);
}
attr_list(list) ::= attr_list(before) COMMA attr_value(attr). {
  list = before;
  LIST_PUSH(parser, &list, attr);
}
%type attr_list_opt {Attributes}
attr_list_opt(list) ::= . { list = (Attributes){0}; }
attr_list_opt ::= attr_list.

// Attributes that may have a type: numbers, strings, elements.
%type typed_attr {const Attribute *}
typed_attr(attr) ::= KW_TRUE. { attr = bool_attr_get(parser->ctx, true); }
typed_attr(attr) ::= KW_FALSE. { attr = bool_attr_get(parser->ctx, false); }
typed_attr(attr) ::= number(number). {
  attr = build_plain_number(parser, number);
}
typed_attr(attr) ::= number(number) COLON type(type). {
  attr = build_number(parser, number, type);
}
typed_attr(attr) ::= STRING(token). {
  attr = string_attr_get(parser->ctx, parser_string(parser, &token));
}
typed_attr(attr) ::= STRING(token) COLON type(type). {
  attr = typed_string_attr_get(parser->ctx, parser_string(parser, &token), type);
}
typed_attr(attr) ::= dense_open(keyword) LT GT COLON type(type). {
  attr = build_empty_dense(parser, keyword, type);
}
typed_attr(attr) ::= dense_open(keyword) LT dense_literal(literal) GT COLON
                     type(type). {
  attr = build_dense(parser, keyword, literal, type);
}
typed_attr(attr) ::= KW_DENSE_RESOURCE LT bare_id_or_string(handle) GT
                     COLON(colon) type(type). {
  attr = build_dense_resource(parser, handle, colon, type);
}
typed_attr(attr) ::= sparse_open(keyword) LT GT COLON type(type). {
  attr = build_empty_sparse(parser, keyword, type);
}
typed_attr(attr) ::= sparse_open(keyword) LT dense_literal(indices) COMMA
                     dense_literal(values) GT COLON type(type). {
  attr = build_sparse(parser, keyword, indices, values, type);
}
dense_open(keyword) ::= KW_DENSE(keyword). { begin_dense(parser); }
sparse_open(keyword) ::= KW_SPARSE(keyword). { begin_dense(parser); }

%type number {Number}
number(number) ::= INTEGER(token). { number = (Number){token_text(&token), false, false}; }
number(number) ::= MINUS INTEGER(token). { number = (Number){token_text(&token), true, false}; }
number(number) ::= FLOAT(token). { number = (Number){token_text(&token), false, true}; }
number(number) ::= MINUS FLOAT(token). { number = (Number){token_text(&token), true, true}; }

// --- dense literals ---------------------------------------------------------

%type dense_literal {DenseLiteral}
dense_literal ::= dense_scalar.
dense_literal ::= dense_list.
%type dense_list {DenseLiteral}
dense_list(list) ::= LSQUARE(open) RSQUARE. { list = dense_empty_list(parser, open); }
dense_list(list) ::= LSQUARE(open) dense_items(items) RSQUARE. {
  list = dense_close_list(parser, open, items);
}
%type dense_items {DenseLiteral}
dense_items(items) ::= dense_literal(literal). { items = dense_first_item(parser, literal); }
dense_items(items) ::= dense_items(before) COMMA dense_literal(literal). {
  items = dense_add_item(parser, before, literal);
}
%type dense_scalar {DenseLiteral}
dense_scalar(scalar) ::= dense_number(number). {
  scalar = dense_push(parser, number, false);
}
dense_scalar(scalar) ::= LPAREN dense_number(real) COMMA dense_number(imaginary)
                         RPAREN. {
  scalar = dense_push(parser, real, true);
  dense_push(parser, imaginary, false);
}
dense_scalar(scalar) ::= STRING(token). {
  scalar = dense_push(parser, dense_element(TOK_STRING, token, false), false);
}
%type dense_number {DenseElement}
dense_number(element) ::= INTEGER(token). {
  element = dense_element(TOK_INTEGER, token, false);
}
dense_number(element) ::= MINUS INTEGER(token). {
  element = dense_element(TOK_INTEGER, token, true);
}
dense_number(element) ::= FLOAT(token). {
  element = dense_element(TOK_FLOAT, token, false);
}
dense_number(element) ::= MINUS FLOAT(token). {
  element = dense_element(TOK_FLOAT, token, true);
}
dense_number(element) ::= KW_TRUE(token). {
  element = dense_element(TOK_KW_TRUE, token, false);
}
dense_number(element) ::= KW_FALSE(token). {
  element = dense_element(TOK_KW_FALSE, token, false);
}

// array<i32: 1, 2>, array<i32>
%type array_numbers {DenseRange}
%type array_element {const Type *}
array_element(type) ::= type_at(at) type(element). {
  type = array_element_type(parser, at, element);
}
array_numbers(list) ::= . { list = begin_array(parser); }
array_numbers ::= array_items.
%type array_items {DenseRange}
array_items(list) ::= COLON array_number(number). {
  list = begin_array(parser);
  push_array_number(parser, number);
}
array_items(list) ::= array_items(before) COMMA array_number(number). {
  list = before;
  push_array_number(parser, number);
}
// The sign of a word has no effect.
%type array_number {DenseElement}
array_number ::= dense_number.
array_number(element) ::= MINUS KW_TRUE(token). {
  element = dense_element(TOK_KW_TRUE, token, false);
}
array_number(element) ::= MINUS KW_FALSE(token). {
  element = dense_element(TOK_KW_FALSE, token, false);
}

// --- names ------------------------------------------------------------------

// @a::@b
%type symbol_ref {const Attribute *}
symbol_ref(attr) ::= symbol_path(path). {
  attr = symbol_ref_attr_get(parser->ctx, path.data, path.size);
}
%type symbol_path {Strings}
symbol_path(path) ::= symbol_name(name). {
  path = (Strings){0};
  LIST_PUSH(parser, &path, name);
}
symbol_path(path) ::= symbol_path(before) COLON_COLON symbol_name(name). {
  path = before;
  LIST_PUSH(parser, &path, name);
}

%type attr_dict_opt {NamedAttrs}
attr_dict_opt(list) ::= . { list = (NamedAttrs){0}; }
attr_dict_opt ::= attr_dict.
%type attr_dict {NamedAttrs}
attr_dict(list) ::= LBRACE RBRACE. { list = (NamedAttrs){0}; }
attr_dict(list) ::= LBRACE(open) named_attrs(attrs) RBRACE(close). {
  list = attrs;
  remember_dict(parser, open, close, attrs);
}
// A dictionary that was written before.
attr_dict(list) ::= DICT_KNOWN(token). { list = known_dict(parser, token); }
%type named_attrs {NamedAttrs}
named_attrs(list) ::= named_attr(attr). {
  list = (NamedAttrs){0};
  LIST_PUSH(parser, &list, attr);
}
named_attrs(list) ::= named_attrs(before) COMMA named_attr(attr). {
  list = before;
  LIST_PUSH(parser, &list, attr);
}
%type named_attr {NamedAttr}
named_attr(attr) ::= bare_id_or_string(name). {
  attr = make_named_attr(parser, name, unit_attr_get(parser->ctx));
}
named_attr(attr) ::= bare_id_or_string(name) EQUAL attr_value(value). {
  attr = make_named_attr(parser, name, value);
}
bare_id_or_string(name) ::= BARE_ID(name).
bare_id_or_string(name) ::= STRING(name).

// --- affine maps and sets ---------------------------------------------------

%left PLUS MINUS.
%left STAR KW_MOD KW_FLOORDIV KW_CEILDIV.

%type affine_map {const AffineMap *}
affine_map(map) ::= affine_dims affine_symbols_opt ARROW
                    LPAREN affine_exprs_opt(exprs) RPAREN. {
  map = build_affine_map(parser, exprs);
}
%type integer_set {const IntegerSet *}
integer_set(set) ::= affine_dims affine_symbols_opt COLON
                     LPAREN affine_constraints_opt(list) RPAREN. {
  set = build_integer_set(parser, list);
}
affine_dims ::= affine_open RPAREN.
affine_dims ::= affine_open affine_dim_list RPAREN.
affine_open ::= LPAREN. { begin_affine(parser); }
affine_dim_list ::= BARE_ID(name). { affine_add_dim(parser, name); }
affine_dim_list ::= affine_dim_list COMMA BARE_ID(name). {
  affine_add_dim(parser, name);
}
affine_symbols_opt ::= .
affine_symbols_opt ::= LSQUARE RSQUARE.
affine_symbols_opt ::= LSQUARE affine_symbol_list RSQUARE.
affine_symbol_list ::= BARE_ID(name). { affine_add_symbol(parser, name); }
affine_symbol_list ::= affine_symbol_list COMMA BARE_ID(name). {
  affine_add_symbol(parser, name);
}

%type affine_exprs {AffineExprs}
affine_exprs(list) ::= affine_expr(expr). {
  list = (AffineExprs){0};
  LIST_PUSH(parser, &list, expr);
}
affine_exprs(list) ::= affine_exprs(before) COMMA affine_expr(expr). {
  list = before;
  LIST_PUSH(parser, &list, expr);
}
%type affine_exprs_opt {AffineExprs}
affine_exprs_opt(list) ::= . { list = (AffineExprs){0}; }
affine_exprs_opt ::= affine_exprs.

%type affine_constraints {AffineConstraints}
affine_constraints(list) ::= affine_constraint(item). {
  list = (AffineConstraints){0};
  LIST_PUSH(parser, &list, item);
}
affine_constraints(list) ::= affine_constraints(before) COMMA
                             affine_constraint(item). {
  list = before;
  LIST_PUSH(parser, &list, item);
}
%type affine_constraints_opt {AffineConstraints}
affine_constraints_opt(list) ::= . { list = (AffineConstraints){0}; }
affine_constraints_opt ::= affine_constraints.
%type affine_constraint {AffineConstraint}
affine_constraint(item) ::= affine_expr(lhs) GT EQUAL affine_expr(rhs). {
  item = make_constraint(parser, lhs, rhs, false);
}
affine_constraint(item) ::= affine_expr(lhs) LT EQUAL affine_expr(rhs). {
  item = make_constraint(parser, rhs, lhs, false);
}
affine_constraint(item) ::= affine_expr(lhs) EQUAL EQUAL affine_expr(rhs). {
  item = make_constraint(parser, lhs, rhs, true);
}

%type affine_expr {const AffineExpr *}
affine_expr(expr) ::= affine_expr(lhs) PLUS affine_expr(rhs). {
  expr = affine_binary_get(parser->ctx, AFFINE_ADD, lhs, rhs);
}
affine_expr(expr) ::= affine_expr(lhs) MINUS affine_expr(rhs). {
  expr = affine_subtract(parser, lhs, rhs);
}
affine_expr(expr) ::= affine_expr(lhs) STAR(at) affine_expr(rhs). {
  expr = affine_multiply(parser, at, lhs, rhs);
}
affine_expr(expr) ::= affine_expr(lhs) KW_MOD(at) affine_expr(rhs). {
  expr = affine_divide(parser, at, AFFINE_MOD, lhs, rhs);
}
affine_expr(expr) ::= affine_expr(lhs) KW_FLOORDIV(at) affine_expr(rhs). {
  expr = affine_divide(parser, at, AFFINE_FLOORDIV, lhs, rhs);
}
affine_expr(expr) ::= affine_expr(lhs) KW_CEILDIV(at) affine_expr(rhs). {
  expr = affine_divide(parser, at, AFFINE_CEILDIV, lhs, rhs);
}
affine_expr ::= affine_operand.
%type affine_operand {const AffineExpr *}
affine_operand(expr) ::= LPAREN affine_expr(value) RPAREN. { expr = value; }
affine_operand(expr) ::= LPAREN RPAREN(close). {
  expr = affine_empty_parentheses(parser, close);
}
affine_operand(expr) ::= MINUS affine_operand(value). {
  expr = affine_negate(parser, value);
}
affine_operand(expr) ::= BARE_ID(name). { expr = affine_name(parser, name); }
affine_operand(expr) ::= INTEGER(token). { expr = affine_integer(parser, token); }

// --- locations --------------------------------------------------------------

%type trailing_loc {TrailingLoc}
trailing_loc(loc) ::= . { loc = (TrailingLoc){0}; }
trailing_loc ::= loc_clause.
%type loc_clause {TrailingLoc}
loc_clause(loc) ::= KW_LOC LPAREN ATTR_ALIAS(alias) RPAREN. {
  loc = location_alias(parser, alias);
}
loc_clause(result) ::= KW_LOC LPAREN location(value) RPAREN. {
  result = (TrailingLoc){.loc = value, .is_present = true};
}
%type nested_loc {Location}
nested_loc ::= location.
nested_loc(loc) ::= ATTR_ALIAS(alias). {
  loc = nested_location_alias(parser, alias);
}
%type location {Location}
location(loc) ::= KW_UNKNOWN. { loc = location_unknown(); }
location(loc) ::= STRING(name). {
  loc = build_name_location(parser, name, location_unknown());
}
location(loc) ::= STRING(name) LPAREN nested_loc(child) RPAREN. {
  loc = build_name_location(parser, name, child);
}
location(loc) ::= STRING(file) COLON INTEGER(line). {
  loc = build_line_location(parser, file, line);
}
location(loc) ::= STRING(file) COLON INTEGER(line) COLON INTEGER(column). {
  loc = build_file_location(parser, file, line, column);
}
location(loc) ::= STRING(file) COLON INTEGER(line) COLON INTEGER(column)
                  KW_TO COLON INTEGER(end_column). {
  loc = build_range_location(parser, &(RangeParts){file, line, column, line,
                                                   end_column});
}
location(loc) ::= STRING(file) COLON INTEGER(line) COLON INTEGER(column)
                  KW_TO INTEGER(end_line) COLON INTEGER(end_column). {
  loc = build_range_location(parser, &(RangeParts){file, line, column, end_line,
                                                   end_column});
}
location(loc) ::= KW_CALLSITE LPAREN nested_loc(callee) KW_AT
                  nested_loc(caller) RPAREN. {
  loc = location_call_site_get(parser->ctx, callee, caller);
}
location(loc) ::= KW_FUSED LSQUARE location_list_opt(list) RSQUARE. {
  loc = location_fused_get(parser->ctx, list.data, list.size, NULL);
}
location(loc) ::= KW_FUSED LT attr_value(metadata) GT
                  LSQUARE location_list_opt(list) RSQUARE. {
  loc = location_fused_get(parser->ctx, list.data, list.size, metadata);
}
// An attribute of a dialect.
location(loc) ::= attr_data(head) DATA_END(end). {
  loc = attr_as_place(parser, data_build_attr(parser, head, NULL), end);
}
location(loc) ::= params_attr(attr). {
  loc = attr_as_place(parser, attr, parser->token);
}
location(loc) ::= ATTR_RAW(token). {
  loc = attr_as_place(parser, build_raw_attr(parser, token, NULL), token);
}
%type location_list {Locations}
location_list(list) ::= nested_loc(loc). {
  list = (Locations){0};
  LIST_PUSH(parser, &list, loc);
}
location_list(list) ::= location_list(before) COMMA nested_loc(loc). {
  list = before;
  LIST_PUSH(parser, &list, loc);
}
%type location_list_opt {Locations}
location_list_opt(list) ::= . { list = (Locations){0}; }
location_list_opt ::= location_list.

// --- aliases and resources --------------------------------------------------

alias_definition ::= ATTR_ALIAS(name) EQUAL attr_value(value). {
  define_attr_alias(parser, name, value);
}
alias_definition ::= TYPE_ALIAS(name) EQUAL type(value). {
  define_type_alias(parser, name, value);
}
alias_definition ::= ATTR_RAW(name). {
  fail_alias_name(parser, name, "attribute");
}
alias_definition ::= TYPE_RAW(name). { fail_alias_name(parser, name, "type"); }

// {-# dialect_resources: { builtin: { key: "0x…" } } #-}
resources ::= RESOURCE_OPEN resource_sections_opt RESOURCE_CLOSE.
resource_sections_opt ::= .
resource_sections_opt ::= resource_sections.
resource_sections ::= resource_section.
resource_sections ::= resource_sections COMMA resource_section.
resource_section ::= resource_section_name LBRACE resource_groups_opt RBRACE.
resource_section_name ::= BARE_ID(name) COLON. {
  begin_resource_section(parser, name);
}
resource_groups_opt ::= .
resource_groups_opt ::= resource_groups.
resource_groups ::= resource_group.
resource_groups ::= resource_groups COMMA resource_group.
resource_group ::= resource_group_name LBRACE resource_group_check
                   resource_entries_opt RBRACE.
resource_group_check ::= . { check_resource_group(parser); }
resource_group_name ::= BARE_ID(name) COLON. {
  begin_resource_group(parser, &name);
}
resource_entries_opt ::= .
resource_entries_opt ::= resource_entries.
resource_entries ::= resource_entry.
resource_entries ::= resource_entries COMMA resource_entry.
resource_entry ::= bare_id_or_string(key) COLON resource_value(value). {
  add_resource(parser, key, value);
}
resource_value(value) ::= STRING(value).
resource_value(value) ::= KW_TRUE(value).
resource_value(value) ::= KW_FALSE(value).

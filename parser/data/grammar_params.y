// SPDX-License-Identifier: Apache-2.0
// The grammar, continued: attributes with parameters, `#llvm.di_file<…>`. The
// AttrDef has their parameters; see actions_params.c.

attr_value(attr) ::= params_attr(value). { attr = value; }
// MLIR reads a type and does not use it.
attr_value(attr) ::= params_attr(value) COLON type. { attr = value; }
%type params_attr {const Attribute *}
params_attr(attr) ::= ATTR_PARAMS(name). {
  attr = build_attr_without_params(parser, name);
}
params_attr(attr) ::= params_open params GT(close). {
  attr = params_close(parser, close);
}
params_open ::= ATTR_PARAMS(name) LT(open). {
  params_open(parser, attr_def_of(name), open);
}

// Two integers of a type.
params_attr(attr) ::= ATTR_RANGE(name) LT range_type(type) COMMA
                      range_bound(lower) COMMA range_bound(upper) GT. {
  attr = build_range(parser, name, type, lower, upper);
}
%type range_type {const Type *}
range_type(type) ::= placed_type(placed). { type = range_type(parser, placed); }
%type range_bound {Number}
range_bound(number) ::= INTEGER(token). {
  number = (Number){token_text(&token), false, false};
}
range_bound(number) ::= MINUS INTEGER(token). {
  number = (Number){token_text(&token), true, false};
}
range_bound(number) ::= KW_TRUE. { number = (Number){STR("1"), false, false}; }
range_bound(number) ::= KW_FALSE. { number = (Number){STR("0"), false, false}; }

// An attribute of a known kind, written without its dialect and name.
%type bare_attr {const Attribute *}
bare_attr(attr) ::= bare_open params GT(close). {
  attr = params_close(parser, close);
}
bare_open ::= LT(open). { params_open(parser, params_expected(parser, open), open); }

params ::= .
params ::= param_list.
param_list ::= param.
param_list ::= param_list param_separator param.
param_separator ::= COMMA(at). { params_separate(parser, at); }
param_separator ::= KW_IN(at). { params_separate(parser, at); }
param ::= param_value.
param ::= param_key param_value.
param_key ::= BARE_ID(name) EQUAL(at). { params_set_name(parser, name, at); }
param_key ::= attr_value(key) EQUAL(at). { params_set_key(parser, key, at); }
param_value ::= attr_value(value). { params_add_value(parser, value); }
param_value ::= bare_attr(value). { params_add_value(parser, value); }
param_value ::= BARE_ID(word). { params_add_word(parser, word); }
// "prefix":"suffix"
param_value ::= STRING(first) COLON STRING(second). {
  params_add_strings(parser, first, second);
}
param_value ::= LBRACE(at) bare_list(list) RBRACE. {
  params_add_array(parser, at, list);
}
param_value ::= LSQUARE(at) operators(list) RSQUARE. {
  params_add_array(parser, at, list);
}

%type bare_list {Attributes}
bare_list(list) ::= bare_attr(attr). {
  list = (Attributes){0};
  LIST_PUSH(parser, &list, attr);
}
bare_list(list) ::= bare_list(before) COMMA bare_attr(attr). {
  list = before;
  LIST_PUSH(parser, &list, attr);
}

// DW_OP_plus_uconst(8), DW_OP_deref
%type operators {Attributes}
operators(list) ::= operator(attr). {
  list = (Attributes){0};
  LIST_PUSH(parser, &list, attr);
}
operators(list) ::= operators(before) COMMA operator(attr). {
  list = before;
  LIST_PUSH(parser, &list, attr);
}
%type operator {const Attribute *}
operator(attr) ::= BARE_ID(name). {
  attr = build_operator(parser, name, (Attributes){0});
}
operator(attr) ::= BARE_ID(name) LPAREN operator_arguments(list) RPAREN. {
  attr = build_operator(parser, name, list);
}
%type operator_arguments {Attributes}
operator_arguments(list) ::= operator_argument(attr). {
  list = (Attributes){0};
  LIST_PUSH(parser, &list, attr);
}
operator_arguments(list) ::= operator_arguments(before) COMMA
                             operator_argument(attr). {
  list = before;
  LIST_PUSH(parser, &list, attr);
}
%type operator_argument {const Attribute *}
operator_argument(attr) ::= INTEGER(token). {
  attr = build_operator_number(parser, token, NULL);
}
operator_argument(attr) ::= MINUS(sign) INTEGER(token). {
  attr = build_operator_number(parser, token, sign.text);
}
operator_argument(attr) ::= BARE_ID(word). {
  attr = string_attr_get(parser->ctx, token_text(&word));
}
operator_argument(attr) ::= KW_TRUE(word). {
  attr = string_attr_get(parser->ctx, token_text(&word));
}
operator_argument(attr) ::= KW_FALSE(word). {
  attr = string_attr_get(parser->ctx, token_text(&word));
}

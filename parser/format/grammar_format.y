// SPDX-License-Identifier: Apache-2.0
// The grammar, continued: operations whose definitions spell out their syntax.
// actions_format.c follows the text of the format. Where an element needs the
// grammar, it inserts a token FORMAT_… before the next one.

%include {
#include "parser/format/actions_format.h"
}

op_body(op) ::= format(head) FORMAT_END. { op = build_format(parser, head); }

%type format {FormatHead *}
format(head) ::= OP_FORMAT(name). {
  head = begin_format(parser, &name);
  yymajor = format_next(parser, head, yymajor);
}
format(head) ::= format(before) FORMAT_TYPE type(type). {
  head = before;
  format_take_type(parser, head, type);
  yymajor = format_next(parser, head, yymajor);
}
format(head) ::= format(before) FORMAT_TYPE_LIST type_list(types). {
  head = before;
  format_take_types(parser, head, types);
  yymajor = format_next(parser, head, yymajor);
}
format(head) ::= format(before) FORMAT_LISTED_TYPES function_results(types). {
  head = before;
  format_take_types(parser, head, types);
  yymajor = format_next(parser, head, yymajor);
}
format(head) ::= format(before) FORMAT_FUNCTION type(type). {
  head = before;
  format_take_function(parser, head, type);
  yymajor = format_next(parser, head, yymajor);
}
format(head) ::= format(before) FORMAT_ATTR attr_value(attr). {
  head = before;
  format_take_attr(parser, head, attr);
  yymajor = format_next(parser, head, yymajor);
}
format(head) ::= format(before) FORMAT_BARE_ATTR bare_attr(attr). {
  head = before;
  format_take_attr(parser, head, attr);
  yymajor = format_next(parser, head, yymajor);
}
format(head) ::= format(before) bare_data(data) DATA_END. {
  head = before;
  format_take_data(parser, head, data);
  yymajor = format_next(parser, head, yymajor);
}
format(head) ::= format(before) FORMAT_DICT attr_dict(attrs). {
  head = before;
  format_take_dict(parser, head, attrs);
  yymajor = format_next(parser, head, yymajor);
}
format(head) ::= format(before) FORMAT_REGION region(region). {
  head = before;
  format_take_region(parser, head, region);
  yymajor = format_next(parser, head, yymajor);
}
format(head) ::= format(before) FORMAT_UNTYPED untyped_attr(attr). {
  head = before;
  format_take_attr(parser, head, attr);
  yymajor = format_next(parser, head, yymajor);
}
format(head) ::= format(before) FORMAT_OPERATION generic_op(op)
                 trailing_loc(loc). {
  head = before;
  head->custom.operation = set_location(parser, op, loc);
  yymajor = format_next(parser, head, yymajor);
}

format(head) ::= format(before) FORMAT_LOCATION loc_clause(place). {
  head = before;
  head->custom.loc = place;
  yymajor = format_next(parser, head, yymajor);
}

// A number or elements whose type is known and not written.
%type untyped_attr {const Attribute *}
untyped_attr(attr) ::= number(number). {
  attr = build_number(parser, number, parser->data.untyped_type);
}
untyped_attr(attr) ::= dense_open(keyword) LT GT. {
  attr = build_empty_dense(parser, keyword, parser->data.untyped_type);
}
untyped_attr(attr) ::= dense_open(keyword) LT dense_literal(literal) GT. {
  attr = build_dense(parser, keyword, literal, parser->data.untyped_type);
}

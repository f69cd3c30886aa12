// SPDX-License-Identifier: Apache-2.0
// The grammar, continued: operations whose definitions spell their syntax out.
// actions_format.c follows the text of the format. Where an element needs the
// grammar it puts a token FORMAT_… in front of what comes next.

%include {
#include "parser/actions_format.h"
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
  format_take_types(head, types);
  yymajor = format_next(parser, head, yymajor);
}
format(head) ::= format(before) FORMAT_FUNCTION function_type_parts(type). {
  head = before;
  format_take_function(head, type);
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

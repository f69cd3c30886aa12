// SPDX-License-Identifier: Apache-2.0
// The grammar, continued: types and attributes whose definitions spell out
// their syntax. actions_data.c follows the text of the format, as
// actions_format.c does for operations. Where it needs the grammar, it inserts
// a token DATA_… before the next one.

%include {
#include "parser/data/actions_data.h"
}

attr_value(attr) ::= attr_data(head) DATA_END. {
  attr = data_build_attr(parser, head, NULL);
}
attr_value(attr) ::= attr_data(head) DATA_END COLON type(type). {
  attr = data_build_attr(parser, head, type);
}
dialect_type(type) ::= type_data(head) DATA_END. {
  type = data_build_type(parser, head);
}

%type attr_data {DataHead *}
attr_data(head) ::= ATTR_FORMAT(name). {
  head = data_begin(parser, attr_def_of(name), &name);
  yymajor = data_next(parser, head, yymajor);
}
attr_data(head) ::= attr_data(before) DATA_ATTR attr_value(attr). {
  head = before;
  data_take_attr(parser, head, attr);
  yymajor = data_next(parser, head, yymajor);
}
attr_data(head) ::= attr_data(before) DATA_TYPE type(type). {
  head = before;
  data_take_type(parser, head, type);
  yymajor = data_next(parser, head, yymajor);
}
// Written without its name.
%type bare_data {DataHead *}
bare_data(head) ::= FORMAT_BARE_DATA(at). {
  head = data_begin(parser, params_expected(parser, at), &at);
  yymajor = data_next(parser, head, yymajor);
}
bare_data(head) ::= bare_data(before) DATA_ATTR attr_value(attr). {
  head = before;
  data_take_attr(parser, head, attr);
  yymajor = data_next(parser, head, yymajor);
}
bare_data(head) ::= bare_data(before) DATA_TYPE type(type). {
  head = before;
  data_take_type(parser, head, type);
  yymajor = data_next(parser, head, yymajor);
}
%type type_data {DataHead *}
type_data(head) ::= TYPE_FORMAT(name). {
  head = data_begin_type(parser, &name);
  yymajor = data_next(parser, head, yymajor);
}
type_data(head) ::= type_data(before) DATA_ATTR attr_value(attr). {
  head = before;
  data_take_attr(parser, head, attr);
  yymajor = data_next(parser, head, yymajor);
}
type_data(head) ::= type_data(before) DATA_TYPE type(type). {
  head = before;
  data_take_type(parser, head, type);
  yymajor = data_next(parser, head, yymajor);
}

// A type of the same dialect, without its prefix.
type_data(head) ::= type_data(before) data_bare_type type(type). {
  head = before;
  data_take_type(parser, head, type);
  yymajor = data_next(parser, head, yymajor);
}
data_bare_type ::= DATA_BARE_TYPE. {
  yymajor = data_bare_type_token(parser);
}

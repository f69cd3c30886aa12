// SPDX-License-Identifier: Apache-2.0
// The grammar, continued: operations in custom form, by assembly shape:
// functions of numbers, complex numbers and indices.

op_body(op) ::= OP_INDEX_CONSTANT(name) attr_dict_opt(attrs) number(number). {
  op = build_index_constant(parser, &name, attrs, &number, NULL);
}
op_body(op) ::= OP_INDEX_CONSTANT(name) attr_dict_opt(attrs) KW_TRUE. {
  op = build_index_constant(parser, &name, attrs, NULL,
                            bool_attr_get(parser->ctx, true));
}
op_body(op) ::= OP_INDEX_CONSTANT(name) attr_dict_opt(attrs) KW_FALSE. {
  op = build_index_constant(parser, &name, attrs, NULL,
                            bool_attr_get(parser->ctx, false));
}
op_body ::= OP_INDEX_CONSTANT(name) attr_dict_opt STRING(token). {
  fail_index_constant(parser, &name, &token);
}

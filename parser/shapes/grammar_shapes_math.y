// SPDX-License-Identifier: Apache-2.0
// The grammar, continued: operations in custom form, by assembly shape:
// functions of numbers, complex numbers and indices.

op_body(op) ::= OP_PLAIN_UNARY(name) ssa_use(operand) attr_dict_opt(attrs)
                COLON(colon) type(type). {
  op = build_unary(parser, &name, operand, (OperandFlags){0}, attrs, &colon,
                   type);
}
op_body(op) ::= OP_TERNARY(name) ssa_use(first) COMMA ssa_use(second) COMMA
                ssa_use(third) operand_flags(flags) attr_dict_opt(attrs)
                COLON type(type). {
  op = build_ternary(parser, &(TernaryParts){name, {first, second, third},
                                             flags, attrs, type});
}
op_body(op) ::= OP_CLAMP(name) ssa_use(value) KW_TO LSQUARE ssa_use(low) COMMA
                ssa_use(high) RSQUARE operand_flags(flags) attr_dict_opt(attrs)
                COLON type(type). {
  op = build_ternary(parser, &(TernaryParts){name, {value, low, high}, flags,
                                             attrs, type});
}
op_body(op) ::= OP_TYPED_BINARY(name) ssa_use(lhs) COMMA ssa_use(rhs)
                operand_flags(flags) attr_dict_opt(attrs)
                COLON placed_type(type) COMMA placed_type(second). {
  op = build_typed_binary(parser, &(TypedBinaryParts){name, lhs, rhs, flags,
                                                      attrs, type, second});
}
op_body(op) ::= OP_INDEX_BINARY(name) ssa_use(lhs) COMMA ssa_use(rhs)
                attr_dict_opt(attrs). {
  op = build_index_binary(parser, &name, NULL, lhs, rhs, attrs);
}
op_body(op) ::= OP_INDEX_CMP(name) keyword_or_string(predicate) LPAREN
                ssa_use(lhs) COMMA ssa_use(rhs) RPAREN attr_dict_opt(attrs). {
  op = build_index_binary(parser, &name, &predicate, lhs, rhs, attrs);
}
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
op_body(op) ::= OP_ARRAY_CONSTANT(name) LSQUARE attr_list_opt(list) RSQUARE
                attr_dict_opt(attrs) COLON placed_type(type). {
  op = build_array_constant(parser, &name, list, attrs, type);
}

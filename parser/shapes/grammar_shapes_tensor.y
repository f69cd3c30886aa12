// SPDX-License-Identifier: Apache-2.0
// The grammar, continued: operations in custom form, by assembly shape: tensors
// and vectors.

op_body(op) ::= OP_VECTOR_EXTRACT(name) ssa_use(source) position(position)
                attr_dict_opt(attrs) COLON type(result) KW_FROM
                placed_type(type). {
  op = build_vector_extract(parser, &name, source, position, attrs, result,
                            type);
}
%type position {MixedList}
position(list) ::= . { list = (MixedList){0}; }
position ::= mixed_list.
op_body(op) ::= OP_VECTOR_INSERT(name) ssa_use(source) COMMA ssa_use(dest)
                mixed_list(position) attr_dict_opt(attrs) COLON type(from)
                KW_INTO placed_type(to). {
  op = build_vector_insert(parser, &(VectorInsertParts){name, source, dest,
                                                        position, attrs, from,
                                                        to});
}

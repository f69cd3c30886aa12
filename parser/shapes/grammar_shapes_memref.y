// SPDX-License-Identifier: Apache-2.0
// The grammar, continued: operations in custom form, by assembly shape: views
// of memory, its metadata, globals, scopes.

op_body(op) ::= OP_REINTERPRET_CAST(name) ssa_use(source) KW_TO
                KW_OFFSET COLON mixed_list(offsets) COMMA
                KW_SIZES COLON mixed_list(sizes) COMMA
                KW_STRIDES COLON mixed_list(strides) attr_dict_opt(attrs)
                COLON placed_type(from) KW_TO placed_type(to). {
  op = build_subview(parser, &(SubviewParts){name, source,
                                             {offsets, sizes, strides}, attrs,
                                             from, to});
}
op_body(op) ::= OP_EXPAND_SHAPE(name) ssa_use(source) groups(groups)
                KW_OUTPUT_SHAPE mixed_list(shape) attr_dict_opt(attrs)
                COLON placed_type(from) KW_INTO placed_type(to). {
  op = build_regroup(parser, &(RegroupParts){name, source, groups, &shape,
                                             attrs, from, to});
}
// [[0, 1], [2]]
%type groups {const Attribute *}
groups(attr) ::= LSQUARE attr_list_opt(list) RSQUARE. {
  attr = array_attr_get(parser->ctx, list.data, list.size);
}
op_body(op) ::= OP_TRANSPOSE(name) ssa_use(source) affine_map(map)
                attr_dict_opt(attrs) COLON(colon) type(from) KW_TO
                placed_type(to). {
  op = build_transpose(parser, &name, source, map, attrs,
                       (PlacedType){from, colon.text}, to);
}

%type affine_name {Token}
affine_name(name) ::= OP_AFFINE_APPLY(token). { name = token; }
affine_name(name) ::= OP_AFFINE_MIN_MAX(token). { name = token; }
op_body(op) ::= affine_name(name) attr_value(map) LPAREN
                ssa_use_list_opt(dims) RPAREN attr_dict_opt(attrs). {
  op = build_affine_apply(parser, &name, map, dims, (SSAUses){0}, attrs);
}
op_body(op) ::= affine_name(name) attr_value(map) LPAREN
                ssa_use_list_opt(dims) RPAREN indices(symbols)
                attr_dict_opt(attrs). {
  op = build_affine_apply(parser, &name, map, dims, symbols, attrs);
}

// --- globals ----------------------------------------------------------------

op_body(op) ::= memref_global(head) attr_dict_opt(attrs). {
  op = build_memref_global(parser, head, NULL, NULL, attrs);
}
op_body(op) ::= memref_global(head) EQUAL(equal) initial_value(value)
                attr_dict_opt(attrs). {
  op = build_memref_global(parser, head, &equal, value, attrs);
}
%type memref_global {MemrefGlobalHead *}
memref_global(head) ::= OP_MEMREF_GLOBAL(name) visibility_text(visibility)
                        words(words) SYMBOL_ID(symbol) COLON type(type). {
  head = begin_memref_global(parser, &name, visibility, words, &symbol, type);
}
%type visibility_text {const Attribute *}
visibility_text(attr) ::= . { attr = NULL; }
visibility_text(attr) ::= string(text). {
  attr = string_attr_get(parser->ctx, text);
}

// Elements are written without their type, which is the global's.
%type initial_value {const Attribute *}
initial_value(attr) ::= KW_UNINITIALIZED. { attr = NULL; }
initial_value(attr) ::= attr_value(value). {
  attr = untyped_initial_value(parser, value);
}
initial_value(attr) ::= dense_open(keyword) LT GT. {
  attr = build_empty_dense(parser, keyword, parser->data.elements_type);
}
initial_value(attr) ::= dense_open(keyword) LT dense_literal(literal) GT. {
  attr = build_dense(parser, keyword, literal, parser->data.elements_type);
}
initial_value(attr) ::= KW_DENSE_RESOURCE(keyword) LT bare_id_or_string(handle)
                        GT. {
  attr = build_dense_resource(parser, handle, keyword, parser->data.elements_type);
}
initial_value(attr) ::= sparse_open(keyword) LT GT. {
  attr = build_empty_sparse(parser, keyword, parser->data.elements_type);
}
initial_value(attr) ::= sparse_open(keyword) LT dense_literal(indices) COMMA
                        dense_literal(values) GT. {
  attr = build_sparse(parser, keyword, indices, values, parser->data.elements_type);
}


// --- scopes -----------------------------------------------------------------

op_body(op) ::= result_region_head(head) region(body) attr_dict_opt(attrs). {
  op = build_result_region(parser, head, body, attrs);
}
%type result_region_head {ResultRegionHead *}
result_region_head(head) ::= OP_RESULT_REGION(name). {
  head = begin_result_region(parser, &name, (Types){0});
}
result_region_head(head) ::= OP_RESULT_REGION(name) ARROW
                             function_results(types). {
  head = begin_result_region(parser, &name, types);
}

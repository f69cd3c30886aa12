// SPDX-License-Identifier: Apache-2.0
// The grammar, continued: operations in custom form, by assembly shape: memory,
// tensors, atomics, DMA.

op_body(op) ::= OP_ALLOC(name) LPAREN ssa_use_list_opt(sizes) RPAREN
                symbol_operands(symbols) attr_dict_opt(attrs) COLON(colon)
                type(type). {
  op = build_alloc(parser, &(AllocParts){name, sizes, symbols, attrs, colon,
                                         type});
}
%type symbol_operands {SSAUses}
symbol_operands(uses) ::= . { uses = (SSAUses){0}; }
symbol_operands ::= indices.

op_body(op) ::= OP_LOAD(name) ssa_use(source) indices(indices)
                attr_dict_opt(attrs) COLON(colon) type(type). {
  op = build_load(parser, &(LoadParts){name, source, indices, attrs, colon,
                                       type});
}
op_body(op) ::= OP_STORE(name) ssa_use(value) COMMA ssa_use(dest)
                indices(indices) attr_dict_opt(attrs) COLON(colon) type(type). {
  op = build_store(parser, &(StoreParts){name, value, dest, indices, attrs,
                                         colon, type});
}
op_body(op) ::= OP_DIM(name) attr_dict_opt(attrs) ssa_use(source) COMMA(comma)
                mixed_item(index) COLON placed_type(type). {
  op = build_dim(parser, &name, attrs, source, &comma, index, type);
}
op_body(op) ::= OP_VIEW(name) ssa_use(source) indices(offsets) indices(sizes)
                attr_dict_opt(attrs) COLON placed_type(from) KW_TO placed_type(to). {
  op = build_view(parser, &(ViewParts){name, source, offsets, sizes, attrs,
                                       from, to});
}
op_body(op) ::= OP_SUBVIEW(name) ssa_use(source) mixed_list(offsets)
                mixed_list(sizes) mixed_list(strides) attr_dict_opt(attrs)
                COLON placed_type(from) KW_TO placed_type(to). {
  op = build_subview(parser, &(SubviewParts){name, source,
                                             {offsets, sizes, strides}, attrs,
                                             from, to});
}
op_body(op) ::= prefetch_head(head) attr_dict_opt(attrs) COLON(colon)
                type(type). {
  op = build_prefetch(parser, head, attrs, (PlacedType){type, colon.text});
}
%type prefetch_head {PrefetchHead *}
prefetch_head(head) ::= OP_PREFETCH(name) ssa_use(source) indices(indices) COMMA
                        BARE_ID(access) COMMA BARE_ID(locality) LT integer(hint)
                        GT COMMA BARE_ID(cache). {
  head = begin_prefetch(parser, &(PrefetchHead){name, source, indices, access,
                                                locality, hint, cache});
}
op_body(op) ::= OP_ASSUME_ALIGNMENT(name) ssa_use(memref) COMMA(comma)
                integer(alignment) attr_dict_opt(attrs) COLON
                placed_type(type). {
  op = build_assume_alignment(parser, &(AlignmentParts){
      name, memref, comma, alignment, attrs, type});
}

op_body(op) ::= OP_ATOMIC_RMW(name) keyword_or_string(kind) ssa_use(value) COMMA
                ssa_use(memref) indices(indices) attr_dict_opt(attrs) COLON
                LPAREN type(value_type) COMMA placed_type(memref_type) RPAREN
                ARROW
                type(result). {
  op = build_atomic_rmw(parser, &(AtomicRmwParts){name, kind, value, memref,
                                                  indices, attrs, value_type,
                                                  memref_type, result});
}
op_body(op) ::= atomic_head(head) region(body) attr_dict_opt(attrs). {
  op = build_generic_atomic_rmw(parser, head, body, attrs);
}
%type atomic_head {AtomicHead *}
atomic_head(head) ::= OP_GENERIC_ATOMIC_RMW(name) ssa_use(memref)
                      indices(indices) COLON type(type). {
  head = begin_generic_atomic_rmw(parser, &name, memref, indices, type);
}

%type indexed_memref {IndexedMemref}
indexed_memref(memref) ::= ssa_use(use) indices(indices). {
  memref = (IndexedMemref){use, indices};
}
op_body(op) ::= dma_start_head(head) attr_dict_opt(attrs) COLON
                type_list(types). {
  op = build_dma_start(parser, head, attrs, types);
}
%type dma_start_head {DmaStartHead *}
dma_start_head(head) ::= OP_DMA_START(name) indexed_memref(source) COMMA
                         indexed_memref(dest) COMMA ssa_use(count) COMMA
                         indexed_memref(tag) dma_stride(stride). {
  head = begin_dma_start(parser, &(DmaStartHead){name, source, dest, tag, count,
                                                 stride});
}
%type dma_stride {SSAUses}
dma_stride(uses) ::= . { uses = (SSAUses){0}; }
dma_stride(uses) ::= COMMA ssa_use_list(list). { uses = list; }
op_body(op) ::= OP_DMA_WAIT(name) indexed_memref(tag) COMMA ssa_use(count)
                attr_dict_opt(attrs) COLON placed_type(type). {
  op = build_dma_wait(parser, &name, &tag, count, attrs, type);
}

// SPDX-License-Identifier: Apache-2.0
// The grammar, continued: operations of llvm that only its modern spelling has:
// aliases, comdats, a module's lists, assembly, debug intrinsics.


op_body(op) ::= llvm_alias_head(head) region(body). {
  op = build_llvm_alias(parser, head, body);
}
%type llvm_alias_head {GlobalHead *}
llvm_alias_head(head) ::= OP_LLVM_ALIAS(name) words(words) SYMBOL_ID(symbol)
                          attr_dict_opt(attrs) COLON type_list(types). {
  head = begin_global(parser, make_global(parser, &name, words, &symbol),
                      attrs, types);
}
op_body(op) ::= OP_LLVM_IFUNC(name) words(words) SYMBOL_ID(symbol) COLON
                type(type) COMMA type(resolver_type) SYMBOL_ID(resolver)
                attr_dict_opt(attrs). {
  op = build_llvm_ifunc(parser, &(LLVMIFuncParts){name, words, symbol, type,
                                                  resolver_type, resolver,
                                                  attrs});
}

// has_side_effects asm_dialect = intel "mov $0, $1", "=r,r" %a : (i32) -> i32
op_body(op) ::= OP_LLVM_INLINE_ASM(name) llvm_asm_words(words)
                attr_dict_opt(attrs) STRING(text) COMMA STRING(constraints)
                ssa_use_list_opt(operands) COLON(colon) type(type). {
  op = build_llvm_inline_asm(parser, &(LLVMAsmParts){name, words, attrs, text,
                                                     constraints, operands,
                                                     colon, type});
}
%type llvm_asm_words {LLVMAsmWords}
llvm_asm_words(list) ::= . { list = (LLVMAsmWords){0}; }
llvm_asm_words(list) ::= llvm_asm_words(before) BARE_ID(name). {
  list = before;
  LIST_PUSH(parser, &list, (LLVMAsmWord){.word = name});
}
llvm_asm_words(list) ::= llvm_asm_words(before) BARE_ID(name) EQUAL
                         case_word(choice). {
  list = before;
  LIST_PUSH(parser, &list, (LLVMAsmWord){.word = name, .value = choice});
}
llvm_asm_words(list) ::= llvm_asm_words(before) BARE_ID(name) EQUAL LT(bracket)
                         case_word(choice) GT. {
  list = before;
  LIST_PUSH(parser, &list, (LLVMAsmWord){
      .word = name, .open = bracket, .value = choice});
}
llvm_asm_words(list) ::= llvm_asm_words(before) BARE_ID(name) EQUAL LSQUARE
                         attr_list_opt(items) RSQUARE. {
  list = before;
  LIST_PUSH(parser, &list, (LLVMAsmWord){
      .word = name, .attr = array_attr_get(parser->ctx, items.data, items.size)});
}

op_body(op) ::= OP_LLVM_INDIRECT_BRANCH(name) ssa_use(use) COLON
                pointer_type(pointer) COMMA LSQUARE llvm_successors_opt(dests)
                RSQUARE attr_dict_opt(attrs). {
  op = build_llvm_indirect_branch(parser, &name, use, pointer, dests, attrs);
}
// A pointer, by its name or by its parameters alone: `<1>`, or nothing.
%type pointer_type {PlacedType}
pointer_type(placed) ::= pointer_at(at) type(type). {
  placed = (PlacedType){type, at.text};
}
pointer_at(at) ::= . { at = enter_pointer(parser); }
pointer_type(placed) ::= . {
  placed = (PlacedType){build_short_pointer(parser, parser->token, 0), NULL};
}
pointer_type(placed) ::= LT(open) type_integer(space) GT. {
  placed = (PlacedType){build_short_pointer(parser, open, space), NULL};
}
%type llvm_successors_opt {Successors}
llvm_successors_opt(list) ::= . { list = (Successors){0}; }
llvm_successors_opt(list) ::= llvm_successors(dests). { list = dests; }
%type llvm_successors {Successors}
llvm_successors(list) ::= successor(dest). {
  list = (Successors){0};
  LIST_PUSH(parser, &list, dest);
}
llvm_successors(list) ::= llvm_successors(before) COMMA successor(dest). {
  list = before;
  LIST_PUSH(parser, &list, dest);
}

op_body(op) ::= OP_LLVM_DEBUG(name) attr_value(variable) EQUAL ssa_use(use)
                COLON type(type) attr_dict_opt(attrs). {
  op = build_llvm_debug(parser, &(LLVMDebugParts){name, variable, NULL, use,
                                                  type, attrs});
}
op_body(op) ::= OP_LLVM_DEBUG(name) attr_value(variable) attr_value(expression)
                EQUAL ssa_use(use) COLON type(type) attr_dict_opt(attrs). {
  op = build_llvm_debug(parser, &(LLVMDebugParts){name, variable, expression,
                                                  use, type, attrs});
}
op_body(op) ::= OP_LLVM_INVARIANT(name) integer(size) COMMA ssa_use(pointer)
                attr_dict_opt(attrs) COLON type(type). {
  op = build_llvm_invariant(parser, &(LLVMInvariantParts){name, {0}, size,
                                                          pointer, attrs, type});
}
op_body(op) ::= OP_LLVM_INVARIANT(name) ssa_use(start) COMMA integer(size) COMMA
                ssa_use(pointer) attr_dict_opt(attrs) COLON type(type). {
  op = build_llvm_invariant(parser, &(LLVMInvariantParts){name, start, size,
                                                          pointer, attrs, type});
}
op_body(op) ::= OP_LLVM_CALL_INTRINSIC(name) STRING(text) LPAREN
                ssa_use_list_opt(operands) RPAREN op_bundles_opt(bundles)
                attr_dict_opt(attrs) COLON(colon) llvm_call_types(types). {
  op = build_llvm_call(parser, &(LLVMCallParts){name, {0}, {{0}, {0}}, operands,
                                                NULL, bundles, attrs, colon,
                                                types, {{0}}, &text, false});
}

// SPDX-License-Identifier: Apache-2.0
// The grammar, continued: operations of llvm in custom form, by assembly shape,
// in the wrapped and the modern spelling. The types tell the two apart.

op_body(op) ::= global_head(head). { op = build_global(parser, head, NULL); }
op_body(op) ::= global_head(head) region(body). {
  op = build_global(parser, head, body);
}
op_body(op) ::= global_start(parts). {
  GlobalHead *head = begin_global(parser, parts, (NamedAttrs){0}, (Types){0});
  op = build_global(parser, head, NULL);
}
// The initializer's region follows a dictionary or a type.
%type global_head {GlobalHead *}
global_head(head) ::= global_start(parts) attr_dict(attrs). {
  head = begin_global(parser, parts, attrs, (Types){0});
}
global_head(head) ::= global_start(parts) attr_dict_opt(attrs) COLON
                      type_list(types). {
  head = begin_global(parser, parts, attrs, types);
}
%type global_start {GlobalHead *}
global_start(head) ::= global_name(name) LPAREN RPAREN. { head = name; }
global_start(head) ::= global_name(name) LPAREN attr_value(initial) RPAREN. {
  head = name;
  head->value = initial;
}
%type global_name {GlobalHead *}
global_name(head) ::= OP_LLVM_GLOBAL(name) words(words) SYMBOL_ID(symbol). {
  head = make_global(parser, &name, words, &symbol);
}
global_start(head) ::= global_start(before) comdat(symbol). {
  head = before;
  head->comdat = symbol;
}

// overflow<nsw, nuw>
%type word_flags {WordFlags}
word_flags(flags) ::= . { flags = (WordFlags){0}; }
word_flags(flags) ::= BARE_ID(name) LT word_list(list) GT. {
  flags = (WordFlags){token_text(&name), list};
}
%type word_list {Tokens}
word_list(list) ::= BARE_ID(word). {
  list = (Tokens){0};
  LIST_PUSH(parser, &list, word);
}
word_list(list) ::= word_list(before) COMMA BARE_ID(word). {
  list = before;
  LIST_PUSH(parser, &list, word);
}

op_body(op) ::= OP_LLVM_BINARY(name) words(words) ssa_use(lhs) COMMA
                ssa_use(rhs) word_flags(flags) attr_dict_opt(attrs)
                COLON type(type). {
  op = build_llvm_binary(parser, &(LLVMBinaryParts){name, words, lhs, rhs,
                                                    flags, attrs, type});
}
op_body(op) ::= OP_LLVM_CAST(name) words(words) ssa_use(operand)
                word_flags(flags) attr_dict_opt(attrs) COLON type(from) KW_TO
                type(to). {
  op = build_llvm_cast(parser, &(LLVMCastParts){name, words, operand, flags,
                                                attrs, from, to});
}
op_body(op) ::= OP_LLVM_CMP(name) keyword_or_string(predicate) ssa_use(lhs)
                COMMA ssa_use(rhs) attr_dict_opt(attrs) COLON type(type). {
  op = build_llvm_cmp(parser, &(CmpParts){name, predicate, lhs, rhs, attrs,
                                          type, {0}});
}
op_body(op) ::= OP_LLVM_CONSTRAINED(name) ssa_use(operand)
                keyword_or_string(rounding) keyword_or_string(exceptions)
                attr_dict_opt(attrs) COLON type(from) KW_TO type(to). {
  op = build_llvm_constrained(parser, &(ConstrainedParts){name, operand,
                                                          {exceptions, rounding},
                                                          attrs, from, to});
}
op_body(op) ::= OP_LLVM_SELECT(name) ssa_use(condition) COMMA
                ssa_use(true_value) COMMA ssa_use(false_value)
                attr_dict_opt(attrs) COLON one_or_two_types(types). {
  op = build_select(parser, &(SelectParts){name, condition, true_value,
                                           false_value, attrs, types});
}
op_body(op) ::= OP_LLVM_CONSTANT(name) LPAREN attr_value(value) RPAREN
                attr_dict_opt(attrs) COLON type(type). {
  op = build_valued_nullary(parser, &name, value, attrs, type);
}
op_body(op) ::= OP_LLVM_ADDRESSOF(name) symbol_ref(symbol) attr_dict_opt(attrs)
                COLON type(type). {
  op = build_valued_nullary(parser, &name, symbol, attrs, type);
}

// --- memory -----------------------------------------------------------------

op_body(op) ::= OP_LLVM_ALLOCA(name) words(words) ssa_use(count) KW_X
                type(element) attr_dict_opt(attrs) COLON(colon) type(type). {
  op = build_llvm_alloca(parser, &(LLVMAllocaParts){name, words, count, element,
                                                    attrs, colon, type});
}
op_body(op) ::= OP_LLVM_GEP(name) gep_flags(flags) ssa_use(base)
                LSQUARE mixed_items_opt(indices) RSQUARE(close)
                attr_dict_opt(attrs) COLON(colon) type_list(types). {
  op = build_llvm_gep(parser, &(LLVMGepParts){name, flags, base, indices, close,
                                              attrs, colon, types});
}
// inbounds|nuw
%type gep_flags {Tokens}
gep_flags(list) ::= . { list = (Tokens){0}; }
gep_flags ::= gep_flag_list.
%type gep_flag_list {Tokens}
gep_flag_list(list) ::= BARE_ID(word). {
  list = (Tokens){0};
  LIST_PUSH(parser, &list, word);
}
gep_flag_list(list) ::= gep_flag_list(before) BAR BARE_ID(word). {
  list = before;
  LIST_PUSH(parser, &list, word);
}

// atomic syncscope("agent") seq_cst; invariant
%type memory_words {MemoryWords}
memory_words(list) ::= . { list = (MemoryWords){0}; }
memory_words(list) ::= memory_words(before) case_word(keyword). {
  list = before;
  LIST_PUSH(parser, &list, (MemoryWord){.word = keyword});
}
memory_words(list) ::= memory_words(before) BARE_ID(word) LPAREN STRING(text)
                       RPAREN. {
  list = before;
  LIST_PUSH(parser, &list, (MemoryWord){word, text, NULL});
}
// `dereferenceable<bytes = 8>`.
memory_words(list) ::= memory_attr(before) bare_attr(value). {
  list = before;
  list.data[list.size - 1].attr = value;
}
%type memory_attr {MemoryWords}
memory_attr(list) ::= memory_words(before) BARE_ID(word). {
  list = expect_memory_attr(parser, before, word);
}
%type load_name {Token}
load_name(name) ::= OP_LLVM_LOAD(token). {
  parser_set_pending(parser, parser_op_def(parser, &token));
  name = token;
}

op_body(op) ::= load_name(name) words(words) ssa_use(pointer)
                memory_words(suffix) attr_dict_opt(attrs) COLON(colon)
                type(type). {
  op = build_llvm_load(parser, &(LLVMLoadParts){name, words, pointer, suffix,
                                                attrs, colon, type, NULL});
}
op_body(op) ::= load_name(name) words(words) ssa_use(pointer)
                memory_words(suffix) attr_dict_opt(attrs) COLON(colon)
                type(type) ARROW type(result). {
  op = build_llvm_load(parser, &(LLVMLoadParts){name, words, pointer, suffix,
                                                attrs, colon, type, result});
}
op_body(op) ::= OP_LLVM_STORE(name) words(words) ssa_use(value) COMMA
                ssa_use(pointer) memory_words(suffix) attr_dict_opt(attrs)
                COLON(colon) type_list(types). {
  op = build_llvm_store(parser, &(LLVMStoreParts){name, words, value, pointer,
                                                  suffix, attrs, colon, types});
}
// volatile add
%type kind_words {Tokens}
kind_words(list) ::= words(words). { list = words; }
kind_words(list) ::= words(words) STRING(kind). {
  list = words;
  LIST_PUSH(parser, &list, kind);
}
op_body(op) ::= OP_LLVM_ATOMICRMW(name) kind_words(words) ssa_use(pointer) COMMA
                ssa_use(value) memory_words(suffix) attr_dict_opt(attrs)
                COLON(colon) type_list(types). {
  op = build_llvm_atomicrmw(parser, &(LLVMStoreParts){name, words, value,
                                                      pointer, suffix, attrs,
                                                      colon, types});
}
op_body(op) ::= OP_LLVM_CMPXCHG(name) words(words) ssa_use(pointer) COMMA
                ssa_use(compare) COMMA ssa_use(value) memory_words(suffix)
                attr_dict_opt(attrs) COLON(colon) type_list(types). {
  op = build_llvm_cmpxchg(parser, &(LLVMCmpxchgParts){name, words, pointer,
                                                      compare, value, suffix,
                                                      attrs, colon, types});
}
op_body(op) ::= OP_LLVM_FENCE(name) keyword_or_string(ordering) attr_dict_opt(attrs). {
  op = build_llvm_fence(parser, &name, NULL, &ordering, attrs);
}
op_body(op) ::= OP_LLVM_FENCE(name) KW_SYNCSCOPE LPAREN STRING(scope) RPAREN
                keyword_or_string(ordering) attr_dict_opt(attrs). {
  op = build_llvm_fence(parser, &name, &scope, &ordering, attrs);
}

// --- calls and control flow -------------------------------------------------

%type callee {Callee}
callee(callee) ::= SYMBOL_ID(token). {
  callee = (Callee){.symbol = parser_symbol(parser, &token)};
}
callee(callee) ::= ssa_use(use). { callee = (Callee){.pointer = use}; }
// vararg(!llvm.func<i32 (i32, ...)>)
%type variadic_callee {const Type *}
variadic_callee(type) ::= . { type = NULL; }
variadic_callee(type) ::= BARE_ID(word) LPAREN type(value) RPAREN. {
  type = check_vararg_word(parser, &word, value);
}
op_body(op) ::= OP_LLVM_CALL(name) words(words) callee(callee) LPAREN
                ssa_use_list_opt(operands) RPAREN variadic_callee(variadic)
                op_bundles_opt(bundles) attr_dict_opt(attrs) COLON(colon)
                llvm_call_types(types). {
  op = build_llvm_call(parser, &(LLVMCallParts){name, words, callee, operands,
                                                variadic, bundles, attrs, colon,
                                                types, {{0}}, NULL, false});
}
op_body(op) ::= OP_LLVM_INVOKE(name) words(words) callee(callee) LPAREN
                ssa_use_list_opt(operands) RPAREN KW_TO successor(normal)
                KW_UNWIND successor(unwind) variadic_callee(variadic)
                op_bundles_opt(bundles) attr_dict_opt(attrs) COLON(colon)
                llvm_call_types(types). {
  op = build_llvm_call(parser, &(LLVMCallParts){name, words, callee, operands,
                                                variadic, bundles, attrs, colon,
                                                types, {normal, unwind}, NULL,
                                                true});
}
// (i32 {llvm.noundef}, i64) -> i32; the type of a pointer may precede it.
%type llvm_call_types {LLVMCallTypes}
llvm_call_types(types) ::= llvm_call_type(one). { types = one; }
llvm_call_types(types) ::= llvm_call_types(before) COMMA
                           non_function_type(type). {
  types = add_call_type(parser, before, type);
}
llvm_call_types(types) ::= llvm_call_types(before) COMMA
                           LPAREN call_args_opt(inputs) RPAREN ARROW
                           call_results(results). {
  types = add_call_signature(parser, before, inputs, results);
}
%type llvm_call_type {LLVMCallTypes}
llvm_call_type(types) ::= non_function_type(type). {
  types = add_call_type(parser, (LLVMCallTypes){0}, type);
}
llvm_call_type(types) ::= LPAREN call_args_opt(inputs) RPAREN ARROW
                          call_results(results). {
  types = add_call_signature(parser, (LLVMCallTypes){0}, inputs, results);
}
%type call_results {LLVMCallArgs}
call_results(list) ::= non_function_type(type). {
  list = (LLVMCallArgs){0};
  LIST_PUSH(parser, &list, make_call_arg(parser, type, (NamedAttrs){0}));
}
call_results(list) ::= LPAREN call_args_opt(args) RPAREN. { list = args; }
%type call_args_opt {LLVMCallArgs}
call_args_opt(list) ::= . { list = (LLVMCallArgs){0}; }
call_args_opt(list) ::= call_args(args). { list = args; }
%type call_args {LLVMCallArgs}
call_args(list) ::= type(type) attr_dict_opt(attrs). {
  list = (LLVMCallArgs){0};
  LIST_PUSH(parser, &list, make_call_arg(parser, type, attrs));
}
call_args(list) ::= call_args(before) COMMA type(type) attr_dict_opt(attrs). {
  list = before;
  LIST_PUSH(parser, &list, make_call_arg(parser, type, attrs));
}
op_body(op) ::= OP_LLVM_LANDINGPAD(name) words(words) clauses(clauses)
                attr_dict_opt(attrs) COLON type(type). {
  op = build_llvm_landingpad(parser, &name, words, clauses, attrs, type);
}
%type clauses {Clauses}
clauses(list) ::= . { list = (Clauses){0}; }
clauses(list) ::= clauses(before) LPAREN BARE_ID(kind) ssa_use(use) COLON
                  type(type) RPAREN. {
  list = before;
  LIST_PUSH(parser, &list, make_clause(parser, &kind, use, type));
}
op_body(op) ::= OP_LLVM_COND_BRANCH(name) ssa_use(condition)
                branch_weights(weights) COMMA successor(true_dest) COMMA
                successor(false_dest) attr_dict_opt(attrs). {
  op = build_cond_branch(parser, &(CondBranchParts){name, condition,
                                                    {true_dest, false_dest},
                                                    attrs, weights});
}
op_body(op) ::= OP_LLVM_SWITCH(name) ssa_use(flag) COLON(colon) type(type) COMMA
                successor(dest) LSQUARE llvm_switch_cases(cases) RSQUARE
                attr_dict_opt(attrs). {
  op = build_switch(parser, &(SwitchParts){name, flag, colon, type, dest, cases,
                                           attrs});
}
%type llvm_switch_cases {SwitchCases}
llvm_switch_cases(cases) ::= . { cases = (SwitchCases){0}; }
llvm_switch_cases(cases) ::= integer(value) COLON successor(dest)
                             switch_cases(more). {
  cases = switch_cases_prepend(parser, value, dest, more);
}
%type branch_weights {const Attribute *}
branch_weights(attr) ::= . { attr = NULL; }
branch_weights(attr) ::= KW_WEIGHTS LPAREN LSQUARE RSQUARE RPAREN. {
  attr = make_i32_array(parser, (Integers){0});
}
branch_weights(attr) ::= KW_WEIGHTS LPAREN LSQUARE weights(list) RSQUARE RPAREN. {
  attr = make_i32_array(parser, list);
}
%type weights {Integers}
weights(list) ::= weight(value). {
  list = (Integers){0};
  LIST_PUSH(parser, &list, value);
}
weights(list) ::= weights(before) COMMA weight(value). {
  list = before;
  LIST_PUSH(parser, &list, value);
}
%type weight {int64_t}
weight(value) ::= INTEGER(token). {
  value = check_weight(parser, &token, parser_op_integer(parser, &token, false));
}
// As in MLIR: one bit with a sign.
weight(value) ::= KW_TRUE. { value = -1; }
weight(value) ::= KW_FALSE. { value = 0; }
weight(value) ::= MINUS(sign) INTEGER(token). {
  value = check_weight(parser, &sign, parser_op_integer(parser, &token, true));
}
op_body(op) ::= OP_LLVM_ASSUME(name) ssa_use(condition) op_bundles_opt(bundles)
                COLON placed_type(type) attr_dict_opt(attrs). {
  op = build_llvm_assume(parser, &(LLVMAssumeParts){name, condition, bundles,
                                                    attrs, type});
}
// ["align"(%p, %n : !llvm.ptr, i64), "cold"()]
%type op_bundles_opt {OpBundles}
op_bundles_opt(bundles) ::= . { bundles = (OpBundles){0}; }
op_bundles_opt(bundles) ::= LSQUARE RSQUARE. { bundles = (OpBundles){0}; }
op_bundles_opt(bundles) ::= LSQUARE(open) op_bundles(all) RSQUARE. {
  bundles = all;
  for (uint32_t i = 0; i < bundles.size; i++)
    bundles.data[i].list = open;
}
%type op_bundles {OpBundles}
op_bundles(bundles) ::= op_bundle(bundle). {
  bundles = (OpBundles){0};
  LIST_PUSH(parser, &bundles, *bundle);
}
op_bundles(bundles) ::= op_bundles(before) COMMA op_bundle(bundle). {
  bundles = before;
  LIST_PUSH(parser, &bundles, *bundle);
}
%type op_bundle {const OpBundle *}
op_bundle(bundle) ::= attr_value(value) LPAREN RPAREN. {
  bundle = BOXED(parser, OpBundle, {.tag = value});
}
op_bundle(bundle) ::= attr_value(tag) LPAREN ssa_use_list_opt(uses) COLON
                      type_list(types) RPAREN. {
  bundle = BOXED(parser, OpBundle, {tag, {0}, uses, types});
}
op_body(op) ::= OP_LLVM_INTRINSIC(name) LPAREN(open)
                ssa_use_list_opt(operands) RPAREN attr_dict_opt(attrs)
                COLON(colon) type(type). {
  op = build_llvm_intrinsic(parser, &name, &open, operands, attrs, &colon,
                            type);
}

// --- aggregates and vectors -------------------------------------------------

op_body(op) ::= OP_LLVM_EXTRACTVALUE(name) ssa_use(container) LSQUARE
                position_opt(position) RSQUARE attr_dict_opt(attrs)
                COLON(colon) type(type). {
  op = build_llvm_extractvalue(parser, &(LLVMValueParts){
      name, container, {0}, position, attrs, colon, type});
}
op_body(op) ::= OP_LLVM_INSERTVALUE(name) ssa_use(value) COMMA
                ssa_use(container) LSQUARE position_opt(position) RSQUARE
                attr_dict_opt(attrs) COLON(colon) type(type). {
  op = build_llvm_insertvalue(parser, &(LLVMValueParts){
      name, container, value, position, attrs, colon, type});
}
%type position_opt {Integers}
position_opt ::= integer_list_opt.
// Until LLVM 15, each number of a constant's position had a type.
position_opt ::= typed_integers.
%type typed_integers {Integers}
typed_integers(list) ::= integer(value) COLON type. {
  list = (Integers){0};
  LIST_PUSH(parser, &list, value);
}
typed_integers(list) ::= typed_integers(before) COMMA integer(value) COLON
                         type. {
  list = before;
  LIST_PUSH(parser, &list, value);
}
op_body(op) ::= OP_LLVM_EXTRACTELEMENT(name) ssa_use(vector) LSQUARE
                ssa_use(index) COLON placed_type(index_type) RSQUARE
                attr_dict_opt(attrs) COLON(colon) type(type). {
  op = build_llvm_extractelement(parser, &(LLVMElementParts){
      name, vector, {0}, index, index_type, attrs, colon, type});
}
op_body(op) ::= OP_LLVM_INSERTELEMENT(name) ssa_use(value) COMMA ssa_use(vector)
                LSQUARE ssa_use(index) COLON placed_type(index_type) RSQUARE
                attr_dict_opt(attrs) COLON(colon) type(type). {
  op = build_llvm_insertelement(parser, &(LLVMElementParts){
      name, vector, value, index, index_type, attrs, colon, type});
}
op_body(op) ::= OP_LLVM_SHUFFLEVECTOR(name) ssa_use(lhs) COMMA ssa_use(rhs)
                LSQUARE mask_opt(mask) RSQUARE attr_dict_opt(attrs)
                COLON(colon) type_list(types). {
  op = build_llvm_shufflevector(parser, &(LLVMShuffleParts){
      name, lhs, rhs, mask, attrs, colon, types});
}
%type mask_opt {Integers}
mask_opt(list) ::= . { list = (Integers){0}; }
mask_opt ::= mask.
%type mask {Integers}
mask(list) ::= mask_element(value). {
  list = (Integers){0};
  LIST_PUSH(parser, &list, value);
}
mask(list) ::= mask(before) COMMA mask_element(value). {
  list = before;
  LIST_PUSH(parser, &list, value);
}
%type mask_element {int64_t}
mask_element ::= mask_number.
mask_element(value) ::= mask_number(number) COLON type. { value = number; }
%type mask_number {int64_t}
mask_number(value) ::= INTEGER(token). {
  value = check_weight(parser, &token, parser_op_integer(parser, &token, false));
}
mask_number(value) ::= MINUS(minus) INTEGER(token). {
  value = check_weight(parser, &minus, parser_op_integer(parser, &token, true));
}
mask_number(value) ::= KW_TRUE. { value = -1; }
mask_number(value) ::= KW_FALSE. { value = 0; }

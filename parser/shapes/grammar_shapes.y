// SPDX-License-Identifier: Apache-2.0
// The grammar, continued: operations in custom form, by assembly shape:
// functions, calls, arithmetic, control flow. Each production follows its row
// in ir/syntax/asm_shapes.def.

%include {
#include "parser/shapes/actions_shapes_llvm.h"
}

// If an operation may end before an SSA use, it takes the use: `return %x`.
%nonassoc OP_END.
%nonassoc SSA_ID.

// Words that only an action can tell apart: `internal fastcc`.
%type words {Tokens}
words(list) ::= . { list = (Tokens){0}; }
words(list) ::= words(before) BARE_ID(word). {
  list = before;
  LIST_PUSH(parser, &list, word);
}

// A keyword, or a string of one. An integer gets an error that lists the
// keywords.
keyword_or_string(token) ::= INTEGER(token).
keyword_or_string(token) ::= BARE_ID(token).
keyword_or_string(token) ::= STRING(token).

// [%i, %j]
%type indices {SSAUses}
indices(uses) ::= LSQUARE ssa_use_list_opt(list) RSQUARE. { uses = list; }

// 0, -1
%type integer_list {Integers}
integer_list(list) ::= integer(value). {
  list = (Integers){0};
  LIST_PUSH(parser, &list, value);
}
integer_list(list) ::= integer_list(before) COMMA integer(value). {
  list = before;
  LIST_PUSH(parser, &list, value);
}
%type integer_list_opt {Integers}
integer_list_opt(list) ::= . { list = (Integers){0}; }
integer_list_opt ::= integer_list.

// [%i, 4]: values and integers.
%type mixed_list {MixedList}
mixed_list(list) ::= LSQUARE RSQUARE. { list = (MixedList){0}; }
mixed_list(list) ::= LSQUARE mixed_items(items) RSQUARE. { list = items; }
%type mixed_items_opt {MixedList}
mixed_items_opt(items) ::= . { items = (MixedList){0}; }
mixed_items_opt ::= mixed_items.
%type mixed_items {MixedList}
mixed_items(list) ::= mixed_item(item). {
  list = (MixedList){0};
  LIST_PUSH(parser, &list, item);
}
mixed_items(list) ::= mixed_items(before) COMMA mixed_item(item). {
  list = before;
  LIST_PUSH(parser, &list, item);
}
%type mixed_item {MixedItem}
mixed_item(item) ::= ssa_use(operand). { item = (MixedItem){operand, 0, NULL}; }
mixed_item(item) ::= INTEGER(token). {
  item = (MixedItem){{0}, parser_op_integer(parser, &token, false), token.text};
}
mixed_item(item) ::= MINUS(minus) INTEGER(token). {
  item = (MixedItem){{0}, parser_op_integer(parser, &token, true), minus.text};
}
// As in MLIR: one bit with a sign.
mixed_item(item) ::= KW_TRUE(word). { item = (MixedItem){{0}, -1, word.text}; }
mixed_item(item) ::= KW_FALSE(word). { item = (MixedItem){{0}, 0, word.text}; }

// --- module and functions ---------------------------------------------------

op_body(op) ::= module_head(head) region(body). {
  op = build_module(parser, head, body);
}
%type module_head {ModuleHead *}
module_head(head) ::= OP_MODULE(name) keyword_attributes(attrs). {
  head = begin_module(parser, &name, NULL, attrs);
}
module_head(head) ::= OP_MODULE(name) SYMBOL_ID(symbol)
                      keyword_attributes(attrs). {
  head = begin_module(parser, &name, &symbol, attrs);
}
%type keyword_attributes {NamedAttrs}
keyword_attributes(attrs) ::= . { attrs = (NamedAttrs){0}; }
keyword_attributes(attrs) ::= KW_ATTRIBUTES attr_dict(list). { attrs = list; }

op_body(op) ::= function_head(head). {
  op = build_function(parser, head, NULL);
}
op_body(op) ::= function_head(head) region(body). {
  op = build_function(parser, head, body);
}
%type function_head {FunctionHead *}
function_head(head) ::= function_op_name(name) words(words) SYMBOL_ID(symbol)
                        function_arguments(arguments)
                        function_result_types(results) vscale_opt(vscale)
                        comdat_opt(comdat) keyword_attributes(attrs). {
  head = begin_function(parser, &(FunctionParts){name, words, symbol, *arguments,
                                                 results, vscale, comdat,
                                                 attrs});
}
%type vscale_opt {VScaleRange}
vscale_opt(range) ::= . { range = (VScaleRange){0}; }
vscale_opt(range) ::= KW_VSCALE_RANGE LPAREN integer(low) COMMA integer(high)
                      RPAREN. {
  range = (VScaleRange){true, low, high};
}
%type comdat_opt {const Attribute *}
comdat_opt(symbol) ::= . { symbol = NULL; }
comdat_opt(symbol) ::= comdat(value). { symbol = value; }
%type comdat {const Attribute *}
comdat(symbol) ::= KW_COMDAT LPAREN symbol_ref(value) RPAREN. { symbol = value; }

function_op_name(name) ::= OP_FUNC(name).
function_op_name(name) ::= OP_LLVM_FUNC(name).

%type function_arguments {FunctionArguments *}
function_arguments(arguments) ::= LPAREN RPAREN. {
  arguments = BOXED(parser, FunctionArguments, {0});
}
function_arguments(arguments) ::= LPAREN function_argument_list(list) RPAREN. {
  arguments = list;
}
%type function_argument_list {FunctionArguments *}
function_argument_list(list) ::= function_argument(argument). {
  list = BOXED(parser, FunctionArguments, {0});
  function_add_argument(parser, list, argument);
}
function_argument_list(list) ::= function_argument_list(before) COMMA
                                 function_argument(argument). {
  list = before;
  function_add_argument(parser, list, argument);
}
%type function_argument {const Argument *}
function_argument(argument) ::= SSA_ID(name) COLON type(type)
                                attr_dict_opt(attrs) trailing_loc(loc). {
  argument = make_argument(parser, name, type, attrs, loc);
}
function_argument(argument) ::= argument_start(start) type(type)
                                attr_dict_opt(attrs) trailing_loc. {
  argument = make_type_argument(parser, &start, type, attrs);
}
function_argument(argument) ::= ELLIPSIS(token). {
  argument = make_ellipsis_argument(parser, &token);
}
// Remembers the token that begins a type.
argument_start(token) ::= . { token = yyLookaheadToken; }

%type function_result_types {Arguments}
function_result_types(list) ::= . { list = (Arguments){0}; }
function_result_types(list) ::= ARROW non_function_type(value). {
  list = (Arguments){0};
  LIST_PUSH(parser, &list, *make_result_type(parser, value, (NamedAttrs){0}));
}
function_result_types(list) ::= ARROW LPAREN RPAREN. { list = (Arguments){0}; }
function_result_types(list) ::= ARROW LPAREN function_result_list(results)
                                RPAREN. {
  list = results;
}
%type function_result_list {Arguments}
function_result_list(list) ::= function_result(result). {
  list = (Arguments){0};
  LIST_PUSH(parser, &list, *result);
}
function_result_list(list) ::= function_result_list(before) COMMA
                               function_result(result). {
  list = before;
  LIST_PUSH(parser, &list, *result);
}
%type function_result {const Argument *}
function_result(result) ::= type(type) attr_dict_opt(attrs). {
  result = make_result_type(parser, type, attrs);
}

op_body(op) ::= OP_RETURN(name) attr_dict_opt(attrs). [OP_END] {
  op = build_return(parser, &name, attrs, (SSAUses){0}, (Types){0});
}
op_body(op) ::= OP_RETURN(name) attr_dict_opt(attrs) ssa_use_list(operands)
                COLON type_list(types). {
  op = build_return(parser, &name, attrs, operands, types);
}

op_body(op) ::= OP_CALL(name) SYMBOL_ID(callee) LPAREN(open)
                ssa_use_list_opt(operands) RPAREN attr_dict_opt(attrs)
                COLON(colon) type(type). {
  op = build_call(parser, &(CallParts){name, callee, open, operands, attrs,
                                       colon, type});
}
op_body(op) ::= OP_CALL_INDIRECT(name) ssa_use(callee) LPAREN(open)
                ssa_use_list_opt(operands) RPAREN attr_dict_opt(attrs)
                COLON placed_type(placed). {
  op = build_call_indirect(parser, &(IndirectCallParts){name, callee, open,
                                                        operands, attrs,
                                                        placed});
}

op_body(op) ::= OP_UNREALIZED_CAST(name) ssa_use_list(operands) COLON
                type_list(types) KW_TO type_list(results) attr_dict_opt(attrs). {
  op = build_unrealized_cast(parser, &name, operands, types, results, attrs);
}
op_body(op) ::= OP_UNREALIZED_CAST(name) KW_TO type_list(results)
                attr_dict_opt(attrs). {
  op = build_unrealized_cast(parser, &name, (SSAUses){0}, (Types){0}, results,
                             attrs);
}

// --- arithmetic -------------------------------------------------------------

op_body(op) ::= OP_NULLARY(name) attr_dict_opt(attrs). {
  op = build_nullary(parser, &name, attrs, NULL);
}
op_body(op) ::= OP_TYPED_NULLARY(name) attr_dict_opt(attrs) COLON type(type). {
  op = build_nullary(parser, &name, attrs, type);
}
// overflow<nsw, nuw> exact to_nearest_even fastmath<nnan>
%type operand_flags {OperandFlags}
operand_flags(flags) ::= . { flags = (OperandFlags){0}; }
operand_flags(flags) ::= operand_flags(before) operand_flag(flag). {
  flags = before;
  LIST_PUSH(parser, &flags, flag);
}
%type operand_flag {WordFlags}
operand_flag(flag) ::= flag_word(name). { flag = (WordFlags){token_text(&name), {0}}; }
operand_flag(flag) ::= flag_word(name) LT case_list(words) GT. {
  flag = (WordFlags){token_text(&name), words};
}
flag_word(name) ::= case_word(name). { check_flag_word(parser, name); }
%type case_list {Tokens}
case_list(list) ::= case_word(word). {
  list = (Tokens){0};
  LIST_PUSH(parser, &list, word);
}
case_list(list) ::= case_list(before) COMMA case_word(word). {
  list = before;
  LIST_PUSH(parser, &list, word);
}
case_word(token) ::= BARE_ID(token).
case_word(token) ::= STRING(token).

op_body(op) ::= OP_UNARY(name) ssa_use(operand) operand_flags(flags)
                attr_dict_opt(attrs) COLON(colon) type(type). {
  op = build_unary(parser, &name, operand, flags, attrs, &colon, type);
}
op_body(op) ::= OP_BINARY(name) ssa_use(lhs) COMMA ssa_use(rhs)
                operand_flags(flags) attr_dict_opt(attrs) COLON(colon) type(type). {
  PlacedType placed = {type, text_after(&colon)};
  op = build_binary(parser, &(BinaryParts){name, lhs, rhs, flags, attrs, placed,
                                           NULL});
}
op_body(op) ::= OP_CAST(name) ssa_use(operand) operand_flags(flags)
                attr_dict_opt(attrs) COLON placed_type(from)
                KW_TO placed_type(to). {
  op = build_cast(parser, &(CastParts){name, operand, flags, attrs, from, to});
}
op_body(op) ::= OP_CMP(name) keyword_or_string(predicate) COMMA ssa_use(lhs)
                COMMA ssa_use(rhs) operand_flags(flags) attr_dict_opt(attrs)
                COLON type(type). {
  op = build_cmp(parser, &(CmpParts){name, predicate, lhs, rhs, attrs, type,
                                     flags});
}
op_body(op) ::= OP_SELECT(name) ssa_use(condition) COMMA ssa_use(true_value)
                COMMA ssa_use(false_value) attr_dict_opt(attrs)
                COLON one_or_two_types(types). {
  op = build_select(parser, &(SelectParts){name, condition, true_value,
                                           false_value, attrs, types});
}
%type one_or_two_types {Types}
one_or_two_types(types) ::= type(type). {
  types = (Types){0};
  LIST_PUSH(parser, &types, type);
}
one_or_two_types(types) ::= type(first) COMMA type(second). {
  types = (Types){0};
  LIST_PUSH(parser, &types, first);
  LIST_PUSH(parser, &types, second);
}

op_body(op) ::= constant_name(name) attr_dict_opt(attrs) constant_value(value). {
  op = build_constant(parser, &name, attrs, value, NULL);
}
op_body(op) ::= constant_name(name) attr_dict_opt(attrs) symbol_ref(symbol)
                COLON type(type). {
  op = build_constant(parser, &name, attrs, symbol, type);
}
constant_name(name) ::= OP_CONSTANT(name).
// Not a dictionary, which would be read as the operation's.
%type constant_value {const Attribute *}
constant_value ::= typed_attr.
constant_value(attr) ::= KW_UNIT. { attr = unit_attr_get(parser->ctx); }
constant_value(attr) ::= LSQUARE attr_list_opt(list) RSQUARE. {
  attr = array_attr_get(parser->ctx, list.data, list.size);
}
constant_value(attr) ::= ATTR_ALIAS(token). {
  attr = attr_alias_value(parser, token);
}
constant_value(attr) ::= ATTR_RAW(token). {
  attr = build_raw_attr(parser, token, NULL);
}
constant_value(attr) ::= ATTR_RAW(token) COLON type(type). {
  attr = build_raw_attr(parser, token, type);
}

op_body(op) ::= OP_POISON(name) attr_dict_opt(attrs) COLON type(type). {
  op = build_poison(parser, &name, attrs, NULL, type);
}
op_body(op) ::= poison_head(head) GT COLON type(type). {
  op = build_poison(parser, &head->name, head->attrs, head->value, type);
}
%type poison_head {const PoisonHead *}
poison_head(head) ::= OP_POISON(name) attr_dict_opt(attrs) LT(open)
                      attr_value(value). {
  head = begin_poison(parser, &name, attrs, &open, value);
}

// --- control flow -----------------------------------------------------------

op_body(op) ::= OP_BRANCH(name) successor(dest) attr_dict_opt(attrs). {
  op = build_branch(parser, &name, &dest, attrs);
}
op_body(op) ::= OP_COND_BRANCH(name) ssa_use(condition) COMMA
                successor(true_dest) COMMA successor(false_dest)
                attr_dict_opt(attrs). {
  op = build_cond_branch(parser, &(CondBranchParts){name, condition,
                                                    {true_dest, false_dest},
                                                    attrs, NULL});
}
op_body(op) ::= OP_SWITCH(name) ssa_use(flag) COLON(colon) type(type) COMMA LSQUARE
                KW_DEFAULT COLON successor(dest) switch_cases(cases) RSQUARE
                attr_dict_opt(attrs). {
  op = build_switch(parser, &(SwitchParts){name, flag, colon, type, dest, cases,
                                           attrs});
}
%type switch_cases {SwitchCases}
switch_cases(cases) ::= . { cases = (SwitchCases){0}; }
switch_cases(cases) ::= switch_cases(before) COMMA integer(value) COLON
                        successor(dest). {
  cases = before;
  LIST_PUSH(parser, &cases, (SwitchCase){value, dest});
}

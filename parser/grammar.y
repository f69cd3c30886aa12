// SPDX-License-Identifier: Apache-2.0
// The grammar of MLIR's text: directives and tokens, the file, operations in
// generic form, blocks and regions, names. The files grammar_*.y continue this
// one, in the order of their names.
//
// Lists recurse on the left and the stack grows on the heap, so nesting has no
// limit. An action is one call into actions_*.c. A rule of a single nonterminal
// of the same type has no action and costs nothing, because lemon leaves it
// out. pull_parser.template drives lemon's tables.

%name MlirParse
%token_prefix TOK_
%token_type {Token}
%default_type {Token}
%extra_context {Parser *parser}
%stack_size 0
%start_symbol start

%include {
#include "ir/definitions/type_def.h"
#include "parser/actions.h"
#include "parser/grammar.h"
#include "parser/parser_internal.h"
#include "support/memory.h"
#include <assert.h>
static bool state_accepts(int state, int token);
}

%syntax_error {
  bool accepts[YYNTOKEN];
  for (int token = 0; token < YYNTOKEN; token++)
    accepts[token] = token != TOK_SSA_DEF && token != TOK_GENERIC_TAIL &&
                     token != TOK_DICT_KNOWN && token != TOK_TYPE_KNOWN &&
                     state_accepts(yypParser->yytos->stateno, token);
  Stacked stacked[NUM_STACKED] = {0};
  int count = 0;
  const yyStackEntry *entry = yypParser->yytos;
  for (; entry > yypParser->yystack && count < NUM_STACKED; entry--)
    if (entry->major < YYNTOKEN)
      stacked[count++] = (Stacked){entry->major, entry->minor.yy0.text};
  parser_syntax_error(parser, yymajor, TOKEN, accepts, stacked);
}
%code {
// Does a parser in `state` accept `token` without reducing first?
static bool state_accepts(int state, int token) {
  if (state > YY_MAX_SHIFT)
    return false;
  int index = yy_shift_ofst[state] + token;
  return index >= 0 && index < (int)(sizeof yy_lookahead / sizeof *yy_lookahead) &&
         yy_lookahead[index] == token && yy_action[index] != YY_ERROR_ACTION;
}
}

// errors.c has the name of each token for errors. The Makefile puts in front of
// this file the tokens OP_… of asm_shapes.def, and says that these and the
// keywords of keywords.def fall back to identifiers; TOK_LAST stands after all.
%token START_FILE START_TYPE START_ATTR START_BODY.
%token LPAREN RPAREN LBRACE RBRACE LSQUARE RSQUARE LT GT COMMA COLON EQUAL
       ARROW PLUS MINUS STAR QUESTION SLASH ELLIPSIS COLON_COLON BAR.
// SSA_DEF is `%name =`; in precise parsing it is SSA_ID and EQUAL instead.
// GENERIC_TAIL is the text after a generic operation's operands; see
// actions_generic.c.
%token BARE_ID INT_TYPE FLOAT_TYPE STRING INTEGER FLOAT SSA_ID SSA_DEF GENERIC_TAIL SSA_NUMBER CARET_ID SYMBOL_ID
       ATTR_ALIAS TYPE_ALIAS ATTR_RAW ATTR_PARAMS ATTR_RANGE TYPE_RAW DICT_KNOWN RESOURCE_OPEN RESOURCE_CLOSE.
// A format asks the grammar for its next part with these tokens, which have no
// text. See actions_format.c.
%token FORMAT_TYPE FORMAT_TYPE_LIST FORMAT_LISTED_TYPES FORMAT_FUNCTION FORMAT_ATTR FORMAT_DICT
       FORMAT_REGION FORMAT_BARE_ATTR FORMAT_BARE_DATA FORMAT_UNTYPED FORMAT_OPERATION FORMAT_LOCATION
       FORMAT_END.
%token VECTOR_LT TENSOR_LT MEMREF_LT ARRAY_LT VEC_LT DIM DIM_DYNAMIC
       DIM_SCALABLE DIM_UNRANKED.
%token TYPE_KEYWORD TYPE_POINTER TYPE_ARRAY TYPE_STRUCT TYPE_KNOWN TYPE_FUNCTION
       TYPE_TARGET.

start ::= START_FILE file.
start ::= START_TYPE type(value). { parser->result.type = value; }
start ::= START_ATTR attr_value(value). { parser->result.attr = value; }
start ::= START_BODY region(body) body_end. { parser->result.region = body; }
// The text that follows belongs to the file, not to the body.
body_end ::= . { yymajor = 0; }

file ::= .
file ::= file operation(op). { parser_append_op(parser, op); }
file ::= file alias_definition.
file ::= file resources.

// --- operations -------------------------------------------------------------

%type operation {Operation *}
%type op_body {Operation *}
operation ::= op_body.
operation(op) ::= op_body(body) loc_clause(loc). {
  op = set_location(parser, body, loc);
}
operation(op) ::= SSA_DEF(name) op_body(body). {
  op = define_result(parser, body, &name);
}
operation(op) ::= SSA_DEF(name) op_body(body) loc_clause(loc). {
  op = define_result(parser, set_location(parser, body, loc), &name);
}
operation(op) ::= defined_names(names) op_body(body) trailing_loc(loc). {
  op = define_results(parser, set_location(parser, body, loc), names);
}

%type defined_names {ResultNames}
defined_names(names) ::= result_names(list) EQUAL. { names = list; }
defined_names(names) ::= result_names(before) COMMA SSA_DEF(name). {
  names = result_names_add(parser, before, make_result_name(name));
}

%type result_names {ResultNames}
result_names(names) ::= result_name(name). {
  names = result_names_add(parser, (ResultNames){0}, name);
}
result_names(names) ::= result_names(before) COMMA result_name(name). {
  names = result_names_add(parser, before, name);
}

%type result_name {ResultName}
result_name(name) ::= SSA_ID(token). { name = make_result_name(token); }
result_name(name) ::= SSA_ID(id) COLON INTEGER(count). {
  name = result_name_with_count(parser, id, count);
}

// "dialect.op"(%a)[^bb](…) <{…}> ({…}) {…} : (T) -> T
op_body ::= generic_op.
%type generic_op {Operation *}
generic_op(op) ::= generic_name(name) LPAREN ssa_use_list_opt(operands)
                   generic_close GENERIC_TAIL(tail). {
  op = build_generic_from_tail(parser, &name, operands, &tail);
}
generic_op(op) ::= generic_name(name) LPAREN ssa_use_list_opt(operands)
                   generic_close
                   successor_list_opt(successors) properties_opt(props)
                   region_list_opt(regions) attr_dict_opt(attrs)
                   COLON generic_type_at(at) function_type_parts(type). {
  op = build_generic(parser, &(GenericParts){name, operands, successors, props,
                                             regions, attrs, type, at.text});
}

generic_close ::= RPAREN. { yymajor = find_generic_tail(parser, yymajor); }

generic_type_at(at) ::= . { at = parser->token; }

// Sets the operation that the regions belong to.
generic_name(name) ::= STRING(token). { name = begin_generic(parser, token); }

op_body ::= BARE_ID(name). { unknown_custom_op(parser, name); }
op_body ::= OP_GENERIC(name). { no_custom_form(parser, name); }

%type successor_list_opt {Blocks}
successor_list_opt(blocks) ::= . { blocks = (Blocks){0}; }
successor_list_opt(blocks) ::= successors_open block_list(list) RSQUARE. {
  blocks = list;
}
successors_open ::= LSQUARE(open). { begin_successors(parser, open); }
%type block_list {Blocks}
block_list(blocks) ::= block_ref(block). {
  blocks = (Blocks){0};
  LIST_PUSH(parser, &blocks, block);
}
block_list(blocks) ::= block_list(before) COMMA block_ref(block). {
  blocks = before;
  LIST_PUSH(parser, &blocks, block);
}

%type properties_opt {const Attribute *}
properties_opt(props) ::= . { props = NULL; }
properties_opt(props) ::= LT attr_value(value) GT. { props = value; }

%type region_list_opt {Regions}
region_list_opt(regions) ::= . { regions = (Regions){0}; }
region_list_opt(regions) ::= region_list_open region_list(list) RPAREN. {
  regions = list;
}
region_list_open ::= LPAREN. { begin_regions(parser); }
%type region_list {Regions}
region_list(regions) ::= region(region). {
  regions = (Regions){0};
  LIST_PUSH(parser, &regions, region);
}
region_list(regions) ::= region_list(before) COMMA region(region). {
  regions = before;
  LIST_PUSH(parser, &regions, region);
}

// --- regions and blocks -----------------------------------------------------

%type region {Region *}
region(region) ::= region_open region_body RBRACE(close). {
  region = parser_close_region(parser, close);
}
region_open ::= LBRACE(open). { parser_open_region(parser, open); }

region_body ::= .
region_body ::= region_body operation(op). { parser_append_op(parser, op); }
region_body ::= region_body block_label.

block_label ::= CARET_ID(name) block_arguments_opt(arguments) COLON. {
  parser_begin_block(parser, name, arguments);
}
%type block_arguments_opt {Arguments}
block_arguments_opt(arguments) ::= . { arguments = (Arguments){0}; }
block_arguments_opt(arguments) ::= LPAREN RPAREN. {
  arguments = (Arguments){0};
}
block_arguments_opt(arguments) ::= LPAREN block_arguments(list) RPAREN. {
  arguments = list;
}
%type block_arguments {Arguments}
block_arguments(arguments) ::= block_argument(argument). {
  arguments = (Arguments){0};
  LIST_PUSH(parser, &arguments, *argument);
}
block_arguments(arguments) ::= block_arguments(before) COMMA
                               block_argument(argument). {
  arguments = before;
  LIST_PUSH(parser, &arguments, *argument);
}
%type block_argument {const Argument *}
block_argument(argument) ::= SSA_ID(name) COLON type(type) trailing_loc(loc). {
  argument = make_argument(parser, name, type, (NamedAttrs){0}, loc);
}
block_argument(argument) ::= SSA_ID(name) SSA_NUMBER(number) COLON type(type)
                             trailing_loc(loc). {
  check_argument_number(parser, &name, &number);
  argument = make_argument(parser, name, type, (NamedAttrs){0}, loc);
}

%type block_ref {Block *}
block_ref(block) ::= CARET_ID(name). { block = parser_block_ref(parser, name); }

// ^bb, ^bb(%a, %b : T, T)
%type successor {Successor}
successor(successor) ::= CARET_ID(name). {
  successor = parser_successor(parser, parser_block_ref(parser, name),
                               (SSAUses){0}, (Types){0}, name.text);
}
successor(successor) ::= CARET_ID(name) LPAREN ssa_use_list_opt(uses)
                         COLON(colon) type_list(types) RPAREN. {
  const char *start = uses.size ? uses.data[0].at : colon.text;
  successor = parser_successor(parser, parser_block_ref(parser, name), uses,
                               types, start);
}

// --- names and literals -----------------------------------------------------

%type ssa_use {SSAUse}
ssa_use ::= SSA_ID. {} // See Token. Frequent enough for a case of its own.
ssa_use(use) ::= SSA_ID(name) SSA_NUMBER(number). {
  use = parser_ssa_use(parser, &name, &number);
}
%type ssa_use_list {SSAUses}
ssa_use_list(uses) ::= ssa_use(use). {
  uses = (SSAUses){0};
  LIST_PUSH(parser, &uses, use);
}
ssa_use_list(uses) ::= ssa_use_list(before) COMMA ssa_use(use). {
  uses = before;
  LIST_PUSH(parser, &uses, use);
}
%type ssa_use_list_opt {SSAUses}
ssa_use_list_opt(uses) ::= . { uses = (SSAUses){0}; }
ssa_use_list_opt ::= ssa_use_list.

// @name, interned.
%type symbol_name {StringRef}
symbol_name(name) ::= SYMBOL_ID(token). { name = parser_symbol(parser, &token); }

// 4, -4 in an operation
%type integer {int64_t}
integer(value) ::= INTEGER(token). {
  value = parser_op_integer(parser, &token, false);
}
integer(value) ::= MINUS INTEGER(token). {
  value = parser_op_integer(parser, &token, true);
}
// As in MLIR: one bit with a sign.
integer(value) ::= KW_TRUE. { value = -1; }
integer(value) ::= KW_FALSE. { value = 0; }

// 4, -4 in a type
%type type_integer {int64_t}
type_integer(value) ::= INTEGER(token). {
  value = parser_integer(parser, &token, false);
}
type_integer(value) ::= MINUS INTEGER(token). {
  value = parser_integer(parser, &token, true);
}
type_integer(value) ::= KW_TRUE. { value = -1; }
type_integer(value) ::= KW_FALSE. { value = 0; }

%type string {StringRef}
string(value) ::= STRING(token). { value = parser_string(parser, &token); }

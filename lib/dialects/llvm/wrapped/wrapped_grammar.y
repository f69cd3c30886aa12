// SPDX-License-Identifier: Apache-2.0
// The grammar of wrapped types. Lists recurse on the left and the stack grows
// on the heap: nesting has no limit.

%name WrappedParse
%token_prefix TK_
%token_type {StringRef}
%extra_context {WrappedParser *parser}
%stack_size 0
%start_symbol start
%type type {const Type *}
%type list {size_t}
%type params {Params}

%include {
#include "dialects/llvm/llvm_types.h"
#include "dialects/llvm/wrapped/wrapped_type.h"
#include "wrapped_grammar.h"
#include "support/memory.h"
#include <assert.h>
#include <stdlib.h>
// What lemon's stack is allocated with.
#define malloc mem_alloc
#define realloc mem_realloc
#define free mem_free
typedef struct Params {
  size_t count;
  bool is_vararg;
} Params;
}

%syntax_error { wrapped_syntax_error(parser); }

start ::= type(type). { parser->result = type; }

type(result) ::= WORD(word). { result = wrapped_build_word(parser, word); }
type(result) ::= NAME(name). { result = llvm_wrapped_named(parser->ctx, name); }
type(result) ::= type(pointee) STAR. {
  result = wrapped_build_pointer(parser, pointee, STR("0"));
}
type(result) ::= type(pointee) ADDRSPACE OPEN_PAREN NUMBER(space) CLOSE_PAREN STAR. {
  result = wrapped_build_pointer(parser, pointee, space);
}
type(result) ::= OPEN_BRACKET NUMBER(size) X type(element) CLOSE_BRACKET. {
  result = wrapped_build_array(parser, size, element);
}
type(result) ::= LESS NUMBER(size) X type(element) GREATER. {
  result = wrapped_build_vector(parser, size, false, element);
}
type(result) ::= LESS VSCALE X NUMBER(size) X type(element) GREATER. {
  result = wrapped_build_vector(parser, size, true, element);
}
type(result) ::= OPEN_BRACE CLOSE_BRACE. {
  result = wrapped_build_struct(parser, 0, false);
}
type(result) ::= OPEN_BRACE list(count) CLOSE_BRACE. {
  result = wrapped_build_struct(parser, count, false);
}
type(result) ::= LESS OPEN_BRACE CLOSE_BRACE GREATER. {
  result = wrapped_build_struct(parser, 0, true);
}
type(result) ::= LESS OPEN_BRACE list(count) CLOSE_BRACE GREATER. {
  result = wrapped_build_struct(parser, count, true);
}
type(result) ::= type(returned) OPEN_PAREN params(params) CLOSE_PAREN. {
  result = wrapped_build_function(parser, returned, params.count, params.is_vararg);
}

params(params) ::= . { params = (Params){0, false}; }
params(params) ::= ELLIPSIS. { params = (Params){0, true}; }
params(params) ::= list(count). { params = (Params){count, false}; }
params(params) ::= list(count) COMMA ELLIPSIS. { params = (Params){count, true}; }

list(count) ::= type(type). { wrapped_push(parser, type); count = 1; }
list(count) ::= list(before) COMMA type(type). {
  wrapped_push(parser, type);
  count = before + 1;
}

%code {
// The grammar's number of each token that the lexer gives.
static const int token_numbers[WRAPPED_NUM_TOKENS] = {
  [WRAPPED_WORD] = TK_WORD,
  [WRAPPED_NUMBER] = TK_NUMBER,
  [WRAPPED_NAME] = TK_NAME,
  [WRAPPED_X] = TK_X,
  [WRAPPED_VSCALE] = TK_VSCALE,
  [WRAPPED_ADDRSPACE] = TK_ADDRSPACE,
  [WRAPPED_STAR] = TK_STAR,
  [WRAPPED_COMMA] = TK_COMMA,
  [WRAPPED_ELLIPSIS] = TK_ELLIPSIS,
  [WRAPPED_OPEN_PAREN] = TK_OPEN_PAREN,
  [WRAPPED_CLOSE_PAREN] = TK_CLOSE_PAREN,
  [WRAPPED_OPEN_BRACKET] = TK_OPEN_BRACKET,
  [WRAPPED_CLOSE_BRACKET] = TK_CLOSE_BRACKET,
  [WRAPPED_OPEN_BRACE] = TK_OPEN_BRACE,
  [WRAPPED_CLOSE_BRACE] = TK_CLOSE_BRACE,
  [WRAPPED_LESS] = TK_LESS,
  [WRAPPED_GREATER] = TK_GREATER,
};

void wrapped_parse_all(WrappedParser *parser) {
  yyParser engine;
  WrappedParseInit(&engine, parser);
  for (;;) {
    WrappedToken token = wrapped_lex(parser);
    if (token.kind == WRAPPED_BAD)
      wrapped_syntax_error(parser);
    if (!parser->has_failed)
      WrappedParse(&engine, token_numbers[token.kind], token.text);
    if (parser->has_failed || token.kind == WRAPPED_END)
      break;
    // After "vscale x" a number comes, as after "<".
    bool is_scaled = parser->previous == WRAPPED_VSCALE;
    parser->previous = is_scaled ? WRAPPED_LESS : token.kind;
  }
  WrappedParseFinalize(&engine);
}
}

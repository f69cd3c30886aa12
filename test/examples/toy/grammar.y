// SPDX-License-Identifier: Apache-2.0
// Toy's grammar. Each action makes a node; the parser owns them all.
%include {
#include <assert.h>
#include <stdlib.h>

#include "ast.h"
}
%name Toy
%token_prefix TOK_
%token_type {Token}
%default_type {Node *}
%extra_argument {Parser *parser}
%token WRONG.
%left PLUS.
%left TIMES.

%syntax_error {
  if (!parser->has_failed)
    parser_error(parser, &TOKEN, "this is not expected here");
}
%stack_overflow { parser_error(parser, &(Token){"", 0, parser->line, 1}, "nested too deep"); }

program ::= functions.
functions ::= .
functions ::= functions function(F). {
  if (parser->last_function)
    parser->last_function->next = F;
  else
    parser->functions = F;
  parser->last_function = F;
}

function(F) ::= DEF NAME(N) LPAREN params(P) RPAREN LBRACE statements(S) RBRACE. {
  F = node_append(node_append(node_create(parser, NODE_FUNCTION, N, NULL, NULL), P->first), S->first);
}
params(P) ::= . { P = node_create(parser, NODE_LIST, (Token){0}, NULL, NULL); }
params(P) ::= some_params(S). { P = S; }
some_params(P) ::= NAME(N). {
  P = node_create(parser, NODE_LIST, N, node_create(parser, NODE_PARAM, N, NULL, NULL), NULL);
}
some_params(P) ::= some_params(L) COMMA NAME(N). {
  P = node_append(L, node_create(parser, NODE_PARAM, N, NULL, NULL));
}

statements(S) ::= . { S = node_create(parser, NODE_LIST, (Token){0}, NULL, NULL); }
statements(S) ::= statements(L) statement(A). { S = node_append(L, A); }
statement(S) ::= VAR NAME(N) shape(D) EQUAL expr(E) SEMICOLON. {
  S = D;
  S->token = N;
  node_append(S, E);
}
statement(S) ::= RETURN(T) SEMICOLON. { S = node_create(parser, NODE_RETURN, T, NULL, NULL); }
statement(S) ::= RETURN(T) expr(E) SEMICOLON. { S = node_create(parser, NODE_RETURN, T, E, NULL); }
statement(S) ::= expr(E) SEMICOLON. { S = E; }

shape(D) ::= . { D = node_create(parser, NODE_VAR, (Token){0}, NULL, NULL); }
shape(D) ::= LESS dims(L) GREATER. { D = L; }
dims(D) ::= NUMBER(N). {
  D = node_create(parser, NODE_VAR, N, NULL, NULL);
  D->dims[D->rank++] = strtol(N.text, NULL, 10);
}
dims(D) ::= dims(L) COMMA NUMBER(N). {
  D = L;
  if (D->rank < MAX_RANK)
    D->dims[D->rank++] = strtol(N.text, NULL, 10);
  else
    parser_error(parser, &N, "there are too many dimensions");
}

expr(E) ::= expr(A) PLUS(T) expr(B). { E = node_create(parser, NODE_BINARY, T, A, B); }
expr(E) ::= expr(A) TIMES(T) expr(B). { E = node_create(parser, NODE_BINARY, T, A, B); }
expr(E) ::= LPAREN expr(A) RPAREN. { E = A; }
expr(E) ::= NUMBER(N). {
  E = node_create(parser, NODE_NUMBER, N, NULL, NULL);
  E->number = strtod(N.text, NULL);
}
expr(E) ::= LSQUARE(T) args(L) RSQUARE. { E = L; E->token = T; }
expr(E) ::= NAME(N). { E = node_create(parser, NODE_NAME, N, NULL, NULL); }
expr(E) ::= NAME(N) LPAREN RPAREN. { E = node_create(parser, NODE_CALL, N, NULL, NULL); }
expr(E) ::= NAME(N) LPAREN args(L) RPAREN. { E = L; E->kind = NODE_CALL; E->token = N; }
args(L) ::= expr(E). { L = node_create(parser, NODE_LIST, E->token, E, NULL); }
args(L) ::= args(A) COMMA expr(E). { L = node_append(A, E); }

// SPDX-License-Identifier: Apache-2.0
// The syntax tree of Toy: what the grammar makes and the other files read.
#ifndef TOY_AST_H
#define TOY_AST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct Token {
  const char *text;
  size_t size;
  int line, column;
} Token;

typedef enum NodeKind {
  NODE_FUNCTION, ///< `token`; children: parameters, then statements.
  NODE_PARAM,
  NODE_VAR,    ///< `token`, `dims`; child: the value.
  NODE_RETURN, ///< Child: the value, if there is one.
  NODE_NUMBER,
  NODE_LIST, ///< `[…]`.
  NODE_NAME,
  NODE_CALL,   ///< `token`; children: arguments.
  NODE_BINARY, ///< `token` is the operator; two children.
} NodeKind;

enum { MAX_RANK = 8 };

typedef struct Node {
  NodeKind kind;
  Token token;
  struct Node *first, *last; ///< Children.
  struct Node *next;         ///< In the parent's list.
  struct Node *chain;        ///< All nodes, to be freed.
  int rank;                  ///< Of NODE_VAR: how many of `dims` were written.
  long dims[MAX_RANK];
  double number;
} Node;

/// A source file that is being read.
typedef struct Parser {
  const char *name;   ///< For errors.
  const char *cursor; ///< Text that is not read yet; a NUL ends it.
  const char *line_start;
  int line;
  Node *chain;     ///< Owns the nodes.
  Node *functions; ///< The first function.
  Node *last_function;
  bool has_failed;
} Parser;

/// The next token's kind, of the grammar's; 0 at the end.
int lexer_next(Parser *parser, Token *token);
/// Reads a file into `parser`; false after an error. `text` ends with a NUL.
bool parser_run(Parser *parser, const char *name, const char *text);
/// Frees the nodes.
void parser_free(Parser *parser);
/// Reports an error at `token`.
void parser_error(Parser *parser, const Token *token, const char *what);

/// A node with up to two children.
Node *node_create(Parser *parser, NodeKind kind, Token token, Node *first,
                  Node *second);
/// Appends a child, which may be a list by `next`.
Node *node_append(Node *parent, Node *child);
/// Writes the tree.
void ast_print(FILE *out, const Parser *parser);

#endif

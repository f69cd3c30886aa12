// SPDX-License-Identifier: Apache-2.0
// The syntax tree: made, printed, freed.
#include "ast.h"

#include <stdlib.h>

#include "grammar.h"

/// What lemon generates.
void *ToyAlloc(void *(*allocate)(size_t size));
void ToyFree(void *grammar, void (*release)(void *memory));
void Toy(void *grammar, int kind, Token token, Parser *parser);

void parser_error(Parser *parser, const Token *token, const char *what) {
  fprintf(stderr, "%s:%d:%d: error: %s\n", parser->name, token->line,
          token->column, what);
  parser->has_failed = true;
}

Node *node_create(Parser *parser, NodeKind kind, Token token, Node *first,
                  Node *second) {
  Node *node = calloc(1, sizeof *node);
  if (!node) {
    fprintf(stderr, "no memory\n");
    exit(1);
  }
  node->kind = kind;
  node->token = token;
  node->chain = parser->chain;
  parser->chain = node;
  node_append(node_append(node, first), second);
  return node;
}

Node *node_append(Node *parent, Node *child) {
  if (!child)
    return parent;
  if (parent->last)
    parent->last->next = child;
  else
    parent->first = child;
  parent->last = child;
  while (parent->last->next)
    parent->last = parent->last->next;
  return parent;
}

bool parser_run(Parser *parser, const char *name, const char *text) {
  *parser =
      (Parser){.name = name, .cursor = text, .line_start = text, .line = 1};
  void *grammar = ToyAlloc(malloc);
  if (!grammar)
    return false;
  int kind;
  do {
    Token token;
    kind = lexer_next(parser, &token);
    Toy(grammar, kind, token, parser);
  } while (kind && !parser->has_failed);
  ToyFree(grammar, free);
  return !parser->has_failed;
}

void parser_free(Parser *parser) {
  Node *next;
  for (Node *node = parser->chain; node; node = next) {
    next = node->chain;
    free(node);
  }
}

//===- Printing -----------------------------------------------------------===//

static void print_node(FILE *out, const Node *node, int depth) {
  static const char *const names[] = {"Function", "Param", "VarDecl",
                                      "Return",   "Num",   "Literal",
                                      "Var",      "Call",  "BinOp"};
  fprintf(out, "%*s%s '%.*s'", depth * 2, "", names[node->kind],
          (int)node->token.size, node->token.text ? node->token.text : "");
  for (int i = 0; i < node->rank; i++)
    fprintf(out, "%s%ld%s", i ? ", " : "<", node->dims[i],
            i + 1 == node->rank ? ">" : "");
  fprintf(out, " @%d:%d\n", node->token.line, node->token.column);
  for (const Node *child = node->first; child; child = child->next)
    print_node(out, child, depth + 1);
}

void ast_print(FILE *out, const Parser *parser) {
  fprintf(out, "Module:\n");
  for (const Node *node = parser->functions; node; node = node->next)
    print_node(out, node, 1);
}

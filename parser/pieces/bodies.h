// SPDX-License-Identifier: Apache-2.0
// Bodies of functions that are parsed later, and parsers for them: shared by
// bodies.c and bodies_print.c.
#ifndef MLOPT_PARSER_PIECES_BODIES_H
#define MLOPT_PARSER_PIECES_BODIES_H

#include "parser/parser_internal.h"

/// A deferred body. Everything is in the arena of the file's parser.
typedef struct Body {
  StringRef text; ///< From `{` to `}`.
  const char *line_start;
  uint32_t line;
  uint32_t first_op_id;
  const OpDef *def;
  Arguments arguments;
  const char *default_dialect; ///< Default dialect around the function.
  Operation *op;               ///< The function.
} Body;

struct Bodies {
  VECTOR(Body) list;
  VECTOR(size_t) batches; ///< Index in `list` where each begins.
  size_t batch_size;      ///< Size of the text in the last one.
  const char *checked;    ///< The text has no NUL up to there.
  bool has_threads;       ///< The file is large enough for threads.
  bool is_visited;        ///< The bodies are for a PieceVisitor.
  bool is_used;           ///< There was a body, at some time.
};

/// A thread's parser for bodies.
typedef struct BodyParser {
  Context ctx;
  Parser parser;
} BodyParser;

/// Initializes a parser that knows the words and aliases of `file`.
void body_parser_init(BodyParser *body_parser, const Parser *file);
/// Also frees the IR.
void body_parser_free(BodyParser *body_parser);
/// Parses `body` and moves it into its function. False if it cannot be parsed
/// on its own.
bool body_parse(Parser *parser, const Body *body);

#endif

// SPDX-License-Identifier: Apache-2.0
// Bodies of functions that wait to be parsed, and parsers for them: what
// bodies.c and bodies_print.c share.
#ifndef MLOPT_PARSER_PIECES_BODIES_H
#define MLOPT_PARSER_PIECES_BODIES_H

#include "parser/parser_internal.h"

/// A body that waits. All is in the arena of the parser of the file.
typedef struct Body {
  StringRef text; ///< From `{` to `}`.
  const char *line_start;
  uint32_t line;
  uint32_t first_op_id;
  const OpDef *def;
  Arguments arguments;
  const char *default_dialect; ///< Of what is around the function.
  Operation *op;               ///< The function.
} Body;

struct Bodies {
  VECTOR(Body) list;
  VECTOR(size_t) batches; ///< Where in `list` each begins.
  size_t batch_size;      ///< Text in the last one.
  bool has_threads;       ///< The file is worth them.
  bool is_visited;        ///< It is for a PieceVisitor.
  bool is_used;           ///< There was a body.
};

/// What one thread parses bodies with.
typedef struct BodyParser {
  Context ctx;
  Parser parser;
} BodyParser;

/// One that knows what `file` knows.
void body_parser_init(BodyParser *body_parser, const Parser *file);
/// The IR goes.
void body_parser_free(BodyParser *body_parser);
/// Moves the body into its function. False if it cannot be parsed on its own.
bool body_parse(Parser *parser, const Body *body);

#endif

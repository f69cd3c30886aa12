// SPDX-License-Identifier: Apache-2.0
// The parser: MLIR text to IR, by the re2c lexer (lexer.re) and the lemon
// grammar (grammar*.y). It knows operations by their definitions only.
#ifndef MLOPT_PARSER_PARSER_H
#define MLOPT_PARSER_PARSER_H

#include "ir/operation.h"
#include "ir/print/printer.h"
#include "ir/verify/verifier.h"
#include "support/source.h"

typedef struct ParseOptions {
  bool no_implicit_module; ///< The one top-level operation is the result.
} ParseOptions;

/// Parses `buffer` into a top-level operation: the one `module` that it holds,
/// or one made around what it holds. NULL after errors were reported to
/// ctx->diags. The result is not verified. Text that stays text (big constants)
/// is copied. Function bodies are parsed on the Context's threads; IR and
/// errors do not depend on them. Linear in the text; no recursion.
Operation *parse_source(Context *ctx, const SourceBuffer *buffer,
                        const ParseOptions *options);

typedef struct ParsedFile {
  Operation *op;   ///< NULL: printed, or errors were reported.
  bool is_printed; ///< And verified.
} ParsedFile;

/// What is done to each operation of a module's block before it is printed.
typedef struct PieceTransform {
  void *user;
  /// In the turn of thread number `worker`, with what that thread has. Gives
  /// `op` or what is printed in its place. NULL: the file is to be taken as a
  /// whole.
  const Operation *(*run)(void *user, unsigned worker, Context *ctx,
                          Operation *op, PieceVerifier *verifier);
  /// After all of them: in `*front` a block of what comes before them, or NULL.
  /// False: as above.
  bool (*finish)(void *user, Context *ctx, const Operation *module,
                 const Block **front);
} PieceTransform;

/// For a file that is only to be verified, transformed (NULL: not at all) and
/// printed: does all of that where it can be done function by function, in
/// little memory, and nothing is wrong. Else as parse_source, and nothing is
/// transformed and printed.
ParsedFile parse_or_print(Context *ctx, const SourceBuffer *buffer,
                          const PieceTransform *transform,
                          const PrintOptions *options, TextPieces *out);

/// Who looks at the operations of a module one after the other.
typedef struct PieceVisitor {
  void *user;
  /// The module with all its symbols, whose functions have no bodies. It and
  /// they stay until the end.
  void (*begin)(void *user, const Operation *module);
  /// An operation of the module's block, verified, with its body; `ctx` has
  /// that, and is told what is wrong. False: the file is to be taken as a
  /// whole.
  bool (*visit)(void *user, Context *ctx, Operation *op);
  /// After all of them, or, not `is_complete`, where the file is to be taken as
  /// a whole. False: it is.
  bool (*end)(void *user, bool is_complete);
} PieceVisitor;

/// For a file that is only to be verified and visited: does that where it can
/// be done function by function, in little memory, and nothing is wrong, and
/// says that it is printed. Else as parse_source; what was visited does not
/// count.
ParsedFile parse_or_visit(Context *ctx, const SourceBuffer *buffer,
                          const PieceVisitor *visitor);

/// A type or attribute from text, all of it; for options and unit tests. NULL
/// after an error.
const Type *parse_type(Context *ctx, StringRef text);
const Attribute *parse_attribute(Context *ctx, StringRef text);

#endif

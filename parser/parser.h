// SPDX-License-Identifier: Apache-2.0
// The parser: turns MLIR text into IR with the re2c lexer (lexer.re) and the
// lemon grammar (grammar*.y). It knows operations only through their
// definitions.
#ifndef MLOPT_PARSER_PARSER_H
#define MLOPT_PARSER_PARSER_H

#include "ir/operation.h"
#include "ir/print/printer.h"
#include "ir/verify/verifier.h"
#include "support/source.h"

typedef struct ParseRecorder ParseRecorder;

typedef struct ParseOptions {
  bool no_implicit_module; ///< The one top-level operation is the result.
  /// Receives what names in the text mean; see record.h. NULL: nobody asks.
  ParseRecorder *recorder;
} ParseOptions;

/// Parses `buffer` into a top-level operation: the single `module` in it, or a
/// new one around its contents. NULL after errors, which are reported to
/// ctx->diags. The result is not verified. Text that stays text (big constants)
/// is copied. Function bodies are parsed on the Context's threads, which
/// changes neither IR nor errors. Linear in the text; no recursion.
Operation *parse_source(Context *ctx, const SourceBuffer *buffer,
                        const ParseOptions *options);

typedef struct ParsedFile {
  Operation *op;   ///< NULL: printed, or errors were reported.
  bool is_printed; ///< It was verified and printed (or visited).
} ParsedFile;

/// Transforms each operation of a module's block before it is printed.
typedef struct PieceTransform {
  void *user;
  /// Returns `op`, or the operation to print in its place. Runs on thread
  /// number `worker`, with that thread's Context. NULL: the file must be
  /// processed as a whole.
  const Operation *(*run)(void *user, unsigned worker, Context *ctx,
                          Operation *op, PieceVerifier *verifier);
  /// Runs after all operations. Sets `*front` to a block of what comes before
  /// them, or to NULL. False: the file must be processed as a whole.
  bool (*finish)(void *user, Context *ctx, const Operation *module,
                 const Block **front);
} PieceTransform;

/// For a file that only needs to be verified, transformed (NULL: not at all)
/// and printed. If that works function by function, in little memory, and
/// nothing is wrong, does all of it. Otherwise does what parse_source does, and
/// transforms and prints nothing.
ParsedFile parse_or_print(Context *ctx, const SourceBuffer *buffer,
                          const PieceTransform *transform,
                          const PrintOptions *options, TextPieces *out);

/// Visits the operations of a module one after the other.
typedef struct PieceVisitor {
  void *user;
  /// Runs first, with the module and all its symbols; the functions have no
  /// bodies yet. The module and the symbols live until the end.
  void (*begin)(void *user, const Operation *module);
  /// Visits a verified operation of the module's block, with its body. `ctx`
  /// owns the body and receives errors. False: the file must be processed as a
  /// whole.
  bool (*visit)(void *user, Context *ctx, Operation *op);
  /// Runs after all operations. If not `is_complete`, the file is going to be
  /// processed as a whole. False: it must be.
  bool (*end)(void *user, bool is_complete);
} PieceVisitor;

/// For a file that only needs to be verified and visited. If that works
/// function by function, in little memory, and nothing is wrong, does it and
/// sets `is_printed`. Otherwise does what parse_source does, and the visits so
/// far do not count.
ParsedFile parse_or_visit(Context *ctx, const SourceBuffer *buffer,
                          const PieceVisitor *visitor);

/// Parse a type or an attribute from the whole text, for options and unit
/// tests. NULL after an error.
const Type *parse_type(Context *ctx, StringRef text);
/// An attribute, or NULL after an error.
const Attribute *parse_attribute(Context *ctx, StringRef text);
/// Parse a type or an attribute from `buffer`, whose name stands in errors.
const Type *parse_type_buffer(Context *ctx, const SourceBuffer *buffer);
/// As parse_attribute; the buffer's name stands in errors.
const Attribute *parse_attribute_buffer(Context *ctx,
                                        const SourceBuffer *buffer);

#endif

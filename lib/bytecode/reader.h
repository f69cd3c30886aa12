// SPDX-License-Identifier: Apache-2.0
// The bytecode reader: versions 0 to 6.
#ifndef MLOPT_BYTECODE_READER_H
#define MLOPT_BYTECODE_READER_H

#include "parser/parser.h"

/// Does `text` begin as bytecode does?
bool bytecode_is(StringRef text);

/// Like parse_source, for bytecode: the single module in it, or a new one
/// around its operation. NULL after an error, which was reported. Takes time
/// and memory linear in the bytes, and does not recurse. Not verified. Follows
/// mlir::readBytecodeFile.
Operation *bytecode_read(Context *ctx, const SourceBuffer *buffer,
                         const ParseOptions *options);

/// Reads text or bytecode.
Operation *source_read_any(Context *ctx, const SourceBuffer *buffer,
                           const ParseOptions *options);

#endif

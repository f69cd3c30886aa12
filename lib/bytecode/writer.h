// SPDX-License-Identifier: Apache-2.0
// The bytecode writer: its output equals that of mlir-opt 22 -emit-bytecode, to
// the byte.
#ifndef MLOPT_BYTECODE_WRITER_H
#define MLOPT_BYTECODE_WRITER_H

#include "ir/operation.h"
#include "support/stream.h"

typedef struct BytecodeOptions {
  unsigned version;      ///< From 0 to BYTECODE_VERSION.
  bool elides_resources; ///< Leave out the data of resources.
} BytecodeOptions;

/// Appends `op`, which must be valid, with everything in it. The scratch fields
/// `order` of operations and blocks are overwritten. n log n in the number of
/// attributes and types, otherwise linear; no recursion. Follows
/// mlir::writeBytecodeToFile.
void bytecode_write(Context *ctx, Operation *op, const BytecodeOptions *options,
                    Stream *out);

#endif

// SPDX-License-Identifier: Apache-2.0
// The language server: `mlopt -lsp` speaks the Language Server Protocol on
// standard input and output, as mlir-lsp-server does.
#ifndef MLOPT_TOOL_LSP_LSP_H
#define MLOPT_TOOL_LSP_LSP_H

#include <stdbool.h>
#include <stdio.h>

#include "tool/registry.h"

typedef struct LspOptions {
  const ToolRegistry *registry; ///< Borrowed: the dialects of documents.
  FILE *in;
  FILE *out;
  bool is_delimited; ///< Messages end at `// -----` lines, without headers.
  bool is_pretty;    ///< Indents what it writes.
} LspOptions;

/// Serves until `exit` comes, or the input ends. True if the client asked for a
/// `shutdown` before; where the program was built without JSON, false after an
/// error on standard error. Follows mlir::MlirLspServerMain.
bool lsp_run(const LspOptions *options);

#endif

// SPDX-License-Identifier: Apache-2.0
// What is wrong in a document, as the protocol's diagnostics.
#ifndef MLOPT_TOOL_LSP_DIAGNOSE_H
#define MLOPT_TOOL_LSP_DIAGNOSE_H

#include <jansson.h>

#include "support/string_ref.h"
#include "tool/registry.h"

/// Parses and verifies the parts of `text` between `// -----` lines. An array
/// of diagnostics, owned by the caller. `text` is valid UTF-8. Linear in it.
/// Follows mlir::lsp::MLIRServer::addOrUpdateDocument.
json_t *diagnose(const ToolRegistry *registry, StringRef uri, StringRef text);

#endif

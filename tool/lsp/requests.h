// SPDX-License-Identifier: Apache-2.0
// The handlers of the methods.
#ifndef MLOPT_TOOL_LSP_REQUESTS_H
#define MLOPT_TOOL_LSP_REQUESTS_H

#include "tool/lsp/server.h"

// documents.c
Handler open_document, change_document, close_document;
// navigate.c
Handler find_definition, find_references, highlight, prepare_rename,
    rename_name;
// hover.c
Handler hover;
// outline.c
Handler document_symbols, folding_ranges, semantic_tokens,
    semantic_tokens_range, format_document;
// complete.c
Handler complete, signature_help;
// hints.c
Handler inlay_hints, code_actions;
// commands.c
Handler execute_command;

/// The names of the token kinds of `textDocument/semanticTokens`: an array.
json_t *semantic_legend(void);
/// The names of the commands: an array.
json_t *command_names(void);

#endif

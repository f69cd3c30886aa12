// SPDX-License-Identifier: Apache-2.0
// Messages of JSON-RPC between the server and its client.
#ifndef MLOPT_TOOL_LSP_TRANSPORT_H
#define MLOPT_TOOL_LSP_TRANSPORT_H

#include <jansson.h>

#include "support/stream.h"
#include "tool/lsp/lsp.h"

typedef enum ReadResult {
  READ_MESSAGE, ///< The text of a message.
  READ_BAD, ///< Something that is not a message; the text after it may be one.
  READ_END, ///< The input has ended, or nothing after it can be read.
} ReadResult;

/// Reads one message into `text`, which it empties first. An announced size
/// takes no memory until the text arrives. Linear in the message. Follows
/// mlir::lsp::JSONTransport.
ReadResult transport_read(const LspOptions *options, Stream *text);

/// Writes `message` with its header, and releases it. False if the client
/// cannot be reached any more.
bool transport_write(const LspOptions *options, json_t *message);

#endif

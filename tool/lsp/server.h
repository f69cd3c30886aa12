// SPDX-License-Identifier: Apache-2.0
// The server's state, and functions that its requests share. The handlers of
// each file of requests are declared in requests.h.
#ifndef MLOPT_TOOL_LSP_SERVER_H
#define MLOPT_TOOL_LSP_SERVER_H

#include <jansson.h>

#include "tool/lsp/lsp.h"
#include "tool/lsp/text/document.h"
#include "tool/lsp/text/unit.h"

typedef struct Server {
  const LspOptions *options;
  VECTOR(Document *) documents; ///< Owned.
  UnitMaker maker;
  size_t piece_limit; ///< See Document.piece_limit.
  bool is_initialized;
  bool is_shut_down;
  bool is_done;
} Server;

/// Handles a method. The caller owns the result of a request; NULL if `params`
/// are wrong, as `error` then says. Notifications return NULL.
typedef json_t *Handler(Server *server, json_t *params, json_error_t *error);

/// Sends a message, and releases it.
void server_send(Server *server, json_t *message);
/// Sends the known errors of the document.
void server_publish(Server *server, const Document *document);
/// The open document `uri`, or NULL.
Document *server_document(const Server *server, StringRef uri);

/// The place that a request is about.
typedef struct Place {
  Document *document; ///< NULL: it is not open, so there is no answer.
  size_t at;          ///< The byte.
} Place;

/// Reads `textDocument` of `params`. False if it is wrong, as `error` says.
bool request_document(const Server *server, json_t *params, json_error_t *error,
                      Document **document);
/// Reads `textDocument` and `position`.
bool request_place(const Server *server, json_t *params, json_error_t *error,
                   Place *place);
/// Reads `textDocument` and `range`; `range` is ordered.
bool request_range(const Server *server, json_t *params, json_error_t *error,
                   Document **document, Span *range);

/// `{"uri": …, "range": …}`.
json_t *location_json(const Document *document, Span span);
/// `{"changes": {uri: [{"range": …, "newText": …}]}}` with one edit.
json_t *edit_json(const Document *document, Span span, const char *text);
/// The text of a stream, which it frees, as a JSON string; bytes that are not
/// UTF-8 become `?`.
json_t *stream_json(Stream *stream);

/// Does postponed work while no message waits. See documents.c.
void documents_check_later(Server *server);

#endif

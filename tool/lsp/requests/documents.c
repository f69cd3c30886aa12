// SPDX-License-Identifier: Apache-2.0
// Open documents, and the errors in them. In a long document, pieces that an
// edit does not concern are checked while no message waits.
#include <poll.h>
#include <string.h>

#include "pass/timing.h"
#include "support/memory.h"
#include "tool/lsp/requests.h"
#include "tool/lsp/text/findings.h"

/// Seconds that an edit may take for pieces other than its own.
static const double max_wait = 0.02;

Document *server_document(const Server *server, StringRef uri) {
  for (size_t i = 0; i < server->documents.size; i++)
    if (string_ref_equals(document_uri(server->documents.data[i]), uri))
      return server->documents.data[i];
  return NULL;
}

/// Takes over both. `version` NULL: the document is closed.
static void publish(Server *server, const char *uri, json_t *version,
                    json_t *diagnostics) {
  server_send(server,
              json_pack("{s:s, s:s, s:{s:s, s:o*, s:o}}", "jsonrpc", "2.0",
                        "method", "textDocument/publishDiagnostics", "params",
                        "uri", uri, "version", version, "diagnostics",
                        diagnostics));
}

void server_publish(Server *server, const Document *document) {
  publish(server, document->uri, json_integer(document->version),
          findings_json(document));
}

/// Checks pieces from the one at `at` on, around the document, until time is
/// up. Tests wait for all. True if all are checked.
static bool check(Server *server, Document *document, size_t at) {
  size_t count = document->pieces.size;
  size_t first = document_piece_at(document, at);
  double end = timing_now() + max_wait;
  for (size_t i = 0; i < count; i++) {
    size_t index = (first + i) % count;
    if (document->pieces.data[index].is_checked)
      continue;
    unit_check(&server->maker, document, index);
    if (!server->options->is_delimited && i + 1 < count && timing_now() > end)
      return false;
  }
  return true;
}

static bool has_message(const Server *server) {
  struct pollfd input = {.fd = fileno(server->options->in), .events = POLLIN};
  return poll(&input, 1, 0) != 0;
}

void documents_check_later(Server *server) {
  if (server->options->is_delimited)
    return;
  for (size_t i = 0; i < server->documents.size; i++) {
    Document *document = server->documents.data[i];
    bool is_new = false;
    for (size_t j = 0; j < document->pieces.size && !has_message(server); j++) {
      if (document->pieces.data[j].is_checked)
        continue;
      is_new |= document->pieces.data[j].findings.size > 0;
      unit_check(&server->maker, document, j);
      is_new |= document->pieces.data[j].findings.size > 0;
    }
    if (is_new)
      server_publish(server, document);
  }
}

json_t *open_document(Server *server, json_t *params, json_error_t *error) {
  StringRef uri, text;
  json_int_t version = 0;
  if (json_unpack_ex(params, error, 0, "{s:{s:s%, s?I, s:s%}}", "textDocument",
                     "uri", &uri.data, &uri.size, "version", &version, "text",
                     &text.data, &text.size) != 0)
    return NULL;
  Document *document = server_document(server, uri);
  if (!document) {
    document = document_create(uri, server->piece_limit);
    VECTOR_PUSH(&server->documents, document);
  }
  document_edit(document, (Span){0, document->text.size}, text);
  document->version = version;
  check(server, document, 0);
  server_publish(server, document);
  return NULL;
}

/// One change of a document: the whole text is new, or a range of it.
typedef struct Change {
  StringRef text;
  bool has_range;
  json_int_t line[2], character[2];
} Change;

/// False if the change is malformed.
static bool read_change(json_t *json, Change *change) {
  if (json_unpack(json, "{s:s%}", "text", &change->text.data,
                  &change->text.size) != 0)
    return false;
  json_t *range = json_object_get(json, "range");
  change->has_range = range != NULL;
  return !range ||
         json_unpack(range, "{s:{s:I, s:I}, s:{s:I, s:I}}", "start", "line",
                     &change->line[0], "character", &change->character[0],
                     "end", "line", &change->line[1], "character",
                     &change->character[1]) == 0;
}

/// Makes one change. False if its range ends before it begins.
static bool apply(Document *document, const Change *change, size_t *at) {
  Span span = {0, document->text.size};
  if (change->has_range) {
    span.begin =
        lines_offset(&document->lines, change->line[0], change->character[0]);
    span.end =
        lines_offset(&document->lines, change->line[1], change->character[1]);
  }
  if (span.end < span.begin)
    return false;
  document_edit(document, span, change->text);
  *at = span.begin;
  return true;
}

/// Are all changes well-formed? If not, none is made.
static bool are_changes(json_t *changes) {
  size_t i;
  json_t *json;
  Change change;
  json_array_foreach(changes, i, json) {
    if (!read_change(json, &change))
      return false;
    bool is_ordered = !change.has_range || change.line[0] < change.line[1] ||
                      (change.line[0] == change.line[1] &&
                       change.character[0] <= change.character[1]);
    if (!is_ordered)
      return false;
  }
  return json_is_array(changes);
}

json_t *change_document(Server *server, json_t *params, json_error_t *error) {
  StringRef uri;
  json_int_t version = 0;
  json_t *changes, *json;
  size_t i, at = 0;
  if (json_unpack_ex(params, error, 0, "{s:{s:s%, s?I}, s:o}", "textDocument",
                     "uri", &uri.data, &uri.size, "version", &version,
                     "contentChanges", &changes) != 0)
    return NULL;
  Document *document = server_document(server, uri);
  if (!document || !are_changes(changes))
    return NULL;
  json_array_foreach(changes, i, json) {
    Change change;
    if (!read_change(json, &change) || !apply(document, &change, &at))
      break;
  }
  document->version = version;
  check(server, document, at);
  server_publish(server, document);
  return NULL;
}

/// Forgets a document, and what the client shows of it.
json_t *close_document(Server *server, json_t *params, json_error_t *error) {
  StringRef uri;
  if (json_unpack_ex(params, error, 0, "{s:{s:s%}}", "textDocument", "uri",
                     &uri.data, &uri.size) != 0)
    return NULL;
  for (size_t i = 0; i < server->documents.size; i++) {
    Document *document = server->documents.data[i];
    if (!string_ref_equals(document_uri(document), uri))
      continue;
    server->documents.data[i] = VECTOR_LAST(&server->documents);
    server->documents.size--;
    publish(server, document->uri, NULL, json_array());
    document_free(document);
    break;
  }
  return NULL;
}

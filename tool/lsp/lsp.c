// SPDX-License-Identifier: Apache-2.0
// The server's loop: reads a message, finds its method in a table, answers.
// Requests have an id and get exactly one answer; notifications get none, even
// if something is wrong with them.
#include "tool/lsp/lsp.h"

#include <jansson.h>

#include "support/memory.h"
#include "support/stream.h"
#include "tool/lsp/requests.h"
#include "tool/lsp/transport.h"
#include "tool/version.h"

/// The protocol's error codes.
typedef enum ErrorCode {
  ERROR_NONE = 0,
  ERROR_PARSE = -32700,
  ERROR_INVALID_REQUEST = -32600,
  ERROR_METHOD_NOT_FOUND = -32601,
  ERROR_INVALID_PARAMS = -32602,
  ERROR_NOT_INITIALIZED = -32002,
} ErrorCode;

typedef struct Method {
  const char *name;
  Handler *run;
  bool is_request;
} Method;

void server_send(Server *server, json_t *message) {
  if (!message)
    mem_exhausted(0);
  if (!transport_write(server->options, message))
    server->is_done = true;
}

static void send_error(Server *server, json_t *id, ErrorCode code,
                       const char *text) {
  json_t *message = json_string(text);
  if (!message)
    message = json_string("the message is not valid UTF-8");
  server_send(server, json_pack("{s:s, s:O?, s:{s:i, s:o}}", "jsonrpc", "2.0",
                                "id", id ? id : json_null(), "error", "code",
                                (int)code, "message", message));
}

// --- What requests share ----------------------------------------------------

bool request_document(const Server *server, json_t *params, json_error_t *error,
                      Document **document) {
  StringRef uri;
  if (json_unpack_ex(params, error, 0, "{s:{s:s%}}", "textDocument", "uri",
                     &uri.data, &uri.size) != 0)
    return false;
  *document = server_document(server, uri);
  return true;
}

bool request_place(const Server *server, json_t *params, json_error_t *error,
                   Place *place) {
  json_int_t line, character;
  if (!request_document(server, params, error, &place->document) ||
      json_unpack_ex(params, error, 0, "{s:{s:I, s:I}}", "position", "line",
                     &line, "character", &character) != 0)
    return false;
  if (place->document)
    place->at = lines_offset(&place->document->lines, line, character);
  return true;
}

bool request_range(const Server *server, json_t *params, json_error_t *error,
                   Document **document, Span *range) {
  json_int_t line[2], character[2];
  if (!request_document(server, params, error, document) ||
      json_unpack_ex(params, error, 0, "{s:{s:{s:I, s:I}, s:{s:I, s:I}}}",
                     "range", "start", "line", &line[0], "character",
                     &character[0], "end", "line", &line[1], "character",
                     &character[1]) != 0)
    return false;
  if (!*document)
    return true;
  range->begin = lines_offset(&(*document)->lines, line[0], character[0]);
  range->end = lines_offset(&(*document)->lines, line[1], character[1]);
  if (range->end < range->begin)
    range->end = range->begin;
  return true;
}

json_t *location_json(const Document *document, Span span) {
  return json_pack("{s:s, s:o}", "uri", document->uri, "range",
                   lines_range(&document->lines, span.begin, span.end));
}

json_t *edit_json(const Document *document, Span span, const char *text) {
  return json_pack("{s:{s:[{s:o, s:s}]}}", "changes", document->uri, "range",
                   lines_range(&document->lines, span.begin, span.end),
                   "newText", text);
}

json_t *stream_json(Stream *stream) {
  json_t *json = json_stringn(stream->data ? stream->data : "", stream->size);
  if (!json) {
    for (size_t i = 0; i < stream->size; i++)
      if ((unsigned char)stream->data[i] >= 0x80)
        stream->data[i] = '?';
    json = json_stringn(stream->data, stream->size);
  }
  stream_free(stream);
  return json;
}

// --- Life -------------------------------------------------------------------

/// The server's capabilities.
static json_t *capabilities(void) {
  enum { SYNC_INCREMENTAL = 2 };
  return json_pack(
      "{s:{s:b, s:i, s:b}, s:b, s:b, s:b, s:b, s:b, s:b, s:b, s:b, s:{s:b}, "
      "s:{s:[s,s,s,s,s,s,s], s:b}, s:{s:[s,s,s]}, s:{s:[s,s,s]}, s:{s:o}, "
      "s:{s:o, s:b, s:b}}",
      "textDocumentSync", "openClose", 1, "change", SYNC_INCREMENTAL, "save", 1,
      "definitionProvider", 1, "referencesProvider", 1, "hoverProvider", 1,
      "documentSymbolProvider", 1, "documentHighlightProvider", 1,
      "foldingRangeProvider", 1, "inlayHintProvider", 1,
      "documentFormattingProvider", 1, "renameProvider", "prepareProvider", 1,
      "completionProvider", "triggerCharacters", ".", "%", "^", "@", "!", "#",
      "\"", "resolveProvider", 0, "signatureHelpProvider", "triggerCharacters",
      " ", ",", "(", "codeActionProvider", "codeActionKinds", "quickfix",
      "refactor", "info", "executeCommandProvider", "commands", command_names(),
      "semanticTokensProvider", "legend", semantic_legend(), "full", 1, "range",
      1);
}

static json_t *initialize(Server *server, json_t *params, json_error_t *error) {
  (void)error;
  json_int_t limit;
  server->is_initialized = true;
  if (json_unpack(params, "{s:{s:I}}", "initializationOptions", "pieceLimit",
                  &limit) == 0 &&
      limit >= 0)
    server->piece_limit = (size_t)limit;
  return json_pack("{s:o, s:{s:s, s:s}}", "capabilities", capabilities(),
                   "serverInfo", "name", "mlopt", "version", MLOPT_VERSION);
}

static json_t *shut_down(Server *server, json_t *params, json_error_t *error) {
  (void)params;
  (void)error;
  server->is_shut_down = true;
  return json_null();
}

static json_t *leave(Server *server, json_t *params, json_error_t *error) {
  (void)params;
  (void)error;
  server->is_done = true;
  return NULL;
}

/// Notifications that need neither an answer nor work: `initialized`,
/// `$/cancelRequest`, ….
static json_t *ignore(Server *server, json_t *params, json_error_t *error) {
  (void)server;
  (void)params;
  (void)error;
  return NULL;
}

static const Method methods[] = {
    {"initialize", initialize, true},
    {"initialized", ignore, false},
    {"shutdown", shut_down, true},
    {"exit", leave, false},
    {"textDocument/didOpen", open_document, false},
    {"textDocument/didChange", change_document, false},
    {"textDocument/didClose", close_document, false},
    {"textDocument/didSave", ignore, false},
    {"textDocument/definition", find_definition, true},
    {"textDocument/references", find_references, true},
    {"textDocument/documentHighlight", highlight, true},
    {"textDocument/prepareRename", prepare_rename, true},
    {"textDocument/rename", rename_name, true},
    {"textDocument/hover", hover, true},
    {"textDocument/documentSymbol", document_symbols, true},
    {"textDocument/foldingRange", folding_ranges, true},
    {"textDocument/semanticTokens/full", semantic_tokens, true},
    {"textDocument/semanticTokens/range", semantic_tokens_range, true},
    {"textDocument/formatting", format_document, true},
    {"textDocument/completion", complete, true},
    {"textDocument/signatureHelp", signature_help, true},
    {"textDocument/inlayHint", inlay_hints, true},
    {"textDocument/codeAction", code_actions, true},
    {"workspace/executeCommand", execute_command, true},
};

static const Method *find_method(const char *name, bool is_request) {
  for (size_t i = 0; i < ARRAY_LENGTH(methods); i++)
    if (methods[i].is_request == is_request && !strcmp(methods[i].name, name))
      return &methods[i];
  return NULL;
}

/// Why a request cannot be handled now, or ERROR_NONE.
static ErrorCode check_order(const Server *server, const Method *method) {
  if (server->is_shut_down)
    return ERROR_INVALID_REQUEST;
  if (server->is_initialized == (method && method->run == initialize))
    return server->is_initialized ? ERROR_INVALID_REQUEST
                                  : ERROR_NOT_INITIALIZED;
  return ERROR_NONE;
}

static void handle_request(Server *server, json_t *id, const char *name,
                           json_t *params) {
  const Method *method = find_method(name, true);
  ErrorCode code = check_order(server, method);
  if (code) {
    send_error(server, id, code,
               code == ERROR_NOT_INITIALIZED ? "the server is not initialized"
               : server->is_shut_down        ? "the server is shut down"
                                      : "the server is initialized already");
    return;
  }
  Stream text = {0};
  json_error_t error = {0};
  json_t *result = NULL;
  if (!method)
    stream_format(&text, "method not found: %s", name);
  else if (!(result = method->run(server, params, &error)))
    stream_format(&text, "failed to decode %s request: %s", name, error.text);
  if (result)
    server_send(server, json_pack("{s:s, s:O, s:o}", "jsonrpc", "2.0", "id", id,
                                  "result", result));
  else {
    stream_char(&text, '\0');
    send_error(server, id,
               method ? ERROR_INVALID_PARAMS : ERROR_METHOD_NOT_FOUND,
               text.data);
  }
  stream_free(&text);
}

/// Before `initialize` and after `shutdown`, only `exit` counts.
static void handle_notification(Server *server, const char *name,
                                json_t *params) {
  json_error_t error;
  const Method *method = find_method(name, false);
  bool is_awake = server->is_initialized && !server->is_shut_down;
  if (method && (is_awake || method->run == leave))
    method->run(server, params, &error);
}

static void handle_message(Server *server, json_t *message) {
  json_t *id = json_object_get(message, "id");
  json_t *name = json_object_get(message, "method");
  json_t *params = json_object_get(message, "params");
  const char *version = json_string_value(json_object_get(message, "jsonrpc"));
  bool is_answer = !name && (json_object_get(message, "result") ||
                             json_object_get(message, "error"));
  bool has_id =
      !id || json_is_string(id) || json_is_number(id) || json_is_null(id);
  if (!version || strcmp(version, "2.0") != 0 || !has_id ||
      (!is_answer && !json_is_string(name)))
    send_error(server, has_id ? id : NULL, ERROR_INVALID_REQUEST,
               "this is not a message of JSON-RPC 2.0");
  else if (is_answer)
    return; // The server asks the client for nothing.
  else if (id)
    handle_request(server, id, json_string_value(name), params);
  else
    handle_notification(server, json_string_value(name), params);
}

static void handle_text(Server *server, StringRef text) {
  json_error_t error;
  json_t *message = json_loadb(text.data ? text.data : "", text.size,
                               JSON_DECODE_ANY | JSON_ALLOW_NUL, &error);
  if (message)
    handle_message(server, message);
  else
    send_error(server, NULL, ERROR_PARSE, error.text);
  json_decref(message);
}

/// Parts of documents that are longer are cut into pieces.
enum { PIECE_LIMIT = 1 << 15 };

bool lsp_run(const LspOptions *options) {
  Server server = {.options = options, .piece_limit = PIECE_LIMIT};
  unit_maker_init(&server.maker, options->registry);
  // Input is not buffered: poll does not see what was read in advance.
  if (!options->is_delimited)
    setvbuf(options->in, NULL, _IONBF, 0);
  Stream text = {0};
  while (!server.is_done) {
    documents_check_later(&server);
    ReadResult read = transport_read(options, &text);
    if (read == READ_END)
      break;
    if (read == READ_BAD)
      send_error(&server, NULL, ERROR_PARSE, "expected a Content-Length");
    else if (!options->is_delimited || string_ref_trim(stream_view(&text)).size)
      handle_text(&server, stream_view(&text));
  }
  stream_free(&text);
  for (size_t i = 0; i < server.documents.size; i++)
    document_free(server.documents.data[i]);
  VECTOR_FREE(&server.documents);
  unit_maker_free(&server.maker);
  return server.is_shut_down;
}

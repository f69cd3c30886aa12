// SPDX-License-Identifier: Apache-2.0
// The server's loop: reads a message, finds its method in a table, answers.
// Requests have an id and get exactly one answer; notifications get none, even
// if something is wrong with them.
#include "tool/lsp/lsp.h"

#include <jansson.h>

#include "support/memory.h"
#include "support/stream.h"
#include "tool/lsp/diagnose.h"
#include "tool/lsp/lines.h"
#include "tool/lsp/transport.h"
#include "tool/version.h"

/// The protocol's numbers for what is wrong with a request.
typedef enum ErrorCode {
  ERROR_NONE = 0,
  ERROR_PARSE = -32700,
  ERROR_INVALID_REQUEST = -32600,
  ERROR_METHOD_NOT_FOUND = -32601,
  ERROR_INVALID_PARAMS = -32602,
  ERROR_NOT_INITIALIZED = -32002,
} ErrorCode;

typedef struct Server {
  const LspOptions *options;
  json_t *documents; ///< Owned. From URI to text.
  bool is_initialized;
  bool is_shut_down;
  bool is_done;
} Server;

/// Handles a method. The result of a request is the caller's, NULL if `params`
/// are wrong, as `error` says. Notifications return NULL.
typedef json_t *Handler(Server *server, json_t *params, json_error_t *error);

typedef struct Method {
  const char *name;
  Handler *run;
  bool is_request;
} Method;

static void send(Server *server, json_t *message) {
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
  send(server, json_pack("{s:s, s:O?, s:{s:i, s:o}}", "jsonrpc", "2.0", "id",
                         id ? id : json_null(), "error", "code", (int)code,
                         "message", message));
}

/// `version` NULL: the document is closed. Takes over `version` and
/// `diagnostics`.
static void publish(Server *server, StringRef uri, json_t *version,
                    json_t *diagnostics) {
  send(server,
       json_pack("{s:s, s:s, s:{s:s%, s:o*, s:o}}", "jsonrpc", "2.0", "method",
                 "textDocument/publishDiagnostics", "params", "uri", uri.data,
                 uri.size, "version", version, "diagnostics", diagnostics));
}

// --- Documents --------------------------------------------------------------

/// Takes over `text` and tells the client what is wrong in it.
static void set_document(Server *server, StringRef uri, json_int_t version,
                         json_t *text) {
  json_object_setn_new(server->documents, uri.data, uri.size, text);
  StringRef view =
      string_ref(json_string_value(text), json_string_length(text));
  publish(server, uri, json_integer(version),
          diagnose(server->options->registry, uri, view));
}

static json_t *open_document(Server *server, json_t *params,
                             json_error_t *error) {
  StringRef uri;
  json_int_t version = 0;
  json_t *text;
  if (json_unpack_ex(params, error, 0, "{s:{s:s%, s?I, s:o}}", "textDocument",
                     "uri", &uri.data, &uri.size, "version", &version, "text",
                     &text) == 0 &&
      json_is_string(text))
    set_document(server, uri, version, json_incref(text));
  return NULL;
}

/// `text` with one change: the whole text is new, or a range of it. Owned by
/// the caller; NULL if the change is malformed.
static json_t *change_text(json_t *text, json_t *change) {
  StringRef added;
  json_int_t line[2], character[2];
  if (json_unpack(change, "{s:s%}", "text", &added.data, &added.size) != 0)
    return NULL;
  json_t *range = json_object_get(change, "range");
  if (!range)
    return json_stringn(added.data, added.size);
  if (json_unpack(range, "{s:{s:I, s:I}, s:{s:I, s:I}}", "start", "line",
                  &line[0], "character", &character[0], "end", "line", &line[1],
                  "character", &character[1]) != 0)
    return NULL;
  Lines lines;
  lines_init(&lines,
             string_ref(json_string_value(text), json_string_length(text)));
  size_t begin = lines_offset(&lines, line[0], character[0]);
  size_t end = lines_offset(&lines, line[1], character[1]);
  lines_free(&lines);
  if (end < begin)
    return NULL;
  Stream changed = {0};
  stream_bytes(&changed, lines.text.data, begin);
  stream_text(&changed, added);
  stream_text(&changed, string_ref_drop(lines.text, end));
  json_t *result = json_stringn(changed.data ? changed.data : "", changed.size);
  stream_free(&changed);
  return result;
}

/// Changes an open document; one that is malformed changes nothing.
static json_t *change_document(Server *server, json_t *params,
                               json_error_t *error) {
  StringRef uri;
  json_int_t version = 0;
  json_t *changes, *change;
  size_t i;
  if (json_unpack_ex(params, error, 0, "{s:{s:s%, s?I}, s:o}", "textDocument",
                     "uri", &uri.data, &uri.size, "version", &version,
                     "contentChanges", &changes) != 0)
    return NULL;
  json_t *text = json_object_getn(server->documents, uri.data, uri.size);
  if (!text)
    return NULL;
  json_incref(text);
  json_array_foreach(changes, i, change) {
    json_t *changed = change_text(text, change);
    json_decref(text);
    if (!changed)
      return NULL;
    text = changed;
  }
  set_document(server, uri, version, text);
  return NULL;
}

/// Forgets a document, and what the client shows of it.
static json_t *close_document(Server *server, json_t *params,
                              json_error_t *error) {
  StringRef uri;
  if (json_unpack_ex(params, error, 0, "{s:{s:s%}}", "textDocument", "uri",
                     &uri.data, &uri.size) == 0 &&
      json_object_deln(server->documents, uri.data, uri.size) == 0)
    publish(server, uri, NULL, json_array());
  return NULL;
}

// --- Life -------------------------------------------------------------------

static json_t *initialize(Server *server, json_t *params, json_error_t *error) {
  enum { SYNC_INCREMENTAL = 2 };
  (void)params;
  (void)error;
  server->is_initialized = true;
  return json_pack("{s:{s:{s:b, s:i, s:b}}, s:{s:s, s:s}}", "capabilities",
                   "textDocumentSync", "openClose", 1, "change",
                   SYNC_INCREMENTAL, "save", 1, "serverInfo", "name", "mlopt",
                   "version", MLOPT_VERSION);
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

/// What needs no answer and no work: `initialized`, `$/cancelRequest`, ….
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
    send(server, json_pack("{s:s, s:O, s:o}", "jsonrpc", "2.0", "id", id,
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

bool lsp_run(const LspOptions *options) {
  Server server = {.options = options, .documents = json_object()};
  Stream text = {0};
  while (!server.is_done) {
    ReadResult read = transport_read(options, &text);
    if (read == READ_END)
      break;
    if (read == READ_BAD)
      send_error(&server, NULL, ERROR_PARSE, "expected a Content-Length");
    else if (!options->is_delimited || string_ref_trim(stream_view(&text)).size)
      handle_text(&server, stream_view(&text));
  }
  stream_free(&text);
  json_decref(server.documents);
  return server.is_shut_down;
}

// SPDX-License-Identifier: Apache-2.0
// Identifiers, and text on its way out.
#include <stdio.h>

#include "capi/capi_internal.h"

MlirIdentifier wrap_identifier(Context *ctx, StringRef text) {
  return (MlirIdentifier){context_intern_string(ctx, text).data};
}

StringRef unwrap_identifier(MlirIdentifier identifier) {
  return context_interned_string(identifier.ptr);
}

MlirIdentifier mlirIdentifierGet(MlirContext context, MlirStringRef str) {
  return wrap_identifier(ctx_of(context), unwrap_text(str));
}

MlirContext mlirIdentifierGetContext(MlirIdentifier ident) {
  return wrap_context(capi_owner(ident.ptr));
}

bool mlirIdentifierEqual(MlirIdentifier ident, MlirIdentifier other) {
  return ident.ptr == other.ptr;
}

MlirStringRef mlirIdentifierStr(MlirIdentifier ident) {
  return wrap_text(unwrap_identifier(ident));
}

void capi_give_text(Stream *text, MlirStringCallback callback, void *user) {
  callback(wrap_text(stream_view(text)), user);
  stream_free(text);
}

void capi_dump_text(Stream *text) {
  if (!text->size || text->data[text->size - 1] != '\n')
    stream_char(text, '\n');
  fwrite(text->data, 1, text->size, stderr);
  stream_free(text);
}

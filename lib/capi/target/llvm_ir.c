// SPDX-License-Identifier: Apache-2.0
// The export to LLVM IR as text.
#include "target/llvm_ir/llvm_ir.h"
#include "capi/capi_internal.h"
#include "mlir-c/Target/LLVMIR.h"

static void append_piece(Stream *text, const TextPieces *pieces,
                         const TextPiece *piece) {
  const Stream *stream = &pieces->streams.data[piece->stream];
  stream_bytes(text, stream->data + piece->begin, piece->size);
}

char *mlirTranslateModuleToLLVMIRToString(MlirOperation module) {
  Context *ctx = capi_ctx_of(module.ptr);
  TextPieces pieces = {0};
  bool ok = llvm_ir_export(ctx, unwrap_op(module), &pieces);
  capi_deliver(capi_owner(module.ptr), ctx);
  Stream text = {0};
  for (size_t i = 0; ok && i < pieces.pieces.size; i++)
    append_piece(&text, &pieces, &pieces.pieces.data[i]);
  if (ok)
    stream_char(&text, '\0');
  text_pieces_free(&pieces);
  return text.data;
}

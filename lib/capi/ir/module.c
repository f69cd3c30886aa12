// SPDX-License-Identifier: Apache-2.0
// Modules, and parsing text.
#include <string.h>

#include "bytecode/reader.h"
#include "capi/capi_internal.h"
#include "ir/equivalence.h"
#include "ir/verify/verifier.h"

static bool is_module(const Operation *op) {
  return string_ref_equals(op_name(op), STR("builtin.module"));
}

MlirModule mlirModuleCreateEmpty(MlirLocation location) {
  Context *ctx = capi_ctx_of(location.ptr);
  OpState state = {.def = context_op_def(ctx, STR("builtin.module")),
                   .loc = unwrap_location(location),
                   .num_regions = 1};
  Operation *module = op_create(ctx, &state);
  region_append_block(op_region(module, 0), block_create(ctx));
  return (MlirModule){module};
}

/// The verified module, or NULL; errors are delivered.
static Operation *parse(CapiContext *context, StringRef name, StringRef text,
                        const ParseOptions *options) {
  Context *ctx = capi_handle(context);
  Arena arena;
  arena_init(&arena);
  SourceBuffer buffer = {
      .name = name,
      .text = {arena_copy_text(&arena, text.data, text.size), text.size}};
  Operation *op = source_read_any(ctx, &buffer, options);
  if (op && !op_verify(ctx, op)) {
    op_erase(ctx, op);
    op = NULL;
  }
  capi_deliver(context, ctx);
  arena_free(&arena);
  return op;
}

MlirModule mlirModuleCreateParse(MlirContext context, MlirStringRef module) {
  return (MlirModule){parse(unwrap_context(context), STR("-"),
                            unwrap_text(module), &(ParseOptions){0})};
}

MlirModule mlirModuleCreateParseFromFile(MlirContext handle,
                                         MlirStringRef fileName) {
  CapiContext *context = unwrap_context(handle);
  Arena arena;
  arena_init(&arena);
  const char *path = arena_copy_text(&arena, fileName.data, fileName.length);
  SourceBuffer buffer;
  int error = source_read(&arena, path, &buffer);
  Operation *op = NULL;
  if (error) {
    Context *ctx = capi_handle(context);
    location_emit(ctx, location_unknown(), DIAG_ERROR,
                  "could not open input file %s", path);
    capi_deliver(context, ctx);
  } else {
    op = parse(context, buffer.name, buffer.text, &(ParseOptions){0});
  }
  arena_free(&arena);
  return (MlirModule){op};
}

MlirOperation mlirOperationCreateParse(MlirContext context,
                                       MlirStringRef sourceStr,
                                       MlirStringRef sourceName) {
  return wrap_op(parse(unwrap_context(context), unwrap_text(sourceName),
                       unwrap_text(sourceStr),
                       &(ParseOptions){.no_implicit_module = true}));
}

MlirContext mlirModuleGetContext(MlirModule module) {
  return wrap_context(capi_owner(module.ptr));
}

MlirBlock mlirModuleGetBody(MlirModule module) {
  return wrap_block(op_region(unwrap_module(module), 0)->first);
}

void mlirModuleDestroy(MlirModule module) {
  mlirOperationDestroy(mlirModuleGetOperation(module));
}

MlirOperation mlirModuleGetOperation(MlirModule module) {
  return wrap_op(module.ptr);
}

MlirModule mlirModuleFromOperation(MlirOperation op) {
  return (MlirModule){is_module(unwrap_op(op)) ? op.ptr : NULL};
}

bool mlirModuleEqual(MlirModule lhs, MlirModule rhs) {
  return lhs.ptr == rhs.ptr;
}

size_t mlirModuleHashValue(MlirModule mod) { return (size_t)op_hash(mod.ptr); }

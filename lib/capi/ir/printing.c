// SPDX-License-Identifier: Apache-2.0
// Text of operations, blocks and values; printing flags; names of values.
#include <inttypes.h>

#include "bytecode/format.h"
#include "bytecode/writer.h"
#include "capi/capi_internal.h"
#include "ir/verify/verifier.h"

//===- Flags --------------------------------------------------------------===//

MlirOpPrintingFlags mlirOpPrintingFlagsCreate(void) {
  PrintOptions *options = mem_alloc(sizeof *options);
  *options = print_options_default();
  return (MlirOpPrintingFlags){options};
}

void mlirOpPrintingFlagsDestroy(MlirOpPrintingFlags flags) {
  mem_free(flags.ptr);
}

void mlirOpPrintingFlagsElideLargeElementsAttrs(MlirOpPrintingFlags flags,
                                                intptr_t largeElementLimit) {
  unwrap_flags(flags)->elide_elements = true;
  unwrap_flags(flags)->elide_elements_above = largeElementLimit;
}

void mlirOpPrintingFlagsElideLargeResourceString(MlirOpPrintingFlags flags,
                                                 intptr_t largeResourceLimit) {
  unwrap_flags(flags)->elide_resources = true;
  unwrap_flags(flags)->elide_resource_strings_above = largeResourceLimit;
}

void mlirOpPrintingFlagsEnableDebugInfo(MlirOpPrintingFlags flags, bool enable,
                                        bool prettyForm) {
  unwrap_flags(flags)->debug_info = enable;
  unwrap_flags(flags)->pretty_debug_info = prettyForm;
}

void mlirOpPrintingFlagsPrintGenericOpForm(MlirOpPrintingFlags flags) {
  unwrap_flags(flags)->generic = true;
}

void mlirOpPrintingFlagsPrintNameLocAsPrefix(MlirOpPrintingFlags flags) {
  unwrap_flags(flags)->location_names = true;
}

void mlirOpPrintingFlagsUseLocalScope(MlirOpPrintingFlags flags) {
  unwrap_flags(flags)->local_scope = true;
}

void mlirOpPrintingFlagsAssumeVerified(MlirOpPrintingFlags flags) {
  unwrap_flags(flags)->assume_verified = true;
}

void mlirOpPrintingFlagsSkipRegions(MlirOpPrintingFlags flags) {
  unwrap_flags(flags)->skip_regions = true;
}

//===- Operations ---------------------------------------------------------===//

/// Invalid operations are printed in generic form, as upstream.
static void write_op(Operation *op, const PrintOptions *options, Stream *out) {
  Context *ctx = capi_ctx_of(op);
  PrintOptions adjusted = *options;
  if (!options->generic && !options->assume_verified)
    adjusted.generic = !op_is_valid(ctx, op);
  op_print(ctx, op, &adjusted, out);
}

static void print_op(MlirOperation op, const PrintOptions *options,
                     MlirStringCallback callback, void *user) {
  Stream text = {0};
  write_op(unwrap_op(op), options, &text);
  capi_give_text(&text, callback, user);
}

void mlirOperationPrint(MlirOperation op, MlirStringCallback callback,
                        void *userData) {
  PrintOptions options = print_options_default();
  print_op(op, &options, callback, userData);
}

void mlirOperationPrintWithFlags(MlirOperation op, MlirOpPrintingFlags flags,
                                 MlirStringCallback callback, void *userData) {
  print_op(op, unwrap_flags(flags), callback, userData);
}

void mlirOperationDump(MlirOperation op) {
  PrintOptions options = print_options_default();
  options.local_scope = true;
  Stream text = {0};
  write_op(unwrap_op(op), &options, &text);
  capi_dump_text(&text);
}

//===- Names --------------------------------------------------------------===//

/// What an MlirAsmState points to.
typedef struct CapiAsmState {
  PrintOptions options;
  const Operation *root; ///< Its names are `names`. NULL: there are none.
  ValueNames *names;
} CapiAsmState;

MlirAsmState mlirAsmStateCreateForOperation(MlirOperation op,
                                            MlirOpPrintingFlags flags) {
  CapiAsmState *state = mem_alloc(sizeof *state);
  state->options = *unwrap_flags(flags);
  state->root = unwrap_op(op);
  state->names = value_names_create(state->root, &state->options);
  return (MlirAsmState){state};
}

MlirAsmState mlirAsmStateCreateForValue(MlirValue value,
                                        MlirOpPrintingFlags flags) {
  Operation *op = value_defining_op(unwrap_value(value));
  const Block *block = value_parent_block(unwrap_value(value));
  if (!op && block && block->parent)
    op = block->parent->parent;
  while (op && op_parent(op))
    op = op_parent(op);
  if (op)
    return mlirAsmStateCreateForOperation(wrap_op(op), flags);
  CapiAsmState *state = mem_alloc_zero(sizeof *state);
  state->options = *unwrap_flags(flags);
  return (MlirAsmState){state};
}

void mlirAsmStateDestroy(MlirAsmState state) {
  CapiAsmState *object = state.ptr;
  if (object->names)
    value_names_free(object->names);
  mem_free(object);
}

void mlirOperationPrintWithState(MlirOperation op, MlirAsmState state,
                                 MlirStringCallback callback, void *userData) {
  const CapiAsmState *object = state.ptr;
  PrintOptions options = object->options;
  options.use_local_numbering = object->root == unwrap_op(op);
  print_op(op, &options, callback, userData);
}

void mlirValuePrintAsOperand(MlirValue value, MlirAsmState state,
                             MlirStringCallback callback, void *userData) {
  const ValueNames *names = ((CapiAsmState *)state.ptr)->names;
  const char *name = names ? value_names_get(names, unwrap_value(value))
                           : "<<UNKNOWN SSA VALUE>>";
  callback(mlirStringRefCreateFromCString(name), userData);
}

//===- Values and blocks --------------------------------------------------===//

static void write_value(const Value *value, Stream *out) {
  Operation *op = value_defining_op(value);
  if (op) {
    PrintOptions options = print_options_default();
    write_op(op, &options, out);
    return;
  }
  stream_cstr(out, "<block argument> of type '");
  type_print(out, value->type);
  stream_format(out, "' at index: %u", value->index);
}

void mlirValuePrint(MlirValue value, MlirStringCallback callback,
                    void *userData) {
  Stream text = {0};
  write_value(unwrap_value(value), &text);
  capi_give_text(&text, callback, userData);
}

void mlirValueDump(MlirValue value) {
  Stream text = {0};
  write_value(unwrap_value(value), &text);
  capi_dump_text(&text);
}

void mlirBlockPrint(MlirBlock block, MlirStringCallback callback,
                    void *userData) {
  CapiContext *context = capi_block_owner(unwrap_block(block));
  Stream text = {0};
  if (context)
    block_print(capi_handle(context), unwrap_block(block), &text);
  else
    stream_cstr(&text, "<<UNLINKED BLOCK>>\n");
  capi_give_text(&text, callback, userData);
}

//===- Bytecode -----------------------------------------------------------===//

/// What an MlirBytecodeWriterConfig points to: the version, which may not
/// exist; that is reported when the bytecode is written.
typedef struct CapiBytecodeConfig {
  int64_t version;
} CapiBytecodeConfig;

MlirBytecodeWriterConfig mlirBytecodeWriterConfigCreate(void) {
  CapiBytecodeConfig *config = mem_alloc(sizeof *config);
  *config = (CapiBytecodeConfig){BYTECODE_VERSION};
  return (MlirBytecodeWriterConfig){config};
}

void mlirBytecodeWriterConfigDestroy(MlirBytecodeWriterConfig config) {
  mem_free(config.ptr);
}

void mlirBytecodeWriterConfigDesiredEmitVersion(MlirBytecodeWriterConfig flags,
                                                int64_t version) {
  ((CapiBytecodeConfig *)flags.ptr)->version = version;
}

MlirLogicalResult mlirOperationWriteBytecodeWithConfig(
    MlirOperation op, MlirBytecodeWriterConfig config,
    MlirStringCallback callback, void *userData) {
  static const CapiBytecodeConfig by_default = {BYTECODE_VERSION};
  const CapiBytecodeConfig *from = config.ptr ? config.ptr : &by_default;
  Context *ctx = capi_ctx_of(op.ptr);
  if (from->version < 0 || from->version > BYTECODE_VERSION) {
    op_emit_error(ctx, unwrap_op(op),
                  "unsupported version requested %" PRId64
                  ", must be in range [0, %d]",
                  from->version, BYTECODE_VERSION);
    capi_deliver(capi_owner(op.ptr), ctx);
    return mlirLogicalResultFailure();
  }
  if (!op_is_valid(ctx, unwrap_op(op))) {
    capi_error(capi_owner(op.ptr), unwrap_op(op)->loc,
               "only valid operations can be written as bytecode");
    return mlirLogicalResultFailure();
  }
  BytecodeOptions options = {.version = (unsigned)from->version};
  Stream text = {0};
  bytecode_write(ctx, unwrap_op(op), &options, &text);
  capi_give_text(&text, callback, userData);
  return mlirLogicalResultSuccess();
}

void mlirOperationWriteBytecode(MlirOperation op, MlirStringCallback callback,
                                void *userData) {
  mlirOperationWriteBytecodeWithConfig(op, (MlirBytecodeWriterConfig){NULL},
                                       callback, userData);
}

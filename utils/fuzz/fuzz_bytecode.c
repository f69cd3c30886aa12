// SPDX-License-Identifier: Apache-2.0
// The fuzz target for bytecode. Bytes that are bytecode are read as they are.
// Any other input is text, with the numbers for what follows in its last bytes:
// if it is valid, it is written as bytecode of some version, read and printed,
// which must give the same text; then that bytecode is damaged and read again.
// Whatever is read is verified, printed and written. It traps if a file is
// refused without an error.
#include <stdint.h>
#include <stdio.h>

#include "bytecode/format.h"
#include "bytecode/reader.h"
#include "bytecode/writer.h"
#include "ir/print/printer.h"
#include "ir/verify/verifier.h"
#include "tool/registry.h"

_Noreturn static void give_up(const char *what) {
  fprintf(stderr, "%s\n", what);
  __builtin_trap();
}

static void context_begin(Context *ctx) {
  context_init(ctx);
  for (size_t i = 0; i < tool_registry.num_dialects; i++)
    context_register_dialect(ctx, tool_registry.dialects[i]);
  context_allow_unregistered_dialects(ctx, true);
}

/// NULL where it is not valid.
static Operation *read_valid(Context *ctx, StringRef text) {
  SourceBuffer buffer = {.name = STR("input"), .text = text};
  Operation *op = source_read_any(ctx, &buffer, &(ParseOptions){0});
  if (!op && !ctx->diags.num_errors)
    give_up("refused without an error");
  return op && op_verify(ctx, op) ? op : NULL;
}

static void print(Context *ctx, const Operation *op, Stream *out) {
  PrintOptions options = print_options_default();
  options.generic = true;
  options.local_scope = true;
  op_print(ctx, op, &options, out);
}

/// A copy with a NUL after it, as a file is read.
static void read_bytes(StringRef bytes, Stream *printed) {
  Context ctx;
  Stream copy = {0}, again = {0};
  context_begin(&ctx);
  stream_text(&copy, bytes);
  stream_char(&copy, '\0');
  Operation *op = read_valid(&ctx, string_ref(copy.data, bytes.size));
  if (op) {
    print(&ctx, op, printed);
    bytecode_write(&ctx, op, &(BytecodeOptions){.version = BYTECODE_VERSION},
                   &again);
  }
  stream_free(&copy);
  stream_free(&again);
  context_free(&ctx);
}

/// Changes bytes: two of `steps` say where, and one what they become.
static void damage(Stream *bytes, StringRef steps) {
  for (size_t i = 0; i + 3 <= steps.size; i += 3) {
    size_t at =
        (unsigned char)steps.data[i] << 8 | (unsigned char)steps.data[i + 1];
    bytes
        ->data[BYTECODE_MAGIC_SIZE + at % (bytes->size - BYTECODE_MAGIC_SIZE)] =
        steps.data[i + 2];
  }
}

/// Before version 5, properties that are no attributes are lost, as upstream.
static void check_text(StringRef text, unsigned version, StringRef steps) {
  Context ctx;
  Stream before = {0}, after = {0}, bytes = {0};
  context_begin(&ctx);
  Operation *op = read_valid(&ctx, text);
  if (op) {
    print(&ctx, op, &before);
    bytecode_write(&ctx, op, &(BytecodeOptions){.version = version}, &bytes);
    read_bytes(stream_view(&bytes), &after);
    if (version >= BYTECODE_PROPERTIES &&
        !string_ref_equals(stream_view(&before), stream_view(&after))) {
      fprintf(stderr, "%.*s\n---\n%.*s\n", STR_ARGS(stream_view(&before)),
              STR_ARGS(stream_view(&after)));
      give_up("what was written reads otherwise");
    }
    damage(&bytes, steps);
    after.size = 0;
    read_bytes(stream_view(&bytes), &after);
  }
  stream_free(&before);
  stream_free(&after);
  stream_free(&bytes);
  context_free(&ctx);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  enum { NUM_STEP_BYTES = 12 };
  StringRef input = string_ref((const char *)data, size);
  Stream printed = {0}, text = {0};
  if (bytecode_is(input)) {
    read_bytes(input, &printed);
    stream_free(&printed);
    return 0;
  }
  size_t num_steps = size < NUM_STEP_BYTES ? 0 : NUM_STEP_BYTES;
  stream_text(&text, input);
  stream_char(&text, '\0');
  check_text(string_ref(text.data, size), (unsigned)size % 7,
             string_ref_drop(input, size - num_steps));
  stream_free(&text);
  return 0;
}

// SPDX-License-Identifier: Apache-2.0
// The fuzz target for bytecode. Bytes that are bytecode are read as they are.
// Any other input is text, with the numbers for what follows in its last bytes:
// if it is valid, it is written as bytecode of some version, read and printed,
// which must give the same text; then that bytecode is damaged and read again.
// Whatever is read is verified, printed and written. It traps if a file is
// refused without an error.
#include "utils/fuzz/fuzz.h"

enum {
  VERSION = 6,            ///< The newest.
  VERSION_PROPERTIES = 5, ///< Before it, properties that are no attributes are
                          ///< lost, as upstream.
  MAGIC_SIZE = 4,
};

static Text print(MlirModule module) {
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsPrintGenericOpForm(flags);
  mlirOpPrintingFlagsUseLocalScope(flags);
  Text text = {0};
  mlirOperationPrintWithFlags(mlirModuleGetOperation(module), flags,
                              text_append, &text);
  mlirOpPrintingFlagsDestroy(flags);
  return text;
}

static Text write_bytecode(MlirModule module, int64_t version) {
  Text bytes = {0};
  MlirBytecodeWriterConfig config = mlirBytecodeWriterConfigCreate();
  mlirBytecodeWriterConfigDesiredEmitVersion(config, version);
  mlirOperationWriteBytecodeWithConfig(mlirModuleGetOperation(module), config,
                                       text_append, &bytes);
  mlirBytecodeWriterConfigDestroy(config);
  return bytes;
}

/// What the bytes print, if they are valid.
static Text read_bytes(const char *data, size_t size) {
  Fuzz fuzz;
  Text printed = {0};
  fuzz_begin(&fuzz);
  mlirContextSetAllowUnregisteredDialects(fuzz.context, true);
  MlirModule module = read_module(&fuzz, data, size);
  if (!mlirModuleIsNull(module)) {
    printed = print(module);
    free(write_bytecode(module, VERSION).data);
    mlirModuleDestroy(module);
  }
  fuzz_end(&fuzz);
  return printed;
}

/// Changes bytes: two of `steps` say where, and one what they become.
static void damage(Text *bytes, const uint8_t *steps, size_t size) {
  for (size_t i = 0; i + 3 <= size; i += 3) {
    size_t at = (size_t)steps[i] << 8 | steps[i + 1];
    bytes->data[MAGIC_SIZE + at % (bytes->size - MAGIC_SIZE)] =
        (char)steps[i + 2];
  }
}

static void check_text(const char *text, size_t size, int64_t version,
                       const uint8_t *steps, size_t num_steps) {
  Fuzz fuzz;
  fuzz_begin(&fuzz);
  mlirContextSetAllowUnregisteredDialects(fuzz.context, true);
  MlirModule module = read_module(&fuzz, text, size);
  if (!mlirModuleIsNull(module)) {
    Text before = print(module);
    Text bytes = write_bytecode(module, version);
    Text after = read_bytes(bytes.data, bytes.size);
    if (version >= VERSION_PROPERTIES &&
        (before.size != after.size ||
         memcmp(before.data, after.data, before.size))) {
      fprintf(stderr, "%s\n---\n", before.data);
      give_up(&fuzz, "what was written reads otherwise", after.data);
    }
    damage(&bytes, steps, num_steps);
    free(after.data);
    after = read_bytes(bytes.data, bytes.size);
    free(after.data);
    free(before.data);
    free(bytes.data);
    mlirModuleDestroy(module);
  }
  fuzz_end(&fuzz);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  enum { NUM_STEP_BYTES = 12 };
  if (size >= MAGIC_SIZE && !memcmp(data, "ML\xefR", MAGIC_SIZE)) {
    free(read_bytes((const char *)data, size).data);
    return 0;
  }
  size_t num_steps = size < NUM_STEP_BYTES ? 0 : NUM_STEP_BYTES;
  check_text((const char *)data, size, (int64_t)(size % 7),
             data + size - num_steps, num_steps);
  return 0;
}

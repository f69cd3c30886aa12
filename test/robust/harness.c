// SPDX-License-Identifier: Apache-2.0
// Damages test files in all ways and has the library read them, thousands in
// one process: robust-harness MODE STRIDE FILE…
//
//   truncate  ends the text after every STRIDE-th token,
//   damage    replaces every STRIDE-th byte, each by another one,
//   whole     leaves it as it is,
//   deep      does too, but takes the file in one piece and prints nothing.
//
// Whatever the text: either it is refused, with at least one error and each at
// a place, or it is printed, and what was printed is read again and prints the
// same; then it is converted, under the same terms. Each file is a
// process of its own, which tells the parent where it is through shared memory,
// so that a crash is reported as the input that caused it.
#include <ctype.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/Diagnostics.h"
#include "mlir-c/Pass.h"
#include "mlir-c/RegisterEverything.h"

enum {
  SECONDS_PER_INPUT = 20,
  INPUTS_PER_CONTEXT = 500,
  MAX_REPORTED = 5,
};

typedef enum Mode { MODE_TRUNCATE, MODE_DAMAGE, MODE_WHOLE, MODE_DEEP } Mode;

typedef struct Text {
  char *data;
  size_t size;
} Text;

/// What a child is doing; in shared memory.
typedef struct Progress {
  size_t begin; ///< Of the part of the file.
  size_t size;
  size_t at;
  unsigned char byte;
} Progress;

typedef struct Run {
  const char *file;
  Mode mode;
  size_t stride;
  MlirContext context;
  Progress *progress;
  Text said;            ///< Errors of the current call.
  size_t num_errors;    ///< Of the current call.
  size_t num_unplaced;  ///< Errors without a place.
  bool may_be_unplaced; ///< The input has operations at unknown locations.
  size_t num_inputs;
  size_t num_failed;
} Run;

static void append(MlirStringRef more, void *user) {
  Text *text = user;
  text->data = realloc(text->data, text->size + more.length + 1);
  if (more.length)
    memcpy(text->data + text->size, more.data, more.length);
  text->size += more.length;
  text->data[text->size] = '\0';
}

static MlirLogicalResult count_message(MlirDiagnostic diagnostic, void *user) {
  Run *run = user;
  if (mlirDiagnosticGetSeverity(diagnostic) != MlirDiagnosticError)
    return mlirLogicalResultSuccess();
  run->num_errors++;
  size_t begin = run->said.size;
  mlirDiagnosticPrint(diagnostic, append, &run->said);
  // An operation may say that it comes from no file: loc("name").
  run->num_unplaced +=
      !mlirLocationIsAFileLineColRange(mlirDiagnosticGetLocation(diagnostic)) &&
      !run->may_be_unplaced &&
      strncmp(run->said.data + begin, "loc(", strlen("loc(")) != 0;
  append(mlirStringRefCreateFromCString("\n"), &run->said);
  return mlirLogicalResultSuccess();
}

static void create_context(Run *run) {
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  run->context = mlirContextCreateWithRegistry(registry, false);
  mlirDialectRegistryDestroy(registry);
  mlirContextAttachDiagnosticHandler(run->context, count_message, run, NULL);
  mlirContextSetAllowUnregisteredDialects(run->context, true);
}

static void fail(Run *run, const char *what) {
  if (run->num_failed++ >= MAX_REPORTED)
    return;
  const Progress *progress = run->progress;
  printf("%s: %s (part at %zu of %zu bytes, at %zu, byte %02x)\n%s", run->file,
         what, progress->begin, progress->size, progress->at, progress->byte,
         run->said.data ? run->said.data : "");
}

static void begin_call(Run *run) {
  run->num_errors = run->num_unplaced = 0;
  run->said.size = 0;
}

/// After a call: a failure must be an error at a place, success none.
static bool check_call(Run *run, bool ok, const char *what) {
  if (ok && run->num_errors)
    fail(run, "success with errors");
  if (!ok && !run->num_errors)
    fail(run, "failure without an error");
  if (!ok && run->num_unplaced)
    fail(run, what);
  return ok;
}

/// Null after an error.
static MlirModule read_text(Run *run, Text text) {
  begin_call(run);
  static const char unknown[] = "loc(unknown)";
  run->may_be_unplaced =
      memmem(text.data, text.size, unknown, strlen(unknown)) != NULL;
  MlirModule module = mlirModuleCreateParse(
      run->context, mlirStringRefCreate(text.data, text.size));
  check_call(run, !mlirModuleIsNull(module), "unplaced error from reading");
  return module;
}

static void free_module(MlirModule module) {
  if (!mlirModuleIsNull(module))
    mlirModuleDestroy(module);
}

static Text print(MlirModule module) {
  Text text = {0};
  mlirOperationPrint(mlirModuleGetOperation(module), append, &text);
  return text;
}

/// A symbol without a name is printed as mlir does, which does not read it.
static bool is_unreadable(const char *printed) {
  return strstr(printed, "@<<INVALID EMPTY SYMBOL>>") != NULL;
}

/// Prints the module and reads that again: it must print the same.
static void print_and_check(Run *run, MlirModule module) {
  Text printed = print(module);
  if (!is_unreadable(printed.data)) {
    MlirModule again = read_text(run, printed);
    if (!mlirModuleIsNull(again)) {
      Text text_again = print(again);
      if (printed.size != text_again.size ||
          memcmp(printed.data, text_again.data, printed.size))
        fail(run, "what was printed prints otherwise");
      free(text_again.data);
    } else {
      fail(run, "what was printed is refused");
    }
    free_module(again);
  }
  free(printed.data);
}

static bool convert(Run *run, MlirModule module) {
  static const char pipeline[] =
      "builtin.module(convert-scf-to-cf,convert-std-to-llvm)";
  MlirPassManager passes = mlirPassManagerCreate(run->context);
  MlirLogicalResult result = mlirParsePassPipeline(
      mlirPassManagerGetAsOpPassManager(passes),
      mlirStringRefCreateFromCString(pipeline), append, &run->said);
  if (mlirLogicalResultIsSuccess(result))
    result = mlirPassManagerRunOnOp(passes, mlirModuleGetOperation(module));
  mlirPassManagerDestroy(passes);
  return mlirLogicalResultIsSuccess(result);
}

static void check_converted(Run *run, MlirModule module) {
  begin_call(run);
  if (check_call(run, convert(run, module), "unplaced error from converting"))
    print_and_check(run, module);
}

static void check_input(Run *run, Text text) {
  alarm(SECONDS_PER_INPUT);
  run->num_inputs++;
  MlirModule module = read_text(run, text);
  if (!mlirModuleIsNull(module)) {
    print_and_check(run, module);
    check_converted(run, module);
  }
  free_module(module);
  if (run->num_inputs % INPUTS_PER_CONTEXT)
    return;
  mlirContextDestroy(run->context);
  create_context(run);
}

/// The part's bytes in an allocation of just their size, so that a sanitizer
/// sees what is read behind them.
static void check_copy(Run *run, const char *data, size_t size, size_t at,
                       unsigned char byte) {
  Text copy = {malloc(size ? size : 1), size};
  memcpy(copy.data, data, size);
  if (at < size)
    copy.data[at] = (char)byte;
  run->progress->at = at;
  run->progress->byte = byte;
  check_input(run, copy);
  free(copy.data);
}

static bool is_word(char c) {
  return isalnum((unsigned char)c) || strchr("_.$%@#!^", c);
}

/// End of the token or comment that begins at or after `at`.
static size_t token_end(Text part, size_t at) {
  while (at < part.size && isspace((unsigned char)part.data[at]))
    at++;
  if (at == part.size)
    return at;
  if (part.data[at] == '/') {
    const char *end = memchr(part.data + at, '\n', part.size - at);
    return end ? (size_t)(end - part.data) : part.size;
  }
  size_t begin = at;
  while (at < part.size && part.data[at] && is_word(part.data[at]))
    at++;
  return at == begin ? at + 1 : at;
}

static void truncate_part(Run *run, Text part) {
  size_t count = 0;
  for (size_t at = 0; at < part.size;) {
    at = token_end(part, at);
    if (count++ % run->stride == 0)
      check_copy(run, part.data, at, at, 0);
  }
}

static void damage_part(Run *run, Text part) {
  static const char replacements[] = "\0\xff\"}{<>()%0a :,-=?#!@\n/[]^x9";
  for (size_t at = 0; at < part.size; at += run->stride) {
    size_t which = (at * 2654435761u >> 7) % (sizeof replacements - 1);
    check_copy(run, part.data, part.size, at,
               (unsigned char)replacements[which]);
  }
}

/// It must be read and converted.
static void check_deep(Run *run, Text text) {
  MlirModule module = read_text(run, text);
  begin_call(run);
  if (mlirModuleIsNull(module) || !convert(run, module))
    fail(run, "refused");
  free_module(module);
}

static void check_part(Run *run, Text part) {
  run->progress->size = part.size;
  switch (run->mode) {
  case MODE_TRUNCATE:
    truncate_part(run, part);
    break;
  case MODE_DAMAGE:
    damage_part(run, part);
    break;
  case MODE_DEEP:
    check_deep(run, part);
    break;
  case MODE_WHOLE:
    check_copy(run, part.data, part.size, part.size, 0);
    break;
  }
}

/// Start of the next `// -----` line after `at`, or the end.
static size_t part_end(Text text, size_t at) {
  const char *found =
      memmem(text.data + at, text.size - at, "// -----", strlen("// -----"));
  return found ? (size_t)(found - text.data) : text.size;
}

static size_t check_file(Run *run, Text text) {
  create_context(run);
  for (size_t at = 0; at < text.size;) {
    size_t end = part_end(text, at);
    run->progress->begin = at;
    check_part(run, (Text){text.data + at, end - at});
    at = end + strlen("// -----");
  }
  mlirContextDestroy(run->context);
  free(run->said.data);
  return run->num_failed;
}

static Text read_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) {
    perror(path);
    exit(1);
  }
  fseek(file, 0, SEEK_END);
  Text text = {NULL, (size_t)ftell(file)};
  rewind(file);
  text.data = malloc(text.size + 1);
  if (fread(text.data, 1, text.size, file) != text.size)
    exit(1);
  fclose(file);
  return text;
}

/// In a process of its own; whether all went well.
static bool check_path(Run *run) {
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    Text text = read_file(run->file);
    size_t num_failed = check_file(run, text);
    free(text.data);
    exit(num_failed ? 1 : 0);
  }
  int status;
  waitpid(child, &status, 0);
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
    return true;
  const Progress *progress = run->progress;
  if (WIFSIGNALED(status) || WEXITSTATUS(status) != 1)
    printf("%s: %s (part at %zu of %zu bytes, at %zu, byte %02x)\n", run->file,
           WIFSIGNALED(status) ? strsignal(WTERMSIG(status)) : "died",
           progress->begin, progress->size, progress->at, progress->byte);
  return false;
}

static Mode mode_of(const char *name) {
  return !strcmp(name, "truncate") ? MODE_TRUNCATE
         : !strcmp(name, "damage") ? MODE_DAMAGE
         : !strcmp(name, "deep")   ? MODE_DEEP
                                   : MODE_WHOLE;
}

int main(int argc, char **argv) {
  if (argc < 4) {
    fprintf(stderr, "usage: %s truncate|damage|whole|deep STRIDE FILE...\n",
            argv[0]);
    return 2;
  }
  Progress *progress = mmap(NULL, sizeof *progress, PROT_READ | PROT_WRITE,
                            MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  unsigned passed = 0, failed = 0;
  for (int i = 3; i < argc; i++) {
    Run run = {.file = argv[i],
               .mode = mode_of(argv[1]),
               .stride = strtoul(argv[2], NULL, 10),
               .progress = progress};
    if (check_path(&run))
      passed++;
    else
      failed++;
  }
  printf("%u passed, %u failed\n", passed, failed);
  return failed ? 1 : 0;
}

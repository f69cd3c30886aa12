// SPDX-License-Identifier: Apache-2.0
#include "tool/reduce/interest.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/memory.h"
#include "support/source.h"

extern char **environ;

static void path_in(const Interest *interest, const char *name, char *path) {
  snprintf(path, 128, "%s/%s", interest->folder, name);
}

/// Is the argument `-flag` or `-flag=value`, with one dash or two?
static bool is_flag(const char *argument, const char *flag) {
  if (*argument != '-')
    return false;
  argument += strspn(argument, "-");
  size_t size = strlen(flag);
  return !strncmp(argument, flag, size) &&
         (!argument[size] || argument[size] == '=');
}

/// The tool with its options; where it was found is where it is again.
static void take_command(Interest *interest, const char *flag, int argc,
                         char **argv, const char *input) {
  for (int i = 0; i < argc; i++) {
    if (i && (is_flag(argv[i], flag) || is_flag(argv[i], "o"))) {
      i += !strchr(argv[i], '='); // Its value is the next word.
      continue;
    }
    if (!i || strcmp(argv[i], input) != 0)
      VECTOR_PUSH(&interest->command, argv[i]);
  }
}

static bool fail(const char *flag, const char *text, const char *why) {
  fprintf(stderr, "mlopt: for the --%s option: '%s': %s\n", flag, text, why);
  return false;
}

/// The value after `name=`; NULL: `text` is something else.
static const char *value_after(const char *text, const char *name) {
  size_t size = strlen(name);
  return !strncmp(text, name, size) && text[size] == '=' ? text + size + 1
                                                         : NULL;
}

static bool take_kind(Interest *interest, const char *flag, const char *text) {
  const char *value;
  interest->value = text;
  if ((value = value_after(text, "exit"))) {
    char *end;
    interest->kind = INTEREST_EXIT;
    interest->status = (int)strtol(value, &end, 10);
    return (*value && !*end) || fail(flag, text, "expected a number");
  }
  if ((value = value_after(text, "text"))) {
    if (regcomp(&interest->regex, value, REG_EXTENDED | REG_NEWLINE))
      return fail(flag, text, "expected an extended regular expression");
    interest->kind = INTEREST_TEXT;
    return true;
  }
  if ((value = value_after(text, "diff"))) {
    interest->kind = INTEREST_DIFF;
    interest->value = value;
    return true;
  }
  if (!strcmp(text, "crash") || !strcmp(text, "error")) {
    interest->kind = *text == 'c' ? INTEREST_CRASH : INTEREST_ERROR;
    return true;
  }
  interest->kind = INTEREST_SCRIPT;
  return !access(text, X_OK) ||
         fail(flag, text,
              "expected a script that can be executed, exit=N, crash, error, "
              "text=REGEX or diff=PROGRAM");
}

/// Holds back the signals that end the tool, so that what was found so far can
/// be written, but for those that it was started to ignore.
static void hold_signals(Interest *interest) {
  static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
  sigemptyset(&interest->signals);
  for (size_t i = 0; i < ARRAY_LENGTH(signals); i++) {
    struct sigaction action;
    if (!sigaction(signals[i], NULL, &action) && action.sa_handler != SIG_IGN)
      sigaddset(&interest->signals, signals[i]);
  }
  sigset_t blocked = interest->signals;
  sigaddset(&blocked, SIGCHLD); // A test's end is waited for with them.
  sigprocmask(SIG_BLOCK, &blocked, &interest->unblocked);
  interest->holds_signals = true;
}

static void release_signals(Interest *interest) {
  if (!interest->holds_signals)
    return;
  if (interest->interrupted_by)
    raise(interest->interrupted_by); // Comes as soon as it may.
  sigprocmask(SIG_SETMASK, &interest->unblocked, NULL);
}

bool interest_init(Interest *interest, const char *flag, const char *text,
                   int argc, char **argv, const char *input) {
  *interest = (Interest){0};
  hold_signals(interest);
  if (!take_kind(interest, flag, text))
    return false;
  take_command(interest, flag, argc, argv, input);
  own_program_find(argv[0], interest->program);
  const char *folder = getenv("TMPDIR");
  snprintf(interest->folder, sizeof interest->folder, "%.40s/mlopt-XXXXXX",
           folder && *folder ? folder : "/tmp");
  if (mkdtemp(interest->folder))
    return true;
  fprintf(stderr, "mlopt: cannot make a folder '%s': %s\n", interest->folder,
          strerror(errno));
  interest->folder[0] = '\0';
  return false;
}

void interest_free(Interest *interest) {
  static const char *const names[] = {"input.mlir", "out", "err", "other"};
  char path[128];
  for (size_t i = 0; interest->folder[0] && i < 4; i++) {
    path_in(interest, names[i], path);
    unlink(path);
  }
  if (interest->folder[0])
    rmdir(interest->folder);
  if (interest->kind == INTEREST_TEXT)
    regfree(&interest->regex);
  VECTOR_FREE(&interest->command);
  stream_free(&interest->error);
  release_signals(interest);
}

/// Waits for a test's end. A signal that interrupts ends the test, too.
static int wait_for_end(Interest *interest, pid_t pid) {
  sigset_t awaited = interest->signals;
  sigaddset(&awaited, SIGCHLD);
  int status = -1;
  for (pid_t ended; !(ended = waitpid(pid, &status, WNOHANG));) {
    int number = sigwaitinfo(&awaited, NULL);
    if (number <= 0 || number == SIGCHLD)
      continue;
    kill(pid, interest->interrupted_by ? SIGKILL : number);
    interest->interrupted_by = number;
  }
  return status;
}

static int report_broken(Interest *interest, const char *program, int error) {
  if (!interest->is_broken)
    fprintf(stderr, "mlopt: cannot run '%s': %s\n", program, strerror(error));
  interest->is_broken = true;
  return -1;
}

/// Runs `program`, its output to the files `out` and `err` of the folder. The
/// status as waitpid gives it; -1: it could not be run.
static int run(Interest *interest, const char *program, char *const *arguments,
               const char *out) {
  char out_path[128], err_path[128];
  path_in(interest, out, out_path);
  path_in(interest, "err", err_path);
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY,
                                   0);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, out_path,
                                   O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_addopen(&files, STDERR_FILENO, err_path,
                                   O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
  posix_spawnattr_setsigmask(&attributes, &interest->unblocked);
  pid_t pid;
  int error =
      posix_spawnp(&pid, program, &files, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return error ? report_broken(interest, program, error)
               : wait_for_end(interest, pid);
}

/// Runs the tool's command by `program`, with `file` as its input.
static int run_command(Interest *interest, const char *program, char *file,
                       const char *out) {
  VECTOR(char *) arguments = {0};
  for (size_t i = 0; i < interest->command.size; i++)
    VECTOR_PUSH(&arguments, interest->command.data[i]);
  VECTOR_PUSH(&arguments, file);
  VECTOR_PUSH(&arguments, NULL);
  int status = run(interest, program, arguments.data, out);
  VECTOR_FREE(&arguments);
  return status;
}

static StringRef read_file(const Interest *interest, const char *name,
                           Arena *arena) {
  char path[128];
  SourceBuffer buffer;
  path_in(interest, name, path);
  return source_read(arena, path, &buffer) ? string_ref("", 0) : buffer.text;
}

/// The text of the first error, without its place.
static StringRef first_error(StringRef text) {
  static const char word[] = "error: ";
  const char *found = memmem(text.data, text.size, word, sizeof word - 1);
  if (!found)
    return string_ref("", 0);
  StringRef rest = string_ref_drop(text, (size_t)(found - text.data) + 7);
  size_t end = string_ref_find(rest, '\n');
  return string_ref(rest.data, end < rest.size ? end : rest.size);
}

static bool has_same_error(Interest *interest, StringRef text) {
  StringRef error = first_error(text);
  if (!interest->error.size)
    stream_text(&interest->error, error);
  return error.size && string_ref_equals(error, stream_view(&interest->error));
}

static bool has_line(const Interest *interest, StringRef text) {
  char *copy = mem_alloc(text.size + 1); // Not every regexec takes a range.
  memcpy(copy, text.data, text.size);
  copy[text.size] = 0;
  bool found = regexec(&interest->regex, copy, 0, NULL, 0) == 0;
  mem_free(copy);
  return found;
}

static bool run_builtin(Interest *interest, char *file, Arena *arena) {
  int status = run_command(interest, interest->program, file, "out");
  switch (interest->kind) {
  case INTEREST_EXIT:
    return WIFEXITED(status) && WEXITSTATUS(status) == interest->status;
  case INTEREST_CRASH:
    return WIFSIGNALED(status);
  case INTEREST_ERROR:
    return has_same_error(interest, read_file(interest, "err", arena));
  case INTEREST_TEXT:
    return has_line(interest, read_file(interest, "err", arena)) ||
           has_line(interest, read_file(interest, "out", arena));
  case INTEREST_DIFF:
    interest->other_status =
        run_command(interest, interest->value, file, "other");
    return !status && !interest->other_status &&
           !string_ref_equals(read_file(interest, "out", arena),
                              read_file(interest, "other", arena));
  case INTEREST_SCRIPT:
    break;
  }
  unreachable("a built-in test");
}

/// Has a signal come, now or before?
static bool is_interrupted(Interest *interest) {
  int number = sigtimedwait(&interest->signals, NULL, &(struct timespec){0});
  if (number > 0)
    interest->interrupted_by = number;
  return interest->interrupted_by != 0;
}

static bool run_test(Interest *interest, char *file) {
  if (interest->kind == INTEREST_SCRIPT) {
    char *arguments[] = {(char *)(uintptr_t)interest->value, file, NULL};
    int status = run(interest, interest->value, arguments, "out");
    return WIFSIGNALED(status) || (WIFEXITED(status) && WEXITSTATUS(status));
  }
  Arena arena;
  arena_init(&arena);
  bool holds = run_builtin(interest, file, &arena);
  arena_free(&arena);
  return holds;
}

bool interest_holds(Interest *interest, StringRef text) {
  char file[128];
  if (is_interrupted(interest) || interest->is_broken)
    return false;
  path_in(interest, "input.mlir", file);
  interest->num_runs++;
  int error = file_write_atomic(file, text);
  if (error) {
    fprintf(stderr, "mlopt: cannot write '%s': %s\n", file, strerror(error));
    interest->is_broken = true;
    return false;
  }
  bool holds = run_test(interest, file);
  return holds && !is_interrupted(interest) && !interest->is_broken;
}

void interest_reject(const Interest *interest, const char *flag,
                     const char *problem) {
  if (interest->is_broken)
    return;
  fprintf(stderr, "mlopt: -%s: %s", flag, problem);
  if (interest->other_status && !interest->interrupted_by)
    fprintf(stderr, ": '%s' fails", interest->value);
  fprintf(stderr, "\n");
}

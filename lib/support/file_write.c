// SPDX-License-Identifier: Apache-2.0
// Writing a file whole or not at all: the text goes to a new file in the same
// folder, which takes the place of the old one by a rename once all of it is
// written. Devices, pipes and standard output are written to in place. A broken
// pipe and a file that may not get so large are errors like others: the signals
// of both are held back and dropped.
#include "support/stream.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

/// What is written: `parts`, one after the other.
typedef struct Text {
  const StringRef *parts;
  size_t count;
  bool is_trial; ///< Nothing is: the file stays as it is.
} Text;

/// Takes `written` characters off the front of `vectors`, of which there are
/// `count`. Gives how many of these are empty then.
static size_t skip_written(struct iovec *vectors, size_t count,
                           size_t written) {
  size_t done = 0;
  for (; done < count && written >= vectors[done].iov_len; done++)
    written -= vectors[done].iov_len;
  if (done < count) {
    vectors[done].iov_base = (char *)vectors[done].iov_base + written;
    vectors[done].iov_len -= written;
  }
  return done;
}

/// Writes all of `vectors`, however many calls that takes. Gives the errno.
static int write_vectors(int fd, struct iovec *vectors, size_t count) {
  while (count) {
    ssize_t written = writev(fd, vectors, (int)count);
    if (written < 0 && errno == EINTR)
      continue;
    if (written < 0)
      return errno;
    size_t done = skip_written(vectors, count, (size_t)written);
    vectors += done;
    count -= done;
  }
  return 0;
}

/// Writes all of `text`. Gives the errno.
static int write_all(int fd, Text text) {
  enum { MAX_VECTORS = 256 };
  struct iovec vectors[MAX_VECTORS];
  int error = 0;
  for (size_t i = 0; i < text.count && error == 0;) {
    size_t count = 0;
    for (; i < text.count && count < MAX_VECTORS; i++)
      if (text.parts[i].size)
        vectors[count++] =
            (struct iovec){// writev only reads.
                           .iov_base = (void *)(uintptr_t)text.parts[i].data,
                           .iov_len = text.parts[i].size};
    error = write_vectors(fd, vectors, count);
  }
  return error;
}

/// The signal that comes with the error of a write, or 0.
static int signal_of(int error) {
  if (error == EPIPE)
    return SIGPIPE;
  return error == EFBIG ? SIGXFSZ : 0;
}

/// Takes back `number`, which is blocked.
static void drop_signal(int number) {
  const struct timespec no_wait = {0, 0};
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, number);
  while (sigtimedwait(&signals, NULL, &no_wait) < 0 && errno == EINTR)
    continue;
}

/// As write_all, but no error raises a signal in this thread.
static int write_without_signal(int fd, Text text) {
  sigset_t signals, pending, old_mask;
  sigemptyset(&signals);
  sigaddset(&signals, SIGPIPE);
  sigaddset(&signals, SIGXFSZ);
  sigpending(&pending);
  pthread_sigmask(SIG_BLOCK, &signals, &old_mask);
  int error = write_all(fd, text);
  int raised = signal_of(error);
  if (raised && sigismember(&pending, raised) != 1)
    drop_signal(raised);
  pthread_sigmask(SIG_SETMASK, &old_mask, NULL);
  return error;
}

/// Writes and closes: some file systems report a full disk only then.
static int write_and_close(int fd, Text text) {
  int error = write_without_signal(fd, text);
  if (close(fd) != 0 && error == 0 && errno != EINTR)
    error = errno;
  return error;
}

static int write_in_place(const char *path, Text text) {
  if (text.is_trial)
    return access(path, W_OK) ? errno : 0;
  int fd = open(path, O_WRONLY | O_TRUNC | O_NOCTTY | O_CLOEXEC);
  return fd < 0 ? errno : write_and_close(fd, text);
}

/// Creates a file beside `path` that nobody else has; its name goes to `name`.
/// -1 with errno set on failure.
static int create_beside(const char *path, Stream *name) {
  for (unsigned attempt = 0; attempt < 1000; attempt++) {
    name->size = 0;
    stream_format(name, "%s.tmp-%ld-%u", path, (long)getpid(), attempt);
    stream_char(name, '\0');
    int fd = open(name->data, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (fd >= 0 || errno != EEXIST)
      return fd;
  }
  return -1;
}

/// `old` (may be NULL) is the state of the file that is replaced.
static int write_and_rename(const char *path, const struct stat *old,
                            Text text) {
  Stream name = {0};
  int error = 0;
  int fd = create_beside(path, &name);
  if (fd < 0) {
    error = errno;
    goto done;
  }
  if (old && fchmod(fd, old->st_mode & 07777) != 0)
    error = errno;
  int write_error = write_and_close(fd, text);
  if (error == 0)
    error = write_error;
  if (error == 0 && !text.is_trial && rename(name.data, path) != 0)
    error = errno;
  if (error != 0 || text.is_trial)
    unlink(name.data);

done:
  stream_free(&name);
  return error;
}

/// Replaces the file that `path` leads to, through symbolic links.
static int replace_file(const char *path, const struct stat *old, Text text) {
  if (access(path, W_OK) != 0)
    return errno;
  char *resolved = realpath(path, NULL);
  if (!resolved)
    return errno;
  int error = write_and_rename(resolved, old, text);
  free(resolved);
  return error;
}

/// Replaces the name that the symbolic link at `path` holds for it. False if
/// there is no link, with `*error` set to what else is wrong, or to 0.
static bool follow_link(Stream *path, int *error) {
  char target[PATH_MAX];
  ssize_t size = readlink(path->data, target, sizeof target);
  if (size < 0 || (size_t)size == sizeof target) {
    bool is_no_link = size < 0 && (errno == EINVAL || errno == ENOENT);
    *error = is_no_link ? 0 : size < 0 ? errno : ENAMETOOLONG;
    return false;
  }
  const char *slash = strrchr(path->data, '/');
  path->size = target[0] != '/' && slash ? (size_t)(slash + 1 - path->data) : 0;
  stream_bytes(path, target, (size_t)size);
  stream_char(path, '\0');
  return true;
}

/// Makes a file that is not there yet, or where the links at `path` lead to.
static int create_file(const char *path, Text text) {
  enum { MAX_LINKS = 40 };
  Stream resolved = {0};
  stream_bytes(&resolved, path, strlen(path) + 1);
  int error = ELOOP;
  for (unsigned i = 0; i < MAX_LINKS; i++)
    if (!follow_link(&resolved, &error)) {
      if (!error)
        error = write_and_rename(resolved.data, NULL, text);
      break;
    }
  stream_free(&resolved);
  return error;
}

static int write_file(const char *path, Text text) {
  if (strcmp(path, "-") == 0)
    return write_without_signal(STDOUT_FILENO, text);
  struct stat state;
  if (stat(path, &state) != 0)
    return errno == ENOENT ? create_file(path, text) : errno;
  if (S_ISDIR(state.st_mode))
    return EISDIR;
  if (!S_ISREG(state.st_mode))
    return write_in_place(path, text);
  return replace_file(path, &state, text);
}

int file_write_parts_atomic(const char *path, const StringRef *parts,
                            size_t count) {
  return write_file(path, (Text){parts, count, false});
}

int file_try_write(const char *path) {
  return write_file(path, (Text){.is_trial = true});
}

int file_write_atomic(const char *path, StringRef text) {
  return file_write_parts_atomic(path, &text, 1);
}

int descriptor_write(int fd, StringRef text) {
  return write_without_signal(fd, (Text){&text, 1, false});
}

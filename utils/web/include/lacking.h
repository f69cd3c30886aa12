// SPDX-License-Identifier: Apache-2.0
// What WASI lacks and mlopt asks for: signals that never come, modes of files,
// folders for what is temporary, commands of a shell.
#ifndef MLOPT_WEB_LACKING_H
#define MLOPT_WEB_LACKING_H

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <time.h>

#define SIG_BLOCK 0
#define SIG_SETMASK 2

static inline int sigemptyset(sigset_t *set) {
  *set = 0;
  return 0;
}
static inline int sigaddset(sigset_t *set, int number) {
  *set = (sigset_t)(*set | 1u << (number & 7));
  return 0;
}
static inline int sigismember(const sigset_t *set, int number) {
  return *set >> (number & 7) & 1;
}
static inline int sigpending(sigset_t *set) { return sigemptyset(set); }
static inline int pthread_sigmask(int how, const sigset_t *set, sigset_t *old) {
  (void)how;
  (void)set;
  return old ? sigemptyset(old) : 0;
}
#define SA_RESETHAND 0
#define SA_NODEFER 0
struct sigaction {
  void (*sa_handler)(int number);
  sigset_t sa_mask;
  int sa_flags;
};
static inline int sigaction(int number, const struct sigaction *action,
                            struct sigaction *before) {
  (void)number;
  (void)action;
  if (before)
    *before = (struct sigaction){0};
  return 0;
}
static inline int sigprocmask(int how, const sigset_t *set, sigset_t *old) {
  return pthread_sigmask(how, set, old);
}
static inline int sigwaitinfo(const sigset_t *set, void *info) {
  (void)set;
  (void)info;
  return -1;
}
static inline int kill(pid_t pid, int number) {
  (void)pid;
  (void)number;
  errno = ENOSYS;
  return -1;
}
static inline int sigtimedwait(const sigset_t *set, void *info,
                               const struct timespec *wait) {
  (void)set;
  (void)info;
  (void)wait;
  return -1;
}

static inline char *realpath(const char *path, char *resolved) {
  (void)resolved;
  return strdup(path);
}
static inline char *mkdtemp(char *name) {
  (void)name;
  errno = ENOSYS;
  return NULL;
}
static inline FILE *popen(const char *command, const char *mode) {
  (void)command;
  (void)mode;
  errno = ENOSYS;
  return NULL;
}
static inline int pclose(FILE *pipe) {
  (void)pipe;
  return -1;
}
static inline mode_t umask(mode_t mode) {
  (void)mode;
  return 0;
}
static inline int fchmod(int fd, mode_t mode) {
  (void)fd;
  (void)mode;
  return 0;
}
static inline int fchown(int fd, unsigned user, unsigned group) {
  (void)fd;
  (void)user;
  (void)group;
  return 0;
}

#endif

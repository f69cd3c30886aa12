// SPDX-License-Identifier: Apache-2.0
// Programs cannot be started in a browser: to try is an error.
#ifndef MLOPT_WEB_SPAWN_H
#define MLOPT_WEB_SPAWN_H

#include <errno.h>
#include <signal.h>
#include <sys/types.h>

typedef struct posix_spawn_file_actions_t {
  char unused;
} posix_spawn_file_actions_t;

static inline int posix_spawn_file_actions_init(
    posix_spawn_file_actions_t *actions) {
  actions->unused = 0;
  return 0;
}
static inline int posix_spawn_file_actions_destroy(
    posix_spawn_file_actions_t *actions) {
  return posix_spawn_file_actions_init(actions);
}
static inline int posix_spawn_file_actions_addopen(
    posix_spawn_file_actions_t *actions, int fd, const char *path, int flags,
    mode_t mode) {
  (void)fd;
  (void)path;
  (void)flags;
  (void)mode;
  return posix_spawn_file_actions_init(actions);
}
#define POSIX_SPAWN_SETSIGMASK 0
typedef struct posix_spawnattr_t {
  char unused;
} posix_spawnattr_t;

static inline int posix_spawnattr_init(posix_spawnattr_t *attributes) {
  attributes->unused = 0;
  return 0;
}
static inline int posix_spawnattr_destroy(posix_spawnattr_t *attributes) {
  return posix_spawnattr_init(attributes);
}
static inline int posix_spawnattr_setflags(posix_spawnattr_t *attributes,
                                           short flags) {
  (void)flags;
  return posix_spawnattr_init(attributes);
}
static inline int posix_spawnattr_setsigmask(posix_spawnattr_t *attributes,
                                             const sigset_t *mask) {
  (void)mask;
  return posix_spawnattr_init(attributes);
}

static inline int posix_spawnp(pid_t *pid, const char *program,
                               const posix_spawn_file_actions_t *actions,
                               const void *attributes, char *const *arguments,
                               char *const *environment) {
  (void)pid;
  (void)program;
  (void)actions;
  (void)attributes;
  (void)arguments;
  (void)environment;
  return ENOSYS;
}

#endif

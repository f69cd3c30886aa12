// SPDX-License-Identifier: Apache-2.0
// Programs cannot be started in a browser: to try is an error.
#ifndef MLOPT_WEB_SPAWN_H
#define MLOPT_WEB_SPAWN_H

#include <errno.h>
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

// SPDX-License-Identifier: Apache-2.0
// Nothing runs that could be waited for.
#ifndef MLOPT_WEB_SYS_WAIT_H
#define MLOPT_WEB_SYS_WAIT_H

#include <errno.h>
#include <sys/types.h>

#define WIFEXITED(status) (((status) & 0x7f) == 0)
#define WEXITSTATUS(status) ((status) >> 8 & 0xff)
#define WNOHANG 1
#define WIFSIGNALED(status) (((status) & 0x7f) != 0)

static inline pid_t waitpid(pid_t pid, int *status, int options) {
  (void)pid;
  (void)status;
  (void)options;
  errno = ECHILD;
  return -1;
}

#endif

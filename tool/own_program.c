// SPDX-License-Identifier: Apache-2.0
#include "tool/own_program.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool is_program(const char *path) {
  struct stat status;
  return !stat(path, &status) && S_ISREG(status.st_mode) && !access(path, X_OK);
}

/// The first file `name` in the folders of PATH that can be executed.
static bool find_in_path(const char *name, char path[OWN_PROGRAM_SIZE]) {
  const char *folder = getenv("PATH");
  while (folder) {
    const char *end = strchrnul(folder, ':');
    int size = (int)(end - folder);
    int length = snprintf(path, OWN_PROGRAM_SIZE, "%.*s%s%s", size, folder,
                          size ? "/" : "./", name);
    if (length < OWN_PROGRAM_SIZE && is_program(path))
      return true;
    folder = *end ? end + 1 : NULL;
  }
  return false;
}

void own_program_find(const char *name, char path[OWN_PROGRAM_SIZE]) {
  if (!strchr(name, '/')) {
    if (find_in_path(name, path))
      return;
  } else if (strlen(name) < OWN_PROGRAM_SIZE && is_program(name)) {
    strcpy(path, name);
    return;
  }
  ssize_t size = readlink("/proc/self/exe", path, OWN_PROGRAM_SIZE - 1);
  path[size > 0 ? size : 0] = '\0';
}

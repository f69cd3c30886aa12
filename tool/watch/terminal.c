// SPDX-License-Identifier: Apache-2.0
#include "tool/watch/terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#define ERASE "\r\033[K"

static void put(const char *text, size_t size) {
  ssize_t written = write(STDERR_FILENO, text, size);
  (void)written; // There is nowhere to report this.
}

/// A terminal's width; where it says none, that of the usual one.
static int num_columns(void) {
#ifdef TIOCGWINSZ
  struct winsize size;
  if (!ioctl(STDERR_FILENO, TIOCGWINSZ, &size) && size.ws_col)
    return size.ws_col;
#endif
  return 80;
}

bool terminal_is_there(void) {
  const char *name = getenv("TERM");
  return isatty(STDERR_FILENO) && name && strcmp(name, "dumb") != 0;
}

void terminal_show_line(const char *text) {
  char line[256];
  // Some terminals begin a new line once the last column is written to.
  int size = snprintf(line, sizeof line, ERASE "%.*s", num_columns() - 1, text);
  put(line, size < (int)sizeof line ? (size_t)size : sizeof line - 1);
}

void terminal_erase_line(void) { put(ERASE, sizeof ERASE - 1); }

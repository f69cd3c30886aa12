// SPDX-License-Identifier: Apache-2.0
// A line on the terminal that is written over again and again, on standard
// error.
#ifndef MLOPT_TOOL_WATCH_TERMINAL_H
#define MLOPT_TOOL_WATCH_TERMINAL_H

#include <stdbool.h>

/// Is standard error a terminal that can erase a line?
bool terminal_is_there(void);
/// Writes `text`, of ASCII characters, over the line; what does not fit the
/// terminal's width is cut off.
void terminal_show_line(const char *text);
/// Erases the line. May be called by a signal's handler.
void terminal_erase_line(void);

#endif

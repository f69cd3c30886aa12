// SPDX-License-Identifier: Apache-2.0
// This program as another process can run it.
#ifndef MLOPT_TOOL_OWN_PROGRAM_H
#define MLOPT_TOOL_OWN_PROGRAM_H

#define OWN_PROGRAM_SIZE 4096

/// Writes to `path` what runs this program again. That is the file that `name`,
/// its argv[0], leads to, as a shell looks it up: where an emulator runs the
/// program, this is what starts the emulator. If there is none, it is the file
/// that the system says is running.
void own_program_find(const char *name, char path[OWN_PROGRAM_SIZE]);

#endif

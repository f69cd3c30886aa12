// SPDX-License-Identifier: Apache-2.0
// This program as another process can run it.
#ifndef MLOPT_TOOL_OWN_PROGRAM_H
#define MLOPT_TOOL_OWN_PROGRAM_H

#define OWN_PROGRAM_SIZE 4096

/// Writes the path of a file that runs this program again to `path`: the file
/// that a shell would find for `name`, its argv[0]. If an emulator runs the
/// program, that file starts the emulator. If there is no such file, it is the
/// one that the system reports as running.
void own_program_find(const char *name, char path[OWN_PROGRAM_SIZE]);

#endif

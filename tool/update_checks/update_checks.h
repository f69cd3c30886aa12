// SPDX-License-Identifier: Apache-2.0
// -update-checks: rewrites the CHECK lines of lit tests from real output.
#ifndef MLOPT_TOOL_UPDATE_CHECKS_UPDATE_CHECKS_H
#define MLOPT_TOOL_UPDATE_CHECKS_UPDATE_CHECKS_H

#include <stdbool.h>

/// Runs the commands that the RUN lines of the test `path` pipe into FileCheck,
/// and updates its checks to match the output: those that match stay as they
/// are, with their variables; the others are rewritten in place. Writes a line
/// about it to standard output. In a RUN line `mlopt` is `program`. False after
/// a line on standard error.
bool update_checks(const char *program, const char *path);

#endif

// SPDX-License-Identifier: Apache-2.0
// The only place that states the version.
#ifndef MLOPT_TOOL_VERSION_H
#define MLOPT_TOOL_VERSION_H

#define MLOPT_VERSION "0.1.0"

#endif

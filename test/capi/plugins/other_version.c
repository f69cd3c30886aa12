// SPDX-License-Identifier: Apache-2.0
// A plug-in of a version of the interface that there is not yet.
#include "mlopt-c/Plugin.h"

static const MloptPlugin plugin = {.version = MLOPT_PLUGIN_VERSION + 1};
MLOPT_PLUGIN(plugin)

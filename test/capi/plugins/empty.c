// SPDX-License-Identifier: Apache-2.0
// A plug-in without dialects, whose pass cannot be registered.
#include "mlopt-c/Pass.h"
#include "mlopt-c/Plugin.h"

static MlirLogicalResult add_passes(MlirContext context) {
  return mloptPassRegister(context, &(MloptPassRow){.flag = "empty"});
}

static const MloptPlugin plugin = {.version = MLOPT_PLUGIN_VERSION,
                                   .registerPasses = add_passes};
MLOPT_PLUGIN(plugin)

// SPDX-License-Identifier: Apache-2.0
// Plug-ins: shared objects with dialects and passes that mlopt-dynamic loads,
// by -load-dialect-plugin=FILE and -load-pass-plugin=FILE. Follows
// mlir/Tools/Plugins.
//
// A plug-in has one use of MLOPT_PLUGIN. It is compiled with these headers and
// linked with nothing: the library is that of the tool.
//
//     static const MloptPlugin plugin = {.version = MLOPT_PLUGIN_VERSION,
//                                        .registerDialects = add_dialects};
//     MLOPT_PLUGIN(plugin)
#ifndef MLOPT_C_PLUGIN_H
#define MLOPT_C_PLUGIN_H

#include "mlir-c/IR.h"

/// The version of the interface between plug-ins and the tool, which is raised
/// when a struct of mlopt-c changes. A plug-in of another one is not loaded.
#define MLOPT_PLUGIN_VERSION 1u

/// A plug-in's description of itself; static. mlir::DialectPluginLibraryInfo
/// and mlir::PassPluginLibraryInfo.
typedef struct MloptPlugin {
  uint32_t version; ///< First in each version: MLOPT_PLUGIN_VERSION.
  /// Registers dialects (mloptDialectRegister) for -load-dialect-plugin.
  /// Failure after an error was reported: the tool ends. NULL: the plug-in has
  /// none, and it is an error to load it as such.
  MlirLogicalResult (*registerDialects)(MlirContext context);
  /// As registerDialects, passes (mloptPassRegister) for -load-pass-plugin.
  MlirLogicalResult (*registerPasses)(MlirContext context);
} MloptPlugin;

/// The name of the function that MLOPT_PLUGIN defines.
#define MLOPT_PLUGIN_FUNCTION "mloptGetPlugin"

#ifdef __cplusplus
#define MLOPT_PLUGIN_LINKAGE extern "C"
#else
#define MLOPT_PLUGIN_LINKAGE
#endif

/// Makes `plugin`, an MloptPlugin, what the tool finds in the shared object.
#define MLOPT_PLUGIN(plugin)                                                   \
  MLOPT_PLUGIN_LINKAGE MLIR_CAPI_EXPORTED const MloptPlugin *mloptGetPlugin(   \
      void);                                                                   \
  const MloptPlugin *mloptGetPlugin(void) { return &(plugin); }

#endif

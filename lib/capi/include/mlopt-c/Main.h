// SPDX-License-Identifier: Apache-2.0
// The command line of mlopt for one's own dialects and passes. Follows
// mlir::MlirOptMain.
#ifndef MLOPT_C_MAIN_H
#define MLOPT_C_MAIN_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Registers dialects (mloptDialectRegister) and passes (mloptPassRegister).
/// The library's own are there already. Failure after an error was reported.
typedef MlirLogicalResult (*MloptRegister)(MlirContext context, void *user);

/// Does what the program mlopt does: reads the options (-help lists them and
/// the passes) and the input, runs the pipeline, and writes the output. Returns
/// the program's exit status. Writes to standard output and standard error;
/// ignores SIGXFSZ. `registerAll` may be NULL.
MLIR_CAPI_EXPORTED int mloptMain(int argc, char **argv,
                                 MloptRegister registerAll, void *user);

/// The version of the library, for example "0.1.0". Static.
MLIR_CAPI_EXPORTED const char *mloptVersion(void);

#ifdef __cplusplus
}
#endif

#endif

// SPDX-License-Identifier: Apache-2.0
// MLIR's C interface: passes and pass managers.
#ifndef MLIR_C_PASS_H
#define MLIR_C_PASS_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

#define DEFINE_C_API_STRUCT(name, storage)                                     \
  struct name {                                                                \
    storage *ptr;                                                              \
  };                                                                           \
  typedef struct name name

DEFINE_C_API_STRUCT(MlirPass, void);
DEFINE_C_API_STRUCT(MlirExternalPass, void);
DEFINE_C_API_STRUCT(MlirPassManager, void);
DEFINE_C_API_STRUCT(MlirOpPassManager, void);

#undef DEFINE_C_API_STRUCT

//===- Pass managers ------------------------------------------------------===//

/// An empty pass manager that runs on any operation; or only on operations of
/// one name. To be destroyed. mlir::PassManager.
MLIR_CAPI_EXPORTED MlirPassManager mlirPassManagerCreate(MlirContext ctx);
MLIR_CAPI_EXPORTED MlirPassManager
mlirPassManagerCreateOnOperation(MlirContext ctx, MlirStringRef anchorOp);

/// Frees it with its passes.
MLIR_CAPI_EXPORTED void mlirPassManagerDestroy(MlirPassManager passManager);

/// Is there none?
static inline bool mlirPassManagerIsNull(MlirPassManager passManager) {
  return !passManager.ptr;
}

/// The pass manager as a list of passes, which lives as long as it.
MLIR_CAPI_EXPORTED MlirOpPassManager
mlirPassManagerGetAsOpPassManager(MlirPassManager passManager);

/// Runs the passes on `op`. A failure after an error, or if a pass signals
/// one; `op` can be looked at and destroyed then, but need not be valid.
MLIR_CAPI_EXPORTED MlirLogicalResult
mlirPassManagerRunOnOp(MlirPassManager passManager, MlirOperation op);

/// Writes the IR before and after passes to standard error, or below the folder
/// `treePrintingPath` unless that is empty. `flags` is copied.
MLIR_CAPI_EXPORTED void mlirPassManagerEnableIRPrinting(
    MlirPassManager passManager, bool printBeforeAll, bool printAfterAll,
    bool printModuleScope, bool printAfterOnlyOnChange,
    bool printAfterOnlyOnFailure, MlirOpPrintingFlags flags,
    MlirStringRef treePrintingPath);

/// Is the IR verified after each pass? On at first.
MLIR_CAPI_EXPORTED void
mlirPassManagerEnableVerifier(MlirPassManager passManager, bool enable);

/// Measures passes, and writes a report to standard error after a run.
MLIR_CAPI_EXPORTED void
mlirPassManagerEnableTiming(MlirPassManager passManager);

/// How reports show the passes. mlir::PassDisplayMode.
typedef enum {
  MLIR_PASS_DISPLAY_MODE_LIST,
  MLIR_PASS_DISPLAY_MODE_PIPELINE,
} MlirPassDisplayMode;

/// Writes the statistics of passes to standard error after a run.
MLIR_CAPI_EXPORTED void
mlirPassManagerEnableStatistics(MlirPassManager passManager,
                                MlirPassDisplayMode displayMode);

/// Appends an empty list of passes for the operations called `operationName`
/// directly inside. Lives as long as the pass manager.
MLIR_CAPI_EXPORTED MlirOpPassManager mlirPassManagerGetNestedUnder(
    MlirPassManager passManager, MlirStringRef operationName);
MLIR_CAPI_EXPORTED MlirOpPassManager mlirOpPassManagerGetNestedUnder(
    MlirOpPassManager passManager, MlirStringRef operationName);

/// Appends a pass, which the pass manager owns from then on.
MLIR_CAPI_EXPORTED void mlirPassManagerAddOwnedPass(MlirPassManager passManager,
                                                    MlirPass pass);
MLIR_CAPI_EXPORTED void
mlirOpPassManagerAddOwnedPass(MlirOpPassManager passManager, MlirPass pass);

/// Appends the passes of a text, `cse,func.func(canonicalize)`. Fails after
/// passing the error to the callback. Linear.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirOpPassManagerAddPipeline(
    MlirOpPassManager passManager, MlirStringRef pipelineElements,
    MlirStringCallback callback, void *userData);

/// Gives the passes as text, within the operation that they run on.
MLIR_CAPI_EXPORTED void mlirPrintPassPipeline(MlirOpPassManager passManager,
                                              MlirStringCallback callback,
                                              void *userData);

/// Replaces the passes of the list by those of a printed text,
/// `builtin.module(cse)`.
MLIR_CAPI_EXPORTED MlirLogicalResult
mlirParsePassPipeline(MlirOpPassManager passManager, MlirStringRef pipeline,
                      MlirStringCallback callback, void *userData);

/// Declares the functions of a pass of the library: one that makes it, with its
/// default options, to be given to a pass manager; and one without effect, as
/// pipelines know all passes anyway.
#define MLIR_DECLARE_CAPI_PASS(Group, Name)                                    \
  MLIR_CAPI_EXPORTED MlirPass mlirCreate##Group##Name(void);                   \
  MLIR_CAPI_EXPORTED void mlirRegister##Group##Name(void)

//===- External passes ----------------------------------------------------===//

/// The callbacks of a client's pass. They get its user data; all but `run` may
/// be NULL.
struct MlirExternalPassCallbacks {
  /// Called once, when the pass is made.
  void (*construct)(void *userData);
  /// Called once, when it is destroyed.
  void (*destruct)(void *userData);
  /// Called before each run of its pass manager. A failure ends the run.
  MlirLogicalResult (*initialize)(MlirContext ctx, void *userData);
  /// Never called: a pass is not copied, but runs on one operation at a time.
  void *(*clone)(void *userData);
  /// Called for each operation.
  void (*run)(MlirOperation op, MlirExternalPass pass, void *userData);
};
typedef struct MlirExternalPassCallbacks MlirExternalPassCallbacks;

/// A pass that calls functions of a client's, on operations called `opName`, or
/// on any if that is empty. `argument` is its name in pipelines that are
/// printed. Texts are copied; the dialects are loaded when it is run. To be
/// given to a pass manager.
MLIR_CAPI_EXPORTED MlirPass mlirCreateExternalPass(
    MlirTypeID passID, MlirStringRef name, MlirStringRef argument,
    MlirStringRef description, MlirStringRef opName,
    intptr_t nDependentDialects, MlirDialectHandle *dependentDialects,
    MlirExternalPassCallbacks callbacks, void *userData);

/// From within `run`: the pass has failed.
MLIR_CAPI_EXPORTED void mlirExternalPassSignalFailure(MlirExternalPass pass);

#ifdef __cplusplus
}
#endif

#endif

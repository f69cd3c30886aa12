// SPDX-License-Identifier: Apache-2.0
// Passes of one's own, with options and statistics, in pipelines by name beside
// the library's. Where neither is needed, mlirCreateExternalPass will do.
#ifndef MLOPT_C_PASS_H
#define MLOPT_C_PASS_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum MloptPassOptionKind {
  MLOPT_PASS_OPTION_BOOL,
  MLOPT_PASS_OPTION_INT,
  MLOPT_PASS_OPTION_STRING,
  MLOPT_PASS_OPTION_LIST, ///< Texts, `name=a,b,c`; `defaultString` is a list.
} MloptPassOptionKind;

/// An option, `name=value`. Without it, the value is false, `defaultInt`, or
/// `defaultString` (NULL: nothing).
typedef struct MloptPassOptionRow {
  const char *name;
  MloptPassOptionKind kind;
  const char *help;
  int64_t defaultInt;
  const char *defaultString;
} MloptPassOptionRow;

/// A number that -mlir-pass-statistics shows.
typedef struct MloptPassStatisticRow {
  const char *name;
  const char *help;
} MloptPassStatisticRow;

/// One run of a pass, for the functions below. Valid while it runs.
typedef struct MloptPassRun {
  void *ptr;
} MloptPassRun;

/// A pass. mlir::Pass.
typedef struct MloptPassRow {
  const char *flag;    ///< `toy-shape-inference`.
  const char *name;    ///< For reports; NULL: the flag.
  const char *summary; ///< For -help; NULL: nothing.
  const char *anchor;  ///< `func.func`: it runs on these; NULL: on any.
  const MloptPassOptionRow *options;
  size_t numOptions;
  const MloptPassStatisticRow *statistics;
  size_t numStatistics;
  /// Changes `op` and what is in it, in any thread. Failure: the pipeline ends;
  /// the error must have been reported.
  MlirLogicalResult (*run)(MlirOperation op, MloptPassRun run, void *user);
  void *user; ///< Borrowed; outlives the context.
} MloptPassRow;

/// Makes the pass known to pipelines of `context`. Only the row's function and
/// `user` are kept. Fails after reporting an error: the row has no flag or
/// function, or the flag is taken. Not while other threads use the context.
/// Linear in the passes. mlir::PassRegistration.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptPassRegister(MlirContext context,
                                                       const MloptPassRow *row);

/// Value of option number `index`; false, 0 or empty if it is of another kind.
/// Constant time.
MLIR_CAPI_EXPORTED bool mloptPassRunGetBool(MloptPassRun run, size_t index);
/// Value of a number option; see mloptPassRunGetBool.
MLIR_CAPI_EXPORTED int64_t mloptPassRunGetInt(MloptPassRun run, size_t index);
/// Value of a text option. Valid as long as the pipeline.
MLIR_CAPI_EXPORTED MlirStringRef mloptPassRunGetString(MloptPassRun run,
                                                       size_t index);
/// How many texts a list option has. Linear in its text.
MLIR_CAPI_EXPORTED intptr_t mloptPassRunGetListSize(MloptPassRun run,
                                                    size_t index);
/// Text number `item` of a list option; empty if the list is shorter. Valid as
/// long as the pipeline. Linear in the text of the option.
MLIR_CAPI_EXPORTED MlirStringRef mloptPassRunGetListItem(MloptPassRun run,
                                                         size_t index,
                                                         intptr_t item);
/// Adds to statistic number `index`. Constant time. mlir::Pass::Statistic.
MLIR_CAPI_EXPORTED void mloptPassRunCount(MloptPassRun run, size_t index,
                                          uint64_t more);

#ifdef __cplusplus
}
#endif

#endif

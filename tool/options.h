// SPDX-License-Identifier: Apache-2.0
// The command line: options of the tool and flags of passes.
#ifndef MLOPT_TOOL_OPTIONS_H
#define MLOPT_TOOL_OPTIONS_H

#include "ir/diagnostics/remark.h"
#include "ir/print/printer.h"
#include "pass/ir_printing.h"
#include "pass/timing.h"
#include "support/diagnostics/diagnostics_json.h"
#include "tool/registry.h"

/// A pass named on the command line, with its options as text.
typedef struct PassRequest {
  const PassDef *pass;
  StringRef options;
} PassRequest;

/// -verify-diagnostics: which diagnostics are checked against `// expected-…`
/// comments.
typedef enum VerifyDiagnostics {
  VERIFY_DIAGNOSTICS_OFF,
  VERIFY_DIAGNOSTICS_ALL,
  VERIFY_DIAGNOSTICS_ONLY_EXPECTED, ///< Ignores diagnostics without a comment.
} VerifyDiagnostics;

#define NO_BYTECODE_VERSION INT64_MIN

/// A FLAG of options.def sets a bool field. A TEXT sets one of type `const char
/// *`.
typedef struct ToolOptions {
  const char *input;         ///< `-` for standard input.
  const char *output;        ///< `-` for standard output.
  const char *pipeline;      ///< -pass-pipeline, or NULL.
  const char *split_marker;  ///< NULL: do not split.
  const char *output_marker; ///< Printed between the parts of the output.
  const char *reduce;        ///< The test, or NULL.
  const char *bisect;        ///< The test, or NULL.
  const char *why;           ///< A place, or NULL.
  const char *why_not;
  DiagFormat diagnostics_format;
  bool lists_passes_as_json;
  const char *completion; ///< A shell, or NULL.
  bool diffs_passes;
  bool updates_checks; ///< Of `inputs`.
  bool explains_leftovers;
  bool tells_errors_only;
  bool skips_verifier; ///< Of what was read.
  bool assumes_verified;
  bool prints_stack_traces;
  bool has_debugger_hook;
  bool has_pattern_statistics;
  const char *crash_reproducer;    ///< File name, or NULL.
  const char *explore;             ///< File name, or NULL.
  const char *generate_reproducer; ///< File name, or NULL.
  VerifyDiagnostics verify_diagnostics;
  ReportStyle statistics_style;
  ReportStyle timing_style;
  ReportFormat timing_format;
  const char *remarks; ///< Regex for the categories of remarks, or NULL.
  const char *remarks_of[REMARK_NUM_KINDS]; ///< One for each kind, or NULL.
  RemarkFormat remark_format;
  RemarkPolicy remark_policy;
  const char *remarks_file;
  DiagKind least_severity; ///< Hides anything less severe.
  bool exports_llvm_ir;    ///< -mlir-to-llvmir: the output is LLVM IR.
  bool emits_bytecode;
  bool elides_bytecode_resources;
  int64_t bytecode_version; ///< NO_BYTECODE_VERSION: none was asked for.
  bool allow_unregistered_dialect;
  bool no_implicit_module;
  bool verify_roundtrip;
  bool run_reproducer;
  bool uses_color; ///< In diagnostics.
  bool dump_pass_pipeline;
  const char *log_actions;        ///< File name, or NULL.
  const char *log_actions_filter; ///< Places, or NULL.
  const char *profile_actions;    ///< File name, or NULL.
  const char *debug_counters;     ///< NULL: none.
  bool prints_debug_counters;
  bool has_statistics;
  bool has_timing;
  bool has_local_reproducer;
  bool hides_notes;
  bool runs_lsp;
  bool lsp_is_delimited;
  bool lsp_is_pretty;
  bool lsp_is_test;
  bool verify_each;
  bool explain_failures;
  bool show_op_on_diagnostic;
  bool disable_threading;
  bool trace_all;
  bool stable_ids;
  bool checks_ir;
  unsigned num_threads; ///< 0: one per processor.
  unsigned traces;      ///< One bit per TraceType.
  PrintOptions print;
  IrPrintingOptions ir_printing;
  VECTOR(const char *) inputs; ///< All, where there may be several.
  VECTOR(PassRequest) passes;  ///< In command-line order.
} ToolOptions;

typedef enum OptionsResult {
  OPTIONS_RUN,  ///< Continue.
  OPTIONS_DONE, ///< Help or a list was requested and printed.
  OPTIONS_BAD,  ///< An error was printed on standard error.
} OptionsResult;

/// Reads the command line into `options`. Free them with options_free, whatever
/// the result.
OptionsResult options_parse(int argc, char **argv, const ToolRegistry *registry,
                            ToolOptions *options);
/// Frees the lists; the text in them belongs to the command line.
void options_free(ToolOptions *options);

#endif

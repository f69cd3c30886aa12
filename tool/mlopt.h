// SPDX-License-Identifier: Apache-2.0
// The embedding interface of mlopt: parse MLIR from memory, verify it, run
// passes over it, print it. This is all that libmlopt.a and libmlopt.so export.
//
// A context belongs to one thread at a time, and so do its modules. Different
// contexts share nothing, and may be used in different threads at once. No
// function prints anything, exits (but see below), or changes process state.
//
// What went wrong is said by diagnostics: after each call that reports some,
// they go to the context's handler, and as text, as the tool prints them, to
// mlopt_context_diagnostics. Bad input never crashes. Only when memory runs
// out does the process end, with a message on standard error and status 1.
//
// Text is UTF-8. Sizes are in bytes.
#ifndef MLOPT_H
#define MLOPT_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define MLOPT_EXPORT __attribute__((visibility("default")))
#else
#define MLOPT_EXPORT
#endif

/// Dialects, types and attributes, options and diagnostics.
typedef struct MloptContext MloptContext;

/// One module's IR. Belongs to a context and must be freed before it.
typedef struct MloptModule MloptModule;

typedef enum MloptSeverity {
  MLOPT_SEVERITY_ERROR,
  MLOPT_SEVERITY_WARNING,
  MLOPT_SEVERITY_REMARK,
  MLOPT_SEVERITY_NOTE, ///< Belongs to the message before it.
} MloptSeverity;

/// One message. The pointers are valid during the call of the handler only.
typedef struct MloptDiagnostic {
  MloptSeverity severity;
  const char *file; ///< Empty where the place is not known.
  unsigned line;    ///< From 1; 0 where the place is not known.
  unsigned column;  ///< From 1, in bytes.
  const char *text;
} MloptDiagnostic;

/// Gets each message in order. It must not call functions on the same context.
typedef void MloptDiagnosticHandler(void *user,
                                    const MloptDiagnostic *diagnostic);

/// Flags of mlopt_module_print, combined by `|`.
typedef enum MloptPrintFlags {
  MLOPT_PRINT_DEFAULT = 0,
  MLOPT_PRINT_GENERIC = 1 << 0,     ///< As -mlir-print-op-generic.
  MLOPT_PRINT_DEBUG_INFO = 1 << 1,  ///< As -mlir-print-debuginfo.
  MLOPT_PRINT_LOCAL_SCOPE = 1 << 2, ///< As -mlir-print-local-scope.
} MloptPrintFlags;

/// The version of the library, such as "0.1.0". Static; never NULL.
MLOPT_EXPORT const char *mlopt_version(void);

/// A new context with all dialects, on one thread, rejecting unregistered
/// dialects. Never NULL. To be freed by mlopt_context_free. Linear in the
/// number of operations that the dialects have: well under a millisecond.
MLOPT_EXPORT MloptContext *mlopt_context_create(void);

/// Frees the context, after its modules. `context` may be NULL.
MLOPT_EXPORT void mlopt_context_free(MloptContext *context);

/// As -allow-unregistered-dialect, for modules parsed from now on.
MLOPT_EXPORT void
mlopt_context_allow_unregistered_dialects(MloptContext *context, bool allow);

/// Uses `num_threads` threads, the caller's included; 0: one a processor. The
/// results do not depend on it. The threads start when there is work for them
/// and end with the context.
MLOPT_EXPORT void mlopt_context_set_num_threads(MloptContext *context,
                                                unsigned num_threads);

/// Calls `handler(user, …)` for each message from now on; NULL: for none.
/// `user` is borrowed.
MLOPT_EXPORT void mlopt_context_set_diagnostic_handler(
    MloptContext *context, MloptDiagnosticHandler *handler, void *user);

/// What the last call on this context or a module of it reported, as the tool
/// prints it: `file:line:column: error: text`, the source line, a caret. Empty
/// if there was nothing. Never NULL. Owned by the context; valid until the next
/// call on it.
MLOPT_EXPORT const char *mlopt_context_diagnostics(const MloptContext *context);

/// Parses and verifies `size` bytes at `text`, which need no NUL at the end.
/// `name` is what messages and locations call the text. Both are copied. A text
/// that is not one `module` gets one around it. NULL after errors. To be freed
/// by mlopt_module_free. Linear in the text.
MLOPT_EXPORT MloptModule *mlopt_module_parse(MloptContext *context,
                                             const char *name, const char *text,
                                             size_t size);

/// As mlopt_module_parse, without verifying.
MLOPT_EXPORT MloptModule *mlopt_module_parse_unverified(MloptContext *context,
                                                        const char *name,
                                                        const char *text,
                                                        size_t size);

/// Frees the module in time linear in the number of its arenas' chunks.
/// `module` may be NULL.
MLOPT_EXPORT void mlopt_module_free(MloptModule *module);

/// Checks the module; false after errors. Linear in the module.
MLOPT_EXPORT bool mlopt_module_verify(MloptModule *module);

/// Runs passes, given as -pass-pipeline takes them, and verifies after each:
/// `builtin.module(convert-std-to-llvm{llvm-types=modern})`. False after
/// errors. If the pipeline itself is wrong, the module is as before. If a pass
/// failed, nothing but freeing works on the module any more: the other
/// functions fail and report so.
MLOPT_EXPORT bool mlopt_module_run(MloptModule *module, const char *pipeline);

/// The module as text, ending in a line end, with a NUL after its `*size`
/// bytes; `size` may be NULL. To be freed by mlopt_free. NULL if a pass failed
/// on the module before. `flags`: MloptPrintFlags. Linear in the text.
MLOPT_EXPORT char *mlopt_module_print(MloptModule *module, unsigned flags,
                                      size_t *size);

/// Frees what a function of this interface says to free so. May be NULL.
MLOPT_EXPORT void mlopt_free(void *memory);

#ifdef __cplusplus
}
#endif
#endif

// SPDX-License-Identifier: Apache-2.0
// The embedding interface of mlopt: parse MLIR from memory, verify it, run
// passes over it, print it. libmlopt.a and libmlopt.so export only this
// interface and those of mlopt_ir.h and mlopt_rewrite.h.
//
// A context belongs to one thread at a time, and so do its modules. Different
// contexts share nothing, and may be used in different threads at once. No
// function prints anything or changes process state. None exits, with the one
// exception below.
//
// Errors are reported as diagnostics. After each call that reports any, they go
// to the context's handler; mlopt_context_diagnostics gives them as text, as
// the tool prints them. Bad input never crashes the process. Only when memory
// runs out does it end, with a message on standard error and status 1.
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

/// Holds dialects, types and attributes, options and diagnostics.
typedef struct MloptContext MloptContext;

/// One module's IR. Belongs to a context and must be freed before it.
typedef struct MloptModule MloptModule;

typedef enum MloptSeverity {
  MLOPT_SEVERITY_ERROR,
  MLOPT_SEVERITY_WARNING,
  MLOPT_SEVERITY_REMARK,
  MLOPT_SEVERITY_NOTE, ///< Belongs to the message that precedes it.
} MloptSeverity;

/// One message. Its pointers are valid only during the call of the handler.
typedef struct MloptDiagnostic {
  MloptSeverity severity;
  const char *file; ///< Empty where the place is not known.
  unsigned line;    ///< From 1; 0 where the place is not known.
  unsigned column;  ///< From 1, in bytes.
  const char *text;
} MloptDiagnostic;

/// Receives each message in order. It must not call functions on the same
/// context.
typedef void MloptDiagnosticHandler(void *user,
                                    const MloptDiagnostic *diagnostic);

/// Flags of mlopt_module_print, combined by `|`.
typedef enum MloptPrintFlags {
  MLOPT_PRINT_DEFAULT = 0,
  MLOPT_PRINT_GENERIC = 1 << 0,     ///< As -mlir-print-op-generic.
  MLOPT_PRINT_DEBUG_INFO = 1 << 1,  ///< As -mlir-print-debuginfo.
  MLOPT_PRINT_LOCAL_SCOPE = 1 << 2, ///< As -mlir-print-local-scope.
} MloptPrintFlags;

/// The version of the library, for example "0.1.0". Static; never NULL.
MLOPT_EXPORT const char *mlopt_version(void);

/// Creates a context with all dialects. It uses one thread and rejects
/// unregistered dialects. Never NULL; free it with mlopt_context_free. Linear
/// in the number of operations that the dialects have: well under a
/// millisecond.
MLOPT_EXPORT MloptContext *mlopt_context_create(void);

/// Frees the context, whose modules must have been freed before. `context` may
/// be NULL.
MLOPT_EXPORT void mlopt_context_free(MloptContext *context);

/// Does what -allow-unregistered-dialect does, for modules parsed from now on.
MLOPT_EXPORT void
mlopt_context_allow_unregistered_dialects(MloptContext *context, bool allow);

/// Uses `num_threads` threads, including the caller's; 0 means one per
/// processor. The results do not depend on the number. The threads start when
/// there is work for them and end with the context.
MLOPT_EXPORT void mlopt_context_set_num_threads(MloptContext *context,
                                                unsigned num_threads);

/// Calls `handler(user, …)` for each message from now on. With NULL, no handler
/// is called. `user` is borrowed.
MLOPT_EXPORT void mlopt_context_set_diagnostic_handler(
    MloptContext *context, MloptDiagnosticHandler *handler, void *user);

/// The messages of the last call on this context or one of its modules, as the
/// tool prints them: `file:line:column: error: text`, the source line, a caret.
/// Empty if there were none. Never NULL. Owned by the context; valid until the
/// next call on it.
MLOPT_EXPORT const char *mlopt_context_diagnostics(const MloptContext *context);

/// Parses and verifies `size` bytes at `text`, which need no NUL at the end.
/// Messages and locations call the text `name`. Both are copied. A text that is
/// not a single `module` is wrapped in one. NULL after errors. Free the module
/// with mlopt_module_free. Linear in the text.
MLOPT_EXPORT MloptModule *mlopt_module_parse(MloptContext *context,
                                             const char *name, const char *text,
                                             size_t size);

/// Does what mlopt_module_parse does, but without verifying.
MLOPT_EXPORT MloptModule *mlopt_module_parse_unverified(MloptContext *context,
                                                        const char *name,
                                                        const char *text,
                                                        size_t size);

/// Frees the module in time linear in the number of its arenas' chunks.
/// `module` may be NULL.
MLOPT_EXPORT void mlopt_module_free(MloptModule *module);

/// Verifies the module; false after errors. Linear in the module.
MLOPT_EXPORT bool mlopt_module_verify(MloptModule *module);

/// Runs passes and verifies the module after each. `pipeline` is written as for
/// -pass-pipeline: `builtin.module(convert-std-to-llvm{llvm-types=modern})`.
/// False after errors. If the pipeline itself is wrong, the module is
/// unchanged. If a pass failed, the module can only be freed: the other
/// functions report that, and fail.
MLOPT_EXPORT bool mlopt_module_run(MloptModule *module, const char *pipeline);

/// The module as text that ends in a newline. A NUL follows its `*size` bytes;
/// `size` may be NULL. Free the text with mlopt_free. NULL if a pass failed on
/// the module before. `flags` combines MloptPrintFlags. Linear in the text.
MLOPT_EXPORT char *mlopt_module_print(MloptModule *module, unsigned flags,
                                      size_t *size);

/// Frees memory that this interface says to free with it. `memory` may be NULL.
MLOPT_EXPORT void mlopt_free(void *memory);

#ifdef __cplusplus
}
#endif
#endif

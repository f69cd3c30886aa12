// SPDX-License-Identifier: Apache-2.0
// Reproducers: a file with the IR and, as a resource of it, the pipeline that
// failed on it. Follows mlir's PassCrashRecovery.
#ifndef MLOPT_PASS_REPRODUCER_H
#define MLOPT_PASS_REPRODUCER_H

#include <pthread.h>

#include "ir/print/printer.h"
#include "pass/instrumentation.h"

/// What a reproducer says beside the IR.
typedef struct ReproducerConfig {
  StringRef pipeline;
  bool disable_threading;
  bool verify_each;
} ReproducerConfig;

/// Appends `module`, with `config`.
void reproducer_print(Context *ctx, const Operation *module,
                      const ReproducerConfig *config, const PrintOptions *print,
                      Stream *out);

/// Writes a file when a pass fails. Owns its texts.
typedef struct CrashReproducer {
  PassInstrumentation base;
  const char *path;          ///< Borrowed.
  const PrintOptions *print; ///< Borrowed.
  bool is_local;             ///< Of the one pass that fails: one thread.
  bool verify_each;
  bool disables_threading;
  pthread_mutex_t mutex; ///< Of `where` and what belongs to it.
  Stream text;           ///< The reproducer; local: of the last pass begun.
  Stream where;          ///< The pass that failed and on what; empty: none.
  Location where_loc;    ///< Of that operation.
  uint32_t where_id;     ///< Its id: of several the first, in whichever order
                         ///< threads came to them.
} CrashReproducer;

/// The other fields are the caller's to fill in.
void crash_reproducer_init(CrashReproducer *reproducer, const char *path,
                           const PrintOptions *print, bool is_local);
void crash_reproducer_free(CrashReproducer *reproducer);

/// To be called before the passes run: keeps the IR.
void crash_reproducer_begin(CrashReproducer *reproducer, Context *ctx,
                            const Pipeline *pipeline, const Operation *module);
/// After them: writes the file and says so, if one failed.
void crash_reproducer_end(CrashReproducer *reproducer, Context *ctx);

#endif

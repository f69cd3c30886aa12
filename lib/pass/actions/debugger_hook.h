// SPDX-License-Identifier: Apache-2.0
// -mlir-enable-debugger-hook: a function for breakpoints, which is called
// before each action. Follows mlir::setupDebuggerExecutionContextHook.
#ifndef MLOPT_PASS_ACTIONS_DEBUGGER_HOOK_H
#define MLOPT_PASS_ACTIONS_DEBUGGER_HOOK_H

#include "ir/diagnostics/action.h"

/// Does nothing. A debugger stops here, with a condition on `tag` (as
/// -mlir-debug-counter takes it), `name` or `op`.
void mlopt_debugger_hook(const char *tag, const char *name, Operation *op);

/// The handler that calls it.
ActionHandler debugger_hook_handler(void);

#endif

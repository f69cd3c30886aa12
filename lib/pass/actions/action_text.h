// SPDX-License-Identifier: Apache-2.0
// How actions are called in logs.
#ifndef MLOPT_PASS_ACTIONS_ACTION_TEXT_H
#define MLOPT_PASS_ACTIONS_ACTION_TEXT_H

#include "ir/diagnostics/action.h"
#include "support/stream.h"

/// Writes the action without what it works on: `` `pass-execution` running
/// `CSE` on Operation `func.func` ``. Follows mlir::tracing::Action::print.
void action_write(const Action *action, Stream *out);

/// Writes the operation, or the region of it, that `action` works on, in one
/// line and without its regions. Linear in the isolated operation around it, of
/// 2,048 operations at most. Follows mlir::IRUnit::print.
void action_write_subject(Context *ctx, const Action *action, Stream *out);

#endif

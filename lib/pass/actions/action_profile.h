// SPDX-License-Identifier: Apache-2.0
// -profile-actions-to: when actions begin and end, in the trace event format of
// the Chrome browser. Follows mlir::tracing::ActionProfiler.
#ifndef MLOPT_PASS_ACTIONS_ACTION_PROFILE_H
#define MLOPT_PASS_ACTIONS_ACTION_PROFILE_H

#include <stdio.h>

#include "ir/diagnostics/action.h"

/// The profile. To be used on one thread.
typedef struct ActionProfile {
  ActionHandler base;
  FILE *file;   ///< Borrowed.
  double start; ///< When the profile began, in seconds.
  bool has_events;
} ActionProfile;

/// Begins the profile in `file`.
void action_profile_init(ActionProfile *profile, FILE *file);
/// Ends what is in the file, and leaves it open.
void action_profile_end(ActionProfile *profile);

#endif

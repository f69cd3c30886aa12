// SPDX-License-Identifier: Apache-2.0
// Shared by the files of lib/pass.
#ifndef MLOPT_PASS_PASS_INTERNAL_H
#define MLOPT_PASS_PASS_INTERNAL_H

#include "pass/pass.h"

/// The options of a pass, set to their defaults. NULL if it has none.
void *pass_options_create(Arena *arena, const PassDef *pass);

/// Writes `{name=value name=value}`. Writes nothing without options.
void pass_options_print(Stream *out, const PassDef *pass, const void *options);

#endif

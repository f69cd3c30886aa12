// SPDX-License-Identifier: Apache-2.0
// What the files of lib/pass share.
#ifndef MLOPT_PASS_PASS_INTERNAL_H
#define MLOPT_PASS_PASS_INTERNAL_H

#include "pass/pass.h"

/// Options of a pass, which start as its defaults; NULL: it has none.
void *pass_options_create(Arena *arena, const PassDef *pass);

/// ` {name=value name=value}` without the blank; nothing without options.
void pass_options_print(Stream *out, const PassDef *pass, const void *options);

#endif

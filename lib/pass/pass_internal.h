// SPDX-License-Identifier: Apache-2.0
// What the files of lib/pass share.
#ifndef MLOPT_PASS_PASS_INTERNAL_H
#define MLOPT_PASS_PASS_INTERNAL_H

#include "pass/pass.h"

/// Reads `name=value name …` into the pass's options struct. False if it is
/// wrong: what is said in `error`. Linear in `text`.
bool pass_options_parse(Arena *arena, const PassDef *pass, StringRef text,
                        void *options, Stream *error);

/// ` {name=value name=value}` without the blank; nothing without options.
void pass_options_print(Stream *out, const PassDef *pass, const void *options);

#endif

// SPDX-License-Identifier: Apache-2.0
// Properties that are values rather than attributes, see PropForm.
#ifndef MLOPT_IR_SYNTAX_PROP_FORM_H
#define MLOPT_IR_SYNTAX_PROP_FORM_H

#include "ir/definitions/op_def.h"
#include "support/stream.h"

/// Is `value` what a property that is written in `form` may be?
bool prop_form_holds(const PropForm *form, const Attribute *value);
/// What errors call the property: `array of int64_t`.
void prop_form_summary(Stream *out, const PropForm *form);
/// What an attribute in `<{…}>` comes to as a property of `form`: numbers are
/// of its width, true is unit. NULL: it is none; `why` is told what was
/// expected, of `key` where the form says so. `value` may be NULL. Follows
/// mlir's convertFromAttribute.
const Attribute *prop_form_convert(Context *ctx, const PropForm *form,
                                   const Attribute *value, StringRef key,
                                   Stream *why);

#endif

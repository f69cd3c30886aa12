// SPDX-License-Identifier: Apache-2.0
// Functions that the table of operations names for PropDef.is_required,
// is_default and default_print.
#ifndef MLOPT_DIALECTS_LLVM_LLVM_PROP_VALUES_H
#define MLOPT_DIALECTS_LLVM_LLVM_PROP_VALUES_H

#include <stdbool.h>

#include "support/stream.h"

typedef struct Attribute Attribute;
typedef struct Operation Operation;

/// Is it in today's spelling, where a property says what is allocated?
bool llvm_is_modern_alloca(const Operation *op);
/// Is it in today's spelling, where a property says what the base points to?
bool llvm_is_modern_gep(const Operation *op);
/// Has it one operand, so that a property says what others say with a second?
bool llvm_has_one_operand(const Operation *op);
/// Has it three operands, so that a property says what others say with a
/// fourth?
bool llvm_has_three_operands(const Operation *op);

/// Is it an integer that is 0?
bool llvm_is_zero(const Attribute *attr);
/// Is it `0 : i32`?
bool llvm_is_zero_i32(const Attribute *attr);
/// Is it `0 : i64`?
bool llvm_is_zero_i64(const Attribute *attr);
/// Is it `#llvm.fastmath<none>`?
bool llvm_is_no_fastmath(const Attribute *attr);
/// Is it `#llvm.cconv<ccc>`?
bool llvm_is_c_call(const Attribute *attr);
/// Is it `#llvm.tailcallkind<none>`?
bool llvm_is_no_tail_call(const Attribute *attr);
/// Is it `#llvm.linkage<external>`?
bool llvm_is_external(const Attribute *attr);
/// Is it a dense array without elements?
bool llvm_is_empty_array(const Attribute *attr);
/// Is it the usual segments of a call, those without operand bundles?
bool llvm_is_call_segments(const Attribute *attr);
/// Writes these segments for `op`, a call.
void llvm_print_call_segments(const Operation *op, Stream *out);
/// Is it `#llvm.di_expression<>`?
bool llvm_is_empty_expression(const Attribute *attr);

#endif

// SPDX-License-Identifier: Apache-2.0
// Shared by the checks of instructions, of intrinsics, and of the module.
#ifndef MLOPT_TARGET_LLVM_IR_CHECKS_CHECKS_H
#define MLOPT_TARGET_LLVM_IR_CHECKS_CHECKS_H

#include "target/llvm_ir/llvm_ir_internal.h"

/// Gives what is wrong, or NULL.
typedef const char *CheckInstruction(Exporter *exporter, const Operation *op);

/// Checks an intrinsic; NULL if `op` is none.
const char *check_intrinsic(Exporter *exporter, const Operation *op);

/// Checks a call of `llvm.assume`: with operand bundles, only a condition that
/// is always true can be assumed, and each bundle has the operands that its tag
/// asks for.
const char *check_assume(Exporter *exporter, const Operation *op);

/// Can values have this type? Functions and structs without a body cannot.
bool check_is_first_class(const Type *type);

/// Tokens, metadata, labels, x86_amx: no operands and results but those of
/// intrinsics have these types.
bool check_is_of_intrinsics(const Type *type);

/// Is it `x86_amx`, which has a size, and no memory holds?
bool check_is_amx(const Type *type);

/// Lanes of a vector; 0 for other types. A scalable vector never has the same
/// number as a fixed one.
static inline int64_t lanes_of(const Type *type) {
  if (!llvm_type_is_vector(type))
    return 0;
  int64_t size = llvm_vector_size(type);
  return llvm_vector_is_scalable(type) ? -size : size;
}

/// The element of a vector; another type itself.
static inline const Type *scalar_of(const Type *type) {
  return llvm_type_is_vector(type) ? llvm_vector_element(type) : type;
}

/// Bits of an integer or float, or of a lane; 0 for others.
static inline uint32_t scalar_bits(const Type *type) {
  FloatKind format;
  type = scalar_of(type);
  if (llvm_type_is_integer(type))
    return llvm_integer_width(type);
  return export_float_format(type, &format) ? float_formats[format].bits : 0;
}

#endif

// SPDX-License-Identifier: Apache-2.0
// The rows of the tables of intrinsics, and those that are known by their
// names only.
#ifndef MLOPT_TARGET_LLVM_IR_INTRINSICS_INTRINSICS_INTERNAL_H
#define MLOPT_TARGET_LLVM_IR_INTRINSICS_INTRINSICS_INTERNAL_H

#include "target/llvm_ir/llvm_ir_internal.h"

#define LOCAL "nocallback nofree nosync nounwind willreturn"
#define PURE                                                                   \
  "nocallback nocreateundeforpoison nofree nosync nounwind speculatable "      \
  "willreturn memory(none)"
#define PURE_BUT_UNDEF                                                         \
  "nocallback nofree nosync nounwind speculatable willreturn memory(none)"

enum { MAX_PARAMETERS = 3 };

struct Intrinsic {
  LLVMOp op;
  /// `r`: the result, `a`, `b`: its members; a digit: an argument.
  const char *overloads;
  const char *attributes;
  /// The arguments, with blanks between; NULL: the operands. A digit: an
  /// operand, if there is one; with `?`, or poison; with `@`, aligned as the
  /// property says, or as the elements of the result, or of the first operand.
  /// `=`: a property; `!`: one that must be constant; `~`: one that is a mode;
  /// `^`: one that is an alias scope.
  const char *arguments;
  const char *parameters[MAX_PARAMETERS]; ///< Attributes of arguments.
  /// Attributes of the result in the declaration, with a blank after them.
  /// `range` is a comparison's.
  const char *result_attributes;
  const char *name; ///< Behind `llvm.`; NULL: as the operation's.
  /// The types of the result and of the arguments, with `; ` between; NULL: the
  /// operation's say enough. A type is LLVM's word for it, or a class: `#int`,
  /// `#float`, each also for vectors, `#ptr`, `#vector`, `#mask`, `#any`; or
  /// `=r`: the result's; `=0`: the first argument's; `=0=0`: a struct of two of
  /// those; `=0b`: a struct of that and a flag. `!` before it: the argument
  /// must be constant. `...` at the end: there may be more.
  const char *signature;
  bool is_strict; ///< Calls of it are strict.
  bool is_void;   ///< Though the operation has a result.
};

//===- intrinsics.c -------------------------------------------------------===//

/// The intrinsic with this name, which begins with `llvm.`; NULL: none is
/// known.
/// `*def` is NULL if it has no operation. An intrinsic with an operation is
/// never named after one without.
const Intrinsic *find_intrinsic_by_name(StringRef name, const OpDef **def);
/// The next argument that the row of `def` tells; empty: there is none.
/// Operands that the operation has in its older spelling alone do not count.
StringRef next_argument(const OpDef *def, const char **text);
/// May it stand where an intrinsic needs a constant?
bool is_immediate(const Constant *constant);

//===- named_intrinsics.c -------------------------------------------------===//

/// Is `name` `base`, or does it begin with it and a dot?
bool is_named_after(StringRef name, StringRef base);
/// The intrinsic without an operation with this name, which follows `llvm.`, or
/// NULL.
const Intrinsic *find_named_intrinsic(StringRef name);
/// Type `index` of a signature, as it is written; 0: the result's, 1: the first
/// argument's. Empty: there is none.
StringRef signature_type(const Intrinsic *row, unsigned index);
/// Number of arguments in a signature. `*is_variadic`: there may be more.
unsigned signature_num_fixed(const Intrinsic *row, bool *is_variadic);
/// Which type of llvm.call_intrinsic `op`, whose arguments are its first
/// `num_arguments` operands, is not as the signature says, counted as above;
/// -1: none.
int mismatched_type(Exporter *exporter, const Operation *op,
                    const Intrinsic *row, unsigned num_arguments);
/// Says which type that is, and the one of the row, which is not overloaded.
void explain_mismatch(Exporter *exporter, const Operation *op,
                      const Intrinsic *row, unsigned index);

#endif

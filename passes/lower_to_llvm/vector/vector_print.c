// SPDX-License-Identifier: Apache-2.0
// vector.print of numbers and punctuation: calls of the functions of mlir's
// runner library.
#include "dialects/arith/arith.h"
#include "passes/lower_to_llvm/library.h"
#include "passes/lower_to_llvm/patterns.h"
#include "passes/lower_to_llvm/vector/vector.h"

/// How a number is printed.
typedef struct Printing {
  LibraryFunction function; ///< NUM_LIBRARY_FUNCTIONS: it cannot be.
  const OpDef *cast;        ///< NULL: none.
  unsigned width;           ///< The cast integer's.
} Printing;

static Printing float_printing(const Type *type) {
  switch (type_as_float(type)->format) {
  case FLOAT_F32:
    return (Printing){LIBRARY_PRINT_F32, NULL, 0};
  case FLOAT_F64:
    return (Printing){LIBRARY_PRINT_F64, NULL, 0};
  case FLOAT_F16:
    return (Printing){LIBRARY_PRINT_F16, &llvm_ops[LLVM_BITCAST], 16};
  case FLOAT_BF16:
    return (Printing){LIBRARY_PRINT_BF16, &llvm_ops[LLVM_BITCAST], 16};
  default:
    return (Printing){NUM_LIBRARY_FUNCTIONS, NULL, 0};
  }
}

/// A bit is printed as 0 or 1.
static Printing printing_of(const Type *type) {
  if (type_as_float(type))
    return float_printing(type);
  if (type_is_index(type))
    return (Printing){LIBRARY_PRINT_U64, NULL, 0};
  const IntegerType *integer = type_as_integer(type);
  if (!integer || integer->width > 64)
    return (Printing){NUM_LIBRARY_FUNCTIONS, NULL, 0};
  bool is_unsigned = integer->signedness == UNSIGNED;
  const OpDef *extend =
      &arith_ops[is_unsigned || integer->width == 1 ? ARITH_EXTUI
                                                    : ARITH_EXTSI];
  return (Printing){is_unsigned ? LIBRARY_PRINT_U64 : LIBRARY_PRINT_I64,
                    integer->width < 64 ? extend : NULL, 64};
}

static bool print_number(const RewritePattern *self, Operation *op,
                         Value *value, ConversionRewriter *rw) {
  const LLVMTypeConverter *converter = pattern_converter(self);
  Builder *builder = &rw->rewriter.builder;
  Printing printing = printing_of(op_operand_type(op, 0));
  if (!value || printing.function == NUM_LIBRARY_FUNCTIONS)
    return rewriter_match_failure(&rw->rewriter, op,
                                  "no library function prints this type");
  if (printing.cast)
    value =
        llvm_build_cast(builder, printing.cast, op->loc, value,
                        converter_int(converter, builder->ctx, printing.width));
  library_build_call(converter, builder, op->loc, printing.function, &value, 1);
  return true;
}

/// print %x punctuation <p> -> calls that print %x and p
static bool lower_print(const RewritePattern *self, Operation *op,
                        const Adaptor *adaptor, ConversionRewriter *rw) {
  static const LibraryFunction functions[] = {
      [VECTOR_NEWLINE] = LIBRARY_PRINT_NEWLINE,
      [VECTOR_COMMA] = LIBRARY_PRINT_COMMA,
      [VECTOR_OPEN] = LIBRARY_PRINT_OPEN,
      [VECTOR_CLOSE] = LIBRARY_PRINT_CLOSE};
  const LLVMTypeConverter *converter = pattern_converter(self);
  if (converter_is_wrapped(converter) || op_prop(op, VECTOR_PRINT_STRING))
    return rewriter_match_failure(
        &rw->rewriter, op,
        "strings, and the wrapped spelling, are not supported");
  if (op->num_operands &&
      !print_number(self, op, adaptor_operand(adaptor, 0), rw))
    return false;
  const DialectAttr *attr =
      attr_as_dialect(op_prop(op, VECTOR_PRINT_PUNCTUATION),
                      &vector_attr_defs[VECTOR_ATTR_PUNCTUATION]);
  uint64_t punctuation = attr ? attr->value : VECTOR_NEWLINE;
  if (punctuation != VECTOR_NO_PUNCTUATION)
    library_build_call(converter, &rw->rewriter.builder, op->loc,
                       functions[punctuation], NULL, 0);
  rewriter_replace_op(&rw->rewriter, op, NULL);
  return true;
}

static const RewritePattern vector_print_rows[] = {
    {.name = "vector-print-to-llvm",
     .root = &vector_ops[VECTOR_PRINT],
     .benefit = 1,
     .convert = lower_print},
};

const PatternTable vector_print_lowerings = PATTERN_TABLE(vector_print_rows);

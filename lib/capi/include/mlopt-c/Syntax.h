// SPDX-License-Identifier: Apache-2.0
// Syntax of one's own: parse and print functions of operations (MloptOpRow) and
// of parameters of types and attributes (MloptParameterRow). Follows
// mlir::OpAsmParser, mlir::AsmParser and mlir::OpAsmPrinter.
//
// A reader stands at a token, the newest one. What fails has reported an error
// there, and the parse function must fail too: it is not called again. Readers
// and printers are valid while the function runs.
//
// Nesting costs no stack. What may nest (a type, an attribute, a region) is not
// read by the function, but requested: the parse function returns what comes
// next and a state of its own, and is called again in this state when that was
// read. State 0 is the first.
#ifndef MLOPT_C_SYNTAX_H
#define MLOPT_C_SYNTAX_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct MloptReader {
  void *ptr;
} MloptReader;
typedef struct MloptPrinter {
  void *ptr;
} MloptPrinter;

/// What is read after a parse function has returned.
typedef enum MloptRequest {
  MLOPT_READ_NOTHING,   ///< All is read; the format goes on.
  MLOPT_READ_TYPE,      ///< mloptReaderGetType gives it.
  MLOPT_READ_SIGNATURE, ///< `(T) -> U`, the types of all operands and results.
  MLOPT_READ_ATTRIBUTE, ///< mloptReaderGetAttribute gives it.
  MLOPT_READ_REGION,    ///< It is added to the operation.
  MLOPT_READ_FAILED,    ///< An error was reported.
} MloptRequest;

typedef struct MloptNext {
  MloptRequest request;
  unsigned state; ///< In which the function is called after that.
} MloptNext;

/// What the newest token is.
typedef enum MloptToken {
  MLOPT_TOKEN_END,
  MLOPT_TOKEN_WORD,
  MLOPT_TOKEN_INTEGER, ///< Without sign.
  MLOPT_TOKEN_STRING,
  MLOPT_TOKEN_VALUE, ///< `%name`.
  MLOPT_TOKEN_OTHER,
} MloptToken;

//===- Reading ------------------------------------------------------------===//

/// The context that what is read belongs to.
MLIR_CAPI_EXPORTED MlirContext mloptReaderGetContext(MloptReader reader);
/// The kind of the newest token.
MLIR_CAPI_EXPORTED MloptToken mloptReaderGetToken(MloptReader reader);
/// Its text; a string's has its quotes. Valid while the text is read.
MLIR_CAPI_EXPORTED MlirStringRef mloptReaderGetText(MloptReader reader);
/// If its text is `text`, moves on. parseOptionalKeyword and others.
MLIR_CAPI_EXPORTED bool mloptReaderTakeIf(MloptReader reader,
                                          MlirStringRef text);
/// Moves past `text`, which must be there. parseKeyword, parseComma and others.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptReaderTake(MloptReader reader,
                                                     MlirStringRef text);
/// Reads any word into `word`, valid as in mloptReaderGetText. parseKeyword.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptReaderTakeWord(MloptReader reader,
                                                         MlirStringRef *word);
/// Reads an integer, `-7`, of 64 bits with sign. parseInteger.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptReaderTakeInteger(MloptReader reader,
                                                            int64_t *value);
/// Reads a string into `text`, without quotes and escapes; valid as long as the
/// context. Linear in the text. parseString.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptReaderTakeString(MloptReader reader,
                                                           MlirStringRef *text);
/// Reports `message` at the newest token. emitError. Gives failure.
MLIR_CAPI_EXPORTED MlirLogicalResult
mloptReaderEmitError(MloptReader reader, MlirStringRef message);

/// The type that MLOPT_READ_TYPE has read.
MLIR_CAPI_EXPORTED MlirType mloptReaderGetType(MloptReader reader);

// Of operations alone.

/// The attribute that MLOPT_READ_ATTRIBUTE has read.
MLIR_CAPI_EXPORTED MlirAttribute mloptReaderGetAttribute(MloptReader reader);
/// Reads `%a`, and adds it to the operands of row `index`. Their types come
/// from the format (`type($a)`) or a signature. parseOperand.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptReaderTakeOperand(MloptReader reader,
                                                            intptr_t index);
/// Adds a result to those of row `index`.
MLIR_CAPI_EXPORTED MlirLogicalResult
mloptReaderAddResultType(MloptReader reader, intptr_t index, MlirType type);
/// Reads `^bb1`, and adds it to the successors. parseSuccessor.
MLIR_CAPI_EXPORTED MlirLogicalResult
mloptReaderTakeSuccessor(MloptReader reader);
/// Sets the attribute of row `index`. Failure: it may not be `value`.
MLIR_CAPI_EXPORTED MlirLogicalResult mloptReaderSetAttribute(
    MloptReader reader, intptr_t index, MlirAttribute value);

//===- Printing -----------------------------------------------------------===//

/// Writes `text`. What is written first has a blank in front of it already.
MLIR_CAPI_EXPORTED void mloptPrinterText(MloptPrinter printer,
                                         MlirStringRef text);
/// Writes an operand, `%a`. printOperand.
MLIR_CAPI_EXPORTED void mloptPrinterValue(MloptPrinter printer,
                                          MlirValue value);
/// Writes a type, or its alias. printType.
MLIR_CAPI_EXPORTED void mloptPrinterType(MloptPrinter printer, MlirType type);
/// Writes an attribute, or its alias. printAttribute.
MLIR_CAPI_EXPORTED void mloptPrinterAttribute(MloptPrinter printer,
                                              MlirAttribute attribute);
/// Writes `(T) -> U` for MLOPT_READ_SIGNATURE. printFunctionalType.
MLIR_CAPI_EXPORTED void mloptPrinterSignature(MloptPrinter printer,
                                              MlirOperation op);
/// Writes `^bb1`. printSuccessor.
MLIR_CAPI_EXPORTED void mloptPrinterSuccessor(MloptPrinter printer,
                                              MlirBlock block);
/// Writes a region once the function has returned; several in this order, and
/// what the format has after that follows them. printRegion.
MLIR_CAPI_EXPORTED void mloptPrinterRegion(MloptPrinter printer,
                                           MlirRegion region);
/// The operation has not the form that can be written: it is printed in generic
/// form.
MLIR_CAPI_EXPORTED void mloptPrinterGiveUp(MloptPrinter printer);

#ifdef __cplusplus
}
#endif

#endif

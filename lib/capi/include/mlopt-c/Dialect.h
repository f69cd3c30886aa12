// SPDX-License-Identifier: Apache-2.0
// Custom dialects: rows of operations, types, attributes and patterns, and the
// functions that they name. A registered dialect behaves as the library's own
// do: in the parser, the printer, the verifier, bytecode and passes.
//
// Rows are read when the dialect is registered; only their functions and `user`
// pointers are kept. NULL and 0 mean that there is nothing. A mistake in a row
// is reported as a diagnostic, and the dialect is not registered. A function
// runs in any thread that works on the context's IR; it gets the `user` pointer
// of the dialect's row. Only those that return MlirLogicalResult may report
// errors or make types and attributes.
#ifndef MLOPT_C_DIALECT_H
#define MLOPT_C_DIALECT_H

#include "mlir-c/IR.h"
#include "mlir-c/Rewrite.h"
#include "mlopt-c/Syntax.h"

#ifdef __cplusplus
extern "C" {
#endif

//===- Facts about operations ---------------------------------------------===//

/// A set of MLOPT_TRAIT_ bits. MLIR's name is the same, or in the comment.
typedef uint64_t MloptTraits;
enum {
  MLOPT_TRAIT_TERMINATOR = 1u << 0,
  MLOPT_TRAIT_ISOLATED = 1u << 1, ///< IsolatedFromAbove.
  MLOPT_TRAIT_SYMBOL = 1u << 2,   ///< With an attribute sym_name.
  MLOPT_TRAIT_SYMBOL_TABLE = 1u << 3,
  MLOPT_TRAIT_COMMUTATIVE = 1u << 4,
  MLOPT_TRAIT_PURE = 1u << 5,               ///< Pure: no effects.
  MLOPT_TRAIT_CONSTANT_LIKE = 1u << 6,      ///< Its first attribute.
  MLOPT_TRAIT_SAME_TYPES = 1u << 7,         ///< SameOperandsAndResultType.
  MLOPT_TRAIT_SAME_OPERAND_TYPES = 1u << 8, ///< SameTypeOperands.
  MLOPT_TRAIT_SAME_SHAPE = 1u << 9,         ///< SameOperandsAndResultShape.
  MLOPT_TRAIT_FUNCTION = 1u << 10,          ///< FunctionOpInterface.
  MLOPT_TRAIT_CALL = 1u << 11, ///< CallOpInterface; the first attribute is the
                               ///< callee, the operands are the arguments.
  MLOPT_TRAIT_BRANCH = 1u << 12, ///< BranchOpInterface; successorOperands.
  MLOPT_TRAIT_RETURN_LIKE = 1u << 13,
  MLOPT_TRAIT_NO_TERMINATOR = 1u << 14,
  MLOPT_TRAIT_SINGLE_BLOCK = 1u << 15,
  MLOPT_TRAIT_GRAPH_REGION = 1u << 16,
  MLOPT_TRAIT_AUTOMATIC_ALLOCATION_SCOPE = 1u << 17,
  MLOPT_TRAIT_READS_MEMORY = 1u << 18,
  MLOPT_TRAIT_WRITES_MEMORY = 1u << 19,
  MLOPT_TRAIT_ALLOCATES = 1u << 20,
  MLOPT_TRAIT_FREES = 1u << 21,
  MLOPT_TRAIT_ELEMENTWISE = 1u << 22,
  MLOPT_TRAIT_CAST = 1u << 24,              ///< CastOpInterface.
  MLOPT_TRAIT_SAME_ELEMENT_TYPE = 1u << 25, ///< …AndResultElementType.
  MLOPT_TRAIT_RECURSIVE_EFFECTS = 1u << 26, ///< HasRecursiveMemoryEffects.
  MLOPT_TRAIT_NO_REGION_ARGUMENTS = 1u << 27,
};

typedef enum MloptArity {
  MLOPT_ONE,
  MLOPT_OPTIONAL,
  MLOPT_VARIADIC,
} MloptArity;

/// An operand or result. `type` is one of the words of ODS: AnyType,
/// AnyInteger, AnySignlessInteger, AnyFloat, Index, AnyTensor, AnyRankedTensor,
/// AnyVector, AnyMemRef, AnyRankedMemRef, AnyComplex, SignlessIntegerLike,
/// FloatLike, BoolLike; or a type in MLIR's syntax (`i32`, `tensor<*xf64>`); or
/// the name of a type of the dialect or another, with all its parameters
/// (`!toy.struct`). NULL: any type. `|` separates alternatives.
typedef struct MloptValueRow {
  const char *name;
  const char *type;
  MloptArity arity;
  /// How errors describe it; NULL: the words above in plain English.
  const char *summary;
  /// Is `type` allowed in addition to the types above? If `type` above is NULL,
  /// only these are allowed.
  bool (*holds)(MlirType type, void *user);
} MloptValueRow;

/// An inherent attribute. `kind` is one of the words of ODS: AnyAttr,
/// TypedAttr, BoolAttr, UnitAttr, StrAttr, TypeAttr, SymbolRefAttr (a flat
/// one), ArrayAttr, I32Attr, I64Attr, F64Attr, I64ArrayAttr, DenseI32ArrayAttr,
/// DenseI64ArrayAttr, ElementsAttr, AffineMapAttr, FunctionTypeAttr; or the
/// name of an attribute of the dialect (`#toy.mode`); an enumeration's is
/// written as its word alone. NULL: any.
typedef struct MloptAttributeRow {
  const char *name;
  const char *kind;
  bool isOptional;
  const char *summary; ///< As in MloptValueRow.
  bool (*holds)(MlirAttribute attribute, void *user);
  /// The value where none is given, in MLIR's syntax (`7 : i64`); NULL: there
  /// is none. Generic syntax always shows it. A custom format leaves it out of
  /// `attr-dict` and of optional groups that it anchors. The functions of
  /// IR.h, and `inferTypes`, give it where nothing was set.
  /// DefaultValuedAttr.
  const char *defaultValue;
} MloptAttributeRow;

/// A region; the last row also stands for all further regions.
typedef struct MloptRegionRow {
  const char *name;
  unsigned minBlocks;
  unsigned maxBlocks; ///< 0: any number.
} MloptRegionRow;

#define MLOPT_ANY_NUMBER 0xFFu

/// A fold's answer for one result: one of the two; the other is null.
typedef struct MloptFoldResult {
  MlirValue value;
  MlirAttribute attribute;
} MloptFoldResult;

/// The inputs of result type inference.
typedef struct MloptInference {
  MlirContext context;
  MlirLocation location; ///< For errors.
  intptr_t numOperands;
  const MlirValue *operands;
  intptr_t numAttributes; ///< The operation's rows, null where there is none.
  const MlirAttribute *attributes;
} MloptInference;

/// Where control goes next: `count` operands of the branching operation, from
/// `firstOperand` on, become the arguments of region `region` (-1: the results
/// of the operation) from `firstInput` on.
typedef struct MloptRegionSuccessor {
  int64_t region;
  unsigned firstOperand;
  unsigned firstInput;
  unsigned count;
} MloptRegionSuccessor;

/// Memory effects of an operation, for MloptOpRow.effects.
enum {
  MLOPT_EFFECT_READ = 1,
  MLOPT_EFFECT_WRITE = 2,
};

/// An operation. Follows ODS. Where more than one operand (or result) is
/// optional or variadic, the operation has an attribute operandSegmentSizes (or
/// resultSegmentSizes) after its own.
typedef struct MloptOpRow {
  const char *name; ///< Without the dialect.
  MloptTraits traits;
  const MloptValueRow *operands;
  size_t numOperands;
  const MloptValueRow *results;
  size_t numResults;
  const MloptAttributeRow *attributes;
  size_t numAttributes;
  const MloptRegionRow *regionRows; ///< NULL: any blocks.
  size_t numRegionRows;
  unsigned numRegions;    ///< Or MLOPT_ANY_NUMBER.
  unsigned numSuccessors; ///< Or MLOPT_ANY_NUMBER.
  /// Custom syntax, ODS's assemblyFormat with further directives
  /// (lib/ir/syntax/asm_format.h has them all); NULL: generic form alone.
  const char *format;
  /// Written as func.func is. The attributes come first, in this order:
  /// sym_name, function_type, sym_visibility, arg_attrs, res_attrs; they need
  /// no rows.
  bool hasFunctionSyntax;
  /// Full name of the operation that ends its blocks where none is written.
  /// SingleBlockImplicitTerminator.
  const char *implicitTerminator;
  /// Full names of the operations that it may be in, NULL at the end.
  /// HasParent.
  const char *const *parents;
  bool isLoop;             ///< LoopLikeOpInterface.
  bool isRegionTerminator; ///< RegionBranchTerminatorOpInterface.

  /// Read and write the part of `format` that is called `custom`, or
  /// `custom($a, …)` where they write operands or attributes; without a format,
  /// all that follows the name. Syntax.h says how. Both or neither. parse and
  /// print of hasCustomAssemblyFormat, custom<…>.
  MloptNext (*parse)(MloptReader reader, unsigned state, void *user);
  void (*print)(MlirOperation op, MloptPrinter printer, void *user);
  /// Checks what the row cannot express, and reports errors itself. verify.
  MlirLogicalResult (*verify)(MlirOperation op, void *user);
  /// Checks the operation after its regions were verified. verifyRegions.
  MlirLogicalResult (*verifyRegions)(MlirOperation op, void *user);
  /// Fills `results`, one for each result, all null at first; `constants` are
  /// the operands' values, null where one is no constant. Creates nothing. The
  /// operation's own first result means that it was changed in place. Failure:
  /// it does not fold. fold.
  MlirLogicalResult (*fold)(MlirOperation op, const MlirAttribute *constants,
                            MloptFoldResult *results, void *user);
  /// Fills `types`, one for each result row. For operations whose results are
  /// not variadic. NULL: the type of the first operand with SAME_TYPES, that of
  /// the first attribute with CONSTANT_LIKE. InferTypeOpInterface.
  MlirLogicalResult (*inferTypes)(const MloptInference *from, MlirType *types,
                                  void *user);
  /// Gives `append` the preferred name of the results, without `%`.
  /// getAsmResultNames.
  void (*resultName)(MlirOperation op, MlirStringCallback append, void *to,
                     void *user);
  /// MLOPT_EFFECT_ bits, where they depend on the operation.
  /// MemoryEffectsOpInterface.
  unsigned (*effects)(MlirOperation op, void *user);
  /// ConditionallySpeculatable.
  bool (*isSpeculatable)(MlirOperation op, void *user);
  /// Operands that go to the arguments of a successor. BranchOpInterface.
  void (*successorOperands)(MlirOperation op, unsigned successor,
                            unsigned *first, unsigned *count, void *user);
  /// Index of the only successor that is taken with `constants`, or -1.
  /// getSuccessorForOperands.
  int (*takenSuccessor)(MlirOperation op, const MlirAttribute *constants,
                        void *user);
  /// Where control may go from `from`: `op` itself, or a terminator in it.
  /// Gives their number and fills `successors`, which has room for one more
  /// than there are regions. RegionBranchOpInterface.
  size_t (*regionSuccessors)(MlirOperation op, MlirOperation from,
                             MloptRegionSuccessor *successors, void *user);
} MloptOpRow;

//===- Types and attributes -----------------------------------------------===//

/// The kind of a parameter. It is stored as an attribute, named on the right.
typedef enum MloptParameterKind {
  MLOPT_PARAMETER_INT,        ///< A number, `-3`: an i64 integer.
  MLOPT_PARAMETER_TYPE,       ///< A type: a type attribute.
  MLOPT_PARAMETER_ATTRIBUTE,  ///< An attribute: itself.
  MLOPT_PARAMETER_ATTRIBUTES, ///< `i32, "x"`, to the end: an array.
  MLOPT_PARAMETER_STRING,     ///< `"x"`: a string.
  MLOPT_PARAMETER_KEYWORD,    ///< A word or a string: a string.
  MLOPT_PARAMETER_DIMENSIONS, ///< `5x4`: a dense array of i64 integers.
  MLOPT_PARAMETER_CASE,       ///< A word of `cases`: an i64 integer.
  MLOPT_PARAMETER_OWN,        ///< What `parse` reads: any attribute.
} MloptParameterKind;

/// A word and its number.
typedef struct MloptCaseRow {
  const char *word;
  uint64_t value;
} MloptCaseRow;

typedef struct MloptParameterRow {
  const char *name;
  MloptParameterKind kind;
  bool isOptional;           ///< Null where it is not written.
  const MloptCaseRow *cases; ///< For a case.
  size_t numCases;
  /// For a parameter of a syntax of its own; see Syntax.h. `parse` gives null
  /// after an error was reported, or where nothing is written for an optional
  /// parameter. `print` writes to `append`. FieldParser, custom<…>.
  MlirAttribute (*parse)(MloptReader reader, void *user);
  void (*print)(MlirAttribute value, MlirStringCallback append, void *to,
                void *user);
} MloptParameterRow;

/// A type, or an attribute that is no enumeration.
typedef struct MloptDataRow {
  const char *name; ///< Without the dialect.
  const MloptParameterRow *parameters;
  size_t numParameters;
  /// The syntax after the name: "`<` $width `,` $type `>`"; lib/ir/syntax/
  /// data_format.h says what may stand in it. NULL: all parameters, in `<>`.
  const char *format;
  /// Checks the parameters; reports errors at `location`.
  MlirLogicalResult (*verify)(MlirLocation location,
                              const MlirAttribute *parameters, void *user);
} MloptDataRow;

/// An attribute that is one of several words, `#toy.mode<fast>`, or with
/// `isFlags` a set of them, whose values are bits.
typedef struct MloptEnumRow {
  const char *name; ///< Without the dialect.
  const MloptCaseRow *cases;
  size_t numCases;
  bool isFlags;
} MloptEnumRow;

//===- Dialects -----------------------------------------------------------===//

/// A canonicalization pattern.
typedef struct MloptPatternRow {
  const char *name;
  const char *root; ///< Full name of the operation that it matches; NULL: any.
  unsigned benefit; ///< 0: 1.
  /// Failure: nothing was changed.
  MlirLogicalResult (*rewrite)(MlirOperation op, MlirPatternRewriter rewriter,
                               void *user);
} MloptPatternRow;

/// Which operations may be inlined. DialectInlinerInterface.
typedef struct MloptInlinerRow {
  bool isAllowed; ///< false: nothing of the dialect; the rest is ignored.
  /// May the operation of the dialect go to the region of another one? NULL:
  /// yes.
  bool (*isLegal)(MlirOperation op, MlirRegion to, void *user);
  /// Full name of the operation that replaces the dialect's returning
  /// terminators in bodies of several blocks (`cf.br`), with their operands.
  /// NULL: such bodies may not be inlined.
  const char *branch;
  /// Full name of the operation with one operand and one result that stands
  /// where a call and its callee differ in types; NULL: it cannot be inlined.
  const char *cast;
} MloptInlinerRow;

/// A dialect.
typedef struct MloptDialectRow {
  const char *name; ///< Its namespace.
  const MloptOpRow *ops;
  size_t numOps;
  const MloptDataRow *types;
  size_t numTypes;
  const MloptDataRow *attributes;
  size_t numAttributes;
  const MloptEnumRow *enums;
  size_t numEnums;
  const MloptPatternRow *patterns;
  size_t numPatterns;
  MloptInlinerRow inliner;
  bool allowsUnknownOps; ///< In generic form.
  /// Full name of the operation, with MLOPT_TRAIT_CONSTANT_LIKE, that makes a
  /// constant of `value` and `type`; NULL: there is none. Its first attribute
  /// is the value. materializeConstant.
  const char *(*constantOp)(MlirAttribute value, MlirType type, void *user);
  /// Checks an attribute `dialect.x` of any operation.
  /// verifyOperationAttribute.
  MlirLogicalResult (*verifyAttribute)(MlirOperation op, MlirStringRef name,
                                       MlirAttribute value, void *user);
  void *user; ///< For all functions. Borrowed; outlives the context.
} MloptDialectRow;

/// Registers and loads the dialect in `context`. Fails after reporting an
/// error: a row is invalid, or the name is taken. Not while other threads use
/// the context. Linear in the rows. mlir::DialectRegistry::insert and
/// mlir::MLIRContext::getOrLoadDialect.
MLIR_CAPI_EXPORTED MlirLogicalResult
mloptDialectRegister(MlirContext context, const MloptDialectRow *row);

/// The type `name` (`toy.struct`) of a registered dialect with these
/// parameters, as many as it has rows. Null after an error was reported: there
/// is no such type, or the parameters are wrong. Linear in the parameters.
MLIR_CAPI_EXPORTED MlirType mloptTypeGet(MlirLocation location,
                                         MlirStringRef name,
                                         intptr_t numParameters,
                                         const MlirAttribute *parameters);
/// Is it the type `name` (`toy.struct`)? Constant time.
MLIR_CAPI_EXPORTED bool mloptTypeIsA(MlirType type, MlirStringRef name);
/// Parameter `index` of a type of a client's dialect; null where there is none.
/// Constant time.
MLIR_CAPI_EXPORTED MlirAttribute mloptTypeGetParameter(MlirType type,
                                                       intptr_t index);

/// As mloptTypeGet, for attributes that are not enumerations.
MLIR_CAPI_EXPORTED MlirAttribute
mloptAttributeGet(MlirLocation location, MlirStringRef name,
                  intptr_t numParameters, const MlirAttribute *parameters);
/// Is it the attribute `name` (`toy.mode`), enumeration or not? Constant time.
MLIR_CAPI_EXPORTED bool mloptAttributeIsA(MlirAttribute attribute,
                                          MlirStringRef name);
/// Parameter `index` of an attribute of a client's dialect; null where there is
/// none. Constant time.
MLIR_CAPI_EXPORTED MlirAttribute
mloptAttributeGetParameter(MlirAttribute attribute, intptr_t index);

/// The enumeration attribute `name` of value `value`. Null after an error was
/// reported: there is no such enumeration. Constant time.
MLIR_CAPI_EXPORTED MlirAttribute mloptEnumAttributeGet(MlirLocation location,
                                                       MlirStringRef name,
                                                       uint64_t value);
/// The value of an enumeration attribute; 0 for others. Constant time.
MLIR_CAPI_EXPORTED uint64_t mloptEnumAttributeGetValue(MlirAttribute attribute);

#ifdef __cplusplus
}
#endif

#endif

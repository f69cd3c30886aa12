// SPDX-License-Identifier: Apache-2.0
// Definitions: what a dialect says of its operations, types and attributes.
// They are const tables, in the dialects' *_ops.def and *_ops.c.
#ifndef MLOPT_IR_OP_DEF_H
#define MLOPT_IR_OP_DEF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ir/context.h"
#include "ir/syntax/asm_shape.h"
#include "support/memory.h"
#include "support/stream.h"
#include "support/string_ref.h"

typedef struct Block Block;
typedef struct BlockArgument BlockArgument;
typedef struct InlinerInterface InlinerInterface;
typedef struct OpInterfaces OpInterfaces;
typedef struct OpState OpState;
typedef struct Operation Operation;
typedef struct Value Value;
typedef struct DialectType DialectType;
typedef struct FoldResult FoldResult;
typedef struct NamedAttribute NamedAttribute;
typedef struct PatternTable PatternTable;
typedef struct SymbolTables SymbolTables;

/// A set of TRAIT_ bits.
typedef uint64_t Traits;

/// Facts about all operations of a definition. MLIR's trait or interface is
/// named where the word differs. Those from bit 31 on do not fit an enumerator:
/// they are macros, `#define TRAIT_X ((Traits)1 << 31)`, after it. Facts of
/// few operations, and hooks, are in OpInterfaces.
enum {
  TRAIT_TERMINATOR = 1u << 0,
  TRAIT_ISOLATED = 1u << 1, ///< IsolatedFromAbove.
  TRAIT_SYMBOL = 1u << 2,
  TRAIT_SYMBOL_TABLE = 1u << 3,
  TRAIT_COMMUTATIVE = 1u << 4,
  TRAIT_PURE = 1u << 5, ///< No memory effects, speculatable.
  TRAIT_CONSTANT_LIKE = 1u << 6,
  TRAIT_SAME_TYPES = 1u << 7,         ///< SameOperandsAndResultType.
  TRAIT_SAME_OPERAND_TYPES = 1u << 8, ///< SameTypeOperands.
  TRAIT_SAME_SHAPE = 1u << 9,         ///< SameOperandsAndResultShape.
  TRAIT_FUNCTION = 1u << 10,          ///< FunctionOpInterface.
  TRAIT_CALL = 1u << 11,              ///< CallOpInterface.
  TRAIT_BRANCH = 1u << 12,            ///< BranchOpInterface.
  TRAIT_RETURN_LIKE = 1u << 13,
  TRAIT_NO_TERMINATOR = 1u << 14,
  TRAIT_SINGLE_BLOCK = 1u << 15,
  TRAIT_GRAPH_REGION = 1u << 16,       ///< RegionKindInterface: Graph.
  TRAIT_SEGMENTED_OPERANDS = 1u << 17, ///< AttrSizedOperandSegments.
  TRAIT_AUTOMATIC_ALLOCATION_SCOPE = 1u << 18,
  TRAIT_READS_MEMORY = 1u << 19,
  TRAIT_WRITES_MEMORY = 1u << 20,
  TRAIT_ALLOCATES = 1u << 21,
  TRAIT_FREES = 1u << 22,
  TRAIT_ELEMENTWISE = 1u << 23,         ///< Elementwise, Vectorizable, …
  TRAIT_IMPLICIT_TERMINATOR = 1u << 24, ///< SingleBlockImplicitTerminator.
  TRAIT_CAST = 1u << 25,                ///< CastOpInterface.
  TRAIT_SAME_ELEMENT_TYPE = 1u << 26,   ///< SameOperandsAndResultElementType.
  TRAIT_RECURSIVE_EFFECTS = 1u << 27,   ///< HasRecursiveMemoryEffects.
};

/// What custom syntax checks of a type where it stands, as mlir's parser does
/// for operands whose C++ type is known.
typedef enum SyntaxKind {
  SYNTAX_ANY,
  SYNTAX_MEMREF,        ///< Ranked or not.
  SYNTAX_RANKED_MEMREF, ///< builtin.memref.
  SYNTAX_TENSOR,        ///< Ranked or not.
  SYNTAX_RANKED_TENSOR, ///< builtin.tensor.
  SYNTAX_VECTOR,        ///< builtin.vector.
  SYNTAX_COMPLEX,       ///< builtin.complex.
  SYNTAX_INTEGER,       ///< builtin.integer.
} SyntaxKind;

/// A set of types with the words that errors use: `floating-point-like`.
typedef struct TypeConstraint {
  const char *summary;
  bool (*holds)(const Type *type);
  SyntaxKind syntax;
} TypeConstraint;

typedef struct AttrConstraint {
  const char *summary; ///< After "failed to satisfy constraint: ".
  bool (*holds)(const Attribute *attr);
} AttrConstraint;

typedef enum Arity { ARITY_ONE, ARITY_OPTIONAL, ARITY_VARIADIC } Arity;

/// One operand or result (or group of them) of an operation.
typedef struct ValueDef {
  const char *name;
  const TypeConstraint *constraint; ///< NULL: any type.
  Arity arity;
} ValueDef;

/// How the value of a property is written that is no attribute upstream, and
/// what attribute it is here. Follows mlir's Property.
typedef enum PropFormKind {
  FORM_INTEGER, ///< `1`: an integer of `width`.
  FORM_BOOL,    ///< `true`, `false`, or a number.
  FORM_STRING,
  FORM_WRAPPED, ///< A string that upstream keeps in a struct; in `<{…}>` only.
  FORM_UNIT,    ///< `unit`, `unit_absent`: false.
  FORM_NUMBERS,  ///< `[1, 2]`: a dense array of `width`.
  FORM_ARRAY,    ///< `[1, 2]`: an array.
  FORM_OPTIONAL, ///< `none`, `some<1>`: an array of none or one.
  FORM_CASE,     ///< `read`: an i32 integer.
  FORM_FLAGS,  ///< `read, write`: an i32 integer; the first case's by default.
  FORM_NAME,   ///< A word, or a string; a string.
  FORM_FIELDS, ///< One after the other: a dictionary.
} PropFormKind;

/// A keyword and the number it stands for.
typedef struct EnumCase {
  StringRef keyword;
  uint64_t value;
} EnumCase;

/// One of FORM_FIELDS: after `word`, where that is not NULL.
typedef struct FormField {
  StringRef name;
  const char *word;
  const struct PropForm *form;
} FormField;

typedef struct PropForm {
  PropFormKind kind;
  uint8_t width;
  bool is_bare;                   ///< Of OPTIONAL: `1`, without `some<`.
  bool is_unsigned;               ///< Of INTEGER: as it is printed.
  const struct PropForm *element; ///< Of ARRAY and OPTIONAL.
  const EnumCase *cases;          ///< Of CASE and FLAGS.
  size_t num_cases;
  const char *keyword;  ///< Of FLAGS in brackets, in front of these; or NULL.
  const char *meaning;  ///< Of CASE and FLAGS, for errors: `a test enum`.
  const char *cpp_name; ///< Of CASE, FLAGS and FIELDS, for errors.
  const FormField *fields; ///< Of FIELDS.
  size_t num_fields;
} PropForm;

/// An inherent attribute: slot `props[i]` of the operation.
typedef struct PropDef {
  StringRef name;
  const AttrConstraint *constraint; ///< NULL: any attribute.
  bool is_optional;
  /// Another name under which generic syntax is read (`type`), and printed
  /// where OpDef.uses_old_names says so; empty: none.
  StringRef old_name;
  /// Default values. A NULL slot means the default: custom syntax does not show
  /// it, generic syntax shows `default_text` (`#llvm.fastmath<none>`) or what
  /// `default_print` writes; neither is shown where uses_old_names holds. The
  /// parser turns a value for which `is_default` holds into NULL.
  const char *default_text;
  void (*default_print)(const Operation *op, Stream *out);
  bool (*is_default)(const Attribute *attr);
  /// The parser keeps a default value that is written: custom syntax alone does
  /// not show it. DefaultValuedOptionalAttr.
  bool keeps_default;
  /// What the parser stores where generic syntax has no value.
  const Attribute *(*initial)(Context *ctx);
  /// Keywords that custom syntax writes for integer values (`slt`), or NULL.
  const EnumCase *cases;
  size_t num_cases;
  /// What custom syntax makes of a case: an i64 integer, or with this an i32
  /// integer, or with `case_attr` the dialect attribute of that name
  /// (`llvm.linkage`), whose own cases stand for `cases` if that is NULL.
  bool is_i32_case;
  /// Of words in front of a symbol or operand, which stand in this order; 0:
  /// the property has no word.
  uint8_t word_order;
  StringRef case_attr;
  /// Properties in `<{…}>` may be a number of any width, or the attribute
  /// `case_attr` of a case.
  bool takes_both;
  /// NULL: it is an attribute.
  const PropForm *form;
  /// Of cases that upstream keeps as no attribute: what it expects in `<{…}>`,
  /// for errors (`IntegerAttr storage for ::mlir::LLVM::GEPNoWrapFlags`).
  const char *storage;
  /// Upstream it is none of the operation's attributes, though in generic
  /// syntax it looks like one: -view-op-graph does not show it.
  bool is_no_attribute;
  /// The word that sets a unit property in custom syntax (`exact`), where it is
  /// not the property's name.
  StringRef keyword;
} PropDef;

/// Regions from this one's index on; of the last one all others.
typedef struct RegionDef {
  const char *name; ///< NULL: none.
  uint8_t min_blocks;
  uint8_t max_blocks;
} RegionDef;

#define OPERANDS(array)                                                        \
  .operands = array, .num_operand_defs = (uint8_t)ARRAY_LENGTH(array)
#define RESULTS(array)                                                         \
  .results = array, .num_result_defs = (uint8_t)ARRAY_LENGTH(array)
#define REGIONS(array)                                                         \
  .regions = array, .num_region_defs = (uint8_t)ARRAY_LENGTH(array)
#define PROPS(array) .props = array, .num_props = (uint8_t)ARRAY_LENGTH(array)

/// Number of regions or successors is not fixed.
#define COUNT_VARIADIC 0xFF

/// One operation of a dialect. The leading fields are the row's columns; the
/// rest is named. Follows mlir::RegisteredOperationName and ODS.
struct OpDef {
  StringRef name; ///< With the dialect: `std.addi`.
  OpShape shape;  ///< Its custom assembly; SHAPE_GENERIC: none.
  Traits traits;

  /// NULL `operands` with num_operand_defs 0 means no operands at all; an
  /// operation that takes anything has one variadic ValueDef.
  const ValueDef *operands;
  const ValueDef *results;
  const PropDef *props;
  const RegionDef *regions; ///< NULL: any blocks.
  uint8_t num_operand_defs;
  uint8_t num_result_defs;
  uint8_t num_props;
  uint8_t num_region_defs;
  uint8_t num_regions;    ///< Or COUNT_VARIADIC.
  uint8_t num_successors; ///< Or COUNT_VARIADIC.
  bool is_unregistered;   ///< Made by context_unregistered_op_def.

  const DialectDef *dialect; ///< Of an unregistered op: NULL, or its dialect.

  /// Slot + 1 of the `operandSegmentSizes` property, 0 if there is none.
  uint8_t segment_prop;
  /// The same of the dense i32 array whose numbers divide the operands of the
  /// last of `operands`. VariadicOfVariadic.
  uint8_t groups_prop;
  /// The same of `resultSegmentSizes`.
  uint8_t result_segment_prop;
  /// Default dialect of names without a prefix in its regions ("func"), NULL:
  /// as outside. OpAsmOpInterface::getDefaultDialect.
  const char *default_dialect;
  /// What the numbers of its blocks stand after (`^foo`); NULL: `^bb`.
  /// OpAsmOpInterface::getAsmBlockNames.
  const char *block_prefix;
  /// Folded constants for what is in it stay in it, though it may not be
  /// isolated. DialectFoldInterface::shouldMaterializeInto.
  bool keeps_constants;
  /// Its custom syntax, of SHAPE_FORMAT; see asm_format.h.
  const char *format;
  /// What is told where it stands in custom syntax, of SHAPE_GENERIC; NULL:
  /// that it has none.
  const char *syntax_error;
  /// Upstream parses the custom syntax by hand. What its dictionary says may
  /// not be said before it, too, and properties of another kind of attribute
  /// are dropped; elsewhere the dictionary's are checked at once, and win.
  bool is_parsed_by_hand;
  /// Operation that ends its blocks where none is written, for
  /// TRAIT_IMPLICIT_TERMINATOR. With TRAIT_NO_TERMINATOR instead
  /// ("std.module_terminator" of builtin.module): read at the end of its body
  /// and dropped by the parser.
  const char *implicit_terminator;
  /// For TRAIT_SYMBOL etc.: "parent op" names, NULL-terminated, or NULL for
  /// any. HasParent.
  const char *const *parents;

  /// Relations between operand and result types, and properties, that are
  /// checked before the traits: what upstream has as PredOpTrait.
  bool (*verify_types)(Context *ctx, const Operation *op);
  /// Checks what the columns above do not say. Runs after them and before the
  /// operation's regions are verified. Reports through op_emit_error.
  bool (*verify)(Context *ctx, const Operation *op);
  /// `verify` looks at nothing but properties, the types of operands and
  /// results, and how many successors there are, so that one operation of
  /// several that have the same is enough.
  bool verifies_signature;
  /// Checks that need the regions' content; runs after they were verified.
  bool (*verify_regions)(Context *ctx, const Operation *op);
  /// For symbol users: checks references, given hashed tables. Runs once for
  /// each op after the symbol table op that holds it was verified.
  bool (*verify_symbol_uses)(Context *ctx, const Operation *op,
                             SymbolTables *tables);
  /// Folds: `constants[i]` is the value of operand i or NULL. See fold.h.
  bool (*fold)(Context *ctx, Operation *op, const Attribute *const *constants,
               FoldResult *results);
  /// The fold creates operations in front of `op`, which is in a block, and
  /// changes its users: an analysis must not try it.
  bool fold_creates;
  /// Sets `state->result_types` (in scratch memory of `arena`) from operands,
  /// props and regions, for syntax and builders that leave them out. False
  /// after an error at `pos`. InferTypeOpInterface.
  bool (*infer)(Context *ctx, Arena *arena, OpState *state, SourcePos pos);
  /// Operands that go to block arguments of successor `index`: the first ones,
  /// or those after what OpInterfaces.produced_arguments says.
  /// BranchOpInterface::getSuccessorOperands.
  void (*successor_operands)(const Operation *op, unsigned index,
                             unsigned *first, unsigned *count);
  /// Preferred name of the results (`c42_i32`), without `%`; nothing: numbers.
  /// With a comma for each further result, each has its own: `sum,overflow`;
  /// where there is nothing, it shares the one before: `sizes,,strides,`.
  /// OpAsmOpInterface::getAsmResultNames.
  void (*result_name)(const Operation *op, Stream *name);
  /// Preferred name of a block argument in one of its regions; nothing: `argN`,
  /// or a number. OpAsmOpInterface::getAsmBlockArgumentNames.
  void (*argument_name)(const Operation *op, const BlockArgument *argument,
                        Stream *name);
  /// The arguments of its entry blocks are called what the operands are called,
  /// which the region, isolated from above, does not see.
  /// OpAsmPrinter::shadowRegionArgs.
  bool shadows_operands;
  /// Is this instance in an older spelling, see PropDef.old_name? NULL: no.
  bool (*uses_old_names)(const Operation *op);
  /// What the general passes ask, see op_interfaces.h; NULL: nothing applies.
  const OpInterfaces *interfaces;
};

typedef enum TypeShape {
  TYPE_SHAPE_KEYWORD, ///< `!llvm.void`: no parameters.
  TYPE_SHAPE_POINTER, ///< `ptr`, `ptr<3>`: optional integer.
  TYPE_SHAPE_ARRAY,   ///< `array<4 x T>`.
  TYPE_SHAPE_STRUCT, ///< `struct<(T, T)>`, `struct<packed (T)>`, `<"name", …>`.
  TYPE_SHAPE_FUNCTION, ///< `func<R (T, …)>`.
  TYPE_SHAPE_TARGET,   ///< `target<"name", T, 1>`.
  TYPE_SHAPE_TEXT,     ///< Only inside the dialect's own text (wrapped types).
  /// As TypeDef.params spells it out; attr: a DialectAttr of that.
  TYPE_SHAPE_FORMAT,
  /// `test_rec_alias<a, T>`; `<a>` in its own body, see identified_struct_get.
  TYPE_SHAPE_RECURSIVE,
  TYPE_SHAPE_RECURSIVE_BARE, ///< T is of the dialect, without its prefix.
} TypeShape;

/// A type of a dialect. What its DialectType's fields mean is said in its row.
struct TypeDef {
  StringRef name; ///< With the dialect: `llvm.ptr`.
  TypeShape shape;
  bool is_float; ///< Like a builtin one: printed in full, and in vectors.
  const DialectDef *dialect;
  /// Prints it whole, `!` included, where the shape is TEXT; else NULL.
  void (*print)(Stream *out, const DialectType *type);
  /// Checks parameters that were parsed. NULL: nothing to check.
  bool (*verify)(Context *ctx, const DialectType *type, SourcePos pos);
  /// Type that `type` holds at `index`: member of a struct, element of an array
  /// or vector, pointee (0). NULL if there is none. Without the hook the parser
  /// takes types[index] of a STRUCT and types[0] of an ARRAY or TEXT.
  const Type *(*element)(const DialectType *type, int64_t index);
  const AttrDef *params;  ///< Of shape FORMAT.
  bool is_memref_element; ///< May stand in a memref.
  const char *value_name; ///< Preferred name of values, without `%`, or NULL.
  // DataLayoutTypeInterface.

  /// Checks `value`, the entry for `type` in the data layout of `op`. NULL:
  /// types of the kind have none.
  bool (*verify_layout)(Context *ctx, const Operation *op, const Type *type,
                        const Attribute *value);
  /// May a layout have the entry `inner` where one around it has `outer`, which
  /// is NULL if it has none for the type? NULL: any.
  bool (*layout_refines)(const Attribute *outer, const Attribute *inner);
};

typedef enum AttrShape {
  ATTR_SHAPE_ENUM,    ///< `#arith.fastmath<fast>`: one of `cases`.
  ATTR_SHAPE_KEYWORD, ///< `#index<cmp_predicate slt>`: one of `cases`.
  ATTR_SHAPE_FLAGS,   ///< Several of `cases`, bits.
  ATTR_SHAPE_TEXT,    ///< Kept as balanced text.
  ATTR_SHAPE_UNIT, ///< `#ub.poison`: no parameters; what is in brackets goes.
  // Those with a production of their own; see DialectAttr.params.
  ATTR_SHAPE_STRUCT,  ///< `<name = "x", line = 3>`: `params`, by name.
  ATTR_SHAPE_TUPLE,   ///< `<error, "key", 1 : i32>`: `params`, in order.
  ATTR_SHAPE_ENTRIES, ///< `<i64 = 8 : i32, "x.y" = "z">`: any keys.
  ATTR_SHAPE_RANGE,   ///< `<i32, -4, 5>`: two integers of a type.
  ATTR_SHAPE_FORMAT,  ///< `params`, as `format` spells them out.
} AttrShape;

/// What a parameter of an attribute is, as it is stored and written. Where no
/// more is said, it is written as any attribute is.
typedef enum ParamKind {
  PARAM_ANY,
  PARAM_STRING,   ///< A string.
  PARAM_INTEGER,  ///< An integer with its type.
  PARAM_BOOL,     ///< `true` or `false`.
  PARAM_SYMBOL,   ///< A symbol reference.
  PARAM_DISTINCT, ///< `distinct[0]<>`.
  PARAM_ARRAY,    ///< An array, in brackets.
  PARAM_LOCATION, ///< A fused location.
  PARAM_NODE,     ///< An attribute of the dialect.
  PARAM_OF,       ///< An attribute of `of`, without dialect and name: `<…>`.
  PARAM_NUMBER,   ///< A number without a type; an i64 integer.
  PARAM_CASE,     ///< One of `cases`; an i64 integer.
  PARAM_FLAGS,    ///< Several of `cases`: `"A|B"`; an i64 integer.
  PARAM_WORD,     ///< A word, one that begins with `prefix`; a string.
  PARAM_LIST,     ///< Nodes, up to the next name: `#a, #b`; an array.
  PARAM_BRACES,   ///< `{<…>, <…>}` of `of`; an array.
  PARAM_EXPRESSION, ///< `[DW_OP_a, DW_OP_b(1, 2)]`; an array of arrays.
  // Only of shape FORMAT.
  PARAM_INT,   ///< A signed number without a type; an i64 integer.
  PARAM_SIZE,  ///< The same, or `?`: DYNAMIC_SIZE.
  PARAM_INTS,  ///< `1, -2`; an array of i64 integers. Optional: may be empty.
  PARAM_SIZES, ///< `1`, or `[1, 2]`; an array of i64 integers.
  PARAM_DIMS,  ///< `5x4`; an array of i64 integers.
  PARAM_CASES, ///< `a, b`, each one of `cases`; an array of i64 integers.
  PARAM_TEXT,  ///< A string that is no attribute, `"x"`; a string.
  PARAM_NAME,  ///< A word, or a string; a string.
  PARAM_RESOURCE, ///< The same: the key of a resource of the dialect.
  PARAM_TYPE,     ///< A type.
  PARAM_ATTRS,    ///< `1 : i32, "x"`; an array.
  PARAM_OFS,      ///< Attributes of `of`, `<…>, <…>`; an array.
  /// A float literal, of f64, of what the parameter before says ("float",
  /// "double" or "fp80"), or of the first parameter where that is a TYPE; a
  /// float.
  PARAM_FLOAT,
  PARAM_SELF_TYPE, ///< The type after all of it, `: T`; comes last.
} ParamKind;

/// One parameter of an attribute.
typedef struct ParamDef {
  StringRef name;
  ParamKind kind;
  bool is_optional;  ///< Not written, and NULL, where it is 0, false or none.
  bool is_qualified; ///< Of an OF: printed with dialect and name.
  bool keeps_zero;   ///< Of an optional NUMBER: 0 is a value like others.
  bool is_signed;    ///< Of a NUMBER.
  const AttrDef *of;
  const EnumCase *cases;
  size_t num_cases;
  bool ignores_case;
  const char *case_error; ///< Of another word; NULL: their list.
  const char *prefix;     ///< `DW_TAG_`; NULL: any word.
  unsigned width;         ///< Of an INT, in bits; 0: 32.
  /// What is not to be written, as it is there anyway; NULL: nothing.
  bool (*is_default)(const Attribute *value);
  /// Further than the kind: may this be a value? NULL: any.
  bool (*holds)(const Attribute *value);
  const char *meaning;  ///< Of a WORD, for errors: `tag`.
  const char *cpp_type; ///< What errors call it; NULL: by its kind.
} ParamDef;

struct AttrDef {
  StringRef name; ///< `arith.fastmath`.
  AttrShape shape;
  const DialectDef *dialect;
  const EnumCase *cases; ///< A zero value of FLAGS (`none`) comes first.
  size_t num_cases;
  const char *separator; ///< Between FLAGS or of a TUPLE; NULL: ", ".
  const char *enum_name; ///< What errors call the cases' type; NULL: `name`.
  /// What errors say that the enum is for, in place of calling it by a name.
  const char *enum_meaning;
  const char *enum_parameter; ///< What errors call the case; NULL: `value`.
  /// Printed as an alias `#mnemonic`. OpAsmDialectInterface::getAlias.
  bool has_alias;
  bool hides_empty; ///< Without parameters it is written without brackets.
  const ParamDef *params;
  size_t num_params;
  const char *cpp_name; ///< What errors call it: `LLVM_DIFileAttr`.
  const char *format;   ///< Of shape FORMAT, see data_format.h.
  const TypeDef *type;  ///< These are the parameters of this type, or NULL.
  /// Checks the parameters of shape FORMAT, STRUCT or TUPLE, which begin at
  /// `pos`; false after an error. NULL: nothing to check.
  bool (*verify)(Context *ctx, const Attribute *const *params, SourcePos pos);
  /// What is made of the parameters of shape FORMAT where that is an attribute
  /// of another kind. NULL: one of this definition.
  const Attribute *(*build)(Context *ctx, const Attribute *const *params);
  /// Of shape ENTRIES: a key and a value that may stand for an entry, or NULL.
  const AttrDef *entry;
  bool has_string_keys; ///< Of shape ENTRIES: no key is a type.
  /// Checks keys and values of shape ENTRIES, `count` in all; false after an
  /// error at `pos`.
  bool (*verify_entries)(Context *ctx, const Attribute *const *entries,
                         size_t count, SourcePos pos);
  /// The type of one of shape FORMAT, whatever is written after it. NULL:
  /// that.
  const Type *(*type_of)(Context *ctx, const Attribute *const *params);
  /// Checks the symbols that an attribute of `op` names, as
  /// OpDef.verify_symbol_uses does. SymbolUserAttrInterface.
  bool (*verify_symbol_uses)(Context *ctx, const Attribute *attr,
                             const Operation *op, SymbolTables *tables);
};

/// A dialect: its tables and hooks. Follows mlir::Dialect.
struct DialectDef {
  StringRef name; ///< Name space: `std`.
  const OpDef *ops;
  size_t num_ops;
  const TypeDef *types;
  size_t num_types;
  const AttrDef *attrs;
  size_t num_attrs;
  /// The pass that takes its operations towards LLVM: `convert-arith-to-llvm`.
  const char *lowering_pass;
  /// Operation names may be written without the prefix, anywhere.
  bool is_unprefixed;
  /// Some operation's default_dialect names it.
  bool is_default;
  /// May functions of the dialect take and give values of `type`, and its types
  /// hold it without the prefix? NULL: any.
  bool (*takes_type)(const Type *type);
  /// Unknown operations are accepted (in generic form).
  bool allows_unknown_ops;
  /// Reads `!dialect<"text">` and `!dialect.text` that no TypeDef names: `text`
  /// is what stands at `pos`, with its quotes. NULL after an error there.
  const Type *(*parse_type)(Context *ctx, StringRef text, SourcePos pos);
  /// Name, without `!`, of the alias for `type`, which is one of the dialect or
  /// a tuple that begins with one; NULL: none, and so without the hook.
  /// OpAsmDialectInterface::getAlias.
  const char *(*type_alias)(const Type *type);
  /// The same of a string, or of an attribute of the dialect: without `#`, into
  /// `name`; nothing: it has none. OpAsmAttrInterface::getAlias.
  void (*attr_alias)(const Attribute *attr, Stream *name);
  /// Makes a constant operation state for `value` of type `type`; false if
  /// this dialect has none. `state` is filled in, props in `props`.
  bool (*materialize_constant)(Context *ctx, const Attribute *value,
                               const Type *type, OpState *state,
                               const Attribute **props);
  /// Folds operations of the dialect that have no hook or whose hook has
  /// failed; see OpDef.fold. DialectFoldInterface::fold.
  bool (*fold)(Context *ctx, Operation *op, const Attribute *const *constants,
               FoldResult *results);
  /// Checks discardable attributes named `dialect.x` on `op`
  /// (verifyOperationAttribute), and on argument or result `index` of a
  /// function. NULL: nothing to check.
  bool (*verify_op_attr)(Context *ctx, const Operation *op,
                         const NamedAttribute *attr);
  bool (*verify_arg_attr)(Context *ctx, const Operation *op, unsigned index,
                          const NamedAttribute *attr);
  bool (*verify_result_attr)(Context *ctx, const Operation *op, unsigned index,
                             const NamedAttribute *attr);
  /// Canonicalization patterns of its operations; NULL: none.
  const PatternTable *patterns;
  /// What may be inlined, see op_interfaces.h; NULL: nothing of the dialect.
  const InlinerInterface *inliner;
};

#endif

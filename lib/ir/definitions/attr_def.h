// SPDX-License-Identifier: Apache-2.0
// Definitions of attributes: a dialect's facts about them, in a const table.
#ifndef MLOPT_IR_DEFINITIONS_ATTR_DEF_H
#define MLOPT_IR_DEFINITIONS_ATTR_DEF_H

#include <stdbool.h>
#include <stddef.h>

#include "ir/context.h"
#include "ir/definitions/enum_case.h"
#include "support/string_ref.h"

typedef struct Operation Operation;
typedef struct ParamHooks ParamHooks;
typedef struct SymbolTables SymbolTables;

typedef enum AttrShape {
  ATTR_SHAPE_ENUM,    ///< `#arith.fastmath<fast>`: one of `cases`.
  ATTR_SHAPE_KEYWORD, ///< `#index<cmp_predicate slt>`: one of `cases`.
  ATTR_SHAPE_FLAGS,   ///< Several of `cases`, bits.
  ATTR_SHAPE_TEXT,    ///< Kept as balanced text.
  ATTR_SHAPE_UNIT, ///< `#ub.poison`: no parameters; what is in brackets goes.
  // Shapes with a production of their own; see DialectAttr.params.
  ATTR_SHAPE_STRUCT,  ///< `<name = "x", line = 3>`: `params`, by name.
  ATTR_SHAPE_TUPLE,   ///< `<error, "key", 1 : i32>`: `params`, in order.
  ATTR_SHAPE_ENTRIES, ///< `<i64 = 8 : i32, "x.y" = "z">`: any keys.
  ATTR_SHAPE_RANGE,   ///< `<i32, -4, 5>`: two integers of a type.
  ATTR_SHAPE_FORMAT,  ///< `params`, as `format` spells them out.
} AttrShape;

/// How a parameter of an attribute is stored and written. Where no more is
/// said, it is written as any attribute is.
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
  PARAM_INTS,  ///< `1, -2`; an array of i64 integers. Optional: may be empty.
  PARAM_DIMS,  ///< `5x4`; an array of i64 integers.
  PARAM_CASES, ///< `a, b`, each one of `cases`; an array of i64 integers.
  PARAM_TEXT,  ///< A string that is no attribute, `"x"`; a string.
  PARAM_NAME,  ///< A word, or a string; a string.
  PARAM_TYPE,  ///< A type.
  PARAM_ATTRS, ///< `1 : i32, "x"`; an array.
  PARAM_OFS,   ///< Attributes of `of`, `<…>, <…>`; an array.
  PARAM_FLOAT, ///< A float literal of the first parameter, a TYPE; a float.
  PARAM_OWN,   ///< What `hooks` read and write.
  PARAM_SELF_TYPE, ///< The type after all of it, `: T`; comes last.
} ParamKind;

/// One parameter of an attribute.
typedef struct ParamDef {
  StringRef name;
  ParamKind kind;
  bool is_optional;  ///< Not written, and NULL, where it is 0, false or none.
  bool is_qualified; ///< For an OF: printed with dialect and name.
  bool keeps_zero;   ///< For an optional NUMBER: 0 is a value like others.
  bool is_signed;    ///< For a NUMBER.
  const AttrDef *of;
  const EnumCase *cases;
  size_t num_cases;
  bool ignores_case;
  const char *case_error; ///< The error for another word; NULL: their list.
  const char *prefix;     ///< `DW_TAG_`; NULL: any word.
  unsigned width;         ///< For an INT or NUMBER, in bits; 0: 32.
  /// Is `value` the default, which is not written? NULL: there is none.
  bool (*is_default)(const Attribute *value);
  /// Further than the kind: may this be a value? NULL: any.
  bool (*holds)(const Attribute *value);
  const ParamHooks *hooks; ///< For an OWN.
  bool is_resource;        ///< A string, the key of a resource of the dialect.
  const char *meaning;     ///< For a WORD, for errors: `tag`.
  const char *cpp_type;    ///< What errors call it; NULL: by its kind.
} ParamDef;

struct AttrDef {
  StringRef name; ///< `arith.fastmath`.
  AttrShape shape;
  const DialectDef *dialect;
  const EnumCase *cases; ///< A zero value of FLAGS (`none`) comes first.
  size_t num_cases;
  const char *separator; ///< Between FLAGS or of a TUPLE; NULL: ", ".
  const char *enum_name; ///< What errors call the cases' type; NULL: `name`.
  /// What the enum is for, in errors, in place of its name.
  const char *enum_meaning;
  const char *enum_parameter; ///< What errors call the case; NULL: `value`.
  /// Printed as an alias `#mnemonic`. OpAsmDialectInterface::getAlias.
  bool has_alias;
  bool hides_empty; ///< Without parameters it is written without brackets.
  const ParamDef *params;
  size_t num_params;
  const char *cpp_name; ///< What errors call it: `LLVM_DIFileAttr`.
  const char *format;   ///< For shape FORMAT, see data_format.h.
  const TypeDef *type;  ///< These are the parameters of this type, or NULL.
  /// Checks the parameters of shape FORMAT, STRUCT or TUPLE, which begin at
  /// `pos`; false after an error. NULL: nothing to check.
  bool (*verify)(Context *ctx, const Attribute *const *params, SourcePos pos);
  /// As `verify`, for shape FORMAT, where one function serves several
  /// definitions.
  bool (*verify_as)(Context *ctx, const AttrDef *def,
                    const Attribute *const *params, SourcePos pos);
  /// Makes an attribute of another kind from the parameters of shape FORMAT.
  /// NULL: they make one of this definition.
  const Attribute *(*build)(Context *ctx, const Attribute *const *params);
  /// For shape ENTRIES: a key and a value that may stand for an entry, or NULL.
  const AttrDef *entry;
  bool has_string_keys; ///< For shape ENTRIES: no key is a type.
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

#endif

// SPDX-License-Identifier: Apache-2.0
// Definitions of types: a dialect's facts about them, in a const table.
#ifndef MLOPT_IR_DEFINITIONS_TYPE_DEF_H
#define MLOPT_IR_DEFINITIONS_TYPE_DEF_H

#include <stdbool.h>
#include <stdint.h>

#include "ir/context.h"
#include "support/stream.h"
#include "support/string_ref.h"

typedef struct DialectType DialectType;
typedef struct Operation Operation;
typedef struct TypeSyntax TypeSyntax;

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
  TYPE_SHAPE_OWN, ///< What TypeDef.syntax reads and writes.
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
  /// The type at `index` in `type`: member of a struct, element of an array or
  /// vector, pointee (0). NULL if there is none. Without the hook the parser
  /// takes types[index] of a STRUCT and types[0] of an ARRAY or TEXT.
  const Type *(*element)(const DialectType *type, int64_t index);
  const AttrDef *params;    ///< For shape FORMAT.
  const TypeSyntax *syntax; ///< For shape OWN.
  bool is_memref_element;   ///< May stand in a memref.
  bool is_vector;           ///< Has elements of one type, types[0].
  const char *value_name;   ///< Preferred name of values, without `%`, or NULL.
  // DataLayoutTypeInterface.

  /// Checks `value`, the entry for `type` in the data layout of `op`. NULL:
  /// types of the kind have none.
  bool (*verify_layout)(Context *ctx, const Operation *op, const Type *type,
                        const Attribute *value);
  /// May a layout have the entry `inner` where one around it has `outer`, which
  /// is NULL if it has none for the type? NULL: any.
  bool (*layout_refines)(const Attribute *outer, const Attribute *inner);
};

#endif

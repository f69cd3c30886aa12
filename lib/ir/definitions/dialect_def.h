// SPDX-License-Identifier: Apache-2.0
// Definitions of dialects: the tables of one, and its hooks.
#ifndef MLOPT_IR_DEFINITIONS_DIALECT_DEF_H
#define MLOPT_IR_DEFINITIONS_DIALECT_DEF_H

#include <stdbool.h>
#include <stddef.h>

#include "ir/context.h"
#include "support/stream.h"
#include "support/string_ref.h"

typedef struct FoldResult FoldResult;
typedef struct InlinerInterface InlinerInterface;
typedef struct NamedAttribute NamedAttribute;
typedef struct OpState OpState;
typedef struct Operation Operation;
typedef struct PatternTable PatternTable;

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
  /// Operation names may be written without the prefix, anywhere, or, if the
  /// dialect is a default too, where no operation has set another.
  bool is_unprefixed;
  /// Some operation's default_dialect names it, or it is that of the top level.
  bool is_default;
  /// May functions of the dialect take and give values of `type`, and its types
  /// hold it without the prefix? NULL: any.
  bool (*takes_type)(const Type *type);
  /// Unknown operations are accepted (in generic form).
  bool allows_unknown_ops;
  /// A file may hold resources of the dialect.
  bool has_resources;
  /// Reads `!dialect<"text">` and `!dialect.text` that no TypeDef names: `text`
  /// is what stands at `pos`, with its quotes. NULL after an error there.
  const Type *(*parse_type)(Context *ctx, StringRef text, SourcePos pos);
  /// Name, without `!`, of the alias for `type`, which is one of the dialect or
  /// a tuple that begins with one; NULL: none, and so without the hook.
  /// OpAsmDialectInterface::getAlias.
  const char *(*type_alias)(const Type *type);
  /// Appends the alias of a string, or of an attribute of the dialect, to
  /// `name`, without `#`; nothing: it has none. OpAsmAttrInterface::getAlias.
  void (*attr_alias)(const Attribute *attr, Stream *name);
  /// Makes a constant operation state for `value` of type `type`; false if
  /// this dialect has none. `state` is filled in, props in `props`.
  bool (*materialize_constant)(Context *ctx, const Attribute *value,
                               const Type *type, OpState *state,
                               const Attribute **props);
  /// In place of materialize_constant: the operation whose first property is
  /// to be `value`, or NULL.
  const OpDef *(*constant_op)(const DialectDef *self, Context *ctx,
                              const Attribute *value, const Type *type);
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

// SPDX-License-Identifier: Apache-2.0
// Syntax that a parameter or a type has functions for. Follows mlir's
// custom<…> in formats of types and attributes, FieldParser, and the parse and
// print functions of a type.
//
// An AsmReader of a parameter or type has the functions of asm_reader.h but
// asm_reader_error and asm_reader_prop, and those below.
#ifndef MLOPT_IR_SYNTAX_DATA_SYNTAX_H
#define MLOPT_IR_SYNTAX_DATA_SYNTAX_H

#include "ir/print/data/data_printer.h"
#include "ir/syntax/asm_reader.h"

typedef struct ParamDef ParamDef;

/// The hooks of a parameter, of kind OWN. Its value holds no types and
/// attributes that are written with an alias.
typedef struct ParamHooks {
  /// Reads the value. NULL: nothing is written.
  const Attribute *(*parse)(AsmReader *reader, const ParamDef *param);
  /// Writes `value`, a parameter of `attr`.
  void (*print)(Stream *out, const ParamDef *param, const DialectAttr *attr,
                const Attribute *value);
} ParamHooks;

/// Parameter `index`, which stands before the one that is read; or NULL.
const Attribute *asm_reader_param(const AsmReader *reader, unsigned index);
/// Is the newest token the first one of an integer?
bool asm_reader_begins_number(const AsmReader *reader);
/// Reads an integer with the width of `param`. Fails if there is none.
int64_t asm_reader_take_number(AsmReader *reader, const ParamDef *param);
/// The newest token, a number, as an attribute of type `type`. NULL: it is no
/// number.
const Attribute *asm_reader_number(AsmReader *reader, const Type *type,
                                   bool is_negative);

/// The hooks of a type, of shape OWN.
typedef struct TypeSyntax {
  /// Reads the text after the name, and says what to read next: a type or, when
  /// asm_reader_set_type was called, nothing. `state` is 0 at first.
  AsmNext (*parse)(AsmReader *reader, const TypeDef *def, unsigned state);
  /// Writes what follows the name, up to its first part, and pushes the rest,
  /// the last part first.
  void (*print)(DataPrinter *printer, Stream *out, const DialectType *type);
  bool has_no_aliases_inside; ///< Its parts are always spelled out.
} TypeSyntax;

/// Sets what was read.
void asm_reader_set_type(AsmReader *reader, const Type *type);
/// Begins the body of `type`, an identified struct. False: it stands in its
/// own body.
bool asm_reader_open_body(AsmReader *reader, const Type *type);
/// Ends that and sets the body. False: the type has another one already.
bool asm_reader_close_body(AsmReader *reader, const Type *type,
                           const DialectType *body);

/// Text that outlives the printing.
void data_push_text(DataPrinter *printer, const char *text);
/// Types of `dialect` (may be NULL) stand without `!` and its name.
void data_push_type(DataPrinter *printer, const Type *type,
                    const DialectDef *dialect);
/// Is `type` open, so that its name is enough? Else it is until all that is
/// pushed from here on is printed.
bool data_open_struct(DataPrinter *printer, const DialectType *type);

#endif

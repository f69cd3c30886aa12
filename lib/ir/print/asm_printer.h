// SPDX-License-Identifier: Apache-2.0
// AsmPrinter: the interface that a shape's printer writes through. Follows
// mlir::OpAsmPrinter.
#ifndef MLOPT_IR_PRINT_ASM_PRINTER_H
#define MLOPT_IR_PRINT_ASM_PRINTER_H

#include "ir/definitions/enum_case.h"
#include "ir/operation.h"
#include "ir/print/printer.h"
#include "ir/syntax/asm_shape.h"

/// State of one printing: options, names, aliases, the work that is left.
typedef struct AsmPrinter AsmPrinter;

/// Writes what comes after the operation's name. Regions are pushed with
/// asm_region and printed after the shape's text, so that nesting costs no
/// stack; what follows or stands between them is pushed with asm_then.
///
/// A shape also runs to find what aliases are needed; then text goes nowhere.
/// If the operation does not fit its shape, the printer calls asm_fail, and the
/// operation is printed in generic form.
typedef void ShapePrinter(AsmPrinter *printer, const Operation *op);

/// By OpShape.
extern ShapePrinter *const shape_printers[NUM_OP_SHAPES];

#define SHAPE(ID, PRINT) ShapePrinter PRINT;
#include "ir/syntax/asm_shapes.def"

/// Where the text goes; borrowed. Text written directly is not searched for
/// aliases and value names.
Stream *asm_stream(AsmPrinter *printer);
/// The context whose objects are printed.
Context *asm_context(AsmPrinter *printer);
/// The operation is broken; gives up on its custom form.
void asm_fail(AsmPrinter *printer);
/// Fails unless `holds`, which is given back.
bool asm_require(AsmPrinter *printer, bool holds);
/// Fails unless the operation has these numbers of operands and results.
bool asm_require_counts(AsmPrinter *printer, const Operation *op,
                        unsigned num_operands, unsigned num_results);
static inline void asm_text(AsmPrinter *printer, const char *text) {
  stream_cstr(asm_stream(printer), text);
}
/// A line end and the indentation of the operation.
void asm_newline(AsmPrinter *printer);
/// `%a`, or `%a#1` for one of several results.
void asm_operand(AsmPrinter *printer, const Value *value);
/// `%a, %b` of `count` operands from `first`.
void asm_operands(AsmPrinter *printer, const Operation *op, unsigned first,
                  unsigned count);
/// The type or its alias; `<<NULL TYPE>>` for NULL.
void asm_type(AsmPrinter *printer, const Type *type);
/// ` : T`.
void asm_colon_type(AsmPrinter *printer, const Type *type);
/// `T, T` of the operands.
void asm_operand_types(AsmPrinter *printer, const Operation *op, unsigned first,
                       unsigned count);
/// `T, T` of `count` results from `first`.
void asm_result_types(AsmPrinter *printer, const Operation *op, unsigned first,
                      unsigned count);
/// `(T, T) -> R`, R in parentheses unless it is one type that is no function.
void asm_functional_type(AsmPrinter *printer, const Operation *op,
                         unsigned first_operand);
/// With its type where mlir prints one.
void asm_attr(AsmPrinter *printer, const Attribute *attr);
/// `<…>` of a dialect attribute with parameters.
void asm_bare_attr(AsmPrinter *printer, const Attribute *attr);
/// As asm_bare_attr, for a dialect's type; with its name where nothing would be
/// left.
void asm_bare_type(AsmPrinter *printer, const Type *type);
/// Without the `: type` of numbers and elements.
void asm_attr_without_type(AsmPrinter *printer, const Attribute *attr);
/// `[1, 2]` of a dense array.
void asm_array_elements(AsmPrinter *printer, const DenseArrayAttr *array);
/// `@name`, quoted where the name is no identifier.
void asm_symbol(AsmPrinter *printer, StringRef name);
/// ` {…}` of the discardable attributes and of those properties that are set,
/// less the properties whose bit is set in `printed_props`; nothing if none is
/// left. Sorted by name.
void asm_attr_dict(AsmPrinter *printer, const Operation *op,
                   uint64_t printed_props);
/// As asm_attr_dict, but slots in `shown_defaults` are shown with their default
/// value too.
void asm_attr_dict_with_defaults(AsmPrinter *printer, const Operation *op,
                                 uint64_t printed_props,
                                 uint64_t shown_defaults);
/// asm_attr_dict with ` attributes` in front.
void asm_attr_dict_with_keyword(AsmPrinter *printer, const Operation *op,
                                uint64_t printed_props);
/// ` {…}` of any dictionary.
void asm_dictionary(AsmPrinter *printer, const Attribute *dictionary);
/// `<{…}>` of those properties that are set, less the ones in `printed_props`.
void asm_prop_dict(AsmPrinter *printer, const Operation *op,
                   uint64_t printed_props);
/// ` {…}` of all properties, also where there are none.
void asm_trait_dict(AsmPrinter *printer, const Operation *op);
/// `^bb1`.
void asm_block(AsmPrinter *printer, const Block *block);
/// `^bb1(%a : T)` with the operands of group for successor `index`.
void asm_successor(AsmPrinter *printer, const Operation *op, unsigned index);

typedef enum RegionStyle {
  REGION_WITH_ENTRY_LABEL =
      1, ///< Print the entry block's label if it has arguments.
  REGION_WITHOUT_TERMINATOR =
      2,                  ///< Leave the terminator of the only block out.
  REGION_EMPTY_BLOCK = 4, ///< Print an empty entry block's label.
} RegionStyle;
/// Prints `region` once the shape has returned. `style` is a set of
/// RegionStyle.
void asm_region(AsmPrinter *printer, const Region *region, unsigned style);
/// Has `run` write more for `op` after the regions pushed so far.
void asm_then(AsmPrinter *printer, const Operation *op, ShapePrinter *run);
/// As asm_then, with a number that asm_step gives while `run` runs.
void asm_then_step(AsmPrinter *printer, const Operation *op, unsigned step,
                   ShapePrinter *run);
/// The number given to asm_then_step; 0 during the first run.
unsigned asm_step(const AsmPrinter *printer);
/// `loc(…)` of a block argument where debug locations are printed.
void asm_argument_location(AsmPrinter *printer, const BlockArgument *argument);
/// ` loc(…)` of a location attribute where debug locations are printed.
void asm_optional_location(AsmPrinter *printer, const Attribute *attr);
/// `%arg: T {attrs} loc(…)`. `attrs` may be NULL.
void asm_region_argument(AsmPrinter *printer, const BlockArgument *argument,
                         const Attribute *attrs);

/// All of an operation in generic form but its results' names and location.
void asm_generic_operation(AsmPrinter *printer, const Operation *op);
/// As asm_generic_operation, but in custom form where there is one. Fails if
/// the operation has regions.
void asm_inner_operation(AsmPrinter *printer, const Operation *op);
/// Is `value` written as `%name`?
bool asm_value_is_called(AsmPrinter *printer, const Value *value,
                         StringRef name);

/// Property `index`, or NULL; out of range: fails, NULL.
const Attribute *asm_prop(AsmPrinter *printer, const Operation *op,
                          unsigned index);
/// The bit of property `index`, < OP_MAX_PROPS, in a mask.
#define PROP_BIT(index) (UINT64_C(1) << (index))
/// Is any property set?
bool asm_has_props(const Operation *op);
/// Slot of property `name`, a literal, or -1. The printer remembers it.
int asm_prop_index(AsmPrinter *printer, const Operation *op, const char *name);
/// As asm_prop_index, but also -1 for a property without a value.
int asm_set_prop_index(AsmPrinter *printer, const Operation *op,
                       const char *name);
/// Number of an enumeration property, an integer or a dialect attribute; false
/// if it is neither.
bool asm_prop_number(const Attribute *attr, uint64_t *number);
/// Keyword for the value of property `index`, from its PropDef or from the
/// attribute's definition. Empty if there is none.
StringRef asm_prop_keyword(const Operation *op, unsigned index);
/// The keyword; fails if there is none.
void asm_keyword(AsmPrinter *printer, const Operation *op, unsigned index);
/// The flags among `cases` that `number` has, with `separator` between them.
/// Cases of several bits come first.
void asm_flags(AsmPrinter *printer, const EnumCase *cases, size_t num_cases,
               uint64_t number, const char *separator);
/// Types of the operation's wrapped LLVM spelling (`!llvm<"float*">`)?
bool asm_type_is_wrapped(const Type *type);
/// Has an operand or a result a type of the wrapped LLVM spelling? Linear in
/// both.
bool asm_op_is_wrapped(const Operation *op);
/// ` overflow<nsw>`, ` exact`, ` to_nearest_even`, ` fastmath<fast>`: those
/// properties that arith writes after the operands. Gives their mask.
uint64_t asm_operand_flags(AsmPrinter *printer, const Operation *op);
/// Signed elements of a dense i64 or i32 array, or an array of integers; `at`
/// is below asm_integers_size.
size_t asm_integers_size(const Attribute *attr);
/// Signed element `at` (below asm_integers_size) of a dense i64 or i32 array,
/// or of an array of integers. 0 for other elements.
int64_t asm_integer_at(const Attribute *attr, size_t at);
/// `[%i, 0]`: static entries of property `prop`, dynamic ones from operand
/// group `group`.
void asm_mixed_list(AsmPrinter *printer, const Operation *op, unsigned prop,
                    unsigned group);
/// `(%a: T, …) -> (R {…})` of a function with body `body` (empty: types only).
/// `results` has `num_results` types. Attribute arrays may be NULL.
void asm_function_signature(AsmPrinter *printer, const Region *body,
                            const Type *const *arguments, size_t num_arguments,
                            bool is_variadic, const Type *const *results,
                            size_t num_results, const Attribute *arg_attrs,
                            const Attribute *res_attrs);

#endif

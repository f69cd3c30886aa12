// SPDX-License-Identifier: Apache-2.0
// The embedding interface to IR: types, attributes, operations, blocks, regions
// and values, as mlir-c/IR.h has them. This header reads IR and creates types
// and attributes; patterns change IR, see mlopt_rewrite.h.
//
// Types and attributes are interned in their context: they are immutable, the
// context owns them, and two are equal exactly if their pointers are.
// Operations, blocks, regions and values belong to their module. An index must
// be in range. Functions report no errors unless their comment says so, and
// take constant time unless it gives a cost.
#ifndef MLOPT_IR_H
#define MLOPT_IR_H

#include "mlopt.h"
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct MloptType MloptType;
typedef struct MloptAttribute MloptAttribute;
typedef struct MloptOperation MloptOperation;
typedef struct MloptBlock MloptBlock;
typedef struct MloptRegion MloptRegion;
typedef struct MloptValue MloptValue;

/// The source location of an operation. A small value, to be copied.
typedef struct MloptLocation {
  uint64_t bits;
} MloptLocation;

//===- Types and attributes -----------------------------------------------===//

/// Parses a type (`memref<?xf32>`). NULL after an error, which
/// mlopt_context_diagnostics shows. Linear in the text.
MLOPT_EXPORT const MloptType *mlopt_type_parse(MloptContext *context,
                                               const char *text);
/// Parses an attribute (`42 : i8`). NULL after an error, which
/// mlopt_context_diagnostics shows. Linear in the text.
MLOPT_EXPORT const MloptAttribute *mlopt_attribute_parse(MloptContext *context,
                                                         const char *text);

/// The type as the tool prints it, NUL-terminated. Free it with mlopt_free.
MLOPT_EXPORT char *mlopt_type_print(const MloptType *type);
/// The attribute as the tool prints it, NUL-terminated. Free it with
/// mlopt_free.
MLOPT_EXPORT char *mlopt_attribute_print(const MloptAttribute *attribute);

/// The signless integer type of `width` bits, 1 to 16,777,215.
MLOPT_EXPORT const MloptType *mlopt_integer_type(MloptContext *context,
                                                 unsigned width);
/// The width of a signless integer type in bits; 0 for any other type.
MLOPT_EXPORT unsigned mlopt_type_integer_width(const MloptType *type);
/// The `index` type.
MLOPT_EXPORT const MloptType *mlopt_index_type(MloptContext *context);

/// The element type of a complex, vector, tensor or memref type; NULL for any
/// other type.
MLOPT_EXPORT const MloptType *mlopt_type_element(const MloptType *type);
/// Is `type` a complex type?
MLOPT_EXPORT bool mlopt_type_is_complex(const MloptType *type);
/// The number of dimensions of a vector, or of a ranked tensor or memref; -1
/// for any other type.
MLOPT_EXPORT int mlopt_type_rank(const MloptType *type);
/// The size of dimension `index` of a type with a rank; -1 if it is not known
/// (`?`).
MLOPT_EXPORT int64_t mlopt_type_dimension(const MloptType *type,
                                          unsigned index);

/// The function type `(inputs) -> (results)`. Linear in the types.
MLOPT_EXPORT const MloptType *
mlopt_function_type(MloptContext *context, const MloptType *const *inputs,
                    size_t num_inputs, const MloptType *const *results,
                    size_t num_results);
/// Is `type` a function type?
MLOPT_EXPORT bool mlopt_type_is_function(const MloptType *type);
/// The number of inputs of a function type.
MLOPT_EXPORT unsigned mlopt_function_type_num_inputs(const MloptType *type);
/// The number of results of a function type.
MLOPT_EXPORT unsigned mlopt_function_type_num_results(const MloptType *type);
/// Input `index` of a function type.
MLOPT_EXPORT const MloptType *mlopt_function_type_input(const MloptType *type,
                                                        unsigned index);
/// Result `index` of a function type.
MLOPT_EXPORT const MloptType *mlopt_function_type_result(const MloptType *type,
                                                         unsigned index);

/// The attribute `value : type` for an integer or index type. `value` is
/// truncated to the width of the type.
MLOPT_EXPORT const MloptAttribute *
mlopt_integer_attribute(MloptContext *context, const MloptType *type,
                        int64_t value);
/// Is `attribute` an integer or boolean that fits in 64 bits? If so, stores it
/// in `*value`, sign-extended.
MLOPT_EXPORT bool mlopt_attribute_integer(const MloptAttribute *attribute,
                                          int64_t *value);
/// The string attribute of `size` bytes at `text`, which are copied.
MLOPT_EXPORT const MloptAttribute *
mlopt_string_attribute(MloptContext *context, const char *text, size_t size);
/// Is `attribute` a string? If so, stores its bytes in `*text` and `*size`.
/// They are not NUL-terminated and live as long as the context.
MLOPT_EXPORT bool mlopt_attribute_string(const MloptAttribute *attribute,
                                         const char **text, size_t *size);
/// The attribute that holds `type`.
MLOPT_EXPORT const MloptAttribute *mlopt_type_attribute(MloptContext *context,
                                                        const MloptType *type);
/// The type that `attribute` holds; NULL if it holds none.
MLOPT_EXPORT const MloptType *
mlopt_attribute_type(const MloptAttribute *attribute);

//===- Operations ---------------------------------------------------------===//

/// The module's operation, a `builtin.module`. NULL after a pass or conversion
/// failed on it.
MLOPT_EXPORT MloptOperation *mlopt_module_operation(MloptModule *module);

/// The name with its dialect, for example `std.addi`. Lives as long as the
/// context.
MLOPT_EXPORT const char *mlopt_operation_name(const MloptOperation *op);
/// Is the operation's name `name`? Linear in the name.
MLOPT_EXPORT bool mlopt_operation_is(const MloptOperation *op,
                                     const char *name);
/// The operation's location.
MLOPT_EXPORT MloptLocation mlopt_operation_location(const MloptOperation *op);
/// The number of operands.
MLOPT_EXPORT unsigned mlopt_operation_num_operands(const MloptOperation *op);
/// Operand `index`.
MLOPT_EXPORT MloptValue *mlopt_operation_operand(const MloptOperation *op,
                                                 unsigned index);
/// The number of results.
MLOPT_EXPORT unsigned mlopt_operation_num_results(const MloptOperation *op);
/// Result `index`.
MLOPT_EXPORT MloptValue *mlopt_operation_result(const MloptOperation *op,
                                                unsigned index);
/// The number of regions.
MLOPT_EXPORT unsigned mlopt_operation_num_regions(const MloptOperation *op);
/// Region `index`.
MLOPT_EXPORT MloptRegion *mlopt_operation_region(const MloptOperation *op,
                                                 unsigned index);
/// The number of successors.
MLOPT_EXPORT unsigned mlopt_operation_num_successors(const MloptOperation *op);
/// Successor `index`.
MLOPT_EXPORT MloptBlock *mlopt_operation_successor(const MloptOperation *op,
                                                   unsigned index);
/// Attribute `name`, inherent or discardable; NULL if there is none.
/// Logarithmic in the number of attributes.
MLOPT_EXPORT const MloptAttribute *
mlopt_operation_attribute(const MloptOperation *op, const char *name);
/// The operation that contains `op`; NULL for the module's operation.
MLOPT_EXPORT MloptOperation *mlopt_operation_parent(const MloptOperation *op);
/// The block that contains `op`; NULL for the module's operation.
MLOPT_EXPORT MloptBlock *mlopt_operation_block(const MloptOperation *op);
/// The next operation in the block, or NULL.
MLOPT_EXPORT MloptOperation *mlopt_operation_next(const MloptOperation *op);

/// The operation after `op` in a walk over `root` and everything in it, where
/// each operation comes before its contents; NULL at the end. `root` comes
/// first:
///
///   for (op = root; op; op = mlopt_operation_walk_next(root, op))
///
/// Constant time, amortized over a walk.
MLOPT_EXPORT MloptOperation *
mlopt_operation_walk_next(const MloptOperation *root, MloptOperation *op);

//===- Blocks, regions, values --------------------------------------------===//

/// The first block of the region, or NULL.
MLOPT_EXPORT MloptBlock *mlopt_region_first_block(const MloptRegion *region);
/// The next block in the region, or NULL.
MLOPT_EXPORT MloptBlock *mlopt_block_next(const MloptBlock *block);
/// The first operation in the block, or NULL.
MLOPT_EXPORT MloptOperation *
mlopt_block_first_operation(const MloptBlock *block);
/// The last operation in the block, or NULL.
MLOPT_EXPORT MloptOperation *
mlopt_block_last_operation(const MloptBlock *block);
/// The number of arguments.
MLOPT_EXPORT unsigned mlopt_block_num_arguments(const MloptBlock *block);
/// Argument `index`.
MLOPT_EXPORT MloptValue *mlopt_block_argument(const MloptBlock *block,
                                              unsigned index);
/// The type of the value.
MLOPT_EXPORT const MloptType *mlopt_value_type(const MloptValue *value);
/// The operation that `value` is a result of; NULL for a block argument.
MLOPT_EXPORT MloptOperation *
mlopt_value_defining_operation(const MloptValue *value);
/// The number of `value` among its operation's results or its block's
/// arguments.
MLOPT_EXPORT unsigned mlopt_value_index(const MloptValue *value);
/// Does `value` have no uses?
MLOPT_EXPORT bool mlopt_value_is_unused(const MloptValue *value);

#ifdef __cplusplus
}
#endif
#endif

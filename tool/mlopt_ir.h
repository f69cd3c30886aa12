// SPDX-License-Identifier: Apache-2.0
// The embedding interface to IR: types, attributes, operations, blocks, regions
// and values, as mlir-c/IR.h has them. This header looks at IR and creates
// operations; changing what is there is a pattern's work, see mlopt_rewrite.h.
//
// Types and attributes are interned in their context: immutable, owned by it,
// and equal exactly if their pointers are. Operations, blocks, regions and
// values belong to their module. Functions that take an index want one that
// exists. Nothing here reports errors unless it says so. Constant time unless
// a cost is given.
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

/// Where an operation comes from. A small value, to be copied.
typedef struct MloptLocation {
  uint64_t bits;
} MloptLocation;

//===- Types and attributes -----------------------------------------------===//

/// The type or attribute that `text` is (`memref<?xf32>`, `42 : i8`). NULL
/// after an error, which mlopt_context_diagnostics shows. Linear in the text.
MLOPT_EXPORT const MloptType *mlopt_type_parse(MloptContext *context,
                                               const char *text);
MLOPT_EXPORT const MloptAttribute *mlopt_attribute_parse(MloptContext *context,
                                                         const char *text);

/// As the tool prints it, NUL-terminated. To be freed by mlopt_free.
MLOPT_EXPORT char *mlopt_type_print(const MloptType *type);
MLOPT_EXPORT char *mlopt_attribute_print(const MloptAttribute *attribute);

/// The signless integer type of `width` bits, 1 to 16,777,215.
MLOPT_EXPORT const MloptType *mlopt_integer_type(MloptContext *context,
                                                 unsigned width);
/// Width of a signless integer type; 0 of any other type.
MLOPT_EXPORT unsigned mlopt_type_integer_width(const MloptType *type);
MLOPT_EXPORT const MloptType *mlopt_index_type(MloptContext *context);

/// The element of a complex, vector, tensor or memref type; NULL of any other.
MLOPT_EXPORT const MloptType *mlopt_type_element(const MloptType *type);
MLOPT_EXPORT bool mlopt_type_is_complex(const MloptType *type);
/// Number of dimensions of a vector, or of a ranked tensor or memref; -1 of any
/// other type.
MLOPT_EXPORT int mlopt_type_rank(const MloptType *type);
/// Size of dimension `index` of a type with a rank; -1: not known (`?`).
MLOPT_EXPORT int64_t mlopt_type_dimension(const MloptType *type,
                                          unsigned index);

/// `(inputs) -> (results)`. Linear in the types.
MLOPT_EXPORT const MloptType *
mlopt_function_type(MloptContext *context, const MloptType *const *inputs,
                    size_t num_inputs, const MloptType *const *results,
                    size_t num_results);
MLOPT_EXPORT bool mlopt_type_is_function(const MloptType *type);
/// Of a function type.
MLOPT_EXPORT unsigned mlopt_function_type_num_inputs(const MloptType *type);
MLOPT_EXPORT unsigned mlopt_function_type_num_results(const MloptType *type);
MLOPT_EXPORT const MloptType *mlopt_function_type_input(const MloptType *type,
                                                        unsigned index);
MLOPT_EXPORT const MloptType *mlopt_function_type_result(const MloptType *type,
                                                         unsigned index);

/// `value : type` for an integer or index type; `value` is cut to its width.
MLOPT_EXPORT const MloptAttribute *
mlopt_integer_attribute(MloptContext *context, const MloptType *type,
                        int64_t value);
/// Whether `attribute` is an integer (or boolean) that fits in 64 bits; if so
/// `*value` is it, sign-extended.
MLOPT_EXPORT bool mlopt_attribute_integer(const MloptAttribute *attribute,
                                          int64_t *value);
/// The string attribute of `size` bytes at `text`, which are copied.
MLOPT_EXPORT const MloptAttribute *
mlopt_string_attribute(MloptContext *context, const char *text, size_t size);
/// Whether `attribute` is a string; if so, its bytes, which are not
/// NUL-terminated and live as long as the context.
MLOPT_EXPORT bool mlopt_attribute_string(const MloptAttribute *attribute,
                                         const char **text, size_t *size);
/// The attribute that holds `type`, and back; NULL if it is of another kind.
MLOPT_EXPORT const MloptAttribute *mlopt_type_attribute(MloptContext *context,
                                                        const MloptType *type);
MLOPT_EXPORT const MloptType *
mlopt_attribute_type(const MloptAttribute *attribute);

//===- Operations ---------------------------------------------------------===//

/// The module's operation, a `builtin.module`. NULL after a pass or conversion
/// failed on it.
MLOPT_EXPORT MloptOperation *mlopt_module_operation(MloptModule *module);

/// The name with its dialect: `std.addi`. Lives as long as the context.
MLOPT_EXPORT const char *mlopt_operation_name(const MloptOperation *op);
/// Whether the name is `name`. Linear in it.
MLOPT_EXPORT bool mlopt_operation_is(const MloptOperation *op,
                                     const char *name);
MLOPT_EXPORT MloptLocation mlopt_operation_location(const MloptOperation *op);
MLOPT_EXPORT unsigned mlopt_operation_num_operands(const MloptOperation *op);
MLOPT_EXPORT MloptValue *mlopt_operation_operand(const MloptOperation *op,
                                                 unsigned index);
MLOPT_EXPORT unsigned mlopt_operation_num_results(const MloptOperation *op);
MLOPT_EXPORT MloptValue *mlopt_operation_result(const MloptOperation *op,
                                                unsigned index);
MLOPT_EXPORT unsigned mlopt_operation_num_regions(const MloptOperation *op);
MLOPT_EXPORT MloptRegion *mlopt_operation_region(const MloptOperation *op,
                                                 unsigned index);
MLOPT_EXPORT unsigned mlopt_operation_num_successors(const MloptOperation *op);
MLOPT_EXPORT MloptBlock *mlopt_operation_successor(const MloptOperation *op,
                                                   unsigned index);
/// Attribute `name`, inherent or discardable; NULL if there is none.
/// Logarithmic in the number of attributes.
MLOPT_EXPORT const MloptAttribute *
mlopt_operation_attribute(const MloptOperation *op, const char *name);
/// The operation around this one; NULL for the module's.
MLOPT_EXPORT MloptOperation *mlopt_operation_parent(const MloptOperation *op);
/// The block that it stands in; NULL for the module's operation.
MLOPT_EXPORT MloptBlock *mlopt_operation_block(const MloptOperation *op);
/// The next one in its block, or NULL.
MLOPT_EXPORT MloptOperation *mlopt_operation_next(const MloptOperation *op);

/// The operation after `op` in a walk over `root` and all that is in it, each
/// operation before what it holds; NULL at the end. `root` itself comes first:
///
///   for (op = root; op; op = mlopt_operation_walk_next(root, op))
///
/// Constant time amortized over a walk.
MLOPT_EXPORT MloptOperation *
mlopt_operation_walk_next(const MloptOperation *root, MloptOperation *op);

//===- Blocks, regions, values --------------------------------------------===//

/// The first one, or NULL.
MLOPT_EXPORT MloptBlock *mlopt_region_first_block(const MloptRegion *region);
MLOPT_EXPORT MloptBlock *mlopt_block_next(const MloptBlock *block);
MLOPT_EXPORT MloptOperation *
mlopt_block_first_operation(const MloptBlock *block);
MLOPT_EXPORT MloptOperation *
mlopt_block_last_operation(const MloptBlock *block);
MLOPT_EXPORT unsigned mlopt_block_num_arguments(const MloptBlock *block);
MLOPT_EXPORT MloptValue *mlopt_block_argument(const MloptBlock *block,
                                              unsigned index);
MLOPT_EXPORT const MloptType *mlopt_value_type(const MloptValue *value);
/// The operation whose result it is; NULL for a block argument.
MLOPT_EXPORT MloptOperation *
mlopt_value_defining_operation(const MloptValue *value);
/// Its number among the results or arguments.
MLOPT_EXPORT unsigned mlopt_value_index(const MloptValue *value);
MLOPT_EXPORT bool mlopt_value_is_unused(const MloptValue *value);

#ifdef __cplusplus
}
#endif
#endif

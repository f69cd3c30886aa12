// SPDX-License-Identifier: Apache-2.0
// The data layout at an operation: the entries of the dl_specs of the enclosing
// modules. Inner entries override outer ones. Lookups take constant time. The
// caller knows what a type's entries mean. Follows mlir::DataLayout.
#ifndef MLOPT_DIALECTS_DLTI_DLTI_LAYOUT_H
#define MLOPT_DIALECTS_DLTI_DLTI_LAYOUT_H

#include "ir/operation.h"
#include "support/hash_table.h"
#include "support/vector.h"

/// The entry for integers of one width.
typedef struct LayoutWidth {
  uint32_t width;
  const Attribute *value;
} LayoutWidth;

typedef struct LayoutSpec {
  Context *ctx;                 ///< Borrowed, as are all attributes.
  PtrMap types;                 ///< Maps a type to its entry's value.
  VECTOR(LayoutWidth) integers; ///< By ascending width.
  const Attribute *endianness;  ///< NULL if there is no entry.
  const Attribute *stack_alignment;
} LayoutSpec;

/// Collects the layout at `op`, which may be a module with a spec itself.
/// Linear in the depth and the entries.
void layout_spec_init(LayoutSpec *layout, Context *ctx, const Operation *op);
/// Frees the tables.
void layout_spec_free(LayoutSpec *layout);

/// The value of the entry for `type`. NULL if there is none, or `layout` is
/// NULL.
const Attribute *layout_spec_entry(const LayoutSpec *layout, const Type *type);
/// Gets number `at` of the entry for `type`, a dense list of i64. False if
/// there is none.
bool layout_spec_number(const LayoutSpec *layout, const Type *type, size_t at,
                        uint64_t *number);
/// Gets the first number of the entry for integers of `width` bits. If there is
/// none for that width, the next larger width counts, or else the largest.
/// False if there is no entry at all. Logarithmic.
bool layout_spec_integer(const LayoutSpec *layout, uint32_t width,
                         uint64_t *number);
/// Is the layout big-endian? `layout` may be NULL.
bool layout_spec_is_big_endian(const LayoutSpec *layout);
/// The stack alignment in bits. 0 if none is given.
uint64_t layout_spec_stack_alignment(const LayoutSpec *layout);

/// Gets number `at` of a dense list of i64. False if `value` is not that, or is
/// too short.
bool layout_number(const Attribute *value, size_t at, uint64_t *number);

#endif

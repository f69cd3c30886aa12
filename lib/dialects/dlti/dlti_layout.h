// SPDX-License-Identifier: Apache-2.0
// The data layout that holds at an operation: the entries of the dl_specs of
// the modules around it, an inner one's in the place of an outer one's, made
// for lookups in constant time. What the entries of a type mean is the business
// of who asks. Follows mlir::DataLayout.
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
  PtrMap types;                 ///< From a type to its entry's value.
  VECTOR(LayoutWidth) integers; ///< By ascending width.
  const Attribute *endianness;  ///< NULL where there is no entry.
  const Attribute *stack_alignment;
} LayoutSpec;

/// The layout that holds at `op`, which may be a module with one. Linear in the
/// depth and the entries.
void layout_spec_init(LayoutSpec *layout, Context *ctx, const Operation *op);
void layout_spec_free(LayoutSpec *layout);

/// Value of the entry for `type`; NULL: none, and so where `layout` is NULL.
const Attribute *layout_spec_entry(const LayoutSpec *layout, const Type *type);
/// Number `at` of that entry, a dense list of i64. False: there is none.
bool layout_spec_number(const LayoutSpec *layout, const Type *type, size_t at,
                        uint64_t *number);
/// The first number of the entry that holds for integers of `width` bits: that
/// of the next width that has one, or of the widest. False: none has.
/// Logarithmic.
bool layout_spec_integer(const LayoutSpec *layout, uint32_t width,
                         uint64_t *number);
/// `layout` may be NULL.
bool layout_spec_is_big_endian(const LayoutSpec *layout);
/// In bits; 0: none is given.
uint64_t layout_spec_stack_alignment(const LayoutSpec *layout);

/// Number `at` of a dense list of i64. False: `value` is none, or is shorter.
bool layout_number(const Attribute *value, size_t at, uint64_t *number);

#endif

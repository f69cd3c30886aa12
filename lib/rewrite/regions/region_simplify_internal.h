// SPDX-License-Identifier: Apache-2.0
// Shared by the files of region simplification.
#ifndef MLOPT_REWRITE_REGIONS_REGION_SIMPLIFY_INTERNAL_H
#define MLOPT_REWRITE_REGIONS_REGION_SIMPLIFY_INTERNAL_H

#include "ir/operation.h"
#include "support/vector.h"

typedef VECTOR(Region *) RegionList;

/// Appends the regions that have blocks, of the operations in `block`.
void region_list_push_nested(RegionList *list, const Block *block);
/// The first operation in the blocks of `region`, or NULL.
Operation *region_first_op(const Region *region);
/// Sets all operands to NULL that are results of `op`.
void op_drop_all_uses(Operation *op);

#endif

// SPDX-License-Identifier: Apache-2.0
// What the files of region simplification share.
#ifndef MLOPT_REWRITE_REGIONS_REGION_SIMPLIFY_INTERNAL_H
#define MLOPT_REWRITE_REGIONS_REGION_SIMPLIFY_INTERNAL_H

#include "ir/operation.h"
#include "support/vector.h"

typedef VECTOR(Region *) RegionList;

/// Adds the regions with blocks of the operations in `block`.
void region_list_push_nested(RegionList *list, const Block *block);
/// First operation in the blocks of `region`, or NULL.
Operation *region_first_op(const Region *region);
/// Makes all operands NULL that are results of `op`.
void op_drop_all_uses(Operation *op);

#endif

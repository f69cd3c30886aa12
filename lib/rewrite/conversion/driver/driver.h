// SPDX-License-Identifier: Apache-2.0
// What the driver knows of operations by their definition, and the operations
// that it ignores.
#ifndef MLOPT_REWRITE_CONVERSION_DRIVER_DRIVER_H
#define MLOPT_REWRITE_CONVERSION_DRIVER_DRIVER_H

#include "rewrite/conversion/driver/driver_state.h"

/// The facts about `def`; computed when first asked for.
const OpInfo *driver_find_op_info(ConversionDriver *driver, const OpDef *def);
static inline const OpInfo **driver_recent_info(ConversionDriver *driver,
                                                const OpDef *def) {
  uint64_t hash = hash_pointer(0, def);
  return &driver->recent_infos[(hash >> 32) % NUM_RECENT_INFOS];
}
static inline const OpInfo *driver_op_info(ConversionDriver *driver,
                                           const OpDef *def) {
  const OpInfo *recent = *driver_recent_info(driver, def);
  if (recent && recent->def == def)
    return recent;
  return driver_find_op_info(driver, def);
}
/// Marks everything in `op`, but not `op` itself, as ignored.
void driver_ignore_regions(ConversionDriver *driver, Operation *op);

#endif

// SPDX-License-Identifier: Apache-2.0
// Facts about the definition of an operation, found out once.
#include "ir/op_attrs.h"
#include "target/llvm_ir/llvm_ir_internal.h"

void op_info_init(OpInfo *info, const OpDef *def) {
  static const StringRef names[NUM_EXPORT_SLOTS] = {
#define SLOT(ID, NAME) [SLOT_##ID] = STR_INIT(NAME),
      EXPORT_SLOTS(SLOT)
#undef SLOT
  };
  info->intrinsic = find_intrinsic(def);
  info->is_intrinsic = info->intrinsic || def == &llvm_ops[LLVM_CALL_INTRINSIC];
  info->has_no_value = is_void_intrinsic(info->intrinsic);
  for (int i = 0; i < NUM_EXPORT_SLOTS; i++) {
    info->slots[i] = (int8_t)op_def_prop_index(def, names[i]);
    info->has_attachments |= i < NUM_ATTACHMENT_SLOTS && info->slots[i] >= 0;
  }
  info->is_ready = true;
}

// SPDX-License-Identifier: Apache-2.0
// Texts that are printed before they are known: the attribute groups of calls,
// which are numbered after those of functions and intrinsics, and the addresses
// of blocks, whose functions may come later.
#include "ir/diagnostics/op_diag.h"
#include "target/llvm_ir/llvm_ir_internal.h"

void export_gap(Exporter *exporter, Gap gap) {
  gap.piece = text_pieces_leave_gap(exporter->text);
  VECTOR_PUSH(&exporter->gaps, gap);
}

static void print_group(Exporter *exporter, const Gap *gap) {
  stream_cstr(exporter->out, " #");
  stream_int(exporter->out, export_group_number(exporter, gap->text));
}

/// The operation that names the tag may be gone by now.
static void print_block(Exporter *exporter, const Gap *gap) {
  uintptr_t number =
      (uintptr_t)string_map_get(&exporter->block_tags, gap->text);
  bool is_entry = number == EXPORT_ENTRY_TAG;
  if (number && !is_entry) {
    export_number(exporter, number - 1);
    return;
  }
  location_emit(exporter->ctx, gap->loc, DIAG_ERROR, "%s",
                is_entry
                    ? "'llvm.blockaddress' op cannot be converted to LLVM IR: "
                      "it may not be used with the entry block"
                    : "'llvm.blockaddress' op expects an existing block label "
                      "target in the referenced function");
  exporter->has_failed = true;
}

void export_fill_gaps(Exporter *exporter) {
  for (size_t i = 0; i < exporter->gaps.size; i++) {
    const Gap *gap = &exporter->gaps.data[i];
    exporter->out = text_pieces_open(exporter->text);
    switch (gap->kind) {
    case GAP_GROUP:
      print_group(exporter, gap);
      break;
    case GAP_BLOCK:
      print_block(exporter, gap);
      break;
    }
    text_pieces_fill_gap(exporter->text, gap->piece);
  }
}

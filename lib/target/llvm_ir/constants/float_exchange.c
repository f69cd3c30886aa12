// SPDX-License-Identifier: Apache-2.0
// llvm.cmpxchg of floats, which the dialect of 2020 has, but LLVM IR does not.
// The bits are exchanged as an integer.
//
//   %bits = bitcast T %old to iN; … ; %pair = cmpxchg ptr %p, iN %bits, iN …
//   %r = { T, i1 } of %pair, T a bitcast of its iN
#include "dialects/llvm/llvm.h"
#include "dialects/llvm/llvm_types.h"
#include "target/llvm_ir/llvm_ir_internal.h"

bool is_float_exchange(const Operation *op) {
  if (!op_is(op, &llvm_ops[LLVM_CMPXCHG]))
    return false;
  const Type *type = op_operand_type(op, 1);
  return !llvm_type_is_pointer(type) && !llvm_integer_width(type);
}

static void print_bits_type(Exporter *exporter, const Operation *op) {
  uint64_t bytes =
      data_layout_alloc_size(&exporter->layout, op_operand_type(op, 1));
  stream_format(exporter->out, "i%llu", (unsigned long long)(8 * bytes));
}

/// `%what.N = `, where N is the result's number.
static void begin_line(Exporter *exporter, const Operation *op,
                       const char *what) {
  stream_cstr(exporter->out, "  ");
  export_derived_name(exporter, op_result(op, 0), what);
  stream_cstr(exporter->out, " = ");
}

/// `iN %what.N`.
static void print_bits(Exporter *exporter, const Operation *op,
                       const char *what) {
  print_bits_type(exporter, op);
  stream_char(exporter->out, ' ');
  export_derived_name(exporter, op_result(op, 0), what);
}

static void print_operand_bits(Exporter *exporter, const Operation *op,
                               unsigned operand, const char *what) {
  begin_line(exporter, op, what);
  stream_cstr(exporter->out, "bitcast ");
  export_typed_value(exporter, op_operand(op, operand));
  stream_cstr(exporter->out, " to ");
  print_bits_type(exporter, op);
  stream_char(exporter->out, '\n');
}

/// `{ iN, i1 } %pair.N, index`.
static void print_extraction(Exporter *exporter, const Operation *op,
                             const char *what, unsigned index) {
  begin_line(exporter, op, what);
  stream_cstr(exporter->out, "extractvalue { ");
  print_bits_type(exporter, op);
  stream_cstr(exporter->out, ", i1 } ");
  export_derived_name(exporter, op_result(op, 0), "pair");
  stream_format(exporter->out, ", %u\n", index);
}

void export_float_exchange_start(Exporter *exporter, const Operation *op,
                                 ExportInstruction *print_exchange) {
  print_operand_bits(exporter, op, 1, "expected");
  print_operand_bits(exporter, op, 2, "new");
  begin_line(exporter, op, "pair");
  print_exchange(exporter, op);
  stream_char(exporter->out, '\n');
  print_extraction(exporter, op, "bits", 0);
  print_extraction(exporter, op, "ok", 1);
  begin_line(exporter, op, "found");
  stream_cstr(exporter->out, "bitcast ");
  print_bits(exporter, op, "bits");
  stream_cstr(exporter->out, " to ");
  export_type(exporter, op_operand_type(op, 1));
  stream_char(exporter->out, '\n');
  begin_line(exporter, op, "half");
  stream_cstr(exporter->out, "insertvalue { ");
  export_type(exporter, op_operand_type(op, 1));
  stream_cstr(exporter->out, ", i1 } poison, ");
  export_type(exporter, op_operand_type(op, 1));
  stream_char(exporter->out, ' ');
  export_derived_name(exporter, op_result(op, 0), "found");
  stream_cstr(exporter->out, ", 0\n");
}

void export_float_exchange_operands(Exporter *exporter, const Operation *op) {
  export_typed_value(exporter, op_operand(op, 0));
  stream_cstr(exporter->out, ", ");
  print_bits(exporter, op, "expected");
  stream_cstr(exporter->out, ", ");
  print_bits(exporter, op, "new");
}

void export_float_exchange_end(Exporter *exporter, const Operation *op) {
  stream_cstr(exporter->out, "insertvalue { ");
  export_type(exporter, op_operand_type(op, 1));
  stream_cstr(exporter->out, ", i1 } ");
  export_derived_name(exporter, op_result(op, 0), "half");
  stream_cstr(exporter->out, ", i1 ");
  export_derived_name(exporter, op_result(op, 0), "ok");
  stream_cstr(exporter->out, ", 1");
}

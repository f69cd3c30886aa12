// SPDX-License-Identifier: Apache-2.0
#include "pass/old_passes.h"

#include "support/memory.h"

/// Sorted by the old name. A unit test checks that mlopt or mlir-opt 22 has
/// each pass of today.
static const OldPass old_passes[] = {
    {STR_INIT("affine-vectorize"), STR_INIT("affine-super-vectorize")},
    {STR_INIT("arith-bufferize"), STR_INIT("one-shot-bufferize")},
    {STR_INIT("arithmetic-expand"), STR_INIT("arith-expand")},
    {STR_INIT("arithmetic-unsigned-when-equivalent"),
     STR_INIT("arith-unsigned-when-equivalent")},
    {STR_INIT("async-ref-counting"), STR_INIT("async-runtime-ref-counting")},
    {STR_INIT("buffer-deallocation"), STR_INIT("buffer-deallocation-pipeline")},
    {STR_INIT("buffer-placement"), STR_INIT("buffer-deallocation-pipeline")},
    {STR_INIT("bufferization-bufferize"), STR_INIT("one-shot-bufferize")},
    {STR_INIT("convert-affine-to-standard"), STR_INIT("lower-affine")},
    {STR_INIT("convert-affine-to-std"), STR_INIT("lower-affine")},
    {STR_INIT("convert-arithmetic-to-llvm"), STR_INIT("convert-arith-to-llvm")},
    {STR_INIT("convert-arithmetic-to-spirv"),
     STR_INIT("convert-arith-to-spirv")},
    {STR_INIT("convert-linalg-to-affine"),
     STR_INIT("convert-linalg-to-affine-loops")},
    {STR_INIT("convert-loop-to-std"), STR_INIT("convert-scf-to-cf")},
    {STR_INIT("convert-loops-to-gpu"), STR_INIT("convert-affine-for-to-gpu")},
    {STR_INIT("convert-memref-to-llvm"), STR_INIT("finalize-memref-to-llvm")},
    {STR_INIT("convert-scf-to-std"), STR_INIT("convert-scf-to-cf")},
    {STR_INIT("convert-standard-to-llvm"), STR_INIT("convert-std-to-llvm")},
    {STR_INIT("convert-standard-to-spirv"), STR_INIT("convert-func-to-spirv")},
    {STR_INIT("convert-std-to-spirv"), STR_INIT("convert-func-to-spirv")},
    {STR_INIT("finalizing-bufferize"), STR_INIT("one-shot-bufferize")},
    {STR_INIT("fold-memref-subview-ops"), STR_INIT("fold-memref-alias-ops")},
    {STR_INIT("for-loop-specialization"),
     STR_INIT("scf-for-loop-specialization")},
    {STR_INIT("func-bufferize"), STR_INIT("one-shot-bufferize")},
    {STR_INIT("linalg-bufferize"), STR_INIT("one-shot-bufferize")},
    {STR_INIT("linalg-fusion-for-tensor-ops"),
     STR_INIT("linalg-fuse-elementwise-ops")},
    {STR_INIT("loop-coalescing"), STR_INIT("affine-loop-coalescing")},
    {STR_INIT("loop-fusion"), STR_INIT("affine-loop-fusion")},
    {STR_INIT("loop-tile"), STR_INIT("affine-loop-tile")},
    {STR_INIT("loop-unroll"), STR_INIT("affine-loop-unroll")},
    {STR_INIT("loop-unroll-jam"), STR_INIT("affine-loop-unroll-jam")},
    {STR_INIT("lower-to-llvm"), STR_INIT("convert-to-llvm")},
    {STR_INIT("memref-dataflow-opt"), STR_INIT("affine-scalrep")},
    {STR_INIT("parallel-loop-fusion"), STR_INIT("scf-parallel-loop-fusion")},
    {STR_INIT("parallel-loop-specialization"),
     STR_INIT("scf-parallel-loop-specialization")},
    {STR_INIT("parallel-loop-tiling"), STR_INIT("scf-parallel-loop-tiling")},
    {STR_INIT("print-cfg-graph"), STR_INIT("view-op-graph")},
    {STR_INIT("print-op-graph"), STR_INIT("view-op-graph")},
    {STR_INIT("scf-bufferize"), STR_INIT("one-shot-bufferize")},
    {STR_INIT("simplify-affine-structures"),
     STR_INIT("affine-simplify-structures")},
    {STR_INIT("sparse-compiler"), STR_INIT("sparsifier")},
    {STR_INIT("std-bufferize"), STR_INIT("one-shot-bufferize")},
    {STR_INIT("std-expand"), STR_INIT("memref-expand")},
    {STR_INIT("std-expand-divs"), STR_INIT("arith-expand")},
    {STR_INIT("strip-debug-info"), STR_INIT("strip-debuginfo")},
    {STR_INIT("tensor-bufferize"), STR_INIT("one-shot-bufferize")},
    {STR_INIT("tensor-constant-bufferize"), STR_INIT("one-shot-bufferize")},
    {STR_INIT("tosa-to-standard"), STR_INIT("tosa-to-arith")},
    {STR_INIT("vector-bufferize"), STR_INIT("one-shot-bufferize")},
};

StringRef old_pass_today(StringRef flag) {
  for (size_t i = 0; i < ARRAY_LENGTH(old_passes); i++)
    if (string_ref_equals(old_passes[i].old, flag))
      return old_passes[i].today;
  return string_ref("", 0);
}

size_t old_passes_count(void) { return ARRAY_LENGTH(old_passes); }

const OldPass *old_passes_at(size_t index) { return &old_passes[index]; }
